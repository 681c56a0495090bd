"""Replays: which games can be looked at again, which frames there are, and where their buttons lead."""

from dataclasses import replace

import pytest

from bot.engine import (
    Answer,
    AnswerOffer,
    Doubled,
    Dropped,
    Event,
    Game,
    OfferDouble,
    OfferResignation,
    OpeningRolled,
    Played,
    ResignationAccepted,
    ResignationOffered,
    Roll,
    Rolled,
    RuleSheet,
    Score,
    Side,
    Taken,
    Terms,
    WinKind,
    apply,
    parse_play,
)
from bot.engine.keys import FIRST_CUBE
from bot.play.base.errors import NoSuchGame, NotBegun
from bot.play.base.table import Status
from bot.play.display.panel import Button, Panel, ReplayCursor, SharedButton, parse_cursor
from bot.play.display.picture import View
from bot.play.heads_up.challenges import withdraw
from bot.play.heads_up.replays import Frame, Replay, ReplayPages, frames_of, replay_of, replay_panel
from bot.play.heads_up.table import HeadsUpTable, ReplayStep
from tests.engine.games import ALICE as ALICE_KEY
from tests.engine.games import BOB as BOB_KEY
from tests.play.harness import ALICE, BOB, Harness
from tests.play.heads_up.tables import table

OPENING = OpeningRolled(3, 1)
TAKEN = (Doubled(Side.BLACK, 0, 2), Taken(Side.WHITE, 0, ALICE_KEY, 2))
DROPPED = (Doubled(Side.BLACK, 0, 2), Dropped(Side.WHITE, 0, ALICE_KEY, 1))


async def replayed(harness: Harness, table: HeadsUpTable, number: int | None = None) -> Replay:
    return await harness.run(replay_of, await harness.load(table), number)


async def drop_a_game(harness: Harness, table: HeadsUpTable) -> HeadsUpTable:
    """Let Alice play, Bob double, and Alice pass; the next game of a match opens with 6-5."""
    await harness.plays(ALICE, table)
    await harness.act(BOB, table, OfferDouble())
    return (await harness.act(ALICE, table, AnswerOffer(FIRST_CUBE, Answer.DROP), "65")).table


async def test_a_running_game_is_replayed_as_far_as_it_is(harness: Harness) -> None:
    table = await harness.plays(ALICE, await harness.start())
    await harness.rolls(BOB, table, "62")
    replay = await replayed(harness, table)
    assert [type(step.event) for step in replay.steps] == [OpeningRolled, Played, Rolled]
    assert replay.table == await harness.load(table)
    assert apply(replay.steps[-1].before, replay.steps[-1].event) == replay.table.game
    assert (replay.number, replay.games) == (1, 1)


async def test_an_earlier_game_of_a_match_is_shown_at_its_own_score(harness: Harness) -> None:
    sheet = RuleSheet(length=5)
    table = await harness.start(sheet=sheet)
    await drop_a_game(harness, table)
    first, second = [await replayed(harness, table, number) for number in (1, 2)]
    assert [type(step.event) for step in first.steps] == [OpeningRolled, Played, Doubled, Dropped]
    assert first.table.state.score == Score(0, 0)
    assert (first.table.number, first.table.score) == (1, Score(0, 1))
    assert [type(step.event) for step in second.steps] == [OpeningRolled]
    assert second.table.state.score == Score(0, 1)
    assert (first.games, second.games) == (2, 2)


async def test_without_a_number_it_is_the_game_in_play_or_of_what_is_over_the_first(harness: Harness) -> None:
    table = await harness.start(sheet=RuleSheet(length=2))
    assert (await drop_a_game(harness, table)).status is Status.PLAYING
    assert (await replayed(harness, table)).number == 2
    over = await harness.act(ALICE, table, OfferResignation(WinKind.SINGLE))
    assert over.table.status is Status.OVER
    assert (await replayed(harness, table)).number == 1


@pytest.mark.parametrize("number", [0, 2, 99])
async def test_a_game_that_the_table_has_not_is_refused(harness: Harness, number: int) -> None:
    table = await harness.start()
    with pytest.raises(NoSuchGame) as refusal:
        await replayed(harness, table, number)
    assert refusal.value.table == table


async def test_before_the_game_there_is_nothing_to_replay(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    with pytest.raises(NotBegun):
        await replayed(harness, table)
    await harness.does(ALICE, withdraw, table)
    with pytest.raises(NotBegun):
        await replayed(harness, table)


def opening_play() -> Played:
    """Alice's 3-1: 8/5 6/5."""
    game = Game.between(ALICE_KEY, BOB_KEY)
    roll = Roll(3, 1)
    return Played(Side.WHITE, roll, parse_play("8/5 6/5", game.position, roll).moves)


PLAY = opening_play()


def stepped(*events: Event, terms: Terms | None = None) -> tuple[Game, tuple[ReplayStep, ...]]:
    """A game after those events, and its steps."""
    game, steps = Game.between(ALICE_KEY, BOB_KEY, terms), []
    for event in events:
        steps.append(ReplayStep(1, event, None if isinstance(event, OpeningRolled) else ALICE_KEY, game))
        game = apply(game, event)
    return game, tuple(steps)


def reel(
    *events: Event, games: int = 1, number: int = 1, kind: SharedButton = SharedButton.REPLAY
) -> ReplayPages:
    game, steps = stepped(*events)
    return ReplayPages(table(game), kind, number, games, frames_of(game, steps))


def shown(*events: Event) -> list[str]:
    """Return the event of each frame, the last of several."""
    return [type(frame.steps[-1].event).__name__ if frame.steps else "now" for frame in reel(*events).frames]


def panel(made: ReplayPages, index: int) -> Panel:
    return replay_panel(made, index, View())


def leads_to(made: ReplayPages, index: int) -> dict[str, ReplayCursor | None]:
    """Where the buttons of a frame lead, by their labels."""
    buttons: list[Button] = [button for row in panel(made, index).rows for button in row]
    return {button.label: parse_cursor(button.argument) for button in buttons}


@pytest.mark.parametrize(
    ("events", "frames"),
    [
        ((), ["now"]),
        ((OpeningRolled(2, 2),), ["now"]),
        ((OPENING,), ["OpeningRolled"]),
        ((OpeningRolled(2, 2), OPENING), ["OpeningRolled"]),
        ((OPENING, PLAY), ["OpeningRolled", "Played", "now"]),
        ((OPENING, PLAY, Rolled(Side.BLACK, Roll(6, 2))), ["OpeningRolled", "Played", "now"]),
        ((OPENING, PLAY, *TAKEN), ["OpeningRolled", "Played", "Doubled", "Taken"]),
        (
            (OPENING, PLAY, *TAKEN, Rolled(Side.BLACK, Roll(6, 2))),
            ["OpeningRolled", "Played", "Doubled", "Taken", "now"],
        ),
        ((OPENING, PLAY, *DROPPED), ["OpeningRolled", "Played", "Doubled", "Dropped"]),
    ],
)
def test_there_is_a_frame_for_the_opening_each_play_and_each_cube_action_and_for_what_is_still_to_come(
    events: tuple[Event, ...], frames: list[str]
) -> None:
    assert shown(*events) == frames


def test_a_play_is_shown_on_the_board_before_it_and_a_cube_action_after_it() -> None:
    game, steps = stepped(OPENING, PLAY, *TAKEN)
    frames = frames_of(game, steps)
    assert [frame.game for frame in frames] == [steps[1].before, steps[1].before, steps[3].before, game]


def test_ties_of_the_opening_are_told_with_it() -> None:
    text = panel(reel(OpeningRolled(2, 2, cube=2), OPENING), 0).text
    assert "**Opening roll 2-2: automatic double to 2, roll again**" in text
    assert "**Opening roll 3-1: Alice starts**" in text


def test_a_frame_says_who_the_score_before_the_game_its_number_and_what_happens() -> None:
    made = reel(OPENING, PLAY, number=2, games=3)
    state = replace(made.table.state, score=Score(1, 2))
    made = replace(made, table=replace(made.table, state=state))
    assert panel(made, 1).text.splitlines() == [
        "### Alice 1, Bob 2",
        "-# #17 · Money session · game 2 of 3",
        "**Alice 3-1: 8/5 6/5**",
        "-# 2 of 3 · `XGID=-b----E-C---eE---c-e----B-:0:0:1:31:1:2:0:0:10`",
    ]


def test_an_import_says_that_it_is_one() -> None:
    made = reel(OPENING, kind=SharedButton.REPLAY_IMPORT)
    assert panel(made, 0).text.splitlines()[1] == "-# Imported · Money session · game 1 of 1"
    assert {button.kind for row in panel(made, 0).rows for button in row} == {SharedButton.REPLAY_IMPORT}


def test_the_last_frame_tells_how_the_game_ended_and_its_picture_shows_the_new_score() -> None:
    last = panel(reel(OPENING, PLAY, *DROPPED), 3)
    assert last.text.splitlines()[2:4] == [
        "**Alice passes: Bob wins 1 point**",
        "**Bob wins a single game: 1 point. Alice passed.**",
    ]
    assert last.pictures[0].diagram.top.score == "+1"


def test_the_last_frame_of_what_came_to_no_end_says_so() -> None:
    made = reel(OPENING, PLAY)
    closed = replace(made, table=replace(made.table, status=Status.CLOSED))
    assert "has erased their data" in panel(closed, 2).text
    assert "has erased their data" not in panel(closed, 1).text


def test_arrows_are_those_of_a_play_and_none_of_a_cube_action() -> None:
    made = reel(OPENING, PLAY, *TAKEN, Rolled(Side.BLACK, Roll(6, 2)))
    diagrams = [panel(made, index).pictures[0].diagram for index in range(len(made.frames))]
    assert [len(diagram.last_play) for diagram in diagrams] == [0, 2, 0, 0, 2]
    assert [diagram.is_before_play for diagram in diagrams] == [False, True, False, False, False]


def test_a_play_is_described_before_the_board_that_it_is_made_on() -> None:
    alt = panel(reel(OPENING, PLAY), 1).pictures[0].alt
    assert alt.startswith("Alice 3-1: 8/5 6/5. The board before it: Alice to play 3-1.")


def test_notes_stand_below_the_first_frame_and_below_the_last() -> None:
    made = replace(reel(OPENING, PLAY), opening_notes=("2 notes",), closing_note="It breaks off.")
    texts = [panel(made, index).text for index in range(3)]
    assert ["2 notes" in text for text in texts] == [True, False, False]
    assert ["It breaks off." in text for text in texts] == [False, False, True]


def test_buttons_lead_on_and_back_and_those_at_the_ends_lead_where_one_is() -> None:
    made = reel(OPENING, PLAY)
    assert leads_to(made, 0) == {
        "⏮": ReplayCursor(1, 0),
        "◀": ReplayCursor(1, 0),
        "▶": ReplayCursor(1, 1),
        "⏭": ReplayCursor(1, 2),
    }
    assert leads_to(made, 2) == {
        "⏮": ReplayCursor(1, 0),
        "◀": ReplayCursor(1, 1),
        "▶": ReplayCursor(1, 2),
        "⏭": ReplayCursor(1, 2),
    }


def test_buttons_to_cubes_are_there_where_the_game_has_any() -> None:
    made = reel(OPENING, PLAY, *TAKEN)
    cubes = [(leads_to(made, at)["Previous cube"], leads_to(made, at)["Next cube"]) for at in range(4)]
    assert [(back.frame, on.frame) for back, on in cubes if back and on] == [(0, 2), (1, 2), (2, 3), (2, 3)]


def test_buttons_to_games_are_there_where_there_are_several() -> None:
    middle = leads_to(reel(OPENING, number=2, games=3), 0)
    assert (middle["Previous game"], middle["Next game"]) == (ReplayCursor(1), ReplayCursor(3))
    last = leads_to(reel(OPENING, number=3, games=3), 0)
    assert last["Next game"] == ReplayCursor(3)


def test_no_two_buttons_of_a_frame_are_the_same() -> None:
    made = reel(OPENING, PLAY, *DROPPED, number=2, games=3)
    for index in range(len(made.frames)):
        arguments = [button.argument for row in panel(made, index).rows for button in row]
        assert len(set(arguments)) == len(arguments) == 8


def test_no_cube_is_looked_for_where_a_game_without_one_is_resigned() -> None:
    resigned = ResignationOffered(Side.BLACK, BOB_KEY, WinKind.SINGLE)
    made = reel(OPENING, PLAY, resigned, ResignationAccepted(Side.WHITE, ALICE_KEY))
    assert len(made.frames) == 4
    assert not {"Previous cube", "Next cube"} & leads_to(made, 1).keys()


@pytest.mark.parametrize(
    "argument", ["", "1", "1.2", "1.2.", "a.b.on", "1.2.3", "-1.0.on", "1.0.on.x", "1" * 6 + ".0.on"]
)
def test_a_spot_that_we_do_not_write_is_none(argument: str) -> None:
    assert parse_cursor(argument) is None


def test_a_frame_without_steps_is_neither_a_play_nor_a_cube_action() -> None:
    frame = Frame(Game.between(ALICE_KEY, BOB_KEY))
    assert frame.play is None
    assert not frame.is_cube_action
