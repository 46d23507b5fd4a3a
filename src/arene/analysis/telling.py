"""An analysis in words: what a terminal, a page and the browser show of it, in one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from arene.analysis.course import Walk
from arene.core.actions import Action
from arene.core.events import Event, Events
from arene.core.match import Match, visible
from arene.lab.report import number, signed
from arene.words import Speaker

_WORST = 12  # decisions told, the costliest first
_DRAWS = 10  # and draws
_SMALL = 0.01  # a chance under which a decision is as good as another
_REASONS = 2  # of a decision
_LINES = 3  # of what happened at a turning point
_REDRAWN, _DRAWN = 4, 2  # how often a draw is made anew to see what it brought, and lines told of that


class Reasons:
    """Why one move is better than another, in the words of a game; and numbers as a language writes them."""

    def __init__(self, speaker: Speaker, lang: str) -> None:
        self.speaker, self.lang = speaker, lang
        self.say = speaker.words
        self.names = speaker.names

    def reasons(self, seat: int, reasons: Sequence[Mapping[str, Any]], scores: Sequence[Any]) -> list[str]:
        """What the other move brings or avoids: the events that make the difference, in the game's words; and the
        score."""
        found, told = [], set[str]()
        text = self.speaker.game.text
        for reason in reasons:
            event, brings = reason["event"], reason["other"] > reason["played"]
            if brings and event.get("seat") == seat and text.harms(event):
                continue
            line = self.speaker.event(event)
            if line and line not in told and text.explains(event):
                told.add(line)
                id = "why-brings" if brings else "why-avoids"
                shares = {which: self.percent(reason[which], 0) for which in ("played", "other")}
                found.append(self.say(id, event=line.rstrip("."), **shares))
            if len(found) == _REASONS:
                break
        return [*found, *self.scores(seat, scores)] or [self.say("why-no-reason")]

    def scores(self, seat: int, scores: Sequence[Mapping[str, Any] | None]) -> list[str]:
        """How the scores differ then: one's own, or of whoever it costs most."""
        sure = [(other, score["value"]) for other, score in enumerate(scores) if score is not None]
        own = [(other, value) for other, value in sure if other == seat and value > 0]
        others = sorted((value, other) for other, value in sure if other != seat and value < 0)
        chosen = own or [(other, value) for value, other in others[:1]]
        return [
            self.say(
                "why-scores-more" if value > 0 else "why-scores-less",
                name=self.names[other],
                points=number(abs(value), self.lang, 1),
            )
            for other, value in chosen
        ]

    def percent(self, value: float, digits: int = 0) -> str:
        return number(100 * value, self.lang, digits) + ("\u00a0%" if self.lang == "fr" else "%")

    def points(self, value: float | None) -> str:
        return "…" if value is None else number(100 * value, self.lang, 0)

    def signed(self, value: float) -> str:
        return signed(100 * value, self.lang, 1)

    def around(self, one: Mapping[str, Any]) -> str:
        """Points of chance with their interval."""
        if one["low"] is None:
            return self.signed(one["value"])
        between = "\u00a0; " if self.lang == "fr" else "; "
        return f"{self.signed(one['value'])} [{self.signed(one['low'])}{between}{self.signed(one['high'])}]"


class Telling(Reasons):
    """The report of a match, told. ``there`` has the positions of the match, for what an action is called in them;
    ``place`` counts moves as whoever reads it does: a replay may show several as one step, or one as several."""

    def __init__(
        self, match: Match, there: Walk, report: Mapping[str, Any], lang: str, place: Callable[[int], int] = int
    ) -> None:
        super().__init__(Speaker(match.game, lang, match.players, match.edition), lang)
        self.match, self.there, self.report, self.place = match, there, report, place
        self.alone = match.seats == 1  # nobody to win against: what the bots strive for takes the place of chances
        together: dict[int, list[int]] = {}
        for seat, side in enumerate(there.sides):
            together.setdefault(side, []).append(seat)
        self.sides = list(together.values())  # who plays together wins together, and is told together

    def to_json(self) -> dict[str, Any]:
        """Everything as text and numbers, ready to be drawn."""
        report = self.report
        return {
            "title": self.say("why-title", game=self.speaker.title),
            "head": self.head(),
            "heading": self.say("why-prospects" if self.alone else "why-chances"),
            "caption": self.say("why-caption-alone" if self.alone else "why-caption"),
            "names": list(self.names),
            "sides": [{"seats": seats, "names": self.side(seats[0])} for seats in self.sides],
            "moves": report["moves"],
            "ticks": [self.percent(part / 4) for part in range(5)],
            "axis": self.say("why-axis", moves=self.place(report["moves"])),
            "whole": report["whole"],
            "chances": [
                {"step": point["step"], "seats": [[one["value"], one["low"], one["high"]] for one in point["seats"]]}
                for point in report["chances"]
            ],
            "turns": [self.turn(one) for one in report["turns"]],
            "decisions": [self.decision(one) for one in self.worst()],
            "quiet": self.quiet(),
            "seats": [self.seat(one) for one in report["seats"]],
            "draws": [self.draw(*one) for one in self.striking()],
        }

    def head(self) -> str:
        made = self.report["playouts"]
        return self.say("why-head", look=made["look"], moves=self.place(self.report["moves"]))

    def result(self) -> str:
        """Who won; of who plays alone, the score."""
        if self.alone:
            [standing] = self.there.states[-1].standings()
            return self.say("why-scored", name=self.names[0], score=str(standing.score))
        winners = [self.names[one["seat"]] for one in self.report["seats"] if one["rank"] == 1]
        return self.say("why-won", names=self.say.listing(winners), count=len(winners))

    def side(self, seat: int) -> str:
        """Everybody who wins with a seat, and he himself."""
        return self.say.listing([self.names[one] for side in self.sides if seat in side for one in side])

    # ---- turning points

    def turn(self, turn: Mapping[str, Any]) -> dict[str, Any]:
        first, last = self.place(turn["from"]) + 1, self.place(turn["to"])
        exact = turn["to"] == turn["from"] + 1
        happened = self.happened(turn["to"]) if exact else self.outcome(turn["from"], turn["to"])
        at_once = exact or first >= last
        return {
            "from": min(first, last),
            "place": last,
            "before": self.percent(turn["before"]),
            "after": self.percent(turn["after"]),
            "name": self.side(turn["seat"]),
            "happened": happened,
            "step": turn["to"],
            "seat": turn["seat"],
            "change": turn["after"] - turn["before"],
            "text": self.say(
                "why-turn" if at_once else "why-turn-between" if happened else "why-turn-unseen",
                first=first,
                move=last,
                name=self.side(turn["seat"]),
                before=self.percent(turn["before"]),
                after=self.percent(turn["after"]),
                happened=happened,
            ).strip(),
        }

    def outcome(self, low: int, high: int) -> str:
        """What was won or lost between two positions: of the move with most to tell, the last of equals."""
        explains = self.match.game.text.explains
        found = [
            self.told([event for event in self.match.moves[step].events if explains(event.to_json())])
            for step in range(low, high)
        ]
        most = max(range(len(found)), key=lambda place: (len(found[place]), place))
        return " ".join(found[most][:_LINES])

    def happened(self, step: int) -> str:
        """What a move brought, as whoever looked on saw it; the move itself where the log says nothing of it."""
        return " ".join(self.lines(step)[:_LINES]) or (self.move(step) if step else "")

    def move(self, step: int) -> str:
        seat, action = self.there.course.moves[step - 1]
        view = self.match.game.view(self.there.states[step - 1], seat)
        return self.say(
            "why-did", name=self.names[seat], action=self.speaker.action(self.match.space.action(action), view)
        )

    def lines(self, step: int) -> list[str]:
        return self.told(self.match.opening if step == 0 else self.match.moves[step - 1].events)

    def told(self, events: Sequence[Event]) -> list[str]:
        return [line for event in visible(events, None) if (line := self.speaker.event(event))]

    # ---- decisions

    def worst(self) -> list[Mapping[str, Any]]:
        """Those with which most was given away, as far as it is sure that something was."""
        told = [one for one in self.report["decisions"] if one["better"] is not None and _counts(one["gain"])]
        return sorted(told, key=lambda one: (-one["gain"]["value"], one["step"]))[:_WORST]

    def quiet(self) -> str:
        """How many decisions were gone through, where none of them cost anything to speak of."""
        return "" if self.worst() else self.say("why-no-decisions", count=len(self.report["decisions"]))

    def decision(self, one: Mapping[str, Any]) -> dict[str, Any]:
        step, seat = one["step"], one["seat"]
        played, better = (self.action(step, seat, one[which]) for which in ("played", "better"))
        gain = one["gain"]
        return {
            "step": step,
            "place": self.place(step),
            "seat": seat,
            "name": self.names[seat],
            "played": played,
            "better": better,
            "gain": gain["value"],
            "points": self.say("why-points", gain=self.percent(gain["value"])),
            "between": self.say("why-between", low=self.points(gain["low"]), high=self.points(gain["high"])),
            "text": self.say(
                "why-decision",
                move=self.place(step) + 1,
                name=self.names[seat],
                played=played,
                better=better,
                gain=self.percent(gain["value"]),
                low=self.points(gain["low"]),
                high=self.points(gain["high"]),
            ),
            "reasons": self.reasons(seat, one["reasons"], one["scores"]),
        }

    def action(self, step: int, seat: int, action: Mapping[str, Any]) -> str:
        view = self.match.game.view(self.there.states[step], seat)
        known: Action = self.match.space.from_json(action)
        return self.speaker.action(known, view)

    # ---- luck and skill

    def seat(self, seat: Mapping[str, Any]) -> dict[str, Any]:
        luck, cost = seat["luck"], seat["cost"]
        return {
            "seat": seat["seat"],
            "name": self.names[seat["seat"]],
            "rank": seat["rank"],
            "before": "–" if seat["before"] is None else self.percent(seat["before"]["value"]),
            "luck": self.around(luck) if luck["parts"] else "–",
            "cost": self.around({**cost, **_turned(cost)}) if seat["decisions"] else "–",
            "decisions": str(seat["decisions"]) if seat["decisions"] else "–",
            "alike": self.percent(seat["alike"] / seat["decisions"], 0) if seat["decisions"] else "–",
        }

    def striking(self) -> list[tuple[int, str, list[Any]]]:
        """The draws that changed most for somebody, and what they changed."""
        found = [
            (draw["step"], part["stream"], part["seats"])
            for draw in self.report["luck"]
            for part in draw["streams"]
            if max(abs(one["value"]) for one in part["seats"]) >= _SMALL
        ]
        found.sort(key=lambda one: (-max(abs(seat["value"]) for seat in one[2]), one[0]))
        return found[:_DRAWS]

    def draw(self, step: int, stream: str, seats: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        order = sorted((side[0] for side in self.sides), key=lambda seat: -seats[seat]["value"])
        gave = [{"name": self.side(seat), "points": self.signed(seats[seat]["value"])} for seat in order]
        return {
            "step": step,
            "place": self.place(step),
            "stream": self.stream(stream),
            "gave": gave,
            "drawn": self.drawn(step, stream),
            "text": self.say(
                "why-draw",
                move=self.place(step),
                stream=self.stream(stream),
                happened=self.drawn(step, stream),
                gave=", ".join(self.say("why-gave", **one) for one in gave),
            ).strip(),
        }

    def drawn(self, step: int, stream: str) -> str:
        """What a draw brought, as whoever looked on saw it: the lines that another draw would have changed."""
        kept = [one for one in self.there.streams(step) if one != stream]
        others = []
        for seed in range(_REDRAWN):
            events = Events()
            self.there.again(step, kept, seed + 1, events)
            others.append(set(self.told(events.items)))
        changed = [line for line in self.lines(step) if sum(line in other for other in others) <= _REDRAWN // 2]
        return " ".join(changed[:_DRAWN])

    def stream(self, name: str) -> str:
        id = f"stream-{name.replace('_', '-')}"
        return self.say(id) if self.say.has(id) else name


def _counts(gain: Mapping[str, Any]) -> bool:
    """Whether a decision gave something away: enough to speak of, and more than luck explains."""
    return bool(gain["value"] >= _SMALL and gain["low"] is not None and gain["low"] > 0)


def _turned(one: Mapping[str, Any]) -> dict[str, Any]:
    """A cost as what it brought: the other sign."""
    low, high = (None if one[end] is None else -one[end] for end in ("high", "low"))
    return {"value": -one["value"], "low": low, "high": high}
