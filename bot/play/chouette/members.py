"""The words for each member beside a chouette's board."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final, assert_never

from bot.engine import Bet, Ending, Game, Side
from bot.engine.chouette import (
    Chouette,
    ChouetteGame,
    CubeAnswer,
    Decision,
    LoneRule,
    Need,
    Settlement,
    Why,
    box_won_by,
    cubes_to_offer,
    main_bet,
    sums,
)
from bot.engine.chouette import transfers as paid_so_far
from bot.engine.chouette.answers import offers_due
from bot.engine.chouette.people import box_player, is_out, is_present
from bot.engine.keys import FIRST_GAME, PlayerId
from bot.engine.rights import cubes_to_answer
from bot.play.chouette.text.cubes import REFUSED, are_all_owned
from bot.play.chouette.text.people import Names, plain_player_name
from bot.play.chouette.text.status import call, gone, to_answer, to_play
from bot.play.text.turns import offered_on
from bot.text.catalogue import gained, phrase
from render import CAPTAIN_MARK


class Role(Enum):
    """A player's role in a game, or in the next one."""

    BOX = auto()
    ACTING_CAPTAIN = auto()
    PARTNER = auto()
    NEXT_BOX = auto()
    KEPT_BOX = auto()
    NEXT_CAPTAIN = auto()
    LAST_BOX = auto()
    LAST_PARTNER = auto()


def asked_task(chouette: Chouette, asked: Decision, names: Names) -> str:  # noqa: PLR0911 - a match
    """Return the task of the player, or of whoever speaks for them."""
    match asked.need:
        case Need.ANSWER | Need.BE_PARTNER:
            return _to_answer(asked, names)
        case Need.ROLL:
            return _to_roll(chouette, asked.player)
        case Need.HOLD:
            return phrase("chouette-picture-task-hold")
        case Need.EXTRA:
            return phrase("chouette-picture-task-extra")
        case Need.LAST_WORD:
            return _last_word(chouette.sheet.lone_rule)
        case Need.MOVE:
            return to_play(chouette.game.roll)
        case Need.SEEK_PARTNER:
            return phrase("chouette-picture-task-seek-partner")
        case unknown:
            assert_never(unknown)


def _to_answer(asked: Decision, names: Names) -> str:
    task = to_answer({})
    return task if asked.player == asked.of else call(plain_player_name(names, asked.player), task)


def _to_roll(chouette: Chouette, player: PlayerId) -> str:
    cubes = [chouette.game.cubes[cube] for cube in cubes_to_offer(chouette, player)]
    if cubes:
        return phrase("chouette-picture-task-double-or-roll", is_redouble=are_all_owned(cubes))
    return phrase("chouette-task-roll")


def _last_word(rule: LoneRule) -> str:
    if rule is LoneRule.EXTRAS:
        return phrase("chouette-picture-task-keep-or-retract")
    return phrase("chouette-picture-task-beaver-or-pass")


def state_task(chouette: Chouette, player: PlayerId, names: Names) -> str:
    """The note about somebody whom the game does not wait for: what matters most, or ""."""
    return next((words for describe in _STATES for words in describe(chouette, player, names)), "")


def _answered(chouette: Chouette, player: PlayerId, _names: Names) -> Iterator[str]:
    """That a double was answered, and how if that may be seen."""
    given = [one for one in chouette.current.answers if one.player == player]
    if cubes_to_answer(chouette.game, player):
        is_asked = any(offer.player == player for offer in offers_due(chouette))
        yield from (_given(one) for one in given)
        yield phrase("chouette-picture-answered") if is_asked else phrase("chouette-picture-after-captain")
    search = chouette.search
    if search and any(reply.player == player for reply in search.replies):
        yield phrase("chouette-picture-answered")


def _given(given: CubeAnswer) -> str:
    if given.answer is None:
        return phrase("chouette-picture-answered")
    return phrase("chouette-picture-answer", answer=given.answer, is_sealed=not given.is_shown)


def _doubles(chouette: Chouette, player: PlayerId, _names: Names) -> Iterator[str]:
    """That somebody has doubled, or will when the cube phase ends."""
    bet = main_bet(chouette.current, player)
    if bet is None or not bet.is_active or (chouette.sheet.is_single and player != chouette.current.captain):
        return
    cube = chouette.game.cubes[bet.cube]
    if cube.offer and cube.offer.to is Side.WHITE:
        yield phrase("chouette-picture-offers", stage=offered_on(cube), value=cube.accepted_value)
    elif bet.cube in chouette.current.doubling.offers and chouette.game.on_roll is Side.BLACK:
        yield phrase("chouette-picture-will-double", is_redouble=cube.owner is not None)


def _alone(chouette: Chouette, player: PlayerId, _names: Names) -> Iterator[str]:
    """The lone taker, and who gives them extras."""
    lone = chouette.current.lone
    if lone is None:
        return
    if player == lone.player:
        yield phrase("chouette-picture-alone", answer=lone.answer)
    if player in lone.givers:
        yield phrase("chouette-picture-gives-extra")
    if any(reply.player == player for reply in lone.replies):
        yield phrase("chouette-picture-answered")


def _plays_for_others(chouette: Chouette, player: PlayerId, names: Names) -> Iterator[str]:
    """Yield notes about a player who plays for the box, or with extras, after their own bet is over."""
    current = chouette.current
    if player == current.substitute:
        yield phrase("chouette-picture-plays-box")
    for bet in current.game.active_bets(player):
        if bet.white == player:
            yield phrase("chouette-picture-gave-extra", taker=plain_player_name(names, bet.black))
        elif bet.white != current.box and _is_over(main_bet(current, player)):
            yield phrase("chouette-picture-plays-extras")


def _over(chouette: Chouette, player: PlayerId, _names: Names) -> Iterator[str]:
    bet = main_bet(chouette.current, player)
    if bet is not None and _is_over(bet):
        yield ending(chouette.game, bet)


def _gone(chouette: Chouette, player: PlayerId, names: Names) -> Iterator[str]:
    """Yield a note about a player who no longer acts for themselves, and who answers for them."""
    if is_present(chouette, player):
        return
    absence = gone(chouette, player)
    proxies = (one.proxy for one in chouette.current.proxies if one.member == player)
    proxy = next((proxy for proxy in proxies if is_present(chouette, proxy)), None)
    if proxy is None:
        yield phrase("chouette-picture-gone", absence=absence)
    else:
        yield phrase("chouette-picture-gone-proxy", absence=absence, proxy=plain_player_name(names, proxy))


def _is_over(bet: Bet | None) -> bool:
    return bet is not None and not bet.is_active


def ending(game: Game, bet: Bet) -> str:
    """How a member's bet ended, from where they sit; "" while it has not."""
    result = bet.result
    if result is None:
        return ""
    is_won = result.winner is Side.BLACK
    refused = REFUSED.get(result.points // game.cubes[bet.cube].value)
    if result.ending is Ending.DROPPED and refused is not None:
        if is_won:
            return phrase("chouette-picture-box-refused", stage=refused)
        return phrase("chouette-picture-refused", stage=refused)
    if is_won:
        return phrase("chouette-picture-won", ending=result.ending, kind=result.kind)
    return phrase("chouette-picture-lost", ending=result.ending, kind=result.kind)


_STATES: Final[tuple[Callable[[Chouette, PlayerId, Names], Iterator[str]], ...]] = (
    _alone,
    _answered,
    _doubles,
    _plays_for_others,
    _over,
    _gone,
)
"""In the order in which they matter."""


@dataclass(frozen=True, slots=True)
class Row:
    """A member, or the partner of the box.

    Args:
        mark: The badge: B, a crown, P, or the place in the line.
        role: Their role, or that in the next game, in words; "" for crew.
        task: What they must do, have done, or how their bet ended; "" if they just play on.
        bet: The bet whose cube is drawn beside them: with the box, or on an extra that they gave.
        is_asked: Whether the game waits for them.
        is_out: Whether they have nothing left to play for.
    """

    player: PlayerId
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
        """Whether the cube beside them is an extra that they gave."""
        return self.bet is not None and self.bet.white == self.player


def rows_in_play(chouette: Chouette, waiting: Sequence[Decision], names: Names) -> tuple[Row, ...]:
    """In the order of the line, as somebody may see them."""
    won = sums(paid_so_far(chouette.current))
    return tuple(_row(chouette, player, waiting, names, won) for player in chouette.line)


def _row(
    chouette: Chouette,
    player: PlayerId,
    waiting: Sequence[Decision],
    names: Names,
    won: Mapping[PlayerId, int],
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
        role=_role(Role.PARTNER) if is_partner else _captaincy(current, player),
        task=asked_task(chouette, asked, names) if asked else _state(chouette, player, names),
        bet=_extra_of(current.game, player) or (main if main and main.is_active else None),
        result=won.get(player, 0) if is_over else None,
        is_asked=asked is not None,
        is_out=is_out(chouette, player),
    )


def _state(chouette: Chouette, player: PlayerId, names: Names) -> str:
    """The note about somebody whom the game does not wait for, and that they have won the box."""
    task = state_task(chouette, player, names)
    return f"{task} {_role(Role.NEXT_BOX)}".strip() if player == box_won_by(chouette) else task


def stands_in(chouette: Chouette, names: Names) -> str:
    """Return the name of the player for an absent box, or "autopilot"; "" where the box plays itself."""
    if is_present(chouette, chouette.current.box):
        return ""
    player = box_player(chouette)
    return phrase("chouette-picture-autopilot") if player is None else plain_player_name(names, player)


def mark_of(chouette: Chouette, player: PlayerId) -> str:
    """The mark of somebody's badge in a game in play."""
    if player == chouette.current.captain:
        return CAPTAIN_MARK
    return _mark(Role.PARTNER) if player == chouette.current.partner else str(chouette.line.index(player) + 1)


def _captaincy(current: ChouetteGame, player: PlayerId) -> str:
    """The crown tells who is captain; words, who only stands in for one."""
    is_acting = player == current.captain and player not in current.captains[-1:]
    return _role(Role.ACTING_CAPTAIN) if is_acting else ""


def _role(role: Role) -> str:
    return phrase("chouette-picture-role", role=role)


def _mark(role: Role) -> str:
    return phrase("chouette-picture-mark", role=role)


def _extra_of(game: Game, giver: PlayerId) -> Bet | None:
    return next((bet for bet in game.active_bets(giver) if bet.white == giver), None)


def rows_settled(chouette: Chouette, last: Settlement) -> tuple[Row, ...]:
    """Those who played against the box in the last game, with what they won, and their next roles.

    Whoever shared the box, and has no next role, is said to have been its partner.
    """
    won = sums(last.transfers)
    box = last.game.bets[0].white
    members = [bet for bet in last.game.bets if bet.white == box]
    rows = [
        Row(
            bet.black,
            _next_mark(chouette, bet.black),
            role=_next_role(chouette, bet.black),
            task=ending(last.game, bet),
            result=won.get(bet.black, 0),
        )
        for bet in members
    ]
    partner = partner_in(last)
    if partner is not None:
        mark, role = _next_mark(chouette, partner), _next_role(chouette, partner)
        rows.append(Row(partner, mark, Side.WHITE, role or _role(Role.LAST_PARTNER), result=won[partner]))
    return tuple(rows)


def row_of_box(chouette: Chouette, last: Settlement) -> Row:
    """Return the row of the last game's box, with their result and next role, or the last one."""
    box = last.game.bets[0].white
    role = _next_role(chouette, box, last_box=box) or _role(Role.LAST_BOX)
    return Row(box, _next_mark(chouette, box), Side.WHITE, role, result=sums(last.transfers).get(box, 0))


def score_sheet(chouette: Chouette, last: Settlement, score: Mapping[PlayerId, int]) -> list[Row]:
    """All who played in the last game with what they won, in the order of their next roles.

    Once the chouette is closed, all who ever played, with what they have won in all, the most first.
    """
    rows = [row_of_box(chouette, last), *rows_settled(chouette, last)]
    if chouette.is_closed:
        return _final_rows({row.player: row for row in rows}, last, score)
    seats = {player: place for place, player in enumerate((chouette.box, *chouette.line))}
    return sorted(rows, key=lambda row: seats.get(row.player, len(seats)))


def _final_rows(rows: Mapping[PlayerId, Row], last: Settlement, score: Mapping[PlayerId, int]) -> list[Row]:
    """Return a row for everybody, with their place, and their result in the last of several games."""
    ranked = sorted(score.values(), reverse=True)
    final = []
    for player, points in sorted(score.items(), key=lambda each: -each[1]):
        row = rows.get(player, Row(player, ""))
        is_shown = last.number > FIRST_GAME and row.result is not None
        task = phrase("chouette-picture-last-game", points=gained(row.result or 0)) if is_shown else row.task
        place = str(ranked.index(points) + 1)
        final.append(replace(row, mark=place, role="", task=task, result=points))
    return final


def partner_in(last: Settlement) -> PlayerId | None:
    """Return the player who shared the box's result; None if there was nothing to share."""
    box = last.game.bets[0].white
    shared = (paid for paid in last.transfers if paid.why is Why.PARTNER)
    return next((paid.payer if paid.payee == box else paid.payee for paid in shared), None)


def _next_mark(chouette: Chouette, player: PlayerId) -> str:
    if chouette.is_closed or player not in chouette.dealt:
        return ""
    if player == chouette.box:
        return _mark(Role.BOX)
    place = chouette.line.index(player)
    return str(place + 1) if place else CAPTAIN_MARK


def _next_role(chouette: Chouette, player: PlayerId, last_box: PlayerId | None = None) -> str:
    if chouette.is_closed:
        return ""
    if player == chouette.box:
        return _role(Role.KEPT_BOX if player == last_box else Role.NEXT_BOX)
    return _role(Role.NEXT_CAPTAIN) if player in chouette.line[:1] else ""


def settled(chouette: Chouette) -> Settlement | None:
    """The last game while the board shows it; None once another has begun."""
    return chouette.last if chouette.in_play is None and chouette.search is None else None
