"""The analysis of a match: gammonview's counts, in our values."""

import json
import pickle
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from gvformat import compute_aggregates, decode_match, read_gvab

from bot.analysis import (
    CubeAction,
    CubeDecision,
    Depth,
    Evaluator,
    Fault,
    Grade,
    MatchAnalysis,
    PlayDecision,
    Rating,
    Rules,
    Situation,
    Unanalysable,
)
from bot.analysis.analysis import EXACT_BEAROFFS
from bot.analysis.worker.reading import MAX_UNPACKED_BYTES, match_of_record, record_of
from bot.engine import (
    CHECKERS,
    STARTS,
    Position,
    RuleSheet,
    Side,
    format_position_id,
    parse_board,
    parse_play,
)
from bot.records import (
    GameReplay,
    MatchRecord,
    MatchReplay,
    format_mat,
    parse_record,
    read_record,
    replay_match,
)
from tests.records.random_matches import random_match

SHEETS = {
    "no cube": RuleSheet(has_cube=False),
    "a cube up to 2": RuleSheet(cube_cap=2),
    "Nackgammon": RuleSheet(start=STARTS["nackgammon"], is_jacoby=True),
    "an odd start": RuleSheet(start=parse_board("6:2 1:1 | 6:2 1:1")),
}

ILLEGAL = """\
5 point match

 Game 1
 Ann : 0                          Ann : 0
  1) 31: 8/5 6/5                  62: 24/18 13/11
  2) 65: 24/13                    42: 8/4 6/3
  3) Doubles => 2                 Drops
      Wins 1 point
"""


@pytest.mark.parametrize(
    ("score", "is_crawford", "is_over"),
    [((6, 3), False, True), ((6, 3), True, False), ((2, 3), False, False), ((0, 0), False, False)],
)
def test_a_single_game_at_match_point_is_the_crawford_game_only_where_its_file_says_so(
    score: tuple[int, int], *, is_crawford: bool, is_over: bool
) -> None:
    """As `.xg` and `.bgf` are read, in which each game says whether it is the Crawford game."""
    game = {"plies": [], "winner": None, "points_won": 0, "is_crawford": is_crawford}
    document = {"match_length": 7, "crawford": True, "score_start": score, "games": [game]}
    record = record_of(document, ("Ann", "Ben"))
    assert record.begins_after_crawford is is_over
    assert replay_match(record).games[0].begin.terms.has_cube is not is_crawford


BEAVER = """\
0 point match

 Game 1
 Ann : 0                          Ben : 0
  1) 62: 24/18 13/11              66: 24/18(2) 13/7*(2)
  2)  Doubles => 2                 Takes
  3) 42: bar/21 13/11             65: 18/7
      Wins 2 points
"""
"""A double from the bar."""
BEAVERS = {is_on: (("Beaver", "On" if is_on else "Off"),) for is_on in (True, False)}


def test_the_counts_are_gammonviews(short_analysis: MatchAnalysis) -> None:
    found = short_analysis
    document = read_gvab(found.file)
    assert {document["player_white"], document["player_black"]} == {"Fox", "Bluepoint"}
    counts = compute_aggregates(document)["match"]
    for side, colour in ((Side.WHITE, "white"), (Side.BLACK, "black")):
        rating, decisions = found.rating(side), found.decisions(side)
        assert document[f"player_{colour}"] == found.name(side)
        assert rating.pr == pytest.approx(counts[colour]["pr"], abs=0.5)  # a file keeps four digits
        assert rating.decisions == counts[colour]["total_decisions"] == sum(each.counts for each in decisions)
        assert rating.lost == pytest.approx(sum(each.lost for each in decisions if each.counts), abs=1e-3)
        luck = sum(each.luck or 0 for each in decisions if isinstance(each, PlayDecision))
        assert rating.luck == pytest.approx(luck, abs=1e-3)
        assert rating.luck_in_match == counts[colour].get("total_luck_mwc")
    assert sum(rating.luck_adjusted or 0 for rating in found.ratings) == 0


def test_it_says_that_short_bearoffs_are_exact(short_analysis: MatchAnalysis) -> None:
    """Figures compare only with those of the same method, and older ones estimated bear-offs."""
    assert EXACT_BEAROFFS in short_analysis.method
    preset = read_gvab(short_analysis.file)["analysis_info"]["preset"]
    assert short_analysis.method.endswith(f" {preset}")


def test_every_decision_is_there_with_what_was_better(
    short_analysis: MatchAnalysis, short_game: MatchRecord
) -> None:
    (game,), (replay,) = short_analysis.games, replay_match(short_game).games
    plays = [each for each in game.decisions if isinstance(each, PlayDecision)]
    assert len(plays) == replay.plays
    for each in plays:
        assert len(each.plays) <= 6
        assert not each.played or each.played in {play.play for play in each.plays}
        assert sorted((play.equity for play in each.plays[:2]), reverse=True) == [
            play.equity for play in each.plays[:2]
        ]
        for play in each.plays:
            assert not play.play or parse_play(play.play, each.situation.position, each.roll)
    cubes = [each for each in game.decisions if isinstance(each, CubeDecision)]
    assert {each.done for each in cubes} == {CubeAction.NO_DOUBLE, CubeAction.DOUBLE, CubeAction.TAKE}
    assert all(each.situation.may_double for each in cubes)
    assert (game.winner, game.points) == (Side.WHITE, 2)


async def test_gammonviews_file_and_link_hold_the_match_and_its_analysis(
    evaluator: Evaluator, short_analysis: MatchAnalysis
) -> None:
    exported = await evaluator.export(short_analysis.file, "Ann", "Ben")
    document = json.loads(exported.ogxm)
    assert (document["player_white"], document["player_black"]) == ("Ann", "Ben")
    base, _, payload = exported.link.partition("=")
    assert base == "https://gammonview.com/#/?m"
    assert decode_match(payload)["games"] == document["games"]


async def test_a_match_to_one_point_has_no_cube(evaluator: Evaluator, short_text: str) -> None:
    text = short_text.replace("0 point", "1 point").replace("  3) Doubles => 2                 Takes\n", "")
    found = await evaluator.analyse(parse_record(text.replace("Wins 2 points", "Wins 1 point")))
    situations = [each.situation for each in found.games[0].decisions]
    assert {(each.away, each.rules.has_cube, each.is_crawford) for each in situations} == {
        ((1, 1), False, False)
    }


@pytest.mark.parametrize("suffix", [".xg", ".bgf"])
@pytest.mark.parametrize("most", [3, pytest.param(None, marks=pytest.mark.proof)])
async def test_matches_of_other_programs_become_records(
    evaluator: Evaluator, xg_matches: list[Path], suffix: str, most: int | None
) -> None:
    """As the .mat of the same match has them, illegal plays too; either player may be White."""
    paths = [each.with_suffix(suffix) for each in xg_matches if each.with_suffix(suffix).exists()]
    for path in paths[:most]:
        record = await evaluator.read_match(path.read_bytes())
        found = replay_match(parse_record(format_mat(record)))
        written = replay_match(read_record(path.with_suffix(".mat").read_bytes()))
        assert {record.white, record.black} == {written.record.white, written.record.black}
        assert [_story(found, game) for game in found.games] == [
            _story(written, game) for game in written.games
        ]


def _story(match: MatchReplay, game: GameReplay) -> tuple[object, ...]:
    """How a game went, whoever is White: how long it was, where it ended, and who won how much."""
    result = game.final.bets[0].result
    won = (match.record.name(result.winner), result.points) if result else None
    return len(game.events), game.final.position, game.illegal is None, won


async def test_a_small_file_that_holds_far_too_much_is_refused(evaluator: Evaluator) -> None:
    head = b"RGMH" + bytes(4) + (24).to_bytes(4, "little") + bytes(12)
    with pytest.raises(Unanalysable, match="at most"):
        await evaluator.read_match(head + zlib.compress(bytes(MAX_UNPACKED_BYTES + 1)))


async def test_an_illegal_play_is_flagged_and_stepped_over(evaluator: Evaluator) -> None:
    """And both players may have one name."""
    found = await evaluator.analyse(parse_record(ILLEGAL))
    plays = [each for each in found.games[0].decisions if isinstance(each, PlayDecision)]
    assert [each.is_legal for each in plays] == [True, True, True, False]
    assert [each.side for each in plays] == [Side.WHITE, Side.BLACK, Side.WHITE, Side.BLACK]
    assert plays[-1].counts is False
    doubled, passed = found.games[0].decisions[-2:]
    assert isinstance(doubled, CubeDecision)
    assert isinstance(passed, CubeDecision)
    assert (doubled.done, passed.done) == (CubeAction.DOUBLE, CubeAction.PASS)
    assert passed.fault is Fault.WRONG_PASS
    assert passed.lost > 0


@pytest.mark.parametrize("has_beavers", [True, False])
async def test_a_take_that_should_have_been_a_beaver_is_named_and_loses_nothing(
    evaluator: Evaluator, *, has_beavers: bool
) -> None:
    found = await evaluator.analyse(replace(parse_record(BEAVER), tags=BEAVERS[has_beavers]))
    (taken,) = [
        each
        for each in found.games[0].decisions
        if isinstance(each, CubeDecision) and each.done is CubeAction.TAKE
    ]
    assert taken.rating.double_take < 0
    assert taken.lost == 0
    assert taken.is_missed_beaver is has_beavers
    assert taken.best is (CubeAction.BEAVER if has_beavers else CubeAction.TAKE)
    assert taken.fault is (Fault.MISSED_BEAVER if has_beavers else Fault.WRONG_TAKE)


async def test_the_rules_are_heeded(evaluator: Evaluator) -> None:
    gammonish = parse_board("13:2 8:3 6:4 5:3 4:3 | bar:2 24:2 8:3 6:5 13:3")
    with_gammons = await evaluator.rate_cube(Situation(gammonish))
    jacoby = await evaluator.rate_cube(Situation(gammonish, rules=Rules(is_jacoby=True)))
    assert jacoby.no_double < with_gammons.no_double - 0.1
    behind = Situation(parse_board("24:2 13:5 8:3 6:5 | 24:1 18:1 8:4 6:5 4:4"))
    plain = await evaluator.rate_cube(behind)
    beavers = await evaluator.rate_cube(replace(behind, rules=Rules(has_beavers=True)))
    assert beavers.double_take == pytest.approx(2 * plain.double_take, abs=0.3)
    assert plain.double_take < 0
    for situation in (behind, replace(behind, cube=2)):
        capped = await evaluator.rate_cube(replace(situation, rules=Rules(has_cube=False)))
        assert capped.best_double is CubeAction.NO_DOUBLE


@pytest.mark.parametrize(
    "name", ["hypergammon", *(pytest.param(name, marks=pytest.mark.proof) for name in SHEETS)]
)
async def test_a_game_without_a_cube_or_from_elsewhere_is_analysed(evaluator: Evaluator, name: str) -> None:
    sheet = {**SHEETS, "hypergammon": RuleSheet(start=STARTS["hypergammon"])}[name]
    for seed in range(3):
        record = random_match(seed, sheet, games=1)
        game = replace(record.games[0], entries=record.games[0].entries[:4], result=None)
        found = await evaluator.analyse(replace(record, games=(game,)))
        plays = [each for each in found.games[0].decisions if isinstance(each, PlayDecision)]
        assert plays[0].situation.position in (sheet.start, sheet.start.switched())
        cubes = [each for each in found.games[0].decisions if isinstance(each, CubeDecision)]
        assert sheet.has_cube or not cubes
        assert (found.ratings[0].luck_adjusted is None) == (found.games[0].winner is None)


def test_a_record_says_with_how_many_checkers_its_games_begin() -> None:
    """Sides that begin unequal go on with a game: what they lack they have borne off."""
    for start, checkers in (("standard", CHECKERS), ("hypergammon", 3)):
        record = random_match(0, RuleSheet(start=STARTS[start]), games=1)
        assert match_of_record(record).rules.checkers == checkers
    tags = (("Start Position", format_position_id(parse_board("2:3 | 6:2"))),)
    going_on = replace(record, tags=tags, games=(replace(record.games[0], entries=(), result=None),))
    assert match_of_record(going_on).rules.checkers == CHECKERS


async def test_boards_that_cannot_be_are_refused(evaluator: Evaluator, xg_matches: list[Path]) -> None:
    data = xg_matches[2].with_suffix(".xg").read_bytes()
    for cut in (100, 9000, len(data) // 2):
        with pytest.raises(Unanalysable):
            await evaluator.analyse(data[:cut])


def test_classes_by_pr() -> None:
    def grade(pr: float, decisions: int = 100) -> Grade | None:
        return Rating(decisions, 0, pr * decisions / 500, 0, 0).grade

    assert [grade(pr) for pr in (2, 4, 7, 9, 15, 20, 28, 40)] == list(Grade)
    assert grade(2, decisions=19) is None
    assert Rating(0, 0, 0, 0, None).pr is None


@pytest.mark.proof
async def test_the_same_match_is_the_same_in_every_format(evaluator: Evaluator) -> None:
    match = Path(__file__).parent.parent / "data" / "xg" / "XCu3RJ0UvDg_Tldl"
    suffixes = (".mat", ".xg", ".bgf")
    found = [await evaluator.analyse(match.with_suffix(suffix).read_bytes()) for suffix in suffixes]
    assert [[each.name(side) for side in Side] for each in found] == [["Emberoak05", "Jade1"]] * 3
    assert [[rating.decisions for rating in each.ratings] for each in found] == [[51, 40]] * 3
    first, *others = [[rating.pr for rating in each.ratings] for each in found]
    assert others == [pytest.approx(first)] * 2
    assert all(len(pickle.dumps(each)) < 100_000 and each.depth is Depth.QUICK for each in found)


def test_an_analysis_is_json_but_for_the_file() -> None:
    """As what is stored and what the shell prints."""
    empty = MatchAnalysis("Ann", "Ben", 5, Depth.DEEP, "gv-bgsage", (), (Rating(0, 0, 0, 0, None),) * 2, b"")
    assert json.dumps([empty.white, empty.depth]) == '["Ann", "deep"]'
    assert empty.errors(Side.WHITE).total() == 0
    assert Situation(Position.start()).rules == Rules()
