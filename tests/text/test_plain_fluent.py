from pathlib import Path
from random import Random

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from bot.text.catalogue import ENTRY, check_file, files_of, is_plain
from bot.text.language import Language

MISTAKES, LONGEST = 1500, 500
PUT_IN = ' {}[]*->$=#.\n"\\a1'


def test_what_the_quick_look_does_not_know_is_left_to_the_parser(tmp_path: Path) -> None:
    file = tmp_path / "cube.ftl"
    file.write_text("a = b\n    .title = { NUMBER($c) }\n", "utf-8")
    assert not is_plain(file.read_text("utf-8"))
    check_file(file)


def test_what_looks_plain_is_fluent_to_the_parser() -> None:
    """Messages of the catalogue in which letters were left out or put in."""
    texts = [path.read_text("utf-8") for path in files_of(Language.ENGLISH)]
    messages = [found[0] for text in texts for found in ENTRY.finditer(text) if len(found[0]) < LONGEST]
    random = Random(12)
    changed = [with_mistakes(random.choice(messages), random) for _ in range(MISTAKES)]
    plain = [text for text in changed if is_plain(text)]
    assert len(plain) > MISTAKES / 4
    assert [text for text in plain if has_junk(text)] == []
    assert sum(has_junk(text) for text in changed) > MISTAKES / 4


def with_mistakes(text: str, random: Random) -> str:
    for _ in range(random.randint(1, 3)):
        at = random.randrange(len(text))
        text = text[:at] + random.choice(["", random.choice(PUT_IN)]) + text[at + random.randint(0, 1) :]
    return text


def has_junk(text: str) -> bool:
    return any(isinstance(entry, Junk) for entry in FluentParser().parse(text).body)
