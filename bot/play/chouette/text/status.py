"""The state of a chouette in words: box, captain, crew and who is out, and the pips of both sides."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import Enum, auto

from bot.engine import Answer, Autopilot, OfferStage, Roll, Side, format_roll
from bot.engine.chouette import (
    Chouette,
    ChouetteGame,
    ChouettePhase,
    Decision,
    LoneRule,
    Need,
    Settlement,
    active_members,
    box_player,
    box_won_by,
    cubes_to_offer,
    holding,
    is_present,
    main_bet,
    mover,
    sums,
)
from bot.engine.chouette.answers import binds_lone_taker, offers_due, open_offers
from bot.engine.chouette.flow import HEADS_UP_LIFECYCLE
from bot.engine.chouette.ledger import Why
from bot.engine.chouette.people import present_members
from bot.engine.chouette.seat_reasons import LEAST_TO_START
from bot.engine.keys import PlayerId
from bot.engine.rights import raise_on
from bot.play.chouette.text.cubes import are_all_owned
from bot.play.chouette.text.doubling import Due, may_double, remembered
from bot.play.chouette.text.people import (
    SEPARATOR,
    Names,
    is_bot,
    listed_names,
    mentions,
    names_in_row,
    player_name,
    stand_in,
)
from bot.play.chouette.text.roles import box_of
from bot.play.text.clocks import stamp
from bot.text.catalogue import either, gained, in_clauses, in_row, phrase


class Winner(Enum):
    """The winner of points in a game, over all its bets."""

    BOX = auto()
    TEAM = auto()
    MEMBER = auto()  # against whom the box plays alone
    NOBODY = auto()


class Absence(Enum):
    """Why somebody no longer acts in a game."""

    LEFT = auto()
    RETURNING = auto()
    AWAY = auto()
    SILENT = auto()


def title(chouette: Chouette, names: Names) -> str:
    """Such as "Ann in the box against Ben's team"."""
    if chouette.is_closed:
        return phrase("chouette-over")
    if chouette.box is None or not chouette.line:
        return phrase("chouettes-of", host=player_name(names, chouette.host))
    if len(chouette.dealt) == HEADS_UP_LIFECYCLE:
        return _heads_up(chouette.dealt, names)
    return _box_and_team(chouette.box, captain_of(chouette), names)


def settled_title(last: Settlement, next_box: PlayerId | None, names: Names) -> str:
    """Name the winner of a settled game, and the next box, if any: "Ann wins 4 and keeps the box"."""
    box = box_of(last.game)
    net = sums(each for each in last.transfers if each.why is not Why.PARTNER).get(box, 0)
    members = [bet.black for bet in last.game.bets if bet.white == box]
    team = Winner.TEAM if members[1:] else Winner.MEMBER
    winner = Winner.BOX if net > 0 else team if net else Winner.NOBODY
    who = player_name(names, box if winner is Winner.BOX else members[0])
    if next_box is None:
        return phrase("chouette-title-won", winner=winner, who=who, points=abs(net))
    return phrase(
        "chouette-title-settled",
        winner=winner,
        who=who,
        points=abs(net),
        box=player_name(names, next_box),
        is_kept=next_box == box,
    )


def game_title(first: tuple[PlayerId, PlayerId], names: Names, *, is_heads_up: bool) -> str:
    """Name the two players of a game's first bet."""
    return _heads_up(first, names) if is_heads_up else _box_and_team(*first, names)


def _heads_up(players: Iterable[PlayerId], names: Names) -> str:
    return phrase("chouette-title-heads-up", players=listed_names(names, players))


def _box_and_team(box: PlayerId | None, captain: PlayerId | None, names: Names) -> str:
    return phrase("chouette-title", box=player_name(names, box), captain=player_name(names, captain))


def settled_subtitle(last: Settlement, stake: int) -> str:
    """As `subtitle`, for a settled game."""
    return _subtitle(stake, last.number, len(last.players))


def subtitle(chouette: Chouette) -> str:
    """Such as "Stake 1 · game 3 · 5 players"."""
    return _subtitle(chouette.sheet.rules.stake, chouette.number, len(chouette.dealt))


def host_of(chouette: Chouette, names: Names) -> str:
    """Such as "host: Ann"."""
    return phrase("chouette-host-is", host=player_name(names, chouette.host))


def _subtitle(stake: int, number: int, players: int) -> str:
    game = [phrase("table-game-number", number=number)] if number else []
    return SEPARATOR.join(
        [phrase("chouette-stake", stake=stake), *game, phrase("chouette-players", players=players)]
    )


def captain_of(chouette: Chouette) -> PlayerId | None:
    """The captain now, or of the next game."""
    if chouette.in_play is not None:
        return chouette.in_play.captain
    return chouette.line[0] if chouette.number and chouette.line else None


def waiting_lines(
    chouette: Chouette,
    waiting: Sequence[Decision],
    names: Names,
    due: Due | None = None,
    pause_ends: datetime | None = None,
    autopilot: Autopilot | None = None,
) -> list[str]:
    """Tell who must do what and until when; each of them is mentioned once. Proposals are left out.

    Args:
        chouette: The chouette as everybody may see it.
        waiting: The `decisions` of the whole chouette: who has answered already is no secret. Empty
            while the autopilot has to decide.
        names: Everybody in the lines.
        due: Until when they have to decide.
        pause_ends: Between two games, when the next begins by itself; in a game, until when the roll waits
            for the crew.
        autopilot: Which one decided last for those who are gone.
    """
    match chouette.phase:
        case ChouettePhase.LOBBY:
            return [_lobby(chouette, names)]
        case ChouettePhase.BETWEEN:
            return [_between(chouette, names, pause_ends)]
        case ChouettePhase.CLOSED:
            return [phrase("chouette-closed", games=chouette.number)]
        case _:
            calls = (
                _calls(chouette, waiting, names, due or {})
                or remembered(chouette, names, pause_ends)
                or [phrase("reason-waits-for-autopilot")]
            )
            doubling = may_double(chouette, names, due or {}, pause_ends)
            asides = (*_aside(chouette, waiting, names), *doubling)
            small = (*asides, *_stand_ins(chouette, names, autopilot), *_box_won(chouette, names))
            return [*calls, *(f"-# {line}" for line in small)]


def _lobby(chouette: Chouette, names: Names) -> str:
    missing = LEAST_TO_START - len(chouette.dealt)
    host = player_name(names, chouette.host)
    if missing > 0:
        return phrase("chouette-lobby", missing=missing, host=host)
    if len(chouette.dealt) >= chouette.sheet.max_players:
        return phrase("chouette-lobby-full", host=host)
    return phrase("chouette-lobby-enough", host=host)


def who_starts(chouette: Chouette, names: Names) -> str:
    """The box or the host, such as "Ben or Ann": whoever of them is a person."""
    players = dict.fromkeys(player for player in (chouette.box, chouette.host) if player is not None)
    return either([player_name(names, player) for player in players if not is_bot(names, player)])


def _between(chouette: Chouette, names: Names, begins: datetime | None) -> str:
    starters, number = who_starts(chouette, names), chouette.number + 1
    if begins is None:
        return phrase("chouette-between", starters=starters, number=number)
    return phrase("chouette-between-timed", starters=starters, number=number, moment=stamp(begins, "R"))


def waits_for_start(chouette: Chouette, names: Names) -> str:
    """Why the next game has not begun by itself, and what can be done about it."""
    return phrase("chouette-waits-for-start", host=mentions(names, [chouette.host]))


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
        SEPARATOR.join([_called(chouette, mentions(names, players), what, len(players)), *_until(moment)])
        for (what, moment), players in groups.items()
    ]


def _called(chouette: Chouette, who: str, what: str, count: int) -> str:
    """As `call`; the box asks all members at once who plays with it."""
    if chouette.search is not None and chouette.search.is_asked:
        return phrase("chouette-call-partner", who=who)
    return call(who, what, count)


def _until(moment: datetime | None) -> list[str]:
    return [phrase("list-due", due=stamp(moment, "R"))] if moment else []


def call(who: str, what: str, count: int = 1) -> str:
    """Return a task with its player or players: "Ben to play 3-1"."""
    return phrase("chouette-call", who=who, task=what, count=count)


def task_of(chouette: Chouette, decisions: Sequence[Decision], names: Names) -> str:
    """All decisions of one player, with the names of those for whom they decide."""
    others = [one.of for one in decisions if one.of not in (one.player, chouette.box)]
    first = task(chouette, decisions[0])
    if not others:
        return first
    if len(others) < len(decisions):
        return phrase("chouette-task-also-for", task=first, others=listed_names(names, others))
    return phrase("chouette-task-for", task=first, others=listed_names(names, others))


def task(chouette: Chouette, decision: Decision) -> str:  # noqa: PLR0911 - a match
    """Such as "to play 3-1", "to take or pass"."""
    match decision.need:
        case Need.SEEK_PARTNER:
            return phrase("chouette-task-seek-partner")
        case Need.BE_PARTNER:
            return phrase("chouette-task-be-partner")
        case Need.ROLL:
            return _to_roll(chouette, decision.player)
        case Need.HOLD:
            return phrase("chouette-task-hold")
        case Need.ANSWER:
            return to_answer(stages_asked(chouette, decision.of))
        case Need.EXTRA:
            return phrase("chouette-task-extra")
        case Need.LAST_WORD:
            return _last_word(chouette.sheet.lone_rule)
        case Need.MOVE:
            return to_play(chouette.game.roll)


def _to_roll(chouette: Chouette, player: PlayerId) -> str:
    cubes = [chouette.game.cubes[cube] for cube in cubes_to_offer(chouette, player)]
    if not cubes:
        return phrase("chouette-task-roll")
    return phrase("chouette-task-double-or-roll", is_redouble=are_all_owned(cubes))


def _last_word(rule: LoneRule) -> str:
    if rule is LoneRule.EXTRAS:
        return phrase("chouette-task-keep-extras")
    return phrase("chouette-task-beaver-or-pass")


def to_play(roll: Roll | None) -> str:
    """Such as "to play 3-1"."""
    return (
        phrase("chouette-task-play", roll=format_roll(roll)) if roll else phrase("chouette-task-play-later")
    )


def stages_asked(chouette: Chouette, of: PlayerId) -> Counter[OfferStage]:
    """How many cubes a player has to answer, by how far their offers have climbed."""
    game = chouette.game
    offers = {bet.cube: offer for bet in game.active_bets(of) if (offer := game.cubes[bet.cube].offer)}
    return Counter(offer.stage for offer in offers.values() if offer.to is game.side_of(of))


def to_answer(stages: Mapping[OfferStage, int]) -> str:
    """Such as "to take or pass 2 cubes", "to answer the beaver"."""
    if not stages:
        return phrase("chouette-task-answer")
    if set(stages) == {OfferStage.DOUBLE}:
        return phrase("chouette-task-take-or-pass", cubes=stages[OfferStage.DOUBLE])
    if len(stages) > 1:
        return phrase("chouette-task-answer-cubes", cubes=sum(stages.values()))
    ((stage, count),) = stages.items()
    return phrase("chouette-task-answer-raise", stage=stage, count=count)


def _aside(chouette: Chouette, waiting: Sequence[Decision], names: Names) -> Iterator[str]:
    """How far the answers, or the roll, have come; an instruction is no answer yet."""
    if chouette.phase is ChouettePhase.ANSWER:
        yield from lone_taker(chouette)
        sealed = len({offer.player for offer in offers_due(chouette)} - {decision.of for decision in waiting})
        if sealed:
            yield phrase("chouette-answers-in", answers=sealed)
    elif chouette.phase is ChouettePhase.CUBE and chouette.current.doubling.is_roll_pressed:
        first = mover(chouette)
        if first is not None and holding(chouette):
            yield phrase("chouette-roll-asked", player=player_name(names, first))


def lone_taker(chouette: Chouette) -> Iterator[str]:
    """State the table's rule about a lone taker, if it has one; never whether there is a lone taker."""
    if not binds_lone_taker(chouette):
        return
    rule = chouette.sheet.lone_rule
    may_beaver = any(raise_on(chouette.game, each.cube) is Answer.BEAVER for each in open_offers(chouette))
    if rule is LoneRule.MUST_BEAVER and not may_beaver:
        rule = LoneRule.MUST_DROP
    yield phrase("chouette-lone-taker", rule=rule)


def _box_won(chouette: Chouette, names: Names) -> Iterator[str]:
    """Tell who has won the box while others play on."""
    player = box_won_by(chouette)
    if player is not None:
        yield phrase("chouette-box-won", player=player_name(names, player))


def _stand_ins(chouette: Chouette, names: Names, autopilot: Autopilot | None) -> Iterator[str]:
    """Tell who plays for an absent box, and that the autopilot plays for an absent team."""
    current = chouette.in_play
    if current is None or not active_members(chouette):
        return
    if not is_present(chouette, current.box):
        who, box = stand_in(names, box_player(chouette), autopilot), player_name(names, current.box)
        yield phrase("chouette-stand-in", player=who, box=box, absence=gone(chouette, current.box))
    if not present_members(chouette):
        yield phrase("chouette-stand-in-for-team", player=stand_in(names, None, autopilot))


def gone(chouette: Chouette, player: PlayerId) -> Absence:
    """Why somebody no longer acts in this game."""
    if player in chouette.leaving:
        return Absence.LEFT
    if player in chouette.current.returning:
        return Absence.RETURNING
    return Absence.AWAY if player in chouette.away else Absence.SILENT


def role_lines(chouette: Chouette, names: Names) -> list[str]:
    """A line for each role: "Box: Ann", "Captain: Ben", "Out: Eve -1"."""
    if chouette.in_play is not None:
        return [*_in_game(chouette, chouette.in_play, names), *_role_aside(chouette, names)]
    if chouette.box is None:
        at_table = phrase("chouette-at-table", members=_with_host(chouette, names))
        return [at_table, *_role_aside(chouette, names)]
    return [
        phrase("chouette-box", box=player_name(names, chouette.box)),
        line_line(chouette, names),
        *_role_aside(chouette, names),
    ]


def line_line(chouette: Chouette, names: Names) -> str:
    """The line; in a game, with the captain wherever they stand in it."""
    current = chouette.in_play
    if current is None or chouette.line[:1] == (current.captain,):
        return phrase("chouette-line-captain-first", members=names_in_row(names, chouette.line))
    marked = (
        phrase("chouette-line-captain", player=player_name(names, player))
        if player == current.captain
        else player_name(names, player)
        for player in chouette.line
    )
    return phrase("chouette-line", members=in_row(marked))


def _with_host(chouette: Chouette, names: Names) -> str:
    return in_row(
        phrase("chouette-host", player=player_name(names, player))
        if player == chouette.host
        else player_name(names, player)
        for player in chouette.line
    )


def _in_game(chouette: Chouette, current: ChouetteGame, names: Names) -> Iterator[str]:
    yield in_clauses(_box(chouette, current, names))
    active = active_members(chouette)
    if current.captain in active:
        yield in_clauses(_captain(chouette, current, names))
    crew = [_crew_member(chouette, player, names) for player in active if player != current.captain]
    if crew:
        yield phrase("chouette-crew", members=in_row(crew))
    out = list(_out(chouette, current, names))
    if out:
        yield phrase("chouette-out", members=in_row(out))


def _box(chouette: Chouette, current: ChouetteGame, names: Names) -> Iterator[str]:
    """The box, and who plays for it."""
    box = player_name(names, current.box)
    if current.partner is None:
        yield phrase("chouette-box", box=box)
    else:
        yield phrase("chouette-box-with-partner", box=box, partner=player_name(names, current.partner))
    if not is_present(chouette, current.box):
        player = box_player(chouette)
        if player is None:
            yield phrase("chouette-box-on-autopilot")
        else:
            yield phrase("chouette-box-played-by", player=player_name(names, player))


def _captain(chouette: Chouette, current: ChouetteGame, names: Names) -> Iterator[str]:
    """The captain, and who moves in their place."""
    captain = player_name(names, current.captain)
    if current.captain in current.captains[-1:]:
        yield phrase("chouette-captain", captain=captain)
    else:
        yield phrase("chouette-captain-acting", captain=captain)
    if current.game.on_roll is Side.BLACK:
        moving = mover(chouette)
        if moving is None:
            yield phrase("chouette-autopilot-moves")
        elif moving != current.captain:
            yield phrase("chouette-moves-this-turn", player=player_name(names, moving))


def _crew_member(chouette: Chouette, player: PlayerId, names: Names) -> str:
    who = player_name(names, player)
    if is_present(chouette, player):
        return who
    return phrase("chouette-absent", player=who, absence=gone(chouette, player))


def _out(chouette: Chouette, current: ChouetteGame, names: Names) -> Iterator[str]:
    """Name those who are out of the game, with the result of their bet with the box."""
    for player in chouette.line:
        bet = main_bet(current, player)
        if bet is not None and bet.result is not None:
            won = bet.result.points if bet.result.winner is Side.BLACK else -bet.result.points
            yield f"{player_name(names, player)} {gained(won)}"


def _role_aside(chouette: Chouette, names: Names) -> Iterator[str]:
    if chouette.queue:
        yield phrase("chouette-waiting-list", members=names_in_row(names, chouette.queue))
    away = [player for player in chouette.away if player not in chouette.dealt]
    if away:
        yield phrase("chouette-away", members=names_in_row(names, away))
