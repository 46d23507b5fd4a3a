"""The rules of Footmania, in the order of the rule book, and what the box prints.

components.py       footballers, cards, cells, seats
state.py            a position
turn.py             setting up, the turn, the way across the pitch
squads.py           whose footballer is whose, and who knows it
buying.py           a footballer is drawn, bought or refused
selling.py          to the bank, of one's own accord or to pay a debt
market.py           transfers: when they are made
asides.py           at any moment, without being asked
deals.py            transfers: offers
auctions.py         transfers: auctions
completion.py       the end of phase 1
season.py           the championship: laps and match days
lineup.py           the best eleven
matches.py          line-ups and matches
title.py            the end of the season
plus_cards.py       Plus cards
question_marks.py   question marks and sponsors
euromatches.py      euromatches
edition.py          what a box prints: edition.toml
"""

from arene.core.question import Questions
from arene.games.footmania.rules import (
    asides,
    auctions,
    buying,
    completion,
    deals,
    euromatches,
    market,
    matches,
    plus_cards,
    question_marks,
    selling,
    turn,
)
from arene.games.footmania.rules.state import OVER, Ask

QUESTIONS: Questions[Ask] = Questions(
    market.ASK_READY,
    market.ASK_MARKET,
    turn.ASK_MOVE,
    buying.ASK_DRAW,
    buying.ASK_BUY,
    selling.ASK_SELL,
    selling.ASK_RAISE,
    deals.ASK_DRAFT,
    deals.ASK_ANSWER,
    auctions.ASK_LIST,
    auctions.ASK_RESERVE,
    auctions.ASK_BID,
    auctions.ASK_SEALED,
    market.ASK_WANT,
    completion.ASK_DECLARE,
    matches.ASK_LINEUP,
    matches.ASK_MATCH,
    matches.ASK_TAKE_OFF,
    matches.ASK_TARGET,
    matches.ASK_REACT,
    matches.ASK_INJURED,
    plus_cards.ASK_PLUS_RETURN,
    question_marks.ASK_SCOUT,
    euromatches.ASK_EURO,
    euromatches.ASK_EURO_PLUS,
    OVER,
    aside=asides.ASIDE,
)
