"""Joined Arabic letters as single characters, for machines whose Pillow cannot shape text.

Unicode keeps a *presentation form* for each letter of the Arabic language at each place in a word, and names
the letter of each form; more is not needed here.
"""

import unicodedata
from functools import cache

_FORMS = (range(0xFB50, 0xFE00), range(0xFE70, 0xFEFD))
_PLACES = ("isolated", "final", "initial", "medial")
_LAM_ALEFS = tuple("ل" + alef for alef in "اأإآ")
_MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")


@cache
def _forms() -> dict[str, dict[str, str]]:
    """The forms of each letter, and of lam with alef, by place."""
    forms: dict[str, dict[str, str]] = {}
    for code in (code for block in _FORMS for code in block):
        place, *letters = unicodedata.decomposition(chr(code)).split()[:3] or [""]
        text = "".join(chr(int(letter, 16)) for letter in letters)
        if place.strip("<>") in _PLACES and (len(text) == 1 or text in _LAM_ALEFS):
            forms.setdefault(text, {}).setdefault(place.strip("<>"), chr(code))
    return forms


def joined(text: str) -> str:
    """Each Arabic letter in the form of its place in the word."""
    letters = _with_lam_alef(text)
    shaped = ""
    for index, letter in enumerate(letters):
        before = next((other for other in reversed(letters[:index]) if not _is_mark(other)), "")
        after = next((other for other in letters[index + 1 :] if not _is_mark(other)), "")
        is_after = _joins(before, "initial") and _joins(letter, "final")
        is_before = _joins(letter, "initial") and _joins(after, "final")
        place = {(0, 0): "isolated", (1, 0): "final", (0, 1): "initial", (1, 1): "medial"}[
            is_after, is_before
        ]
        shaped += _forms().get(letter, {}).get(place, letter)
    return shaped


def mirrored(text: str) -> str:
    """Brackets turned round, as right-to-left text needs them."""
    return text.translate(_MIRRORED)


def _joins(letter: str, place: str) -> bool:
    return place in _forms().get(letter, {})


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter[0]) == "Mn"


def _with_lam_alef(text: str) -> list[str]:
    letters: list[str] = []
    for char in text:
        if letters and letters[-1] == "ل" and "ل" + char in _forms():
            letters[-1] += char
        else:
            letters.append(char)
    return letters
