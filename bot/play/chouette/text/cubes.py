"""Events with the cubes of a chouette, in lines: doubles, answers, and the lone taker's extras."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.engine import Bet, Cube, Doubled, Dropped, Ending, OfferStage, Raised, Side, Taken
from bot.engine.chouette import AnswersShown, ExtraGiven, ExtrasShown, LoneTakerMustDrop, LoneTakerWaits
from bot.engine.keys import CubeIndex, PlayerId
from bot.play.chouette.text.people import Names, acts_for, called, named
from bot.play.text.words import STAGES, who_answers

Answered = Taken | Dropped | Raised | LoneTakerMustDrop


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
        given_by: Who gave an answer for a player, by that player and the cube.
    """

    names: Names
    box: PlayerId | None
    bets: tuple[Bet, ...] = ()
    cubes: tuple[Cube, ...] = ()
    actor: str = ""
    team_actor: str = ""
    absent: frozenset[PlayerId] = frozenset()
    substitute: PlayerId | None = None
    given_by: Mapping[tuple[PlayerId, CubeIndex], PlayerId] = field(default_factory=dict)

    @property
    def box_acts(self) -> str:
        """The name of the box, or of whoever acts for it."""
        return self.actor or called(self.names, self.box)

    def acting(self, player: PlayerId | None) -> str:
        """The name of a player, or of whoever acts for them."""
        return self.box_acts if player is not None and player == self.box else called(self.names, player)

    def answering(self, player: PlayerId | None, cube: CubeIndex) -> str:
        """The name of a player, or of whoever answers for them about a cube."""
        by = None if player is None else self.given_by.get((player, cube))
        return self.acting(player) if by is None else acts_for(self.names, by, player)

    def is_played_out(self, bet: Bet) -> bool:
        """Whether a bet runs, or ran until the last checker was off."""
        return bet.result is None or bet.result.ending is Ending.BORNE_OFF

    def stage_refused(self, event: Dropped) -> OfferStage:
        """What was refused: a double, or a beaver or raccoon, which cost more than the cube showed."""
        times = event.points // self.cubes[event.cube].value if event.cube < len(self.cubes) else 1
        return {2: OfferStage.BEAVER, 4: OfferStage.RACCOON}.get(times, OfferStage.DOUBLE)

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
    """All doubles in one line: "Ann doubles Ben, Carl to 2, Dora to 8"."""
    whole = dict.fromkeys(
        _double_for_all(stakes, event) for event in events if stakes.own(event.cube) is None
    )
    extras: list[str] = []
    box: list[tuple[PlayerId, int]] = []
    team: list[tuple[PlayerId, int]] = []
    for event in events:
        bet = stakes.own(event.cube)
        if bet is not None and stakes.is_extra(bet):
            extras.append(_double_of_extra(stakes, bet, event))
        elif bet is not None:
            (box if event.side is Side.WHITE else team).append((bet.black, event.value))
    of_box = [f"{stakes.box_acts} doubles {_by_value(stakes, box)}"] if box else []
    return "; ".join([*whole, *of_box, *_of_team(stakes, team), *extras])


def _double_for_all(stakes: Stakes, event: Doubled) -> str:
    """A double of the cube that all share, or of one whose member is not known."""
    who = stakes.box_acts if event.side is Side.WHITE else _team(stakes)
    return f"{who} doubles to {event.value}"


def _team(stakes: Stakes) -> str:
    """The team, by the name of its only member if it has no more."""
    members = [bet.black for bet in stakes.bets]
    return called(stakes.names, members[0]) if len(members) == 1 else "The team"


def _double_of_extra(stakes: Stakes, bet: Bet, event: Doubled) -> str:
    by, to = (called(stakes.names, bet.player(side)) for side in (event.side, event.side.other))
    return f"{by} doubles {to} on the extra cube to {event.value}"


def _by_value(stakes: Stakes, doubled: Iterable[tuple[PlayerId, int]]) -> str:
    return ", ".join(f"{named(stakes.names, who)} to {value}" for value, who in _same_value(doubled).items())


def _of_team(stakes: Stakes, doubled: Iterable[tuple[PlayerId, int]]) -> list[str]:
    return [
        f"{named(stakes.names, who)} {'doubles' if len(who) == 1 else 'double'} to {value}"
        for value, who in _same_value(doubled).items()
    ]


def _same_value(doubled: Iterable[tuple[PlayerId, int]]) -> dict[int, list[PlayerId]]:
    values: dict[int, list[PlayerId]] = {}
    for player, value in doubled:
        values.setdefault(value, []).append(player)
    return values


def answers(stakes: Stakes, events: Sequence[Answered]) -> str:
    """All answers in one line: "Ben, Dora take at 2; Carl passes, pays 1"."""
    of_box: list[tuple[Taken | Dropped | Raised, Bet]] = []
    of_others: list[Taken | Dropped | Raised] = []
    fallen: list[str] = []
    for event in events:
        if isinstance(event, LoneTakerMustDrop):
            fallen.append(f"{called(stakes.names, event.player)} alone would have taken, and must pass too")
        elif (bet := stakes.own(event.cube)) and _who(stakes, event) == stakes.box:
            of_box.append((event, bet))
        else:
            of_others.append(event)
    return "; ".join([*_answers_of_box(stakes, of_box), *_answers_of_others(stakes, of_others), *fallen])


def _answers_of_box(stakes: Stakes, answered: Iterable[tuple[Taken | Dropped | Raised, Bet]]) -> list[str]:
    """The answers of the box: "Ann takes Ben's, Carl's at 2; passes Dora's, pays 1"."""
    alike: dict[tuple[str, str, str], list[str]] = {}
    for event, bet in answered:
        refused = stakes.stage_refused(event) if isinstance(event, Dropped) else OfferStage.DOUBLE
        alike.setdefault(_of_box(event, refused), []).append(f"{called(stakes.names, bet.black)}'s")
    told = [
        f"{verb} {', '.join(cubes)}{each if cubes[1:] else one}" for (verb, one, each), cubes in alike.items()
    ]
    return [f"{stakes.box_acts} {'; '.join(told)}"] if told else []


def _answers_of_others(stakes: Stakes, answered: Iterable[Taken | Dropped | Raised]) -> list[str]:
    """The answers of all but the box, or of a box whose cubes are not known."""
    alike: dict[tuple[str, str], list[str]] = {}
    for event in answered:
        bet = stakes.own(event.cube)
        cube = " the extra cube" if bet is not None and stakes.is_extra(bet) else ""
        who = _who(stakes, event)
        told = _of_others(stakes, event, cube)
        alike.setdefault(told, []).append(stakes.answering(who, event.cube))
    return [f"{', '.join(who)} {all_do if who[1:] else does}" for (does, all_do), who in alike.items()]


def _who(stakes: Stakes, event: Taken | Dropped | Raised) -> PlayerId | None:
    """Who answered; for a beaver or a raccoon, whose bet it is."""
    if not isinstance(event, Raised):
        return event.player
    bets = stakes.on(event.cube)
    return bets[0].player(event.side) if bets else None


def _of_box(event: Taken | Dropped | Raised, refused: OfferStage) -> tuple[str, str, str]:
    """The box's verb, and the ends of the sentence for one cube and for several."""
    match event:
        case Dropped() if refused is not OfferStage.DOUBLE:
            stage, pays = STAGES[refused], f", pays {event.points}"
            return "refuses", f" {stage}{pays}", f" {stage}s{pays} each"
        case Taken():
            return "takes", f" at {event.value}", f" at {event.value}"
        case Dropped():
            return "passes", f", pays {event.points}", f", pays {event.points} each"
        case Raised():
            return f"{STAGES[event.stage]}s", f" to {event.value}", f" to {event.value}"


def _of_others(stakes: Stakes, event: Taken | Dropped | Raised, cube: str) -> tuple[str, str]:
    """The verbs for one player and for several."""
    match event:
        case Taken():
            return f"takes{cube} at {event.value}", f"take{cube} at {event.value}"
        case Dropped() if (refused := stakes.stage_refused(event)) is not OfferStage.DOUBLE:
            what = f"the {STAGES[refused]}{f' of{cube}' if cube else ''}"
            return f"refuses {what}, pays {event.points}", f"refuse {what}, pay {event.points} each"
        case Dropped():
            return f"passes{cube}, pays {event.points}", f"pass{cube}, pay {event.points} each"
        case Raised():
            stage = STAGES[event.stage]
            return f"{stage}s{cube} to {event.value}", f"{stage}{cube} to {event.value}"


def answers_shown(names: Names, event: AnswersShown) -> str:
    """The answers that are shown before the others: "Answered first: Ben takes"."""
    told = (f"{called(names, one.player)} {who_answers(one.answer)}" for one in event.answers if one.answer)
    return f"Answered first: {', '.join(told)}"


def silent(names: Names, players: Iterable[PlayerId]) -> str:
    """Such as "Carol did not answer in time"; "" if nobody was late."""
    return silent_acting(Stakes(names, None), players)


def silent_acting(stakes: Stakes, players: Iterable[PlayerId]) -> str:
    """As `silent`, with whoever acts for an absent box by their own name."""
    who = dict.fromkeys(stakes.acting(player) for player in players)
    return f"{', '.join(who)} did not answer in time" if who else ""


def lone_taker(names: Names, event: LoneTakerWaits) -> str:
    """Who alone accepted, and what may follow."""
    lone = event.lone
    alone = f"{called(names, lone.player)} alone {who_answers(lone.answer)}"
    if not lone.droppers:
        return f"{alone}, and must beaver or pass"
    who = named(names, lone.droppers) if len(lone.droppers) == 1 else "those who passed"
    return f"{alone}; {who} may give an extra cube"


def extras_shown(names: Names, event: ExtrasShown) -> str:
    """Who gives an extra, if the lone taker plays on, and who was late."""
    late = silent(names, event.silent)
    told = f"{named(names, event.givers) or 'Nobody'} {'give' if event.givers[1:] else 'gives'} an extra cube"
    return f"{late}; {told[0].lower() if not event.givers else told[0]}{told[1:]}" if late else told


def extras_given(names: Names, events: Sequence[ExtraGiven]) -> str:
    """The lone taker's extras, and what was paid with them."""
    givers = tuple(event.giver for event in events)
    fee = f"{called(names, events[0].taker)} {events[0].value // 2}"
    cube = f"with an extra cube at {events[0].value}"
    if len(givers) == 1:
        return f"{named(names, givers)} pays {fee}, {cube}"
    return f"{named(names, givers)} pay {fee} each, {cube}"
