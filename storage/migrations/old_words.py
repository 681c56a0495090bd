"""Translates data from before the first release into the release's words: names, and parts of states.

A field that an even older state lacks gets the value that its absence stood for.
"""

from collections.abc import Iterator
from typing import Any, Final

Json = dict[str, Any]

EVENTS: Final = {
    "WindowClosed": "DoublingEnded",
    "Heard": "ReturnedInTime",
    "Relieved": "RelievedForTurn",
    "Relinquished": "LostTheTurn",
    "StoodDown": "VolunteerWithdrew",
    "LoneTakerFell": "LoneTakerMustDrop",
    "LoneTakerLeft": "LoneTakerWaits",
}
"""The kinds of events that were called otherwise."""

TABLES: Final = {"questions": "evaluations", "trouble": "channel_problems"}
"""The tables of the database that were called otherwise."""

KINDS: Final = {"session": "heads-up"}
"""Likewise, the kinds of tables."""

POSTS: Final = {"fold": "collapse", "room": "team thread", "room closing": "team thread closing"}
"""Likewise, the kinds of posts."""


def renew_state(kind: str, state: Json) -> Json:
    """The state of a table of that kind."""
    if kind == "chouette":
        _renew_chouette(state)
    games = [state.get("game"), *_games_of(state.get("chouette", {}))]
    for game in filter(None, games):
        _renew_resignations(game)
    return state


def renew_orders(orders: Json) -> Json:
    """A player's standing orders at a table."""
    _rename(orders, has_hit="was_hit")
    orders["given"] = ["rolltable" if order == "nodouble" else order for order in orders.get("given", [])]
    return orders


def _renew_chouette(state: Json) -> None:
    _rename(state, room="team_thread", told_from="news_from")
    chouette = state["chouette"]
    _rename(chouette, round="in_play")
    if thread := state.get("team_thread"):
        _rename(thread, told="announced")
        thread["refused"] = thread.get("refused") and [_key(each) for each in thread["refused"]]
    if game := chouette.get("in_play"):
        _rename(game, window="doubling")
        if game.get("is_acting") is None:
            game["is_acting"] = game["captain"] not in game["captains"][-1:]
    if (last := chouette.get("last")) and last.get("captain") is None:
        last["captain"] = last["game"]["bets"][0]["black"]


def _games_of(chouette: Json) -> Iterator[Json]:
    for part in ("in_play", "last"):
        if found := chouette.get(part):
            yield found["game"]


def _renew_resignations(game: Json) -> None:
    """Fill in the points of a resignation, if missing, from the cube as it lies."""
    for bet in game["bets"]:
        for offered in filter(None, (bet.get("resignation"), *bet.get("refusals", ()))):
            if offered.get("points") is None:
                offered["points"] = offered["kind"] * game["cubes"][bet.get("cube", 0)]["value"]


def _rename(stored: Json, **names: str) -> None:
    for old, new in names.items():
        if old in stored:
            stored[new] = stored.pop(old)


def _key(permission: str) -> str:
    return permission.lower().replace(" ", "_")
