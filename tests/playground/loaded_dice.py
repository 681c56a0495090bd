"""`python -m tests.playground.loaded_dice "31 66"`: the playground with dice that fall so, then at random."""

import sys
from collections import deque
from random import Random

from bot import __main__, playground
from bot.entropy import SYSTEM_DICE
from bot.play.base.dice_source import DiceSource


def load(dice: str) -> None:
    """Let the first throws of a playground that this process opens fall as they are given."""
    script, random = deque(int(die) for die in dice if die != " "), Random(1)

    def throw() -> int:
        return script.popleft() if script else random.randint(1, 6)

    playground.SYSTEM_DICE = DiceSource(
        new_secret=SYSTEM_DICE.new_secret,
        dice_of_roll=lambda *_: (throw(), throw()),
    )


if __name__ == "__main__":
    load(sys.argv[1])
    sys.exit(__main__.main([]))
