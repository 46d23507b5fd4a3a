"""What Alembic runs for every command: on the connection it was handed, within the transaction that is open there."""

from __future__ import annotations

from alembic import context

from arene.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=False)
context.run_migrations()
