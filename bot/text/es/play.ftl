### Rolls and plays, and why a play is refused.
### $roll: such as 3-1. $moves, $example, $part: notation, such as 8/5 6/5. $point, $die: a number.

# In the log and over pictures.
# en: 2fd8
play-played =
    { $is_automatic ->
        [yes] { $player } { $roll }: { $moves } (automático)
       *[no] { $player } { $roll }: { $moves }
    }
# en: 0f63
play-by-autopilot =
    { $autopilot ->
        [advanced] { $player } { $roll }: { $moves } (piloto automático avanzado)
       *[plain] { $player } { $roll }: { $moves } (piloto automático sencillo)
    }
# en: 86cc
play-none =
    { $is_dance ->
        [yes]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }: no entra (tirada automática)
               *[no] { $player } { $roll }: no entra
            }
       *[no]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }: no puede mover (tirada automática)
               *[no] { $player } { $roll }: no puede mover
            }
    }
# en: 2496
play-rolls =
    { $is_automatic ->
        [yes] { $player } tira { $roll } (automático)
       *[no] { $player } tira { $roll }
    }

## What cannot be read as a play.

# en: aa40
play-write = Escribe una jugada como `8/5 6/5`, `13/8(2)`, `bar/20*` o `6/off`.
# en: d224
play-not-understood = No entiendo `{ $part }`. Escribe una jugada como `8/5 6/5`, `13/8(2)`, `bar/20*` o `6/off`.
# en: 9c20
play-not-understood-given = No entiendo `{ $given }`.
# en: 4999
play-upward = Las fichas van hacia puntos más bajos: `{ $high }/{ $low }`, no `{ $part }`.
# $ways: such as "`24/20*` or `24/22*/20*`".
# en: 9689
play-ambiguous = ¿A qué jugada te refieres: { $ways }?

## Illegal plays. $example: a play that would be legal.

# en: 231f
play-none-legal = No tienes jugada legal: pierdes el turno.
# en: 8ca7
play-other-roll = Esa jugada es para { $written }; tu tirada es { $roll }.
# en: 6764
play-on-bar =
    { $checkers ->
        [one] Primero entra con tu ficha de la barra.
       *[other] Primero entra con tus { $checkers } fichas de la barra.
    }
# en: c536
play-too-many-moves =
    { $allowed ->
        [one] Esta tirada solo permite 1 movimiento.
       *[other] Esta tirada solo permite { $allowed } movimientos.
    }
# en: 6c23
play-both-dice = Tienes que jugar los dos dados, por ejemplo { $example }.
# After doubles.
# en: e6e1
play-of-the-four =
    { $required ->
        [4] Tienes que hacer los cuatro movimientos, por ejemplo { $example }.
       *[other] Tienes que hacer { $required } de los cuatro movimientos, por ejemplo { $example }.
    }
# en: f5ad
play-higher-die = Solo se puede jugar un dado, y tiene que ser el { $die }: { $example }.
# en: 7f5f
play-no-checker-on-point =
    { $place ->
        [bar] No tienes fichas en la barra.
       *[other] No tienes fichas en el punto { $place }.
    }
# en: 59f1
play-blocked = El punto { $point } está bloqueado.
# en: c2a9
play-nothing-to-hit = No hay nada que comer en el punto { $point }.
# $move: such as "8/5". $pips: how far that is. $left: dice, such as "3 and 1".
# en: 83a0
play-not-rolled =
    { $pips ->
        [one] { $move } es 1 pip; por jugar: { $left }.
       *[other] { $move } son { $pips } pips; por jugar: { $left }.
    }
# en: c8dd
play-no-die-left =
    { $pips ->
        [one] { $move } es 1 pip, y no te queda ningún dado.
       *[other] { $move } son { $pips } pips, y no te queda ningún dado.
    }
# en: daec
play-not-home =
    { $place ->
        [bar] Entra con tu ficha de la barra antes de sacar.
       *[other] Lleva a casa tu ficha del punto { $place } antes de sacar.
    }
# en: e681
play-higher-point = No puedes sacar del punto { $point } con un { $die } mientras tengas una ficha en el punto { $rearmost }.
# en: 0fed
play-illegal = Esa jugada no es legal.
