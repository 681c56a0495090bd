"""What holds in a chouette at the moment, and what the reader may do: the second half of a refusal."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.engine import actions as board
from bot.engine.chouette import (
    AcceptProposal,
    AgreeToStake,
    Chouette,
    ChouettePhase,
    GiveExtra,
    Hold,
    InPlaceOf,
    KeepExtras,
    NoAdvice,
    PlayAlone,
    RefuseProposal,
    Release,
    ReplyToBox,
    Retract,
    SeekPartner,
    StartGame,
    TakeBackDouble,
    WithdrawProposal,
    cubes_to_offer,
    decisions,
)
from bot.engine.keys import PlayerId
from bot.play.chouette.text import consulting as consulting_text
from bot.play.chouette.text import status as status_text
from bot.play.chouette.text.people import Names, all_named, called
from bot.play.text.words import count, listed, to_answer

CAN_DO: Final[Mapping[type, str]] = {
    board.MakePlay: "play your roll",
    board.RollDice: "roll",
    board.OfferDouble: "double",
    TakeBackDouble: "take back a double",
    Hold: "ask to wait with the roll",
    Release: "let the roll go",
    GiveExtra: "give an extra cube, or not",
    KeepExtras: "keep the extra cubes",
    Retract: "pass after all",
    InPlaceOf: "answer for whom you are proxy",
    SeekPartner: "ask for a partner",
    PlayAlone: "play alone",
    ReplyToBox: "say whether to be the box's partner",
    StartGame: "start the game",
    AgreeToStake: "agree to the stake",
    AcceptProposal: "accept what is proposed to you",
    RefuseProposal: "refuse it",
    WithdrawProposal: "withdraw what you proposed",
}
"""What moves the game on; who may come and go, and leave instructions, at any time is not told that here."""


def now(chouette: Chouette, names: Names, player: PlayerId | None) -> str:
    """Return what a chouette waits for: "It waits for Ben to play 3-1."."""
    match chouette.step:
        case ChouettePhase.LOBBY:
            return f"The first game has not begun; {called(names, chouette.host)} starts it."
        case ChouettePhase.BETWEEN:
            starters = dict.fromkeys(one for one in (chouette.box, chouette.host) if one is not None)
            return f"No game is in play; {all_named(names, starters, 'or')} starts the next."
        case ChouettePhase.CLOSED:
            return "This chouette is over. Open another with `/chouette start`."
        case _:
            return _awaited(chouette, names, player)


def _awaited(chouette: Chouette, names: Names, player: PlayerId | None) -> str:
    waited = decisions(chouette)
    players = dict.fromkeys(decision.player for decision in waited)
    if not players:
        return "The autopilot plays."
    whom = [called(names, each) for each in players if each != player]
    task = status_text.task(chouette, waited[0])
    if waited[0].player == player and _has_doubled_all(chouette, player):
        task = "to roll"
    return f"It waits for {listed([*(['you'] if player in players else []), *whom])} {task}."


def _has_doubled_all(chouette: Chouette, player: PlayerId) -> bool:
    """Tell whether the reader has nothing left to double before the roll; nobody else may know it."""
    return chouette.step is ChouettePhase.CUBE and set(cubes_to_offer(chouette, player)) <= set(
        chouette.current.window.offers
    )


def you_may(possible: Iterable[object]) -> str:
    """Return what somebody may do now that moves the game on: "You may take or pass."; "" if nothing."""
    words = list(dict.fromkeys(_words(possible)))
    return f"You may {listed(words, 'or')}." if words else ""


def _words(possible: Iterable[object]) -> Iterator[str]:
    for one in possible:
        if isinstance(one, board.AnswerOffer):
            yield to_answer(one.answer)
        elif type(one) in CAN_DO:
            yield CAN_DO[type(one)]


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


def stale(chouette: Chouette, names: Names, player: PlayerId | None) -> str:
    """Return why a press on an old board does nothing, and what is awaited now."""
    return f"That board is out of date. {now(chouette, names, player)}"


def no_bet_with(player: PlayerId, others: Sequence[PlayerId], names: Names) -> str:
    """Return why there is nothing to settle or concede with somebody, and with whom there is."""
    instead = (
        f"You may with {listed([called(names, other) for other in others], 'or')}." if others else NO_BET
    )
    return f"You have no bet with {called(names, player)} that still runs. {instead}"


NO_BET: Final = "You have none with anybody at the moment."


NEVER_PROXY: Final = "{who} cannot be your proxy: it must be a member who is here, and not on the box's side."


def not_your_proxy(player: PlayerId, names: Names) -> str:
    """Return who cannot be a proxy, and who can."""
    return NEVER_PROXY.format(who=called(names, player))


def no_advice(reason: NoAdvice) -> str:
    """Return why the reader may not advise the captain."""
    return consulting_text.no_advice(reason)


def nothing_to_suggest(chouette: Chouette, names: Names, player: PlayerId | None) -> str:
    """Return why no play can be suggested now, and what is awaited."""
    return f"{consulting_text.NO_ROLL} {now(chouette, names, player)}"


def suggestion_void(chouette: Chouette, names: Names, player: PlayerId | None) -> str:
    """Return why an old suggestion does nothing, and what is awaited."""
    return f"{consulting_text.PLAYED_SINCE} {now(chouette, names, player)}"


def not_begun(chouette: Chouette, names: Names) -> str:
    """Return that no game has been played yet, so there is nothing to show."""
    return f"No game was played in this chouette yet. {now(chouette, names, None)}"


def no_ledger() -> str:
    """Return that nobody has won or lost anything on a server."""
    return "No chouette was settled on this server yet. Open one with `/chouette start`."


def too_late() -> str:
    """Return why no words enter the dice of a chouette that is over, or in its last game."""
    return "No game of this chouette follows. Open another with `/chouette start`."


def no_such_game(chouette: Chouette) -> str:
    """Return which games a chouette has."""
    if chouette.number == 0:
        return "This chouette has not begun: leave the game's number out."
    if chouette.number == 1:
        return "This chouette has one game: leave the game's number out."
    return f"This chouette has {count(chouette.number, 'game')}: choose 1 to {chouette.number}."
