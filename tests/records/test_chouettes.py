"""Chouettes written down: who played whom on which cube, and what the records show of it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from bot.engine import (
    STARTS,
    Answer,
    AnswerOffer,
    OfferDouble,
    Play,
    Position,
    Roll,
    RollDice,
    RuleSheet,
    Side,
    WinKind,
    parse_play,
)
from bot.engine.chouette import (
    CLUB,
    Abandonment,
    Concede,
    CubeMode,
    GameSettled,
    GiveExtra,
    KeepExtras,
    Leave,
    LoneRule,
    ProposeSettlement,
    RefuseProposal,
    ReplyToBox,
    SeekPartner,
    SetOptions,
    Why,
    WithdrawProposal,
    sums,
)
from bot.play.chouette.recording import CubeSession, games_of, left_out_of_sessions, record_chouette
from bot.records import (
    Omission,
    WrittenResult,
    format_mat,
    format_sgf,
    format_text,
    left_out_of_mat,
    left_out_of_sgf,
    parse_sgf,
    replay_match,
    replaying,
)
from tests.engine.chouette.sessions import SessionChecks, played
from tests.engine.chouette.story import Story

NAMES = dict(enumerate(("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"), start=1))
YES, NO = GiveExtra(is_yes=True), GiveExtra(is_yes=False)
ANN_BEGINS = "1) 31: 24/21 24/23 42: 24/20 24/22"
FORFEITS: Final[dict[str, Any]] = {"abandonment": Abandonment.FORFEIT_SINGLE}
NO_JACOBY: Final[dict[str, Any]] = {"rules": RuleSheet()}


def sessions(story: Story) -> dict[str, CubeSession]:
    """Return the records, each under its players, with a plus if it is about extras."""
    found = record_chouette(games_of(story.start, story.events), NAMES)
    return {f"{each.record.white}-{each.record.black}{'+' * each.is_extra}": each for each in found}


def rows(story: Story, players: str, game: int = 1) -> list[str]:
    """Return the columns of a game's .mat, spaces apart."""
    lines = format_mat(sessions(story)[players].record).split(f"Game {game}\n")[1].split("\n\n")[0]
    return [" ".join(line.split()) for line in lines.splitlines()[1:]]


def box_doubles(story: Story, *members: str) -> Story:
    """Ann has played 3-1, and Bob 4-2; now Ann offers the cubes of some members."""
    story.plays("A").do("B", RollDice(), dice="42").plays("B")
    return story.do("A", *(OfferDouble(story.cube(member)) for member in members), RollDice())


def test_each_member_plays_the_box_up_to_the_end_of_their_bet() -> None:
    story = box_doubles(Story("BCD"), "B", "C").answer(b="take", c="drop", dice="65").plays("A")
    story.concedes("B", "B", WinKind.GAMMON)
    assert rows(story, "Ann-Bob") == [
        ANN_BEGINS,
        "2) Doubles => 2 Takes",
        "3) 65: 23/18 21/15",
        "Wins 4 points",
    ]
    assert rows(story, "Ann-Cleo") == [ANN_BEGINS, "2) Doubles => 2 Drops", "Wins 1 point"]
    assert rows(story, "Ann-Dan") == [ANN_BEGINS, "2) 65: 23/18 21/15"]


def test_two_who_change_sides_go_on_in_one_session() -> None:
    story = Story("BC", **NO_JACOBY).concedes("A", "B", WinKind.BACKGAMMON)
    story.concedes("A", "C", WinKind.SINGLE)
    assert story.seats == "B [C,A]"
    story.next_game("13").plays("C").concedes("C", "C", WinKind.SINGLE).concedes("B", "A", WinKind.SINGLE)
    assert list(sessions(story)) == ["Ann-Bob", "Ann-Cleo", "Bob-Cleo"]
    both = sessions(story)["Ann-Bob"]
    assert [(game.white_score, game.black_score) for game in both.record.games] == [(0, 0), (0, 3)]
    assert both.games == (2, 3)
    assert rows(story, "Ann-Bob", 2) == ["1) 31: 24/21 24/23", "Wins 1 point"]
    assert rows(story, "Bob-Cleo") == ["1) 31: 24/21 24/23", "Wins 1 point"]


def test_an_extra_is_a_session_of_its_own_that_begins_with_a_double() -> None:
    story = box_doubles(Story("BCDE", lone_rule=LoneRule.EXTRAS), "B", "C", "D", "E")
    story.answer(b="drop", c="drop", d="take", e="drop").do("B", YES).do("C", NO).do("E", NO)
    story.do("D", KeepExtras(), dice="65").plays("A").do("D", OfferDouble(4), RollDice())
    story.do("B", AnswerOffer(4, Answer.DROP), dice="31")
    assert list(sessions(story)) == ["Ann-Bob", "Ann-Cleo", "Ann-Dan", "Ann-Eve", "Bob-Dan+"]
    assert rows(story, "Bob-Dan+") == [
        ANN_BEGINS,
        "2) Doubles => 2 Takes",
        "3) 65: 23/18 21/15 Doubles => 4",
        "4) Drops Wins 2 points",
    ]
    assert left_out_of_sessions(games_of(story.start, story.events)) == (Omission.FEES,)


def test_on_a_shared_cube_each_answer_stands_with_whoever_gave_it() -> None:
    story = box_doubles(Story("BCD", cube_mode=CubeMode.SINGLE, **NO_JACOBY), "B").answer(
        b="take", c="drop", d="take", dice="65"
    )
    story.plays("A").do("B", OfferDouble(0), RollDice()).do("A", AnswerOffer(0, Answer.DROP))
    taken = [ANN_BEGINS, "2) Doubles => 2 Takes", "3) 65: 23/18 21/15 Doubles => 4", "4) Drops Wins 2 points"]
    assert rows(story, "Ann-Bob") == rows(story, "Ann-Dan") == taken
    assert rows(story, "Ann-Cleo")[1:] == ["2) Doubles => 2 Drops", "Wins 1 point"]


def test_a_beaver_is_written_as_one_and_ties_turn_the_cube_before() -> None:
    rules = RuleSheet(is_jacoby=True, has_beavers=True, automatic_doubles=1)
    story = box_doubles(Story("BC", dice="4431", rules=rules), "B").answer(b="beaver")
    story.do("A", AnswerOffer(0, Answer.TAKE), dice="65").plays("A").concedes("B", "B", WinKind.SINGLE)
    assert rows(story, "Ann-Bob")[1] == "2) Doubles => 4 Beavers => 8"
    record = sessions(story)["Ann-Bob"].record
    assert record.games[0].cube == 2
    assert left_out_of_mat(record) == (Omission.AUTOMATIC_DOUBLES,)
    assert left_out_of_sgf(record) == ()


def test_a_forfeit_leaves_an_offer_of_the_team_dropped_and_its_own_unmade() -> None:
    story = Story("BCD", **FORFEITS).plays("A").do("B", OfferDouble(0), RollDice()).do("A", Leave())
    assert rows(story, "Ann-Bob") == ["1) 31: 24/21 24/23 Doubles => 2", "2) Drops Wins 1 point"]
    assert rows(story, "Ann-Cleo") == ["1) 31: 24/21 24/23 Wins 1 point"]
    story = box_doubles(Story("BC", **FORFEITS), "B").do("A", Leave())
    assert rows(story, "Ann-Bob") == [ANN_BEGINS, "Wins 1 point"]


def test_a_forfeit_takes_the_double_that_the_box_beavered() -> None:
    story = Story("BC", **FORFEITS).plays("A").do("B", OfferDouble(0), RollDice())
    story.do("A", AnswerOffer(0, Answer.BEAVER), Leave())
    assert rows(story, "Ann-Bob") == ["1) 31: 24/21 24/23 Doubles => 2", "2) Takes Wins 2 points"]


def test_a_refused_concession_is_noted_but_a_refused_settlement_is_not() -> None:
    story = Story("BC", **NO_JACOBY).do("B", Concede(0, WinKind.SINGLE)).do("A", RefuseProposal(0))
    story.do("B", Concede(0, WinKind.GAMMON), WithdrawProposal(0))
    story.do("B", ProposeSettlement(0, 1)).do("A", RefuseProposal(0)).plays("A")
    records = {players: each.record for players, each in sessions(story).items()}
    assert left_out_of_sgf(records["Ann-Bob"]) == (Omission.REFUSED_RESIGNATIONS,)
    assert left_out_of_sgf(records["Ann-Cleo"]) == ()
    assert len(records["Ann-Bob"].games[0].entries) == 2


@pytest.mark.parametrize(("points", "is_said"), [(2, True), (4, True), (-6, True), (5, False), (-1, False)])
def test_a_settlement_can_be_said_if_a_win_gives_as_much(points: int, is_said: bool) -> None:  # noqa: FBT001 - a case
    story = box_doubles(Story("BC", **NO_JACOBY), "B").answer(b="take", dice="65").settles("B", points)
    record = sessions(story)["Ann-Bob"].record
    assert record.games[0].result == WrittenResult(Side.BLACK if points > 0 else Side.WHITE, abs(points))
    left_out = () if is_said else (Omission.SETTLEMENTS,)
    assert left_out_of_sgf(record) == left_out
    assert left_out_of_mat(record) == (Omission.JACOBY, *left_out)


def test_what_is_settled_at_zero_has_no_result_and_the_session_goes_on() -> None:
    story = Story("BC").settles("C", 0).settles("B", -1).next_game()
    record = sessions(story)["Ann-Cleo"].record
    assert [game.result for game in record.games] == [None, None]
    assert left_out_of_sgf(record) == (Omission.SETTLEMENTS,)


def test_other_rules_begin_another_session() -> None:
    story = Story("BC").concedes("B", "B", WinKind.SINGLE).concedes("C", "C", WinKind.SINGLE)
    story.do("A", SetOptions(replace(CLUB, **NO_JACOBY)))
    for _ in range(2):
        story.next_game()
        for member in story.line.split(","):
            story.concedes(member, member, WinKind.SINGLE)
    found = record_chouette(games_of(story.start, story.events), NAMES)
    assert [(each.record.black, each.games, each.record.is_jacoby) for each in found] == [
        ("Bob", (2, 3), True),
        ("Cleo", (2, 3), True),
        ("Bob", (4,), False),
        ("Cleo", (4,), False),
    ]


def test_the_partners_share_is_in_no_session() -> None:
    story = Story("BCDEF", dice="", partner_min=6).do("A", SeekPartner())
    story.do("C", ReplyToBox(is_yes=True)).do("B", ReplyToBox(is_yes=False), dice="31")
    assert list(sessions(story)) == ["Ann-Bob", "Ann-Dan", "Ann-Eve", "Ann-Fay"]
    assert left_out_of_sessions(games_of(story.start, story.events)) == (Omission.PARTNERS,)


def points_on_cubes(found: Iterable[CubeSession], settled: set[int]) -> Counter[int]:
    """Return what everybody won in the records of settled games, or lost if negative."""
    won = Counter[int]()
    for session in found:
        for number, game in zip(session.games, session.record.games, strict=True):
            if game.result is not None and number in settled:
                is_white = game.result.winner is Side.WHITE
                winner, loser = (session.white, session.black)[:: 1 if is_white else -1]
                won[winner] += game.result.points or 0
                won[loser] -= game.result.points or 0
    return won


@pytest.mark.parametrize("seed", range(25))
def test_random_chouettes_are_read_back_legal_and_add_up_to_their_standings(seed: int) -> None:
    random = Random(seed)
    session = played(
        seed,
        [random.getrandbits(32) for _ in range(150)],
        SessionChecks(_nothing, _nothing),
        list(STARTS.values()),
    )
    games = games_of(session.start, session.events)
    found = record_chouette(games, {player: f"Player {player}" for player in session.people})
    for each in found:
        assert parse_sgf(format_sgf(each.record)) == each.record
        assert not replay_match(each.record).illegal
    ends = {game.number: event for game in games for event in game.events if isinstance(event, GameSettled)}
    won = points_on_cubes(found, set(ends))
    apart = [one for end in ends.values() for one in end.transfers if one.why in (Why.EXTRA, Why.PARTNER)]
    for player, points in sums(apart).items():
        won[player] += points
    standings = {each.player: each.points for each in session.chouette.standings}
    assert {player: won[player] for player in standings} == standings


def _nothing(*_: object) -> None:
    """Look at nothing."""


def test_a_play_is_judged_once_for_all_who_had_a_bet_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[tuple[str, Position]] = []

    def parse(text: str, position: Position, roll: Roll) -> Play:
        judged.append((text, position))
        return parse_play(text, position, roll)

    monkeypatch.setattr("bot.engine.parse_play", parse)
    replaying._moves.cache_clear()  # noqa: SLF001 - what other tests have left there
    story = Story("BCDE").plays("A").do("B", RollDice(), dice="62").plays("B")
    for session in sessions(story).values():
        for write in (format_mat, format_sgf, format_text, left_out_of_mat, left_out_of_sgf):
            write(session.record)
    assert len(judged) == len(set(judged)) == 2
