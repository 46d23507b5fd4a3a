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
questions.py    all that a seat may be asked
options.py      what may be agreed before a match

What a box prints: edition.toml. Its shape: schema.py; its checks: edition.py; what its cards may say: vocabulary.py and
faithful.py; the form the rules use: box.py.
"""
