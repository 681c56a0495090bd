"""Settings under one's fingers: every one is shown, and each is changed by a button or a menu."""

import json
from datetime import time

from simcord.actors import MemberActor

from bot.clocks import QuietHours, Weekday
from bot.engine import RuleSheet
from bot.play.base.preferences import Bottom, Colour, Facing, PlayerPreferences, Reminded, ServerPreferences
from bot.play.display.panel import SharedButton
from bot.play.pages.settings_panel import OWN, SECTIONS, SERVER, ZONES, Section, zone_question
from bot.play.tables.settings import preferences_of, preferences_of_server
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer

SECTION_LABELS = ["Boards", "Your turn", "Reminders", "Your time", "Challenges"]


async def opened(server: SimulatedServer, section: Section = Section.BOARDS) -> Seen:
    """Alice's own panel, with a section open."""
    seen = private(await server.alice.slash(server.channel, "settings me"))
    return private(await server.press(server.alice, SharedButton.SETTING, seen, section))


async def chosen(server: SimulatedServer) -> PlayerPreferences:
    return await server.database.run(preferences_of, server.alice.id)


async def of_server(server: SimulatedServer) -> ServerPreferences:
    return await server.database.run(preferences_of_server, server.guild.id)


async def choose(
    server: SimulatedServer, seen: Seen, name: str, label: str, member: MemberActor | None = None
) -> Seen:
    """Choose from the menu of that name the entry with that label; return the panel then."""
    member = member or server.alice
    (menu,) = (
        each for each in seen.components if each.get("custom_id", "").partition("~")[0].endswith(f":{name}")
    )
    (value,) = (each["value"] for each in menu["options"] if each["label"] == label)
    return private(await member.select(seen.message, [value], custom_id=menu["custom_id"]))


async def test_the_panel_opens_each_part_and_shows_that_part_alone(server: SimulatedServer) -> None:
    first = private(await server.alice.slash(server.channel, "settings me"))
    assert first.is_private
    assert first.labels == ["Moving pictures: on", *SECTION_LABELS]
    marks = ("Theme:", "Make forced plays:", "Reminder interval:", "Weekend:", "Challenges:")
    for section, mark in zip(Section, marks, strict=True):
        seen = await opened(server, section)
        lines = seen.text.splitlines()
        assert [each for each in marks if any(line.startswith(each) for line in lines)] == [mark]
        assert seen.labels[-len(SECTION_LABELS) :] == SECTION_LABELS
    assert "To change it" not in seen.text


async def test_a_menu_has_its_name_above_and_the_value_alone_within(server: SimulatedServer) -> None:
    seen = await opened(server)
    names = seen.text.splitlines()[-4:]
    assert names == ["-# Theme", "-# Side at the bottom", "-# Your checkers", "-# Language"]
    assert seen.chosen == [
        "as on the server",
        "your side",
        "the same as on the live board",
        "as Discord has it for you",
    ]


async def test_what_was_changed_by_options_is_shown_with_all_the_rest(server: SimulatedServer) -> None:
    seen = private(await server.alice.slash(server.channel, "settings me", zone="Asia/Kathmandu"))
    assert "Time zone: **Asia/Kathmandu**" in seen.text
    assert "Theme: **" in seen.text
    assert seen.labels == SECTION_LABELS


async def test_a_zone_that_nobody_has_told_does_not_look_told(server: SimulatedServer) -> None:
    assert "Time zone: **UTC until you choose yours**" in (await opened(server, Section.TIME)).text


async def test_each_menu_changes_one_thing_and_shows_what_is_chosen(server: SimulatedServer) -> None:
    seen = await opened(server)
    seen = await choose(server, seen, "theme", "felt")
    assert "Theme: **felt**" in seen.text
    assert "felt" in seen.chosen
    seen = await choose(server, seen, "side", "as on the live board")
    seen = await opened(server, Section.REMINDERS)
    seen = await choose(server, seen, "where", "by direct message")
    seen = await choose(server, seen, "hours", "6 hours")
    assert "6 hours" in seen.chosen
    now = await chosen(server)
    assert (now.theme, now.bottom, now.colour) == ("felt", Bottom.AS_POSTED, Colour.AS_POSTED)
    assert (now.reminders.where, now.reminders.hours) == (Reminded.DIRECTLY, 6)


async def test_when_somebody_sleeps_is_chosen_hour_by_hour(server: SimulatedServer) -> None:
    seen = await opened(server, Section.TIME)
    seen = await choose(server, seen, "zone", "Berlin, Paris, Madrid, Rome, Copenhagen")
    assert "Berlin, Paris, Madrid, Rome, Copenhagen" in seen.chosen
    seen = await choose(server, seen, "from", "22:00")
    assert "22:00" in seen.chosen
    assert (await chosen(server)).calendar.quiet == QuietHours(time(22), time(8))
    seen = await choose(server, seen, "until", "07:00")
    assert "Quiet hours (no reminders): **22:00 to 07:00**" in seen.text
    seen = await choose(server, seen, "weekend", "Friday and Saturday")
    calendar = (await chosen(server)).calendar
    assert (calendar.zone, calendar.weekend) == ("Europe/Berlin", {Weekday.FRIDAY, Weekday.SATURDAY})
    seen = await choose(server, seen, "from", "none")
    assert (await chosen(server)).calendar.quiet is None


async def test_a_zone_of_ones_own_stands_in_the_menu_with_the_others(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "settings me", zone="Asia/Kathmandu")
    seen = await opened(server, Section.TIME)
    assert "Asia/Kathmandu" in seen.chosen
    assert len(ZONES) == 24


async def test_switches_lead_to_the_other_way_and_are_kept_after_a_restart(server: SimulatedServer) -> None:
    seen = await opened(server, Section.TURNS)
    assert seen.labels[:3] == [
        "Roll where you cannot double: off",
        "Make forced plays: off",
        "Ask before doubling: on",
    ]
    await server.restart()
    for label in ("Roll where you cannot double: off", "Make forced plays: off", "Ask before doubling: on"):
        seen = await server.follow(seen, label)
    assert seen.labels[:3] == [
        "Roll where you cannot double: on",
        "Make forced plays: on",
        "Ask before doubling: off",
    ]
    now = await chosen(server)
    assert (now.rolls_by_itself, now.plays_forced, now.confirms_doubles) == (True, True, False)


async def test_what_ones_challenges_offer_is_changed_step_by_step(server: SimulatedServer) -> None:
    seen = await opened(server, Section.CHALLENGES)
    seen = await server.follow(seen, "Play a match")
    assert (await chosen(server)).sheet == RuleSheet(3)
    assert "Challenges: **3-point match" in seen.text


async def test_who_manages_a_server_changes_its_settings_by_buttons(
    server: SimulatedServer, admin: MemberActor
) -> None:
    seen = private(await admin.slash(server.channel, "settings server"))
    seen = await choose(server, seen, "theme", "midnight", admin)
    seen = await choose(server, seen, "side", "the challenger, or the box", admin)
    seen = await server.follow(seen, "Play a match", admin)
    now = await of_server(server)
    assert (now.theme, now.facing, now.sheet) == ("midnight", Facing.FIRST, RuleSheet(3))
    assert "Theme of live boards: **midnight**" in seen.text


async def test_others_see_a_servers_settings_and_no_button_of_somebody_elses_does_them_any_good(
    server: SimulatedServer, admin: MemberActor
) -> None:
    panel = private(await admin.slash(server.channel, "settings server"))
    seen = private(await server.alice.slash(server.channel, "settings server"))
    assert (seen.labels, seen.menus) == ([], {})
    assert "Members with **Manage Server** can change these settings." in seen.text
    assert "change settings here" not in seen.text.casefold()
    assert "Change settings here" in panel.text
    before = await of_server(server)
    refused = await server.press_anyhow(server.alice, panel, panel.labelled("Play a match"))
    assert "Manage Server" in private(refused).text
    assert await of_server(server) == before


async def test_a_choice_that_is_not_known_any_more_is_refused_by_a_sentence(server: SimulatedServer) -> None:
    seen = await opened(server)
    for argument in ("theme.gone", "gone.on", "gone"):
        old, gone = seen.labelled("Boards"), f"bp:setting:0:0:{argument}"
        earlier = Seen(seen.message, json.loads(json.dumps(seen.payload).replace(old, gone)))
        refused = await server.press_anyhow(server.alice, earlier, gone)
        assert "button" in private(refused).text
    assert (await chosen(server)).theme == ""


def test_every_setting_and_every_zone_has_a_name_of_its_own() -> None:
    for settings in (OWN, SERVER):
        assert len({each.label for each in settings.values()}) == len(settings)
    (menu,) = zone_question().menus
    assert len({entry.label for entry in menu.entries}) == len(ZONES)
    weekends = OWN["weekend"].menu(SharedButton.SETTING, PlayerPreferences()).entries
    assert [entry.label for entry in weekends] == [
        "Saturday and Sunday",
        "Friday and Saturday",
        "Thursday and Friday",
        "Sunday",
        "none",
    ]


def test_every_setting_stands_in_one_section_and_menus_hold_what_discord_allows() -> None:
    assert sorted(name for names in SECTIONS.values() for name in names) == sorted(OWN)
    for setting in OWN.values():
        assert 2 <= len(setting.menu(SharedButton.SETTING, PlayerPreferences()).entries) <= 25
    for setting in SERVER.values():
        assert 2 <= len(setting.menu(SharedButton.SERVER_SETTING, ServerPreferences()).entries) <= 25
