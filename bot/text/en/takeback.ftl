### Taking back the last play or double of a table of two, if the other player grants it.

# $asked: with a mention. $play: such as "3-1: 8/5 6/5".
takeback-wanted-play =
    { $asked }: { $player } asks to take back { $play }. Grant it or refuse it; it ends when the game goes on.
takeback-wanted-double =
    { $asked }: { $player } asks to take back the double. Grant it or refuse it; it ends when the game goes on.
takeback-denied-play = { $asked } does not let { $player } take back { $play }.
takeback-denied-double = { $asked } does not let { $player } take back the double.

## To whoever asked, granted or refused.

takeback-asked = Asked. Until it is granted, everything stands as it is.
takeback-granted = Granted: it is as it was before, with the same dice.
takeback-refused = Refused: everything stands as it is.
