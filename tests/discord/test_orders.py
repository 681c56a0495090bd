"""Standing orders on Discord: a private panel, and nothing of it anywhere else until an order acts."""

from simcord.actors import MemberActor

from bot.engine import Cube, RuleSheet, Side
from bot.play.base.standing_orders import Order
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.players import start_game
from tests.discord.seen import Seen, private, private_texts
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at
from tests.play.heads_up.tables import START

PANEL = """\
### Your standing orders in this session
Roll for me when I cannot double: off
Make my forced plays for me: off
Bear off for me once there is no contact: off
Roll for me in this game although I could double: off
Roll for me in this session although I could double: off
Ask me again after each hit: off
-# Once, in this game:
Double at the start of my next turn: off
Take the next double: off
Pass the next double: off
-# Only you see your orders. Switch any off before it acts; the log shows what it did.
-# Rolling for you ends when the cube comes to your side. A roll with no choice is played for you, \
without a ping.
-# Bear off takes off as many checkers as the roll allows. Between equal plays it keeps the most points \
occupied, then the lowest stacks, then the most checkers on low points."""


async def panel(server: SimulatedServer, member: MemberActor) -> Seen:
    return private(await member.slash(server.channel, "orders"))


async def switch(server: SimulatedServer, member: MemberActor, *orders: Order, way: str = "on") -> Seen:
    """Let somebody switch orders, one after the other; return the panel then."""
    seen = await panel(server, member)
    for order in orders:
        seen = private(await server.press(member, SharedButton.ORDER, seen, f"{order}.{way}"))
    return seen


def everything_public(server: SimulatedServer) -> str:
    """Return everything that all can read, or hear read, in the channel."""
    seen = server.messages()
    return "\n".join([*(each.text for each in seen), *(alt for each in seen for alt in each.alt_texts)])


async def everything_shown_to(server: SimulatedServer, member: MemberActor) -> str:
    """Return everything that a member finds, in private and in the files of the match."""
    answers = [
        await server.press(member, kind)
        for kind in (SharedButton.FLIP, HeadsUpButton.SINCE, HeadsUpButton.SHEET)
    ]
    answers += [await member.slash(server.channel, name) for name in ("board", "history", "replay", "export")]
    seen = [private(answer) for answer in answers]
    files = [await each.read() for answer in seen for each in answer.message.attachments]
    texts = [text for answer in seen for text in (answer.text, *answer.alt_texts)]
    readable = [file.decode(errors="replace") for file in files if not file.startswith(b"\x89PNG")]
    return "\n".join([*texts, *readable])


async def test_the_panel_lists_the_orders_and_switches_them(server: SimulatedServer) -> None:
    await start_game(server, "31")
    seen = await panel(server, server.bob)
    assert seen.is_private
    assert seen.text == PANEL
    assert seen.labels == [
        "Roll",
        "Forced plays",
        "Bear off",
        "Roll this game",
        "Roll this session",
        "Ask after hits",
        "Double next turn",
        "Take next",
        "Pass next",
    ]
    seen = private(await server.press(server.bob, SharedButton.ORDER, seen, "take.on"))
    assert "Take the next double: **on**" in seen.text
    assert "Take next ✓" in seen.labels
    seen = private(await server.press(server.bob, SharedButton.ORDER, seen, "take.off"))
    assert seen.text == PANEL


async def test_the_panel_is_a_press_away_from_ones_own_look_at_the_board(server: SimulatedServer) -> None:
    await start_game(server, "31")
    own = private(await server.press(server.bob, SharedButton.FLIP))
    assert private(await server.press(server.bob, HeadsUpButton.ORDERS, own)).text == PANEL
    looked = private(await server.press(server.carol, SharedButton.FLIP))
    assert looked.kinds == set()


async def test_nothing_of_an_order_is_public_before_it_acts(server: SimulatedServer) -> None:
    await start_game(server, "31")
    before, pings = everything_public(server), list(server.rest.pings)
    await switch(server, server.bob, Order.ROLL, Order.FORCED, Order.BEAR_OFF, Order.DOUBLE, Order.TAKE)
    assert (everything_public(server), server.rest.pings) == (before, pings)
    assert (await panel(server, server.alice)).text == PANEL
    for member in (server.alice, server.carol):
        assert "order" not in (await everything_shown_to(server, member)).lower()
    await switch(server, server.bob, Order.DOUBLE, way="off")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    assert "order" not in everything_public(server).lower()
    assert "take" not in everything_public(server).lower()


async def test_what_an_order_did_is_marked_in_the_log(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await switch(server, server.bob, Order.DOUBLE)
    await switch(server, server.alice, Order.TAKE)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    assert "Bob doubles to 2 (automatically)" in server.board.text
    assert "Alice takes at 2 (automatically)" in server.board.text
    assert server.rest.pings[-1] == server.bob.id


async def test_an_order_that_fits_acts_at_once_and_the_board_follows(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    seen, posts = await panel(server, server.alice), len(server.messages())
    server.dice.will_fall("62")
    await server.press(server.alice, SharedButton.ORDER, seen, "rolltable.on")
    assert "to play 6-2" in server.board.text
    assert len(server.messages()) == posts


async def test_an_order_replaces_the_one_that_it_contradicts(server: SimulatedServer) -> None:
    await start_game(server, "31")
    seen = await switch(server, server.bob, Order.ROLL, Order.TAKE)
    answer = private(await server.press(server.bob, SharedButton.ORDER, seen, f"{Order.PASS}.on"))
    on = PANEL.replace("Roll for me when I cannot double: off", "Roll for me when I cannot double: **on**")
    assert seen.text == on.replace("Take the next double: off", "Take the next double: **on**")
    assert answer.text == on.replace("Pass the next double: off", "Pass the next double: **on**")
    assert {f"{Order.TAKE}.on", f"{Order.PASS}.off"} < {act.argument for act in answer.acts}
    assert (await panel(server, server.bob)).text == answer.text


async def test_an_order_for_a_next_time_is_refused_when_the_time_is_now(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    seen = await panel(server, server.alice)
    answer = private_texts(await server.press(server.alice, SharedButton.ORDER, seen, "double.on"))
    assert "Your turn has begun: double or roll by hand. You can give this order after your roll." in answer
    seen = await panel(server, server.bob)
    await server.double(server.alice)
    answer = private_texts(await server.press(server.bob, SharedButton.ORDER, seen, "take.on"))
    assert (
        "You have been doubled: press **Take** or **Pass** now. The order is for the next double." in answer
    )
    await server.bob.slash(server.channel, "pass", sure=True)
    seen = await panel(server, server.bob)
    answer = private_texts(await server.press(server.bob, SharedButton.ORDER, seen, "take.on"))
    assert "Give this order once the next game has begun." in answer


async def test_in_a_match_orders_are_for_the_match(server: SimulatedServer) -> None:
    await server.seat(game_at(START), RuleSheet(length=5))
    seen = await panel(server, server.bob)
    assert seen.text.startswith("### Your standing orders in this match\n")
    assert "Roll for me in this match although I could double: off" in seen.text
    seen = private(await server.press(server.bob, SharedButton.ORDER, seen, "rolltable.on"))
    assert "Roll for me in this match although I could double: **on**" in seen.text
    assert "Roll this match ✓" in seen.labels


async def test_the_row_below_a_roll_says_match_too(server: SimulatedServer) -> None:
    await server.seat(game_at(START), RuleSheet(length=5))
    rolled = private(await server.press(server.alice, SharedButton.ROLL))
    rolling = private(await server.press(server.alice, SharedButton.ROLL_FOR_ME, rolled))
    assert [each for each in rolling.labels if each.startswith("Roll this")] == [
        "Roll this game ✓",
        "Roll this match",
    ]


async def test_only_players_have_orders(server: SimulatedServer) -> None:
    await start_game(server, "31")
    refused = private_texts(await server.carol.slash(server.channel, "orders"))
    assert "Only Alice and Bob play at this table." in refused


async def test_orders_outlive_a_restart(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await switch(server, server.bob, Order.DOUBLE)
    await server.restart()
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    assert "Bob doubles to 2 (automatically)" in server.board.text


async def test_what_holds_by_ones_settings_is_on_and_is_switched_there(new_server: SimulatedServer) -> None:
    await start_game(new_server, "31")
    seen = await panel(new_server, new_server.bob)
    assert "Roll for me when I cannot double: **on** (`/settings me`)" in seen.text
    assert "Make my forced plays for me: **on** (`/settings me`)" in seen.text
    assert seen.labels[:2] == ["Bear off", "Roll this game"]
    await new_server.prefer(new_server.bob, rolls_by_itself=False)
    seen = await panel(new_server, new_server.bob)
    assert "Roll for me when I cannot double: off" in seen.text
    assert seen.labels[:2] == ["Roll", "Bear off"]


OFF_BY_CUBE = "Rolling for you is off: the cube is yours."


async def test_a_take_that_ends_rolling_says_so_to_the_taker_alone(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    await switch(server, server.bob, Order.ROLL_TABLE)
    await server.double(server.alice)
    answer = private(await server.press(server.bob, SharedButton.TAKE))
    assert OFF_BY_CUBE in answer.text
    assert OFF_BY_CUBE in private(await server.press(server.bob, SharedButton.FLIP)).text
    assert OFF_BY_CUBE in (await panel(server, server.bob)).text
    assert (
        "Roll for me in this session although I could double: off" in (await panel(server, server.bob)).text
    )
    assert OFF_BY_CUBE not in private(await server.press(server.alice, SharedButton.FLIP)).text
    assert OFF_BY_CUBE not in everything_public(server)


async def test_a_take_by_an_order_that_ends_rolling_is_told_with_the_next_roll(
    server: SimulatedServer,
) -> None:
    await server.seat(game_at(START))
    await switch(server, server.bob, Order.ROLL_GAME, Order.TAKE)
    await server.double(server.alice)
    server.dice.will_fall("31")
    await server.press(server.alice, SharedButton.ROLL)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    assert server.board.kinds >= {SharedButton.ROLL, SharedButton.DOUBLE}
    server.dice.will_fall("62")
    opened = private(await server.press(server.bob, SharedButton.ROLL))
    assert OFF_BY_CUBE in opened.text
    assert "Roll for me" not in opened.labels


async def test_with_the_cube_on_ones_side_the_bot_is_not_left_the_rolls(server: SimulatedServer) -> None:
    await server.seat(game_at(START, cube=Cube(2, Side.BLACK)))
    seen = await panel(server, server.bob)
    answer = private_texts(await server.press(server.bob, SharedButton.ORDER, seen, "rolltable.on"))
    assert "While the cube is yours, you decide before each roll. Give this order once it is not." in answer
