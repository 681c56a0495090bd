"""Events with the cubes of a chouette, in lines: doubles, answers, and the lone taker's extras."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Final, TypeVar

from bot.engine import Answer, Bet, Cube, Doubled, Dropped, Ending, OfferStage, Raised, Side, Taken
from bot.engine.chouette import AnswersShown, ExtraGiven, ExtrasShown, LoneTakerMustDrop, LoneTakerWaits
from bot.engine.chouette.game import CubeAnswer
from bot.engine.keys import CubeIndex, PlayerId
from bot.play.chouette.text.people import Names, acts_for, by_autopilot, listed_names, player_name, side_name
from bot.text.catalogue import in_clauses, in_row, listed, phrase

T = TypeVar("T")
Answered = Taken | Dropped | Raised | LoneTakerMustDrop
SAID: Final[Mapping[type, Collection[Answer]]] = {
    Taken: (Answer.TAKE, Answer.FOLLOW),
    Dropped: (Answer.DROP, Answer.FOLLOW),
    Raised: (Answer.BEAVER, Answer.RACCOON),
}
"""The answers after which each of these happens, unless a rule says otherwise."""
REFUSED: Final = {2: OfferStage.BEAVER, 4: OfferStage.RACCOON}
"""The raise that was refused, by the multiple of the cube that it cost."""


class Raise(Enum):
    """A beaver or a raccoon of which no more is known."""

    UNKNOWN = auto()


@dataclass(frozen=True, slots=True)
class Stakes:
    """The bets of a game, for naming players; without box and bets where they are no longer known.

    Args:
        names: Everybody.
        box: Who is the box.
        bets: The bets of the game.
        cubes: Its cubes.
        actor: The name of who acts for the box; "" where the box acts.
        team_actor: The same for the team.
        absent: Who no longer acts in the game, at its end or now.
        substitute: Who plays for an absent box then.
        given: The answers that were shown, by player and cube.
        follows_nobody: Whether those of them who followed the captain did not find the captain doubled.
        offered: How far the last offer on each cube has climbed, as far as the events tell.
    """

    names: Names
    box: PlayerId | None
    bets: tuple[Bet, ...] = ()
    cubes: tuple[Cube, ...] = ()
    actor: str = ""
    team_actor: str = ""
    absent: frozenset[PlayerId] = frozenset()
    substitute: PlayerId | None = None
    given: Mapping[tuple[PlayerId, CubeIndex], CubeAnswer] = field(default_factory=dict)
    follows_nobody: bool = False
    offered: Mapping[CubeIndex, OfferStage] = field(default_factory=dict)

    @property
    def box_acts(self) -> str:
        """The name of the box, or of whoever acts for it."""
        return self.actor or player_name(self.names, self.box)

    def acting(self, player: PlayerId | None) -> str:
        """The name of a player, or of whoever acts for them."""
        return self.box_acts if player is not None and player == self.box else player_name(self.names, player)

    def answering(self, player: PlayerId | None, event: Taken | Dropped | Raised) -> str:
        """The name of a player, or of whoever answers for them.

        An autopilot is not named for what became of its answer: a lone taker may have to pass.
        """
        given = None if player is None else self.given.get((player, event.cube))
        if given is not None and given.autopilot is not None:
            is_its_own = given.answer in SAID[type(event)]
            return by_autopilot(player_name(self.names, player), given.autopilot if is_its_own else None)
        if given is not None and given.by is not None:
            return acts_for(self.names, given.by, player)
        return self.acting(player)

    def must_pass(self, event: Dropped) -> bool:
        """Whether somebody passed because the captain, whom they follow, was not doubled."""
        given = self.given.get((event.player, event.cube))
        return self.follows_nobody and given is not None and given.answer is Answer.FOLLOW

    def doubling(self, player: PlayerId | None, event: Doubled) -> str:
        """The name of a player who doubles, or of whoever does for them."""
        if event.autopilot is not None:
            return by_autopilot(player_name(self.names, player), event.autopilot)
        return self.acting(player)

    def is_played_out(self, bet: Bet) -> bool:
        """Whether a bet runs, or ran until the last checker was off."""
        return bet.result is None or bet.result.ending is Ending.BORNE_OFF

    def stage_refused(self, event: Dropped) -> OfferStage:
        """Return the offer that was refused; a beaver or raccoon costs more than the cube showed."""
        if event.stage is not None:
            return event.stage
        times = event.points // self.cubes[event.cube].value if event.cube < len(self.cubes) else 1
        return REFUSED.get(times, OfferStage.DOUBLE)

    def stage_taken(self, event: Taken) -> OfferStage | Raise:
        """Return the offer that was taken, a double, a beaver or a raccoon, as far as that is known.

        Whoever takes a double owns the cube; a beaver or a raccoon leaves it with the other side.
        """
        if event.stage is not None:
            return event.stage
        if event.cube in self.offered:
            return self.offered[event.cube]
        cube = self.cubes[event.cube] if event.cube < len(self.cubes) else None
        is_as_left = cube is not None and (cube.value, cube.offer) == (event.value, None)
        is_raised = cube is not None and is_as_left and cube.owner not in (None, event.side)
        return Raise.UNKNOWN if is_raised else OfferStage.DOUBLE

    def on(self, cube: CubeIndex) -> tuple[Bet, ...]:
        return tuple(bet for bet in self.bets if bet.cube == cube)

    def own(self, cube: CubeIndex) -> Bet | None:
        """None if several bets share the cube."""
        bets = self.on(cube)
        return bets[0] if len(bets) == 1 and len(self.bets) > 1 else None

    def is_extra(self, bet: Bet) -> bool:
        """Whether a bet is between the lone taker and a giver."""
        return bet.white != self.box


def doubles(stakes: Stakes, events: Sequence[Doubled]) -> str:
    """All doubles in one line: "Ann doubles Ben and Carl to 2, Dora to 8"."""
    whole = dict.fromkeys(
        _double_for_all(stakes, event) for event in events if stakes.own(event.cube) is None
    )
    extras: list[str] = []
    box: dict[str, list[tuple[PlayerId, Doubled]]] = {}
    team: list[tuple[str, Doubled]] = []
    for event in events:
        bet = stakes.own(event.cube)
        if bet is not None and stakes.is_extra(bet):
            extras.append(_double_of_extra(stakes, bet, event))
        elif bet is not None and event.side is Side.WHITE:
            box.setdefault(stakes.doubling(stakes.box, event), []).append((bet.black, event))
        elif bet is not None:
            team.append((stakes.doubling(bet.black, event), event))
    return in_clauses([*whole, *_of_box(stakes, box), *_of_team(team), *extras])


def _double_for_all(stakes: Stakes, event: Doubled) -> str:
    """A double of the cube that all share, or of one whose member is not known."""
    members = [bet.black for bet in stakes.bets]
    if event.side is Side.WHITE:
        box = stakes.doubling(stakes.box, event)
        return _player_doubles([box], [event])
    if len(members) != 1 and event.autopilot is None:
        return phrase("chouette-log-team-doubles", value=event.value, is_redouble=event.is_redouble)
    team = by_autopilot(side_name(event.side), event.autopilot)
    who = stakes.doubling(members[0], event) if len(members) == 1 else team
    return _player_doubles([who], [event])


def _player_doubles(who: Sequence[str], events: Sequence[Doubled]) -> str:
    """Such as "Ben and Carl double to 2", for doubles to the same value."""
    return phrase(
        "chouette-log-doubles",
        players=listed(who),
        count=len(who),
        value=events[0].value,
        is_redouble=_are_redoubles(events),
    )


def are_all_owned(cubes: Iterable[Cube]) -> bool:
    """Whether to offer all of these cubes, of which there are some, is to redouble."""
    return all(cube.owner is not None for cube in cubes)


def _are_redoubles(events: Iterable[Doubled]) -> bool:
    return all(event.is_redouble for event in events)


def _double_of_extra(stakes: Stakes, bet: Bet, event: Doubled) -> str:
    by = by_autopilot(player_name(stakes.names, bet.player(event.side)), event.autopilot)
    to = player_name(stakes.names, bet.player(event.side.other))
    return phrase(
        "chouette-log-doubles-extra",
        player=by,
        other=to,
        value=event.value,
        is_redouble=event.is_redouble,
    )


def _of_box(stakes: Stakes, doubled: Mapping[str, Sequence[tuple[PlayerId, Doubled]]]) -> Iterator[str]:
    for box, cubes in doubled.items():
        members = in_row(
            phrase(
                "chouette-log-doubled",
                members=listed_names(stakes.names, (who for who, _ in alike)),
                value=alike[0][1].value,
            )
            for alike in _same_value(cubes)
        )
        is_redouble = _are_redoubles(event for _, event in cubes)
        yield phrase("chouette-log-box-doubles", box=box, members=members, is_redouble=is_redouble)


def _of_team(doubled: Iterable[tuple[str, Doubled]]) -> Iterator[str]:
    for alike in _same_value(doubled):
        yield _player_doubles([who for who, _ in alike], [event for _, event in alike])


def _same_value(doubled: Iterable[tuple[T, Doubled]]) -> list[list[tuple[T, Doubled]]]:
    values: dict[int, list[tuple[T, Doubled]]] = {}
    for player, event in doubled:
        values.setdefault(event.value, []).append((player, event))
    return list(values.values())


@dataclass(frozen=True, slots=True)
class _Reply:
    """An answer; the same one of several players, or to several, shares a clause.

    Args:
        answer: What was answered.
        number: What the cube shows then, or what is paid.
        stage: What was taken or refused, or what was made of the offer.
        is_extra: Whether it is about the extra cube of a lone taker.
        follows_nobody: Whether it is the pass of a follower of a captain who was not doubled.
    """

    answer: Answer
    number: int
    stage: OfferStage | Raise = OfferStage.DOUBLE
    is_extra: bool = False
    follows_nobody: bool = False


def answers(stakes: Stakes, events: Sequence[Answered]) -> str:
    """All answers in one line: "Ben and Dora take at 2; Carl passes and pays 1"."""
    of_box: dict[tuple[str, _Reply], list[str]] = {}
    of_others: dict[_Reply, list[str]] = {}
    fallen = {event.player for event in events if isinstance(event, LoneTakerMustDrop)}
    lone: list[str] = []
    for event in events:
        if isinstance(event, LoneTakerMustDrop):
            continue
        if isinstance(event, Dropped) and event.player in fallen:
            lone.append(_must_pass(stakes, event))
            continue
        bet, who = stakes.own(event.cube), _who(stakes, event)
        if bet is not None and who == stakes.box:
            box = stakes.answering(who, event)
            of_box.setdefault((box, _reply(stakes, event)), []).append(player_name(stakes.names, bet.black))
        else:
            is_extra = bet is not None and stakes.is_extra(bet)
            reply = replace(_reply(stakes, event), is_extra=is_extra)
            of_others.setdefault(reply, []).append(stakes.answering(who, event))
    boxes = (_box_answers(box, reply, members) for (box, reply), members in of_box.items())
    others = (
        _answer_extras(reply, players) if reply.is_extra else _answer(reply, players)
        for reply, players in of_others.items()
    )
    return in_clauses([*boxes, *others, *lone])


def _must_pass(stakes: Stakes, event: Dropped) -> str:
    """The pass of the lone taker of the box's first double, which they did not choose."""
    player = stakes.answering(event.player, event)
    return phrase("chouette-log-lone-must-pass", player=player, points=event.points)


def _who(stakes: Stakes, event: Taken | Dropped | Raised) -> PlayerId | None:
    """Return the player who answered; for a beaver or a raccoon, the one whose bet it is."""
    if not isinstance(event, Raised):
        return event.player
    bets = stakes.on(event.cube)
    return bets[0].player(event.side) if bets else None


def _reply(stakes: Stakes, event: Taken | Dropped | Raised) -> _Reply:
    match event:
        case Taken():
            return _Reply(Answer.TAKE, event.value, stakes.stage_taken(event))
        case Dropped():
            stage, follows_nobody = stakes.stage_refused(event), stakes.must_pass(event)
            return _Reply(Answer.DROP, event.points, stage, follows_nobody=follows_nobody)
        case Raised():
            return _Reply(Answer.BEAVER, event.value, event.stage)


def _box_answers(box: str, reply: _Reply, names: Sequence[str]) -> str:
    """An answer of the box to members: "Ann takes the cubes of Ben and Carl at 2"."""
    members, count, number, stage = listed(names), len(names), reply.number, reply.stage
    match reply.answer:
        case Answer.TAKE if stage is OfferStage.DOUBLE:
            return phrase("chouette-log-box-takes", box=box, members=members, count=count, value=number)
        case Answer.TAKE:
            return phrase(
                "chouette-log-box-accepts", box=box, members=members, count=count, value=number, stage=stage
            )
        case Answer.DROP if stage is OfferStage.DOUBLE:
            return phrase("chouette-log-box-passes", box=box, members=members, count=count, points=number)
        case Answer.DROP:
            return phrase(
                "chouette-log-box-refuses", box=box, members=members, count=count, points=number, stage=stage
            )
        case _:
            return phrase(
                "chouette-log-box-raises", box=box, members=members, count=count, value=number, stage=stage
            )


def _answer(reply: _Reply, names: Sequence[str]) -> str:
    """An answer of all but the box, or of a box whose cubes are not known."""
    players, count, number, stage = listed(names), len(names), reply.number, reply.stage
    match reply.answer:
        case Answer.TAKE if stage is OfferStage.DOUBLE:
            return phrase("chouette-log-takes", players=players, count=count, value=number)
        case Answer.TAKE:
            return phrase("chouette-log-accepts", players=players, count=count, value=number, stage=stage)
        case Answer.DROP if reply.follows_nobody:
            return phrase("chouette-log-follows-nobody", players=players, count=count, points=number)
        case Answer.DROP if stage is OfferStage.DOUBLE:
            return phrase("chouette-log-passes", players=players, count=count, points=number)
        case Answer.DROP:
            return phrase("chouette-log-refuses", players=players, count=count, points=number, stage=stage)
        case _:
            return phrase("chouette-log-raises", players=players, count=count, value=number, stage=stage)


def _answer_extras(reply: _Reply, names: Sequence[str]) -> str:
    """An answer of the lone taker, or to them, about an extra cube."""
    players, count, number, stage = listed(names), len(names), reply.number, reply.stage
    match reply.answer:
        case Answer.TAKE if stage in (OfferStage.DOUBLE, Raise.UNKNOWN):
            return phrase("chouette-log-takes-extra", players=players, count=count, value=number)
        case Answer.TAKE:
            return phrase(
                "chouette-log-accepts-extra", players=players, count=count, value=number, stage=stage
            )
        case Answer.DROP if stage is OfferStage.DOUBLE:
            return phrase("chouette-log-passes-extra", players=players, count=count, points=number)
        case Answer.DROP:
            return phrase(
                "chouette-log-refuses-extra", players=players, count=count, points=number, stage=stage
            )
        case _:
            return phrase(
                "chouette-log-raises-extra", players=players, count=count, value=number, stage=stage
            )


def answers_shown(names: Names, event: AnswersShown) -> str:
    """The answers that are shown before the others: "Answered first: Ben takes"."""
    told = (
        phrase(
            "chouette-log-answer",
            player=by_autopilot(player_name(names, one.player), one.autopilot),
            answer=one.answer,
        )
        for one in event.answers
        if one.answer
    )
    return phrase("chouette-log-answered-first", answers=in_row(told))


def silent(names: Names, players: Iterable[PlayerId]) -> str:
    """Such as "Carol did not answer in time"; "" if nobody was late."""
    return silent_acting(Stakes(names, None), players)


def silent_acting(stakes: Stakes, players: Iterable[PlayerId]) -> str:
    """As `silent`, with whoever acts for an absent box by their own name."""
    who = dict.fromkeys(stakes.acting(player) for player in players)
    return phrase("chouette-log-silent", players=listed([*who]), count=len(who)) if who else ""


def lone_taker(names: Names, event: LoneTakerWaits) -> str:
    """Name the lone taker, and what may follow."""
    lone = event.lone
    player = player_name(names, lone.player)
    match lone.droppers:
        case ():
            return phrase("chouette-log-lone-must-beaver", player=player)
        case (dropper,):
            other = player_name(names, dropper)
            return phrase("chouette-log-lone", player=player, answer=lone.answer, other=other)
        case _:
            return phrase("chouette-log-lone-several", player=player, answer=lone.answer)


def extras_shown(names: Names, event: ExtrasShown) -> str:
    """Name those who give an extra, if the lone taker plays on, and those who were late."""
    if event.givers:
        given = phrase(
            "chouette-log-extras", players=listed_names(names, event.givers), count=len(event.givers)
        )
        return in_clauses((silent(names, event.silent), given))
    if event.silent:
        late = tuple(dict.fromkeys(event.silent))
        return phrase("chouette-log-no-extras-silent", players=listed_names(names, late), count=len(late))
    return phrase("chouette-log-no-extras")


def extras_given(names: Names, events: Sequence[ExtraGiven]) -> str:
    """The lone taker's extras, and what was paid with them."""
    first = events[0]
    return phrase(
        "chouette-log-extras-given",
        players=listed_names(names, (event.giver for event in events)),
        count=len(events),
        taker=player_name(names, first.taker),
        points=first.value // 2,
        value=first.value,
    )
