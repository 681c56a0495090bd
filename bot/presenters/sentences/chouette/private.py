"""What a member alone sees of his own: his cube, his answer, instructions, proxy, proposals, his place."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine import Bet, Cube, Side
from bot.engine.chouette import (
    Answer,
    Chouette,
    Given,
    Instruction,
    Proposal,
    Round,
    Step,
    answers_proposal,
    main_bet,
    mover,
    seen_by,
)
from bot.engine.chouette.asks import answer_to, asked_now, is_awaited
from bot.engine.chouette.deal import room
from bot.presenters.sentences.chouette.cubes import Stakes
from bot.presenters.sentences.chouette.people import Names, all_named, called, signed
from bot.presenters.sentences.chouette.roles import proposed

ANSWERS: Final = {
    Answer.TAKE: "take",
    Answer.DROP: "pass",
    Answer.BEAVER: "beaver",
    Answer.RACCOON: "raccoon",
    Answer.FOLLOW: "follow the captain",
}
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
NOT_HERE: Final = "You are not at this table."
LEAVING: Final = "You leave when this game is over; others act for you until then."
AWAY: Final = "You are away: others act for you, and you sit out until you come back."


def private_lines(chouette: Chouette, player: int, names: Names) -> list[str]:
    """Return what concerns one player, his sealed answers and instructions among it: for his eyes alone."""
    if chouette.is_closed:
        return [OVER]
    return list(_lines(seen_by(chouette, player), player, names)) or [NOT_HERE]


def _lines(chouette: Chouette, player: int, names: Names) -> Iterator[str]:
    yield from _place(chouette, player)
    yield from _partner(chouette, player)
    current = chouette.round
    if current is None:
        return
    yield from _bets(current, player, names)
    yield from _meant(chouette, player, names)
    yield from _answers(current, player, names)
    yield from _instructed(chouette, player)
    yield from _left(current, player, names)
    yield from proposal_lines(chouette, player, names)


def _place(chouette: Chouette, player: int) -> Iterator[str]:
    if player in chouette.queue:
        yield _waiting(chouette, chouette.queue.index(player) + 1)
    if player in chouette.leaving:
        yield LEAVING
    elif player in chouette.away:
        yield AWAY
    elif player in chouette.dealt and chouette.round is None:
        yield _seat(chouette, player)


def _waiting(chouette: Chouette, place: int) -> str:
    """Return for what somebody waits who is not dealt in: for the end of the game, or for a place too."""
    if place <= room(chouette):
        return "You are dealt in when this game is over."
    return f"You are number {place} on the waiting list, and are dealt in when there is room."


def _seat(chouette: Chouette, player: int) -> str:
    if player == chouette.box:
        return "You are the box in the next game."
    if chouette.box is None:
        return "You are at the table."
    place = chouette.line.index(player) + 1
    return "You are captain in the next game." if place == 1 else f"You are number {place} in line."


def _partner(chouette: Chouette, player: int) -> Iterator[str]:
    for reply in chouette.search.replies if chouette.search else ():
        if reply.player == player and reply.is_yes is not None:
            yield f"You {'would' if reply.is_yes else 'would not'} be the box's partner. {UNTIL_FOUND}"


def _bets(current: Round, player: int, names: Names) -> Iterator[str]:
    """Yield each of a player's own bets; the box's, member by member, stand on the board for all."""
    if player == current.box:
        yield "You are the box in this game."
    if player == current.substitute:
        yield f"You play for {called(names, current.box)}, whose points they stay."
    if player == current.partner:
        yield f"You are {called(names, current.box)}'s partner, and share half of what the box wins or loses."
    own = main_bet(current, player)
    if own is not None:
        yield f"Your bet with {called(names, current.box)}: {_bet(current, own, Side.BLACK)}."
    for bet in current.game.bets:
        if bet.white != current.box and player in (bet.white, bet.black):
            side = bet.side_of(player)
            yield f"Your extra with {called(names, bet.player(side.other))}: {_bet(current, bet, side)}."


def _bet(current: Round, bet: Bet, side: Side) -> str:
    if bet.result is not None:
        won = bet.result.points if bet.result.winner is side else -bet.result.points
        return f"over, {signed(won)}"
    return cube_for(current.game.cubes[bet.cube], side)


def cube_for(cube: Cube, side: Side) -> str:
    """Return how a cube lies for whoever holds a bet on that side: "cube on 2, yours"."""
    if cube.offer is not None:
        by = "offered to you" if cube.offer.to is side else "offered by you"
        return f"cube {by} at {cube.accepted_value}"
    if cube.owner is None:
        return f"cube on {cube.value}, in the middle"
    return f"cube on {cube.value}, {'yours' if cube.owner is side else 'theirs'}"


def _meant(chouette: Chouette, player: int, names: Names) -> Iterator[str]:
    """Yield the doubles that are meant: the box's own, an extra that the player gave, or the team's."""
    current = chouette.current
    meant = [bet for bet in current.game.bets if bet.cube in current.window.offers and bet.is_active]
    if current.game.on_roll is Side.BLACK:
        is_rolling = player == mover(chouette) and not current.window.is_roll_pressed
        yield from _meant_by_team([bet.black for bet in meant], player, names, is_rolling=is_rolling)
    elif meant and player in (current.box, current.substitute):
        yield f"You double {all_named(names, [bet.black for bet in meant])} when you roll."
    elif meant:
        yield "You double when the box rolls; you may take it back until then."


def _meant_by_team(meant: Sequence[int], player: int, names: Names, *, is_rolling: bool) -> Iterator[str]:
    """Yield that a player doubles, and which others of the team do; `meant` names each by our key.

    `is_rolling` tells whether it is for that player to press Roll now.
    """
    others = [member for member in meant if member != player]
    if player in meant and is_rolling:
        yield "You double: press **Roll** to send it; you may take it back until then."
    elif player in meant:
        yield "You double when the captain rolls; you may take it back until then."
    if others:
        double = "double" if others[1:] else "doubles"
        yield f"{all_named(names, others)} {double} too; the box does not see it yet."


def _answers(current: Round, player: int, names: Names) -> Iterator[str]:
    for given in current.answers:
        if not given.is_shown and given.answer is not None:
            yield f"{_whose(current, given, player, names)}: **{ANSWERS[given.answer]}**. {CHANGE_IT}"
    for reply in current.lone.replies if current.lone else ():
        if reply.player == player and reply.is_yes is not None:
            what = "you give an extra cube" if reply.is_yes else "you give no extra cube"
            yield f"Your answer: **{what}**. {CHANGE_IT}"


def _instructed(chouette: Chouette, player: int) -> Iterator[str]:
    """Yield what a player's instruction will answer, while everybody else sees him as still to answer."""
    asked = asked_now(chouette) if chouette.step is Step.ANSWER else ()
    for ask in asked:
        answer = answer_to(chouette, ask) if ask.player == player and is_awaited(chouette, ask) else None
        if answer is not None:
            yield f"Your instruction will answer once all others have: **{ANSWERS[answer]}**. {UNTIL_THEN}"


def _whose(current: Round, given: Given, player: int, names: Names) -> str:
    """Return whose answer it is: to whom, where the box answers many, or for whom, where a proxy does."""
    if given.player == current.box:
        members = [bet.black for bet in current.game.bets if bet.cube == given.cube]
        return f"Your answer to {all_named(names, members)}"
    return "Your answer" if given.player == player else f"Your answer for {called(names, given.player)}"


def _left(current: Round, player: int, names: Names) -> Iterator[str]:
    """Yield what a player left behind for this game: instructions, and who answers for whom."""
    yield from (instruction_line(one.instruction) for one in current.standing if one.player == player)
    for proxy in current.proxies:
        if proxy.member == player:
            yield f"{called(names, proxy.proxy)} may answer for you."
        if proxy.proxy == player:
            yield f"You may answer for {called(names, proxy.member)}."
    if player in current.willing:
        yield "You would play for the box, should the box go."


def instruction_line(instruction: Instruction) -> str:
    """Return a standing instruction as it stands in its member's list; others do not see it."""
    seen = ASKED_BY_NAME if instruction is Instruction.HOLD else "Nobody else sees it."
    return f"Until the game is over: {INSTRUCTIONS[instruction]}. {seen}"


def proposal_lines(chouette: Chouette, player: int, names: Names) -> list[str]:
    """Return what was proposed to a player, or by him, and what he can do about it."""
    current = chouette.round
    if current is None:
        return []
    stakes = Stakes(names, current.box, current.game.bets)
    asked = {one.bet: answers_proposal(chouette, one) for one in current.proposals}
    mine = (
        one
        for one in current.proposals
        if player in (current.game.bets[one.bet].white, current.game.bets[one.bet].black, asked[one.bet])
    )
    return [_proposal(one, player, asked[one.bet], stakes) for one in mine]


def _proposal(proposal: Proposal, player: int, asked: int | None, stakes: Stakes) -> str:
    may = "You" if player in (proposal.by, asked) else called(stakes.names, asked)
    what = "withdraw it" if proposal.by == player else "accept or refuse it"
    return f"{proposed(proposal, stakes)}. {may} may {what}, until the roll."
