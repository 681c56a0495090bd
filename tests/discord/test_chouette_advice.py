"""Advice to the captain, as the captain, the advisers and everybody else see it."""

from bot.play.chouette.action_codec import ChouetteButton
from bot.play.display.panel import SharedButton
from tests.discord.chouette import Chouette
from tests.discord.seen import private, private_texts
from tests.discord.team_thread import (
    MADE,
    OTHER,
    place,
    said,
    suggests,
    team_opens,
    texts,
    threads,
)


async def test_a_suggestion_shows_the_play_beside_the_board(team: Chouette) -> None:
    told = await suggests(team, "Carol", MADE)
    assert told == f"Carol: 3-1 8/5 6/5 · 1 vote (Carol)\nThe team talks in <#{threads(team)[0].id}>."
    shown = said(team)[-1]
    assert shown.text == "**Carol: 3-1 8/5 6/5 · 1 vote (Carol)**"
    assert shown.labels == ["Vote for it", "Play this"]
    assert shown.alt_texts[0].startswith("Bob to play 3-1. Box: Alice. At stake: ")


async def test_a_suggestion_changes_nothing_that_others_see(team: Chouette) -> None:
    before = team.board.message.components
    await suggests(team, "Carol", MADE)
    await team.presses("Dora", "Vote for it", said(team)[-1])
    assert team.board.message.components == before
    told = await team.presses("Alice", "My seat")
    assert "8/5" not in told.text
    assert team.pinged() == ["Bob"]  # by the board: it is Bob's turn


async def test_a_show_of_hands_is_counted(team: Chouette) -> None:
    await suggests(team, "Carol", MADE)
    await suggests(team, "Dora", "6/5 8/5")
    await team.presses("Eve", "Vote for it", said(team)[-1])
    assert texts(team)[1:] == ["**Carol: 3-1 8/5 6/5 · 3 votes (Carol, Dora, Eve)**"]
    await team.presses("Dora", "Vote for it", said(team)[-1])
    assert texts(team)[1:] == ["**Carol: 3-1 8/5 6/5 · 2 votes (Carol, Eve)**"]


async def test_hands_that_go_up_at_once_are_all_counted(team: Chouette) -> None:
    await suggests(team, "Carol", MADE)
    shown = said(team)[-1]
    actors = [team.people[who] for who in ("Dora", "Eve")]
    await team.server.press_at_once(actors, shown, shown.custom_id(ChouetteButton.VOTE))
    assert (await team.table()).state.suggestions[0].hands == (3, 4, 5)
    assert texts(team)[-1] == "**Carol: 3-1 8/5 6/5 · 3 votes (Carol, Dora, Eve)**"


async def test_the_captains_word_is_final(team: Chouette) -> None:
    await suggests(team, "Carol", MADE)
    shown = said(team)[-1]
    twice = [shown.custom_id(ChouetteButton.PLAY_SUGGESTION)] * 2
    first, second = await team.server.press_at_once([team.people["Bob"]], shown, *twice)
    assert "Team 3-1: 8/5 6/5" in team.board.text
    assert "The team has already played that roll." in private_texts(first) + private_texts(second)
    assert (await team.table()).state.suggestions == ()


async def test_what_was_suggested_before_has_no_buttons_and_what_was_played_is_marked(team: Chouette) -> None:
    await suggests(team, "Carol", MADE)
    await suggests(team, "Dora", OTHER)
    await team.presses("Bob", "Play this", said(team)[-2])
    assert texts(team)[1:] == [
        "**Carol: 3-1 8/5 6/5 · 1 vote (Carol) · played**",
        "-# Dora: 3-1 24/23 13/10 · 1 vote (Dora)",
    ]
    assert [seen.labels for seen in said(team)[1:]] == [[], []]


async def test_a_play_made_without_pressing_a_suggestion_marks_it_too(team: Chouette) -> None:
    await suggests(team, "Carol", MADE)
    await team.types("Bob", "play", play="6/5 8/5")
    assert texts(team)[-1] == "**Carol: 3-1 8/5 6/5 · 1 vote (Carol) · played**"


async def test_nobody_else_plays_what_is_suggested(team: Chouette) -> None:
    await suggests(team, "Carol", MADE)
    for who in ("Carol", "Dora"):
        refused = await team.presses(who, "Play this", said(team)[-1])
        assert "Bob rolls and plays for the team." in refused.text
    assert (await team.table()).state.suggestions != ()


async def test_a_suggestion_from_before_the_last_play_does_nothing(team: Chouette) -> None:
    await suggests(team, "Carol", MADE)
    old = said(team)[-1]
    await team.presses("Bob", "Play this", old)
    for who, kind in (("Dora", ChouetteButton.VOTE), ("Bob", ChouetteButton.PLAY_SUGGESTION)):
        result = await team.server.press_anyhow(team.people[who], old, old.custom_id(kind))
        why = private_texts(result)
        assert why.startswith("The team has already played that roll. Waiting for Alice")


async def test_without_advice_it_is_refused_to_all(chouette: Chouette) -> None:
    await team_opens(chouette, consultation="none")
    assert threads(chouette) == []
    told = await suggests(chouette, "Carol", MADE)
    assert told.startswith("This table plays without advice: the captain decides alone.")


async def test_with_nothing_typed_one_sees_what_is_suggested(team: Chouette) -> None:
    await suggests(team, "Carol", MADE)
    await suggests(team, "Dora", OTHER)
    panel = await team.types("Eve", "chouette suggest")
    chosen = await team.chooses("Eve", SharedButton.CHOOSE, OTHER, panel)
    assert "Suggest" in chosen.labels
    panel = await team.types("Eve", "chouette suggest")
    built = await team.presses("Eve", "Build play", panel)
    assert built.labels == ["24", "13/10", "8", "6"]
    panel = await team.types("Eve", "chouette suggest")
    assert panel.text.splitlines()[1:] == [
        "**Suggestions for 3-1**",
        "Carol: 3-1 8/5 6/5 · 1 vote (Carol)",
        "Dora: 3-1 24/23 13/10 · 1 vote (Dora)",
    ]
    changed = await team.presses("Eve", "24/23", panel)
    assert "Dora: 3-1 24/23 13/10 · 2 votes (Dora, Eve)" in changed.text
    assert texts(team)[-1].endswith("2 votes (Dora, Eve)**")


async def test_the_captain_finds_it_on_their_own_panel(team: Chouette) -> None:
    await suggests(team, "Carol", MADE)
    panel = await team.presses("Bob", "My seat")
    assert "Carol: 3-1 8/5 6/5 · 1 vote (Carol)" in panel.text
    await team.presses("Bob", "Play 8/5 6/5", panel)
    assert "Team 3-1: 8/5 6/5" in team.board.text


async def test_a_suggestion_is_built_like_a_play(team: Chouette) -> None:
    built = await team.presses("Carol", "Play")
    for label in ("8", "8/5", "6/5"):
        built = await team.presses("Carol", label, built)
    assert "Confirm" not in built.labels
    told = await team.presses("Carol", "Suggest", built)
    assert "Carol: 3-1 8/5 6/5 · 1 vote (Carol)" in told.text
    await team.types("Bob", "play", play=OTHER)
    stale = await team.server.press_anyhow(
        team.people["Carol"], built, built.custom_id(ChouetteButton.SUGGEST)
    )
    assert private_texts(stale).startswith("That board is out of date.")


async def test_the_captain_chooses_from_all_plays_and_confirms(team: Chouette) -> None:
    offered = await team.presses("Bob", "Play")
    chosen = await team.chooses("Bob", SharedButton.CHOOSE, OTHER, offered)
    await team.presses("Bob", "Confirm", chosen)
    assert f"Team 3-1: {OTHER}" in team.board.text


async def test_legal_plays_are_offered_to_those_alone_who_may_suggest_them(team: Chouette) -> None:
    async def offered(who: str) -> list[str]:
        actor, channel = team.people[who], team.server.channel
        found = await actor.autocomplete(channel, "chouette suggest", "play", "8/5")
        return [choice["value"] for choice in found]

    assert MADE in await offered("Carol")
    assert await offered("Alice") == await offered("Bob") == []
    await team.types("Bob", "play", play=MADE)
    assert await offered("Carol") == []


async def test_with_nothing_typed_the_way_to_a_first_suggestion_is_a_button(team: Chouette) -> None:
    told = private(await team.people["Carol"].slash(place(team), "chouette suggest"))
    assert "No suggestions yet: press **Build play** to make one." in told.text
    assert told.labels == ["Build play"]


async def test_suggestions_and_plays_can_be_typed_in_the_teams_thread(team: Chouette) -> None:
    told = await team.people["Carol"].slash(place(team), "chouette suggest", play=MADE)
    assert "1 vote (Carol)" in private_texts(told)
    await team.people["Bob"].slash(place(team), "play", play=MADE)
    assert "Team 3-1: 8/5 6/5" in team.board.text
