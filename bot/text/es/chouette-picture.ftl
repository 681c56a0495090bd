### The words on the picture of a chouette's board, which have little room, and its alt text, which is read aloud to those who cannot see it.
### $player, $box, $captain, $giver: a name. $members: names, "Ben, Carl". $points: with a sign, such as "+8" or "−1".

## Over the board

# A name at the beginning that stands on the plate below, here "The team", is not drawn twice.
# en: 7f8a
chouette-picture-team = El equipo
# en: 6611
chouette-picture-waits-for =
    { $members ->
        [1] { $captain } espera a { $player }
       *[other] { $captain } espera a { $members } miembros
    }
# en: 9b0c
chouette-picture-waits-for-crew = { $captain } espera al equipo
# en: ae15
chouette-picture-to-answer-box =
    { $members ->
        [1] { $player } debe responder
       *[other] { $members } miembros deben responder
    }
# en: 24fb
chouette-picture-answers = { $captain } · faltan { $left } de { $asked }
# en: 2343
chouette-picture-answers-extra = { $player }, en solitario · faltan { $left } de { $asked }
# en: b867
chouette-picture-ends-even = El juego { $number } acaba igualado
# en: d73a
chouette-picture-team-wins =
    { $points ->
        [one] El equipo gana 1 punto
       *[other] El equipo gana { $points } puntos
    }
# en: 6e33
chouette-picture-box-wins =
    { $points ->
        [one] { $box } gana 1 punto
       *[other] { $box } gana { $points } puntos
    }
# en: 43df
chouette-picture-partners-win =
    { $points ->
        [one] { $box } con { $partner } gana 1 punto
       *[other] { $box } con { $partner } gana { $points } puntos
    }

# What somebody is to do, in a chouette-call; and beside their name.
# en: 2294
chouette-picture-task-answer-cubes =
    { $stage ->
        [double] responder a { $cubes } doblajes
        [raccoon] responder a { $cubes } raccoons
       *[beaver] responder a { $cubes } beavers
    }
# en: c3fa
chouette-picture-task-double-or-roll =
    { $is_redouble ->
        [yes] redoblar o tirar
       *[no] doblar o tirar
    }
# en: ffe0
chouette-picture-task-hold = doblar o liberar
# en: 27fe
chouette-picture-task-extra = dar un extra o no
# en: 12bc
chouette-picture-task-keep-or-retract = conservar o pasar
# en: d0b7
chouette-picture-task-beaver-or-pass = beaver o pasar
# en: 50a2
chouette-picture-task-seek-partner = pedir pareja

## On the plates of box and captain

# en: 6080
chouette-picture-box = box
# $player: who plays for the box, or chouette-picture-autopilot.
# en: 3e19
chouette-picture-box-played-by = box: { $player }
# en: 7bc1
chouette-picture-autopilot = piloto aut.
# en: fe88
chouette-picture-captain =
    { $is_acting ->
        [yes] interino
       *[no] capitán
    }
# Beside a name: the points that somebody wins or loses if the game is a single one.
# en: e716
chouette-picture-at-stake = { $points } en juego
# en: c489
chouette-picture-position = Position ID { $id }

## Beside the board: a member's badge, role and state

# One letter in a badge.
# en: b9a9
chouette-picture-mark =
    { $role ->
        [box] B
       *[partner] P
    }
# en: 7bcc
chouette-picture-role =
    { $role ->
        [acting-captain] capitán interino
        [next-box] → box
        [kept-box] sigue de box
        [next-captain] → capitán
        [last-box] fue box
        [last-partner] fue pareja
       *[partner] pareja del box
    }
# The headline of the closing post. $won: who won the last game, as above.
# en: 228e
chouette-picture-final = { $won } · cuentas finales
# In the final standings: what somebody won in the last game. $points is signed: "+2".
# en: 77cd
chouette-picture-last-game = último juego { $points }
# Over the score sheet of a settled game. Below "next" are badges: B for the next box, a crown for the captain, places in the line.
# Below "place" are those in the final standings.
# en: ada8
chouette-picture-heading =
    { $column ->
        [next] luego
        [place] puesto
        [game] juego { $game }
       *[total] total
    }
# en: 1506
chouette-picture-answered = ya respondió
# en: 9566
chouette-picture-after-captain = tras el capitán
# en: 8920
chouette-picture-answer =
    { $answer ->
        [take] acepta
        [drop] pasa
        [beaver] beaver
        [raccoon] raccoon
       *[follow] sigue
    }{ $is_sealed ->
        [yes] , oculto
       *[no] { "" }
    }
# en: 3b21
chouette-picture-offers =
    { $stage ->
        [double] dobla a { $value }
        [redouble] redobla a { $value }
        [raccoon] raccoon a { $value }
       *[beaver] beaver a { $value }
    }
# en: aa81
chouette-picture-will-double =
    { $is_redouble ->
        [yes] redoblará
       *[no] doblará
    }
# en: 2e4b
chouette-picture-alone =
    { $answer ->
        [take] única aceptación
       *[beaver] único beaver
    }
# en: 9a76
chouette-picture-gives-extra = da un extra
# en: 8f3e
chouette-picture-gave-extra = extra a { $taker }
# en: 4b62
chouette-picture-plays-box = juega por el box
# en: cd2a
chouette-picture-plays-extras = juega los extra
# en: 43a9
chouette-picture-gone =
    { $absence ->
        [left] se fue
        [returning] vuelve luego
        [away] descansa
       *[silent] no responde
    }
# en: 1a7b
chouette-picture-gone-proxy =
    { $absence ->
        [left] se fue, deleg. { $proxy }
        [returning] vuelve, deleg. { $proxy }
        [away] pausa, deleg. { $proxy }
       *[silent] calla, deleg. { $proxy }
    }
# How a member's bet with the box ended; borne-off: played to the end.
# en: 0821
chouette-picture-won =
    { $ending ->
        [dropped] cobró
        [resigned] el box concedió
        [settled] acuerdo
        [forfeited] el box no jugó
       *[borne-off]
            { $kind ->
                [gammon] ganó un gammon
                [backgammon] ganó un backgammon
               *[single] ganó
            }
    }
# en: 7c61
chouette-picture-lost =
    { $ending ->
        [dropped] pasó
        [resigned] concedió
        [settled] acuerdo
       *[borne-off]
            { $kind ->
                [gammon] perdió un gammon
                [backgammon] perdió un backgammon
               *[single] perdió
            }
    }
# en: f415
chouette-picture-box-refused =
    { $stage ->
        [raccoon] box rechazó raccoon
       *[beaver] box rechazó beaver
    }
# en: 1329
chouette-picture-refused =
    { $stage ->
        [raccoon] rechazó un raccoon
       *[beaver] rechazó un beaver
    }

## The alt text, in sentences

# en: 857f
chouette-picture-alt-box = Box: { $box }.
# What the box wins or loses if the game is a single one: the sum of all cubes.
# en: 978d
chouette-picture-alt-at-stake =
    { $is_offered ->
        [yes] En juego si se acepta: { $points }.
       *[no] En juego: { $points }.
    }
# en: 2d01
chouette-picture-alt-partner = Pareja: { $partner }.
# en: 9e30
chouette-picture-alt-played-by = { $player } juega por el box.
# en: 2a9d
chouette-picture-alt-captain = Capitán: { $captain }.
# en: 6fee
chouette-picture-alt-crew = Resto del equipo: { $members }.
# en: 6705
chouette-picture-alt-next-box = Próximo box: { $box }.
# en: b1de
chouette-picture-alt-next-line = Próximo orden: { $members }.
# Where the team has one cube.
# en: 5e2b
chouette-picture-alt-one-cube =
    { $lies ->
        [centred] Un cubo: { $value }, en el centro.
        [box] Un cubo: { $value }, lo tiene el box.
        [team] Un cubo: { $value }, lo tiene el equipo.
        [offered-box] Un cubo: ofrecido al box en { $value }.
       *[offered-team] Un cubo: ofrecido al equipo en { $value }.
    }
# $members: all whose cubes lie alike.
# en: adcb
chouette-picture-alt-cubes =
    { $lies ->
        [centred] Cubo { $value } en el centro: { $members }.
        [box] Cubo { $value } del lado del box: { $members }.
        [team]
            { $count ->
                [one] Cubo { $value } del lado del miembro: { $members }.
               *[other] Cubo { $value } del lado de los miembros: { $members }.
            }
        [offered-box] Cubo ofrecido al box en { $value }: { $members }.
       *[offered-team]
            { $count ->
                [one] Cubo ofrecido al miembro en { $value }: { $members }.
               *[other] Cubo ofrecido a los miembros en { $value }: { $members }.
            }
    }
# An extra cube between a giver and the lone taker: box is the giver's side, team the taker's.
# en: ac76
chouette-picture-alt-extra =
    { $lies ->
        [centred] Extra de { $giver }: { $value }, en el centro.
        [box] Extra de { $giver }: { $value }, lo tiene { $giver }.
        [team] Extra de { $giver }: { $value }, lo tiene { $taker }.
        [offered-box] Extra de { $giver }: ofrecido en { $value } a { $giver }.
       *[offered-team] Extra de { $giver }: ofrecido en { $value } a { $taker }.
    }
# en: f043
chouette-picture-alt-out = Fuera: { $members }.
# en: d2fd
chouette-picture-alt-waited-for = Se espera a: { $members }.
# $state: what stands beside their names on the picture, such as "has answered".
# en: e01c
chouette-picture-alt-state = { $members }: { $state }.
# en: be86
chouette-picture-alt-answered = { $members }: ya respondieron.
# $members: names with what they won: "Ben +8, Carl −1".
# en: e429
chouette-picture-alt-won = Box { $box } { $points }, { $members }.
# en: 81e9
chouette-picture-alt-in-all = En total: { $members }.
