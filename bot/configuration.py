"""The settings of a bot, read from `.env` and the environment."""

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from dotenv import dotenv_values
from dotenv.parser import parse_stream
from pydantic import AfterValidator, Field, IPvAnyAddress, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.text.catalogue import either, phrase
from render.theme import DEFAULT_THEME, themes

PREFIX = "BARPOINT_"
TEST_PREFIX = "BARPOINT_TEST_"  # read by the tests alone, so no setting of the bot's
SQLITE = "sqlite+aiosqlite://"
POSTGRES = "postgresql+asyncpg://"
DATABASE_DRIVERS = (SQLITE, POSTGRES)
DEFAULT_DATABASE = "sqlite+aiosqlite:///var/barpoint.sqlite3"
DISCORD_REQUESTS_PER_SECOND = 50  # of one bot, over all its processes
MOST_SHARDS = 100_000  # of a thousand servers each, more than Discord has
HOURS_OF_A_YEAR = 8_784
MOST_BACKUPS = 10_000


class SettingsError(ValueError):
    """A setting cannot be used; the message is one sentence that names its variable, never a secret."""


def _lasting_database(url: str) -> str:
    """The address of a database that outlasts the run, which one in SQLite's memory does not."""
    if not url.startswith(DATABASE_DRIVERS):
        raise ValueError(phrase("start-no-driver", beginnings=either(DATABASE_DRIVERS)))
    if url.startswith(SQLITE) and url.removeprefix(SQLITE).strip("/") in ("", ":memory:"):
        raise ValueError(phrase("start-no-file", example=DEFAULT_DATABASE))
    return url


def _known_theme(name: str) -> str:
    if name not in themes:
        raise ValueError(phrase("start-no-theme", names=either([*themes])))
    return name


def _one_word(token: SecretStr) -> SecretStr:
    if not re.fullmatch(r"[!-~]+", token.get_secret_value()):
        raise ValueError(phrase("start-no-word"))
    return token


def _shard_range(shards: str) -> str:
    first, _, last = shards.partition("-")
    if not re.fullmatch(r"\d{1,6}(-\d{1,6})?", shards) or int(last or first) < int(first):
        raise ValueError(phrase("start-no-shards"))
    return shards


def _address(url: str) -> str:
    if not re.fullmatch(r"https?://[^\s/@?#]+/?", url) or not _names_valid_port(url):
        raise ValueError(phrase("start-no-proxy"))
    return url.rstrip("/")


def _names_valid_port(url: str) -> bool:
    """Whether the port is a possible one, if the address names any."""
    try:
        return urlsplit(url).port != 0
    except ValueError:
        return False


DatabaseUrl = Annotated[str, AfterValidator(_lasting_database), Field(repr=False)]  # may hold a password


@dataclass(frozen=True, slots=True)
class Share:
    """The shards that this process serves, of all `count` in which Discord divides the bot's servers."""

    shards: range
    count: int

    @property
    def is_whole(self) -> bool:
        return len(self.shards) == self.count

    @property
    def part(self) -> float:
        """Of what Discord allows all processes together."""
        return len(self.shards) / self.count


class Settings(BaseSettings):
    """The settings of one run; each field is the variable of its name in capitals, after `BARPOINT_`."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    token: Annotated[SecretStr, AfterValidator(_one_word)] | None = None
    database_url: DatabaseUrl = DEFAULT_DATABASE
    theme: Annotated[str, AfterValidator(_known_theme)] = DEFAULT_THEME.name
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    http_port: int | None = Field(default=None, ge=0, le=65535)
    http_host: IPvAnyAddress = IPv4Address("127.0.0.1")
    shards: Annotated[str, AfterValidator(_shard_range)] | None = None
    shard_count: int | None = Field(default=None, ge=1, le=MOST_SHARDS)
    requests_per_second: int = Field(
        default=DISCORD_REQUESTS_PER_SECOND, ge=1, le=DISCORD_REQUESTS_PER_SECOND
    )
    discord_proxy: Annotated[str, AfterValidator(_address)] | None = None
    backup_every: int | None = Field(default=None, ge=1, le=HOURS_OF_A_YEAR)
    backup_keep: int = Field(default=7, ge=1, le=MOST_BACKUPS)
    backup_directory: Path = Path("var/backups")
    playground_port: int = Field(default=8720, ge=0, le=65535)
    playground_database_url: DatabaseUrl = "sqlite+aiosqlite:///var/playground.sqlite3"

    @property
    def share(self) -> Share | None:
        """None if nothing is said of shards: then there is one."""
        if self.shard_count is None:
            return None
        first, _, last = (self.shards or f"0-{self.shard_count - 1}").partition("-")
        return Share(range(int(first), int(last or first) + 1), self.shard_count)

    @property
    def is_alone(self) -> bool:
        """Whether no other process works on the same database."""
        return self.share is None or self.share.is_whole


def variable(field: str) -> str:
    return f"{PREFIX}{field}".upper()


def load_settings(env_file: Path = Path(".env")) -> Settings:
    """Read the settings; the environment wins over the file.

    Raises:
        SettingsError: a value is wrong, or we know no variable of that name with our prefix.
    """
    _refuse_unreadable(env_file)
    _refuse_unknown({**dotenv_values(env_file), **os.environ})
    try:
        settings = Settings(_env_file=env_file)  # type: ignore[call-arg]  # hidden by dataclass_transform
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        reason = str(first["ctx"]["error"]) if first["type"] == "value_error" else first["msg"]
        raise unusable(str(first["loc"][0]), reason) from None
    _refuse_impossible_share(settings)
    return settings


def unusable(field: str, reason: str) -> SettingsError:
    return SettingsError(phrase("start-setting-unusable", variable=variable(field), reason=reason))


def _refuse_impossible_share(settings: Settings) -> None:
    """Shards that there are not, or that other processes would serve without a database for them all."""
    share = settings.share
    if settings.shards is not None and share is None:
        raise unusable("shards", phrase("start-shards-of-how-many", variable=variable("shard_count")))
    if share is not None and share.shards[-1] >= share.count:
        raise unusable("shards", phrase("start-no-such-shards", last=share.count - 1))
    if share is not None and not share.is_whole and not settings.database_url.startswith(POSTGRES):
        raise unusable("shards", phrase("start-shards-need-postgres", variable=variable("database_url")))


def _refuse_unreadable(env_file: Path) -> None:
    """A line that python-dotenv would skip in silence raises SettingsError."""
    if not env_file.exists():
        return
    try:
        with env_file.open(encoding="utf-8-sig") as lines:
            wrong = next((binding for binding in parse_stream(lines) if binding.error), None)
    except (OSError, UnicodeDecodeError):
        raise SettingsError(phrase("start-file-unreadable", file=str(env_file))) from None
    if wrong is not None:
        raise SettingsError(phrase("start-file-not-understood", file=str(env_file), line=wrong.original.line))


def _refuse_unknown(names: Iterable[str]) -> None:
    known = {variable(field) for field in Settings.model_fields}
    for name in sorted(name.upper() for name in names):
        if name.startswith(PREFIX) and not name.startswith(TEST_PREFIX) and name not in known:
            raise SettingsError(phrase("start-setting-unknown", variable=name))
