"""How a database comes to the present tables, revision by revision (Alembic).

A new revision is a file in ``versions`` that names the one before it, the tables in ``arene.store.schema`` as they are
afterwards, and its name here: a server that finds this revision in the database need not look further.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0013"


def migrate(connection: Any, stamp: str | None = None) -> None:
    """Bring the database behind a SQLAlchemy connection to ``HEAD``; ``stamp``: it is already at this revision."""
    from alembic import command  # only where there is something to do: it takes a while

    config = _config()
    config.attributes["connection"] = connection
    if stamp is not None:
        command.stamp(config, stamp)
    command.upgrade(config, "head")


def is_known(revision: str) -> bool:
    """Whether this version knows how to go on from a revision."""
    from alembic.script import ScriptDirectory

    return revision in {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files(__name__)).replace("%", "%%"))
    return config


__all__ = ["HEAD", "is_known", "migrate"]
