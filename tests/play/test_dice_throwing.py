"""How dice come out of a secret, two digests and a number."""

import hashlib
from collections import Counter
from itertools import islice

import pytest

from bot.play.dice_proofs import DiceTotals
from bot.play.fair_dice import bytes_of_roll, commitment_of, dice_from, dice_of_roll, digest_of
from tests.play.dice_proofs import BLACK, BLACK_WORDS, SECRET, WHITE, WHITE_WORDS

# Each made by: printf '%s' "WHITE BLACK NUMBER 1" | openssl dgst -sha256 -mac HMAC -macopt hexkey:SECRET
FIRST_BYTES = {
    1: "a3085d180a6ee9fc1da5b82560079b01d6bc1d6d057f5522d77d63f722f284f6",
    2: "4c8d3585c27d8a5fcbde474dd3eb84b58827fe3db64600a823174db21bb3cdc2",
    3: "c3aeccccf91e4a079e81e2d11ed71e12d4656f41672c8442c65d54089f141894",
    87: "03cccb2b3d288fd39438e9275cb6dc4aef17d5b68a6a9870b4c4165b9204d591",
    100_000: "46ad1318c05d8905e1848c42b99ce14af1d80bb0997c654b46368e8efbd29940",
}
FIRST_DICE = {1: (2, 3), 2: (5, 4), 3: (4, 1), 87: (4, 1), 100_000: (5, 6)}


def literal_block(secret: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 as RFC 2104 writes it down."""
    key = secret.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def literal_dice(secret: bytes, white: str, black: str, number: int) -> tuple[int, int]:
    """The dice, once more from the description alone."""
    digests = [hashlib.sha256(words.encode()).hexdigest() for words in (white, black)]
    dice: list[int] = []
    block = 1
    while len(dice) < 2:
        message = " ".join([*digests, str(number), str(block)]).encode()
        usable = [byte for byte in literal_block(secret, message) if byte not in {252, 253, 254, 255}]
        dice += [(byte % 6) + 1 for byte in usable]
        block += 1
    return dice[0], dice[1]


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment_of(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_words_are_digested_as_utf_8() -> None:
    assert WHITE.hex() == "7cb4d571fa5b0b9bd3db06f1d620e68e135f827a62a70e736316ff8d94c38094"
    assert BLACK.hex() == "cd82356c34cbf0b7960bcb68b2718510c1dadda8fed0d9cd16e936939972746b"


def test_no_text_is_too_odd_to_be_words() -> None:
    assert len({digest_of(words) for words in ("", " ", "\0", "\n", "\ud83c", "e\u0301", "é")}) == 7


@pytest.mark.parametrize("number", FIRST_BYTES)
def test_rolls_are_made_of_the_bytes_that_openssl_gives(number: int) -> None:
    assert bytes(islice(bytes_of_roll(SECRET, WHITE, BLACK, number), 32)).hex() == FIRST_BYTES[number]
    assert dice_of_roll(SECRET, WHITE, BLACK, number) == FIRST_DICE[number]


def test_dice_are_those_of_an_independent_reading_of_the_rules() -> None:
    for number in range(1, 3001):
        secret = hashlib.sha256(str(number).encode()).digest()
        dice = dice_of_roll(secret, WHITE, BLACK, number)
        assert dice == literal_dice(secret, WHITE_WORDS, BLACK_WORDS, number)


def test_after_the_last_byte_of_a_block_the_next_block_follows() -> None:
    blocks = [literal_block(SECRET, f"{WHITE.hex()} {BLACK.hex()} 7 {block}".encode()) for block in (1, 2, 3)]
    assert bytes(islice(bytes_of_roll(SECRET, WHITE, BLACK, 7), 96)) == b"".join(blocks)


def test_the_same_words_of_the_other_side_give_other_dice() -> None:
    swapped = [dice_of_roll(SECRET, BLACK, WHITE, number) for number in range(1, 21)]
    assert swapped != [dice_of_roll(SECRET, WHITE, BLACK, number) for number in range(1, 21)]


def test_every_face_has_equally_many_bytes() -> None:
    dice = list(dice_from(range(256)))
    assert [dice.count(face) for face in range(1, 7)] == [42] * 6
    assert len(dice) == 252


def test_bytes_that_would_favour_low_faces_are_passed_over() -> None:
    assert list(dice_from([255, 251, 254, 0, 253, 252, 7])) == [6, 1, 2]


def test_frequencies_are_those_of_fair_dice() -> None:
    secrets = [hashlib.sha256(f"secret {number}".encode()).digest() for number in range(1000)]
    thrown = [dice_of_roll(secret, WHITE, BLACK, number) for secret in secrets for number in range(1, 101)]
    totals = DiceTotals(Counter((max(roll), min(roll)) for roll in thrown))
    assert totals.rolls == 100_000
    assert totals.faces_test.p_value > 0.01
    assert totals.rolls_test.p_value > 0.01
    firsts = [first for first, _ in thrown]
    assert sum((firsts.count(face) - 100_000 / 6) ** 2 for face in range(1, 7)) / (100_000 / 6) < 15.086
