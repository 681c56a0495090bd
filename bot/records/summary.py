"""A match as a text for people."""

from collections.abc import Iterator
from typing import Final, assert_never

from bot.engine import BetResult, CheckerMove, Ending, Played, Side, WinKind, format_moves, format_roll
from bot.engine.game import OfferStage
from bot.records.mat import in_columns
from bot.records.match import (
    MONEY,
    Entry,
    MatchRecord,
    RefusedResignation,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenTake,
    clean,
    name_of_start,
)
from bot.records.recording import entries_of
from bot.records.replaying import GameReplay, MatchReplay, replay_match

_WIDTH: Final = 32
_KINDS: Final = {
    WinKind.SINGLE: "a single game",
    WinKind.GAMMON: "a gammon",
    WinKind.BACKGAMMON: "a backgammon",
}
_TURNS: Final = {OfferStage.DOUBLE: "Doubles", OfferStage.BEAVER: "Beavers", OfferStage.RACCOON: "Raccoons"}


def format_text(match: MatchRecord) -> str:
    """The names, the rules, each game turn by turn in two columns with its result, and the score."""
    replay = replay_match(match)
    games = (_game(match, number, game) for number, game in enumerate(replay.games, start=1))
    return "\n\n".join("\n".join(part) for part in (_head(match), *games, [_standing(replay)])) + "\n"


def _head(match: MatchRecord) -> Iterator[str]:
    yield f"{clean(match.white)} against {clean(match.black)}"
    yield _rules(match)
    facts = [fact for tag in ("Event", "Round", "Site", "EventDate") if (fact := clean(match.tag(tag)))]
    if facts:
        yield ", ".join(facts)


def _rules(match: MatchRecord) -> str:
    """The rules that are not the usual ones."""
    is_match = match.length > MONEY
    start = name_of_start(match.start) or f"start {match.start_id}"
    automatic, limit, stake = (clean(match.tag(tag)).lower() for tag in ("AutoDoubles", "CubeLimit", "Stake"))
    rules = (
        (is_match, f"Match to {_points(match.length)}"),
        (not is_match, "Money session"),
        (is_match and not match.has_crawford, "no Crawford game"),
        (match.is_jacoby, "Jacoby rule"),
        (match.says("Beaver", "on"), "beavers"),
        (match.says("Raccoon", "on"), "raccoons"),
        (automatic, f"automatic doubles: {automatic}"),
        (not match.has_cube, "no cube"),
        (match.has_cube and limit, f"cube up to {limit}"),
        (stake, f"stake {stake}"),
        (start != "Backgammon", start),
    )
    return ", ".join(rule for holds, rule in rules if holds)


def _game(match: MatchRecord, number: int, game: GameReplay) -> Iterator[str]:
    score = ", ".join(f"{clean(match.name(side))} {game.record.score(side)}" for side in Side)
    cube = game.begin.cubes[0].value
    yield f"Game {number}: {score}" + ", Crawford game" * (number - 1 == match.crawford_game)
    if cube > 1:
        yield f"The cube begins on {cube}."
    yield ""
    rows = [(clean(match.white), clean(match.black)), *in_columns(_cells(game))]
    for index, (left, right) in enumerate(rows):
        yield f"{f'{index}.' if index else '':>4} {left:{_WIDTH}} {right}".rstrip()
    yield ""
    yield _ending(match, game)


def _cells(game: GameReplay) -> Iterator[tuple[Side, str]]:
    moves = (event.moves for event in game.events if isinstance(event, Played))
    return ((entry.side, _cell(entry, moves)) for entry in entries_of(game.events))


def _cell(entry: Entry, moves: Iterator[tuple[CheckerMove, ...]]) -> str:
    match entry:
        case WrittenPlay(roll=roll) | WrittenDance(roll=roll):
            return f"{format_roll(roll)}: {format_moves(next(moves)) or 'cannot move'}"
        case UnplayedRoll(roll=roll):
            return f"{format_roll(roll)}: not played"
        case WrittenDouble(value=value, stage=stage):
            return f"{_TURNS[stage]} to {value}"
        case WrittenTake() | WrittenDrop():
            return "Takes" if isinstance(entry, WrittenTake) else "Passes"
        case RefusedResignation(kind=kind):
            return f"Resigns {_KINDS[kind]}: refused"
        case unknown:
            assert_never(unknown)


def _ending(match: MatchRecord, game: GameReplay) -> str:
    """How a game ended, or that it did not, and what is wrong with it."""
    written, found = game.record.result, game.final.bets[0].result
    if game.illegal:
        return f"What follows is illegal or unknown: {clean(game.illegal.written) or 'nothing is played'}."
    winner = written.winner if written else found.winner if found else None
    if winner is None:
        return "The game is not over."
    how = _how_it_ended(match, game, found) if found else ""
    return f"{clean(match.name(winner))} wins {_points(game.points[winner])}{how}."


def _how_it_ended(match: MatchRecord, game: GameReplay, found: BetResult) -> str:
    loser, cube = clean(match.name(found.winner.other)), game.final.cubes[0].value
    cube_is_on = [f"the cube is on {cube}"] if cube > 1 else []
    match found.ending:
        case Ending.DROPPED:
            how = [f"{loser} passes"]
        case Ending.RESIGNED:
            how = [f"{loser} resigns {_KINDS[found.kind]}", *cube_is_on]
        case _:
            how = [_KINDS[found.kind], *cube_is_on]
    return f": {', '.join(how)}"


def _standing(replay: MatchReplay) -> str:
    """Return the winner of the match, or the score so far."""
    match, leader = replay.record, max(Side, key=replay.score)
    points = replay.score(leader)
    if match.length > MONEY and points >= match.length:
        return f"{clean(match.name(leader))} wins the match, {points} to {replay.score(leader.other)}."
    return f"Score: {', '.join(f'{clean(match.name(side))} {replay.score(side)}' for side in Side)}."


def _points(number: int) -> str:
    return f"{number} point{'s' * (number != 1)}"
