"""The three sources of chance."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable

import pytest

import arene
from arene.core.chance import Chance, Fast, Script, ScriptError, Sealed, commitment, derive, seed_from
from arene.core.native import i64, vec

SEED = bytes(range(32))


def deck(size: int) -> vec[i64]:
    return vec[i64](list(range(size)))


def independent_draws(seed: bytes, label: str, n: int, count: int) -> list[int]:
    """The published recipe, written down a second time."""
    drawn: list[int] = []
    counter = 0
    while len(drawn) < count:
        digest = hmac.new(seed, f"{label}|{counter}".encode(), hashlib.sha256).digest()
        number = int.from_bytes(digest[:8], "big") // 4
        counter += 1
        if number < 2**62 - 2**62 % n:
            drawn.append(number % n)
    return drawn


@pytest.mark.parametrize("n", [1, 2, 6, 36, 1000, 3 * 2**60])
def test_sealed_draws_follow_the_published_recipe(n: int) -> None:
    sealed = Sealed(SEED)
    assert [int(sealed.below("deal", n)) for _ in range(40)] == independent_draws(SEED, "deal", n, 40)


def test_sealed_known_answers() -> None:
    """Fixed for ever: a change would break every saved match."""
    sealed = Sealed(SEED)
    assert [int(sealed.below("deal", 36)) for _ in range(8)] == [29, 26, 14, 25, 17, 22, 6, 0]
    assert [int(sealed.die("dice")) for _ in range(8)] == [3, 1, 6, 3, 2, 1, 1, 4]
    assert commitment(SEED) == hashlib.sha256(b"arene seed " + SEED).hexdigest()


def test_sealed_streams_are_independent() -> None:
    alone = Sealed(SEED)
    expected = [int(alone.below("deal", 1000)) for _ in range(20)]
    mixed = Sealed(SEED)
    drawn = []
    for _ in range(20):
        mixed.below("dice", 6)
        drawn.append(int(mixed.below("deal", 1000)))
    assert drawn == expected
    assert expected != [int(Sealed(seed_from(2)).below("deal", 1000)) for _ in range(20)]


def test_sealed_remembers() -> None:
    sealed = Sealed(SEED)
    sealed.below("deal", 10)
    memory = sealed.memory()
    ahead = [int(sealed.below(label, 1000)) for label in ("deal", "dice", "deal")]
    sealed.recall(memory)
    assert sealed.used == 1
    assert [int(sealed.below(label, 1000)) for label in ("deal", "dice", "deal")] == ahead


@pytest.mark.parametrize("make", [lambda: Sealed(SEED), lambda: Fast(5)])
def test_draws_are_uniform(make: Callable[[], Chance]) -> None:
    chance, n, draws = make(), 12, 12_000
    counts = [0] * n
    for _ in range(draws):
        counts[int(chance.below("x", n))] += 1
    expected = draws / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_square < 31.3  # 11 degrees of freedom: one in a thousand
    assert chance.used == draws


def test_shuffles_are_uniform() -> None:
    chance, counts = Fast(11), dict[tuple[int, ...], int]()
    for _ in range(6000):
        order = tuple(int(card) for card in chance.shuffle("x", deck(3)))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # 5 degrees of freedom


def test_neighbouring_seeds_part() -> None:
    assert len({int(Fast(seed).below("x", 1_000_000)) for seed in range(200)}) > 195
    assert [int(Fast(-3).below("x", 100))] == [int(Fast(-3).below("x", 100))]


def test_seeds() -> None:
    assert seed_from(7) == seed_from("7") != seed_from(8)
    assert seed_from("ab" * 32) == bytes.fromhex("ab" * 32)
    assert seed_from("zz" * 32) == hashlib.sha256(b"arene " + b"zz" * 32).digest()
    assert seed_from(SEED) == SEED
    with pytest.raises(ValueError, match="a seed of bytes has 32 of them, not 5"):
        seed_from(b"short")
    assert derive(SEED, "bot 1") != derive(SEED, "bot 2") != SEED
    assert derive(SEED, "bot 1") == hmac.new(SEED, b"derive|bot 1", hashlib.sha256).digest()


def test_script_feeds_named_draws_in_order() -> None:
    script = Script([("dealer", 2), ("dice", [3, 6]), ("colour", "blue"), ("deal", ["C", "A"])])
    script.names = {"colour": ["green", "blue"], "deal": ["A", "B", "C", "D"]}
    assert int(script.below("dealer", 4)) == 2
    assert [int(script.die("dice")), int(script.die("dice"))] == [3, 6]
    assert int(script.below("colour", 2)) == 1
    assert [int(card) for card in script.shuffle("deal", deck(4))] == [2, 0, 1, 3]
    assert script.used == 5


def _die(script: Script) -> object:
    return script.die("dice")


def _below(script: Script) -> object:
    return script.below("dice", 4)


def _shuffle(script: Script) -> object:
    return script.shuffle("dice", deck(4))


@pytest.mark.parametrize(
    ("draws", "ask", "message"),
    [
        ([], _die, "the script has no draw left for 'dice'"),
        ([("deal", 1)], _die, "draw 1 of the script is 'deal', the game needs 'dice'"),
        ([("dice", 7)], _die, "draw 1 of the script: 'dice' is 7, allowed are 1 to 6"),
        ([("dice", [7, 1])], _die, "draw 1 of the script: 'dice' is 7, allowed are 1 to 6"),
        ([("dice", [])], _die, "draw 1 of the script: 'dice' is an empty list"),
        ([("dice", 4)], _below, "draw 1 of the script: 'dice' is 4, allowed are 0 to 3"),
        ([("dice", -1)], _below, "draw 1 of the script: 'dice' is -1, allowed are 0 to 3"),
        ([("dice", "six")], _below, "draw 1 of the script: 'dice' cannot be 'six'"),
        ([("dice", True)], _below, "draw 1 of the script: 'dice' cannot be True"),
        ([("dice", 2)], _shuffle, "draw 1 of the script: 'dice' is a shuffle and needs a list"),
        ([("dice", [2, 2])], _shuffle, "draw 1 of the script: 'dice' names 2 twice or not in the deck"),
        ([("dice", [9])], _shuffle, "draw 1 of the script: 'dice' names 9 twice or not in the deck"),
    ],
)
def test_a_script_that_does_not_fit_says_where(
    draws: list[tuple[str, object]], ask: Callable[[Script], object], message: str
) -> None:
    with pytest.raises(ScriptError) as caught:
        ask(Script(draws))
    assert str(caught.value) == arene.said(caught.value, "en") == message
    french = arene.said(caught.value, "fr")
    assert "script" in french and french != message


def test_script_entries_are_checked_at_once() -> None:
    for entry in ["dice", ("dice",), (1, 2), ("dice", 1, 2)]:
        with pytest.raises(ScriptError, match="a scripted draw is"):
            Script([entry])  # type: ignore[list-item]


def test_script_then_sealed() -> None:
    script = Script([("dealer", 1)], seed=7)
    assert int(script.below("dealer", 4)) == 1
    sealed = Sealed(seed_from(7))
    assert [int(script.below("dealer", 99)) for _ in range(5)] == [int(sealed.below("dealer", 99)) for _ in range(5)]
    assert list(script.shuffle("deal", deck(9))) == list(sealed.shuffle("deal", deck(9)))


def test_script_remembers() -> None:
    script = Script([("dice", [1, 2, 3])], seed=1)
    script.die("dice")
    memory = script.memory()
    ahead = [int(script.die("dice")) for _ in range(5)]
    script.recall(memory)
    assert [int(script.die("dice")) for _ in range(5)] == ahead
    assert ahead[:2] == [2, 3]


def test_the_interface_itself_draws_nothing() -> None:
    with pytest.raises(TypeError, match="use Sealed, Fast or Script"):
        Chance().below("x", 2)
    for chance in (Chance(), Fast(1)):
        with pytest.raises(TypeError, match="only Sealed and Script remember"):
            chance.memory()
        with pytest.raises(TypeError, match="only Sealed and Script remember"):
            chance.recall({})
