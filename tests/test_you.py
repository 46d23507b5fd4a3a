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


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_in_a_list_of_names_whoever_reads_is_you(lang: str) -> None:
    speaker = Speaker(load_game("sportmord"), lang, ["Ada", "Bruno", "Cassius"])
    wishes = {"kind": "wishes_shown", "wishes": [[0, "u2"], [2, "none"]]}
    assert "Ada" in speaker.event(wishes) and "Ada" in speaker.event(wishes, 2)
    read = speaker.event(wishes, 0)
    assert "Ada" not in read and "Cassius" in read and SECOND[lang].search(read), read


@pytest.mark.parametrize("game", [game for game in GAMES if load_game(game).folder.parent.name == "games"])
def test_lists_of_names_do_nothing_else(game: str) -> None:
    """Where “you” takes a name's place there is no verb that would have to agree: the rest of the line stays."""
    text = load_game(game).text
    for match in played(game):
        french = Speaker(match.game, "fr", match.players)
        for seat, name in enumerate(match.players):
            for event in match.events(seat):
                if event["kind"] in text.lists and seat in text.roles(event, len(match.players)).values():
                    assert not re.search(rf"\b{name}\b", french.event(event, seat)), event  # it is about him as well
                elif event["kind"] in text.lists:
                    assert french.event(event, seat) == re.sub(rf"\b{name}\b", "vous", french.event(event)), event


def test_of_two_cars_ones_own_is_called_so() -> None:
    """It is the car that acts: “Votre voiture bleue avance”; the other's keep his name."""
    for lang, ahead, swapped, won in (
        ("fr", "Votre voiture bleue avance de 4", "Bruno (rouge) oblige votre voiture jaune à échanger", "Vous gagnez"),
        ("en", "Your blue car moves 4", "Bruno (red) makes your yellow car exchange", "You win"),
    ):
        speaker = Speaker(load_game("automobile"), lang, ["Ada", "Bruno"])
        moved = {"kind": "pawn_moved", "car": 0, "cells": 4, "cell": "A", "zone": "bleu"}
        assert speaker.event(moved, 0).startswith(ahead), speaker.event(moved, 0)
        assert speaker.event(moved, 1) == speaker.event(moved) and speaker.event(moved).startswith("Ada (")
        forced = {"kind": "forced_swap", "car": 1, "other": 2, "category": "pneus"}
        assert speaker.event(forced, 0).startswith(swapped), speaker.event(forced, 0)
        end = {"kind": "race_end", "winners": [0], "scores": [9, 4], "rounds": 8}
        assert speaker.event(end, 0).startswith(won)


def test_a_match_of_football_is_told_to_both_sides() -> None:
    speaker = Speaker(load_game("footmania"), "fr", ["Ada", "Bruno", "Carl"])
    result = {"kind": "result", "day": 1, "home": 0, "away": 1, "score": [41, 25], "playoff": False}
    assert speaker.event(result, 0) == "Vous recevez Bruno\u00a0: 41 à 25. Vous l’emportez."
    assert speaker.event(result, 1) == "Vous jouez chez Ada\u00a0: 41 à 25. Ada l’emporte."
    assert speaker.event(result, 2) == speaker.event(result) == "Ada–Bruno\u00a0: 41 à 25. Ada l’emporte."
    begun = {"kind": "kick_off", "home": 0, "away": 1, "score": [45, 43]}
    assert speaker.event(begun, 0) == "Vous recevez Bruno\u00a0: 45 à 43 au coup d’envoi."
    assert speaker.event(begun, 1) == "Vous jouez chez Ada\u00a0: 45 à 43 au coup d’envoi."
    assert speaker.event(begun, 2) == speaker.event(begun) == "Ada–Bruno, 45 à 43 au coup d’envoi."


def test_who_sells_at_an_auction_is_named_and_the_bank_is_not() -> None:
    speaker = Speaker(load_game("footmania"), "fr", ["Ada", "Bruno", "Carl"])
    lot = {"kind": "auction_opened", "card": "Y01", "start": 300_000, "seat": 1}
    sold = {**lot, "seller": 1}
    assert speaker.event(sold, 0) == speaker.event(sold)
    assert speaker.event(sold).startswith("Bruno met ")
    assert speaker.event(sold, 1).startswith("Vous mettez ")
    for seat in (0, 1, None):
        assert " aux enchères, à partir de 300" in speaker.event({**lot, "seller": None}, seat)
        assert not re.search("Bruno|Vous|none", speaker.event({**lot, "seller": None}, seat))


def test_bids_and_play_offs_are_told_to_whoever_is_in_them() -> None:
    speaker = Speaker(load_game("footmania"), "fr", ["Ada", "Bruno", "Carl"])
    bids = {"kind": "bids_opened", "bids": [[0, 300_000], [2, 400_000]]}
    assert "vous 300" in speaker.event(bids, 0) and "Carl" in speaker.event(bids, 0)
    level = {"kind": "playoff", "seats": [0, 2]}
    assert speaker.event(level, 2).endswith("entre Ada et vous.")
    shared = {"kind": "match_ended", "winners": [0, 2], "points": [8, 2, 8], "pennants": [3, 0, 3]}
    assert "entre vous et Carl" in speaker.event(shared, 0)
