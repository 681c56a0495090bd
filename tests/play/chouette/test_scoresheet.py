"""The scoresheet of a chouette: its sums are the ledger's, and its picture, words and file say the same."""

import csv
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from random import Random

import pytest

from bot.engine.chouette import Chouette, ChouetteEvent, GameSettled, StartGame, sums
from bot.engine.chouette.role_events import CaptainSucceeded
from bot.engine.keys import FIRST_GAME
from bot.play.base.table import LoggedEvent, Player
from bot.play.chouette.ledger import account_of_table, record_payments
from bot.play.chouette.scoresheet import (
    GAMES_A_PAGE,
    Role,
    ScoreSheet,
    last_game,
    sheet_games,
    sheet_of,
)
from bot.play.chouette.scoresheet_file import COLUMNS, cell, sheet_file
from bot.play.chouette.scoresheet_pages import sheet_panel, sheet_words_panel
from bot.play.chouette.scoresheet_picture import alt_text, drawn_sheet
from bot.play.chouette.store import EVENTS, dump_chouette_state, load_chouette
from bot.play.chouette.table import ChouetteState, ChouetteTable
from bot.play.display.picture import DISCORD_ALT_TEXT_LIMIT, cut
from bot.play.tables.results import results_by_events
from bot.text.catalogue import MINUS
from render import DEFAULT_THEME
from storage import UnitOfWork
from tests.engine.chouette.sessions import SessionChecks, played
from tests.play.chouette.harness import started
from tests.play.chouette.random_play import SHORT, THREE, double_and_pass, settled
from tests.play.harness import BOB, NOON, Harness

SESSIONS, PROOF_SESSIONS = 200, 10_000
CHUNKS, PROOF_CHUNKS = 4, 50
STEPS = 150


@dataclass
class Story:
    """What happened in a random chouette, as a table stores it."""

    lobby: Chouette
    events: list[tuple[int, ChouetteEvent, int]]
    """Each with its game, and the stake that was played for before it."""
    last: Chouette


def story(seed: int) -> Story:
    events: list[tuple[int, ChouetteEvent, int]] = []

    def note(before: Chouette, event: ChouetteEvent, after: Chouette) -> None:
        events.append((after.number, event, before.sheet.rules.stake))

    random = Random(seed)
    numbers = [random.getrandbits(32) for _ in range(STEPS)]
    session = played(seed, numbers, SessionChecks(note, lambda *_: None))
    return Story(session.start, events, session.chouette)


def stored(uow: UnitOfWork, told: Story, channel: int) -> ChouetteTable:
    """The table of a story, with its events, payments and results."""
    for number in range(1, 13):  # by our keys
        assert uow.players.get_or_add(1000 + number, f"Player {number}", NOON).id == number
    state = ChouetteState(told.last, opened_with=told.lobby.sheet)
    record = uow.tables.add(
        guild_snowflake=7,
        channel_snowflake=channel,
        kind=ChouetteTable.kind,
        state=dump_chouette_state(state),
        status="playing",
        now=NOON,
    )
    joined = [1, *(each.player for _, each, _ in told.events if type(each).__name__ == "Joined")]
    for seat, player in enumerate(dict.fromkeys(joined)):
        uow.seats.take(record.id, seat, player)
    for version, (game, event, _) in enumerate(told.events, start=1):
        uow.events.append(record.id, version, [(game, *EVENTS.dump(event), None)], NOON)
    table = load_chouette(uow, record.id)
    for game, event, stake in told.events:
        if isinstance(event, GameSettled):
            record_payments(uow, table, stake, [LoggedEvent(game, event, None)], NOON)
    uow.results.replace(record.id, results_by_events(uow, uow.tables.get(record.id)))
    uow.tables.save(uow.tables.get(record.id), state=record.state, status="over", now=NOON)
    return load_chouette(uow, record.id)


def pages(uow: UnitOfWork, table: ChouetteTable) -> Iterator[ScoreSheet]:
    """All pages of a sheet, the newest first."""
    page = 0
    while True:
        sheet = sheet_of(uow, table, page)
        yield sheet
        if not sheet.has_older:
            return
        page += 1


def check_sums(uow: UnitOfWork, told: Story, table: ChouetteTable) -> None:
    """Fail unless the sheet has what each game settled, and adds up to the ledger; so does its file."""
    ledger = {player: won for player, won in account_of_table(uow, table.id).won.items() if won}
    sheets = list(pages(uow, table))
    assert {player: won for player, won in sheets[0].last.items() if won} == ledger
    games = {game.number: game for sheet in sheets for game in sheet.games}
    assert sorted(games) == list(range(1, last_game(table) + 1))
    for number, event, stake in told.events:
        if isinstance(event, GameSettled):
            paid = {each: won * stake for each, won in sums(event.transfers).items() if won}
            assert {each: won for each, won in games[number].won.items() if won} == paid
    for sheet, newer in zip(sheets[1:], sheets, strict=False):
        assert dict(sheet.last) == dict(newer.before)
    check_roles(told, games)
    check_file(uow, table, ledger)


def check_roles(told: Story, games: dict[int, object]) -> None:
    for number, event, _ in told.events:
        if isinstance(event, CaptainSucceeded) and event.is_of_record:
            assert games[number].role_of(event.captain) in (Role.CAPTAIN, Role.PARTNER)
    for game in games.values():
        assert sum(game.won.values()) == 0
        assert game.role_of(game.box) is Role.BOX
        assert game.role_of(game.captains[0]) is Role.CAPTAIN


def check_file(uow: UnitOfWork, table: ChouetteTable, ledger: dict[int, int]) -> None:
    file = sheet_file(table, sheet_games(uow, table, FIRST_GAME, last_game(table)))
    points: Counter[str] = Counter()
    for row in csv.DictReader(StringIO(file.content.decode("utf-8-sig"))):
        points[row["player"]] += int(row["points"])
    assert {player: won for player, won in points.items() if won} == {
        table.players[player].name: won for player, won in ledger.items()
    }


async def sheets_sum_to_their_ledgers(harness: Harness, seeds: range) -> None:
    settled_games = 0
    for seed in seeds:
        told = story(seed)

        def work(uow: UnitOfWork, told: Story = told, seed: int = seed) -> None:
            check_sums(uow, told, stored(uow, told, 100_000 + seed))

        await harness.run(work)
        settled_games += sum(isinstance(event, GameSettled) for _, event, _ in told.events)
    assert settled_games > len(seeds)


@pytest.mark.parametrize("chunk", range(CHUNKS))
async def test_sheets_of_random_chouettes_sum_to_their_ledgers(new_harness: Harness, chunk: int) -> None:
    size = SESSIONS // CHUNKS
    await sheets_sum_to_their_ledgers(new_harness, range(chunk * size, (chunk + 1) * size))


@pytest.mark.proof
@pytest.mark.parametrize("chunk", range(PROOF_CHUNKS))
async def test_sheets_of_ten_thousand_chouettes_sum_to_their_ledgers(
    new_harness: Harness, chunk: int
) -> None:
    size = PROOF_SESSIONS // PROOF_CHUNKS
    await sheets_sum_to_their_ledgers(new_harness, range(10**6 + chunk * size, 10**6 + (chunk + 1) * size))


async def test_a_game_has_its_box_captain_cubes_and_running_totals(harness: Harness) -> None:
    chouette = await settled(harness)
    await chouette.does(BOB, StartGame(), dice="31")
    await double_and_pass(chouette)
    sheet = await harness.run(sheet_of, chouette.table)
    alice, bob, carol = map(chouette.key, THREE)
    first, second = sheet.games
    assert (first.box, first.captains, first.members, first.stake) == (alice, (bob,), (bob, carol), 5)
    assert first.won == {alice: -10, bob: 5, carol: 5}
    assert second.box == bob
    assert sheet.players == (alice, bob, carol)
    assert dict(sheet.totals[0]) == {alice: -10, bob: 5, carol: 5}
    assert dict(sheet.totals[1]) == dict(chouette.table.score)


async def test_its_picture_its_alt_text_and_its_words_say_the_same(harness: Harness) -> None:
    chouette = await settled(harness)
    sheet = await harness.run(sheet_of, chouette.table)
    drawn = drawn_sheet(sheet)
    assert drawn.names == ("Alice", "Bob", "Carol")
    (row,) = drawn.rows
    assert (row.heading, row.note) == ("1", "\N{MULTIPLICATION SIGN}5")
    assert [(each.result, each.total, each.note) for each in row.cells] == [
        (f"{MINUS}10", f"{MINUS}10", "box"),
        ("+5", "+5", "1 P"),
        ("+5", "+5", "1 P"),
    ]
    assert [each.is_box for each in row.cells] == [True, False, False]
    assert [each.is_captain for each in row.cells] == [False, True, False]
    assert drawn.totals == (f"{MINUS}10", "+5", "+5")
    assert alt_text(sheet) == (
        f"Scoresheet of Alice's chouette (#{chouette.table.id}). Game 1. "
        f"Total: Alice {MINUS}10, Bob +5, Carol +5. "
        f"Game 1: box Alice, captain Bob; Alice {MINUS}10, Bob +5, Carol +5."
    )
    words = sheet_words_panel(sheet).text
    assert f"Alice {MINUS}10, Bob +5 (pass), Carol +5 (pass)" in words
    assert "box Alice, captain Bob" in words


async def test_what_is_paid_in_a_game_in_play_counts(harness: Harness) -> None:
    chouette = await started(harness, SHORT, THREE, dice="65431131")
    sheet = await harness.run(sheet_of, chouette.table)
    (game,) = sheet.games
    assert (game.is_open, game.at, set(game.won.values())) == (True, None, {0})
    assert drawn_sheet(sheet).rows[0].note == "in play"
    assert "**Game 1**, stake 5, in play · box Alice, captain Bob" in sheet_words_panel(sheet).text


async def test_before_the_first_game_there_is_nothing_on_it(harness: Harness) -> None:
    chouette = await settled(harness)
    sheet = await harness.run(sheet_of, chouette.table, 7)
    assert sheet.games == ()
    assert sheet_panel(sheet, DEFAULT_THEME).pictures == ()
    assert "No earlier games." in sheet_panel(sheet, DEFAULT_THEME).text


LONG = "Maximiliane von und zu Hohenstein"[:32]


async def test_ten_players_and_ten_games_fit_a_message_and_an_alt_text(new_harness: Harness) -> None:
    told = next(each for each in map(story, range(500)) if len({*each.last.standings}) >= 7)

    def work(uow: UnitOfWork) -> ScoreSheet:
        return sheet_of(uow, stored(uow, told, 99))

    sheet = await new_harness.run(work)
    names = {key: Player(key, 1000 + key, f"{LONG[:28]} {key}") for key in sheet.people}
    game, ten = sheet.games[-1], tuple(names)[:10]
    before = dict.fromkeys(ten, -1024)
    many = ScoreSheet(sheet.of, names, ten, (game,) * GAMES_A_PAGE, before, has_older=True)
    assert len(sheet_words_panel(many).text) <= 4000
    assert cut(alt_text(many)) == alt_text(many)
    assert len(alt_text(many)) <= DISCORD_ALT_TEXT_LIMIT
    assert "Game " in alt_text(many).partition("Total:")[2]


class TestFile:
    async def test_it_has_two_lines_a_bet_and_no_others(self, harness: Harness) -> None:
        chouette = await settled(harness)

        def work(uow: UnitOfWork) -> bytes:
            table = chouette.table
            return sheet_file(table, sheet_games(uow, table, FIRST_GAME, last_game(table))).content

        rows = list(csv.reader(StringIO((await harness.run(work)).decode("utf-8-sig"))))
        table = str(chouette.table.id)
        assert rows[0] == list(COLUMNS)
        about = ["2026-03-01", table, "1", "Alice", "Bob"]
        assert rows[1:] == [
            [*about, "Alice", "box", "1", "pass", "-5"],
            [*about, "Bob", "captain", "1", "pass", "5"],
            [*about, "Alice", "box", "1", "pass", "-5"],
            [*about, "Carol", "crew", "1", "pass", "5"],
        ]

    @pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t", "\r", "\uff1d"])
    def test_no_name_begins_with_what_a_spreadsheet_runs(self, sign: str) -> None:
        assert cell(f"{sign}1+1").startswith("'")

    @pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\uff1d"])
    def test_nor_does_a_part_of_one(self, sign: str) -> None:
        """Where a comma is decimal, a spreadsheet may part cells by semicolons."""
        assert cell(f" {sign}SUM(A1)") == f"' {sign}SUM(A1)"
        assert cell(f"Ann;{sign}1") == f"Ann;'{sign}1"
        assert cell(f"Ann\n{sign}1") == f"Ann {sign}1"

    def test_other_names_stay_as_they_are(self) -> None:
        assert cell("Ann\nBob") == "Ann Bob"
        for name in ("Ann", "Jean-Luc", "a@b", "王小明", "x=1", "مريم"):
            assert cell(name) == name
