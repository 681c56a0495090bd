"""What is true of every sentence."""

import re


def check_sentence(sentence: str) -> None:
    """Fail if that is not one or two plain sentences."""
    words = re.sub(r"`[^`]*`", "code", sentence)
    assert sentence[0].isupper() or sentence[0] in "`0123456789"
    assert sentence.endswith(".")
    assert not any(word in words for word in ("None", "_", "{", "  ", "<")), sentence
