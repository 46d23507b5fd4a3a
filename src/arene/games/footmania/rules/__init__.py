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
questions.py        all that a seat may be asked
edition.py          what a box prints: edition.toml
"""
