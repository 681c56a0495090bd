"""A button's action is written into its custom_id, and read back as it was."""

import re
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Action, Answer, AnswerOffer, MakePlay, OfferDouble, WinKind
from bot.engine.chouette import (
    CLUB,
    AcceptProposal,
    AnswerTogether,
    ChouetteAction,
    Concede,
    InPlaceOf,
    NameHost,
    NameProxy,
    ProposeSettlement,
    RefuseProposal,
    SeatBot,
    SendBotAway,
    SetOptions,
    TakeBackDouble,
    WithdrawProposal,
)
from bot.play.chouette.action_codec import (
    SIMPLE,
    format_action,
    format_actions,
    format_bets,
    parse_action,
    parse_actions,
    parse_bets,
)
from bot.play.display.action_codec import BUTTONS, board_kind, format_button, parse_button
from bot.play.display.panel import SharedButton
from bot.play.kinds.builder import ANY_PLAY

ARGUMENT = re.compile(r"[a-z0-9.]{0,40}\Z")
cubes = st.integers(0, 20)
bets = st.integers(0, 20)
players = st.integers(1, 10**12)
about_cubes = st.one_of(st.builds(OfferDouble, cubes), st.builds(TakeBackDouble, cubes))
to_offers = st.builds(AnswerOffer, cubes, st.sampled_from(Answer))
answers = st.one_of(to_offers, st.sampled_from([SIMPLE["keep"], SIMPLE["retract"]]))
actions = st.one_of(
    st.sampled_from(list(SIMPLE.values())),
    about_cubes,
    to_offers,
    st.builds(InPlaceOf, players, answers),
    st.builds(NameProxy, players),
    st.builds(ProposeSettlement, bets, st.integers(-(10**6), 10**6)),
    st.builds(Concede, bets, st.sampled_from(WinKind)),
    *(st.builds(kind, bets) for kind in (AcceptProposal, RefuseProposal, WithdrawProposal)),
)


def test_what_a_button_does_at_a_table_of_two_is_read_back_as_it_was_written() -> None:
    kinds = {kind for kind in get_args(Action) if kind is not MakePlay}
    assert {type(action) for action in BUTTONS.values()} == kinds
    answers = {action.answer for action in BUTTONS.values() if isinstance(action, AnswerOffer)}
    assert answers == set(Answer) - {Answer.FOLLOW}
    for action in BUTTONS.values():
        assert parse_button(*format_button(action)) == action


def test_what_takes_more_than_a_press_is_asked_first_on_the_board() -> None:
    kinds = {kind for kind, _ in BUTTONS} - set(map(board_kind, BUTTONS.values()))
    assert kinds == {SharedButton.DOUBLE_NOW, SharedButton.PASS_NOW, SharedButton.RESIGN_AS}
    assert board_kind(ANY_PLAY) is SharedButton.PLAY


@pytest.mark.parametrize(
    ("kind", "argument"),
    [
        (SharedButton.PLAY, ""),
        (SharedButton.RESIGN_AS, ""),
        (SharedButton.RESIGN_AS, "4"),
        (SharedButton.ROLL, "1"),
    ],
)
def test_no_other_button_acts_at_once(kind: SharedButton, argument: str) -> None:
    with pytest.raises(ValueError, match="no button of the kind"):
        parse_button(kind, argument)


@given(actions)
def test_what_a_button_does_in_a_chouette_is_read_back_as_it_was_written(action: ChouetteAction) -> None:
    written = format_action(action)
    assert ARGUMENT.match(written)
    assert parse_action(written) == action


def test_every_action_can_be_written_but_plays_options_and_seating_the_bot() -> None:
    known = {type(action) for action in SIMPLE.values()} | {OfferDouble, TakeBackDouble, AnswerOffer}
    known |= {InPlaceOf, NameProxy, ProposeSettlement, Concede}
    known |= {AcceptProposal, RefuseProposal, WithdrawProposal}
    assert set(get_args(ChouetteAction)) - known == {
        AnswerTogether,
        MakePlay,
        NameHost,
        SetOptions,
        SeatBot,
        SendBotAway,
    }
    with pytest.raises(ValueError, match="no button says SetOptions"):
        format_action(SetOptions(CLUB))


NOT_WRITTEN = (
    *(
        "",
        "rolls",
        "take",
        "take.",
        "take.x",
        "take.-1",
        "take.\u0661",
        "for.3",
        "for.3.roll",
        "for.x.take.1",
    ),
    *("settle.1", "settle.1.", "settle.1.mm2", "concede.1.4", "proxy.", "on.sing", "double.1.2"),
)


@pytest.mark.parametrize("argument", NOT_WRITTEN)
def test_what_we_do_not_write_is_refused(argument: str) -> None:
    with pytest.raises(ValueError, match=r"is no|is not"):
        parse_action(argument)


@given(st.sets(st.integers(0, 17), min_size=1), st.integers(-3072, 3072), st.sampled_from(list(WinKind)))
def test_proposals_on_several_bets_are_read_back(on: set[int], points: int, kind: WinKind) -> None:
    for actions in ([ProposeSettlement(bet, points) for bet in on], [Concede(bet, kind) for bet in on]):
        written = format_actions(actions)
        assert ARGUMENT.match(written)
        assert parse_actions(written) == tuple(actions)
    assert parse_bets(format_bets(on)) == tuple(on)


@given(st.dictionaries(st.integers(0, 17), st.sampled_from(list(WinKind)), min_size=1))
def test_concessions_of_several_kinds_are_read_back(kinds: dict[int, WinKind]) -> None:
    actions = [Concede(bet, kind) for bet, kind in kinds.items()]
    written = format_actions(actions)
    assert ARGUMENT.match(written)
    assert set(parse_actions(written)) == set(actions)


def test_concessions_that_are_alike_are_written_together() -> None:
    actions = [
        Concede(bet, kind) for bet, kind in ((1, WinKind.GAMMON), (0, WinKind.SINGLE), (3, WinKind.GAMMON))
    ]
    assert format_actions(actions) == "concede.bd.2.a.1"


@pytest.mark.parametrize(
    "argument",
    [
        "settle",
        "settle.ab.",
        "settle.ab.x",
        "concede.ab",
        "concede.ab.4",
        "concede.ab.1.c",
        "concede.aB.1",
        "take.ab",
    ],
)
def test_several_bets_are_written_in_one_way_only(argument: str) -> None:
    with pytest.raises(ValueError, match=r"is no|zip"):
        parse_actions(argument)
