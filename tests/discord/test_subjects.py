"""A subject that is no table: it is posted, reminds, comes to its end, and forgets whoever was erased."""

from collections.abc import Iterator
from datetime import timedelta

import pytest

from bot.discord.feature import Feature
from bot.play.base.keys import SubjectId
from bot.play.display.panel import SharedButton
from bot.play.pages.help import HelpPage, help_panel
from bot.play.subjects.subject import may_view_subject
from bot.play.tables.visibility import Viewer
from bot.play.upkeep.checking import check_database
from bot.play.upkeep.privacy import export
from storage import UnitOfWork
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer
from tests.features import switched_off, switched_on
from tests.quiz import ASKED_FOR, BUTTON, QUIZ_FEATURE, REMINDED_AFTER, open_quiz, prepare

A_WHILE = timedelta(minutes=5)


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """Let quizzes be known."""
    with switched_on(QUIZ_FEATURE):
        yield


async def ask_alice(server: SimulatedServer) -> SubjectId:
    alice, now = server.caller(server.alice), server.clock()

    def work(uow: UnitOfWork) -> SubjectId:
        prepare(uow)
        asked = uow.players.get_or_add(alice.snowflake, alice.name, now)
        return open_quiz(uow, server.guild.id, server.channel.id, asked.id, now)

    key = await server.database.run(work)
    await server.bot.context.delivery.deliver_due()
    await server.env.settle()
    return key


async def test_it_is_posted_with_a_picture_and_buttons(server: SimulatedServer) -> None:
    key = await ask_alice(server)
    (shown,) = server.messages()
    assert shown.text == f"Quiz {key} for Alice."
    assert shown.alt_texts == ["The board before a game."]
    (act,) = shown.acts
    assert (act.kind, act.table, act.edition, act.database) == (BUTTON, key, 0, server.database.name)


async def test_it_reminds_once_and_its_end_edits_its_message(server: SimulatedServer) -> None:
    key = await ask_alice(server)
    await server.let_pass(REMINDED_AFTER)
    first, reminder = server.messages()
    assert reminder.text == f"<@{server.alice.id}> Quiz {key} waits for you."
    assert server.rest.pings == [server.alice.id]
    await server.let_pass(ASKED_FOR)
    last, _ = server.messages()
    assert (last.id, last.text) == (first.id, f"Quiz {key} is over. It was for Alice.")
    assert last.kinds == set()
    assert server.rest.pings == [server.alice.id]


async def test_whoever_is_erased_is_named_and_reminded_no_more(server: SimulatedServer) -> None:
    key = await ask_alice(server)
    question = private(await server.alice.slash(server.channel, "privacy erase"))
    await server.press(server.alice, SharedButton.ERASE, question)
    await server.let_pass(ASKED_FOR)
    texts = [each.text for each in server.messages()]
    assert texts == [f"Quiz {key} is over. It was for a former player."]
    assert server.rest.pings == []


async def test_what_is_kept_of_a_person_is_given_out(server: SimulatedServer) -> None:
    key = await ask_alice(server)
    for who, theirs in ((server.alice, {"asked": [key]}), (server.bob, None)):
        caller = server.caller(who)
        await server.database.run(
            lambda uow, caller=caller: uow.players.get_or_add(caller.snowflake, caller.name, server.clock())
        )
        entry = await server.database.run(
            lambda uow, caller=caller: export(uow, caller.snowflake, server.clock())
        )
        assert entry.get("quiz") == theirs


async def test_its_page_stands_in_the_help_and_its_check_in_that_of_the_database(
    server: SimulatedServer,
) -> None:
    more = Feature(
        name="puzzles",
        help_page=HelpPage("puzzles", lambda: "Puzzles", lambda: "How to puzzle."),
        check=lambda _uow: ["a puzzle has no solution"],
    )
    with switched_on(more):
        assert help_panel("puzzles").text == "How to puzzle."
        buttons = [button for row in help_panel().rows for button in row]
        assert [each.label for each in buttons if each.argument == "puzzles"] == ["Puzzles"]
        assert [each.argument for each in buttons] == [
            "start",
            "turn",
            "match",
            "chouette",
            "standing",
            "puzzles",
            "time",
            "records",
            "privacy",
        ]
        assert (await server.database.run(check_database)).problems == ("puzzles: a puzzle has no solution",)
    assert (await server.database.run(check_database)).problems == ()


async def test_only_who_may_look_sees_it(server: SimulatedServer) -> None:
    key = await ask_alice(server)
    viewer = Viewer(server.bob.id, server.guild.id, server.channel.id)
    stranger = Viewer(server.bob.id, None, server.channel.id)
    found = await server.database.run(
        lambda uow: [may_view_subject(uow, each, key) for each in (viewer, stranger)]
    )
    assert found == [True, False]


async def test_one_of_a_kind_that_nobody_knows_is_left_alone_until_somebody_does(
    server: SimulatedServer,
) -> None:
    with switched_off(QUIZ_FEATURE):
        key = await ask_alice(server)
        await server.let_pass(2 * ASKED_FOR)
        assert server.messages() == []
        (problem,) = (await server.database.run(check_database)).problems
        assert problem.startswith("subjects of the kind 'quiz' are left alone, 1 in number")
        left = await server.database.run(lambda uow: uow.deadlines.of_subject(key))
        assert [each.fired_at for each in left] == [None, None]
    await server.restart()
    await server.let_pass(A_WHILE)
    assert server.messages()[0].text == f"Quiz {key} is over. It was for Alice."
    assert (await server.database.run(check_database)).problems == ()


async def test_a_restart_between_post_and_note_posts_nothing_twice(server: SimulatedServer) -> None:
    await ask_alice(server)
    (before,) = server.messages()

    def enqueue_again(uow: UnitOfWork) -> None:
        uow.connection.exec_driver_sql("UPDATE outbox SET delivered_at = NULL")
        uow.connection.exec_driver_sql("UPDATE quizzes SET message = NULL")

    await server.database.run(enqueue_again)
    await server.restart()
    await server.let_pass(A_WHILE)
    assert [each.id for each in server.messages()] == [before.id]
