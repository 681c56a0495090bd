"""Importing a match record: it is kept and replayed, or refused by a sentence, and nobody else sees it."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.discord.wire.custom_ids import parse_custom_id
from bot.play.heads_up.records import KEPT_FOR_EACH_PLAYER, MAX_IMPORT_BYTES
from bot.play.text.records import MOST_FINDINGS
from bot.records import read_record, replay_match
from storage import UnitOfWork
from tests.discord.pencil import Pencil
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer
from tests.discord.stored_games import bring

FOLDER = Path(__file__).parent.parent / "data" / "records"
MONEY, MATCH = ((FOLDER / f"{name}.mat").read_bytes() for name in ("money-beavers", "5-points-crawford"))
SGF = (FOLDER / "5-points-crawford.sgf").read_bytes()
GALAXY = """\
; [Site "Backgammon Galaxy"]
; [Player 1 "anna"]
; [Player 2 "otto"]
5 point match

 Game 1
 anna : 0                          otto : 0
  1)                                43: 13/10 13/9
  2) 62: 24/18 13/11                 Doubles => 2
  3)  Takes                         31: 8/5 6/5
  4) 31: 8/5 6/5
"""
ILLEGAL = GALAXY.replace("24/18 13/11", "24/18 13/12")
NOTED = GALAXY.replace("4) 31: 8/5 6/5", "4) Doubles => 8")


async def kept(server: SimulatedServer) -> list[str]:
    """The records that are kept, of anybody."""

    def work(uow: UnitOfWork) -> list[str]:
        players = [uow.players.find(member.id) for member in (server.alice, server.bob, server.carol)]
        return [each.record for player in players if player for each in uow.imports.of_player(player.id)]

    return await server.database.run(work)


@pytest.mark.parametrize("data", [MONEY, MATCH], ids=["money", "match"])
async def test_a_record_is_kept_and_replayed(server: SimulatedServer, data: bytes) -> None:
    match = replay_match(read_record(data))
    seen = await bring(server, data)
    length = match.record.length
    played = f"{length}-point match" if length else "Money session"
    assert seen.is_private
    assert seen.text.splitlines()[:2] == [
        "### Ada 0, Ben 0",
        f"-# Imported · {played} · game 1 of {len(match.games)}",
    ]
    assert await kept(server) == [data.decode()]
    for game in match.games[1:]:
        seen = await server.follow(seen, "Next game")
        assert seen.text.startswith(f"### Ada {game.record.white_score}, Ben {game.record.black_score}\n")
    last = await server.follow(seen, "⏭")
    result = match.games[-1].final.bets[0].result
    assert result is not None
    assert f"{('Ada', 'Ben')[result.winner == 'black']} wins" in last.text


async def test_beavers_and_raccoons_are_told_frame_by_frame(server: SimulatedServer) -> None:
    seen = await bring(server, MONEY)
    told = []
    for _ in range(4):
        seen = await server.follow(seen, "Next cube")
        told.append(seen.text.splitlines()[2])
    assert told == [
        "**Ben doubles to 2**",
        "**Ada beavers to 4**",
        "**Ben raccoons to 8**",
        "**Ada takes at 8**",
    ]


async def test_a_record_of_galaxy_is_read(server: SimulatedServer) -> None:
    seen = await bring(server, GALAXY.encode("utf-8-sig"), "match.txt")
    assert "**Opening roll 4-3: otto starts**" in seen.text
    last = await server.follow(seen, "⏭")
    assert "**otto to roll**" in last.text


async def test_an_sgf_is_replayed_like_any_other(server: SimulatedServer) -> None:
    seen = await bring(server, SGF, "match.sgf")
    assert f"game 1 of {len(replay_match(read_record(SGF)).games)}" in seen.text
    assert "illegal" not in seen.text
    assert "-# 2 of " in (await server.follow(seen, "▶")).text


async def test_a_play_and_a_film_of_an_import_move_and_are_shared(server: SimulatedServer) -> None:
    server.bot.context = replace(server.bot.context, animator=Pencil())
    still = await server.follow(await bring(server, MONEY), "▶")
    for way, file in (("Watch", "board-1.gif"), ("Film", "board-1.webp")):
        moving = await server.follow(still, way)
        assert [each.filename for each in moving.message.attachments] == [file]
        await server.click(moving, "Share")
        posted = server.messages()[-1]
        assert posted.text == f"{moving.text}\n-# Shared by {server.name_of(server.alice)}"
        assert [each.filename for each in posted.message.attachments] == [file]
        still = await server.follow(moving, "Still board")
    await server.click(still, "Share")
    assert [each.filename for each in server.messages()[-1].message.attachments] == ["board-1.png"]


async def test_a_record_of_many_games_is_looked_at_like_any_other_after_a_restart_too(
    server: SimulatedServer,
) -> None:
    """It takes so long to replay that Discord is told to wait."""
    head, _, games = MONEY.decode().partition(" Game 1\n")
    many = head + "".join(f" Game {number}\n{games}" for number in range(1, 11))
    seen = await bring(server, many.encode())
    await server.restart()
    seen = await server.follow(seen, "▶")
    assert "-# 2 of " in seen.text
    assert len(seen.alt_texts) == 1


async def test_a_record_is_replayed_up_to_its_illegal_play(server: SimulatedServer) -> None:
    seen = await bring(server, ILLEGAL.encode())
    why = "line 9 is illegal, 6\\-2\\: 24/18 13/12. 13/12 is 1 pip; you have 2 left."
    assert f"-# 1 illegal play: game 1, {why}" in seen.text
    last = await server.follow(seen, "⏭")
    assert f"**anna to play 6-2**\nThe record ends here: {why}" in last.text


async def test_what_is_odd_is_told_line_by_line(server: SimulatedServer) -> None:
    seen = await bring(server, NOTED.encode())
    assert seen.text.splitlines()[3:5] == [
        "-# 2 notes, first: Line 11\\: The cube is turned to 4, but the record says 8.",
        "-# Line 11\\: The game is unfinished.",
    ]


async def test_of_very_much_that_is_odd_some_is_told(server: SimulatedServer) -> None:
    unfinished = GALAXY.replace("5 point match", "0 point match")
    games = (unfinished[unfinished.index(" Game 1") :].replace("Game 1", f"Game {n}") for n in range(2, 10))
    seen = await bring(server, (unfinished + "".join(games)).encode())
    told = seen.text.splitlines()[3:-1]
    assert told[0] == "-# 9 notes, first: Line 11\\: The game is unfinished."
    assert len(told) == MOST_FINDINGS + 1
    assert told[-1] == "-# …"


async def test_nobody_else_sees_an_import(server: SimulatedServer) -> None:
    """Neither who knows its number, nor who gets hold of its buttons."""
    seen = await bring(server, MONEY)
    for actor in (server.bob, server.carol):
        answer = private(await server.press_anyhow(actor, seen, seen.labelled("▶")))
        assert answer.text == ("I keep only your newest imports. `/import` the file again.")


async def test_an_import_is_no_table(server: SimulatedServer) -> None:
    seen = await bring(server, MONEY)
    key = parse_custom_id(seen.custom_ids[0]).table
    for actor in (server.alice, server.bob):
        answer = private(await actor.slash(server.channel, "replay", table=f"#{key}"))
        assert answer.text.startswith("I cannot find that table.")


async def test_the_newest_imports_of_each_player_are_kept(server: SimulatedServer) -> None:
    first = await bring(server, MONEY)
    await bring(server, MONEY, actor=server.bob)
    for number in range(KEPT_FOR_EACH_PLAYER):
        await bring(server, GALAXY.replace("anna", f"anna{number}").encode())
    records = await kept(server)
    assert len(records) == KEPT_FOR_EACH_PLAYER + 1
    assert records.count(MONEY.decode()) == 1
    assert (await server.follow(first, "▶")).text.startswith("I keep only your newest imports")


REFUSED = [
    (b" \r\n\t\n", "That file is empty. I read matches"),
    (b"%PDF-1.7\0\0", "I cannot read that file. This is not a text file"),
    (b"Dear friend, how are you?", "I cannot read that file. This is not a match record"),
    (GALAXY.replace("Takes", "Hesitates").encode(), "I cannot read that file. Line 10, "),
    (GALAXY[: GALAXY.index(" Game")].encode(), "I cannot read that file. The record has no game."),
    (b"x" * (MAX_IMPORT_BYTES + 1), "That file is too large. The limit is 256 KB; "),
]


async def test_what_is_no_record_is_refused_and_not_kept(server: SimulatedServer) -> None:
    for data, sentence in REFUSED:
        seen = await bring(server, data)
        assert seen.text.replace("\\", "").startswith(sentence)
        assert seen.text.endswith("the `.txt` of Galaxy and Studio.")
        assert seen.labels == []
    assert await kept(server) == []


async def test_a_file_that_is_too_large_is_not_even_fetched(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched: list[object] = []
    monkeypatch.setattr("discord.Attachment.read", fetched.append)
    seen = await bring(server, b"x" * 10_000_000)
    assert seen.text.startswith("That file is too large")
    assert fetched == []


async def test_a_file_that_discord_does_not_hand_over_is_not_kept(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_attachment: object) -> bytes:
        raise OSError("the connection dropped")

    monkeypatch.setattr("discord.Attachment.read", fail)
    seen = await bring(server, MONEY)
    assert seen.text == "Discord did not give me that file. Please send it again."
    assert await kept(server) == []


async def test_names_in_a_record_format_and_mention_nothing(server: SimulatedServer) -> None:
    name = f"<@{server.bob.id}> **@everyone** [x](http://x)"
    seen = await bring(server, GALAXY.replace("anna", name).encode())
    assert f"<@{server.bob.id}>" not in seen.text
    assert "](" not in seen.text
    assert server.rest.pings == []
