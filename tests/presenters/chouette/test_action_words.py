"""What a button does is written into its custom_id, and read back as it was."""

import re
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import MakePlay, Raccoon, WinKind
from bot.engine.chouette import (
    CLUB,
    AcceptProposal,
    AnswerTogether,
    ChouetteAction,
    Concede,
    InPlaceOf,
    NameProxy,
    ProposeSettlement,
    RefuseProposal,
    SetOptions,
    WithdrawProposal,
)
from bot.play.chouette.buttons import (
    ABOUT_CUBE,
    SIMPLE,
    format_action,
    format_actions,
    format_bets,
    parse_action,
    parse_actions,
    parse_bets,
)

ARGUMENT = re.compile(r"[a-z0-9.]{0,40}\Z")
cubes = st.integers(0, 20)
bets = st.integers(0, 20)
players = st.integers(1, 10**12)
about_cubes = st.builds(
    lambda kind, cube: kind(cube), st.sampled_from(sorted(ABOUT_CUBE.values(), key=str)), cubes
)
answers = st.one_of(
    about_cubes.filter(lambda action: "Double" not in type(action).__name__),
    st.sampled_from([SIMPLE["keep"], SIMPLE["retract"]]),
)
actions = st.one_of(
    st.sampled_from(list(SIMPLE.values())),
    about_cubes,
    st.builds(InPlaceOf, players, answers),
    st.builds(NameProxy, players),
    st.builds(ProposeSettlement, bets, st.integers(-(10**6), 10**6)),
    st.builds(Concede, bets, st.sampled_from(WinKind)),
    *(st.builds(kind, bets) for kind in (AcceptProposal, RefuseProposal, WithdrawProposal)),
)


@given(actions)
def test_what_a_button_does_is_read_back_as_it_was_written(action: ChouetteAction) -> None:
    written = format_action(action)
    assert ARGUMENT.match(written)
    assert parse_action(written) == action


def test_every_action_can_be_written_but_plays_and_options() -> None:
    known = {type(action) for action in SIMPLE.values()} | set(ABOUT_CUBE.values())
    known |= {InPlaceOf, NameProxy, ProposeSettlement, Concede}
    known |= {AcceptProposal, RefuseProposal, WithdrawProposal, Raccoon}
    assert set(get_args(ChouetteAction)) - known == {AnswerTogether, MakePlay, SetOptions}
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


@pytest.mark.parametrize("argument", ["settle.ab.", "settle.ab.x", "concede.ab.4", "concede.aB.1", "take.ab"])
def test_several_bets_are_written_in_one_way_only(argument: str) -> None:
    with pytest.raises(ValueError, match=r"is no"):
        parse_actions(argument)
