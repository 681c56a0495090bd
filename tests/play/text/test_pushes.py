"""What a locked phone shows of a board's text."""

from bot.engine.keys import PlayerId
from bot.play.keys import TableId, UserSnowflake
from bot.play.table import Player
from bot.play.text.pushes import is_push_of, push_of

NAMES = ("Alexander", "Bartholomew", "Carolina", "Dora", "Eve", "Friedrich", "Giulia", "Heinrich")
MEMBERS = [
    Player(PlayerId(number), UserSnowflake(100 + number), name) for number, name in enumerate(NAMES, start=1)
]
TABLE = TableId(7)


def board(called: str) -> str:
    return f"### The box against the team\n-# Stake 1\nTeam 6-2: 24/18 13/11\nThe box doubles\n**{called}**"


def named(push: str) -> str:
    for member in MEMBERS:
        push = push.replace(f"<@{member.snowflake}>", f"@{member.name}")
    return push


def mentions(members: list[Player]) -> str:
    return " ".join(f"<@{member.snowflake}>" for member in members)


def test_of_few_it_says_who_and_then_what() -> None:
    push = push_of(board(f"{mentions(MEMBERS[:2])} to take or pass · due <t:1767312000:R>"), MEMBERS, TABLE)
    assert named(push) == (
        "@Alexander @Bartholomew to take or pass\n#7 · The box against the team\n"
        "Team 6-2: 24/18 13/11\nThe box doubles"
    )


def test_of_many_it_says_first_what_is_asked() -> None:
    for joined in (" to take or pass", ": to take or pass"):
        push = push_of(board(f"{mentions(MEMBERS)}{joined}"), MEMBERS, TABLE)
        asked, about, *_ = named(push).splitlines()
        assert asked == "To take or pass · " + " ".join(f"@{name}" for name in NAMES)
        assert about == "#7 · The box against the team"


def test_it_is_known_by_its_table() -> None:
    push = push_of(board("<@101> to roll"), MEMBERS[:1], TABLE)
    assert is_push_of(push, TABLE)
    assert not is_push_of(push, TableId(70))
    assert not is_push_of("<@101> The analysis of #7 is ready.", TABLE)
