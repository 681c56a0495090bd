"""The play builder: what can be chosen next, and how the half-built play looks.

A whole play can be chosen from a list of likely ones; since one roll can have two thousand plays, every play
can also be built checker by checker.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot import engine
from bot.play.base.paths import Path, format_path
from bot.play.display.panel import Entry, Menu, SharedButton
from bot.text.catalogue import phrase

Moves = tuple[engine.CheckerMove, ...]
ANY_PLAY: Final = engine.MakePlay(engine.legal_plays(engine.Terms().start, engine.Roll(3, 1))[0])
"""A play of somebody who has none to make, so that the rules refuse it with a reason."""

DISCORD_ENTRY_LIMIT: Final = 25


@dataclass(frozen=True, slots=True)
class PlayChoice:
    """A choice in the builder: the moves made after it, and the checker chosen next."""

    label: str
    moves: Moves
    selected: int | None = None


@dataclass(frozen=True, slots=True)
class WholePlays:
    """The plays in the list; `plays` counts all that the roll has."""

    choices: tuple[PlayChoice, ...]
    plays: int


@dataclass(frozen=True, slots=True)
class BuilderState:
    """A play being built: the moves made, the checker chosen next, and the choices from here.

    `back` is one step back, None at the start. `is_complete` says whether the play is whole.
    """

    moves: Moves
    selected: int | None
    choices: tuple[PlayChoice, ...]
    back: PlayChoice | None
    is_complete: bool

    @property
    def targets(self) -> tuple[int, ...]:
        chosen = self.choices if self.selected is not None else ()
        return tuple(sorted({choice.moves[-1].target for choice in chosen}))


def builder_state(game: engine.Game, roll: engine.Roll, moves: Moves, selected: int | None) -> BuilderState:
    """If only one checker may move, it is chosen already."""
    sources = list(dict.fromkeys(move.source for move in engine.next_moves(game.position, roll, moves)))
    chosen = sources[0] if len(sources) == 1 else selected
    if chosen is None:
        choices = tuple(_sources(game, roll, moves, sources))
    else:
        choices = tuple(_targets(game, roll, moves, chosen))
    is_complete = _whole(game.position, roll, moves) is not None
    back = (
        PlayChoice(phrase("turn-build-other-checker"), moves)
        if chosen and len(sources) > 1
        else _undone(game, roll, moves)
    )
    return BuilderState(moves, chosen, choices, back, is_complete)


def whole_plays(game: engine.Game) -> WholePlays:
    """The likeliest plays of the roll, as many as a menu holds, and how many there are."""
    plays = engine.likely_plays(game.plays)
    listed = plays[:DISCORD_ENTRY_LIMIT]
    return WholePlays(tuple(PlayChoice(engine.format_play(play), play.moves) for play in listed), len(plays))


def play_menus(game: engine.Game, chosen: str = "") -> tuple[Menu, ...]:
    """The list of whole plays, `chosen` among them; none where there is nothing to choose."""
    entries = tuple(
        Entry(choice.label, format_path(Path.of(choice.moves)), is_chosen=choice.label == chosen)
        for choice in whole_plays(game).choices
    )
    return (Menu(SharedButton.CHOOSE, phrase("button-menu-play"), entries),) if len(entries) > 1 else ()


def forced_on(game: engine.Game, roll: engine.Roll, moves: Moves) -> Moves:
    """The moves, and those after them that can only go one way."""
    while len(nexts := engine.next_moves(game.position, roll, moves)) == 1:
        moves = (*moves, nexts[0])
    return moves


def notation_of(game: engine.Game, roll: engine.Roll, moves: Moves) -> str:
    """The moves so far in notation: a whole play as it stands in the list."""
    return _notation(game.position, roll, moves)


def _sources(
    game: engine.Game, roll: engine.Roll, moves: Moves, sources: Sequence[int]
) -> Iterator[PlayChoice]:
    """A choice for each checker that may move; a checker with one way to go moves with the choice.

    Where two such moves in either order are one play, they are one choice.
    """
    seen = set()
    for source in sources:
        steps = [move for move in engine.next_moves(game.position, roll, moves) if move.source == source]
        if len(steps) == 1:
            choice = next(_targets(game, roll, moves, source))
            if (outcome := _outcome(game.position, roll, choice.moves)) not in seen:
                seen.add(outcome)
                yield choice
        else:
            yield PlayChoice(_checker(source), moves, source)


def _checker(source: int) -> str:
    return phrase("turn-build-bar") if source == engine.BAR else str(source)


def _targets(game: engine.Game, roll: engine.Roll, moves: Moves, source: int) -> Iterator[PlayChoice]:
    """A choice for each place the chosen checker can reach, with one die or with several.

    Moves forced after it belong to the choice. Two ways that lead to different positions, because one hits,
    are two choices; so are two that leave different dice, such as 6/off by a 6 and 6/5/off by both.
    """
    position = game.position
    seen = set()
    ways = [(*moves, move) for move in engine.next_moves(position, roll, moves) if move.source == source]
    while ways:
        for way in ways:
            whole = forced_on(game, roll, way)
            if (outcome := _outcome(position, roll, whole)) not in seen:
                seen.add(outcome)
                yield PlayChoice(_notation(position, roll, whole, moves), whole)
        ways = [(*way, move) for way in ways for move in _onward(position, roll, way)]


def _outcome(
    position: engine.Position, roll: engine.Roll, moves: Moves
) -> tuple[engine.Position, tuple[int, ...]]:
    """The position and the dice left after some moves: ways with the same outcome are one choice."""
    is_whole = not engine.next_moves(position, roll, moves)
    left = () if is_whole else engine.dice_left(position, roll, moves)
    return engine.after_moves(position, moves), left


def _notation(position: engine.Position, roll: engine.Roll, moves: Moves, already: Moves = ()) -> str:
    """The moves after those `already` made; a whole play in the notation that no other play shares."""
    play = None if already else _whole(position, roll, moves)
    return engine.format_play(play) if play else engine.format_moves(moves[len(already) :])


def _whole(position: engine.Position, roll: engine.Roll, moves: Moves) -> engine.Play | None:
    """The built play; None while a die is left to play, even if it would change nothing.

    With 6-1, 6/off by the 6 leads where 6/5/off does, and the 1 can still be played elsewhere.
    """
    return None if engine.next_moves(position, roll, moves) else engine.complete_play(position, roll, moves)


def _onward(position: engine.Position, roll: engine.Roll, way: Moves) -> Iterator[engine.CheckerMove]:
    """How the checker that moved last may move on."""
    return (move for move in engine.next_moves(position, roll, way) if move.source == way[-1].target)


def _undone(game: engine.Game, roll: engine.Roll, moves: Moves) -> PlayChoice | None:
    """The way back to before the last choice; None if all moves were forced."""
    for count in reversed(range(len(moves))):
        before = forced_on(game, roll, moves[:count])
        if len(before) < len(moves):
            return PlayChoice(phrase("turn-build-undo"), before)
    return None
