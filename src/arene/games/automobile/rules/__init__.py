"""The rules of Les Sponsors de l'Automobile 2004, in the order of the rule book, and what the box prints.

components.py   cards, cars, what is fixed for a match
state.py        a position, rank and points
workshop.py     first phase: building the car; the die, the ring and its cells
sponsors.py     sponsor cards, drawn and sold
tuning.py       before the race: pairs exchange cards and share out energy
race.py         second phase: the grid, the order of play, what a driver may do
roulette.py     balls, and cars off the track
moving.py       ways along the track, lanes, bonuses
finish.py       the end
questions.py    all that a seat may be asked
edition.py      what a box prints: edition.toml
"""
