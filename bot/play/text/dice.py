"""Dice in words: what was committed to, who added words, what they were, and how fair they look."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.play import errors
from bot.play.dice_proofs import ENOUGH_ROLLS, DiceTotals, FairnessTest
from bot.play.dice_source import DiceStage, GameDice
from bot.play.explanations import says
from bot.play.fair_dice import fingerprint_of
from bot.play.kind import words_of
from bot.play.table import Commitment, Player, Table
from bot.play.text.words import MARKDOWN, count, name

NO_ROLLS: Final = "No dice have been rolled on this server yet. `/challenge` somebody."
TOTALS_HINT: Final = (
    "Fair dice are seldom even: 5 of 100 or fewer comes up once in twenty looks. "
    "Doubt them if it is far below that, and stays there as the rolls grow."
)
WHAT_FOR: Final = (
    "The first 20 digits stand on the challenge or the lobby, and on the first board of each game for the "
    "next. `/dice words` adds your own words; after the game `/dice show` reveals the secret, "
    "so that you can check every roll."
)
SAMPLES: Final = (100, 1_000, 10_000)


def promise(commitment: Commitment) -> str:
    """The line with a commitment, short enough for a phone."""
    which = "" if commitment.game == 1 else f" {commitment.game}:"
    return f"Dice{which} {fingerprint_of(commitment.digest)}"


def commitment_lines(commitments: Sequence[Commitment]) -> list[str]:
    """Commitments in full, and what they are good for."""
    whole = [f"-# Dice of game {each.game}: `{each.digest}`" for each in commitments]
    return [*whole, f"-# {WHAT_FOR}"] if whole else []


def dice_heading(table: Table) -> str:
    return f"### Dice of #{table.id} · {words_of(table).called(table)}"


def dice_lines(table: Table, dice: GameDice) -> Iterator[str]:
    yield _state(dice)
    yield f"-# Commitment `{dice.commitment}`"
    if dice.proof is not None:
        yield f"-# Secret `{dice.proof.secret.hex()}`"
    people = [table.players[key] for key in dice.words if key in table.players]
    if dice.stage is DiceStage.COMING:
        yield _words_so_far(people)
    else:
        yield from (_words(player, dice) for player in people)


def _state(dice: GameDice) -> str:
    game, drawn = f"**Game {dice.number}**", count(dice.rolls, "roll")
    match dice.stage:
        case DiceStage.COMING:
            return f"{game} has not begun: words for its dice can still be given."
        case DiceStage.IN_PLAY:
            return f"{game} is being played: {drawn} so far. Its secret is shown when it is over."
        case DiceStage.OVER:
            return f"{game} is over: {drawn}, all drawn from this secret and these words."
        case DiceStage.NEVER:
            return f"{game} came to no end: {drawn}. Its secret stays secret for good."


def _words_so_far(people: list[Player]) -> str:
    given = f"{' and '.join(map(name, people))} gave words" if people else "Nobody has given any"
    return f"{given} so far. `/dice words` gives yours, or others in their place."


def _words(player: Player, dice: GameDice) -> str:
    words = dice.words[player.id]
    if not words.is_given:
        return f"{name(player)} gave no words; the commitment stands in for them."
    if words.text is None:
        return f"{name(player)}'s words were erased; their SHA-256 is `{words.digest}`."
    return f"{name(player)}'s words: {quoted(words.text)}"


def how_to_check(proof: str, checker: str) -> str:
    return (
        "Attached are the proof and a short program to check it with. Compare the commitment and your words "
        f"with what you were shown and gave before the first roll; then run `python {checker} {proof}`, "
        f"or `python -m bot verify-dice {proof}` where this bot is installed."
    )


def earlier_proofs(last: int) -> str:
    """How to get the proofs of the games up to `last`."""
    which = "Game 1 is" if last == 1 else f"Games 1 to {last} are"
    return f"-# {which} over too: `/dice show game:{last}` gives the proof."


def words_given(coming: Commitment, words: str) -> str:
    goes_on = "" if coming.game == 1 else " The dice of the game before are drawn without them."
    return (
        f"Your words for game {coming.game}: {quoted(words)}. They enter every roll of it; "
        f"until it begins you can give others.{goes_on}\n-# {promise(coming)}\n"
    )


def quoted(words: str) -> str:
    """A player's text as plain text: nothing in it formats, links or mentions."""
    escaped = MARKDOWN.sub(r"\\\1", words)
    return f"“{escaped}”"


def totals_lines(totals: DiceTotals) -> Iterator[str]:
    yield "### Dice of this server"
    doubles = f"{totals.doubles:,} of them doubles ({_percent(totals.doubles, totals.rolls)})"
    rolls = "1 roll" if totals.rolls == 1 else f"{totals.rolls:,} rolls"
    yield f"{rolls}, {doubles}. On average each face makes 16.7 %, as do doubles."
    yield "```"
    yield f"{'face':>4} {'times':>8}  {'share':>6}"
    for face, times in totals.faces.items():
        yield f"{face:>4} {times:>8,}  {_percent(times, 2 * totals.rolls):>6}"
    yield "```"
    if not totals.has_enough_rolls:
        yield f"With fewer than {ENOUGH_ROLLS} rolls nothing can be said about them yet."
        return
    yield f"**Six faces**: {_fairness(totals.faces_test)}"
    yield f"**21 rolls**: {_fairness(totals.rolls_test)}"
    yield f"-# {TOTALS_HINT}"


def _fairness(test: FairnessTest) -> str:
    return (
        f"χ² is {test.chi_squared:.1f} with {test.degrees} degrees of freedom; "
        f"fair dice are at least this uneven in {in_words(test.p_value)} such samples."
    )


def in_words(probability: float) -> str:
    """Out of a hundred or more: "43 of 100", "2 of 1,000", "fewer than 1 of 10,000"."""
    for samples in SAMPLES:
        if (times := round(probability * samples)) >= 1:
            return f"{times:,} of {samples:,}" if times < samples else f"nearly {samples} of {samples}"
    return f"fewer than 1 of {SAMPLES[-1]:,}"


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


says(
    errors.NoVerifiableDice,
    "This table is older than dice that can be verified: its rolls are random, but there is no proof of "
    "them. Whatever begins with your next `/challenge` has one.",
)
says(errors.GameNotOver, "That game is not over. Its secret is shown when it is, and never before.")
says(errors.WordsTooLong, "Words for the dice have at most 200 characters; use fewer.")
