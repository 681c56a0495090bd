"""A chouette, as the rule book has it: a second reading, which knows nothing of the engine.

As a table of two it is told what happened, and says what each player may do. Bets are named by the member who
has one with the box, and by ("extra", giver) for one between the lone taker and a giver.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count

from tests.model.checkers import START, Position, ends, kind_of_loss, left, most, plays
from tests.model.rotation import Evening, enter, rotate

Roll = tuple[int, int]
Name = str | tuple[str, str]  # a bet's


@dataclass(frozen=True)
class Options:
    cube_mode: str = "multi"
    max_players: int = 10
    jacoby: bool = True
    automatic_doubles: int | None = 0
    beavers: bool = True
    raccoons: bool = False
    lone_taker: str = "must_drop"
    lone_min: int = 5
    box_take_rule: str = "free"
    box_double_rule: str = "any"
    reply_order: str = "sealed"
    box_retention: str = "beats_captain"
    partner_min: int = 0
    join_position: str = "after_loser"
    settlements: str = "mutual"
    absent_cube: str = "follow_captain"
    box_abandon: str = "autopilot"
    cube_cap: int | None = None
    crew_grace: str = "none"
    start: Position = START
    all_told: int = 15  # checkers that a side starts with


@dataclass
class Cube:
    value: int = 1
    owner: str | None = None  # "box", "team", or nobody
    by_offer: bool = False


@dataclass
class Bet:
    member: str  # on the team's side
    against: str  # the box, or who gave an extra
    cube: Cube
    state: str = "ACTIVE"  # as the member sees it: ACTIVE, WON, LOST, SETTLED
    refused: dict[str, int] = field(
        default_factory=dict
    )  # by side, the points that were refused since the last play


@dataclass
class Offer:
    """An open settlement or concession of one bet."""

    bet: Name
    by: str  # "box" or "team"
    points: int = 0  # what the member receives, of a settlement
    kind: int = 0  # of a concession


class Game:
    """One game of a chouette, from the opening to its settlement."""

    def __init__(
        self, options: Options, box: str, line: tuple[str, ...], partner: str | None, players: int
    ) -> None:
        self.options = options
        self.box, self.line, self.partner = box, line, partner
        self.players = players
        self.men = {"box": options.start.mine, "team": options.start.theirs}
        self.phase = "opening"
        self.side = "team"
        self.roll: Roll | None = None
        self.at_most: dict[str, int] = {}  # what a side can still lose, where more is known than `most` finds
        self.ties = 0
        shared = Cube()
        self.bets: dict[Name, Bet] = {
            member: Bet(member, box, shared if options.cube_mode == "single" else Cube())
            for member in line
            if member != partner
        }
        self.absent: set[str] = set()  # away or gone, their bets still running
        self.uncounted: set[str] = (
            set()
        )  # captains who left or were relieved for good, and are not back in office
        self.record = self.original = next(member for member in line if member != partner)
        self.acting: str | None = None  # who moves after a captain of record who cashed
        self.silent_now: set[str] = set()  # who has let the time for this turn's play run out
        self.relieving: str | None = None  # who moves for a silent captain in this turn
        self.beat: list[str] = []
        self.transfers: list[tuple[str, str, int]] = []  # payer, payee, points
        self.offered: dict[Name, str | None] = {}  # cubes on offer, and their answers
        self.pending: set[Name] = set()  # doubles that are meant, and not shown yet
        self.roll_pressed = False
        self.asked_by: str | None = None  # who asked for this roll
        self.grace_over = options.crew_grace == "none"
        self.declined: set[str] = set()  # who does not double before this roll
        self.holds: set[str] = set()  # whom the roll waits for
        self.instructions: dict[str, set[str]] = {}  # what members have left to be done for them
        self.followers: set[str] = set()  # who went away, and follows the captain
        self.substitute: str | None = None  # who plays for a box that is gone
        self.willing: set[str] = set()
        self.closed = False  # whether no more doubles are made in this turn
        self.settled: dict[str, int] = {}  # what members received by a settlement of their bets with the box
        self.beavered: dict[Name, str | None] = {}
        self.raccooned: dict[Name, str | None] = {}
        self.lone: str | None = None
        self.extras: dict[str, bool | None] = {}  # who dropped: whether they give an extra
        self.open: list[Offer] = []
        self.result: tuple[str, int] | None = (
            None  # the winning side and the kind of game, where it was played out
        )

    # ---- who is who

    def active(self, *, extras: bool = True) -> list[Name]:
        names = [name for name, bet in self.bets.items() if bet.state == "ACTIVE"]
        return names if extras else [name for name in names if isinstance(name, str)]

    def is_active(self, name: Name) -> bool:
        return name in self.bets and self.bets[name].state == "ACTIVE"

    def has_bets(self, player: str) -> bool:
        """Whether a member, or who gave an extra, still has something to play for."""
        return any(player in {self.bets[name].member, self.bets[name].against} for name in self.active())

    def next_active(self, *, without: str | None = None) -> str | None:
        """The first in line who plays and is there; else the first who plays."""
        playing = [member for member in self.line if self.is_active(member) and member != without]
        there = [member for member in playing if member not in self.absent]
        return next(iter(there or playing), None)

    def captain(self) -> str | None:
        """Return the player who moves for the team: the captain of record, or an acting one."""
        if self.relieving:
            return self.relieving
        if self.is_active(self.record):
            return self.record
        acting = self.acting
        if not self.active(extras=False) and self.lone and any(name != self.lone for name in self.active()):
            return self.lone  # their own bet is over, their extras are not: they go on moving
        return acting

    def mover(self) -> str | None:
        """Return the player who moves for the side on roll."""
        if self.side == "team":
            return self.captain()
        if self.active(extras=False):
            return self.box
        givers = [self.bets[name].against for name in self.active()]
        by_rank = [member for member in self.line if member in givers]
        return next((member for member in by_rank if member not in self.absent), by_rank[0])

    # ---- dice and checkers

    def seen_by(self, side: str) -> Position:
        return Position(self.men[side], self.men["team" if side == "box" else "box"])

    def opening(self, box: int, captain: int) -> None:
        assert self.phase == "opening"
        if box == captain:
            limit = self.options.automatic_doubles
            cubes = {id(bet.cube): bet.cube for bet in self.bets.values()}.values()
            if (limit is None or self.ties < limit) and self.within_cap(2 * next(iter(cubes)).value):
                self.ties += 1
                for cube in cubes:
                    cube.value *= 2
            return
        self.side = "box" if box > captain else "team"
        self.rolled((box, captain))

    def rolled(self, roll: Roll) -> None:
        self.roll = roll
        self.at_most = {}
        self.phase = "move"

    def positions(self) -> frozenset[Position]:
        assert self.roll
        return plays(self.seen_by(self.side), self.roll)

    def play(self, after: Position) -> None:
        assert self.roll
        assert after in ends(self.seen_by(self.side), self.roll)
        rival = "team" if self.side == "box" else "box"
        self.men[self.side], self.men[rival] = after
        self.roll = None
        self.at_most = {}
        self.relieving, self.silent_now = None, set()
        for bet in self.bets.values():
            bet.refused.clear()
        if not left(after.mine):
            self.won_by(self.side, kind_of_loss(after.theirs, self.options.all_told))
            return
        self.side = rival
        self.phase, self.closed, self.roll_pressed, self.asked_by = "cube", False, False, None
        self.grace_over, self.declined = self.options.crew_grace == "none", set()
        self.holds = {member for member, kept in self.instructions.items() if "hold" in kept}
        self.pending = set()

    # ---- doubling

    def within_cap(self, value: int) -> bool:
        return self.options.cube_cap is None or value <= self.options.cube_cap

    def turnable(self, side: str) -> list[Name]:
        """The running bets whose cube is centred or the side's, and may go on."""
        return [
            name
            for name in self.active()
            if self.bets[name].cube.owner in {None, side} and self.within_cap(2 * self.bets[name].cube.value)
        ]

    def may_double(self, player: str) -> list[Name]:
        """The cubes that a player may turn now; in `single` the member's name stands for the cube of all."""
        if self.phase != "cube" or self.closed:
            return []
        mine = [name for name in self.turnable(self.side) if name not in self.pending]
        if self.side == "team":
            if self.options.cube_mode == "single":
                mine = [
                    name for name in mine if not isinstance(name, str) or player == self.captain() == name
                ]
            return [name for name in mine if self.bets[name].member == player]
        return [name for name in mine if self.bets[name].against == player]

    def box_may_offer(self, chosen: frozenset[Name]) -> bool:
        """Whether the box may double just these, in one batch."""
        mine = {name for name in self.turnable("box") if isinstance(name, str)}
        if not chosen or not chosen <= mine:
            return False
        rule = self.options.box_double_rule
        if self.options.cube_mode == "single" or rule == "all":
            return chosen == mine
        captain = self.captain()
        return not (rule == "must_include_captain" and captain in mine and captain not in chosen)

    def waits_for(self) -> set[str]:
        """Return those whom the requested roll waits for: who holds it, and in its grace the crew."""
        if self.side == "box" and self.mover() == self.box:
            return set()
        crew = {
            member
            for member in self.line
            if member not in self.absent
            and member != (self.asked_by or self.captain())
            and self.may_double(member)
        }
        holding = {member for member in self.holds - {self.mover()} if self.has_access(member)}
        said = self.declined | {member for member, kept in self.instructions.items() if "nodouble" in kept}
        return holding | (set() if self.grace_over or self.side == "box" else crew - said)

    def has_access(self, player: str) -> bool:
        """Whether somebody is there who may double, or means to."""
        if self.side == "team" and self.options.cube_mode == "single" and player != self.captain():
            return False
        bets = [self.bets[name] for name in self.turnable(self.side)]
        mine = [bet for bet in bets if player == (bet.member if self.side == "team" else bet.against)]
        return player not in self.absent and bool(mine)

    def sharing(self, name: Name) -> set[Name]:
        """The running bets on the cube of one of them."""
        return {each for each in self.active() if self.bets[each].cube is self.bets[name].cube}

    def add_instructed(self) -> None:
        """Members who double whenever the captain does."""
        captain = self.captain()
        if self.side != "team" or self.options.cube_mode == "single" or captain not in self.pending:
            return
        for member, kept in self.instructions.items():
            if "double" in kept and member not in self.absent and member in self.may_double(member):
                self.pending.add(member)

    def close(self, names: set[Name]) -> None:
        """No more doubles in this turn: these are offered, or the dice fall."""
        running = {name for name in names if self.is_active(name)}
        if running:
            self.offer(running)
        else:
            self.closed = True
            self.phase = "rolling"

    def offer(self, names: set[Name]) -> None:
        """Offers that are shown: the box's batch and givers' cubes, or the team's when its window closes."""
        self.pending, self.closed = set(), True
        self.offered = dict.fromkeys(names)
        self.phase = "response"

    def offered_to_all(self) -> bool:
        """Whether every running bet with the box is on offer, each for the first time."""
        main = {name for name in self.offered if isinstance(name, str)}
        return main == set(self.active(extras=False)) and all(
            self.bets[name].cube.owner is None for name in main
        )

    def answerer(self, name: Name) -> str:
        bet = self.bets[name]
        return bet.against if self.side == "team" else bet.member

    def may_beaver(self, name: Name) -> bool:
        options = self.options
        return (
            options.beavers
            and options.cube_mode == "multi"
            and self.within_cap(4 * self.bets[name].cube.value)
        )

    def may_answer_alone(self, name: Name) -> bool:
        """Whether a member may answer now, by the order of replies."""
        captain = self.captain()
        if self.options.reply_order == "sealed" or captain not in self.offered:
            return True
        if self.options.reply_order == "captain_first":
            return name == captain or self.offered[captain] is not None
        others = [answer for other, answer in self.offered.items() if other != captain]
        return name != captain or None not in others

    def box_may_answer(self, answers: dict[Name, str]) -> bool:
        if any(answer == "beaver" and not self.may_beaver(name) for name, answer in answers.items()):
            return False
        taken = [name for name, answer in answers.items() if answer != "drop"]
        rule = self.options.box_take_rule
        if self.options.cube_mode == "single" or rule == "all_or_none":
            return len(taken) in {0, len(answers)}  # a beaver is a take
        if rule == "half_of_initial" and self.offered_to_all():
            return not taken or 2 * len(taken) >= len(answers)
        if rule == "must_take_captain" and taken and self.captain() in answers:
            return self.captain() in taken
        return True

    def answer(self, name: Name, answer: str) -> None:
        assert self.phase == "response"
        assert name in self.offered
        self.offered[name] = answer

    def is_complete(self) -> bool:
        """Whether all have answered; the captain follows nobody, and may have become it since."""
        captain = self.captain()
        return all(
            answer is not None and not (name == captain and answer == "follow")
            for name, answer in self.offered.items()
        )

    def as_captain(self, name: Name) -> str:
        """Return the answer to follow the captain, once all others have answered; captains follow nobody."""
        captain = self.captain()
        if name == captain or self.offered.get(captain) in {None, "drop", "follow"}:
            return "drop"
        return "take"

    def silent(self, name: Name) -> str:
        """Return the answer of a member who lets the time run out."""
        return self.as_captain(name) if self.options.absent_cube == "follow_captain" else "drop"

    def answered(self) -> None:
        """All answers are in: they are shown, and hold."""
        assert None not in self.offered.values()
        before = self.offered_to_all()
        takers = [name for name, answer in self.offered.items() if answer != "drop"]
        alone = (
            self.side == "box"
            and before
            and len(self.offered) >= 2
            and self.players >= self.options.lone_min
            and len(takers) == 1
        )
        if alone and self.options.lone_taker == "must_drop":
            self.offered[takers[0]] = "drop"
        dropped = [name for name, answer in self.offered.items() if answer == "drop"]
        self.undoubled = {name: self.bets[name].cube.value for name in self.offered}
        for name in dropped:
            self._dropped(name)
        if alone and self.options.lone_taker == "extras":
            self.lone = str(takers[0])
            self.extras = {str(name): None for name in dropped}
            self.phase = "lone"
            return
        if alone and self.options.lone_taker == "must_beaver" and not self.may_beaver(takers[0]):
            self.offered[takers[0]] = "drop"
            self._dropped(takers[0])
        elif alone and self.options.lone_taker == "must_beaver" and self.offered[takers[0]] == "take":
            self.lone = str(takers[0])
            self.extras = {}
            self.phase = "lone"
            return
        self._turn_cubes()

    def _dropped(self, name: Name) -> None:
        bet = self.bets[name]
        loser, winner = (bet.against, bet.member) if self.side == "team" else (bet.member, bet.against)
        self.pay(loser, winner, bet.cube.value)
        bet.state = "WON" if self.side == "team" else "LOST"

    def replies_extra(self, giver: str, *, is_yes: bool) -> None:
        assert self.phase == "lone"
        self.extras[giver] = is_yes

    def lone_decides(self, answer: str) -> None:
        """`keep` or `retract`; under `must_beaver` it is `beaver` or `drop`."""
        assert self.phase == "lone"
        assert self.lone
        name = self.lone
        if answer in {"retract", "drop"}:
            self.offered[name] = "drop"
            self._dropped(name)
        elif answer == "beaver":
            self.offered[name] = "beaver"
        else:
            value = self.undoubled[name]
            for giver, gives in self.extras.items():
                if gives:
                    self.pay(giver, name, value)
                    self.bets["extra", giver] = Bet(name, giver, Cube(2 * value, "team", by_offer=True))
        self._turn_cubes()

    def _turn_cubes(self) -> None:
        """Takes turn the cubes; beavers wait for the doubler."""
        receiver = "box" if self.side == "team" else "team"
        turned: set[int] = set()
        for name, answer in self.offered.items():
            cube = self.bets[name].cube
            if answer == "take" and id(cube) not in turned:
                turned.add(id(cube))
                cube.value, cube.owner, cube.by_offer = 2 * cube.value, receiver, True
        self.beavered = {name: None for name, answer in self.offered.items() if answer == "beaver"}
        self.offered = {}
        if self.beavered:
            self.succession()
            self.phase = "beaver"
            return
        self._closed()

    def reply_to_beaver(self, name: Name, answer: str) -> None:
        """The doubler: `accept`, `refuse` or `raccoon`."""
        assert self.phase == "beaver"
        self.beavered[name] = answer
        if None in self.beavered.values():
            return
        receiver = "box" if self.side == "team" else "team"
        for beaver, reply in self.beavered.items():
            bet = self.bets[beaver]
            if reply == "accept":
                bet.cube.value, bet.cube.owner, bet.cube.by_offer = 4 * bet.cube.value, receiver, True
            elif reply == "refuse":
                self._doubler_pays(beaver, 2)
        self.raccooned = {beaver: None for beaver, reply in self.beavered.items() if reply == "raccoon"}
        self.beavered = {}
        if self.raccooned:
            self.succession()
            self.phase = "raccoon"
            return
        self._closed()

    def _doubler_pays(self, name: Name, notches: int) -> None:
        bet = self.bets[name]
        doubler, beaverer = (bet.member, bet.against) if self.side == "team" else (bet.against, bet.member)
        self.pay(doubler, beaverer, notches * bet.cube.value)
        bet.state = "LOST" if self.side == "team" else "WON"

    def may_raccoon(self, name: Name) -> bool:
        return self.options.raccoons and self.within_cap(8 * self.bets[name].cube.value)

    def reply_to_raccoon(self, name: Name, answer: str) -> None:
        """The beaverer: `accept` or `refuse`."""
        assert self.phase == "raccoon"
        self.raccooned[name] = answer
        if None in self.raccooned.values():
            return
        receiver = "box" if self.side == "team" else "team"
        for beaver, reply in self.raccooned.items():
            bet = self.bets[beaver]
            if reply == "accept":
                bet.cube.value, bet.cube.owner, bet.cube.by_offer = 8 * bet.cube.value, receiver, True
            else:
                doubler, beaverer = (
                    (bet.member, bet.against) if self.side == "team" else (bet.against, bet.member)
                )
                self.pay(beaverer, doubler, 4 * bet.cube.value)
                bet.state = "WON" if self.side == "team" else "LOST"
        self.raccooned = {}
        self._closed()

    def _closed(self) -> None:
        """The cube phase is over: ranks move, then the dice fall."""
        self.succession()
        if self.phase != "over":
            self.phase = "rolling"

    # ---- captains

    def succession(self) -> None:
        """After bets have ended: who is captain, and whether the game goes on."""
        ended = self.bets[self.record]
        if self.record not in self.beat and self.record not in self.uncounted and self._has_beaten(ended):
            self.beat.append(self.record)
        if not self.active():
            self.settle()
            return
        if ended.state != "ACTIVE" and not self._has_profit(ended):
            self._next_captain(after_drop=True)
        self._choose_acting()
        self.relieving = self.relieving if self.is_active(self.relieving or "") else None

    def _choose_acting(self) -> None:
        """Keep the acting captain while they play and are there, or nobody else is."""
        if self.is_active(self.record):
            self.acting = None
            return
        next_one = self.next_active(without=self.acting)
        is_there = self.acting is not None and self.acting not in self.absent
        if not self.is_active(self.acting or "") or (
            not is_there and next_one and next_one not in self.absent
        ):
            self.acting = next_one

    def _has_profit(self, bet: Bet) -> bool:
        return bet.state == "WON" or (bet.state == "SETTLED" and self.settled[bet.member] > 0)

    _has_beaten = _has_profit

    def _next_captain(self, *, after_drop: bool) -> None:
        new = self.next_active(without=self.record)
        if new is None or (new in self.absent and not after_drop):
            return
        if after_drop:
            self.line = (*(member for member in self.line if member != self.record), self.record)
        self.record, self.relieving = new, None
        if new not in self.absent:
            self.uncounted.discard(new)

    def relieve(self) -> str | None:
        """The captain was silent: who moves for this turn; nobody else there, the autopilot."""
        silent = self.captain()
        assert silent
        self.silent_now.add(silent)
        others = [member for member in self.line if self.is_active(member)]
        there = [member for member in others if member not in self.absent | self.silent_now]
        self.relieving = there[0] if there else None
        return self.relieving

    def goes(self, player: str, *, for_good: bool, is_silent: bool = False) -> None:
        """A member leaves or is relieved for good, or is only away, in the middle of a game."""
        self.absent.add(player)
        self._forget_doubles(player, is_silent=is_silent)
        if self.relieving == player:
            self.relieving = None
        if for_good:
            self.uncounted.add(player)
            if player in self.beat:
                self.beat.remove(player)
        if player != self.record:
            self._choose_acting()
            return
        if self.is_active(player):
            self._next_captain(after_drop=False)

    def _forget_doubles(self, player: str, *, is_silent: bool) -> None:
        """Forget the doubles of a player who is gone; but a silent captain has pressed Roll."""
        if self.side == "box":
            of = self.box if player == self.substitute else player
            self.pending = {name for name in self.pending if self.bets[name].against != of}
        elif self.options.cube_mode == "multi":
            kept = {name for name in self.pending if self.bets[name].member != player}
            self.pending = self.pending if is_silent else kept
        elif player == self.captain() and not is_silent:
            self.pending = set()

    def comes_back(self, player: str) -> None:
        """A member is in the crew again; not as captain while another is there."""
        self.absent.discard(player)
        self.uncounted.discard(player)
        if player == self.record:
            return
        if self.record in self.absent and self.is_active(player) and self.is_active(self.record):
            self._next_captain(after_drop=False)
        else:
            self._choose_acting()

    # ---- agreements

    def may_settle(self, name: Name, points: int) -> bool:
        if self.options.settlements != "mutual" or not self.is_active(name) or self.on_offer(name):
            return False
        return abs(points) <= 3 * self.bets[name].cube.value

    def on_offer(self, name: Name) -> bool:
        """Whether its cube awaits an answer; a double that is only meant is nobody else's business yet."""
        return name in self.offered or name in self.beavered or name in self.raccooned

    def settle_bet(self, name: Name, points: int) -> None:
        """Both have agreed that the member receives so much, or pays it."""
        bet = self.bets[name]
        bet.state = "SETTLED"
        if isinstance(name, str):
            self.settled[name] = points
        if points:
            payer, payee = (bet.against, bet.member) if points > 0 else (bet.member, bet.against)
            self.pay(payer, payee, abs(points))

    def cost(self, name: Name, kind: int) -> int:
        cube = self.bets[name].cube
        return cube.value * (1 if self.options.jacoby and not cube.by_offer else kind)

    def worst(self, side: str) -> int:
        can = most(self.seen_by(side), self.roll, on_roll=side == self.side, all_told=self.options.all_told)
        return min(can, self.at_most.get(side, 3))

    def concessions(self, name: Name, side: str) -> list[int]:
        """The kinds of game that a side may concede on a bet."""
        if not self.is_active(name):
            return []
        kinds: dict[int, int] = {}
        for kind in range(1, self.worst(side) + 1):
            kinds.setdefault(self.cost(name, kind), kind)
        refused = self.bets[name].refused.get(side, 0)
        return [kind for points, kind in sorted(kinds.items()) if points > refused]

    def concede(self, name: Name, side: str, kind: int) -> None:
        """A concession that is accepted, at once or by the other side."""
        bet = self.bets[name]
        loser, winner = (bet.against, bet.member) if side == "box" else (bet.member, bet.against)
        self.pay(loser, winner, self.cost(name, kind))
        bet.state = "WON" if side == "box" else "LOST"

    def refuse_concession(self, name: Name, side: str, kind: int) -> None:
        refused = self.bets[name].refused
        refused[side] = max(refused.get(side, 0), self.cost(name, kind))

    def forfeit(self) -> None:
        """End the game for a box without a player: a single game on each of its bets, no open double taken.

        Extras go on, between others.
        """
        for name in self.active(extras=False):
            bet = self.bets[name]
            notches = 2 if name in self.beavered else 4 if name in self.raccooned else 1
            self.pay(bet.against, bet.member, notches * bet.cube.value)
            bet.state = "WON"
            self.offered.pop(name, None)
            self.beavered.pop(name, None)
            self.raccooned.pop(name, None)
        if (
            self.phase in {"response", "beaver", "raccoon"}
            and not self.offered | self.beavered | self.raccooned
        ):
            self._closed()
        else:
            self.succession()

    # ---- the end

    def pay(self, payer: str, payee: str, points: int) -> None:
        self.transfers.append((payer, payee, points))

    def won_by(self, side: str, kind: int) -> None:
        self.result = (side, kind)
        for name in self.active():
            bet = self.bets[name]
            payer, payee = (bet.against, bet.member) if side == "team" else (bet.member, bet.against)
            self.pay(payer, payee, self.cost(name, kind))
            bet.state = "WON" if side == "team" else "LOST"
        ended = self.bets[self.record]
        if self._has_beaten(ended) and self.record not in self.beat and self.record not in self.uncounted:
            self.beat.append(self.record)
        self.settle()

    def net(self, player: str) -> int:
        return sum(
            points * ((payee == player) - (payer == player)) for payer, payee, points in self.transfers
        )

    def settle(self) -> None:
        self.phase = "over"
        self.box_net = self.net(self.box)
        half = abs(self.box_net) // 2
        if self.partner and half:
            payer, payee = (self.box, self.partner) if self.box_net > 0 else (self.partner, self.box)
            self.pay(payer, payee, half)

    def evening(self) -> Evening:
        main = [bet for name, bet in self.bets.items() if isinstance(name, str)]
        return Evening(
            self.box,
            self.line,
            self.record,
            self.original,
            tuple(self.beat),
            self.box_net,
            all(self._beaten(bet) for bet in main),
        )

    def _beaten(self, bet: Bet) -> bool:
        return bet.state == "LOST" or (bet.state == "SETTLED" and self.settled[bet.member] < 0)


@dataclass
class Chouette:
    """The evening: seats and ledger from game to game."""

    options: Options
    box: str
    line: tuple[str, ...]
    ledger: dict[str, int] = field(default_factory=dict)
    away: set[str] = field(default_factory=set)
    joiners: list[str] = field(default_factory=list)
    leavers: set[str] = field(default_factory=set)
    game: Game | None = None
    games: count[int] = field(default_factory=lambda: count(1))

    def players(self) -> tuple[str, ...]:
        return (self.box, *self.line)

    def deal(self) -> None:
        """Seats for the next game: who is away is not dealt in."""
        there = tuple(member for member in self.line if member not in self.away)
        if self.box in self.away and there:
            self.box, *rest = there
            self.line = tuple(rest)
        else:
            self.line = there

    def begin(self, partner: str | None = None) -> Game:
        self.game = Game(self.options, self.box, self.line, partner, len(self.players()))
        return self.game

    def finish(self) -> None:
        """The settlement is entered, and the seats rotate."""
        game = self.game
        assert game
        assert game.phase == "over"
        for payer, payee, points in game.transfers:
            self.ledger[payer] = self.ledger.get(payer, 0) - points
            self.ledger[payee] = self.ledger.get(payee, 0) + points
        self.box, line, loser = rotate(game.evening(), self.options.box_retention)
        line = enter(line, self.joiners, loser, self.options.join_position)
        self.line = tuple(member for member in line if member not in self.leavers)
        if self.box in self.leavers:
            self.box, *rest = self.line
            self.line = tuple(rest)
        self.joiners, self.leavers = [], set()
        self.game = None

    def joins(self, player: str) -> None:
        if self.game:
            self.joiners.append(player)
        else:
            self.line = (*self.line, player)
