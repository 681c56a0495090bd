"""Every refusal has a sentence of its own: none falls to the one that knows nothing."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import get_type_hints

import pytest

from bot import engine
from bot.clocks import TimeLeft
from bot.discord.kind import all_discord_kinds
from bot.discord.pressing.replies import explain
from bot.discord.wire.custom_ids import UnknownButton
from bot.engine import (
    SHEET_OPTIONS,
    Answer,
    AnswerOffer,
    Attempt,
    EngineError,
    Flaw,
    IllegalAction,
    InvalidSheet,
    Reason,
    Refusal,
    RuleSheet,
    SheetFault,
    Side,
    Wrong,
)
from bot.engine.chouette import (
    CHOUETTE_OPTIONS,
    CLUB,
    Chouette,
    ChouetteFault,
    ChouetteReason,
    NoAdvice,
)
from bot.engine.keys import FIRST_CUBE
from bot.play.analysis.analyses import Failure
from bot.play.base import errors
from bot.play.base.errors import ALONE, AT_TABLES, ServiceError
from bot.play.base.standing_orders import ONCE
from bot.play.base.table import Player, Status
from bot.play.chouette.errors import (
    ChannelReused,
    NoAdviceHere,
    NothingToSuggest,
    NotTheirPayment,
    PaymentChanged,
    SuggestionVoid,
    TooManyLobbies,
)
from bot.play.chouette.table import ChouetteState, ChouetteTable
from bot.play.heads_up.errors import (
    AlreadyAsked,
    AlreadyChallenged,
    BotChallenge,
    ChallengeOver,
    DiceThrown,
    GameEnded,
    NoAutopilot,
    NobodysTurn,
    NoClock,
    NoTakebackAsked,
    NotBetweenGames,
    NothingToTakeBack,
    NotYourChallenge,
    OpponentActed,
    OpponentGone,
    OwnTime,
    ResignLater,
    SameSheet,
    SelfChallenge,
    TakebackAsked,
    TheirTime,
    TooEarly,
    TooManyChallenges,
)
from bot.play.heads_up.refusals import OF_ITS_OWN
from bot.play.heads_up.table import HeadsUpState, HeadsUpTable, Withdrawal
from bot.play.text import places as place_text
from bot.play.text.reasons import EVERYWHERE
from bot.text.catalogue import phrase
from tests.engine.games import ALICE, BOB, game_at, played
from tests.play.heads_up.tables import SNOWFLAKES, START, table, win

TRIED = Attempt("4PPwASTgc/ABMA", "3-1", "8/5 6/5")
PLAYING = table(game_at(START))
TIMED = replace(PLAYING, time=TimeLeft(ALICE, *[datetime(2026, 3, 1, tzinfo=UTC)] * 2))
CHALLENGED = replace(PLAYING, status=Status.CHALLENGE, state=HeadsUpState(PLAYING.state.challenge))
DECLINED = replace(
    CHALLENGED,
    status=Status.CLOSED,
    state=HeadsUpState(replace(PLAYING.state.challenge, withdrawal=Withdrawal.DECLINED)),
)
PROPOSED = replace(
    CHALLENGED, state=HeadsUpState(replace(PLAYING.state.challenge, sheet=RuleSheet(length=7), proposer=BOB))
)
MATCH = table(game_at(START), sheet=RuleSheet(length=5), results=[win(Side.WHITE, 4)])
BETWEEN = table(played(game_at("1:1 | 1:1", roll="21"), ALICE, "1/off"))
ENDED = table(BETWEEN.game, sheet=RuleSheet(length=1))
ABANDONED = replace(
    PLAYING,
    status=Status.CLOSED,
    state=replace(PLAYING.state, challenge=replace(PLAYING.state.challenge, withdrawal=Withdrawal.ERASED)),
)
FORMER = replace(ENDED, players={**ENDED.players, BOB: Player(BOB, None, "a former player")})
LOBBY = ChouetteTable(
    18,
    7,
    71,
    3,
    Status.CHALLENGE,
    PLAYING.players,
    live_message=1002,
    live_version=3,
    state=ChouetteState(Chouette.opened(ALICE, CLUB)),
)
READERS = (*SNOWFLAKES.values(), 999)
ABSTRACT = {EngineError, ServiceError}
OF_BOARD = {*EVERYWHERE, *OF_ITS_OWN}

ENGINE_ERRORS: list[EngineError] = [
    engine.InvalidInput("x", "it is not what it should be"),
    engine.InvalidPosition((1, 2), Flaw(Wrong.COUNTS)),
    engine.InvalidPositionId("x", Flaw(Wrong.POSITION_ID)),
    engine.InvalidXgid("x", Flaw(Wrong.XGID_FIELDS, 1)),
    engine.InvalidOgid("x", Flaw(Wrong.OGID_FIELDS, 1)),
    engine.InvalidBoard("x", Flaw(Wrong.SIDES)),
    *(engine.InvalidMatchId("x", Flaw(wrong, 16, "x")) for wrong in Wrong),
    engine.InvalidGame("cube", "a cube shows a power of two"),
    *(InvalidSheet(0, fault, ("jacoby",)) for fault in SheetFault if fault is not SheetFault.OUT_OF_RANGE),
    *(InvalidSheet(0, SheetFault.OUT_OF_RANGE, (name,)) for name in {**SHEET_OPTIONS, **CHOUETTE_OPTIONS}),
    engine.InvalidRoll("7-1", "a die shows 1 to 6"),
    engine.InvalidCheckerMove((5, 8), "a checker moves from 25..1 to a lower point or off"),
    engine.InvalidNotation("nonsense", "nonsense"),
    engine.InvalidNotation("", ""),
    engine.InvalidNotation("5/8", "5/8"),
    engine.AmbiguousNotation("24/17", ("24/18/17", "24/23*/17")),
    engine.IllegalPlay(TRIED, "it is against the rules"),
    engine.NoLegalPlay(TRIED),
    engine.OtherRoll(TRIED, "6-4"),
    engine.CheckersOnBar(TRIED, 1),
    engine.CheckersOnBar(TRIED, 2),
    engine.NoCheckerOnPoint(TRIED, 25),
    engine.PointBlocked(TRIED, 10),
    engine.DieNotRolled(TRIED, 25, 20, (6, 1)),
    engine.DieNotRolled(TRIED, 6, 0, ()),
    engine.TooManyMoves(TRIED, 2),
    engine.NothingToHit(TRIED, 5),
    engine.NotAllHome(TRIED, 2, 25),
    engine.MustMoveFromHigherPoint(TRIED, 2, 5, 6),
    engine.MustPlayMore(TRIED, "20/14/10", "more must be played"),
    engine.MustPlayBothDice(TRIED, "20/14/10"),
    engine.MustPlayMoreDice(TRIED, "6/4(4)", 2, 4),
    engine.MustPlayHigherDie(TRIED, "20/14", 6),
    IllegalAction(Refusal(Reason.NOT_NOW), AnswerOffer(FIRST_CUBE, Answer.TAKE)),
    *(InvalidSheet(11, fault) for fault in ChouetteFault),
]
SERVICE_ERRORS: list[ServiceError] = [
    NoClock(PLAYING),
    NoAutopilot(PLAYING),
    NobodysTurn(BETWEEN),
    NobodysTurn(ENDED),
    OwnTime(TIMED),
    TheirTime(TIMED),
    TooEarly(TIMED),
    AlreadyAsked(TIMED),
    errors.NoTable(),
    errors.WrongKind(LOBBY),
    errors.WrongKind(PLAYING),
    *(kind(LOBBY) for kind in (errors.NotSeated, errors.StaleBoard, errors.ChannelBusy)),
    *(NoAdviceHere(LOBBY, reason) for reason in NoAdvice),
    NothingToSuggest(LOBBY),
    SuggestionVoid(LOBBY),
    errors.NotSeated(PLAYING),
    errors.NotSeated(CHALLENGED),
    errors.NotSeated(DECLINED),
    errors.StaleBoard(PLAYING),
    errors.StaleBoard(CHALLENGED),
    *(errors.Refused(PLAYING, ALICE, IllegalAction(Refusal(reason, (BOB,), 4))) for reason in OF_BOARD),
    errors.Refused(LOBBY, ALICE, IllegalAction(Refusal(ChouetteReason.TOO_FEW, number=2))),
    errors.Refused(LOBBY, ALICE, IllegalAction(Refusal(ChouetteReason.SEATED))),
    errors.Refused(PLAYING, ALICE, engine.PointBlocked(TRIED, 10)),
    ChallengeOver(PLAYING),
    ChallengeOver(DECLINED),
    NotYourChallenge(CHALLENGED),
    SelfChallenge(),
    TooManyChallenges(10),
    TooManyChallenges(3, PLAYING.players[BOB]),
    TooManyLobbies(3),
    NotTheirPayment("open", PLAYING.players[ALICE], PLAYING.players[BOB]),
    NotTheirPayment("claimed", PLAYING.players[ALICE], PLAYING.players[BOB]),
    *(PaymentChanged(state, PLAYING.players[BOB]) for state in ("open", "claimed", "paid", "carried")),
    BotChallenge(),
    errors.ChannelBusy(PLAYING),
    errors.ChannelBusy(CHALLENGED),
    AlreadyChallenged(CHALLENGED),
    OpponentGone(PLAYING),
    SameSheet(CHALLENGED),
    NotBetweenGames(PLAYING),
    NotBetweenGames(MATCH),
    NotBetweenGames(ENDED),
    errors.Refused(BETWEEN, ALICE, IllegalAction(Refusal(Reason.NOT_YOUR_TURN))),
    errors.NotPlaying(ENDED),
    errors.StaleBoard(BETWEEN),
    errors.StaleBoard(ENDED),
    errors.StaleBoard(ABANDONED),
    errors.BoardReplaced(PLAYING),
    errors.BoardReplaced(LOBBY),
    errors.NotPlaying(ABANDONED),
    *(kind(FORMER) for kind in (errors.NotSeated, errors.StaleBoard, errors.ChannelBusy)),
    errors.NotPlaying(FORMER),
    errors.NotSeated(PROPOSED),
    NotYourChallenge(PROPOSED),
    errors.NotBegun(CHALLENGED),
    errors.NoSuchGame(PLAYING),
    errors.TooLate(ENDED),
    errors.TooLate(PLAYING),
    errors.WordsTooLong(CHALLENGED),
    errors.NoVerifiableDice(PLAYING),
    errors.GameNotOver(PLAYING),
    errors.PlayedOut(ENDED),
    errors.PlayedHere(PLAYING),
    errors.PlaceTaken(PLAYING),
    errors.PlaceTaken(CHALLENGED),
    ChannelReused(PLAYING),
    errors.UnknownTable(),
    errors.NoSuchFrame(),
    errors.NoImport(),
    errors.NotARecord("it is no match record"),
    errors.RecordTooLarge(1_000_000),
    errors.EmptyRecord(),
    errors.PositionInPlay(),
    errors.StartInPlay(),
    errors.TooManyEvaluations(datetime(2026, 3, 2, tzinfo=UTC)),
    errors.GameInPlay(PLAYING),
    errors.GameWaits(MATCH),
    errors.GameWaits(PLAYING, tuple(PLAYING.players.values())),
    errors.GameWaits(PLAYING, tuple(PLAYING.players.values()), is_pending=True),
    errors.NothingPlayed(),
    errors.FilmTooLong(),
    errors.NoAnalysis(),
    errors.TooManyAnalyses(3),
    errors.TooManyAnalysesHere(10),
    *(errors.AnalysisFailed(failure) for failure in Failure),
    errors.NothingStored(),
    errors.BlockedByYou(PLAYING.players[BOB]),
    errors.TakesNoChallenges(PLAYING.players[BOB]),
    errors.TooManyBlocked(100),
    errors.AtWorkAlready(),
    errors.TooManyRequests(),
    errors.TooMuchWork(),
    *(errors.OccasionThere(table, order) for table in (PLAYING, BETWEEN) for order in sorted(ONCE)),
    errors.NoteTooLong(PLAYING, 500),
    NothingToTakeBack(PLAYING),
    OpponentActed(PLAYING),
    DiceThrown(PLAYING),
    ResignLater(PLAYING),
    *(GameEnded(table) for table in (PLAYING, MATCH, BETWEEN, ENDED, ABANDONED)),
    TakebackAsked(PLAYING),
    NoTakebackAsked(PLAYING),
    errors.AlreadyHandled(),
]
AMONG_THEMSELVES = {place_text.broken(), phrase("place-unavailable")}


def kinds_of(error: type[Exception]) -> Iterator[type[Exception]]:
    """Yield every class of a tree of errors, but those of kinds of table that only tests know."""
    yield error
    for kind in error.__subclasses__():
        if kind.__module__.startswith("bot."):
            yield from kinds_of(kind)


def test_the_lists_below_are_complete() -> None:
    listed = {type(error) for error in [*ENGINE_ERRORS, *SERVICE_ERRORS]}
    known = {*kinds_of(EngineError), *kinds_of(ServiceError)} - ABSTRACT
    assert known == listed


@pytest.mark.parametrize("error", [*ENGINE_ERRORS, *SERVICE_ERRORS], ids=repr)
def test_a_refusal_is_explained_to_everybody_in_plain_sentences(error: EngineError | ServiceError) -> None:
    if isinstance(error, IllegalAction):
        error = errors.Refused(PLAYING, ALICE, error)
    for reader in READERS:
        sentence = explain(error, reader)
        told = re.sub("<t:[0-9]+:[fR]>", "a moment", re.sub("`[a-z_]+`", "an option", sentence))
        assert sentence not in AMONG_THEMSELVES
        assert re.match("[A-Z0-9`]|bar/[0-9]", sentence)
        assert sentence.endswith((".", "?", "**Rematch**"))
        assert not any(word in told for word in ("None", "<", "Error", "('", "_", TRIED.position_id))


def test_an_unknown_button_is_explained_too() -> None:
    assert explain(UnknownButton("bp:x:1:1"), 999).startswith("That button is out of date. ")


OF_TWO = {
    *(errors.NotPlaying, NotBetweenGames, ChallengeOver, NotYourChallenge),
    *(OpponentGone, SameSheet, AlreadyChallenged),
    *(NothingToTakeBack, OpponentActed, DiceThrown, GameEnded),
    ResignLater,
    *(TakebackAsked, NoTakebackAsked),
    *(
        NoClock,
        NoAutopilot,
        NobodysTurn,
        OwnTime,
        TheirTime,
        TooEarly,
    ),
    AlreadyAsked,
}
OF_CHOUETTES = {NothingToSuggest, SuggestionVoid}
OF_ONE_KIND = {HeadsUpTable: OF_TWO, ChouetteTable: OF_CHOUETTES}
BY_THEIR_KIND = {errors.WrongKind, errors.Refused}


def test_an_error_is_explained_at_every_kind_of_table_where_it_can_occur() -> None:
    """A new error is explained alike for all tables, or for each kind, or is listed above."""
    special = set().union(*OF_ONE_KIND.values())
    shared = {*kinds_of(ServiceError)} - ABSTRACT - ALONE.keys() - BY_THEIR_KIND - special
    for kind in (get_type_hints(each.roll)["table"] for each in all_discord_kinds()):
        explained = {error for table, error in AT_TABLES if table is kind}
        assert explained == shared | OF_ONE_KIND.get(kind, set()), kind


@pytest.mark.parametrize(
    ("error", "alices", "bobs", "carols"),
    [
        (errors.StaleBoard(PLAYING), "It is your turn", "Waiting for Alice", "Waiting for Alice"),
        (
            errors.ChannelBusy(PLAYING),
            "You already have a table",
            "You already have a table",
            "This channel's table is taken",
        ),
        (NotYourChallenge(CHALLENGED), "You made", "Alice challenged you", "Alice challenged Bob"),
        (
            errors.NotSeated(CHALLENGED),
            "once Bob accepts the challenge",
            "once you accept the challenge",
            "once Bob accepts the challenge",
        ),
    ],
)
def test_whoever_reads_it_is_spoken_to(error: ServiceError, alices: str, bobs: str, carols: str) -> None:
    told = [explain(error, reader) for reader in READERS]
    assert all(part in sentence for part, sentence in zip((alices, bobs, carols), told, strict=True))
