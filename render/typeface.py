"""The choice and order of glyphs: everything about text but its pixels.

Names come in any script. A text is cut into clusters (a letter and what sits on it), each cluster goes to
the first font of `FONTS` that covers it, and neighbours in one font and one direction make a `Run`.

Joined Arabic letters become single characters, for machines whose Pillow cannot shape text: Unicode keeps a
*presentation form* for each letter of the Arabic language at each place in a word.
"""

import re
import struct
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

FONT_FOLDER = Path(__file__).parent / "fonts"
LATIN = "Inter-SemiBold.ttf"
EMOJI = "NotoEmoji-SemiBold.ttf"
LAST_RESORTS = ("Unifont-Rest.otf", "UnifontUpper-Rest.otf")
_SYMBOLS = ("NotoSansSymbols-Bold.ttf", "NotoSansSymbols2-Regular.ttf", "NotoSansMath-Regular.ttf")
_PLACED = (LATIN, EMOJI, *_SYMBOLS, *LAST_RESORTS)
_SCRIPTS = sorted(
    path.name
    for path in FONT_FOLDER.iterdir()
    if path.suffix in {".otf", ".ttf"} and path.name not in _PLACED
)
FONTS = (LATIN, *_SCRIPTS, EMOJI, *_SYMBOLS, *LAST_RESORTS)

_UNSHAPED = frozenset({LATIN, "NotoSansCJKjp-Bold.otf", *_SYMBOLS, *LAST_RESORTS})

SUBSTITUTE = "·"
"""Stands for a character that no font has."""
MARKS_A_CLUSTER = 4
"""More marks than any living script puts on one letter would only pile up over other rows."""

_ZERO_WIDTH_JOINER = "\u200d"
_EMOJI_STYLE = "\ufe0f"
_DROPPED = frozenset(
    "\u200b\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff\u00ad"
)
_BASIC_PLANE, _WHOLE_UNICODE = 4, 12
"""Formats of a cmap subtable in OpenType."""
_CLOSING_SEGMENT = 0xFFFF

_KINDS = {"L": "L", "R": "R", "AL": "A", "EN": "1", "AN": "2", "ES": "+", "CS": ",", "ET": "%"}
"""Unicode's bidirectional classes as letters; every other is a blank."""
_BRACKETS = {"(": ")", "[": "]", "{": "}"}
_REGIONAL = range(0x1F1E6, 0x1F200)
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_VARIATIONS = range(0xFE00, 0xFE10)
_ZERO_WIDTH_NON_JOINER = "\u200c"
_TAGS = range(0xE0020, 0xE0080)


@dataclass(frozen=True, slots=True)
class Run:
    """Text in one font and one direction, in reading order."""

    text: str
    font: str
    is_rtl: bool = False


@dataclass(frozen=True, slots=True)
class Coverage:
    """The characters of one font, as ranges: `starts[i]` up to and with `ends[i]`."""

    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def __contains__(self, code: int) -> bool:
        index = bisect_right(self.starts, code) - 1
        return index >= 0 and code <= self.ends[index]


@lru_cache(maxsize=64)
def coverage(font: str) -> Coverage:
    """From the cmap table of a font file."""
    data = (FONT_FOLDER / font).read_bytes()
    start = next(offset for tag, offset in _tables(data) if tag == b"cmap")
    (count,) = struct.unpack_from(">H", data, start + 2)
    offsets = [struct.unpack_from(">HHL", data, start + 4 + 8 * i)[2] for i in range(count)]
    formats = {struct.unpack_from(">H", data, start + offset)[0]: start + offset for offset in offsets}
    if _WHOLE_UNICODE in formats:
        merged = _merged(_segments_12(data, formats[_WHOLE_UNICODE]))
    else:
        merged = _merged(_segments_4(data, formats[_BASIC_PLANE]))
    return Coverage(tuple(first for first, _ in merged), tuple(last for _, last in merged))


def _tables(data: bytes) -> Iterator[tuple[bytes, int]]:
    (count,) = struct.unpack_from(">H", data, 4)
    for i in range(count):
        tag, _, offset, _ = struct.unpack_from(">4sLLL", data, 12 + 16 * i)
        yield tag, offset


def _segments_12(data: bytes, start: int) -> Iterator[tuple[int, int]]:
    (count,) = struct.unpack_from(">L", data, start + 12)
    for i in range(count):
        first, last, _ = struct.unpack_from(">LLL", data, start + 16 + 12 * i)
        yield first, last


def _segments_4(data: bytes, start: int) -> Iterator[tuple[int, int]]:
    (double_count,) = struct.unpack_from(">H", data, start + 6)
    for i in range(0, double_count, 2):
        (last,) = struct.unpack_from(">H", data, start + 14 + i)
        (first,) = struct.unpack_from(">H", data, start + 16 + double_count + i)
        if first != _CLOSING_SEGMENT:
            yield first, last


def _merged(ranges: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for first, last in sorted(ranges):
        if merged and first <= merged[-1][1] + 1:
            merged[-1] = (merged[-1][0], max(last, merged[-1][1]))
        else:
            merged.append((first, last))
    return merged


def clusters(text: str) -> list[str]:
    """Cut a text into what a reader sees as one character each, without what cannot be seen."""
    cut: list[str] = []
    for char in filter(_can_be_seen, unicodedata.normalize("NFC", text)):
        if cut and not char.isspace() and _extends(cut[-1], char):
            cut[-1] += char
        else:
            cut.append(" " if char.isspace() else char)
    return [_without_piles(cluster) for cluster in cut]


def _can_be_seen(char: str) -> bool:
    return char not in _DROPPED and (char.isspace() or unicodedata.category(char) not in {"Cc", "Cs"})


def _extends(cluster: str, char: str) -> bool:
    code = ord(char)
    if code in _REGIONAL:
        return len(cluster) == 1 and ord(cluster) in _REGIONAL
    return (
        char in {_ZERO_WIDTH_JOINER, _ZERO_WIDTH_NON_JOINER}
        or cluster[-1] == _ZERO_WIDTH_JOINER
        or code in _SKIN_TONES
        or code in _TAGS
        or unicodedata.category(char) in {"Mn", "Mc", "Me"}
    )


def _without_piles(cluster: str) -> str:
    marks = 0
    kept = ""
    for char in cluster:
        is_mark = unicodedata.category(char) == "Mn" and ord(char) not in _VARIATIONS
        marks = marks + 1 if is_mark else 0
        if marks <= MARKS_A_CLUSTER:
            kept += char
    return kept


@lru_cache(maxsize=4096)
def font_for(cluster: str) -> tuple[str, str]:
    """The font for a cluster and the text it is written with: itself, a plainer form, or `SUBSTITUTE`."""
    plain = without_ignorables(cluster)
    order = (EMOJI, *FONTS) if _EMOJI_STYLE in cluster else FONTS
    for form in (cluster, unicodedata.normalize("NFKC", plain), plain[:1]):
        for font in order:
            if _covers(font, form):
                return font, form
    return LATIN, SUBSTITUTE


def without_ignorables(text: str) -> str:
    """Without the characters that only instruct a shaping engine."""
    return text if text.isascii() else "".join(char for char in text if not _is_ignorable(char))


def _is_ignorable(char: str) -> bool:
    code = ord(char)
    return char in {_ZERO_WIDTH_JOINER, _ZERO_WIDTH_NON_JOINER} or code in _VARIATIONS or code in _TAGS


def _covers(font: str, text: str) -> bool:
    visible = [ord(char) for char in text if not _is_ignorable(char)]
    covered = coverage(font)
    return bool(visible) and all(code in covered for code in visible)


def runs(text: str) -> tuple[Run, ...]:
    """Cut a text into runs in the order in which they stand from left to right.

    The line as a whole runs from left to right; right-to-left stretches inside it run their own way, and
    numbers inside those keep theirs.
    """
    if text.isascii() and text.isprintable():
        return (Run(text, LATIN),) if text else ()
    cut = clusters(text)
    pieces: list[Run] = []
    levels: list[int] = []
    for cluster, level in zip(cut, _levels(cut), strict=True):
        font, form = _font_beside(cluster, pieces[-1].font if pieces else LATIN)
        if pieces and pieces[-1].font == font and levels[-1] == level:
            pieces[-1] = replace(pieces[-1], text=pieces[-1].text + form)
        else:
            pieces.append(Run(form, font, is_rtl=level == 1))
            levels.append(level)
    return tuple(_reordered(pieces, levels))


def needs_shaping(run: Run) -> bool:
    """Whether letters of this run change their form or place beside others, which takes a shaping engine."""
    return not run.text.isascii() and (
        run.font not in _UNSHAPED
        or any(unicodedata.combining(char) or _is_ignorable(char) for char in run.text)
    )


def _font_beside(cluster: str, neighbour: str) -> tuple[str, str]:
    if cluster == " " and neighbour in _SCRIPTS and _covers(neighbour, cluster):
        return neighbour, cluster
    return font_for(cluster)


def _levels(cut: list[str]) -> list[int]:
    """Embedding levels of a left-to-right line by the Unicode bidirectional algorithm (UAX 9).

    0 runs left to right, 1 right to left, 2 is a number inside the latter. There are no explicit embeddings.
    """
    kinds = "".join(_KINDS.get(unicodedata.bidirectional(cluster[0]), " ") for cluster in cut)
    kinds = re.sub("A[^LRA]*", lambda found: found[0].replace("1", "2"), kinds).replace("A", "R")  # W2, W3
    kinds = re.sub("(?<=2),(?=2)", "2", re.sub("(?<=1)[+,](?=1)", "1", kinds))  # W4
    kinds = re.sub("%*1[1%]*", lambda found: "1" * len(found[0]), kinds)  # W5
    kinds = re.sub("(^|L)[^LR]*", lambda found: found[0].replace("1", "L"), kinds)  # W7
    for opening, closing in _brackets(cut):  # N0
        inside = re.findall("[LR12]", kinds[opening:closing])
        before = re.findall("[LR12]", "L" + kinds[:opening])[-1]
        kind = "L" if "L" in inside or before == "L" else "R"
        if inside:
            kinds = kinds[:opening] + kind + kinds[opening + 1 : closing] + kind + kinds[closing + 1 :]
    kinds = re.sub("(?<=[R12])[ +,%]+(?=[R12])", lambda found: "R" * len(found[0]), kinds)  # W6, N1
    return [{"R": 1, "1": 2, "2": 2}.get(kind, 0) for kind in kinds]


def _brackets(cut: list[str]) -> list[tuple[int, int]]:
    """Where brackets open and close that belong together, from left to right."""
    pairs: list[tuple[int, int]] = []
    openings: list[int] = []
    for index, cluster in enumerate(cut):
        if cluster in _BRACKETS:
            openings.append(index)
        matching = [at for at, opening in enumerate(openings) if _BRACKETS[cut[opening]] == cluster]
        if matching:
            pairs.append((openings[matching[-1]], index))
            del openings[matching[-1] :]
    return sorted(pairs)


def _reordered(pieces: Iterable[Run], levels: Iterable[int]) -> list[Run]:
    """Turn round every right-to-left stretch, and the numbers in it once more (L2)."""
    ordered = list(zip(pieces, levels, strict=True))
    for turned in (2, 1):
        stretches = groupby(ordered, key=lambda each: each[1] >= turned)
        ordered = [
            each
            for is_turned, stretch in stretches
            for each in (list(stretch)[::-1] if is_turned else stretch)
        ]
    return [piece for piece, _ in ordered]


_FORMS = (range(0xFB50, 0xFE00), range(0xFE70, 0xFEFD))
_PLACES = ("isolated", "final", "initial", "medial")
_LAM_ALEFS = tuple("ل" + alef for alef in "اأإآ")
_TATWEEL = "\u0640"
"""Only lengthens a word, so what stands beside it is joined to it."""
_MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")


@cache
def _forms() -> dict[str, dict[str, str]]:
    """The forms of each letter, and of lam with alef, by place."""
    forms: dict[str, dict[str, str]] = {_TATWEEL: dict.fromkeys(_PLACES, _TATWEEL)}
    for code in (code for block in _FORMS for code in block):
        place, *letters = unicodedata.decomposition(chr(code)).split()[:3] or [""]
        text = "".join(chr(int(letter, 16)) for letter in letters)
        if place.strip("<>") in _PLACES and (len(text) == 1 or text in _LAM_ALEFS):
            forms.setdefault(text, {}).setdefault(place.strip("<>"), chr(code))
    return forms


def joined(text: str) -> str:
    """Each Arabic letter in the form of its place in the word."""
    marks_after = re.sub("ل([\u064b-\u0652]+)([اأإآ])", r"ل\2\1", text)
    letters = re.findall(f"{'|'.join(_LAM_ALEFS)}|.", marks_after)
    shaped = ""
    for index, letter in enumerate(letters):
        before = next((other for other in reversed(letters[:index]) if not _is_mark(other)), "")
        after = next((other for other in letters[index + 1 :] if not _is_mark(other)), "")
        is_after = _joins(before, "initial") and _joins(letter, "final")
        is_before = _joins(letter, "initial") and _joins(after, "final")
        place = _PLACES[is_after + 2 * is_before]
        shaped += _forms().get(letter, {}).get(place, letter)
    return shaped


def mirrored(text: str) -> str:
    """Brackets turned round, as right-to-left text needs them."""
    return text.translate(_MIRRORED)


def _joins(letter: str, place: str) -> bool:
    return place in _forms().get(letter, {})


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter[0]) == "Mn"
