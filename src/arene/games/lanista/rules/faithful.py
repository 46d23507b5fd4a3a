"""What a card prints is what it does: a field that its effect would not heed is refused, with its name.

Matches of rules 1 may carry editions that were accepted before this was asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from arene.core.refusal import BadData, Fault
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.vocabulary import AT_GLADIATORS, BY_ITSELF, skill_id

Record = Mapping[str, Any]
CONDITIONS = ("result", "rank", "contract", "exhibitio", "sine", "duo", "wounded")
_LETTERS = re.compile(r"[A-Za-z0-9_-]+")  # those that a message's name may have
_SKILL_LETTERS = re.compile(r"[a-z][A-Za-z0-9_]*")
_FIGHT = {"combat_validated", "before_combat_draw"}  # moments of a combat, before its quality is known
_DRAWN = {"after_combat_draw", "combat_end"}  # and after
_BLOOD = {"before_wound_draw", "after_wound_draw", "before_mercy_draw", "gladiator_died"}  # never in an exhibitio
_LASTS = {
    "attach": "attached",
    **dict.fromkeys(("rank_shift", "suppress", "pay_mod", "any_pair"), "round"),
    **dict.fromkeys(("any_armatura", "fit_for_contract"), "slot"),
}
_TOKENS = {"combat": c.COLOURS[:3], "wound": c.COLOURS, "mercy": ["green", "black"]}
_KEPT = {"redraw": ("new", "choose"), "draw_keep": ("best", "worst")}
_OF_PRESENT_RANK = {"natural_heal", "hand_size"}  # what a skill does outside combats
_OF_COMBAT = {"bag_add", "bag_remove", "draw_keep", "xp", "pay_mod", "prestige", "prestige_if"}
_OF_PRINTED_ROWS = {"any_armatura", "immune"}  # not by a skill that an owner chooses


class Bearer:
    """An ability with where it stands and who bears it: a card, a used skill, or something that acts by itself."""

    def __init__(self, ability: Record, kind: str, where: str) -> None:
        self.ability = ability
        self.kind = kind
        self.where = where
        self.timing: str = ability["timing"]
        self.target: str = ability.get("target", "none")
        self.chosen = kind not in BY_ITSELF  # somebody decides to play or use it
        self.dead = self.timing == "gladiator_died"

    def has_gladiator(self) -> bool:
        """Whether the effects know of one whose health can be asked."""
        if self.chosen:
            return self.target in AT_GLADIATORS and not self.dead
        return self.kind in ("skill", "attached")


def check_faithful(content: Record) -> None:
    for field in ("armaturae", "skills", "gladiators", "contracts", "lanistas", "events"):
        letters = _SKILL_LETTERS if field == "skills" else _LETTERS
        for entry in content[field]:
            if not letters.fullmatch(entry["id"]):
                raise BadData(f"{field}.{entry['id']}.id", Fault("lanista:id-letters"))
    titles = {event["id"]: event for event in content["events"]}
    skills = {skill["id"]: skill for skill in content["skills"]}
    for bearer in _bearers(content):
        _check_ability(bearer)
        for place, effect in enumerate(bearer.ability["effects"]):
            at = f"{bearer.where}.effects[{place}]"
            _check_conditions(effect, bearer, at)
            _check_fields(effect, bearer, at)
            _check_cards(effect, bearer, at, titles, skills)
    for skill in content["skills"]:
        _check_school(skill)


def _bearers(content: Record) -> Iterator[Bearer]:
    for skill in content["skills"]:
        for place, ability in enumerate(skill["abilities"]):
            yield Bearer(ability, "used" if "once" in ability else "skill", f"skills.{skill['id']}.abilities[{place}]")
    for lanista in content["lanistas"]:
        for place, ability in enumerate(lanista["abilities"]):
            yield Bearer(ability, "lanista", f"lanistas.{lanista['id']}.abilities[{place}]")
    for event in content["events"]:
        where = f"events.{event['id']}"
        yield Bearer(event, "card", where)
        for place, effect in enumerate(event["effects"]):
            for number, inner in enumerate(effect.get("abilities", [])):
                yield Bearer(inner, "attached", f"{where}.effects[{place}].abilities[{number}]")


def _unheeded(where: str) -> BadData:
    return BadData(where, Fault("lanista:unheeded"))


def _check_ability(bearer: Bearer) -> None:
    """When, on whom, at what cost, for how long."""
    ability, where = bearer.ability, bearer.where
    if "once" in ability and bearer.kind != "used":
        raise _unheeded(f"{where}.once")
    if "phase" in ability and not bearer.chosen:
        raise _unheeded(f"{where}.phase")
    if ability.get("cost") and not bearer.chosen:
        raise _unheeded(f"{where}.cost")
    _check_where(bearer)
    said = ability.get("duration", "instant")
    lasting = {_LASTS[effect["effect"]] for effect in ability["effects"] if effect["effect"] in _LASTS}
    if said != "instant" and (not bearer.chosen or said not in lasting):
        raise BadData(f"{where}.duration", Fault("lanista:lasts", said=said, allowed=sorted(lasting) or ["instant"]))


def _check_where(bearer: Bearer) -> None:
    """Conditions on a gladiator who is aimed at."""
    condition = bearer.ability.get("where", {})
    aimed = bearer.chosen and bearer.has_gladiator()
    for name in condition:
        heeded = aimed
        if name == "wound_min":
            heeded = aimed and bearer.timing == "after_wound_draw"
        elif name == "lower_rank":
            heeded = aimed and bearer.kind == "used"
        if not heeded:
            raise _unheeded(f"{bearer.where}.where.{name}")
    if c.HEALTH.index(condition.get("health_min", "good")) > c.HEALTH.index(condition.get("health_max", "grave")):
        raise BadData(f"{bearer.where}.where", Fault("lanista:health"))


def _check_conditions(effect: Record, bearer: Bearer, at: str) -> None:
    """Conditions on the combat: only where there is one, and only what is known by then."""
    timing = bearer.timing
    burden = timing == "own_combat_turn" and effect["effect"] == "bag_add"  # goes into the bag of the combat to come
    for name in CONDITIONS:
        if name not in effect:
            continue
        known = timing in _FIGHT | _DRAWN | _BLOOD or burden
        if name == "result":
            known = timing in _DRAWN | _BLOOD
        elif name == "wounded":
            known = known and bearer.has_gladiator()
        if not known:
            raise _unheeded(f"{at}.{name}")
    if "exhibitio" in effect and ("contract" in effect or "sine" in effect or timing in _BLOOD):
        raise BadData(f"{at}.exhibitio", Fault("lanista:never"))


def _check_fields(effect: Record, bearer: Bearer, at: str) -> None:
    kind, timing = effect["effect"], bearer.timing
    if effect.get("on") == "partner" and (bearer.kind not in ("skill", "attached") or timing != "before_wound_draw"):
        raise _unheeded(f"{at}.on")
    if "to" in effect and (kind != "hand_size" or bearer.kind != "lanista"):
        raise _unheeded(f"{at}.to")
    if kind in _KEPT and effect["keep"] not in _KEPT[kind]:
        raise BadData(f"{at}.keep", Fault("choice", value=repr(effect["keep"]), choices=list(_KEPT[kind])))
    if kind == "pay_mod" and bearer.chosen and effect["scope"] != "contract":
        raise _unheeded(f"{at}.scope")
    if kind in ("bag_add", "bag_remove"):
        if timing == "own_combat_turn" and effect["bag"] != "combat":
            raise _unheeded(f"{at}.bag")
        if effect["colour"] not in _TOKENS[effect["bag"]]:
            raise BadData(f"{at}.colour", Fault("lanista:bag-token", colour=effect["colour"]))
    if kind == "price_mod" and bearer.chosen:
        if (effect["who"] == "opponents") != (bearer.target == "all_opp"):
            raise _unheeded(f"{at}.who")
        if "uses" in effect and effect["who"] != "me":
            raise _unheeded(f"{at}.uses")
    if kind == "prestige" and "by_rank" in effect and bearer.chosen and bearer.target != "own_glad":
        raise _unheeded(f"{at}.by_rank")


def _check_cards(effect: Record, bearer: Bearer, at: str, titles: Mapping[str, Record], skills: Record) -> None:
    """What an effect says of other cards and of skills."""
    kind = effect["effect"]
    if kind == "counter":
        own = bearer.where.removeprefix("events.")
        for place, card in enumerate(effect["cards"]):
            if own not in titles[card]["countered_by"]:
                raise BadData(f"{at}.cards[{place}]", Fault("lanista:not-countered", card=card, other=own))
    if kind == "immune" and ("card" in effect) == ("suppress" in effect):
        raise BadData(f"{at}.card", Fault("lanista:immune"))
    if kind == "card_bonus" and titles[effect["card"]]["effects"][0]["effect"] not in ("xp", "shift_result"):
        raise BadData(f"{at}.card", Fault("lanista:bonus-card", card=effect["card"]))
    for place, skill in enumerate(effect.get("menu", [])):
        done = {one["effect"] for ability in skills[skill_id(skill)]["abilities"] for one in ability["effects"]}
        if done & _OF_PRINTED_ROWS:
            raise BadData(f"{at}.menu[{place}]", Fault("lanista:menu-skill", skill=skill))


def _check_school(skill: Record) -> None:
    """``school`` says which row counts, that of the present rank or of the combat: each effect knows only one."""
    wrong: Sequence[str] | set[str] = _OF_COMBAT if skill["school"] else _OF_PRESENT_RANK
    for ability in skill["abilities"]:
        for effect in ability["effects"]:
            if "once" not in ability and effect["effect"] in wrong:
                raise BadData(f"skills.{skill['id']}.school", Fault("lanista:school", effect=effect["effect"]))
