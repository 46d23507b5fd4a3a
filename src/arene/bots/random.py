"""The bot that knows nothing: any legal action, each as likely.

Compiled: arene.core.native says which habits this file keeps.
"""

from __future__ import annotations

from arene.core.chance import Chance
from arene.core.native import i64
from arene.core.state import Bot, Seen


class RandomBot(Bot):
    def choose(self, seen: Seen, chance: Chance) -> i64:
        legal = seen.legal()
        return legal[chance.below("random", len(legal))]
