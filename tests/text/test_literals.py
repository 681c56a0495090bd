"""No words for players outside the catalogue: neither a sentence nor a label stands in Python."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.text.messages import ROOT

WORDS = re.compile(r"[A-Za-z]\S* \S|^[A-Z][a-z]+")
"""Two words, or one with a capital."""
UNSEEN = "logging logger LOG discord_may_fail re TypeVar NewType ParamSpec TypeAdapter ValueError"
"""Calls with words that no player sees."""
NOT_FOR_PLAYERS = "bot.engine bot.clocks bot.records bot.analysis"
"""Engine, arithmetic and files: whatever players read of these is worded elsewhere."""
CHECKUP = "bench board checks commands messages report rights run threads"
ALLOWED = {
    "bot.discord.chouette.actions": "values of choices, which Discord hands back",
    "bot.discord.commands.options": "values of choices, and words that are typed",
    "bot.discord.posting.delivery": "why a post waits, for the database",
    "bot.discord.wire.failures": "a header",
    "bot.web.monitoring": "a header",
    "bot.discord.pressing.places": "the name of a command",
    "bot.play.chouette.advice": "the name of a command",
    "bot.metrics": "what figures mean, for whoever runs the bot",
    "bot.play.chouette.dice": "a proof, which a program reads",
    "bot.play.chouette.judging": "sides of a match record",
    "bot.play.chouette.records": "a match record",
    "bot.play.chouette.scoresheet_file": "a file for a spreadsheet",
    "bot.play.chouette.lifecycle": "kinds of deadlines, as they are stored",
    "bot.play.chouette.team_thread": "kinds of posts, as they are stored",
    "bot.play.upkeep.checking": "what is wrong with a database, for whoever runs the bot, as storage says it",
    "bot.play.chouette.checking": "the same",
    "bot.play.heads_up.checking": "the same",
    "bot.standing.checking": "the same",
    "bot.play.base.errors": "errors for a log",
    "bot.play.base.exports": "a match record",
    "bot.play.base.fair_dice": "a program of its own, which stands alone",
    "bot.play.heads_up.dice": "a proof, which a program reads",
    "bot.play.heads_up.words": "names of threads as they were in earlier versions",
    "bot.play.heads_up.records": "a match record",
    "bot.play.base.names": "categories of Unicode",
    "bot.play.base.namesakes": "the same, and the name of the bot",
    "bot.play.posts.openings": "why a post waits, for the database",
    "bot.play.posts.scheduling": "kinds of deadlines, as they are stored",
    "bot.play.pages.settings_panel": "names of time zones, and values of choices",
    "bot.play.tables.results": "what a feature has missed, for whoever runs the bot",
    "bot.play.text.clocks": "rules of a clock as its errors have them",
    "bot.play.base.use_case": "what the module offers",
    "bot.playground.lobby": "a page in HTML",
    "bot.playground.rooms": "a tag of HTML",
    "bot.playground.world": "names",
    "bot.text.catalogue": "errors for a log, and the shape of a catalogue, as a pattern",
    "bot.shell.records": "answers for a program",
    **dict.fromkeys(
        (f"bot.shell.checkup.{name}" for name in CHECKUP.split()),
        "what came of a check, for a report that developers read",
    ),
    "bot.text.language": "what languages call themselves",
    "render.__main__": "a program for whoever changes pictures",
    "render.draw.lettering": "names of fonts and letters",
    "render.typeface": "names of fonts",
}
"""Modules that may hold words, and why."""


def words_in(source: str) -> Iterator[str]:
    """Words that may reach a player: not of docstrings, types, log lines, errors and enumerations."""
    tree = ast.parse(source)
    unseen = {id(node) for root in _unseen(tree) for node in ast.walk(root)}
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if is_text and id(node) not in unseen and WORDS.search(node.value):
            yield node.value


def _unseen(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Raise():
                yield node
            case ast.AnnAssign(annotation=annotation) | ast.arg(annotation=ast.expr() as annotation):
                yield annotation
            case ast.FunctionDef(returns=ast.expr() as returns):
                yield returns
            case ast.Subscript(slice=parameters):
                yield parameters
            case ast.ClassDef(bases=[ast.Name(id="StrEnum" | "Enum"), *_]):
                yield node
            case ast.Call(func=called) if _root(called) in UNSEEN.split():
                yield node
            case ast.Call(func=ast.Attribute(attr=called)) if called in UNSEEN.split():
                yield node
            case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")))):
                yield node  # an error's own message


def _root(called: ast.expr) -> str:
    while isinstance(called, ast.Attribute):
        called = called.value
    return called.id if isinstance(called, ast.Name) else ""


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted([*ROOT.glob("bot/**/*.py"), *ROOT.glob("render/**/*.py")]):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        if not any(f"{name}.".startswith(f"{package}.") for package in NOT_FOR_PLAYERS.split()):
            yield name, path


def test_no_words_stand_outside_the_catalogue() -> None:
    found = {name: list(words_in(path.read_text("utf-8"))) for name, path in modules()}
    assert {name: words for name, words in found.items() if words and name not in ALLOWED} == {}


def test_what_is_allowed_is_needed() -> None:
    found = {name for name, path in modules() if any(words_in(path.read_text("utf-8")))}
    assert ALLOWED.keys() - found == set()


@pytest.mark.parametrize(
    "line",
    [
        'label = "Take back"',
        'Button(SharedButton.ROLL, "Roll")',
        'said = f"It is {name} to play"',
        'ask = "Really?" if x else "Sure thing"',
    ],
)
def test_the_check_finds_words(line: str) -> None:
    assert list(words_in(line))


@pytest.mark.parametrize(
    "line",
    [
        '"""A module."""',
        'LOG.info("table %d is there", 1)',
        'raise ValueError(f"no table {name}")',
        'def f(x: "Some Type") -> None: ...',
        'class A(StrEnum):\n    B = "to act"',
        'kind = "reminder"',
    ],
)
def test_the_check_leaves_other_words_alone(line: str) -> None:
    assert list(words_in(line)) == []
