"""A board's text as a locked phone shows it."""

from bot.engine.keys import PlayerId
from bot.play.base.keys import TableId, UserSnowflake
from bot.play.base.table import Player
from bot.play.text.pushes import is_push_of, push_of, table_line
from bot.text.language import Language, speaking

NAMES = ("Alexander", "Bartholomew", "Carolina", "Dora", "Eve", "Friedrich", "Giulia", "Heinrich")
MEMBERS = [
    Player(PlayerId(number), UserSnowflake(100 + number), name) for number, name in enumerate(NAMES, start=1)
]
TABLE = TableId(7)


NEWS = ("The box doubles", "Team 6-2: 24/18 13/11")
LINE = "The box against the team · table 7"


def push(called: str, wanted: list[Player]) -> str:
    text = f"### The box against the team\n-# Stake 1\n**{called}**"
    return named(push_of(text, wanted, NEWS, table_line("The box against the team", TABLE)))


def named(push: str) -> str:
    for member in MEMBERS:
        push = push.replace(f"<@{member.snowflake}>", f"@{member.name}")
    return push


def mentions(members: list[Player]) -> str:
    return " ".join(f"<@{member.snowflake}>" for member in members)


def test_of_few_it_says_who_and_then_what() -> None:
    said = push(f"{mentions(MEMBERS[:2])} to take or pass · due <t:1767312000:R>", MEMBERS)
    assert said.splitlines() == ["@Alexander @Bartholomew to take or pass", *NEWS, LINE]


def test_of_many_it_says_first_what_is_asked() -> None:
    for joined in (" ", ": ", "\N{NO-BREAK SPACE}: ", "\N{NARROW NO-BREAK SPACE}: ", "\N{FULLWIDTH COLON}"):
        asked, *news, about = push(f"{mentions(MEMBERS)}{joined}to take or pass", MEMBERS).splitlines()
        assert asked == "To take or pass · " + " ".join(f"@{name}" for name in NAMES)
        assert (tuple(news), about) == (NEWS, LINE)


def test_it_is_known_by_its_table_in_any_language() -> None:
    for language in Language:
        with speaking(language):
            said = push("<@101> to roll", MEMBERS[:1])
        assert is_push_of(said, TABLE)
        assert not is_push_of(said, TableId(70))
    assert not is_push_of("<@101> The analysis of table 7 is ready.", TABLE)
    assert not is_push_of("", TABLE)


def test_so_is_one_of_before_that_began_with_the_number() -> None:
    assert is_push_of("<@101> to roll\n#7 · Alice and Bob\nAlice 3-1: 8/5 6/5", TABLE)
    assert not is_push_of("<@101> to roll\n#70 · Alice and Bob", TABLE)


def test_a_table_without_a_name_is_called_by_its_number() -> None:
    assert table_line("", TABLE) == "Table 7"
