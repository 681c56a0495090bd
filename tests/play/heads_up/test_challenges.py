"""Challenges, their answers and other rules proposed: what is stored, what is owed, what is refused."""

from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial

import pytest

from bot.clocks import TimeControl
from bot.engine import Cube, RuleSheet, Side, WinKind
from bot.engine import OfferResignation as Resign
from bot.engine.keys import PlayerId
from bot.play.base.errors import (
    AlreadyHandled,
    ChannelBusy,
    NoTable,
    NotSeated,
    ServiceError,
    StaleBoard,
    WordsTooLong,
)
from bot.play.base.fair_dice import commitment_of
from bot.play.base.keys import TableId
from bot.play.base.preferences import Rated
from bot.play.base.table import CommittedDice, Status
from bot.play.base.use_case import Caller
from bot.play.heads_up import challenges
from bot.play.heads_up.challenges import propose, sheet_to_change
from bot.play.heads_up.errors import (
    BotChallenge,
    ChallengeOver,
    NotYourChallenge,
    SameSheet,
    SelfChallenge,
    TooManyChallenges,
)
from bot.play.heads_up.table import Challenge, HeadsUpTable, Offered, Withdrawal, Withdrawn
from bot.play.heads_up.text import challenge_line
from tests.play.harness import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    OTHER_CHANNEL,
    ROBOT,
    Harness,
    board,
    key,
    source_of,
)

UseCase = Callable[..., HeadsUpTable]
ACCEPT = partial(challenges.accept, dice_source=source_of(""))


async def test_a_challenge_opens_the_channels_table_and_owes_the_challenged_a_post(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    alice, bob = key(table, ALICE), key(table, BOB)
    assert table.status is Status.CHALLENGE
    assert table.state.challenge == Challenge(alice, bob, rated=Rated.FROM_3)
    assert await harness.latest() == table
    assert await harness.pending() == [board(0, bob)]
    assert await harness.kinds(table) == []


async def test_an_open_challenge_owes_a_post_that_notifies_nobody(harness: Harness) -> None:
    table = await harness.challenge(ALICE, None)
    assert table.must_act == ()
    assert await harness.pending() == [board(0)]


async def test_accepting_stores_the_opening_and_owes_the_starter_a_board(harness: Harness) -> None:
    table = await harness.start("2213")
    alice, bob = key(table, ALICE), key(table, BOB)
    assert table.status is Status.PLAYING
    assert table.game.on_roll is Side.BLACK
    assert (table.game.bets[0].white, table.game.bets[0].black) == (alice, bob)
    assert await harness.kinds(table) == [(1, 0, "OpeningRolled"), (1, 1, "OpeningRolled")]
    assert await harness.pending() == [board(0, bob), board(1)]
    assert await harness.load(table) == table
    seats = await harness.run(lambda uow: uow.seats.at_table(table.id))
    assert [(seat.seat, seat.player_id) for seat in seats] == [(0, alice), (1, bob)]


@pytest.mark.parametrize(
    ("use_case", "caller", "why"),
    [
        (challenges.decline, BOB, Withdrawal.DECLINED),
        (challenges.withdraw, ALICE, Withdrawal.WITHDRAWN),
        (challenges.turn_down, BOB, Withdrawal.DECLINED),
        (challenges.turn_down, ALICE, Withdrawal.WITHDRAWN),
    ],
)
async def test_a_challenge_that_came_to_nothing_frees_the_channel_and_owes_an_edit(
    harness: Harness, use_case: UseCase, caller: Caller, why: Withdrawal
) -> None:
    table = await harness.does(caller, use_case, await harness.challenge(ALICE, BOB))
    assert (table.status, table.state.challenge.withdrawal) == (Status.CLOSED, why)
    assert (await harness.pending())[-1] == board(1, is_new=False)
    with pytest.raises(NoTable):
        await harness.latest()
    assert (await harness.challenge(CAROL, None)).status is Status.CHALLENGE


@pytest.mark.parametrize(
    ("caller", "opponent", "error"), [(ALICE, ALICE, SelfChallenge), (ALICE, ROBOT, BotChallenge)]
)
async def test_there_are_people_who_cannot_be_challenged(
    harness: Harness, caller: Caller, opponent: Caller, error: type[ServiceError]
) -> None:
    with pytest.raises(error):
        await harness.challenge(caller, opponent)
    assert await harness.pending() == []


async def test_a_channel_has_one_open_table(harness: Harness) -> None:
    table = await harness.start()
    with pytest.raises(ChannelBusy) as busy:
        await harness.challenge(CAROL, ALICE)
    assert busy.value.table == table
    assert (await harness.challenge(CAROL, ALICE, OTHER_CHANNEL)).id != table.id


@pytest.mark.parametrize(
    ("use_case", "caller"),
    [
        (ACCEPT, ALICE),
        (ACCEPT, CAROL),
        (challenges.decline, ALICE),
        (challenges.decline, CAROL),
        (challenges.withdraw, BOB),
        (challenges.withdraw, CAROL),
        (challenges.turn_down, CAROL),
    ],
)
async def test_each_answer_is_for_one_person(harness: Harness, use_case: UseCase, caller: Caller) -> None:
    table = await harness.challenge(ALICE, BOB)
    with pytest.raises(NotYourChallenge):
        await harness.does(caller, use_case, table)
    assert await harness.load(table) == table


async def test_an_open_challenge_is_declined_by_nobody_and_accepted_by_others(harness: Harness) -> None:
    table = await harness.challenge(ALICE, None)
    with pytest.raises(NotYourChallenge):
        await harness.does(CAROL, challenges.decline, table)
    with pytest.raises(NotYourChallenge):
        await harness.accept(ALICE, table)
    accepted = await harness.accept(CAROL, table)
    assert {player.name for player in accepted.players.values()} == {"Alice", "Carol"}


@pytest.mark.parametrize(
    "use_case",
    [ACCEPT, challenges.decline, challenges.withdraw],
)
async def test_a_challenge_is_answered_once(harness: Harness, use_case: UseCase) -> None:
    table = await harness.start()
    with pytest.raises(ChallengeOver) as over:
        await harness.does(BOB, use_case, table)
    assert over.value.table == table


async def test_an_answer_to_another_version_is_stale(harness: Harness) -> None:
    with pytest.raises(StaleBoard):
        await harness.accept(BOB, await harness.challenge(ALICE, BOB), version=5)


async def test_there_is_no_answer_to_a_table_that_is_not_there(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    with pytest.raises(NoTable):
        await harness.accept(BOB, replace(table, id=777))


async def test_an_interaction_is_used_once_and_is_free_again_if_it_was_refused(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    request = harness.request(CAROL)
    work = partial(challenges.decline, request=request, table_id=table.id, edition=None)
    with pytest.raises(NotYourChallenge):
        await harness.run(work)
    with pytest.raises(NotYourChallenge):
        await harness.run(work)
    request = harness.request(BOB)
    work = partial(challenges.decline, request=request, table_id=table.id, edition=None)
    await harness.run(work)
    with pytest.raises(AlreadyHandled):
        await harness.run(work)


async def ended(harness: Harness) -> HeadsUpTable:
    """A match to 3 that Alice resigned."""
    table = await harness.start(sheet=RuleSheet(3))
    return (await harness.act(ALICE, table, Resign(WinKind.BACKGAMMON))).table


async def rematch(harness: Harness, caller: Caller, table: HeadsUpTable, dice: str = "") -> HeadsUpTable:
    request, dice_source = harness.request(caller), source_of(dice)
    return await harness.run(challenges.rematch, request=request, table_id=table.id, dice_source=dice_source)


async def test_a_rematch_is_a_challenge_at_a_new_table(harness: Harness) -> None:
    table = await ended(harness)
    again = await rematch(harness, BOB, table)
    assert (again.channel, again.status) == (CHANNEL, Status.CHALLENGE)
    assert again.id != table.id
    bob, alice = again.state.challenge.challenger, again.state.challenge.opponent
    assert [again.players[key or 0].name for key in (bob, alice)] == ["Bob", "Alice"]
    assert again.sheet == RuleSheet(3)
    assert "do you accept Bob's offer of a rematch?" in challenge_line(again)


async def test_two_who_ask_for_a_rematch_play_it(harness: Harness) -> None:
    table = await ended(harness)
    await rematch(harness, BOB, table)
    again = await rematch(harness, ALICE, table, "61")
    assert again.status is Status.PLAYING
    assert again.game.cubes == (Cube(),)
    assert again.player_on(Side.WHITE).name == "Alice"


async def test_a_rematch_is_refused_to_spectators_and_in_a_channel_that_is_taken(harness: Harness) -> None:
    table = await ended(harness)
    with pytest.raises(NotSeated):
        await rematch(harness, CAROL, table)
    await harness.challenge(CAROL, BOB)
    with pytest.raises(ChannelBusy):
        await rematch(harness, BOB, table)


async def test_a_player_who_was_renamed_is_known_by_their_new_name(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    accepted = await harness.accept(replace(BOB, name="Robert"), table)
    assert {player.name for player in accepted.players.values()} == {"Alice", "Robert"}
    assert (await harness.load(table)).players == accepted.players


async def test_a_challenge_keeps_what_is_played_and_commits_to_its_dice(harness: Harness) -> None:
    sheet = RuleSheet(None, 5, is_jacoby=True, has_beavers=True)
    table = await harness.challenge(ALICE, BOB, sheet=sheet, words="my lucky words")
    assert (await harness.load(table)).sheet == sheet
    secret = bytes.fromhex(await harness.run(lambda uow: uow.dice.secret(table.id, 1)))
    assert table.state.dice == CommittedDice(commitment_of(secret))
    (words,) = await harness.run(lambda uow: uow.dice.words(table.id, 1))
    assert (words.player_id, words.words) == (key(table, ALICE), "my lucky words")


async def test_words_that_are_too_long_leave_no_challenge_behind(harness: Harness) -> None:
    with pytest.raises(WordsTooLong):
        await harness.challenge(ALICE, BOB, words="x" * 201)
    with pytest.raises(NoTable):
        await harness.latest()
    assert await harness.pending() == []
    assert (await harness.challenge(ALICE, BOB, words="x" * 200)).status is Status.CHALLENGE


async def test_nobody_has_more_than_ten_challenges_open(harness: Harness) -> None:
    opened = [await harness.challenge(ALICE, None, channel) for channel in range(200, 210)]
    with pytest.raises(TooManyChallenges) as refused:
        await harness.challenge(ALICE, CAROL, 210)
    assert (refused.value.number, refused.value.opponent) == (10, None)
    await harness.does(ALICE, challenges.withdraw, opened[0])
    assert (await harness.challenge(ALICE, CAROL, 210)).status is Status.CHALLENGE
    assert (await harness.challenge(BOB, ALICE, 211)).status is Status.CHALLENGE


async def test_nobody_has_more_than_three_challenges_open_to_the_same_opponent(harness: Harness) -> None:
    for channel in range(200, 203):
        table = await harness.challenge(ALICE, BOB, channel)
    with pytest.raises(TooManyChallenges) as refused:
        await harness.challenge(ALICE, BOB, 203)
    assert (refused.value.number, refused.value.opponent) == (3, table.player_of(BOB.snowflake))
    assert (await harness.challenge(ALICE, CAROL, 203)).status is Status.CHALLENGE
    await harness.accept(BOB, table)
    assert (await harness.challenge(ALICE, BOB, 204)).status is Status.CHALLENGE


async def change(
    harness: Harness, caller: Caller, table: HeadsUpTable, sheet: RuleSheet, version: int | None = None
) -> HeadsUpTable:
    return await harness.does(caller, propose, table, edition=version, sheet=sheet)


async def test_a_proposal_replaces_the_sheet_and_owes_the_challenger_a_new_board(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB, sheet=RuleSheet(5))
    alice, bob = key(table, ALICE), key(table, BOB)
    changed = await change(harness, BOB, table, RuleSheet(7))
    assert changed.state.challenge == Challenge(
        alice,
        bob,
        sheet=RuleSheet(7),
        proposer=bob,
        earlier=(Offered(RuleSheet(5), TimeControl(), None, bob),),
        rated=Rated.FROM_3,
    )
    assert changed.must_act == (alice,)
    assert (await harness.pending())[-1] == board(1, alice)
    assert await harness.load(table) == changed


OFFERED = {"opponent", "withdrawal", "sheet", "proposer", "control", "earlier", "withdrew"}
"""The fields that an offer may change of a challenge."""


def test_an_offer_changes_nothing_else_of_a_challenge() -> None:
    alice, bob = PlayerId(1), PlayerId(2)
    challenge = Challenge(alice, bob, rematch_of=TableId(3), white=bob, has_tutor=True, rated=Rated.NONE)
    later = challenge.proposed(bob, RuleSheet(7), TimeControl())
    kept = [field for field in fields(Challenge) if field.name not in OFFERED]
    assert all(getattr(challenge, field.name) != field.default for field in kept)
    for changed in (later, later.without_last_offer()):
        assert all(getattr(changed, each.name) == getattr(challenge, each.name) for each in kept)
    assert later.without_last_offer() == replace(challenge, withdrew=bob)


def test_nobody_withdrew_the_offer_after_one_that_is_new() -> None:
    alice, bob = PlayerId(1), PlayerId(2)
    back = Challenge(alice, bob).proposed(bob, RuleSheet(7), TimeControl()).without_last_offer()
    assert back.withdrew == bob
    assert back.proposed(alice, RuleSheet(9), TimeControl()).withdrew is None


async def test_proposals_go_back_and_forth_until_the_other_side_accepts(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB, sheet=RuleSheet(5))
    await change(harness, BOB, table, RuleSheet(7))
    back = await change(harness, ALICE, table, RuleSheet(9))
    assert back.must_act == (key(table, BOB),)
    with pytest.raises(NotYourChallenge):
        await harness.accept(ALICE, table)
    await change(harness, BOB, table, RuleSheet(11))
    with pytest.raises(NotYourChallenge):
        await harness.accept(BOB, table)
    playing = await harness.accept(ALICE, table)
    assert playing.status is Status.PLAYING
    assert playing.sheet == RuleSheet(11)
    assert playing.player_on(Side.WHITE).name == "Alice"


async def test_challengers_may_change_their_own_challenge(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB, sheet=RuleSheet(5))
    changed = await change(harness, ALICE, table, RuleSheet(7))
    assert changed.must_act == (key(table, BOB),)
    assert (await harness.accept(BOB, table)).sheet == RuleSheet(7)


async def test_an_open_challenge_that_its_maker_changes_stays_open(harness: Harness) -> None:
    table = await harness.challenge(ALICE, None)
    changed = await change(harness, ALICE, table, RuleSheet(7))
    assert (changed.state.challenge.opponent, changed.must_act) == (None, ())
    assert (await harness.pending())[-1] == board(1)
    assert (await harness.accept(CAROL, table)).sheet == RuleSheet(7)


async def test_whoever_proposes_for_an_open_challenge_becomes_its_opponent(harness: Harness) -> None:
    table = await harness.challenge(ALICE, None)
    changed = await change(harness, CAROL, table, RuleSheet(7))
    assert changed.state.challenge.opponent == key(changed, CAROL)
    assert changed.must_act == (key(table, ALICE),)
    with pytest.raises(NotYourChallenge):
        await change(harness, BOB, table, RuleSheet(9))


async def test_a_proposal_must_change_something_and_come_from_one_of_the_two(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB, sheet=RuleSheet(5))
    with pytest.raises(SameSheet):
        await change(harness, BOB, table, RuleSheet(5))
    with pytest.raises(NotYourChallenge):
        await change(harness, CAROL, table, RuleSheet(7))
    assert await harness.load(table) == table


async def test_an_answer_to_a_sheet_that_was_changed_meanwhile_is_stale(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB, sheet=RuleSheet(5))
    changed = await change(harness, ALICE, table, RuleSheet(25), version=0)
    for late in (
        harness.accept(BOB, table, version=0),
        change(harness, BOB, table, RuleSheet(7), version=0),
    ):
        with pytest.raises(StaleBoard) as stale:
            await late
        assert stale.value.table == changed


async def test_after_the_answer_nothing_can_be_proposed(harness: Harness) -> None:
    table = await harness.start()
    with pytest.raises(ChallengeOver):
        await change(harness, BOB, table, RuleSheet(7))


async def test_the_sheet_is_for_the_two_to_change(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    work = partial(sheet_to_change, table_id=table.id, edition=0)
    for caller in (ALICE, BOB):
        assert await harness.run(work, snowflake=caller.snowflake) == table
    with pytest.raises(NotYourChallenge):
        await harness.run(work, snowflake=CAROL.snowflake)


async def test_the_sheet_of_an_open_challenge_may_be_changed_by_a_stranger(harness: Harness) -> None:
    table = await harness.challenge(ALICE, None)
    work = partial(sheet_to_change, table_id=table.id, edition=None)
    assert await harness.run(work, snowflake=CAROL.snowflake) == table


async def test_a_challenger_withdraws_the_challenge_at_any_time(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    await change(harness, BOB, table, RuleSheet(7))
    closed = await harness.does(ALICE, challenges.withdraw, table)
    assert closed.state.challenge.withdrawal is Withdrawal.WITHDRAWN
    assert closed.state.challenge.withdrew == key(table, ALICE)


async def test_each_withdrawal_falls_back_to_the_offer_before(harness: Harness) -> None:
    table = await harness.challenge(ALICE, None, sheet=RuleSheet(5))
    offers = [table]
    for caller, length in ((BOB, 7), (BOB, 8), (ALICE, 9)):
        offers.append(await change(harness, caller, table, RuleSheet(length)))
    for caller, before in ((ALICE, offers[2]), (BOB, offers[1]), (BOB, offers[0])):
        fallen = await harness.does(caller, challenges.withdraw, table, what=Withdrawn.OFFER)
        offered, expected = fallen.state.challenge, before.state.challenge
        assert replace(offered, withdrew=None) == expected
        assert (fallen.status, offered.withdrew) == (Status.CHALLENGE, key(offers[1], caller))
        assert (await harness.pending())[-1] == board(fallen.version, is_new=False)
    with pytest.raises(NotYourChallenge):
        await harness.does(BOB, challenges.withdraw, table, what=Withdrawn.OFFER)
    assert (await harness.does(ALICE, challenges.withdraw, table)).status is Status.CLOSED


async def test_the_first_offer_stays_at_the_bottom_of_however_many(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB, sheet=RuleSheet(1))
    for length in range(2, 26):
        changed = await change(harness, BOB, table, RuleSheet(length))
    earlier = changed.state.challenge.earlier
    assert (len(earlier), earlier[0].sheet, earlier[-1].sheet) == (20, RuleSheet(1), RuleSheet(24))


async def test_a_challenger_declines_what_was_proposed(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    await change(harness, BOB, table, RuleSheet(7))
    with pytest.raises(NotYourChallenge):
        await harness.does(BOB, challenges.decline, table)
    closed = await harness.does(ALICE, challenges.turn_down, table)
    assert closed.state.challenge.withdrawal is Withdrawal.DECLINED
