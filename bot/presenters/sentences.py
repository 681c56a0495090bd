"""What the bot says about tables and games. Why it refuses something is said in `refusals`."""

from collections.abc import Callable, Iterable

from bot.engine import (
    BAR,
    OFF,
    BetResult,
    Doubled,
    Dropped,
    Ending,
    Event,
    Game,
    OpeningRolled,
    Phase,
    Played,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRefused,
    Roll,
    Rolled,
    Side,
    Stage,
    Taken,
    WinKind,
    format_moves,
    format_roll,
    points_for,
    stands_in_winners_home,
)
from bot.presenters.names import mention, name
from bot.table import Player, Status, Table, Withdrawal

KINDS = {WinKind.SINGLE: "a single game", WinKind.GAMMON: "a gammon", WinKind.BACKGAMMON: "a backgammon"}
STAGES = {Stage.DOUBLE: "double", Stage.BEAVER: "beaver", Stage.RACCOON: "raccoon"}
WHAT_IS_PLAYED = "One game with the doubling cube; gammons count double and backgammons triple."


def title(table: Table) -> str:
    """Return who plays whom."""
    if table.state.game is None:
        return f"{name(table.players[table.state.challenge.challenger])} challenges {_challenged(table)}"
    return " and ".join(name(table.player_on(side)) for side in Side)


def challenge_line(table: Table) -> str:
    """Return what becomes of a challenge, or who may answer it."""
    challenge = table.state.challenge
    challenger = name(table.players[challenge.challenger])
    match challenge.withdrawal:
        case Withdrawal.DECLINED:
            return f"{_challenged(table)} declined {challenger}'s challenge."
        case Withdrawal.WITHDRAWN:
            return f"{challenger} withdrew the challenge to {_challenged(table)}."
        case None if challenge.opponent is None:
            return f"{WHAT_IS_PLAYED} Anyone here may accept."
        case None:
            return f"{mention(table.players[challenge.opponent])}, do you accept? {WHAT_IS_PLAYED}"


def headline(table: Table) -> str:
    """Return whose turn it is and what for, without formatting: it stands in the picture."""
    game = table.game
    if table.status is not Status.PLAYING or game.on_roll is None:
        return result_headline(table)
    return f"{table.players[table.must_act[0]].name} {task(game)}"


def task(game: Game) -> str:
    """Return what the game waits for: "to roll", "to play 3-1"."""
    match game.phase:
        case Phase.ANSWER:
            return (
                "to take or pass" if _stage(game) is Stage.DOUBLE else f"to answer the {STAGES[_stage(game)]}"
            )
        case Phase.RESIGNATION:
            return f"to answer the resignation of {_resigned_kind(game)}"
        case Phase.MOVE if game.roll:
            return f"to play {format_roll(game.roll)}"
        case _:
            return "to roll"


def status_line(table: Table) -> str:
    """Return the one line that names, and where it is sent notifies, the player who must act."""
    if table.status is Status.OVER:
        return result(table)
    return f"{mention(table.players[table.must_act[0]])} {task(table.game)}."


def facts_line(table: Table) -> str:
    """Return the pip counts and the cube."""
    pips = " · ".join(
        f"{name(table.player_on(side))} {table.game.position_of(side).own_pips} pips" for side in Side
    )
    return f"{pips} · {cube_phrase(table)}"


def cube_phrase(table: Table, called: Callable[[Player], str] = name) -> str:
    """Return where the cube lies: "cube on 2, Bob's"."""
    game = table.game
    if not game.terms.has_cube:
        return "no cube"
    cube = game.cubes[0]
    if cube.offer is not None:
        return f"cube offered at {cube.accepted_value} by {called(table.player_on(cube.offer.to.other))}"
    whose = f"{called(table.player_on(cube.owner))}'s" if cube.owner else "in the middle"
    return f"cube on {cube.value}, {whose}"


def result_headline(table: Table) -> str:
    """Return the result for the picture, without formatting."""
    ended = _settled(table.game)
    if ended is None:
        return ""
    return f"{table.player_on(ended.winner).name} wins {KINDS[ended.kind]}: {count(ended.points, 'point')}"


def result(table: Table) -> str:
    """Return how the game ended, for how many points, and why."""
    ended = _settled(table.game)
    if ended is None:
        return ""
    winner, loser = (name(table.player_on(side)) for side in (ended.winner, ended.winner.other))
    cube = ended.points if ended.ending is Ending.DROPPED else table.game.cubes[0].value
    at_cube = f" with the cube on {cube}" if cube > 1 else ""
    head = f"{winner} wins {KINDS[ended.kind]}{at_cube}: {count(ended.points, 'point')}."
    match ended.ending:
        case Ending.DROPPED:
            return f"{head} {loser} passed."
        case Ending.RESIGNED:
            return f"{head} {loser} resigned."
        case Ending.BORNE_OFF:
            return f"{head} {_why(table.game, ended.winner, loser)}"


def log_lines(table: Table, events: Iterable[Event]) -> list[str]:
    """Return what happened, a line for each thing worth one: "Alice 3-1: 8/5 6/5"."""
    return [line for event in events if (line := log_line(table, event))]


def log_line(table: Table, event: Event) -> str:  # noqa: PLR0911 - one line for each kind of event
    """Return what happened in one line; "" for a roll, which its play repeats."""
    if isinstance(event, OpeningRolled):
        return _opening(table, event)
    who = name(table.player_on(event.side))
    match event:
        case Rolled():
            return ""
        case Played():
            return played(who, event)
        case Doubled():
            return f"{who} doubles to {event.value}"
        case Raised():
            return f"{who} {STAGES[event.stage]}s to {event.value}"
        case Taken():
            return f"{who} takes at {event.value}"
        case Dropped():
            return f"{who} passes and pays {event.points}"
        case ResignationOffered() | ResignationAccepted() | ResignationRefused():
            return _resignation_line(who, event)


def _resignation_line(who: str, event: ResignationOffered | ResignationAccepted | ResignationRefused) -> str:
    match event:
        case ResignationOffered():
            return f"{who} offers to resign {KINDS[event.kind]}"
        case ResignationAccepted():
            return "The resignation is accepted"
        case ResignationRefused():
            return f"{who} refuses the resignation"


def played(who: str, event: Played) -> str:
    """Return a roll and what was made of it: "Alice 3-1: 8/5 6/5"."""
    return f"{who} {format_roll(event.roll)}: {format_moves(event.moves) or 'dances, no legal play'}"


def _opening(table: Table, event: OpeningRolled) -> str:
    white, black = (name(table.player_on(side)) for side in Side)
    thrown = f"{white} throws {event.white}, {black} throws {event.black}"
    if event.white == event.black:
        return f"Opening: {thrown}; again"
    first = white if event.white > event.black else black
    return f"Opening: {thrown}; {first} starts"


def since_heading(*, is_player: bool, is_news: bool) -> str:
    """Return what stands above what happened since the reader's turn, or to a spectator, in the last turn."""
    if not is_player:
        return "The last turn" if is_news else "Nothing has happened yet"
    return "Since your turn" if is_news else "Nothing has happened since your turn"


def _resigned_kind(game: Game) -> str:
    resignation = game.bets[0].resignation
    return KINDS[resignation.kind] if resignation else "nothing"


def points_of_loss(game: Game, kind: WinKind) -> str:
    """Return what a loss of that kind costs: "2 points"."""
    return count(points_for(kind, game.cubes[0], game.terms), "point")


def resigned_points(game: Game) -> str:
    """Return what the open resignation gives to whoever accepts it."""
    resignation = game.bets[0].resignation
    return points_of_loss(game, resignation.kind) if resignation else ""


def count(number: int, word: str) -> str:
    """Return a number with its noun: "1 point", "4 points"."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _challenged(table: Table) -> str:
    opponent = table.state.challenge.opponent
    return name(table.players[opponent]) if opponent is not None else "anyone"


def _stage(game: Game) -> Stage:
    return next((cube.offer.stage for cube in game.cubes if cube.offer), Stage.DOUBLE)


def _settled(game: Game) -> BetResult | None:
    return game.bets[0].result


def _why(game: Game, winner: Side, loser: str) -> str:
    """Return why a game that was played out counts as it does."""
    final = game.position_of(winner).other
    borne_off = final[OFF] - game.terms.set_aside
    if borne_off:
        return f"{loser} had borne off {count(borne_off, 'checker')}."
    if game.terms.is_jacoby and not game.cubes[0].was_turned:
        return f"{loser} had borne off nothing, but by Jacoby's rule only a turned cube lets that count."
    if final[BAR]:
        return f"{loser} had borne off nothing and had a checker on the bar."
    if stands_in_winners_home(final):
        return f"{loser} had borne off nothing and had a checker in the winner's home board."
    return f"{loser} had borne off nothing."


def pass_question(game: Game) -> str:
    """Return what to ask before a double is passed for good."""
    return f"Pass, and lose {count(game.cubes[0].refusal_points, 'point')}?"


KEPT = "Nothing was done; the game goes on."
POSTED = "Posted."
RESIGN_QUESTION = (
    "Which loss do you offer? The other side may refuse it; the most the game can cost is accepted at once."
)


def done(events: Iterable[Event], lines: Iterable[str]) -> str:
    """Return what an action did, to the one who did it."""
    rolled = [f"You rolled {format_roll(event.roll)}." for event in events if isinstance(event, Rolled)]
    return "\n".join([*rolled, *lines])


def building(roll: Roll, moves: str, *, is_complete: bool, selected: int | None) -> str:
    """Return what is to be chosen next in a play that is being built."""
    head = f"### {format_roll(roll)}: {moves or '…'}"
    if is_complete:
        return f"{head}\nThat is a whole play."
    if selected is not None:
        return f"{head}\nWhere to from {'the bar' if selected == BAR else selected}?"
    return f"{head}\nChoose a checker."


HELP = """\
### Backgammon over days
`/challenge @friend` starts a game in this channel; without a name, anyone may accept.
When it is your turn you are mentioned once, with the live board. Its buttons are what you may do now.
**Roll**, then **Play**: choose a checker, then where it goes, and confirm. Or type it: `/play 8/5 6/5`.
**Double** before rolling; the other side answers with **Take** or **Pass**.
**Since my turn** shows what happened while you were away; **My side** shows the board from your side.

`/challenge` `/roll` `/double` `/take` `/pass` `/play` `/resign` `/board` `/help`

Points are numbered from 24 down to 1 as the side on roll counts them. `13/8(2)` moves two checkers, \
`bar/20*` enters and hits, `6/off` bears off. A gammon counts double, a backgammon triple, \
and the doubling cube multiplies it all.\
"""
