"""A table's board as a `render.Diagram`, as an XGID and GNU id, and as an alt text."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import render
from bot import engine
from bot.play.display import picture
from bot.play.heads_up import text as heads_up_text
from bot.play.heads_up.table import HeadsUpTable
from bot.play.text import options
from bot.play.text.words import plain_name
from bot.text.catalogue import phrase

OFFERS: Final = {
    engine.OfferStage.DOUBLE: engine.xgid.DOUBLED,
    engine.OfferStage.BEAVER: engine.xgid.BEAVERED,
    engine.OfferStage.RACCOON: engine.xgid.RACCOONED,
}


def xgid_of(table: HeadsUpTable) -> engine.Xgid:
    """With White as the player at the bottom."""
    game, score = table.game, table.state.score
    cube, terms = game.cubes[0], game.terms
    money_rules = engine.xgid.JACOBY * terms.is_jacoby + engine.xgid.BEAVERS * terms.has_beavers
    return engine.Xgid(
        position=game.position_of(engine.Side.WHITE),
        turn=_player(game.on_roll or engine.Side.WHITE),
        cube_value=cube.value,
        cube_owner=_player(cube.owner) if cube.owner else engine.xgid.NOBODY,
        dice=_xgid_dice(game, cube),
        bottom_score=score.white,
        top_score=score.black,
        rules=engine.xgid.CRAWFORD * table.is_crawford if table.sheet.is_match else money_rules,
        match_length=table.sheet.length or 0,
        max_cube=1 if not terms.has_cube else terms.cube_cap or max(engine.xgid.USUAL_LIMIT, cube.value),
    )


def _player(side: engine.Side) -> int:
    return engine.xgid.BOTTOM if side is engine.Side.WHITE else engine.xgid.TOP


def _xgid_dice(game: engine.Game, cube: engine.Cube) -> str:
    if cube.offer is not None:
        return OFFERS[cube.offer.stage]
    if game.phase is engine.Phase.OVER or game.roll is None:
        return engine.xgid.TO_ROLL
    return f"{game.roll.high}{game.roll.low}"


def xgid(table: HeadsUpTable) -> str:
    """With White as the player at the bottom."""
    return engine.format_xgid(xgid_of(table))


def ogid(table: HeadsUpTable) -> str:
    """With White as in the XGID; "" while a beaver is open, of which an OGID knows nothing."""
    start = table.sheet.start
    checkers = engine.CHECKERS - start.own[engine.OFF] if start.own == start.other else engine.CHECKERS
    try:
        return engine.format_ogid(xgid_of(table), checkers, is_over=table.game.phase is engine.Phase.OVER)
    except engine.InvalidOgid:
        return ""


ENDINGS: Final = {
    engine.Ending.BORNE_OFF: engine.GameState.OVER,
    engine.Ending.RESIGNED: engine.GameState.RESIGNED,
    engine.Ending.DROPPED: engine.GameState.DROPPED,
    engine.Ending.TIMED_OUT: engine.GameState.RESIGNED,
}


def gnu_id(table: HeadsUpTable) -> str:
    """The Position ID and the Match ID, with a colon between them."""
    game, cube = table.game, table.game.cubes[0]
    on_roll = game.on_roll or engine.Side.WHITE
    resignation = game.bets[0].resignation
    turn = cube.offer.to if cube.offer else on_roll
    match = engine.MatchId(
        cube_value=cube.refusal_points,
        cube_owner=on_roll.other if cube.offer and cube.offer.stage else cube.owner,
        on_roll=on_roll,
        turn=resignation.side.other if resignation else turn,
        is_crawford=table.is_crawford,
        state=_game_state(table),
        is_doubled=cube.offer is not None,
        resignation=resignation.kind if resignation else None,
        roll=game.roll,
        length=table.sheet.length or 0,
        white_score=table.score.white,
        black_score=table.score.black,
        is_jacoby=game.terms.is_jacoby,
    )
    return f"{engine.format_position_id(game.position_of(on_roll))}:{engine.format_match_id(match)}"


def _game_state(table: HeadsUpTable) -> engine.GameState:
    result = table.game.bets[0].result
    if result is None:
        return engine.GameState.NOT_STARTED if table.game.on_roll is None else engine.GameState.PLAYING
    return ENDINGS[result.ending]


def diagram(
    table: HeadsUpTable, view: picture.View, building: picture.Building | None = None
) -> render.Diagram:
    game = table.game
    cube = game.cubes[0]
    lit = side_to_act(table)
    shown = picture.board_diagram(game, view, lit, building)
    return replace(
        shown,
        bottom=_named(table, view.bottom, shown.bottom),
        top=_named(table, view.bottom.other, shown.top),
        to_act=view.seat(lit) if lit else None,
        headline=heads_up_text.headline(table),
        dice=None if cube.offer else shown.dice,  # an offered cube lies in their place
        cube=picture.cube_diagram(cube, view) if game.terms.has_cube else None,
        signs=() if building else _signs(game, view),
    )


def _signs(game: engine.Game, view: picture.View) -> tuple[render.Sign, ...]:
    result = game.bets[0].result
    if result is None:
        return picture.one_a_side([*picture.flags(game, view), *picture.dances(game, view)])
    kind = engine.counted_as(result.kind, game.cubes[0], game.terms)
    won = picture.cup(result.winner, kind.value, view)
    if result.ending is engine.Ending.RESIGNED:
        return won, render.Sign(render.SignKind.FLAG, won.seat.other)
    return (won,)


def _named(table: HeadsUpTable, side: engine.Side, shown: render.Side) -> render.Side:
    return replace(shown, name=table.player_on(side).name, score=_score(table, side))


def _score(table: HeadsUpTable, side: engine.Side) -> str:
    """Such as "3/7" in a match; in a money session the lead of a side, if it leads."""
    if table.sheet.length is not None:
        return phrase("picture-score", score=table.score.of(side), length=table.sheet.length)
    margin = table.score.of(side) - table.score.of(side.other)
    return f"+{margin}" if margin > 0 else ""


def side_to_act(table: HeadsUpTable) -> engine.Side | None:
    """The side that must act, or the winner in the end; its nameplate is lit."""
    awaited = table.must_act
    if awaited:
        return table.game.side_of(awaited[0])
    result = table.game.bets[0].result
    return result.winner if result else None


def alt_text(
    table: HeadsUpTable, counted_by: engine.Side | None = None, moves: tuple[engine.CheckerMove, ...] = ()
) -> str:
    """A table's board in words, at most 1,024 characters, with the moves of a half-built play made.

    The turn comes first, then the score, each side's checkers from the back, its pips, the cube, the dice,
    the last play, and the XGID. Points are numbered as on the picture: as one side counts them, without one
    as whoever must act does; each play as its mover does.
    """
    game = table.game
    names = {side: plain_name(table.player_on(side)) for side in engine.Side}
    parts = [
        phrase("picture-headline", headline=heads_up_text.headline(table)),
        *_score_words(table),
        *picture.board_words(game, names, counted_by or side_to_act(table), moves),
        picture.cube_words(game, names),
        *picture.dice_words(game, names, moves),
    ]
    return picture.with_id(" ".join(parts), xgid(table))


def _score_words(table: HeadsUpTable) -> Iterator[str]:
    if table.sheet.is_match or table.results:
        played, score = options.what_is_played(table.sheet), heads_up_text.score(table, plain_name)
        yield phrase("picture-match", played=played, score=score)
