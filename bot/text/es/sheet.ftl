### The rule sheet of a table of two: what is played, in a line and rule by rule.

# What is played. $length: the points that win.
# en: e968
sheet-match =
    { $length ->
        [one] Match a 1 punto
       *[other] Match a { $length } puntos
    }
# en: c4be
sheet-money = Sesión libre
# $stake: what a point is worth; more than 1.
# en: 76a3
sheet-money-stake = Sesión libre, a { $stake } el punto

## Above the options that are on.

# en: 12ce
sheet-heading-match =
    { $length ->
        [one] **Match a 1 punto**
       *[other] **Match a { $length } puntos**
    }
# en: f057
sheet-heading-money = **Sesión libre**
# en: f5a0
sheet-heading-stake = **Sesión libre, a { $stake } el punto**

## Options that are on, with " · " or ", " between them.

# The first of them.
# en: 54c6
sheet-first-cube = Cubo
# en: 8ba0
sheet-first-cap = Cubo hasta { $cap }
# en: bf58
sheet-first-no-cube = Sin cubo
# Where a match to 1 point has nothing else to say.
# en: c73e
sheet-first-start =
    { $start ->
        [nackgammon] Inicio Nackgammon
        [hypergammon] Hypergammon, tres fichas por lado
       *[standard] Inicio normal
    }
# $id: a Position ID.
# en: 0488
sheet-first-start-unnamed = Inicio: { $places }
# en: e667
sheet-crawford = regla de Crawford
# en: 7af3
sheet-jacoby = Jacoby
# en: f385
sheet-beavers = beavers
# en: 489e
sheet-raccoons = raccoons
# en: 35b3
sheet-doubles =
    { $doubles ->
        [one] 1 doblaje automático por juego
       *[other] hasta { $doubles } doblajes automáticos por juego
    }
# en: 7e22
sheet-doubles-unlimited = doblajes automáticos sin límite
# en: 8707
sheet-start =
    { $start ->
        [nackgammon] inicio Nackgammon
        [hypergammon] hypergammon, tres fichas por lado
       *[standard] inicio normal
    }
# en: 6728
sheet-start-unnamed = inicio: { $places }
# Behind what is played, as table-cube-none is: "5-point match, no cube".
# en: 9218
sheet-cap = cubo hasta { $cap }

## Rules, each a line.

# en: 011d
sheet-rule-one = **Match a 1 punto**: cualquier victoria gana el match.
# en: 89ed
sheet-rule-match = **Match a { $length } puntos**: gana quien llega primero a { $length } puntos.
# en: 3263
sheet-rule-money = **Sesión libre**: tantos juegos como apetezca. Se juega por puntos; no se mueve dinero.
# Behind sheet-rule-money.
# en: 7135
sheet-rule-stake = Cada punto vale { $stake }.
# en: 3300
sheet-rule-wins =
    { $has_cube ->
        [yes] **Victorias**: un juego simple vale 1 punto, un gammon 2, un backgammon 3, multiplicado por el cubo.
       *[no] **Victorias**: un juego simple vale 1 punto, un gammon 2, un backgammon 3.
    }
# en: 523c
sheet-rule-gammon = **Gammon**: quien pierde no ha sacado ninguna ficha.
# en: 4072
sheet-rule-backgammon = **Backgammon**: un gammon en el que quien pierde tiene una ficha en la barra o en el tablero interno rival.
# en: 6815
sheet-rule-no-cube = **Cubo**: no hay.
# en: ec6a
sheet-rule-cube = **Cubo**: antes de tirar puedes doblar. Si tu rival acepta, el juego vale el doble, y solo tu rival podrá doblar después. Si pasa, pierde lo que valía antes del doblaje.
# en: 2540
sheet-rule-cap = **Tope del cubo**: el cubo llega hasta { $cap }.
# en: 05ba
sheet-rule-crawford = **Regla de Crawford**: cuando a un lado le falta por primera vez solo 1 punto, el siguiente juego es sin cubo. Después, el cubo vuelve.
# en: fe92
sheet-rule-dead-cube = **Cubo muerto**: no puedes doblar si un juego simple con el cubo actual ya te da el match.
# en: af1b
sheet-rule-jacoby = **Jacoby**: gammons y backgammons solo cuentan en juegos con un doblaje aceptado.
# en: 8eeb
sheet-rule-beavers = **Beavers**: cuando te doblan, puedes doblar otra vez en el acto y quedarte el cubo.
# en: 2e46
sheet-rule-raccoons = **Raccoons**: cuando a tu doblaje le hacen beaver, puedes doblar otra vez; tu rival se queda el cubo.
# en: 6026
sheet-rule-doubles =
    { $doubles ->
        [one] **Doblajes automáticos**: si los dados iniciales son iguales, el cubo se dobla y sigue en el centro, una vez por juego.
       *[other] **Doblajes automáticos**: si los dados iniciales son iguales, el cubo se dobla y sigue en el centro, hasta { $doubles } veces por juego.
    }
# en: 0267
sheet-rule-doubles-unlimited = **Doblajes automáticos**: siempre que los dados iniciales son iguales, el cubo se dobla y sigue en el centro.
# $start: options-start, or a Position ID. Of a chouette this is the whole line.
# en: 4bf8
sheet-rule-start = **Inicio**: { $start }.
# Behind it. $places: picture-on-bar, picture-on-point and sheet-checkers-off, with commas between them.
# en: d903
sheet-rule-checkers = Cada lado tiene { $places }.
# Checkers with which a short start is not played; they are not borne off.
# en: 334d
sheet-checkers-off = { $checkers } sin usar
