"""Events: who sees what, and which of them close the way back."""

from __future__ import annotations

from arene.core.events import Event, Events, event_from_json


def test_public_events_are_seen_by_all() -> None:
    event = Event("passed", {"seat": 1})
    assert [event.seen_by(seat) for seat in (None, 0, 1)] == [{"kind": "passed", "seat": 1}] * 3


def test_told_events_are_seen_by_their_seats_only() -> None:
    event = Event("dealt", {"cards": ["G1"]}, (2,))
    assert event.seen_by(2) == {"kind": "dealt", "cards": ["G1"]}
    assert [event.seen_by(seat) for seat in (None, 0, 1, 3)] == [None] * 4


def test_the_others_may_see_less() -> None:
    event = Event("drawn", {"card": "G1"}, (0, 2), {"cards": 1})
    assert event.seen_by(0) == event.seen_by(2) == {"kind": "drawn", "card": "G1"}
    assert event.seen_by(1) == event.seen_by(None) == {"kind": "drawn", "cards": 1}


def test_events_survive_the_file() -> None:
    for event in (
        Event("passed", {"seat": 1}),
        Event("dealt", {"cards": ["G1"]}, (2,)),
        Event("drawn", {"card": "G1"}, (0, 2), {"cards": 1}),
    ):
        back = event_from_json(event.to_json())
        assert back.to_json() == event.to_json()
        assert [back.seen_by(seat) for seat in (None, 0, 1, 2)] == [event.seen_by(seat) for seat in (None, 0, 1, 2)]


def test_what_fences_and_what_surprises() -> None:
    def after(call: str) -> tuple[bool, bool]:
        out = Events()
        if call in ("tell", "keep_secret"):
            getattr(out, call)(0, "x", {}, None)
        else:
            getattr(out, call)("x", {})
        assert len(out.items) == 1
        return out.fenced, out.surprise

    assert after("add") == (False, False)
    assert after("show") == (True, False)
    assert after("disclose") == (True, True)
    assert after("tell") == (True, True)
    assert after("keep_secret") == (False, False)
