"""A bot as a partner: it does not insist."""

from __future__ import annotations

import arene
from arene.bots import make_bot
from arene.core.chance import Fast
from tests.games.automobile.positions import STRONG


def test_one_refused_proposal_is_enough() -> None:
    """Refused once, the bot proposes nothing more; the pair goes on to share its energy."""
    bot = make_bot("heuristic", arene.load_game("automobile"))
    seats = [
        {"cars": {"bleu": {"hand": STRONG, "energy": 4}}},
        {},
        {"cars": {"jaune": {"hand": {"pneus": [1], "moteur": [5]}, "energy": 4}}},
        {},
    ]
    match = arene.position("automobile", {"seats": seats, "decision": "propose", "car": "jaune", "starter": "jaune"})
    proposed = 0
    while match.view(None)["decision"] in ("propose", "answer"):
        seat = match.awaiting[0]
        if match.view(None)["decision"] == "answer":
            match.play(seat, {"kind": "refuse"})
            continue
        action = match.action(int(bot.choose(match.seen(seat), Fast(1))))
        proposed += action.kind == "propose"
        match.play(seat, action)
    assert proposed == 1
