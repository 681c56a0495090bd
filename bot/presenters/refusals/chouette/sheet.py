"""Why options of a chouette are refused, and what would be right."""

from typing import Final

from bot.engine.chouette import ChouetteFault, InvalidOptions

NUMBERS: Final = {
    ChouetteFault.PLAYERS: "A chouette is for 3 to 10 players, not {}. Choose `max_players` among these.",
    ChouetteFault.LONE_MIN: (
        "The lone taker's rule begins at tables of 3 to 10 players, not {}. Choose `lone_min` among these."
    ),
    ChouetteFault.PARTNER_MIN: (
        "The box may have a partner from 6 or 8 players on, or never: `partner_min` is 6, 8 or 0, not {}."
    ),
    ChouetteFault.TURN_HOURS: "A decision may take 1 to 168 hours, not {}. Choose `turn_hours` among these.",
}
CONTRADICTIONS: Final = {
    ChouetteFault.MONEY_ONLY: (
        "A chouette is a money session with the cube in play: it has no length, and never lacks a cube."
    ),
    ChouetteFault.PARTNER_TABLE: (
        "A partner needs a table with room for that many: raise `max_players`, or lower `partner_min`."
    ),
    ChouetteFault.SINGLE_BEAVERS: (
        "One shared cube cannot hold two values, so it cannot be beavered: "
        "leave out `beavers`, or play with a cube for each member."
    ),
    ChouetteFault.SINGLE_BATCH: (
        "`box_take_rule` and `box_double_rule` choose between cubes, and there is only one: "
        "leave them out, or play with a cube for each member."
    ),
    ChouetteFault.LONE_BEAVER: (
        "A lone taker can only have to beaver where beavers are on: "
        "play with `beavers`, or choose another `lone_taker`."
    ),
}


def invalid_options(error: InvalidOptions) -> str:
    """Return which options contradict each other, or which number is out of range, and what is right."""
    if error.fault in NUMBERS:
        return NUMBERS[error.fault].format(error.given)
    return CONTRADICTIONS[error.fault]
