"""The private questions before something that cannot be taken back."""

from dataclasses import replace

from bot.engine import Game, OfferResignation, WinKind, legal_actions
from bot.presenters import sentences
from bot.presenters.buttons import Button, Kind, Tone, action_buttons
from bot.presenters.panel import Panel

CANCEL = Button(Kind.KEEP, "Cancel")


def double_panel(game: Game, player: int) -> Panel:
    """Return the question whether to double."""
    (double,) = (button for button in action_buttons(game, player) if button.kind is Kind.DOUBLE)
    yes = replace(double, kind=Kind.DOUBLE_NOW, tone=Tone.MAIN)
    return Panel(sentences.double_question(double.label), rows=((yes, CANCEL),))


def pass_panel(game: Game) -> Panel:
    """Return the question whether to pass a double."""
    yes = Button(Kind.PASS_NOW, "Yes, pass", Tone.GRAVE)
    return Panel(sentences.pass_question(game), rows=((yes, CANCEL),))


def resign_panel(game: Game, player: int, kind: WinKind | None = None) -> Panel:
    """Return the question which loss to offer: those that the position can still cost, with their points.

    With a kind that can be offered, only that one is asked about.
    """
    offers = [action for action in legal_actions(game, player) if isinstance(action, OfferResignation)]
    offers = [offer for offer in offers if offer.kind is kind] or offers
    rows = tuple(
        Button(
            Kind.RESIGN_AS,
            f"{offer.kind.name.capitalize()}: {sentences.points_of_loss(game, offer.kind)}",
            Tone.GRAVE,
            str(int(offer.kind)),
        )
        for offer in offers
    )
    question = sentences.RESIGN_QUESTION
    if game.bets[0].refused_of(game.bets[0].side_of(player)):
        question = f"{sentences.ONLY_MORE} {question}"
    return Panel(question, rows=((*rows, CANCEL),))
