"""Names in plain text: as they are on a locked phone, as far as they are in the channel too."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.discord.wire.components import PlainView
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.keys import TableId, UserSnowflake
from bot.play.base.names import clean_name
from bot.play.base.table import Player
from bot.play.chouette.text.lists import agreement_wanted
from bot.play.display.panel import Panel
from bot.play.pages.panels import reminder_panel
from bot.play.text.escapes import as_typed, sparsely_escaped, unformatted
from bot.play.text.pushes import push_of, table_line
from bot.play.text.words import mention, name, plain_name
from tests.engine.games import game_at
from tests.play.harness import NOON
from tests.play.heads_up.tables import START, table
from tests.text.markdown import shown

PIECES = [
    *"*_`~|>#[]()<>:@-\\/&!.+ ab1é·\u05d0\N{GAME DIE}",
    "everyone",
    "http://a.b",
    "<@9>",
    "<t:1:R>",
    ":x:",
]
NAMES = st.lists(st.sampled_from(PIECES), min_size=1, max_size=16).map("".join).map(clean_name).filter(bool)
SNOWFLAKES = (101, 102)
BUTTON = "**Analyse**"
"""The one formatting of ours in a text that notifies."""


def as_it_is(typed: str) -> None:
    spared = sparsely_escaped(unformatted(typed))
    assert shown(spared).text == typed
    assert shown(spared).formatted == ()


@settings(max_examples=1000, deadline=None)
@given(st.lists(NAMES, min_size=3, max_size=3))
def test_any_names_show_as_they_are_side_by_side(names: list[str]) -> None:
    text = "{0} to play.\n{1} and {2}: 8/5\n{2} passes"
    spared = sparsely_escaped(text.format(*map(unformatted, names)))
    assert shown(spared).text == text.format(*names)
    assert shown(spared).formatted == ()


@pytest.mark.parametrize(
    "typed",
    [
        "john_doe",
        "dark_",
        "snake_case_name",
        "[TAG] Bob (GM)",
        "Mary-Jane #1",
        "I <3 dice :-)",
        "a ~ b | c > d",
        "AC\\DC",
        "rock'n'roll * ",
        "me@home 12:30",
        "it`s",
    ],
)
def test_what_would_format_nothing_has_no_backslash(typed: str) -> None:
    assert sparsely_escaped(unformatted(typed)) == typed


@pytest.mark.parametrize(
    ("typed", "escaped"),
    [
        ("_dark_knight_", r"_dark_knight\_"),
        ("*Boss*", r"\*Boss*"),
        ("||boo||", r"\||boo\||"),
        ("~~gone~~", r"\~~gone\~~"),
        ("`code`", r"\`code\`"),
        ("# 1", r"\# 1"),
        ("[a](http://b.c)", r"\[a](http\://b.c)"),
        ("@everyone <@1>", r"\@everyone \<\@1>"),
        ("hits 8/5*/3* 6/5*", r"hits 8/5\*/3* 6/5*"),
        (r"¯\_(ツ)_/¯", r"¯\\\_(ツ)\_/¯"),
    ],
)
def test_what_would_format_has_as_few_as_keep_it_from_that(typed: str, escaped: str) -> None:
    assert sparsely_escaped(unformatted(typed)) == escaped
    as_it_is(typed)


def test_marks_of_two_names_form_no_pair() -> None:
    spared = sparsely_escaped(f"{unformatted('_ann')} doubles {unformatted('bob_')}")
    assert spared == r"_ann doubles bob\_"


def test_formatting_of_ours_stays_and_takes_none_of_theirs() -> None:
    text = f"**{unformatted('a*b*')}** `/next`, {unformatted('it`s')}"
    assert sparsely_escaped(text) == text


Say = Callable[[Player, Player], str]


def reminded(player: Player, other: Player) -> str:
    board = table(game_at(START))
    players = dict(zip(board.players, (player, other), strict=True))
    seated = replace(board, players=players)
    return reminder_panel(seated, player, "", NOON, is_direct=False).text


def asked_to_agree(player: Player, other: Player) -> str:
    return agreement_wanted(player, [player, other], [other], GameNumber(2))


def pushed(player: Player, other: Player, *, may_ping: bool = True) -> str:
    board = f"### {name(player)} and {name(other)}\n{mention(player)} or {name(other)}"
    about = table_line(name(other), TableId(7))
    return push_of(board, [player], [f"{name(player)} passes"], about, may_ping=may_ping)


def pushed_silently(player: Player, other: Player) -> str:
    return pushed(player, other, may_ping=False)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([reminded, asked_to_agree, pushed, pushed_silently]), NAMES, NAMES, NAMES)
def test_whatever_notifies_shows_names_as_they_are(say: Say, typed: str, other: str, tag: str) -> None:
    players = [
        Player(PlayerId(number), UserSnowflake(snowflake), each, tag=tag)
        for number, (snowflake, each) in enumerate(zip(SNOWFLAKES, (typed, other), strict=True), start=1)
    ]
    said = PlainView(Panel(say(*players))).text
    as_is = as_typed(say(*players)).replace(BUTTON, BUTTON.strip("*"))
    text = shown(said).text.replace("\N{NO-BREAK SPACE}", " ")
    assert text == as_is
    assert set(shown(said).formatted) <= {*(f"<@{snowflake}>" for snowflake in SNOWFLAKES), BUTTON}
    assert all(plain_name(each) in text or f"<@{each.snowflake}>" in said for each in players)
