"""The rules of Lanista, in the order of the rule book, and what the box prints.

components.py   gladiators, contracts, cards and tokens; the vocabulary of what they do
state.py        a position
setting_up.py   decks, the first player, lanistas, hands
ludus.py        the schools: rank, skills, health, experience
cards.py        event cards and used skills: hands, playing, counters
targets.py      what they may be aimed at
effects.py      what they do
points.py       action points
windows.py      when anybody may act
rounds.py       the course of a round
drawing.py      phase 1: event cards
market.py       phase 2: buying gladiators
resale.py       selling them, for advanced players
contracts.py    phase 3: contracts
combats.py      phase 4: whose combat, and who fights
arena.py        a combat, from its announcement to its end
bags.py         what is drawn from, and influence
care.py         phase 5: care
ending.py       the end of the match
options.py      what may be agreed before a match

What a box prints: edition.toml. Its shape: schema.py; its checks: edition.py; what its cards may say: vocabulary.py and
faithful.py; the form the rules use: box.py.
"""

from arene.core.question import Questions
from arene.games.lanista.rules import cards, combats, contracts, drawing, ludus, market, resale, setting_up, windows
from arene.games.lanista.rules.state import OVER, Ask

QUESTIONS: Questions[Ask] = Questions(
    setting_up.ASK_LANISTA,
    drawing.ASK_MULLIGAN,
    windows.ASK_WINDOW,
    market.ASK_BUY,
    contracts.ASK_CONTRACT,
    combats.ASK_COMBAT,
    combats.ASK_PAIR,
    cards.ASK_COUNTER,
    ludus.ASK_DEFINE,
    contracts.ASK_SWAP,
    resale.ASK_INCLUDE,
    resale.ASK_PRICE,
    resale.ASK_OFFER,
    OVER,
)
