"""The bot itself as a player of a chouette: two people and it are three."""

from collections import deque
from collections.abc import AsyncIterator
from contextlib import nullcontext
from datetime import timedelta
from pathlib import Path

import pytest

from bot.analysis import CubeAction, EvaluatorFailed, EvaluatorMissing, Level, Situation
from bot.engine import Answer, OfferDouble, Side, format_play
from bot.engine.chouette import ChouettePhase, NameProxy, legal_actions
from bot.engine.chouette.actions import AcceptProposal, ProposeSettlement
from bot.play.base.table import Status
from bot.play.chouette.bot_player import AskedToSettle
from bot.play.chouette.table import ChouetteTable, advising_team
from tests.discord.chouette import AT_ONCE, Chouette, open_chouette
from tests.discord.strong_player import StrongPlayer
from tests.engine.chouette.story import Story, number

CALLED = "Barpoint \\(casual\\)"
CREW, CAPTAIN, BOX = "65 43", "64 53", "45 63"
"""The dice for the order, as Alice, Bob and the bot joined, by what the bot becomes."""
SOON = timedelta(seconds=30)
DAY = timedelta(days=1)


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Chouette]:
    async with open_chouette(tmp_path, ("Alice", "Bob")) as chouette:
        yield chouette


@pytest.fixture
def strong(two: Chouette) -> StrongPlayer:
    assert isinstance(two.server.evaluator, StrongPlayer)
    return two.server.evaluator


async def seat(two: Chouette, level: str = "casual") -> None:
    await two.presses("Alice", level, await two.presses("Alice", "Seat the bot"))


async def start(two: Chouette, order: str = CREW, opening: str = "31", **options: object) -> None:
    """Let Alice open a chouette, Bob and the bot join, and the game begin; "31" is 3 for the box."""
    await two.types("Alice", "chouette start", **{**AT_ONCE, **options})
    await two.presses("Bob", "Join")
    await seat(two)
    two.server.dice.will_fall(f"{order} {opening}")
    await two.presses("Alice", "Start")


async def bot_player(two: Chouette) -> int:
    (found,) = (await two.table()).bot_players
    return found


def sealed(table: ChouetteTable) -> list[Answer | None]:
    return [each.answer for each in table.chouette.current.answers]


async def test_the_host_is_told_that_the_bot_has_joined(two: Chouette) -> None:
    await two.types("Alice", "chouette start")
    told = await two.presses("Alice", "casual", await two.presses("Alice", "Seat the bot"))
    assert told is not None
    assert told.text.startswith(f"{CALLED} joins\n")


async def test_the_bot_is_told_with_how_many_checkers_a_game_began(
    two: Chouette, strong: StrongPlayer
) -> None:
    await start(two, BOX, start="hypergammon")
    situations = [each[0] for each in strong.asked if Level.CASUAL in each]
    assert {each.rules.checkers for each in situations if isinstance(each, Situation)} == {3}


async def test_before_the_first_game_the_button_that_begins_it_says_start(two: Chouette) -> None:
    await two.types("Alice", "chouette start")
    await two.presses("Bob", "Join")
    told = await two.presses("Alice", "casual", await two.presses("Alice", "Seat the bot"))
    assert told.labels[0] == "Start"
    await two.presses("Alice", "Start", told)
    assert (await two.table()).chouette.number == 1


async def test_the_host_seats_the_bot_and_sends_it_away(two: Chouette) -> None:
    await two.types("Alice", "chouette start")
    await seat(two)
    assert f"{CALLED}" in two.board.text
    assert "Seat the bot" not in two.board.labels
    assert "Start" not in two.board.labels, "one person and the bot are too few"
    await two.presses("Alice", "Send the bot away")
    assert CALLED not in two.board.text
    await seat(two, "expert")
    assert "Barpoint \\(expert\\)" in two.board.text


async def test_without_a_strong_player_nobody_is_seated(two: Chouette, strong: StrongPlayer) -> None:
    await two.types("Alice", "chouette start")
    with strong.failing(EvaluatorMissing("bgsage")):
        told = await two.presses("Alice", "Seat the bot")
    assert "my backgammon engine is not installed" in told.text


async def test_as_crew_it_doubles_before_the_captain_rolls_and_nobody_sees_it(
    two: Chouette, strong: StrongPlayer
) -> None:
    await start(two)
    strong.cubes.append(CubeAction.DOUBLE)
    before = two.board.id
    await two.plays("Alice")
    table = await two.table()
    assert table.chouette.current.doubling.offers == (1,)
    assert await two.awaited() == ["Bob"]
    assert "doubles" not in two.board.text
    assert two.board.id != before
    assert two.pinged()[-1] == "Bob"
    await two.presses("Bob", "Roll")
    assert await two.awaited() == ["Alice"]
    assert f"{CALLED} doubles" in two.board.text


async def test_its_answer_is_sealed_like_a_persons(two: Chouette, strong: StrongPlayer) -> None:
    await start(two)
    await two.plays("Alice")
    two.server.dice.will_fall("31")
    await two.presses("Bob", "Roll")
    await two.plays("Bob")
    strong.cubes.append(CubeAction.PASS)
    told = len(two.told.get("Alice", []))
    await two.doubles("Alice")
    table = await two.table()
    assert sealed(table) == [Answer.DROP]
    assert sealed(table.seen_by(None)) == [None]
    assert await two.awaited() == ["Bob"]
    said = [two.board.text, *(each.text for each in two.told.get("Alice", [])[told:])]
    said += two.board.alt_texts
    assert not any(f"{CALLED} passes" in each or "Barpoint (casual) passes" in each for each in said)
    two.server.dice.will_fall("52")
    await two.presses("Bob", "Take")
    assert f"{CALLED} passes" in two.board.text


async def test_as_captain_it_lets_the_others_double_first(two: Chouette) -> None:
    await start(two, CAPTAIN)
    await two.plays("Alice")
    table = await two.table()
    assert table.chouette.phase is ChouettePhase.CUBE
    assert await two.awaited() == ["Bob"]
    two.server.dice.will_fall("31")
    await two.presses("Bob", "Release roll")
    assert await two.awaited() == ["Alice"]
    assert f"{CALLED}" in two.board.text
    last = (await two.table()).game.last_play
    assert last is not None
    assert last.side is Side.BLACK


async def test_as_captain_it_asks_nobody_who_was_silent(two: Chouette) -> None:
    await start(two, CAPTAIN)
    await two.plays("Alice")
    two.server.dice.will_fall("31")
    await two.server.let_pass(DAY / 2 + SOON)
    assert await two.awaited() == ["Alice"]
    two.server.dice.will_fall("52 41")
    await two.presses("Alice", "Roll")
    await two.plays("Alice")
    assert await two.awaited() == ["Alice"]


async def test_as_captain_it_is_advised_by_nobody(two: Chouette) -> None:
    await start(two, CAPTAIN)
    table = await two.table()
    assert advising_team(table.chouette) == (await bot_player(two),)
    assert (await two.types("Bob", "chouette suggest", play="8/5 6/5")).is_private
    assert table.state.team_thread is None


async def test_it_advises_nobody_and_is_no_proxy(two: Chouette) -> None:
    await start(two)
    table, bot = await two.table(), await bot_player(two)
    assert advising_team(table.chouette) == (table.chouette.current.captain,)
    assert table.state.team_thread is None
    bob = table.chouette.current.captain
    assert NameProxy(bot) not in legal_actions(table.chouette, bob)
    assert (await two.types("Bob", "chouette suggest")).is_private


async def test_in_the_box_it_answers_cube_by_cube(two: Chouette, strong: StrongPlayer) -> None:
    await start(two, BOX, "13")  # the team begins, with Bob
    await two.plays("Bob")
    assert await two.awaited() == ["Bob"]  # the box has rolled and played
    await two.presses("Bob", "Double")
    await two.presses("Alice", "Double")
    strong.cubes.extend([CubeAction.TAKE, CubeAction.PASS])
    two.server.dice.will_fall("52")
    await two.presses("Bob", "Roll")
    game = (await two.table()).game
    results = [bet.result for bet in game.bets]
    assert results[0] is None
    assert results[1] is not None
    assert game.cubes[0].value == 2


async def test_in_the_box_it_doubles_whom_it_likes(two: Chouette, strong: StrongPlayer) -> None:
    await start(two, BOX, "13")
    strong.cubes.extend([CubeAction.NO_DOUBLE, CubeAction.DOUBLE])
    await two.plays("Bob")
    game = (await two.table()).game
    assert [cube.offer is not None for cube in game.cubes] == [False, True]
    assert await two.awaited() == ["Alice"]


async def test_several_games_with_the_bot_as_crew_captain_and_box(
    two: Chouette, strong: StrongPlayer
) -> None:
    """Each game ends by passes, so that the box goes round."""
    await start(two)
    roles = []
    for _ in range(4):
        table, bot = await two.table(), await bot_player(two)
        current = table.chouette.current
        roles.append("box" if current.box == bot else "captain" if current.captain == bot else "crew")
        await _to_settlement(two, strong)
        table = await two.table()
        assert table.chouette.phase is ChouettePhase.BETWEEN
        assert sum(table.score.values()) == 0
        two.server.dice.will_fall("31")
        await two.presses("Alice", "Next game")
    assert {"box", "captain", "crew"} <= {*roles}
    shown = await two.types("Bob", "chouette ledger")
    assert "Barpoint (casual)" in shown.text


async def _to_settlement(two: Chouette, strong: StrongPlayer) -> None:
    """The team doubles as one as soon as it may, and the box passes."""
    for _ in range(12):
        table = await two.table()
        if table.chouette.in_play is None:
            return
        is_teams, strong.cubes = table.game.on_roll is Side.BLACK, deque()
        if table.chouette.current.box == await bot_player(two):
            strong.cubes.extend([CubeAction.PASS] * 2 * is_teams)
        elif not is_teams:
            strong.cubes.append(CubeAction.DOUBLE)
        who = table.players[table.must_act[0]].display_name
        if table.chouette.phase is ChouettePhase.MOVE:
            await two.plays(who)
        elif table.chouette.phase is ChouettePhase.ANSWER:
            await two.presses(who, "Pass all")
            await two.presses(who, "Confirm", two.told[who][-1])
        else:
            await _double(two, table, who)


async def _double(two: Chouette, table: ChouetteTable, who: str) -> None:
    for player in table.chouette.people:
        if any(isinstance(each, OfferDouble) for each in legal_actions(table.chouette, player)):
            await two.doubles(table.players[player].display_name, "Double")
    chouette = (await two.table()).chouette
    if chouette.phase is ChouettePhase.CUBE and chouette.current.captain not in chouette.machines:
        await two.presses(who, "Roll")


@pytest.mark.parametrize(("points", "is_accepted"), [(-1, False), (-2, True)])
async def test_it_settles_for_what_playing_on_is_worth(
    two: Chouette, strong: StrongPlayer, points: int, *, is_accepted: bool
) -> None:
    await start(two)
    plays = (await two.table()).game.plays
    strong.ratings = {format_play(each): -1.6 for each in plays}  # for the box, which is on roll
    await two.types("Alice", "chouette settle", points=points)
    bets = (await two.table()).game.bets
    assert (bets[1].result is not None) is is_accepted


@pytest.mark.parametrize(("points", "is_accepted"), [(-1, False), (-2, True)])
async def test_it_settles_for_as_many_points_as_a_turned_cube_makes_of_it(
    points: int, *, is_accepted: bool
) -> None:
    """Playing on, B wins 0.8 of a cube at 2 on average; the box, which is on roll, offers so many points."""
    story = Story("BCD").box_doubles("B").answer(b="take")
    story.do("A", ProposeSettlement(story.bet("B"), points))
    (proposal,) = story.in_play.proposals
    strong = StrongPlayer(ratings={format_play(each): -0.8 for each in story.game.plays})
    asked = AskedToSettle(number("B"), Level.CASUAL, story.chouette, proposal)
    (answer,) = await asked.decide(strong, "")
    assert isinstance(answer, AcceptProposal) is is_accepted


async def test_what_it_cannot_decide_now_it_decides_later(two: Chouette, strong: StrongPlayer) -> None:
    await start(two, CAPTAIN)
    await two.plays("Alice")
    two.server.dice.will_fall("31")
    with strong.failing(EvaluatorFailed("It died.")):
        await two.presses("Bob", "Release roll")
        assert await two.awaited() == ["Barpoint (casual)"]
    await two.server.restart()
    await two.server.let_pass(SOON)
    assert await two.awaited() == ["Alice"]
    assert two.pinged()[-1] == "Alice"


async def test_it_plays_on_plainly_where_the_strong_player_is_gone(
    two: Chouette, strong: StrongPlayer
) -> None:
    await start(two, CAPTAIN)
    await two.plays("Alice")
    two.server.dice.will_fall("31")
    with strong.failing(EvaluatorMissing("bgsage")):
        await two.presses("Bob", "Release roll")
    assert await two.awaited() == ["Alice"]


async def test_a_chouette_that_people_have_left_is_played_out_and_closes(two: Chouette) -> None:
    await start(two, CAPTAIN)
    await two.types("Bob", "chouette leave", sure=True)
    await two.types("Alice", "chouette leave", sure=True)
    await two.server.let_pass(SOON)
    table = await two.table()
    assert table.status is Status.OVER
    assert table.chouette.number == 1


async def test_who_settles_a_change_of_stake_are_the_people(two: Chouette) -> None:
    await start(two)
    await two.types("Alice", "chouette settings", stake=5)
    await two.presses("Bob", "Agree to stake 5")
    change = (await two.table()).chouette.change
    assert change is not None
    assert "everybody agreed" in two.board.text


@pytest.mark.parametrize(("is_there", "which"), [(True, "advanced"), (False, "plain")])
async def test_the_autopilot_plays_for_an_absent_captain_and_says_which_it_was(
    two: Chouette, strong: StrongPlayer, which: str, *, is_there: bool
) -> None:
    """Bob leaves, and the bot is sent away: nobody acts for the team."""
    await start(two)
    await two.presses("Alice", "Send the bot away", await two.presses("Alice", "My seat"))
    with nullcontext() if is_there else strong.failing(EvaluatorMissing("bgsage")):
        await two.plays("Alice")
        assert await two.awaited() == ["Bob"]
        two.server.dice.will_fall("41")
        await two.types("Bob", "chouette away", sure=True)
        await two.server.let_pass(SOON)
    assert await two.awaited() == ["Alice"]
    assert f"({which} autopilot)" in two.board.text
    assert len({each for each in strong.asked if Level.ADVANCED in each}) == 1


@pytest.mark.parametrize("may", [True, False])
async def test_for_an_absent_box_the_autopilot_doubles_if_it_may(
    two: Chouette, strong: StrongPlayer, *, may: bool
) -> None:
    """Alice goes away before it is her turn to double; Bob, the captain, has her double to answer."""
    await two.types("Alice", "settings me", autopilot_cube=may)
    await start(two)
    await two.plays("Alice")
    two.server.dice.will_fall("31")
    await two.presses("Bob", "Roll")
    await two.types("Alice", "chouette away", sure=True)
    strong.cubes.extend([CubeAction.DOUBLE] * may)
    two.server.dice.will_fall("" if may else "52")
    await two.plays("Bob")
    told = "Alice (advanced autopilot) doubles Bob to 2"
    assert (told in two.board.text) is may
    assert "The advanced autopilot plays for Alice" in two.board.text
    assert Level.ADVANCED in [each[2] for each in strong.asked if len(each) > 2]
    assert {cube.value for cube in (await two.table()).game.cubes} == {1}
    assert await two.awaited() == ["Bob"]


@pytest.mark.parametrize(("is_there", "which"), [(True, "advanced"), (False, "plain")])
async def test_it_answers_a_silent_members_double_if_it_may_and_says_which_it_was(
    two: Chouette, strong: StrongPlayer, which: str, *, is_there: bool
) -> None:
    """Bob, the captain, does not answer in time: by the rules that is a pass."""
    await two.types("Bob", "settings me", autopilot_cube=True)
    await start(two)
    await two.plays("Alice")
    two.server.dice.will_fall("31 52")
    await two.presses("Bob", "Roll")
    await two.plays("Bob")
    strong.cubes.append(CubeAction.PASS)  # the bot, of its own
    await two.doubles("Alice")
    with nullcontext() if is_there else strong.failing(EvaluatorMissing("bgsage")):
        await two.server.let_pass(DAY + SOON)
    assert f"Bob ({which} autopilot)" in two.board.text
    assert "Bob did not answer in time" in two.board.text
    assert (await two.table()).chouette.is_in_game is is_there  # else all have passed


async def test_a_late_captain_is_called_to_the_roll_that_was_made_for_them(two: Chouette) -> None:
    """Bob lends it the cube; the autopilot does not double, and rolls: the play is Bob's."""
    await two.types("Bob", "settings me", autopilot_cube=True)
    await start(two)
    await two.plays("Alice")
    two.server.dice.will_fall("31")
    await two.server.let_pass(DAY - SOON)
    before, pinged = two.board.id, len(two.pinged())
    await two.server.let_pass(SOON + SOON)
    assert (await two.table()).chouette.phase is ChouettePhase.MOVE
    assert await two.awaited() == ["Bob"]
    assert two.board.id != before
    assert two.pinged()[pinged:] == ["Bob"]


async def test_a_captain_is_called_to_the_roll_that_waited_for_the_autopilot(tmp_path: Path) -> None:
    """Carol is away, and lets it use her cube; Bob pressed Roll, and was answered before it was thrown."""
    three = ("Alice", "Bob", "Carol")
    async with open_chouette(tmp_path, three) as chouette:
        strong = chouette.server.evaluator
        assert isinstance(strong, StrongPlayer)
        await chouette.types("Carol", "settings me", autopilot_cube=True)
        await chouette.start(three, "6543 31")
        await chouette.plays("Alice")
        await chouette.types("Carol", "chouette away", sure=True)
        with strong.failing(EvaluatorFailed("It died.")):
            await chouette.presses("Bob", "Roll")
        assert "**Waiting for the autopilot.**" in chouette.board.text
        before, pinged = chouette.board.id, len(chouette.pinged())
        chouette.server.dice.will_fall("31")
        await chouette.server.let_pass(SOON)
        assert (await chouette.table()).chouette.phase is ChouettePhase.MOVE
        assert chouette.board.id != before
        assert chouette.pinged()[pinged:] == ["Bob"]


async def test_what_the_autopilot_owes_survives_a_restart(two: Chouette, strong: StrongPlayer) -> None:
    await two.types("Alice", "settings me", autopilot_cube=True)
    await start(two)
    await two.plays("Alice")
    two.server.dice.will_fall("31")
    await two.presses("Bob", "Roll")
    await two.types("Alice", "chouette away", sure=True)
    with strong.failing(EvaluatorFailed("It died.")):
        await two.plays("Bob")
    assert (await two.table()).chouette.phase is ChouettePhase.CUBE
    assert await two.awaited() == []
    strong.cubes.append(CubeAction.DOUBLE)
    await two.server.restart()
    await two.server.let_pass(SOON)
    assert "Alice (advanced autopilot) doubles Bob" in two.board.text
    assert two.pinged()[-1] == "Bob"
