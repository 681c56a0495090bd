"""In a chouette too a roll opens the plays, and dice that lie there bring the list; plays are confirmed."""

from bot.play.display.panel import SharedButton
from tests.discord.chouette import FIVE, Chouette
from tests.discord.team_thread import MADE, team_opens

PLAYED = "8/5 6/5"


async def captain_to_roll(chouette: Chouette) -> None:
    """Let Alice, the box, play her opening, so that Bob may roll for the team."""
    await chouette.start(FIVE, consultation="none")
    await chouette.types("Alice", "play", play=PLAYED)


async def test_a_captains_roll_that_falls_at_once_opens_the_plays(chouette: Chouette) -> None:
    await captain_to_roll(chouette)
    chouette.server.dice.will_fall("31")
    opened = await chouette.presses("Bob", "Roll")
    assert opened.text.startswith("### Your roll: 3-1")
    assert len(opened.alt_texts) == 1
    assert "Roll for me" not in opened.labels
    chosen = await chouette.chooses("Bob", SharedButton.CHOOSE, opened.menus[SharedButton.CHOOSE][0], opened)
    assert chosen.labels == ["Confirm", "Undo"]


async def test_a_captains_roll_that_waits_opens_nothing(chouette: Chouette) -> None:
    await captain_to_roll(chouette)
    await chouette.types("Carol", "chouette hold")
    told = await chouette.presses("Bob", "Roll")
    assert SharedButton.CHOOSE not in told.menus
    assert SharedButton.CHOOSE not in chouette.board.menus


async def test_the_board_has_the_list_for_the_box_and_others_are_told(chouette: Chouette) -> None:
    await chouette.start(FIVE, consultation="none")
    board = chouette.board
    play = board.menus[SharedButton.CHOOSE][0]
    chosen = await chouette.chooses("Alice", SharedButton.CHOOSE, play, board)
    assert chosen.labels == ["Confirm", "Undo"]
    told = await chouette.chooses("Carol", SharedButton.CHOOSE, play, board)
    assert "Waiting for Alice" in told.text
    assert told.labels == []


async def test_whoever_may_advise_suggests_what_they_choose_from_the_board(chouette: Chouette) -> None:
    await team_opens(chouette)
    chosen = await chouette.chooses("Carol", SharedButton.CHOOSE, MADE, chouette.board)
    assert "Suggest" in chosen.labels
    assert "Confirm" not in chosen.labels


async def test_plays_are_confirmed_also_by_those_who_do_not_elsewhere(
    chouette: Chouette,
) -> None:
    await chouette.start(FIVE, consultation="none")
    await chouette.server.prefer(chouette.people["Alice"], confirms_plays=False)
    play = chouette.board.menus[SharedButton.CHOOSE][0]
    chosen = await chouette.chooses("Alice", SharedButton.CHOOSE, play, chouette.board)
    assert "Confirm" in chosen.labels
