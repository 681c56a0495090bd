"""Advice to the captain: who may give it, suggestions, hands, and what the team's thread needs."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.engine.chouette import (
    ChouetteSheet,
    Consultation,
    GoAway,
    Instruct,
    Instruction,
    NoAdvice,
    PlaySuggested,
    StartGame,
    event_seen_by,
)
from bot.engine.errors import IllegalPlay
from bot.play.base.errors import NotSeated
from bot.play.base.use_case import Caller
from bot.play.chouette import thread_steps as room_steps
from bot.play.chouette.advice import may_suggest, table_to_advise_at
from bot.play.chouette.errors import NoAdviceHere, NothingToSuggest, SuggestionVoid
from bot.play.chouette.records import replay_of_chouette
from bot.play.chouette.store import EVENTS
from bot.play.chouette.table import ShownSuggestion
from bot.play.chouette.team_thread import CLOSING, THREAD_STEP
from bot.play.chouette.thread_steps import AddMember, OpenThread, PendingClosing, Show, next_step
from bot.play.tables.places import Permission
from tests.engine.chouette.story import AT_ONCE
from tests.play.chouette.team import MADE, begun, double, to_play
from tests.play.harness import ALICE, BOB, CAROL, DORA, EVE, FRANK, Harness

AFTER_CUBE = replace(AT_ONCE, consultation=Consultation.AFTER_CUBE)
NONE = replace(AT_ONCE, consultation=Consultation.NONE)


class TestWhoBelongsInTheThread:
    async def test_the_captain_and_all_who_play_with_them(self, harness: Harness) -> None:
        team = await begun(harness)
        assert team.belong == "BCDE"
        assert await team.delivered() == ["OpenThread", *["AddMember"] * 4, "Tell"]
        assert team.inside == "BCDE"

    async def test_without_advice_there_is_none(self, harness: Harness) -> None:
        team = await begun(harness, NONE)
        assert team.table.state.team_thread is None
        assert await team.next_step() is None

    async def test_after_the_cube_it_opens_for_those_whose_cube_was_turned(self, harness: Harness) -> None:
        team = await begun(harness, AFTER_CUBE)
        assert team.table.state.team_thread is None
        await double(team, BOB, CAROL, DORA)
        assert team.belong == "BCD"
        assert await team.delivered() == ["OpenThread", *["AddMember"] * 3, "Tell"]

    async def test_who_drops_out_leaves_before_anything_more_is_said(self, harness: Harness) -> None:
        team = await begun(harness)
        await team.delivered()
        await double(team, BOB, DORA)
        assert await team.delivered() == ["RemoveMember", "RemoveMember", "Tell"]
        assert team.inside == "BD"

    async def test_a_captain_who_drops_is_followed_by_the_next(self, harness: Harness) -> None:
        team = await begun(harness)
        await team.delivered()
        await double(team, CAROL, DORA)
        assert team.belong == "CD"
        await team.delivered()
        assert team.initials(team.table.state.team_thread.announced) == "CD"

    async def test_it_is_closed_when_the_game_ends_and_the_next_has_another(self, harness: Harness) -> None:
        team = await begun(harness)
        await team.delivered(thread=900)
        await double(team)
        closing = await team.next_step()
        assert isinstance(closing, PendingClosing)
        assert (closing.number, closing.thread) == (1, 900)
        await team.note(room_steps.mark_closed, pending=closing)
        assert team.table.state.team_thread is None
        await team.does(ALICE, StartGame(), dice="31")
        assert isinstance((await team.step()).step, OpenThread)

    async def test_a_thread_that_comes_too_late_is_closed(self, harness: Harness) -> None:
        team = await begun(harness)
        pending = await team.step()
        await double(team)
        await team.note(room_steps.mark_opened, pending=pending, thread=900)
        closings = []
        while isinstance(closing := await team.next_step(), PendingClosing):
            closings.append(closing.thread)
            await team.note(room_steps.mark_closed, pending=closing)
        assert closings == [None, 900]

    async def test_who_was_being_let_in_when_they_dropped_is_let_out_again(self, harness: Harness) -> None:
        team = await begun(harness)
        await team.take(await team.step())
        late = await team.step()
        await double(team, CAROL, DORA)
        assert late.step == AddMember(team.table.players[team.key(BOB)])
        await team.take(late)
        assert await team.delivered() == ["RemoveMember", "RemoveMember", "AddMember", "AddMember", "Tell"]
        assert team.inside == "CD"


class TestSuggesting:
    async def test_a_suggestion_is_for_the_thread_alone(self, harness: Harness) -> None:
        team = await to_play(harness)
        await team.delivered()
        advised = await team.suggests(CAROL, MADE)
        assert team.initials(advised.suggestion.hands) == "C"
        again = await team.step()
        assert again.step == AddMember(team.table.players[team.key(CAROL)])  # Carol may have left it
        await team.take(again)
        assert (await team.step()).step == Show(advised.suggestion, None)
        for outsider in (None, team.key(ALICE)):
            assert team.table.seen_by(outsider).state.suggestions == ()
        assert team.table.seen_by(team.key(BOB)).state.suggestions == (advised.suggestion,)

    async def test_it_owes_the_channel_nothing(self, harness: Harness) -> None:
        team = await to_play(harness)
        await team.delivered()
        await team.suggests(CAROL, MADE)
        assert [kind for kind, _, _ in await harness.pending()] == [THREAD_STEP]

    async def test_the_same_play_in_other_words_is_a_hand_for_it(self, harness: Harness) -> None:
        team = await to_play(harness)
        first = await team.suggests(CAROL, MADE)
        second = await team.suggests(DORA, "6/5 8/5")
        assert second.suggestion.id == first.suggestion.id
        assert team.initials(second.suggestion.hands) == "CD"

    async def test_a_hand_is_up_for_one_play_at_a_time(self, harness: Harness) -> None:
        team = await to_play(harness)
        one = (await team.suggests(CAROL, MADE)).suggestion
        other = (await team.suggests(DORA, "24/23 13/10")).suggestion
        await team.shows_hand(EVE, one.id)
        await team.shows_hand(EVE, other.id)
        assert [team.initials(each.hands) for each in team.table.state.suggestions] == ["C", "DE"]
        await team.shows_hand(EVE, other.id)
        assert [team.initials(each.hands) for each in team.table.state.suggestions] == ["C", "D"]

    async def test_whose_hand_was_up_is_kept_for_the_analysis_and_sealed(self, harness: Harness) -> None:
        team = await to_play(harness)
        made = (await team.suggests(CAROL, MADE)).suggestion
        await team.shows_hand(DORA, made.id)
        await team.shows_hand(DORA, made.id)
        await team.makes(BOB, "24/23 13/10")
        rows = await harness.run(lambda uow: uow.events.of_kind(team.table.id, PlaySuggested.__name__, 1, 1))
        events = [EVENTS.load(row.kind, row.payload) for row in rows]
        carol, dora = team.key(CAROL), team.key(DORA)
        assert events == [
            PlaySuggested(carol, made.moves),
            PlaySuggested(dora, made.moves),
            PlaySuggested(dora, ()),
        ]
        for viewer in (None, team.key(ALICE), team.key(BOB)):
            assert not any(event_seen_by(event, viewer) for event in events)
        replayed = await harness.run(lambda uow: replay_of_chouette(uow, team.table, 1))
        shown = [event for frame in replayed.frames for event in frame.events]
        assert not any(isinstance(event, PlaySuggested) for event in shown)

    async def test_a_vote_shows_each_changed_message_anew(self, harness: Harness) -> None:
        team = await to_play(harness)
        one = (await team.suggests(CAROL, MADE)).suggestion
        await team.suggests(DORA, "24/23 13/10")
        await team.delivered()
        await team.shows_hand(DORA, one.id)
        assert await team.delivered() == ["Show", "Show"]
        assert await team.next_step() is None

    async def test_the_next_play_makes_all_void(self, harness: Harness) -> None:
        team = await to_play(harness)
        made = (await team.suggests(CAROL, MADE)).suggestion
        await team.makes(BOB, "24/23 13/10")
        assert team.table.state.suggestions == ()
        with pytest.raises(SuggestionVoid):
            await team.shows_hand(DORA, made.id)

    async def test_an_illegal_play_is_refused_as_ever(self, harness: Harness) -> None:
        team = await to_play(harness)
        with pytest.raises(IllegalPlay):
            await team.suggests(CAROL, "13/2")
        assert team.table.state.suggestions == ()

    async def test_there_must_be_a_roll_of_the_teams(self, harness: Harness) -> None:
        team = await begun(harness)
        assert not may_suggest(team.table, CAROL.snowflake)
        with pytest.raises(NothingToSuggest):
            await team.suggests(CAROL, MADE)

    @pytest.mark.parametrize(
        ("who", "sheet", "reason"),
        [
            (ALICE, AT_ONCE, NoAdvice.BOX),
            (BOB, AT_ONCE, NoAdvice.CAPTAIN),
            (CAROL, NONE, NoAdvice.NONE),
            (CAROL, AFTER_CUBE, NoAdvice.CUBE),
        ],
    )
    async def test_who_may_not_is_told_why(
        self, harness: Harness, who: Caller, sheet: ChouetteSheet, reason: NoAdvice
    ) -> None:
        team = await to_play(harness, sheet)
        assert not may_suggest(team.table, who.snowflake)
        with pytest.raises(NoAdviceHere) as refused:
            await team.suggests(who, MADE)
        assert refused.value.reason is reason

    async def test_a_spectator_does_not_play_there(self, harness: Harness) -> None:
        team = await to_play(harness)
        with pytest.raises(NotSeated):
            await team.suggests(FRANK, MADE)
        with pytest.raises(NotSeated):
            await harness.run(table_to_advise_at, snowflake=FRANK.snowflake, table_id=team.table.id)

    async def test_who_may_talk_sees_what_is_suggested(self, harness: Harness) -> None:
        team = await to_play(harness)
        await team.suggests(CAROL, MADE)
        for who in (BOB, EVE):
            seen, player = await harness.run(
                table_to_advise_at, snowflake=who.snowflake, table_id=team.table.id
            )
            assert (len(seen.state.suggestions), player) == (1, team.key(who))
        with pytest.raises(NoAdviceHere):
            await harness.run(table_to_advise_at, snowflake=ALICE.snowflake, table_id=team.table.id)

    async def test_a_suggestion_makes_no_board_stale(self, harness: Harness) -> None:
        team = await to_play(harness)
        version = team.table.version
        await team.suggests(CAROL, MADE)
        assert team.table.state.fresh_from <= version < team.table.version

    async def test_nobody_can_tell_by_a_number_what_else_was_saved(self, harness: Harness) -> None:
        team = await to_play(harness)
        edition = team.table.edition
        first = await team.suggests(CAROL, MADE)
        await team.does(EVE, Instruct(Instruction.TAKE, is_on=True))
        second = await team.suggests(EVE, "24/23 13/10")
        assert second.suggestion.id == first.suggestion.id + 1
        assert team.table.edition == edition


class TestWithoutAThread:
    async def test_suggestions_go_to_the_captain_alone(self, harness: Harness) -> None:
        team = await to_play(harness)
        await team.is_refused(Permission.MANAGE_THREADS)
        assert team.table.state.team_thread.refused == (Permission.MANAGE_THREADS,)
        made = (await team.suggests(CAROL, MADE)).suggestion
        assert (await team.step()).step == Show(made, team.table.players[team.key(BOB)])

    async def test_the_board_says_so_once(self, harness: Harness) -> None:
        team = await to_play(harness)
        await team.is_refused()
        assert [kind for kind, _, _ in await harness.pending()] == [THREAD_STEP, "board"]

    async def test_a_captain_who_takes_no_messages_is_not_tried_again(self, harness: Harness) -> None:
        team = await to_play(harness)
        await team.is_refused()
        made = (await team.suggests(CAROL, MADE)).suggestion
        how = ShownSuggestion(None, team.key(BOB), made.hands)
        await team.note(room_steps.mark_shown, pending=await team.step(), suggestion=made.id, how=how)
        await team.suggests(DORA, MADE)
        assert await team.next_step() is None

    async def test_a_thread_that_is_refused_later_is_closed(self, harness: Harness) -> None:
        team = await to_play(harness)
        await team.delivered()
        await team.suggests(CAROL, MADE)
        await team.is_refused()
        assert CLOSING in [kind for kind, _, _ in await harness.pending()]
        assert isinstance(next_step(team.table), Show)


async def test_a_thread_that_was_deleted_is_made_anew_with_what_is_suggested(harness: Harness) -> None:
    team = await to_play(harness)
    await team.delivered()
    await team.suggests(CAROL, MADE)
    await team.delivered()
    await team.suggests(DORA, "24/23 13/10")
    await team.note(room_steps.mark_lost, pending=await team.step())
    assert await team.delivered(901) == ["OpenThread", *["AddMember"] * 4, "Tell", "Show", "Show"]
    assert team.table.state.team_thread.thread == 901


async def test_what_was_noted_of_another_thread_changes_nothing(harness: Harness) -> None:
    team = await to_play(harness)
    pending = await team.step()
    await team.take(pending, thread=900)
    await team.note(room_steps.mark_announced, pending=pending, members=(1, 2))
    assert team.table.state.team_thread.announced == ()


class TestWhoHasTheLastWord:
    async def test_who_moves_for_a_silent_captain_has_it_for_that_turn(self, harness: Harness) -> None:
        team = await to_play(harness)
        await team.delivered()
        harness.pass_by(timedelta(hours=AT_ONCE.turn_hours))
        await team.wait()
        assert team.belong == "CBDE"
        with pytest.raises(NoAdviceHere) as refused:
            await team.suggests(CAROL, MADE)
        assert refused.value.reason is NoAdvice.CAPTAIN
        assert await team.delivered() == ["Tell"]
        await team.makes(CAROL, MADE)
        assert team.belong[0] == "B"

    async def test_after_a_captain_who_hands_over_it_is_the_next_in_line(self, harness: Harness) -> None:
        team = await to_play(harness)
        await team.does(BOB, GoAway())
        assert team.belong == "CDE"
