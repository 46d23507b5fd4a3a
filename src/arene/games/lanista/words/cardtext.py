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
from arene.games.lanista.rules.faithful import CONDITIONS

_SKILL = re.compile(r"^(\w+)(?:\((\d+)\))?$")
_NO_CONDITION = {"health_min": ("good",), "health_max": ("grave",), "wound_min": ("good",), "rank_max": ("alpha",)}


def card_text(words: Words, card: str) -> str:
    """What an event card says."""
    record = json.loads(words(f"ability-{card}"))
    return _sentence(words, record, "card")


def card_effects(words: Words, card: str, rank: str = "") -> str:
    """What an event card does, without when and on what, but for others; what stays attached says what it will do.
    ``rank``: of the gladiator it is played on, where that is known.
    """
    record = json.loads(words(f"ability-{card}"))
    effects = [inner for effect in record["effects"] for inner in _attached(effect)]
    done = words.listing([effect_text(words, effect, rank=rank) for effect in effects])
    head = ", ".join(part for part in (_others(words, record.get("target") or ""), _cost(words, record)) if part)
    text = words("sentence", head=head, has_head="yes" if head else "no", effects=done).rstrip(".")
    return text[0].upper() + text[1:]


def _others(words: Words, target: str) -> str:
    """Whom a card hits, in a word or two, where it is not who plays it."""
    hit = {"all_opp": "all", "opp_combat": "combat"}.get(target, "one" if target.startswith("opp_") else "")
    return words("hits", whom=hit) if hit else ""


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
    return " ".join(filter(None, [*parts, suppressed_text(words, lanista)]))


def suppressed_text(words: Words, lanista: str) -> str:
    """What happens to a lanista who keeps his power under a card that takes it from others; nothing if he does not."""
    effects = _suppressed(words, lanista)
    return words("when-suppressed", effects=effects) if effects else ""


def poisoned_text(words: Words, lanista: str) -> str:
    """What such a card does to a lanista, when it is aimed at him."""
    effects = _suppressed(words, lanista)
    return words("does-suppress", kept="yes" if effects else "no", effects=effects)


def _suppressed(words: Words, lanista: str) -> str:
    suppressed = json.loads(words(f"ability-{lanista}"))["suppressed"]
    return words.listing([effect_text(words, effect) for effect in suppressed]) if suppressed else ""


def hits_lanista(words: Words, card: str) -> bool:
    """Whether a card aimed at a seat is aimed at its lanista."""
    return bool(json.loads(words(f"ability-{card}")).get("target") == "opp_glad_or_lanista")


def _sentence(words: Words, ability: Mapping[str, Any], of: str, n: int = 0) -> str:
    """When, at what cost, on what: what happens. ``of`` a card, a skill or a lanista: whose death, whose draw it is."""
    timing = ability["timing"]
    effects = words.listing([_consequence(words, effect, timing, of, n) for effect in ability["effects"]])
    if of == "skill" and all(effect.get("on") == "partner" for effect in ability["effects"]):
        of = "partner"
    once = "yes" if "once" in ability else "no"
    head = [words(f"when-{_dashed(timing)}", once=once, phase=ability.get("phase", 0), of=of)]
    head.append(_cost(words, ability))
    target = ability.get("target")
    if target is not None and timing != "gladiator_died":  # he who has just died: said already
        fighting = "yes" if timing == "before_combat_draw" else "no"
        head.append(" ".join([words(f"at-{_dashed(target)}", fighting=fighting), *_where(words, ability)]).strip())
    said = [part for part in head if part]
    text = words("sentence", head=", ".join(said), has_head="yes" if said else "no", effects=effects)
    return text[0].upper() + text[1:]


def _consequence(words: Words, effect: Mapping[str, Any], timing: str, of: str, n: int) -> str:
    """An effect; tokens of a card played on a gladiator before his combat go into its bag later, if he fights."""
    if timing == "own_combat_turn" and effect["effect"] == "bag_add":
        under = "contract" if effect.get("contract") else "any"
        said = words("effect-burden", n=effect["n"], colour=effect["colour"], under=under)
        return " ".join([said, *_conditions(words, effect, but="contract")])
    return effect_text(words, effect, n, of)


def _cost(words: Words, ability: Mapping[str, Any]) -> str:
    money, points = (ability.get("cost", {}).get(name, 0) for name in ("money", "ap"))
    kind = "both" if money and points else "money" if money else "points"
    return words("cost", kind=kind, money=money, points=points) if money or points else ""


def _where(words: Words, ability: Mapping[str, Any]) -> list[str]:
    """The conditions on a target, all of them."""
    return [
        words(f"where-{_dashed(name)}", value="yes" if value is True else value)
        for name, value in ability.get("where", {}).items()
        if value not in _NO_CONDITION.get(name, ())
    ]


def _conditions(words: Words, effect: Mapping[str, Any], but: str = "") -> list[str]:
    """The conditions on the combat, all of them."""
    return [
        words(f"if-{name}", value="yes" if effect[name] is True else effect[name])
        for name in CONDITIONS
        if name in effect and name != but
    ]


def effect_text(words: Words, effect: Mapping[str, Any], n: int = 0, source: str = "card", rank: str = "") -> str:
    number = n if effect.get("n") == "n" else effect.get("n", 0)
    params: dict[str, object] = {
        "n": number,
        "signed": signed(number),
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
        "ranked": "yes" if "by_rank" in effect and not rank else "no",
        "source": source,
        "choices": len(_cards(effect)),
    }
    for place, each in enumerate(("gamma", "beta", "alpha")):
        params[each] = signed(effect.get("by_rank", (0, 0, 0))[place])
        if each == rank and "by_rank" in effect:
            params["signed"] = params[each]
    params["cards"] = ", ".join(words(f"card-{card}") for card in _cards(effect))
    params["skills"] = ", ".join(skill_name(words, skill) for skill in effect.get("menu", ()))
    params["of"] = "card" if _cards(effect) else "suppress"
    inner = [_sentence(words, ability, "skill").rstrip(".") for ability in effect.get("abilities", ())]
    params["abilities"] = " ; ".join(inner)
    said = words(f"effect-{_dashed(effect['effect'])}", **params)
    return " ".join([said, *_conditions(words, effect)])


def signed(number: int) -> str:
    """+3, 0 or −3, with the sign that is as wide as the plus."""
    return f"{number:+}".replace("-", "−") if number else "0"


def _cards(effect: Mapping[str, Any]) -> Sequence[str]:
    return [*effect.get("cards", ()), *([effect["card"]] if "card" in effect else [])]


def _dashed(name: str) -> str:
    return name.replace("_", "-")
