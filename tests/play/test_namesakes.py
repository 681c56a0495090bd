"""People whose names look alike, and names that would turn a line round."""

from dataclasses import replace
from itertools import permutations

import pytest

from bot.analysis import Level
from bot.play.base.names import LONGEST, clean_name
from bot.play.base.namesakes import look_of, told_apart
from bot.play.base.table import Player
from bot.play.text.words import mention, name, plain_name
from bot.text.language import Language, speaking

ALIKE = {
    "case": ("Alex", "aLEX"),
    "Cyrillic": ("Alex", "\u0410\u043b\u0435\u0445".replace("\u043b", "l")),
    "capital I for small l": ("Alex", "AIex"),
    "full width": ("Alex", "\uff21\uff4c\uff45\uff58"),
    "mathematical letters": ("Alex", "\U0001d400\U0001d425\U0001d41e\U0001d431"),
    "zero-width space": ("Alex", "Al\u200bex"),
    "joiner": ("Alex", "Alex\u200d"),
    "right-to-left mark": ("Alex", "\u200fAlex"),
    "override": ("Alex", "\u202eAlex\u202c"),
    "variation selector": ("Alex", "Alex\ufe0f"),
    "tag character": ("Alex", "Alex\U000e0041"),
    "blank that is a letter": ("Alex", "Alex\u3164"),
    "braille blank": ("Alex", "Alex\u2800"),
    "thin space": ("Alex B", "Alex\u2009B"),
    "trailing space": ("Alex", "Alex "),
    "decomposed accent": ("Zo\u00eb", "Zoe\u0308"),
    "ligature": ("Fiona", "\ufb01ona"),
    "long s": ("Bess", "Be\u017f\u017f"),
    "zero for o": ("Bob", "B0b"),
    "r and n for m": ("Tim", "Tirn"),
    "Greek": ("Nikos", "\u039dikos"),
    "small capitals": ("anna", "\u1d00\u0274\u0274\u1d00"),
    "dash": ("A-B", "A\u2011B"),
    "apostrophe": ("O'Hara", "O\u2019Hara"),
}


def person(key: int, called: str, username: str = "") -> Player:
    return Player(key, 100 + key, clean_name(called), username=username)


def names_of(*people: Player) -> list[str]:
    return [each.name for each in told_apart(people).values()]


@pytest.mark.parametrize(("one", "other"), ALIKE.values(), ids=ALIKE)
def test_names_that_look_alike_are_told_apart_by_usernames(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)
    shown = names_of(person(1, one, "alex_1990"), person(2, other, "lexi"))
    assert [called.endswith(tag) for called, tag in zip(shown, (" (alex_1990)", " (lexi)"), strict=True)] == [
        True,
        True,
    ]


@pytest.mark.parametrize(
    "other", ["Alexa", "Ale", "Axel", "\u00c1lex", "Alex 2", "\u30a2\u30ec\u30c3\u30af\u30b9"]
)
def test_names_that_can_be_told_apart_are_shown_as_they_are(other: str) -> None:
    assert names_of(person(1, "Alex", "a"), person(2, other, "b")) == ["Alex", other]


def test_without_usernames_namesakes_have_numbers_in_whatever_order_they_come() -> None:
    people = person(1, "Alex"), person(2, "Alex"), person(3, "Carol")
    for order in permutations(people):
        assert names_of(*order) == ["Alex (1)", "Alex (2)", "Carol"]


def test_whoever_has_no_username_has_a_number_beside_one_who_has() -> None:
    assert names_of(person(1, "Alex"), person(2, "Alex", "lex")) == ["Alex (1)", "Alex (lex)"]


def test_somebody_called_as_another_is_with_a_tag_has_one_too() -> None:
    people = person(1, "Alex", "lex"), person(2, "Alex", "sandy"), person(3, "Alex (lex)", "mallory")
    assert names_of(*people) == ["Alex (lex)", "Alex (sandy)", "Alex (lex) (mallory)"]
    numbered = person(1, "Alex"), person(2, "Alex"), person(3, "Alex (1)")
    assert names_of(*numbered) == ["Alex (2)", "Alex (3)", "Alex (1)"]


def test_usernames_that_look_alike_give_way_to_numbers() -> None:
    assert names_of(person(1, "Alex", "lex1"), person(2, "Alex", "lexl")) == ["Alex (1)", "Alex (2)"]


@pytest.mark.parametrize(
    "called", ["Barpoint", "b\u0430rp\u043eint", "Barpoint (expert)", "Barpoint (ekspert)"]
)
def test_nobody_passes_for_the_bot(called: str) -> None:
    bot = Player(1, None, "", Level.EXPERT)
    assert names_of(bot, person(2, called, "mallory")) == ["Barpoint (expert)", f"{called} (mallory)"]


def test_no_username_makes_a_name_of_the_bots() -> None:
    assert names_of(Player(1, None, "", Level.EXPERT), person(2, "Barpoint", "expert"))[1] == "Barpoint (1)"


def test_nobody_passes_for_somebody_who_was_erased_in_any_language() -> None:
    gone, forger = Player(1, None, ""), person(2, "a former player", "mallory")
    assert names_of(gone, forger) == ["a former player (1)", "a former player (mallory)"]
    with speaking(Language.GERMAN):
        german = gone.name
        assert names_of(gone, person(2, german, "mallory"))[1] == f"{german} (mallory)"


def test_two_who_were_erased_are_told_apart() -> None:
    gone = Player(1, None, ""), Player(2, None, "")
    assert names_of(*gone) == ["a former player (1)", "a former player (2)"]


def test_long_names_are_cut_rather_than_what_tells_them_apart() -> None:
    long = "Bartholomew the Great of Ravens"
    shown = told_apart([person(1, long, "b" * 32), person(2, long, "anne")])
    assert [each.name for each in shown.values()] == [
        "Bartholomew… (bbbbbbbbbbbbbbb…)",
        "Bartholomew the Great of… (anne)",
    ]
    assert all(len(each.name) <= LONGEST for each in shown.values())
    assert [each.name_within(18) for each in shown.values()] == ["Bar… (bbbbbbbbbb…)", "Bartholome… (anne)"]


def test_what_was_told_apart_can_be_told_apart_again() -> None:
    once = told_apart([person(1, "Alex", "lex"), person(2, "Alex", "sandy")])
    assert told_apart(once.values()) == once
    assert told_apart([once[1]])[1].name == "Alex"


def test_overrides_are_no_part_of_a_name() -> None:
    assert clean_name("\u202eevil\u202c\u2066 name\u2069\u200f") == "evil name"
    assert clean_name("two\nlines\u2028here") == "two lines here"
    assert clean_name("\u202e") == ""


HEBREW, ARABIC = "\u05d0\u05dc\u05d9\u05d0\u05d5\u05e8", "\u0639\u0644\u064a"


@pytest.mark.parametrize("called", [HEBREW, ARABIC, f"Ann {HEBREW}"])
def test_names_from_right_to_left_are_isolated_in_sentences(called: str) -> None:
    player = person(1, called)
    assert plain_name(player) == name(player) == f"\u2068{called}\u2069"
    assert player.name == called
    assert mention(player) == "\u2068<@101>\u2069"
    assert plain_name(person(2, "Ann")) == "Ann"
    assert mention(person(2, "Ann")) == "<@102>"


def test_a_mention_has_the_tag_too_since_discord_shows_the_name_alone() -> None:
    one, other = told_apart([person(1, "Alex", "alex_92"), person(2, "Alex")]).values()
    assert mention(one) == r"<@101> (alex\_92)"
    assert mention(other) == "<@102> (1)"


def test_an_isolated_name_is_no_longer_than_any_other() -> None:
    assert len(plain_name(person(1, HEBREW * 6))) == LONGEST


def test_whoever_has_a_tag_is_isolated_with_it() -> None:
    shown = told_apart([person(1, HEBREW, "eli"), person(2, HEBREW, "lior")])
    assert plain_name(shown[1]) == f"\u2068{HEBREW} (eli)\u2069"
    assert replace(shown[1], tag="").name == HEBREW
