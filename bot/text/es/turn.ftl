### Whose turn it is where, reminders, the questions before an action, a play that is being built, and what a
### player keeps at a table: standing orders and a note.
### $roll: such as 3-1. $moves: such as 8/5 6/5.

## The list of all turns, and the way to the next one.

# en: 8dbd
turn-none = No tienes juegos ahora. Empieza uno con `/challenge`.
# en: 0a5b
turn-heading-yours = ### Te toca
# en: bbdd
turn-heading-others = ### Les toca a otros
# en: 2cb7
turn-heading-anyone = ### Desafíos abiertos aquí
# en: 5bc7
turn-left-out = -# … y { $number } más
# $table: a line of the list.
# en: d0b4
turn-next = Hecho. También te espera: { $table }

## A reminder; a mention of the player may stand before it.

# en: f183
turn-still = Te sigue tocando.
# $task: such as "to take or pass", which begins with a small letter; a colon may stand before it.
# en: 7799
turn-still-to = Te sigue tocando { $task }.
# en: e661
turn-still-to-answer = Te sigue tocando { $task } ({ $offers }).
# en: 48d3
turn-reminder = Recordatorio: { $call }
# en: 4756
turn-reminder-to = Recordatorio: { $call }.
# $when: such as "in 2 hours".
# en: a242
turn-time-runs-out =
    { $is_direct ->
        [yes] Tu tiempo se acaba { $when }.
       *[no] El tiempo se acaba { $when }.
    }

## Questions before an action, and what is said after it.

# $button: the label of the button that does it, such as "Double to 2".
# en: 44d5
turn-ask-double = ¿{ $button }?
# en: c4eb
turn-ask-pass =
    { $stage ->
        [beaver] ¿Rechazar el beaver?
        [raccoon] ¿Rechazar el raccoon?
        [redouble] ¿Pasar el redoblaje?
       *[double] ¿Pasar el doblaje?
    }
# $player: for whom the reader answers.
# en: c34a
turn-ask-pass-for =
    { $stage ->
        [beaver] ¿Rechazar el beaver por { $player }?
        [raccoon] ¿Rechazar el raccoon por { $player }?
        [redouble] ¿Pasar el redoblaje por { $player }?
       *[double] ¿Pasar el doblaje por { $player }?
    }
# en: dd06
turn-ask-resign = ¿Qué abandonas? Tu rival puede rechazar todo lo que no sea el máximo.
# Where what is resigned is the most that can be lost.
# en: 837c
turn-ask-resign-maximum =
    { $is_match ->
        [yes] ¿Abandonas el match? Es el máximo, así que se acepta al instante.
       *[no] ¿Abandonas el juego? Es el máximo, así que se acepta al instante.
    }
# en: b6f2
turn-offer-more = Tu abandono fue rechazado: hasta tu próximo turno solo puedes ofrecer más.
# The label of the button that does nothing, and what it answers.
# en: 1506
turn-cancel = Cancelar
# en: 5a75
turn-cancelled = Cancelado.
# en: 4de1
turn-done = Hecho.
# en: 3bdb
turn-you-rolled = Tiraste { $roll }.
# Below a play that was made without confirming it, and that cannot be undone any more.
# en: a575
turn-play-stands = Ya se han tirado dados después: tu jugada vale.

## Above what happened since the reader's turn; for a spectator, of the last turn.

# en: d2f7
turn-since-yours = Desde tu turno
# en: 6769
turn-nothing-since-yours = No ha pasado nada desde tu turno
# en: ed48
turn-last = El último turno

## A play that is being built, or one to suggest to the captain. $is_own: whether it is the reader's own.

# en: d5d4
turn-build =
    { $is_own ->
        [yes] ### Tu tirada: { $roll }
       *[no] ### Sugiere una jugada para { $roll }
    }
# en: 5668
turn-build-moved = ### { $roll }: { $moves }
# **Confirm** or **Suggest** is the button.
# en: 94a2
turn-build-complete =
    { $is_own ->
        [yes] Jugada completa. ¿Confirmar?
       *[no] Jugada completa. ¿Sugerirla?
    }
# en: 6f44
turn-build-from = ¿Del punto { $point } adónde?
# en: 0d2a
turn-build-from-bar = ¿De la barra adónde?
# en: e80a
turn-build-next = Elige la siguiente ficha.
# en: f0d1
turn-build-first = Elige una jugada, o una ficha para mover.
# $command: what to type, such as "/play 8/5 6/5".
# en: 09f2
turn-build-more-plays = -# Aquí van { $listed } de { $plays } jugadas. Haz las demás paso a paso, o escribe `{ $command }`.
# The label of a checker's button; others bear the number of their point.
# en: b376
turn-build-bar = barra
# en: 9fa5
turn-build-other-checker = Otra ficha
# en: 1eba
turn-build-undo = Deshacer

## Standing orders: what the bot does for a player until they switch it off.

# en: c4a4
turn-orders-heading =
    { $is_match ->
        [yes] Tus órdenes permanentes en este match
       *[no] Tus órdenes permanentes en esta sesión
    }
# en: ea59
turn-orders-once = Una vez, en este juego:
# "Roll for me" is the two orders to roll although the player could double.
# en: 4448
turn-orders-rolling = El bot deja de tirar por ti cuando el cubo pasa a tu lado. Una tirada sin elección se juega por ti, sin aviso.
# The label of the button below a roll that gives the first of them.
# en: 3bab
turn-roll-for-me = Tirar por mí
# en: 97c9
turn-rolling-stopped = El bot ya no tira por ti: el cubo es tuyo.
# en: b1c4
turn-orders-hint = Tus órdenes solo las ves tú. Desactiva cualquiera antes de que actúe; el registro muestra lo que hizo.
# en: 9772
turn-orders-bearing-off = Sacar fichas: saca todas las que permita la tirada. Entre jugadas iguales conserva, por este orden, más puntos ocupados, pilas más bajas y más fichas en puntos bajos.
# en: a34c
turn-order =
    { $order ->
        [roll] Tirar por mí cuando no puedo doblar
        [forced] Hacer mis jugadas forzadas
        [bear-off] Sacar fichas por mí cuando no haya contacto
        [roll-game] Tirar por mí en este juego aunque pueda doblar
        [roll-table]
            { $is_match ->
                [yes] Tirar por mí en este match aunque pueda doblar
               *[no] Tirar por mí en esta sesión aunque pueda doblar
            }
        [after-hit] Preguntarme otra vez cuando se coma una ficha
        [double] Doblar al empezar mi próximo turno
        [take] Aceptar el próximo doblaje
       *[pass] Pasar el próximo doblaje
    }
# The label of the button that switches the order.
# en: 165c
turn-order-button =
    { $order ->
        [roll] Tirar
        [forced] Jugadas forzadas
        [bear-off] Sacar fichas
        [roll-game] Tirar en este juego
        [roll-table]
            { $is_match ->
                [yes] Tirar en este match
               *[no] Tirar en esta sesión
            }
        [after-hit] Preguntar si comen
        [double] Doblar próximo turno
        [take] Aceptar próximo
       *[pass] Pasar próximo
    }
# $order: as in turn-order.
# en: 6fe3
turn-order-on = { $order }: **sí**
# en: cb87
turn-order-off = { $order }: no
# en: 2e4e
turn-order-settled = { $order }: **sí** (`/settings me`)
# en: 0d71
turn-order-between-games = Da esta orden cuando haya empezado el siguiente juego.
# en: da81
turn-order-cube-yours = Mientras el cubo sea tuyo, decides antes de cada tirada. Da esta orden cuando ya no lo sea.
# en: 071c
turn-order-turn-begun = Tu turno ya empezó: dobla o tira a mano. Podrás dar esta orden después de tirar.
# **Take** and **Pass** are buttons.
# en: fe7e
turn-order-doubled = Te doblaron: pulsa ahora **Aceptar** o **Pasar**. La orden es para el próximo doblaje.

## A player's note about a table.

# en: bb6a
turn-note = -# Tu nota:
# en: 8fec
turn-note-none = No tienes nota sobre esta mesa. Escribe una con `/note text:`; solo la ves tú.
# en: 69f6
turn-note-deleted = Nota borrada.
# **My side** and **Since my turn** are buttons.
# en: ed5e
turn-note-hint = Tu nota solo la ves tú: en **Mi lado**, en **Desde mi turno** y donde haces tu jugada.
# en: 1199
turn-note-too-long = Una nota tiene como mucho { $limit } caracteres. Acorta la tuya.
# en: a64b
turn-live = Sigue el juego hasta las { $moment }. Después, pulsa **Mi lado** otra vez.
# en: 930f
turn-live-over = Pulsa **Mi lado** otra vez para ver qué ha cambiado.
