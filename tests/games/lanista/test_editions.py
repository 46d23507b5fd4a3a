"""Editions: an owner may replace any card, and a wrong file is told the card, the field and the reason."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

import arene
from arene.games.lanista.words.cardtext import card_text, lanista_text, skill_text
from arene.words import edition_words, words
from tests.faults import told_in_french
from tests.games.lanista.table import (
    DATA,
    GAME,
    A,
    B,
    bag,
    combat,
    do,
    finish,
    glad,
    may,
    position,
    seat,
    start,
    targets,
    told,
)

Data = dict[str, Any]


def event(data: Data, id: str) -> Data:
    found: Data = next(one for one in data["events"] if one["id"] == id)
    return found


def changed(change: Callable[[Data], object]) -> Data:
    data: Data = copy.deepcopy(dict(DATA))
    change(data)
    return data


WRONG: list[tuple[str, Callable[[Data], object], str]] = [
    (
        "armatura twice",
        lambda d: d["gladiators"][1]["beta"].update(armaturae=["PRO", "PRO"]),
        "gladiators.G02.beta.armaturae: names one of them twice",
    ),
    ("number of a card", lambda d: event(d, "E16")["effects"][0].update(n="x"), r"events.E16.effects\[0\].n: 'x'"),
    ("negative number", lambda d: event(d, "E16")["effects"][0].update(n=-2), "-2 is out of range"),
    ("small coin", lambda d: d["gladiators"][24]["gamma"].update(skills=["gagne_pain(30)"]), "30 is not a multiple of"),
    (
        "prices of others",
        lambda d: d["lanistas"][1]["abilities"][0]["effects"][0].update(who="opponents"),
        "a lanista changes his own prices",
    ),
    (
        "by itself on a card",
        lambda d: event(d, "E28").update(effects=[{"effect": "prestige_if", "result": "green", "n": 1}]),
        "prestige_if does nothing here: a card is played once",
    ),
    (
        "nobody asked",
        lambda d: event(d, "E18").update(timing="combat_validated"),
        "events.E18.timing: nobody is asked at combat_validated",
    ),
    (
        "three tokens",
        lambda d: event(d, "E29")["effects"][0].update(n=3),
        "two tokens are drawn and one is kept",
    ),
    ("medal", lambda d: d["medals"].update(bronze=5), "medals"),
    (
        "gladiator price",
        lambda d: d["gladiators"][0].update(price=430),
        "gladiators.G01.price: 430 is not a multiple of 50",
    ),
    (
        "no armatura",
        lambda d: d["gladiators"][1]["beta"].update(armaturae=[]),
        "gladiators.G02.beta.armaturae: at least one of",
    ),
    (
        "unknown armatura",
        lambda d: d["gladiators"][1]["beta"].update(armaturae=["XYZ"]),
        "gladiators.G02.beta.armaturae",
    ),
    (
        "unknown skill",
        lambda d: d["gladiators"][2]["alpha"].update(skills=["flying"]),
        r"gladiators.G03.alpha.skills\[0\]: 'flying'",
    ),
    ("skill number", lambda d: d["gladiators"][2]["alpha"].update(skills=["vedette"]), "vedette needs a number"),
    ("skill no number", lambda d: d["gladiators"][2]["alpha"].update(skills=["coriace(2)"]), "coriace has no number"),
    (
        "two skills used",
        lambda d: d["gladiators"][33]["beta"].update(skills=["maitre", "herboriste"]),
        "gladiators.G34.beta.skills: only one",
    ),
    ("single duo", lambda d: d["gladiators"][0].pop("duo"), "gladiators.G02.duo: the letter a is on 1 cards"),
    (
        "duo cannot fight",
        lambda d: d["gladiators"][0]["beta"].update(armaturae=["RET"]),
        "gladiators.G01.duo: with G02",
    ),
    (
        "contract pair",
        lambda d: d["contracts"][0].update(pairs=["PRO/RET"]),
        r"contracts.CG01.pairs\[0\]: 'PRO/RET' is not a pair",
    ),
    ("contract pay", lambda d: d["contracts"][0].update(pay=210), "contracts.CG01.pay: 210 is not a multiple of 50"),
    (
        "contract prestige",
        lambda d: d["contracts"][0].update(prestige={"green": 1, "white": 2, "red": 0}),
        "contracts.CG01.prestige",
    ),
    ("contract ranks", lambda d: d["contracts"][0].update(rank="beta"), "contracts: 9 are gamma"),
    (
        "too deadly",
        lambda d: [one.update(sine_missione=True) for one in d["contracts"][:2]],
        "contracts: 4 of the gamma ones are sine",
    ),
    (
        "wrong timing",
        lambda d: event(d, "E05").update(timing="before_combat_draw"),
        r"events.E05.effects\[0\].effect: heal cannot happen at",
    ),
    ("wrong phase", lambda d: event(d, "E16").update(phase=2), "xp is an effect of phase 3, not 2"),
    ("wrong target", lambda d: event(d, "E05").update(target="opp_seat"), "events.E05.target: heal is aimed at"),
    ("missing number", lambda d: event(d, "E16")["effects"][0].pop("n"), r"events.E16.effects\[0\].n: is missing"),
    (
        "wrong bag",
        lambda d: event(d, "E25")["effects"][0].update(bag="wound"),
        r"events.E25.effects\[0\].bag: at before_combat_draw",
    ),
    ("unknown effect", lambda d: event(d, "E25")["effects"][0].update(effect="magic"), "magic"),
    (
        "unknown card",
        lambda d: d["skills"][21]["abilities"][0]["effects"][0].update(card="E99"),
        r"skills.herboriste.abilities\[0\].effects\[0\].card: there is no card E99",
    ),
    (
        "counter elsewhere",
        lambda d: event(d, "E26").update(countered_by=["E06"]),
        r"events.E26.countered_by\[0\]: E06 is played in another phase",
    ),
    ("counter of nothing", lambda d: event(d, "E30").update(countered_by=["E39"]), "E39 does not counter E30"),
    ("copies", lambda d: event(d, "E01").update(copies=3), "events: 81 cards by their copies"),
    ("too few solo", lambda d: [one.update(logo="multi") for one in d["events"][:30]], "the solo deck has"),
    (
        "named card",
        lambda d: event(d, "E05")["title"].update(fr="Potion"),
        "Remède, which the rule book names, is missing",
    ),
    ("named gladiator", lambda d: d["gladiators"][22].update(name="Nobody"), "Beryllus, which the rule book names"),
    ("twice", lambda d: d["gladiators"][1].update(id="G01"), "gladiators.G01.id: is there twice"),
    ("wrong id", lambda d: d["gladiators"][1].update(id="X2"), "gladiators.X2.id: ids of gladiators begin with G"),
    ("experience", lambda d: d["boards"]["experience"].update(beta=4), "boards.experience: beta must lie below alpha"),
    ("exhibitio", lambda d: d["boards"]["exhibitio"].update(red=5), "boards.exhibitio: a better token"),
    ("attached", lambda d: event(d, "E09").update(duration="round"), "events.E09.duration"),
    (
        "lanista acts",
        lambda d: d["lanistas"][1]["abilities"][0].update(once="round"),
        r"lanistas.L2.abilities\[0\].once",
    ),
    # what would be printed and not heeded
    (
        "id with a blank",
        lambda d: d["contracts"][0].update(id="C 01"),
        r"contracts.C 01.id: has more than plain letters",
    ),
    ("id with an accent", lambda d: d["lanistas"][0].update(id="Lé"), r"lanistas.Lé.id: has more than plain letters"),
    ("id with a dot", lambda d: event(d, "E42").update(id="E.42"), r"events.E.42.id: has more than plain letters"),
    (
        "id of a skill",
        lambda d: d["skills"].append({**d["skills"][0], "id": "éveillé"}),
        r"skills.éveillé.id: has more than plain",
    ),
    (
        "rank on a turn",
        lambda d: event(d, "E05")["effects"][0].update(rank="beta"),
        r"events.E05.effects\[0\].rank: would be printed and not heeded here",
    ),
    (
        "sine on a turn",
        lambda d: event(d, "E05")["effects"][0].update(sine=True),
        r"events.E05.effects\[0\].sine: would",
    ),
    (
        "wounded on a turn",
        lambda d: event(d, "E16")["effects"][0].update(wounded=True),
        r"E16.effects\[0\].wounded: would",
    ),
    ("result before", lambda d: event(d, "E25")["effects"][0].update(result="red"), r"E25.effects\[0\].result: would"),
    (
        "nobody's wound",
        lambda d: event(d, "E25")["effects"][0].update(wounded=True),
        r"E25.effects\[0\].wounded: would",
    ),
    (
        "both kinds of combat",
        lambda d: event(d, "E25")["effects"][0].update(exhibitio=True, contract=True),
        r"events.E25.effects\[0\].exhibitio: can never be true here",
    ),
    ("duration", lambda d: event(d, "E05").update(duration="slot"), "events.E05.duration: slot does not fit"),
    (
        "other duration",
        lambda d: event(d, "E19").update(duration="slot"),
        "duration: slot does not fit: these effects last",
    ),
    ("once", lambda d: event(d, "E05").update(once="round"), "events.E05.once: would be printed"),
    (
        "cost of what acts by itself",
        lambda d: d["skills"][0]["abilities"][0].update(cost={"money": 50}),
        r"skills.favori.abilities\[0\].cost: would be printed",
    ),
    (
        "where without a target",
        lambda d: event(d, "E25").update(where={"rank_max": "beta"}),
        "E25.where.rank_max: would",
    ),
    ("where of a master", lambda d: event(d, "E16").update(where={"lower_rank": True}), "E16.where.lower_rank: would"),
    (
        "wound of the healthy",
        lambda d: event(d, "E05").update(where={"wound_min": "light"}),
        "E05.where.wound_min: would",
    ),
    (
        "counter unknown there",
        lambda d: event(d, "E05").update(countered_by=[]),
        r"E06.effects\[0\].cards\[0\]: E05 does not",
    ),
    ("partner of a card", lambda d: event(d, "E30")["effects"][0].update(on="partner"), r"E30.effects\[0\].on: would"),
    (
        "black in the combat",
        lambda d: event(d, "E26")["effects"][0].update(colour="black"),
        "no black token goes into this",
    ),
    ("kept how", lambda d: event(d, "E28")["effects"][0].update(keep="worst"), r"E28.effects\[0\].keep: 'worst'"),
    ("scope", lambda d: event(d, "E18")["effects"][0].update(scope="exhibitio"), r"E18.effects\[0\].scope: would"),
    ("whose prices", lambda d: event(d, "E12")["effects"][0].update(who="me"), r"E12.effects\[0\].who: would"),
    ("present rank", lambda d: d["skills"][0].update(school=True), "skills.favori.school: does not fit: bag_add"),
    (
        "bonus to nothing",
        lambda d: d["skills"][17]["abilities"][0]["effects"][0].update(card="E05"),
        "E05 gives no experience",
    ),
    (
        "no such choice",
        lambda d: d["skills"][24]["abilities"][1]["effects"][0]["menu"].append("polyvalent"),
        "polyvalent cannot be chosen",
    ),
    # numbers that are none, and whose card is named
    (
        "huge",
        lambda d: event(d, "E36")["effects"][0].update(by_rank=[10**31, 4, 6]),
        r"events.E36.effects\[0\].by_rank\[0\]: 1000",
    ),
    (
        "text for a number",
        lambda d: d["lanistas"][5]["suppressed"][0].update(n="1"),
        r"lanistas.L6.suppressed\[0\].n: '1'",
    ),
    ("no number", lambda d: d["lanistas"][5]["suppressed"][0].pop("n"), r"lanistas.L6.suppressed\[0\].n: is missing"),
    (
        "inside an attached card",
        lambda d: event(d, "E09")["effects"][0]["abilities"][0].update(timing="never"),
        r"events.E09.effects\[0\].abilities\[0\].timing: ",
    ),
    (
        "deep inside an attached card",
        lambda d: event(d, "E09")["effects"][0]["abilities"][0]["effects"][0].update(result="blue"),
        r"events.E09.effects\[0\].abilities\[0\].effects\[0\].result: ",
    ),
]


@pytest.mark.parametrize(("name", "change", "problem"), WRONG, ids=[case[0] for case in WRONG])
def test_a_wrong_edition_is_told_where_and_why(name: str, change: Callable[[Data], object], problem: str) -> None:
    with pytest.raises(arene.BadData, match=problem) as refused:
        GAME.edition(changed(change))
    told_in_french(refused.value)


def test_an_owner_may_replace_a_card_with_the_printed_one() -> None:
    """A Remède that heals two levels: the rules and the text both follow."""
    data = changed(lambda d: event(d, "E05")["effects"][0].update(n=2))
    data["id"], data["source"] = "my-lanista", "owner"
    edition = GAME.edition(data)
    assert edition.hash != GAME.edition().hash
    match = arene.position(
        "lanista",
        {"seats": [{"school": [glad("G02", 0, "grave")], "hand": ["E05"]}], "decision": "buy", "recruits": ["G01"]},
        edition=edition,
    )
    do(match, A, "play", card="E05", target="G02")
    assert seat(match, A)["school"][0]["health"] == "good"
    assert "2 niveaux" in card_text(edition_words("fr", GAME, edition), "E05")
    assert "un niveau" in card_text(words("fr", "lanista"), "E05")


@pytest.mark.parametrize("lang", arene.LANGUAGES)
def test_every_text_is_made_from_the_effects(lang: str) -> None:
    said = words(lang, "lanista")
    for one in DATA["events"]:
        text = card_text(said, one["id"])
        assert text.endswith(".") and "{" not in text and "  " not in text
    numbers = {"favori": 1, "vedette": 2, "regulier": 1, "gagne_pain": 100, "martyr": 2}
    for skill in DATA["skills"]:
        number = f"({numbers[skill['id']]})" if skill["id"] in numbers else ""
        text = skill_text(said, skill["id"] + number)
        assert text.endswith(".") and (not number or str(numbers[skill["id"]]) in text or numbers[skill["id"]] == 1)
    for lanista in DATA["lanistas"]:
        assert lanista_text(said, lanista["id"]).endswith(".")


def test_the_numbers_on_a_card_are_in_its_text() -> None:
    said = words("en", "lanista")
    for id, number in (("E11", "−150"), ("E12", "+100"), ("E40", "+8"), ("E36", "+6"), ("E42", "300"), ("E17", "+2")):
        assert number in card_text(said, id)


def test_marks_say_what_the_rule_book_gives() -> None:
    edition = GAME.edition()
    assert edition.mark("gladiators.G03.buy_ap") == "rules" and edition.mark("gladiators.G01.price") == "reconstructed"
    assert edition.mark("lanistas.L6.abilities") == "rules" and edition.mark("contracts.CG01.pay") == "reconstructed"
    for path, _value in edition.leaves():
        assert edition.mark(path) is not None, path


def test_what_is_not_verified_is_not_told_as_history() -> None:
    for lang in arene.LANGUAGES:
        told = GAME.edition_words(GAME.edition(), lang)
        for gladiator in DATA["gladiators"]:
            if gladiator["evidence"] == "unverified":
                assert f"anecdote-{gladiator['id']}" not in told


def test_the_deck_depends_on_players_and_options() -> None:
    sizes = {
        (seats, simple): sum(
            1
            for _ in start(
                *[{} for _ in range(seats)], decision="buy", recruits=["G01"], options={"simple_events": simple}
            ).position()["events"]
        )
        for seats in (1, 2)
        for simple in (False, True)
    }
    assert sizes == {(2, False): 80, (1, False): 42, (2, True): 40, (1, True): 25}
    young = start({}, {}, decision="buy", recruits=["G01"], options={"sine_missione": False, "malus": False})
    cards = set(young.position()["events"])
    assert not cards & {"E34", "E35", "E39"} and len(young.position()["contracts"]) == 24


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_whoever_is_known_has_an_anecdote(lang: str) -> None:
    """In both languages, for the gladiators of whom there is evidence and for no others."""
    told = GAME.edition_words(GAME.edition(), lang)
    for card in DATA["gladiators"]:
        anecdote = told.get(f"anecdote-{card['id']}", "")
        assert bool(anecdote) == (card["evidence"] == "found" or card["name"] == "Beryllus"), card["name"]
        assert len(anecdote) < 120


def test_a_lanista_may_change_the_bags() -> None:
    """As the rule book has it: a green token in the bag of his own combats, a black one out of his men's wounds."""
    power = [
        {
            "timing": "before_combat_draw",
            "effects": [{"effect": "bag_add", "bag": "combat", "colour": "green", "n": 1}],
        },
        {
            "timing": "before_wound_draw",
            "effects": [{"effect": "bag_remove", "bag": "wound", "colour": "black", "n": 1}],
        },
    ]
    data = changed(lambda d: d["lanistas"][0].update(abilities=power))
    for step, expected in ("before_draw", [2, 1, 1, 0]), ("before_wound", [1, 1, 1, 0]):
        match = arene.position(
            "lanista",
            {
                "seats": [{"school": [glad("G32"), glad("G06")], "lanista": "L1"}, {}],
                "round": 3,
                "decision": "window",
                "step": step,
                "combat": combat(A, "CG01", "gamma", "G32", "G06", result="green" if step == "before_wound" else None),
                "spent": ["CG01"],
            },
            seed=1,
            edition=data,
            options={"lanistas": "choice"},
        )
        assert bag(match) == expected


def test_a_card_takes_out_as_many_tokens_as_it_says() -> None:
    for number, greens in (1, 2), (2, 1), (3, 1):  # the last of all stays
        effect = {"effect": "bag_remove", "bag": "combat", "colour": "green", "n": number}
        match = with_card(
            "E27",
            {"effects": [effect]},
            {"school": FIGHTERS},
            {"hand": ["E27"]},
            decision="window",
            step="before_draw",
            seat=B,
            combat=combat(A, "CB01", "beta", "G32", "G25", bag=[{"colour": "green", "from": "base"}] * 3),
            spent=["CB01"],
        )
        do(match, B, "play", card="E27", target="none")
        assert bag(match)[0] == greens


def test_a_lanista_may_hold_some_cards_more() -> None:
    power = [{"timing": "refill", "effects": [{"effect": "hand_size", "n": 1}]}]
    data = changed(lambda d: d["lanistas"][5].update(abilities=power))
    match = arene.new_match("lanista", seats=2, seed=3, edition=data, options={"lanistas": "choice"})
    do(match, match.awaiting[0], "choose_lanista", lanista="L6")
    do(match, match.awaiting[0], "choose_lanista", lanista="none")
    assert sorted(len(player["hand"]) for player in match.position()["seats"]) == [6, 7]


def test_prestige_by_rank_counts_a_living_gladiators_own_rank() -> None:
    prize = {"effect": "prestige", "by_rank": [1, 2, 3]}
    data = changed(lambda d: event(d, "E41").update(effects=[prize]))
    place = {"decision": "window", "step": "care_window", "round": 3}
    seats = [{"school": [glad("G32", 4, "light")], "hand": ["E41"]}, {}]
    match = arene.position("lanista", {"seats": seats, **place}, seed=1, edition=data)
    do(match, A, "play", card="E41", target="G32")
    assert seat(match, A)["prestige"] == 3


def test_a_skill_of_the_first_gladiator_that_aims_at_nothing_is_no_contract() -> None:
    praise = {"timing": "on_turn", "phase": 3, "once": "round", "target": "self_seat"}
    effects = [{"effect": "prestige", "n": 1}]

    def change(data: Data) -> None:
        next(one for one in data["skills"] if one["id"] == "maitre").update(abilities=[{**praise, "effects": effects}])
        data["gladiators"][0]["gamma"]["skills"] = ["maitre"]

    seats = [{"school": [glad("G01")]}, {}]
    place = {"decision": "contract", "round": 3, "shown": ["CG01"]}
    match = arene.position("lanista", {"seats": seats, **place}, seed=1, edition=changed(change))
    do(match, A, "use_skill", gladiator="G01", target="none")
    assert seat(match, A)["prestige"] == 1


def test_the_examples_of_the_page_on_editions_load() -> None:
    """Each entry shown there, put in the place of the printed one with its id, makes an edition that plays."""
    page = (GAME.folder.parents[3] / "docs" / "editions.md").read_text(encoding="utf-8")
    section = page.split("## Fields of a Lanista edition")[1].split("\n## ")[0]
    shown = [tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", section, flags=re.DOTALL)]
    data = changed(lambda d: None)
    seen = set()
    for table in shown:
        for field, entries in table.items():
            for entry in entries:
                place = next(number for number, one in enumerate(data[field]) if one["id"] == entry["id"])
                data[field][place] = entry
                seen.add(field)
    assert seen == {"gladiators", "contracts", "events", "skills", "lanistas"}
    edition = GAME.check_edition(data)
    assert arene.new_match("lanista", seats=2, seed=1, edition=data).edition.hash == edition.hash


def with_card(id: str, change: Data, *seats: Data, **place: Any) -> arene.Match:
    """A position with one card of the box changed."""
    data = changed(lambda d: event(d, id).update(change))
    return arene.position("lanista", {"seats": list(seats), "round": 3, **place}, seed=1, edition=data)


GREEN = {"effect": "bag_add", "bag": "combat", "colour": "green", "n": 1}
FIGHTERS = [glad("G32", 2), glad("G25", 2)]  # murmillo and thraex at rank Beta, no duo


@pytest.mark.parametrize(
    ("condition", "offered"),
    [
        ({"rank": "beta"}, True),
        ({"rank": "gamma"}, False),
        ({"contract": True}, True),
        ({"sine": True}, False),
        ({"exhibitio": True}, False),
        ({"duo": True}, False),
    ],
)
def test_a_condition_on_a_played_card_counts_and_is_told(condition: Data, offered: bool) -> None:
    match = with_card(
        "E25",
        {"effects": [{**GREEN, **condition}]},
        {"school": FIGHTERS, "hand": ["E25"], "ap": 1},
        {},
        decision="window",
        step="before_draw",
        combat=combat(A, "CB01", "beta", "G32", "G25"),
        spent=["CB01"],
    )
    assert bool(targets(match, A, "E25")) == offered
    plain = card_text(words("en", "lanista"), "E25")
    assert len(card_text(edition_words("en", GAME, match.edition), "E25")) > len(plain)


def test_a_condition_on_the_gladiator_aimed_at_counts() -> None:
    """A card for wounded gladiators only: Celadus fights with bandages, Iuvencus is in good health."""
    match = with_card(
        "E30",
        {"effects": [{"effect": "bag_add", "bag": "wound", "colour": "black", "n": 1, "wounded": True}]},
        {"school": [glad("G32", 2), glad("G25", 2, "light", fit=True)]},
        {"hand": ["E30", "E29"], "school": [glad("G24", 2)]},
        decision="window",
        step="before_wound",
        seat=1,
        combat=combat(A, "CB01", "beta", "G32", "G25", result="green"),
        spent=["CB01"],
    )
    assert not targets(match, 1, "E30") and targets(match, 1, "E29") == {"G32"}
    do(match, 1, "pass")
    assert targets(match, 1, "E30") == {"G25"}


@pytest.mark.parametrize(("contract", "more"), [("CG01", False), ("CG09", True)])
def test_conditions_of_what_acts_by_itself_count_too(contract: str, more: bool) -> None:
    """Pay and experience only in the combats that are named: without submission."""
    abilities = [
        {"timing": "combat_validated", "effects": [{"effect": "pay_mod", "scope": "combat", "n": 100, "sine": True}]},
        {"timing": "combat_end", "effects": [{"effect": "xp", "n": 1, "sine": True}]},
    ]
    data = changed(lambda d: event(d, "E10").update(effects=[{"effect": "attach", "abilities": abilities}]))
    school = [glad("G32", attached=["E10"]), glad("G06")]
    match = arene.position(
        "lanista",
        {"seats": [{"school": school, "contracts": [{"contract": contract}], "ap": 0}, {}], "decision": "combat"},
        edition=data,
        chance=arene.Script([("combat", "green"), ("wound", "green"), ("wound", "green")], seed=1),
    )
    do(match, A, "fight", contract=contract)
    finish(match, "buy")
    pay = next(one["pay"] for one in DATA["contracts"] if one["id"] == contract)
    assert next(one["amount"] for one in match.events(None) if one["kind"] == "paid") == pay + 100 * more
    lesson = next(one for one in match.events(None) if one["kind"] == "xp_gained" and one["gladiator"] == "G32")
    assert lesson["amount"] == (3 if more else 1)


def test_a_counter_costs_what_it_says() -> None:
    healer = {"school": [glad("G05"), glad("G06", 0, "light")], "hand": ["E05"]}
    for money, may_counter in (300, True), (50, False):
        match = with_card(
            "E06",
            {"cost": {"money": 100, "ap": 1}},
            healer,
            {"hand": ["E06"], "money": money},
            decision="buy",
            recruits=["G01"],
        )
        do(match, A, "play", card="E05", target="G06")
        assert may(match, 1, "counter", card="E06") == may_counter
        if may_counter:
            do(match, 1, "counter", card="E06")
            assert (seat(match, 1)["money"], seat(match, 1)["ap"]) == (200, 2)


def test_all_conditions_and_costs_are_told() -> None:
    data = changed(
        lambda d: (
            event(d, "E15").update(where={"health_max": "light", "rank_max": "gamma"}, cost={"ap": 2, "money": 100}),
            event(d, "E18")["effects"][0].update(n=-50),
            event(d, "E24")["effects"][1].update(rank="beta", duo=True),
            event(d, "E02").update(cost={"ap": 1}),
        )
    )
    said = edition_words("en", GAME, GAME.edition(data))
    fever = card_text(said, "E15")
    assert "not worse than lightly wounded" in fever and "still Gamma" in fever
    assert "for 100 sesterces and 2 action points" in fever.lower()
    assert "−50 sesterces" in card_text(said, "E18") and "+-" not in card_text(said, "E18")
    assert "at rank Beta" in card_text(said, "E24") and "historical duo" in card_text(said, "E24")
    assert card_text(said, "E02").startswith("For 1 action point:")


def test_what_was_accepted_before_still_loads_for_a_match_that_began_then() -> None:
    data = changed(lambda d: event(d, "E05")["effects"][0].update(rank="beta"))
    older = GAME.under(1)
    assert older is not None and older.check_edition(data).data["events"][4]["effects"][0]["rank"] == "beta"


def test_a_pair_may_be_written_either_way() -> None:
    """A murmillo against a hoplomachus, the other way round than the box that comes along has it."""
    data = copy.deepcopy(dict(DATA))
    turned = {"HOP/MUR": "MUR/HOP"}
    for one in (data, *data["contracts"]):
        one["pairs"] = [turned.get(pair, pair) for pair in one["pairs"]]
    contract = next(one["id"] for one in data["contracts"] if "MUR/HOP" in one["pairs"] and one["rank"] == "gamma")
    next(one for one in data["contracts"] if one["id"] == contract)["pairs"] = ["MUR/HOP"]
    school = [glad("G24", any_armatura=True), glad("G32", any_armatura=True)]
    fighting = position({"school": school, "contracts": [{"contract": contract}]}, decision="combat")
    match = arene.position("lanista", fighting, edition=data, seed=1)
    match.play(0, {"kind": "fight", "contract": contract})
    assert told(match, "combat_announced")[0]["armaturae"] == ["MUR", "HOP"]


def test_the_first_gladiators_skill_is_used_on_a_contract_turn() -> None:
    """Without a target its action is the first of all skills, right after those that take contracts."""
    data = copy.deepcopy(dict(DATA))
    skill = next(one for one in data["skills"] if one["id"] == "herboriste")
    effects = [{"effect": "money", "n": -50}]
    skill["abilities"] = [{"timing": "on_turn", "phase": 3, "once": "round", "target": "all_opp", "effects": effects}]
    data["gladiators"][0]["gamma"]["skills"] = ["herboriste"]
    seats = {"school": [glad("G01")]}, {"money": 300}
    match = arene.position("lanista", position(*seats, decision="contract", seat=A), edition=data, seed=1)
    do(match, A, "use_skill", gladiator="G01", target="none")
    assert seat(match, B)["money"] == 250
