"""Exports as they are handed out: which files, which ids, to whom."""

import pytest
from simcord.actors import MemberActor

from bot.engine import Cube, RuleSheet, Side, parse_match_id, parse_ogid, parse_position_id, parse_xgid
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.table import HeadsUpTable
from bot.records import format_ogxm, read_record, replay_match
from tests.discord.players import start_game
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer
from tests.discord.stored_games import store
from tests.engine.games import game_at
from tests.play.heads_up.played_games import lively_match
from tests.play.heads_up.tables import START
from tests.records.random_matches import random_match

LENGTH = 3


async def export(server: SimulatedServer, actor: MemberActor | None = None, **options: str) -> Seen:
    return private(await (actor or server.alice).slash(server.channel, "export", **options))


def names(seen: Seen) -> list[str]:
    return [file.filename for file in seen.message.attachments]


async def test_everything_is_handed_out_privately(server: SimulatedServer, table: HeadsUpTable) -> None:
    before = len(server.messages())
    seen = await export(server)
    assert seen.is_private
    assert names(seen) == [f"alice-bob-3pt-1.{ending}" for ending in ("mat", "sgf", "ogxm", "txt")]
    assert seen.text.startswith(
        f"### Alice {table.score.white}, Bob {table.score.black}\n-# #1 · 3-point match"
    )
    assert len(server.messages()) == before
    for file in seen.message.attachments[:3]:
        match = replay_match(read_record(await file.read()))
        assert len(match.games) == table.number
        assert match.illegal == ()


@pytest.mark.parametrize(
    ("kind", "ending"), [("mat", "mat"), ("sgf", "sgf"), ("ogxm", "ogxm"), ("text", "txt")]
)
async def test_one_format_alone_comes_without_the_position(
    server: SimulatedServer, table: HeadsUpTable, kind: str, ending: str
) -> None:
    seen = await export(server, format=kind, table="#1")
    assert names(seen) == [f"alice-bob-3pt-1.{ending}"]
    assert "XGID" not in seen.text


async def test_the_position_alone_comes_without_files(server: SimulatedServer) -> None:
    await start_game(server, "31")
    seen = await export(server, server.carol, format="position")
    xgid, *ids = seen.text.splitlines()[2:]
    labelled = dict(line.rstrip("`").split(" `") for line in ids)
    assert names(seen) == []
    assert parse_xgid(xgid.strip("`")).dice == "31"
    assert parse_ogid(labelled["OGID"]) == parse_xgid(xgid.strip("`"))
    assert parse_position_id(labelled["GNU Position ID"]).own_pips == 167
    roll = parse_match_id(labelled["GNU Match ID"]).roll
    assert roll is not None
    assert roll.dice == (3, 1)


async def test_what_a_format_leaves_out_is_said_in_a_line(server: SimulatedServer) -> None:
    await store(server, RuleSheet(stake=5), lively_match(LENGTH)[:1])
    seen = await export(server)
    assert "-# Left out of `.mat`: play without Jacoby (type `set jacoby off` in GNU" in seen.text
    assert " and the stake." in seen.text
    assert "-# Left out of `.sgf`: the stake" in seen.text
    assert "`.txt`" not in seen.text


async def test_a_cube_beyond_the_match_id_leaves_the_rest(server: SimulatedServer) -> None:
    """GNU's ids know no cube above 32,768."""
    await server.seat(game_at(START, cube=Cube(1 << 16, Side.WHITE)))
    seen = await export(server, format="position")
    assert seen.text.splitlines()[2].startswith("`XGID=-b----E-C---eE---c-e----B-:16:1:1:00")
    assert (
        seen.text.splitlines()[3]
        == "-# GNU Backgammon has no ID for this position. The cube shows 1, 2, 4 and so on, up to 32768."
    )


async def test_what_is_not_there_is_refused(server: SimulatedServer) -> None:
    for number in ("#99", "that one"):
        assert (await export(server, table=number)).text.startswith("I cannot find that table.")
    seen = await export(server)
    assert seen.text.startswith("There is no game in this channel. Start one with `/challenge`.")
    assert names(seen) == []


async def test_a_challenge_cannot_be_exported(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    assert (await export(server)).text.startswith("Table #1 is still an open challenge")


async def test_an_export_can_be_imported_again(server: SimulatedServer, table: HeadsUpTable) -> None:
    exported = await export(server)
    for file in exported.message.attachments[:2]:
        data = await file.read()
        seen = private(await server.bob.slash(server.channel, "import", file=(file.filename, data)))
        assert f"-# Imported · 3-point match · game 1 of {table.number}" in seen.text
        assert "illegal" not in seen.text


async def test_formats_that_leave_out_the_same_share_a_line(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, length=3)
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    asked = private(await server.press(server.alice, SharedButton.RESIGN))
    await server.click(asked, "Single, lose 1")
    await server.click(server.board, "Refuse", server.bob)
    seen = await export(server)
    assert "-# Left out of `.mat` and `.sgf`: refused resignations." in seen.text.splitlines()


async def test_an_ogxm_is_imported_as_it_was_exported(server: SimulatedServer) -> None:
    data = format_ogxm(random_match(1, RuleSheet(3), games=2))
    brought = private(await server.alice.slash(server.channel, "import", file=("match.ogxm", data)))
    assert "Alice" in brought.text
    broken = private(await server.alice.slash(server.channel, "import", file=("match.ogxm", data[:-9])))
    assert "This .ogxm is damaged." in broken.text
