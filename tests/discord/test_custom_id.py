"""custom_ids and paths are read back as they were written, over all that we write."""

from collections import Counter
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.presses import HANDLERS
from bot.discord.wire.custom_ids import (
    DISCORD_CUSTOM_ID_LIMIT,
    MENU_TEMPLATE,
    TEMPLATE,
    CustomId,
    UnknownButton,
    chosen_custom_id,
    format_custom_id,
    format_menu_id,
    parse_custom_id,
    path_of,
)
from bot.engine import BAR, OFF
from bot.features import FEATURES
from bot.play.base.paths import Path, format_path, parse_path
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton

places = st.integers(OFF, BAR)
paths = st.builds(Path, st.lists(st.tuples(places, places), max_size=4).map(tuple), st.none() | places)
arguments = paths.map(format_path) | st.sampled_from(["", "1", "2", "3"])
databases = st.from_regex("[a-z0-9]{8}", fullmatch=True) | st.just("")
custom_ids = st.builds(
    CustomId,
    st.sampled_from([*SharedButton, *HeadsUpButton, *ChouetteButton]),
    st.integers(0, 10**18 - 1),
    st.integers(0, 10**9 - 1),
    arguments,
    databases,
)


@given(custom_ids)
def test_a_custom_id_is_read_back(custom_id: CustomId) -> None:
    text = format_custom_id(custom_id)
    assert len(text) <= DISCORD_CUSTOM_ID_LIMIT
    assert TEMPLATE.fullmatch(text)
    assert parse_custom_id(text) == custom_id


@given(custom_ids.filter(lambda custom_id: custom_id.argument))
def test_choosing_from_a_menu_is_pressing_the_button_it_stands_for(custom_id: CustomId) -> None:
    menu_id = format_menu_id(custom_id.kind, custom_id.table, custom_id.edition, database=custom_id.database)
    assert len(menu_id) <= DISCORD_CUSTOM_ID_LIMIT
    assert MENU_TEMPLATE.fullmatch(menu_id)
    assert not TEMPLATE.fullmatch(menu_id)
    assert not MENU_TEMPLATE.fullmatch(format_custom_id(custom_id))
    pressed = parse_custom_id(chosen_custom_id(menu_id, custom_id.argument))
    assert pressed == custom_id
    of_answer = format_menu_id(
        custom_id.kind,
        custom_id.table,
        custom_id.edition,
        database=custom_id.database,
        interaction=2**64 - 1,
    )
    assert len(of_answer) <= DISCORD_CUSTOM_ID_LIMIT
    assert parse_custom_id(chosen_custom_id(of_answer, custom_id.argument)) == custom_id


def test_no_two_features_have_the_same_button() -> None:
    """A press is carried out by its button alone: of two handlers one would never be asked."""
    handlers = Counter(chain(HANDLERS, *(feature.buttons for feature in FEATURES)))
    assert [button for button, times in handlers.items() if times > 1] == []


def test_only_a_menu_stands_for_what_is_chosen_from_it() -> None:
    with pytest.raises(UnknownButton):
        chosen_custom_id("bp:build:1:2", "ab")


@given(paths)
def test_a_path_is_read_back(path: Path) -> None:
    assert parse_path(format_path(path)) == path


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bp",
        "bp:roll",
        "bp:roll:1",
        "bp:roll:1:x",
        "bp:roll:-1:1",
        "bp:roll:1:1:A",
        "bp:roll:1:1\n",
        "bp:roulette:1:1",
        "xbp:roll:1:1",
        "BP:roll:1:1",
        "bp:roll:1111111111111111111:1",
        "other:roll:1:1",
        "bp:build:1:1:" + "a" * 41,
    ],
)
def test_what_we_did_not_write_is_no_button_of_ours(text: str) -> None:
    with pytest.raises(UnknownButton):
        parse_custom_id(text)


@pytest.mark.parametrize("argument", ["a", "abc", "ab.cd", ".ab", "a.b.c", "12", "AB"])
def test_what_we_did_not_write_is_no_path(argument: str) -> None:
    with pytest.raises(UnknownButton):
        path_of(argument)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for parse in (parse_custom_id, path_of):
        try:
            parse(text)
        except UnknownButton:
            continue
