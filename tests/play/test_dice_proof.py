"""How dice come out of a secret, what holds a proof of them, what breaks it, and how it is written."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.play.base.fair_dice import (
    LARGEST_PROOF,
    BadProof,
    DiceProof,
    bytes_of_roll,
    commitment_of,
    dice_from,
    dice_of_roll,
    digest_of,
    format_proof,
    parse_proof,
    verify,
)
from bot.play.tables.dice_proofs import DiceTotals
from tests.play.dice_proofs import (
    BLACK,
    BLACK_WORDS,
    SECRET,
    TIES_SECRET,
    WHITE,
    WHITE_WORDS,
    erased,
    flips,
    game,
)

WHOLE = game(60)
TIES = game(12, TIES_SECRET)
TEXT = format_proof(TIES)
FIELDS = json.loads(TEXT)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(list(FIELDS.values())),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)

# Each made by: printf '%s' "WHITE BLACK NUMBER 1" | openssl dgst -sha256 -mac HMAC -macopt hexkey:SECRET
FIRST_BYTES = {
    1: "a3085d180a6ee9fc1da5b82560079b01d6bc1d6d057f5522d77d63f722f284f6",
    2: "4c8d3585c27d8a5fcbde474dd3eb84b58827fe3db64600a823174db21bb3cdc2",
    3: "c3aeccccf91e4a079e81e2d11ed71e12d4656f41672c8442c65d54089f141894",
    87: "03cccb2b3d288fd39438e9275cb6dc4aef17d5b68a6a9870b4c4165b9204d591",
    100_000: "46ad1318c05d8905e1848c42b99ce14af1d80bb0997c654b46368e8efbd29940",
}
FIRST_DICE = {1: (2, 3), 2: (5, 4), 3: (4, 1), 87: (4, 1), 100_000: (5, 6)}


def read(data: bytes) -> DiceProof:
    """As a file is read."""
    return parse_proof(data.decode(errors="replace"))


def holds(data: bytes) -> bool:
    try:
        return not verify(read(data))
    except BadProof:
        return False


def with_rolls(proof: DiceProof, change: Callable[[list[tuple[int, int]]], object]) -> DiceProof:
    rolls = list(proof.rolls)
    change(rolls)
    return replace(proof, rolls=tuple(rolls))


CHOUETTE = replace(WHOLE, opening=3, rolls=(*(dice_of_roll(SECRET, WHITE, BLACK, n) for n in (1, 2, 3)),))


def test_before_the_opening_of_a_chouette_dice_are_thrown_in_order() -> None:
    assert verify(CHOUETTE) == ()
    for number in range(3):
        swapped = with_rolls(CHOUETTE, lambda rolls, n=number: rolls.__setitem__(n, rolls[n][::-1]))
        assert len(verify(swapped)) == 1
    played = (*CHOUETTE.rolls, dice_of_roll(SECRET, WHITE, BLACK, 4)[::-1])
    assert verify(replace(CHOUETTE, rolls=played)) == ()


def test_the_proof_of_a_chouette_is_read_as_it_was_written() -> None:
    assert parse_proof(format_proof(CHOUETTE)) == CHOUETTE


@pytest.mark.parametrize("opening", [0, -1, "3", True, 1.5, None])
def test_an_opening_that_is_no_roll_is_no_proof(opening: object) -> None:
    with pytest.raises(BadProof, match="opening"):
        parse_proof(json.dumps({**json.loads(format_proof(CHOUETTE)), "opening": opening}))


@pytest.mark.parametrize("rolls", [0, 1, 2, 87])
def test_a_proof_holds_with_and_without_the_words(rolls: int) -> None:
    assert verify(game(rolls)) == ()
    assert verify(erased(game(rolls))) == ()


def test_verification_matches_a_hundred_thousand_rolls() -> None:
    text = format_proof(game(100_000))
    assert len(text) <= LARGEST_PROOF
    assert verify(parse_proof(text)) == ()


def test_every_bit_of_the_secret_counts() -> None:
    for secret in flips(SECRET):
        faults = verify(replace(WHOLE, secret=secret))
        assert (
            faults[0] == f"The secret has the commitment {commitment_of(secret)}, not {WHOLE.commitment!r}."
        )
        assert len(faults) > 1


def test_every_bit_of_the_commitment_counts() -> None:
    for commitment in flips(bytes.fromhex(WHOLE.commitment)):
        (fault,) = verify(replace(WHOLE, commitment=commitment.hex()))
        assert fault.startswith("The secret has the commitment ")


def test_every_bit_of_the_digests_counts() -> None:
    proof = erased(WHOLE)
    for digest in flips(proof.white_digest):
        assert verify(replace(proof, white_digest=digest))
    for digest in flips(proof.black_digest):
        assert verify(replace(proof, black_digest=digest))


def test_every_roll_counts() -> None:
    high_low = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
    for index, roll in enumerate(WHOLE.rolls):
        for other in high_low:
            if sorted(other) != sorted(roll):
                proof = replace(WHOLE, rolls=(*WHOLE.rolls[:index], other, *WHOLE.rolls[index + 1 :]))
                (fault,) = verify(proof)
                assert fault.startswith(f"Roll {index + 1} must be ")


def test_a_fault_says_what_must_be_and_what_is() -> None:
    proof = replace(game(3), rolls=((2, 3), (6, 6), (4, 1)))
    assert verify(proof) == ("Roll 2 must be 5-4, not 6-6.",)


def test_a_roll_that_is_left_out_put_in_or_moved_breaks_the_rest() -> None:
    assert verify(with_rolls(WHOLE, lambda rolls: rolls.pop(0)))
    assert verify(with_rolls(WHOLE, lambda rolls: rolls.pop(30)))
    assert verify(with_rolls(WHOLE, lambda rolls: rolls.insert(30, (6, 6))))
    assert verify(with_rolls(WHOLE, lambda rolls: rolls.insert(1, rolls.pop())))
    assert verify(with_rolls(WHOLE, list.reverse))


def test_in_the_opening_it_matters_who_threw_which_die() -> None:
    assert TIES.rolls[:3] == ((4, 4), (4, 4), (2, 4))
    swapped = with_rolls(TIES, lambda rolls: rolls.__setitem__(2, (4, 2)))
    assert verify(swapped) == ("Roll 3 must be 2-4, not 4-2.",)


def test_after_the_opening_the_order_of_the_dice_does_not_matter() -> None:
    turned = tuple((low, high) for high, low in TIES.rolls[3:])
    assert turned != TIES.rolls[3:]
    assert verify(replace(TIES, rolls=(*TIES.rolls[:3], *turned))) == ()


def test_a_wrong_tie_does_not_prolong_the_opening() -> None:
    white, black = WHOLE.rolls[0]
    assert white != black
    proof = with_rolls(WHOLE, lambda rolls: rolls.__setitem__(slice(0, 2), [(6, 6), rolls[1][::-1]]))
    assert verify(proof) == (f"Roll 1 must be {white}-{black}, not 6-6.",)


@pytest.mark.parametrize("proof", [TIES, erased(game(1)), game(0)], ids=["ties", "one roll", "no roll"])
def test_a_text_with_one_changed_bit_fails(proof: DiceProof) -> None:
    data = format_proof(proof).encode()
    assert holds(data)
    assert [changed for changed in flips(data) if holds(changed)] == []


def test_an_edited_text_fails_with_the_reason_and_with_its_checksum() -> None:
    edited = TEXT.replace("[4, 4], [4, 4]", "[4, 4], [5, 5]")
    changed = "The proof was changed after it was written: its checksum is wrong."
    assert verify(parse_proof(edited)) == ("Roll 2 must be 4-4, not 5-5.", changed)
    assert verify(parse_proof(TEXT.replace("game 2", "game 3"))) == (changed,)


@pytest.mark.parametrize(
    "edited",
    [
        TEXT.replace('"game"', '"rolls": [[1, 1]], "game"'),
        TEXT.replace('"game"', '"note": "honest", "game"'),
        TEXT.replace(FIELDS["secret"], FIELDS["secret"].upper()),
        TEXT.replace("0d0d", "0d 0d"),
        format_proof(erased(TIES)).replace('"white_words": null,', ""),
    ],
    ids=["twice", "unknown", "upper case", "spaced", "left out"],
)
def test_nothing_may_be_added_or_written_otherwise(edited: str) -> None:
    assert not parse_proof(edited).is_intact


def test_line_ends_and_spaces_do_not_matter() -> None:
    assert verify(parse_proof(TEXT.replace("\n", "\r\n"))) == ()
    assert verify(parse_proof(json.dumps(FIELDS, indent=8, ensure_ascii=False))) == ()


def test_the_fingerprint_must_be_that_of_the_commitment() -> None:
    forged = dict(FIELDS, fingerprint="0000 0000 0000 0000 0000")
    del forged["checksum"]
    forged["checksum"] = hashlib.sha256(json.dumps(forged).encode("ascii")).hexdigest()
    assert not parse_proof(json.dumps(forged)).is_intact


def test_the_text_has_a_line_for_each_field() -> None:
    assert format_proof(game(2)).splitlines() == [
        "{",
        '  "kind": "barpoint-dice-1",',
        '  "fingerprint": "630d cd29 66c4 3366 9112",',
        '  "game": "Table 17, game 2",',
        '  "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",',
        '  "secret": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",',
        '  "white_digest": "7cb4d571fa5b0b9bd3db06f1d620e68e135f827a62a70e736316ff8d94c38094",',
        '  "black_digest": "cd82356c34cbf0b7960bcb68b2718510c1dadda8fed0d9cd16e936939972746b",',
        '  "rolls": [[2, 3], [5, 4]],',
        '  "white_words": "Good luck, Bob!",',
        '  "black_words": "Viel Glück 🎲",',
        f'  "checksum": "{json.loads(format_proof(game(2)))["checksum"]}"',
        "}",
    ]


dice = st.integers(1, 6)
words = st.none() | st.text(st.characters())


@given(
    st.text(),
    st.text(),
    words,
    words,
    st.lists(st.tuples(dice, dice)).map(tuple),
    st.binary(min_size=32, max_size=32),
)
def test_whatever_is_written_can_be_read(
    label: str,
    commitment: str,
    white: str | None,
    black: str | None,
    rolls: tuple[tuple[int, int], ...],
    digest: bytes,
) -> None:
    digests = [digest if said is None else digest_of(said) for said in (white, black)]
    proof = DiceProof(label, commitment, digest, digests[0], digests[1], rolls, white, black)
    assert parse_proof(format_proof(proof)) == proof


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"kind": "barpoint-dice-2"}, 'A proof has the "kind" "barpoint-dice-1"; this has not.'),
        ({"game": None}, 'The "game" must be there, and be text.'),
        ({"commitment": 7}, 'The "commitment" must be there, and be text.'),
        ({"secret": None}, 'The "secret" must be there, and be text.'),
        ({"secret": "no"}, 'The "secret" must be hexadecimal.'),
        ({"secret": "00" * 31}, "The secret must have 32 bytes, not 31."),
        ({"white_digest": "00" * 33}, "White's digest must have 32 bytes, not 33."),
        ({"black_digest": ""}, "Black's digest must have 32 bytes, not 0."),
        ({"white_words": ["a"]}, 'The "white_words" must be there, and be text.'),
        (
            {"white_words": "Hi"},
            f"White's words have the digest {digest_of('Hi').hex()}, not {FIELDS['white_digest']}.",
        ),
        ({"rolls": None}, 'The "rolls" must be there, and be a list of pairs.'),
        ({"rolls": "31"}, 'The "rolls" must be there, and be a list of pairs.'),
        ({"rolls": [[3, 1], "31"]}, 'The "rolls" must be there, and be a list of pairs.'),
        ({"rolls": [[3, 1], [7, 1]]}, "Roll 2 must be two dice, each from 1 to 6."),
        ({"rolls": [[0, 1]]}, "Roll 1 must be two dice, each from 1 to 6."),
        ({"rolls": [[3]]}, "Roll 1 must be two dice, each from 1 to 6."),
        ({"rolls": [[3, 1, 1]]}, "Roll 1 must be two dice, each from 1 to 6."),
        ({"rolls": [[3, True]]}, "Roll 1 must be two dice, each from 1 to 6."),
        ({"rolls": [[3.0, 1]]}, "Roll 1 must be two dice, each from 1 to 6."),
        ({"rolls": [[3, [1]]]}, "Roll 1 must be two dice, each from 1 to 6."),
    ],
)
def test_a_malformed_proof_is_refused_with_what_is_wrong(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadProof) as refused:
        parse_proof(json.dumps(FIELDS | change))
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    "name", [name for name in FIELDS if name not in {"checksum", "fingerprint", "white_words", "black_words"}]
)
def test_a_missing_field_is_named(name: str) -> None:
    with pytest.raises(BadProof, match=f'"{name}"'):
        parse_proof(json.dumps({other: value for other, value in FIELDS.items() if other != name}))


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "9" * 10_000, "\ufeff{}", TEXT[:-3], "\0"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(BadProof, match=r"^A proof is JSON; this is not\.$"):
        parse_proof(text)


def test_what_is_too_large_is_not_read() -> None:
    with pytest.raises(BadProof, match=r"^A proof has at most 1,000,000 characters; this has more\.$"):
        parse_proof(TEXT + " " * LARGEST_PROOF)


@given(st.dictionaries(st.sampled_from(list(FIELDS)), JSON, max_size=3))
def test_fields_of_any_kind_are_a_bad_proof_or_a_readable_one(change: dict[str, object]) -> None:
    try:
        verify(parse_proof(json.dumps(FIELDS | change)))
    except BadProof as error:
        assert str(error).endswith(".")  # noqa: PT017 - both outcomes are allowed


@given(JSON.map(json.dumps) | st.text())
def test_any_other_text_is_a_bad_proof(text: str) -> None:
    with pytest.raises(BadProof):
        parse_proof(text)


@settings(max_examples=3 * settings().max_examples)
@given(st.integers(0, len(TEXT)), st.integers(0, 8), st.binary(max_size=4))
def test_a_damaged_file_holds_only_if_nothing_but_spaces_changed(at: int, lost: int, put: bytes) -> None:
    data = TEXT.encode()
    damaged = data[:at] + put + data[at + lost :]
    is_only_spaced = b"".join(damaged.split()) == b"".join(data.split())
    assert is_only_spaced or not holds(damaged)


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
