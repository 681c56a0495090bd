"""The gateway drops and is resumed: what the bot hears twice it carries out once."""

from datetime import timedelta

from bot.play.display.panel import SharedButton
from tests.faults.calls import Kind
from tests.faults.failures import Fault
from tests.faults.faulty_discord import FaultyDiscord, until

A_WHILE = timedelta(minutes=10)


async def test_a_press_that_is_heard_again_after_a_resume_is_carried_out_once(faulty: FaultyDiscord) -> None:
    await faulty.seat()
    faulty.dice.will_fall("31 66")
    await faulty.handled(faulty.press(faulty.alice, faulty.live, SharedButton.ROLL))
    faulty.server.drop_gateway(repeats=1)
    await faulty.bot.wait_for("interaction")
    await faulty.settle()
    await faulty.check_done_once()
    assert faulty.dice.thrown == [3, 1]


async def test_a_command_that_is_heard_again_while_it_is_carried_out_is_carried_out_once(
    faulty: FaultyDiscord,
) -> None:
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.POST, Fault(delay=0.5, is_written=True))
    first = faulty.slash(faulty.alice, "play", play="8/5 6/5")
    await until(lambda: faulty.server.called(Kind.POST) > 0)
    faulty.server.drop_gateway(repeats=1)
    await faulty.bot.wait_for("interaction")
    await faulty.settle()
    await faulty.let_pass(A_WHILE)
    await faulty.check_done_once()
    assert faulty.pings == [faulty.bob.id]
    assert faulty.said(first).startswith("Alice 3-1: 8/5 6/5")


async def test_what_happened_while_the_gateway_was_down_is_heard_at_the_resume(faulty: FaultyDiscord) -> None:
    await faulty.seat(roll="31")
    faulty.server.drop_gateway()
    await faulty.play()
    await faulty.check_done_once()
    assert faulty.pings == [faulty.bob.id]
