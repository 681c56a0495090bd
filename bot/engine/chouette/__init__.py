"""The rules of the chouette: one board, and a bet between the box and each member of the team.

The same `Game` as between two players, with more bets on it. `act` and `time_is_up` return events, `apply` is
the only way a `Chouette` changes, and `legal_actions` is the one source of truth.
"""

from bot.engine.chouette.acting import act, check_kind, event_seen_by, seen_by
from bot.engine.chouette.actions import (
    AcceptProposal,
    AgreeToStake,
    AnswersTogether,
    AnswerTogether,
    AnyMachine,
    AnyOptions,
    ChouetteAction,
    Close,
    ComeBack,
    Concede,
    GiveExtra,
    GoAway,
    Hold,
    InPlaceOf,
    Instruct,
    Join,
    KeepExtras,
    Leave,
    NameHost,
    NameProxy,
    PlayAlone,
    Possible,
    ProposeSettlement,
    RefuseProposal,
    Release,
    Reopen,
    ReplyToBox,
    Retract,
    SeatMachine,
    SeekPartner,
    SendMachine,
    SetLastGame,
    SetOptions,
    SettlementUpTo,
    StandDown,
    StartGame,
    TakeBackDouble,
    Volunteer,
    WithdrawProposal,
)
from bot.engine.chouette.agreements import answers_proposal
from bot.engine.chouette.decisions import (
    Decision,
    Need,
    cubes_to_offer,
    decisions,
    holding,
    hours_for,
    only_choice,
    players_to_act,
)
from bot.engine.chouette.doubling_events import (
    AnswerSealed,
    AnswersShown,
    DoublingEnded,
    ExtraGiven,
    ExtraReplied,
    ExtrasShown,
    Held,
    LoneTakerDecided,
    LoneTakerMustDrop,
    LoneTakerWaits,
    OfferAdded,
    OfferTakenBack,
    Released,
    RollPressed,
)
from bot.engine.chouette.events import ChouetteEvent, apply, replay
from bot.engine.chouette.flow import AutopilotUse, time_is_up, waits_for_autopilot
from bot.engine.chouette.game import ChouetteGame, CubeAnswer, Instruction, Proposal
from bot.engine.chouette.ledger import Payment, Transfer, Why, payments, sums
from bot.engine.chouette.legal import legal_actions, plays_of, why_not
from bot.engine.chouette.line import Thrown, yet_to_agree
from bot.engine.chouette.options import (
    CHOUETTE_OPTIONS,
    CLUB,
    PRESETS,
    Abandonment,
    AbsentCube,
    ChouetteFault,
    ChouetteSheet,
    Consultation,
    CubeMode,
    DoubleRule,
    JoinPosition,
    LoneRule,
    ReplyOrder,
    Retention,
    TakeRule,
)
from bot.engine.chouette.people import (
    NoAdvice,
    active_members,
    advisers,
    box_player,
    is_present,
    main_bet,
    mover,
    why_no_advice,
)
from bot.engine.chouette.role_events import (
    AnalysisAgreed,
    BetEnded,
    BoxForfeited,
    BoxWarned,
    CaptainMissed,
    CaptainStruck,
    CaptainSucceeded,
    Instructed,
    LostTheTurn,
    PlaySuggested,
    ProposalDropped,
    Proposed,
    ProxyNamed,
    RelievedForTurn,
    ReturnedInTime,
    Substituted,
    Volunteered,
    VolunteerWithdrew,
)
from bot.engine.chouette.seat_events import (
    Closed,
    ClosedForGood,
    GameCalled,
    GameDealt,
    GameSettled,
    HostNamed,
    Joined,
    LastGameSet,
    Leaving,
    Left,
    OptionsProposed,
    OrderRolled,
    PartnerDrawn,
    PartnerReplied,
    PartnerSought,
    Reopened,
    Rotated,
    Seated,
    StakeAgreed,
    StakeWithdrawn,
    WentAway,
)
from bot.engine.chouette.settlement import box_won_by, transfers
from bot.engine.chouette.state import Chouette, ChouettePhase, Settlement
