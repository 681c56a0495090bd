"""A chouette's board as a picture: the position, and each member with his cube beside it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import render
from bot.engine import Bet, Cube, Game, Played, Side, format_position_id
from bot.engine.chouette import Chouette, Decision, Settlement, active_members, decisions, sums
from bot.engine.chouette.deal import deal
from bot.presenters.chouettes.awaiting import settled, side_awaited
from bot.presenters.chouettes.headlines import TEAM, headline, settled_headline, winning_side
from bot.presenters.chouettes.rows import CAPTAIN, Row, mark_of, rows_in_play, rows_settled, stands_in
from bot.presenters.diagram import Building, View, arrows, board_diagram, cube_diagram
from bot.presenters.sentences.chouette.people import Names
from bot.presenters.sentences.chouette.people import called_plainly as called

BOX = "box"
MINUS = "\N{MINUS SIGN}"
CUBE_WORDS = {
    render.Lies.CENTRE: "cube centred",
    render.Lies.OWN: "own cube",
    render.Lies.ACROSS: "box's cube",
}


def chouette_diagram(
    chouette: Chouette,
    names: Names,
    view: View,
    building: Building | None = None,
    waiting: Sequence[Decision] | None = None,
) -> render.Diagram:
    """Return what is to be seen of a chouette, with a half-built play if there is one.

    Between games it is the last board with what everybody won; before a game, the board at its start.

    Args:
        chouette: The chouette as the viewer may see it, by `seen_by`.
        names: Everybody in it, by our key.
        view: How the board is seen; the box is White.
        building: A half-built play.
        waiting: The `decisions`, where they are known already.

    Raises:
        ValueError: The order is not rolled yet, so there is no board.

    """
    last = settled(chouette)
    if last is not None:
        return _settled(chouette, last, names, view)
    waiting = decisions(chouette) if waiting is None else waiting
    lit = side_awaited(chouette, waiting)
    dealt = chouette if chouette.round else replace(chouette, round=deal(chouette, None))
    rows = rows_in_play(dealt, waiting, names) if is_of_several(dealt) else ()
    return replace(
        _board(dealt, names, view, lit, building),
        to_act=view.seat(lit) if lit else None,
        headline=headline(chouette, waiting, names),
        members=tuple(_member(dealt, row, names, view) for row in rows),
    )


def chouette_play_diagram(
    chouette: Chouette,
    names: Names,
    view: View,
    played: Played,
    title: str,
    waiting: Sequence[Decision] | None = None,
) -> render.Diagram:
    """Return the board of a chouette that waits for a play, with that play's arrows on it, and a headline."""
    return replace(
        chouette_diagram(chouette, names, view, waiting=waiting),
        headline=title,
        numbered_for=view.seat(played.side),
        last_play=arrows(view.seat(played.side), played.moves),
        is_before_play=True,
    )


def is_of_several(chouette: Chouette) -> bool:
    """Tell whether a game in play is of more than two, so that members are listed beside the board."""
    return len(chouette.game.bets) > 1 or chouette.current.partner is not None


def _settled(chouette: Chouette, last: Settlement, names: Names, view: View) -> render.Diagram:
    """Return the last board, with what everybody won in that game, and their next roles."""
    won = sums(last.transfers)
    box = last.game.bets[0].white
    net = won.get(box, 0)
    lit = winning_side(last)
    shown = board_diagram(last.game, view, lit)
    sides = {Side.WHITE: (called(names, box), f"{BOX} {signed(net)}"), Side.BLACK: (TEAM, "")}
    return replace(
        _plates(shown, last.game, view, sides),
        to_act=view.seat(lit) if lit else None,
        headline=settled_headline(last, names),
        members=tuple(_settled_member(row, names, view) for row in rows_settled(chouette, last)),
    )


def _board(
    chouette: Chouette, names: Names, view: View, to_act: Side | None, building: Building | None
) -> render.Diagram:
    """Return the board of a game in play with both plates, and the cube if there is one for all."""
    current, game = chouette.current, chouette.game
    shown = board_diagram(game, view, to_act, building)
    stand_in = stands_in(chouette, names)
    box_role = f"{BOX}: {stand_in}" if stand_in else BOX
    sides = {
        Side.WHITE: (called(names, current.box), box_role),
        Side.BLACK: (called(names, current.captain), _team(chouette)),
    }
    cube = cube_for_all(chouette)
    return replace(
        _plates(shown, game, view, sides),
        dice=None if cube and cube.offer else shown.dice,  # an offered cube lies in their place
        cube=cube_diagram(cube, view) if cube else None,
    )


def _plates(
    shown: render.Diagram, game: Game, view: View, sides: Mapping[Side, tuple[str, str]]
) -> render.Diagram:
    """Return a board with a name and a role on the plate of each side, and its position in small print."""
    (bottom, bottom_role), (top, top_role) = sides[view.bottom], sides[view.bottom.other]
    return replace(
        shown,
        bottom=replace(shown.bottom, name=bottom, score=bottom_role),
        top=replace(shown.top, name=top, score=top_role),
        caption=f"Position ID {format_position_id(game.position)}",
    )


def _team(chouette: Chouette) -> str:
    """Return what the captain is, and how many play on with him."""
    current = chouette.current
    role = CAPTAIN if current.captain in current.captains[-1:] else "acting"
    others = len([member for member in active_members(chouette) if member != current.captain])
    return f"{role} + {others}" if others else role


def cube_for_all(chouette: Chouette) -> Cube | None:
    """Return the cube that lies on the board: the team's only one, while it is played for."""
    is_shared = chouette.sheet.is_single or not is_of_several(chouette)
    is_alive = any(bet.cube == 0 for bet in chouette.game.bets if bet.is_active)
    return chouette.game.cubes[0] if is_shared and is_alive else None


def _member(chouette: Chouette, row: Row, names: Names, view: View) -> render.Member:
    has_own_cube = row.bet is not None and (row.is_giver or not chouette.sheet.is_single)
    cube = _member_cube(chouette, row, row.bet, view) if row.bet and has_own_cube else None
    result = "" if row.result is None else signed(row.result)
    return render.Member(
        badge=render.Badge(view.seat(row.side), row.mark),
        name=called(names, row.player),
        note=f"{result} · {row.task}" if cube and result else _note(row, cube),
        cube=cube,
        result="" if cube else result,
        is_to_act=row.is_asked,
        is_out=row.is_out,
    )


def _note(row: Row, cube: render.MemberCube | None) -> str:
    """Return what is to be done or was done, else what somebody is, else whose his cube is."""
    return row.task or row.role or (CUBE_WORDS[cube.lies] if cube else "")


def _member_cube(chouette: Chouette, row: Row, bet: Bet, view: View) -> render.MemberCube:
    """Return how the cube of a bet lies between a member and whom he plays against."""
    cube = chouette.game.cubes[bet.cube]
    own = bet.side_of(row.player)
    lies_with = cube.offer.to if cube.offer else cube.owner
    lies = render.Lies.CENTRE if lies_with is None else _lies(is_own=lies_with is own)
    mark = mark_of(chouette, bet.black) if row.is_giver else ""
    return render.MemberCube(
        value=cube.accepted_value if cube.offer else cube.value,
        lies=lies,
        against=render.Badge(view.seat(own.other), mark),
        is_offered=cube.offer is not None,
    )


def _lies(*, is_own: bool) -> render.Lies:
    return render.Lies.OWN if is_own else render.Lies.ACROSS


def _settled_member(row: Row, names: Names, view: View) -> render.Member:
    return render.Member(
        badge=render.Badge(view.seat(row.side), row.mark),
        name=called(names, row.player),
        note=f"{row.task} {row.role}".strip(),
        result=signed(row.result or 0),
    )


def signed(points: int) -> str:
    """Return points won, or lost with a minus, or "0"."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points else "0"
