"""Automatic actions for people who have chosen nothing, in games of two and in chouettes, on Discord."""

from bot.engine import STARTS, MakePlay, RuleSheet, legal_actions
from bot.engine.chouette import ChouettePhase, Need, only_choice
from bot.play.base.table import Status
from tests.discord.chouette import Chouette
from tests.discord.players import ByButtons, start_game
from tests.discord.simulated_server import SimulatedServer
from tests.discord.table_checks import TableChecks

THREE = ("Alice", "Bob", "Carol")


async def test_in_a_whole_match_nobody_is_asked_where_there_is_nothing_to_decide(
    new_server: SimulatedServer,
) -> None:
    hand, asked = ByButtons(new_server), 0
    await start_game(new_server, "31", hand, RuleSheet(length=1, start=STARTS["hypergammon"]))
    checks = TableChecks(new_server)
    table = await checks.look()
    while table.status is Status.PLAYING:
        (player,) = table.must_act
        plays = [action for action in legal_actions(table.game, player) if isinstance(action, MakePlay)]
        assert len(plays) > 1
        await hand.act(min(plays, key=lambda action: action.play.after.own_pips))
        table = await checks.look(player)
        asked += 1
    assert asked > 5


async def test_the_box_of_a_chouette_is_mentioned_to_play_what_was_rolled_for_it(new_three: Chouette) -> None:
    await new_three.begin(THREE, "654131")
    await new_three.doubles("Alice")
    await new_three.presses("Carol", "Take")
    new_three.server.dice.will_fall("43")
    await new_three.presses("Bob", "Take")
    await new_three.plays("Alice")
    new_three.server.dice.will_fall("62")
    await new_three.presses("Bob", "Roll")
    new_three.server.dice.will_fall("51")
    before = len(new_three.pinged())
    await new_three.plays("Bob")
    assert "Box rolls 5-1 (automatically)" in new_three.board.text
    assert f"<@{new_three.people['Alice'].id}> to play 5-1" in new_three.board.text
    assert new_three.pinged()[before:] == ["Alice"]


async def test_in_a_whole_game_of_a_chouette_nobody_is_asked_where_there_is_nothing_to_decide(
    new_three: Chouette,
) -> None:
    await new_three.start(THREE, "654131", start="hypergammon")
    asked, before = 0, len(new_three.pinged())
    while (table := await new_three.table()).chouette.phase is not ChouettePhase.BETWEEN:
        assert only_choice(table.chouette) is None
        waiting = table.waiting[0]
        name = table.players[waiting.player].name
        match waiting.need:
            case Need.ROLL if (
                any(each.startswith("Double all") for each in new_three.board.labels) and name == "Alice"
            ):
                await new_three.doubles(name)
            case Need.ROLL:
                await new_three.presses(name, "Roll")
            case Need.ANSWER:
                await new_three.presses(name, "Take")
            case _:
                await new_three.plays(name)
        asked += 1
    assert asked > 5
    assert len(new_three.pinged()) - before <= asked
