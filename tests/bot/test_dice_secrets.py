"""Nothing that the bot sends or logs tells the secret of a game that is not over."""

import logging
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.engine import RuleSheet
from bot.entropy import SYSTEM_DICE
from bot.play.heads_up.store import load_table
from bot.play.panel import Kind
from bot.play.table import Status
from tests.bot.club import Club
from tests.bot.fair_club import all_that_was_sent, give_up, play, secrets
from tests.bot.players import actor_to_move, start_game
from tests.bot.seen import private

SHOW, WORDS, SERVER = "dice show", "dice words", "dice server"
OPTIONS = {
    "position": {"position": "4HPwATDgc/ABMA"},
    WORDS: {"text": "lucky"},
    "vacation set": {"from": "today", "until": "2026-12-31"},
}


async def declined(club: Club) -> None:
    await club.bob.slash(club.channel, "pass")


async def withdrawn(club: Club) -> None:
    await club.alice.slash(club.channel, "pass")


async def in_play(club: Club) -> None:
    await club.bob.slash(club.channel, "take")
    await play(club, Random(1), actions=6)


async def paused(club: Club) -> None:
    await in_play(club)
    await give_up(club)


async def abandoned(club: Club) -> None:
    await in_play(club)
    asked = private(await club.bob.slash(club.channel, "privacy erase"))
    await club.press(club.bob, Kind.ERASE, asked)


async def match(club: Club) -> None:
    """A match to its end, which commits to the dice of one more game, never to be played."""
    await in_play(club)
    while (await club.table()).status is Status.PLAYING:
        await give_up(club)


Story = Callable[[Club], Awaitable[None]]
STORIES: tuple[Story, ...] = (declined, withdrawn, in_play, paused, abandoned, match)


async def every_command(club: Club) -> None:
    """Let a spectator try every command there is, and a player those that only look."""
    for command in club.carol.available_commands(club.channel):
        if command not in ("challenge", "import"):  # one opens another table, and one needs a file
            await club.carol.slash(club.channel, command, **OPTIONS.get(command, {}))
    for command in ("board", "export", "privacy export", SHOW, "history", "replay"):
        await club.alice.slash(club.channel, command)


def fall_off(*_: object) -> tuple[int, int]:
    raise RuntimeError("the dice fell off the table")


def told(secrets: Iterable[str], logged: str, sent: Iterable[bytes]) -> set[str]:
    """Those of some secrets that stand in the log or in what was sent, in whatever shape."""
    everything = b"\n".join([logged.encode(), *sent])
    return {secret for secret in secrets if any(shape in everything for shape in shapes(secret))}


def shapes(secret: str) -> Iterator[bytes]:
    """A secret as hexadecimal digits, as bytes, as Python writes bytes, in base 64, and as a number."""
    raw = bytes.fromhex(secret)
    yield from (secret.encode(), secret.upper().encode(), raw, repr(raw).encode()[2:-1])
    yield from (b64encode(raw).rstrip(b"="), urlsafe_b64encode(raw).rstrip(b"="))
    yield str(int(secret, 16)).encode()


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
async def test_no_secret_is_told_through_any_command_at_any_moment(
    fair_club: Club, caplog: pytest.LogCaptureFixture, story: Story
) -> None:
    club = fair_club
    with caplog.at_level(logging.DEBUG):
        await club.offer(RuleSheet(2) if story is match else RuleSheet())
        await every_command(club)
        await story(club)
        await every_command(club)
        for game in (1, 2, 3):
            for actor in (club.alice, club.bob, club.carol):
                await actor.slash(club.channel, SHOW, table="#1", game=game)
    stored = await secrets(club)
    over = await club.database.run(lambda uow: len(load_table(uow, 1).results))
    shown = {secret for (table, game), secret in stored.items() if table == 1 and game <= over}
    hidden = set(stored.values()) - shown
    sent = list(all_that_was_sent(club))
    assert (bool(shown), bool(hidden)) == (story in (paused, match), True)
    assert told(hidden, caplog.text, sent) == set()
    assert told(shown, "", sent) == shown


async def test_no_secret_is_told_when_the_database_discord_or_the_dice_fail(
    fair_club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    club = fair_club
    await start_game(club, "31")
    await play(club, Random(1), actions=1)
    actor = await actor_to_move(club)
    with caplog.at_level(logging.DEBUG):
        for moment in range(8):
            for command, options in ((SHOW, {}), (WORDS, {"text": "lucky"}), (SERVER, {})):
                club.peril.arm(fails_at=moment)
                await actor.slash(club.channel, command, **options)
        club.peril.arm()
        club.bot.context = replace(club.bot.context, dice_source=replace(SYSTEM_DICE, dice_of_roll=fall_off))
        await actor.slash(club.channel, "roll")
    logged = caplog.text
    caplog.clear()
    assert "the dice fell off the table" in logged
    hidden = set((await secrets(club)).values())
    assert told(hidden, logged, list(all_that_was_sent(club))) == set()
