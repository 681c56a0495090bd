"""How the games of a chouette were played: what is judged of them, and how that is told."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Final

from bot.analysis import MatchAnalysis, PlayDecision
from bot.engine import Side
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.errors import NotBegun
from bot.play.chouette.judging import (
    BetAnalysis,
    ChouetteAnalysis,
    ChouetteGameAnalysis,
    ChouetteToJudge,
    games_to_judge,
)
from bot.play.chouette.records import stored_chouette
from bot.play.chouette.store import EVENTS
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text.people import player_name
from bot.play.chouette.text.status import game_title
from bot.play.kinds.judged import JudgedDecision, PartOfAnalysis, PresentedAnalysis
from bot.play.text import analysis as analysis_text
from bot.play.text.escapes import unformatted
from bot.play.text.words import plain_name
from bot.text.catalogue import loss, phrase, signed
from storage import UnitOfWork

SUMMARY_LENGTH: Final = 3_600
"""Beside the heading, Discord takes no more of a text."""

MOST_BETS_TOLD: Final = 12
"""Of more, the sums would fill a message; each is told on its own page."""


def chouette_to_judge(
    uow: UnitOfWork, table: ChouetteTable, game: GameNumber | None
) -> Callable[[], ChouetteToJudge]:
    """Return a function that prepares a game, or with None all that are over, to judge; raises NotBegun."""
    if not table.games_over:
        raise NotBegun(table)
    story, last = stored_chouette(uow, table), table.games_over

    def work() -> ChouetteToJudge:
        events = [EVENTS.load(row.kind, row.payload) for row in story.rows]
        games = games_to_judge(story.lobby, events)
        return ChouetteToJudge(
            tuple(each for each in games if each.number == game or (game is None and each.number <= last))
        )

    return work


def presented_chouette(table: ChouetteTable, analysis: ChouetteAnalysis) -> PresentedAnalysis:
    """The people, the bets and the advice in words, and each bet as a game of two."""
    bets = [(game, bet) for game in analysis.games for bet in game.bets]
    parts = tuple(_part(table, game, bet, is_one=len(analysis.games) == 1) for game, bet in bets)
    none = bets[0][1].game.ratings
    games = tuple(bet.game for _, bet in bets)
    box, team = phrase("chouette-picture-box"), phrase("chouette-picture-team")
    whole = MatchAnalysis(box, team, 0, analysis.depth, analysis.method, games, none, analysis.file)
    title, played = _title(table, analysis), phrase("chouettes-kind")
    summary = tuple(_within(_summary(table, analysis)))
    everything = phrase("chouette-analysis-all")
    stem = f"chouette-{table.id}"
    return PresentedAnalysis(whole, title, stem, played, summary, everything, parts, tuple(_once(bets)))


def _once(bets: Sequence[tuple[ChouetteGameAnalysis, BetAnalysis]]) -> Iterator[tuple[int, int]]:
    """Where each decision stands that somebody made: in their own bet, on which it cost most."""
    alike: dict[Hashable, list[tuple[bool, float, tuple[int, int]]]] = {}
    for part, (game, bet) in enumerate(bets):
        for place, ((moment, each), by) in enumerate(zip(bet.game.moments(), bet.by, strict=True)):
            found = (by in (bet.white, bet.black), each.lost, (part, place))
            alike.setdefault((game.number, moment, by), []).append(found)
    for ways in alike.values():
        yield max(ways, key=lambda way: way[:2])[2]


def _title(table: ChouetteTable, analysis: ChouetteAnalysis) -> str:
    """Return the title: of one game, its first two players; of several, whose chouette it is."""
    if len(analysis.games) > 1:
        return phrase("chouettes-of", host=player_name(table.players, table.chouette.host))
    bets = [bet for bet in analysis.games[0].bets if not bet.is_extra]
    return game_title((bets[0].white, bets[0].black), table.players, is_heads_up=len(bets) == 1)


def _within(lines: Iterable[str]) -> Iterator[str]:
    """As many lines as a message holds."""
    left = SUMMARY_LENGTH
    for line in lines:
        left -= len(line) + 1
        if left < 0:
            return
        yield line


def _part(
    table: ChouetteTable, game: ChouetteGameAnalysis, bet: BetAnalysis, *, is_one: bool
) -> PartOfAnalysis:
    name = _bet_name(table, bet)
    label = name if is_one else phrase("chouette-analysis-bet-of", game=game.number, bet=name)
    return PartOfAnalysis(label, game.number, *_names(table, bet))


def _bet_name(table: ChouetteTable, bet: BetAnalysis) -> str:
    white, black = _names(table, bet)
    return phrase("chouette-analysis-bet", white=white, black=black, is_extra=bet.is_extra)


def _names(table: ChouetteTable, bet: BetAnalysis) -> tuple[str, str]:
    return plain_name(table.players[bet.white]), plain_name(table.players[bet.black])


def judged_decisions(
    table: ChouetteTable, analysis: ChouetteAnalysis, number: GameNumber
) -> Iterator[JudgedDecision]:
    """Yield a game's decisions, bet by bet; of a play, the bet of the player who made it comes first."""
    bets = [bet for each in analysis.games if each.number == number for bet in each.bets]
    made = [(bet, each, by) for bet in bets for each, by in zip(bet.game.decisions, bet.by, strict=True)]
    made.sort(key=lambda one: one[2] != (one[0].white if one[1].side is Side.WHITE else one[0].black))
    return (JudgedDecision(each, (bet.white, bet.black), _bet_name(table, bet)) for bet, each, _ in made)


def _summary(table: ChouetteTable, analysis: ChouetteAnalysis) -> Iterator[str]:
    yield f"-# {phrase('chouette-analysis-alone')}"
    for player in analysis.people:
        name = plain_name(table.players[player])
        yield from analysis_text.decided_lines(name, analysis.rating(player), analysis.decisions(player))
    advisers = dict.fromkeys(
        player
        for game in analysis.games
        for turn in game.advised
        for advice in turn.advice
        for player in advice.by
    )
    if advisers:
        yield f"**{phrase('chouette-analysis-advice')}**"
    for player in advisers:
        yield _advice(table, analysis, player)
    if len(analysis.bets) <= MOST_BETS_TOLD:
        yield f"**{phrase('chouette-analysis-lost')}**"
        for game in analysis.games:
            for bet in game.bets:
                yield f"-# {_lost(table, game, bet, is_one=len(analysis.games) == 1)}"


def _advice(table: ChouetteTable, analysis: ChouetteAnalysis, player: PlayerId) -> str:
    """Report a player's advice: how much of it was played, and what the rest would have gained."""
    given = analysis.advice_of(player)
    missed = [turn.gain(advice) for turn, advice in given if advice.play.play != turn.played.play]
    return phrase(
        "chouette-analysis-adviser",
        player=unformatted(plain_name(table.players[player])),
        plays=len(given),
        played=len(given) - len(missed),
        gain=signed(sum(missed)),
    )


def _lost(table: ChouetteTable, game: ChouetteGameAnalysis, bet: BetAnalysis, *, is_one: bool) -> str:
    """Report the losses on a bet: the team's by its plays, and both sides' by the cube."""
    plays = sum(
        each.lost
        for each in bet.game.decisions
        if each.counts and each.side is Side.BLACK and isinstance(each, PlayDecision)
    )
    team, box = (bet.game.rating(side).lost for side in (Side.BLACK, Side.WHITE))
    return phrase(
        "chouette-analysis-losses",
        bet=unformatted(_part(table, game, bet, is_one=is_one).label),
        box=loss(box),
        plays=loss(plays),
        cube=loss(team - plays),
    )
