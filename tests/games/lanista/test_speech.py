"""What Lanista says: no line twice, no line too long for a terminal, no number but that of the box."""

from __future__ import annotations

import copy
import re

import pytest

import arene
from arene import Refusal, Speaker
from arene.analysis.telling import Reasons
from arene.booklet import rules_text
from arene.games.lanista.words.cardtext import card_effects, lanista_text
from tests.games.lanista.table import DATA, EDITION, GAME, NO_TOKENS, A, B, combat, do, glad, position, start

NAMES = ["Anne", "Bob"]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def test_a_recruit_who_costs_more_points_says_how_many(lang: str) -> None:
    data = copy.deepcopy(dict(DATA))
    next(one for one in data["gladiators"] if one["id"] == "G14")["buy_ap"] = 2
    edition = GAME.edition(data)
    speaker = Speaker(GAME, lang, NAMES, edition)

    def at_the_market(ap: int) -> arene.Match:
        buying = position({"ap": ap}, {}, decision="buy", recruits=["G14", "G03"])
        return arene.position("lanista", buying, edition=edition)

    match = at_the_market(3)
    labels = [plain(speaker.action(action, match.view(A))) for action in match.actions(A) if action.kind == "buy"]
    recruits = next(panel for panel in speaker.panels(match.view(A)) if panel.id == "recruits")
    prices = [plain(row[1][0].text) for row in recruits.rows]
    points = ("et 2 points", "et 1 point") if lang == "fr" else ("and 2 points", "and 1 point")
    for label, price, said in zip(labels, prices, points, strict=True):
        assert label.endswith(said) and price.endswith(said)
    with pytest.raises(Refusal) as refused:
        do(at_the_market(1), A, "buy", gladiator="G14")
    two = "2 points d’action" if lang == "fr" else "2 action points"
    assert two in plain(speaker.refusal(refused.value))
    own, usual = (plain(str(rules_text(GAME, lang, box))) for box in (edition, None))
    assert two in own and two not in usual


def test_a_wound_that_gets_lighter_is_not_told_twice(lang: str) -> None:
    """The medicus changes it, then the combat leaves him with it: two sentences."""
    match = start(
        {"school": [glad("G01"), glad("G02")], "hand": ["E32"]},
        {},
        decision="window",
        step="after_wounds",
        spent=["CG01"],
        combat=combat(
            A, "CG01", "gamma", "G01", "G02", result="green", raw=["grave", "good"], pending=["grave", "good"]
        ),
    )
    do(match, A, "play", card="E32", target="G01")
    speaker = Speaker(GAME, lang, NAMES)
    told = [speaker.event(event) for event in match.events(None) if event["kind"] in ("wound_changed", "wounded")]
    assert len(told) == 2 and len(set(told)) == 2


def test_a_deadly_contract_is_called_so_wherever_it_is_told(lang: str) -> None:
    """On the table, among the choices, in a school that holds it; the others are not."""
    sine = {one["id"]: one["sine_missione"] for one in DATA["contracts"] if one["rank"] == "gamma"}
    deadly, usual = (next(id for id, one in sine.items() if one is value) for value in (True, False))
    match = start({"school": [glad("G01"), glad("G02")]}, {}, decision="contract", shown=[deadly, usual], round=1)
    speaker = Speaker(GAME, lang, NAMES)
    shown = next(panel for panel in speaker.panels(match.view(A)) if panel.id == "contracts")
    assert ["sine missione" in row[0][0].label for row in shown.rows] == [True, False]
    taking = [action for action in match.actions(A) if action.kind == "take"]
    said = {str(action.params["contract"]): speaker.action(action, match.view(A)) for action in taking}
    assert "sine missione" in said[deadly] and "sine missione" not in said[usual]
    do(match, A, "take", contract=deadly)
    held = next(panel for panel in speaker.panels(match.view(A)) if panel.id == "held")
    assert "†" in held.items[0].text


def test_an_arrival_without_recruits_says_so(lang: str) -> None:
    """Who is dead or retired does not come back: the piles can be empty."""
    gone = [one["id"] for one in DATA["gladiators"] if one["id"] != "G30"]
    match = start({}, {}, decision="buy", round=1, recruits=["G30"], gladiators_out=gone)
    do(match, match.awaiting[0], "buy", gladiator="G30")
    shown = next(event for event in match.events(None) if event["kind"] == "recruits_shown")
    assert shown["gladiators"] == [] and match.position()["step"] == "taking"
    assert Speaker(GAME, lang, NAMES).event(shown) == {"fr": "Plus aucune recrue.", "en": "No recruits are left."}[lang]


@pytest.mark.parametrize(("bad", "mediocre", "booed"), [("both", 1, 1), ("literal", 1, 0), ("symmetric", 0, 1)])
def test_the_nota_fits_a_terminal_and_says_which_bad_combat_adds_a_black(
    lang: str, bad: str, mediocre: int, booed: int
) -> None:
    match = arene.new_match("lanista", seats=2, seed=1, options={"mercy_bad": bad})
    nota = next(panel for panel in Speaker(GAME, lang, NAMES).panels(match.view(A)) if panel.id == "nota")
    assert len(nota.items) == len(DATA["pairs"]) + 4
    assert all(len(f" {nota.title} {item.text}") <= 80 for item in nota.items)
    black = nota.items[-1].text
    assert [black.count(word) for word in {"fr": ("médiocre", "hué"), "en": ("mediocre", "booed")}[lang]] == [
        mediocre,
        booed,
    ]


def test_a_woman_in_the_arena_is_not_called_he(lang: str) -> None:
    """Achillia wears everything: what is said of a gladiator holds for all of them."""
    said = Speaker(GAME, lang, NAMES).words
    he = re.compile(r"\b(il|lui|he|his|him)\b", re.IGNORECASE)
    for effect in ("heal", "natural-heal", "any-armatura", "rank-shift", "fit-for-contract"):
        text = said(f"effect-{effect}", n=1, care="no", source="skill")
        assert not he.search(text), text
    for window in ("before-wound", "death-window"):
        assert not he.search(said(f"prompt-{window}", gladiator="Achillia"))


def test_what_harms_oneself_is_no_reason_for_a_move() -> None:
    """A wound goes along with having fought: a hint to buy a gladiator had said that it brings one."""
    wound = {"kind": "wounded", "seat": 0, "gladiator": "G22", "health": "light"}
    lost = {"kind": "prestige_changed", "seat": 0, "amount": -2, "cause": "card", "source": "E01", "total": 3}
    why = Reasons(Speaker(GAME, "en", NAMES), "en")

    def told(event: dict[str, object], played: float, other: float) -> str:
        return why.reasons(0, [{"event": event, "played": played, "other": other}], [])[0].split(":")[0]

    for event in (wound, lost):
        assert told(event, 0.1, 0.6).startswith("No single event")
        assert told(event, 0.6, 0.1) == "Avoids"
        assert told({**event, "seat": 1}, 0.1, 0.6) == "Brings"


def test_a_card_says_in_short_whom_it_hits_where_it_is_not_who_plays_it(lang: str) -> None:
    speaker = Speaker(GAME, lang, NAMES, EDITION)
    hit = ("Tous les adversaires", "Combat adverse", "Adversaire")
    if lang == "en":
        hit = ("All opponents", "An opponent’s combat", "An opponent")
    for event in DATA["events"]:
        said = plain(card_effects(speaker.words, event["id"]))
        named = said.startswith(tuple(f"{whom}:" for whom in (f"{one} " if lang == "fr" else one for one in hit)))
        assert named == ("opp" in event.get("target", "")), said
    assert card_effects(speaker.words, "E43").startswith(hit[0])


def asked_for_a_token(number: int, tokens: dict[str, int], **more: int) -> arene.Match:
    """Seat 1 fights, seat 0 may slip in a token."""
    fight = combat(B, "CG01", "gamma", "G01", "G02")
    mine = {"tokens": {**NO_TOKENS, **tokens}, "placed": 3 - sum(tokens.values())}
    other = {"school": [glad("G01"), glad("G02")], "fights": 2, **more}
    return start(mine, other, round=number, decision="window", step="before_draw", seat=A, spent=["CG01"], combat=fight)


def test_a_token_that_may_be_slipped_in_says_what_it_costs_to_keep(lang: str) -> None:
    speaker = Speaker(GAME, lang, NAMES)
    last = plain(speaker.prompt(asked_for_a_token(3, {"red": 1}).view(A)))
    winter = plain(speaker.prompt(asked_for_a_token(1, {"green": 1, "red": 1}).view(A)))
    free = plain(speaker.prompt(asked_for_a_token(2, {"red": 1}, fights=1).view(A)))
    if lang == "fr":
        assert last.endswith("un jeton ? Il vous en reste 1 : gardé à la fin du tour, −3.")
        assert winter.endswith("un jeton ? Il vous en reste 2 : gardés à la fin de l’hiver, −6.")
        assert free.endswith("un jeton ? Il vous en reste 1.")
    else:
        assert last.endswith("a token? You have 1 left: kept at the end of the round, −3.")
        assert winter.endswith("a token? You have 2 left: kept at the end of winter, −6.")
        assert free.endswith("a token? You have 1 left.")


def after_wounds(raw: list[str], contract: str, seats: int = 2, **more: object) -> arene.Match:
    fought = combat(A, contract, "gamma", "G01", "G02", result="green", raw=raw, pending=raw)
    mine = {"school": [glad("G01"), glad("G02")], "hand": ["E32"], "ap": 1, **more}
    others: list[dict[str, object]] = [{} for _ in range(seats - 1)]
    return start(mine, *others, decision="window", step="after_wounds", seat=A, spent=[contract], combat=fought)


@pytest.mark.parametrize(("seats", "kind"), [(2, "done"), (1, "pass")])
def test_who_lets_a_gladiator_die_reads_it_on_the_key(lang: str, seats: int, kind: str) -> None:
    speaker = Speaker(GAME, lang, NAMES[:seats])

    def label(raw: list[str], **more: object) -> str:
        match = after_wounds(raw, "CG01", seats, **more)
        return next(speaker.action(action, match.view(A)) for action in match.actions(A) if action.kind == kind)

    one, both = (
        ("Laisser mourir Priscus", "Les laisser mourir") if lang == "fr" else ("Let Priscus die", "Let them die")
    )
    assert label(["mortal", "good"]) == one and label(["mortal", "mortal"]) == both
    assert label(["mortal", "good"], ap=0) == one, "the medicus in hand saves too"
    assert label(["grave", "good"]) not in (one, both)


def test_who_passes_while_a_gladiator_is_dying_reads_the_risk(lang: str) -> None:
    """He will be asked again only if somebody plays a card."""
    speaker = Speaker(GAME, lang, NAMES)

    def label(raw: list[str]) -> str:
        match = after_wounds(raw, "CG01")
        return plain(next(speaker.action(one, match.view(A)) for one in match.actions(A) if one.kind == "pass"))

    told = [label(["mortal", "good"]), label(["mortal", "mortal"]), label(["grave", "good"])]
    if lang == "fr":
        assert told == ["Passer, au risque d’une mort", "Passer, au risque de deux morts", "Passer pour l’instant"]
    else:
        assert told == ["Pass and risk a death", "Pass and risk two deaths", "Pass for now"]


def test_alone_at_the_table_to_pass_is_to_be_done(lang: str) -> None:
    """Nobody could play a card after which one would be asked again."""
    match = after_wounds(["grave", "good"], "CG01", seats=1)
    (passing,) = (one for one in match.actions(A) if one.kind == "pass")
    said = Speaker(GAME, lang, NAMES[:1]).action(passing, match.view(A))
    assert said == ("Fini pour ce moment" if lang == "fr" else "Done for this moment")


def test_a_card_that_asks_for_the_rank_says_what_it_does_at_a_rank(lang: str) -> None:
    words = Speaker(GAME, lang, NAMES, EDITION).words
    by_rank = [plain(card_effects(words, "E40", rank)) for rank in ("", "gamma", "beta", "alpha")]
    if lang == "fr":
        head = "Le gladiateur quitte le jeu, prestige "
        assert by_rank == [f"{head}+1, +4 ou +8 selon son rang", f"{head}+1", f"{head}+4", f"{head}+8"]
    else:
        head = "The gladiator leaves the game, prestige "
        assert by_rank == [f"{head}+1, +4 or +8 by rank", f"{head}+1", f"{head}+4", f"{head}+8"]


def test_a_card_on_a_lanista_names_him_and_says_what_it_does_to_him(lang: str) -> None:
    speaker = Speaker(GAME, lang, NAMES, EDITION)
    printed = GAME.text.printed(speaker.words, EDITION)
    keeps = ("garde son pouvoir", "au hasard") if lang == "fr" else ("keeps his power", "at random")
    assert all(words in printed["short-E07-L6"] for words in keeps)
    lost = "Sans pouvoir jusqu’à la fin du tour" if lang == "fr" else "No power until the end of the round"
    assert printed["short-E07-L1"] == lost
    rival = {"lanista": "L1", "school": [glad("G01")], "hand": ["E05"]}
    mine = {"lanista": "L2", "hand": ["E07"]}
    match = start(mine, rival, options={"lanistas": "random"}, decision="buy", recruits=["G04"])
    plays = [one for one in match.actions(A) if one.kind == "play"]
    told = {str(one.params["target"]): plain(speaker.action(one, match.view(A))) for one in plays}
    if lang == "fr":
        assert told == {"G01": "Empoisonnement : Priscus", "seat1": "Empoisonnement : L’Influent de Bob"}
    else:
        assert told == {"G01": "Poisoning: Priscus", "seat1": "Poisoning: The Influential of Bob"}


def test_who_is_aimed_at_reads_you(lang: str) -> None:
    """In the log, in the question, and where a victory is shared."""
    speaker = Speaker(GAME, lang, NAMES)
    played = {"kind": "card_announced", "seat": B, "card": "E43", "target": "seat0"}
    shared = {"kind": "match_ended", "winners": [A, B], "scores": [20, 20]}
    against, you = ("contre vous", "vous") if lang == "fr" else ("against you", "you")
    assert against in speaker.event(played, A) and "Anne" not in speaker.event(played, A)
    assert "Anne" in speaker.event(played, B) and "Anne" in speaker.event(played)
    assert you in speaker.event(shared, A).lower() and "Anne" not in speaker.event(shared, A)


def test_a_lost_combat_sine_missione_tells_the_mise_a_mort_to_come(lang: str) -> None:
    speaker = Speaker(GAME, lang, NAMES)
    said = plain(speaker.prompt(after_wounds(["good", "light"], "CG09").view(A)))
    saved = plain(speaker.prompt(after_wounds(["good", "mortal"], "CG09").view(A)))
    if lang == "fr":
        assert said.startswith("Herennius a perdu : mise à mort à suivre. 50 % de grâce au tirage (2 verts, 2 noirs).")
        assert saved == "Sans soin, Herennius mourra. Avec un soin, ce sera la mise à mort : 50 % de grâce."
    else:
        assert said.startswith("Herennius has lost: the mise à mort follows. 50% mercy at the draw (2 green, 2 black).")
        assert saved == "Without care Herennius will die. With care, the mise à mort follows: 50% mercy."
    assert "mise à mort" not in speaker.prompt(after_wounds(["good", "light"], "CG01").view(A))


def test_a_contract_is_asked_for_and_training_where_there_is_a_point_for_it(lang: str) -> None:
    def asked(**mine: object) -> str:
        seat = {"school": [glad("G01"), glad("G02")], **mine}
        return plain(Speaker(GAME, lang, NAMES).prompt(start(seat, {}, decision="contract", shown=["CG01"]).view(A)))

    take, train = ("Prenez un contrat", "entraînez d’abord") if lang == "fr" else ("Take a contract", "train first")
    trained = [glad("G01", trained=True), glad("G02", trained=True)]
    assert take in asked() and train in asked()
    for told in (asked(ap=0), asked(school=trained)):
        assert take in told and train not in told


def test_a_bulk_purchase_is_asked_for_as_long_as_two_recruits_may_be_taken(lang: str) -> None:
    match = start({"hand": ["E14"]}, {}, decision="buy", recruits=["G01", "G02"])

    def asked() -> str:
        return plain(Speaker(GAME, lang, NAMES).prompt(match.view(A)))

    one, two = ("Une recrue, ou aucune", "Jusqu’à 2 recrues") if lang == "fr" else ("One recruit", "Up to 2 recruits")
    assert one in asked()
    do(match, A, "play", card="E14", target="none")
    assert two in asked() and one not in asked()
    do(match, A, "buy", gladiator="G01")
    assert one in asked() and two not in asked()


def test_what_a_lanista_does_is_said_of_whoever_has_him(lang: str) -> None:
    """It stands on the sheets of all the others too."""
    speaker = Speaker(GAME, lang, NAMES, EDITION)
    second = re.compile(r"\b(vous|votre|vos|your?s?)\b", re.IGNORECASE)
    for lanista in DATA["lanistas"]:
        text = lanista_text(speaker.words, lanista["id"])
        assert not second.search(text), text
