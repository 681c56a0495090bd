"""States of before the first release in its words, also those that lacked something even then."""

from typing import Any

import pytest

from storage.migrations.old_words import renew_orders, renew_state


def game(**bet: Any) -> dict[str, Any]:
    return {"cubes": [{"value": 1}, {"value": 4}], "bets": [{"black": 7, **bet}]}


def test_what_a_resignation_cost_is_told_by_the_cube_where_it_was_not_stored() -> None:
    offered, refused = {"side": "white", "kind": 2}, {"side": "black", "kind": 1, "points": 8}
    state = renew_state("session", {"game": game(cube=1, resignation=offered, refusals=[refused])})
    (bet,) = state["game"]["bets"]
    assert bet["resignation"] == offered | {"points": 8}
    assert bet["refusals"] == [refused]


def test_a_challenge_has_no_game() -> None:
    assert renew_state("session", {"game": None}) == {"game": None}


def test_the_parts_of_a_chouette_are_called_as_today() -> None:
    window = {"holds": []}
    current = {"window": window, "captain": 2, "captains": [1], "game": game(), "is_acting": None}
    thread = {"number": 1, "told": [1], "refused": ["Manage Threads"]}
    before = {"chouette": {"round": current, "last": {"game": game()}}, "room": thread, "told_from": 5}
    state = renew_state("chouette", before)
    assert state.keys() == {"chouette", "team_thread", "news_from"}
    assert state["team_thread"] == {"number": 1, "announced": [1], "refused": ["manage_threads"]}
    assert state["chouette"]["in_play"]["doubling"] == window
    assert state["chouette"]["in_play"]["is_acting"] is True
    assert state["chouette"]["last"]["captain"] == 7


@pytest.mark.parametrize(
    ("captains", "is_acting"), [([1], True), ([2, 1], True), ([2], False), ([1, 2], False)]
)
def test_a_captain_who_is_not_the_last_of_record_only_acts(captains: list[int], *, is_acting: bool) -> None:
    before = {"chouette": {"round": {"captain": 2, "captains": captains, "game": game()}}}
    state = renew_state("chouette", before)
    assert state["chouette"]["in_play"]["is_acting"] is is_acting


def test_a_lobby_has_neither_game_nor_thread() -> None:
    assert renew_state("chouette", {"chouette": {"round": None}, "room": None}) == {
        "chouette": {"in_play": None},
        "team_thread": None,
    }


def test_orders_are_called_as_today() -> None:
    assert renew_orders({"given": ["nodouble", "take"], "has_hit": True}) == {
        "given": ["rolltable", "take"],
        "was_hit": True,
    }
