"""The feature of two players: challenges, matches and money sessions, and records of them."""

from typing import Final

from bot.discord.feature import Feature
from bot.discord.heads_up import actions, challenges, clocks, imports
from bot.discord.heads_up.kind import HeadsUpOnDiscord
from bot.play.display.action_codec import BUTTONS
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import NEVER_SEALED, HeadsUpButton
from bot.play.heads_up.kind import HeadsUpKind
from bot.play.pages.help import HelpPage
from bot.text.catalogue import phrase

KIND: Final = HeadsUpKind()
HEADS_UP: Final = Feature(
    name=KIND.stored_as,
    tables=KIND,
    tables_on_discord=HeadsUpOnDiscord(),
    imported_as=KIND,
    commands=(
        challenges.challenge,
        challenges.propose,
        actions.end,
        actions.takeback,
        actions.orders,
        clocks.clock,
        clocks.vacation,
        imports.position,
        imports.import_,
    ),
    buttons={
        **{kind: actions.press_action for kind, _ in BUTTONS},
        SharedButton.ANYWAY: actions.go_on_anyway,
        SharedButton.THINK_AGAIN: actions.think_again,
        SharedButton.BETTER: actions.tell_better,
        HeadsUpButton.ACCEPT: challenges.accept,
        HeadsUpButton.DECLINE: challenges.decline,
        HeadsUpButton.WITHDRAW: challenges.withdraw,
        HeadsUpButton.CHANGE: challenges.start_editing,
        HeadsUpButton.EDIT: challenges.continue_editing,
        HeadsUpButton.PROPOSE: challenges.propose_edited,
        SharedButton.CLOSE_EDITOR: challenges.leave_sheet,
        HeadsUpButton.SHEET: challenges.show_rules,
        HeadsUpButton.REMATCH: challenges.rematch,
        HeadsUpButton.NEXT: actions.next_game,
        HeadsUpButton.END: actions.end_session,
        SharedButton.DOUBLE: actions.ask_to_double,
        SharedButton.PASS: actions.ask_to_pass,
        HeadsUpButton.FORCED: actions.play_forced,
        SharedButton.RESIGN: actions.ask_to_resign,
        HeadsUpButton.SINCE: actions.show_since,
        HeadsUpButton.TAKEBACK: actions.ask_takeback,
        HeadsUpButton.UNDO: actions.undo_play,
        HeadsUpButton.GRANT: actions.grant_takeback,
        HeadsUpButton.REFUSE_TAKEBACK: actions.refuse_takeback,
        HeadsUpButton.ORDERS: actions.show_orders,
        SharedButton.ORDER: actions.switch_order,
        SharedButton.ROLL_FOR_ME: actions.switch_rolling,
        HeadsUpButton.CLAIM: clocks.claim,
        HeadsUpButton.WAIT: clocks.wait,
        HeadsUpButton.AUTOPILOT: clocks.autopilot,
        HeadsUpButton.MORE_TIME: clocks.grant,
        HeadsUpButton.PLAY_ON: clocks.play_on,
        HeadsUpButton.ASK_TIME: clocks.ask,
        SharedButton.REPLAY_IMPORT: imports.continue_import,
        SharedButton.WATCH_IMPORT: imports.watch_import,
        SharedButton.FILM_IMPORT: imports.film_import,
        SharedButton.SHARE_IMPORT: imports.share_import,
        SharedButton.SHARE_POSITION: imports.share_position,
        HeadsUpButton.SHARE_JUDGED: imports.share_position,
        SharedButton.OFFER_OWN: challenges.offer_own,
        SharedButton.OFFER_HERE: challenges.offer_here,
    },
    never_sealed=NEVER_SEALED,
    help_page=HelpPage("match", lambda: phrase("help-label", section="match"), lambda: phrase("help-match")),
)
