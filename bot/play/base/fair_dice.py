"""Dice that can be verified: how they are thrown, and how a proof of them is checked.

This file is all of it, and needs nothing but Python: copy it, read it, run `python fair_dice.py PROOF`.

1. Before a game the bot draws a secret of 32 random bytes, and shows its SHA-256: the commitment. Its first
80 bits, the fingerprint, stand in public where the game is announced. 2. Then each player gives words of
their own. Their SHA-256, the digest, goes into every roll. 3. Roll 1, 2, 3... is made of the bytes of
HMAC-SHA256, keyed by the secret, of "WHITE BLACK ROLL 1": both digests in hexadecimal, and the number of the
roll. Should they make fewer than two dice, which hardly ever happens, those of "WHITE BLACK ROLL 2" follow,
and so on. A tie in the opening is a roll like any other. In a chouette the dice for the order, and for lots,
come first, two to a roll; then follows the opening. 4. When the game is over the bot shows the secret, and
anybody can throw the same dice again.
"""

import argparse
import hashlib
import hmac
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from itertools import count
from pathlib import Path
from typing import Final

SECRET_BYTES: Final = 32
DIGEST_BYTES: Final = 32
FACES: Final = frozenset(range(1, 7))
PROOF_KIND: Final = "barpoint-dice-1"
FINGERPRINT_DIGITS: Final = 20  # 80 bits, to be pointed at; the whole commitment is what binds
LARGEST_PROOF: Final = 1_000_000  # characters: room for 100,000 rolls


def commitment_of(secret: bytes) -> str:
    """Return the commitment that is shown before the game.

    It does not reveal the secret, and nobody can find another secret for it.
    """
    return hashlib.sha256(secret).hexdigest()


def fingerprint_of(commitment: str) -> str:
    """The beginning of a commitment, short enough to be compared by eye: "9f2c 41d7 08ab 5e33 c1d0"."""
    digits = commitment[:FINGERPRINT_DIGITS]
    return " ".join(digits[start : start + 4] for start in range(0, len(digits), 4))


def digest_of(words: str) -> bytes:
    """The part of a player's words that goes into the dice, so that the words themselves can be erased."""
    return hashlib.sha256(words.encode("utf-8", "surrogatepass")).digest()


def dice_of_roll(secret: bytes, white_digest: bytes, black_digest: bytes, number: int) -> tuple[int, int]:
    """The dice of roll `number`, counted from 1: in the opening, White's die and then Black's."""
    dice = dice_from(bytes_of_roll(secret, white_digest, black_digest, number))
    return next(dice), next(dice)


def bytes_of_roll(secret: bytes, white_digest: bytes, black_digest: bytes, number: int) -> Iterator[int]:
    """All the bytes, without end, that the dice of roll `number` are made of."""
    for block in count(1):
        line = f"{white_digest.hex()} {black_digest.hex()} {number} {block}"
        yield from hmac.digest(secret, line.encode("ascii"), "sha256")


def dice_from(stream: Iterable[int]) -> Iterator[int]:
    """A die for each byte from 0 to 251, 42 of them for each face; 252 to 255 would favour the low faces."""
    return (1 + byte % 6 for byte in stream if byte < 252)  # noqa: PLR2004 - 252 is 6 times 42


class BadProof(ValueError):
    """A text that is no proof of dice; the message is a sentence on what is missing or malformed."""


@dataclass(frozen=True, slots=True)
class DiceProof:
    """The sources of the dice of one game, and `rolls`, the dice that the players saw, in order.

    In the opening, up to the first roll that is no tie, a roll is White's die and Black's; later dice have no
    order. `opening` is the number of its first roll: in a chouette dice are thrown one by one before it.
    Words are None where they were erased. `is_intact` is false for a proof read from a text that was changed
    after it was written: a guard against accidents, since a forger can write a new checksum.

    Raises:
        BadProof: a secret, a digest or a die that cannot be one, or words that have another digest.
    """

    game: str
    commitment: str
    secret: bytes
    white_digest: bytes
    black_digest: bytes
    rolls: tuple[tuple[int, int], ...]
    white_words: str | None = None
    black_words: str | None = None
    is_intact: bool = True
    opening: int = 1

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise BadProof(f"The secret must have {SECRET_BYTES} bytes, not {len(self.secret)}.")
        white, black = (self.white_words, self.white_digest), (self.black_words, self.black_digest)
        for side, (words, digest) in {"White": white, "Black": black}.items():
            if len(digest) != DIGEST_BYTES:
                raise BadProof(f"{side}'s digest must have {DIGEST_BYTES} bytes, not {len(digest)}.")
            if words is not None and digest_of(words) != digest:
                raise BadProof(
                    f"{side}'s words have the digest {digest_of(words).hex()}, not {digest.hex()}."
                )
        for number, roll in enumerate(self.rolls, 1):
            if [type(die) for die in roll] != [int, int] or not FACES.issuperset(roll):
                raise BadProof(f"Roll {number} must be two dice, each from 1 to 6.")


def verify(proof: DiceProof) -> tuple[str, ...]:
    """A sentence for each fault of the proof; none if it holds."""
    faults = []
    if (commitment := commitment_of(proof.secret)) != proof.commitment:
        faults.append(f"The secret has the commitment {commitment}, not {proof.commitment!r}.")
    is_ordered = True
    for number, found in enumerate(proof.rolls, 1):
        dice = dice_of_roll(proof.secret, proof.white_digest, proof.black_digest, number)
        if found != dice and (is_ordered or found != dice[::-1]):
            faults.append(f"Roll {number} must be {dice[0]}-{dice[1]}, not {found[0]}-{found[1]}.")
        is_ordered = number < proof.opening or (is_ordered and dice[0] == dice[1])
    if not proof.is_intact:
        faults.append("The proof was changed after it was written: its checksum is wrong.")
    return tuple(faults)


def format_proof(proof: DiceProof) -> str:
    fields = {"kind": PROOF_KIND, "fingerprint": fingerprint_of(proof.commitment), **asdict(proof)}
    fields |= {name: value.hex() for name, value in fields.items() if isinstance(value, bytes)}
    del fields["is_intact"]
    if proof.opening == 1:
        del fields["opening"]
    fields["checksum"] = hashlib.sha256(json.dumps(fields).encode("ascii")).hexdigest()
    lines = (f'  "{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in fields.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def parse_proof(text: str) -> DiceProof:
    """Read what `format_proof` wrote; spacing and line breaks do not matter.

    Raises:
        BadProof: something is missing or malformed, or the text is too large.
    """
    fields = _fields_of_proof(text)
    rolls, opening = fields.get("rolls"), fields.get("opening", 1)
    if type(opening) is not int or opening < 1:
        raise BadProof('The "opening" must be the number of a roll.')
    if not isinstance(rolls, list) or not all(isinstance(roll, list) for roll in rolls):
        raise BadProof('The "rolls" must be there, and be a list of pairs.')
    proof = DiceProof(
        game=_text(fields, "game"),
        commitment=_text(fields, "commitment"),
        secret=_bytes(fields, "secret"),
        white_digest=_bytes(fields, "white_digest"),
        black_digest=_bytes(fields, "black_digest"),
        rolls=tuple(tuple(roll) for roll in rolls),
        white_words=None if fields.get("white_words") is None else _text(fields, "white_words"),
        black_words=None if fields.get("black_words") is None else _text(fields, "black_words"),
        opening=opening,
    )
    written = json.loads(format_proof(proof), object_pairs_hook=list)
    return replace(proof, is_intact=json.loads(text, object_pairs_hook=list) == written)


def _fields_of_proof(text: str) -> dict[str, object]:
    if len(text) > LARGEST_PROOF:
        raise BadProof(f"A proof has at most {LARGEST_PROOF:,} characters; this has more.")
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        raise BadProof("A proof is JSON; this is not.") from None
    if not isinstance(fields, dict) or fields.get("kind") != PROOF_KIND:
        raise BadProof(f'A proof has the "kind" "{PROOF_KIND}"; this has not.')
    return fields


def _text(fields: dict[str, object], name: str) -> str:
    if not isinstance(value := fields.get(name), str):
        raise BadProof(f'The "{name}" must be there, and be text.')
    return value


def _bytes(fields: dict[str, object], name: str) -> bytes:
    value = _text(fields, name)
    try:
        return bytes.fromhex(value)
    except ValueError:
        raise BadProof(f'The "{name}" must be hexadecimal.') from None


def main(path: Path) -> int:
    """Check the proof in a file and print the findings; returns the exit code, 0 if the proof holds."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            proof = parse_proof(file.read(LARGEST_PROOF + 1))
    except (OSError, BadProof) as error:
        reason = f"{error.strerror}." if isinstance(error, OSError) else error
        _print(f"{path}: unreadable: {reason}")
        return 1
    _print(f"{proof.game!r}. Compare with what was shown and given before the first roll:")
    _print(f"  the fingerprint: {fingerprint_of(proof.commitment)!r}")
    _print(f"  the commitment: {proof.commitment!r}")
    _print(f"  White's words: {_shown(proof.white_words)}, with the digest {proof.white_digest.hex()}")
    _print(f"  Black's words: {_shown(proof.black_words)}, with the digest {proof.black_digest.hex()}")
    if faults := verify(proof):
        _print("\n".join(["The proof does not hold.", *faults]))
        return 1
    follow = f"All {len(proof.rolls)} rolls follow" if len(proof.rolls) != 1 else "The only roll follows"
    _print(f"{follow} from the secret and the words; the secret is the one committed to.")
    return 0


def _shown(words: str | None) -> str:
    return "erased" if words is None else repr(words)


def _print(line: str) -> None:
    encoding = sys.stdout.encoding or "utf-8"
    print(line.encode(encoding, "backslashreplace").decode(encoding))  # noqa: T201 - this is also a program


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Check a proof of the dice of one game.")
    parser.add_argument("file", type=Path, metavar="FILE")
    sys.exit(main(parser.parse_args().file))
