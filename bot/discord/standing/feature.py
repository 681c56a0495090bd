"""The feature of ratings: they follow each result, and belong to whoever they are of."""

from typing import Final

from bot.discord.feature import Feature
from bot.discord.standing import voiding  # noqa: F401  # adds its command to /admin
from bot.discord.standing.leaderboard import StandingButton, leaderboard, turn_page
from bot.discord.standing.profile import profile_command
from bot.discord.standing.remarks import introduce, tell_moves
from bot.discord.standing.stats import stats
from bot.discord.standing.versus import versus
from bot.play.pages.help import HelpPage
from bot.standing.checking import standing_problems
from bot.standing.keeping import STANDING, StandingBelongings, recount, take_in
from bot.text.catalogue import phrase

RATINGS: Final = Feature(
    name=STANDING,
    on_results=take_in,
    introduce=introduce,
    tell=tell_moves,
    recount=recount,
    belongings=StandingBelongings(),
    check=standing_problems,
    help_page=HelpPage(
        STANDING,
        lambda: phrase("help-label", section="standing"),
        lambda: phrase("help-standing"),
    ),
    commands=(profile_command, leaderboard, versus, stats),
    buttons={StandingButton.LEADERBOARD: turn_page},
    never_sealed=tuple(StandingButton),
)
