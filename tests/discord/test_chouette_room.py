"""The team's private thread: who is in it, and what the bot does where it may have none."""

from datetime import timedelta

import pytest
from simcord.builders import ChannelHandle

from tests.discord.chouette import FIVE, Chouette
from tests.discord.seen import private
from tests.discord.team_thread import (
    MADE,
    OTHER,
    TEAM_OPENS,
    answer,
    box_doubles,
    inside,
    place,
    said,
    suggests,
    team_opens,
    texts,
    threads,
    written_to,
)

THREADS, POSTS = "/channels/*/threads", "/channels/*/messages"
SOON = timedelta(seconds=15)
FORBIDDEN, THREAD_LIMIT, THREAD_IS_ARCHIVED, NO_DIRECT_MESSAGES = 50013, 160006, 50083, 50007


def permit_bot(chouette: Chouette, **permissions: bool) -> None:
    chouette.server.permit(chouette.server.guild.me, **permissions)


def openings(chouette: Chouette) -> int:
    """How often the bot has asked for a thread."""
    calls = chouette.server.rest.calls
    return len([call for call in calls if call.method == "POST" and call.path.endswith("/threads")])


class TestWhoIsInside:
    async def test_the_team_is_and_the_box_is_not_and_the_bot_alone_invites(self, team: Chouette) -> None:
        (only,) = threads(team)
        assert only.name == "Chouette 1: the team in game 1"
        assert inside(team) == ["Bob", "Carol", "Dora", "Eve"]
        (text,) = texts(team)
        assert text == (
            "Bob is captain and has the last word. "
            "Carol, Dora and Eve may advise here or with `/chouette suggest`.\n"
            f"The board is in <#{team.server.channel.id}>."
        )
        (call,) = [each for each in team.server.rest.calls if each.path.endswith("/threads")]
        assert (call.message["type"], call.message["invitable"]) == (12, False)

    async def test_who_drops_out_is_let_out(self, team: Chouette) -> None:
        await box_doubles(team)
        assert inside(team) == ["Bob", "Carol", "Dora", "Eve"]  # while answers are sealed
        await answer(team, takers="BD")
        assert inside(team) == ["Bob", "Dora"]
        assert texts(team)[-1] == "Carol and Eve no longer advise."

    async def test_after_the_cube_it_opens_once_answers_are_shown(self, chouette: Chouette) -> None:
        await team_opens(chouette, consultation="after_cube")
        await box_doubles(chouette)
        assert threads(chouette) == []
        await answer(chouette, takers="BCD")
        assert inside(chouette) == ["Bob", "Carol", "Dora"]

    async def test_who_leaves_the_table_is_let_out(self, team: Chouette) -> None:
        await team.types("Dora", "chouette leave", sure=True)
        assert inside(team) == ["Bob", "Carol", "Eve"]

    async def test_who_has_left_the_thread_comes_back_with_a_suggestion(self, team: Chouette) -> None:
        team.server.env.backend.remove_thread_member(threads(team)[0].id, team.people["Carol"].id)
        await suggests(team, "Carol", MADE)
        assert inside(team) == ["Bob", "Dora", "Eve", "Carol"]

    @pytest.mark.parametrize(
        ("command", "told"),
        [
            ("board", "Alice in the box"),
            ("dice show", "### Dice of #1 · Alice's chouette"),
            ("replay", "Alice in the box"),
            ("export", "Chouette"),
            ("note", "You have no note about this table."),
            ("chouette ledger", "'s chouette (#1)"),
        ],
    )
    async def test_commands_about_the_table_find_the_chouette_there(
        self, team: Chouette, command: str, told: str
    ) -> None:
        assert told in private(await team.people["Carol"].slash(place(team), command)).text

    async def test_a_note_and_words_for_the_dice_are_taken_there(self, team: Chouette) -> None:
        carol = team.people["Carol"]
        written = private(await carol.slash(place(team), "note", text="hold the anchor"))
        assert "hold the anchor" in written.text
        assert (await team.types("Carol", "note")).text == written.text
        given = private(await carol.slash(place(team), "dice words", text="luck"))
        assert "Your words for game 2" in given.text

    async def test_who_reads_it_without_having_joined_is_told_of_no_game(self, team: Chouette) -> None:
        stranger = team.server.joined_by("Stranger", manage_threads=True)
        assert "no game" in private(await stranger.slash(place(team), "replay")).text

    async def test_it_is_closed_after_the_game_and_the_next_has_its_own(self, team: Chouette) -> None:
        await box_doubles(team)
        await answer(team, takers="")
        (old,) = threads(team)
        assert old.thread_metadata is not None
        assert (old.thread_metadata.archived, old.thread_metadata.locked) == (True, True)
        assert texts(team)[-1] == "Game 1 is over; this thread is closed."
        team.server.dice.will_fall("13")
        await team.presses("Alice", "Next game")
        assert [thread.name for thread in threads(team)][1:] == ["Chouette 1: the team in game 2"]
        assert inside(team, 1) == ["Carol", "Dora", "Eve", "Bob"]

    async def test_two_alone_have_none(self, chouette: Chouette) -> None:
        await chouette.start(FIVE[:3], "6543 31")
        for who in ("Carol", "Bob"):
            await chouette.types(who, "chouette leave", sure=True)
        assert inside(chouette) == []

    async def test_it_stands_beside_the_tables_own_thread(self, chouette: Chouette) -> None:
        parent = chouette.server.channel
        await chouette.types("Alice", "chouette start", thread=True)
        (own,) = parent.threads
        chouette.server.channel = own
        for who in FIVE[1:]:
            await chouette.presses(who, "Join")
        chouette.server.dice.will_fall(TEAM_OPENS)
        await chouette.presses("Alice", "Start")
        assert [thread.name for thread in parent.threads][1:] == ["Chouette 1: the team in game 1"]
        assert parent.threads[1]._channel.parent_id == parent.id  # noqa: SLF001 - SimCord shows it nowhere else


class TestWhoReadsItAnyway:
    async def test_a_box_who_manages_threads_is_named(self, chouette: Chouette) -> None:
        chouette.server.permit(chouette.people["Alice"], manage_threads=True)
        await team_opens(chouette)
        assert texts(chouette)[0].endswith("Alice could read this, but is not on the team: please stay out.")

    async def test_the_rules_say_what_the_bot_needs(self, chouette: Chouette) -> None:
        await chouette.types("Alice", "chouette start")
        rules = await chouette.presses("Bob", "Rules")
        assert "I need **Create Private Threads**, **Send Messages in Threads** and **Manage Threads**" in (
            rules.text
        )


class TestWithoutPrivateThreads:
    async def test_the_board_says_what_is_missing(self, chouette: Chouette) -> None:
        permit_bot(chouette, create_private_threads=False, manage_threads=False)
        await team_opens(chouette)
        await chouette.server.let_pass(SOON)
        assert threads(chouette) == []
        assert (
            "-# I cannot open a private thread here without Create Private Threads and Manage Threads: "
            "send the captain a play with `/chouette suggest`."
        ) in chouette.board.text
        assert openings(chouette) == 0

    async def test_suggestions_go_to_the_captain_alone(self, chouette: Chouette) -> None:
        permit_bot(chouette, create_private_threads=False)
        await team_opens(chouette)
        told = await suggests(chouette, "Carol", MADE)
        assert "I cannot open a private thread here" in told
        await suggests(chouette, "Dora", MADE)
        (message,) = written_to(chouette, "Bob")
        assert (message.text, message.labels) == (
            "**Carol: 3-1 8/5 6/5 · 2 votes (Carol, Dora)**",
            ["Play this"],
        )
        await chouette.people["Bob"].user.click(message.message, custom_id=message.custom_ids[0])
        assert "Team 3-1: 8/5 6/5" in chouette.board.text

    async def test_a_captain_who_takes_no_messages_has_it_on_their_panel(self, chouette: Chouette) -> None:
        permit_bot(chouette, create_private_threads=False)
        await team_opens(chouette)
        chouette.server.env.inject_error("POST", POSTS, status=403, code=NO_DIRECT_MESSAGES)
        told = await suggests(chouette, "Carol", MADE)
        assert told.endswith("I cannot message the captain, who finds your suggestion under **My seat**.")
        panel = await chouette.presses("Bob", "My seat")
        await chouette.presses("Bob", "Play 8/5 6/5", panel)
        assert "Team 3-1: 8/5 6/5" in chouette.board.text

    async def test_once_it_is_allowed_there_is_a_thread(self, chouette: Chouette) -> None:
        permit_bot(chouette, create_private_threads=False)
        await team_opens(chouette)
        permit_bot(chouette)
        await chouette.server.env.settle()
        await suggests(chouette, "Carol", MADE)
        assert inside(chouette) == ["Bob", "Carol", "Dora", "Eve"]
        assert texts(chouette)[-1] == "**Carol: 3-1 8/5 6/5 · 1 vote (Carol)**"
        assert written_to(chouette, "Bob") == []

    @pytest.mark.parametrize(("status", "code"), [(403, FORBIDDEN), (400, THREAD_LIMIT)])
    async def test_what_discord_refuses_is_asked_for_once(
        self, chouette: Chouette, status: int, code: int
    ) -> None:
        chouette.server.env.inject_error("POST", THREADS, status=status, code=code, times=None)
        await team_opens(chouette)
        await suggests(chouette, "Carol", MADE)
        await suggests(chouette, "Dora", OTHER)
        assert openings(chouette) == 1
        assert len(written_to(chouette, "Bob")) == 2
        assert "-# I cannot open a private thread here" in chouette.board.text

    async def test_a_post_of_a_forum_has_none(self, chouette: Chouette) -> None:
        server = chouette.server
        forum = server.guild.create_forum_channel("posts")
        server.channel = ChannelHandle(
            server.env, server.guild, server.env.backend.create_thread(forum.id, "A post", server.alice.id)
        )
        await server.env.settle()
        await team_opens(chouette)
        await server.let_pass(SOON)
        assert "-# I cannot open a private thread here" in chouette.board.text


class TestWhatBecomesOfIt:
    async def test_one_that_was_deleted_is_made_anew(self, team: Chouette) -> None:
        await suggests(team, "Carol", MADE)
        team.server.env.backend.delete_channel(threads(team)[0].id)
        await team.server.env.settle()
        await suggests(team, "Dora", OTHER)
        assert inside(team) == ["Bob", "Carol", "Dora", "Eve"]
        assert [text.partition(":")[0] for text in texts(team)[1:]] == ["**Carol", "**Dora"]

    async def test_an_archived_one_is_opened_again(self, team: Chouette) -> None:
        metadata = threads(team)[0].thread_metadata
        assert metadata is not None
        team.server.env.backend.edit_channel(threads(team)[0].id, {}, thread_metadata={"archived": True})
        await team.server.env.settle()
        team.server.env.inject_error("POST", POSTS, status=400, code=THREAD_IS_ARCHIVED)
        await suggests(team, "Carol", MADE)
        assert not metadata.archived
        assert texts(team)[-1] == "**Carol: 3-1 8/5 6/5 · 1 vote (Carol)**"

    @pytest.mark.parametrize("state", [{"locked": True}, {"locked": True, "archived": True}])
    async def test_one_that_a_moderator_locked_is_left_so_and_the_captain_is_written_to(
        self, team: Chouette, state: dict[str, bool]
    ) -> None:
        locked = threads(team)[0]
        team.server.env.backend.edit_channel(locked.id, {}, thread_metadata=state)
        await team.server.env.settle()
        await suggests(team, "Carol", MADE)
        await suggests(team, "Dora", OTHER)
        assert locked.thread_metadata is not None
        assert locked.thread_metadata.locked
        assert written_to(team, "Bob")[-1].text == "**Dora: 3-1 24/23 13/10 · 1 vote (Dora)**"
        assert "-# I cannot open a private thread here" in team.board.text
        assert openings(team) == 1

    async def test_a_suggestion_whose_message_was_deleted_is_shown_again(self, team: Chouette) -> None:
        await suggests(team, "Carol", MADE)
        team.server.env.backend.delete_message(threads(team)[0].id, said(team)[-1].id)
        await suggests(team, "Dora", MADE)
        assert texts(team)[1:] == ["**Carol: 3-1 8/5 6/5 · 2 votes (Carol, Dora)**"]

    async def test_everything_goes_on_after_a_restart(self, team: Chouette) -> None:
        await suggests(team, "Carol", MADE)
        await team.server.restart()
        await team.presses("Eve", "Vote for it", said(team)[-1])
        assert texts(team)[1:] == ["**Carol: 3-1 8/5 6/5 · 2 votes (Carol, Eve)**"]
        assert len(threads(team)) == 1
        await team.presses("Bob", "Play this", said(team)[-1])
        assert "Team 3-1: 8/5 6/5" in team.board.text
