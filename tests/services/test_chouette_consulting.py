"""Advice to the captain: who may give it, suggestions, hands, and what the team's thread needs."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import pytest

from bot.engine import Drop, MakePlay, OfferDouble, Play, Position, Roll, RollDice, Take, parse_play
from bot.engine.chouette import (
    CLUB,
    Chouette,
    ChouetteAction,
    ChouetteSheet,
    Consultation,
    Join,
    NoAdvice,
    StartGame,
    active_members,
    legal_actions,
)
from bot.engine.errors import IllegalPlay
from bot.services.challenges import Place
from bot.services.chouettes import room_steps
from bot.services.chouettes.acting import act_in_chouette, open_chouette
from bot.services.chouettes.consulting import Advised, may_suggest, show_hand, suggest, talk_of
from bot.services.chouettes.room_steps import (
    LetIn,
    LetOut,
    OpenThread,
    OwedClosing,
    OwedRoom,
    Show,
    Tell,
    next_step,
)
from bot.services.chouettes.rooms import CLOSING, ROOM
from bot.services.codec import dump_chouette, load_chouette
from bot.services.dice import Chance
from bot.services.errors import NoAdviceHere, NothingToSuggest, NotSeated, SuggestionVoid
from bot.services.owed import OwedBoard
from bot.services.posting import next_owed, posted
from bot.services.request import Caller
from bot.services.tables import load_chouette_to_change
from bot.table import ChouetteTable, Shown, consulting
from tests.engine.games import no_dice, scripted
from tests.services.house import ALICE, BOB, CAROL, CHANNEL, GUILD, House, scripted_chance

DORA, EVE, FRANK = Caller(104, "Dora"), Caller(105, "Eve"), Caller(106, "Frank")
FIVE = (ALICE, BOB, CAROL, DORA, EVE)
NAMES = {caller.snowflake: caller for caller in FIVE}
AFTER_CUBE = replace(CLUB, consultation=Consultation.AFTER_CUBE)
NONE = replace(CLUB, consultation=Consultation.NONE)
MADE = "8/5 6/5"


@dataclass
class Team:
    """A chouette in a house, and what its people say to each other."""

    house: House
    table: ChouetteTable

    async def does(self, who: Caller, *actions: ChouetteAction, dice: str = "") -> None:
        await self.chooses(who, lambda _chouette, _player: actions, dice)

    async def chooses(
        self, who: Caller, choose: Callable[[Chouette, int], tuple[ChouetteAction, ...]], dice: str = ""
    ) -> None:
        work = partial(
            act_in_chouette,
            request=self.house.request(who),
            table_id=self.table.id,
            version=None,
            choose=choose,
            chance=chance_of(dice),
        )
        self.table = (await self.house.database.run(work)).table

    async def plays(self, who: Caller, text: str) -> None:
        """Let somebody play his roll."""

        def choose(chouette: Chouette, _player: int) -> tuple[ChouetteAction, ...]:
            game = chouette.game
            assert game.roll is not None
            return (MakePlay(parse_play(text, game.position, game.roll)),)

        await self.chooses(who, choose)

    async def suggests(self, who: Caller, text: str) -> Advised:
        def read(position: Position, roll: Roll) -> Play:
            return parse_play(text, position, roll)

        work = partial(
            suggest, request=self.house.request(who), table_id=self.table.id, version=None, read=read
        )
        return self._kept(await self.house.database.run(work))

    async def shows_hand(self, who: Caller, suggestion: int) -> Advised:
        request = self.house.request(who)
        work = partial(show_hand, request=request, table_id=self.table.id, suggestion=suggestion)
        return self._kept(await self.house.database.run(work))

    async def owed(self) -> OwedRoom | OwedClosing | None:
        """What the thread needs next, once the boards are posted."""
        while True:
            work = partial(next_owed, table_id=self.table.id, now=self.house.now)
            owed = await self.house.database.run(work)
            if not isinstance(owed, OwedBoard):
                assert owed is None or isinstance(owed, OwedRoom | OwedClosing)
                return owed
            await self.house.database.run(partial(posted, owed=owed, message=5000, at=self.house.now))

    async def step(self) -> OwedRoom:
        owed = await self.owed()
        assert isinstance(owed, OwedRoom)
        return owed

    async def note(self, note: Callable[..., object], **what: object) -> None:
        await self.house.database.run(partial(note, at=self.house.now, **what))
        await self.look()

    async def look(self) -> None:
        self.table = await self.house.database.run(lambda uow: load_chouette_to_change(uow, self.table.id)[1])

    async def delivered(self, thread: int = 900) -> list[str]:
        """Let Discord take all that the thread needs, and return what that was."""
        done = []
        while isinstance(owed := await self.owed(), OwedRoom):
            done.append(type(owed.step).__name__)
            await self.take(owed, thread)
        return done

    async def take(self, owed: OwedRoom, thread: int = 900) -> None:
        match owed.step:
            case OpenThread():
                await self.note(room_steps.opened, owed=owed, thread=thread)
            case LetIn(player):
                await self.note(room_steps.let_in, owed=owed, player=player.id)
            case LetOut(player):
                await self.note(room_steps.let_out, owed=owed, player=player.id)
            case Tell(members):
                await self.note(room_steps.told, owed=owed, members=members)
            case Show(suggestion, reader):
                how = Shown(7000 + suggestion.id, reader and reader.id, suggestion.hands)
                await self.note(room_steps.shown, owed=owed, suggestion=suggestion.id, how=how)

    def key(self, who: Caller) -> int:
        return next(each.id for each in self.table.players.values() if each.snowflake == who.snowflake)

    def names(self, players: tuple[int, ...]) -> str:
        """The first letters of people, in their order."""
        return "".join(self.table.players[player].name[0] for player in players)

    @property
    def inside(self) -> str:
        assert self.table.state.room is not None
        return self.names(self.table.state.room.inside)

    @property
    def belong(self) -> str:
        return self.names(consulting(self.table.chouette))

    def _kept(self, advised: Advised) -> Advised:
        self.table = advised.table
        return advised


def chance_of(dice: str) -> Chance:
    return scripted_chance(scripted(*map(int, dice)) if dice else no_dice)


async def started(house: House, sheet: ChouetteSheet = CLUB, opening: str = "31") -> Team:
    """Alice is the box, Bob the captain of Carol, Dora and Eve; "31" is 3 for Alice, 1 for Bob."""
    work = partial(
        open_chouette,
        request=house.request(ALICE),
        place=Place(GUILD, CHANNEL),
        sheet=sheet,
        chance=scripted_chance(no_dice),
    )
    team = Team(house, await house.database.run(work))
    for who in FIVE[1:]:
        await team.does(who, Join())
    await team.does(ALICE, StartGame(), dice=f"654321{opening}")
    return team


async def to_play(house: House, sheet: ChouetteSheet = CLUB) -> Team:
    """The team has 3-1 to play, the opening."""
    return await started(house, sheet, opening="13")


async def doubled(team: Team, *takers: Caller) -> None:
    """Alice has played 3-1 and Bob 6-2; she doubles all cubes, and those take; the others drop."""
    await team.plays(ALICE, MADE)
    await team.does(BOB, RollDice(), dice="62")
    await team.plays(BOB, "24/18 13/11")
    await team.does(ALICE, *(OfferDouble(cube) for cube in range(4)), RollDice())
    for cube, who in enumerate((BOB, CAROL, DORA, EVE)):
        is_last = who is EVE
        answer = Take(cube) if who in takers else Drop(cube)
        await team.does(who, answer, dice="65" if is_last and takers else "")


class TestWhoBelongsInTheThread:
    async def test_the_captain_and_all_who_play_with_him(self, house: House) -> None:
        team = await started(house)
        assert team.belong == "BCDE"
        assert await team.delivered() == ["OpenThread", *["LetIn"] * 4, "Tell"]
        assert team.inside == "BCDE"

    async def test_without_advice_there_is_none(self, house: House) -> None:
        team = await started(house, NONE)
        assert team.table.state.room is None
        assert await team.owed() is None

    async def test_after_the_cube_it_opens_for_those_whose_own_cube_was_turned(self, house: House) -> None:
        team = await started(house, AFTER_CUBE)
        assert team.table.state.room is None
        await doubled(team, BOB, CAROL, DORA)
        assert team.belong == "BCD"
        assert await team.delivered() == ["OpenThread", *["LetIn"] * 3, "Tell"]

    async def test_who_drops_out_leaves_before_anything_more_is_said(self, house: House) -> None:
        team = await started(house)
        await team.delivered()
        await doubled(team, BOB, DORA)
        assert await team.delivered() == ["LetOut", "LetOut", "Tell"]
        assert team.inside == "BD"

    async def test_a_captain_who_drops_is_followed_by_the_next(self, house: House) -> None:
        team = await started(house)
        await team.delivered()
        await doubled(team, CAROL, DORA)
        assert team.belong == "CD"
        await team.delivered()
        assert team.table.state.room is not None
        assert team.names(team.table.state.room.told) == "CD"

    async def test_it_is_closed_when_the_game_ends_and_the_next_has_another(self, house: House) -> None:
        team = await started(house)
        await team.delivered(thread=900)
        await doubled(team)
        closing = await team.owed()
        assert isinstance(closing, OwedClosing)
        assert (closing.number, closing.thread) == (1, 900)
        await team.note(room_steps.closed, owed=closing)
        assert team.table.state.room is None
        await team.does(ALICE, StartGame(), dice="31")
        assert isinstance((await team.step()).step, OpenThread)

    async def test_a_thread_that_comes_too_late_is_closed(self, house: House) -> None:
        team = await started(house)
        owed = await team.step()
        await doubled(team)
        await team.note(room_steps.opened, owed=owed, thread=900)
        closings = []
        while isinstance(closing := await team.owed(), OwedClosing):
            closings.append(closing.thread)
            await team.note(room_steps.closed, owed=closing)
        assert closings == [None, 900]

    async def test_who_was_being_let_in_when_he_dropped_is_let_out_again(self, house: House) -> None:
        team = await started(house)
        await team.take(await team.step())
        late = await team.step()
        await doubled(team, CAROL, DORA)
        assert late.step == LetIn(team.table.players[team.key(BOB)])
        await team.take(late)
        assert await team.delivered() == ["LetOut", "LetOut", "LetIn", "LetIn", "Tell"]
        assert team.inside == "CD"


class TestSuggesting:
    async def test_a_suggestion_is_for_the_thread_alone(self, house: House) -> None:
        team = await to_play(house)
        await team.delivered()
        advised = await team.suggests(CAROL, MADE)
        assert team.names(advised.suggestion.hands) == "C"
        again = await team.step()
        assert again.step == LetIn(team.table.players[team.key(CAROL)])  # he may have left it
        await team.take(again)
        assert (await team.step()).step == Show(advised.suggestion, None)
        for outsider in (None, team.key(ALICE)):
            assert team.table.seen_by(outsider).state.suggestions == ()
        assert team.table.seen_by(team.key(BOB)).state.suggestions == (advised.suggestion,)

    async def test_it_owes_the_channel_nothing(self, house: House) -> None:
        team = await to_play(house)
        await team.delivered()
        await team.suggests(CAROL, MADE)
        assert [kind for kind, _, _ in await house.owed()] == [ROOM]

    async def test_the_same_play_in_other_words_is_a_hand_for_it(self, house: House) -> None:
        team = await to_play(house)
        first = await team.suggests(CAROL, MADE)
        second = await team.suggests(DORA, "6/5 8/5")
        assert second.suggestion.id == first.suggestion.id
        assert team.names(second.suggestion.hands) == "CD"

    async def test_a_hand_is_up_for_one_play_at_a_time(self, house: House) -> None:
        team = await to_play(house)
        one = (await team.suggests(CAROL, MADE)).suggestion
        other = (await team.suggests(DORA, "24/23 13/10")).suggestion
        await team.shows_hand(EVE, one.id)
        await team.shows_hand(EVE, other.id)
        assert [team.names(each.hands) for each in team.table.state.suggestions] == ["C", "DE"]
        await team.shows_hand(EVE, other.id)
        assert [team.names(each.hands) for each in team.table.state.suggestions] == ["C", "D"]

    async def test_a_vote_shows_each_changed_message_anew(self, house: House) -> None:
        team = await to_play(house)
        one = (await team.suggests(CAROL, MADE)).suggestion
        await team.suggests(DORA, "24/23 13/10")
        await team.delivered()
        await team.shows_hand(DORA, one.id)
        assert await team.delivered() == ["Show", "Show"]
        assert await team.owed() is None

    async def test_the_next_play_makes_all_void(self, house: House) -> None:
        team = await to_play(house)
        made = (await team.suggests(CAROL, MADE)).suggestion
        await team.plays(BOB, "24/23 13/10")
        assert team.table.state.suggestions == ()
        with pytest.raises(SuggestionVoid):
            await team.shows_hand(DORA, made.id)

    async def test_an_illegal_play_is_refused_as_ever(self, house: House) -> None:
        team = await to_play(house)
        with pytest.raises(IllegalPlay):
            await team.suggests(CAROL, "13/2")
        assert team.table.state.suggestions == ()

    async def test_there_must_be_a_roll_of_the_teams(self, house: House) -> None:
        team = await started(house)
        assert not may_suggest(team.table, CAROL.snowflake)
        with pytest.raises(NothingToSuggest):
            await team.suggests(CAROL, MADE)

    @pytest.mark.parametrize(
        ("who", "sheet", "reason"),
        [
            (ALICE, CLUB, NoAdvice.OUT),
            (BOB, CLUB, NoAdvice.CAPTAIN),
            (CAROL, NONE, NoAdvice.NONE),
            (CAROL, AFTER_CUBE, NoAdvice.CUBE),
        ],
    )
    async def test_who_may_not_is_told_why(
        self, house: House, who: Caller, sheet: ChouetteSheet, reason: NoAdvice
    ) -> None:
        team = await to_play(house, sheet)
        assert not may_suggest(team.table, who.snowflake)
        with pytest.raises(NoAdviceHere) as refused:
            await team.suggests(who, MADE)
        assert refused.value.reason is reason

    async def test_a_spectator_does_not_play_there(self, house: House) -> None:
        team = await to_play(house)
        with pytest.raises(NotSeated):
            await team.suggests(FRANK, MADE)
        with pytest.raises(NotSeated):
            await house.database.run(partial(talk_of, snowflake=FRANK.snowflake, table_id=team.table.id))

    async def test_who_may_talk_sees_what_is_suggested(self, house: House) -> None:
        team = await to_play(house)
        await team.suggests(CAROL, MADE)
        for who in (BOB, EVE):
            work = partial(talk_of, snowflake=who.snowflake, table_id=team.table.id)
            seen, player = await house.database.run(work)
            assert (len(seen.state.suggestions), player) == (1, team.key(who))
        with pytest.raises(NoAdviceHere):
            await house.database.run(partial(talk_of, snowflake=ALICE.snowflake, table_id=team.table.id))

    async def test_a_suggestion_makes_no_board_stale(self, house: House) -> None:
        team = await to_play(house)
        version = team.table.version
        await team.suggests(CAROL, MADE)
        assert team.table.state.fresh_from <= version < team.table.version


class TestWithoutAThread:
    async def test_suggestions_go_to_the_captain_alone(self, house: House) -> None:
        team = await to_play(house)
        await team.note(room_steps.refused, owed=await team.step(), missing=["Manage Threads"])
        assert team.table.state.room is not None
        assert team.table.state.room.refused == ("Manage Threads",)
        made = (await team.suggests(CAROL, MADE)).suggestion
        assert (await team.step()).step == Show(made, team.table.players[team.key(BOB)])

    async def test_the_board_says_so_once(self, house: House) -> None:
        team = await to_play(house)
        owed = await team.step()
        await team.note(room_steps.refused, owed=owed, missing=[])
        assert [kind for kind, _, _ in await house.owed()] == [ROOM, "board"]

    async def test_a_captain_who_takes_no_messages_is_not_tried_again(self, house: House) -> None:
        team = await to_play(house)
        await team.note(room_steps.refused, owed=await team.step(), missing=[])
        made = (await team.suggests(CAROL, MADE)).suggestion
        how = Shown(None, team.key(BOB), made.hands)
        await team.note(room_steps.shown, owed=await team.step(), suggestion=made.id, how=how)
        await team.suggests(DORA, MADE)
        assert await team.owed() is None

    async def test_a_thread_that_is_refused_later_is_closed(self, house: House) -> None:
        team = await to_play(house)
        await team.delivered()
        await team.suggests(CAROL, MADE)
        await team.note(room_steps.refused, owed=await team.step(), missing=[])
        assert CLOSING in [kind for kind, _, _ in await house.owed()]
        assert isinstance(next_step(team.table), Show)


async def test_a_thread_that_was_deleted_is_made_anew_with_what_is_suggested(house: House) -> None:
    team = await to_play(house)
    await team.delivered()
    await team.suggests(CAROL, MADE)
    await team.delivered()
    await team.suggests(DORA, "24/23 13/10")
    await team.note(room_steps.lost, owed=await team.step())
    assert await team.delivered(901) == ["OpenThread", *["LetIn"] * 4, "Tell", "Show", "Show"]
    assert team.table.state.room is not None
    assert team.table.state.room.thread == 901


async def test_what_was_noted_of_another_thread_changes_nothing(house: House) -> None:
    team = await to_play(house)
    owed = await team.step()
    await team.take(owed, thread=900)
    await team.note(room_steps.told, owed=owed, members=(1, 2))
    assert team.table.state.room is not None
    assert team.table.state.room.told == ()


async def test_chouettes_that_were_stored_without_a_thread_load(house: House) -> None:
    team = await to_play(house)
    stored = dump_chouette(team.table.state)
    del stored["room"], stored["suggestions"]
    loaded = load_chouette(stored)
    assert (loaded.room, loaded.suggestions) == (None, ())
    assert load_chouette(dump_chouette(team.table.state)) == team.table.state
    assert legal_actions(loaded.chouette, team.key(BOB))
    assert len(active_members(loaded.chouette)) == len(FIVE) - 1
