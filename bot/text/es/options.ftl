### House options, of tables of two and of chouettes: names, descriptions in commands, values, rules, refusals.
### $option: the name of an option as commands have it, such as cube_mode. $value: one of its values.
### $least, $most: the range of its numbers.

# The name of an option: above a menu, and before its value ("New players: behind the loser").
# en: 3a0c
options-title =
    { $option ->
        [length] Longitud
        [stake] Valor del punto
        [max_players] Jugadores
        [cube] Cubo
        [cube_mode] Cubos
        [cube_cap] Tope del cubo
        [jacoby] Jacoby
        [beavers] Beavers
        [raccoons] Raccoons
        [automatic_doubles] Doblajes automáticos
        [consultation] Consejos
        [box_double_rule] Doblajes del box
        [box_take_rule] El box acepta
        [reply_order] Orden de respuestas
        [lone_taker] Única aceptación
        [lone_min] Mínimo para única aceptación
        [settlements] Acuerdos
        [box_retention] Conservar el box
        [partner_min] Pareja del box
        [join_position] Quien entra
        [turn_hours] Tiempo por decisión
        [crew_grace] Tiempo para doblar
        [absent_cube] Miembro sin responder
        [box_abandon] Box ausente
       *[start] Inicio
    }
# $title: options-title. $value: one of the values below, a number, or clock-hours or clock-days.
# en: e58c
options-line = { $title }: { $value }
# What an offer changes.
# en: 4548
options-change = { $title }: { $before } → { $after }
# What is played instead, such as "5-point match → money session".
# en: fddd
options-change-play = { $before } → { $after }

# The description of an option in a command: at most 100 characters, better 70.
# en: 7b8d
options-asked =
    { $option ->
        [length] Puntos con los que se gana el match, de { $least } a { $most }
        [stake]
            { $is_money ->
                [yes] Cuánto vale un punto, de { $least } a { $most }; sin dinero real
               *[no] Sesión libre: cuánto vale un punto, de { $least } a { $most }; sin dinero real
            }
        [max_players] Cuántas personas pueden jugar, de { $least } a { $most }; el resto espera
        [cube] Jugar con el cubo
        [cube_mode] Un cubo por miembro, o uno para todo el equipo
        [cube_cap] Valor máximo del cubo: 2, 4, 8 …; 0 sin tope
        [jacoby]
            { $is_money ->
                [yes] Los gammons solo cuentan tras un doblaje
               *[no] Sesión libre: los gammons solo cuentan tras un doblaje
            }
        [beavers]
            { $is_money ->
                [yes] Al recibir un doblaje se puede doblar otra vez y quedarse el cubo
               *[no] Sesión libre: al recibir un doblaje se puede doblar otra vez y quedarse el cubo
            }
        [raccoons]
            { $is_money ->
                [yes] Tras un beaver, quien dobló puede doblar otra vez
               *[no] Sesión libre: tras un beaver, quien dobló puede doblar otra vez
            }
        [automatic_doubles]
            { $is_money ->
                [yes] Máximo de doblajes por dados iniciales iguales, de { $least } a { $most }, o { -options-unlimited }
               *[no] Sesión libre: máximo de doblajes por dados iniciales iguales, o { -options-unlimited }
            }
        [consultation] Quién puede aconsejar al capitán
        [box_double_rule] Qué cubos puede doblar el box a la vez
        [box_take_rule] Qué cubos puede aceptar el box a la vez
        [reply_order] Cuándo se muestran las respuestas de los miembros
        [lone_taker] Qué le pasa a la única aceptación del primer doblaje del box
        [lone_min] Desde cuántos jugadores rige la única aceptación, de { $least } a { $most }
        [settlements] Se pueden cerrar apuestas por acuerdo
        [box_retention] Qué debe lograr el box para seguir siéndolo
        [partner_min] Desde cuántos jugadores el box puede tener pareja
        [join_position] En qué lugar del orden se entra
        [turn_hours] Horas por decisión, de { $least } a { $most }
        [crew_grace] Cuánto espera la tirada a que el resto del equipo doble
        [absent_cube] Qué hace un miembro que no responde a un doblaje
        [box_abandon] Qué pasa cuando el box deja un juego
       *[start] { -options-standard }, { -options-nackgammon }, { -options-hypergammon }, o un XGID, OGID o GNU Position ID
    }

# The pages of a chouette's options, on buttons. Stake: also automatic doubles and the start.
# en: 7f7b
options-page =
    { $page ->
        [cubes] Cubos
        [answers] Respuestas
        [box] Box
        [table] Mesa
       *[stake] Valor
    }
# $values: what may be typed, "`free`, `after cube` or `none`".
# en: cc5c
options-no-such-value = { $title }: no conozco `{ $given }`. Escribe { $values }.

## Values, behind their option's name and a colon, and in the menu of a command.

# en: db10
options-switch =
    { $is_on ->
        [yes] sí
       *[no] no
    }
# Of the cube cap and of automatic doubles.
# en: 037f
options-no-limit = sin límite
# en: 22ff
options-money = sesión libre
# Of the table.
# en: 436a
options-players = máximo { $value }
# Of the lone taker minimum.
# en: acdb
options-players-from = { $value } jugadores
# What may be typed for a start, and for no limit to automatic doubles.
# en: 599e
-options-standard = normal
# en: da3e
-options-nackgammon = Nackgammon
# en: 5f01
-options-hypergammon = hypergammon
# en: 054a
-options-unlimited = sin límite
# en: b1eb
options-unlimited = { -options-unlimited }
# A value of the cube cap, on offer while one is typed.
# en: da1b
options-no-cap = sin tope
# en: aff7
options-start =
    { $value ->
        [nackgammon] { -options-nackgammon }
        [hypergammon] { -options-hypergammon }
        [special] especial
       *[standard] { -options-standard }
    }
# en: e350
options-cubes =
    { $value ->
        [multi] uno por miembro
       *[single] uno para todo el equipo
    }
# en: b6c7
options-advice =
    { $value ->
        [free] cada miembro que siga en el juego
        [after-cube] cada miembro con su cubo ya girado
       *[none] ninguno
    }
# en: 96bf
options-doubles =
    { $value ->
        [any] cualquier cubo
        [must-include-captain] el del capitán y los que quiera
       *[all] todos los cubos o ninguno
    }
# en: fbaa
options-takes =
    { $value ->
        [free] cualquier cubo
        [half-of-initial] al menos la mitad de los primeros doblajes, o ninguno
        [all-or-none] todos los cubos o ninguno
       *[must-take-captain] el del capitán y los que quiera, o ninguno
    }
# en: 9a64
options-answers =
    { $value ->
        [sealed] todas a la vez
        [captain-first] el capitán primero
       *[captain-last] el capitán al final
    }
# en: 3412
options-lone =
    { $value ->
        [none] sigue jugando
        [must-drop] también debe pasar
        [extras] puede recibir cubos extra
       *[must-beaver] debe hacer beaver o pasar
    }
# en: 096b
options-stays =
    { $value ->
        [beats-captain] ganar al capitán
        [beats-original-captain] ganar al primer capitán
        [net-profit] ganar puntos en total
        [net-nonneg] no perder puntos en total
       *[beats-all] ganar a cada miembro
    }
# en: f0c5
options-partner =
    { $value ->
        [0] no
       *[other] con { $value } jugadores o más
    }
# en: c414
options-joins =
    { $value ->
        [after-loser] al final de la fila
       *[before-loser] delante de quien pierde
    }
# en: 127b
options-silent =
    { $value ->
        [follow-captain] sigue al capitán, o pasa si al capitán no le doblan
        [drop] pasa
       *[proxy-only] pasa si nadie responde por delegación
    }
# How long the captain's roll waits for the crew to double.
# en: 5352
options-grace =
    { $value ->
        [quarter-hour] 15 minutos
        [hour] 1 hora
        [four-hours] 4 horas
       *[none] ninguno
    }
# en: 2f2c
options-gone =
    { $value ->
        [autopilot] sigue el piloto automático
       *[forfeit-single] pierde un juego simple
    }

## Rules of a chouette, each a line of its rule sheet.

# en: 535f
options-rule-cubes =
    { $value ->
        [multi] **Cubos**: cada miembro tiene un cubo con el box, y dobla, acepta o pasa por su cuenta.
       *[single] **Cubo**: uno para todo el equipo. El capitán dobla por el equipo entero; cada miembro acepta o pasa por su cuenta.
    }
# en: 1c55
options-rule-jacoby =
    { $is_on ->
        [yes] **Jacoby**: gammons y backgammons solo cuentan en un cubo doblado y aceptado.
       *[no] **Jacoby**: no. Gammons y backgammons cuentan siempre.
    }
# en: b284
options-rule-advice =
    { $value ->
        [free] **Consejos**: cada miembro que siga en el juego puede aconsejar; decide el capitán.
        [after-cube] **Consejos**: un miembro puede aconsejar cuando su cubo ya esté girado y aceptado; decide el capitán.
       *[none] **Consejos**: ninguno; el capitán decide en solitario.
    }
# en: a5f8
options-rule-answers =
    { $value ->
        [sealed] **Respuestas**: los miembros responden al box en secreto. Todas se muestran a la vez.
        [captain-first] **Respuestas**: los miembros responden al box en secreto. La del capitán se muestra primero.
       *[captain-last] **Respuestas**: los miembros responden al box en secreto. La del capitán se muestra al final.
    }
# en: 6896
options-rule-settlements =
    { $is_on ->
        [yes] **Acuerdos**: cualquier apuesta se puede cerrar por puntos si los dos lados quieren.
       *[no] **Acuerdos**: no hay; una apuesta solo se puede conceder.
    }
# en: e972
options-rule-box =
    { $value ->
        [beats-captain] **Próximo box**: el box sigue hasta que un capitán le gane. Un capitán que pasa va al final de la fila, y el siguiente es capitán.
        [beats-original-captain] **Próximo box**: el box sigue hasta que pierda con el capitán que empezó el juego.
        [net-profit] **Próximo box**: el box sigue si en total ganó puntos en el juego.
        [net-nonneg] **Próximo box**: el box sigue si en total no perdió puntos en el juego.
       *[beats-all] **Próximo box**: el box sigue si ganó a cada miembro.
    }
# en: 5084
options-rule-partner = **Pareja**: con { $players } jugadores o más, el box puede pedir pareja, que gana o pierde la mitad.
# en: c28e
options-rule-joining =
    { $value ->
        [after-loser] **Quien entra**: entra cuando quiera. Juega tras el juego en curso, al final de la fila.
       *[before-loser] **Quien entra**: entra cuando quiera. Juega tras el juego en curso, delante de quien pierda.
    }
# en: fd5f
options-rule-gone =
    { $value ->
        [autopilot] **Box ausente**: si el box se va, sigue la pareja o alguien que ya esté fuera y se ofrezca; si no, el piloto automático.
       *[forfeit-single] **Box ausente**: si el box se va, sigue la pareja o alguien que ya esté fuera y se ofrezca; si no, el box pierde un juego simple en cada apuesta.
    }

## Refusals. Words in backticks are options of commands.

# $given: what was typed.
# en: 62b3
options-wrong =
    { $option ->
        [length] Elige `length` de { $least } a { $most } puntos; escribiste { $given }.
        [stake] Elige `stake` de { $least } a { $most } puntos; escribiste { $given }.
        [max_players] Elige `max_players` de { $least } a { $most }; escribiste { $given }.
        [cube_cap] Elige `cube_cap` 2, 4, 8 y así hasta { $most }, o 0 sin tope; escribiste { $given }.
        [automatic_doubles] Elige `automatic_doubles` de { $least } a { $most } por juego, o `{ -options-unlimited }`; escribiste { $given }.
        [lone_min] Elige `lone_min` de { $least } a { $most } jugadores; escribiste { $given }.
        [partner_min] Elige `partner_min` 6 u 8 jugadores, o 0 sin pareja; escribiste { $given }.
        [turn_hours] Elige `turn_hours` de { $least } a { $most }; escribiste { $given }.
       *[other] Elige otro valor para `{ $option }`; escribiste { $given }.
    }
# $options: the options to leave out, as they are typed, and $count of them.
# en: a122
options-money-only =
    { $count ->
        [one] { $options } es para sesiones libres: quítala, o juega una sesión libre.
       *[other] { $options } son para sesiones libres: quítalas, o juega una sesión libre.
    }
# en: 43ff
options-needs-cube =
    { $count ->
        [one] { $options } necesita el cubo: quítala, o juega con cubo.
       *[other] { $options } necesitan el cubo: quítalas, o juega con cubo.
    }
# en: c67f
options-fault =
    { $fault ->
        [needs-beavers] Un raccoon responde a un beaver: añade `beavers`, o quita `raccoons`.
        [start] Elige un inicio igual para los dos lados, con alguna ficha por sacar.
        [start-shared] Elige otro inicio: en este, los dos lados ocupan el mismo punto.
        [start-closed-out] Elige otro inicio: en este, los dos lados están cerrados y nadie podría mover nunca.
        [partner-table] La mesa es demasiado pequeña para una pareja del box: sube `max_players`, o baja `partner_min`.
        [single-beavers] Con un cubo para el equipo no hay beavers: quita `beavers`, o juega con un cubo por miembro.
        [single-batch] `box_take_rule` y `box_double_rule` eligen entre varios cubos: quítalas, o juega con un cubo por miembro.
        [lone-beaver] La única aceptación solo puede hacer beaver si hay beavers: añade `beavers`, o elige otro `lone_taker`.
       *[money-only] Una chouette es una sesión libre con cubo: no lleva `length`, y el cubo siempre se juega.
    }
# en: 3a77
-options-starts = { -options-standard }, { -options-nackgammon } o { -options-hypergammon }, un XGID, un OGID, o un GNU Position ID de 14 caracteres
# $flaw: position-flaw.
# en: 96ef
options-no-start = No puedo empezar desde `{ $given }`. { $flaw } Elige { -options-starts }.
# en: b183
options-unknown-start = No conozco el inicio `{ $given }`. Elige { -options-starts }.
# en: 05cd
options-length-of-money =
    { $length ->
        [one] Una sesión libre no lleva `length`: quítala, o juega un match a 1 punto.
       *[other] Una sesión libre no lleva `length`: quítala, o juega un match a { $length } puntos.
    }
