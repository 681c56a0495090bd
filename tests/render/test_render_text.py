"""Names in any script are written with letters, never with boxes."""

import unicodedata

import pytest

from render.draw.lettering import set_line, told_apart
from render.typeface import (
    FONT_FOLDER,
    FONTS,
    LATIN,
    MARKS_A_CLUSTER,
    SUBSTITUTE,
    clusters,
    coverage,
    font_for,
    joined,
    mirrored,
    needs_shaping,
    runs,
    without_ignorables,
)

NAMES = {
    "Latin": "Ærøskøbing Đặng",
    "Cyrillic": "Александр Ђорђе",
    "Greek": "Ελένη Παπαδοπούλου",
    "Arabic": "محمد علي الطويل",
    "Hebrew": "נועה בת־כהן",
    "Devanagari": "आदित्य शर्मा",
    "Bengali": "বাংলা নাম",
    "Tamil": "தமிழ்ச்செல்வன்",
    "Telugu": "తెలుగు",
    "Kannada": "ಕನ್ನಡ",
    "Malayalam": "മലയാളം",
    "Sinhala": "සිංහල",
    "Thai": "สมชาย ใจดี",
    "Lao": "ລາວ",
    "Khmer": "ខ្មែរ សុខ",
    "Burmese": "မြန်မာ",
    "Tibetan": "བོད་ཡིག",
    "Georgian": "ქეთევან",
    "Armenian": "Հայկ",
    "Amharic": "አበበ",
    "Chinese": "王小明陳龍",
    "Japanese": "さくら田中ヒロシ",
    "Korean": "김철수",
    "Mongolian": "ᠮᠣᠩᠭᠣᠯ",
    "Cherokee": "ᏣᎳᎩ",
    "emoji": "🎲🦄🔥",
    "fancy letters": "\U0001d4d0\U0001d4f5\U0001d4f2\U0001d4ec\U0001d4ee",
    "runes": "ᚠᚢᚦ",
}
every_name = pytest.mark.parametrize("script", NAMES)


@every_name
def test_every_letter_of_a_name_has_a_glyph(script: str) -> None:
    written = runs(NAMES[script])
    for run in written:
        missing = [char for char in without_ignorables(run.text) if ord(char) not in coverage(run.font)]
        assert missing == []
    assert SUBSTITUTE not in "".join(run.text for run in written)


@every_name
def test_every_name_can_be_set_without_a_shaping_engine(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shaped = set_line(NAMES[script], 36, 1000).width
    monkeypatch.setattr("render.draw.lettering._HAS_SHAPING", False)
    assert set_line(NAMES[script], 36, 1000).width == pytest.approx(shaped, rel=0.5)


def test_nearly_all_of_the_basic_plane_has_a_glyph() -> None:
    printable = [
        code
        for code in range(0x20, 0x10000)
        if unicodedata.category(chr(code))[0] not in "CZ" and not 0xFE00 <= code <= 0xFE0F
    ]
    missing = [code for code in printable if not any(code in coverage(font) for font in FONTS)]
    assert len(missing) < len(printable) * 0.001


@pytest.mark.parametrize("char", ["\ue000", "\U0010ffff", "\U000f0000"])
def test_a_character_that_no_font_has_becomes_a_dot(char: str) -> None:
    assert font_for(char) == (LATIN, SUBSTITUTE)


def test_a_letter_with_a_mark_that_no_font_has_loses_the_mark() -> None:
    assert font_for("a\U000e0100") == (LATIN, "a")


@pytest.mark.parametrize("hidden", ["\u202e", "\u200b", "\ufeff", "\x00", "\u2066", "\ud800"])
def test_what_cannot_be_seen_or_turns_text_round_is_dropped(hidden: str) -> None:
    assert clusters(f"a{hidden}b") == ["a", "b"]


def test_line_breaks_are_spaces() -> None:
    assert clusters("a\nb\tc") == ["a", " ", "b", " ", "c"]


def test_marks_stay_with_their_letter_but_do_not_pile_up() -> None:
    assert clusters("e\u0301x") == ["é", "x"]
    (pile,) = clusters("Z" + "\u0334\u0321\u0322\u0354\u0344\u035d\u0348" * 3)
    assert len(pile) <= 1 + MARKS_A_CLUSTER


@pytest.mark.parametrize("emoji", ["👩‍🚀", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣"])
def test_a_composed_emoji_is_one_cluster(emoji: str) -> None:
    assert clusters(emoji) == [emoji]


def test_right_to_left_names_stand_in_a_left_to_right_line() -> None:
    assert [(run.text, run.is_rtl) for run in runs("נועה to roll")] == [
        ("נועה", True),
        (" ", False),
        ("to roll", False),
    ]


def test_numbers_and_brackets_in_a_right_to_left_name_keep_their_way() -> None:
    texts = [run.text for run in runs("נועה (21)")]
    assert "".join(texts).index("21") < "".join(texts).index("נועה")
    assert "21" in texts


def seen(text: str) -> str:
    """The letters from left to right, with brackets turned round where right-to-left text has them."""
    return "".join(
        "".join(reversed(clusters(mirrored(run.text)))) if run.is_rtl else run.text for run in runs(text)
    )


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("אבג 3.5", "3.5 גבא"),
        ("אבג 1,500", "1,500 גבא"),
        ("אבג 12:30", "12:30 גבא"),
        ("אבג 5-3", "5-3 גבא"),
        ("a אבג 50%", "a 50% גבא"),
        ("אבג +5", "5+ גבא"),
        ("بتث 5-3", "3-5 ثتب"),
        ("بتث ١٢,٣", "١٢,٣ ثتب"),
        ("٣ ب", "ب ٣"),
        ("3 ب", "3 ب"),
    ],
)
def test_numbers_with_their_signs_keep_their_way_among_right_to_left_letters(
    written: str, shown: str
) -> None:
    assert seen(written) == shown


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("אבג (דה)", "(הד) גבא"),
        ("אבג (דה!)", "(!הד) גבא"),
        ("אבג (2)", "(2) גבא"),
        ("אבג (ab)", "גבא (ab)"),
        ("אב (גa) ד", "בא (גa) ד"),
        ("a (אב) ג", "a (בא) ג"),
        ("[) א]ב]", "[) א]ב]"),
    ],
)
def test_brackets_go_with_what_they_enclose(written: str, shown: str) -> None:
    assert seen(written) == shown


def test_arabic_letters_take_the_form_of_their_place() -> None:
    assert joined("سلام") == "ﺳﻼﻡ"
    assert joined("ب") == "ﺏ"
    assert joined("a(ب)") == "a(ﺏ)"
    assert mirrored("(ب]") == ")ب["


def test_arabic_letters_are_joined_across_marks_and_a_lengthened_line() -> None:
    assert joined("بـ بِب") == "ﺑـ ﺑِﺐ"
    assert joined("قلًأ") == "ﻗﻸً"


def test_only_text_that_needs_it_goes_to_the_shaping_engine() -> None:
    assert not any(needs_shaping(run) for run in runs("Ελένη 王小明 Alice"))
    assert all(needs_shaping(run) for run in runs("محمد"))


def test_a_long_text_ends_in_an_ellipsis_and_fits() -> None:
    for text in ("Wolfeschlegelsteinhausen" * 4, "さくら" * 40, "محمد" * 40, "🎲" * 50):
        line = set_line(text, 36, 300)
        assert line.width <= 300
        assert "…" in "".join(run.text for run in line.runs)


@pytest.mark.parametrize("max_width", [0, 1, 5, 40])
def test_even_the_narrowest_room_is_kept_to_if_it_holds_an_ellipsis(max_width: int) -> None:
    least = set_line("…", 36, 1000).width
    assert set_line("Alice", 36, max_width).width <= max(least, max_width)


def test_every_font_has_a_licence_beside_it() -> None:
    licences = {path.name.split("-")[0] for path in FONT_FOLDER.glob("*-LICENSE.txt")}
    families = {path.name for path in FONT_FOLDER.iterdir() if path.suffix in {".ttf", ".otf"}}
    assert all(any(name.startswith(licence) for licence in licences) for name in families)
    assert families == set(FONTS)


def shown(name: str, others: tuple[str, ...], room: int) -> str:
    return "".join(run.text for run in set_line(name, 38, room, told_apart(name, others, 38, room)).runs)


def test_names_that_differ_in_their_middle_are_shortened_to_where_they_differ() -> None:
    names = tuple(f"Bartholomew the {which} of Ravenswood" for which in ("Great", "Small", "Grand"))
    assert [shown(name, names, 290) for name in names] == ["Bar…Great of…", "Bar…Small of…", "Bar…Grand of…"]


def test_names_that_differ_near_their_end_show_all_of_what_differs() -> None:
    names = tuple(f"Bartholomew theodore the {which} esq" for which in ("1st", "2nd"))
    assert [shown(name, names, 340) for name in names] == ["Bartholo…1st esq", "Bartholo…2nd esq"]


def test_a_name_that_is_like_no_other_keeps_more_of_its_beginning() -> None:
    names = ("Wolfeschlegelsteinhausenberger II", "Bartholomew the Great of Ravenswood", "Wolf")
    assert shown(names[0], names, 290) == "Wolfeschle…r II"
    assert shown(names[2], names, 290) == "Wolf"


@pytest.mark.parametrize(
    "names",
    [
        ("playerplayer1", "playerplayer2", "playerplayer12"),
        ("Maximilian Anderson", "Maximilian Anderssen"),
        ("Christopher Smith", "Christopher Smythe"),
        (
            "Bartholomew the Great of Ravenswood",
            "Bartholomew the Grand of Ravenswood",
            "Bartholomew the Small",
        ),
    ],
)
@pytest.mark.parametrize("room", [150, 180, 210])
def test_however_little_room_there_is_no_two_names_look_alike(names: tuple[str, ...], room: int) -> None:
    assert len({shown(name, names, room) for name in names}) == len(names)
