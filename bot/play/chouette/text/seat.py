"""My seat in words: the player's role, the score, what they may do now, and what a gammon costs."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.engine import Bet, Cube, Game, OfferStage, Side, WinKind
from bot.engine.chouette import (
    BoxForfeited,
    Chouette,
    ChouetteGame,
    ChouettePhase,
    CubeAnswer,
    Instruction,
    Proposal,
    Substituted,
    WentAway,
    answers_proposal,
    apply,
    box_player,
    box_won_by,
    cubes_to_offer,
    is_present,
    main_bet,
    mover,
    seen_by,
)
from bot.engine.chouette.answers import answer_to, is_awaited, offers_due
from bot.engine.chouette.line import free_seats
from bot.engine.chouette.people import is_out
from bot.engine.chouette.settlement import substitution
from bot.engine.keys import PlayerId
from bot.engine.scoring import points_for
from bot.play.chouette.text.cubes import Stakes
from bot.play.chouette.text.people import AUTOPILOT, Names, all_named, called, signed
from bot.play.chouette.text.roles import proposed
from bot.play.text.words import count, listed, to_answer

INSTRUCTIONS: Final = {
    Instruction.HOLD: "Ask me each turn, before the captain rolls",
    Instruction.DOUBLE_WITH_CAPTAIN: "Double if the captain does",
    Instruction.TAKE: "Take when I am doubled",
    Instruction.FOLLOW: "Do as the captain does when I am doubled",
}
CHANGE_IT: Final = "Nobody else sees it; you may change it until all answers are in or the time is up."
UNTIL_FOUND: Final = "Nobody else sees it; you may change it until a partner is found."
UNTIL_THEN: Final = "Until then nobody sees that you left one, and you may answer otherwise."
ASKED_BY_NAME: Final = "The board then asks you by name, and the roll waits."
OVER: Final = "Its points stay in `/chouette ledger`."
RETURNING: Final = "You are back: others act for you to the end of this game, and you play again in the next."
NOT_HERE: Final = "You are not at this table."
LEAVING: Final = "You leave when this game is over; others act for you until then."
AWAY: Final = "You are away: others act for you, and you sit out until you come back."


def private_lines(chouette: Chouette, player: PlayerId, names: Names) -> list[str]:
    """What concerns one player, with their sealed answers and instructions: for their eyes alone."""
    if chouette.is_closed:
        return [OVER]
    return list(_lines(seen_by(chouette, player), player, names)) or [NOT_HERE]


def _lines(chouette: Chouette, player: PlayerId, names: Names) -> Iterator[str]:
    yield from _place(chouette, player)
    yield from _partner(chouette, player)
    current = chouette.round
    if current is None:
        return
    yield from _bets(chouette, current, player, names)
    yield from _coming_doubles(chouette, player, names)
    yield from _answers(current, player, names)
    yield from _instructed(chouette, player)
    yield from _left(current, player, names)
    yield from proposal_lines(chouette, player, names)


def _place(chouette: Chouette, player: PlayerId) -> Iterator[str]:
    if player in chouette.queue:
        yield _waiting(chouette, chouette.queue.index(player) + 1)
    if player in chouette.leaving:
        yield LEAVING
    elif chouette.round is not None and player in chouette.round.returning:
        yield RETURNING
    elif player in chouette.away:
        yield AWAY
    elif player in chouette.dealt and chouette.round is None:
        yield _seat(chouette, player)


def _waiting(chouette: Chouette, place: int) -> str:
    """What somebody waits for who is not dealt in: the end of the game, or a place too."""
    if place <= free_seats(chouette):
        return "You are dealt in when this game is over."
    return f"You are number {place} on the waiting list, and are dealt in when there is room."


def _seat(chouette: Chouette, player: PlayerId) -> str:
    if player == chouette.box:
        return "You are the box in the next game."
    if chouette.box is None:
        return "You are at the table."
    place = chouette.line.index(player) + 1
    return "You are captain in the next game." if place == 1 else f"You are number {place} in line."


def _partner(chouette: Chouette, player: PlayerId) -> Iterator[str]:
    for reply in chouette.search.replies if chouette.search else ():
        if reply.player == player and reply.is_yes is not None:
            yield f"You {'would' if reply.is_yes else 'would not'} be the box's partner. {UNTIL_FOUND}"


def _bets(chouette: Chouette, current: ChouetteGame, player: PlayerId, names: Names) -> Iterator[str]:
    """A player's own bets; the box's stand on the board, member by member."""
    if player == current.box:
        yield "You are the box in this game."
        if not is_present(chouette, player):
            who = box_player(chouette)
            yield f"{AUTOPILOT if who is None else called(names, who)} plays for you; the points stay yours."
    if player == current.substitute:
        yield f"You play for {called(names, current.box)}, whose points they stay."
    if player == current.partner:
        yield f"You are {called(names, current.box)}'s partner, and share half of what the box wins or loses."
    own = main_bet(current, player)
    if own is not None:
        yield f"Your bet with {called(names, current.box)}: {_bet(current, own, Side.BLACK, names)}."
    for bet in current.game.bets:
        if bet.white != current.box and player in (bet.white, bet.black):
            side = bet.side_of(player)
            other = called(names, bet.player(side.other))
            yield f"Your extra with {other}: {_bet(current, bet, side, names)}."


def _bet(current: ChouetteGame, bet: Bet, side: Side, names: Names) -> str:
    if bet.result is not None:
        won = bet.result.points if bet.result.winner is side else -bet.result.points
        return f"over, {signed(won)}"
    return cube_for(current.game.cubes[bet.cube], side, f"{called(names, bet.player(side.other))}'s")


def cube_for(cube: Cube, side: Side, theirs: str) -> str:
    """A cube as the holder of a bet on that side sees it: "cube on 2, yours", or else `theirs`."""
    if cube.offer is not None:
        by = "offered to you" if cube.offer.to is side else "offered by you"
        return f"cube {by} at {cube.accepted_value}"
    if cube.owner is None:
        return f"cube on {cube.value}, in the middle"
    return f"cube on {cube.value}, {'yours' if cube.owner is side else theirs}"


def _coming_doubles(chouette: Chouette, player: PlayerId, names: Names) -> Iterator[str]:
    """The doubles that are doubled: the box's own, an extra that the player gave, or the team's."""
    current = chouette.current
    doubled = [bet for bet in current.game.bets if bet.cube in current.window.offers and bet.is_active]
    if current.game.on_roll is Side.BLACK:
        is_rolling = player == mover(chouette) and not current.window.is_roll_pressed
        yield from _doubles_of_team([bet.black for bet in doubled], player, names, is_rolling=is_rolling)
    elif doubled and player in (current.box, current.substitute):
        yield f"You double {all_named(names, [bet.black for bet in doubled])} when you roll."
    elif doubled:
        yield "You double when the box rolls; you may take it back until then."


def _doubles_of_team(
    doubled: Sequence[PlayerId], player: PlayerId, names: Names, *, is_rolling: bool
) -> Iterator[str]:
    """That a player doubles, and which others of the team do.

    `is_rolling` means that the player is to press Roll now.
    """
    others = [member for member in doubled if member != player]
    if player in doubled and is_rolling:
        yield "You double: press **Roll** to send it; you may take it back until then."
    elif player in doubled:
        yield "You double when the captain rolls; you may take it back until then."
    if others:
        double = "double" if others[1:] else "doubles"
        too = " too" if player in doubled else ""
        yield f"{all_named(names, others)} {double}{too}; the box does not see it yet."


def _answers(current: ChouetteGame, player: PlayerId, names: Names) -> Iterator[str]:
    for given in current.answers:
        if not given.is_shown and given.answer is not None:
            offer = current.game.cubes[given.cube].offer
            is_raised = offer is not None and offer.stage is not OfferStage.DOUBLE
            what = to_answer(given.answer, is_raised=is_raised)
            yield f"{_whose(current, given, player, names)}: **{what}**. {CHANGE_IT}"
    for reply in current.lone.replies if current.lone else ():
        if reply.player == player and reply.is_yes is not None:
            what = "you give an extra cube" if reply.is_yes else "you give no extra cube"
            yield f"Your answer: **{what}**. {CHANGE_IT}"


def _instructed(chouette: Chouette, player: PlayerId) -> Iterator[str]:
    """What a player's instruction will answer, while everybody else sees them as still to answer."""
    asked = offers_due(chouette) if chouette.step is ChouettePhase.ANSWER else ()
    for offer in asked:
        answer = (
            answer_to(chouette, offer) if offer.player == player and is_awaited(chouette, offer) else None
        )
        if answer is not None:
            yield f"Your instruction will answer once all others have: **{to_answer(answer)}**. {UNTIL_THEN}"


def _whose(current: ChouetteGame, given: CubeAnswer, player: PlayerId, names: Names) -> str:
    """To which members the box answers, or for whom a proxy does."""
    if given.player == current.box:
        members = [bet.black for bet in current.game.bets if bet.cube == given.cube]
        return f"Your answer to {all_named(names, members)}"
    return "Your answer" if given.player == player else f"Your answer for {called(names, given.player)}"


def _left(current: ChouetteGame, player: PlayerId, names: Names) -> Iterator[str]:
    """What a player left for this game: instructions, and who answers for whom."""
    own = (one.instruction for one in current.standing if one.player == player != current.box)
    yield from map(instruction_line, own)
    for proxy in current.proxies:
        if proxy.member == player:
            yield f"{called(names, proxy.proxy)} may answer for you."
        if proxy.proxy == player:
            yield f"You may answer for {called(names, proxy.member)}."
    if player in current.willing:
        yield "You would play for the box, should the box go."


def instruction_line(instruction: Instruction) -> str:
    """A standing instruction in its member's list; others do not see it."""
    seen = ASKED_BY_NAME if instruction is Instruction.HOLD else "Nobody else sees it."
    return f"Until the game is over: {INSTRUCTIONS[instruction]}. {seen}"


def proposal_lines(chouette: Chouette, player: PlayerId, names: Names) -> list[str]:
    """The proposals to a player, and by them, and what they can do about those."""
    current = chouette.round
    if current is None:
        return []
    stakes = Stakes(names, current.box, current.game.bets)
    asked = {one.bet: answers_proposal(chouette, one) for one in current.proposals}
    mine = (
        one
        for one in current.proposals
        if player in (*current.game.bets[one.bet].players, asked[one.bet], one.speaker)
    )
    return [_proposal(one, player, asked[one.bet], stakes) for one in mine]


def _proposal(proposal: Proposal, player: PlayerId, asked: PlayerId | None, stakes: Stakes) -> str:
    is_own = player in (proposal.by, proposal.speaker)
    may = "You" if is_own or player == asked else called(stakes.names, asked)
    what = "withdraw it" if is_own else "accept or refuse it"
    return f"{proposed(proposal, stakes, player)}. {may} may {what}, until the roll."


ORDINALS: Final = {1: "1st", 2: "2nd", 3: "3rd"}
BOX_WON: Final = "You have won the box, and take it when this game is over."


def place_lines(
    chouette: Chouette, player: PlayerId, names: Names, score: Mapping[PlayerId, int]
) -> list[str]:
    """A player's place in the game and in the score, and whether they may double now."""
    current = chouette.round
    lines = [_score(player, score)] if player in score and any(score.values()) else []
    if current is None or player not in chouette.dealt:
        return lines
    return [*_rank(chouette, current, player), *lines, *_now(chouette, player, names)]


def stakes_lines(chouette: Chouette, player: PlayerId, names: Names) -> list[str]:
    """What a gammon is worth to a player; for the box, over all its bets."""
    return [] if chouette.round is None else list(_stakes(chouette.round, player, names))


def _score(player: PlayerId, score: Mapping[PlayerId, int]) -> str:
    place = 1 + sum(points > score[player] for points in score.values())
    return f"Your score: {signed(score[player])}, {ORDINALS.get(place, f'{place}th')} of {len(score)}."


def _rank(chouette: Chouette, current: ChouetteGame, player: PlayerId) -> Iterator[str]:
    if not is_present(chouette, player):
        return
    if player == current.captain:
        yield "You are the captain." if player in current.captains[-1:] else "You are the acting captain."
    elif player in chouette.line and player not in (current.partner, current.substitute):
        what = "out of this game" if is_out(chouette, player) else "crew"
        yield f"You are {what}, number {chouette.line.index(player) + 1} in line."
    if player == box_won_by(chouette):
        yield BOX_WON


def _now(chouette: Chouette, player: PlayerId, names: Names) -> Iterator[str]:
    """That somebody of the crew may double now, and until when."""
    first = mover(chouette)
    if chouette.step is not ChouettePhase.CUBE or chouette.game.on_roll is not Side.BLACK or player == first:
        return
    if set(cubes_to_offer(chouette, player)) - set(chouette.current.window.offers):
        yield f"You may double now, until {called(names, first)} rolls."


def _stakes(current: ChouetteGame, player: PlayerId, names: Names) -> Iterator[str]:
    if player in (current.box, current.substitute):
        yield from _of_box(current, names)
        return
    own = main_bet(current, player)
    if own is not None and own.is_active:
        yield _gammons(current.game, [own])


def _of_box(current: ChouetteGame, names: Names) -> Iterator[str]:
    bets = [bet for bet in current.game.bets if bet.is_active and bet.white == current.box]
    lies: dict[Cube, list[PlayerId]] = {}
    for bet in bets:
        lies.setdefault(current.game.cubes[bet.cube], []).append(bet.black)
    for cube, members in lies.items():
        theirs = "theirs" if members[1:] else f"{called(names, members[0])}'s"
        yield f"{all_named(names, members)}: {cube_for(cube, Side.WHITE, theirs)}."
    if bets:
        yield _gammons(current.game, bets)


def _gammons(game: Game, bets: Sequence[Bet]) -> str:
    """What a gammon and a backgammon are worth on open bets, an offered cube as if taken."""
    gammon, backgammon = (sum(_worth(game, bet, kind) for bet in bets) for kind in KINDS)
    taken = ["if taken"] if any(game.cubes[bet.cube].offer for bet in bets) else []
    if gammon == backgammon:
        turned = "a cube" if len({bet.cube for bet in bets}) > 1 else "the cube"
        what = f"a gammon counts {gammon}, like a single game, until {turned} is turned"
    else:
        what = f"a gammon costs or wins you {gammon}, a backgammon {backgammon}"
    told = ", ".join([*(["in all"] if bets[1:] else []), *taken, what])
    return f"{told[0].upper()}{told[1:]}."


KINDS: Final = (WinKind.GAMMON, WinKind.BACKGAMMON)


def _worth(game: Game, bet: Bet, kind: WinKind) -> int:
    cube = game.cubes[bet.cube]
    return cube.accepted_value * kind if cube.offer else points_for(kind, cube, game.terms)


ORDERS_HEADING: Final = (
    "### Instructions\n-# Until this game is over; nobody else sees them, but the board asks you by name "
    "when **Ask me each turn** makes the roll wait. Press one to switch it."
)
PROXY_QUESTION: Final = "### Proxy\nWho may answer for your cube, beside you?"
LEAVE_OUT: Final = "Press a name to leave them out."
LEAVE_QUESTION: Final = (
    "Leave this chouette? In a game others act for your bets that are still open, to its end; "
    "your points stay in the ledger."
)
SIT_OUT: Final = "You sit out until you come back, at the bottom of the line."
FOR_MEMBER: Final = "your proxy answers for your cube, or else it follows the captain"
FORFEITED: Final = "you forfeit a single game on each open bet"


def away_question(chouette: Chouette, player: PlayerId, names: Names) -> str:
    """The question whether to go away, with what becomes of a game in play."""
    current = chouette.round
    if current is None or is_out(chouette, player):
        return f"Go away? {SIT_OUT}"
    if player != current.box:
        return f"Go away? Others act for you in this game: {FOR_MEMBER}. {SIT_OUT}"
    steps_in = substitution(apply(chouette, WentAway(player)))
    forfeits = any(isinstance(event, BoxForfeited) for event in steps_in)
    substitutes = [called(names, event.player) for event in steps_in if isinstance(event, Substituted)]
    if forfeits:
        return f"Go away? Nobody is ready to play for you: {FORFEITED}. {SIT_OUT}"
    who = substitutes[0] if substitutes else f"{AUTOPILOT}, or a substitute who offers to,"
    return f"Go away? {who} plays for you in this game; its points stay yours. {SIT_OUT}"


CHOOSE_CUBES: Final = "Press a name to change it; nothing counts before **Confirm**."
WHOM_TO_DOUBLE: Final = f"Whom do you double? {CHOOSE_CUBES}"
NOBODY_CHOSEN: Final = "Nobody is chosen: press a name, then **Confirm**; or press **Roll** on the board."


def cubes_to_answer(number: int) -> str:
    """The question above a panel that answers several cubes together."""
    return f"{count(number, 'cube')} to answer. {CHOOSE_CUBES}"


def settlement_asked(others: list[str], points: int, cube: int, most: int) -> str:
    """What a settlement would mean to its proposer, with `others` on the other side of the bets."""
    whom, each = listed(others), " each" if others[1:] else ""
    if points > 0:
        what = f"{whom} {'pay' if others[1:] else 'pays'} you {count(points, 'point')}{each}"
    else:
        what = f"you pay {whom} {count(-points, 'point')}{each}" if points else f"you and {whom} are even"
    if others[1:]:
        over, limit = "these bets are over", f"At most {most} each. {LEAVE_OUT}"
    else:
        over, limit = "your bet is over", f"Cube on {cube}: at most {most}."
    return f"### Settle\n**{what[0].upper()}{what[1:]}**, and {over}. {limit}"


def concession_asked(others: list[str], *, is_for_team: bool, has_loss: bool = True) -> str:
    """The question which loss to offer to the other side of bets; `has_loss`: one kind fits all."""
    whole = " As captain you concede for the whole team." if is_for_team else ""
    out = f" {LEAVE_OUT}" if others[1:] else ""
    if not has_loss:
        return f"### Concede\nNo loss can be offered to all of {listed(others)}.{out}"
    refused = "Each may refuse it" if others[1:] else "It may be refused"
    return (
        f"### Concede\nWhich loss do you offer {listed(others)}? {refused}; "
        f"the most that the game can cost is accepted at once.{whole}{out}"
    )
