"""Why something is refused at a table, and what is possible there instead; takebacks in words."""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.engine import OfferResignation, Played, WinKind, format_moves, format_roll, legal_actions
from bot.engine.keys import PlayerId
from bot.engine.refusal import Reason, Refusal, why_not
from bot.play import errors
from bot.play.explanations import explains, explains_at, says
from bot.play.heads_up import results as results_text
from bot.play.heads_up import text as heads_up_text
from bot.play.heads_up.buttons import kinds_in_order
from bot.play.heads_up.table import HeadsUpTable, Takeback, Withdrawal
from bot.play.heads_up.text import sheet_changed
from bot.play.panel import Kind
from bot.play.table import Status
from bot.play.text import words
from bot.play.text.clocks import stamp
from bot.play.text.places import NO_TABLE
from bot.play.text.words import listed, mention, name

NOT_NOW: Final = "That is not possible now."
ABOUT_CUBE: Final[Mapping[Reason, str]] = {
    Reason.NO_CUBE: "This is played without the cube.",
    Reason.OTHER_OWNS_CUBE: "The cube is {who}'s, and only {who} may double.",
    Reason.DEAD_CUBE: "The cube is dead: a single game wins you the match anyway.",
    Reason.OVER_CAP: "The cube goes no higher than {number}.",
    Reason.NO_BEAVERS: "This is played without beavers.",
    Reason.NO_RACCOONS: "This is played without raccoons.",
}


def _why_not(table: HeadsUpTable, refusal: Refusal) -> str:
    if refusal.reason is Reason.NO_CUBE and table.is_crawford:
        return "The Crawford game is played without the cube."
    who = [name(table.players[player]) for player in refusal.who]
    return ABOUT_CUBE.get(refusal.reason, NOT_NOW).format(who="".join(who), number=refusal.number)


ANSWERS = {Kind.AGREE: "accept the resignation", Kind.REFUSE: "refuse it"}


@explains_at(HeadsUpTable, errors.NotSeated)
def not_seated(table: HeadsUpTable, player: PlayerId | None) -> str:
    """For a spectator's press, or a player's before the game."""
    if table.state.game is None:
        return NO_TABLE if table.status is Status.CLOSED else _not_begun(table, player)
    if table.status is Status.CLOSED:
        return now(table, player)
    return f"Only {heads_up_text.players(table)} play at this table. You can look at it with `/board`."


def _not_begun(table: HeadsUpTable, player: PlayerId | None) -> str:
    challenge = table.state.challenge
    offerer = name(table.players[challenge.offerer])
    is_as_made = challenge.offerer == challenge.challenger
    what = f"{offerer}'s challenge" if is_as_made else f"what {offerer} proposed"
    if challenge.awaited is None:
        return f"The game has not begun: nobody has accepted {what} yet."
    if challenge.awaited == player:
        return f"The game has not begun: accept {what} first."
    return f"The game has not begun: {name(table.players[challenge.awaited])} has not accepted {what} yet."


@explains_at(HeadsUpTable, errors.StaleBoard)
def stale(table: HeadsUpTable, player: PlayerId | None) -> str:
    """For a press on an old board, with what of a challenge has changed since."""
    if table.status is Status.CHALLENGE:
        return sheet_changed(table, player)
    return f"That board is out of date. {now(table, player)}"


@explains_at(HeadsUpTable, errors.OutOfTurn)
def out_of_turn(table: HeadsUpTable, player: PlayerId | None) -> str:
    """Whose turn it is, or how to go on after the game."""
    if table.status is Status.PLAYING:
        return now(table, player)
    if table.status is Status.CLOSED or table.has_former_player:
        return f"{now(table, player)} Start another with `/challenge`."
    return f"{now(table, player)} Press **Rematch** or type `/next`, or start another with `/challenge`."


@explains_at(HeadsUpTable, errors.ChallengeOver)
def challenge_over(table: HeadsUpTable, player: PlayerId | None) -> str:
    if table.status is Status.CLOSED:
        return _what_became_of(table)
    return f"That challenge was accepted already. {now(table, player)}"


@explains_at(HeadsUpTable, errors.NotYourChallenge)
def not_your_challenge(table: HeadsUpTable, player: PlayerId | None) -> str:
    """Who may answer the challenge, or what was proposed instead of it, and how."""
    challenge = table.state.challenge
    is_own = player == challenge.offerer
    offerer = "you" if is_own else name(table.players[challenge.offerer])
    if challenge.awaited is None:
        whom, answer = "anyone", f"{'anyone else' if is_own else 'you'} may accept"
    else:
        whom = "you" if player == challenge.awaited else name(table.players[challenge.awaited])
        answer = f"{whom} may accept or decline"
    what = ""
    if challenge.offerer == challenge.challenger:
        head = "You made this challenge" if is_own else f"{offerer} challenged {whom}"
    else:
        head = "You proposed this" if is_own else f"{offerer} proposed something else to {whom}"
        what = " the counter-offer"
    return f"{head}: {answer}, {offerer} may withdraw{what}."


says(
    errors.SelfChallenge,
    "You cannot play against yourself. Challenge a friend, or leave the name out: then anyone may accept.",
)
says(
    errors.BotChallenge,
    "Bots do not play here. Challenge a person, or leave the name out: then anyone may accept.",
)


@explains(errors.TooManyChallenges)
def too_many_challenges(error: errors.TooManyChallenges) -> str:
    whom = "" if error.opponent is None else f" to {name(error.opponent)}"
    return f"You have {error.number} open challenges{whom}. Withdraw one first: `/turns` lists them."


@explains_at(HeadsUpTable, errors.ChannelBusy)
def channel_busy(table: HeadsUpTable, player: PlayerId | None) -> str:
    if player is None:
        return (
            f"This channel's table is taken: {heads_up_text.title(table)}. "
            "Type `/challenge`: that opens a thread for yours."
        )
    finish = "End that session with `/end`" if table.is_between_games else "Finish that first"
    return (
        f"You have a table here already: {heads_up_text.title(table)}. "
        f"{finish}, or type `/challenge`: that opens a thread for another."
    )


def now(table: HeadsUpTable, player: PlayerId | None) -> str:
    """What can be done now, and by whom; or how it ended."""
    match table.status:
        case Status.PLAYING if table.is_between_games:
            advance = "Press **Next game** or **End session**, or type `/next` or `/end`."
            return f"{results_text.result(table)} {advance}"
        case Status.PLAYING:
            awaited = table.must_act[0]
            whose = "your" if awaited == player else f"{name(table.players[awaited])}'s"
            return f"It is {whose} turn {heads_up_text.task(table.game)}."
        case Status.CHALLENGE:
            return not_seated(table, player)
        case Status.OVER:
            return results_text.outcome(table)
        case Status.CLOSED:
            return _what_became_of(table)


def _what_became_of(table: HeadsUpTable) -> str:
    is_abandoned = table.state.challenge.withdrawal is Withdrawal.ERASED
    return results_text.abandoned(table) if is_abandoned else heads_up_text.challenge_line(table)


def illegal_action(table: HeadsUpTable, player: PlayerId, action: object) -> str:
    """Why the rules of the cube forbid an action, and what the player may do instead."""
    possible = legal_actions(table.game, player)
    if not possible:
        return out_of_turn(table, player)
    ways = [ANSWERS.get(kind, kind.value) for kind in kinds_in_order(possible)]
    offers = [action.kind for action in possible if isinstance(action, OfferResignation)]
    if offers and min(offers) is not WinKind.SINGLE:
        ways[ways.index(Kind.RESIGN)] = f"resign {words.KINDS[min(offers)]}"
    why = _why_not(table, why_not(table.game, player, action))
    return f"{why} You may {listed(ways, 'or')}."


@explains_at(HeadsUpTable, errors.NotBetweenGames)
def not_between_games(table: HeadsUpTable, player: PlayerId | None) -> str:
    if table.status is not Status.PLAYING:
        return out_of_turn(table, player)
    if table.sheet.is_match:
        return f"A match is played to its end, and its games follow by themselves. {now(table, player)}"
    return f"A game is being played; the session can go on, or end, after it. {now(table, player)}"


says(
    errors.OpponentGone,
    "Your opponent has left and can play no more. Challenge somebody else with `/challenge`.",
    HeadsUpTable,
)
says(errors.SameSheet, "That is what is offered already: accept it, or propose something else.", HeadsUpTable)


@explains_at(HeadsUpTable, errors.NotBegun)
def not_begun(table: HeadsUpTable, _player: PlayerId | None) -> str:
    return (
        f"Nothing has been played at table #{table.id} yet: its challenge is still open. "
        "`/history` lists what was played before."
    )


def challenged_directly(table: HeadsUpTable) -> str:
    opponent = table.state.challenge.opponent
    whose = "your opponent" if opponent is None else name(table.players[opponent])
    return f"I have sent your challenge to {whose} and to you, by direct message."


@explains_at(HeadsUpTable, errors.AlreadyChallenged)
def already_challenged(table: HeadsUpTable, _reader: int | None) -> str:
    opponent = table.state.challenge.opponent
    whom = "them" if opponent is None else name(table.players[opponent])
    wait = "Wait for the answer, or press **Withdraw challenge** there."
    return f"You have challenged {whom} to that already. {wait}"


@explains_at(HeadsUpTable, errors.TooLate)
def too_late(table: HeadsUpTable, _player: PlayerId | None) -> str:
    why = "No game follows this one." if table.status is Status.PLAYING else results_text.outcome(table)
    return f"{why} Words can be given again once the next game is challenged to."


@explains_at(HeadsUpTable, errors.NoSuchGame)
def no_such_game(table: HeadsUpTable, _player: PlayerId | None) -> str:
    if table.number == 1:
        return f"Table #{table.id} has one game: leave the game's number out."
    return f"Table #{table.id} has {words.count(table.number, 'game')}: choose 1 to {table.number}."


TAKEBACK_ASKED: Final = "Asked. Until it is granted, everything stands as it is."
TAKEBACK_GRANTED: Final = "Granted: it is as it was before, with the same dice."
TAKEBACK_REFUSED: Final = "Refused: everything stands as it is."


def takeback_lines(table: HeadsUpTable) -> Iterator[str]:
    """What a board says about a takeback that was asked for, or refused."""
    takeback = table.state.takeback
    if takeback is None or table.status is not Status.PLAYING:
        return
    asker = name(table.players[takeback.player])
    asked = next(player for player in table.players.values() if player.id != takeback.player)
    if takeback.is_refused:
        yield f"{name(asked)} does not let {asker} take back {_what(table, takeback)}."
    else:
        yield (
            f"{mention(asked)}: {asker} asks to take back {_what(table, takeback)}. "
            "Grant it or refuse it; it ends when the game goes on."
        )


def _what(table: HeadsUpTable, takeback: Takeback) -> str:
    """The play or double to take back: "3-1: 8/5 6/5"; no play has followed it."""
    last = table.game.last_play
    if takeback.is_double or last is None:
        return "the double"
    play = Played(last.side, last.roll, last.moves)
    return f"{format_roll(play.roll)}: {format_moves(play.moves)}"


says(errors.NothingToTakeBack, "You can ask to take back only your last play, or your double.", HeadsUpTable)


@explains_at(HeadsUpTable, errors.OpponentActed)
def opponent_acted(table: HeadsUpTable, player: PlayerId | None) -> str:
    others = [name(each) for each in table.players.values() if each.id != player]
    return f"It is too late to take that back: {others[0]} has acted since."


says(
    errors.DiceThrown,
    "That cannot be taken back: dice were thrown since, and no roll is ever thrown again.",
    HeadsUpTable,
)


@explains_at(HeadsUpTable, errors.GameEnded)
def game_ended(table: HeadsUpTable, _player: PlayerId | None) -> str:
    if table.status is Status.PLAYING and not table.is_between_games:
        return f"That cannot be taken back: that game is over, and game {table.number} has begun."
    return "That cannot be taken back: the game is over."


@explains_at(HeadsUpTable, errors.TakebackAsked)
def takeback_asked(table: HeadsUpTable, _player: PlayerId | None) -> str:
    takeback = table.state.takeback
    if takeback is not None and takeback.is_refused:
        return "You have asked for that already, and it was refused."
    return "You have asked for that already; it is not answered yet."


@explains_at(HeadsUpTable, errors.NoTakebackAsked)
def no_takeback_asked(table: HeadsUpTable, player: PlayerId | None) -> str:
    return f"There is no takeback for you to answer. {now(table, player)}"


says(errors.NoClock, "There is no clock at this table: everybody takes the time they like.", HeadsUpTable)


@explains_at(HeadsUpTable, errors.NobodysTurn)
def nobodys_turn(table: HeadsUpTable, player: PlayerId | None) -> str:
    return f"Nobody's time is running. {now(table, player)}"


@explains_at(HeadsUpTable, errors.OwnTime)
def own_time(table: HeadsUpTable, _player: PlayerId | None) -> str:
    others = [name(each) for key, each in table.players.items() if key not in table.must_act]
    may = f"only {' or '.join(others)} may claim, or grant more time"
    return f"It is your own time that runs{_until(table)}: {may}. You can ask for it with `/clock ask`."


@explains_at(HeadsUpTable, errors.TheirTime)
def their_time(table: HeadsUpTable, _player: PlayerId | None) -> str:
    return (
        f"It is {name(table.players[table.must_act[0]])}'s time that runs{_until(table)}. "
        "You can grant more with `/clock more`."
    )


@explains_at(HeadsUpTable, errors.TooEarly)
def too_early(table: HeadsUpTable, _player: PlayerId | None) -> str:
    who = name(table.players[table.must_act[0]])
    return f"{who} still has time{_until(table)}. You can claim the game from then on."


@explains_at(HeadsUpTable, errors.AlreadyAsked)
def already_asked(table: HeadsUpTable, _player: PlayerId | None) -> str:
    return f"You have asked for more time in this turn already; your time runs{_until(table)}."


def _until(table: HeadsUpTable) -> str:
    if table.time is None:
        return ""
    return f" until {stamp(table.time.due, 'f')} ({stamp(table.time.due, 'R')})"


TWO_PLAY_HERE: Final = (
    "Two players have this channel's table. Open a chouette elsewhere with `/chouette start`."
)
