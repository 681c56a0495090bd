"""My seat: what one member alone sees, and everything that he may do now.

What moves the game on comes first (`now_rows`), then the ways to the pages of all else.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.engine import Beaver, Drop, MakePlay, OfferDouble, Raccoon, Stage, Take
from bot.engine.chouette import (
    AcceptProposal,
    Answer,
    Chouette,
    ChouetteAction,
    ComeBack,
    Concede,
    FollowCaptain,
    GoAway,
    InPlaceOf,
    Instruct,
    Join,
    KeepExtras,
    Leave,
    NameProxy,
    Possible,
    RefuseProposal,
    Retract,
    SetLastGame,
    SettlementUpTo,
    StandDown,
    TakeBackDouble,
    Volunteer,
    WithdrawProposal,
    legal_actions,
)
from bot.engine.chouette.asks import Ask
from bot.engine.chouette.people import holder
from bot.presenters.buttons import Button, Kind, Tone
from bot.presenters.chouettes.action_words import format_action
from bot.presenters.chouettes.buttons import LABELS, LEDGER, answer_button, plain_button, play_button
from bot.presenters.chouettes.consultation import suggestion_lines, suggestion_rows
from bot.presenters.chouettes.wishes import AnswerToDouble, Wish, cubes_asked, cubes_to_turn
from bot.presenters.panel import Panel
from bot.presenters.refusals import chouette as refusals
from bot.presenters.sentences import chouette as said
from bot.presenters.sentences.chouette.own_place import place_lines, stakes_lines
from bot.presenters.sentences.chouette.people import called_plainly
from bot.presenters.sentences.words import count
from bot.table import ChouetteTable

ANSWER_OF: Final[Mapping[type[AnswerToDouble], Answer]] = {
    Take: Answer.TAKE,
    Drop: Answer.DROP,
    Beaver: Answer.BEAVER,
    Raccoon: Answer.RACCOON,
    FollowCaptain: Answer.FOLLOW,
}
ROLES: Final[Mapping[ChouetteAction, tuple[str, Tone]]] = {
    Join(): ("Join", Tone.GOOD),
    ComeBack(): ("Come back", Tone.GOOD),
    Volunteer(): ("Play for the box if it goes", Tone.PLAIN),
    StandDown(): ("Do not play for the box", Tone.PLAIN),
    SetLastGame(is_last=True): ("Announce last game", Tone.PLAIN),
    SetLastGame(is_last=False): ("Take back last game", Tone.PLAIN),
}
SPOKEN: Final[Mapping[type[ChouetteAction], str]] = {
    Take: "take",
    Drop: "pass",
    Beaver: "beaver",
    Raccoon: "raccoon",
    FollowCaptain: "follow captain",
    KeepExtras: "keep extras",
    Retract: "pass after all",
}
VERBS: Final[Mapping[type[ChouetteAction], tuple[str, Tone]]] = {
    AcceptProposal: ("Accept", Tone.GOOD),
    RefuseProposal: ("Refuse", Tone.PLAIN),
    WithdrawProposal: ("Withdraw from", Tone.PLAIN),
}
PAGES: Final[tuple[tuple[str, str, type[Possible] | tuple[type[Possible], ...]], ...]] = (
    ("orders", "Instructions", Instruct),
    ("proxy", "Proxy", NameProxy),
    ("settle", "Settle", SettlementUpTo),
    ("concede", "Concede", Concede),
    ("away", "Go away", GoAway),
    ("leave", "Leave", Leave),
)
"""The pages, each with its button and what must be possible for it to be there."""

GOING: Final = ("away", "leave")
BACK: Final = Button(Kind.SEAT, "Back")


def spectator_panel(table: ChouetteTable) -> Panel:
    """Return what is said to somebody who has no seat: how to get one."""
    if table.chouette.is_closed:
        return Panel(refusals.not_at_table(table.chouette, table.players))
    return Panel(
        refusals.not_at_table(table.chouette, table.players), rows=((_do("Join", Tone.GOOD, Join()),),)
    )


def seat_panel(table: ChouetteTable, player: int) -> Panel:
    """Return a player's private panel: the same, and the ways to all that he may do besides."""
    possible = legal_actions(table.chouette, player)
    pages = {
        page: Button(Kind.SEAT, label, argument=page)
        for page, label, needed in PAGES
        if any(isinstance(one, needed) for one in possible)
    }
    going = tuple(pages.pop(page) for page in GOING if page in pages)
    roles = tuple(_do(label, tone, one) for one, (label, tone) in ROLES.items() if one in possible)
    rows = (
        *now_rows(table, player),
        *suggestion_rows(table, player),
        tuple(pages.values()),
        (*roles, *going, LEDGER),
    )
    seen, names = table.seen_by(player).chouette, table.players
    lines = [
        *place_lines(seen, player, names, table.score),
        *said.private_lines(table.chouette, player, names),
        *stakes_lines(seen, player, names),
        *suggestion_lines(table, player),
    ]
    text = "\n".join(lines)
    return Panel(text, rows=tuple(row for row in rows if row))


def now_rows(table: ChouetteTable, player: int) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons of what moves the game on, and of proposals, as far as it is the player's to do."""
    chouette = table.chouette
    possible = legal_actions(chouette, player)
    plain = tuple(plain_button(chouette, one) for one in LABELS if one in possible)
    is_moving = any(isinstance(one, MakePlay) for one in possible)
    acting = (*plain, *((play_button(chouette.game),) if is_moving else ()))
    answers = (*_answers(chouette, player, possible), *_for_others(table, possible))
    doubles = tuple(_doubles(chouette, possible))
    rows = (acting, answers, tuple(_proposals(table, player, possible)), doubles)
    return tuple(row for row in rows if row)


def _do(label: str, tone: Tone, action: ChouetteAction) -> Button:
    return Button(Kind.DO, label, tone, format_action(action))


def _doubles(chouette: Chouette, possible: Sequence[Possible]) -> Iterator[Button]:
    """Yield what may be doubled, or taken back; of several cubes, the way to choose among them."""
    if len(cubes_to_turn(possible)) > 1:
        yield Button(Kind.WISH, "Choose doubles", argument=Wish.DOUBLE)
        return
    for one in possible:
        if isinstance(one, OfferDouble):
            value = chouette.game.cubes[one.cube].accepted_value
            yield Button(Kind.WISH, f"Double to {value}", argument=Wish.DOUBLE)
        elif isinstance(one, TakeBackDouble):
            yield _do("Take double back", Tone.PLAIN, one)


def _answers(chouette: Chouette, player: int, possible: Sequence[Possible]) -> Iterator[Button]:
    """Yield how a player may answer for himself; of several cubes, the way to answer them together."""
    cubes = cubes_asked(possible)
    if len(cubes) > 1:
        yield Button(Kind.WISH, f"Answer {count(len(cubes), 'cube')}", Tone.MAIN, Wish.ANSWER)
        return
    for cube, answers in cubes.items():
        offer = chouette.game.cubes[cube].offer
        asked = (Ask(player, cube, offer.stage if offer else Stage.DOUBLE),)
        for one in answers:
            yield answer_button(chouette, asked, ANSWER_OF[type(one)], Kind.DO, format_action(one))


def _for_others(table: ChouetteTable, possible: Sequence[Possible]) -> Iterator[Button]:
    """Yield how a proxy may answer for others."""
    for one in possible:
        if isinstance(one, InPlaceOf):
            what = SPOKEN.get(type(one.action), "")
            yield _do(f"{called_plainly(table.players, one.member)}: {what}", Tone.PLAIN, one)


def _proposals(table: ChouetteTable, player: int, possible: Sequence[Possible]) -> Iterator[Button]:
    """Yield how proposals may be answered, or withdrawn, each with whom it is about."""
    for one in possible:
        if isinstance(one, AcceptProposal | RefuseProposal | WithdrawProposal):
            verb, tone = VERBS[type(one)]
            yield _do(f"{verb} {_other_side(table, one, player)}", tone, one)


def _other_side(
    table: ChouetteTable, action: AcceptProposal | RefuseProposal | WithdrawProposal, player: int
) -> str:
    """Return with whom a proposal is, and for whom it is answered, if not for the player."""
    proposals = table.chouette.current.proposals
    by = next(one.by for one in proposals if one.bet == action.bet)
    bet = table.chouette.game.bets[action.bet]
    if by == player:
        return other_name(table, action.bet, player)
    of = bet.black if bet.white == by else bet.white
    name = called_plainly(table.players, by)
    return name if of == player else f"{name} for {called_plainly(table.players, of)}"


def other_name(table: ChouetteTable, number: int, player: int) -> str:
    """Return the name of the other side of a bet, for a button."""
    return called_plainly(table.players, other_in(table, number, player))


def other_in(table: ChouetteTable, number: int, player: int) -> int:
    """Return our key of the other side of a bet."""
    bet = table.chouette.game.bets[number]
    return bet.black if bet.white == holder(table.chouette, player) else bet.white
