"""`barpoint check-discord` against stand-ins: one that is as Discord is, and others that leave out a rule."""

import asyncio
import os
import signal
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import discord
import pytest
from simcord.backend import Backend
from simcord.backend.models.channel import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.__main__ import main
from bot.play.tables.places import Permission
from bot.shell.checkup import run
from bot.shell.checkup.bench import MARK, Bench
from bot.shell.checkup.checks import CHECKS, Check
from bot.shell.checkup.commands import differences
from bot.shell.checkup.findings import Verdict
from bot.shell.checkup.rights import NEEDED_FOR
from tests.faults.calls import Call, Kind, Moment
from tests.faults.failures import NEVER_SENT, NO_PLACE, Fault, refused
from tests.faults.faulty_discord import TOKEN, Room
from tests.faults.hurried_time import SPEED
from tests.faults.lenient_discord import LenientDiscord, Rule
from tests.faults.run_bot import Hurried

BOARDS = {
    "a board with its picture",
    "a board edited with a new picture",
    "plain text made a board",
    "a board stays a board",
    "own messages in the history",
    "a direct message",
}
FOUND_BY: Mapping[Rule, set[str]] = {
    Rule.ALT_TEXT: {"alt text, read back", "a board edited with a new picture"},
    Rule.ARCHIVED: {"a public thread, archived and opened"},
    Rule.BOARDS: {
        "plain text made a board",
        "a board stays a board",
        "mentions after an edit",
        "a direct message",
    },
    Rule.BUTTONS: BOARDS,
    Rule.COMMANDS: {"all commands, told and read back"},
    Rule.DELETED: {"a deleted message"},
    Rule.FOR_GOOD: {"a board stays a board"},
    Rule.HISTORY: {"own messages in the history"},
    Rule.INSTALLATIONS: {"an application of servers, not of users"},
    Rule.LIMITS: {"a limit met and waited for"},
    Rule.LINKS: {"plain text with a link below"},
    Rule.LOCKS: {"a public thread, locked and opened", "a private thread"},
    Rule.MENTIONS: {"mentions after an edit"},
    Rule.NONCES: {"the same nonce twice"},
    Rule.PICTURES: {"a board edited with a new picture"},
    Rule.PRIVATE: {"a private thread"},
}
COMMANDS, DIRECT = "all commands, told and read back", "a direct message"
OF_VOICE = "the right Connect"
THREADS = {each.about for each in CHECKS if "thread," in each.about or each.about == "a private thread"}


@dataclass
class Printed:
    """The command's output and its exit code."""

    code: int
    report: str
    errors: str

    def about(self, verdict: Verdict) -> dict[str, str]:
        """The details of each check with that verdict."""
        lines = [line for line in self.report.splitlines() if line.startswith(f"{verdict.value}  ")]
        told = [line.removeprefix(verdict.value).strip().partition(": ") for line in lines]
        return {about: details for about, _, details in told}


@dataclass
class Desk:
    """Where the command is typed, and the room in which it tries things."""

    capture: pytest.CaptureFixture[str]

    def type(self, *arguments: str) -> Printed:
        code = main(["check-discord", *arguments])
        printed = self.capture.readouterr()
        return Printed(code, printed.out, printed.err)

    def check(self, room: Room, *, user: bool = True) -> Printed:
        named = ("--user", str(room.alice.id)) if user else ()
        return self.type("--channel", str(room.channel), *named)


@pytest.fixture
def desk(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Iterator[Desk]:
    """A folder of its own, the token of nobody, and time that runs fast."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BARPOINT_TOKEN", TOKEN)
    monkeypatch.setattr(run, "PATIENCE_SECONDS", run.PATIENCE_SECONDS * SPEED)  # pictures do not hurry
    before = asyncio.get_event_loop_policy()
    asyncio.set_event_loop_policy(Hurried())
    yield Desk(capsys)
    asyncio.set_event_loop_policy(before)


def litter(room: Room) -> list[str]:
    """Return the messages left in the room and in Alice's direct messages, and the threads."""

    def read(backend: Backend) -> list[str]:
        threads = [each.name for each in backend.channels.values() if each.is_thread]
        return threads + [
            str(each.content) for stored in backend.messages.values() for each in stored.values()
        ]

    return room.server.ask(read)


def test_where_discord_is_as_we_think_all_is_well_and_nothing_is_left(desk: Desk) -> None:
    with LenientDiscord() as server, server.reached():
        room = Room.made_in(server)
        printed = desk.check(room)
        assert litter(room) == []
    assert printed.about(Verdict.OTHERWISE) == {}
    assert printed.about(Verdict.NOT_TRIED) == {OF_VOICE: "the channel is no voice channel"}
    assert printed.about(Verdict.AS_WE_THINK).keys() == {each.about for each in CHECKS} - {OF_VOICE}
    assert printed.code == 0
    assert server.called(Kind.REGISTRATION) == 1


@pytest.mark.parametrize("rule", Rule)
def test_each_rule_that_a_discord_leaves_out_is_found(desk: Desk, rule: Rule) -> None:
    with LenientDiscord(rule) as server, server.reached():
        room = Room.made_in(server)
        printed = desk.check(room)
        if rule is not Rule.HISTORY:  # which shows what nobody has read the answer of
            assert litter(room) == []
    assert printed.about(Verdict.OTHERWISE).keys() == FOUND_BY[rule]
    assert printed.code == 1


def test_the_report_is_one_block_with_versions_and_figures_and_without_the_token(desk: Desk) -> None:
    with LenientDiscord() as server, server.reached():
        printed = desk.check(Room.made_in(server), user=False)
    first, title, versions, figures, *lines, last = printed.report.splitlines()
    assert (first, last, len(lines)) == ("```", "```", len(CHECKS))
    assert title == f"barpoint check-discord: as we think {len(CHECKS) - 2}, otherwise 0, not tried 2"
    assert versions.startswith("Barpoint ")
    assert f"{len(server.calls)} calls" in figures
    assert TOKEN not in printed.report + printed.errors
    assert printed.about(Verdict.NOT_TRIED)[DIRECT] == "no --user was named"


def test_commands_of_another_version_stay_as_they_are(desk: Desk) -> None:
    other = [{"name": "roll", "description": "Roll", "type": 1}]
    with LenientDiscord() as server, server.reached():
        room = Room.made_in(server)
        known = server.ask(lambda backend: backend.register_commands(None, other))
        printed = desk.check(room)
        assert server.ask(lambda backend: [*backend.commands[None].values()]) == known
    assert "Discord has commands of another version" in printed.about(Verdict.NOT_TRIED)[COMMANDS]
    assert server.called(Kind.REGISTRATION) == 0
    assert printed.code == 0


def test_commands_that_discord_has_already_keep_their_ids(desk: Desk) -> None:
    def ids(backend: Backend) -> list[str]:
        return [each["id"] for each in backend.commands[None].values()]

    with LenientDiscord() as server, server.reached():
        room = Room.made_in(server)
        desk.check(room, user=False)
        known = server.ask(ids)
        desk.check(room, user=False)
        assert server.ask(ids) == known
    assert server.called(Kind.REGISTRATION) == 2


@pytest.mark.parametrize(
    ("right", "about"),
    [(Permission.CREATE_PRIVATE_THREADS, {"a private thread"}), (Permission.ATTACH_FILES, None)],
)
def test_a_right_that_is_missing_is_named_with_what_it_is_for_and_what_needs_it_is_not_tried(
    desk: Desk, right: Permission, about: set[str] | None
) -> None:
    with LenientDiscord() as server, server.reached():
        room = Room.made_in(server)
        deny(room, right)
        printed = desk.check(room)
        assert litter(room) == []
    (wrong,) = printed.about(Verdict.OTHERWISE).values()
    assert wrong == f"missing; it is for {NEEDED_FOR[right]}"
    posts = {each.about for each in CHECKS if each.has_board}
    assert printed.about(Verdict.NOT_TRIED).keys() == {OF_VOICE} | (about or posts)


def deny(room: Room, right: Permission) -> None:
    """Take a right from everybody in the room's channel, and from the bot."""
    taken = discord.Permissions(**{right.value: True})
    nobody = Overwrite(room.guild, OverwriteType.ROLE, deny=taken.value)
    room.server.ask(lambda backend: backend.set_overwrite(room.channel, nobody))


def test_every_right_of_the_invitation_is_for_something() -> None:
    assert NEEDED_FOR.keys() == set(Permission)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("kind", [Kind.POST, Kind.EDIT, Kind.THREAD, Kind.REOPEN, Kind.OPEN_DIRECT])
def test_whoever_stops_it_finds_nothing_left(desk: Desk, kind: Kind, number: signal.Signals) -> None:
    with LenientDiscord() as server, server.reached():
        room, limit = Room.made_in(server), server.watch

        def stop(call: Call, moment: Moment) -> None:
            limit(call, moment)
            if call.kind is kind and moment is Moment.WRITTEN:
                os.kill(os.getpid(), number)

        server.watch = stop
        printed = desk.check(room)
        assert litter(room) == []
    assert printed.code == 130
    assert "(stopped)" in printed.report
    assert "the check was stopped" in printed.about(Verdict.NOT_TRIED).values()


def test_what_a_check_that_was_killed_has_left_is_removed_by_the_next(desk: Desk) -> None:
    with LenientDiscord() as server, server.reached():
        room = Room.made_in(server)

        def leave(backend: Backend) -> None:
            backend.create_message(room.channel, backend.bot_user.id, content=f"{MARK}a board")
            backend.create_message(room.channel, backend.bot_user.id, content="Alice 3-1: 8/5 6/5")
            backend.create_message(room.channel, room.alice.id, content=f"{MARK}what is that?")
            for is_closed in (False, True):
                thread = backend.create_thread(room.channel, f"{MARK}a thread", backend.bot_user.id)
                backend.edit_channel(thread.id, {}, thread_metadata={"archived": is_closed})

        server.ask(leave)
        desk.check(room, user=False)
        assert litter(room) == ["Alice 3-1: 8/5 6/5", f"{MARK}what is that?"]


def test_a_mistake_of_ours_is_raised_and_leaves_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    async def mistaken(bench: Bench) -> str:
        await bench.post("a message")
        raise ZeroDivisionError

    monkeypatch.setattr(run, "CHECKS", [Check("a mistake", mistaken)])
    with LenientDiscord() as server, server.reached():
        room = Room.made_in(server)
        with pytest.raises(ZeroDivisionError):
            desk.check(room)
        assert litter(room) == []


def test_what_cannot_be_removed_is_told_and_fails(desk: Desk) -> None:
    with LenientDiscord() as server, server.reached():
        room = Room.made_in(server)
        server.fail(Kind.REMOVE, NO_PLACE["no permission"], times=None, after=1)
        printed = desk.check(room)
    assert f"left behind: https://discord.com/channels/{room.guild}/{room.channel}/" in printed.report
    assert printed.code == 1


def test_closed_direct_messages_are_otherwise(desk: Desk) -> None:
    with LenientDiscord() as server, server.reached():
        server.fail(Kind.OPEN_DIRECT, NO_PLACE["no direct messages"])
        printed = desk.check(Room.made_in(server))
    assert "50007" in printed.about(Verdict.OTHERWISE)[DIRECT]


def test_a_discord_that_does_not_answer_is_waited_for_only_so_long(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "CHECKS", [each for each in CHECKS if each.about in THREADS])
    monkeypatch.setattr(run, "PATIENCE_SECONDS", 30.0)
    with LenientDiscord() as server, server.reached():
        room = Room.made_in(server)
        server.fail(Kind.THREAD, Fault(delay=60))
        printed = desk.check(room)
        assert litter(room) == []
    (late,) = printed.about(Verdict.OTHERWISE).values()
    assert late == "no end within 30 seconds"


def test_where_the_channel_cannot_be_searched_that_is_told(desk: Desk) -> None:
    with LenientDiscord() as server, server.reached():
        room = Room.made_in(server)
        server.fail(Kind.SEARCH, NO_PLACE["no access"], times=None)
        printed = desk.check(room)
    assert "left behind: whatever Discord does not show" in printed.report
    assert printed.code == 1


def test_in_a_voice_channel_all_is_tried_but_threads(desk: Desk) -> None:
    with LenientDiscord() as server, server.reached():
        room = Room.made_in(server)
        voice = server.ask(
            lambda backend: backend.create_channel(room.guild, "talk", type=ChannelType.VOICE).id
        )
        printed = desk.type("--channel", str(voice))
        assert litter(room) == []
    assert printed.about(Verdict.NOT_TRIED).keys() == {*THREADS, DIRECT}
    assert printed.about(Verdict.AS_WE_THINK)[OF_VOICE] == "for the text of a voice channel"
    assert printed.code == 0


def test_in_an_announcement_channel_threads_are_its_own_and_none_is_private(desk: Desk) -> None:
    with LenientDiscord() as server, server.reached():
        room = Room.made_in(server)
        news = server.ask(
            lambda backend: backend.create_channel(room.guild, "news", type=ChannelType.NEWS).id
        )
        printed = desk.type("--channel", str(news))
    asked = {call.body["type"] for call in server.calls if call.kind is Kind.THREAD}
    assert asked == {discord.ChannelType.news_thread.value}
    assert printed.about(Verdict.NOT_TRIED).keys() == {"a private thread", OF_VOICE, DIRECT}


def test_in_a_thread_no_thread_is_opened(desk: Desk) -> None:
    with LenientDiscord() as server, server.reached():
        room = Room.made_in(server)
        thread = server.ask(
            lambda backend: backend.create_thread(room.channel, "Alice vs Bob", room.alice.id).id
        )
        printed = desk.type("--channel", str(thread))
    assert printed.about(Verdict.NOT_TRIED).keys() == {*THREADS, OF_VOICE, DIRECT}
    assert printed.code == 0


def test_where_nothing_can_be_tried_that_is_said_in_a_sentence(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with LenientDiscord() as server, server.reached():
        room = Room.made_in(server)
        printed = desk.type("--channel", "1")
        assert (printed.code, printed.report) == (2, "")
        assert printed.errors.startswith("The bot sees no channel 1 to post in")
        category = server.ask(
            lambda backend: backend.create_channel(room.guild, "rooms", type=ChannelType.CATEGORY).id
        )
        assert desk.type("--channel", str(category)).code == 2
        server.fail(Kind.OTHER, refused(401, 0, "401: Unauthorized"))
        printed = desk.check(room)
        assert (printed.code, printed.errors) == (2, "BARPOINT_TOKEN cannot be used: Discord refused it.\n")
        server.fail(Kind.OTHER, NEVER_SENT, times=None)
        printed = desk.check(room)
        assert (printed.code, printed.errors.partition(":")[0]) == (2, "Cannot reach Discord")
    monkeypatch.delenv("BARPOINT_TOKEN")
    printed = desk.type("--channel", "1")
    assert (printed.code, printed.errors.partition(":")[0]) == (2, "There is no BARPOINT_TOKEN")


HOLD = {
    "name": "hold",
    "description": "Ask the captain to hold the roll",
    "description_localizations": {
        "de": "Den Wurf halten lassen",
        "en-US": "Ask the captain to hold the roll",
    },
    "type": 1,
    "contexts": [0, 1],
    "integration_types": [0],
    "default_member_permissions": 32,
    "nsfw": False,
    "options": [{"name": "when", "description": "For how long", "type": 3, "required": False, "choices": []}],
}


def test_commands_are_the_same_however_discord_writes_them() -> None:
    option = {"name": "when", "description": "For how long", "type": 3}
    read = {
        **HOLD,
        "id": "17",
        "version": "18",
        "description_localizations": {"de": "Den Wurf halten lassen"},
        "name_localizations": None,
        "contexts": [1, 0],
        "default_member_permissions": "32",
        "options": [option],
    }
    assert differences([HOLD], [read]) == []


def test_where_commands_differ_is_told() -> None:
    option = {"name": "when", "description": "How long", "type": 3}
    (told,) = differences([HOLD], [{**HOLD, "options": [option]}])
    assert told == "/hold at options[0] description: 'For how long' became 'How long'"
    assert differences([HOLD], [{**HOLD, "options": []}, {"name": "play"}]) == [
        "/hold at options: [{'type': 3, 'name': 'when', 'description': 'For how long'}] became None",
        "/play is no command of ours",
    ]
    assert differences([HOLD], []) == ["/hold is missing"]
