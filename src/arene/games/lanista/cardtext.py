"""The text of a card, skill or lanista, made from its effects: what is read and what happens cannot disagree.

The edition's words carry the effects along as data (``ability-<id>``); the sentences are put together here from the
messages ``when-…``, ``at-…``, ``effect-…`` and ``if-…`` of the language files.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.text import Words

_SKILL = re.compile(r"^(\w+)(?:\((\d+)\))?$")
_CONDITIONS = ("result", "rank", "contract", "exhibitio", "sine", "duo", "wounded")


def card_text(words: Words, card: str) -> str:
    """What an event card says."""
    record = json.loads(words(f"ability-{card}"))
    return _sentence(words, record, "card")


def card_effects(words: Words, card: str) -> str:
    """What an event card does, without when and on what; what stays attached says what it will do."""
    record = json.loads(words(f"ability-{card}"))
    effects = [inner for effect in record["effects"] for inner in _attached(effect)]
    done = words.listing([effect_text(words, effect) for effect in effects])
    cost = record.get("cost", {})
    head = words("cost", money=cost.get("money", 0), points=cost.get("ap", 0)) if cost else ""
    text = words("sentence", head=head, has_head="yes" if head else "no", effects=done).rstrip(".")
    return text[0].upper() + text[1:]


def _attached(effect: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return (
        [inner for ability in effect["abilities"] for inner in ability["effects"]]
        if "abilities" in effect
        else [effect]
    )


def skill_name(words: Words, skill: str) -> str:
    found = _SKILL.match(skill)
    assert found is not None
    return words(f"skill-{found[1]}")


def skill_text(words: Words, skill: str) -> str:
    """What a skill does, ``favori(1)`` with its number."""
    found = _SKILL.match(skill)
    assert found is not None
    records = json.loads(words(f"ability-{found[1]}"))
    return " ".join(_sentence(words, record, "skill", int(found[2] or 0)) for record in records)


def lanista_text(words: Words, lanista: str) -> str:
    record = json.loads(words(f"ability-{lanista}"))
    parts = [_sentence(words, ability, "lanista") for ability in record["abilities"]]
    if record["suppressed"]:
        effects = words.listing([effect_text(words, effect) for effect in record["suppressed"]])
        parts.append(words("when-suppressed", effects=effects))
    return " ".join(parts)


def _sentence(words: Words, ability: Mapping[str, Any], of: str, n: int = 0) -> str:
    """When, at what cost, on what: what happens. ``of`` a card, a skill or a lanista: whose death, whose draw it is."""
    timing = ability["timing"]
    effects = words.listing([_consequence(words, effect, timing, of, n) for effect in ability["effects"]])
    if of == "skill" and all(effect.get("on") == "partner" for effect in ability["effects"]):
        of = "partner"
    once = "yes" if "once" in ability else "no"
    head = [words(f"when-{_dashed(timing)}", once=once, phase=ability.get("phase", 0), of=of)]
    cost = ability.get("cost", {})
    if cost:
        head.append(words("cost", money=cost.get("money", 0), points=cost.get("ap", 0)))
    target = ability.get("target")
    if target is not None and timing != "gladiator_died":  # he who has just died: said already
        where = _where(ability.get("where", {}))
        if where == "any" and timing == "before_combat_draw":
            where = "fighting"
        head.append(words(f"at-{_dashed(target)}", where=where))
    said = [part for part in head if part]
    text = words("sentence", head=", ".join(said), has_head="yes" if said else "no", effects=effects)
    return text[0].upper() + text[1:]


def _consequence(words: Words, effect: Mapping[str, Any], timing: str, of: str, n: int) -> str:
    """An effect; tokens of a card played on a gladiator before his combat go into its bag later, if he fights."""
    if timing == "own_combat_turn" and effect["effect"] == "bag_add":
        under = "contract" if effect.get("contract") else "any"
        return words("effect-burden", n=effect["n"], colour=effect["colour"], under=under)
    return effect_text(words, effect, n, of)


def _where(where: Mapping[str, Any]) -> str:
    """The condition on a target; the schema knows a handful, cards use one at a time."""
    for name in ("lower_rank", "wound_min", "health_min", "health_max", "rank_max"):
        if name in where:
            value = where[name]
            return name if value is True else f"{name}_{value}"
    return "any"


def effect_text(words: Words, effect: Mapping[str, Any], n: int = 0, source: str = "card") -> str:
    number = effect.get("n", 0)
    params: dict[str, object] = {
        "n": n if number == "n" else number,
        "signed": f"{number:+}".replace("-", "−") if isinstance(number, int) else "",
        "bag": effect.get("bag", "combat"),
        "colour": effect.get("colour", "green"),
        "on": effect.get("on", "self"),
        "keep": effect.get("keep", "new"),
        "towards": effect.get("towards", "better"),
        "care": "yes" if effect.get("limit") == "care" else "no",
        "who": effect.get("who", "me"),
        "uses": effect.get("uses", 0),
        "scope": effect.get("scope", "combat"),
        "to": effect.get("to", 0),
        "extra": effect.get("extra", 0),
        "cap": effect.get("cap", 0),
        "malus": "yes" if effect.get("malus", True) else "no",
        "mine": "yes" if effect.get("mine") else "no",
        "ranked": "yes" if "by_rank" in effect else "no",
        "source": source,
        "choices": len(_cards(effect)),
    }
    for place, rank in enumerate(("gamma", "beta", "alpha")):
        params[rank] = effect.get("by_rank", (0, 0, 0))[place]
    params["cards"] = ", ".join(words(f"card-{card}") for card in _cards(effect))
    params["skills"] = ", ".join(skill_name(words, skill) for skill in effect.get("menu", ()))
    params["of"] = "card" if _cards(effect) else "suppress"
    inner = [_sentence(words, ability, "skill").rstrip(".") for ability in effect.get("abilities", ())]
    params["abilities"] = " ; ".join(inner)
    said = words(f"effect-{_dashed(effect['effect'])}", **params)
    for name in _CONDITIONS:
        if name in effect:
            value = effect[name]
            said += " " + words(f"if-{name}", value="yes" if value is True else value)
    return said


def _cards(effect: Mapping[str, Any]) -> Sequence[str]:
    return [*effect.get("cards", ()), *([effect["card"]] if "card" in effect else [])]


def _dashed(name: str) -> str:
    return name.replace("_", "-")
