from dataclasses import replace

import pytest

from bot.engine import (
    AcceptResignation,
    Answer,
    AnswerOffer,
    Cube,
    Ending,
    EngineError,
    Game,
    IllegalAction,
    MakePlay,
    OfferDouble,
    OfferResignation,
    OpeningRolled,
    Phase,
    Played,
    RefuseResignation,
    Roll,
    RollDice,
    Side,
    Terms,
    WinKind,
    act,
    last_played,
    legal_actions,
    legal_plays,
    parse_board,
    players_to_act,
    plays_of,
    replay,
    throw_opening,
)
from bot.engine.keys import FIRST_CUBE
from tests.engine.games import ALICE, BOB, after, game_at, kind_of, no_dice, played, scripted

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"


def opened(*dice: int) -> Game:
    game = Game.between(ALICE, BOB)
    return replay(game, throw_opening(scripted(*dice), game.terms))


def kinds(game: Game, player: int) -> set[type | Answer]:
    return set(map(kind_of, legal_actions(game, player)))


def test_the_higher_opening_die_starts_with_both_dice() -> None:
    game = opened(3, 5)
    assert game.on_roll is Side.BLACK
    assert game.roll == Roll(5, 3)
    assert players_to_act(game) == (BOB,)


def test_equal_opening_dice_are_thrown_again_so_that_the_first_roll_is_never_doubles() -> None:
    game = Game.between(ALICE, BOB)
    events = throw_opening(scripted(4, 4, 2, 2, 6, 1), game.terms)
    assert events == (OpeningRolled(4, 4), OpeningRolled(2, 2), OpeningRolled(6, 1))
    assert replay(game, events).roll == Roll(6, 1)


def test_the_opening_ends_with_who_starts() -> None:
    assert OpeningRolled(5, 3).starter is Side.WHITE
    assert OpeningRolled(3, 5).starter is Side.BLACK
    assert OpeningRolled(3, 3).starter is None


@pytest.mark.parametrize(("dice", "starter"), [((2, 1), Side.WHITE), ((1, 2), Side.BLACK)])
def test_an_opening_roll_that_a_start_of_ones_own_leaves_without_a_play_passes_by_itself(
    dice: tuple[int, int], starter: Side
) -> None:
    terms = Terms(start=parse_board("bar:1 6:4 5:4 2:3 1:3 | bar:1 6:4 5:4 2:3 1:3"))
    events = throw_opening(scripted(*dice), terms)
    assert events == (OpeningRolled(*dice), Played(starter, Roll(2, 1), ()))
    game = replay(Game.between(ALICE, BOB, terms), events)
    assert game.on_roll is starter.other
    assert game.position == terms.start
    assert {RollDice, OfferDouble} <= kinds(game, BOB if starter is Side.WHITE else ALICE)

    assert throw_opening(scripted(4, 1), terms) == (OpeningRolled(4, 1),)


def test_nobody_acts_before_the_opening() -> None:
    game = Game.between(ALICE, BOB)
    assert game.phase is Phase.OPENING
    assert players_to_act(game) == ()


def test_nobody_may_double_before_the_first_roll() -> None:
    game = opened(6, 1)
    assert OfferDouble not in kinds(game, ALICE)
    assert OfferDouble not in kinds(game, BOB)


def test_the_second_side_may_double_before_its_first_roll() -> None:
    game = played(opened(3, 1), ALICE, "8/5 6/5")
    assert game.on_roll is Side.BLACK
    assert OfferDouble in kinds(game, BOB)


def test_a_play_passes_the_turn_and_the_board_is_seen_from_the_other_side() -> None:
    game = played(opened(3, 1), ALICE, "8/5 6/5")
    assert game.position.own == Game.between(ALICE, BOB).position.own
    assert game.position.other[5] == 2
    assert game.roll is None


def test_dice_fall_only_for_a_roll() -> None:
    game = game_at(START)
    assert after(game, ALICE, RollDice(), scripted(6, 5)).roll == Roll(6, 5)
    assert after(game, ALICE, OfferDouble(), no_dice).phase is Phase.ANSWER


def test_a_roll_that_cannot_be_played_passes_the_turn_by_itself() -> None:
    closed_out = game_at("bar:1 6:14 | 6:2 5:2 4:2 3:2 2:2 1:2 7:3")
    events = act(closed_out, ALICE, RollDice(), scripted(6, 5))
    assert events[-1] == Played(Side.WHITE, Roll(6, 5), ())
    game = replay(closed_out, events)
    assert players_to_act(game) == (BOB,)
    assert game.last_play is not None
    assert game.last_play.moves == ()


@pytest.mark.parametrize(
    ("board", "is_dance"),
    [
        ("bar:1 6:14 | 6:2 5:2 4:2 3:2 2:2 1:2 7:3", True),
        ("24:2 8:1 | 23:2 18:2 7:5 6:6", False),
    ],
)
def test_only_a_checker_on_the_bar_dances(board: str, *, is_dance: bool) -> None:
    before = game_at(board)
    events = act(before, ALICE, RollDice(), scripted(6, 6))
    nothing = events[-1]
    assert isinstance(nothing, Played)
    assert (nothing.moves, nothing.is_dance) == ((), is_dance)
    told = last_played(replay(before, events))
    assert told is not None
    assert told.is_dance is is_dance


def test_the_last_play_is_told_as_it_was_made() -> None:
    assert last_played(game_at(START)) is None
    game = played(game_at(START, roll="31"), ALICE, "8/5 6/5")
    assert last_played(game) == Played(Side.WHITE, Roll(3, 1), game.last_play.moves)  # type: ignore[union-attr]


def test_a_closed_out_side_may_still_double() -> None:
    closed_out = game_at("bar:1 6:14 | 6:2 5:2 4:2 3:2 2:2 1:2 7:3")
    assert OfferDouble in kinds(closed_out, ALICE)


def test_a_double_may_not_follow_the_roll() -> None:
    assert OfferDouble not in kinds(game_at(START, roll="31"), ALICE)


def test_every_legal_play_is_an_action_and_nothing_else_moves_checkers() -> None:
    game = game_at(START, roll="31")
    assert [action.play for action in legal_actions(game, ALICE) if isinstance(action, MakePlay)] == list(
        legal_plays(game.position, Roll(3, 1))
    )
    assert len(plays_of(game, ALICE)) == 16
    assert plays_of(game, BOB) == ()


def test_who_is_not_on_roll_can_do_nothing() -> None:
    game = game_at(START, roll="31")
    assert legal_actions(game, BOB) == ()
    with pytest.raises(IllegalAction):
        act(game, BOB, RollDice(), no_dice)


def test_a_spectator_can_do_nothing() -> None:
    game = game_at(START)
    assert legal_actions(game, 99) == ()
    with pytest.raises(EngineError):
        act(game, 99, RollDice(), no_dice)


def test_what_is_not_listed_is_refused_with_what_is_possible() -> None:
    game = game_at(START)
    with pytest.raises(IllegalAction) as refusal:
        act(game, ALICE, AnswerOffer(FIRST_CUBE, Answer.TAKE), no_dice)
    assert RollDice() in refusal.value.possible


@pytest.mark.parametrize(
    ("loser", "kind"),
    [
        ("6:14", WinKind.SINGLE),
        ("6:15", WinKind.GAMMON),
        ("6:14 18:1", WinKind.GAMMON),
        ("6:14 19:1", WinKind.BACKGAMMON),
        ("6:14 24:1", WinKind.BACKGAMMON),
        ("6:14 bar:1", WinKind.BACKGAMMON),
        ("6:13 bar:1", WinKind.SINGLE),
        ("6:13 24:1", WinKind.SINGLE),
    ],
)
def test_the_last_checker_off_wins_by_what_the_loser_has_left(loser: str, kind: WinKind) -> None:
    game = played(game_at(f"2:1 | {loser}", roll="66"), ALICE, "2/off")
    result = game.bets[0].result
    assert result is not None
    assert (result.winner, result.kind, result.points) == (Side.WHITE, kind, kind)
    assert result.ending is Ending.BORNE_OFF
    assert game.phase is Phase.OVER
    assert legal_actions(game, ALICE) == legal_actions(game, BOB) == ()


def test_in_hypergammon_the_twelve_that_never_started_are_not_borne_off() -> None:
    start = game_at("24:1 23:1 22:1 | 24:1 23:1 22:1").position
    game = game_at("1:1 | 6:3", roll="21")
    hypergammon = replace(game, terms=replace(game.terms, start=start))
    result = played(hypergammon, ALICE, "1/off").bets[0].result
    assert result is not None
    assert result.kind is WinKind.GAMMON


def test_the_most_that_the_position_can_cost_is_accepted_at_once() -> None:
    game = after(game_at(START), ALICE, OfferResignation(WinKind.BACKGAMMON))
    result = game.bets[0].result
    assert result is not None
    assert (result.winner, result.points, result.ending) == (Side.BLACK, 3, Ending.RESIGNED)


def test_a_resignation_counts_the_cube() -> None:
    game = after(
        game_at(START, cube=Cube(4, Side.BLACK, was_turned=True)), ALICE, OfferResignation(WinKind.GAMMON)
    )
    result = after(game, BOB, AcceptResignation()).bets[0].result
    assert result is not None
    assert result.points == 8


def test_after_a_refusal_only_a_higher_offer_may_follow_until_the_next_turn() -> None:
    offered = after(game_at(START, roll="31"), ALICE, OfferResignation(WinKind.SINGLE))
    assert players_to_act(offered) == (BOB,)
    refused = after(offered, BOB, RefuseResignation())
    offers = {action.kind for action in legal_actions(refused, ALICE) if isinstance(action, OfferResignation)}
    assert offers == {WinKind.GAMMON, WinKind.BACKGAMMON}
    assert refused.roll == Roll(3, 1)

    again = after(played(refused, ALICE, "8/5 6/5"), BOB, RollDice(), scripted(6, 4))
    turn_after = after(played(again, BOB, "24/14"), ALICE, RollDice(), scripted(6, 5))
    assert OfferResignation(WinKind.SINGLE) in legal_actions(turn_after, ALICE)


def test_nobody_resigns_while_a_double_is_open() -> None:
    doubled = after(game_at(START), ALICE, OfferDouble())
    assert OfferResignation not in kinds(doubled, ALICE)
    assert kinds(doubled, BOB) == {Answer.TAKE, Answer.DROP}


def test_nobody_resigns_out_of_turn() -> None:
    assert OfferResignation not in kinds(game_at(START), BOB)


@pytest.mark.parametrize(
    ("board", "worst"),
    [
        ("24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5", WinKind.BACKGAMMON),
        ("24:2 13:5 8:3 6:4 | 24:2 13:5 8:3 6:5", WinKind.SINGLE),  # one is off
        ("6:5 5:5 4:5 | 6:5 5:5 4:5", WinKind.GAMMON),
        ("22:1 6:14 | 1:15", WinKind.BACKGAMMON),  # behind nobody, but in the winner's home board
        ("18:1 6:14 | 1:15", WinKind.GAMMON),
        ("19:1 1:14 | 1:15", WinKind.GAMMON),  # nothing but the back checker can move
        ("19:1 3:8 1:6 | 1:15", WinKind.BACKGAMMON),  # four times 2-1 in the home board, or 1-1
        ("19:1 2:12 1:2 | 1:15", WinKind.GAMMON),  # a 2 moves the back checker, and 1-1 can be played thrice
        ("23:1 1:14 | 1:4", WinKind.BACKGAMMON),  # 23/20 with 2-1
        ("20:1 1:14 | 1:4", WinKind.GAMMON),
        ("1:15 | 6:15", WinKind.SINGLE),  # the very next turn bears off, whatever it is
        ("2:3 1:12 | 1:4", WinKind.SINGLE),  # 1-1 is the least, and its last 1 bears off
        ("2:4 1:11 | 1:4", WinKind.GAMMON),  # 2/1(4) with 1-1, and then the winner is off
        ("2:3 1:12 | 6:15", WinKind.SINGLE),
    ],
)
def test_no_resignation_is_for_more_than_the_position_can_still_cost(board: str, worst: WinKind) -> None:
    offers = [
        action.kind for action in legal_actions(game_at(board), ALICE) if isinstance(action, OfferResignation)
    ]
    assert max(offers) is worst


@pytest.mark.parametrize(
    ("board", "roll", "kinds"),
    [
        ("6:15 | 1:4", "66", [WinKind.SINGLE]),  # every play bears off four
        ("6:15 | 1:4", "21", [WinKind.SINGLE, WinKind.GAMMON]),
        ("6:15 | 1:4", "", [WinKind.SINGLE, WinKind.GAMMON]),
        ("1:15 | 2:1", "21", [WinKind.SINGLE]),
        ("19:1 6:14 | 1:4", "11", [WinKind.SINGLE, WinKind.GAMMON, WinKind.BACKGAMMON]),
        (
            "19:1 | 1:4",
            "21",
            [WinKind.SINGLE],
        ),
        ("24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5", "31", list(WinKind)),
    ],
)
def test_with_a_roll_on_the_board_its_plays_say_what_may_be_resigned(
    board: str, roll: str, kinds: list[WinKind]
) -> None:
    actions = legal_actions(game_at(board, roll=roll), ALICE)
    assert [action.kind for action in actions if isinstance(action, OfferResignation)] == kinds


@pytest.mark.parametrize(
    ("needed", "cube", "kinds"),
    [
        (1, 1, [WinKind.SINGLE]),
        (2, 1, [WinKind.SINGLE, WinKind.GAMMON]),
        (2, 2, [WinKind.SINGLE]),
        (3, 1, list(WinKind)),
        (3, 2, [WinKind.SINGLE, WinKind.GAMMON]),
        (7, 2, list(WinKind)),
    ],
)
def test_only_what_costs_something_else_is_offered_and_the_most_is_accepted_at_once(
    needed: int, cube: int, kinds: list[WinKind]
) -> None:
    terms = Terms(white_dead_from=9, black_dead_from=needed)
    game = game_at(START, cube=Cube(cube, Side.WHITE if cube > 1 else None), terms=terms)
    offers = [each for each in legal_actions(game, ALICE) if isinstance(each, OfferResignation)]
    assert [offer.kind for offer in offers] == kinds
    for offer in offers:
        assert (after(game, ALICE, offer).phase is Phase.OVER) is (offer is offers[-1])


def test_a_play_of_another_roll_with_the_same_result_is_recorded_with_the_roll_that_was_thrown() -> None:
    game = game_at("2:1 1:1 | 6:15", roll="65")
    other_roll = legal_plays(game.position, Roll(4, 3))
    (event,) = act(game, ALICE, MakePlay(other_roll[0]), no_dice)
    assert isinstance(event, Played)
    assert event.roll == Roll(6, 5)
