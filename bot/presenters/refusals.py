"""Why the bot refuses something, and what is possible instead: a sentence or two, to one person only."""

import re

from bot.engine import OfferResignation, WinKind, legal_actions
from bot.engine import errors as engine
from bot.presenters import sentences
from bot.presenters.buttons import Kind, kinds_in_order
from bot.presenters.names import name
from bot.table import Status, Table

NOTATION_EXAMPLE = "`8/5 6/5`, `13/8(2)`, `bar/20*` or `6/off`"
UPWARD = re.compile(r"([1-9]|1[0-9]|2[0-4])/([1-9]|1[0-9]|2[0-4])")
DOUBLES = 4
ANSWERS = {Kind.AGREE: "accept the resignation", Kind.REFUSE: "refuse it"}


def no_table() -> str:
    """Return what to do where nothing is played."""
    return "Nothing is being played in this channel. Start with `/challenge`."


def not_seated(table: Table, reader: int | None) -> str:
    """Return why a spectator's press does nothing, or a player's before the game."""
    if table.state.game is None:
        return no_table() if table.status is Status.CLOSED else _not_begun(table, reader)
    return f"Only {sentences.title(table)} play at this table. You can look at it with `/board`."


def _not_begun(table: Table, reader: int | None) -> str:
    challenge = table.state.challenge
    challenger = name(table.players[challenge.challenger])
    if challenge.opponent is None:
        return f"The game has not begun: nobody has accepted {challenger}'s challenge yet."
    if challenge.opponent == reader:
        return f"The game has not begun: accept {challenger}'s challenge first."
    invited = name(table.players[challenge.opponent])
    return f"The game has not begun: {invited} has not accepted {challenger}'s challenge yet."


def stale(table: Table, reader: int | None) -> str:
    """Return why a press on an old board does nothing."""
    return f"That board is out of date. {now(table, reader)}"


def out_of_turn(table: Table, reader: int | None) -> str:
    """Return whose turn it is, or how to go on after the game."""
    if table.status is Status.PLAYING:
        return now(table, reader)
    return f"The game is over. {now(table, reader)} Press **Rematch**, or start another with `/challenge`."


def challenge_over(table: Table, reader: int | None) -> str:
    """Return what became of the challenge."""
    if table.status is Status.CLOSED:
        return sentences.challenge_line(table)
    return f"That challenge was accepted already. {now(table, reader)}"


def not_your_challenge(table: Table, reader: int | None) -> str:
    """Return who may answer the challenge, and how."""
    challenge = table.state.challenge
    challenger = "you" if reader == challenge.challenger else name(table.players[challenge.challenger])
    if challenge.opponent is None:
        whom = "anyone"
        answer = "anyone else may accept" if challenger == "you" else "you may accept"
    else:
        whom = "you" if reader == challenge.opponent else name(table.players[challenge.opponent])
        answer = f"{whom} may accept or decline"
    head = "You made this challenge" if challenger == "you" else f"{challenger} challenged {whom}"
    return f"{head}: {answer}, {challenger} may withdraw."


def self_challenge() -> str:
    """Return why one cannot play oneself."""
    return (
        "You cannot play against yourself. Challenge a friend, or leave the name out: then anyone may accept."
    )


def bot_challenge() -> str:
    """Return why a bot cannot be challenged."""
    return "Bots do not play here. Challenge a person, or leave the name out: then anyone may accept."


def not_here() -> str:
    """Return why somebody who is not on the server cannot be challenged."""
    return "They are not on this server, so they could not see the board. Challenge somebody who is."


def channel_busy(table: Table, reader: int | None) -> str:
    """Return what is going on in the channel."""
    if reader is None:
        return (
            f"This channel's table is taken: {sentences.title(table)}. "
            "Challenge in another channel, or wait until they are done."
        )
    return (
        f"You have a table here already: {sentences.title(table)}. Finish that first, or use another channel."
    )


def already_handled() -> str:
    """Return why the same interaction is not carried out again."""
    return "That was done already; see the live board with `/board`."


def cannot_post(missing: list[str]) -> str:
    """Return which permissions the bot lacks."""
    return (
        f"I cannot show a board here: I lack {_listed(missing)} in this channel. "
        "Ask somebody who runs the server to allow it, or play in another channel."
    )


def broken() -> str:
    """Return what to say when something failed that should not."""
    return "Something went wrong on my side. Nothing that was saved is lost: look at the table with `/board`."


def unknown_button() -> str:
    """Return what to do about a button that this version does not know."""
    return "I do not know that button any more. The live board has new ones: `/board`."


def not_shown() -> str:
    """Return what to say when a change was saved and Discord does not take its board."""
    return "That is saved, but I cannot show the board here now. I keep trying; `/board` shows it to you."


def saved() -> str:
    """Return what to say when a change was saved, and what came of it cannot be read."""
    return "That is saved. Look at the table with `/board`."


def unavailable() -> str:
    """Return what to say when nothing can be saved at present."""
    return "I cannot save anything at the moment, so nothing was changed. Please try again in a few minutes."


def now(table: Table, reader: int | None) -> str:
    """Return what can be done now, and by whom."""
    if table.status is not Status.PLAYING:
        return sentences.result(table) if table.status is Status.OVER else not_seated(table, reader)
    player = table.must_act[0]
    whose = "your" if player == reader else f"{name(table.players[player])}'s"
    return f"It is {whose} turn {sentences.task(table.game)}."


def illegal_action(table: Table, player: int) -> str:
    """Return what a player may do instead."""
    possible = legal_actions(table.game, player)
    if not possible:
        return out_of_turn(table, player)
    words = [ANSWERS.get(kind, kind.value) for kind in kinds_in_order(possible)]
    offers = [action.kind for action in possible if isinstance(action, OfferResignation)]
    if offers and min(offers) is not WinKind.SINGLE:
        words[words.index(Kind.RESIGN)] = f"resign {sentences.KINDS[min(offers)]}"
    return f"That is not possible now. You may {_listed(words, 'or')}."


def not_understood(error: engine.InvalidInput) -> str:
    """Return what could not be read, with an example."""
    match error:
        case engine.AmbiguousNotation():
            return (
                f"That can be played in different ways: {_listed([f'`{way}`' for way in error.ways], 'or')}?"
            )
        case engine.InvalidNotation() if match := UPWARD.fullmatch(error.part):
            low, high = sorted(match.groups(), key=int)
            return f"Checkers move to lower points: `{high}/{low}`, not `{error.part}`."
        case engine.InvalidNotation() if error.part:
            return f"I do not understand `{_code(error.part)}`. Write a play like {NOTATION_EXAMPLE}."
        case engine.InvalidNotation():
            return f"Write a play like {NOTATION_EXAMPLE}."
        case _:
            return f"I do not understand `{_code(str(error.given))}`: {error.reason}."


def illegal_play(error: engine.IllegalPlay) -> str:
    """Return why a play is illegal, as a friend at the board would."""
    match error:
        case engine.NoLegalPlay():
            return "There is no legal play: the turn passes."
        case engine.CheckersOnBar(count=1):
            return "One checker is still on the bar."
        case engine.CheckersOnBar():
            return f"{error.count} checkers are still on the bar."
        case engine.TooManyMoves():
            return f"That is more than this roll allows: {sentences.count(error.allowed, 'checker move')}."
        case engine.MustPlayMore():
            return _must_play_more(error)
        case _:
            return _wrong_move(error)


def _wrong_move(error: engine.IllegalPlay) -> str:  # noqa: PLR0911 - a match
    """Return why one checker cannot move so."""
    match error:
        case engine.NoCheckerOnPoint():
            return f"You have no checker left on {_place(error.point)}."
        case engine.PointBlocked():
            return f"The {error.point} point is blocked."
        case engine.DieNotRolled():
            left = " and ".join(str(die) for die in error.left)
            way = f"from {_place(error.source)} to {_place(error.target)}"
            return f"It is {sentences.count(error.distance, 'pip')} {way}; you have {left or 'no die'} left."
        case engine.NothingToHit():
            return f"There is nothing to hit on the {error.point} point."
        case engine.NotAllHome():
            return f"You cannot bear off yet: your checker on {_place(error.rearmost)} is not home."
        case engine.MustMoveFromHigherPoint():
            behind = f"while you have a checker on {_place(error.rearmost)}"
            return f"A {error.die} cannot bear off from {_place(error.point)} {behind}."
        case _:
            return f"That is not a legal play: {error.reason}."


def _must_play_more(error: engine.MustPlayMore) -> str:
    match error:
        case engine.MustPlayMoreDice():
            how_many = "all four" if error.required == DOUBLES else f"{error.required} of the four"
            return f"You must play {how_many}: {error.example}."
        case engine.MustPlayHigherDie():
            return f"Only one die can be played, so it must be the {error.die}: {error.example}."
        case _:
            return f"You must play both dice: {error.example}."


def _place(point: int) -> str:
    return {25: "the bar", 0: "off"}.get(point, f"the {point} point")


def _listed(words: list[str], conjunction: str = "and") -> str:
    """Return "a", "a and b" or "a, b and c"."""
    return f" {conjunction} ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def _code(text: str) -> str:
    """Return text that stands between backticks: without any of its own, and not too long."""
    return text.replace("`", "'")[:60]
