"""Changes of the options, and of the stake, in the lobby and between games."""

from dataclasses import replace

import pytest

from bot.engine.actions import IllegalAction
from bot.engine.chouette.actions import (
    AgreeToStake,
    AnyOptions,
    Close,
    GoAway,
    Leave,
    NameHost,
    PlayAlone,
    Reopen,
    SetLastGame,
    SetOptions,
    StartGame,
)
from bot.engine.chouette.line import yet_to_agree
from bot.engine.chouette.seat_events import HostNamed, StakeWithdrawn
from bot.engine.chouette.state import ChouettePhase
from tests.engine.chouette.story import AT_ONCE, BOX, Lobby, Story

DEARER = AT_ONCE.changed(stake=5)


def test_options_hold_at_once_in_the_lobby() -> None:
    sheet = replace(AT_ONCE, turn_hours=48)
    lobby = Lobby().do(("A", SetOptions(sheet)))
    assert (lobby.chouette.sheet, lobby.chouette.change) == (sheet, None)
    assert AnyOptions(3) not in lobby.may("B")


def test_a_table_is_not_made_too_small_for_those_who_sit_at_it() -> None:
    lobby = Lobby("ABCDEF")
    with pytest.raises(IllegalAction):
        lobby.do(("A", SetOptions(replace(AT_ONCE, max_players=5))))


def test_a_change_between_games_holds_from_the_game_after_next() -> None:
    sheet = replace(AT_ONCE, turn_hours=48)
    story = Story("BCD").wins(BOX).do("A", SetOptions(sheet)).next_game()
    assert story.chouette.sheet.turn_hours == 24
    story.wins(BOX).next_game()
    assert (story.chouette.sheet, story.chouette.change) == (sheet, None)


def test_a_second_change_does_not_hold_up_the_first() -> None:
    story = Story("BCD").wins(BOX).do("A", SetOptions(replace(AT_ONCE, turn_hours=48))).next_game()
    story.wins(BOX).do("A", SetOptions(replace(AT_ONCE, turn_hours=72))).next_game()
    assert story.chouette.sheet.turn_hours == 48
    assert story.wins(BOX).next_game().chouette.sheet.turn_hours == 72


def test_what_needs_nobodys_yes_does_not_wait_for_the_stake() -> None:
    longer = replace(AT_ONCE, turn_hours=48)
    dearer = replace(longer, rules=replace(AT_ONCE.rules, stake=5))
    story = Story("BC").wins(BOX).do("A", SetOptions(dearer)).next_game().wins(BOX).next_game()
    assert story.chouette.sheet == longer
    story.do("B", AgreeToStake()).do("C", AgreeToStake()).wins(BOX).next_game()
    assert (story.chouette.sheet, story.chouette.change) == (dearer, None)


def test_a_stake_never_changes_without_everyones_yes() -> None:
    dearer = replace(AT_ONCE, rules=replace(AT_ONCE.rules, stake=5))
    lobby = Lobby().do(("A", SetOptions(dearer)), ("B", AgreeToStake()))
    assert lobby.chouette.sheet == AT_ONCE
    with pytest.raises(IllegalAction):
        lobby.do(("B", AgreeToStake()))
    assert lobby.do(("C", AgreeToStake())).chouette.sheet == dearer
    story = Story("BC").wins(BOX).do("A", SetOptions(dearer)).do("B", AgreeToStake()).next_game()
    story.wins(BOX).next_game().wins(BOX)
    assert story.chouette.sheet == AT_ONCE
    story.do("C", AgreeToStake()).next_game()
    assert story.chouette.sheet == dearer


def test_one_who_leaves_the_lobby_no_longer_needs_to_agree() -> None:
    dearer = replace(AT_ONCE, rules=replace(AT_ONCE.rules, stake=5))
    lobby = Lobby().do(("A", SetOptions(dearer)), ("B", AgreeToStake()), ("C", Leave()))
    assert lobby.chouette.sheet == dearer


def test_a_change_in_a_game_holds_when_it_is_over() -> None:
    sheet = replace(AT_ONCE, turn_hours=48)
    story = Story("BCD").do("A", SetOptions(sheet))
    assert story.chouette.sheet == AT_ONCE
    assert story.wins(BOX).next_game().chouette.sheet == sheet


def test_a_change_in_a_game_is_taken_back_by_choosing_what_holds() -> None:
    story = Story("BCD").do("A", SetOptions(replace(AT_ONCE, turn_hours=48)), SetOptions(AT_ONCE))
    assert story.chouette.change is None


def test_a_change_while_a_partner_is_sought_holds_after_that_game() -> None:
    story = Story("BCDEFG", partner_min=6)
    sheet = replace(story.chouette.sheet, turn_hours=48)
    story.do("A", SetOptions(sheet), PlayAlone(), dice="31")
    assert story.chouette.sheet.turn_hours == 24
    assert story.wins(BOX).next_game().chouette.sheet == sheet


def test_a_stake_that_all_agree_to_in_a_game_holds_from_the_next() -> None:
    dearer = replace(AT_ONCE, rules=replace(AT_ONCE.rules, stake=5))
    story = Story("BC").do("A", SetOptions(dearer)).do("B", AgreeToStake()).do("C", AgreeToStake())
    assert story.chouette.sheet == AT_ONCE
    longer = replace(dearer, turn_hours=48)
    story.do("A", SetOptions(longer))
    assert story.chouette.sheet == AT_ONCE
    assert story.wins(BOX).next_game().chouette.sheet == longer


def test_another_stake_in_a_game_needs_everyones_yes_again() -> None:
    dearer, dearest = (replace(AT_ONCE, rules=replace(AT_ONCE.rules, stake=stake)) for stake in (5, 10))
    story = Story("BC").do("A", SetOptions(dearer)).do("B", AgreeToStake()).do("A", SetOptions(dearest))
    assert story.chouette.change is not None
    assert story.chouette.change.agreed == (1,)


def test_closed_in_a_game_a_chouette_ends_with_it() -> None:
    story = Story("BCD").do("A", Close())
    assert story.chouette.last_game == 2
    assert Close() not in story.may("A")
    story.wins(BOX)
    assert story.chouette.is_closed
    assert story.result == "A+3 B-1 C-1 D-1"


def test_an_announced_last_game_may_be_taken_back_until_it_is_over() -> None:
    story = Story("BCD").do("A", SetLastGame(is_last=True))
    assert SetLastGame(is_last=True) not in story.may("A")
    assert SetLastGame(is_last=False) not in story.may("B")
    story.do("A", SetLastGame(is_last=False)).wins(BOX)
    assert not story.chouette.is_closed


def test_between_games_the_next_is_announced_as_the_last() -> None:
    story = Story("BCD").wins(BOX).do("A", SetLastGame(is_last=True))
    assert story.chouette.last_game == 3
    assert {StartGame(), Close()} <= set(story.may("A"))
    assert story.next_game().wins(BOX).chouette.is_closed


def test_before_the_first_game_none_is_the_last() -> None:
    assert SetLastGame(is_last=True) not in Lobby().may("A")


def test_a_host_closes_between_games_and_takes_it_back_until_the_time_for_that_is_up() -> None:
    story = Story("BCD").wins(BOX).do("A", SetOptions(DEARER), Close())
    assert (story.chouette.phase, story.may("A"), story.may("B")) == (ChouettePhase.CLOSED, (Reopen(),), ())
    story.do("A", Reopen())
    assert story.chouette.phase is ChouettePhase.BETWEEN
    assert story.chouette.change is not None
    assert Reopen() not in story.may("A")
    story.do("A", Close()).pause_is_over()
    assert (story.may("A"), story.chouette.change) == ((), None)


def test_nobody_takes_back_what_closed_by_itself_or_in_the_lobby() -> None:
    story = Story("BCD").do("A", Close()).wins(BOX)
    assert (story.chouette.is_closed, story.may("A")) == (True, ())
    assert story.pause_is_over().chouette.is_closed
    assert Lobby().do(("A", Close())).may("A") == ()


def test_a_host_hands_over_to_a_person_who_stays() -> None:
    story = Story("BCD").do("D", Leave())
    assert {one for one in story.may("A") if isinstance(one, NameHost)} == {NameHost(2), NameHost(3)}
    story.do("A", NameHost(3))
    assert story.chouette.host == 3
    assert NameHost(2) in story.may("C")
    assert not [one for one in story.may("A") if isinstance(one, NameHost)]


def test_the_stake_that_a_host_proposed_goes_with_the_host_and_the_next_person_is_named() -> None:
    both = DEARER.changed(jacoby=False)
    story = Story("BCD").do("A", SetOptions(both)).do("B", AgreeToStake()).do("A", Leave())
    assert [one for one in story.events if isinstance(one, StakeWithdrawn | HostNamed)] == [
        StakeWithdrawn(),
        HostNamed(2),
    ]
    assert story.chouette.host == 2
    assert story.chouette.change is not None
    assert story.chouette.change.sheet == AT_ONCE.changed(jacoby=False)
    assert AgreeToStake() not in story.may("C")


def test_a_proposed_stake_stays_while_whoever_proposed_it_does() -> None:
    story = Story("BCD").do("A", SetOptions(DEARER), NameHost(2)).do("B", Leave())
    assert (story.chouette.host, yet_to_agree(story.chouette)) == (1, (3, 4))
    assert story.do("A", Leave()).chouette.change is None


def test_a_proposed_stake_alone_is_gone_with_its_host_and_one_that_all_agreed_to_stands() -> None:
    story = Story("BC").do("A", SetOptions(DEARER), Leave())
    assert (story.chouette.change, story.chouette.host) == (None, 2)
    story = Story("BC").do("A", SetOptions(DEARER)).do("B", AgreeToStake()).do("C", AgreeToStake())
    assert story.do("A", Leave()).chouette.change is not None
    lobby = Lobby().do(("A", SetOptions(DEARER)), ("A", Leave()))
    assert (lobby.chouette.host, lobby.chouette.change, lobby.chouette.sheet) == (2, None, AT_ONCE)


def test_who_leaves_or_sits_out_need_not_agree_to_a_new_stake() -> None:
    story = Story("BCD").do("A", SetOptions(DEARER))
    assert yet_to_agree(story.chouette) == (2, 3, 4)
    story.do("B", Leave()).do("C", GoAway())
    assert yet_to_agree(story.chouette) == (4,)
    assert AgreeToStake() not in story.may("C")
    story.do("D", AgreeToStake()).wins(BOX).next_game()
    assert story.chouette.sheet.rules.stake == 5


def test_a_host_who_leaves_alone_stays_the_host() -> None:
    lobby = Lobby("A").do(("A", Leave()))
    assert (lobby.chouette.is_closed, lobby.chouette.host) == (True, 1)


def test_a_withdrawn_stake_leaves_a_chouette_without_one_as_it_is() -> None:
    chouette = Story("BCD").chouette
    assert StakeWithdrawn().after(chouette) == chouette
