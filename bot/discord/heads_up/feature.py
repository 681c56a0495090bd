"""The feature of two players: challenges, matches and money sessions, and records of them."""

from typing import Final

from bot.discord.feature import Feature
from bot.discord.heads_up import actions, challenges, clocks, imports
from bot.discord.heads_up.kind import HeadsUpOnDiscord
from bot.play.display.action_codec import BUTTONS
from bot.play.display.panel import Kind
from bot.play.heads_up.kind import HeadsUpKind
from bot.play.pages.help import HelpPage
from bot.text.catalogue import phrase

KIND: Final = HeadsUpKind()
HEADS_UP_LIFECYCLE: Final = Feature(
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
        Kind.ANYWAY: actions.go_on_anyway,
        Kind.THINK_AGAIN: actions.think_again,
        Kind.BETTER: actions.tell_better,
        Kind.ACCEPT: challenges.accept,
        Kind.DECLINE: challenges.decline,
        Kind.WITHDRAW: challenges.withdraw,
        Kind.CHANGE: challenges.start_editing,
        Kind.EDIT: challenges.continue_editing,
        Kind.PROPOSE: challenges.propose_edited,
        Kind.CLOSE_EDITOR: challenges.leave_sheet,
        Kind.SHEET: challenges.show_rules,
        Kind.REMATCH: challenges.rematch,
        Kind.NEXT: actions.next_game,
        Kind.END: actions.end_session,
        Kind.DOUBLE: actions.ask_to_double,
        Kind.PASS: actions.ask_to_pass,
        Kind.FORCED: actions.play_forced,
        Kind.RESIGN: actions.ask_to_resign,
        Kind.SINCE: actions.show_since,
        Kind.TAKEBACK: actions.ask_takeback,
        Kind.UNDO: actions.undo_play,
        Kind.GRANT: actions.grant_takeback,
        Kind.REFUSE_TAKEBACK: actions.refuse_takeback,
        Kind.ORDERS: actions.show_orders,
        Kind.ORDER: actions.switch_order,
        Kind.ROLL_FOR_ME: actions.switch_rolling,
        Kind.CLAIM: clocks.claim,
        Kind.WAIT: clocks.wait,
        Kind.AUTOPILOT: clocks.autopilot,
        Kind.MORE_TIME: clocks.grant,
        Kind.PLAY_ON: clocks.play_on,
        Kind.ASK_TIME: clocks.ask,
        Kind.REPLAY_IMPORT: imports.continue_import,
        Kind.WATCH_IMPORT: imports.watch_import,
        Kind.FILM_IMPORT: imports.film_import,
        Kind.SHARE_IMPORT: imports.share_import,
        Kind.SHARE_POSITION: imports.share_position,
        Kind.SHARE_JUDGED: imports.share_position,
        Kind.OFFER_OWN: challenges.offer_own,
        Kind.OFFER_HERE: challenges.offer_here,
    },
    help_page=HelpPage("match", lambda: phrase("help-label", section="match"), lambda: phrase("help-match")),
)
