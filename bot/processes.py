"""Processes of the bot's own, to which it speaks by their pipes: how they are ended."""

from asyncio.subprocess import Process
from contextlib import suppress


async def end(process: Process) -> None:
    """End a process that nobody else listens to, if it has not left, and wait until it is gone."""
    kill(process)
    if process.stdout is not None:
        await process.stdout.read()  # Python 3.11 waits for ever for one that is not heard to its end
    await process.wait()


def kill(process: Process) -> None:
    """Let a process end at once, if it has not left; whoever listens to it notices."""
    if process.stdin is not None:
        process.stdin.close()
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
