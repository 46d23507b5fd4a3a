"""The rules of Sponsio, in the order of the rule book, and what the box prints.

components.py   cards, tickets, tokens, boards
state.py        a position
betting.py      phase I: the deal, four turns each, bets, tokens, swaps
tricks.py       phase II
scoring.py      phase III, and the end of the match
questions.py    all that a seat may be asked
edition.py      what a box prints: edition.toml
"""
