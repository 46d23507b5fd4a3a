"""What the rules text tells of a box and of the options that are played: ``rules.<lang>.md`` names these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arene.core.edition import Edition
from arene.core.text import Words
from arene.games.lanista.rules import components as c
from arene.games.lanista.rules.options import OPTIONS, PRESETS
from arene.games.lanista.words.cardtext import lanista_text, signed


def figures(words: Words, edition: Edition, options: Mapping[str, Any]) -> dict[str, Any]:
    data = edition.data
    boards = data["boards"]
    return {
        "reconstructed": data["source"] == "reconstructed",
        **_decks(data["events"]),
        "gladiators": len(data["gladiators"]),
        "contracts": len(data["contracts"]),
        "school": c.SCHOOL,
        "track": boards["track"],
        **boards["experience"],
        "pairs": ", ".join(_pair(words, pair) for pair in data["pairs"]),
        "start_money": boards["start_money"],
        "hand": c.HAND,
        "lanistas": [
            {"name": words(f"lanista-{one['id']}"), "text": lanista_text(words, one["id"])} for one in data["lanistas"]
        ],
        "hands": _hands(words, data["lanistas"]),
        "points": c.ACTION_POINTS,
        "placed": c.PLACED_MONEY,
        "least": c.LEAST_PRICE,
        "dear": _dear(words, data["gladiators"]),
        "failure": _ranks(words, list(c.FAILURE)),
        "duo": _ranks(words, list(c.DUO)),
        "final": _ranks(words, list(c.FINAL_RANK)),
        "token_malus": c.TOKEN_MALUS,
        "money_point": c.MONEY_POINT,
        "exhibitio": {
            "pay": boards["exhibitio"]["pay"],
            **{colour: signed(boards["exhibitio"][colour]) for colour in c.COLOURS[:3]},
        },
        "medals": _medals(words, data["medals"], options),
        "option_rows": [_option(words, option.id, option.values, options[option.id]) for option in OPTIONS],
        "preset_rows": [
            {"id": id, "name": words(f"preset-{id}"), "help": words(f"preset-{id}-help")} for id in PRESETS
        ],
    }


def _decks(events: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """How many event cards there are, alone and in simple matches."""

    def cards(solo: bool, simple: bool) -> int:
        fitting = (one for one in events if (one["logo"] == "solo" or not solo) and (one["simple"] or not simple))
        return sum(one["copies"] for one in fitting)

    return {
        "events": cards(solo=False, simple=False),
        "solo": cards(solo=True, simple=False),
        "simple": cards(solo=False, simple=True),
        "simple_solo": cards(solo=True, simple=True),
    }


def _pair(words: Words, pair: str) -> str:
    return "–".join(words(f"armatura-{one}") for one in pair.split("/"))


def _hands(words: Words, lanistas: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The lanistas who hold another number of cards."""
    found = []
    for lanista in lanistas:
        effects = [effect for ability in lanista["abilities"] for effect in ability["effects"]]
        for effect in effects:
            if effect["effect"] == "hand_size":
                size = effect.get("to", c.HAND) + effect.get("n", 0)
                found.append({"name": words(f"lanista-{lanista['id']}"), "size": size})
    return found


def _dear(words: Words, gladiators: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Those who cost action points too, by how many."""
    found = []
    for points in sorted({one["buy_ap"] for one in gladiators} - {0}):
        names = words.listing([one["name"] for one in gladiators if one["buy_ap"] == points])
        found.append({"count": points, "points": words("points", count=points), "names": names})
    return found


def _ranks(words: Words, numbers: Sequence[Any]) -> str:
    """1, 3 or 5: one for each rank."""
    return words("by-rank", gamma=int(numbers[0]), beta=int(numbers[1]), alpha=int(numbers[2]))


def _medals(words: Words, medals: Mapping[str, int], options: Mapping[str, Any]) -> str:
    """From which score on; double in two years, none in winter alone."""
    if options["season_plan"] == "winter_only":
        return ""
    steps = sorted((least * options["years"], name) for name, least in medals.items())
    return words.listing(
        [words("medal-from", medal=words("draw-medal", medal=name), least=least) for least, name in steps]
    )


def _option(words: Words, id: str, values: Sequence[object], chosen: object) -> dict[str, str]:
    """Its name, what it is for, and each value in words, the chosen one in bold."""
    told = []
    for value in values:
        raw = str(value).lower()
        said = f"value-{id}-{raw}"
        text = f"`{raw}` ({words(said)})" if words.has(said) else f"`{raw}`"
        told.append(f"**{text}**" if value == chosen else text)
    return {"id": id, "name": words(f"option-{id}"), "help": words(f"option-{id}-help"), "told": ", ".join(told)}
