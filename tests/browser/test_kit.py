"""The table kit, as a page loads it."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit

SAME = """async (pairs) => {
  const { same } = await import("/static/kit/actions.js");
  return pairs.map(([one, other]) => same(one, other));
}"""
SIGNS = """async () => {
  const { grouped, minus, signed } = await import("/static/kit/numbers.js");
  return [signed(3), signed(-3), signed(0), signed(0, "±0"), minus(-2), grouped(-1234567, "fr")];
}"""


def test_actions_are_the_same_whatever_the_order_of_their_parts(visit: Visit) -> None:
    move = {"kind": "place", "face": 3, "doped": False}
    turned = {"doped": False, "face": 3, "kind": "place"}
    pairs: list[list[object]] = [
        [move, turned],
        [move, {**move, "face": 4}],
        [move, {"kind": "place", "face": 3}],
        [{"kind": "place", "face": 3}, {"kind": "place", "doped": None}],
        [[move, move], [turned, move]],
        [[move], [move, move]],
        [[], {}],
        [None, None],
    ]
    assert visit("/").evaluate(SAME, pairs) == [True, False, False, False, True, False, False, True]


def test_numbers_have_real_signs_and_groups(visit: Visit) -> None:
    assert visit("/").evaluate(SIGNS) == ["+3", "−3", "0", "±0", "−2", "−1\u00a0234\u00a0567"]


NAMED = """async ([text, names]) => {
  const { named } = await import("/static/table/rail.js");
  const seats = names.map((name, seat) => ({ name, seat }));
  return named(text, { seats, me: 0, words: () => "Vous" }, null, false).filter((part) => part && part.type).length;
}"""


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Octave fait entrer Livia.", 2),
        ("Vous faites entrer Octave Rebond (4, 2★), Livia passe.", 1),
        ("Octave–Livia : 2 à 1.", 2),
    ],
)
def test_a_footballer_with_a_players_first_name_is_not_that_player(visit: Visit, text: str, count: int) -> None:
    assert visit("/").evaluate(NAMED, [text, ["Ada", "Octave", "Livia"]]) == count
