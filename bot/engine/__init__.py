"""The rules of backgammon: values in, values out.

Standard library only; no clock, no randomness, no input or output. Rules are written once, for the side on
roll.
"""

from bot.engine.actions import (
    AcceptResignation,
    Action,
    AnswerOffer,
    IllegalAction,
    MakePlay,
    OfferDouble,
    OfferResignation,
    Reason,
    Refusal,
    RefuseResignation,
    RollDice,
    Throw,
    act,
    check_kind,
    check_turn,
    legal_actions,
    players_to_act,
    plays_of,
    throw_opening,
)
from bot.engine.builder import complete_notation, complete_play, dice_left, likely_plays, next_moves
from bot.engine.errors import (
    AmbiguousNotation,
    Attempt,
    CheckersOnBar,
    DieNotRolled,
    EngineError,
    Flaw,
    IllegalPlay,
    InvalidBoard,
    InvalidCheckerMove,
    InvalidGame,
    InvalidInput,
    InvalidMatchId,
    InvalidNotation,
    InvalidOgid,
    InvalidPosition,
    InvalidPositionId,
    InvalidRoll,
    InvalidSheet,
    InvalidXgid,
    MustMoveFromHigherPoint,
    MustPlayBothDice,
    MustPlayHigherDie,
    MustPlayMore,
    MustPlayMoreDice,
    NoCheckerOnPoint,
    NoLegalPlay,
    NotAllHome,
    NothingToHit,
    OtherRoll,
    PointBlocked,
    SheetFault,
    TooManyMoves,
    Wrong,
)
from bot.engine.events import (
    Autopilot,
    Doubled,
    Dropped,
    Event,
    OpeningRolled,
    Played,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRefused,
    Rolled,
    Taken,
    TakenBack,
    TimedOut,
    apply,
    last_played,
    played_nothing,
    replay,
    without_takebacks,
)
from bot.engine.game import Answer, Bet, BetResult, Cube, Ending, Game, Offer, OfferStage, Phase, WinKind
from bot.engine.match import (
    Score,
    decides_match,
    is_crawford,
    lose_on_time,
    points_for_match,
    score_after,
    terms_at,
    winner,
)
from bot.engine.match_id import GameState, MatchId, format_match_id, parse_match_id
from bot.engine.notation import format_moves, format_play, narrowed, parse_play
from bot.engine.ogid import format_ogid, is_like_ogid, parse_ogid
from bot.engine.play import CheckerMove, Play, after_moves, legal_plays
from bot.engine.position import (
    BAR,
    CHECKERS,
    HOME_POINTS,
    OFF,
    POINTS,
    Position,
    Side,
    format_board,
    format_position_id,
    parse_board,
    parse_position_id,
)
from bot.engine.roll import ROLLS, Roll, format_roll, parse_roll
from bot.engine.scoring import counted_as, gammons_count, points_for, stands_in_winners_home
from bot.engine.sheet import CUBE_CAPS, MATCH_LENGTHS, SHEET_OPTIONS, STAKES, STARTS, RuleSheet, Terms
from bot.engine.xgid import Xgid, format_xgid, parse_xgid
