"""The address of a database, as whoever runs the bot writes it."""

from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from storage.errors import BadDatabaseUrl

SQLITE: Final = "sqlite+aiosqlite"
POSTGRES: Final = "postgresql+asyncpg"
LAST_PORT: Final = 65535
POSTGRES_OPTIONS: Final = ("host", "port", "ssl")


def address_of(database: str) -> str:
    """The address of a database that is named by its address, or by its file."""
    return database if "://" in database else f"{SQLITE}:///{database}"


def parse_address(address: str) -> URL:
    """One of SQLITE or POSTGRES.

    Raises:
        BadDatabaseUrl: It cannot be used; the address itself is not in the message: it may hold a password.
    """
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadDatabaseUrl("cannot be read") from None
    match url.drivername:
        case "sqlite+aiosqlite" if url.query:
            raise BadDatabaseUrl(f"has the option {min(url.query)}, and a SQLite file takes none")
        case "postgresql+asyncpg" if "sslmode" in url.query:
            raise BadDatabaseUrl("has the option sslmode, which is called ssl here, as in ?ssl=require")
        case "postgresql+asyncpg" if unknown := url.query.keys() - POSTGRES_OPTIONS:
            known = ", ".join(POSTGRES_OPTIONS)
            raise BadDatabaseUrl(f"has the option {min(unknown)}, and PostgreSQL takes {known} here")
        case "postgresql+asyncpg" if "@" in f"{url.host}{url.database}":
            raise BadDatabaseUrl("has an @ in its user or its password, which is written %40 there")
        case "postgresql+asyncpg" if url.port is not None and not 0 < url.port <= LAST_PORT:
            raise BadDatabaseUrl(f"names the port {url.port}, and ports are 1 to {LAST_PORT}")
        case "sqlite+aiosqlite" | "postgresql+asyncpg":
            return url
        case name:
            raise BadDatabaseUrl(f"asks for {name!r}")
