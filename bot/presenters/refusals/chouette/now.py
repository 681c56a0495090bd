"""What holds in a chouette at the moment, and what the reader may do: the second half of a refusal."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bot.engine import actions as board
from bot.engine.chouette import (
    AcceptProposal,
    AgreeToStake,
    Chouette,
    FollowCaptain,
    GiveExtra,
    Hold,
    InPlaceOf,
    KeepExtras,
    PlayAlone,
    RefuseProposal,
    Release,
    ReplyToBox,
    Retract,
    SeekPartner,
    StartGame,
    Step,
    TakeBackDouble,
    WithdrawProposal,
    cubes_to_offer,
    decisions,
)
from bot.presenters.refusals.words import listed
from bot.presenters.sentences import chouette as said
from bot.presenters.sentences.chouette.people import Names, all_named, called

CAN_DO: Final[Mapping[type, str]] = {
    board.MakePlay: "play your roll",
    board.RollDice: "roll",
    board.OfferDouble: "double",
    TakeBackDouble: "take back a double",
    board.Take: "take",
    board.Drop: "pass",
    board.Beaver: "beaver",
    board.Raccoon: "raccoon",
    FollowCaptain: "follow the captain",
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


def now(chouette: Chouette, names: Names, reader: int | None) -> str:
    """Return what a chouette waits for: "It waits for Ben to play 3-1."."""
    match chouette.step:
        case Step.LOBBY:
            return f"The first game has not begun; {called(names, chouette.host)} starts it."
        case Step.BETWEEN:
            starters = dict.fromkeys(one for one in (chouette.box, chouette.host) if one is not None)
            return f"No game is in play; {all_named(names, starters, 'or')} starts the next."
        case Step.CLOSED:
            return "This chouette is over. Open another with `/chouette start`."
        case _:
            return _awaited(chouette, names, reader)


def _awaited(chouette: Chouette, names: Names, reader: int | None) -> str:
    waited = decisions(chouette)
    players = dict.fromkeys(decision.player for decision in waited)
    if not players:
        return "The autopilot plays."
    whom = [called(names, player) for player in players if player != reader]
    task = said.task(chouette, waited[0])
    if waited[0].player == reader and _has_doubled_all(chouette, reader):
        task = "to roll"
    return f"It waits for {listed([*(['you'] if reader in players else []), *whom])} {task}."


def _has_doubled_all(chouette: Chouette, reader: int) -> bool:
    """Tell whether the reader has nothing left to double before the roll; nobody else may know it."""
    return chouette.step is Step.CUBE and set(cubes_to_offer(chouette, reader)) <= set(
        chouette.current.window.offers
    )


def you_may(possible: Iterable[object]) -> str:
    """Return what somebody may do now that moves the game on: "You may take or pass."; "" if nothing."""
    words = list(dict.fromkeys(_words(possible)))
    return f"You may {listed(words, 'or')}." if words else ""


def _words(possible: Iterable[object]) -> Iterator[str]:
    return (CAN_DO[type(one)] for one in possible if type(one) in CAN_DO)
