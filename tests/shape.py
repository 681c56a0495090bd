"""The shape of each folder: how many modules and lines it has, and how long and branched its functions are.

`python -m tests.shape` records it as the folder's budget, which `make check` holds. A budget is raised only
by a commit that says why.
"""

import ast
import json
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
RECORDED = ROOT / "tests" / "data" / "shape.json"
FLOORS = ("bot", "render", "storage")
STEP = 50
"""Lines are counted in such steps, so that not every mended line is a matter of budgets."""

BRANCHES = (
    *(ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While),
    *(ast.ExceptHandler, ast.comprehension, ast.match_case),
)


class Shape(NamedTuple):
    """Figures of one folder, without those in it.

    Args:
        modules: How many it has.
        lines: Of all its modules, rounded up to the next step.
        longest: Lines of its longest function.
        most_branches: Of one function, with the operands of its `and` and `or`, plus one.
    """

    modules: int
    lines: int
    longest: int
    most_branches: int


def shapes() -> dict[str, Shape]:
    """The shape of every folder with modules, by its path."""
    modules = [path for floor in FLOORS for path in sorted((ROOT / floor).rglob("*.py"))]
    folders = sorted({path.parent for path in modules})
    return {
        str(folder.relative_to(ROOT)): shape_of(path for path in modules if path.parent == folder)
        for folder in folders
    }


def shape_of(modules: Iterable[Path]) -> Shape:
    texts = [path.read_text(encoding="utf-8") for path in modules]
    functions = [
        node
        for text in texts
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    lines = sum(text.count("\n") for text in texts)
    return Shape(
        len(texts),
        -(-lines // STEP) * STEP,
        max(((each.end_lineno or 0) - each.lineno + 1 for each in functions), default=0),
        max((branches(each) for each in functions), default=0),
    )


def branches(function: ast.AST) -> int:
    """The cyclomatic complexity: in how many ways one may go through."""
    count = 1
    for node in ast.walk(function):
        count += isinstance(node, BRANCHES)
        count += len(node.values) - 1 if isinstance(node, ast.BoolOp) else 0
    return count


def budgets() -> dict[str, Shape]:
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))
    return {folder: Shape(**figures) for folder, figures in recorded.items()}


def record() -> None:
    rows = (f"  {json.dumps(folder)}: {json.dumps(shape._asdict())}" for folder, shape in shapes().items())
    RECORDED.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    record()
