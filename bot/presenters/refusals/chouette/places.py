"""Why something is refused about a chouette as a whole: where there is none, or one is in the way."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.engine.chouette import Chouette, NoAdvice
from bot.presenters.refusals.chouette.now import now
from bot.presenters.refusals.words import listed
from bot.presenters.sentences import chouette as said
from bot.presenters.sentences.chouette.people import Names, called

INSTEAD: Final[Mapping[str, str]] = {
    "challenge": "Challenge in another channel, or join this one with `/chouette join`.",
    "resign": "Concede a bet with `/chouette concede`.",
    "end": "The host ends it with `/chouette close`.",
    "next": "The box or the host presses **Next game**.",
    "rematch": "The next game begins by itself, or when the box presses **Next game**.",
    "orders": "Leave instructions under **My seat**.",
    "clock": "Its time is on the rule sheet: each decision has its hours.",
    "takeback": "Nothing is taken back in it; doubles and answers may be changed until they are shown.",
}
"""What there is in a chouette instead of a command for two players."""


def two_players_here() -> str:
    """Return what to do where two players have the channel's table."""
    return "Two players have this channel's table. Open a chouette elsewhere with `/chouette start`."


def chouette_here(command: str = "") -> str:
    """Return why a command for two players has no meaning here, and what there is instead."""
    what = f"`/{command}` is for two players" if command else "that is for two players"
    return f"A chouette is played here, and {what}. {INSTEAD.get(command, SEE_CHOUETTE)}"


SEE_CHOUETTE: Final = "Everything about it is under `/chouette`."


def channel_busy(title: str) -> str:
    """Return why no chouette opens in a channel whose table is taken; `title` says what is played there."""
    return f"This channel's table is taken: {title}. Play in another channel, or in a thread."


def not_at_table(chouette: Chouette, names: Names) -> str:
    """Return why somebody who does not play here has nothing to press, and how to join."""
    if chouette.is_closed:
        return "This chouette is over. Open another with `/chouette start`."
    host = called(names, chouette.host)
    return f"You do not play in {host}'s chouette. Join it with `/chouette join`; its board is open to all."


def stale(chouette: Chouette, names: Names, reader: int | None) -> str:
    """Return why a press on an old board does nothing, and what is awaited now."""
    return f"That board is out of date. {now(chouette, names, reader)}"


def no_bet_with(player: int, others: Sequence[int], names: Names) -> str:
    """Return why there is nothing to settle or concede with somebody, and with whom there is."""
    instead = (
        f"You may with {listed([called(names, other) for other in others], 'or')}." if others else NO_BET
    )
    return f"You have no bet with {called(names, player)} that still runs. {instead}"


NO_BET: Final = "You have none with anybody at the moment."


def not_your_proxy(player: int, names: Names) -> str:
    """Return who cannot be a proxy, and who can."""
    return (
        f"{called(names, player)} cannot be your proxy: it must be a member who is here, "
        "and not on the box's side."
    )


def no_advice(reason: NoAdvice) -> str:
    """Return why the reader may not advise the captain."""
    return said.no_advice(reason)


def nothing_to_suggest(chouette: Chouette, names: Names, reader: int | None) -> str:
    """Return why no play can be suggested now, and what is awaited."""
    return f"{said.NO_ROLL} {now(chouette, names, reader)}"


def suggestion_void(chouette: Chouette, names: Names, reader: int | None) -> str:
    """Return why an old suggestion does nothing, and what is awaited."""
    return f"{said.PLAYED_SINCE} {now(chouette, names, reader)}"


def not_begun(chouette: Chouette, names: Names) -> str:
    """Return that no game has been played yet, so there is nothing to show."""
    return f"No game was played in this chouette yet. {now(chouette, names, None)}"


def no_ledger() -> str:
    """Return that nobody has won or lost anything on a server."""
    return "No chouette was settled on this server yet. Open one with `/chouette start`."
