### Taking back the last play or double of a table of two, if the other player grants it.

# $asked: with a mention. $play: such as "3-1: 8/5 6/5".
# en: ca1e
takeback-wanted-play = { $asked }: { $player } pide la vuelta atrás de { $play }. La petición caduca si el juego sigue.
# en: 114d
takeback-wanted-double = { $asked }: { $player } pide la vuelta atrás de su doblaje. La petición caduca si el juego sigue.
# en: 2f52
takeback-denied-play = { $asked } rechazó la vuelta atrás: { $play } se mantiene.
# en: 203b
takeback-denied-double = { $asked } rechazó la vuelta atrás: el doblaje se mantiene.

## To whoever asked, granted or refused.

# en: ae09
takeback-asked = Vuelta atrás pedida.
# en: c837
takeback-granted = Vuelta atrás permitida.
# en: 4ce4
takeback-refused = Vuelta atrás rechazada.
