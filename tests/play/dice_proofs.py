"""Proofs to try things on."""

from dataclasses import replace

from bot.play.base.fair_dice import DiceProof, commitment_of, dice_of_roll, digest_of

SECRET = bytes(range(32))
WHITE_WORDS, BLACK_WORDS = "Good luck, Bob!", "Viel Glück 🎲"
WHITE, BLACK = digest_of(WHITE_WORDS), digest_of(BLACK_WORDS)
TIES_SECRET = bytes([13]) * 32  # with these words White and Black tie twice, then Black has the higher die


def game(rolls: int, secret: bytes = SECRET) -> DiceProof:
    """The proof of a game of so many rolls: the opening as it was thrown, then the higher die first."""
    seen: list[tuple[int, int]] = []
    for number in range(1, rolls + 1):
        dice = dice_of_roll(secret, WHITE, BLACK, number)
        is_opening = all(white == black for white, black in seen)
        seen.append(dice if is_opening else (max(dice), min(dice)))
    return DiceProof(
        "Table 17, game 2", commitment_of(secret), secret, WHITE, BLACK, tuple(seen), WHITE_WORDS, BLACK_WORDS
    )


def erased(proof: DiceProof) -> DiceProof:
    """The same proof after both players were erased."""
    return replace(proof, white_words=None, black_words=None)


def flips(data: bytes) -> list[bytes]:
    """The data with one bit changed, for each of its bits."""
    number = int.from_bytes(data, "big")
    return [(number ^ (1 << bit)).to_bytes(len(data), "big") for bit in range(8 * len(data))]
