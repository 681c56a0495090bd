"""The words on dice: plain words for chances, and plain text for what players wrote."""

import pytest

from bot.play.base.dice_source import DiceStage, GameDice, Words
from bot.play.base.fair_dice import DiceProof, commitment_of, digest_of
from bot.play.heads_up.table import HeadsUpTable
from bot.play.pages.panels import dice_panel, totals_panel
from bot.play.tables.dice_proofs import DiceTotals
from bot.play.text.dice import chance
from bot.play.text.escapes import unformatted
from tests.engine.games import ALICE, BOB, game_at
from tests.play.heads_up.tables import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
SECRET = bytes(range(32))
COMMITMENT = commitment_of(SECRET)
EVEN = {(high, low): 10 if high == low else 20 for high in range(1, 7) for low in range(1, high + 1)}


def at_table() -> HeadsUpTable:
    return table(game_at(START, roll="31"))


def given(text: str | None) -> Words:
    return Words(text, digest_of(text or "gone").hex(), is_given=True)


def stood_in_for() -> Words:
    return Words(COMMITMENT, digest_of(COMMITMENT).hex(), is_given=False)


def said(stage: DiceStage, rolls: int = 0, **words: Words) -> list[str]:
    """The lines about game 1, without those that are always there."""
    people = {{"alice": ALICE, "bob": BOB}[name]: each for name, each in words.items()}
    panel = dice_panel(at_table(), [GameDice(1, stage, COMMITMENT, people, rolls)])
    heading, gap, state, commitment, *lines = panel.text.splitlines()
    assert gap == ""
    assert heading == "### Dice of #17 · Alice and Bob"
    assert commitment == f"-# Commitment `{COMMITMENT}`"
    return [state, *lines]


def test_of_a_game_to_come_it_is_said_who_gave_words_but_not_which() -> None:
    coming = "**Game 1** has not begun: you can still add words to its dice."
    how = "Add or change yours with `/dice words`."
    assert said(DiceStage.COMING) == [coming, f"Nobody has added words yet. {how}"]
    assert said(DiceStage.COMING, bob=given("x")) == [coming, f"Bob added words. {how}"]
    both = said(DiceStage.COMING, alice=given("x"), bob=given("y"))
    assert both == [coming, f"Alice and Bob added words. {how}"]


def test_of_a_game_in_play_the_words_are_said() -> None:
    assert said(DiceStage.IN_PLAY, 14, alice=given("lucky"), bob=stood_in_for()) == [
        "**Game 1** is in play: 14 rolls so far. Its secret is shown when it is over.",
        "Words from Alice: “lucky”",
        "Bob added no words, so the commitment was used.",
    ]


def test_of_words_that_were_erased_the_digest_is_said() -> None:
    *_, line = said(DiceStage.IN_PLAY, 1, bob=given(None))
    assert line == f"Words from Bob were erased; their SHA-256 is `{digest_of('gone').hex()}`."


def test_a_game_that_never_ends_keeps_its_secret() -> None:
    (line,) = said(DiceStage.NEVER, 3)
    assert line == "**Game 1** was never finished: 3 rolls. Its secret stays secret."


def test_the_proof_and_its_checker_are_attached_to_a_game_that_is_over() -> None:
    proof = DiceProof("game", COMMITMENT, SECRET, digest_of("a"), digest_of("b"), ((3, 1),))
    over = GameDice(2, DiceStage.OVER, COMMITMENT, {ALICE: given("a"), BOB: given("b")}, 1, proof)
    panel = dice_panel(at_table(), [over])
    assert "**Game 2** is over: 1 roll, drawn from this secret and these words." in panel.text
    assert f"-# Secret `{SECRET.hex()}`" in panel.text
    assert [each.name for each in panel.downloads] == ["barpoint-dice-17-2.json", "fair_dice.py"]
    assert b"def verify" in panel.downloads[1].content


def test_nothing_is_attached_to_a_game_that_is_not_over() -> None:
    panel = dice_panel(at_table(), [GameDice(1, DiceStage.IN_PLAY, COMMITMENT, {})])
    assert panel.downloads == ()
    assert SECRET.hex() not in panel.text


@pytest.mark.parametrize(
    ("probability", "words"),
    [
        (1.0, "nearly 100 of 100"),
        (0.996, "nearly 100 of 100"),
        (0.43, "43 of 100"),
        (0.05, "5 of 100"),
        (0.011, "1 of 100"),
        (0.004, "4 of 1,000"),
        (0.0002, "2 of 10,000"),
        (0.00001, "fewer than 1 of 10,000"),
        (0.0, "fewer than 1 of 10,000"),
    ],
)
def test_a_chance_is_said_as_so_many_of_a_hundred(probability: float, words: str) -> None:
    assert chance(probability) == words


@pytest.mark.parametrize(
    "text", ["**a**", "`a`", "<@123>", "@everyone", "[a](https://b)", "# a", "a_b_c", "~~a~~"]
)
def test_what_a_player_wrote_is_shown_as_they_wrote_it(text: str) -> None:
    shown = unformatted(text)
    assert shown.replace("\\", "") == text
    assert not [sign for sign in "*`<@[#_~" if f"{sign}" in shown.replace(f"\\{sign}", "")]


def test_totals_count_faces_doubles_and_say_how_even_they_are() -> None:
    text = totals_panel(DiceTotals(EVEN)).text
    assert text.splitlines()[:5] == [
        "### Dice on this server",
        "360 rolls, 60 of them doubles (16.7 %). Expect 16.7 % for each face, and for doubles.",
        "```",
        "face    times   share",
        "   1      120  16.7 %",
    ]
    assert "**Six faces**: χ² is 0.0 with 5 degrees of freedom" in text
    assert "in nearly 100 of 100 samples." in text


def test_uneven_totals_say_how_seldom_fair_dice_fall_so() -> None:
    text = totals_panel(DiceTotals({(6, 6): 400})).text
    assert text.count("in fewer than 1 of 10,000 samples.") == 2


def test_few_rolls_are_not_tested() -> None:
    text = totals_panel(DiceTotals({(3, 1): 179})).text
    assert "χ²" not in text
    assert text.endswith("It takes at least 180 rolls to judge the dice.")


def test_the_totals_of_a_server_without_a_roll_say_how_to_begin() -> None:
    assert totals_panel(DiceTotals({})).text.endswith("Start with `/challenge`.")
