"""The check as a whole: log in, try one thing after the other, clean up, report."""

import asyncio
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import discord

from bot.discord.wire.failures import is_discords
from bot.entropy import now
from bot.play.text.places import permissions_listed
from bot.shell.checkup.bench import Bench
from bot.shell.checkup.calls import Calls
from bot.shell.checkup.checks import CHECKS, Check
from bot.shell.checkup.findings import Finding, NotTried, Otherwise, Verdict
from bot.shell.checkup.report import Report

PATIENCE_SECONDS: Final = 45.0
LONGEST_LIMIT_SECONDS: Final = 30.0
LATE_SECONDS: Final = 1.0
"""How much later a cut-off message may still arrive."""


async def check_discord(token: str, channel: int, user: int | None) -> Report:
    """Try everything in a channel; Ctrl-C and SIGTERM end it early, and it is cleaned up all the same.

    Raises:
        discord.LoginFailure: Discord refused the token.
        NoPlace: Nothing can be tried in that channel.
    """
    calls, began, clock = Calls(), now(), asyncio.get_running_loop()
    start = clock.time()
    client = discord.Client(
        intents=discord.Intents(guilds=True),
        allowed_mentions=discord.AllowedMentions.none(),
        max_ratelimit_timeout=LONGEST_LIMIT_SECONDS,
        http_trace=calls.trace,
    )
    async with client:
        await client.login(token)
        bench = await Bench.at(client, channel, user, calls)
        findings: list[Finding] = []
        left: list[str] = []
        try:
            is_cut_off = await _until_stopped(bench, findings)
        finally:
            left += await bench.clean_up()
            for each in left:
                _tell(f"left behind: {each}")
    place = f"channel of type {bench.channel.type}"
    seconds, again = clock.time() - start, calls.refused_as_too_many
    return Report(findings, left, place, began, seconds, calls.answered, again, is_cut_off)


async def _until_stopped(bench: Bench, findings: list[Finding]) -> bool:
    """Make all checks; returns whether they were stopped, and then says so of those that were not made."""
    work = asyncio.ensure_future(_make_all(bench, findings))
    try:
        with _stopping(work):
            await asyncio.wait([work])
    finally:
        work.cancel()
        await asyncio.wait([work])
    if not work.cancelled():
        work.result()
        return False
    left = CHECKS[len(findings) :]
    findings += (Finding(each.about, Verdict.NOT_TRIED, "the check was stopped") for each in left)
    await asyncio.sleep(LATE_SECONDS)
    return True


@contextmanager
def _stopping(work: "asyncio.Future[None]") -> Iterator[None]:
    """Let Ctrl-C and SIGTERM cancel the work within, and nothing after it: that cleans up."""
    loop, numbers = asyncio.get_running_loop(), (signal.SIGINT, signal.SIGTERM)
    with suppress(NotImplementedError):  # Windows has no signals to wait for
        for number in numbers:
            loop.add_signal_handler(number, work.cancel)
    yield


async def _make_all(bench: Bench, findings: list[Finding]) -> None:
    for number, check in enumerate(CHECKS, start=1):
        finding = await made(check, bench)
        findings.append(finding)
        _tell(f"{number}/{len(CHECKS)} {finding.about}: {finding.verdict.value}")


async def made(check: Check, bench: Bench) -> Finding:
    """Make one check; a mistake of ours is raised."""
    if lacks := check.lacks(bench):
        return Finding(check.about, Verdict.NOT_TRIED, f"missing: {permissions_listed(lacks)}")
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return Finding(check.about, Verdict.AS_WE_THINK, await check.trial(bench))
    except NotTried as why:
        return Finding(check.about, Verdict.NOT_TRIED, str(why))
    except Otherwise as came:
        return Finding(check.about, Verdict.OTHERWISE, str(came))
    except TimeoutError:
        return Finding(check.about, Verdict.OTHERWISE, f"no end within {PATIENCE_SECONDS:.0f} seconds")
    except Exception as error:
        if not is_discords(error):
            raise
        return Finding(check.about, Verdict.OTHERWISE, f"{type(error).__name__}: {error}")


def _tell(line: str) -> None:
    """How far it is, beside the report."""
    print(line, file=sys.stderr, flush=True)  # noqa: T201 - whoever waits sees that
