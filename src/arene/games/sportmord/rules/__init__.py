"""The rules of Le sport est mortel, in the order of the rule book, and what the box prints.

components.py   dice, cards, seats; how they are counted
state.py        a position
opening.py      the set-up; phases 1 and 2: the coaches are handed out, the training roll
coaching.py     phase 3: what the coaches do, and doping
laying.py       phase 4: dice are laid at the sports
recovery.py     phases 5 to 7: dice come home, injuries heal, units are lost
training.py     phase 8: cards are turned up, shared out and evaluated
tournament.py   who chooses first, in phases 8 and 9
doping.py       phase 9: the cards of doped dice
ending.py       the next round, or the end of the match
questions.py    all that a seat may be asked
edition.py      what a box prints: edition.toml
"""
