"""The tables of docs/balance/lanista.md: what heuristic bots do with a preset, at every number of seats.

    python docs/balance/lanista_tables.py standard --matches 500
    python docs/balance/lanista_tables.py --cards --matches 500

``arene balance`` measures the same with intervals; here medians and the questions asked are counted too.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean, median, quantiles

import arene
from arene.core.chance import Fast, Sealed, derive, seed_from
from arene.core.edition import Edition
from arene.core.events import Event, Events
from arene.core.measures import Measure
from arene.games.lanista.bots.knowledge import LanistaKnowledge
from arene.games.lanista.rules.state import Lanista
from arene.words import words

GAME = arene.load_game("lanista")
KNOWLEDGE = LanistaKnowledge()
STANDARD, LONG = ("first", "standard"), ("long", "advanced")
MEDIAN = {**dict.fromkeys(STANDARD, (25, 45)), **dict.fromkeys(LONG, (55, 85))}
DEATHS = {**dict.fromkeys(STANDARD, (0.5, 1.5)), **dict.fromkeys(LONG, (1, 3))}
Bounds = tuple[float | None, float | None]


class Column:
    """What matches at one number of seats show."""

    def __init__(self, preset: str, seats: int, matches: int, edition: Edition) -> None:
        self.seats = seats
        self.edition = edition
        self.scores: list[int] = []
        self.parts: dict[str, float] = {}
        self.wholes: dict[str, float] = {}
        self.asked: Counter[str] = Counter()  # questions by season
        self.most = 0  # to one seat in one summer round
        self.rounds: Counter[str] = Counter()
        for number in range(matches):
            self.play(preset, number)

    def play(self, preset: str, number: int) -> None:
        chance, thinking, out = Sealed(derive(seed_from("balance"), str(number))), Fast(number), Events()
        options = GAME.check_options(self.seats, {"preset": preset})
        state = GAME.new_state(self.seats, options, self.edition, chance, out)
        assert isinstance(state, Lanista)
        questions: Counter[tuple[int, int]] = Counter()
        while not state.over():
            actor = state.actor()
            if state.round > 0:
                questions[int(state.round), int(actor)] += 1
            state.play(actor, KNOWLEDGE.policy(state.sample(actor, thinking), actor, thinking), chance, out)
        self.watch(state, out.items)
        for round_ in range(1, int(state.setup.rounds()) + 1):
            season = "winter" if state.setup.winter_only or (round_ - 1) % 4 < 2 else "summer"
            self.rounds[season] += self.seats
            for seat in range(self.seats):
                self.asked[season] += questions[round_, seat]
                if season == "summer":
                    self.most = max(self.most, questions[round_, seat])

    def watch(self, state: Lanista, events: list[Event]) -> None:
        self.scores += [int(player.prestige) for player in state.players]
        for name, (part, of) in GAME.measures().observe(state, events).items():
            self.parts[name] = self.parts.get(name, 0) + part
            self.wholes[name] = self.wholes.get(name, 0) + of

    def value(self, name: str) -> float | None:
        return self.parts[name] / self.wholes[name] if self.wholes.get(name) else None


def shown(value: float | None, bounds: Bounds, share: bool, digits: int = 2) -> str:
    if value is None:
        return "–"
    low, high = bounds
    missed = (low is not None and value < low) or (high is not None and value > high)
    text = f"{100 * value:.1f}%" if share else f"{value:.{digits}f}"
    return text + (" **missed**" if missed else "")


def target(bounds: Bounds, share: bool) -> str:
    low, high = (f"{100 * one:.0f}%" if share and one is not None else one and f"{one:g}" for one in bounds)
    if low and high:
        return f"{low} to {high}"
    return f"at least {low}" if low else f"at most {high}" if high else "–"


def bounds_of(measure: Measure, preset: str, seats: int) -> Bounds:
    """The measure's own, or what differs by preset."""
    own = {
        "beta-fulfilled": (0.6, None) if preset in STANDARD else (None, None),
        "alpha-fulfilled": (0.2, None) if preset in STANDARD else (0.7, None) if preset in LONG else (None, None),
        "deaths": DEATHS.get(preset, (None, None)),
        "lanista": (0.2, 0.3) if seats == 4 else (None, None),
    }
    return own.get(measure.name, (measure.low, measure.high))


def preset_table(preset: str, matches: int, edition: Edition) -> None:
    columns = [Column(preset, seats, matches, edition) for seats in (1, 2, 3, 4)]
    print(f"### {preset}\n\n| measure | target | 1 seat | 2 seats | 3 seats | 4 seats |\n|---|---|---|---|---|---|")
    row("Median final prestige", MEDIAN.get(preset, (None, None)), [median(one.scores) for one in columns], digits=1)
    most = (None, 70) if preset in STANDARD else (None, None)
    row("95% lie below", most, [quantiles(one.scores, n=20)[18] for one in columns], digits=0)
    speech = words("en", "lanista")
    for measure in GAME.measures().targets(4, edition):
        values = [one.value(measure.id) for one in columns]
        if measure.name == "played" or not any(values) or (preset == "young" and measure.name == "exhibitio"):
            continue
        if measure.name == "lanista" and preset not in ("standard", "advanced"):
            continue
        params = GAME.text.params(speech, measure.params, [])
        each = [bounds_of(measure, preset, one.seats) for one in columns]
        if measure.name == "seat":
            each = [(1 / n - 0.04, 1 / n + 0.04) if n != 3 else (0.29, 0.38) for n in (1, 2, 3, 4)]
            values[0] = None
        if measure.name == "lanista":
            values[0] = None
        cells = [shown(value, bounds, measure.share) for value, bounds in zip(values, each, strict=True)]
        said = target(each[3], measure.share)
        print(f"| {speech(f'measure-{measure.name}', **params)} | {said} | {' | '.join(cells)} |")
    for season in ("winter", "summer"):
        if columns[3].rounds[season]:
            asked = [one.asked[season] / one.rounds[season] for one in columns]
            row(f"Questions to a player in a {season} round", (None, 25), asked, digits=1)
    if columns[3].rounds["summer"]:
        row("The most in one summer round", (None, None), [one.most for one in columns], digits=0)


def row(name: str, bounds: Bounds, values: list[float], digits: int) -> None:
    cells = [shown(value, bounds, False, digits) for value in values]
    print(f"| {name} | {target(bounds, False)} | {' | '.join(cells)} |")


def cards_table(matches: int, edition: Edition) -> None:
    """How often a seat that has drawn a title plays it."""
    chosen = (("standard", 1), ("standard", 2), ("standard", 4), ("long", 4))
    columns = [Column(preset, seats, matches, edition) for preset, seats in chosen]
    heads = " | ".join(f"{preset}, {seats} seat{'s' if seats > 1 else ''}" for preset, seats in chosen)
    print(f"| title | {heads} |\n|---|{'---|' * len(chosen)}")
    speech = words("en", "lanista")
    for event in edition.data["events"]:
        cells = [shown(one.value(f"played-{event['id']}"), (0.15, None), True) for one in columns]
        print(f"| {speech('card-' + event['id'])} | {' | '.join(cells)} |")
    print(f"\nMean score: {', '.join(f'{mean(one.scores):.1f}' for one in columns)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("presets", nargs="*", default=[])
    parser.add_argument("--cards", action="store_true")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--edition", default=None, help="a file; by default the game's own")
    args = parser.parse_args()
    edition = GAME.edition(args.edition)
    for preset in args.presets:
        preset_table(preset, args.matches, edition)
        print()
    if args.cards:
        cards_table(args.matches, edition)


if __name__ == "__main__":
    main()
