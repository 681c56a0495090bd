"""Notes on Discord: on what their writer alone sees, and nowhere else."""

from bot.play.panel import Kind
from tests.bot.club import Club
from tests.bot.players import start_game
from tests.bot.seen import private

NOTE = "hold the anchor"


async def test_a_note_is_shown_where_its_writer_alone_looks_and_builds(club: Club) -> None:
    await start_game(club, "31")
    written = private(await club.alice.slash(club.channel, "note", text=NOTE))
    assert written.text.startswith(f"-# Your note:\n> {NOTE}\n")
    assert private(await club.alice.slash(club.channel, "note")).text == written.text
    for kind in (Kind.FLIP, Kind.SINCE, Kind.PLAY):
        seen = private(await club.press(club.alice, kind))
        assert seen.text.endswith(f"-# Your note:\n> {NOTE}")
    step = private(await club.alice.click(seen.message, custom_id=seen.custom_id(Kind.BUILD)))
    assert step.text.endswith(f"> {NOTE}")
    for kind in (Kind.FLIP, Kind.SINCE):
        assert "note" not in private(await club.press(club.bob, kind)).text
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    assert NOTE not in "\n".join(seen.text for seen in club.messages())


async def test_a_note_is_deleted(club: Club) -> None:
    await start_game(club, "31")
    none = "You have no note about this table. Write one with `/note text:`, for yourself alone."
    assert private(await club.alice.slash(club.channel, "note")).text == none
    await club.alice.slash(club.channel, "note", text=NOTE)
    answer = private(await club.alice.slash(club.channel, "note", clear=True)).text
    assert answer == "Your note about this table is deleted."
    assert private(await club.alice.slash(club.channel, "note")).text == none


async def test_a_note_that_is_written_and_cleared_at_once_is_written(club: Club) -> None:
    await start_game(club, "31")
    answer = private(await club.alice.slash(club.channel, "note", text=NOTE, clear=True)).text
    assert NOTE in answer


async def test_only_players_write_notes(club: Club) -> None:
    await start_game(club, "31")
    answer = private(await club.carol.slash(club.channel, "note", text=NOTE)).text
    assert answer.startswith("Only Alice and Bob play at this table.")
