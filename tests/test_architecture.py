"""The arrows of the house: who may import whom, and what the engine must not touch."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = "bot.engine bot.clocks"
MAY_IMPORT = {  # beside itself and the standard library
    **dict.fromkeys((*RULES.split(), "bot.play.base.fair_dice", "render"), ""),
    "bot.records": f"{RULES} bot.text",
    "bot.analysis": f"{RULES} bot.records bot.processes",
    "bot.analysis.worker": f"{RULES} bot.records bot.analysis bgsage bgbot_cpp gvanalysis gvformat "
    "matplotlib numpy",
    "bot.play": f"{RULES} bot.records bot.analysis bot.text bot.version storage render pydantic",
    "bot.standing": "bot.engine bot.play storage",
    "bot.text": "babel fluent",
    "bot.discord": f"{RULES} bot.play bot.analysis bot.text bot.logs bot.metrics discord aiohttp",
    "bot.discord.client": f"{RULES} bot.play bot.analysis bot.discord bot.features bot.web bot.entropy "
    "bot.configuration bot.running "
    "render storage discord",
    "bot.discord.service.animation": "bot.play bot.processes render",
    "bot.discord.standing": "bot.standing bot.discord bot.play bot.engine bot.text render discord",
    "bot.web": "bot.play bot.discord bot.configuration bot.metrics bot.running aiohttp prometheus_client",
    "bot.features": "bot.play bot.discord",
    "bot.entropy": "bot.play",
    "bot.configuration": "bot.text render dotenv pydantic pydantic_settings",
    "bot.running": "bot.configuration bot.text",
    "bot.logs": "bot.configuration discord pythonjsonlogger",
    "bot.metrics": "prometheus_client",
    "bot.backups": "bot.configuration bot.text storage",
    "bot.playground": "bot.entropy bot.discord bot.play bot.text bot.configuration bot.running "
    "bot.logs storage discord simcord aiohttp",
    "bot.shell": "bot.analysis bot.backups bot.engine bot.entropy bot.features bot.discord bot.play "
    "bot.web "
    "bot.records bot.text bot.configuration bot.logs bot.metrics bot.running bot.version render storage "
    "discord aiohttp",
    "bot.__main__": "bot.shell bot.text bot.version",
    "render.draw": "render PIL",
    "storage": "aiosqlite alembic sqlalchemy sqlmodel",
}
ENGINE_USES = "base64 collections dataclasses enum functools itertools re typing unicodedata"
KIND_NAMES = sorted(path.parent.name for path in ROOT.glob("bot/discord/*/kind.py"))
KINDS = [f"bot.play.{name} bot.discord.{name} bot.engine.{name}" for name in KIND_NAMES]
NAME_OF_KIND = re.compile("|".join(name.replace("_", "[-_ ]?") for name in KIND_NAMES), re.IGNORECASE)
MAY_NAME_KINDS = {
    "bot.features": "lists the features, and so the kinds of table",
    "bot.play.base.fair_dice": "a program of its own, which says whose dice come when",
    "bot.playground.lobby": "the front page says how to begin a table of each kind",
    "bot.shell.checkup.rights": "tells developers what needs a permission",
    "bot.standing": "a feature: it rates what was played at tables of each kind",
    "render.__main__": "draws boards as tables of a kind have them",
    "storage.migrations": "what was stored of a kind in other words",
    "storage.models": "what a column holds at tables of a kind",
}
"""No other module outside their own rooms names a kind of table. These only become fewer."""
FLOORS = {
    "bot.play": [
        *("base", "display", "kinds", "tables", "subjects"),
        *("analysis", "posts", "upkeep", "text", "pages"),
    ],
    "bot.discord": ["wire", "posting", "service", "kind", "pressing"],
}
"""The rooms below the kinds of table, the lowest first: each imports those below it alone."""
OF_ANY_SUBJECT = (
    "bot.discord.service.scheduler bot.discord.posting.delivery bot.discord.posting.panel_delivery "
    "bot.discord.posting.lease"
)
"""Modules that know subjects, and no kind of them."""
OF_TABLES = (
    "bot.play.kinds bot.play.posts.pending_posts bot.play.posts.table_subjects bot.play.base.table.Table"
)
ASKS_FOR_KIND = re.compile(r"\bisinstance\(.*\b([A-Z]\w*[a-z](Table|ToJudge|Analysis)|ImportedAs)\b")
DYNAMIC = "importlib.import_module importlib.reload importlib.util __import__"
BANNED = f"{DYNAMIC} datetime.now datetime.today datetime.utcnow"
OF_ALL = " ".join(
    node.module
    for node in ast.parse((ROOT / "storage/database.py").read_text("utf-8")).body
    if isinstance(node, ast.ImportFrom) and str(node.module).startswith("storage.repositories.")
)
"""The repositories that a unit of work has; a feature imports its own by itself."""
BAN = {
    "bot.engine": "print open input",
    "bot.play": f"storage.models storage.sqlite {OF_ALL}",
    "bot.analysis": "bot.analysis.worker",  # which is started as a process of its own
}
MODULE_LIMIT, FUNCTION_LIMIT = 500, 60
BAD_SOURCES = """\
bot.engine.roll: import random
bot.engine.game: print('rolled')
bot.play.base.fair_dice: from bot.engine import Roll
bot.play.base.table: from bot.play.tables.flow import Flow
bot.play.posts.outbox: from bot.play.text.words import plain_name
bot.play.posts.outbox: from discord import Client
bot.play.tables.store: import storage.sqlite
bot.play.tables.store: from storage.repositories.people import Notes
bot.play.posts.outbox: from bot.play.chouette.table import ChouetteTable
bot.play.chouette.board: from bot.play.heads_up.board import table_panel
bot.discord.posting.delivery: from bot.play.posts.pending_posts import PendingBoard
bot.discord.service.scheduler: from bot.play.base.table import Table
bot.discord.service.context: from datetime import datetime; datetime.now()
bot.discord.service.context: import importlib; importlib.import_module('random')
bot.discord.pressing.views: isinstance(table, table.ChouetteTable)
bot.discord.pressing.views: isinstance(table, table.DuplicateTable)
bot.discord.pressing.analysis: isinstance(found, analysis.ChouetteToJudge)
bot.discord.pressing.analysis: isinstance(found, MatchAnalysis)
bot.play.kinds.kind: isinstance(each, ImportedAs)
bot.discord.pressing.views: from bot.play.heads_up.board import own_panel
bot.discord.wire.failures: from bot.discord.pressing.places import welcome
bot.discord.commands.channel: from bot.discord.chouette.actions import chouette_here
bot.discord.chouette.actions: from bot.discord.heads_up.challenges import challenge
bot.shell.checkup.board: from bot.play.heads_up.positions import position_panel
bot.records.recording: from bot.engine.chouette import Chouette
bot.play.posts.outbox: 'in a chouette'
bot.play.posts.outbox: HEADS_UP = 2
bot.utils: import bot.engine
bot.standing.ladder: from discord import Client
bot.play.tables.results: from bot.standing.ladder import Ladder
bot.analysis.levels: import bgsage
bot.analysis.evaluator: from bot.analysis.worker.sage import Sage
render.draw.dice: from bot.engine import Roll
storage.models: def load(): import json""".splitlines()
BAD_SOURCES += ["render: def f():" + "\n    pass" * FUNCTION_LIMIT, "render: pass" + "\npass" * MODULE_LIMIT]


def within(name: str, packages: str) -> bool:
    return any(f"{name}.".startswith(f"{package}.") for package in packages.split())


def floor_of(name: str) -> int:
    """Of a module of a house with floors; whatever is no room is above them all."""
    house = house_of(name)
    rooms = FLOORS.get(house, [])
    return next((n for n, room in enumerate(rooms) if within(name, f"{house}.{room}")), len(rooms))


def house_of(name: str) -> str:
    return next((house for house in FLOORS if within(name, house)), "")


def is_above(name: str, module: str) -> bool:
    return house_of(name) == house_of(module) and floor_of(module) < floor_of(name)


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{'.' * node.level}{node.module or ''}.{alias.name}" for alias in node.names)


def complaints(module: str, source: str) -> Iterator[str]:
    nodes = list(ast.walk(tree := ast.parse(source)))
    area = max((area for area in MAY_IMPORT if within(module, area)), key=len, default="")
    library = ENGINE_USES if area == "bot.engine" else " ".join(sys.stdlib_module_names)
    allowed = f"{area} {MAY_IMPORT.get(area, '')} {library}"
    yield from (f"{module} imports {name}" for name in imports(tree) if not within(name, allowed))
    named = {ast.unparse(node) for node in nodes if isinstance(node, ast.Name | ast.Attribute)}
    yield from (
        f"{module} imports {name} of a floor above" for name in imports(tree) if is_above(name, module)
    )
    others = " ".join(kind for kind in KINDS if not within(module, kind))
    if module != "bot.features":
        found = (name for name in imports(tree) if within(name, others))
        yield from (f"{module} imports the kind of table {name}" for name in found)
    if not within(module, " ".join([*KINDS, *MAY_NAME_KINDS])):
        yield from (f"{module} names a kind of table: {name}" for name in NAME_OF_KIND.findall(source))
    if within(module, OF_ANY_SUBJECT):
        yield from (f"{module} knows the kind of subject {n}" for n in imports(tree) if within(n, OF_TABLES))
    if not within(module, " ".join(KINDS)):
        calls = (ast.unparse(node) for node in nodes if isinstance(node, ast.Call))
        yield from (f"{module} asks for a kind: {call}" for call in calls if ASKS_FOR_KIND.match(call))
    banned = f"{'' if module == 'bot.entropy' else BANNED} {BAN.get(area, '')}"
    yield from (f"{module} uses {name}" for name in {*imports(tree), *named} if within(name, banned))
    if len(source.splitlines()) > MODULE_LIMIT:
        yield f"{module} is longer than {MODULE_LIMIT} lines"
    for node in (each for each in nodes if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)):
        yield from (f"{module} imports {name} in {node.name}" for name in imports(node))
        if (node.end_lineno or 0) - node.lineno >= FUNCTION_LIMIT:
            yield f"{module}.{node.name} is longer than {FUNCTION_LIMIT} lines"


def circle(sources: dict[str, str]) -> list[str]:
    found = {module: imports(ast.parse(source)) for module, source in sources.items()}
    graph = {m: {n if n in sources else n.rpartition(".")[0] for n in names} for m, names in found.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.fixture(scope="module")
def sources() -> dict[str, str]:
    """The text of every module, by its name."""
    paths = [path for top in ("bot", "render", "storage") for path in ROOT.glob(f"{top}/**/*.py")]
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths]
    return {n.removesuffix(".__init__"): p.read_text("utf-8") for n, p in zip(names, paths, strict=True)}


def test_every_arrow_joins_what_exists(sources: dict[str, str]) -> None:
    found = {*sources, *(name for source in sources.values() for name in imports(ast.parse(source)))}
    named = " ".join([*MAY_IMPORT, *MAY_IMPORT.values()]).split()
    assert [name for name in named if not any(within(each, name) for each in found)] == []


def test_every_module_keeps_to_the_arrows(sources: dict[str, str]) -> None:
    assert [fault for item in sources.items() for fault in complaints(*item)] + circle(sources) == []


def test_whatever_may_name_a_kind_of_table_does(sources: dict[str, str]) -> None:
    naming = [module for module, source in sources.items() if NAME_OF_KIND.search(source)]
    assert [name for name in MAY_NAME_KINDS if not any(within(each, name) for each in naming)] == []


@pytest.mark.parametrize("line", BAD_SOURCES)
def test_the_check_finds_what_is_forbidden(line: str) -> None:
    assert list(complaints(*line.split(": ", maxsplit=1)))


def test_the_check_finds_a_circle() -> None:
    assert circle({"bot.a": "from bot.b import name", "bot.b": "import bot.a"})


def test_no_test_imports_from_a_test() -> None:
    tests = {path: ast.parse(path.read_text("utf-8")) for path in (ROOT / "tests").rglob("*.py")}
    imported = {(path.name, name) for path, tree in tests.items() for name in imports(tree)}
    assert [pair for pair in imported if re.match(r"tests\..*\btest_", pair[1])] == []


def test_a_test_of_the_rules_starts_without_discord_and_without_a_database() -> None:
    files = [f"tests/{folder}" for folder in ("clocks/test_turn.py", "engine/test_cube.py", "model")]
    heavy = {"discord", "pydantic", "PIL", "sqlalchemy"}
    code = f"import sys, pytest; pytest.main({['--collect-only', *files]}); print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "collected" in done.stdout
    assert done.stdout.splitlines()[-1] == "set()"
