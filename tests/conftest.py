"""Fixtures for all tests."""

import gc
import sys
from importlib import import_module
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

TESTS = Path(__file__).parent
RULES = {"clocks", "engine", "model"}
"""The folders of tests of the rules alone, which start without a database and without Discord."""

settings.register_profile("thorough", deadline=None)  # a busy machine is no bug
settings.register_profile("quick", settings.get_profile("thorough"), max_examples=30, derandomize=True)
settings.load_profile("quick")
gc.set_threshold(100_000, 20, 10)  # by its own thresholds, Python spends an eighth of the tests on garbage


def pytest_collectstart(collector: pytest.Collector) -> None:
    """Make the kinds of table known before the first module that may ask for them."""
    if isinstance(collector, pytest.Module) and collector.path.relative_to(TESTS).parts[0] not in RULES:
        import_module("tests.tables_known")


def pytest_collection_finish() -> None:
    """Look for no garbage in what was collected: it is there to the end."""
    gc.freeze()


def at_home(event: str, arguments: tuple[Any, ...]) -> None:
    """Refuse to look for, or to speak with, any machine but this one; Unix's own sockets have no host."""
    match event, arguments:
        case "socket.getaddrinfo", (host, *_):
            check_host(host)
        case "socket.connect" | "socket.sendto" | "socket.sendmsg", (_, (host, *_)):
            check_host(host)


def check_host(host: str | bytes | None) -> None:
    name = host.decode() if isinstance(host, bytes) else host
    if name and name != "localhost" and not is_this_machine(name):
        raise AssertionError(f"a test may not speak with {name}")


def is_this_machine(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


sys.addaudithook(at_home)
