"""Dice: the secret of each game, only ever added, what players add to it, and which messages promise it.

Triggers in the database refuse to change or delete a secret: players were shown the commitment to it. Words
need a secret to be added to, and can be erased, for the dice follow from their digest.
"""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import bindparam, delete, insert, select, update

from storage.errors import NotFound
from storage.models.tables import DICE, DICE_TOTALS, DICE_WORDS, SHOWN_DICE, DiceWordsRecord, ShownDiceRecord
from storage.repositories.base import Repository, insert_or_replace, insert_or_skip, insert_or_update

_INSERT = insert(DICE)
_SECRET = select(DICE.c.secret).where(
    DICE.c.table_id == bindparam("of_table"), DICE.c.game == bindparam("of_game")
)
_WORDS_OF_GAME = (
    select(DICE_WORDS)
    .where(DICE_WORDS.c.table_id == bindparam("of_table"), DICE_WORDS.c.game == bindparam("of_game"))
    .order_by(DICE_WORDS.c.player_id)
)
_WORDS_OF_PLAYER = (
    select(DICE_WORDS)
    .where(DICE_WORDS.c.player_id == bindparam("of_player"))
    .order_by(DICE_WORDS.c.table_id, DICE_WORDS.c.game)
)
_SET_WORDS = insert_or_replace(DICE_WORDS)
_FORGET_WORDS = update(DICE_WORDS).where(DICE_WORDS.c.player_id == bindparam("of_player")).values(words=None)
_SHOWN_AT_TABLE = (
    select(SHOWN_DICE)
    .where(SHOWN_DICE.c.table_id == bindparam("of_table"))
    .order_by(SHOWN_DICE.c.game, SHOWN_DICE.c.message_snowflake)
)
_SHOWN_TO_PLAYER = (
    select(SHOWN_DICE)
    .where(SHOWN_DICE.c.player_id == bindparam("of_player"))
    .order_by(SHOWN_DICE.c.table_id, SHOWN_DICE.c.game)
)
_ADD_SHOWN = insert_or_skip(SHOWN_DICE)
_FORGET_SHOWN = delete(SHOWN_DICE).where(SHOWN_DICE.c.player_id == bindparam("of_player"))
_OF_SERVER = select(DICE_TOTALS).where(DICE_TOTALS.c.guild_snowflake == bindparam("guild"))
_COUNT = insert_or_update(
    DICE_TOTALS, DICE_TOTALS.primary_key, lambda new: {"rolled": DICE_TOTALS.c.rolled + new.rolled}
)


class Dice(Repository):
    """The secrets and words behind the dice of the games; secrets and digests are 64 hexadecimal digits."""

    __slots__ = ()

    def add_secret(self, table_id: int, game: int, secret: str, now: datetime) -> None:
        """Raises `ConstraintViolated` on a second attempt."""
        values = {"table_id": table_id, "game": game, "secret": secret, "created_at": now}
        self._connection.execute(_INSERT, values)

    def secret(self, table_id: int, game: int) -> str:
        """Raises `NotFound`. Does not ask whether it may be shown yet."""
        secret: str | None = self._connection.execute(
            _SECRET, {"of_table": table_id, "of_game": game}
        ).scalar_one_or_none()
        if secret is None:
            raise NotFound(f"secret of table {table_id} for game", game)
        return secret

    def set_words(self, table_id: int, game: int, player_id: int, words: str, digest: str) -> None:
        """Replaces the player's earlier words; the game must have a secret."""
        values = {
            "table_id": table_id,
            "game": game,
            "player_id": player_id,
            "words": words,
            "digest": digest,
        }
        self._connection.execute(_SET_WORDS[self._dialect], values)

    def words(self, table_id: int, game: int) -> list[DiceWordsRecord]:
        """By player id."""
        return self._read(DiceWordsRecord, _WORDS_OF_GAME, {"of_table": table_id, "of_game": game})

    def words_of(self, player_id: int) -> list[DiceWordsRecord]:
        """By table and game."""
        return self._read(DiceWordsRecord, _WORDS_OF_PLAYER, {"of_player": player_id})

    def forget_words(self, player_id: int) -> None:
        """Erase a player's words; their digests stay, so every proof still holds."""
        self._connection.execute(_FORGET_WORDS, {"of_player": player_id})

    def add_shown(self, shown: ShownDiceRecord) -> None:
        """Repeating it does no harm."""
        self._connection.execute(_ADD_SHOWN[self._dialect], shown.model_dump())

    def shown_at(self, table_id: int) -> list[ShownDiceRecord]:
        """By game."""
        return self._read(ShownDiceRecord, _SHOWN_AT_TABLE, {"of_table": table_id})

    def shown_to(self, player_id: int) -> list[ShownDiceRecord]:
        """By table and game."""
        return self._read(ShownDiceRecord, _SHOWN_TO_PLAYER, {"of_player": player_id})

    def forget_shown(self, player_id: int) -> None:
        self._connection.execute(_FORGET_SHOWN, {"of_player": player_id})


class DiceTotals(Repository):
    """The servers' counts of rolls."""

    __slots__ = ()

    def count(self, guild_snowflake: int, rolls: Iterable[tuple[int, int]]) -> None:
        """Count each roll once; of its two dice, either may come first."""
        counted = Counter((max(roll), min(roll)) for roll in rolls)
        # In one order, so that two transactions on PostgreSQL cannot wait for each other's rows.
        values = [
            {"guild_snowflake": guild_snowflake, "high": high, "low": low, "rolled": times}
            for (high, low), times in sorted(counted.items())
        ]
        if values:
            self._connection.execute(_COUNT[self._dialect], values)

    def of_server(self, guild_snowflake: int) -> dict[tuple[int, int], int]:
        """How often a server has seen each roll, by its higher and its lower die."""
        rows = self._connection.execute(_OF_SERVER, {"guild": guild_snowflake})
        return {(row.high, row.low): row.rolled for row in rows}
