"""No folder outgrows its budget unnoticed."""

from pathlib import Path

from tests.shape import Shape, budgets, shape_of, shapes

HOW = "cut, or record it by `python -m tests.shape` in a commit that says why"


def test_no_folder_is_over_its_budget() -> None:
    known = budgets()
    nothing = Shape(0, 0, 0, 0)
    over = [
        f"{folder}: {name} {getattr(shape, name)}, budget {getattr(known.get(folder, nothing), name)}; {HOW}"
        for folder, shape in shapes().items()
        for name in Shape._fields
        if getattr(shape, name) > getattr(known.get(folder, nothing), name)
    ]
    assert not over, "\n".join(over)


def test_no_budget_is_kept_for_what_is_gone() -> None:
    present = shapes()
    spare = [
        f"{folder}: {budget.lines} lines are more than a tenth over what is there; record it anew"
        for folder, budget in budgets().items()
        if folder not in present or budget.lines > 1.1 * present[folder].lines + 100
    ]
    assert not spare, "\n".join(spare)


def test_the_figures_are_those_of_the_modules(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("def one(a, b):\n    if a and b:\n        return 1\n    return 2\n")
    (tmp_path / "two.py").write_text("TWO = 2\n" * 47)
    assert shape_of(tmp_path.glob("*.py")) == Shape(modules=2, lines=100, longest=4, most_branches=3)
