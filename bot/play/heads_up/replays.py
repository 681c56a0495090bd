"""A table's history: since one's turn, a message's news, and replays."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from bot import engine
from bot.engine.keys import FIRST_GAME, GameNumber, PlayerId
from bot.play.base.errors import NoSuchGame
from bot.play.base.keys import TableId, UserSnowflake, Version, key_or_none
from bot.play.base.table import LoggedEvent, Status, Table
from bot.play.display.panel import (
    Button,
    Panel,
    Picture,
    ReplayCursor,
    SharedButton,
    cursor_button,
    frame_buttons,
)
from bot.play.display.picture import View, before_play, cut
from bot.play.heads_up.board import board_picture
from bot.play.heads_up.picture import alt_text, diagram, xgid
from bot.play.heads_up.results import outcome, result, scores
from bot.play.heads_up.store import begun, load_table
from bot.play.heads_up.table import HeadsUpTable, ReplayStep
from bot.play.heads_up.text import log_line
from bot.play.heads_up.words import stage
from bot.play.kinds.history import PagedGame
from bot.play.kinds.judged import Choice, cube_action_of
from bot.play.tables.store import BOARD_EVENTS, new_to
from bot.play.text import records as record_text
from bot.play.text.options import what_is_played
from bot.play.text.records import played
from bot.play.text.words import plain_name
from bot.text.catalogue import phrase
from storage import EventRecord, UnitOfWork


def steps_since_own_turn(
    uow: UnitOfWork, table_id: TableId, snowflake: UserSnowflake
) -> tuple[HeadsUpTable, tuple[ReplayStep, ...]]:
    """A table, and the events since a player's last turn; for a spectator, the last turn.

    A turn that is not over does not count as the last one. It goes back no further than the game before.

    Raises:
        NotBegun: Nothing was played there yet.
    """
    table = begun(load_table(uow, table_id))
    steps = [
        step
        for number in map(GameNumber, range(max(table.number - 1, 1), table.number + 1))
        for step in steps_of(uow, table, number)
    ]
    player = table.player_of(snowflake)
    if player is None:
        return table, _last_turn(steps)
    others = [index for index, step in enumerate(steps) if step.player != player.id]
    until = others[-1] if others and player.id in table.must_act else len(steps)
    own = [index for index, step in enumerate(steps[:until]) if step.player == player.id]
    return table, tuple(steps[own[-1] + 1 :] if own else steps)


def steps_of(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> tuple[ReplayStep, ...]:
    """The events of a game, without those taken back."""
    game = beginning_of(table, number)
    happened = [_logged(record) for record in uow.events.of_game(table.id, number)]
    steps = []
    for each in engine.without_takebacks(happened, lambda logged: logged.event):
        event = each.event
        steps.append(ReplayStep(number, event, each.player, game))
        game = engine.apply(game, event)
    return tuple(steps)


def automatic_rolls(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> frozenset[int]:
    """Return the numbers of a game's rolls, from 1 with the opening, that the bot threw for a player."""
    happened = map(_logged, uow.events.of_game(table.id, number))
    rolls = [
        isinstance(each.event, engine.Rolled) and table.is_automatic(each, each.event.side)
        for each in engine.without_takebacks(happened, lambda logged: logged.event)
        if isinstance(each.event, engine.Rolled) or _is_opening_roll(each.event)
    ]
    return frozenset(roll for roll, is_automatic in enumerate(rolls, start=1) if is_automatic)


def _is_opening_roll(event: engine.Event) -> bool:
    """Whether it is the roll that the first play of a game plays; a tie is thrown again."""
    return isinstance(event, engine.OpeningRolled) and event.starter is not None


def as_it_ended(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> HeadsUpTable | None:
    """A table as one of its games left it; None without an end, or where that is unknown."""
    try:
        steps = steps_of(uow, table, number)
    except engine.EngineError:
        return None
    game = engine.apply(steps[-1].before, steps[-1].event) if steps else None
    is_over = game is not None and game.phase is engine.Phase.OVER
    return table.as_it_stood(number, game) if game is not None and is_over else None


def beginning_of(table: HeadsUpTable, number: GameNumber) -> engine.Game:
    """The game before its opening roll."""
    bet = table.game.bets[0]
    return engine.Game.between(
        bet.white, bet.black, engine.terms_at(table.sheet, table.score_after(GameNumber(number - 1)))
    )


@dataclass(frozen=True, slots=True)
class MessageEvents:
    """The events of a live message that was posted at one version, and replaced at another.

    Args:
        after: What happened after it was posted.
        logged: What its log says: the opening of a game after the first belongs to the message that it began
            on.
    """

    after: Sequence[LoggedEvent[engine.Event]]
    logged: Sequence[LoggedEvent[engine.Event]]


def events_of_message(
    uow: UnitOfWork, table_id: TableId, posted: Version, replaced: Version
) -> MessageEvents:
    records = uow.events.since(table_id, posted - 1)
    span = slice(_left_from(records, posted), _left_from(records, replaced))
    after = [each for each in records if posted < each.version <= replaced]
    return MessageEvents([*map(_logged, after)], [*map(_logged, records[span])])


def _left_from(records: Sequence[EventRecord], version: Version) -> int:
    """The index of the first event that the message before a version leaves to the next one.

    An automatic roll goes with its play.
    """
    left = next((n for n, each in enumerate(records) if _is_left(each, version)), len(records))
    return left - 1 if left and _is_automatic_roll(records[left - 1]) else left


def _is_automatic_roll(record: EventRecord) -> bool:
    return record.kind == engine.Rolled.__name__ and record.player_id is None


def _is_left(record: EventRecord, version: Version) -> bool:
    begins = record.kind == engine.OpeningRolled.__name__ and record.game > 1
    return record.version > version or (record.version == version and begins)


def news_on_board(
    uow: UnitOfWork, table: HeadsUpTable, since: Version
) -> Sequence[LoggedEvent[engine.Event]]:
    """The events after one version of a table, with the double that they answer.

    An automatic roll that was not played by then belongs to them, too, and the end of the game before while
    that is news to whoever must act.
    """
    records = uow.events.since(table.id, since - 1)
    before = sum(each.version <= since for each in records)
    waiting = before > 0 and _is_automatic_roll(records[before - 1])
    news = [_logged(each) for each in records[before - waiting :]]
    if all(each.number == table.number for each in news):
        news = [*_end_before(uow, table), *news]
    cubes = [
        each.event for each in news if isinstance(each.event, engine.Doubled | engine.Raised | engine.Taken)
    ]
    if not cubes or isinstance(cubes[0], engine.Doubled):
        return news
    earlier = [each for each in uow.events.of_game(table.id, table.number) if each.version <= since]
    doubles = [n for n, each in enumerate(earlier) if each.kind == engine.Doubled.__name__]
    return [*(_logged(each) for each in earlier[doubles[-1] :]), *news] if doubles else news


def news_since_decision(
    uow: UnitOfWork, table: HeadsUpTable, players: Collection[PlayerId]
) -> Sequence[LoggedEvent[engine.Event]]:
    """The events since some players last decided."""
    return new_to(uow, table.id, players, lambda records: [*map(_logged, records)])


def _end_before(uow: UnitOfWork, table: HeadsUpTable) -> Sequence[LoggedEvent[engine.Event]]:
    """The event that ended the game before, while whoever must act in this one has decided nothing since."""
    if table.number == FIRST_GAME or not table.must_act:
        return []
    return [each for each in news_since_decision(uow, table, table.must_act) if each.number < table.number][
        -1:
    ]


def _logged(record: EventRecord) -> LoggedEvent[engine.Event]:
    player = key_or_none(PlayerId, record.player_id)
    return LoggedEvent(GameNumber(record.game), BOARD_EVENTS.load(record.kind, record.payload), player)


def _last_turn(steps: Sequence[ReplayStep]) -> tuple[ReplayStep, ...]:
    """The steps from the roll that was played last."""
    for index in reversed(range(len(steps))):
        if isinstance(steps[index].event, engine.Played):
            return tuple(steps[max(index - 1, 0) :])
    return tuple(steps)


@dataclass(frozen=True, slots=True)
class IllegalInRecord:
    """An illegal play of a record: its game, its line, and the text there.

    `why` is the refusal by the engine or by the record's reader.
    """

    game: GameNumber
    line: int
    roll: engine.Roll
    written: str
    why: engine.IllegalPlay | engine.InvalidInput | str


@dataclass(frozen=True, slots=True)
class Replay:
    """One game, to be looked at event by event.

    Args:
        table: The table as it stood when the game ended, or stands: with the score and the results before it.
        number: The number of the game, from 1.
        illegal: The illegal plays of the record that it was read from.
        notes: What else is odd about that record, a sentence each.
        break_off: The illegal play beyond which the record cannot be followed in this game.
    """

    table: HeadsUpTable
    number: GameNumber
    games: int
    steps: tuple[ReplayStep, ...]
    illegal: tuple[IllegalInRecord, ...] = ()
    notes: tuple[str, ...] = ()
    break_off: IllegalInRecord | None = None


def replay_of(uow: UnitOfWork, of: Table, number: GameNumber | None) -> Replay:
    """A game of a table; without a number the one in play, else the first.

    Raises:
        WrongKind: It is no table of two.
        NotBegun: Nothing was played there yet.
        NoSuchGame: The table has no game of that number.
    """
    table = begun(of)
    if number is None:
        number = table.number if table.status is Status.PLAYING else FIRST_GAME
    if not 1 <= number <= table.number:
        raise NoSuchGame(table)
    steps = steps_of(uow, table, number)
    final = engine.apply(steps[-1].before, steps[-1].event) if steps else beginning_of(table, number)
    is_last = number == table.number
    shown = replace(table.as_it_stood(number, final), status=table.status if is_last else Status.OVER)
    return Replay(shown, number, table.number, steps)


def replay_title(table: HeadsUpTable) -> str:
    """The players of a game in a replay, and the score before it."""
    return scores(table, table.state.score)


def replay_subtitle(table: HeadsUpTable, source: str, number: int, games: int) -> str:
    """Such as "#17 · 5-point match · game 3 of 4 · Crawford game"."""
    parts = [source, what_is_played(table.sheet), phrase("replay-game", number=number, games=games)]
    return " · ".join([*parts, phrase("table-crawford")] if table.is_crawford else parts)


def frame_lines(table: HeadsUpTable, logged: Sequence[LoggedEvent[engine.Event]]) -> list[str]:
    """The events of a frame, and the end of the game if it ended; else what it waits for.

    `table` is the table as the frame shows it.
    """
    lines = [line for each in logged if (line := log_line(table, each))]
    if table.game.bets[0].result is not None:
        lines.append(result(table))
        if table.match_winner is not None:
            lines.append(outcome(table))
    return lines or [stage(table) or phrase("replay-nothing")]


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a replay.

    Args:
        game: The game on the board: before a play, else after the events.
        steps: The events; none in a frame of the game as it stands, or stood in the end.
    """

    game: engine.Game
    steps: tuple[ReplayStep, ...] = ()

    @property
    def play(self) -> engine.Played | None:
        """The play whose arrows are shown."""
        event = self.steps[-1].event if self.steps else None
        return event if isinstance(event, engine.Played) else None

    @property
    def is_cube_action(self) -> bool:
        """Whether a cube is offered, taken or passed here."""
        event = self.steps[-1].event if self.steps else None
        return isinstance(event, engine.Doubled | engine.Raised | engine.Taken | engine.Dropped)


@dataclass(frozen=True, slots=True)
class ReplayPages:
    """A game in pages to turn.

    Args:
        table: The table as it stood when the game ended, or stands.
        kind: The kind of its buttons: those of a table, or of an import.
        number: The number of the game, from 1.
        frames: Its frames, at least one.
        opening_notes: The lines below the first frame.
        closing_note: The text below the last.
    """

    table: HeadsUpTable
    kind: SharedButton
    number: GameNumber
    games: int
    frames: tuple[Frame, ...]
    opening_notes: tuple[str, ...] = ()
    closing_note: str = ""


def frames_of(game: engine.Game, steps: Sequence[ReplayStep]) -> tuple[Frame, ...]:
    """The frames of a game that stands at `game` after those steps; at least one."""
    return tuple(_frames(game, steps))


def _title(replay: ReplayPages) -> str:
    """The score before the game, and which game it is."""
    table = replay.table
    source = f"#{table.id}" if replay.kind is SharedButton.REPLAY else phrase("replay-imported")
    subtitle = replay_subtitle(table, source, replay.number, replay.games)
    return f"### {replay_title(table)}\n-# {subtitle}"


def replay_panel(replay: ReplayPages, index: int, view: View) -> Panel:
    """One frame of a replay: the score before the game, the events, the board, and the ways on."""
    frame = replay.frames[index]
    table = _as_shown(replay.table, frame)
    page = phrase("replay-page", page=index + 1, pages=len(replay.frames))
    happens = [f"**{line}**" for line in frame_lines(table, frame.steps)]
    lines = [
        _title(replay),
        *happens,
        *_notes(replay, index),
        f"-# {page} · `{xgid(table)}`",
    ]
    return Panel("\n".join(lines), (_picture(table, frame, view),), tuple(_rows(replay, index)))


def pages_of(replayed: Replay, kind: SharedButton = SharedButton.REPLAY) -> PagedGame[HeadsUpTable]:
    pages = ReplayPages(
        replayed.table,
        kind,
        replayed.number,
        replayed.games,
        frames_of(replayed.table.game, replayed.steps),
        opening_notes=record_text.findings_lines(
            [phrase("replay-illegal", game=each.game, finding=_illegal(each)) for each in replayed.illegal],
            replayed.notes,
        ),
        closing_note=record_text.breaks_off(_illegal(replayed.break_off)) if replayed.break_off else "",
    )

    def title() -> str:
        return _title(pages)

    def panel(index: int, view: View) -> Panel:
        return replay_panel(pages, index, view)

    def choices(index: int) -> tuple[Choice, ...]:
        found = _choice(pages.table, pages.frames[index])
        return () if found is None else (found,)

    return PagedGame(pages.table, pages.number, len(pages.frames), title, panel, choices)


def _choice(table: HeadsUpTable, frame: Frame) -> Choice | None:
    if not frame.steps:
        return None
    step = frame.steps[-1]
    event, before = step.event, step.before
    match event:
        case engine.Played(side=side, roll=roll):
            return Choice(side, before.position, roll, plain_name(table.player_on(side)))
        case engine.Doubled() | engine.Raised() | engine.Taken() | engine.Dropped():
            mover = table.player_on(before.on_roll or event.side)
            return Choice(event.side, before.position, cube_action_of(event), plain_name(mover))
        case _:
            return None


def _illegal(play: IllegalInRecord) -> str:
    return record_text.illegal_in_record(play.line, play.roll, play.written, play.why)


def _frames(game: engine.Game, steps: Sequence[ReplayStep]) -> Iterator[Frame]:
    ties: list[ReplayStep] = []
    is_shown = False  # whether the last frame shows how the game stands
    for number, step in enumerate(steps, start=1):
        after = steps[number].before if number < len(steps) else engine.apply(step.before, step.event)
        match step.event:
            case engine.Rolled():
                is_shown = False
            case engine.Played():
                yield Frame(step.before, (step,))
                is_shown = False
            case engine.OpeningRolled(starter=None):
                ties.append(step)
            case _:
                yield Frame(after, (*ties, step))
                ties, is_shown = [], True
    if not is_shown:
        yield Frame(game)


def _as_shown(table: HeadsUpTable, frame: Frame) -> HeadsUpTable:
    """The table while its game was as in the frame."""
    if not frame.steps:
        return table
    return replace(table, status=Status.PLAYING, state=replace(table.state, game=frame.game))


def _picture(table: HeadsUpTable, frame: Frame, view: View) -> Picture:
    play = frame.play
    if play is None:
        picture = board_picture(table, view)
        has_arrows = not frame.steps  # the arrows of a play would hide what the cube is about
        return picture if has_arrows else replace(picture, diagram=replace(picture.diagram, last_play=()))
    done = played(plain_name(table.player_on(play.side)), play)
    alt = cut(phrase("picture-before", play=done, board=alt_text(table, play.side)))
    return Picture(before_play(diagram(table, view), done, view, play), alt, view.theme)


def _notes(replay: ReplayPages, index: int) -> Iterator[str]:
    if index == 0:
        yield from (f"-# {each}" for each in replay.opening_notes)
    if index == len(replay.frames) - 1 and replay.closing_note:
        yield replay.closing_note


def _rows(replay: ReplayPages, index: int) -> Iterator[tuple[Button, ...]]:
    """A button that would lead nowhere leads to where one is."""
    here = ReplayCursor(replay.number, index)
    yield frame_buttons(replay.kind, here, len(replay.frames))
    cubes = [at for at, frame in enumerate(replay.frames) if frame.is_cube_action]
    if cubes:
        back = ReplayCursor(replay.number, max((at for at in cubes if at < index), default=index))
        on = ReplayCursor(replay.number, min((at for at in cubes if at > index), default=index))
        yield (
            cursor_button(replay.kind, phrase("button-previous-cube"), back, "cubeback"),
            cursor_button(replay.kind, phrase("button-next-cube"), on, "cubeon"),
        )
    if replay.games > 1:
        last, following = GameNumber(replay.number - 1), GameNumber(replay.number + 1)
        back = ReplayCursor(last) if last else here
        on = ReplayCursor(following) if replay.number < replay.games else here
        yield (
            cursor_button(replay.kind, phrase("button-previous-game"), back, "gameback"),
            cursor_button(replay.kind, phrase("button-next-game"), on, "gameon"),
        )
