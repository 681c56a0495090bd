"""Why something is refused at a table of two, and what is possible there instead; takebacks in words."""

from collections.abc import Iterator
from typing import Final

from bot.engine import IllegalAction, Played, Reason, format_moves, format_roll
from bot.engine.keys import PlayerId
from bot.play.base import errors
from bot.play.base.errors import explains, explains_at, says
from bot.play.base.table import Status
from bot.play.heads_up import results as results_text
from bot.play.heads_up import text as heads_up_text
from bot.play.heads_up.errors import (
    AlreadyAsked,
    AlreadyChallenged,
    BotChallenge,
    ChallengeOver,
    DiceThrown,
    GameEnded,
    NoAutopilot,
    NobodysTurn,
    NoClock,
    NoTakebackAsked,
    NotBetweenGames,
    NothingToTakeBack,
    NotYourChallenge,
    OpponentActed,
    OpponentGone,
    OwnTime,
    ResignLater,
    SameSheet,
    SelfChallenge,
    TakebackAsked,
    TheirTime,
    TooEarly,
    TooManyChallenges,
)
from bot.play.heads_up.table import HeadsUpTable, Takeback, Withdrawal
from bot.play.heads_up.tasks import roll_to_play, task_of
from bot.play.heads_up.text import sheet_changed
from bot.play.text.clocks import stamp
from bot.play.text.reasons import EVERYWHERE, RefusalDetails, right_now, you_can
from bot.play.text.words import mention, name
from bot.text.catalogue import listed, phrase

OF_ITS_OWN: Final = {Reason.NOT_YOUR_TURN}
"""The reasons that are said in another way than everywhere."""


def illegal_action(table: HeadsUpTable, player: PlayerId, error: IllegalAction) -> str:
    """Why the rules forbid an action, and what the player may do instead."""
    refusal = error.refusal
    if refusal.reason in OF_ITS_OWN:
        return not_playing(table, player)
    if refusal.reason is Reason.NOT_NOW and (instead := right_now(error.possible, {})):
        return instead
    told = RefusalDetails(listed([name(table.players[each]) for each in refusal.who]), refusal.number or 0)
    return f"{EVERYWHERE[refusal.reason](told)} {you_can(error.possible, {}) or whose_turn(table, player)}"


@explains_at(HeadsUpTable, errors.NotSeated)
def not_seated(table: HeadsUpTable, player: PlayerId | None) -> str:
    """For a spectator's press, or a player's before the game."""
    if table.state.game is None:
        return phrase("place-no-table") if table.status is Status.CLOSED else _not_begun(table, player)
    if table.status is Status.CLOSED:
        return whose_turn(table, player)
    return phrase("refusal-not-playing", players=heads_up_text.players(table))


def _not_begun(table: HeadsUpTable, player: PlayerId | None) -> str:
    awaited, is_counter = table.state.challenge.awaited, _is_counter(table)
    if awaited is None:
        return phrase("refusal-nobody-accepted")
    if awaited == player:
        return phrase("refusal-accept-first", is_counter=is_counter)
    return phrase("refusal-not-accepted", player=name(table.players[awaited]), is_counter=is_counter)


def _is_counter(table: HeadsUpTable) -> bool:
    """Whether a challenge was answered by another offer."""
    return table.state.challenge.offerer != table.state.challenge.challenger


@explains_at(HeadsUpTable, errors.StaleBoard)
def stale(table: HeadsUpTable, player: PlayerId | None) -> str:
    """For a press on an old board, with what of a challenge has changed since."""
    if table.status is Status.CHALLENGE:
        return sheet_changed(table, player)
    return f"{phrase('refusal-stale')} {whose_turn(table, player)}"


@explains_at(HeadsUpTable, errors.NotPlaying)
def not_playing(table: HeadsUpTable, player: PlayerId | None) -> str:
    """Tell whose turn it is, or how to go on after the game."""
    if table.status is Status.PLAYING:
        return whose_turn(table, player)
    is_last = table.status is Status.CLOSED or table.has_former_player
    more = phrase("refusal-start-another") if is_last else phrase("refusal-rematch")
    return f"{whose_turn(table, player)} {more}"


@explains_at(HeadsUpTable, ResignLater)
def resign_later(table: HeadsUpTable, player: PlayerId | None) -> str:
    return f"{phrase('refusal-resign-later')} {whose_turn(table, player)}"


@explains_at(HeadsUpTable, ChallengeOver)
def challenge_over(table: HeadsUpTable, player: PlayerId | None) -> str:
    if table.status is Status.CLOSED:
        return _what_became_of(table)
    return f"{phrase('refusal-challenge-over')} {whose_turn(table, player)}"


@explains_at(HeadsUpTable, NotYourChallenge)
def not_your_challenge(table: HeadsUpTable, player: PlayerId | None) -> str:
    """Tell who may answer the challenge, or what was proposed instead of it, and how."""
    challenge = table.state.challenge
    offerer, is_counter = name(table.players[challenge.offerer]), _is_counter(table)
    is_own = player == challenge.offerer
    if challenge.awaited is None:
        return (
            phrase("refusal-your-open-challenge")
            if is_own
            else phrase("refusal-open-challenge", offerer=offerer)
        )
    if player == challenge.awaited:
        return phrase("refusal-offer-to-you", offerer=offerer, is_counter=is_counter)
    awaited = name(table.players[challenge.awaited])
    if is_own:
        return phrase("refusal-your-offer", player=awaited, is_counter=is_counter)
    return phrase("refusal-offer", offerer=offerer, player=awaited, is_counter=is_counter)


says(SelfChallenge, lambda: phrase("refusal-self-challenge"))
says(BotChallenge, lambda: phrase("refusal-bot-challenge"))
says(OpponentGone, lambda: phrase("refusal-opponent-gone"), HeadsUpTable)
says(SameSheet, lambda: phrase("refusal-same-sheet"), HeadsUpTable)


@explains(TooManyChallenges)
def too_many_challenges(error: TooManyChallenges) -> str:
    if error.opponent is None:
        return phrase("refusal-too-many-challenges", number=error.number)
    return phrase("refusal-too-many-challenges-to", number=error.number, opponent=name(error.opponent))


@explains_at(HeadsUpTable, errors.ChannelBusy)
def channel_busy(table: HeadsUpTable, player: PlayerId | None) -> str:
    title = heads_up_text.title(table)
    if player is None:
        return phrase("refusal-channel-taken", title=title)
    is_session_to_end = table.is_between_games and not table.waits_for_start
    return phrase("refusal-channel-yours", title=title, is_between_games=is_session_to_end)


def whose_turn(table: HeadsUpTable, player: PlayerId | None) -> str:
    """Tell what can be done now, and by whom; or how it ended."""
    match table.status:
        case Status.PLAYING if table.waits_for_start:
            return f"{results_text.result(table)} {phrase('table-waits-for-start')}"
        case Status.PLAYING if table.is_between_games:
            return f"{results_text.result(table)} {phrase('refusal-between-games')}"
        case Status.PLAYING:
            return _turn_in_game(table, player)
        case Status.CHALLENGE:
            return not_seated(table, player)
        case Status.OVER:
            return results_text.outcome(table)
        case Status.CLOSED:
            return _what_became_of(table)


def _turn_in_game(table: HeadsUpTable, player: PlayerId | None) -> str:
    task, roll = task_of(table.game), roll_to_play(table.game)
    awaited = table.must_act[0]
    if awaited == player:
        return phrase("reason-your-turn", task=task, roll=roll)
    return phrase("reason-others-turn", player=name(table.players[awaited]), task=task, roll=roll)


def _what_became_of(table: HeadsUpTable) -> str:
    is_abandoned = table.state.challenge.withdrawal is Withdrawal.ERASED
    return results_text.abandoned(table) if is_abandoned else heads_up_text.challenge_line(table)


@explains_at(HeadsUpTable, NotBetweenGames)
def not_between_games(table: HeadsUpTable, player: PlayerId | None) -> str:
    if table.status is not Status.PLAYING:
        return not_playing(table, player)
    is_match = table.sheet.is_match
    goes_on = phrase("refusal-match-goes-on") if is_match else phrase("refusal-session-goes-on")
    return f"{goes_on} {whose_turn(table, player)}"


@explains_at(HeadsUpTable, errors.NotBegun)
def not_begun(table: HeadsUpTable, _player: PlayerId | None) -> str:
    return phrase("refusal-not-begun", table=table.id)


def challenged_directly(table: HeadsUpTable) -> str:
    opponent = table.state.challenge.opponent
    if opponent is None:
        return phrase("refusal-challenged-directly-unnamed")
    return phrase("refusal-challenged-directly", opponent=name(table.players[opponent]))


@explains_at(HeadsUpTable, AlreadyChallenged)
def already_challenged(table: HeadsUpTable, _reader: PlayerId | None) -> str:
    opponent = table.state.challenge.opponent
    if opponent is None:
        return phrase("refusal-challenged-them-already")
    return phrase("refusal-challenged-already", opponent=name(table.players[opponent]))


@explains_at(HeadsUpTable, errors.TooLate)
def too_late(table: HeadsUpTable, _player: PlayerId | None) -> str:
    if table.status is Status.PLAYING:
        return phrase("refusal-words-too-late")
    return f"{results_text.outcome(table)} {phrase('refusal-words-later')}"


@explains_at(HeadsUpTable, errors.NoSuchGame)
def no_such_game(table: HeadsUpTable, _player: PlayerId | None) -> str:
    if table.number == 1:
        return phrase("refusal-one-game", table=table.id)
    return phrase("refusal-games", table=table.id, games=table.number)


# Takebacks


def takeback_asked_for() -> str:
    return phrase("takeback-asked")


def takeback_granted() -> str:
    return phrase("takeback-granted")


def takeback_refused() -> str:
    return phrase("takeback-refused")


def takeback_lines(table: HeadsUpTable) -> Iterator[str]:
    """Tell of a takeback that was requested or refused."""
    takeback = table.state.takeback
    if takeback is None or table.status is not Status.PLAYING:
        return
    asked = next(player for player in table.players.values() if player.id != takeback.player)
    player, play = name(table.players[takeback.player]), _play(table, takeback)
    if takeback.is_refused and play:
        yield phrase("takeback-denied-play", asked=name(asked), play=play)
    elif takeback.is_refused:
        yield phrase("takeback-denied-double", asked=name(asked))
    elif play:
        yield phrase("takeback-wanted-play", asked=mention(asked), player=player, play=play)
    else:
        yield phrase("takeback-wanted-double", asked=mention(asked), player=player)


def _play(table: HeadsUpTable, takeback: Takeback) -> str:
    """The play to take back, which no other has followed: "3-1: 8/5 6/5"; "" for a double."""
    last = table.game.last_play
    if takeback.is_double or last is None:
        return ""
    play = Played(last.side, last.roll, last.moves)
    return f"{format_roll(play.roll)}: {format_moves(play.moves)}"


says(NothingToTakeBack, lambda: phrase("refusal-no-takeback"), HeadsUpTable)
says(DiceThrown, lambda: phrase("refusal-dice-thrown"), HeadsUpTable)


@explains_at(HeadsUpTable, OpponentActed)
def opponent_acted(table: HeadsUpTable, player: PlayerId | None) -> str:
    others = [name(each) for each in table.players.values() if each.id != player]
    return phrase("refusal-opponent-acted", opponent=others[0])


@explains_at(HeadsUpTable, GameEnded)
def game_ended(table: HeadsUpTable, _player: PlayerId | None) -> str:
    if table.status is Status.PLAYING and not table.is_between_games:
        return phrase("refusal-next-game-begun", number=table.number)
    return phrase("refusal-game-ended")


@explains_at(HeadsUpTable, TakebackAsked)
def takeback_asked(table: HeadsUpTable, _player: PlayerId | None) -> str:
    takeback = table.state.takeback
    return phrase("refusal-takeback-asked", is_refused=takeback is not None and takeback.is_refused)


@explains_at(HeadsUpTable, NoTakebackAsked)
def no_takeback_asked(table: HeadsUpTable, player: PlayerId | None) -> str:
    others = [name(each) for each in table.players.values() if each.id != player]
    return f"{phrase('refusal-no-takeback-to-answer', opponent=others[0])} {whose_turn(table, player)}"


# The clock


says(NoClock, lambda: phrase("refusal-no-clock"), HeadsUpTable)


@explains_at(HeadsUpTable, NoAutopilot)
def no_autopilot(table: HeadsUpTable, player: PlayerId | None) -> str:
    return f"{phrase('refusal-no-autopilot')} {whose_turn(table, player)}"


@explains_at(HeadsUpTable, NobodysTurn)
def nobodys_turn(table: HeadsUpTable, player: PlayerId | None) -> str:
    return f"{phrase('refusal-nobodys-time')} {whose_turn(table, player)}"


@explains_at(HeadsUpTable, OwnTime)
def own_time(table: HeadsUpTable, _player: PlayerId | None) -> str:
    opponent = listed([name(each) for key, each in table.players.items() if key not in table.must_act])
    if _is_resting(table):
        return phrase("refusal-time-rests", opponent=opponent, is_own=True)
    due, soon = _until(table)
    return phrase("refusal-own-time", opponent=opponent, due=due, soon=soon)


@explains_at(HeadsUpTable, TheirTime)
def their_time(table: HeadsUpTable, _player: PlayerId | None) -> str:
    if _is_resting(table):
        return phrase("refusal-time-rests", opponent=_awaited(table), is_own=False)
    due, soon = _until(table)
    return phrase("refusal-their-time", opponent=_awaited(table), due=due, soon=soon)


@explains_at(HeadsUpTable, TooEarly)
def too_early(table: HeadsUpTable, _player: PlayerId | None) -> str:
    if _is_resting(table):
        return phrase("refusal-time-rests", opponent=_awaited(table), is_own=False)
    due, soon = _until(table)
    return phrase("refusal-too-early", opponent=_awaited(table), due=due, soon=soon)


@explains_at(HeadsUpTable, AlreadyAsked)
def already_asked(table: HeadsUpTable, _player: PlayerId | None) -> str:
    if _is_resting(table):
        return phrase("refusal-time-asked-rests")
    due, soon = _until(table)
    return phrase("refusal-time-asked", due=due, soon=soon)


def _awaited(table: HeadsUpTable) -> str:
    return name(table.players[table.must_act[0]])


def _is_resting(table: HeadsUpTable) -> bool:
    return table.time is not None and table.time.is_resting


def _until(table: HeadsUpTable) -> tuple[str, str]:
    """When the running time is out, and how far away that is; nobody asks where none runs."""
    if table.time is None:
        raise ValueError(f"no time runs at table {table.id}")
    return stamp(table.time.due, "f"), stamp(table.time.due, "R")


def two_play_here() -> str:
    return phrase("refusal-two-play-here")
