"""The rules of Sponsio, in the order of the rule book, and what the box prints.

components.py   cards, tickets, tokens, boards
state.py        a position
betting.py      phase I: the deal, four turns each, bets, tokens, swaps
tricks.py       phase II
scoring.py      phase III, and the end of the match
edition.py      what a box prints: edition.toml
"""

from arene.core.question import Questions
from arene.games.sponsio.rules import betting, scoring, tricks
from arene.games.sponsio.rules.state import OVER, Ask

QUESTIONS: Questions[Ask] = Questions(
    betting.ASK_TURN,
    betting.ASK_ACTION,
    betting.ASK_WAGER,
    betting.ASK_STAKE,
    betting.ASK_TOKEN_PAY,
    betting.ASK_FIGHT_CARD,
    betting.ASK_MODIFY,
    betting.ASK_REWAGER,
    betting.ASK_SWAP_GIVE,
    tricks.ASK_PLAY,
    scoring.ASK_CASH,
    OVER,
)
