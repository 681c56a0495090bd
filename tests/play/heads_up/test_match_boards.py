"""Boards in a match and in a money session: the score, the Crawford game, and the end."""

from dataclasses import replace

import pytest

import render
from bot.engine import (
    BetResult,
    Dropped,
    Ending,
    Game,
    MakePlay,
    OfferResignation,
    OpeningRolled,
    Played,
    Roll,
    Rolled,
    RuleSheet,
    Score,
    Side,
    WinKind,
    act,
    apply,
    is_crawford,
    parse_play,
    parse_xgid,
    terms_at,
)
from bot.engine import xgid as notation
from bot.play.base.table import LoggedEvent, Player, Status
from bot.play.display.panel import SharedButton
from bot.play.display.picture import View
from bot.play.heads_up import results as results_text
from bot.play.heads_up import text as table_text
from bot.play.heads_up.board import collapsed_panel, since_panel, table_panel
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.picture import alt_text, diagram, xgid
from bot.play.heads_up.table import HeadsUpTable, ReplayStep, Withdrawal
from tests.engine.games import ALICE, BOB, after, game_at, no_dice, played
from tests.play.heads_up.tables import MONEY, at_score, button_kinds, table, win

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
WHITE, BLACK = Side.WHITE, Side.BLACK
FIVE, STAKED = RuleSheet(length=5), RuleSheet(stake=5)
JACOBY = RuleSheet(is_jacoby=True)
GAMMON_AT_2 = win(BLACK, 4, WinKind.GAMMON)
DISCORD_TEXT_LIMIT = 4000
LONGEST_NAME = "*" * 32
ONCE_MORE = (
    "-# `/replay` shows every move again, `/export` saves a file, `/dice show` lets you check the dice."
)


@pytest.mark.parametrize(
    ("at", "subtitle"),
    [
        (at_score(FIVE), "5-point match · game 1"),
        (at_score(FIVE, win(WHITE, 4)), "5-point match · game 2 · Crawford game"),
        (at_score(MONEY, win(BLACK, 2)), "Money session · game 2"),
        (at_score(MONEY, win(BLACK), win(WHITE)), "Money session · game 3"),
        (
            at_score(STAKED, win(WHITE, 2)),
            "Money session, stake 5 · game 2 · Alice leads by 2 points (10 at stake 5)",
        ),
    ],
)
def test_above_the_board_stands_what_the_picture_does_not_say(at: HeadsUpTable, subtitle: str) -> None:
    assert table_panel(at, (), View()).text.splitlines()[:2] == ["### Alice and Bob", f"-# {subtitle}"]


@pytest.mark.parametrize(
    ("at", "bottom", "top"),
    [
        (at_score(FIVE, win(WHITE, 3)), "3/5", "0/5"),
        (at_score(MONEY, GAMMON_AT_2), "", "+4"),
        (at_score(MONEY), "", ""),
    ],
)
def test_the_score_stands_in_the_picture(at: HeadsUpTable, bottom: str, top: str) -> None:
    seen = diagram(at, View())
    assert (seen.bottom.score, seen.top.score) == (bottom, top)


def test_the_crawford_game_is_marked_in_the_picture_and_has_no_cube() -> None:
    at = at_score(FIVE, win(BLACK, 4))
    seen = diagram(at, View())
    assert seen.headline == "Alice to play 3-1 · Crawford game"
    assert seen.cube is None
    assert table_text.facts_line(at).endswith(" · no cube")
    after = diagram(at_score(FIVE, win(BLACK, 4), win(WHITE)), View())
    assert after.headline == "Alice to play 3-1"
    assert after.cube is not None


def test_a_blind_player_is_told_the_score_the_length_and_the_crawford_game() -> None:
    assert alt_text(at_score(FIVE, win(WHITE, 4))).startswith(
        "Alice to play 3-1 · Crawford game. 5-point match: Alice 4, Bob 0. Points are numbered for Alice. "
    )
    assert "No cube." in alt_text(at_score(FIVE, win(WHITE, 4)))
    assert ". Money session: Bob leads by 4 points. " in alt_text(at_score(MONEY, GAMMON_AT_2))
    assert "Money session" not in alt_text(at_score(MONEY))


@pytest.mark.parametrize(
    ("results", "crawford"), [([], 0), ([win(WHITE, 4)], notation.CRAWFORD), ([win(WHITE, 4), win(BLACK)], 0)]
)
def test_the_xgid_holds_score_length_and_crawford_game(results: list[BetResult], crawford: int) -> None:
    at = at_score(FIVE, *results)
    found = parse_xgid(xgid(at))
    assert (found.bottom_score, found.top_score) == (at.score.white, at.score.black)
    assert (found.match_length, found.rules) == (5, crawford)
    assert is_crawford(FIVE, at.state.score) is bool(crawford)


@pytest.mark.parametrize(
    ("sheet", "result", "line"),
    [
        (FIVE, win(WHITE), "Game 1: Alice wins a single game: 1 point. Alice 1, Bob 0."),
        (
            FIVE,
            BetResult(WHITE, 2, WinKind.SINGLE, Ending.DROPPED),
            "Game 1: Alice wins a single game with the cube at 2: 2 points. Bob passed. Alice 2, Bob 0.",
        ),
        (
            MONEY,
            BetResult(WHITE, 6, WinKind.BACKGAMMON, Ending.RESIGNED),
            (
                "Game 1: Alice wins a backgammon with the cube at 2: 6 points. Bob resigned. "
                "Alice leads by 6 points."
            ),
        ),
        (
            FIVE,
            win(WHITE, 3, WinKind.BACKGAMMON),  # its board is not known any more
            (
                "Game 1: Alice wins a backgammon: 3 points. Bob had borne off no checkers "
                "and had one on the bar or in the winner's home board. Alice 3, Bob 0."
            ),
        ),
        (
            JACOBY,  # it does not tell whether the cube was turned
            win(WHITE, 2, WinKind.GAMMON),
            "Game 1: Alice wins a gammon: 2 points. Bob had borne off no checkers. Alice leads by 2 points.",
        ),
    ],
)
def test_an_earlier_game_is_told_with_its_points_why_it_counts_so_and_the_score(
    sheet: RuleSheet, result: BetResult, line: str
) -> None:
    assert results_text.game_over(at_score(sheet, result), 1) == line


def opening(number: int, white: int = 3, black: int = 1) -> LoggedEvent:
    return LoggedEvent(number, OpeningRolled(white, black), None)


def test_a_new_game_begins_with_how_the_last_one_ended() -> None:
    at = at_score(FIVE, GAMMON_AT_2)
    last_play = LoggedEvent(1, Played(BLACK, Roll(2, 1), ()), BOB)
    news = [last_play, opening(2, 4, 4), opening(2)]
    assert table_panel(at, news, View()).text.splitlines()[2:] == [
        results_text.game_over(at, 1),
        "Opening roll 4-4: roll again",
        "Opening roll 3-1: Alice starts",
        "**<@101> to play 3-1.**",
    ]


def test_a_board_of_a_new_game_that_has_no_news_tells_how_the_last_one_ended() -> None:
    lines = table_panel(at_score(FIVE, win(WHITE)), (), View()).text.splitlines()
    assert lines[2] == "Game 1: Alice wins a single game: 1 point. Alice 1, Bob 0."


def test_a_game_that_ended_before_its_first_play_tells_of_itself_alone() -> None:
    over = after(at_score(FIVE, win(WHITE, 4)).game, ALICE, OfferResignation(WinKind.BACKGAMMON))
    text = table_panel(table(over, sheet=FIVE, results=[win(BLACK, 4)]), (), View()).text
    assert "Game 1:" not in text


def test_folded_messages_leave_the_end_of_the_game_before_to_its_last_board() -> None:
    at = at_score(FIVE, BetResult(WHITE, 1, WinKind.SINGLE, Ending.DROPPED), win(WHITE, 2))
    end = [LoggedEvent(1, Dropped(BLACK, 0, BOB, 1), BOB), opening(2)]
    assert collapsed_panel(at, end[:1]).text == "-# Bob passes: Alice wins 1 point"
    begun = collapsed_panel(at, end[1:]).text
    assert begun == "-# Opening roll 3-1: Alice starts"
    several = collapsed_panel(at, [*end, opening(3, 1, 3)]).text.splitlines()
    assert [line.split(":")[0].removesuffix(" 3-1").removesuffix(" 1-3") for line in several] == [
        "-# Bob passes",
        "-# Game 1",
        "-# Opening roll",
        "-# Game 2",
        "-# Opening roll",
    ]


def test_what_was_done_by_itself_is_marked() -> None:
    at = at_score(MONEY)
    forced = Played(WHITE, Roll(3, 1), after_31())
    assert table_text.log_line(at, LoggedEvent(1, forced, None)) == "Alice 3-1: 8/5 6/5 (automatically)"
    assert table_text.log_line(at, LoggedEvent(1, forced, ALICE)) == "Alice 3-1: 8/5 6/5"
    blocked = Played(WHITE, Roll(3, 1), ())
    rolled = LoggedEvent(1, Rolled(WHITE, Roll(3, 1)), None)
    told = "Alice 3-1: no move"
    assert table_text.log_lines(at, [LoggedEvent(1, blocked, ALICE)]) == [told]
    assert table_text.log_lines(at, [rolled, LoggedEvent(1, blocked, None)]) == [
        f"{told} (rolled automatically)"
    ]
    by_hand = [rolled, LoggedEvent(1, forced, ALICE)]
    assert table_text.log_lines(at, [rolled]) == ["Alice rolls 3-1 (automatically)"]
    assert table_text.log_lines(at, by_hand) == ["Alice 3-1: 8/5 6/5"]


def after_31() -> tuple[object, ...]:
    last = played(game_at(START, roll="31"), ALICE, "8/5 6/5").last_play
    return last.moves


def test_the_last_play_that_stands_on_a_board_without_news_is_not_marked() -> None:
    at = table(played(game_at(START, roll="31"), ALICE, "8/5 6/5"))
    assert table_panel(at, (), View()).text.splitlines()[2] == "Alice 3-1: 8/5 6/5"


def test_a_long_chain_of_events_leaves_room_for_the_rest() -> None:
    at = at_score(FIVE)
    news = [LoggedEvent(1, Played(WHITE, Roll(3, 1), after_31()), None)] * 200
    for panel in (table_panel(at, news, View()), collapsed_panel(at, news)):
        assert len(panel.text) <= DISCORD_TEXT_LIMIT
        assert "…" in panel.text
    assert table_panel(at, news, View()).text.splitlines()[-1] == "**<@101> to play 3-1.**"


def test_a_live_board_tells_no_more_than_the_last_lines_of_the_news() -> None:
    at = at_score(FIVE)
    news = [LoggedEvent(1, Played(WHITE, Roll(6, die), ()), ALICE) for die in (5, 4, 3, 2, 1)]
    told = [f"Alice 6-{die}: no move" for die in (4, 3, 2, 1)]
    assert table_panel(at, news, View()).text.splitlines()[2:-1] == ["…", *told]
    assert len(collapsed_panel(at, news).text.splitlines()) == 5


@pytest.mark.parametrize(("sheet", "told"), [(RuleSheet(length=1), "wins the match 1-0"), (MONEY, "single")])
def test_a_result_stands_above_the_last_of_the_news(sheet: RuleSheet, told: str) -> None:
    over = played(game_at("1:1 | 1:1", roll="21", terms=terms_at(sheet, Score())), ALICE, "1/off")
    at = table(over, status=Status.OVER if sheet.is_match else Status.PLAYING, sheet=sheet)
    news = [LoggedEvent(1, Played(WHITE, Roll(6, die), ()), ALICE) for die in (4, 3, 2, 1)]
    lines = table_panel(at, news, View()).text.splitlines()
    assert told in lines[2]
    assert lines[-1] == "-# The last turn · Alice 6-2: no move · Alice 6-1: no move"
    assert "6-3" not in "".join(lines)


def test_since_ones_turn_over_the_end_of_a_game() -> None:
    before = game_at("1:1 | 1:1", on_roll=BLACK, roll="21", terms=terms_at(FIVE, Score()))
    last = Played(BLACK, Roll(2, 1), played(before, BOB, "1/off").last_play.moves)  # type: ignore[union-attr]
    at = at_score(FIVE, win(BLACK))
    steps = [
        ReplayStep(1, last, BOB, before),
        ReplayStep(2, OpeningRolled(3, 1), None, Game.between(ALICE, BOB, at.game.terms)),
    ]
    panel = since_panel(at, steps, View(), WHITE)
    assert panel.text.splitlines() == [
        "### Since your turn",
        "Bob 2-1: 1/off",
        "Game 1: Bob wins a single game: 1 point. Alice 0, Bob 1.",
        "Opening roll 3-1: Alice starts",
        "**<@101> to play 3-1.**",
    ]
    then, now = (picture.diagram for picture in panel.pictures)
    assert (then.headline, then.top.score, then.top.checkers[1]) == ("Bob 2-1: 1/off", "1/5", 0)
    assert (now.headline, now.top.score) == ("Alice to play 3-1", "1/5")


def test_each_board_since_ones_turn_is_the_one_after_a_play_and_all_number_the_points_alike() -> None:
    game, steps = game_at(START, roll="31"), []
    turns = ((ALICE, "8/5 6/5", "62"), (BOB, "24/18 13/11", "41"), (ALICE, "24/23 13/9", "55"))
    for player, play, dice in turns:
        assert game.roll is not None
        events = act(game, player, MakePlay(parse_play(play, game.position, game.roll)), no_dice)
        following = (*events, Rolled(game.on_roll.other, Roll(int(dice[0]), int(dice[1]))))  # type: ignore[union-attr]
        for event in following:
            steps.append(ReplayStep(1, event, player, game))
            game = apply(game, event)
    pictures = [each.diagram for each in since_panel(table(game), steps, View(BLACK), BLACK).pictures]
    assert [each.headline for each in pictures] == [
        "Alice 3-1: 8/5 6/5",
        "Bob 6-2: 24/18 13/11",
        "Bob to play 5-5",
    ]
    assert [each.top.checkers[5] for each in pictures] == [2, 2, 2]
    assert [each.bottom.checkers[24] for each in pictures] == [2, 1, 1]
    assert [each.top.checkers[24] for each in pictures] == [2, 2, 1]
    assert {(each.numbered_for, each.is_before_play) for each in pictures} == {(render.Seat.BOTTOM, False)}


def test_dead_and_absent_cubes_are_not_offered() -> None:
    crawford = at_score(FIVE, win(WHITE, 4), roll="")
    ahead = at_score(FIVE, win(WHITE, 4), win(BLACK), roll="")
    behind = at_score(FIVE, win(BLACK, 4), win(WHITE), roll="")
    assert [SharedButton.DOUBLE in button_kinds(at)[-1] for at in (crawford, ahead, behind)] == [
        False,
        False,
        True,
    ]


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
        "-# The last turn · Alice 2-1: 1/off",
    ]
    assert diagram(at, View()).headline == "Alice wins a gammon: 2 points"
    assert button_kinds(at) == [
        [HeadsUpButton.NEXT, HeadsUpButton.END],
        [SharedButton.FLIP, HeadsUpButton.SHEET],
    ]


def test_the_end_of_a_session_says_how_it_stands_with_the_score_of_every_game() -> None:
    at = won_by_alice(MONEY, win(BLACK, 4), win(WHITE), status=Status.OVER)
    assert table_panel(at, (), View()).text.splitlines()[1:] == [
        "-# Money session · 3 games",
        "**The session is over after 3 games. Bob leads by 1 point.**",
        "Alice wins a gammon: 2 points. Bob had borne off no checkers.",
        "-# Game by game, Alice first: 0\u20114 · 1\u20114 · 3\u20114 gammon",
        ONCE_MORE,
        "-# The last turn · Alice 2-1: 1/off",
    ]
    assert button_kinds(at) == [
        [HeadsUpButton.REMATCH, SharedButton.FLIP, HeadsUpButton.SHEET, SharedButton.ANALYSE]
    ]


def test_the_end_of_a_match_announces_the_winner_with_the_score_of_every_game() -> None:
    at = won_by_alice(FIVE, win(WHITE, 3), win(BLACK, 2, WinKind.GAMMON), win(BLACK, 2))
    assert at.status is Status.OVER
    assert table_panel(at, (), View()).text.splitlines() == [
        "### Alice and Bob",
        "-# 5-point match · 4 games",
        "**<@101> wins the match 5-4 against <@102>.**",
        "Alice wins a gammon: 2 points. Bob had borne off no checkers.",
        "-# Game by game, Alice first: 3\u20110 · 3\u20112 gammon · 3\u20114 · 5\u20114 gammon",
        ONCE_MORE,
        "-# The last turn · Alice 2-1: 1/off",
    ]
    assert diagram(at, View()).headline == "Alice wins the match"
    assert (diagram(at, View()).bottom.score, diagram(at, View()).top.score) == ("5/5", "4/5")


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
    at = replace(
        at, players={key: replace(each, display_name=LONGEST_NAME) for key, each in at.players.items()}
    )
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
        [SharedButton.FLIP, HeadsUpButton.SHEET, SharedButton.ANALYSE]
    ]
