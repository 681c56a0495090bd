"""The feature of chouettes: one player in the box against all the others."""

from typing import Final

from bot.discord.chouette import actions, advice, commands, editor, ledger, reckoning, scoresheet
from bot.discord.chouette.agreements import AgreementDelivery
from bot.discord.chouette.kind import ChouetteOnDiscord
from bot.discord.chouette.team_threads import TeamThreadDelivery
from bot.discord.feature import Feature
from bot.play.chouette.action_codec import NEVER_SEALED, ChouetteButton
from bot.play.chouette.kind import ChouetteKind
from bot.play.chouette.reckoning_posts import OwnPayments, Reckonings
from bot.play.pages.help import HelpPage
from bot.text.catalogue import phrase

KIND: Final = ChouetteKind()
CHOUETTE: Final = Feature(
    name=KIND.stored_as,
    tables=KIND,
    tables_on_discord=ChouetteOnDiscord(),
    commands=(commands.chouette,),
    buttons={
        ChouetteButton.JOIN: actions.join,
        ChouetteButton.LEAVE: actions.leave,
        ChouetteButton.START: actions.start_game,
        ChouetteButton.STAKE: actions.agree_to_stake,
        ChouetteButton.BOT_PLAYER: actions.press_bot,
        ChouetteButton.RULES: actions.show_rules,
        ChouetteButton.OPTIONS: editor.start_editing,
        ChouetteButton.OPTION: editor.continue_editing,
        ChouetteButton.PRESET: editor.choose_preset,
        ChouetteButton.SET_OPTIONS: editor.save_edited,
        ChouetteButton.LEDGER: ledger.turn_page,
        ChouetteButton.SCORESHEET: scoresheet.turn_page,
        ChouetteButton.PAID: reckoning.press,
        ChouetteButton.RECEIVED: reckoning.press,
        ChouetteButton.NOT_RECEIVED: reckoning.press,
        ChouetteButton.INTENT: actions.press_intent,
        ChouetteButton.ACTION: actions.press_action,
        ChouetteButton.CUBES: actions.press_cube,
        ChouetteButton.CONFIRM_CUBES: actions.confirm_cubes,
        ChouetteButton.SEAT: actions.press_seat,
        ChouetteButton.LOOK: actions.press_look,
        ChouetteButton.SUGGEST: advice.suggest_built,
        ChouetteButton.VOTE: advice.vote_for,
        ChouetteButton.PLAY_SUGGESTION: advice.play_suggestion,
    },
    never_sealed=NEVER_SEALED,
    subjects=(Reckonings(),),
    belongings=OwnPayments(),
    deliverers=(TeamThreadDelivery, AgreementDelivery),
    help_page=HelpPage(
        "chouette", lambda: phrase("help-label", section="chouette"), lambda: phrase("help-chouette")
    ),
)
