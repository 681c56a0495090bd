### Taking back the last play or double of a table of two, if the other player grants it.

# $asked: with a mention. $play: such as "3-1: 8/5 6/5".
takeback-wanted-play = { $asked }: { $player } asks to take back { $play }. The request lapses if play continues.
takeback-wanted-double = { $asked }: { $player } asks to take back the double. The request lapses if play continues.
takeback-denied-play = { $asked } refused the takeback: { $play } stands.
takeback-denied-double = { $asked } refused the takeback: the double stands.

## To whoever asked, granted or refused.

takeback-asked = Takeback requested.
takeback-granted = Takeback granted.
takeback-refused = Takeback refused.
