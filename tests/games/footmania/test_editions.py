"""Editions: the reconstructed one keeps the rule book's figures; a wrong one is refused by the card or cell."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import arene
from tests.faults import told_in_french
from tests.games.footmania.walks import EDITION, GAME

Data = dict[str, Any]


def entry(data: Data, group: str, id: str) -> Data:
    cards: list[Data] = data["board"]["cells"] if group == "cells" else data[group]
    return next(card for card in cards if card["id"] == id)


def change(group: str, id: str, /, **values: Any) -> Callable[[Data], None]:
    return lambda data: entry(data, group, id).update(values)


def drop(group: str, id: str) -> Callable[[Data], None]:
    return lambda data: data[group].remove(entry(data, group, id))


WRONG: list[tuple[Callable[[Data], None], str]] = [
    (
        change("footballers", "Y03", devalued=200_000),
        r"footballers\.Y03\.devalued: 200000 is not below the price, 200000",
    ),
    (change("footballers", "Y03", price=250_000), r"footballers\.Y03\.price: 250000 is not a multiple"),
    (change("footballers", "Y03", numbers=[12]), r"footballers\.Y03\.numbers: \[12\] is not"),
    (change("footballers", "Y03", numbers="XX"), r'footballers\.Y03\.numbers: "XX" is not'),
    (change("footballers", "Y03", numbers=None), r"footballers\.Y03\.numbers: null is not"),
    (change("footballers", "Y03", name="Zo\u202eé"), r"footballers\.Y03\.name: .* cannot be shown"),
    (change("euromatches", "E01", team="FC \x1b[2J"), r"euromatches\.E01\.team: .* cannot be shown"),
    (change("sponsors", "Q01", brand="x" * 81), r"sponsors\.Q01\.brand: .* is no name"),
    (change("plus", "form_1", title={"fr": "\ud800", "en": "Form"}), r"plus\.form_1\.title\.fr: .* cannot be shown"),
    (change("sponsors", "Q02", id="Q01"), r"sponsors\.Q01: is there twice"),
    (change("sponsors", "Q02", id="Q13"), r"sponsors\.Q13: is there twice"),  # of the question marks, the same deck
    (change("cells", "P05", x=2, y=6), r"board\.cells\.P05: lies in the same place as P04"),
    (change("footballers", "Y03", id="Y04"), r"footballers\.Y04: is there twice"),
    (change("footballers", "Y03", bonus=3), r"footballers\.Y03\.bonus: 3 is out of range"),
    (change("cells", "P03", kind="hat"), r"board\.cells\.P03\.kind"),
    (change("cells", "P03", type="plus"), r"board\.cells\.P03\.kind: a sponsor cell"),
    (change("cells", "P05", neighbours=["P04", "P99"]), r"board\.cells\.P05\.neighbours: 'P99' is not another cell"),
    (change("cells", "P05", neighbours=["P04", "P07"]), r"board\.cells\.P05\.neighbours: P07 does not have P05"),
    (change("cells", "P27", type="plus"), r"board\.cells: 0 cells are jackpot"),
    (change("plus", "form_2", value=None), r"plus\.form_2\.value"),
    (change("plus", "form_2", copies=1, code="cancel"), r"plus\.form_2\.value: boosts and weakenings"),
    (change("plus", "red_card", euro=True), r"plus\.red_card\.euro: only cards that raise"),
    (change("sponsors", "Q02", resale=300_000), r"sponsors\.Q02: pays more per visit than Q37 and must also"),
    (change("euromatches", "E01", strength=60), r"euromatches\.E01: is stronger or pays more than E06"),
    (change("questions", "Q34", amount=100_000), r"questions\.Q34\.amount: skip_turn has no amount"),
    (lambda data: data["board"].update(start="P00"), r"board\.start: P00 is not the centre"),
    (lambda data: data["board"]["circuit"].reverse(), r"board\.circuit: begins with P35"),
    (lambda data: data.update(back_shows=["bonus"]), r"back_shows: the price is on the back"),
    (change("questions", "Q34", id="Q 34"), r"questions\[21\]\.id: 'Q 34' is no id"),
    (lambda data: data["plus"].__delitem__(slice(3)), r"plus: 27 cards are too few; at least 32"),
]


@pytest.mark.parametrize(("spoil", "problem"), WRONG)
def test_a_wrong_edition_is_told_what_is_wrong(spoil: Callable[[Data], None], problem: str) -> None:
    data = copy.deepcopy(dict(EDITION.data))
    spoil(data)
    with pytest.raises(arene.BadData, match=problem) as refused:
        GAME.edition(data)
    told_in_french(refused.value)


def test_too_few_keepers_are_noticed() -> None:
    data = copy.deepcopy(dict(EDITION.data))
    for id in ("Y01", "Y12"):
        drop("footballers", id)(data)
    with pytest.raises(arene.BadData, match="7 footballers can play number 1; at least 8"):
        GAME.edition(data)


def test_the_reconstructed_edition_keeps_the_rule_book() -> None:
    data = EDITION.data
    assert data["constants"] == {
        "start_cash": 7_000_000,
        "bonus11": 2_000_000,
        "bonus10": 800_000,
        "receipts": 500_000,
        "hand_limit": 6,
        "plus_per_match": 3,
        "subs_per_match": 2,
        "max_foreign": 3,
    }
    types = Counter(cell["type"] for cell in data["board"]["cells"])
    assert (len(data["board"]["cells"]), types["sponsor"], types["championship"], types["jackpot"]) == (41, 8, 1, 1)
    assert Counter(card["colour"] for card in data["footballers"]) == {"yellow": 30, "green": 24, "blue": 16, "red": 20}
    assert sum(card["copies"] for card in data["plus"]) == 40
    assert len(data["questions"]) + len(data["sponsors"]) == 40 and len(data["euromatches"]) == 20
    assert EDITION.mark("constants.start_cash") == "rules"
    assert EDITION.mark("footballers.Y01.price") == "reconstructed"
    assert all(EDITION.mark(path) for path, _ in EDITION.leaves())


def test_a_cell_may_cost_money() -> None:
    """An edition may have cells that make one pay into the jackpot."""
    data = copy.deepcopy(dict(EDITION.data))
    entry(data, "cells", "H3").update(type="pay", amount=300_000)
    match = arene.position(
        "footmania",
        {"seats": [{}, {}], "decision": "ready"},
        edition=data,
        chance=arene.Script([("die", 1)], seed=1),
    )
    match.play(0, {"kind": "roll"})
    match.play(0, {"kind": "move", "cell": "H3"})
    assert match.view(None)["jackpot"] == 300_000 and match.view(0)["players"][0]["cash"] == 6_700_000
