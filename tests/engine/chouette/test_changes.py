"""Changes of the options, and of the stake, in the lobby and between games."""

from dataclasses import replace

import pytest

from bot.engine.chouette.actions import (
    AgreeToStake,
    AnyOptions,
    Leave,
    SetOptions,
)
from bot.engine.chouette.errors import NotAllowed
from bot.engine.chouette.options import CLUB
from tests.engine.chouette.story import BOX, Story
from tests.engine.chouette.test_seats import Lobby


def test_options_hold_at_once_in_the_lobby() -> None:
    sheet = replace(CLUB, turn_hours=48)
    lobby = Lobby().do(("A", SetOptions(sheet)))
    assert (lobby.chouette.sheet, lobby.chouette.change) == (sheet, None)
    assert AnyOptions(3) not in lobby.may("B")


def test_a_table_is_not_made_too_small_for_those_who_sit_at_it() -> None:
    lobby = Lobby("ABCDEF")
    with pytest.raises(NotAllowed):
        lobby.do(("A", SetOptions(replace(CLUB, max_players=5))))


def test_a_change_between_games_holds_from_the_game_after_next() -> None:
    sheet = replace(CLUB, turn_hours=48)
    story = Story("BCD").wins(BOX).do("A", SetOptions(sheet)).next_game()
    assert story.chouette.sheet.turn_hours == 24
    story.wins(BOX).next_game()
    assert (story.chouette.sheet, story.chouette.change) == (sheet, None)


def test_a_second_change_does_not_hold_up_the_first() -> None:
    story = Story("BCD").wins(BOX).do("A", SetOptions(replace(CLUB, turn_hours=48))).next_game()
    story.wins(BOX).do("A", SetOptions(replace(CLUB, turn_hours=72))).next_game()
    assert story.chouette.sheet.turn_hours == 48
    assert story.wins(BOX).next_game().chouette.sheet.turn_hours == 72


def test_what_needs_nobodys_yes_does_not_wait_for_the_stake() -> None:
    longer = replace(CLUB, turn_hours=48)
    dearer = replace(longer, rules=replace(CLUB.rules, stake=5))
    story = Story("BC").wins(BOX).do("A", SetOptions(dearer)).next_game().wins(BOX).next_game()
    assert story.chouette.sheet == longer
    story.do("B", AgreeToStake()).do("C", AgreeToStake()).wins(BOX).next_game()
    assert (story.chouette.sheet, story.chouette.change) == (dearer, None)


def test_a_stake_never_changes_without_everyones_yes() -> None:
    dearer = replace(CLUB, rules=replace(CLUB.rules, stake=5))
    lobby = Lobby().do(("A", SetOptions(dearer)), ("B", AgreeToStake()))
    assert lobby.chouette.sheet == CLUB
    with pytest.raises(NotAllowed):
        lobby.do(("B", AgreeToStake()))
    assert lobby.do(("C", AgreeToStake())).chouette.sheet == dearer
    story = Story("BC").wins(BOX).do("A", SetOptions(dearer)).do("B", AgreeToStake()).next_game()
    story.wins(BOX).next_game().wins(BOX)
    assert story.chouette.sheet == CLUB
    story.do("C", AgreeToStake()).next_game()
    assert story.chouette.sheet == dearer


def test_one_who_leaves_the_lobby_no_longer_needs_to_agree() -> None:
    dearer = replace(CLUB, rules=replace(CLUB.rules, stake=5))
    lobby = Lobby().do(("A", SetOptions(dearer)), ("B", AgreeToStake()), ("C", Leave()))
    assert lobby.chouette.sheet == dearer
