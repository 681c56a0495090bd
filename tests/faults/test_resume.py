"""The gateway drops and is resumed: what the bot hears twice it carries out once."""

from datetime import timedelta
from pathlib import Path

from bot.play.panel import Kind as ButtonKind
from tests.engine.games import game_at
from tests.faults.calls import Kind
from tests.faults.failures import Fault
from tests.faults.faulty_discord import FaultyDiscord, open_faulty_discord, until
from tests.faults.hurried_time import hurry

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
A_WHILE = timedelta(minutes=10)


async def check_done_once(faulty: FaultyDiscord) -> None:
    table = await faulty.table()
    stored = await faulty.database.run(lambda uow: uow.events.since(table.id, -1))
    assert (table.version, len(stored)) == (1, 1)
    (live,) = (message for message in faulty.messages() if message.is_live)
    assert (live.id, live.version) == (table.live_message, 1)


async def roll_heard_again_later(folder: Path) -> None:
    async with open_faulty_discord(folder) as faulty:
        await faulty.seat(game_at(START))
        (live,) = faulty.messages()
        faulty.dice.will_fall("31 66")
        await faulty.handled(faulty.press(faulty.alice, live, ButtonKind.ROLL))
        faulty.server.drop_gateway(repeats=1)
        await faulty.bot.wait_for("interaction")
        await faulty.settle()
        await check_done_once(faulty)
        assert faulty.dice.thrown == [3, 1]


def test_a_press_that_is_heard_again_after_a_resume_is_carried_out_once(tmp_path: Path) -> None:
    hurry(roll_heard_again_later(tmp_path))


async def play_heard_again_meanwhile(folder: Path) -> None:
    async with open_faulty_discord(folder) as faulty:
        await faulty.seat(game_at(START, roll="31"))
        faulty.server.fail(Kind.POST, Fault(delay=0.5, is_written=True))
        first = faulty.slash(faulty.alice, "play", play="8/5 6/5")
        await until(lambda: any(call.kind is Kind.POST for call in faulty.server.calls))
        faulty.server.drop_gateway(repeats=1)
        await faulty.bot.wait_for("interaction")
        await faulty.settle()
        await faulty.let_pass(A_WHILE)
        await check_done_once(faulty)
        assert faulty.pings == [faulty.bob.id]
        assert faulty.said(first).startswith("Alice 3-1: 8/5 6/5")


def test_a_command_that_is_heard_again_while_it_is_carried_out_is_carried_out_once(tmp_path: Path) -> None:
    hurry(play_heard_again_meanwhile(tmp_path))


async def missed_while_away(folder: Path) -> None:
    async with open_faulty_discord(folder) as faulty:
        await faulty.seat(game_at(START, roll="31"))
        faulty.server.drop_gateway()
        await faulty.handled(faulty.slash(faulty.alice, "play", play="8/5 6/5"))
        await check_done_once(faulty)
        assert faulty.pings == [faulty.bob.id]


def test_what_happened_while_the_gateway_was_down_is_heard_at_the_resume(tmp_path: Path) -> None:
    hurry(missed_while_away(tmp_path))
