"""How the program meets its machine: the ports it opens, and how it stops, at Ctrl-C or when asked to."""

import asyncio
import errno
import signal
import socket
from collections.abc import Collection, Coroutine
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address
from typing import Any, Final

from bot.configuration import SettingsError, variable
from bot.text.catalogue import phrase

THIS_MACHINE: Final = IPv4Address("127.0.0.1")


def take_port(field: str, port: int, host: IPv4Address | IPv6Address = THIS_MACHINE) -> socket.socket:
    """A socket on a port, of this machine alone unless told otherwise; 0 stands for any free port.

    Raises:
        SettingsError: The port, which is the setting `field`, cannot be had at that host.
    """
    name = variable(field)
    try:
        family = socket.AF_INET if isinstance(host, IPv4Address) else socket.AF_INET6
        return socket.create_server((str(host), port), family=family)
    except PermissionError as error:
        raise SettingsError(phrase("start-port-not-allowed", variable=name, port=port)) from error
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise SettingsError(phrase("start-port-taken", variable=name, port=port)) from error
        raise SettingsError(phrase("start-host-not-here", variable=name, host=str(host))) from error


async def until_stopped(work: Coroutine[None, None, None]) -> None:
    """Do the work until it ends, or until the process is asked to stop: then cancel it."""
    task = asyncio.ensure_future(work)
    with suppress(NotImplementedError):  # Windows has no signals to wait for; Ctrl-C cancels there too
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    with suppress(asyncio.CancelledError):
        await task


async def end_work(tasks: Collection[asyncio.Task[Any]], seconds: float) -> None:
    """Let tasks end, and cancel those that have not after this many seconds."""
    if tasks:
        await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
