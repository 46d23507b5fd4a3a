"""Lanista: all that a seat may be asked, in the order of the rules."""

from __future__ import annotations

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
