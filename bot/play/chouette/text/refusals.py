"""Why the rules of a chouette do not allow something, and what the reader may do instead."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.engine import AnswerOffer, Side, WinKind
from bot.engine import actions as board_actions
from bot.engine.chouette import (
    AcceptProposal,
    AgreeToStake,
    Chouette,
    ChouettePhase,
    DoubleRule,
    GiveExtra,
    Hold,
    InPlaceOf,
    KeepExtras,
    NotAllowed,
    PlayAlone,
    RefuseProposal,
    Release,
    ReplyToBox,
    Retract,
    SeekPartner,
    StartGame,
    TakeBackDouble,
    TakeRule,
    WithdrawProposal,
    cubes_to_offer,
    decisions,
    why_not,
)
from bot.engine.chouette.people import bets_played_by
from bot.engine.keys import PlayerId
from bot.engine.refusal import Reason, Refusal
from bot.play import errors
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import status as status_text
from bot.play.chouette.text.people import Names, all_named, called
from bot.play.explanations import explains, explains_at, says
from bot.play.text.words import KINDS, count, listed, to_answer
from bot.text.catalogue import phrase

CAN_DO: Final[Mapping[type, str]] = {
    board_actions.MakePlay: "play your roll",
    board_actions.RollDice: "roll",
    board_actions.OfferDouble: "double",
    TakeBackDouble: "take back a double",
    Hold: "ask to wait with the roll",
    Release: "let the roll go",
    GiveExtra: "give an extra cube, or not",
    KeepExtras: "keep the extra cubes",
    Retract: "pass after all",
    InPlaceOf: "answer for whom you are proxy",
    SeekPartner: "ask for a partner",
    PlayAlone: "play alone",
    ReplyToBox: "say whether to be the box's partner",
    StartGame: "start the game",
    AgreeToStake: "agree to the stake",
    AcceptProposal: "accept what is proposed to you",
    RefuseProposal: "refuse it",
    WithdrawProposal: "withdraw what you proposed",
}
"""What moves the game on; coming, going and instructions, possible at any time, are left out here."""


def now(chouette: Chouette, names: Names, player: PlayerId | None) -> str:
    """Such as "It waits for Ben to play 3-1."."""
    match chouette.step:
        case ChouettePhase.LOBBY:
            return f"The first game has not begun; {called(names, chouette.host)} starts it."
        case ChouettePhase.BETWEEN:
            starters = dict.fromkeys(one for one in (chouette.box, chouette.host) if one is not None)
            return f"No game is in play; {all_named(names, starters, 'or')} starts the next."
        case ChouettePhase.CLOSED:
            return "This chouette is over. Open another with `/chouette start`."
        case _:
            return _awaited(chouette, names, player)


def _awaited(chouette: Chouette, names: Names, player: PlayerId | None) -> str:
    waited = decisions(chouette)
    players = dict.fromkeys(decision.player for decision in waited)
    if not players:
        return "The autopilot plays."
    whom = [called(names, each) for each in players if each != player]
    task = status_text.task(chouette, waited[0])
    if waited[0].player == player and _has_doubled_all(chouette, player):
        task = "to roll"
    return f"It waits for {listed([*(['you'] if player in players else []), *whom])} {task}."


def _has_doubled_all(chouette: Chouette, player: PlayerId) -> bool:
    """Whether the reader has nothing left to double before the roll; nobody else may know it."""
    return chouette.step is ChouettePhase.CUBE and set(cubes_to_offer(chouette, player)) <= set(
        chouette.current.window.offers
    )


def you_may(possible: Iterable[object]) -> str:
    """What somebody may do now to move the game on: "You may take or pass."; "" if nothing."""
    words = list(dict.fromkeys(_words(possible)))
    return f"You may {listed(words, 'or')}." if words else ""


def _words(possible: Iterable[object]) -> Iterator[str]:
    for one in possible:
        if isinstance(one, board_actions.AnswerOffer):
            yield to_answer(one.answer)
        elif type(one) in CAN_DO:
            yield CAN_DO[type(one)]


INSTEAD: Final[Mapping[str, str]] = {
    "challenge": "Challenge in another channel, or join this one with `/chouette join`.",
    "resign": "Concede a bet with `/chouette concede`.",
    "end": "The host ends it with `/chouette close`.",
    "next": "The box or the host presses **Next game**.",
    "rematch": "The next game begins by itself, or when the box presses **Next game**.",
    "orders": "Leave instructions under **My seat**.",
    "clock": "Its time is on the rule sheet: each decision has its hours.",
    "takeback": "Nothing is taken back in it; doubles and answers may be changed until they are shown.",
}
"""What a chouette has instead of a heads-up command."""


def chouette_here(command: str = "") -> str:
    what = f"`/{command}` is for two players" if command else "that is for two players"
    return f"A chouette is played here, and {what}. {INSTEAD.get(command.partition(' ')[0], SEE_CHOUETTE)}"


SEE_CHOUETTE: Final = "Everything about it is under `/chouette`."


@explains(errors.TooManyLobbies)
def too_many_lobbies(error: errors.TooManyLobbies) -> str:
    return f"{error.number} of your chouettes have not begun. Start or close one first: `/turns` lists them."


@explains_at(ChouetteTable, errors.ChannelBusy)
def channel_busy(table: ChouetteTable, _player: PlayerId | None) -> str:
    title = status_text.title(table.chouette, table.players)
    return f"This channel's table is taken: {title}. Play in another channel, or in a thread."


@explains_at(ChouetteTable, errors.NotSeated)
def not_at_table(table: ChouetteTable, _player: PlayerId | None = None) -> str:
    """For somebody without a seat: how to join."""
    if table.chouette.is_closed:
        return "This chouette is over. Open another with `/chouette start`."
    host = called(table.players, table.chouette.host)
    return f"You do not play in {host}'s chouette. Join it with `/chouette join`; its board is open to all."


@explains_at(ChouetteTable, errors.StaleBoard)
def stale(table: ChouetteTable, player: PlayerId | None) -> str:
    return f"That board is out of date. {now(table.chouette, table.players, player)}"


def no_bet_with(player: PlayerId, others: Sequence[PlayerId], names: Names) -> str:
    instead = (
        f"You may with {listed([called(names, other) for other in others], 'or')}." if others else NO_BET
    )
    return f"You have no bet with {called(names, player)} that still runs. {instead}"


NO_BET: Final = "You have none with anybody at the moment."


NEVER_PROXY: Final = "{who} cannot be your proxy: it must be a member who is here, and not on the box's side."


def not_your_proxy(player: PlayerId, names: Names) -> str:
    return NEVER_PROXY.format(who=called(names, player))


@explains_at(ChouetteTable, errors.NothingToSuggest)
def nothing_to_suggest(table: ChouetteTable, player: PlayerId | None) -> str:
    return f"{phrase('advice-no-roll')} {now(table.chouette, table.players, player)}"


@explains_at(ChouetteTable, errors.SuggestionVoid)
def suggestion_void(table: ChouetteTable, player: PlayerId | None) -> str:
    return f"{phrase('advice-played-since')} {now(table.chouette, table.players, player)}"


@explains_at(ChouetteTable, errors.NotBegun)
def not_begun(table: ChouetteTable, _player: PlayerId | None) -> str:
    return f"No game was played in this chouette yet. {now(table.chouette, table.players, None)}"


def no_ledger() -> str:
    return "No chouette was settled on this server yet. Open one with `/chouette start`."


says(errors.TooLate, "No game of this chouette follows. Open another with `/chouette start`.", ChouetteTable)


@explains_at(ChouetteTable, errors.NoSuchGame)
def no_such_game(table: ChouetteTable, _player: PlayerId | None) -> str:
    number = table.chouette.number
    if number == 0:
        return "This chouette has not begun: leave the game's number out."
    if number == 1:
        return "This chouette has one game: leave the game's number out."
    return f"This chouette has {count(number, 'game')}: choose 1 to {number}."


DOUBLE_RULES: Final = {
    DoubleRule.MUST_INCLUDE_CAPTAIN: "whoever the box doubles, the captain must be doubled too",
    DoubleRule.ALL: "the box doubles all cubes that it may turn, or none",
}
TAKE_RULES: Final = {
    TakeRule.HALF_OF_INITIAL: "of first doubles by the whole team the box takes at least half, or none",
    TakeRule.ALL_OR_NONE: "the box takes all cubes that are offered together, or none",
    TakeRule.MUST_TAKE_CAPTAIN: "if the box takes any cube, it takes the captain's too",
}


def not_allowed(error: NotAllowed, names: Names) -> str:
    """Why a player may not do something, for that player to read, and what is possible instead."""
    refusal = why_not(error.chouette, error.player, error.action)
    sentence = SENTENCES[refusal.reason]
    if isinstance(sentence, str):
        said = sentence.format(who=all_named(names, refusal.who), number=refusal.number)
    else:
        said = sentence(error, refusal, names)
    if not _is_about_now(error, refusal.reason):
        return said
    return f"{said} {you_may(error.possible) or now(error.chouette, names, error.player)}"


def _is_about_now(error: NotAllowed, reason: Reason) -> bool:
    """Whether it helps to list what is possible; not for the box, which answers many cubes at once."""
    chouette = error.chouette
    if isinstance(error.action, AnswerOffer) and reason in OF_RAISES:
        return bets_played_by(chouette, error.player) != chouette.current.box
    return reason in ABOUT_NOW


def _too_few(error: NotAllowed, refusal: Refusal, _: Names) -> str:
    missing = "one more has" if refusal.number == 1 else f"{refusal.number} more have"
    which = "A game needs two players" if error.chouette.number else "The first game needs three players"
    return f"{which}: {missing} to join with `/chouette join`."


def _host_or_box(_: NotAllowed, refusal: Refusal, names: Names) -> str:
    first, *others = (called(names, player) for player in refusal.who)
    if not others:
        return f"Only {first} may start the game."
    return f"Only the box, {first}, or the host, {others[0]}, may start the game."


def _no_game(error: NotAllowed, _: Refusal, names: Names) -> str:
    return f"That is possible only in a game. {now(error.chouette, names, error.player)}"


def _not_the_mover(error: NotAllowed, refusal: Refusal, names: Names) -> str:
    side = "box" if error.chouette.game.on_roll is Side.WHITE else "team"
    who = all_named(names, refusal.who) if refusal.who else "The autopilot"
    return f"{who} rolls and moves for the {side} now."


def _other_owns_cube(error: NotAllowed, refusal: Refusal, names: Names) -> str:
    holds = "the other side" if error.chouette.sheet.is_single else all_named(names, refusal.who)
    return f"That cube is held by {holds}, who alone may double with it."


def _double_rule(error: NotAllowed, refusal: Refusal, names: Names) -> str:
    rule = error.chouette.sheet.double_rule
    is_captains = rule is DoubleRule.MUST_INCLUDE_CAPTAIN
    add = f"{all_named(names, refusal.who)}'s cube" if is_captains else "the others"
    what = DOUBLE_RULES.get(rule, "only some cubes go together")
    return f"At this table {what}. Add {add}, or take your doubles back."


def _take_rule(error: NotAllowed, _: Refusal, __: Names) -> str:
    what = TAKE_RULES.get(error.chouette.sheet.take_rule, "only some answers go together")
    return f"At this table {what}. Choose for all of them together."


def _no_bet_left(_: NotAllowed, refusal: Refusal, names: Names) -> str:
    whose = "the one that does" if refusal.number == 1 else "those that do"
    who = all_named(names, refusal.who)
    return f"You have no bet that still runs. Only {who} may settle or concede {whose}."


def _anothers_bet(error: NotAllowed, refusal: Refusal, names: Names) -> str:
    bet = error.chouette.game.bets[refusal.number or 0]
    white, black = (called(names, player) for player in bet.players)
    who = all_named(names, refusal.who)
    return f"That bet is between {white} and {black}. Only {who} may settle or concede it."


def _too_many_points(_: NotAllowed, refusal: Refusal, __: Names) -> str:
    here = "" if refusal.number is None else f", here {refusal.number} points"
    return f"A settlement is at most three times the cube{here}: propose fewer."


def _nobody_answers(_: NotAllowed, refusal: Refusal, names: Names) -> str:
    kind = None if refusal.number is None else KINDS[WinKind(refusal.number)]
    what = f"you may only concede {kind}, all that this game can cost" if kind else "play on"
    return f"Nobody answers for {all_named(names, refusal.who)}, who is gone: {what}."


SENTENCES: Final[Mapping[Reason, str | Callable[[NotAllowed, Refusal, Names], str]]] = {
    Reason.NOT_NOW: "That is not possible now.",
    Reason.OTHER_ON_ROLL: "You double before your own side rolls, and now the other side is on roll.",
    Reason.OTHER_OWNS_CUBE: _other_owns_cube,
    Reason.OVER_CAP: "A cube goes no higher than {number} at this table.",
    Reason.NO_BEAVERS: "This table plays without beavers.",
    Reason.NO_RACCOONS: "This table plays without raccoons.",
    Reason.CLOSED: "This chouette is over. Open another with `/chouette start`.",
    Reason.SEATED: "You are at this table already. To leave it, type `/chouette leave`.",
    Reason.WAITING: "You are on the waiting list already, as number {number}, and need not join again.",
    Reason.AWAY: "You are away: type `/chouette back` to be dealt in again.",
    Reason.STILL_LEAVING: "You are leaving: once this game is over you can join again.",
    Reason.NOT_SEATED: "You do not play in this chouette. Join it with `/chouette join`.",
    Reason.NOT_AWAY: "You are not away, so you need not come back.",
    Reason.NOT_DEALT_IN: "You are not dealt in yet. To give up your place, type `/chouette leave`.",
    Reason.NO_GAME_YET: (
        "Nobody is away before the first game. To give up your place, type `/chouette leave`."
    ),
    Reason.IN_GAME: "Game {number} is in play: that is possible once it is over.",
    Reason.NO_GAME: _no_game,
    Reason.LAST_ALREADY: "The last game is announced already. Take it back with `/chouette last when:off`.",
    Reason.NOT_LAST: "No last game is announced, so there is nothing to take back.",
    Reason.TOO_FEW: _too_few,
    Reason.HOST_ONLY: "Only the host may do that: ask {who}.",
    Reason.HOST_OR_BOX: _host_or_box,
    Reason.TOO_SMALL: (
        "{number} players sit at this table, so `max_players` cannot be less: choose {number} or more."
    ),
    Reason.HAS_LEFT: (
        "You have left: others act for you until this game is over. After it you may join again."
    ),
    Reason.IS_AWAY: (
        "You are away: others act for you in this game. With `/chouette back` you play again in the next."
    ),
    Reason.IS_RETURNING: (
        "You are back, but others act for you to the end of this game. You play again in the next."
    ),
    Reason.WAS_SILENT: (
        "You were silent for too long: others act for you in this game. You play again in the next."
    ),
    Reason.SHARES_RESULT: "You share {who}'s result in this game, and have no cube of your own.",
    Reason.NOT_IN_GAME: ("You do not play in this game; you are dealt in when it is over and there is room."),
    Reason.OUT_OF_GAME: "Your bet is over in this game; you play again in the next.",
    Reason.NOT_THE_MOVER: _not_the_mover,
    Reason.NO_PROXY: (
        "You answer for yourself alone. For another you may answer once you are named with `/chouette proxy`."
    ),
    Reason.BOX_HAS_NO_PROXY: (
        "The box has no proxy: it answers for itself. You may go away with `/chouette away`."
    ),
    Reason.NO_PROXY_NAMED: "You have named no proxy. Name one with `/chouette proxy`.",
    Reason.OWN_PROXY: "You answer for yourself as it is: name another member as your proxy.",
    Reason.PROXY_ALREADY: "{who} may answer for you already.",
    Reason.NEVER_PROXY: NEVER_PROXY,
    Reason.NOT_YOUR_CUBE: "That is not your cube: you double only with your own.",
    Reason.ANOTHERS_CUBE: "That is {who}'s cube: you double only with your own.",
    Reason.CAPTAIN_DOUBLES: "With one cube for all only the captain, {who}, doubles.",
    Reason.NOT_DOUBLED: "You have not doubled with that cube, so there is nothing to take back.",
    Reason.DOUBLED_ALREADY: "You have doubled with that cube already.",
    Reason.ROLL_ASKED_FOR: "The roll was asked for, so your doubles stand as they are.",
    Reason.NOT_ASKED: "No double on that cube awaits your answer.",
    Reason.CAPTAIN_FOLLOWS: "You are the captain, and follow nobody.",
    Reason.ANSWER_SHOWN: "Your answer is shown already, and stands.",
    Reason.CAPTAIN_LAST: (
        "At this table the captain answers last: you are asked once the others have answered."
    ),
    Reason.CAPTAIN_FIRST: "At this table the captain answers first: you are asked after {who}.",
    Reason.DOUBLE_RULE: _double_rule,
    Reason.TAKE_RULE: _take_rule,
    Reason.BET_OVER: "That bet is over. Settle, or concede, one that still runs.",
    Reason.NO_BET_LEFT: _no_bet_left,
    Reason.ANOTHERS_BET: _anothers_bet,
    Reason.OFFER_OPEN: "That cube is offered: its double must be answered before the bet can be settled.",
    Reason.NO_SETTLEMENTS: ("This table does not settle. You may concede a bet with `/chouette concede`."),
    Reason.TOO_MANY_POINTS: _too_many_points,
    Reason.NOBODY_ANSWERS: _nobody_answers,
    Reason.NOTHING_PROPOSED: (
        "Nothing like that is open on this bet: propose something, or concede more than was refused."
    ),
    Reason.NO_PROPOSAL_LEFT: "That proposal is answered or withdrawn by now.",
    Reason.ANSWERED_BY_OTHER: "You proposed that: {who} answers it, and you may withdraw it.",
    Reason.PROPOSED_BY_YOU: "What you proposed on that bet is still open: withdraw it first.",
    Reason.PROPOSED_TO_YOU: "{who} has proposed something on that bet: accept or refuse it first.",
}
"""A sentence for each reason, except those of matches and games without a cube."""
OF_RAISES: Final = {Reason.OVER_CAP, Reason.NO_BEAVERS, Reason.NO_RACCOONS}
ABOUT_NOW: Final = {
    *OF_RAISES,
    Reason.NOT_NOW,
    Reason.OTHER_ON_ROLL,
    Reason.OTHER_OWNS_CUBE,
    Reason.SHARES_RESULT,
    Reason.NOT_IN_GAME,
    Reason.OUT_OF_GAME,
    Reason.NOT_THE_MOVER,
    Reason.NOT_YOUR_CUBE,
    Reason.ANOTHERS_CUBE,
    Reason.CAPTAIN_DOUBLES,
    Reason.NOT_DOUBLED,
    Reason.DOUBLED_ALREADY,
    Reason.ROLL_ASKED_FOR,
    Reason.NOT_ASKED,
    Reason.CAPTAIN_FOLLOWS,
    Reason.ANSWER_SHOWN,
    Reason.CAPTAIN_LAST,
    Reason.CAPTAIN_FIRST,
}
