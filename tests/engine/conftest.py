import sys
from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Measure no test that is marked as `no_cover`, and none whose examples reach what they do by chance."""
    trace, is_random = sys.gettrace(), getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    if is_random or item.get_closest_marker("no_cover"):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(trace)
