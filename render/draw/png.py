"""Writes a picture of indices as a PNG, its two halves compressed beside each other.

Compressing takes most of the time of a board, and Pillow does it on one core. A zlib stream may be cut where
a flush has filled its last byte, and what follows may refer to the bytes before the cut as a dictionary, so
two cores take half the time for as many bytes (RFC 1950, RFC 1951; https://www.w3.org/TR/png-3/).
"""

import os
import zlib
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from struct import pack
from typing import Final

from PIL import Image

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
BITS_OF_PIXEL, INDEXED = 8, 3
ZLIB_HEADER: Final = b"\x78\x9c"
WINDOW: Final = 1 << zlib.MAX_WBITS
"""How many bytes back deflate may refer."""


@lru_cache(maxsize=1)
def second_thread() -> ThreadPoolExecutor:
    """The thread beside that of a picture, on which its first half is compressed."""
    return ThreadPoolExecutor(1, thread_name_prefix="compressing")


if hasattr(os, "register_at_fork"):  # on Windows there is no fork
    os.register_at_fork(after_in_child=second_thread.cache_clear)  # which leaves threads behind


def encoded(indices: Image.Image, palette: bytes, level: int) -> bytes:
    """A picture of indices as a PNG file, always the same bytes.

    Args:
        indices: The picture.
        palette: Its colours, three bytes each.
        level: zlib's, from 0 to 9.
    """
    rows = memoryview(_rows(indices))
    first, second = _halves(rows, level)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", pack(">IIBBBBB", *indices.size, BITS_OF_PIXEL, INDEXED, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", ZLIB_HEADER + first),
            _chunk(b"IDAT", second + pack(">I", zlib.adler32(rows))),
            _chunk(b"IEND", b""),
        )
    )


def _halves(rows: memoryview, level: int) -> tuple[bytes, bytes]:
    """The deflate stream of the rows, in two parts."""
    cut = len(rows) // 2
    first = rows[:cut], rows[:0], level, zlib.Z_SYNC_FLUSH
    begin = second_thread().submit(_deflated, *first)
    end = _deflated(rows[cut:], rows[:cut][-WINDOW:], level, zlib.Z_FINISH)
    # Where that thread is still at another picture, this one does not wait for it.
    return (_deflated(*first) if begin.cancel() else begin.result()), end


def _rows(indices: Image.Image) -> bytes:
    """The picture row by row, before each of them a zero: PNG's filter "none", the best for a palette."""
    wider = Image.new("L", (indices.width + 1, indices.height))
    wider.paste(indices, (1, 0))
    return wider.tobytes()


def _deflated(data: memoryview, before: memoryview, level: int, flush: int) -> bytes:
    """A part of a deflate stream that follows on `before`."""
    deflate = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=before)
    return deflate.compress(data) + deflate.flush(flush)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(data, zlib.crc32(kind)))
