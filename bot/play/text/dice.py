"""Dice in words: what was committed to, who added words, what they were, and how fair they look."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.play.base import errors
from bot.play.base.dice_source import DiceStage, GameDice
from bot.play.base.errors import says
from bot.play.base.fair_dice import fingerprint_of
from bot.play.base.table import Commitment, Player, Table
from bot.play.kinds.kind import words_of
from bot.play.tables.dice_proofs import ENOUGH_ROLLS, LONGEST_WORDS, DiceTotals
from bot.play.text.escapes import unformatted
from bot.play.text.words import name
from bot.text.catalogue import grouped, listed, phrase, rounded

SAMPLES: Final = (100, 1_000, 10_000)


def promise(commitment: Commitment) -> str:
    """The line with a commitment, short enough for a phone."""
    fingerprint = fingerprint_of(commitment.digest)
    if commitment.game == 1:
        return phrase("dice-promise", fingerprint=fingerprint)
    return phrase("dice-promise-game", game=commitment.game, fingerprint=fingerprint)


def commitment_lines(commitments: Sequence[Commitment]) -> list[str]:
    """Commitments in full, and what they are good for."""
    whole = [
        phrase("dice-commitment-of-game", game=each.game, commitment=each.digest) for each in commitments
    ]
    return [*whole, phrase("dice-what-for")] if whole else []


def dice_heading(table: Table) -> str:
    return phrase("dice-heading", table=table.id, who=words_of(table).table_name(table))


def dice_lines(table: Table, dice: GameDice) -> Iterator[str]:
    yield _state(dice)
    yield phrase("dice-commitment", commitment=dice.commitment)
    if dice.proof is not None:
        yield phrase("dice-secret", secret=dice.proof.secret.hex())
    people = [table.players[key] for key in dice.words if key in table.players]
    if dice.stage is DiceStage.COMING:
        yield _words_so_far(people)
    else:
        yield from (_words(player, dice) for player in people)


def _state(dice: GameDice) -> str:
    match dice.stage:
        case DiceStage.COMING:
            return phrase("dice-coming", game=dice.number)
        case DiceStage.IN_PLAY:
            return phrase("dice-in-play", game=dice.number, rolls=dice.rolls)
        case DiceStage.OVER:
            return phrase("dice-over", game=dice.number, rolls=dice.rolls)
        case DiceStage.NEVER:
            return phrase("dice-never-ended", game=dice.number, rolls=dice.rolls)


def _words_so_far(people: list[Player]) -> str:
    if not people:
        return phrase("dice-words-of-nobody")
    return phrase("dice-words-so-far", players=listed([*map(name, people)]), count=len(people))


def _words(player: Player, dice: GameDice) -> str:
    words = dice.words[player.id]
    if not words.is_given:
        return phrase("dice-words-none", player=name(player))
    if words.text is None:
        return phrase("dice-words-erased", player=name(player), digest=words.digest)
    return phrase("dice-words-of", player=name(player), words=unformatted(words.text))


def earlier_proofs(last: int) -> str:
    """How to get the proofs of the games up to `last`."""
    return phrase("dice-earlier-game") if last == 1 else phrase("dice-earlier-games", last=last)


def words_given(coming: Commitment, words: str) -> str:
    given = [phrase("dice-words-given", game=coming.game, words=unformatted(words))]
    if coming.game > 1:
        given.append(phrase("dice-words-of-next-game"))
    return f"{' '.join(given)}\n-# {promise(coming)}\n"


def totals_lines(totals: DiceTotals) -> Iterator[str]:
    yield phrase("dice-totals-heading")
    yield phrase(
        "dice-totals",
        rolls=totals.rolls,
        amount=grouped(totals.rolls),
        doubles=grouped(totals.doubles),
        share=_percent(totals.doubles, totals.rolls),
    )
    yield "```"
    yield from _columns(totals)
    yield "```"
    if not totals.has_enough_rolls:
        yield phrase("dice-too-few-rolls", rolls=ENOUGH_ROLLS)
        return
    faces, rolls = totals.faces_test, totals.rolls_test
    yield phrase("dice-six-faces", chi_squared=rounded(faces.chi_squared), chance=chance(faces.p_value))
    yield phrase("dice-21-rolls", chi_squared=rounded(rolls.chi_squared), chance=chance(rolls.p_value))
    yield phrase("dice-totals-hint")


def _columns(totals: DiceTotals) -> Iterator[str]:
    yield _row(phrase("dice-column-face"), phrase("dice-column-times"), phrase("dice-column-share"))
    for face, times in totals.faces.items():
        share = phrase("dice-share", share=_percent(times, 2 * totals.rolls))
        yield _row(str(face), grouped(times), share)


def _row(face: str, times: str, share: str) -> str:
    return f"{face:>4} {times:>8}  {share:>6}"


def chance(probability: float) -> str:
    """Out of a hundred or more: "43 of 100", "2 of 1,000", "fewer than 1 of 10,000"."""
    for samples in SAMPLES:
        times = round(probability * samples)
        if times >= samples:
            return phrase("dice-chance-nearly", samples=grouped(samples))
        if times:
            return phrase("dice-chance", times=times, samples=grouped(samples))
    return phrase("dice-chance-below", samples=grouped(SAMPLES[-1]))


def _percent(part: int, whole: int) -> str:
    return rounded(100 * part / whole)


says(errors.NoVerifiableDice, lambda: phrase("dice-not-verifiable"))
says(errors.GameNotOver, lambda: phrase("dice-game-not-over"))
says(errors.WordsTooLong, lambda: phrase("dice-words-too-long", limit=LONGEST_WORDS))
