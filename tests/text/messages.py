"""The messages of the catalogue as they stand in its files, and the calls that say them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, NumberLiteral, SelectExpression, Term, VariableReference
from fluent.syntax.visitor import Visitor

from bot.text.catalogue import FOLDER, files_of
from bot.text.language import Language

ROOT = FOLDER.parent.parent


class Uses(Visitor):
    """The parts of a pattern: its arguments, and the words by which each chooses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - Fluent's name
        if isinstance(node.selector, VariableReference):
            keys = (variant.key for variant in node.variants)
            words = {key.value if isinstance(key, NumberLiteral) else key.name for key in keys}
            self.choices.setdefault(node.selector.id.name, set()).update(words)
        self.generic_visit(node)


@dataclass(frozen=True)
class Entry:
    """A message or a term of one language."""

    name: str
    file: Path
    arguments: frozenset[str]
    choices: dict[str, set[str]]
    text: str


@cache
def entries(language: Language) -> tuple[Entry, ...]:
    """All that stands in the files of a language."""
    return tuple(_read(language))


def _read(language: Language) -> Iterator[Entry]:
    for path in files_of(language):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, Message | Term) and entry.value is not None:
                uses = Uses()
                uses.visit(entry.value)
                name = f"{'-' * isinstance(entry, Term)}{entry.id.name}"
                entry.comment = None
                text = FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
                yield Entry(name, path, frozenset(uses.arguments), uses.choices, text)


ENGLISH = {entry.name: entry for entry in entries(Language.ENGLISH)}


@dataclass(frozen=True)
class Said:
    """A call of `phrase`: the message, None where it is not written there; and its arguments."""

    message: str | None
    arguments: frozenset[str]
    where: str


def calls() -> Iterator[Said]:
    for path in sorted((ROOT / "bot").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "phrase":
                named: Any = node.args[0]
                message = named.value if isinstance(named, ast.Constant) else None
                arguments = frozenset(keyword.arg or "**" for keyword in node.keywords)
                yield Said(message, arguments, f"{path.relative_to(ROOT)}:{node.lineno}")


LABELLED = {"Button": 1, "Entry": 0, "LinkButton": 0, "Menu": 1, "SettingChoice": 1, "cursor_button": 1}
"""The calls that take a label, and as which of their arguments."""


def labels() -> Iterator[str]:
    """The messages that are said where a label is wanted."""
    for path in sorted((ROOT / "bot").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=args) if len(args) > LABELLED.get(name, 99):
                    yield from _said(args[LABELLED[name]])
                case ast.Assign(targets=[ast.Name(id="label")], value=value):
                    yield from _said(value)


def _said(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id="phrase"), args=[ast.Constant(value=str(message)), *_]):
            yield message
        case ast.IfExp(body=body, orelse=other):
            yield from (*_said(body), *_said(other))
