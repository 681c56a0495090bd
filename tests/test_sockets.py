"""Tests speak with this machine alone."""

import socket

import pytest


@pytest.mark.parametrize("host", ["192.0.2.1", "2001:db8::1"])
def test_no_other_machine_is_spoken_with(host: str) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as spoken, pytest.raises(AssertionError, match="may not speak with"):
        spoken.connect((host, 443))


def test_no_other_machine_is_looked_for() -> None:
    with pytest.raises(AssertionError, match=r"discord\.com"):
        socket.getaddrinfo("discord.com", 443)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_this_machine_is_spoken_with(host: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        socket.create_connection((host, listening.getsockname()[1])).close()
