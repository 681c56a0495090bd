"""A chouette of five by buttons: what the live board says, whom it notifies, and what each button does."""

from datetime import timedelta

import render
from bot.engine.chouette import ChouettePhase
from tests.discord.chouette import FIVE, Chouette
from tests.discord.seen import Drawn

LOOKS = ["My seat", "My side", "Since my turn", "Rules"]


async def test_the_board_says_who_plays_whom_and_what_it_waits_for(chouette: Chouette) -> None:
    await chouette.start(FIVE)
    lines = chouette.board.text.splitlines()
    assert lines[:2] == [
        "### Alice in the box against Bob's team",
        "-# Stake 1 · game 1 · 5 players · host: Alice",
    ]
    assert "Order: Alice 6 · Bob 5 · Carol 4 · Dora 3 · Eve 2; Alice is the box, Bob the captain" in lines
    assert "**Alice to play 3-1 · due <t:" in chouette.board.text
    assert chouette.board.labels == ["Play", *LOOKS]
    assert chouette.board.alt_texts[0].startswith("Alice to play 3-1. Box: Alice. At stake: 4. Captain: Bob.")


async def test_a_turn_by_buttons_alone(chouette: Chouette) -> None:
    await chouette.start(FIVE)
    built = await chouette.presses("Alice", "Play")
    for label in ("8", "8/5", "6/5", "Confirm"):
        built = await chouette.presses("Alice", label, built)
    assert "Box 3-1: 8/5 6/5" in chouette.board.text
    assert chouette.board.labels == ["Roll", "Hold roll", "Double to 2", *LOOKS]
    assert chouette.pinged() == ["Bob"]


async def test_members_double_with_the_captain_and_the_box_answers_each(game: Chouette) -> None:
    await game.presses("Alice", "Roll")
    await game.plays("Alice")
    before = game.board
    assert "-# Carol, Dora and Eve may double until Bob rolls (<t:" in game.board.text
    meant = {
        "Bob": "You double when you press **Roll**; you can take the double back until then.",
        "Dora": "You double when the captain rolls; you can take the double back until then.",
    }
    for who, what in meant.items():
        told = await game.presses(who, "Double")
        assert what in told.text
        assert ("It is your turn to roll." in told.text) == (who == "Bob")
    assert game.board.payload == before.payload  # nobody sees that something is meant
    await game.presses("Bob", "Roll")
    assert "Bob and Dora double to 2" in game.board.text
    assert game.board.labels == [
        "Take all at 2",
        "Pass all, lose 1 each",
        "Beaver all to 4",
        "One by one",
        *LOOKS,
    ]
    panel = await game.presses("Alice", "One by one")
    panel = await game.presses("Alice", "Dora: take at 2", panel)
    assert panel.labels == ["Bob: take at 2", "Dora: pass", "Take all", "Pass all", "Confirm"]
    game.server.dice.will_fall("62")
    await game.presses("Alice", "Confirm", panel)
    assert "Alice takes Bob's cube at 2; Alice passes Dora's double and pays 1" in game.board.text
    assert game.pinged()[2:] == ["Bob", "Alice", "Bob"]


async def test_the_board_tells_all_that_happened_this_turn_however_often_it_is_edited(game: Chouette) -> None:
    game.server.dice.will_fall("62")
    await game.presses("Alice", "Roll")
    await game.plays("Alice")
    played = next(line for line in game.board.text.splitlines() if line.startswith("Box 6-2: "))
    await game.types("Eve", "chouette away", sure=True)
    await game.types("Eve", "chouette back")
    told = [
        played,
        "Eve sits out",
        "Eve is back",
    ]
    assert game.board.text.splitlines()[2:5] == told
    game.server.dice.will_fall("31")
    await game.presses("Bob", "Roll")
    reposted = await game.types("Dora", "board", repost=True)
    assert reposted.text.startswith("The board is posted: Alice's chouette. [To the board]")
    assert game.board.text.splitlines()[2:5] == told
    await game.plays("Bob")
    assert "Eve is back" not in game.board.text


async def test_a_wait_that_is_over_is_no_news(game: Chouette) -> None:
    await game.presses("Alice", "Roll")
    await game.plays("Alice")
    await game.presses("Carol", "Hold roll")
    assert f"<@{game.people['Carol'].id}> to double or release the roll" in game.board.text
    await game.presses("Bob", "Roll")
    assert game.board.text.count("is ready to roll") == 1
    assert "asks" not in game.board.text
    await game.presses("Carol", "Release roll")
    assert "Carol" not in game.board.text.partition("**Bob to play")[0]


async def test_of_turns_that_one_plays_in_a_row_only_the_last_is_told(game: Chouette) -> None:
    for who in ("Bob", "Carol", "Dora", "Eve"):
        await game.types(who, "chouette away", sure=True)
    for _ in range(4):
        game.server.dice.will_fall("62 31")
        await game.presses("Alice", "Roll")
        await game.plays("Alice")
    told = game.board.text.splitlines()
    assert sum(line.startswith("Box ") for line in told) == 1
    assert sum(line.startswith("The autopilot (for the team) ") for line in told) == 1


async def test_the_opening_stays_on_the_board_when_others_join(chouette: Chouette) -> None:
    await chouette.start(FIVE[:4], dice="6543 31")
    await chouette.presses("Eve", "My seat")
    await chouette.types("Eve", "chouette join")
    assert "Opening roll 3-1: the box starts" in chouette.board.text
    assert "Eve joins and waits to be dealt in" in chouette.board.text


async def test_the_box_doubles_whom_it_chooses(game: Chouette) -> None:
    panel = await game.presses("Alice", "Double some")
    assert panel.labels == [
        *("Bob: no double", "Carol: no double", "Dora: no double", "Eve: no double"),
        *("Double all", "Confirm"),
    ]
    told = await game.presses("Alice", "Confirm", panel)
    assert told.text.startswith("Nobody chosen")
    assert (told.labels, (await game.table()).chouette.phase) == (panel.labels, ChouettePhase.CUBE)
    panel = await game.presses("Alice", "Carol", told)
    panel = await game.presses("Alice", "Dora", panel)
    assert panel.labels[1:3] == ["Carol: double to 2", "Dora: double to 2"]
    await game.presses("Alice", "Confirm", panel)
    assert "Alice doubles Carol and Dora to 2" in game.board.text
    assert game.pinged() == ["Bob", "Alice", "Carol", "Dora"]


async def test_mixed_answers_are_shown_together_and_a_captain_who_drops_is_followed(game: Chouette) -> None:
    await game.doubles("Alice")
    assert game.pinged()[2:] == ["Bob", "Carol", "Dora", "Eve"]
    refused = await game.types("Carol", "chouette settle")
    assert refused.text.startswith("That cube has been offered: settle once the double is answered")
    for who, answer in (("Carol", "Take"), ("Dora", "Pass"), ("Eve", "Beaver")):
        told = await game.answers(who, answer)
        assert "Only you see it; you can change it" in told.text
    asked = await game.presses("Bob", "Pass")
    assert asked.text == "Pass the double?"
    await game.presses("Bob", "Pass, lose 1", asked)
    assert "Bob and Dora pass and pay 1 each; Carol takes at 2; Eve beavers to 4" in game.board.text
    assert "Bob is out and goes to the bottom of the line; Carol is captain" in game.board.text
    assert game.board.labels == ["Accept at 4", "Refuse, lose 2", *LOOKS]
    assert game.pinged()[6:] == ["Alice"]
    game.server.dice.will_fall("65")
    await game.presses("Alice", "Accept")
    assert f"**<@{game.people['Alice'].id}> to play 6-5" in game.board.text
    assert game.pinged()[7:] == []


async def test_a_game_is_settled_bet_by_bet_and_the_next_begins_by_itself(game: Chouette) -> None:
    await game.doubles("Alice")
    for who in ("Carol", "Dora", "Eve"):
        await game.presses(who, "Follow captain")
    asked = await game.presses("Bob", "Pass")
    await game.presses("Bob", "Pass, lose 1", asked)
    text = game.board.text
    assert "game 1 · 5 players · host: Alice\nBob, Carol, Dora and Eve pay Alice 1 each (pass)" in text
    assert "Next box: Alice. Next line: Carol, Dora, Eve, Bob." in game.board.alt_texts[0]
    assert "**Alice can start game 2; it starts automatically <t:" in text
    assert game.board.labels == ["Next game", "Join", *LOOKS, "Ledger", "Sheet", "Analyse"]
    pings, settled = game.pinged(), game.board
    game.server.dice.will_fall("13")
    await game.server.let_pass(timedelta(hours=1))
    kept = next(seen for seen in game.server.messages() if seen.id == settled.id)
    assert kept.text.splitlines()[:3] == [
        "**Alice wins 4 and keeps the box**",
        "-# Game 1, bet by bet",
        "Bob, Carol, Dora and Eve pay Alice 1 each (pass)",
    ]
    assert (kept.alt_texts, kept.labels) == (settled.alt_texts, ["Sheet", "Analyse"])
    assert "Opening roll 3-1: the team starts" in game.board.text
    assert game.pinged() == [*pings, "Carol"]


async def test_after_the_end_the_last_settlement_stays_and_the_end_is_told_in_the_heading(
    game: Chouette,
) -> None:
    for who in ("Bob", "Carol", "Dora", "Eve"):
        panel = await game.presses(who, "My seat")
        panel = await game.presses(who, "Concede", panel)
        await game.presses(who, "Single", panel)
    await game.closes("Alice")
    heading, _, *lines = game.server.messages()[-1].text.splitlines()
    assert heading == "### The chouette is over"
    assert lines[0] == "**Final standings**"
    assert any("pay Alice 1 each" in line for line in lines)
    assert len([line for line in lines if line.startswith("-# ")][3:]) == 4, "the log keeps the rest"
    assert game.board.labels == ["Reopen", "Rules", "Ledger", "Sheet", "Analyse"]


async def test_what_the_old_board_showed_is_folded(game: Chouette) -> None:
    texts = [seen.log for seen in game.server.messages()]
    assert "-# Box 3-1: 8/5 6/5" in texts
    assert [seen.labels for seen in game.server.messages()][:-1] == [[]] * (len(texts) - 1)


async def test_my_seat_settles_with_the_box(game: Chouette) -> None:
    panel = await game.presses("Carol", "My seat")
    panel = await game.presses("Carol", "Settle", panel)
    panel = await game.presses("Carol", "\N{MINUS SIGN}1", panel)
    assert panel.text.startswith("### Settle\nYour offer: **you pay Alice 1 point**")
    await game.presses("Carol", "Send offer", panel)
    assert ">: Carol offers 1 point to settle" in game.board.text
    assert game.board.labels == [
        "Roll",
        "Accept offer",
        "Refuse offer",
        "Double all to 2",
        "Double some",
        *LOOKS,
    ]
    await game.presses("Alice", "Accept offer")
    table = await game.table()
    carol = next(each.id for each in table.players.values() if each.name == "Carol")
    assert [bet.result.points for bet in table.chouette.game.bets if bet.black == carol and bet.result] == [1]


async def test_a_spectator_may_look_and_join(game: Chouette) -> None:
    game.people["Frank"] = game.server.joined_by("Frank")
    told = await game.presses("Frank", "My seat")
    assert told.text.startswith("You are not in this chouette.")
    await game.presses("Frank", "Join", told)
    assert "Frank joins and waits to be dealt in" in game.board.text
    told = await game.presses("Frank", "My seat")
    assert told.text == "You are dealt in after this game."


async def test_the_commands_of_two_players_do_the_same_here(game: Chouette) -> None:
    await game.types("Bob", "board")
    assert "Alice in the box" in game.told["Bob"][-1].text
    await game.types("Alice", "double")
    assert game.told["Alice"][-1].labels[0] == "Bob: no double"
    await game.types("Alice", "roll")
    told = await game.types("Bob", "take")
    assert told.text.startswith("You cannot do that now. Waiting for Alice to play")
    told = await game.types("Carol", "resign")
    assert told.text.startswith("### Concede")


async def test_the_board_is_drawn_from_the_side_that_must_act(game: Chouette, drawn: Drawn) -> None:
    game.server.dice.will_fall("31")
    await game.presses("Alice", "Roll")
    assert (drawn[-1][0].bottom.name, drawn[-1][0].numbered_for) == ("Alice", render.Seat.BOTTOM)
    assert "Points are numbered for Box." in game.board.alt_texts[0]
    await game.plays("Alice")
    assert (drawn[-1][0].bottom.name, drawn[-1][0].numbered_for) == ("Bob", render.Seat.BOTTOM)
    assert "Points are numbered for Team." in game.board.alt_texts[0]
    await game.presses("Bob", "Double")
    await game.presses("Bob", "Roll")
    assert game.board.labels[:1] == ["Take at 2"]
    assert (drawn[-1][0].bottom.name, drawn[-1][0].numbered_for) == ("Alice", render.Seat.BOTTOM)
