"""Whoever reads the log of his own match is addressed: “Vous jouez le 5 vert”, “You play the green 5”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from arene.core.game import GAMES, load_game
from arene.core.match import Match, new_match, visible
from arene.words import Speaker

NAMES = ("Ada", "Bruno", "Cassius", "Dora", "Emil", "Flora", "Gil", "Hugo", "Inès", "Jo")
LISTS = ("first_player_drawn",)  # what everybody drew, by name
SECOND = {"fr": re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE), "en": re.compile(r"\byour?s?\b", re.IGNORECASE)}


def played(game: str) -> Iterator[Match]:
    for seats in {load_game(game).min_seats + 1, load_game(game).max_seats}:
        match, choose = new_match(game, seats, seed=seats, players=NAMES[:seats]), Random(seats)
        while not match.over and len(match.moves) < 500:
            seat = choose.choice(match.awaiting)
            match.play(seat, choose.choice(match.actions(seat)))
        yield match


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", [game for game in GAMES if load_game(game).folder.parent.name == "games"])
def test_nobody_reads_his_own_name_where_he_acts(game: str, lang: str) -> None:
    told = 0
    for match in played(game):
        speaker = Speaker(match.game, lang, match.players)
        for seat, name in enumerate(match.players):
            for event in [*visible(match.opening, seat), *match.events(seat)]:
                if match.game.text.roles(event, match.seats).get("seat") != seat or event["kind"] in LISTS:
                    continue
                line = speaker.event(event, seat)
                assert not re.search(rf"\b{name}\b", line), line
                if speaker.event(event) != line:
                    assert SECOND[lang].search(line), line
                    told += 1
    assert told > 50


def test_the_others_keep_their_names_and_verbs_agree() -> None:
    speaker = Speaker(load_game("sponsio"), "fr", ["Ada", "Bruno", "M. Carl"])
    played = {"kind": "card_played", "seat": 0, "card": "R5"}
    assert speaker.event(played, 0) == "Vous jouez le 5 rouge."
    assert speaker.event(played, 1) == speaker.event(played) == "Ada joue le 5 rouge."
    against = {"kind": "bet_placed", "seat": 1, "ticket": "XVI", "target": 0, "stake": 1}
    assert speaker.event(against, 0) == "Bruno parie contre vous."
    assert speaker.event(against, 1) == "Vous pariez contre Ada."


def test_whoever_shares_is_addressed_too() -> None:
    speaker = Speaker(load_game("automobile"), "fr", ["Ada", "Bruno", "Cassius", "Dora"])
    split = {"kind": "energy_split", "car": 2, "other": 0, "energy": 2, "rest": 1}
    assert speaker.event(split, 0) == "Énergie\u00a0: Cassius 2, vous 1."
    assert speaker.event(split, 2) == "Énergie\u00a0: vous 2, Ada 1."
