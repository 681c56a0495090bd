"""A backup that is put back: the game goes on from there, whatever Discord has seen since."""

import shutil
from functools import partial
from pathlib import Path

from bot.play.display.panel import SharedButton
from bot.play.posts.outbox import enqueue_all_anew
from storage import Database
from storage.backups import back_up
from tests.databases import url_of
from tests.discord.seen import private_texts
from tests.discord.simulated_server import SimulatedServer, new_bot
from tests.engine.games import game_at
from tests.play.heads_up.tables import START


async def put_back(server: SimulatedServer, backup: Path) -> None:
    """Stop the bot, put a backup in the place of its file as the documents say, and start it again."""
    server.crash_points.arm()
    await server.database.close()
    for end in ("-wal", "-shm"):
        server.file.with_name(f"{server.file.name}{end}").unlink(missing_ok=True)
    shutil.copy(backup, server.file)
    server.database = await Database.open(url_of(server.file))
    await server.database.begin_anew(partial(enqueue_all_anew, at=server.clock()))
    server.bot = new_bot(server.database, server.crash_points, server.clock, server.dice)
    await server.env.restart_bot(server.bot)
    await server.env.settle()


async def test_the_board_is_posted_again_and_those_of_what_never_was_are_out_of_date(
    server: SimulatedServer, tmp_path: Path
) -> None:
    await server.seat(game_at(START, roll="31"))
    backup, before = tmp_path / "backup.sqlite3", server.board
    await back_up(url_of(server.file), backup)
    server.dice.will_fall("64 52")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    of_the_future = server.board
    assert of_the_future.id != before.id

    await put_back(server, backup)
    assert server.board.id not in (before.id, of_the_future.id)
    assert (await server.table()).live_message == server.board.id
    assert server.rest.pings == [server.alice.id, server.bob.id]

    said = private_texts(await server.press(server.bob, SharedButton.ROLL, of_the_future))
    assert said.startswith("I was updated or restored after that board was posted")
    assert f"/{server.board.id})" in said
    await server.alice.slash(server.channel, "play", play="13/10 6/5")
    assert (await server.table()).live_message == server.board.id
    said = private_texts(await server.press(server.alice, SharedButton.ROLL))
    assert "Waiting for Bob to double or roll." in said
    assert (await server.table()).game.roll is None
