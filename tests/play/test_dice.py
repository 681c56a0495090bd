"""Verifiable dice: what is committed to when, which words count for which game, and who may know a secret."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.engine import OpeningRolled, Rolled, RuleSheet
from bot.entropy import SYSTEM_DICE
from bot.play.base.dice_source import DiceStage, GameDice
from bot.play.base.errors import (
    GameNotOver,
    NoSuchGame,
    NoTable,
    NotSeated,
    NoVerifiableDice,
    TooLate,
    UnknownTable,
    WordsTooLong,
)
from bot.play.base.fair_dice import DiceProof, commitment_of, format_proof, parse_proof, verify
from bot.play.base.table import Status
from bot.play.base.use_case import Caller
from bot.play.heads_up import challenges
from bot.play.heads_up.dice import proof_of, roller_at
from bot.play.heads_up.store import dump_state
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.dice_proofs import LONGEST_WORDS, public_dice, totals_of
from bot.play.tables.store import BOARD_EVENTS, to_player
from bot.play.tables.visibility import Viewer, table_for
from storage import Database, UnitOfWork
from storage.errors import NotFound
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, GUILD, OTHER_CHANNEL, STRANGER, Harness
from tests.play.heads_up.random_play import RandomPlay

MATCH = RuleSheet(3)
MAY_ACCEPT = [None, BOB]


@pytest.fixture
def play(harness: Harness) -> RandomPlay:
    return RandomPlay(harness, Random(1))


async def dice(harness: Harness, table: HeadsUpTable, number: int | None = None) -> tuple[GameDice, ...]:
    """Return the public facts about a table's dice."""
    table = await harness.load(table)
    return await harness.run(public_dice, table=table, number=number, proof_of=proof_of)


async def proof(harness: Harness, table: HeadsUpTable, number: int = 1) -> DiceProof:
    table = await harness.load(table)
    return await harness.run(proof_of, table=table, number=number)


async def secret(harness: Harness, table: HeadsUpTable, number: int) -> str:
    """The secret itself, as nobody but the store knows it."""
    return await harness.run(lambda uow: uow.dice.secret(table.id, number))


async def texts(harness: Harness, table: HeadsUpTable, number: int) -> dict[str, str | None]:
    """The words of a game by the name of who gave them, without those that the commitment stands in for."""
    (found,) = await dice(harness, table, number)
    people = await harness.run(lambda uow: uow.players.get_many(found.words))
    given = {key: each.text for key, each in found.words.items() if each.is_given}
    return {to_player(people[key]).name: text for key, text in given.items()}


Restart = Callable[[], Awaitable[None]]


@pytest.fixture
async def restart(harness: Harness, tmp_path: Path) -> AsyncIterator[Restart]:
    """Close the database, and open it again, as a new process does."""

    async def again() -> None:
        await harness.database.close()
        harness.database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'barpoint.sqlite3'}")

    yield again
    await harness.database.close()


async def refused(harness: Harness, table: HeadsUpTable, *numbers: int) -> None:
    """Fail unless nobody can have the proof of those games."""
    for number in numbers:
        with pytest.raises(GameNotOver) as caught:
            await proof(harness, table, number)
        hidden = await harness.run(lambda uow: uow.dice.secret(table.id, 1))
        assert hidden not in repr(caught.value)


async def make_old(harness: Harness, table: HeadsUpTable) -> HeadsUpTable:
    """Take away what makes a table's dice verifiable, as if it were older than that."""
    state = dump_state(replace(table.state, dice=None))

    def work(uow: UnitOfWork) -> None:
        record = uow.tables.get(table.id)
        uow.tables.save(record, state=state, status=record.status, now=harness.now)

    await harness.run(work)
    return await harness.load(table)


class TestCommitments:
    async def test_a_challenge_commits_to_its_dice_and_each_game_to_the_next(self, play: RandomPlay) -> None:
        table = await play.challenge()
        (promised,) = await dice(play.harness, table)
        assert (promised.number, promised.stage, promised.rolls) == (1, DiceStage.COMING, 0)
        assert promised.commitment == commitment_of(bytes.fromhex(await secret(play.harness, table, 1)))
        await play.accept(table)
        present, coming = await dice(play.harness, table)
        assert (present.stage, coming.stage) == (DiceStage.IN_PLAY, DiceStage.COMING)
        assert present.commitment == promised.commitment
        assert coming.commitment == commitment_of(bytes.fromhex(await secret(play.harness, table, 2)))

    async def test_each_game_of_a_match_has_the_dice_that_were_promised(self, play: RandomPlay) -> None:
        table = await play.start(MATCH)
        promised = {each.number: each.commitment for each in await dice(play.harness, table)}
        while table.status is Status.PLAYING:
            table = await play.finish(table)
            if table.status is Status.PLAYING:
                promised |= {each.number: each.commitment for each in await dice(play.harness, table)}
        proofs = [await proof(play.harness, table, number) for number in range(1, table.number + 1)]
        assert len(proofs) > 1
        assert [each.commitment for each in proofs] == [
            promised[number] for number in range(1, len(proofs) + 1)
        ]
        assert [verify(each) for each in proofs] == [()] * len(proofs)
        totals = await play.harness.run(totals_of, guild=GUILD)
        assert totals.rolls == sum(len(each.rolls) for each in proofs)

    async def test_rolls_are_counted_while_the_game_lasts(self, play: RandomPlay) -> None:
        table = await play.play(await play.start(), actions=12)
        present, _ = await dice(play.harness, table)
        events = await play.harness.run(lambda uow: uow.events.of_game(table.id, 1))
        assert present.rolls == sum(event.kind in ("OpeningRolled", "Rolled") for event in events) > 2

    async def test_dice_of_a_game_that_there_is_not_are_not_shown(self, play: RandomPlay) -> None:
        table = await play.start()
        for number in (0, 3):
            with pytest.raises(NoSuchGame):
                await dice(play.harness, table, number)

    async def test_a_table_older_than_verifiable_dice_says_so_and_goes_on(self, play: RandomPlay) -> None:
        table = await make_old(play.harness, await play.start(MATCH))
        with pytest.raises(NoVerifiableDice):
            await dice(play.harness, table)
        with pytest.raises(NoVerifiableDice):
            await play.give(ALICE, "lucky")
        assert (await play.finish(table)).number == 2


class TestWords:
    @pytest.mark.parametrize("opponent", MAY_ACCEPT)
    async def test_both_may_give_words_before_the_challenge_is_accepted(
        self, play: RandomPlay, opponent: Caller | None
    ) -> None:
        table = await play.challenge(opponent)
        assert await play.give(BOB, "heads") == 1
        assert await play.give(ALICE, "tails") == 1
        await play.accept(table)
        assert await texts(play.harness, table, 1) == {"Alice": "tails", "Bob": "heads"}

    async def test_of_an_open_challenge_the_words_of_the_two_who_play_count(self, play: RandomPlay) -> None:
        table = await play.challenge(None)
        await play.give(CAROL, "neither")
        await play.give(BOB, "heads")
        table = await play.finish(await play.accept(table))
        assert (await proof(play.harness, table)).black_words == "heads"

    async def test_whoever_gives_none_has_the_commitment_that_stands_then(self, play: RandomPlay) -> None:
        table = await play.challenge()
        await play.give(ALICE, "tails")
        table = await play.finish(await play.accept(table))
        held = await proof(play.harness, table)
        assert (held.white_words, held.black_words) == ("tails", held.commitment)
        assert await texts(play.harness, table, 1) == {"Alice": "tails"}

    async def test_during_a_game_words_count_for_the_next(self, play: RandomPlay) -> None:
        table = await play.start(MATCH)
        assert await play.give(ALICE, "later") == 2
        table = await play.finish(table)
        assert await texts(play.harness, table, 1) == {}
        assert await texts(play.harness, table, 2) == {"Alice": "later"}
        assert await play.give(BOB, "still later") == 3

    async def test_between_two_games_of_a_session_words_count_for_the_next(self, play: RandomPlay) -> None:
        table = await play.finish(await play.start())
        assert await play.give(BOB, "now") == 2
        over, coming = await dice(play.harness, table)
        assert (over.stage, coming.stage) == (DiceStage.OVER, DiceStage.COMING)
        table = await play.next_game(table)
        assert await texts(play.harness, table, 2) == {"Bob": "now"}

    async def test_until_the_game_begins_others_may_be_given_instead(self, play: RandomPlay) -> None:
        table = await play.challenge()
        await play.give(BOB, "heads")
        await play.give(BOB, "no, tails")
        assert await texts(play.harness, table, 1) == {"Bob": "no, tails"}

    async def test_a_spectator_gives_none(self, play: RandomPlay) -> None:
        table = await play.challenge()
        with pytest.raises(NotSeated):
            await play.give(STRANGER, "mine")
        await play.accept(table)
        with pytest.raises(NotSeated):
            await play.give(STRANGER, "mine")
        assert await play.harness.run(lambda uow: uow.players.find(STRANGER.snowflake)) is None

    async def test_where_nothing_is_played_there_is_nothing_to_give_them_for(self, play: RandomPlay) -> None:
        with pytest.raises(NoTable):
            await play.give(ALICE, "lucky")

    async def test_after_the_match_it_is_too_late(self, play: RandomPlay) -> None:
        await play.finish(await play.start(RuleSheet(1)))
        with pytest.raises(TooLate):
            await play.give(ALICE, "lucky")

    async def test_they_have_an_end(self, play: RandomPlay) -> None:
        table = await play.challenge()
        await play.give(ALICE, "🎲" * LONGEST_WORDS)
        with pytest.raises(WordsTooLong):
            await play.give(ALICE, "🎲" * (LONGEST_WORDS + 1))
        assert await texts(play.harness, table, 1) == {"Alice": "🎲" * LONGEST_WORDS}

    @pytest.mark.parametrize("number", range(6))
    async def test_given_at_the_moment_of_the_accept_they_count_for_the_game_that_is_said(
        self, play: RandomPlay, number: int
    ) -> None:
        table = await play.challenge()
        doing = [play.accept(table), play.give(ALICE, "tails"), play.give(BOB, "heads")]
        doing = doing[number % 3 :] + doing[: number % 3]
        done = await asyncio.gather(*(doing if number < 3 else reversed(doing)))
        said = [each for each in done if isinstance(each, int)]
        assert len(said) == 2
        kept = Counter()
        for game in (1, 2):
            kept[game] = len(await texts(play.harness, table, game))
        assert kept == Counter({1: said.count(1), 2: said.count(2)})
        table = await play.finish(await play.harness.load(table))
        assert verify(await proof(play.harness, table)) == ()


class TestProofs:
    async def test_the_proof_of_a_game_that_is_over_holds(self, play: RandomPlay) -> None:
        table = await play.challenge()
        await play.give(ALICE, "Würfel 🎲")
        table = await play.finish(await play.accept(table))
        held = await proof(play.harness, table)
        assert verify(held) == ()
        assert verify(parse_proof(format_proof(held))) == ()
        assert held.white_words == "Würfel 🎲"
        assert held.game == f"Table {table.id}, game 1: Alice (White) and Bob (Black)"

    async def test_it_has_every_roll_that_the_players_saw(self, play: RandomPlay) -> None:
        table = await play.finish(await play.start())
        rows = await play.harness.run(lambda uow: uow.events.of_game(table.id, 1))
        events = [BOARD_EVENTS.load(row.kind, row.payload) for row in rows]
        openings = [(each.white, each.black) for each in events if isinstance(each, OpeningRolled)]
        rolled = [each.roll for each in events if isinstance(each, Rolled)]
        rolls = [*openings, *((roll.high, roll.low) for roll in rolled)]
        assert list((await proof(play.harness, table)).rolls) == rolls

    async def test_it_holds_when_the_bot_is_restarted_often(self, play: RandomPlay, restart: Restart) -> None:
        table = await play.challenge()
        (promised,) = await dice(play.harness, table)
        await restart()
        await play.give(BOB, "heads")
        await restart()
        table = await play.accept(table)
        for _ in range(5):
            await restart()
            table = await play.play(table, actions=3)
        await restart()
        held = await proof(play.harness, await play.finish(table))
        assert (held.commitment, held.black_words) == (promised.commitment, "heads")
        assert len(held.rolls) > 5
        assert verify(held) == ()

    async def test_it_holds_without_the_words_of_somebody_who_was_erased(self, play: RandomPlay) -> None:
        table = await play.challenge()
        await play.give(BOB, "heads")
        await play.give(ALICE, "tails")
        table = await play.finish(await play.accept(table))
        await play.harness.erase(BOB, await play.harness.load(table))
        held = await proof(play.harness, table)
        assert (held.white_words, held.black_words) == ("tails", None)
        assert held.game == f"Table {table.id}, game 1: Alice (White) and a former player (Black)"
        assert verify(held) == ()


class TestSecrets:
    """The secret of a game that is not over is known to nobody."""

    @pytest.mark.parametrize("answer", [challenges.decline, challenges.withdraw])
    async def test_not_of_a_challenge_nor_once_it_came_to_nothing(
        self, play: RandomPlay, answer: Callable[..., HeadsUpTable]
    ) -> None:
        table = await play.challenge()
        await refused(play.harness, table, 1)
        caller = BOB if answer is challenges.decline else ALICE
        await play.harness.does(caller, answer, table)
        await refused(play.harness, table, 1)
        assert [each.stage for each in await dice(play.harness, table)] == [DiceStage.NEVER]

    async def test_not_of_a_game_in_play_nor_of_the_next(self, play: RandomPlay) -> None:
        table = await play.play(await play.start(), actions=9)
        await refused(play.harness, table, 1, 2, 3, 0, -1)

    async def test_not_of_the_next_game_between_two_games(self, play: RandomPlay) -> None:
        table = await play.finish(await play.start())
        await refused(play.harness, table, 2)

    async def test_not_of_the_game_after_the_last_of_a_match(self, play: RandomPlay) -> None:
        table = await play.start(RuleSheet(2))
        while table.status is Status.PLAYING:
            table = await play.finish(table)
        after = len(table.results) + 1
        await refused(play.harness, table, after)

    async def test_a_game_that_ends_the_match_anyhow_has_none_after_it(self, play: RandomPlay) -> None:
        table = await play.start(RuleSheet(1))
        assert table.state.dice.following is None
        with pytest.raises(NotFound):
            await secret(play.harness, table, 2)
        with pytest.raises(TooLate):
            await play.give(ALICE, "lucky")
        with pytest.raises(NoSuchGame):
            await dice(play.harness, table, 2)
        table = await play.finish(table)
        assert [each.number for each in await dice(play.harness, table)] == [1]
        assert verify(await proof(play.harness, table)) == ()

    async def test_not_of_a_game_that_an_erase_has_ended(self, play: RandomPlay) -> None:
        table = await play.start(MATCH)
        while table.number == 1:
            table = await play.finish(table)
        table = await play.play(table, actions=5)
        await play.harness.erase(ALICE, await play.harness.load(table))
        await refused(play.harness, table, 2, 3)
        (never,) = await dice(play.harness, table)
        assert (never.number, never.stage) == (2, DiceStage.NEVER)
        assert verify(await proof(play.harness, table, 1)) == ()

    async def test_not_by_how_anything_writes_itself(self, play: RandomPlay) -> None:
        table = await play.play(await play.start(), actions=9)
        hidden = [await secret(play.harness, table, number) for number in (1, 2)]

        def written(uow: UnitOfWork) -> str:
            roller = roller_at(uow, table, SYSTEM_DICE)
            roller()
            return f"{roller!r} {vars(roller)['_read']!r} {table!r} {uow!r} {uow.dice!r} {SYSTEM_DICE!r}"

        shown = await play.harness.run(written) + repr(await dice(play.harness, table))
        assert not [each for each in hidden if each in shown or repr(bytes.fromhex(each)) in shown]


class TestTables:
    """The tables whose dice a person may look at."""

    async def test_without_a_number_it_is_the_channels(self, harness: Harness) -> None:
        table = await harness.start()
        found = await harness.run(table_for, viewer=Viewer(999, GUILD, CHANNEL))
        assert found == await harness.load(table)
        with pytest.raises(NoTable):
            await harness.run(table_for, viewer=Viewer(999, GUILD, OTHER_CHANNEL))

    @pytest.mark.parametrize(
        "viewer",
        [
            Viewer(999, GUILD, CHANNEL),
            Viewer(999, GUILD, OTHER_CHANNEL, sees=lambda _: True),
            Viewer(ALICE.snowflake, None, 5),
            Viewer(BOB.snowflake, 8, 5),
        ],
    )
    async def test_ones_own_or_one_that_one_sees_may_be_named(self, harness: Harness, viewer: Viewer) -> None:
        table = await harness.start()
        found = await harness.run(table_for, viewer=viewer, table_id=table.id)
        assert found.id == table.id

    @pytest.mark.parametrize(
        "viewer",
        [
            Viewer(999, 8, CHANNEL, sees=lambda _: True),
            Viewer(999, None, CHANNEL, sees=lambda _: True),
            Viewer(999, GUILD, OTHER_CHANNEL),
        ],
    )
    async def test_those_of_others_elsewhere_may_not(self, harness: Harness, viewer: Viewer) -> None:
        table = await harness.start()
        for number in (table.id, 99):
            with pytest.raises(UnknownTable):
                await harness.run(table_for, viewer=viewer, table_id=number)


class TestTotals:
    async def test_every_roll_is_counted_once_on_its_server_ties_too(self, harness: Harness) -> None:
        table = await harness.start("441131")
        totals = await harness.run(totals_of, guild=GUILD)
        assert (totals.rolls, totals.doubles) == (3, 2)
        assert totals.counts[3, 1] == totals.counts[4, 4] == totals.counts[1, 1] == 1
        assert (await harness.load(table)).state.dice.thrown == 3
        assert (await harness.run(totals_of, guild=GUILD + 1)).rolls == 0
