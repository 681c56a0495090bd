"""A feature: what players see as one thing. `bot.features` lists those that there are.

Switching one on hands each of its parts to whoever asks for it: nobody who iterates them names a feature.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.discord.kind import DiscordKind
from bot.discord.kind import register as register_on_discord
from bot.discord.posting.delivery import NewDeliverer
from bot.discord.presses import Handler, let_press
from bot.discord.wire.wording import AnyCommand
from bot.play.display.panel import name_buttons
from bot.play.kinds.kind import ImportedAs, TableKind, register, register_imported
from bot.play.pages.help import HelpPage, add_help
from bot.play.subjects.subject import Subject, register_subject
from bot.play.tables.remarks import INTRODUCERS, TELLERS, Introduce, Tell
from bot.play.tables.results import Handle, Recount, on_results
from bot.play.upkeep.belongings import Belongings, register_belongings
from bot.play.upkeep.checking import Check, add_check


@dataclass(frozen=True, kw_only=True)
class Feature:
    """One feature's entry; it leaves out whatever the feature does not have.

    Args:
        name: Under which it is stored what it has yet to take in: never given to another.
        tables: Its kind of table.
        tables_on_discord: The same on Discord.
        imported_as: As what imported match records are shown; one feature has it.
        commands: Its slash commands.
        buttons: What its buttons do, by their words, which no other feature has.
        never_sealed: Those of its buttons whose use all may know, so that figures may tell them apart.
        deliverers: What delivers its posts that are neither boards nor panels of subjects.
        subjects: What of it has deadlines and posts, beside its tables.
        on_results: Takes in what has ended at any table, in the transaction that ended it.
        introduce: Says of whoever offers a game what their opponent may want to know.
        tell: Says below the board of an end what that meant to it.
        recount: Counts all of that anew from the results, however often.
        belongings: What it keeps of a person, beside their tables.
        help_page: Its page in the help.
        check: Finds what is wrong in what it stores; not asked while it has results to take in.
    """

    name: str
    tables: TableKind[Any] | None = None
    tables_on_discord: DiscordKind[Any] | None = None
    imported_as: ImportedAs[Any] | None = None
    commands: Sequence[AnyCommand] = ()
    buttons: Mapping[StrEnum, Handler] = field(default_factory=dict)
    never_sealed: Collection[StrEnum] = ()
    deliverers: Sequence[NewDeliverer] = ()
    subjects: Sequence[Subject] = ()
    on_results: Handle | None = None
    introduce: Introduce | None = None
    tell: Tell | None = None
    recount: Recount | None = None
    belongings: Belongings | None = None
    help_page: HelpPage | None = None
    check: Check | None = None


def switch_on(feature: Feature) -> None:
    """Let a feature take part in whatever iterates features; a second time changes nothing."""
    if feature.tables is not None:
        register(feature.tables)
    if feature.tables_on_discord is not None:
        register_on_discord(feature.tables_on_discord)
    if feature.imported_as is not None:
        register_imported(feature.imported_as)
    name_buttons(feature.buttons, feature.never_sealed)
    let_press(feature.buttons)
    for subject in feature.subjects:
        register_subject(subject)
    if feature.on_results is not None:
        on_results(feature.name, feature.on_results, feature.recount)
    _let_remark(feature)
    if feature.belongings is not None:
        register_belongings(feature.name, feature.belongings)
    if feature.help_page is not None:
        add_help(feature.help_page)
    if feature.check is not None:
        add_check(feature.name, feature.check)


def _let_remark(feature: Feature) -> None:
    """Let a feature say something on a table's messages."""
    if feature.introduce is not None:
        INTRODUCERS[feature.name] = feature.introduce
    if feature.tell is not None:
        TELLERS[feature.name] = feature.tell
