"""A chouette with one member is the two-player game, action by action."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import (
    STARTS,
    AcceptResignation,
    Action,
    Game,
    OfferDouble,
    OfferResignation,
    Phase,
    RefuseResignation,
    RollDice,
    RuleSheet,
    Side,
    Throw,
    act,
    legal_actions,
    players_to_act,
    replay,
    throw_opening,
)
from bot.engine.chouette.acting import act as act_in_chouette
from bot.engine.chouette.actions import AcceptProposal, ChouetteAction, Concede, RefuseProposal, StartGame
from bot.engine.chouette.decisions import players_to_act as players_to_act_in_chouette
from bot.engine.chouette.events import replay as replay_chouette
from bot.engine.chouette.options import PRESETS, ChouetteSheet
from bot.engine.chouette.state import Chouette
from tests.engine.games import no_dice, scripted

BOX, MEMBER = 1, 2

rules = st.builds(
    RuleSheet,
    is_jacoby=st.booleans(),
    has_beavers=st.just(value=True),
    has_raccoons=st.booleans(),
    automatic_doubles=st.sampled_from([0, 1, None]),
    cube_cap=st.sampled_from([None, 2, 8]),
    start=st.sampled_from([STARTS["standard"], STARTS["hypergammon"]]),
)
sheets = st.builds(ChouetteSheet, rules=rules) | st.just(PRESETS["single cube"])


class Twins:
    """A two-player game and a chouette with one member, in which the same is done with the same dice."""

    def __init__(self, sheet: ChouetteSheet, random: Random) -> None:
        self.random = random
        self.dice: list[int] = []
        self.chouette = Chouette(sheet, BOX, (MEMBER,), BOX, number=1)
        self.do_in_chouette(BOX, StartGame())
        self.game = Game.between(BOX, MEMBER, sheet.terms)
        self.game = replay(self.game, throw_opening(self.same_dice(), sheet.terms))

    def throw(self) -> int:
        self.dice.append(self.random.randint(1, 6))
        return self.dice[-1]

    def same_dice(self) -> Throw:
        dice, self.dice = self.dice, []
        return scripted(*dice) if dice else no_dice

    def do_in_chouette(self, player: int, action: ChouetteAction) -> None:
        events = act_in_chouette(self.chouette, player, action, self.throw)
        self.chouette = replay_chouette(self.chouette, events)

    def do(self, player: int, action: Action) -> None:
        """Do something in both; after a double, the roll follows in a chouette, so it is asked for here."""
        for same in in_chouette(action):
            self.do_in_chouette(player, same)
        has_rolled = bool(self.dice)
        throw = self.same_dice()
        self.game = replay(self.game, act(self.game, player, action, throw))
        if has_rolled and not isinstance(action, RollDice):
            doubler = self.game.bets[0].player(self.game.on_roll or Side.WHITE)
            self.game = replay(self.game, act(self.game, doubler, RollDice(), throw))

    def choose(self, player: int) -> Action:
        actions = legal_actions(self.game, player)
        quiet = [action for action in actions if not isinstance(action, OfferResignation)]
        return self.random.choice(actions if self.random.random() < 0.02 else quiet)


def in_chouette(action: Action) -> tuple[ChouetteAction, ...]:
    match action:
        case OfferDouble():
            return (action, RollDice())  # the double is meant, and then the doubling phase ends
        case OfferResignation(kind):
            return (Concede(0, kind),)
        case AcceptResignation():
            return (AcceptProposal(0),)
        case RefuseResignation():
            return (RefuseProposal(0),)
        case _:
            return (action,)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), sheet=sheets)
def test_a_chouette_with_one_member_is_the_two_player_game(seed: int, sheet: ChouetteSheet) -> None:
    twins = Twins(sheet, Random(seed))
    while twins.game.phase is not Phase.OVER:
        (player,) = players_to_act(twins.game)
        if twins.game.phase is not Phase.RESIGNATION:
            assert twins.chouette.game == twins.game
            assert players_to_act_in_chouette(twins.chouette) == (player,)
        twins.do(player, twins.choose(player))
    assert twins.chouette.last is not None
    assert twins.chouette.last.game == twins.game
    result = twins.game.bets[0].result
    assert result is not None
    (transfer,) = twins.chouette.last.transfers
    winner = BOX if result.winner is Side.WHITE else MEMBER
    assert (transfer.payee, transfer.points) == (winner, result.points)
