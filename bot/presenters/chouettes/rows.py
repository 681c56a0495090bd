"""What is to be said of each member beside the board of a chouette: in the picture, and in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine import Bet, Game, Side
from bot.engine.chouette import Chouette, Decision, Round, Settlement, Why, box_won_by, main_bet, sums
from bot.engine.chouette import transfers as paid_so_far
from bot.engine.chouette.people import box_player, is_out, is_present
from bot.presenters.chouettes.tasks import asked_task, ending, state_task
from bot.presenters.sentences.chouette.people import Names
from bot.presenters.sentences.chouette.people import called_plainly as called

BOX_MARK, CAPTAIN_MARK, PARTNER_MARK = "B", "C", "P"
CAPTAIN, ACTING_CAPTAIN, PARTNER = "captain", "acting captain", "box's partner"
NEXT_BOX, NEXT_CAPTAIN = "→ box", "→ captain"
NO_MARK: Final = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A member, or the partner of the box.

    Args:
        player: Our key.
        mark: What stands on his badge: B, C, P, or his place in the line.
        side: The side he is on.
        role: What he is, or will be in the next game; "" for crew.
        task: What he has to do, has done, or what became of him; "" if he just plays on.
        bet: The bet whose cube lies beside him: with the box, or on an extra that he gave.
        result: What he is out with.
        is_asked: Whether he is waited for.
        is_out: Whether he has nothing left to play for.

    """

    player: int
    mark: str
    side: Side = Side.BLACK
    role: str = ""
    task: str = ""
    bet: Bet | None = None
    result: int | None = None
    is_asked: bool = False
    is_out: bool = False

    @property
    def is_giver(self) -> bool:
        """Tell whether the cube beside him is an extra that he gave."""
        return self.bet is not None and self.bet.white == self.player


def rows_in_play(chouette: Chouette, waiting: Sequence[Decision], names: Names) -> tuple[Row, ...]:
    """Return the members of a game in play, in the order of the line, as somebody may see them."""
    won = sums(paid_so_far(chouette.current))
    return tuple(_row(chouette, player, waiting, names, won) for player in chouette.line)


def _row(
    chouette: Chouette,
    player: int,
    waiting: Sequence[Decision],
    names: Names,
    won: Mapping[int, int],
) -> Row:
    current = chouette.current
    asked = next((each for each in waiting if each.of == player), None)
    main = main_bet(current, player)
    is_over = main is not None and not main.is_active
    is_partner = player == current.partner
    return Row(
        player=player,
        mark=mark_of(chouette, player),
        side=Side.WHITE if is_partner else Side.BLACK,
        role=PARTNER if is_partner else _captaincy(current, player),
        task=asked_task(chouette, asked, names) if asked else _state(chouette, player, names),
        bet=_extra_of(current.game, player) or (main if main and main.is_active else None),
        result=won.get(player, 0) if is_over else None,
        is_asked=asked is not None,
        is_out=is_out(chouette, player),
    )


def _state(chouette: Chouette, player: int, names: Names) -> str:
    """Return what is to be said of somebody who is not waited for, and that they have won the box."""
    task = state_task(chouette, player, names)
    return f"{task} {NEXT_BOX}".strip() if player == box_won_by(chouette) else task


def stands_in(chouette: Chouette, names: Names) -> str:
    """Return who plays for a box that is gone: a name, or "autopilot"; "" where it plays itself."""
    if is_present(chouette, chouette.current.box):
        return ""
    player = box_player(chouette)
    return "autopilot" if player is None else called(names, player)


def mark_of(chouette: Chouette, player: int) -> str:
    """Return what stands on somebody's badge in a game in play."""
    if player == chouette.current.captain:
        return CAPTAIN_MARK
    return PARTNER_MARK if player == chouette.current.partner else str(chouette.line.index(player) + 1)


def _captaincy(current: Round, player: int) -> str:
    if player != current.captain:
        return ""
    return CAPTAIN if player in current.captains[-1:] else ACTING_CAPTAIN


def _extra_of(game: Game, giver: int) -> Bet | None:
    return next((bet for bet in game.active_bets(giver) if bet.white == giver), None)


def rows_settled(chouette: Chouette, last: Settlement) -> tuple[Row, ...]:
    """Return those who played against the box in the last game, with what they won, and their next roles."""
    won = sums(last.transfers)
    box = last.game.bets[0].white
    members = [bet for bet in last.game.bets if bet.white == box]
    rows = [
        Row(
            bet.black,
            _next_mark(chouette, bet.black),
            role=_next_role(chouette, bet.black),
            task=ending(bet),
            result=won.get(bet.black, 0),
        )
        for bet in members
    ]
    partner = partner_in(last)
    if partner is not None:
        mark, role = _next_mark(chouette, partner), _next_role(chouette, partner)
        rows.append(Row(partner, mark, Side.WHITE, role or PARTNER, result=won[partner]))
    return tuple(rows)


def partner_in(last: Settlement) -> int | None:
    """Return who shared the box's result in a game; None if nobody did, or there was nothing to share."""
    box = last.game.bets[0].white
    shared = (paid for paid in last.transfers if paid.why is Why.PARTNER)
    return next((paid.payer if paid.payee == box else paid.payee for paid in shared), None)


def _next_mark(chouette: Chouette, player: int) -> str:
    if chouette.is_closed or player not in chouette.dealt:
        return NO_MARK
    if player == chouette.box:
        return BOX_MARK
    place = chouette.line.index(player)
    return str(place + 1) if place else CAPTAIN_MARK


def _next_role(chouette: Chouette, player: int) -> str:
    if chouette.is_closed:
        return ""
    if player == chouette.box:
        return NEXT_BOX
    return NEXT_CAPTAIN if player in chouette.line[:1] else ""
