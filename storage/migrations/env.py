"""How Alembic runs the steps: over the connection and within the transaction that `storage.migrate` gives it.

Nothing here configures logging: that is the program's business.
"""

from alembic import context

from storage.models import Model

context.configure(connection=context.config.attributes["connection"], target_metadata=Model.metadata)
context.run_migrations()
