"""An edition of Lanista: its checks beyond the schema, and what it names. Every complaint names the card, the field and
the reason.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from arene.core.edition import Edition, checked
from arene.core.refusal import BadData, Fault
from arene.core.schema import check, span
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.faithful import check_faithful
from arene.games.lanista.rules.schema import ABILITY, SCHEMA
from arene.games.lanista.rules.vocabulary import (
    AIMS,
    ALLOWED,
    ASKED,
    BY_ITSELF,
    COUNTED,
    MOST,
    NEEDS,
    NEVER_PLAYED,
    PHASES,
    SKILL,
    UNASKED,
    skill_id,
)

EVENT_CARDS = 80
_FIRST_LETTER = {"gladiators": "G", "contracts": "C", "lanistas": "L", "events": "E"}
SINE_PER_RANK = 3
FEASIBLE = 0.20  # of all pairs of gladiators, at each rank
NAMED_EVENTS = (
    "Remède",
    "Remède inefficace",
    "Empoisonnement",
    "Armure prestigieuse",
    "Produits dérivés",
    "Doctor expérimenté",
    "Entraînement extrême",
    "Arbitre corrompu",
    "Équipement défectueux",
    "Medicus",
    "Éloge funèbre",
    "Remise du rudis",
)
NAMED_GLADIATORS = ("Herennius", "Beryllus", "Velox", "Nymphéros", "Paktolos")
NAMED_LANISTAS = ("L’Influent", "Le Commerçant", "L’Élitiste", "Le Boucher", "Le Cupide", "L’Ingénieur")


def check_edition(data: Mapping[str, Any], rules: int) -> Edition:
    """Validate an edition; the box's owner is told which card is wrong, where and why."""
    content = checked(SCHEMA, dict(data))
    for field in ("armaturae", "skills", "gladiators", "contracts", "lanistas", "events"):
        _check_ids(field, content[field])
    codes = [armatura["id"] for armatura in content["armaturae"]]
    for place, pair in enumerate(content["pairs"]):
        _check_pair(pair, codes, f"pairs[{place}]")
    _check_boards(content["boards"])
    titles = {event["id"]: event for event in content["events"]}
    skills = {skill["id"]: skill for skill in content["skills"]}
    _check_skills(content["skills"], titles, skills)
    for gladiator in content["gladiators"]:
        _check_gladiator(gladiator, codes, skills)
    _check_duos(content)
    for contract in content["contracts"]:
        _check_contract(contract, content["pairs"])
    _check_contracts(content)
    for lanista in content["lanistas"]:
        _check_lanista(lanista, titles, skills)
    for event in content["events"]:
        _check_event(event, titles, skills)
    _check_decks(content["events"])
    _check_names(content)
    if rules >= 2:  # matches that began before may carry what is refused now
        check_faithful(content)
    return Edition(content, [])


def _check_ids(field: str, entries: Sequence[Mapping[str, Any]]) -> None:
    seen: set[str] = set()
    for entry in entries:
        if not entry["id"] or entry["id"] in seen:
            raise BadData(f"{field}.{entry['id']}.id", Fault("twice") if entry["id"] else Fault("empty"))
        first = _FIRST_LETTER.get(field, "")
        if field == "skills" and not entry["id"][0].islower():  # cards and lanistas begin with capitals
            raise BadData(f"{field}.{entry['id']}.id", Fault("lanista:skill-id"))
        if not entry["id"].startswith(first):  # by their first letter words and tables tell cards apart
            raise BadData(f"{field}.{entry['id']}.id", Fault("lanista:first-letter", field=field, letter=first))
        seen.add(entry["id"])


def _check_pair(pair: str, codes: Sequence[str], where: str) -> None:
    parts = pair.split("/")
    if len(parts) != 2 or any(part not in codes for part in parts):
        raise BadData(where, Fault("lanista:no-pair", value=repr(pair), codes=", ".join(codes)))


def _check_boards(boards: Mapping[str, Any]) -> None:
    steps = boards["experience"]
    if not steps["beta"] < steps["alpha"] <= steps["cap"]:
        raise BadData("boards.experience", Fault("lanista:experience"))
    result = boards["exhibitio"]
    if not result["green"] >= result["white"] >= result["red"]:
        raise BadData("boards.exhibitio", Fault("lanista:prestige-order"))
    for path, money in (("boards.exhibitio.pay", result["pay"]), ("boards.start_money", boards["start_money"])):
        _check_fifty(path, money)


def _check_fifty(where: str, money: int) -> None:
    if money % 50:
        raise BadData(where, Fault("lanista:coin", value=money))


# ---- Abilities and effects


def _check_skills(skills: Sequence[Mapping[str, Any]], titles: Mapping[str, Any], known: Mapping[str, Any]) -> None:
    for skill in skills:
        where = f"skills.{skill['id']}"
        for place, ability in enumerate(skill["abilities"]):
            at = f"{where}.abilities[{place}]"
            active = "once" in ability
            if active and not skill["school"]:
                raise BadData(at, Fault("lanista:skill-school"))
            if active and "target" not in ability:
                raise BadData(f"{at}.target", Fault("lanista:skill-target"))
            if active and ability["timing"] == "on_turn" and "phase" not in ability:
                raise BadData(f"{at}.phase", Fault("lanista:skill-phase"))
            _check_ability(ability, ability.get("phase"), at, titles, known, "used" if active else "skill")


def _check_lanista(lanista: Mapping[str, Any], titles: Mapping[str, Any], skills: Mapping[str, Any]) -> None:
    where = f"lanistas.{lanista['id']}"
    for place, ability in enumerate(lanista["abilities"]):
        if "once" in ability:
            raise BadData(f"{where}.abilities[{place}].once", Fault("lanista:lanista-once"))
        _check_ability(ability, None, f"{where}.abilities[{place}]", titles, skills, "lanista")
    for place, effect in enumerate(lanista["suppressed"]):
        if effect["effect"] != "discard_random":
            raise BadData(f"{where}.suppressed[{place}].effect", Fault("lanista:suppressed"))
        if "n" not in effect:
            raise BadData(f"{where}.suppressed[{place}].n", Fault("lanista:effect-needs", effect="discard_random"))
        _check_number(effect, "lanista", f"{where}.suppressed[{place}]")


def _check_event(event: Mapping[str, Any], titles: Mapping[str, Any], skills: Mapping[str, Any]) -> None:
    where = f"events.{event['id']}"
    _check_ability(event, event["phase"], where, titles, skills, "card")
    condition = event.get("where", {})
    if c.HEALTH.index(condition.get("health_min", "good")) > c.HEALTH.index(condition.get("health_max", "grave")):
        raise BadData(f"{where}.where", Fault("lanista:health"))
    attaches = any(effect["effect"] == "attach" for effect in event["effects"])
    if attaches and (len(event["effects"]) > 1 or event["duration"] != "attached"):
        raise BadData(f"{where}.duration", Fault("lanista:attached"))
    if event["timing"] in ("card_played",) and event["effects"][0]["effect"] != "counter":
        raise BadData(f"{where}.effects[0].effect", Fault("lanista:countering"))
    if event["timing"].endswith(("_draw", "_died", "_failed", "_announced")) and event["phase"] != 4:
        raise BadData(f"{where}.phase", Fault("lanista:phase-of-timing", timing=event["timing"], phase=4))
    for timing, phase in (("own_buy_turn", 2), ("own_combat_turn", 4)):
        if event["timing"] == timing and event["phase"] != phase:
            raise BadData(f"{where}.phase", Fault("lanista:phase-of-timing", timing=timing, phase=phase))
    for place, counter in enumerate(event["countered_by"]):
        at = f"{where}.countered_by[{place}]"
        if counter not in titles:
            raise BadData(at, Fault("lanista:no-card", card=counter))
        if titles[counter]["phase"] != event["phase"]:
            raise BadData(at, Fault("lanista:other-phase", card=counter))
        if event["id"] not in titles[counter]["effects"][0].get("cards", []):
            raise BadData(at, Fault("lanista:no-counter", card=counter, other=event["id"]))


def _check_ability(
    ability: Mapping[str, Any],
    phase: int | None,
    where: str,
    titles: Mapping[str, Any],
    skills: Mapping[str, Any],
    bearer: str,
) -> None:
    active = bearer not in BY_ITSELF
    if active and ability["timing"] in UNASKED:
        raise BadData(f"{where}.timing", Fault("lanista:nobody-asked", timing=ability["timing"]))
    if not active and ability["timing"] in ASKED:
        raise BadData(f"{where}.timing", Fault("lanista:by-itself", timing=ability["timing"]))
    if not active and "target" in ability:
        raise BadData(f"{where}.target", Fault("lanista:no-target"))
    _check_fifty(f"{where}.cost.money", ability.get("cost", {}).get("money", 0))
    for place, effect in enumerate(ability["effects"]):
        _check_effect(effect, ability, phase, where, f"{where}.effects[{place}]", bearer)
        _check_named(effect, phase, f"{where}.effects[{place}]", titles, skills)


def _check_effect(
    effect: Mapping[str, Any], ability: Mapping[str, Any], phase: int | None, where: str, at: str, bearer: str
) -> None:
    """Whether it can happen when and where it says, to whom it says, by a number that makes sense."""
    kind, timing = effect["effect"], ability["timing"]
    if timing not in ALLOWED[kind]:
        raise BadData(
            f"{at}.effect",
            Fault("lanista:timing", effect=kind, timing=timing, allowed=", ".join(sorted(ALLOWED[kind]))),
        )
    if timing == "on_turn" and phase is not None and kind in PHASES and phase not in PHASES[kind]:
        raise BadData(f"{at}.effect", Fault("lanista:phase", effect=kind, allowed=sorted(PHASES[kind]), phase=phase))
    if kind in NEVER_PLAYED if bearer not in BY_ITSELF else kind not in BY_ITSELF[bearer]:
        raise BadData(f"{at}.effect", Fault("lanista:does-nothing", effect=kind, reason=Fault(_BEARERS[bearer])))
    for field in sorted(NEEDS.get(kind, set()) - set(effect)):
        raise BadData(f"{at}.{field}", Fault("lanista:effect-needs", effect=kind))
    _check_number(effect, bearer, at)
    if kind == "bag_add" and timing == "own_combat_turn" and ability["target"] != "own_glad":
        raise BadData(f"{where}.target", Fault("lanista:own-combat"))
    if kind == "price_mod" and bearer == "lanista" and (effect["who"] != "me" or "uses" in effect):
        raise BadData(f"{at}.who", Fault("lanista:own-prices"))
    if kind == "prestige" and ("n" in effect) == ("by_rank" in effect):
        raise BadData(f"{at}.n", Fault("lanista:prestige-number"))
    if "bag" in effect and timing.endswith("_draw") and f"_{effect['bag']}_" not in timing:
        raise BadData(f"{at}.bag", Fault("lanista:other-bag", timing=timing))
    if bearer not in BY_ITSELF and kind in AIMS and ability["target"] not in AIMS[kind]:
        raise BadData(
            f"{where}.target",
            Fault("lanista:aim", effect=kind, allowed=sorted(AIMS[kind]), target=ability["target"]),
        )
    if kind in ("money", "price_mod", "pay_mod") and isinstance(effect["n"], int):
        _check_fifty(f"{at}.n", effect["n"])


def _check_named(
    effect: Mapping[str, Any], phase: int | None, at: str, titles: Mapping[str, Any], skills: Mapping[str, Any]
) -> None:
    """The cards and skills it names, and the abilities it gives."""
    for card in [*effect.get("cards", []), *([effect["card"]] if "card" in effect else [])]:
        if card not in titles:
            raise BadData(f"{at}.card", Fault("lanista:no-card", card=card))
        if effect["effect"] == "counter" and titles[card]["phase"] != phase:
            raise BadData(f"{at}.cards", Fault("lanista:other-phase", card=card))
    for number, skill in enumerate(effect.get("menu", [])):
        _check_skill(skill, skills, f"{at}.menu[{number}]")
    for number, inner in enumerate(effect.get("abilities", [])):
        inside = f"{at}.abilities[{number}]"
        _check_ability(check(ABILITY, inner, inside), None, inside, titles, skills, "attached")


_BEARERS = {  # why an effect does nothing there
    "card": "lanista:bearer-card",
    "used": "lanista:bearer-used",
    "skill": "lanista:bearer-skill",
    "attached": "lanista:bearer-attached",
    "lanista": "lanista:bearer-lanista",
}


def _check_number(effect: Mapping[str, Any], bearer: str, at: str) -> None:
    """``n`` is a number in range; a skill may leave it to the gladiator's card."""
    number, kind = effect.get("n", 1), effect["effect"]
    if isinstance(number, str):
        if number != "n" or bearer not in ("skill", "used"):
            raise BadData(f"{at}.n", Fault("lanista:number", value=repr(number)))
        return
    if kind in COUNTED and not 1 <= number <= MOST:
        raise BadData(f"{at}.n", Fault("range", value=number, allowed=span(1, MOST)))
    if kind == "draw_keep" and number != 2:
        raise BadData(f"{at}.n", Fault("lanista:two-tokens"))
    if kind == "draw_keep" and bearer == "skill" and (effect["keep"] != "best" or effect.get("on") == "partner"):
        raise BadData(f"{at}.keep", Fault("lanista:keeps-best"))
    if kind == "hand_size" and not 0 <= number <= MOST:
        raise BadData(f"{at}.n", Fault("range", value=number, allowed=span(0, MOST)))


def _check_skill(text: str, skills: Mapping[str, Any], where: str) -> None:
    found = SKILL.match(text)
    if found is None or found[1] not in skills:
        raise BadData(where, Fault("one-of", value=repr(text), known=", ".join(skills)))
    numbered = "'n': 'n'" in str(skills[found[1]]["abilities"])
    if numbered != (found[2] is not None):
        raise BadData(where, Fault("lanista:skill-number" if numbered else "lanista:skill-no-number", skill=found[1]))
    for ability in skills[found[1]]["abilities"]:
        for effect in ability["effects"]:
            if effect.get("n") == "n" and effect["effect"] == "pay_mod":
                _check_fifty(where, int(found[2]))
            elif effect.get("n") == "n" and not 1 <= int(found[2]) <= MOST:
                raise BadData(where, Fault("range", value=int(found[2]), allowed=span(1, MOST)))


# ---- Gladiators and contracts


def _check_gladiator(gladiator: Mapping[str, Any], codes: Sequence[str], skills: Mapping[str, Any]) -> None:
    where = f"gladiators.{gladiator['id']}"
    _check_fifty(f"{where}.price", gladiator["price"])
    for rank in c.RANKS:
        row = gladiator[rank]
        listed = row["armaturae"]
        if listed != "*" and (isinstance(listed, str) or not listed or any(code not in codes for code in listed)):
            raise BadData(f"{where}.{rank}.armaturae", Fault("lanista:armaturae", codes=", ".join(codes)))
        if listed != "*" and len(set(listed)) < len(listed):
            raise BadData(f"{where}.{rank}.armaturae", Fault("lanista:armatura-twice"))
        active = 0
        for place, skill in enumerate(row["skills"]):
            _check_skill(skill, skills, f"{where}.{rank}.skills[{place}]")
            active += sum("once" in ability for ability in skills[skill_id(skill)]["abilities"])
        if active > 1:
            raise BadData(f"{where}.{rank}.skills", Fault("lanista:one-used"))


def _worn(gladiator: Mapping[str, Any], rank: str, codes: Sequence[str]) -> set[str]:
    listed = gladiator[rank]["armaturae"]
    return set(codes) if listed == "*" else set(listed)


def _can_face(one: set[str], other: set[str], pairs: Sequence[str]) -> bool:
    for pair in pairs:
        left, right = pair.split("/")
        if (left in one and right in other) or (right in one and left in other):
            return True
    return False


def _check_duos(content: Mapping[str, Any]) -> None:
    codes = [armatura["id"] for armatura in content["armaturae"]]
    duos: dict[str, list[Mapping[str, Any]]] = {}
    for gladiator in content["gladiators"]:
        if "duo" in gladiator:
            duos.setdefault(gladiator["duo"], []).append(gladiator)
    for letter, both in duos.items():
        if len(both) != 2:
            raise BadData(f"gladiators.{both[0]['id']}.duo", Fault("lanista:duo-cards", letter=letter, count=len(both)))
        for rank in c.RANKS:
            if not _can_face(_worn(both[0], rank, codes), _worn(both[1], rank, codes), content["pairs"]):
                raise BadData(
                    f"gladiators.{both[0]['id']}.duo", Fault("lanista:duo-pair", other=both[1]["id"], rank=rank)
                )


def _check_contract(contract: Mapping[str, Any], pairs: Sequence[str]) -> None:
    where = f"contracts.{contract['id']}"
    _check_fifty(f"{where}.pay", contract["pay"])
    for place, pair in enumerate(contract["pairs"]):
        if pair not in pairs:
            raise BadData(
                f"{where}.pairs[{place}]", Fault("lanista:no-nota-pair", value=repr(pair), pairs=", ".join(pairs))
            )
    result = contract["prestige"]
    if not result["green"] >= result["white"] >= result["red"]:
        raise BadData(f"{where}.prestige", Fault("lanista:prestige-order"))


def _check_contracts(content: Mapping[str, Any]) -> None:
    codes = [armatura["id"] for armatura in content["armaturae"]]
    largest = dict(zip(c.RANKS, (4, 3, 2), strict=True))
    for rank in c.RANKS:
        of_rank = [contract for contract in content["contracts"] if contract["rank"] == rank]
        if len(of_rank) != c.CONTRACTS // 3:
            raise BadData("contracts", Fault("lanista:rank-contracts", count=len(of_rank), rank=rank))
        deadly = sum(contract["sine_missione"] for contract in of_rank)
        if deadly > SINE_PER_RANK or len(of_rank) - deadly < largest[rank]:
            raise BadData("contracts", Fault("lanista:deadly", count=deadly, rank=rank, most=SINE_PER_RANK))
        wanted = sorted({pair for contract in of_rank for pair in contract["pairs"]})
        every = list(combinations([_worn(gladiator, rank, codes) for gladiator in content["gladiators"]], 2))
        share = sum(_can_face(one, other, wanted) for one, other in every) / len(every)
        if share < FEASIBLE:
            raise BadData("contracts", Fault("lanista:few-pairs", percent=round(100 * share), rank=rank))


def _check_decks(events: Sequence[Mapping[str, Any]]) -> None:
    def cards(solo: bool, simple: bool) -> int:
        return sum(
            event["copies"]
            for event in events
            if (not solo or event["logo"] == "solo") and (not simple or event["simple"])
        )

    if cards(False, False) != EVENT_CARDS:
        raise BadData("events", Fault("lanista:copies", count=cards(False, False), cards=EVENT_CARDS))
    for name, number, least in (
        ("solo", cards(True, False), 36),
        ("simple", cards(False, True), 36),
        ("simple solo", cards(True, True), 24),
    ):
        if number < least:
            raise BadData("events", Fault("lanista:small-deck", deck=name, count=number, least=least))


def _check_names(content: Mapping[str, Any]) -> None:
    """The cards that the rule book names exist."""
    for field, names, present in (
        ("events", NAMED_EVENTS, [event["title"]["fr"] for event in content["events"]]),
        ("gladiators", NAMED_GLADIATORS, [gladiator["name"] for gladiator in content["gladiators"]]),
        ("lanistas", NAMED_LANISTAS, [lanista["name"]["fr"] for lanista in content["lanistas"]]),
    ):
        typed = {name.replace("'", "’").casefold() for name in present}
        for name in names:
            if name.casefold() not in typed:
                raise BadData(field, Fault("lanista:named", name=name))


# ---- What it names, and its words


def titles(edition: Edition) -> list[str]:
    """The event cards, in their order."""
    return [event["id"] for event in edition.data["events"]]


def gladiator_names(edition: Edition) -> list[str]:
    return [gladiator["id"] for gladiator in edition.data["gladiators"]]


def contract_names(edition: Edition) -> list[str]:
    return [contract["id"] for contract in edition.data["contracts"]]


def lanista_names(edition: Edition) -> list[str]:
    """Those that may be chosen, and that none is."""
    return [*(lanista["id"] for lanista in edition.data["lanistas"]), "none"]


def target_names(edition: Edition) -> list[str]:
    """What a card may be aimed at, in the order of ``targets.py``."""
    seats = [f"seat{seat}" for seat in range(c.SEATS)]
    return ["none", *gladiator_names(edition), *seats, *contract_names(edition)]


def skills_on_cards(edition: Edition) -> list[str]:
    """The skills as gladiators carry them, with their numbers, and those an owner may choose from."""
    data = edition.data
    rows = [row for gladiator in data["gladiators"] for row in (gladiator[rank] for rank in c.RANKS)]
    printed = {skill for row in rows for skill in row["skills"]}
    effects = [effect for skill in data["skills"] for ability in skill["abilities"] for effect in ability["effects"]]
    return sorted(printed.union(*(effect.get("menu", []) for effect in effects)))


def edition_words(edition: Edition, lang: str) -> dict[str, str]:
    """What the box names: cards, skills, lanistas, towns and armaturae; and their effects, for ``cardtext``."""
    words: dict[str, str] = {}
    data = edition.data
    for armatura in data["armaturae"]:
        words[f"armatura-{armatura['id']}"] = armatura["name"]
    for skill in data["skills"]:
        words[f"skill-{skill['id']}"] = skill["name"][lang]
        words[f"ability-{skill['id']}"] = json.dumps(skill["abilities"])
    for gladiator in data["gladiators"]:
        words[f"gladiator-{gladiator['id']}"] = gladiator["name"]
        if gladiator["evidence"] != "unverified" and "anecdote" in gladiator:  # only what is known is told as history
            words[f"anecdote-{gladiator['id']}"] = gladiator["anecdote"][lang]
    for contract in data["contracts"]:
        words[f"contract-{contract['id']}"] = contract["town"]
    for lanista in data["lanistas"]:
        words[f"lanista-{lanista['id']}"] = lanista["name"][lang]
        words[f"ability-{lanista['id']}"] = json.dumps({name: lanista[name] for name in ("abilities", "suppressed")})
    for event in data["events"]:
        words[f"card-{event['id']}"] = event["title"][lang]
        words[f"phase-{event['id']}"] = str(event["phase"])
        shown = ("timing", "target", "where", "cost", "effects")
        words[f"ability-{event['id']}"] = json.dumps({name: event[name] for name in shown if name in event})
    return words
