"""Why a use case refused.

ServiceError
├── NoTable            there is no such table, or none in this channel
├── ChouetteHere       a chouette is played here, so what is asked for between two players has no meaning
├── NoChouette         two players play here, so what is asked for in a chouette has no meaning
├── UnknownTable       no table of that number is the caller's to look at
├── NoSuchGame         the table has no game of that number
├── NotSeated          the caller does not play at this table
├── StaleBoard         the board that was pressed is not the live one any more
├── OutOfTurn          the table waits for somebody else, or the game is over
├── Refused            the caller's turn, but not this action; `reason` is the engine's
├── ChallengeOver      the challenge was answered already
├── NotYourChallenge   this answer to the challenge is somebody else's
├── OpponentGone       a rematch with somebody who had himself erased
├── SameSheet          a proposal that changes nothing
├── SelfChallenge      one cannot play oneself
├── BotChallenge       a bot cannot be challenged
├── ChannelBusy        another table is open in this channel
├── TooManyChallenges  as many challenges of the caller are open as may be
├── TooManyLobbies     as many chouettes of the caller have not begun as may
├── AlreadyChallenged  the caller has challenged the same opponent to a rematch already
├── NotBetweenGames    the session is in the middle of a game, or has ended
├── TooLate            no more game comes whose dice words could still enter
├── WordsTooLong       more words than a proof should hold
├── NoVerifiableDice   the table is older than dice that can be verified
├── GameNotOver        the secret of a game that has no end yet is nobody's to know
├── NotBegun           nothing was played at the table yet
├── NoSuchFrame        a replay has no such place
├── NoImport           the caller has no such import, or has it no longer
├── NotARecord         a file that is no match record; `reason` says why
├── RecordTooLarge     a file that is larger than a match ever needs
├── EmptyRecord        a file in which there is nothing
├── AtWorkAlready      something that takes long is under way for the caller
├── TooMuchWork        what was asked for takes longer than it may
├── ContradictingOrder a standing order that says the opposite of another
├── OccasionThere      a standing order for a next occasion, when one is there already, or no game is
├── NoteTooLong        a note of more characters than are kept
├── NothingToTakeBack  the caller's last deed was neither a play nor a double
├── OpponentActed      the other side has acted since what would be taken back
├── DiceThrown         dice were thrown since what would be taken back
├── GameEnded          the game in which it was done is over
├── TakebackAsked      the caller has asked for that takeback already
├── NoTakebackAsked    the caller has no takeback to answer
├── PlayedOut          a table that is to be moved where nothing is played any more
├── PlayedHere         a table that is to be moved to where it stands
├── PlaceTaken         another table is open where one is to be moved to
├── NothingStored      nothing is kept about the caller
├── NoClock            turns are not timed at the table
├── NobodysTurn        no game is in play, so nobody's time runs
├── OwnTime            it is the caller's own time that runs
├── TheirTime          it is the other side's time that runs
├── TooEarly           the other side has time left
├── AlreadyAsked       the caller has asked for more time in this turn
├── NoAdviceHere       the caller may not advise a chouette's captain; `reason` is the engine's
├── NothingToSuggest   the team has no roll to play, so no play can be suggested
├── SuggestionVoid     the team has played since that was suggested
└── AlreadyHandled     this very interaction was carried out before

Each carries the table, where there is one, so that whoever explains it can show the way to the live board.
"""

from bot.services.errors.base import AlreadyHandled, ServiceError
from bot.services.errors.challenges import (
    AlreadyChallenged,
    BotChallenge,
    ChallengeOver,
    ChannelBusy,
    NotYourChallenge,
    OpponentGone,
    SameSheet,
    SelfChallenge,
    TooManyChallenges,
    TooManyLobbies,
)
from bot.services.errors.consulting import NoAdviceHere, NothingToSuggest, SuggestionVoid
from bot.services.errors.playing import (
    AlreadyAsked,
    ContradictingOrder,
    DiceThrown,
    GameEnded,
    NobodysTurn,
    NoClock,
    NoTakebackAsked,
    NoteTooLong,
    NothingToTakeBack,
    OccasionThere,
    OpponentActed,
    OwnTime,
    TakebackAsked,
    TheirTime,
    TooEarly,
)
from bot.services.errors.records import (
    AtWorkAlready,
    EmptyRecord,
    GameNotOver,
    NoImport,
    NoSuchFrame,
    NotARecord,
    NoVerifiableDice,
    RecordTooLarge,
    TooLate,
    TooMuchWork,
    WordsTooLong,
)
from bot.services.errors.tables import (
    ChouetteHere,
    NoChouette,
    NoSuchGame,
    NoTable,
    NotBegun,
    NotBetweenGames,
    NothingStored,
    NotSeated,
    OutOfTurn,
    PlaceTaken,
    PlayedHere,
    PlayedOut,
    Refused,
    StaleBoard,
    UnknownTable,
)

__all__ = [
    "AlreadyAsked",
    "AlreadyChallenged",
    "AlreadyHandled",
    "AtWorkAlready",
    "BotChallenge",
    "ChallengeOver",
    "ChannelBusy",
    "ChouetteHere",
    "ContradictingOrder",
    "DiceThrown",
    "EmptyRecord",
    "GameEnded",
    "GameNotOver",
    "NoAdviceHere",
    "NoChouette",
    "NoClock",
    "NoImport",
    "NoSuchFrame",
    "NoSuchGame",
    "NoTable",
    "NoTakebackAsked",
    "NoVerifiableDice",
    "NobodysTurn",
    "NotARecord",
    "NotBegun",
    "NotBetweenGames",
    "NotSeated",
    "NotYourChallenge",
    "NoteTooLong",
    "NothingStored",
    "NothingToSuggest",
    "NothingToTakeBack",
    "OccasionThere",
    "OpponentActed",
    "OpponentGone",
    "OutOfTurn",
    "OwnTime",
    "PlaceTaken",
    "PlayedHere",
    "PlayedOut",
    "RecordTooLarge",
    "Refused",
    "SameSheet",
    "SelfChallenge",
    "ServiceError",
    "StaleBoard",
    "SuggestionVoid",
    "TakebackAsked",
    "TheirTime",
    "TooEarly",
    "TooLate",
    "TooManyChallenges",
    "TooManyLobbies",
    "TooMuchWork",
    "UnknownTable",
    "WordsTooLong",
]
