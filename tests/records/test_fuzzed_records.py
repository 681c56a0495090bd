"""Damaged records: the reader's own error with the line, or a whole record; never anything else."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.records import (
    MatchRecord,
    RecordError,
    UnreadableRecord,
    format_mat,
    format_sgf,
    format_text,
    parse_record,
    parse_sgf,
    read_record,
    replay_match,
)
from tests.records.records import FIXTURES, FOLDER
from tests.records.styles import as_galaxy, as_studio

SMALL = replay_match(read_record((FIXTURES[0].parent / "1-point.mat").read_bytes()))
CUBES = replay_match(read_record((FIXTURES[0].parent / "money-beavers.mat").read_bytes()))
RECORDS = [
    format_mat(SMALL.record).encode(),
    format_mat(CUBES.record).encode(),
    as_galaxy(SMALL),
    as_studio(SMALL),
]
SGF_RECORDS = [
    format_sgf(SMALL.record).encode(),
    format_sgf(CUBES.record).encode(),
    *(path.read_bytes() for path in sorted(FOLDER.glob("*.sgf"))),
]
Damage = Callable[[bytes], bytes]


PUT = [*b'0123456789/*():;? \n\r\t\0\xff\xe2["]\\', *b"WDTBboaxyz"]
LINE_DAMAGES: dict[str, Callable[[list[bytes], int, int], list[bytes]]] = {
    "lose a line": lambda lines, at, _: lines[:at] + lines[at + 1 :],
    "repeat a line": lambda lines, at, _: lines[: at + 1] + lines[at:],
    "move a line": lambda lines, at, to: (
        (lines[:at] + lines[at + 1 :])[:to] + lines[at : at + 1] + lines[to:]
    ),
}
BYTE_DAMAGES: dict[str, Callable[[bytes, int, bytes], bytes]] = {
    "cut": lambda data, at, _: data[:at],
    "lose a byte": lambda data, at, _: data[:at] + data[at + 1 :],
    "change a byte": lambda data, at, put: data[:at] + put + data[at + 1 :],
    "insert a byte": lambda data, at, put: data[:at] + put + data[at:],
}


@st.composite
def damages(draw: st.DrawFn) -> Damage:
    """One way to damage a record."""
    at, to, put = draw(st.floats(0, 1)), draw(st.floats(0, 1)), bytes([draw(st.sampled_from(PUT))])
    kind = draw(st.sampled_from([*LINE_DAMAGES, *BYTE_DAMAGES]))
    if kind in BYTE_DAMAGES:
        return lambda data: BYTE_DAMAGES[kind](data, int(at * len(data)), put)

    def damage_lines(data: bytes) -> bytes:
        lines = data.splitlines(keepends=True)
        return b"".join(LINE_DAMAGES[kind](lines, int(at * len(lines)), int(to * len(lines))))

    return damage_lines


@given(st.sampled_from(RECORDS), st.lists(damages(), min_size=1, max_size=6))
@settings(max_examples=4 * settings().max_examples, deadline=None)
def test_a_damaged_record_is_read_whole_or_refused_with_its_line(data: bytes, damage: list[Damage]) -> None:
    for how in damage:
        data = how(data)
    match = read_or_refuse(data)
    if isinstance(match, UnreadableRecord):
        lines = re.split(r"\r\n|\r|\n", data.decode("utf-8-sig" if is_utf_8(data) else "latin-1"))
        assert match.text.strip() in lines[match.line - 1].expandtabs()
    elif isinstance(match, MatchRecord):
        assert len(replay_match(match).games) == len(match.games)
        assert parse_record(format_mat(match)) == match


@given(st.sampled_from(SGF_RECORDS), st.lists(damages(), min_size=1, max_size=6))
@settings(max_examples=4 * settings().max_examples, deadline=None)
def test_a_damaged_sgf_is_read_whole_or_refused_with_its_line(data: bytes, damage: list[Damage]) -> None:
    for how in damage:
        data = how(data)
    match = read_or_refuse(data)
    if isinstance(match, UnreadableRecord):
        assert 1 <= match.line <= 1 + len(re.findall(rb"\r\n|\r|\n", data))
    elif isinstance(match, MatchRecord):
        assert len(replay_match(match).games) == len(match.games)
        written = format_sgf(match)
        if replay_match(match).illegal:  # its roll is written as not played; read again, it may be a dance
            written = format_sgf(parse_sgf(written))
        assert format_sgf(parse_sgf(written)) == written
        assert format_text(match)


def read_or_refuse(data: bytes) -> MatchRecord | RecordError:
    """Return the record, or the error that refuses it."""
    try:
        return read_record(data)
    except RecordError as error:
        return error


def is_utf_8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


@given(st.binary(max_size=400) | st.text(max_size=400).map(str.encode))
@settings(max_examples=2 * settings().max_examples, deadline=None)
def test_anything_else_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        read_record(data)
