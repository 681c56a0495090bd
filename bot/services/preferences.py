"""Reading what players have chosen."""

from collections.abc import Iterable, Mapping

from pydantic import TypeAdapter

from bot.preferences import PlayerPreferences
from storage import UnitOfWork

OF_PLAYER: TypeAdapter[PlayerPreferences] = TypeAdapter(PlayerPreferences)


def preferences_of_player(uow: UnitOfWork, player: int) -> PlayerPreferences:
    """Return what a player has chosen, by our key."""
    return preferences_of_players(uow, (player,)).get(player, PlayerPreferences())


def preferences_of_players(uow: UnitOfWork, players: Iterable[int]) -> Mapping[int, PlayerPreferences]:
    """Return what each of some players has chosen; those who have chosen nothing are left out."""
    stored = uow.settings.of_players(players)
    return {player: OF_PLAYER.validate_python(chosen) for player, chosen in stored.items()}
