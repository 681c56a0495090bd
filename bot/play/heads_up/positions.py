"""Positions that somebody typed: found in a text as an id or a description, and shown like any board.

In a position nobody has a name: White is the player at the bottom of an XGID, player 0 of a GNU Match ID, and
the side on roll of a text with nothing but checkers.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from itertools import takewhile
from typing import Final

from bot import engine
from bot.analysis import Decision
from bot.engine.game import Resignation
from bot.engine.keys import PlayerId
from bot.engine.scoring import cost_of, worst_possible
from bot.play.base.keys import ChannelSnowflake, TableId, Version
from bot.play.base.table import Player, Status
from bot.play.display.panel import Button, Panel, Picture
from bot.play.display.picture import View
from bot.play.heads_up import text as heads_up_text
from bot.play.heads_up.board import board_picture
from bot.play.heads_up.picture import gnu_id, ogid, xgid
from bot.play.heads_up.results import scores
from bot.play.heads_up.table import Challenge, HeadsUpState, HeadsUpTable
from bot.play.heads_up.text import facts_line
from bot.play.pages.analysis_picture import dots_of, with_best_play
from bot.play.text.analysis import advice_text
from bot.play.text.escapes import unformatted
from bot.play.text.options import rules, what_is_played
from bot.play.text.words import find_id, plain_name
from bot.text.catalogue import phrase

WHITE, BLACK = PlayerId(1), PlayerId(2)
ON_ROLL: Final = {engine.xgid.BOTTOM: engine.Side.WHITE, engine.xgid.TOP: engine.Side.BLACK}
OWNERS: Final = {**ON_ROLL, engine.xgid.NOBODY: None}
STAGES: Final = {
    engine.xgid.DOUBLED: engine.OfferStage.DOUBLE,
    engine.xgid.BEAVERED: engine.OfferStage.BEAVER,
    engine.xgid.RACCOONED: engine.OfferStage.RACCOON,
}

HYPERGAMMON: Final = engine.STARTS["hypergammon"]

XGID: Final = "XGID="
HEADING: Final = "### "
SMALL: Final = "-# "
ESCAPED: Final = re.compile(r"\\(.)")


def read_position(text: str) -> HeadsUpTable:
    """A table in the position of a text: an XGID, an OGID, a GNU id, or checkers ("24:2 6:5 | 24:2 6:5").

    Raises:
        InvalidPosition: The text is none of these, or describes no position.
    """
    wanted = find_id(text) or engine.narrowed(text).strip()
    if wanted.upper().startswith("XGID"):
        return _of_xgid(wanted)
    if engine.is_like_ogid(wanted):
        return _of_written(wanted, engine.parse_ogid(wanted))
    if "|" in wanted or " " in wanted:
        return _of_checkers(engine.parse_board(wanted))
    position, _, match = wanted.partition(":")
    checkers = engine.parse_position_id(position)
    return _of_gnu(checkers, engine.parse_match_id(match)) if match else _of_checkers(checkers)


def position_of(argument: str) -> HeadsUpTable:
    """The position of a button to share it; raises InvalidPosition."""
    return _of_xgid(f"{XGID}{argument}")


def position_panel(table: HeadsUpTable, view: View, note: str = "") -> Panel:
    """A position: task, note, score, board, and its ids to copy."""
    lines = [
        f"{HEADING}{heads_up_text.headline(table) or phrase('position-game-over')}",
        unformatted(note),
        f"{SMALL}{position_facts(table)}",
        f"{SMALL}`{xgid(table)}`",
        f"{SMALL}{phrase('position-gnu', id=gnu_id(table))}",
        f"{SMALL}{phrase('position-ogid', id=written)}" if (written := ogid(table)) else "",
        "" if table.sheet.has_cube else f"{SMALL}{phrase('position-without-cube')}",
    ]
    return Panel("\n".join(line for line in lines if line), (board_picture(table, view),))


def note_in(text: str) -> str:
    """The note in a text that `position_panel` wrote; "" for none. No line of a note begins with SMALL."""
    _, *below = text.partition(HEADING)[2].split("\n")
    return ESCAPED.sub(r"\1", "\n".join(takewhile(lambda line: not line.startswith(SMALL), below)))


def with_share(panel: Panel, table: HeadsUpTable, kind: StrEnum) -> Panel:
    """A position with a button to share it; its note is read there again.

    There is none for what an XGID cannot say, such as an open offer to resign.
    """
    written = xgid(table)
    if gnu_id(_of_xgid(written)) != gnu_id(table):
        return panel
    button = Button(kind, phrase("button-share"), argument=written.removeprefix(XGID))
    return replace(panel, rows=((button,),))


def judged_panel(panel: Panel, table: HeadsUpTable, decision: Decision, view: View) -> Panel:
    """A position with its best play in arrows, and what each way is worth below."""
    (board,) = panel.pictures
    _, dot = dots_of(view.theme)
    name = plain_name(table.player_on(decision.side))
    lines = [advice_text(name, decision, dot), *(f"-# {each}" for each in _missing(table))]
    drawn = with_best_play(board, decision, view) if isinstance(board, Picture) else board
    return replace(panel, pictures=(drawn,), below="\n".join(lines))


def _missing(table: HeadsUpTable) -> Iterator[str]:
    """That the checkers count as borne off that are not there, where it may be otherwise.

    Bearing off cannot have begun; or if this is hypergammon, a side with all of its three may lose a gammon.
    """
    for side in engine.Side:
        own = table.game.position_of(side).own
        is_outside = bool(own[engine.OFF]) and any(own[engine.HOME_POINTS + 1 :])
        if is_outside or _loses_gammon_in_hypergammon(table.game, side):
            yield phrase(
                "position-missing", player=plain_name(table.player_on(side)), checkers=own[engine.OFF]
            )


def _loses_gammon_in_hypergammon(game: engine.Game, side: engine.Side) -> bool:
    """Whether, if this is hypergammon, a side may lose a gammon: it has all of its three checkers."""
    position, missing = game.position_of(side), HYPERGAMMON.own[engine.OFF]
    if position.own[engine.OFF] != missing or position.other[engine.OFF] < missing:
        return False
    is_on_roll = game.on_roll is side
    return worst_possible(position, engine.CHECKERS - missing, is_on_roll=is_on_roll) > engine.WinKind.SINGLE


def _of_checkers(position: engine.Position) -> HeadsUpTable:
    return _table(
        engine.Game(
            engine.terms_at(engine.RuleSheet(), engine.Score()),
            position,
            (engine.Cube(),),
            (engine.Bet(WHITE, BLACK),),
            engine.Side.WHITE,
        )
    )


def _of_xgid(text: str) -> HeadsUpTable:
    return _of_written(text, engine.parse_xgid(text))


def _of_written(text: str, parsed: engine.Xgid) -> HeadsUpTable:
    """Refused without a GNU id, which is shown too."""
    table = _of_parsed(parsed)
    try:
        gnu_id(table)
    except engine.InvalidMatchId as error:
        kind = engine.InvalidOgid if engine.is_like_ogid(text) else engine.InvalidXgid
        raise kind(text, error.flaw) from error
    return table


def _of_parsed(parsed: engine.Xgid) -> HeadsUpTable:
    is_crawford = parsed.match_length > 0 and parsed.rules == engine.xgid.CRAWFORD
    is_turned = parsed.cube_value > 1 or parsed.cube_owner != engine.xgid.NOBODY
    is_allowed = parsed.max_cube > 1 or is_turned or parsed.dice in STAGES
    sheet = _sheet(parsed, has_cube=is_allowed or parsed.match_length == 1 or is_crawford)
    score = _score(sheet, parsed.bottom_score, parsed.top_score, is_crawford=is_crawford)
    on_roll = ON_ROLL[parsed.turn]
    offer = engine.Offer(on_roll, STAGES[parsed.dice]) if parsed.dice in STAGES else None
    cube = engine.Cube(parsed.cube_value, OWNERS[parsed.cube_owner], offer=offer)
    roll = (
        engine.parse_roll(parsed.dice)
        if parsed.dice.isdigit() and parsed.dice != engine.xgid.TO_ROLL
        else None
    )
    position = parsed.position if on_roll is engine.Side.WHITE else parsed.position.switched()
    game = engine.Game(
        engine.terms_at(sheet, score), position, (cube,), (engine.Bet(WHITE, BLACK),), on_roll, roll
    )
    return _table(game, sheet, score)


def _sheet(parsed: engine.Xgid, *, has_cube: bool) -> engine.RuleSheet:
    """An XGID holds two rules of money games, both about the cube."""
    if parsed.match_length or not has_cube:
        return engine.RuleSheet(parsed.match_length or None, has_cube=has_cube)
    is_jacoby, has_beavers = bool(parsed.rules & engine.xgid.JACOBY), bool(parsed.rules & engine.xgid.BEAVERS)
    return engine.RuleSheet(is_jacoby=is_jacoby, has_beavers=has_beavers)


def _of_gnu(position: engine.Position, parsed: engine.MatchId) -> HeadsUpTable:
    sheet = engine.RuleSheet(parsed.length or None, is_jacoby=parsed.is_jacoby and not parsed.length)
    score = _score(sheet, parsed.white_score, parsed.black_score, is_crawford=parsed.is_crawford)
    stage = engine.OfferStage.BEAVER if parsed.turn is parsed.on_roll else engine.OfferStage.DOUBLE
    value = parsed.cube_value >> stage if parsed.is_doubled else parsed.cube_value
    offer = engine.Offer(parsed.on_roll, stage) if parsed.is_doubled else None
    owner = None if parsed.is_doubled and stage else parsed.cube_owner
    cube, terms = engine.Cube(max(value, 1), owner, offer=offer), engine.terms_at(sheet, score)
    resignation, loser = None, parsed.turn.other
    if parsed.resignation:
        points = cost_of(parsed.resignation, cube, terms, loser)
        resignation = Resignation(loser, parsed.resignation, points)
    bet = engine.Bet(WHITE, BLACK, resignation=resignation)
    game = engine.Game(terms, position, (cube,), (bet,), parsed.on_roll, parsed.roll)
    return _table(game, sheet, score)


def _score(sheet: engine.RuleSheet, white: int, black: int, *, is_crawford: bool) -> engine.Score:
    """The next game is the Crawford game only with `is_crawford`."""
    return engine.Score(white, black, had_crawford=sheet.is_match and not is_crawford)


def _table(
    game: engine.Game, sheet: engine.RuleSheet | None = None, score: engine.Score | None = None
) -> HeadsUpTable:
    if not game.position.is_possible:
        raise engine.InvalidPosition(
            engine.format_position_id(game.position), engine.Flaw(engine.Wrong.SHARED_POINT)
        )
    state = HeadsUpState(
        Challenge(WHITE, BLACK, sheet=sheet or engine.RuleSheet()), game, score or engine.Score()
    )
    people = {
        WHITE: Player(WHITE, None, phrase("position-white")),
        BLACK: Player(BLACK, None, phrase("position-black")),
    }
    return HeadsUpTable(
        TableId(0), None, ChannelSnowflake(0), Version(0), Status.PLAYING, people, None, Version(0), state
    )


def position_facts(table: HeadsUpTable) -> str:
    """Match or session, score, pips and cube of a position without a game."""
    parts = [what_is_played(table.sheet), *rules(table.sheet)]
    if table.sheet.is_match or table.score.white or table.score.black:
        parts.append(scores(table, table.score))
    if table.is_crawford:
        parts.append(phrase("table-crawford"))
    return " · ".join([*parts, facts_line(table)])
