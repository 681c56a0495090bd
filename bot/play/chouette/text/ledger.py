"""The settlement of a game, in words: bet by bet, who pays whom and why, then the new line."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.engine import Bet, BetResult, Game, OfferStage, WinKind
from bot.engine.chouette import Chouette, Payment, Settlement, Transfer, Why
from bot.engine.chouette.flow import HEADS_UP_LIFECYCLE
from bot.engine.keys import PlayerId
from bot.play.base.names import isolated
from bot.play.chouette.ledger import Opening, Paid
from bot.play.chouette.text.cubes import REFUSED
from bot.play.chouette.text.people import Names, listed_names, names_in_row, plain_player_name, player_name
from bot.play.chouette.text.roles import box_of, nobody_left, totals
from bot.play.text.clocks import stamp
from bot.play.text.words import name
from bot.text.catalogue import gained, phrase

LONGEST_NAME: Final = 18
"""So that a line of the table fits a phone."""


def score_line(score: Mapping[PlayerId, int], names: Names) -> str:
    """The most first: "Score: Ben +8 · Ann -8"; "" before the first game is settled."""
    return phrase("ledger-score", totals=totals(dict(score), names)) if any(score.values()) else ""


def standings_table(points: Mapping[PlayerId, int], names: Names) -> str:
    """The most first, in a block whose columns are aligned."""
    if not any(points.values()):
        return phrase("ledger-empty")
    ranked = sorted(points.items(), key=lambda each: (-each[1], plain_player_name(names, each[0])))
    rows = [(_short(names, player), gained(won)) for player, won in ranked]
    width, digits = (max(map(len, column)) for column in zip(*rows, strict=True))
    lines = "\n".join(f"{isolated(who)}{' ' * (width - len(who))}  {won:>{digits}}" for who, won in rows)
    return f"```\n{lines}\n```"


def _short(names: Names, player: PlayerId) -> str:
    """A name for a block of code: nothing in it ends the block, or takes two lines."""
    who = names[player].name_within(LONGEST_NAME) if player in names else phrase("chouette-somebody")
    return " ".join(who.replace("`", "'").split())


def transfer_lines(transfers: Iterable[Transfer], names: Names) -> list[str]:
    """Payments of a game, each with its reason: "Ann → Ben 8 (gammon, cube at 4)"."""
    return [_transfer(each, names) for each in transfers]


def _transfer(paid: Transfer, names: Names) -> str:
    payer, payee = player_name(names, paid.payer), player_name(names, paid.payee)
    return phrase("ledger-payment-for", payer=payer, payee=payee, points=paid.points, why=why_paid(paid))


def why_paid(paid: Transfer) -> str:
    """The reason of a payment; of old ones neither cube nor kind are known."""
    if paid.cube is None:
        return phrase("ledger-why", why=paid.why)
    if paid.why is Why.EXTRA:
        return phrase("ledger-why-extra", cube=paid.cube)
    return _reason(paid.why, paid.points, paid.cube, paid.kind)


def _reason(why: Why, points: int, cube: int, kind: WinKind | None) -> str:
    """The reason of a payment on a cube, with the kind of game where one was won."""
    refused = REFUSED.get(points // cube)
    if why is Why.DROPPED and refused is not None:
        return phrase("ledger-why-refused", stage=refused, cube=cube)
    if kind is None or why not in (Why.BORNE_OFF, Why.RESIGNED, Why.FORFEITED):
        return phrase("ledger-why", why=why)
    is_once = kind is not WinKind.SINGLE and points == cube
    won = phrase("ledger-why-won", kind=kind, cube=cube, is_once=is_once)
    return won if why is Why.BORNE_OFF else phrase("ledger-why-conceded", why=why, result=won)


def payment_lines(payments: Iterable[Payment], names: Names) -> list[str]:
    """Payments after which everybody is even: "Ann → Ben 8"."""
    return [_payment(each, names) for each in payments] or [phrase("ledger-even")]


def _payment(paid: Payment, names: Names) -> str:
    payer, payee = player_name(names, paid.payer), player_name(names, paid.payee)
    return phrase("ledger-payment", payer=payer, payee=payee, points=paid.points)


BESIDE: Final = (Why.EXTRA, Why.PARTNER)
"""The reasons for payments beside the bets."""
ANYBODY: Final = PlayerId(0)
"""Stands for any player, where it does not matter who."""


def settlement_heading(settlement: Settlement) -> str:
    """Such as "Game 3, bet by bet"."""
    return phrase("ledger-settlement", game=settlement.number)


@dataclass(frozen=True, slots=True)
class _Payment:
    """A payment between two players and its reason; points are 0 if they are even.

    Whoever passes a beaver or a raccoon does so on a bet with the other: `raised` is which of these it was.
    """

    payer: PlayerId
    payee: PlayerId
    points: int
    why: str
    raised: OfferStage | None = None


def settlement_lines(settlement: Settlement, names: Names) -> list[str]:
    """Every payment with its reason, bet by bet: "Ann pays Ben 2 (single game, cube at 2)".

    Equal payments for the same reason share a line that names all.
    """
    game = settlement.game
    bets = [_of_bet(game, bet, bet.result) for bet in game.bets if bet.result is not None]
    beside = [
        _Payment(each.payer, each.payee, each.points, why_paid(each))
        for each in settlement.transfers
        if each.why in BESIDE
    ]
    return [_line(group, names) for group in _together([*bets, *beside])]


def _together(payments: Sequence[_Payment]) -> Iterable[Sequence[_Payment]]:
    """Payments that share a line: of several to one, else of one to several."""
    to_one = Counter(replace(each, payer=ANYBODY) for each in payments)
    groups: dict[_Payment, list[_Payment]] = {}
    for each in payments:
        same = replace(each, payer=ANYBODY)
        key = same if to_one[same] > 1 else replace(each, payee=ANYBODY)
        groups.setdefault(key, []).append(each)
    return groups.values()


def _line(group: Sequence[_Payment], names: Names) -> str:
    points, why = group[0].points, group[0].why
    payers, payees = ({each.payer: None for each in group}, {each.payee: None for each in group})
    if group[0].raised is not None:
        return _raise_passed(group, names, group[0].raised)
    if not points:
        return phrase("ledger-are-even", players=listed_names(names, (*payers, *payees)), why=why)
    payer, payee = listed_names(names, payers), listed_names(names, payees)
    if len(group) == 1:
        return phrase("ledger-pays", payer=payer, payee=payee, points=points, why=why)
    if len(payers) == 1:
        return phrase("ledger-pays-each", payer=payer, payees=payee, points=points, why=why)
    return phrase("ledger-pay-each", payers=payer, payee=payee, points=points, why=why)


def _raise_passed(group: Sequence[_Payment], names: Names, stage: OfferStage) -> str:
    """Such as "Erin passes Bob's beaver: 2 points"."""
    payers, payees = ({each.payer: None for each in group}, {each.payee: None for each in group})
    players, others, points = listed_names(names, payers), listed_names(names, payees), group[0].points
    if len(payees) > 1:
        return phrase("ledger-passes-raises", player=players, others=others, points=points, stage=stage)
    return phrase(
        "ledger-passes-raise", players=players, count=len(payers), other=others, points=points, stage=stage
    )


def _of_bet(game: Game, bet: Bet, result: BetResult) -> _Payment:
    payer, payee = bet.player(result.winner.other), bet.player(result.winner)
    ending, cube = Why(result.ending), game.cubes[bet.cube].value
    why = _reason(ending, result.points, cube, result.kind)
    raised = REFUSED.get(result.points // cube) if ending is Why.DROPPED else None
    if bet.white != box_of(game):
        why, raised = phrase("ledger-why-on-extra", why=why), None
    return _Payment(payer, payee, result.points, why, raised)


def who_is_missing(chouette: Chouette, names: Names) -> Iterator[str]:
    """Name those who do not play on, and what follows from that."""
    if chouette.box is None:
        yield nobody_left()
        return
    away = [player for player in chouette.away if player not in chouette.dealt]
    if away:
        yield phrase("ledger-away", players=names_in_row(names, away))
    if len(chouette.dealt) == HEADS_UP_LIFECYCLE:
        yield phrase("ledger-heads-up")


MOST_IN_TABLE: Final = 40
MOST_PAYMENTS: Final = 20
"""As many as fit a message with the longest names."""


def heading(what: str) -> str:
    """The heading of a page of the ledger."""
    return f"### {phrase('ledger-page', page=what)}"


def opened_line(of: Opening | None) -> str:
    """Below the heading: the chouette, and since when it runs; or that it is all of the server."""
    if of is None:
        return f"**{phrase('ledger-server')}**"
    opened = phrase("ledger-opened", moment=stamp(of.at, "D"))
    return f"**{phrase('ledger-of-table', host=name(of.host), table=of.table)}** · {opened}"


def only_one() -> str:
    """That the server has no other ledger."""
    return f"-# {phrase('ledger-only-one')}"


def standings(won: Mapping[PlayerId, int], names: Names) -> str:
    """The most first; of very many, those who won or lost most."""
    extreme = sorted(won, key=lambda player: -abs(won[player]))[:MOST_IN_TABLE]
    table = standings_table({player: won[player] for player in extreme}, names)
    left = len(won) - len(extreme)
    return f"{table}\n-# {phrase('ledger-left-out', players=left)}" if left else table


def first_payments(lines: list[str]) -> list[str]:
    """As many payments as fit a message, and how many more there are."""
    left = len(lines) - MOST_PAYMENTS
    if left <= 0:
        return lines
    return [*lines[:MOST_PAYMENTS], f"-# {phrase('ledger-more-payments', payments=left)}"]


def games_paid(games: Sequence[Paid], names: Names, *, is_of_server: bool) -> Iterator[str]:
    """Payments game by game, each under its heading and date; on a server, with the chouette's number."""
    for paid in games:
        game, stake, is_open = paid.game, paid.stake, paid.is_open
        if is_of_server:
            title = phrase("ledger-game-of-table", table=paid.table, game=game, stake=stake, is_open=is_open)
        else:
            title = phrase("ledger-game", game=game, stake=stake, is_open=is_open)
        yield f"{title} · {stamp(paid.at, 'd')}" if paid.at else title
        yield from transfer_lines(paid.transfers, names)


def points_only() -> str:
    return f"-# {phrase('ledger-points-only')}"
