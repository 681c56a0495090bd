"""How games, matches and sessions end on the board: told with the score, and with how to go on."""

from dataclasses import replace

import pytest

from bot.engine import BetResult, RuleSheet, Side, WinKind
from bot.play.heads_up import text as table_text
from bot.play.heads_up.board import table_panel
from bot.play.heads_up.picture import alt_text, diagram
from bot.play.heads_up.table import HeadsUpTable, Withdrawal
from bot.play.panel import Kind
from bot.play.picture import View
from bot.play.table import Player, Status
from tests.engine.games import ALICE, BOB, played
from tests.play.heads_up.tables import MONEY, at_score, button_kinds, table, win

WHITE, BLACK = Side.WHITE, Side.BLACK
FIVE = RuleSheet(length=5)
LONGEST_NAME = "*" * 32
DISCORD_TEXT_LIMIT = 4000
ONCE_MORE = (
    "-# `/replay` shows every move again, `/export` saves a file, `/dice show` lets you check the dice."
)


def won_by_alice(sheet: RuleSheet, *results: BetResult, status: Status | None = None) -> HeadsUpTable:
    before = at_score(sheet, *results, board="1:1 | 6:15", roll="21")
    return table(played(before.game, ALICE, "1/off"), sheet=sheet, results=results, status=status)


def test_between_two_games_a_session_says_who_may_go_on() -> None:
    at = won_by_alice(MONEY, win(BLACK))
    assert table_panel(at, (), View()).text.splitlines() == [
        "### Alice and Bob",
        "-# Money session · game 2",
        "**Alice wins a gammon: 2 points. Bob had borne off no checkers.**",
        "<@101> or <@102>: start the next game or end the session.",
        "-# Alice 2-1: 1/off",
    ]
    assert diagram(at, View()).headline == "Alice wins a gammon: 2 points"
    assert button_kinds(at) == [[Kind.NEXT, Kind.END], [Kind.FLIP, Kind.SHEET]]


def test_the_end_of_a_session_says_how_it_stands_with_the_score_of_every_game() -> None:
    at = won_by_alice(MONEY, win(BLACK, 4), win(WHITE), status=Status.OVER)
    assert table_panel(at, (), View()).text.splitlines()[1:] == [
        "-# Money session · 3 games",
        "**The session is over after 3 games. Bob leads by 1 point.**",
        "Alice wins a gammon: 2 points. Bob had borne off no checkers.",
        "-# Game by game, Alice first: 0-4 · 1-4 · 3-4 gammon",
        ONCE_MORE,
        "-# Alice 2-1: 1/off",
    ]
    assert button_kinds(at) == [[Kind.REMATCH, Kind.FLIP, Kind.SHEET, Kind.ANALYSE]]


def test_the_end_of_a_match_announces_the_winner_with_the_score_of_every_game() -> None:
    at = won_by_alice(FIVE, win(WHITE, 3), win(BLACK, 2, WinKind.GAMMON), win(BLACK, 2))
    assert at.status is Status.OVER
    assert table_panel(at, (), View()).text.splitlines() == [
        "### Alice and Bob",
        "-# 5-point match · 4 games",
        "**<@101> wins the match 5-4 against <@102>.**",
        "Alice wins a gammon: 2 points. Bob had borne off no checkers.",
        "-# Game by game, Alice first: 3-0 · 3-2 gammon · 3-4 · 5-4 gammon",
        ONCE_MORE,
        "-# Alice 2-1: 1/off",
    ]
    assert diagram(at, View()).headline == "Alice wins the match"
    assert (diagram(at, View()).bottom.score, diagram(at, View()).top.score) == ("5 of 5", "4 of 5")


def test_after_a_single_game_there_is_no_list() -> None:
    lines = table_panel(won_by_alice(RuleSheet(length=1)), (), View()).text.splitlines()
    assert (len(lines), lines[-2]) == (6, ONCE_MORE)


@pytest.mark.parametrize("games", [49, 500])
def test_the_longest_list_of_games_fits_and_stays_short(games: int) -> None:
    results = [
        win(Side.WHITE if number % 2 else Side.BLACK, 64 * 3, WinKind.BACKGAMMON)
        for number in range(games - 1)
    ]
    at = won_by_alice(RuleSheet(), *results, status=Status.OVER)
    at = replace(at, players={key: replace(each, known_as=LONGEST_NAME) for key, each in at.players.items()})
    panel = table_panel(at, (), View())
    assert len(panel.text) <= DISCORD_TEXT_LIMIT
    listed = panel.text.splitlines()[-3]
    assert listed.count(" · ") == 48
    assert ("Last 49 of 500 games" in listed) is (games == 500)


def with_former_bob(at: HeadsUpTable) -> HeadsUpTable:
    return replace(at, players={**at.players, BOB: Player(BOB, None, "a former player")})


def abandoned(at: HeadsUpTable) -> HeadsUpTable:
    challenge = replace(at.state.challenge, withdrawal=Withdrawal.ERASED)
    return replace(at, status=Status.CLOSED, state=replace(at.state, challenge=challenge))


def test_a_game_that_was_abandoned_says_so_and_waits_for_nobody() -> None:
    at = with_former_bob(abandoned(at_score(FIVE, win(WHITE, 2))))
    panel = table_panel(at, (), View())
    assert panel.text.splitlines() == [
        "### Alice and a former player",
        "-# 5-point match · game 2",
        "**<@101>: A player has erased their data: the game ends here, without a result.**",
    ]
    assert (panel.rows, at.must_act, at.waits_for) == ((), (), ())
    assert diagram(at, View()).headline == "Abandoned"
    assert alt_text(at).startswith("Abandoned. 5-point match: Alice 2, a former player 0. ")


def test_a_former_player_is_mentioned_by_nothing_and_asked_for_no_rematch() -> None:
    for at in (won_by_alice(MONEY), won_by_alice(RuleSheet(length=1)), at_score(FIVE, win(BLACK))):
        former = with_former_bob(at)
        text = table_panel(former, (), View()).text
        assert "None" not in text
        assert "<@102>" not in text
        assert "a former player" in table_text.facts_line(former)
    assert button_kinds(with_former_bob(won_by_alice(RuleSheet(length=1)))) == [
        [Kind.FLIP, Kind.SHEET, Kind.ANALYSE]
    ]
