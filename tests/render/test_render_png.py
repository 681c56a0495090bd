"""A PNG of our own is what Pillow writes, in two pieces that were compressed beside each other."""

import os
import struct
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from multiprocessing import get_context
from random import Random
from threading import Event

import pytest
from PIL import Image

from render import DEFAULT_THEME
from render.draw import COMPRESSION
from render.draw.compose import compose
from render.draw.png import WINDOW, encoded, second_thread
from render.draw.sprites import sprites_of
from tests.render.boards import START, board

COLOURS = bytes(range(256)) * 3


def noise(width: int, height: int) -> Image.Image:
    return Image.frombytes("L", (width, height), Random(width * height).randbytes(width * height))


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", png, at + 8 + length)[0] == zlib.crc32(kind + data)
        yield kind, data
        at += 12 + length


@pytest.mark.parametrize("size", [(1, 1), (1, 2), (3, 1), (1200, 901), (7, 5), (1, WINDOW), (1, 4 * WINDOW)])
@pytest.mark.parametrize("level", [0, 1, 6, 9])
def test_what_is_written_is_read_pixel_by_pixel(size: tuple[int, int], level: int) -> None:
    picture = noise(*size)
    with Image.open(BytesIO(encoded(picture, COLOURS, level))) as read:
        assert read.mode == "P"
        assert read.size == size
        assert read.tobytes() == picture.tobytes()
        assert bytes(read.getpalette() or ()) == COLOURS


def test_all_pieces_are_one_stream_with_the_right_sums() -> None:
    picture = noise(120, 90)
    found = list(chunks(encoded(picture, COLOURS, 6)))
    assert [kind for kind, _ in found] == [b"IHDR", b"PLTE", b"IDAT", b"IDAT", b"IEND"]
    rows = zlib.decompress(b"".join(data for kind, data in found if kind == b"IDAT"))
    assert rows == b"".join(b"\0" + picture.tobytes()[at : at + 120] for at in range(0, 120 * 90, 120))


def test_a_board_takes_hardly_more_bytes_than_as_pillow_writes_it() -> None:
    picture, palette = compose(board(START, START), DEFAULT_THEME), sprites_of(DEFAULT_THEME).palette
    ours, theirs = encoded(picture, palette.channels, COMPRESSION), BytesIO()
    palette.coloured(picture.copy()).save(theirs, "PNG", compress_level=COMPRESSION)
    assert len(ours) < 1.005 * len(theirs.getvalue())


def test_many_at_once_are_each_as_one_alone() -> None:
    pictures = [noise(400, 300 + number) for number in range(8)]
    with ThreadPoolExecutor(8) as drawing:
        at_once = list(drawing.map(lambda each: encoded(each, COLOURS, 6), pictures))
    assert at_once == [encoded(each, COLOURS, 6) for each in pictures]


def test_where_the_second_thread_is_busy_it_is_the_same() -> None:
    picture, goes_on = noise(400, 300), Event()
    on_two = encoded(picture, COLOURS, 6)
    busy = second_thread().submit(goes_on.wait)
    assert encoded(picture, COLOURS, 6) == on_two
    assert not busy.done()
    goes_on.set()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_process_has_a_second_thread_of_its_own() -> None:
    picture = noise(400, 300)
    on_two = encoded(picture, COLOURS, 6)
    with get_context("fork").Pool(1) as pool:
        assert pool.apply(encoded, (picture, COLOURS, 6)) == on_two
        assert pool.apply(pid_of_second_thread) != os.getpid()


def pid_of_second_thread() -> int:
    return second_thread().submit(os.getpid).result(timeout=10)
