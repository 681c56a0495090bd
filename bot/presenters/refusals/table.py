"""Why something is refused at a table, and what is possible there instead."""

from bot.engine import OfferResignation, WinKind, legal_actions
from bot.presenters import sentences
from bot.presenters.buttons import Kind, kinds_in_order
from bot.presenters.names import name
from bot.presenters.refusals.cube import no_turn_of_cube
from bot.presenters.refusals.sheet import sheet_changed
from bot.presenters.refusals.words import listed
from bot.table import Player, Status, Table, Withdrawal

ANSWERS = {Kind.AGREE: "accept the resignation", Kind.REFUSE: "refuse it"}


def no_table() -> str:
    """Return what to do where nothing is played."""
    return "Nothing is being played in this channel. Start with `/challenge`."


def not_seated(table: Table, reader: int | None) -> str:
    """Return why a spectator's press does nothing, or a player's before the game."""
    if table.state.game is None:
        return no_table() if table.status is Status.CLOSED else _not_begun(table, reader)
    if table.status is Status.CLOSED:
        return now(table, reader)
    return f"Only {sentences.players(table)} play at this table. You can look at it with `/board`."


def _not_begun(table: Table, reader: int | None) -> str:
    challenge = table.state.challenge
    offerer = name(table.players[challenge.offerer])
    is_as_made = challenge.offerer == challenge.challenger
    what = f"{offerer}'s challenge" if is_as_made else f"what {offerer} proposed"
    if challenge.awaited is None:
        return f"The game has not begun: nobody has accepted {what} yet."
    if challenge.awaited == reader:
        return f"The game has not begun: accept {what} first."
    return f"The game has not begun: {name(table.players[challenge.awaited])} has not accepted {what} yet."


def stale(table: Table, reader: int | None) -> str:
    """Return why a press on an old board does nothing, or what of a challenge has changed since."""
    if table.status is Status.CHALLENGE:
        return sheet_changed(table, reader)
    return f"That board is out of date. {now(table, reader)}"


def out_of_turn(table: Table, reader: int | None) -> str:
    """Return whose turn it is, or how to go on after the game."""
    if table.status is Status.PLAYING:
        return now(table, reader)
    if table.status is Status.CLOSED or table.has_former_player:
        return f"{now(table, reader)} Start another with `/challenge`."
    return f"{now(table, reader)} Press **Rematch** or type `/next`, or start another with `/challenge`."


def challenge_over(table: Table, reader: int | None) -> str:
    """Return what became of the challenge."""
    if table.status is Status.CLOSED:
        return _what_became_of(table)
    return f"That challenge was accepted already. {now(table, reader)}"


def not_your_challenge(table: Table, reader: int | None) -> str:
    """Return who may answer the challenge, or what was proposed instead of it, and how."""
    challenge = table.state.challenge
    is_own = reader == challenge.offerer
    offerer = "you" if is_own else name(table.players[challenge.offerer])
    if challenge.awaited is None:
        whom, answer = "anyone", f"{'anyone else' if is_own else 'you'} may accept"
    else:
        whom = "you" if reader == challenge.awaited else name(table.players[challenge.awaited])
        answer = f"{whom} may accept or decline"
    if challenge.offerer == challenge.challenger:
        head = "You made this challenge" if is_own else f"{offerer} challenged {whom}"
    else:
        head = "You proposed this" if is_own else f"{offerer} proposed something else to {whom}"
    return f"{head}: {answer}, {offerer} may withdraw."


def self_challenge() -> str:
    """Return why one cannot play oneself."""
    return (
        "You cannot play against yourself. Challenge a friend, or leave the name out: then anyone may accept."
    )


def bot_challenge() -> str:
    """Return why a bot cannot be challenged."""
    return "Bots do not play here. Challenge a person, or leave the name out: then anyone may accept."


def too_many_challenges(number: int, opponent: Player | None) -> str:
    """Return that no more challenges of somebody's may be open, and what makes room for another."""
    whom = "" if opponent is None else f" to {name(opponent)}"
    return f"You have {number} open challenges{whom}. Withdraw one first: `/turns` lists them."


def too_many_lobbies(number: int) -> str:
    """Return that no more chouettes of somebody's may wait for their first game, and what makes room."""
    return f"{number} of your chouettes have not begun. Start or close one first: `/turns` lists them."


def not_here() -> str:
    """Return why somebody who is not on the server cannot be challenged."""
    return "They are not on this server, so they could not see the board. Challenge somebody who is."


def channel_busy(table: Table, reader: int | None) -> str:
    """Return what is going on in the channel."""
    if reader is None:
        return (
            f"This channel's table is taken: {sentences.title(table)}. "
            "Type `/challenge`: that opens a thread for yours."
        )
    finish = "End that session with `/end`" if table.is_between_games else "Finish that first"
    return (
        f"You have a table here already: {sentences.title(table)}. "
        f"{finish}, or type `/challenge`: that opens a thread for another."
    )


def already_handled() -> str:
    """Return why the same interaction is not carried out again."""
    return "That was done already; see the live board with `/board`."


def cannot_post(missing: list[str]) -> str:
    """Return which permissions the bot lacks."""
    return (
        f"I cannot show a board here: I lack {listed(missing)} in this channel. "
        "Ask somebody who runs the server to allow it, or play in another channel."
    )


def now(table: Table, reader: int | None) -> str:
    """Return what can be done now, and by whom; or how it ended."""
    match table.status:
        case Status.PLAYING if table.is_between_games:
            go_on = "Press **Next game** or **End session**, or type `/next` or `/end`."
            return f"{sentences.result(table)} {go_on}"
        case Status.PLAYING:
            player = table.must_act[0]
            whose = "your" if player == reader else f"{name(table.players[player])}'s"
            return f"It is {whose} turn {sentences.task(table.game)}."
        case Status.CHALLENGE:
            return not_seated(table, reader)
        case Status.OVER:
            return sentences.outcome(table)
        case Status.CLOSED:
            return _what_became_of(table)


def _what_became_of(table: Table) -> str:
    is_abandoned = table.state.challenge.withdrawal is Withdrawal.ERASED
    return sentences.abandoned(table) if is_abandoned else sentences.challenge_line(table)


def illegal_action(table: Table, player: int, action: object) -> str:
    """Return why a player cannot do that, where the rules of the cube say why, and what he may do instead."""
    possible = legal_actions(table.game, player)
    if not possible:
        return out_of_turn(table, player)
    words = [ANSWERS.get(kind, kind.value) for kind in kinds_in_order(possible)]
    offers = [action.kind for action in possible if isinstance(action, OfferResignation)]
    if offers and min(offers) is not WinKind.SINGLE:
        words[words.index(Kind.RESIGN)] = f"resign {sentences.KINDS[min(offers)]}"
    why = no_turn_of_cube(table, player, action) or "That is not possible now."
    return f"{why} You may {listed(words, 'or')}."


def not_between_games(table: Table, reader: int | None) -> str:
    """Return when the next game of a session can be started, or the session ended."""
    if table.status is not Status.PLAYING:
        return out_of_turn(table, reader)
    if table.sheet.is_match:
        return f"A match is played to its end, and its games follow by themselves. {now(table, reader)}"
    return f"A game is being played; the session can go on, or end, after it. {now(table, reader)}"


def opponent_gone(_table: Table, _reader: int | None) -> str:
    """Return why there is no rematch, and how to play on."""
    return "Your opponent has left and can play no more. Challenge somebody else with `/challenge`."


def same_sheet(_table: Table, _reader: int | None) -> str:
    """Return what to do with a sheet that one agrees with."""
    return "That is what is offered already: accept it, or propose something else."
