"""The shape of an edition file of Lanista: which fields a box's owner may fill in, and with what."""

from __future__ import annotations

from arene.core.edition import MARKS_SCHEMA
from arene.core.schema import Schema
from arene.games.lanista.rules import components as c

_NAMES: Schema = {
    "type": "object",
    "required": ["fr", "en"],
    "properties": {"fr": {"type": "string"}, "en": {"type": "string"}},
}
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
        "by_rank": {"type": "array", "minItems": 3, "maxItems": 3, "items": {**_MONEY}},
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
ABILITY: Schema = {"type": "object", "required": ["timing", "effects"], "properties": _ABILITY_FIELDS}
_ABILITIES: Schema = {"type": "array", "items": ABILITY}

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
