"""My seat in words: the player's role, the score, what they may do now, and what a gammon costs."""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto

from bot.engine import Answer, Bet, BetResult, Cube, Game, OfferStage, Side, WinKind
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
    crew_to_double,
    cubes_to_offer,
    is_present,
    main_bet,
    mover,
    seen_by,
)
from bot.engine.chouette.answers import answer_to, has_captain_to_follow, is_awaited, offers_due
from bot.engine.chouette.line import free_seats
from bot.engine.chouette.people import is_out
from bot.engine.chouette.settlement import substitution
from bot.engine.keys import PlayerId
from bot.engine.scoring import points_for
from bot.play.chouette.text.cubes import Stakes
from bot.play.chouette.text.people import Names, listed_names, player_name
from bot.play.chouette.text.roles import proposed
from bot.text.catalogue import gained, listed, phrase


def private_lines(chouette: Chouette, player: PlayerId, names: Names) -> list[str]:
    """Describe a player's situation, with their sealed answers and instructions: for their eyes alone."""
    if chouette.is_closed:
        return [phrase("seat-closed")]
    return list(_lines(seen_by(chouette, player), player, names)) or [
        phrase("reason-not-seated", has_button=False)
    ]


def _lines(chouette: Chouette, player: PlayerId, names: Names) -> Iterator[str]:
    yield from _place(chouette, player)
    yield from _partner(chouette, player)
    current = chouette.in_play
    if current is None:
        return
    yield from _bets(chouette, current, player, names)
    yield from _coming_doubles(chouette, player, names)
    if player in current.doubling.declined and player in crew_to_double(chouette):
        yield phrase("seat-no-double")
    yield from _answers(current, player, names)
    yield from _instructed(chouette, player)
    yield from _follows_nobody(chouette, player, names)
    yield from _left(current, player, names)
    yield from _proposal_lines(chouette, player, names)


def _place(chouette: Chouette, player: PlayerId) -> Iterator[str]:
    if player in chouette.queue:
        yield _waiting(chouette, chouette.queue.index(player) + 1)
    if player in chouette.leaving:
        yield phrase("seat-leaving")
    elif chouette.in_play is not None and player in chouette.in_play.returning:
        yield phrase("seat-returning")
    elif player in chouette.away:
        yield phrase("seat-away")
    elif player in chouette.dealt and chouette.in_play is None:
        yield _seat(chouette, player)


def _waiting(chouette: Chouette, place: int) -> str:
    """Tell a player who is not dealt in that they wait for the end of the game, or for a place."""
    if place <= free_seats(chouette):
        return phrase("seat-dealt-in")
    return phrase("seat-on-waiting-list", place=place)


def _seat(chouette: Chouette, player: PlayerId) -> str:
    if player == chouette.box:
        return phrase("seat-next-box")
    if chouette.box is None:
        return phrase("seat-at-table")
    place = chouette.line.index(player) + 1
    return phrase("seat-next-captain") if place == 1 else phrase("seat-in-line", place=place)


def _partner(chouette: Chouette, player: PlayerId) -> Iterator[str]:
    for reply in chouette.search.replies if chouette.search else ():
        if reply.player == player and reply.is_yes is not None:
            yield phrase("seat-partner-reply", is_yes=reply.is_yes)


def _bets(chouette: Chouette, current: ChouetteGame, player: PlayerId, names: Names) -> Iterator[str]:
    """A player's own bets; the box's stand on the board, member by member."""
    box = player_name(names, current.box)
    if player == current.box:
        yield phrase("seat-box")
        if not is_present(chouette, player):
            yield _plays_for_box(chouette, names)
    if player == current.substitute:
        yield phrase("seat-substitute", box=box)
    if player == current.partner:
        yield phrase("seat-partner")
    own = main_bet(current, player)
    if own is not None and own.result is not None:
        yield phrase("seat-bet-over", other=box, points=_won(own.result, Side.BLACK))
    elif own is not None:
        cube = current.game.cubes[own.cube]
        yield phrase("seat-bet", other=box, lies=_lies(cube, Side.BLACK), value=_shown(cube))
    yield from _extras(current, player, names)


def _extras(current: ChouetteGame, player: PlayerId, names: Names) -> Iterator[str]:
    """A player's bets on extra cubes."""
    for bet in current.game.bets:
        if bet.white == current.box or player not in (bet.white, bet.black):
            continue
        side, cube = bet.side_of(player), current.game.cubes[bet.cube]
        other = player_name(names, bet.player(side.other))
        if bet.result is not None:
            yield phrase("seat-extra-over", other=other, points=_won(bet.result, side))
        else:
            yield phrase("seat-extra", other=other, lies=_lies(cube, side), value=_shown(cube))


def _plays_for_box(chouette: Chouette, names: Names) -> str:
    who = box_player(chouette)
    if who is None:
        return phrase("seat-autopilot-plays")
    return phrase("seat-plays-for-you", player=player_name(names, who))


class CubeForYou(Enum):
    """Where a cube is, seen from one side of a bet."""

    TO_YOU = auto()
    BY_YOU = auto()
    CENTRED = auto()
    YOURS = auto()
    THEIRS = auto()


def _won(result: BetResult, side: Side) -> str:
    return gained(result.points if result.winner is side else -result.points)


def _lies(cube: Cube, side: Side) -> CubeForYou:
    if cube.offer is not None:
        return CubeForYou.TO_YOU if cube.offer.to is side else CubeForYou.BY_YOU
    if cube.owner is None:
        return CubeForYou.CENTRED
    return CubeForYou.YOURS if cube.owner is side else CubeForYou.THEIRS


def _shown(cube: Cube) -> int:
    """Return the cube's value, or the value if its offer is accepted."""
    return cube.accepted_value if cube.offer else cube.value


def _coming_doubles(chouette: Chouette, player: PlayerId, names: Names) -> Iterator[str]:
    """The doubles that are doubled: the box's own, an extra that the player gave, or the team's."""
    current = chouette.current
    doubled = [bet for bet in current.game.bets if bet.cube in current.doubling.offers and bet.is_active]
    if current.game.on_roll is Side.BLACK:
        members = [bet.black for bet in doubled]
        if player in members:
            yield _own_double(chouette, player)
        yield from _doubles_of_others([member for member in members if member != player], names)
    elif doubled and player in (current.box, current.substitute):
        yield phrase("seat-double-of-box", members=listed_names(names, [bet.black for bet in doubled]))
    elif doubled:
        yield phrase("seat-double-of-extra")


def _own_double(chouette: Chouette, player: PlayerId) -> str:
    """That a player of the team doubles, and when: Roll may be theirs to press, or be pressed already."""
    if chouette.current.doubling.is_roll_pressed:
        return phrase("seat-double-waiting")
    return phrase("seat-double-to-send") if player == mover(chouette) else phrase("seat-double")


def _doubles_of_others(others: Sequence[PlayerId], names: Names) -> Iterator[str]:
    if others:
        yield phrase("seat-others-double", members=listed_names(names, others), count=len(others))


def _answers(current: ChouetteGame, player: PlayerId, names: Names) -> Iterator[str]:
    for given in current.answers:
        if not given.is_shown and given.answer is not None:
            answer = _said(current, given, given.answer)
            yield f"{_answered(current, given, answer, player, names)} {phrase('seat-sealed-answer')}"
    for reply in current.lone.replies if current.lone else ():
        if reply.player == player and reply.is_yes is not None:
            yield f"{phrase('seat-your-extra', is_yes=reply.is_yes)} {phrase('seat-sealed-answer')}"


def _said(current: ChouetteGame, given: CubeAnswer, answer: Answer) -> str:
    offer = current.game.cubes[given.cube].offer
    is_raised = offer is not None and offer.stage is not OfferStage.DOUBLE
    return phrase("seat-answer", answer=answer, is_raised=is_raised)


def _answered(current: ChouetteGame, given: CubeAnswer, answer: str, player: PlayerId, names: Names) -> str:
    """The answer, and to which members the box gives it, or for whom a proxy does."""
    if given.player == current.box:
        members = [bet.black for bet in current.game.bets if bet.cube == given.cube]
        return phrase("seat-your-answer-to", members=listed_names(names, members), answer=answer)
    if given.player == player:
        return phrase("seat-your-answer", answer=answer)
    return phrase("seat-your-answer-for", member=player_name(names, given.player), answer=answer)


def _instructed(chouette: Chouette, player: PlayerId) -> Iterator[str]:
    """Tell a player what their instruction will answer; to everybody else the answer still seems open."""
    asked = offers_due(chouette) if chouette.phase is ChouettePhase.ANSWER else ()
    for offer in asked:
        answer = (
            answer_to(chouette, offer) if offer.player == player and is_awaited(chouette, offer) else None
        )
        if answer is not None:
            said = phrase("seat-answer", answer=answer, is_raised=offer.stage is not OfferStage.DOUBLE)
            yield phrase("seat-instruction-answers", answer=said)


def _follows_nobody(chouette: Chouette, player: PlayerId, names: Names) -> Iterator[str]:
    """That an answer to follow the captain passes, since the captain is not doubled."""
    if chouette.phase is not ChouettePhase.ANSWER or has_captain_to_follow(chouette):
        return
    answers = (answer_to(chouette, offer) for offer in offers_due(chouette) if offer.player == player)
    if Answer.FOLLOW in answers:
        yield phrase("seat-follow-passes", captain=player_name(names, chouette.current.captain))


def _left(current: ChouetteGame, player: PlayerId, names: Names) -> Iterator[str]:
    """List a player's arrangements for this game: instructions, and who answers for whom."""
    own = (one.instruction for one in current.standing if one.player == player != current.box)
    yield from map(_instruction_line, own)
    for proxy in current.proxies:
        if proxy.member == player:
            yield phrase("seat-proxy-of-yours", player=player_name(names, proxy.proxy))
        if proxy.proxy == player:
            yield phrase("seat-proxy-for", member=player_name(names, proxy.member))
    if player in current.willing:
        yield phrase("seat-willing")


def _instruction_line(instruction: Instruction) -> str:
    """A standing instruction in its member's list; others do not see it."""
    told = instruction_in_words(instruction)
    if instruction is Instruction.HOLD:
        return phrase("seat-instructed-hold", instruction=told)
    if instruction is Instruction.NO_DOUBLE:
        return phrase("seat-instructed-lasting", instruction=told)
    return phrase("seat-instructed", instruction=told)


def instruction_in_words(instruction: Instruction) -> str:
    return phrase("seat-instruction", instruction=instruction)


def _proposal_lines(chouette: Chouette, player: PlayerId, names: Names) -> list[str]:
    """The proposals to a player, and by them, and what they can do about those."""
    current = chouette.in_play
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
    told = proposed(proposal, stakes, player)
    if player in (proposal.by, proposal.speaker):
        return phrase("seat-proposal-to-withdraw", proposal=told)
    if player == asked:
        return phrase("seat-proposal-to-answer", proposal=told)
    return phrase("seat-proposal-to-other", proposal=told, player=player_name(stakes.names, asked))


def place_lines(
    chouette: Chouette, player: PlayerId, names: Names, score: Mapping[PlayerId, int]
) -> list[str]:
    """A player's place in the game and in the score, and whether they may double now."""
    current = chouette.in_play
    lines = [_score(player, score)] if player in score and any(score.values()) else []
    if current is None or player not in chouette.dealt:
        return lines
    return [*_rank(chouette, current, player), *lines, *_now(chouette, player, names)]


def stakes_lines(chouette: Chouette, player: PlayerId, names: Names) -> list[str]:
    """State the worth of a gammon to a player; for the box, over all its bets."""
    return [] if chouette.in_play is None else list(_stakes(chouette.in_play, player, names))


def _score(player: PlayerId, score: Mapping[PlayerId, int]) -> str:
    place = 1 + sum(points > score[player] for points in score.values())
    if sum(points == score[player] for points in score.values()) > 1:
        return phrase("seat-score-tied", points=gained(score[player]), place=place, players=len(score))
    return phrase("seat-score", points=gained(score[player]), place=place, players=len(score))


def _rank(chouette: Chouette, current: ChouetteGame, player: PlayerId) -> Iterator[str]:
    if not is_present(chouette, player):
        return
    if player == current.captain:
        is_first = player in current.captains[-1:]
        yield phrase("seat-captain") if is_first else phrase("seat-acting-captain")
    elif player in chouette.line and player not in (current.partner, current.substitute):
        place = chouette.line.index(player) + 1
        is_over = is_out(chouette, player)
        yield phrase("seat-out", place=place) if is_over else phrase("seat-crew", place=place)
    if player == box_won_by(chouette):
        yield phrase("seat-box-won")


def _now(chouette: Chouette, player: PlayerId, names: Names) -> Iterator[str]:
    """That somebody of the crew may double now, and until when."""
    first = mover(chouette)
    if chouette.phase is not ChouettePhase.CUBE or chouette.game.on_roll is not Side.BLACK or player == first:
        return
    if set(cubes_to_offer(chouette, player)) - set(chouette.current.doubling.offers):
        is_pressed = chouette.current.doubling.is_roll_pressed
        told = phrase("seat-may-double", player=player_name(names, first))
        yield phrase("seat-may-double-waiting") if is_pressed else told


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
        listed_members, lying = listed_names(names, members), _lies(cube, Side.WHITE)
        yield phrase(
            "seat-bet-of-box", members=listed_members, count=len(members), lies=lying, value=_shown(cube)
        )
    if bets:
        yield _gammons(current.game, bets)


def _gammons(game: Game, bets: Sequence[Bet]) -> str:
    """State the worth of a gammon and a backgammon on open bets, an offered cube counted as taken."""
    gammon = sum(_worth(game, bet, WinKind.GAMMON) for bet in bets)
    backgammon = sum(_worth(game, bet, WinKind.BACKGAMMON) for bet in bets)
    if gammon == backgammon:
        cubes = len({bet.cube for bet in bets})
        return phrase("seat-gammon-single", is_all=len(bets) > 1, gammon=gammon, cubes=cubes)
    is_offered = any(game.cubes[bet.cube].offer for bet in bets)
    case = ("all-taken" if is_offered else "all") if bets[1:] else "taken" if is_offered else "plain"
    return phrase("seat-gammon", case=case, gammon=gammon, backgammon=backgammon)


def _worth(game: Game, bet: Bet, kind: WinKind) -> int:
    cube = game.cubes[bet.cube]
    return cube.accepted_value * kind if cube.offer else points_for(kind, cube, game.terms)


def away_question(chouette: Chouette, player: PlayerId, names: Names) -> str:
    """The question whether to go away, with what becomes of a game in play."""
    told = _acting_for(chouette, player, names)
    current = chouette.in_play
    keeps_place = current is not None and player != current.box and player in chouette.line
    back = phrase("seat-sit-out-in-game") if keeps_place else phrase("seat-sit-out")
    return " ".join([phrase("seat-away-question"), *told, back])


def _acting_for(chouette: Chouette, player: PlayerId, names: Names) -> list[str]:
    """Tell who acts in the game in play for a player who goes away."""
    current = chouette.in_play
    if current is None or is_out(chouette, player):
        return []
    if player != current.box:
        return [phrase("seat-away-member", absent=chouette.sheet.absent_cube)]
    steps_in = substitution(apply(chouette, WentAway(player)))
    if any(isinstance(event, BoxForfeited) for event in steps_in):
        return [phrase("seat-away-forfeit")]
    for event in steps_in:
        if isinstance(event, Substituted):
            return [phrase("seat-away-substitute", player=player_name(names, event.player))]
    return [phrase("seat-away-autopilot")]


def settlement_asked(others: list[str], points: int, most: int) -> str:
    """Explain a settlement to its proposer, with `others` on the other side of the bets."""
    whom, count = listed(others), len(others)
    if points > 0:
        told = phrase("seat-settle-to-you", others=whom, count=count, points=points)
    elif points < 0:
        told = phrase("seat-settle-from-you", others=whom, count=count, points=-points)
    else:
        told = phrase("seat-settle-even", others=whom, count=count)
    if count > 1:
        limit = f"{phrase('seat-settle-most-each', most=most)} {phrase('seat-leave-out')}"
    else:
        limit = phrase("seat-settle-most", most=most)
    return f"{told} {limit}"


def concession_asked(others: list[str], *, is_for_team: bool, is_maximum: bool) -> str:
    """The question which loss to offer to the other side of bets, or whether to offer the only one."""
    count, named = len(others), listed(others)
    if is_maximum:
        asked = [phrase("seat-concede-maximum", others=named)]
    else:
        asked = [phrase("seat-concede-question", others=named, count=count)]
    asked += [phrase("seat-concede-for-team")] if is_for_team else []
    asked += [phrase("seat-leave-out")] if count > 1 else []
    return " ".join(asked)
