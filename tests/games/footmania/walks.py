"""Random play, one decision at a time, for the properties."""

from __future__ import annotations

from pathlib import Path

from arene.core.edition import read_toml
from arene.games import footmania
from arene.games.footmania import edition as editions

EDITION = editions.check_edition(read_toml(Path(footmania.__file__).parent / "edition.toml"))
