"""What a box of Lanista prints: the schema of an edition file, its checks, and the form the compiled rules use.

Every complaint names the card, the field and the reason.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from arene.core.edition import MARKS_SCHEMA, Edition, checked
from arene.core.native import i64, vec
from arene.core.refusal import BadData
from arene.core.schema import Schema
from arene.games.lanista import components as c
from arene.games.lanista.components import Ability, Box, Effect, Row
from arene.games.lanista.windows import aims_at_others

_NAMES: Schema = {
    "type": "object",
    "required": ["fr", "en"],
    "properties": {"fr": {"type": "string"}, "en": {"type": "string"}},
}
_COUNT: Schema = {"type": "integer", "minimum": 1, "maximum": 9}
MEDALS = ("gregarius", "veteranus", "secundus_palus", "primus_palus")
_MONEY: Schema = {"type": "integer", "minimum": -5000, "maximum": 5000}
_TOKEN: Schema = {"enum": c.COLOURS}

_EFFECT: Schema = {
    "type": "object",
    "required": ["effect"],
    "properties": {
        "effect": {"enum": c.EFFECTS},
        "bag": {"enum": c.BAGS},
        "colour": _TOKEN,
        "n": {"type": ["integer", "string"], "minimum": -5000, "maximum": 5000},
        "on": {"enum": ["self", "partner"]},
        "keep": {"enum": c.KEEPS[1:]},
        "towards": {"enum": ["better", "worse"]},
        "limit": {"enum": ["care"]},
        "who": {"enum": ["me", "opponents"]},
        "uses": {"enum": [1]},
        "scope": {"enum": c.SCOPES},
        "by_rank": {"type": "array", "minItems": 3, "maxItems": 3, "items": {"type": "integer"}},
        "card": {"type": "string"},
        "cards": {"type": "array", "minItems": 1, "items": {"type": "string"}},
        "mine": {"type": "boolean"},
        "to": {"type": "integer", "minimum": 1, "maximum": 20},
        "suppress": {"enum": [True]},
        "extra": {"type": "integer", "minimum": 0, "maximum": 3},
        "cap": {"type": "integer", "minimum": 0, "maximum": 3},
        "malus": {"type": "boolean"},
        "menu": {"type": "array", "minItems": 3, "maxItems": 15, "items": {"type": "string"}},
        "abilities": {"type": "array", "minItems": 1, "items": {"type": "object"}},
        "result": {"enum": c.COLOURS[:3]},
        "rank": {"enum": c.RANKS},
        "contract": {"enum": [True]},
        "exhibitio": {"enum": [True]},
        "sine": {"enum": [True]},
        "duo": {"enum": [True]},
        "wounded": {"enum": [True]},
    },
}
_EFFECTS: Schema = {"type": "array", "minItems": 1, "items": _EFFECT}
_WHERE: Schema = {
    "type": "object",
    "properties": {
        "health_min": {"enum": c.HEALTH[:3]},
        "health_max": {"enum": c.HEALTH[:3]},
        "wound_min": {"enum": c.HEALTH},
        "rank_max": {"enum": c.RANKS},
        "lower_rank": {"enum": [True]},
    },
}
_ABILITY_FIELDS: dict[str, Schema] = {
    "timing": {"enum": c.TIMINGS},
    "phase": {"type": "integer", "minimum": 1, "maximum": 5},
    "once": {"enum": ["round"]},
    "target": {"enum": c.TARGETS[1:]},
    "where": _WHERE,
    "cost": {
        "type": "object",
        "properties": {"ap": {"type": "integer", "minimum": 0, "maximum": 3}, "money": {**_MONEY, "minimum": 0}},
    },
    "duration": {"enum": c.DURATIONS, "default": "instant"},
    "effects": _EFFECTS,
}
_ABILITY: Schema = {"type": "object", "required": ["timing", "effects"], "properties": _ABILITY_FIELDS}
_ABILITIES: Schema = {"type": "array", "items": _ABILITY}

_ROW: Schema = {
    "type": "object",
    "required": ["armaturae", "skills"],
    "properties": {
        "armaturae": {"type": ["array", "string"], "description": 'codes of the Nota, or "*" for any'},
        "skills": {"type": "array", "items": {"type": "string"}},
    },
}
_GLADIATOR: Schema = {
    "type": "object",
    "required": ["id", "name", "price", "gamma", "beta", "alpha"],
    "properties": {
        "id": {"type": "string"},
        "name": {"type": "string"},
        "price": {"type": "integer", "minimum": 50, "maximum": 5000},
        "buy_ap": {"type": "integer", "minimum": 0, "maximum": 3, "default": 0},
        "duo": {"type": "string"},
        "gamma": _ROW,
        "beta": _ROW,
        "alpha": _ROW,
        "evidence": {"enum": ["rules", "found", "unverified"], "default": "unverified"},
        "anecdote": _NAMES,
    },
}
_CONTRACT: Schema = {
    "type": "object",
    "required": ["id", "rank", "town", "pay", "pairs", "prestige"],
    "properties": {
        "id": {"type": "string"},
        "rank": {"enum": c.RANKS},
        "town": {"type": "string"},
        "today": {"type": "string", "default": ""},
        "pay": {"type": "integer", "minimum": 0, "maximum": 5000},
        "pairs": {"type": "array", "minItems": 1, "maxItems": 3, "items": {"type": "string"}},
        "prestige": {
            "type": "object",
            "required": ["green", "white", "red"],
            "properties": {colour: {"type": "integer", "minimum": -20, "maximum": 50} for colour in c.COLOURS[:3]},
        },
        "sine_missione": {"type": "boolean", "default": False},
    },
}
_EVENT: Schema = {
    "type": "object",
    "required": ["id", "title", "phase", "timing", "target", "effects", "copies", "logo"],
    "properties": {
        **_ABILITY_FIELDS,
        "id": {"type": "string"},
        "title": _NAMES,
        "countered_by": {"type": "array", "items": {"type": "string"}, "default": []},
        "copies": {"type": "integer", "minimum": 1, "maximum": 20},
        "logo": {"enum": ["solo", "multi"]},
        "simple": {"type": "boolean", "default": False},
        "anecdote": _NAMES,
    },
}

SCHEMA: Schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Lanista edition",
    "type": "object",
    "required": [
        "id",
        "source",
        "armaturae",
        "pairs",
        "boards",
        "skills",
        "gladiators",
        "contracts",
        "lanistas",
        "events",
    ],
    "properties": {
        "id": {"type": "string"},
        "name": {"type": "object", "additionalProperties": {"type": "string"}, "default": {}},
        "source": {"enum": ["reconstructed", "owner"]},
        "armaturae": {
            "type": "array",
            "minItems": 1,
            "maxItems": c.ARMATURAE,
            "items": {
                "type": "object",
                "required": ["id", "name"],
                "properties": {"id": {"type": "string"}, "name": {"type": "string"}},
            },
        },
        "pairs": {"type": "array", "minItems": 1, "items": {"type": "string"}},
        "boards": {
            "type": "object",
            "properties": {
                "experience": {
                    "type": "object",
                    "properties": {
                        name: {"type": "integer", "minimum": 1, "maximum": 20, "default": default}
                        for name, default in (("beta", 2), ("alpha", 4), ("cap", 5))
                    },
                    "default": {"beta": 2, "alpha": 4, "cap": 5},
                },
                "exhibitio": {
                    "type": "object",
                    "properties": {
                        "pay": {**_MONEY, "minimum": 0, "default": 150},
                        **{
                            colour: {"type": "integer", "minimum": -20, "maximum": 20, "default": default}
                            for colour, default in (("green", 2), ("white", 0), ("red", -1))
                        },
                    },
                    "default": {"pay": 150, "green": 2, "white": 0, "red": -1},
                },
                "track": {"type": "integer", "minimum": 10, "maximum": 200, "default": 70},
                "start_money": {**_MONEY, "minimum": 0, "default": 1500},
            },
        },
        "medals": {
            "type": "object",
            "properties": {name: {"type": "integer"} for name in MEDALS},
            "default": {},
        },
        "skills": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["id", "name", "abilities"],
                "properties": {
                    "id": {"type": "string"},
                    "name": _NAMES,
                    "school": {"type": "boolean", "default": False},
                    "abilities": _ABILITIES,
                },
            },
        },
        "gladiators": {"type": "array", "minItems": c.GLADIATORS, "maxItems": c.GLADIATORS, "items": _GLADIATOR},
        "contracts": {"type": "array", "minItems": c.CONTRACTS, "maxItems": c.CONTRACTS, "items": _CONTRACT},
        "lanistas": {
            "type": "array",
            "minItems": 6,
            "maxItems": 6,
            "items": {
                "type": "object",
                "required": ["id", "name", "abilities"],
                "properties": {
                    "id": {"type": "string"},
                    "name": _NAMES,
                    "abilities": _ABILITIES,
                    "suppressed": {**_EFFECTS, "minItems": 0, "default": []},
                },
            },
        },
        "events": {"type": "array", "minItems": 1, "maxItems": c.MAX_TITLES, "items": _EVENT},
        "marks": MARKS_SCHEMA,
    },
}

EVENT_CARDS = 80
_FIRST_LETTER = {"gladiators": "G", "contracts": "C", "lanistas": "L", "events": "E"}
SINE_PER_RANK = 3
FEASIBLE = 0.20  # of all pairs of gladiators, at each rank

# ---- The vocabulary: the timings each effect may have, and the fields it needs

_DRAWS = {"combat": "combat", "wound": "wound", "mercy": "mercy"}
_ANY = set(c.TIMINGS)
MOST = 12  # of tokens, levels, cards or points at once
ALLOWED: Mapping[str, set[str]] = {
    "bag_add": {"before_combat_draw", "before_wound_draw", "before_mercy_draw", "own_combat_turn"},
    "bag_remove": {"before_combat_draw", "before_wound_draw", "before_mercy_draw"},
    "draw_keep": {"before_wound_draw"},
    "redraw": {"after_combat_draw"},
    "shift_result": {"after_wound_draw"},
    "heal": {"on_turn"},
    "wound": {"on_turn"},
    "natural_heal": {"care"},
    "xp": {"on_turn", "combat_end"},
    "money": {"on_turn"},
    "price_mod": {"passive", "on_turn"},
    "extra_buy": {"own_buy_turn"},
    "refresh_arrival": {"own_buy_turn"},
    "pay_mod": {"combat_validated", "on_turn"},
    "prestige": {"on_turn", "gladiator_died"},
    "prestige_if": {"after_combat_draw"},
    "draw_cards": {"on_turn"},
    "discard_random": {"on_turn"},
    "peek_hand": {"on_turn"},
    "fetch_card": {"on_turn"},
    "hand_size": {"refill"},
    "swap_contract": {"on_turn"},
    "replace_contract": {"on_turn"},
    "waive_penalty": {"contract_failed"},
    "extra_exhibitio": {"own_combat_turn"},
    "any_armatura": {"own_combat_turn", "passive"},
    "any_pair": {"on_turn"},
    "rank_shift": {"on_turn"},
    "fit_for_contract": {"own_combat_turn"},
    "suppress": {"on_turn", "before_combat_draw"},
    "immune": {"passive"},
    "card_bonus": {"passive"},
    "attach": {"on_turn"},
    "retire": {"on_turn"},
    "counter": {"card_played"},
    "initiative": {"on_turn"},
    "ap": {"on_turn"},
    "influence": {"passive"},
    "choose_skill": {"rank_up"},
}
PHASES: Mapping[str, set[int]] = {  # of on_turn effects, where it matters
    "heal": {2, 3, 5},
    "wound": {2, 3, 5},
    "xp": {3},
    "price_mod": {2},
    "pay_mod": {3},
    "swap_contract": {3},
    "replace_contract": {3},
    "any_pair": {3},
    "rank_shift": {3},
    "suppress": {2},
    "attach": {2},
    "retire": {5},
    "initiative": {1},
    "ap": {1},
    "draw_cards": {1, 2},
    "discard_random": {1, 2},
    "peek_hand": {1, 2},
    "fetch_card": {1, 2},
}
NEEDS: Mapping[str, set[str]] = {
    "bag_add": {"bag", "colour", "n"},
    "bag_remove": {"bag", "colour", "n"},
    "draw_keep": {"bag", "n", "keep"},
    "redraw": {"bag", "keep"},
    "shift_result": {"bag", "n", "towards"},
    "heal": {"n"},
    "wound": {"n"},
    "xp": {"n"},
    "money": {"n"},
    "price_mod": {"n", "who"},
    "extra_buy": {"n"},
    "pay_mod": {"n", "scope"},
    "prestige_if": {"n"},
    "draw_cards": {"n"},
    "discard_random": {"n"},
    "fetch_card": {"card"},
    "rank_shift": {"n"},
    "card_bonus": {"card", "n"},
    "attach": {"abilities"},
    "retire": {"by_rank"},
    "counter": {"cards"},
    "ap": {"n"},
    "influence": {"extra", "cap", "malus"},
    "choose_skill": {"menu"},
}
# who bears an ability: a card that is played, a skill that is used; or what acts by itself, and then only does this
BY_ITSELF: Mapping[str, set[str]] = {
    "attached": {"bag_add", "bag_remove", "xp", "pay_mod", "prestige", "prestige_if"},
    "lanista": {"bag_add", "bag_remove", "price_mod", "influence", "hand_size", "pay_mod", "prestige", "prestige_if"},
}
BY_ITSELF = {
    **BY_ITSELF,
    "skill": {
        *BY_ITSELF["attached"],
        *("draw_keep", "natural_heal", "hand_size", "any_armatura", "immune", "card_bonus", "choose_skill"),
    },
}
NEVER_PLAYED = {"natural_heal", "prestige_if", "hand_size", "immune", "card_bonus", "influence", "choose_skill"}
ASKED = {"on_turn", "own_buy_turn", "own_combat_turn", "card_played"}  # moments at which somebody decides
UNASKED = {"passive", "combat_validated", "combat_end", "refill", "care", "rank_up"}
COUNTED = {  # effects whose n is a small number
    *("bag_add", "bag_remove", "shift_result", "heal", "wound", "xp", "extra_buy", "draw_cards", "discard_random"),
    *("rank_shift", "card_bonus", "ap"),
}
AT_GLADIATORS = {"own_glad", "opp_glad", "opp_glad_or_lanista", "combat_glad"}
AIMS: Mapping[str, set[str]] = {  # targets of the effects that change one particular thing
    **dict.fromkeys(("heal", "wound", "xp", "shift_result", "any_armatura", "rank_shift"), AT_GLADIATORS),
    **dict.fromkeys(("fit_for_contract", "attach", "retire", "suppress"), AT_GLADIATORS),
    **{effect: {"own_contract"} for effect in ("any_pair", "swap_contract", "waive_penalty")},
    **{
        effect: {"self_seat"}
        for effect in ("draw_cards", "extra_buy", "extra_exhibitio", "initiative", "ap", "fetch_card")
    },
    "money": {"all_opp"},
    "prestige": {"self_seat", "own_glad"},
    "price_mod": {"self_seat", "all_opp"},
    "pay_mod": {"own_contract"},
    "discard_random": {"opp_seat"},
    "peek_hand": {"opp_seat"},
    "replace_contract": {"open_contract"},
    "refresh_arrival": {"arrival"},
    "counter": {"card"},
}
_TAKEN = (
    "Remède",
    "Remède inefficace",
    "Empoisonnement",
    "Armure prestigieuse",
    "Produits dérivés",
    "Doctor expérimenté",
)
NAMED_EVENTS = (
    *_TAKEN,
    "Entraînement extrême",
    "Arbitre corrompu",
    "Équipement défectueux",
    "Medicus",
    "Éloge funèbre",
    "Remise du rudis",
)
NAMED_GLADIATORS = ("Herennius", "Beryllus", "Velox", "Nymphéros", "Paktolos")
NAMED_LANISTAS = ("L’Influent", "Le Commerçant", "L’Élitiste", "Le Boucher", "Le Cupide", "L’Ingénieur")
_SKILL = re.compile(r"^(\w+)(?:\((\d+)\))?$")


def check_edition(data: Mapping[str, Any]) -> Edition:
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
    return Edition(content, [])


def _check_ids(field: str, entries: Sequence[Mapping[str, Any]]) -> None:
    seen: set[str] = set()
    for entry in entries:
        if not entry["id"] or entry["id"] in seen:
            raise BadData(f"{field}.{entry['id']}.id", "is there twice" if entry["id"] else "is empty")
        first = _FIRST_LETTER.get(field, "")
        if field == "skills" and not entry["id"][0].islower():  # cards and lanistas begin with capitals
            raise BadData(f"{field}.{entry['id']}.id", "ids of skills begin with a small letter")
        if not entry["id"].startswith(first):  # by their first letter words and tables tell cards apart
            raise BadData(f"{field}.{entry['id']}.id", f"ids of {field} begin with {first}")
        seen.add(entry["id"])


def _check_pair(pair: str, codes: Sequence[str], where: str) -> None:
    parts = pair.split("/")
    if len(parts) != 2 or any(part not in codes for part in parts):
        raise BadData(where, f"{pair!r} is not two of {', '.join(codes)} with a stroke between")


def _check_boards(boards: Mapping[str, Any]) -> None:
    steps = boards["experience"]
    if not steps["beta"] < steps["alpha"] <= steps["cap"]:
        raise BadData("boards.experience", "beta must lie below alpha, alpha not above cap")
    result = boards["exhibitio"]
    if not result["green"] >= result["white"] >= result["red"]:
        raise BadData("boards.exhibitio", "a better token may not pay less: green >= white >= red")
    for path, money in (("boards.exhibitio.pay", result["pay"]), ("boards.start_money", boards["start_money"])):
        _check_fifty(path, money)


def _check_fifty(where: str, money: int) -> None:
    if money % 50:
        raise BadData(where, f"{money} is not a multiple of 50: there is no smaller coin")


# ---- Abilities and effects


def _check_skills(skills: Sequence[Mapping[str, Any]], titles: Mapping[str, Any], known: Mapping[str, Any]) -> None:
    for skill in skills:
        where = f"skills.{skill['id']}"
        for place, ability in enumerate(skill["abilities"]):
            at = f"{where}.abilities[{place}]"
            active = "once" in ability
            if active and not skill["school"]:
                raise BadData(at, "a skill used once per round acts from the present rank: school = true is missing")
            if active and "target" not in ability:
                raise BadData(f"{at}.target", "is missing: a skill that is used is aimed at something")
            if active and ability["timing"] == "on_turn" and "phase" not in ability:
                raise BadData(f"{at}.phase", "is missing: on_turn is a moment of one phase")
            _check_effects(ability, ability.get("phase"), at, titles, known, "used" if active else "skill")


def _check_lanista(lanista: Mapping[str, Any], titles: Mapping[str, Any], skills: Mapping[str, Any]) -> None:
    where = f"lanistas.{lanista['id']}"
    for place, ability in enumerate(lanista["abilities"]):
        if "once" in ability:
            raise BadData(f"{where}.abilities[{place}].once", "a lanista’s power acts by itself")
        _check_effects(ability, None, f"{where}.abilities[{place}]", titles, skills, "lanista")
    for place, effect in enumerate(lanista["suppressed"]):
        if effect["effect"] != "discard_random":
            raise BadData(
                f"{where}.suppressed[{place}].effect", "only discard_random can happen instead of suppression"
            )


def _check_event(event: Mapping[str, Any], titles: Mapping[str, Any], skills: Mapping[str, Any]) -> None:
    where = f"events.{event['id']}"
    _check_effects(event, event["phase"], where, titles, skills, "card")
    condition = event.get("where", {})
    if c.HEALTH.index(condition.get("health_min", "good")) > c.HEALTH.index(condition.get("health_max", "grave")):
        raise BadData(f"{where}.where", "health_min lies above health_max: nobody fits")
    attaches = any(effect["effect"] == "attach" for effect in event["effects"])
    if attaches and (len(event["effects"]) > 1 or event["duration"] != "attached"):
        raise BadData(f"{where}.duration", 'a card that is attached has that one effect and duration = "attached"')
    if event["timing"] in ("card_played",) and event["effects"][0]["effect"] != "counter":
        raise BadData(f"{where}.effects[0].effect", "a card played on another card counters it")
    if event["timing"].endswith(("_draw", "_died", "_failed", "_announced")) and event["phase"] != 4:
        raise BadData(f"{where}.phase", f"{event['timing']} is a moment of phase 4")
    for timing, phase in (("own_buy_turn", 2), ("own_combat_turn", 4)):
        if event["timing"] == timing and event["phase"] != phase:
            raise BadData(f"{where}.phase", f"{timing} is a moment of phase {phase}")
    for place, counter in enumerate(event["countered_by"]):
        at = f"{where}.countered_by[{place}]"
        if counter not in titles:
            raise BadData(at, f"there is no card {counter}")
        if titles[counter]["phase"] != event["phase"]:
            raise BadData(at, f"{counter} is played in another phase")
        if event["id"] not in titles[counter]["effects"][0].get("cards", []):
            raise BadData(at, f"{counter} does not counter {event['id']}")


def _check_effects(
    ability: Mapping[str, Any],
    phase: int | None,
    where: str,
    titles: Mapping[str, Any],
    skills: Mapping[str, Any],
    bearer: str,
) -> None:
    active = bearer not in BY_ITSELF
    if active and ability["timing"] in UNASKED:
        raise BadData(f"{where}.timing", f"nobody is asked at {ability['timing']}: what is played needs a moment")
    if not active and ability["timing"] in ASKED:
        raise BadData(f"{where}.timing", f"{ability['timing']} is a moment to decide; this acts by itself")
    if not active and "target" in ability:
        raise BadData(f"{where}.target", "what acts by itself has no target")
    if any(key == "money" and value % 50 for key, value in ability.get("cost", {}).items()):
        raise BadData(f"{where}.cost.money", "is not a multiple of 50: there is no smaller coin")
    for place, effect in enumerate(ability["effects"]):
        at = f"{where}.effects[{place}]"
        kind, timing = effect["effect"], ability["timing"]
        if timing not in ALLOWED[kind]:
            raise BadData(
                f"{at}.effect", f"{kind} cannot happen at {timing}; allowed is {', '.join(sorted(ALLOWED[kind]))}"
            )
        if timing == "on_turn" and phase is not None and kind in PHASES and phase not in PHASES[kind]:
            allowed = " or ".join(str(one) for one in sorted(PHASES[kind]))
            raise BadData(f"{at}.effect", f"{kind} is an effect of phase {allowed}, not {phase}")
        if kind in NEVER_PLAYED if active else kind not in BY_ITSELF[bearer]:
            raise BadData(f"{at}.effect", f"{kind} does nothing here: {_BEARERS[bearer]}")
        for field in sorted(NEEDS.get(kind, set()) - set(effect)):
            raise BadData(f"{at}.{field}", f"is missing: {kind} needs it")
        _check_number(effect, bearer, at)
        if kind == "bag_add" and timing == "own_combat_turn" and ability["target"] != "own_glad":
            raise BadData(f"{where}.target", "tokens for a combat to come go with one of one’s own gladiators")
        if kind == "price_mod" and bearer == "lanista" and (effect["who"] != "me" or "uses" in effect):
            raise BadData(f"{at}.who", "a lanista changes his own prices, always")
        if kind in ("prestige",) and ("n" in effect) == ("by_rank" in effect):
            raise BadData(f"{at}.n", "prestige has either n or by_rank")
        if "bag" in effect and timing.endswith("_draw") and f"_{effect['bag']}_" not in timing:
            raise BadData(f"{at}.bag", f"at {timing} the bag is another one")
        if active and kind in AIMS and ability["target"] not in AIMS[kind]:
            allowed = " or ".join(sorted(AIMS[kind]))
            raise BadData(f"{where}.target", f"{kind} is aimed at {allowed}, not {ability['target']}")
        if kind in ("money", "price_mod", "pay_mod") and isinstance(effect["n"], int):
            _check_fifty(f"{at}.n", effect["n"])
        for card in [*effect.get("cards", []), *([effect["card"]] if "card" in effect else [])]:
            if card not in titles:
                raise BadData(f"{at}.card", f"there is no card {card}")
            if kind == "counter" and titles[card]["phase"] != phase:
                raise BadData(f"{at}.cards", f"{card} is played in another phase")
        for number, skill in enumerate(effect.get("menu", [])):
            _check_skill(skill, skills, f"{at}.menu[{number}]")
        for number, inner in enumerate(effect.get("abilities", [])):
            inside = f"{at}.abilities[{number}]"
            _check_effects(checked(_ABILITY, inner), None, inside, titles, skills, "attached")


_BEARERS = {
    "card": "a card is played once, this acts by itself",
    "used": "a skill is used once per round, this acts by itself",
    "skill": "a skill that acts by itself cannot do it",
    "attached": "an attached card cannot do it",
    "lanista": "a lanista cannot do it",
}


def _check_number(effect: Mapping[str, Any], bearer: str, at: str) -> None:
    """``n`` is a number in range; a skill may leave it to the gladiator's card."""
    number, kind = effect.get("n", 1), effect["effect"]
    if isinstance(number, str):
        if number != "n" or bearer not in ("skill", "used"):
            raise BadData(f"{at}.n", f'{number!r} is not a number; only a skill may say "n"')
        return
    if kind in COUNTED and not 1 <= number <= MOST:
        raise BadData(f"{at}.n", f"{number} is out of range; allowed is 1 to {MOST}")
    if kind == "draw_keep" and number != 2:
        raise BadData(f"{at}.n", "two tokens are drawn and one is kept: n = 2")
    if kind == "draw_keep" and bearer == "skill" and (effect["keep"] != "best" or effect.get("on") == "partner"):
        raise BadData(f"{at}.keep", "by his skill a gladiator keeps the best of his own draw")
    if kind == "hand_size" and not 0 <= number <= MOST:
        raise BadData(f"{at}.n", f"{number} is out of range; allowed is 0 to {MOST}")


def _check_skill(text: str, skills: Mapping[str, Any], where: str) -> None:
    found = _SKILL.match(text)
    if found is None or found[1] not in skills:
        raise BadData(where, f"{text!r} is not one of {', '.join(skills)}")
    numbered = "'n': 'n'" in str(skills[found[1]]["abilities"])
    if numbered != (found[2] is not None):
        raise BadData(where, f"{found[1]} needs a number: {found[1]}(1)" if numbered else f"{found[1]} has no number")
    for ability in skills[found[1]]["abilities"]:
        for effect in ability["effects"]:
            if effect.get("n") == "n" and effect["effect"] == "pay_mod":
                _check_fifty(where, int(found[2]))
            elif effect.get("n") == "n" and not 1 <= int(found[2]) <= MOST:
                raise BadData(where, f"{found[2]} is out of range; allowed is 1 to {MOST}")


# ---- Gladiators and contracts


def _check_gladiator(gladiator: Mapping[str, Any], codes: Sequence[str], skills: Mapping[str, Any]) -> None:
    where = f"gladiators.{gladiator['id']}"
    _check_fifty(f"{where}.price", gladiator["price"])
    for rank in c.RANKS:
        row = gladiator[rank]
        listed = row["armaturae"]
        if listed != "*" and (isinstance(listed, str) or not listed or any(code not in codes for code in listed)):
            raise BadData(f"{where}.{rank}.armaturae", f'at least one of {", ".join(codes)}, or "*"')
        if listed != "*" and len(set(listed)) < len(listed):
            raise BadData(f"{where}.{rank}.armaturae", "names one of them twice")
        active = 0
        for place, skill in enumerate(row["skills"]):
            _check_skill(skill, skills, f"{where}.{rank}.skills[{place}]")
            active += sum("once" in ability for ability in skills[_base(skill)]["abilities"])
        if active > 1:
            raise BadData(f"{where}.{rank}.skills", "only one skill that is used once per round fits a row")


def _base(skill: str) -> str:
    return skill.split("(")[0]


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
            raise BadData(f"gladiators.{both[0]['id']}.duo", f"the letter {letter} is on {len(both)} cards, not two")
        for rank in c.RANKS:
            if not _can_face(_worn(both[0], rank, codes), _worn(both[1], rank, codes), content["pairs"]):
                problem = f"with {both[1]['id']} he cannot form a pair at rank {rank}"
                raise BadData(f"gladiators.{both[0]['id']}.duo", problem)


def _check_contract(contract: Mapping[str, Any], pairs: Sequence[str]) -> None:
    where = f"contracts.{contract['id']}"
    _check_fifty(f"{where}.pay", contract["pay"])
    for place, pair in enumerate(contract["pairs"]):
        if pair not in pairs:
            raise BadData(f"{where}.pairs[{place}]", f"{pair!r} is not a pair of the Nota: {', '.join(pairs)}")
    result = contract["prestige"]
    if not result["green"] >= result["white"] >= result["red"]:
        raise BadData(f"{where}.prestige", "a better token may not pay less: green >= white >= red")


def _check_contracts(content: Mapping[str, Any]) -> None:
    codes = [armatura["id"] for armatura in content["armaturae"]]
    largest = dict(zip(c.RANKS, (4, 3, 2), strict=True))
    for rank in c.RANKS:
        of_rank = [contract for contract in content["contracts"] if contract["rank"] == rank]
        if len(of_rank) != c.CONTRACTS // 3:
            raise BadData("contracts", f"{len(of_rank)} are {rank}; there are 10 of each rank")
        deadly = sum(contract["sine_missione"] for contract in of_rank)
        if deadly > SINE_PER_RANK or len(of_rank) - deadly < largest[rank]:
            raise BadData("contracts", f"{deadly} of the {rank} ones are sine missione; at most {SINE_PER_RANK}")
        wanted = sorted({pair for contract in of_rank for pair in contract["pairs"]})
        every = list(combinations([_worn(gladiator, rank, codes) for gladiator in content["gladiators"]], 2))
        share = sum(_can_face(one, other, wanted) for one, other in every) / len(every)
        if share < FEASIBLE:
            raise BadData(
                "contracts", f"only {share:.0%} of all pairs of gladiators fit one of rank {rank}; at least 20%"
            )


def _check_decks(events: Sequence[Mapping[str, Any]]) -> None:
    def cards(solo: bool, simple: bool) -> int:
        return sum(
            event["copies"]
            for event in events
            if (not solo or event["logo"] == "solo") and (not simple or event["simple"])
        )

    if cards(False, False) != EVENT_CARDS:
        raise BadData("events", f"{cards(False, False)} cards by their copies; the box has {EVENT_CARDS}")
    for name, number, least in (
        ("solo", cards(True, False), 36),
        ("simple", cards(False, True), 36),
        ("simple solo", cards(True, True), 24),
    ):
        if number < least:
            raise BadData("events", f"the {name} deck has {number} cards; at least {least}")


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
                raise BadData(field, f"{name}, which the rule book names, is missing")


# ---- The compiled form


def build_box(edition: Edition) -> Box:
    """The edition as the compiled rules use it."""
    data = edition.data
    box = Box()
    box.armaturae = [armatura["id"] for armatura in data["armaturae"]]
    box.pairs = list(data["pairs"])
    box.titles = [event["id"] for event in data["events"]]
    builder = _Builder(data, box)
    builder.events()
    builder.gladiators()
    builder.contracts()
    for lanista in data["lanistas"]:
        box.lanistas.append(lanista["id"])
        powers = [builder.ability(ability, 1, lanista["id"]) for ability in lanista["abilities"]]
        box.powers.append(powers)
        box.when_suppressed.append([builder.effect(effect, 1) for effect in lanista["suppressed"]])
    boards = data["boards"]
    box.beta, box.alpha, box.cap = (boards["experience"][name] for name in ("beta", "alpha", "cap"))
    box.exhibitio_pay = boards["exhibitio"]["pay"]
    box.track = boards["track"]
    box.start_money = boards["start_money"]
    box.medals = sorted(((name, int(least)) for name, least in data["medals"].items()), key=lambda medal: medal[1])
    return box


class _Builder:
    """Turns the tables of an edition into abilities, rows and sets."""

    def __init__(self, data: Mapping[str, Any], box: Box) -> None:
        self.data = data
        self.box = box
        self.skills = {skill["id"]: skill for skill in data["skills"]}

    def title(self, name: str) -> int:
        return self.box.titles.index(name)

    def titles(self, names: Sequence[str]) -> int:
        return sum({1 << self.title(name) for name in names})

    def effect(self, record: Mapping[str, Any], n: int) -> Effect:
        effect = Effect(c.EFFECTS.index(record["effect"]))
        number = record.get("n", 0)
        effect.n = n if number == "n" else number
        effect.bag = c.BAGS.index(record.get("bag", "combat"))
        effect.colour = c.COLOURS.index(record.get("colour", "green"))
        effect.partner = record.get("on") == "partner"
        effect.keep = c.KEEPS.index(record.get("keep", "none"))
        effect.better = record.get("towards") == "better"
        effect.care = record.get("limit") == "care"
        effect.opponents = record.get("who") == "opponents"
        effect.uses = record.get("uses", 0)
        effect.scope = c.SCOPES.index(record.get("scope", "combat"))
        effect.ranked = "by_rank" in record
        effect.by_rank = vec[i64](record.get("by_rank", [0, 0, 0]))
        effect.card = self.title(record["card"]) if "card" in record else -1
        effect.cards = self.titles(record.get("cards", []))
        effect.mine = record.get("mine", False)
        effect.to = record.get("to", 0)
        effect.of_suppress = record.get("suppress", False)
        effect.extra = record.get("extra", 0)
        effect.cap = record.get("cap", 0)
        effect.waives = not record.get("malus", True)
        effect.result = c.COLOURS.index(record["result"]) if "result" in record else -1
        effect.rank = c.RANKS.index(record["rank"]) if "rank" in record else -1
        effect.contract = record.get("contract", False)
        effect.exhibitio = record.get("exhibitio", False)
        effect.sine = record.get("sine", False)
        effect.duo = record.get("duo", False)
        effect.wounded = record.get("wounded", False)
        return effect

    def ability(self, record: Mapping[str, Any], n: int, source: str) -> Ability:
        effects = [self.effect(effect, n) for effect in record["effects"]]
        for effect, described in zip(effects, record["effects"], strict=True):
            effect.abilities = [self.ability(inner, 1, source) for inner in described.get("abilities", [])]
        ability = Ability(c.TIMINGS.index(record["timing"]), effects)
        ability.source = source
        ability.phase = record.get("phase", 0)
        ability.active = "once" in record
        ability.target = c.TARGETS.index(record.get("target", "none"))
        ability.cost_ap = record.get("cost", {}).get("ap", 0)
        ability.cost_money = record.get("cost", {}).get("money", 0)
        ability.duration = c.DURATIONS.index(record.get("duration", "instant"))
        where = record.get("where", {})
        ability.health_min = c.HEALTH.index(where.get("health_min", "good"))
        ability.health_max = c.HEALTH.index(where.get("health_max", "grave"))
        ability.wound_min = c.HEALTH.index(where.get("wound_min", "good"))
        ability.rank_max = c.RANKS.index(where.get("rank_max", "alpha"))
        ability.lower_rank = where.get("lower_rank", False)
        return ability

    def skill(self, text: str) -> list[Ability]:
        found = _SKILL.match(text)
        assert found is not None
        skill = self.skills[found[1]]
        abilities = [self.ability(ability, int(found[2] or 0), text) for ability in skill["abilities"]]
        for ability in abilities:
            ability.school = skill["school"]
            if ability.active:
                self.box.skilled_timings |= 1 << int(ability.timing)
        return abilities

    def events(self) -> None:
        box, events = self.box, self.data["events"]
        box.title_phase = vec[i64]([event["phase"] for event in events])
        box.copies = vec[i64]([event["copies"] for event in events])
        box.countered_by = vec[i64]([self.titles(event["countered_by"]) for event in events])
        moments = [0] * (6 * c.MOMENTS)
        for number, event in enumerate(events):
            ability = self.ability(event, 1, event["id"])
            box.cards.append(ability)
            moments[event["phase"] * c.MOMENTS + int(ability.timing)] |= 1 << number
            box.solo |= (event["logo"] == "solo") << number
            box.simple |= event["simple"] << number
            box.counterable |= bool(event["countered_by"]) << number
            box.aimed |= (ability.timing == c.ON_TURN and aims_at_others(ability)) << number
            kinds = {effect["effect"] for effect in event["effects"]}
            box.useless_without_mercy |= (event["timing"] == "before_mercy_draw") << number
            box.useless_without_malus |= (kinds == {"waive_penalty"}) << number
        box.moments = vec[i64](moments)
        for phase in range(6):
            titles = [number for number, event in enumerate(events) if event["phase"] == phase]
            box.by_phase.append(vec[i64](titles))

    def gladiators(self) -> None:
        box = self.box
        letters: list[str] = []
        duos, prices, points, uses = [], [], [], []
        for gladiator in self.data["gladiators"]:
            box.gladiators.append(gladiator["id"])
            prices.append(gladiator["price"])
            points.append(gladiator["buy_ap"])
            letter = gladiator.get("duo")
            if letter is not None and letter not in letters:
                letters.append(letter)
            duos.append(letters.index(letter) if letter is not None else -1)
            menu: list[str] = []
            for rank in c.RANKS:
                row = self.row(gladiator[rank])
                box.rows.append(row)
                for skill in gladiator[rank]["skills"]:
                    for ability in self.skills[_base(skill)]["abilities"]:
                        for effect in ability["effects"]:
                            menu = effect.get("menu", menu)
            box.menu.append([self.skill(skill) for skill in menu])
            box.menu_names.append(menu)
            used = 0
            for abilities in [*(row.abilities for row in box.rows[-3:]), *box.menu[-1]]:
                used |= sum({1 << int(ability.timing) for ability in abilities if ability.active})
            uses.append(used)
        box.price, box.buy_ap, box.duo = vec[i64](prices), vec[i64](points), vec[i64](duos)
        box.uses = vec[i64](uses)

    def row(self, record: Mapping[str, Any]) -> Row:
        row = Row()
        listed = record["armaturae"]
        row.armaturae = c.ANY_ARMATURA if listed == "*" else sum(1 << self.box.armaturae.index(code) for code in listed)
        row.skills = list(record["skills"])
        for text in record["skills"]:
            row.abilities += self.skill(text)
        for ability in row.abilities:
            row.timings |= 1 << int(ability.timing)
            for effect in ability.effects:
                if effect.kind == c.IMMUNE and effect.card >= 0:
                    row.immune |= 1 << int(effect.card)
                row.firm = row.firm or (effect.kind == c.IMMUNE and effect.of_suppress)
                row.wears_any = row.wears_any or effect.kind == c.WEAR_ANY
        return row

    def contracts(self) -> None:
        box, contracts = self.box, self.data["contracts"]
        box.contracts = [contract["id"] for contract in contracts]
        box.contract_rank = vec[i64]([c.RANKS.index(contract["rank"]) for contract in contracts])
        box.pay = vec[i64]([contract["pay"] for contract in contracts])
        exhibitio = self.data["boards"]["exhibitio"]
        prestige = [contract["prestige"] for contract in contracts] + [exhibitio]
        box.prestige = vec[i64]([one[colour] for one in prestige for colour in c.COLOURS[:3]])
        box.sine = vec[i64]([int(contract["sine_missione"]) for contract in contracts])
        reach: list[int] = []
        for pairs in [*(contract["pairs"] for contract in contracts), self.data["pairs"]]:
            coded = [tuple(self.box.armaturae.index(code) for code in pair.split("/")) for pair in pairs]
            box.contract_pairs.append([left * 8 + right for left, right in coded])
            for worn in range(256):
                facing = 0
                for left, right in coded:
                    facing |= (1 << right if worn & 1 << left else 0) | (1 << left if worn & 1 << right else 0)
                reach.append(facing)
        box.reach = vec[i64](reach)


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
