"""A chouette's board as a picture: the position, and each member with their cube beside it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import cached_property
from typing import Final

import render
from bot.engine import Bet, CheckerMove, Cube, Side, counted_as, format_position_id
from bot.engine.chouette import Chouette, Decision, Settlement, box_won_by, sums
from bot.engine.chouette.line import deal
from bot.engine.chouette.people import box_player, is_present
from bot.engine.keys import PlayerId
from bot.play.chouette.headlines import headline, settled_headline, side_awaited, winning_side
from bot.play.chouette.members import (
    Row,
    mark_of,
    rows_in_play,
    rows_settled,
    score_sheet,
    settled,
    stands_in,
)
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text.people import Names, plain_player_name, side_name
from bot.play.chouette.text.short_names import ELLIPSIS, shortened
from bot.play.display.panel import Picture
from bot.play.display.picture import (
    DISCORD_ALT_TEXT_LIMIT,
    Building,
    View,
    board_diagram,
    board_words,
    cube_diagram,
    cup,
    cut,
    dances,
    dice_words,
    flags,
    one_a_side,
    with_id,
)
from bot.text.catalogue import gained, in_row, phrase


@dataclass(frozen=True)
class Scene:
    """A chouette as the picture shows it and its words tell it, worked out once for both.

    Between games it is the last board with what everybody won; before a game, the board at its start.

    Args:
        chouette: The chouette as the viewer may see it, by `seen_by`.
        names: Everybody in it.
        waiting: The `decisions`.
        score: What everybody has won since the chouette began; shown when a game is settled.
    """

    chouette: Chouette
    names: Names
    waiting: Sequence[Decision]
    score: Mapping[PlayerId, int] = field(default_factory=dict)

    @cached_property
    def dealt(self) -> Chouette:
        """The chouette with a game in play, which is still to begin before the first roll.

        Raises:
            ValueError: The order is not rolled yet, so there is no board.
        """
        if self.chouette.in_play:
            return self.chouette
        return replace(self.chouette, in_play=deal(self.chouette, None))

    @cached_property
    def awaited(self) -> Side | None:
        """The side that the game waits for."""
        return side_awaited(self.chouette, self.waiting)

    @cached_property
    def headline(self) -> str:
        """The current task, in words."""
        return headline(self.chouette, self.waiting, self.names)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The members of the game in play."""
        return rows_in_play(self.dealt, self.waiting, self.names)

    def shortened(self, length: int) -> "Scene":
        """The same with names of at most so many letters."""
        names = shortened(self.names, length)
        return self if names is self.names else replace(self, names=names)


def chouette_diagram(scene: Scene, view: View, building: Building | None = None) -> render.Diagram:
    """The diagram, with a half-built play if there is one.

    Args:
        scene: What is shown.
        view: How the board is seen; the box is White.
        building: A half-built play.

    Raises:
        ValueError: The order is not rolled yet, so there is no board.
    """
    last = settled(scene.chouette)
    if last is not None:
        return _settled(scene, last, view)
    lit, dealt = scene.awaited, scene.dealt
    rows = scene.rows if is_of_several(dealt) else ()
    return replace(
        _board(dealt, scene.names, view, lit, building),
        to_act=view.seat(lit) if lit else None,
        headline=scene.headline,
        members=tuple(_member(dealt, row, scene.names, view) for row in rows),
    )


def is_of_several(chouette: Chouette) -> bool:
    """Whether a game in play has more than two players, so that members are listed beside the board."""
    return len(chouette.game.bets) > 1 or chouette.current.partner is not None


def _settled(scene: Scene, last: Settlement, view: View) -> render.Diagram:
    """The last board, and everybody with what they won; once it is closed, the final standings."""
    chouette, names, lit = scene.chouette, scene.names, winning_side(last)
    shown = board_diagram(last.game, view, _counting_side(last))
    box, team = plain_player_name(names, last.game.bets[0].white), phrase("chouette-picture-team")
    sides = {Side.WHITE: _Plate(box, phrase("chouette-picture-box")), Side.BLACK: _Plate(team)}
    rows = score_sheet(chouette, last, scene.score)[: render.MOST_MEMBERS]
    in_all = {} if chouette.is_closed else _in_all(rows, scene.score)
    return replace(
        _plates(shown, view, sides),
        to_act=view.seat(lit) if lit else None,
        headline=_settled_headline(scene, last),
        signs=(cup(lit, _kind_won(last, lit), view),) if lit else (),
        members=tuple(_settled_member(row, names, view, in_all) for row in rows),
        score_sheet=_score_sheet(chouette, last, has_totals=bool(in_all)),
    )


def _counting_side(last: Settlement) -> Side:
    """The side that counts the points of a last board: the winner, or the box, which sits below, if even."""
    return winning_side(last) or Side.WHITE


def _score_sheet(chouette: Chouette, last: Settlement, *, has_totals: bool) -> render.ScoreSheet:
    """The headings over the badges, which show next roles or final places, and over the numbers."""
    if chouette.is_closed:
        return render.ScoreSheet(_heading("place", last), _heading("total", last))
    total = _heading("total", last) if has_totals else ""
    return render.ScoreSheet(_heading("next", last), _heading("game", last), total)


def _heading(column: str, last: Settlement) -> str:
    return phrase("chouette-picture-heading", column=column, game=last.number)


def _settled_headline(scene: Scene, last: Settlement) -> str:
    won = settled_headline(last, scene.names)
    return phrase("chouette-picture-final", won=won) if scene.chouette.is_closed else won


def _in_all(rows: Sequence[Row], score: Mapping[PlayerId, int]) -> Mapping[PlayerId, int]:
    """Return the totals of those in some rows; empty if they equal the results of this game."""
    is_first = all(score.get(row.player, row.result) == row.result for row in rows)
    return {} if is_first else {row.player: score[row.player] for row in rows if row.player in score}


@dataclass(frozen=True, slots=True)
class _Plate:
    """The plate of a side: a name, its role, and the stake."""

    name: str
    role: str = ""
    stake: str = ""


def _board(
    chouette: Chouette, names: Names, view: View, to_act: Side | None, building: Building | None
) -> render.Diagram:
    """The board of a game in play with both plates, and the cube if there is one for all."""
    current, game = chouette.current, chouette.game
    shown = board_diagram(game, view, to_act, building)
    sides = {
        Side.WHITE: _Plate(
            plain_player_name(names, current.box), _box(chouette, names), _stake(_at_stake(chouette))
        ),
        Side.BLACK: _Plate(plain_player_name(names, current.captain), _team(chouette)),
    }
    cube = cube_for_all(chouette)
    return replace(
        _plates(shown, view, sides),
        dice=None if cube and cube.offer else shown.dice,  # an offered cube lies in their place
        cube=cube_diagram(cube, view) if cube else None,
        signs=() if building else one_a_side([*flags(game, view), *dances(game, view)]),
    )


def _kind_won(last: Settlement, winner: Side) -> int:
    """The most that a bet of the winning side was worth, in times the cube."""
    game = last.game
    kinds = (
        counted_as(bet.result.kind, game.cubes[bet.cube], game.terms).value
        for bet in game.bets
        if bet.result is not None and bet.result.winner is winner
    )
    return max(kinds, default=1)


def _plates(shown: render.Diagram, view: View, sides: Mapping[Side, _Plate]) -> render.Diagram:
    bottom, top = sides[view.bottom], sides[view.bottom.other]
    return replace(
        shown,
        bottom=replace(shown.bottom, name=bottom.name, tag=bottom.role, score=bottom.stake),
        top=replace(shown.top, name=top.name, tag=top.role, score=top.stake),
    )


def _at_stake(chouette: Chouette) -> int:
    """Return the box's stake against all members, by the values of their cubes; 0 against one."""
    if not is_of_several(chouette):
        return 0
    return sum(_shown_value(cube) for cube in _cubes_with_box(chouette))


def _is_offered(chouette: Chouette) -> bool:
    """Whether any of the cubes that the box plays for is yet to be taken."""
    return any(cube.offer is not None for cube in _cubes_with_box(chouette))


def _cubes_with_box(chouette: Chouette) -> Iterator[Cube]:
    """The cube of each open bet with the box."""
    box = chouette.current.box
    return (chouette.game.cubes[bet.cube] for bet in chouette.game.bets if bet.is_active and bet.white == box)


def _stake(points: int) -> str:
    return phrase("chouette-picture-at-stake", points=points) if points else ""


def _shown_value(cube: Cube) -> int:
    return cube.accepted_value if cube.offer else cube.value


def _box(chouette: Chouette, names: Names) -> str:
    """The box's role, and who plays for it."""
    player = stands_in(chouette, names)
    if player:
        return phrase("chouette-picture-box-played-by", player=player)
    return phrase("chouette-picture-box")


def _team(chouette: Chouette) -> str:
    """The captain's role."""
    current = chouette.current
    return phrase("chouette-picture-captain", is_acting=current.captain not in current.captains[-1:])


def cube_for_all(chouette: Chouette) -> Cube | None:
    """The cube that lies on the board: the team's only one, while it is in play."""
    is_shared = chouette.sheet.is_single or not is_of_several(chouette)
    is_alive = any(bet.cube == 0 for bet in chouette.game.bets if bet.is_active)
    return chouette.game.cubes[0] if is_shared and is_alive else None


def _member(chouette: Chouette, row: Row, names: Names, view: View) -> render.Member:
    has_own_cube = row.bet is not None and (row.is_giver or not chouette.sheet.is_single)
    cube = _member_cube(chouette, row, row.bet, view) if row.bet and has_own_cube else None
    result = "" if row.result is None else gained(row.result)
    shared = chouette.game.cubes[row.bet.cube] if row.bet and not cube else None
    return render.Member(
        badge=render.Badge(view.seat(row.side), row.mark),
        name=plain_player_name(names, row.player),
        note=f"{result} · {row.task}" if cube and result else row.task or row.role,
        cube=cube,
        result="" if cube else result,
        stake=_stake(_shown_value(shared)) if shared and not result else "",
        is_to_act=row.is_asked,
        is_out=row.is_out,
    )


def _member_cube(chouette: Chouette, row: Row, bet: Bet, view: View) -> render.MemberCube:
    """How the cube of a bet lies between a member and their opponent."""
    cube = chouette.game.cubes[bet.cube]
    own = bet.side_of(row.player)
    lies_with = cube.offer.to if cube.offer else cube.owner
    lies = render.CubeSpot.CENTRE if lies_with is None else _lies(is_own=lies_with is own)
    mark = mark_of(chouette, bet.black) if row.is_giver else ""
    return render.MemberCube(
        value=_shown_value(cube),
        lies=lies,
        against=render.Badge(view.seat(own.other), mark),
        is_offered=cube.offer is not None,
    )


def _lies(*, is_own: bool) -> render.CubeSpot:
    return render.CubeSpot.OWN if is_own else render.CubeSpot.ACROSS


def _settled_member(row: Row, names: Names, view: View, score: Mapping[PlayerId, int]) -> render.Member:
    return render.Member(
        badge=render.Badge(view.seat(row.side), row.mark),
        name=plain_player_name(names, row.player),
        note=row.task or row.role,
        result=gained(row.result or 0),
        total=gained(score[row.player]) if row.player in score else "",
    )


class CubePlace(Enum):
    """Where a cube lies; a giver's side of an extra is the box's."""

    CENTRED = auto()
    BOX = auto()
    TEAM = auto()
    OFFERED_BOX = auto()
    OFFERED_TEAM = auto()


NAME_LENGTHS: Final = (32, 16, 12, 9, 7, 5)
"""Lengths of names, from Discord's limit to one that always leaves room for ten players."""


def chouette_alt_text(
    scene: Scene, counted_by: Side | None = None, moves: tuple[CheckerMove, ...] = ()
) -> str:
    """The board in words, at most 1,024 characters, as `chouette_diagram` shows it.

    The headline comes first, then box, captain and crew, every cube with its value and owner, who is out with
    what, who has answered, and the board. Names are shortened where all that is too long.

    Args:
        scene: What is told.
        counted_by: The side whose points are counted; the one that the game waits for if None.
        moves: A half-built play.

    Raises:
        ValueError: The order is not rolled yet, so there is no board.
    """
    texts = (_text(scene.shortened(length), counted_by, moves) for length in NAME_LENGTHS)
    shortest = ""
    for text in texts:
        if cut(text) == text:
            return with_id(text, _position(scene))
        shortest = text
    return cut(shortest, DISCORD_ALT_TEXT_LIMIT - 1) + ELLIPSIS


def _position(scene: Scene) -> str:
    """The position that the board shows: before a game, that at its start."""
    last = settled(scene.chouette)
    game = last.game if last else scene.dealt.game
    return phrase("chouette-picture-position", id=format_position_id(game.position))


def _text(scene: Scene, counted_by: Side | None, moves: tuple[CheckerMove, ...]) -> str:
    last = settled(scene.chouette)
    if last is not None:
        return " ".join(_settled_words(scene, last, counted_by))
    dealt, names, sides = scene.dealt, scene.names, _side_names()
    parts = [
        *([phrase("picture-headline", headline=scene.headline)] if scene.headline else []),
        *_roles(dealt, names),
        *_cubes(dealt, names, scene.rows),
        *_people(scene.rows, names),
        *board_words(dealt.game, sides, counted_by or scene.awaited, moves),
        *dice_words(dealt.game, sides, moves),
    ]
    return " ".join(parts)


def _side_names() -> dict[Side, str]:
    return {side: side_name(side) for side in Side}


def _roles(chouette: Chouette, names: Names) -> Iterator[str]:
    """Box, captain and crew, in the order of the line."""
    current = chouette.current
    crew = [player for player in chouette.line if player not in (current.captain, current.partner)]
    yield phrase("chouette-picture-alt-box", box=plain_player_name(names, current.box))
    points = _at_stake(chouette)
    if points:
        yield phrase("chouette-picture-alt-at-stake", points=points, is_offered=_is_offered(chouette))
    if current.partner is not None:
        yield phrase("chouette-picture-alt-partner", partner=plain_player_name(names, current.partner))
    if not is_present(chouette, current.box):
        player = box_player(chouette)
        who = phrase("chouette-autopilot") if player is None else plain_player_name(names, player)
        yield phrase("chouette-picture-alt-played-by", player=who)
    yield phrase("chouette-picture-alt-captain", captain=plain_player_name(names, current.captain))
    if crew:
        yield phrase("chouette-picture-alt-crew", members=_listed(crew, names))
    winner = box_won_by(chouette)
    if winner is not None:
        yield phrase("chouette-picture-alt-next-box", box=plain_player_name(names, winner))


def _cubes(chouette: Chouette, names: Names, rows: Sequence[Row]) -> Iterator[str]:
    """The cubes, those in the same state together, and extras one by one."""
    shared = cube_for_all(chouette)
    if shared is not None:
        lies, value = _state(shared)
        yield phrase("chouette-picture-alt-one-cube", lies=lies, value=value)
    alike: dict[tuple[CubePlace, int], list[PlayerId]] = {}
    for row in rows:
        if row.bet is None:
            continue
        lies, value = _state(chouette.game.cubes[row.bet.cube])
        if row.is_giver:
            giver, taker = plain_player_name(names, row.player), plain_player_name(names, row.bet.black)
            yield phrase("chouette-picture-alt-extra", lies=lies, value=value, giver=giver, taker=taker)
        elif shared is None:
            alike.setdefault((lies, value), []).append(row.player)
    for (lies, value), players in alike.items():
        members = _listed(players, names)
        count = len(players)
        yield phrase("chouette-picture-alt-cubes", lies=lies, value=value, members=members, count=count)


def _state(cube: Cube) -> tuple[CubePlace, int]:
    """Where a cube lies, and what it shows, or would if the offer is accepted."""
    if cube.offer is not None:
        is_to_box = cube.offer.to is Side.WHITE
        return CubePlace.OFFERED_BOX if is_to_box else CubePlace.OFFERED_TEAM, cube.accepted_value
    if cube.owner is None:
        return CubePlace.CENTRED, cube.value
    return CubePlace.BOX if cube.owner is Side.WHITE else CubePlace.TEAM, cube.value


def _people(rows: Sequence[Row], names: Names) -> Iterator[str]:
    """Describe the members: who is out and with what result, who has yet to answer, and other notes."""
    out, waited_for = [], []
    states: dict[str, list[str]] = {}
    for row in rows:
        who = plain_player_name(names, row.player)
        told = who if row.result is None else f"{who} {gained(row.result)}"
        is_out = row.result is not None and row.is_out
        if is_out:
            out.append(told)
        if row.is_asked:
            waited_for.append(who if is_out else told)
        elif row.task and not is_out:
            states.setdefault(row.task, []).append(told)
    if out:
        yield phrase("chouette-picture-alt-out", members=in_row(out))
    if waited_for:
        yield phrase("chouette-picture-alt-waited-for", members=in_row(waited_for))
    for state, members in states.items():
        if members[1:] and state == phrase("chouette-picture-answered"):
            yield phrase("chouette-picture-alt-answered", members=in_row(members))
        else:
            yield from (phrase("chouette-picture-alt-state", members=one, state=state) for one in members)


def _settled_words(scene: Scene, last: Settlement, counted_by: Side | None) -> Iterator[str]:
    """How the last game ended, what everybody won in it and in all, the next roles, and the last board."""
    chouette, names = scene.chouette, scene.names
    box, sides = last.game.bets[0].white, _side_names()
    net = gained(sums(last.transfers).get(box, 0))
    rows = rows_settled(chouette, last)
    members = in_row(f"{plain_player_name(names, row.player)} {gained(row.result or 0)}" for row in rows)
    yield phrase("picture-headline", headline=_settled_headline(scene, last))
    yield phrase("chouette-picture-alt-won", box=plain_player_name(names, box), points=net, members=members)
    sheet = score_sheet(chouette, last, scene.score)
    final = {row.player: row.result or 0 for row in sheet} if chouette.is_closed else {}
    if in_all := final or _in_all(sheet, scene.score):
        totals = in_row(
            f"{plain_player_name(names, player)} {gained(points)}" for player, points in in_all.items()
        )
        yield phrase("chouette-picture-alt-in-all", members=totals)
    if chouette.box is not None and not chouette.is_closed:
        yield phrase("chouette-picture-alt-next-box", box=plain_player_name(names, chouette.box))
        yield phrase("chouette-picture-alt-next-line", members=_listed(chouette.line, names))
    yield from board_words(last.game, sides, counted_by or _counting_side(last))
    yield from dice_words(last.game, sides)


def _listed(players: Iterable[PlayerId], names: Names) -> str:
    return in_row(plain_player_name(names, player) for player in players)


def chouette_picture(
    seen: ChouetteTable,
    view: View,
    building: Building | None = None,
    waiting: Sequence[Decision] | None = None,
) -> Picture:
    """`waiting` is what it waited for once, where that is not what it waits for now."""
    scene = Scene(seen.chouette, seen.players, seen.waiting if waiting is None else waiting, seen.score)
    moves = building.moves if building else ()
    return Picture(
        chouette_diagram(scene, view, building), chouette_alt_text(scene, view.counted_by, moves), view.theme
    )
