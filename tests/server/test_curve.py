"""The curve of a finished match."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from arene.core.game import GAMES, load_game
from arene.server.curve import turning_point
from tests.server.helpers import Enter, open_table, until_asked


@pytest.fixture
def database(tmp_path: Path) -> str:
    """One kind of database is enough: the curve is made in memory, and the matches take long."""
    return str(tmp_path / "arene.db")


@pytest.mark.parametrize(
    ("scores", "winner", "step"),
    [
        ([[0, 0], [1, 0], [1, 2], [3, 2], [4, 2]], 0, 3),
        ([[0, 0], [0, 1], [2, 1], [2, 1]], 0, 2),
        ([[0, 0], [1, 0], [1, 0], [1, 1]], 0, None),  # tied at the end: won by something else
        ([[1, 0], [2, 0]], 0, None),  # ahead from the start
        ([[0, 0], [0, 0], [0, 5]], 1, 2),
    ],
)
def test_the_turning_point_is_where_the_winner_takes_the_lead_for_good(
    scores: list[list[int]], winner: int, step: int | None
) -> None:
    assert turning_point(scores, winner) == step


@pytest.mark.parametrize("game", GAMES)
def test_the_curve_fits_the_match(enter: Enter, game: str) -> None:
    host = enter("Ada")
    options = {"sponsio": {"max_rounds": 1}, "sportmord": {"round_limit": 10}}.get(game, {})
    seats = host.get("/api/games").json()[GAMES.index(game)]["seats"][0]
    match = open_table(host, *["bot"] * seats, game=game, options=options)
    table = until_asked(host, match, patience=60)
    told = host.get(f"/api/matches/{match}/curve").json()
    replay = host.get(f"/api/matches/{match}/replay").json()["steps"]
    assert told["steps"] == len(replay) - 1
    places = [point["step"] for point in told["points"]]
    assert places == sorted(places) and places[0] == 0 and places[-1] == told["steps"]
    final = {standing["seat"]: standing["score"] for standing in table["standings"]}
    counted = load_game(game).text.progress(table["view"])
    assert told["points"][-1]["scores"] == (counted or [final[seat] for seat in range(seats)])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_race_is_told_by_the_cells_driven(enter: Enter, seats: int) -> None:
    """Places change hands at every overtaking; what was driven never goes back. A team drives together."""
    host = enter("Ada")
    match = open_table(host, *["bot"] * seats, game="automobile")
    until_asked(host, match, patience=60)
    points = [point["scores"] for point in host.get(f"/api/matches/{match}/curve").json()["points"]]
    assert all(now >= before for one, other in pairwise(points) for before, now in zip(one, other, strict=True))
    assert max(points[-1]) >= 81 and points[0] == [0] * seats
    if seats == 4:
        assert all(counts[0] == counts[2] and counts[1] == counts[3] for counts in points)


def test_no_curve_before_the_end(enter: Enter) -> None:
    host = enter("Ada")
    match = open_table(host, "me", "bot", "bot")
    assert host.get(f"/api/matches/{match}/curve").status_code == 409
