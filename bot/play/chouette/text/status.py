"""The state of a chouette in words: box, captain, crew and who is out, and the pips of both sides."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.engine import Offer, OfferStage, Roll, Side, format_roll
from bot.engine.chouette import (
    Chouette,
    ChouetteGame,
    ChouettePhase,
    Decision,
    LoneRule,
    Need,
    Settlement,
    active_members,
    answers_proposal,
    box_player,
    box_won_by,
    cubes_to_offer,
    holding,
    is_present,
    main_bet,
    mover,
)
from bot.engine.chouette.answers import offers_due
from bot.engine.chouette.people import present_members
from bot.engine.keys import PlayerId
from bot.play.chouette.text.cubes import Stakes
from bot.play.chouette.text.people import (
    AUTOPILOT,
    SEPARATOR,
    Names,
    all_named,
    called,
    mentioned,
    named,
    signed,
)
from bot.play.chouette.text.roles import proposed
from bot.play.text.clocks import stamp
from bot.play.text.words import STAGES, count

HEADS_UP: Final = 2
LEAST_TO_START: Final = 3
OVER: Final = "The chouette is over"
Due = Mapping[PlayerId, datetime]
"""Until when players have to decide; only those whose time runs."""


def title(chouette: Chouette, names: Names) -> str:
    """Such as "Ann in the box against Ben's team"."""
    if chouette.is_closed:
        return OVER
    if chouette.box is None or not chouette.line:
        return f"{called(names, chouette.host)}'s chouette"
    if len(chouette.dealt) == HEADS_UP:
        return f"{all_named(names, chouette.dealt)}, heads-up"
    return _box_and_team(chouette.box, captain_of(chouette), names)


def settled_title(last: Settlement, names: Names) -> str:
    """Who played whom in a settled game."""
    first = last.game.bets[0]
    if len(last.players) == HEADS_UP:
        return f"{all_named(names, first.players)}, heads-up"
    captain = first.black if last.captain is None else last.captain
    return _box_and_team(first.white, captain, names)


def _box_and_team(box: PlayerId | None, captain: PlayerId | None, names: Names) -> str:
    return f"{called(names, box)} in the box against {called(names, captain)}'s team"


def settled_subtitle(last: Settlement, stake: int) -> str:
    """As `subtitle`, for a settled game."""
    return SEPARATOR.join((f"Stake {stake}", f"game {last.number}", count(len(last.players), "player")))


def subtitle(chouette: Chouette) -> str:
    """Such as "Stake 1 · game 3 · 5 players"."""
    game = [f"game {chouette.number}"] if chouette.number else []
    stake = f"Stake {chouette.sheet.rules.stake}"
    return SEPARATOR.join([stake, *game, count(len(chouette.dealt), "player")])


def captain_of(chouette: Chouette) -> PlayerId | None:
    """The captain now, or of the next game."""
    if chouette.round is not None:
        return chouette.round.captain
    return chouette.line[0] if chouette.number and chouette.line else None


def waiting_lines(
    chouette: Chouette,
    waiting: Sequence[Decision],
    names: Names,
    due: Due | None = None,
    begins: datetime | None = None,
) -> list[str]:
    """Who must do what and until when; each of them is mentioned once.

    Args:
        chouette: The chouette as everybody may see it.
        waiting: The `decisions` of the whole chouette: who has answered already is no secret.
        names: Everybody in the lines.
        due: Until when they have to decide.
        begins: Between two games, when the next begins by itself.
    """
    match chouette.step:
        case ChouettePhase.LOBBY:
            return [_lobby(chouette, names)]
        case ChouettePhase.BETWEEN:
            return [_between(chouette, names, begins)]
        case ChouettePhase.CLOSED:
            return [f"{OVER} after {count(chouette.number, 'game')}."]
        case _:
            calls = _calls(chouette, waiting, names, due or {})
            called_already = {decision.player for decision in waiting}
            asides = (*_aside(chouette, waiting, names), *_may_double(chouette, names, due or {}))
            proposals = _proposals(chouette, called_already, names)
            return [*calls, *proposals, *asides, *_stand_ins(chouette, names), *_box_won(chouette, names)]


def _lobby(chouette: Chouette, names: Names) -> str:
    missing = LEAST_TO_START - len(chouette.dealt)
    host = called(names, chouette.host)
    if missing > 0:
        return f"Who joins? {count(missing, 'more player')} and {host} can start."
    is_full = len(chouette.dealt) >= chouette.sheet.max_players
    return f"{host} can start; {'who joins now waits' if is_full else 'others may still join'}."


def _between(chouette: Chouette, names: Names, begins: datetime | None) -> str:
    starters = dict.fromkeys(player for player in (chouette.box, chouette.host) if player is not None)
    by_itself = f"; it begins by itself {stamp(begins, 'R')}" if begins else ""
    return f"{all_named(names, starters, 'or')} can start game {chouette.number + 1}{by_itself}."


def _calls(chouette: Chouette, waiting: Iterable[Decision], names: Names, due: Due) -> list[str]:
    """A line for all who have the same task until the same moment; each is named once."""
    groups: dict[tuple[str, datetime | None], list[PlayerId]] = {}
    seen: set[PlayerId] = set()
    for decision in waiting:
        if decision.player not in seen:
            seen.add(decision.player)
            what = task_of(chouette, [one for one in waiting if one.player == decision.player], names)
            groups.setdefault((what, due.get(decision.player)), []).append(decision.player)
    return [
        SEPARATOR.join([f"{mentioned(names, players)} {what}", *([stamp(moment, "R")] if moment else [])])
        for (what, moment), players in groups.items()
    ]


def task_of(chouette: Chouette, decisions: Sequence[Decision], names: Names) -> str:
    """All decisions of one player, with the names of those for whom they decide."""
    others = [one.of for one in decisions if one.of not in (one.player, chouette.box)]
    first = task(chouette, decisions[0])
    if not others:
        return first
    own = "also " if len(others) < len(decisions) else ""
    return f"{first}, {own}for {all_named(names, others)}"


def task(chouette: Chouette, decision: Decision) -> str:  # noqa: PLR0911 - a match
    """Such as "to play 3-1", "to take or pass"."""
    match decision.need:
        case Need.SEEK_PARTNER:
            return "to ask for a partner, or play alone"
        case Need.BE_PARTNER:
            return "to say whether to be the box's partner"
        case Need.ROLL:
            return _to_roll(chouette, decision.player)
        case Need.HOLD:
            return "to double, or let the roll go"
        case Need.ANSWER:
            return _answer(chouette, decision.of)
        case Need.EXTRA:
            return "to give an extra cube, or not"
        case Need.LAST_WORD:
            is_extras = chouette.sheet.lone_rule is LoneRule.EXTRAS
            return "to keep the extra cubes, or pass after all" if is_extras else "to beaver or pass"
        case Need.MOVE:
            return to_play(chouette.game.roll)


def to_play(roll: Roll | None) -> str:
    """Such as "to play 3-1"."""
    return f"to play {format_roll(roll)}" if roll else "to play"


def _to_roll(chouette: Chouette, player: PlayerId) -> str:
    return "to double or roll" if cubes_to_offer(chouette, player) else "to roll"


def _answer(chouette: Chouette, of: PlayerId) -> str:
    game = chouette.game
    offers = {bet.cube: offer for bet in game.active_bets(of) if (offer := game.cubes[bet.cube].offer)}
    to_answer = [offer for offer in offers.values() if offer.to is game.side_of(of)]
    stages = {offer.stage for offer in to_answer}
    if stages == {OfferStage.DOUBLE}:
        several = f", {len(to_answer)} cubes" if len(to_answer) > 1 else ""
        return f"to take or pass{several}"
    kinds = " and ".join(f"the {STAGES[stage]}{_s(to_answer, stage)}" for stage in sorted(stages))
    return f"to answer {kinds}" if kinds else "to answer"


def _s(offers: Sequence[Offer], stage: OfferStage) -> str:
    return "s" if sum(offer.stage is stage for offer in offers) > 1 else ""


def _proposals(chouette: Chouette, called_already: Collection[PlayerId], names: Names) -> Iterator[str]:
    """Proposals that await an answer, beside the game; each player is mentioned once."""
    current = chouette.round
    seen = set(called_already)
    for proposal in current.proposals if current else ():
        bets = chouette.game.bets
        bet = bets[proposal.bet]
        other = bet.player(bet.side_of(proposal.by).other)
        asked = answers_proposal(chouette, proposal)
        speaker = other if asked is None else asked
        whom = called(names, speaker) if speaker in seen else mentioned(names, [speaker])
        seen.add(speaker)
        instead = "" if speaker == other else f", for {called(names, other)},"
        yield f"{whom}{instead} to accept or refuse: {proposed(proposal, Stakes(names, chouette.box, bets))}"


def _aside(chouette: Chouette, waiting: Sequence[Decision], names: Names) -> list[str]:
    """How far the answers, or the roll, have come; an instruction is no answer yet."""
    if chouette.step is ChouettePhase.ANSWER:
        sealed = len({offer.player for offer in offers_due(chouette)} - {decision.of for decision in waiting})
        return [f"-# {count(sealed, 'answer')} in, sealed until all are."] if sealed else []
    if chouette.step is ChouettePhase.CUBE and chouette.current.window.is_roll_pressed and holding(chouette):
        first = mover(chouette)
        return [f"-# {called(names, first)} asked for the roll."] if first is not None else []
    return []


def _may_double(chouette: Chouette, names: Names, due: Due) -> Iterator[str]:
    """Who of the crew may double now, and until when; nobody sees that they have already."""
    if chouette.step is not ChouettePhase.CUBE or chouette.game.on_roll is not Side.BLACK:
        return
    first = mover(chouette)
    crew = [player for player in chouette.line if player != first and cubes_to_offer(chouette, player)]
    if first is None or not crew:
        return
    latest = f" ({stamp(due[first], 'R')} at the latest)" if first in due else ""
    until = "the roll" if chouette.current.window.is_roll_pressed else f"{called(names, first)} rolls{latest}"
    yield f"-# {all_named(names, crew)} may double until {until}."


def _box_won(chouette: Chouette, names: Names) -> list[str]:
    """Who has won the box while others play on."""
    player = box_won_by(chouette)
    return [] if player is None else [f"-# {called(names, player)} has won the box, from the next game on."]


def _stand_ins(chouette: Chouette, names: Names) -> Iterator[str]:
    """Who plays for a box that is gone, and that the autopilot plays for a team that is."""
    current = chouette.round
    if current is None or not active_members(chouette):
        return
    if not is_present(chouette, current.box):
        player = box_player(chouette)
        who = AUTOPILOT if player is None else called(names, player)
        why = gone(chouette, current.box)
        is_ = "" if why.startswith("has ") else "is "
        box = called(names, current.box)
        yield f"-# {who} plays for {box}, who {is_}{why}; the points stay {box}'s."
    if not present_members(chouette):
        yield f"-# {AUTOPILOT} plays for the team, whose members are all gone."


def gone(chouette: Chouette, player: PlayerId) -> str:
    """Why somebody no longer acts in this game: "has left", "back next game", "away" or "silent"."""
    if player in chouette.leaving:
        return "has left"
    if player in chouette.current.returning:
        return "back next game"
    return "away" if player in chouette.away else "silent"


CAPTAIN_FIRST: Final = "Line, captain first"


def role_lines(chouette: Chouette, names: Names) -> list[str]:
    """A line for each role: "Box: Ann", "Captain: Ben", "Out: Eve -1"."""
    if chouette.round is not None:
        return [*_in_game(chouette, chouette.round, names), *_role_aside(chouette, names)]
    if chouette.box is None:
        return [f"At the table: {_with_host(chouette, names)}", *_role_aside(chouette, names)]
    return [
        f"Box: {called(names, chouette.box)}",
        line_line(chouette, names),
        *_role_aside(chouette, names),
    ]


def line_line(chouette: Chouette, names: Names) -> str:
    """The line; in a game, with the captain wherever they stand in it."""
    current = chouette.round
    if current is None or chouette.line[:1] == (current.captain,):
        return f"{CAPTAIN_FIRST}: {named(names, chouette.line)}"
    marked = (
        f"{called(names, player)} (captain)" if player == current.captain else called(names, player)
        for player in chouette.line
    )
    return f"Line: {', '.join(marked)}"


def _with_host(chouette: Chouette, names: Names) -> str:
    host = chouette.host
    return ", ".join(
        f"{called(names, player)} (host)" if player == host else called(names, player)
        for player in chouette.line
    )


def _in_game(chouette: Chouette, current: ChouetteGame, names: Names) -> Iterator[str]:
    yield f"Box: {_box(chouette, current, names)}"
    active = active_members(chouette)
    if current.captain in active:
        yield f"Captain: {_captain(chouette, current, names)}"
    crew = [player for player in active if player != current.captain]
    if crew:
        yield f"Crew: {', '.join(_crew_member(chouette, player, names) for player in crew)}"
    out = list(_out(chouette, current, names))
    if out:
        yield f"Out: {', '.join(out)}"


def _box(chouette: Chouette, current: ChouetteGame, names: Names) -> str:
    who = called(names, current.box)
    partner = f", with {called(names, current.partner)} as partner" if current.partner is not None else ""
    if is_present(chouette, current.box):
        return f"{who}{partner}"
    player = box_player(chouette)
    substitute = AUTOPILOT.lower() if player is None else called(names, player)
    return f"{who}{partner}; {substitute} plays for the box"


def _captain(chouette: Chouette, current: ChouetteGame, names: Names) -> str:
    who = called(names, current.captain)
    acting = "" if current.captain in current.captains[-1:] else " (acting)"
    if current.game.on_roll is not Side.BLACK:
        return f"{who}{acting}"
    moving = mover(chouette)
    if moving is None:
        return f"{who}{acting}; {AUTOPILOT.lower()} moves"
    return (
        f"{who}{acting}"
        if moving == current.captain
        else f"{who}{acting}; {called(names, moving)} moves this turn"
    )


def _crew_member(chouette: Chouette, player: PlayerId, names: Names) -> str:
    who = called(names, player)
    return who if is_present(chouette, player) else f"{who} ({gone(chouette, player)})"


def _out(chouette: Chouette, current: ChouetteGame, names: Names) -> Iterator[str]:
    """Who is out of the game, with the result of their bet with the box."""
    for player in chouette.line:
        bet = main_bet(current, player)
        if bet is not None and bet.result is not None:
            won = bet.result.points if bet.result.winner is Side.BLACK else -bet.result.points
            yield f"{called(names, player)} {signed(won)}"


def _role_aside(chouette: Chouette, names: Names) -> Iterator[str]:
    if chouette.queue:
        yield f"Waiting list: {named(names, chouette.queue)}"
    away = [player for player in chouette.away if player not in chouette.dealt]
    if away:
        yield f"Away: {named(names, away)}"


def pips_line(chouette: Chouette) -> str:
    """Such as "Box 120 pips · team 133 pips"; "" where no game is in play."""
    if chouette.round is None:
        return ""
    box, team = (chouette.game.position_of(side).own_pips for side in Side)
    return f"Box {count(box, 'pip')}{SEPARATOR}team {count(team, 'pip')}"
