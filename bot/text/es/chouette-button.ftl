### The labels of the buttons under a chouette's public board, at most 80 characters; button.ftl has those of all tables.
### $values: what the cubes would show, "4", "2 or 4", or "2 and 4"; $points: what passing costs, "1", "1 or 2".

## In the lobby

# Join, Start, My seat, and Roll and Next game below stand in sentences of other files as **Join** …
# en: 3bb6
chouette-button-join = Entrar
# en: a3f9
chouette-button-leave = Salir
# en: 7e49
chouette-button-start = Empezar
# en: e0c5
chouette-button-options = Opciones
# en: c42b
chouette-button-machine = Sentar al bot
# en: 05b7
chouette-button-no-machine = Despedir al bot
# en: b4e1
chouette-button-agree-stake = Jugar a { $stake } el punto
# The label of a link.
# en: 02ee
chouette-button-to-lobby = A la sala

## What moves a game on

# en: 4554
chouette-button-step =
    { $step ->
        [roll] Tirar
        [no-double] No doblar
        [hold] Retener tirada
        [release] Liberar tirada
        [give-extra] Dar cubo extra
        [give-none] No dar extra
        [keep-extras] Quedarme los extra
        [retract] Mejor pasar
        [seek-partner] Pedir pareja
        [play-alone] Jugar en solitario
        [be-partner] Hacer pareja
        [not-this-time] Esta vez no
        [start] Empezar
        [reopen] Reabrir
       *[next-game] Siguiente juego
    }
# To a lone taker. $value: what the cube will show; $points: what giving it costs.
# en: 4cbd
chouette-button-extra = Dar cubo extra en { $value }, pagar { $points }

## Doubles

# Where the members' cubes show different values.
# en: a657
chouette-button-double-own =
    { $is_redouble ->
        [yes] Redoblar
       *[no] Doblar
    }
# en: 86ae
chouette-button-double-all =
    { $is_redouble ->
        [yes] Redoblar todos a { $values }
       *[no] Doblar todos a { $values }
    }
# en: 0f37
chouette-button-double-some =
    { $is_redouble ->
        [yes] Redoblar algunos
       *[no] Doblar algunos
    }

## Answers. $is_raised: whether to a beaver or a raccoon.

# In Spanish a beaver or a raccoon is accepted as a double is.
# en: e731
chouette-button-take =
    { $is_raised ->
        [yes] Aceptar en { $value }
       *[no] Aceptar en { $value }
    }
# en: 470c
chouette-button-take-all =
    { $is_raised ->
        [yes] Aceptar todos en { $values }
       *[no] Aceptar todos en { $values }
    }
# en: e3dc
chouette-button-pass =
    { $is_raised ->
        [yes] Rechazar, perder { $points }
       *[no] Pasar, perder { $points }
    }
# en: 411f
chouette-button-pass-all =
    { $is_raised ->
        [yes] Rechazar todos, perder { $points } en total
       *[no] Pasar todos, perder { $points } en total
    }
# en: f861
chouette-button-pass-all-each =
    { $is_raised ->
        [yes] Rechazar todos, perder { $points } por cubo
       *[no] Pasar todos, perder { $points } por cubo
    }
# en: 83c6
chouette-button-raise =
    { $answer ->
        [raccoon] Raccoon a { $value }
       *[beaver] Beaver a { $value }
    }
# en: 024e
chouette-button-answer-own =
    { $answer ->
        [take]
            { $is_raised ->
                [yes] Aceptar
               *[no] Aceptar
            }
        [drop]
            { $is_raised ->
                [yes] Rechazar
               *[no] Pasar
            }
        [raccoon] Raccoon
       *[beaver] Beaver
    }
# en: 986b
chouette-button-raise-all =
    { $answer ->
        [raccoon] Raccoon a todos, a { $values }
       *[beaver] Beaver a todos, a { $values }
    }
# en: b31c
chouette-button-follow = Seguir al capitán
# en: f790
chouette-button-one-by-one = Uno por uno

## Proposals, and what a reader looks at alone

# en: 68b5
chouette-button-accept-offer = Aceptar oferta
# en: ed53
chouette-button-refuse-offer = Rechazar oferta
# en: 85cf
chouette-button-seat = Mi puesto
