"""Le sport est mortel, after phase 9: the next round, or the end of the match and the score.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.events import Events
from arene.core.state import places
from arene.games.sportmord.rules import components as c
from arene.games.sportmord.rules import opening
from arene.games.sportmord.rules.state import OVER, Sportmord


def end_round(s: Sportmord, chance: Chance, out: Events | None) -> None:
    """The match ends when every sport is closed, or at the limit (A33)."""
    for player in s.players:
        player.old = player.new
        player.new = 0
    s.laid = 0
    s.step = 0
    if c.SIZE[s.closed] < c.SPORTS and s.round < s.setup.round_limit:
        opening.start_round(s, chance, out)
    else:
        end_match(s, out)


def end_match(s: Sportmord, out: Events | None) -> None:
    s.asked = OVER
    if out is not None:
        out.add(
            "match_ended",
            {
                "reason": "closed" if c.SIZE[s.closed] == c.SPORTS else "limit",
                **places(s.standings()),
                "scores": [player.score() for player in s.players],
                "accidents": [player.accidents() for player in s.players],
            },
        )
