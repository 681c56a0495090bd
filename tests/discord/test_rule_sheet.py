"""The rules are said in `/challenge`, shown to both before the game, and one press away during it."""

from pathlib import Path
from typing import Any

import pytest

from bot.engine import STARTS, RuleSheet, parse_board
from bot.play.base.errors import NoTable
from bot.play.base.fair_dice import fingerprint_of
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from storage import UnitOfWork
from tests.discord.players import start_game
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer, open_server

SIX_STACKED = parse_board("6:5 5:5 4:5 | 6:5 5:5 4:5")
SIX_STACKED_ID, SIX_STACKED_XGID = "+L4PAAD4vg8AAA", "XGID=----EEE------------eee----:0:0:1:00:0:0:0:0:10"
NOT_ALIKE = "Choose a start that is the same for both sides, with a checker left to bear off."
STARTS_TO_WRITE = (
    "Choose standard, Nackgammon or hypergammon, an XGID, an OGID, or a GNU Position ID of 14 characters."
)


async def challenge(server: SimulatedServer, **options: Any) -> str:
    """Let Alice challenge Bob, and return what the bot answers her."""
    return private(await server.alice.slash(server.channel, "challenge", opponent=server.bob, **options)).text


async def sheet(server: SimulatedServer) -> RuleSheet:
    return (await server.table()).sheet


def nothing_stored(uow: UnitOfWork) -> bool:
    return uow.tables.open_ids() == [] and uow.outbox.pending() == []


async def test_unless_something_is_said_it_is_a_match_to_three_points_with_the_cube(tmp_path: Path) -> None:
    async with open_server(tmp_path, usual=None) as server:
        await challenge(server)
        assert await sheet(server) == RuleSheet(3)
        assert server.board.text.splitlines()[1:3] == [
            "**3-point match**",
            "Doubling cube · Crawford rule · standard start",
        ]


@pytest.mark.parametrize("usual", [RuleSheet(), RuleSheet(7)])
async def test_a_match_without_a_length_has_the_usual_one(server: SimulatedServer, usual: RuleSheet) -> None:
    await server.usually_play(usual)
    await challenge(server, play="Match")
    assert await sheet(server) == RuleSheet(usual.length or 3)


async def test_a_rule_of_money_sessions_asks_for_one_where_matches_are_usual(server: SimulatedServer) -> None:
    await server.usually_play(RuleSheet(7, cube_cap=64))
    await challenge(server, jacoby=True)
    assert await sheet(server) == RuleSheet(is_jacoby=True, cube_cap=64)


@pytest.mark.parametrize(
    ("options", "played"),
    [
        ({"length": 1}, RuleSheet(1)),
        ({"stake": 1000}, RuleSheet(stake=1000)),
        ({"jacoby": True}, RuleSheet(is_jacoby=True)),
        ({"beavers": True, "raccoons": True}, RuleSheet(has_beavers=True, has_raccoons=True)),
        ({"automatic_doubles": "3"}, RuleSheet(automatic_doubles=3)),
        ({"automatic_doubles": "Unlimited"}, RuleSheet(automatic_doubles=None)),
        ({"cube_cap": 64}, RuleSheet(cube_cap=64)),
        ({"cube_cap": 0}, RuleSheet()),
        ({"cube": False}, RuleSheet(has_cube=False)),
        ({"length": 5, "jacoby": False, "stake": 1, "automatic_doubles": "0"}, RuleSheet(5)),
        ({"start": " Nackgammon "}, RuleSheet(start=STARTS["nackgammon"])),
        ({"start": "hypergammon", "length": 3}, RuleSheet(3, start=STARTS["hypergammon"])),
        ({"start": f"{SIX_STACKED_ID}:cAkAAAAAAAAA"}, RuleSheet(start=SIX_STACKED)),
        ({"start": f"look: https://a.b/?id={SIX_STACKED_XGID} !"}, RuleSheet(start=SIX_STACKED)),
        ({"start": "6:5 5:5 4:5 | 6:5 5:5 4:5"}, RuleSheet(start=SIX_STACKED)),
    ],
)
async def test_every_option_says_what_is_played(
    server: SimulatedServer, options: dict[str, Any], played: RuleSheet
) -> None:
    answer = await challenge(server, **options)
    assert answer.startswith("Challenge posted.")
    assert await sheet(server) == played


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"length": 26}, "Choose a `length` from 1 to 25 points; you typed 26."),
    (
        {"play": "Money session", "length": 5},
        "A money session has no `length`: leave it out, or play a 5-point match.",
    ),
    (
        {"length": 5, "jacoby": True},
        "`jacoby` is for money sessions: leave it out, or play a money session.",
    ),
    (
        {"length": 5, "stake": 2, "beavers": True, "raccoons": True, "automatic_doubles": "1"},
        (
            "`stake`, `beavers`, `raccoons` and `automatic_doubles` are for money sessions: "
            "leave them out, or play a money session."
        ),
    ),
    (
        {"cube": False, "jacoby": True, "cube_cap": 2},
        "`jacoby` and `cube_cap` need the cube: leave them out, or play with the cube.",
    ),
    ({"raccoons": True}, "A raccoon answers a beaver: add `beavers`, or leave out `raccoons`."),
    ({"stake": 0}, "Choose a `stake` from 1 to 1000 points; you typed 0."),
    ({"cube_cap": 3}, "Choose a `cube_cap` of 2, 4, 8 and so on up to 4096, or 0 for no cap; you typed 3."),
    *(
        (
            {"automatic_doubles": typed},
            f"Choose `automatic_doubles` from 0 to 10 a game, or `unlimited`; you typed {said}.",
        )
        for typed, said in (
            ("11", "11"),
            ("-1", "`-1`"),
            ("9" * 5000, f"`{'9' * 60}`"),
            ("`many`", "`'many'`"),
        )
    ),
    ({"words": "x" * 201}, "Words for the dice can have 200 characters at most. Shorten yours."),
    *(
        ({"start": typed}, f"{reason} {STARTS_TO_WRITE}")
        for typed, reason in (
            ("4HPwATDgc/AB", "I don't know the start `4HPwATDgc/AB`."),
            (
                "4HPwATDgc?ABMA",
                (
                    "I can't start from `4HPwATDgc?ABMA`. "
                    "A GNU Position ID has 14 characters: letters, digits, `+` and `/`."
                ),
            ),
            (
                "//8AAAAAAAAAAA",
                "I can't start from `//8AAAAAAAAAAA`. One side has 16 checkers instead of 15.",
            ),
            (
                "XGID=-b----E-C",
                (
                    "I can't start from `XGID=-b----E-C`. "
                    "An XGID has 10 fields with colons between them; this one has 1."
                ),
            ),
        )
    ),
    *(
        ({"start": typed}, NOT_ALIKE)
        for typed in ("XGID=-b----D-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "AAAAAAAAAAAAAA")
    ),
    (
        {"start": "13:5 12:5 6:5 | 13:5 12:5 6:5"},
        "Choose another start: in this one, both sides hold the same point.",
    ),
    (
        {"start": "bar:1 7:2 6:2 5:2 4:2 3:2 2:2 1:2 | bar:1 7:2 6:2 5:2 4:2 3:2 2:2 1:2"},
        "Choose another start: in this one, both sides are closed out and nobody could ever move.",
    ),
]


async def test_what_cannot_be_played_is_refused_with_the_reason_and_changes_nothing(
    server: SimulatedServer,
) -> None:
    for options, sentence in REFUSED:
        assert await challenge(server, **options) == sentence
    assert await server.database.run(nothing_stored)
    assert server.messages() == []


async def test_words_for_the_dice_are_kept_with_the_challenge(server: SimulatedServer) -> None:
    await challenge(server, words="seven eleven")
    table = await server.table()
    (words,) = await server.database.run(lambda uow: uow.dice.words(table.id, 1))
    assert words.words == "seven eleven"
    assert "seven eleven" not in server.board.text


@pytest.mark.parametrize("command", ["challenge", "propose", "settings server"])
async def test_the_usual_values_are_offered_while_one_types(server: SimulatedServer, command: str) -> None:
    for option, typed, offered in (
        ("start", "", ["standard", "Nackgammon", "hypergammon"]),
        ("start", "NA", ["Nackgammon"]),
        ("start", "XGID", []),
        ("automatic_doubles", "", ["0", "1", "2", "3", "unlimited"]),
        ("automatic_doubles", "u", ["unlimited"]),
        ("cube_cap", "", ["no cap", *(str(1 << turns) for turns in range(1, 13))]),
        ("cube_cap", "64", ["64"]),
        ("cube_cap", "no", ["no cap"]),
    ):
        found = await server.alice.autocomplete(server.channel, command, option, typed)
        assert [choice["name"] for choice in found] == offered


async def test_the_rule_sheet_is_one_press_away_before_the_game(server: SimulatedServer) -> None:
    await challenge(server, length=7)
    seen = private(await server.press(server.carol, HeadsUpButton.SHEET))
    assert seen.text.startswith("### Rules\n**7-point match**: ")
    assert "**Crawford rule**: when a player first needs only 1 more point" in seen.text
    table = await server.table()
    assert table.state.dice is not None
    assert table.state.dice.commitment in seen.text
    assert fingerprint_of(table.state.dice.commitment) in server.board.text
    assert seen.labels == []


async def test_the_rule_sheet_is_one_press_away_during_play_and_notifies_nobody(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31")
    pings = list(server.rest.pings)
    for member in (server.alice, server.bob, server.carol):
        seen = private(await server.press(member, HeadsUpButton.SHEET))
        assert seen.is_private
        assert seen.text.startswith("### Rules\n-# Alice and Bob · Money session · game 1\n")
        assert "**Doubling cube**: " in seen.text
    table = await server.table()
    assert table.state.dice is not None
    assert f"Dice of game 1: `{table.state.dice.commitment}`" in seen.text
    assert f"Dice of game 2: `{table.state.dice.following}`" in seen.text
    assert server.rest.pings == pings


async def test_a_start_of_ones_own_is_played_from(server: SimulatedServer) -> None:
    await challenge(server, start=SIX_STACKED_ID)
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    table = await server.table()
    assert table.game.position == SIX_STACKED
    (alt,) = server.board.alt_texts
    assert alt.count("75 pips") == 2


async def test_where_no_challenge_is_open_nothing_can_be_proposed(server: SimulatedServer) -> None:
    answer = private(await server.bob.slash(server.channel, "propose", length=5))
    assert answer.text == "There is no game in this channel. Start one with `/challenge`."
    with pytest.raises(NoTable):
        await server.table()
