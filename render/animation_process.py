"""A process that draws moving pictures for another: `python -m render.animation_process`.

It reads pickled `AnimationRequest`s from standard input and writes each picture to standard output: a length
of four bytes, then so many bytes. A length of 0 stands for a film that is too large.
"""

import pickle
import sys
from dataclasses import dataclass
from typing import BinaryIO

from render.animation import Shot
from render.draw.animation import draw_film, draw_play
from render.errors import FilmTooLargeError
from render.theme import Theme

HEADER_BYTES = 4


@dataclass(frozen=True, slots=True)
class AnimationRequest:
    """One play to be drawn, or a film of at most so many bytes."""

    shots: tuple[Shot, ...]
    theme: Theme
    most_bytes: int | None = None

    def drawn(self) -> bytes:
        """A GIF of the first shot, else a WebP; raises FilmTooLargeError."""
        if self.most_bytes is None:
            return draw_play(self.shots[0], self.theme)
        return draw_film(self.shots, self.theme, self.most_bytes)


def packed(request: AnimationRequest) -> bytes:
    return framed(pickle.dumps(request))


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(HEADER_BYTES, "big") + body


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Draw until nothing more comes."""
    while header := source.read(HEADER_BYTES):
        request = pickle.loads(source.read(int.from_bytes(header, "big")))  # noqa: S301 - from our own process
        try:
            picture = request.drawn()
        except FilmTooLargeError:
            picture = b""
        target.write(framed(picture))
        target.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
