"""How many requests a second go to Discord, and where they go."""

import discord
import pytest

from bot.discord.wire.rest_pace import Pace, send_through


def test_no_more_requests_than_allowed_are_sent_in_any_second() -> None:
    pace, noon = Pace(3), 1000.0
    assert [pace.wait(noon) for _ in range(7)] == [0, 0, 0, 1, 1, 1, 2]
    assert [pace.wait(noon + 10.5) for _ in range(4)] == [0, 0, 0, 1]


def test_all_requests_go_through_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    send_through("http://127.0.0.1:8080")
    route = discord.http.Route("GET", "/users/@me")
    assert route.url == "http://127.0.0.1:8080/api/v10/users/@me"
