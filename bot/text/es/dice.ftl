### Dice that can be verified: what was committed to, which words players added, and how fair the dice look.
### $game, $rolls: numbers. $commitment, $secret: long numbers in hexadecimal. $player, $players: names.

# On every board. $fingerprint: the beginning of a commitment, such as "9f2c 41d7 08ab 5e33 c1d0".
# en: 0e48
dice-promise = Dados { $fingerprint }
# en: 2fc3
dice-promise-game = Dados { $game }: { $fingerprint }

## Under Rules.

# en: 62e5
dice-commitment-of-game = -# Dados del juego { $game }: `{ $commitment }`
# en: ba8b
dice-what-for = -# `/dice words` añade tus palabras a los dados. Al acabar el juego, `/dice show` revela el secreto, y puedes comprobar cada tirada. Desde el principio, el tablero muestra las 20 primeras cifras de la línea de arriba.

## The dice of a game, and their proof.

# $who: the players of the table.
# en: a030
dice-heading = ### Dados de #{ $table } · { $who }
# en: f58e
dice-coming = El **juego { $game }** no ha empezado: todavía puedes añadir palabras a sus dados.
# en: 315b
dice-in-play =
    { $rolls ->
        [one] El **juego { $game }** está en curso: 1 tirada hasta ahora. Su secreto se muestra cuando acabe.
       *[other] El **juego { $game }** está en curso: { $rolls } tiradas hasta ahora. Su secreto se muestra cuando acabe.
    }
# en: 5959
dice-over =
    { $rolls ->
        [one] El **juego { $game }** terminó: 1 tirada, sacada de este secreto y estas palabras.
       *[other] El **juego { $game }** terminó: { $rolls } tiradas, todas sacadas de este secreto y estas palabras.
    }
# en: d4d1
dice-never-ended =
    { $rolls ->
        [one] El **juego { $game }** no llegó a acabar: 1 tirada. Su secreto sigue siendo secreto.
       *[other] El **juego { $game }** no llegó a acabar: { $rolls } tiradas. Su secreto sigue siendo secreto.
    }
# en: 0511
dice-commitment = -# Compromiso `{ $commitment }`
# en: 0e61
dice-secret = -# Secreto `{ $secret }`
# en: 9887
dice-words-of-nobody = Nadie ha añadido palabras. Pon o cambia las tuyas con `/dice words`.
# $count: how many players they are.
# en: 0cc6
dice-words-so-far =
    { $count ->
        [one] { $players } añadió palabras. Pon o cambia las tuyas con `/dice words`.
       *[other] { $players } añadieron palabras. Pon o cambia las tuyas con `/dice words`.
    }
# en: cd57
dice-words-of = Palabras de { $player }: “{ $words }”
# en: d58a
dice-words-erased = Las palabras de { $player } se borraron; su SHA-256 es `{ $digest }`.
# en: 3268
dice-words-none = { $player } no añadió palabras: se usó el compromiso.
# $proof, $checker: names of files.
# en: b95e
dice-how-to-check = Adjunto la prueba y un programa corto que la comprueba. Compara el compromiso y tus palabras con los de antes de la primera tirada; luego ejecuta `python { $checker } { $proof }`, o `barpoint verify-dice { $proof }` donde esté instalado este bot.
# en: 32b8
dice-earlier-game = -# Para comprobar el juego 1, escribe `/dice show game:1`.
# en: e843
dice-earlier-games = -# Para comprobar uno de los juegos 1 a { $last }, escribe su número: `/dice show game:{ $last }`.
# en: fada
dice-not-verifiable = Esta mesa empezó antes de que los dados se pudieran comprobar: sus tiradas son al azar, pero no hay prueba. Tu próximo `/challenge` la tendrá.
# en: 97f2
dice-game-not-over = Ese juego sigue en curso. Su secreto se muestra cuando acabe.

## A player gives words.

# en: 1c90
dice-words-given = Tus palabras para el juego { $game }: “{ $words }”. Cuentan en cada tirada; puedes cambiarlas hasta que empiece el juego.
# Follows dice-words-given after the first game.
# en: b56b
dice-words-of-next-game = El juego en curso sigue sin ellas.
# en: 0dc9
dice-words-too-long = Las palabras para los dados tienen como mucho { $limit } caracteres. Acorta las tuyas.

## The dice of a server.

# en: 3ba0
dice-none-rolled = En este servidor aún no se han tirado dados. Empieza con `/challenge`.
# en: 4fcc
dice-totals-heading = ### Los dados de este servidor
# $amount, $doubles: how many, with separators. $share: such as "16.7".
# en: a216
dice-totals =
    { $rolls ->
        [one] 1 tirada, dobles: { $doubles } ({ $share } %). La media de cada cara, y de los dobles, es 1 de cada 6.
       *[other] { $amount } tiradas, dobles: { $doubles } ({ $share } %). La media de cada cara, y de los dobles, es 1 de cada 6.
    }
# Over three columns of numbers: about as many letters as here.
# en: 2ca5
dice-column-face = cara
# en: 682d
dice-column-times = veces
# en: 0cf9
dice-column-share = parte
# en: e64a
dice-share = { $share } %
# en: fb83
dice-too-few-rolls = Los dados se pueden juzgar a partir de { $rolls } tiradas.
# $chi_squared: such as "4.3". $chance: one of the three messages below.
# en: 228e
dice-six-faces = **Seis caras**: χ² es { $chi_squared } con 5 grados de libertad. Con dados limpios sale al menos así de desigual en { $chance } muestras.
# en: 1008
dice-21-rolls = **21 tiradas**: χ² es { $chi_squared } con 20 grados de libertad. Con dados limpios sale al menos así de desigual en { $chance } muestras.
# en: 08b3
dice-chance = { $times } de { $samples }
# en: 1533
dice-chance-nearly = casi { $samples } de { $samples }
# en: 1645
dice-chance-below = menos de 1 de { $samples }
# en: 33a7
dice-totals-hint = -# Hasta los dados limpios son desiguales por azar: 1 de cada 20 veces que mires saldrán 5 de 100 muestras o menos. Sospecha solo si, al sumarse tiradas, siguen siendo muchas menos de 5.
