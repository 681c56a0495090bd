"""A chouette's lobby: who is in, by which options, and what can be done before the first game."""

from bot.engine.chouette import Chouette, Step
from bot.presenters.buttons import Button, Kind, Tone
from bot.presenters.panel import Panel
from bot.presenters.sentences import chouette as said
from bot.presenters.sentences.chouette import lobby as words
from bot.presenters.sentences.chouette.status import LEAST_TO_START
from bot.table import ChouetteTable


def lobby_panel(table: ChouetteTable) -> Panel:
    """Return a chouette's public message before its first game."""
    chouette, names = table.chouette, table.players
    lines = [f"### {said.title(chouette, names)}"]
    if chouette.step is Step.CLOSED:
        return Panel("\n".join([*lines, words.NEVER_BEGUN]))
    changed = words.options_changed(chouette.host, chouette.sheet, table.state.replaced, names)
    lines += [
        f"-# {said.subtitle(chouette)}",
        *(f"**{line}**" for line in said.waiting_lines(chouette, (), names)),
        *said.role_lines(chouette, names),
        said.in_brief(chouette.sheet),
        *([changed] if changed else []),
        *words.change_lines(chouette, names),
        words.BY_JOINING,
    ]
    return Panel("\n".join(lines), rows=(_buttons(chouette), *stake_rows(chouette)))


def stake_rows(chouette: Chouette) -> tuple[tuple[Button, ...], ...]:
    """Return the row of the button that agrees to a new stake; none while none is proposed."""
    change = chouette.change
    if change is None or change.sheet.rules.stake == chouette.sheet.rules.stake:
        return ()
    if not set(chouette.dealt) - set(change.agreed):
        return ()
    return ((Button(Kind.STAKE, f"Agree to a stake of {change.sheet.rules.stake}", Tone.GOOD),),)


def _buttons(chouette: Chouette) -> tuple[Button, ...]:
    is_enough = len(chouette.dealt) >= LEAST_TO_START
    return (
        Button(Kind.JOIN, "Join", Tone.GOOD),
        Button(Kind.QUIT, "Leave"),
        *((Button(Kind.START, "Start", Tone.MAIN),) if is_enough else ()),
        Button(Kind.OPTIONS, "Options"),
        Button(Kind.RULES, "Rules"),
    )
