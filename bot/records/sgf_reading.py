"""Reading GNU Backgammon's SGF, with or without its analysis, and what `bot.records.sgf` adds to it."""

import re
from collections.abc import Iterator
from typing import Final

from bot.engine import Position, format_position_id
from bot.records.errors import WrongKind
from bot.records.match import MONEY, NO_CUBE, MatchRecord, clean, name_of_start
from bot.records.sgf_game import match_info, read_game
from bot.records.sgf_tree import Node, read_trees, unescape_pair
from bot.records.sgf_words import (
    CRAWFORD_RULE,
    HEAD_TAGS,
    JACOBY_RULE,
    NAME_TAGS,
    NO_CUBE_RULE,
    OUR_TAGS,
)

_LINE_END: Final = re.compile(r"\r\n?")


def parse_sgf(text: str) -> MatchRecord:
    """The match that a text records, the main line of each game.

    Raises:
        WrongKind: nothing like a record of backgammon.
        UnreadableRecord: something in it makes no sense.
    """
    trees = _games_of_backgammon(_LINE_END.sub("\n", text))
    games = [read_game(tree) for tree in trees]
    head = trees[0][0]
    ours = [unescape_pair(value) for value in head.raw(OUR_TAGS)]
    tags = [tag for tag in ours if tag[0] not in NAME_TAGS] if ours else _tags(head, games[0].start)
    records = tuple(game.record for game in games)
    try:
        match = MatchRecord(*_names(head, dict(ours)), _length(head), records, tuple(tags))
    except ValueError as error:
        raise WrongKind(str(error)) from error
    if {game.start for game in games} != {match.start}:
        raise WrongKind("The games do not all start from the position that the record names.")
    return match


def _games_of_backgammon(text: str) -> list[tuple[Node, ...]]:
    trees = [tree for tree in read_trees(text) if tree[0].text("GM").strip() == "6"]
    if not trees:
        raise WrongKind("This SGF holds no game of backgammon.")
    return trees


def _names(root: Node, ours: dict[str, str]) -> tuple[str, str]:
    """The names of White and Black, in full if they stand among our own tags."""
    white, black = NAME_TAGS
    return (
        clean(ours.get(white, root.text("PW"))) or white,
        clean(ours.get(black, root.text("PB"))) or black,
    )


def _length(root: Node) -> int:
    return match_info(root).get("length", MONEY)


def _tags(root: Node, start: Position) -> Iterator[tuple[str, str]]:
    """What GNU Backgammon says of a match in its own way, as tags; not what goes without saying."""
    rules = root.text("RU").split(":")
    for tag, name in HEAD_TAGS.items():
        if value := clean(root.text(name)):
            yield tag, value
    if not name_of_start(start):
        yield "Start Position", format_position_id(start)
    elif start != Position.start():
        yield "Variation", name_of_start(start)
    if _length(root) > MONEY and CRAWFORD_RULE not in rules:
        yield "Crawford", "Off"
    if _length(root) == MONEY and JACOBY_RULE in rules:
        yield "Jacoby", "On"
    if NO_CUBE_RULE in rules:
        yield "CubeLimit", NO_CUBE
