import pytest

from render import draw_board


@pytest.fixture(autouse=True, scope="module")
def boards_of_others() -> None:
    """Forget what other tests had drawn, whose boards may be compressed less than the bot's."""
    draw_board.cache_clear()
