"""Reminders: whom they mean, what for, until when, and which table."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.clocks import TimeLeft
from bot.engine import Cube, Game, OfferDouble, OfferResignation, RuleSheet, Side, Terms, WinKind
from bot.play.heads_up.table import HeadsUpTable
from bot.play.pages.panels import reminder_panel
from bot.text.language import Language, speaking
from tests.engine.games import ALICE, BOB, after, game_at
from tests.play.heads_up.tables import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
URL = "https://discord.com/channels/1/2/3"


def said(shown: HeadsUpTable, *, is_direct: bool = True) -> list[str]:
    player = shown.players[shown.must_act[0]]
    return reminder_panel(shown, player, URL, NOON, is_direct=is_direct).text.splitlines()


@pytest.mark.parametrize(
    ("game", "task"),
    [
        (game_at(START), "to double or roll"),
        (game_at(START, terms=Terms(has_cube=False)), "to roll"),
        (game_at(START, roll="31"), "to play 3-1"),
        (after(game_at(START), ALICE, OfferDouble()), "to take or pass: Alice doubles to 2"),
        (
            after(game_at(START, roll="31"), ALICE, OfferResignation(WinKind.GAMMON)),
            "to answer the resignation (gammon)",
        ),
    ],
)
def test_it_says_what_the_table_waits_for(game: Game, task: str) -> None:
    assert said(table(game))[0] == f"Still your turn {task}."


@pytest.mark.parametrize(
    ("cube", "asked"),
    [
        (Cube().offered(Side.WHITE), "to take or pass: Alice doubles to 2."),
        (Cube(2, Side.WHITE).offered(Side.WHITE), "to take or pass: Alice redoubles to 4."),
        (Cube().offered(Side.WHITE).raised(), "to answer the beaver: Bob beavers to 4."),
    ],
)
def test_it_says_who_offers_what_on_the_cube(cube: Cube, asked: str) -> None:
    assert said(table(game_at(START, cube=cube)))[0] == f"Still your turn {asked}"


def test_where_everybody_reads_it_it_mentions_whom_it_is_for() -> None:
    shown = table(game_at(START))
    assert said(shown, is_direct=False)[0] == (
        f"Reminder: <@{shown.players[ALICE].snowflake}> to double or roll."
    )
    assert f"<@{shown.players[BOB].snowflake}>" not in "".join(said(shown, is_direct=False))


def test_with_a_clock_it_says_in_words_how_much_time_is_left() -> None:
    due = NOON + timedelta(hours=11, minutes=59, seconds=58)
    shown = replace(table(game_at(START)), time=TimeLeft(ALICE, NOON, due))
    assert said(shown)[0].endswith(" Your time runs out in 12 hours.")
    with speaking(Language.GERMAN):
        assert said(shown)[0].endswith(" Deine Zeit läuft in 12 Stunden ab.")


def test_it_says_nothing_of_a_time_that_is_over() -> None:
    shown = replace(table(game_at(START)), time=TimeLeft(ALICE, NOON, NOON))
    assert said(shown)[0] == "Still your turn to double or roll."


def test_it_names_the_table_the_score_and_what_is_played() -> None:
    shown = table(game_at(START), sheet=RuleSheet(5))
    assert said(shown)[1] == f"Against Bob · 5-point match · Alice 0, Bob 0 · table {shown.id}"


def test_it_leads_to_the_board_once_there_is_one() -> None:
    shown = table(game_at(START))
    panel = reminder_panel(shown, shown.players[ALICE], URL, NOON, is_direct=True)
    assert (panel.link.label, panel.link.url) == ("To the board", URL)
    assert reminder_panel(shown, shown.players[ALICE], "", NOON, is_direct=True).link is None
