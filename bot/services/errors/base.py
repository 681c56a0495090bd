"""The root of why a use case refused."""

from bot.table import AnyTable


class ServiceError(Exception):
    """A use case refused; nothing was changed."""

    def __init__(self, table: AnyTable | None = None) -> None:
        self.table = table
        where = f"table {table.id} at version {table.version}" if table else "no table"
        super().__init__(f"{type(self).__name__}: {where}")


class AlreadyHandled(ServiceError):
    """This very interaction was carried out before."""
