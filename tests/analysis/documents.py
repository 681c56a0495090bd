"""The positions in a match: by our own replay of the record, and by gammonview's of the document."""

from collections.abc import Iterator

from bot.analysis.documents import Document, Ply
from bot.analysis.situation import Access, Rules, Situation
from bot.analysis.worker.matches import situation_of
from bot.engine import Doubled, Game, Played, Side, apply
from bot.records import MONEY, MatchRecord, replay_match

Seen = list[Situation | str]


def in_record(match: MatchRecord) -> Iterator[Seen]:
    """Yield the positions before each roll that is played and each double, by our own replay."""
    for number, replay in enumerate(replay_match(match).games):
        seen: Seen = []
        game = replay.begin
        for event in replay.events:
            if isinstance(event, Played):
                seen.append(before(match, number, game))
            if isinstance(event, Doubled):
                seen.append("double")
            game = apply(game, event)
        yield seen


def before(match: MatchRecord, number: int, game: Game) -> Situation:
    side, cube = game.on_roll or Side.WHITE, game.cubes[0]
    own, other = (match.length - match.games[number].score(each) for each in (side, side.other))
    return Situation(
        game.position,
        cube.value,
        {None: Access.CENTRED, side: Access.OWN}.get(cube.owner, Access.OTHER),
        (own, other) if match.length > MONEY else None,
        is_crawford=number == match.crawford_game,
    )


def in_document(document: Document) -> Iterator[Seen]:
    """The same, by gammonview's replay."""
    for game in document["games"]:
        seen: Seen = []
        for ply in game["plies"]:
            if "d1" in ply:
                seen.append(situation_of(ply["ogid_before"], Rules()))
            if ply["action_id"] == Ply.DOUBLE:
                seen.append("double")
        yield seen
