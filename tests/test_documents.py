"""The documents: every link leads somewhere, and every command is in them."""

import re
from pathlib import Path

import pytest

from bot.discord.client import COMMANDS

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)")


def dead_links(document: Path) -> list[str]:
    """The relative links of a document that lead to no file and to no heading."""
    return [link for link in LINK.findall(document.read_text("utf-8")) if not leads_somewhere(document, link)]


def leads_somewhere(document: Path, link: str) -> bool:
    if re.match(r"[a-z]+:", link):
        return True
    path, _, anchor = link.partition("#")
    target = document.parent / path if path else document
    return target.exists() and (not anchor or anchor in headings(target))


def headings(document: Path) -> set[str]:
    """The anchors of a document's headings, as GitHub spells them."""
    titles = re.findall(r"^#+ +(.+?) *$", document.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title).lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    assert dead_links(document) == []


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    document = tmp_path / "page.md"
    document.write_text(
        "# One two\n[a](other.md) [b](#one-two) [c](#three) [d](page.md#one-two) [e](https://x)\n"
    )
    assert dead_links(document) == ["other.md", "#three"]


@pytest.mark.parametrize("path", ["README.md", "bot/text/en/help.ftl"])
def test_every_command_is_named(path: str) -> None:
    text = (ROOT / path).read_text("utf-8")
    assert [each.name for each in COMMANDS if not re.search(rf"`/{each.name}[` ]", text)] == []


NAMED_TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
"""A test, as a table names it: its file and its function, without its class."""


def missing_tests(document: Path) -> list[str]:
    """The tests that a document names and that there are not."""
    found = NAMED_TEST.findall(document.read_text("utf-8"))
    return [f"{path}::{name}" for path, name in found if not is_test(ROOT / path, name)]


def is_test(path: Path, name: str) -> bool:
    return path.exists() and f"def {name}(" in path.read_text("utf-8")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_test_that_is_named_exists(document: Path) -> None:
    assert missing_tests(document) == []


def test_each_behaviour_of_discord_has_its_source_and_its_test() -> None:
    text = (ROOT / "docs" / "discord.md").read_text("utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    behaviours = [row for row in rows if not row.startswith("| Discord ")]
    assert behaviours
    assert [row for row in behaviours if not (LINK.search(row) and NAMED_TEST.search(row))] == []


def test_a_test_that_is_missing_is_found(tmp_path: Path) -> None:
    document = tmp_path / "page.md"
    document.write_text("`tests/test_documents.py::no_such_test` `tests/test_documents.py::dead_links`\n")
    assert missing_tests(document) == ["tests/test_documents.py::no_such_test"]
