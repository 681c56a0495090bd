"""What is asked before a wish is carried out: which cubes, or whether one really doubles or passes."""

from bot.engine import OfferDouble
from bot.engine.chouette import AcceptProposal, Chouette, Step, legal_actions
from bot.engine.chouette.asks import asked_now, is_awaited
from bot.presenters.buttons import Button, Kind, Tone
from bot.presenters.chouettes.action_words import format_action
from bot.presenters.chouettes.buttons import double_label
from bot.presenters.chouettes.choosing import answers_chosen, choice_panel, doubles_chosen
from bot.presenters.chouettes.seat import seat_panel
from bot.presenters.chouettes.wishes import PROPOSALS, Wish, cubes_asked, cubes_to_turn, meant, offers_at_once
from bot.presenters.confirmations import CANCEL
from bot.presenters.panel import Panel
from bot.presenters.sentences import double_question
from bot.presenters.sentences.chouette import asking
from bot.table import ChouetteTable

FIRST_LETTERS = {Wish.ANSWER: "t", Wish.PASS: "p", Wish.BEAVER: "b"}


DOUBLES = (Wish.DOUBLE, Wish.DOUBLE_ALL)


def question(table: ChouetteTable, player: int, wish: Wish, *, confirms_doubles: bool = True) -> Panel | None:
    """Return what to ask a player before his wish is carried out; None if nothing is to be asked."""
    chouette = table.chouette
    possible = legal_actions(chouette, player)
    if wish is Wish.DOUBLE and len(cubes_to_turn(possible)) > 1:
        return choice_panel(table, player, doubles_chosen(chouette, player))
    if wish in DOUBLES and confirms_doubles:
        return double_panel(table, player)
    if wish in FIRST_LETTERS:
        return _about_answers(table, player, wish)
    if wish in PROPOSALS and sum(isinstance(one, AcceptProposal) for one in possible) > 1:
        return seat_panel(table, player)
    return None


def _about_answers(table: ChouetteTable, player: int, wish: Wish) -> Panel | None:
    """Return what to ask before a double is answered; None if nothing is to be asked."""
    cubes = cubes_asked(legal_actions(table.chouette, player))
    if len(cubes) > 1 or (cubes and wish is Wish.ANSWER):
        return choice_panel(table, player, answers_chosen(table.chouette, player, FIRST_LETTERS[wish]))
    return pass_panel(table, player) if cubes and wish is Wish.PASS else None


def double_panel(table: ChouetteTable, player: int) -> Panel | None:
    """Return the question whether to double, where that is offered at once; None where it may be changed."""
    chouette = table.chouette
    if chouette.step is not Step.CUBE or not offers_at_once(chouette, player):
        return None
    possible = legal_actions(chouette, player)
    cubes = [chouette.game.cubes[one.cube] for one in possible if isinstance(one, OfferDouble)]
    label = double_label(cubes, is_all=len(cubes) > 1)
    yes = Button(Kind.WISH, label, Tone.MAIN, Wish.DOUBLE_NOW)
    return Panel(double_question(label), rows=((yes, CANCEL),))


def pass_panel(table: ChouetteTable, player: int) -> Panel | None:
    """Return the question whether to pass, where that counts at once; None where it may be changed."""
    chouette = table.chouette
    if not _counts_at_once(chouette, player):
        return None
    (drop, *_) = meant(Wish.PASS, chouette, player)
    (cube,) = cubes_asked([drop])
    yes = Button(Kind.DO, "Yes, pass", Tone.GRAVE, format_action(drop))
    return Panel(asking.pass_asked(chouette.game.cubes[cube].refusal_points), rows=((yes, CANCEL),))


def _counts_at_once(chouette: Chouette, player: int) -> bool:
    """Tell whether everybody else who is asked has answered, so that the last answer shows them all.

    Whether somebody has left an instruction must not show, so it does not count.
    """
    if chouette.step is not Step.ANSWER:
        return True
    return not any(is_awaited(chouette, ask) for ask in asked_now(chouette) if ask.player != player)
