"""The feature of chouettes: one player in the box against all the others."""

from typing import Final

from bot.discord.chouette import actions, commands, consulting, editor, ledger
from bot.discord.chouette.agreements import AgreementKeeper
from bot.discord.chouette.kind import ChouetteOnDiscord
from bot.discord.chouette.team_threads import ThreadKeeper
from bot.discord.feature import Feature
from bot.play.chouette.kind import ChouetteKind
from bot.play.display.panel import Kind
from bot.play.pages.help import HelpPage
from bot.text.catalogue import phrase

KIND: Final = ChouetteKind()
CHOUETTE: Final = Feature(
    name=KIND.stored_as,
    tables=KIND,
    tables_on_discord=ChouetteOnDiscord(),
    commands=(commands.chouette,),
    buttons={
        Kind.JOIN: actions.join,
        Kind.LEAVE_CHOUETTE: actions.leave,
        Kind.START: actions.start_game,
        Kind.STAKE: actions.agree_to_stake,
        Kind.MACHINE: actions.press_machine,
        Kind.RULES: actions.show_rules,
        Kind.OPTIONS: editor.start_editing,
        Kind.OPTION: editor.continue_editing,
        Kind.PRESET: editor.choose_preset,
        Kind.SET_OPTIONS: editor.save_edited,
        Kind.LEDGER: ledger.turn_page,
        Kind.INTENT: actions.press_intent,
        Kind.ACTION: actions.press_action,
        Kind.CUBES: actions.press_cube,
        Kind.CONFIRM_CUBES: actions.confirm_cubes,
        Kind.SEAT: actions.press_seat,
        Kind.LOOK: actions.press_look,
        Kind.SUGGEST: consulting.suggest_built,
        Kind.SUPPORT: consulting.show_hand,
        Kind.ADOPT: consulting.adopt,
    },
    keepers=(ThreadKeeper, AgreementKeeper),
    help_page=HelpPage(
        "chouette", lambda: phrase("help-label", section="chouette"), lambda: phrase("help-chouette")
    ),
)
