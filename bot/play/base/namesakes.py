"""People at one table whose names look alike, and what tells them apart."""

# ruff: noqa: RUF001 - letters that look like others are the subject here

import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from itertools import count
from typing import Final

from bot.analysis import Level
from bot.engine.keys import PlayerId
from bot.play.base.table import Player, opponent_name
from bot.text.catalogue import phrase
from bot.text.language import Language, speaking

_LOOK_LIKE: Final = {
    "2": "ƧϨᒿꙄꝚ",
    "3": "ƷȜЗзӠⳌꝪꞫ",
    "4": "Ꮞ",
    "5": "Ƽ",
    "6": "бᏮⳒ",
    "8": "Ȣȣ",
    "9": "ⳊꝮ",
    "a": "ɑΑαАаᎪᗅᴀꓮ",
    "b": "ƄʙΒВЬвᏏᏴᏼᑲᖯᗷꓐꞴ",
    "c": "СсᏟᴄⲤⲥꓚꮯ",
    "d": "ԁᎠᏧᑯᗞᗪᴅꓒꓓ",
    "e": "ΕЕеҽᎬᴇⴹꓰꬲ",
    "f": "ϜքᖴẝꓝꞘꞙꬵ",
    "g": "ƍɡɢԌցᏀᏳᶃꓖ",
    "h": "ʜΗНнһհᎻᏂᕼⲎꓧ",
    "i": "ıɩɪιіӏᎥꙇꭵ",
    "j": "ͿϳЈјᎫᒍᴊꓙꞲ",
    "k": "ΚκКкᏦᛕᴋⲔꓗ",
    "l": "ƖǀʟΙІӀᏞᒪᛁⲒⳐⵏꓡꓲ",
    "m": "ΜϺМмᎷᗰᛖᴍⲘꓟ",
    "n": "ɴΝոռⲚꓠ",
    "o": "ΟοσОоՕօסଠഠဝჿዐᴏᴑⲞⲟⵔꓳꬽ",
    "p": "ΡρРрᏢᑭᴘⲢⲣꓑ",
    "q": "ԛգզⵕ",
    "r": "ƦʀгᎡᏒᖇᴦⲅꓣꭇꭈꮁ",
    "s": "ƽЅѕՏᏕᏚꓢꜱꮪ",
    "t": "ΤτТтᎢᴛⲦꓔ",
    "u": "ʋυՍսሀᑌᴜꓴꞟꭎꭒ",
    "v": "νѴѵᏙᐯᴠⴸꓦꛟꮩ",
    "w": "ɯѡԜԝաᎳᏔᴡꓪꮃ",
    "x": "ΧχХхᕁᕽᚷⲬⵝꓫꞳ",
    "y": "ɣʏΥγУуҮүყᎩᎽᶌỿⲨꓬꭚ",
    "z": "ΖᏃᴢꓜꮓ",
    "-": "‐‑‒–—―−",
    "'": "’‘ʼʹ`´",
}
"""Letters of other scripts by those that they look like, from Unicode's list of confusable characters."""
_PLAINER: Final = {ord(other): letter for letter, others in _LOOK_LIKE.items() for other in others}
_ONE_STROKE: Final = str.maketrans("i1|0", "lllo")
_ALIKE_IN_PAIRS: Final = {"rn": "m", "vv": "w"}
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that show nothing, although Unicode counts them among letters, marks or symbols."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zs", "Zl", "Zp"})
_VARIATIONS: Final = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))


@lru_cache(4096)
def look_of(name: str) -> str:
    """The same for all names that a reader may take for each other; "" if there is nothing to see.

    Case, blanks, what cannot be seen, and letters that look like others make no difference.
    """
    seen = "".join(char for char in unicodedata.normalize("NFKC", name) if _can_be_seen(char))
    look = seen.translate(_PLAINER).casefold().translate(_PLAINER).translate(_ONE_STROKE)
    for pair, letter in _ALIKE_IN_PAIRS.items():
        look = look.replace(pair, letter)
    return unicodedata.normalize("NFC", look)


def _can_be_seen(char: str) -> bool:
    if char in _BLANKS or any(ord(char) in each for each in _VARIATIONS):
        return False
    return unicodedata.category(char) not in _UNSEEN


def told_apart(players: Iterable[Player]) -> dict[PlayerId, Player]:
    """The players of one table, by id; where names look alike, each has a tag.

    It is the username, of which there is one alone on Discord; where nobody knows it, a number. The bot keeps
    its name, and whoever is called like it, or like somebody who was erased, has a tag.
    """
    shown = {player.id: replace(player, tag="") for player in sorted(players, key=lambda each: each.id)}
    nameless: set[PlayerId] = set()
    for _ in range(2):  # once more for whoever is called as another is with a tag
        alike = _alike(shown.values())
        shown |= {key: replace(shown[key], tag=shown[key].username) for key in alike}
        nameless |= {key for key in alike if not shown[key].username}
    return _numbered(shown, nameless | _alike(shown.values()))


def _numbered(shown: dict[PlayerId, Player], alike: set[PlayerId]) -> dict[PlayerId, Player]:
    """With a number for those who have no username, or one that looks like another."""
    taken = {look_of(each.name) for key, each in shown.items() if key not in alike} | _names_of_ours()
    for key in sorted(alike):
        numbered = (replace(shown[key], tag=str(number)) for number in count(1))
        shown[key] = next(each for each in numbered if look_of(each.name) not in taken)
        taken.add(look_of(shown[key].name))
    return shown


def _alike(players: Iterable[Player]) -> set[PlayerId]:
    """Those whose names look like another's, or on Discord like one of the bot's own; never the bot."""
    looks = {player: look_of(player.name) for player in players if not player.is_bot}
    taken = Counter(looks.values())
    return {
        player.id
        for player, look in looks.items()
        if taken[look] > 1 or (player.snowflake is not None and look in _names_of_ours())
    }


@cache
def _names_of_ours() -> frozenset[str]:
    """How the names look that the bot gives itself and those who were erased, in every language."""
    looks = {look_of("Barpoint")}
    for language in Language:
        with speaking(language):
            looks.add(look_of(phrase("table-former-player")))
            looks |= {look_of(opponent_name(level)) for level in Level}
    return frozenset(looks)
