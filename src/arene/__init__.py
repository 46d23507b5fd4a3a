"""Arène: play, host, simulate and analyse five tabletop games.

>>> import arene
>>> match = arene.new_match("sponsio", seats=4, seed=7)
>>> match.awaiting
[1]
>>> [action.kind for action in match.actions(1)][:3]
['pass', 'reveal', 'reveal']
>>> _ = match.play(1, match.actions(1)[0])
>>> match.view(2)["players"][1]["hand"] is None
True
"""

from __future__ import annotations

import sys

from arene.core.native import plain

if plain():
    from arene._pure import PlainFiles

    sys.meta_path.insert(0, PlainFiles())

from arene.core.actions import Action
from arene.core.chance import Script, ScriptError
from arene.core.game import GAMES, Game, load_game
from arene.core.match import Match, Move, new_match, position
from arene.core.native import compiled
from arene.core.record import Record, load, verify
from arene.core.record import read as read_record
from arene.core.refusal import BadData, BadFile, Refusal
from arene.words import LANGUAGES, Speaker, refusal_sentence, said

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "LANGUAGES",
    "Action",
    "BadData",
    "BadFile",
    "Game",
    "Match",
    "Move",
    "Record",
    "Refusal",
    "Script",
    "ScriptError",
    "Speaker",
    "compiled",
    "load",
    "load_game",
    "new_match",
    "position",
    "read_record",
    "refusal_sentence",
    "said",
    "verify",
]
