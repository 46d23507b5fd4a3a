"""Rulings and options with an effect that can be seen at the table."""

from __future__ import annotations

from typing import Any

import pytest

import arene
from arene import Script
from tests.games.sportmord.positions import E, P, R, U, dice, faces_at, football, laying, seat, told, wish


def start(seats: int, rolls: list[list[int]], *more: tuple[str, object], **options: Any) -> arene.Match:
    draws: list[tuple[str, object]] = [("pile", ["training"] * 9 + ["u2", "u4", "u6"])] * 8
    draws += [("training", roll) for roll in rolls] + list(more)
    return arene.new_match("sportmord", seats=seats, chance=Script(draws, seed=3), options=options)


HIGH, LOW = [6] * 10, [1] * 10


def test_a3_a4_round_one_rolls_first_and_stays_outside() -> None:
    match = start(3, [LOW, HIGH, LOW])
    assert [event["kind"] for event in match.events(None)] == [
        "match_started",
        "round_started",
        *["rolled"] * 3,
        "coach_1a",
    ]
    assert match.awaiting == [1]
    match.play(1, {"kind": "give_coach", "seat": 0})
    assert not told(match, "side_flipped")
    assert match.awaiting == [1]  # the 1A coach works at once


def test_a5_tied_totals_roll_one_more_die() -> None:
    match = start(3, [HIGH, LOW, HIGH], ("tie", [4, 4]), ("tie", [2, 5]))
    assert [event["rolls"] for event in told(match, "tie_rolled")] == [[[0, 4], [2, 4]], [[0, 2], [2, 5]]]
    assert match.view(None)["first"] == 2
    assert seat(match, 0)["roll"] == HIGH


def test_a5_twenty_ties_and_the_lowest_seat_goes_first() -> None:
    match = start(3, [LOW, HIGH, HIGH], *[("tie", [3, 3])] * 20)
    assert match.view(None)["first"] == 1


def coached(*more: tuple[str, object], roll: list[int] | None = None, **options: Any) -> arene.Match:
    """Seat 0 has the 1A coach, seat 1 the best coach; the question is the 1A reroll."""
    match = start(3, [roll or [6] * 9 + [5], LOW, LOW], *more, **options)
    match.play(0, {"kind": "give_coach", "seat": 1})
    return match


def test_a6_the_1a_coach_rerolls_chosen_dice_once_in_ascending_order() -> None:
    match = coached(("reroll", [1, 2, 3]))
    match.play(0, [{"kind": "pick", "face": 6, "count": 2}, {"kind": "pick", "face": 5, "count": 1}])
    assert match.view(0)["picked"] == [5, 6, 6]
    match.undo(0)
    match.play(0, [{"kind": "pick", "face": 5, "count": 1}, {"kind": "reroll"}])
    rerolled = told(match, "rerolled")[0]
    assert (rerolled["before"], rerolled["after"]) == ([5, 6, 6], [1, 2, 3])
    assert seat(match, 0)["roll"] == [1, 2, 3] + [6] * 7
    assert match.awaiting == [1]


def test_a7_a8_pills_come_before_the_best_coachs_die() -> None:
    match = coached(("meddle", 6))
    match.play(0, {"kind": "keep"})
    assert (match.view(None)["decision"], match.view(None)["reserve"]) == ("pill", 7)
    match.play(1, {"kind": "give_pill", "seat": 2})
    assert [player["pills"] for player in match.view(None)["players"]] == [1, 2, 2]
    match.play(1, {"kind": "meddle", "seat": 0, "face": 5})
    assert seat(match, 0)["roll"] == HIGH


@pytest.mark.parametrize(("reserve", "taken"), [(1, 1), (0, 0)])
def test_a8_a_last_pill_is_kept(reserve: int, taken: int) -> None:
    players: list[dict[str, Any]] = [{"roll": dice(10), "pills": 4} for _ in range(3)]
    players[2]["pills"] = 4 - reserve
    position = {"seats": players, "decision": "reroll", "phase": 3, "first": 0, "best": 1}
    match = arene.position("sportmord", position)
    match.play(0, {"kind": "keep"})
    assert match.view(None)["decision"] == "meddle"
    assert match.view(None)["players"][1]["pills"] == 4 + taken


def dope(match: arene.Match) -> None:
    match.play(0, {"kind": "keep"})
    match.play(1, {"kind": "give_pill", "seat": 0})
    match.play(1, {"kind": "pass"})
    assert match.awaiting == [0]


@pytest.mark.parametrize(("limit", "next_seat"), [("any", 0), ("one", 1)])
def test_a9_any_number_of_pills_or_one(limit: str, next_seat: int) -> None:
    match = coached(pills_per_round=limit)
    dope(match)
    match.play(0, {"kind": "dope_die", "from": 6, "to": 1})
    assert match.awaiting == [next_seat]


def test_a10_a_full_repeat_leaves_doped_dice() -> None:
    match = coached(("doping", [2] * 9))
    dope(match)
    match.play(0, {"kind": "dope_die", "from": 6, "to": 1})
    match.play(0, {"kind": "dope_reroll"})
    assert (seat(match, 0)["doped"], seat(match, 0)["roll"]) == ([1], [2] * 9)
    assert match.view(None)["reserve"] == 8  # the pill of the repeat is back, the other one lies under the die


@pytest.mark.parametrize(("leap", "allowed"), [(False, {3}), (True, {3, 4, 5, 6})])
def test_a11_a_doped_die_goes_up_one_step_or_leaps(leap: bool, allowed: set[int]) -> None:
    found = set()
    for face in range(1, 7):
        position = laying(U, old={"tennis": 2, "boxing": 6}, roll=dice(7), doped=[face])
        try:
            match = arene.position("sportmord", position, options={"doped_leap": leap})
        except arene.BadData:
            continue  # no place for such a die
        found |= faces_at(match, U, "tennis", doped=True)
        assert not faces_at(match, U, "boxing", doped=True)
    assert found == allowed


def test_a12_with_leaps_a_high_die_leaves_the_low_place_alone() -> None:
    position = laying(U, old={"tennis": 1, "boxing": 4}, roll=dice(6), doped=[2, 6])
    match = arene.position("sportmord", position, options={"doped_leap": True})
    assert faces_at(match, U, "tennis", doped=True) == {2}
    assert faces_at(match, U, "boxing", doped=True) == {6}


def test_a13_doping_to_the_face_shown() -> None:
    match = coached(roll=[1] + [6] * 9)
    dope(match)
    match.play(0, {"kind": "dope_die", "from": 1, "to": 1})
    assert seat(match, 0)["doped"] == [1]


def test_a15_nothing_need_be_laid_and_a_turn_without_choice_is_skipped() -> None:
    match = arene.position("sportmord", laying(U, roll=[1, *dice(9)]), seed=1)
    match.play(U, {"kind": "done"})
    assert [event["seat"] for event in told(match, "turn_done")] == [U, R, P, E]
    assert match.view(None)["decision"] == "coach"


def test_the_laying_turn_can_be_rearranged_until_done() -> None:
    """The last die that could be laid does not end the turn: it can be taken back."""
    match = arene.position("sportmord", laying(U, roll=[1, *dice(9)]), seed=1)
    match.play(U, {"kind": "place", "face": 1, "doped": False, "sport": "tennis"})
    assert [action.kind for action in match.actions(U)] == ["done"]
    match.undo(U)
    placed: list[dict[str, Any]] = [{"kind": "place", "face": 1, "doped": False, "sport": "boxing"}, {"kind": "done"}]
    match.play(U, placed)
    assert told(match, "placed")[0]["sport"] == "boxing"


def test_a_whole_laying_turn_is_all_or_nothing() -> None:
    match = arene.position("sportmord", laying(U, roll=[1, *dice(9)]), seed=1)
    before = match.position()
    good = {"kind": "place", "face": 1, "doped": False, "sport": "boxing"}
    with pytest.raises(arene.Refusal):
        match.play(U, [good, {**good, "sport": "tennis"}, {"kind": "done"}])
    assert match.position() == before


def test_a17_dice_come_home_from_closed_sports_too() -> None:
    position = laying(U, old={"riding": 3}, roll=[1, *dice(8)])
    position["seats"][R] = {"roll": dice(9), "fatal": ["riding"]}
    match = arene.position("sportmord", position, seed=1)
    match.play(U, {"kind": "done"})
    assert told(match, "dice_recovered") == [{"kind": "dice_recovered", "dice": [[U, 1]]}]
    assert match.view(None)["players"][R]["free"] == 9


def test_a18_units_without_a_die_melt_accidents_do_not() -> None:
    position = laying(U, old={"tennis": 1}, roll=[1, *dice(8)])
    position["seats"][U].update(units={"tennis": 2, "boxing": 1, "riding": 1})
    position["seats"][U]["injuries"] = [{"sport": "boxing", "card": "u2"}]
    position["seats"][R] = {"roll": dice(9), "fatal": ["riding"]}
    position["piles"] = {"tennis": ["u2", "training", "training", "training", "training"]}
    position["piles"]["tennis"] += ["training", "training", "training", "u4", "u6"]
    match = arene.position("sportmord", position, seed=1)
    match.play(U, [{"kind": "place", "face": 1, "doped": False, "sport": "tennis"}, {"kind": "done"}])
    assert [event["sport"] for event in told(match, "unit_lost")] == ["boxing"]
    assert seat(match, U)["units"] == {"tennis": 2, "riding": 1}
    assert seat(match, U)["injuries"] == [{"sport": "boxing", "card": "u2", "die": None}]


def test_a20_fitting_wishes_are_carried_out_in_turn_order() -> None:
    match = arene.position("sportmord", football(), chance=Script([], seed=1))
    assert match.awaiting == [R, P, E]
    wish(match, (E, "u4"), (R, "training"))
    assert match.awaiting == [P]
    assert [e for e in match.events(P) if e["kind"] == "wish_made"] == [
        {"kind": "wish_made", "seat": E},
        {"kind": "wish_made", "seat": R},
    ]
    wish(match, (P, "training"))
    assert told(match, "wishes_shown")[0]["wishes"] == [[R, "training"], [P, "training"], [E, "u4"]]
    assert [event["seat"] for event in told(match, "evaluated")[:3]] == [R, P, E]  # A21: from Ute, who is first
    assert not told(match, "tournament_rolled")


@pytest.mark.parametrize("wishes", [("training", "training", "training"), ("training", "training", "tournament")])
def test_a20_otherwise_there_is_a_tournament(wishes: tuple[str, str, str]) -> None:
    match = arene.position("sportmord", football(), seed=1)
    wish(match, *zip((R, P, E), wishes, strict=True))
    assert told(match, "tournament_rolled")


def test_a20_without_agreement_nobody_is_asked() -> None:
    with pytest.raises(arene.BadData, match="agreement = wishes"):
        arene.position("sportmord", football(), options={"agreement": "never"})
    position = laying(E, old={"tennis": 1}, roll=[1, *dice(8)])
    position["seats"][P]["roll"] = [1, *dice(9)]
    position["first"], position["best"], position["seat"] = P, R, P
    position["piles"] = {"tennis": ["u4", "training", "u2", *["training"] * 8, "u6"]}
    match = arene.position("sportmord", position, options={"agreement": "never"}, seed=2)
    for number in (P, E):
        match.play(number, [{"kind": "place", "face": 1, "doped": False, "sport": "tennis"}, {"kind": "done"}])
    assert told(match, "tournament_rolled") and not told(match, "wishes_shown")


@pytest.mark.parametrize(("who", "asked"), [("any", True), ("participant", False)])
def test_a23_the_best_coach_in_a_tournament_of_others(who: str, asked: bool) -> None:
    position = football()
    position["first"], position["best"] = R, U
    match = arene.position("sportmord", position, options={"best_coach_tournaments": who}, seed=1)
    wish(match, (R, "tournament"), (P, "tournament"), (E, "tournament"))
    assert match.awaiting == [R]  # the 1A coach takes part and comes first (A24)
    match.play(R, {"kind": "keep"})
    assert (match.awaiting == [U] and match.view(None)["decision"] == "meddle") == asked


def test_a24_a26_a41_ties_are_fought_out_among_the_tied() -> None:
    draws: list[tuple[str, object]] = [("tournament", [2] * 9), ("tournament", [3] * 9), ("tournament", [3] * 9)]
    draws += [("tournament", [1] * 9), ("tournament", [1] * 9), ("tournament", [6] * 9), ("tournament", [5] * 9)]
    position = football()
    position["first"], position["best"] = U, R
    match = arene.position(
        "sportmord", position, options={"best_coach_tournaments": "participant"}, chance=Script(draws, seed=1)
    )
    wish(match, (R, "tournament"), (P, "tournament"), (E, "tournament"))
    match.play(R, {"kind": "pass"})  # first tournament: Rikarda takes part; the ties are fought without her coach
    results = told(match, "tournament")
    assert [event["order"] for event in results] == [[P, E, R], [P, E], [P, E]]
    assert [event["tied"] for event in results] == [[[P, E]], [[P, E]], []]
    assert [event["level"] for event in told(match, "tournament_rolled")] == [0, 1, 2]
    assert match.awaiting == [P]


def test_a26_after_ten_complementary_tournaments_turn_order_decides() -> None:
    draws: list[tuple[str, object]] = [("tournament", [3] * 27)] * 11
    position = football()
    position["first"] = E
    position["best"] = U
    match = arene.position(
        "sportmord", position, options={"best_coach_tournaments": "participant"}, chance=Script(draws, seed=1)
    )
    wish(match, (R, "tournament"), (P, "tournament"), (E, "tournament"))
    while match.view(None)["decision"] == "reroll":
        match.play(E, {"kind": "keep"})
    assert told(match, "tournament")[-1]["order"] == [E, R, P]
    assert len(told(match, "tournament")) == 11


def test_a26_without_free_dice_turn_order_decides() -> None:
    """Nine dice elsewhere: nobody can roll, nobody is asked about coaches."""
    position = football()
    others = ["bowling", "tennis", "billiards", "swimming", "riding", "boxing", "climbing"]
    for number in (R, P, E):
        position["seats"][number]["new"].update(dict.fromkeys(others, 1))
        position["seats"][number]["injuries"] = []
    for number, (first, second) in zip(
        (R, P, E), (("bowling", "tennis"), ("riding", "boxing"), ("billiards", "climbing")), strict=True
    ):
        position["seats"][number]["injuries"] = [
            {"sport": first, "card": "u4", "die": 4},
            {"sport": second, "card": "u4", "die": 4},
        ]
    match = arene.position("sportmord", position, seed=1)
    wish(match, (R, "tournament"), (P, "tournament"), (E, "tournament"))
    assert told(match, "tournament")[0]["totals"] == [[R, 0], [P, 0], [E, 0]]
    assert told(match, "tournament")[0]["order"] == [R, P, E]  # Ute is first
    assert match.awaiting == [R]


def test_a28_units_are_still_kept_after_the_fatal_card() -> None:
    position = football()
    position["seats"][P] = {"new": {"football": 6}, "units": {"football": 3}, "pills": 0}
    position["revealed"] = ["training", "training", "u6"]
    position["piles"] = {"football": ["u2", "u4"]}
    position["first"], position["best"] = P, U
    match = arene.position("sportmord", position, seed=1)
    wish(match, (R, "training"), (P, "u6"), (E, "training"))
    results = [(event["seat"], event["outcome"]) for event in told(match, "evaluated")]
    assert results[:3] == [(P, "struck"), (E, "returned"), (R, "kept")]
    assert seat(match, R)["units"] == {"football": 1}


def test_a29_a_struck_doped_die_draws_no_extra_card() -> None:
    position = football()
    match = arene.position("sportmord", position, seed=1)
    wish(match, (R, "training"), (E, "training"), (P, "u4"))
    assert told(match, "pill_returned") == [{"kind": "pill_returned", "seat": P, "sport": "football"}]
    assert not told(match, "doping_drawn")
    assert match.view(None)["reserve"] == 12


def doped_pair(pile: list[str]) -> arene.Match:
    """Two doped dice at football after its evaluation; both seats roll for the order."""
    position = football()
    position["seats"][E] = {"new": {"football": 6}, "doped_at": ["football"], "pills": 0}
    position["seats"][P] = {"new": {"football": 5}, "doped_at": ["football"], "pills": 0}
    position.update(decision="meddle", phase=9, revealed=[], order=[{"seats": [P, E]}], best=R, first=U)
    for number in (P, E):
        position["seats"][number]["roll"] = [number] * 9
    position["piles"] = {"football": pile}
    return arene.position("sportmord", position, seed=1)


def test_a31_doping_cards_are_drawn_in_tournament_order() -> None:
    match = doped_pair(["u2", "training", *["training"] * 8, "u4", "u6"])
    match.play(R, {"kind": "pass"})
    drawn = [(event["seat"], event["card"]) for event in told(match, "doping_drawn")]
    assert drawn == [(E, "u2"), (P, "training")]
    values = [(event["seat"], event["value"]) for event in told(match, "evaluated")]
    assert values == [(E, 9), (P, 7)]  # Edgard's die is gone when Paul's value is computed
    assert match.view(None)["reserve"] == 12


def test_a32_a_sport_closed_by_the_first_draw_gives_nothing_to_the_second() -> None:
    match = doped_pair(["u6", "training", *["training"] * 8, "u4", "u2"])
    match.play(R, {"kind": "pass"})
    assert [event["seat"] for event in told(match, "doping_drawn")] == [E]
    assert match.view(None)["reserve"] == 12


def test_the_last_card_drawn_for_doping_is_fatal() -> None:
    position = football()
    position["seats"] = [
        {"pills": 0, "injuries": [{"sport": "football", "card": "u2"}]},
        {"pills": 0, "new": {"football": 1}, "doped_at": ["football"]},
        {"pills": 0, "new": {"football": 3}},
        {"pills": 0, "units": {"football": 8}},
    ]
    position["revealed"] = ["training", "u4"]
    position["piles"] = {"football": ["u6"]}
    match = arene.position("sportmord", position, seed=1)
    wish(match, (P, "training"), (E, "u4"))
    results = [(event["seat"], event["card"], event["value"], event["outcome"]) for event in told(match, "evaluated")]
    assert results == [(P, "training", 3, "kept"), (E, "u4", 4, "struck"), (P, "u6", 2, "struck")]


def test_a34_a35_accidents_break_ties_and_are_no_units() -> None:
    position: dict[str, Any] = {
        "seats": [
            {"units": {"tennis": 2}},
            {"units": {"boxing": 2}, "injuries": [{"sport": "tennis", "card": "u2"}]},
            {
                "units": {"riding": 1},
                "injuries": [{"sport": "riding", "card": "u2"}, {"sport": "riding", "card": "u4"}],
            },
        ],
        "decision": "over",
        "round": 60,
        "first": 0,
        "best": 1,
    }
    match = arene.position("sportmord", position)
    assert [(place["seat"], place["rank"], place["score"]) for place in match.standings] == [
        (1, 1, 2),
        (0, 2, 2),
        (2, 3, 1),
    ]
    position["seats"][1]["injuries"] = []
    shared = arene.position("sportmord", position)
    assert [(place["seat"], place["rank"]) for place in shared.standings] == [(0, 1), (1, 1), (2, 3)]


def test_a2_the_circle_may_be_shuffled_except_bowling() -> None:
    orders = set()
    for seed in range(6):
        match = arene.new_match("sportmord", seats=3, seed=seed, options={"circle_order": "shuffled"})
        circle = [sport["id"] for sport in match.view(None)["sports"]]
        assert circle[0] == "bowling"
        assert match.position()["circle"] == circle
        orders.add(tuple(circle))
    assert len(orders) > 1
    named = ["climbing", "boxing", "riding", "swimming", "football", "billiards", "tennis"]
    draws: list[tuple[str, object]] = [("circle", [8 - place for place in range(1, 8)])]
    scripted = arene.new_match("sportmord", seats=3, chance=Script(draws, seed=1), options={"circle_order": "shuffled"})
    assert [sport["id"] for sport in scripted.view(None)["sports"]] == ["bowling", *named]


@pytest.mark.parametrize("aid", [True, False])
def test_a30_the_memory_aid_shows_what_went_under(aid: bool) -> None:
    position = football()
    position["unseen"] = {"football": 1}
    match = arene.position("sportmord", position, options={"memory_aid": aid})
    sport = match.view(None)["sports"][3]
    assert sport["known_bottom"] == (["u6"] if aid else None)
    assert sport["unseen_cards"] == ({"training": 0, "u2": 1, "u4": 0, "u6": 0} if aid else None)
    assert (sport["count"], sport["unseen"]) == (2, 1)


def test_a33_the_limit_is_announced_three_rounds_before() -> None:
    for number, left in ((56, None), (57, 3), (60, 0)):
        match = arene.position("sportmord", {**laying(U), "round": number})
        assert match.view(None)["rounds_left"] == left


def test_u6_options_of_the_edition_can_be_an_owners() -> None:
    edition = {**arene.load_game("sportmord").edition().data}
    edition["sports"] = [
        {**sport, "names": {"fr": "Curling", "en": "Curling"}} if sport["id"] == "riding" else sport
        for sport in edition["sports"]
    ]
    match = arene.new_match("sportmord", seats=3, seed=1, edition=edition)
    speaker = arene.Speaker(match.game, "fr", ["A", "B", "C"], match.edition)
    line = speaker.event({"kind": "sport_closed", "sport": "riding", "seat": 0})
    assert line.startswith("Curling")


# ---- taking back


def test_the_end_of_a_turn_is_not_taken_back_even_if_the_same_seat_is_asked_next() -> None:
    """Seat 2 has its turn, the round passes and a new one begins: that seat 1 is asked again does not matter."""
    seats = [{"roll": []}, {"roll": [1, *[6] * 9]}, {"roll": [6] * 10}]
    place = {"seats": seats, "decision": "lay", "round": 3, "first": 0, "best": 2, "seat": 1}
    match = arene.position("sportmord", place, seed=1)
    match.play(1, {"kind": "done"})
    assert match.awaiting == [1] and match.view(1)["round"] == 4
    refusal = match.undo_refusal(1)
    assert refusal is not None and refusal.rule == "match.undo-fence"


def test_a_pill_given_is_not_taken_back_once_the_round_is_over() -> None:
    """All dice lie at sports: nothing is left to ask until the next round, whose first player gave the pill."""
    sports = [sport["id"] for sport in arene.load_game("sportmord").edition().data["sports"]]
    seats = []
    for number in range(3):
        hurt = [{"sport": sport, "card": "u2", "die": 2} for sport in sports[2 * number : 2 * number + 2]]
        seats.append({"old": dict.fromkeys(sports, 1), "injuries": hurt, "roll": [], "pills": 2})
    place = {"seats": seats, "decision": "pill", "round": 3, "first": 0, "best": 1}
    match = arene.position("sportmord", place, seed=1)
    match.play(1, {"kind": "give_pill", "seat": 0})
    assert match.awaiting == [1] and match.view(1)["round"] == 4
    refusal = match.undo_refusal(1)
    assert refusal is not None and refusal.rule == "match.undo-fence"
