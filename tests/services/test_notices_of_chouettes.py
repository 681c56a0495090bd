"""Reminders in a chouette: each who must decide has his own, until he has decided."""

from functools import partial

from bot.engine import Answer, AnswerOffer
from bot.engine.chouette import Instruct, Instruction
from bot.play.panels import reminder_panel
from bot.play.scheduling import enqueue_reminder, withdraw_reminders
from tests.services.chouette_house import Club, doubled
from tests.services.house import CAROL, DORA, House
from tests.services.postman import Postman


async def remind_all(club: Club) -> None:
    """Owe a reminder to everybody who must act."""
    for player in club.table.must_act:
        owe = partial(
            enqueue_reminder,
            table_id=club.table.id,
            version=club.table.version,
            player=player,
            at=club.house.now,
        )
        await club.house.database.run(owe)


async def test_who_has_answered_meanwhile_is_not_reminded(house: House) -> None:
    club, postman = await doubled(house), Postman(house, [], [])
    await remind_all(club)
    await club.does(DORA, AnswerOffer(2, Answer.TAKE))
    await postman.round(club.table)
    assert club.names(player for _, player, _ in postman.brought) == ["Bob", "Carol", "Eve"]


async def test_who_has_left_an_instruction_meanwhile_is_reminded_as_all_others(house: House) -> None:
    club, postman = await doubled(house), Postman(house, [], [])
    await remind_all(club)
    await club.does(DORA, Instruct(Instruction.TAKE, is_on=True))
    await postman.round(club.table)
    assert club.names(player for _, player, _ in postman.brought) == ["Bob", "Carol", "Dora", "Eve"]


async def test_one_that_is_idle_is_removed_and_those_of_the_others_stay(house: House) -> None:
    club, postman = await doubled(house), Postman(house, [], [])
    await remind_all(club)
    await postman.round(club.table)
    await club.does(CAROL, AnswerOffer(1, Answer.TAKE))
    withdraw = partial(
        withdraw_reminders,
        table_id=club.table.id,
        version=club.table.version,
        at=house.now,
        still_awaited=club.table.must_act,
    )
    await house.database.run(withdraw)
    await postman.round(club.table)
    assert len(postman.removed) == 1
    left = await house.database.run(lambda uow: uow.reminders.of_table(club.table.id))
    assert club.names(each.player_id for each in left) == ["Bob", "Dora", "Eve"]


async def test_it_says_until_when_and_tells_nothing_else(house: House) -> None:
    club = await doubled(house)
    player = club.table.players[club.table.must_act[0]]
    (awaited,) = (each for each in club.table.state.awaited if each.player == player.id)
    due = int(club.table.due(awaited).timestamp())
    assert reminder_panel(club.table, player, "", is_direct=False).text.splitlines() == [
        f"<@{player.snowflake}>, it is still your turn to take or pass. Your time is out <t:{due}:R>.",
        f"-# #{club.table.id} · Alice in the box against Bob's team",
    ]
