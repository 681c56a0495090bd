### What happens in a chouette, for all to read. Each message is a clause without a full stop; a line may join several: "Ben and Dora take at 2; Carl passes and pays 1".
### $player, $players: who does it, by name: "Ben", "Ben and Carl", also "The autopilot" or "Eve (for Ann)". $count: how many they are. $value: what a cube shows; $points: a number.

## Doubles

# en: 26a5
chouette-log-doubles =
    { $is_redouble ->
        [yes]
            { $count ->
                [one] { $players } redobla a { $value }
               *[other] { $players } redoblan a { $value }
            }
       *[no]
            { $count ->
                [one] { $players } dobla a { $value }
               *[other] { $players } doblan a { $value }
            }
    }
# en: 669a
chouette-log-team-doubles =
    { $is_redouble ->
        [yes] El equipo redobla a { $value }
       *[no] El equipo dobla a { $value }
    }
# $members: one or several of chouette-log-doubled, "Ben and Carl to 2, Dora to 8".
# en: 007b
chouette-log-box-doubles =
    { $is_redouble ->
        [yes] { $box } redobla a { $members }
       *[no] { $box } dobla a { $members }
    }
# en: cacf
chouette-log-doubled = { $members } (a { $value })
# en: 9954
chouette-log-doubles-extra =
    { $is_redouble ->
        [yes] { $player } redobla a { $other } en el cubo extra a { $value }
       *[no] { $player } dobla a { $other } en el cubo extra a { $value }
    }

## Answers

# en: 73e2
chouette-log-takes =
    { $count ->
        [one] { $players } acepta en { $value }
       *[other] { $players } aceptan en { $value }
    }
# en: 52b1
chouette-log-takes-extra =
    { $count ->
        [one] { $players } acepta el cubo extra en { $value }
       *[other] { $players } aceptan el cubo extra en { $value }
    }
# en: 6905
chouette-log-passes =
    { $count ->
        [one] { $players } pasa y paga { $points }
       *[other] { $players } pasan y pagan { $points } por persona
    }
# They follow the captain, who was not doubled.
# en: 749a
chouette-log-follows-nobody =
    { $count ->
        [one] { $players } sigue al capitán, a quien no doblan: pasa y paga { $points }
       *[other] { $players } siguen al capitán, a quien no doblan: pasan y pagan { $points } por persona
    }
# en: 9df9
chouette-log-passes-extra =
    { $count ->
        [one] { $players } pasa el cubo extra y paga { $points }
       *[other] { $players } pasan el cubo extra y pagan { $points } por persona
    }
# en: 04b6
chouette-log-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } rechaza el raccoon y paga { $points }
               *[beaver] { $players } rechaza el beaver y paga { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } rechazan el raccoon y pagan { $points } por persona
               *[beaver] { $players } rechazan el beaver y pagan { $points } por persona
            }
    }
# en: 515a
chouette-log-refuses-extra =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } rechaza el raccoon del cubo extra y paga { $points }
               *[beaver] { $players } rechaza el beaver del cubo extra y paga { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } rechazan el raccoon del cubo extra y pagan { $points } por persona
               *[beaver] { $players } rechazan el beaver del cubo extra y pagan { $points } por persona
            }
    }
# en: 5a9b
chouette-log-raises =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } hace raccoon a { $value }
               *[beaver] { $players } hace beaver a { $value }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } hacen raccoon a { $value }
               *[beaver] { $players } hacen beaver a { $value }
            }
    }
# en: a7df
chouette-log-raises-extra =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } hace raccoon en el cubo extra a { $value }
               *[beaver] { $players } hace beaver en el cubo extra a { $value }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } hacen raccoon en el cubo extra a { $value }
               *[beaver] { $players } hacen beaver en el cubo extra a { $value }
            }
    }

# The box answers the doubles of members, each with a cube. $members: names, "Ben and Carl"; $count: how many.
# en: 343b
chouette-log-box-takes =
    { $count ->
        [one] { $box } acepta en { $value } el doblaje de { $members }
       *[other] { $box } acepta en { $value } los doblajes de { $members }
    }
# en: 5ccf
chouette-log-box-passes =
    { $count ->
        [one] { $box } pasa el doblaje de { $members } y paga { $points }
       *[other] { $box } pasa los doblajes de { $members } y paga { $points } por cubo
    }
# en: 6131
chouette-log-box-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $box } rechaza el raccoon de { $members } y paga { $points }
               *[beaver] { $box } rechaza el beaver de { $members } y paga { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $box } rechaza los raccoons de { $members } y paga { $points } por cubo
               *[beaver] { $box } rechaza los beavers de { $members } y paga { $points } por cubo
            }
    }
# en: 0917
chouette-log-box-raises =
    { $stage ->
        [raccoon] { $box } hace raccoon a { $value } contra { $members }
       *[beaver] { $box } hace beaver a { $value } contra { $members }
    }
# The doubler accepts a beaver, or its member a raccoon. $stage is unknown where the log begins later.
# en: a733
chouette-log-box-accepts =
    { $stage ->
        [beaver]
            { $count ->
                [one] { $box } acepta el beaver de { $members } en { $value }
               *[other] { $box } acepta los beavers de { $members } en { $value }
            }
        [raccoon]
            { $count ->
                [one] { $box } acepta el raccoon de { $members } en { $value }
               *[other] { $box } acepta los raccoons de { $members } en { $value }
            }
       *[unknown]
            { $count ->
                [one] { $box } acepta el cubo de { $members } en { $value }
               *[other] { $box } acepta los cubos de { $members } en { $value }
            }
    }
# en: 3a36
chouette-log-accepts =
    { $stage ->
        [beaver]
            { $count ->
                [one] { $players } acepta el beaver en { $value }
               *[other] { $players } aceptan el beaver en { $value }
            }
        [raccoon]
            { $count ->
                [one] { $players } acepta el raccoon en { $value }
               *[other] { $players } aceptan el raccoon en { $value }
            }
       *[unknown]
            { $count ->
                [one] { $players } acepta en { $value }
               *[other] { $players } aceptan en { $value }
            }
    }
# en: cedf
chouette-log-accepts-extra =
    { $stage ->
        [raccoon]
            { $count ->
                [one] { $players } acepta el raccoon del cubo extra en { $value }
               *[other] { $players } aceptan el raccoon del cubo extra en { $value }
            }
       *[beaver]
            { $count ->
                [one] { $players } acepta el beaver del cubo extra en { $value }
               *[other] { $players } aceptan el beaver del cubo extra en { $value }
            }
    }

# Answers that are shown before the others are in. $answers: one or several of chouette-log-answer.
# en: 6c1d
chouette-log-answered-first = Primeras respuestas: { $answers }
# en: ae99
chouette-log-answer =
    { $answer ->
        [take] { $player } acepta
        [drop] { $player } pasa
        [beaver] { $player } hace beaver
        [raccoon] { $player } hace raccoon
       *[follow] { $player } sigue al capitán
    }
# en: 5bc5
chouette-log-silent =
    { $count ->
        [one] { $players } no respondió a tiempo
       *[other] { $players } no respondieron a tiempo
    }

## The lone taker: all others passed

# en: c201
chouette-log-lone-must-pass = { $player }, única aceptación, también debe pasar y paga { $points }
# en: 1197
chouette-log-lone-must-beaver = { $player }, única aceptación, debe hacer beaver o pasar
# en: a8ec
chouette-log-lone =
    { $answer ->
        [beaver] Solo { $player } hace beaver; { $other } puede dar un cubo extra
       *[take] Solo { $player } acepta; { $other } puede dar un cubo extra
    }
# en: 6f83
chouette-log-lone-several =
    { $answer ->
        [beaver] Solo { $player } hace beaver; quienes pasaron pueden dar un cubo extra
       *[take] Solo { $player } acepta; quienes pasaron pueden dar un cubo extra
    }
# en: dcba
chouette-log-extras =
    { $count ->
        [one] { $players } da un cubo extra
       *[other] { $players } dan un cubo extra
    }
# en: 1f05
chouette-log-no-extras = Nadie da un cubo extra
# en: f856
chouette-log-no-extras-silent =
    { $count ->
        [one] { $players } no respondió a tiempo; nadie da un cubo extra
       *[other] { $players } no respondieron a tiempo; nadie da un cubo extra
    }
# en: 7a79
chouette-log-extras-given =
    { $count ->
        [one] { $players } paga { $points } a { $taker } y da un cubo extra en { $value }
       *[other] { $players } pagan { $points } por persona a { $taker } y dan un cubo extra en { $value }
    }

## The roll

# $high, $low: the dice, the higher one first; box and team roll one each. The others are log-opening-….
# en: 68b3
chouette-log-opening =
    { $starter ->
        [white] Tirada inicial { $high }-{ $low }: empieza el box
       *[black] Tirada inicial { $high }-{ $low }: empieza el equipo
    }
# en: 3bb2
chouette-log-holds = { $player } pide retener la tirada
# en: b5f0
chouette-log-releases = La tirada ya no espera a { $player }
# en: 25cf
chouette-log-releases-silent = { $player } agotó el tiempo: la tirada queda libre
# en: fa2d
chouette-log-rolls = { $player } quiere tirar
# As the name of whoever plays: "The autopilot (for the team) 3-1: 8/5 6/5".
# en: ffba
chouette-log-autopilot-for-team = El piloto automático (por el equipo)

## Captain, box and who acts for others

# en: 6219
chouette-log-captain-passed = { $player } queda fuera y va al final de la fila; { $captain } es capitán
# en: dca6
chouette-log-captain-gone = { $captain } releva a { $player } como capitán
# en: 3d8e
chouette-log-captain-acting = { $captain } es capitán interino
# A captain who was silent for too long has come back, and nobody had succeeded them.
# en: 932e
chouette-log-captain-again = { $captain } vuelve a ser capitán
# en: 9bdb
chouette-log-captain-struck = { $captain } ya no puede ganar el box como capitán
# $why: the captain leaves, sits out, or was silent twice in a row. $is_acting: $captain only moves the checkers.
# en: afb4
chouette-log-captain-replaced =
    { $why ->
        [leaves]
            { $is_acting ->
                [yes] { $player } sale después de este juego: { $captain } es capitán interino
               *[no] { $player } sale después de este juego: { $captain } es capitán
            }
        [sits-out]
            { $is_acting ->
                [yes] { $player } descansa: { $captain } es capitán interino
               *[no] { $player } descansa: { $captain } es capitán
            }
       *[silent]
            { $is_acting ->
                [yes] { $player } dejó pasar dos decisiones: { $captain } es capitán interino
               *[no] { $player } dejó pasar dos decisiones: { $captain } es capitán
            }
    }
# en: 99ad
chouette-log-captain-missed = { $captain } agotó el tiempo; si vuelve a pasar, otra persona toma el relevo
# en: f824
chouette-log-captain-missed-once = { $captain } agotó el tiempo; si vuelve a pasar, { $player } toma el relevo
# en: 8356
chouette-log-heard-again = { $player } vuelve a responder
# en: 5cdb
chouette-log-box-silent = { $box } agotó el tiempo; si vuelve a pasar, otra persona juega por el box
# en: c194
chouette-log-silent-for-long =
    { $is_away ->
        [yes] { $player } dejó pasar dos decisiones y ahora descansa
       *[no] { $player } agotó el tiempo; otros actúan en su lugar en este juego
    }
# en: 6eb6
chouette-log-box-forfeits = Nadie juega por { $box }, que pierde un juego simple en cada apuesta abierta
# en: 493b
chouette-log-volunteers = { $player } relevará al box si se va
# en: 4ec7
chouette-log-volunteers-no-longer = { $player } ya no relevará al box
# en: 55e1
chouette-log-substitute = { $player } juega por { $box }; los puntos son de { $box }
# en: 973b
chouette-log-proxy = { $player } puede responder por { $member }
# en: 0812
chouette-log-proxy-ended = { $member } ya no delega
# en: 31e1
chouette-log-proxy-silent = La persona en quien { $member } delegó agotó el tiempo y ya no responde

## Settlements and concessions

# $reader, in the next four: the proposer, or a proxy who proposes for $player; asked, the $other one; or anybody.
# Where they are "called", the sentence stands after the name of the $other one and a colon.
# en: 81f2
chouette-log-concedes =
    { $reader ->
        [proposer]
            { $kind ->
                [gammon] Ofreces conceder un gammon a { $other } y pagar { $points }
                [backgammon] Ofreces conceder un backgammon a { $other } y pagar { $points }
               *[single] Ofreces conceder un juego simple a { $other } y pagar { $points }
            }
        [proxy]
            { $kind ->
                [gammon] Ofreces (por { $player }) conceder un gammon a { $other } y pagar { $points }
                [backgammon] Ofreces (por { $player }) conceder un backgammon a { $other } y pagar { $points }
               *[single] Ofreces (por { $player }) conceder un juego simple a { $other } y pagar { $points }
            }
        [asked]
            { $kind ->
                [gammon] { $player } te ofrece conceder un gammon y pagar { $points }
                [backgammon] { $player } te ofrece conceder un backgammon y pagar { $points }
               *[single] { $player } te ofrece conceder un juego simple y pagar { $points }
            }
        [called]
            { $kind ->
                [gammon] { $player } ofrece conceder un gammon y pagar { $points }
                [backgammon] { $player } ofrece conceder un backgammon y pagar { $points }
               *[single] { $player } ofrece conceder un juego simple y pagar { $points }
            }
       *[anybody]
            { $kind ->
                [gammon] { $player } ofrece conceder un gammon a { $other } y pagar { $points }
                [backgammon] { $player } ofrece conceder un backgammon a { $other } y pagar { $points }
               *[single] { $player } ofrece conceder un juego simple a { $other } y pagar { $points }
            }
    }
# en: cbda
chouette-log-asks =
    { $reader ->
        [proposer]
            { $points ->
                [one] Ofreces a { $other } un acuerdo: { $other } paga 1
               *[other] Ofreces a { $other } un acuerdo: { $other } paga { $points }
            }
        [proxy]
            { $points ->
                [one] Ofreces (por { $player }) a { $other } un acuerdo: { $other } paga 1
               *[other] Ofreces (por { $player }) a { $other } un acuerdo: { $other } paga { $points }
            }
        [asked]
            { $points ->
                [one] { $player } te ofrece un acuerdo: pagas 1
               *[other] { $player } te ofrece un acuerdo: pagas { $points }
            }
        [called]
            { $points ->
                [one] { $player } ofrece un acuerdo si { $other } paga 1
               *[other] { $player } ofrece un acuerdo si { $other } paga { $points }
            }
       *[anybody]
            { $points ->
                [one] { $player } ofrece a { $other } un acuerdo: { $other } paga 1
               *[other] { $player } ofrece a { $other } un acuerdo: { $other } paga { $points }
            }
    }
# en: 4ff0
chouette-log-offers =
    { $reader ->
        [proposer]
            { $points ->
                [one] Ofreces a { $other } 1 punto por un acuerdo
               *[other] Ofreces a { $other } { $points } puntos por un acuerdo
            }
        [proxy]
            { $points ->
                [one] Ofreces (por { $player }) a { $other } 1 punto por un acuerdo
               *[other] Ofreces (por { $player }) a { $other } { $points } puntos por un acuerdo
            }
        [asked]
            { $points ->
                [one] { $player } te ofrece 1 punto por un acuerdo
               *[other] { $player } te ofrece { $points } puntos por un acuerdo
            }
        [called]
            { $points ->
                [one] { $player } ofrece 1 punto por un acuerdo
               *[other] { $player } ofrece { $points } puntos por un acuerdo
            }
       *[anybody]
            { $points ->
                [one] { $player } ofrece a { $other } 1 punto por un acuerdo
               *[other] { $player } ofrece a { $other } { $points } puntos por un acuerdo
            }
    }
# en: 0b50
chouette-log-offers-even =
    { $reader ->
        [proposer] Ofreces a { $other } quedar en paz
        [proxy] Ofreces (por { $player }) a { $other } quedar en paz
        [asked] { $player } te ofrece quedar en paz
        [called] { $player } ofrece quedar en paz
       *[anybody] { $player } ofrece a { $other } quedar en paz
    }
# en: 816b
chouette-log-refuses-offer = { $player } rechaza la oferta de { $other }
# en: 93be
chouette-log-withdraws-offer = { $player } retira la oferta a { $other }
# Where nobody can speak for a player; and without names, where the log goes back two games.
# en: 744b
chouette-log-proposal-dropped-between =
    { $is_refused ->
        [yes] La oferta fue rechazada ({ $box }, { $member })
       *[no] La oferta fue retirada ({ $box }, { $member })
    }
# en: b95b
chouette-log-proposal-dropped =
    { $is_refused ->
        [yes] La oferta fue rechazada
       *[no] La oferta fue retirada
    }
# en: cdd5
chouette-log-settles =
    { $count ->
        [one] { $players } llega a un acuerdo con { $payee } y paga { $points }
       *[other] { $players } llegan a un acuerdo con { $payee } y pagan { $points } por persona
    }
# en: d65f
chouette-log-resigns =
    { $count ->
        [one]
            { $kind ->
                [gammon] { $players } concede un gammon a { $payee } y paga { $points }
                [backgammon] { $players } concede un backgammon a { $payee } y paga { $points }
               *[single] { $players } concede un juego simple a { $payee } y paga { $points }
            }
       *[other]
            { $kind ->
                [gammon] { $players } conceden un gammon a { $payee } y pagan { $points } por persona
                [backgammon] { $players } conceden un backgammon a { $payee } y pagan { $points } por persona
               *[single] { $players } conceden un juego simple a { $payee } y pagan { $points } por persona
            }
    }
# en: d672
chouette-log-even = { $box } queda en paz con { $member }
# Where the log goes back two games.
# en: 15a3
chouette-log-bet-ended =
    { $is_settled ->
        [yes]
            { $points ->
                [one] Una apuesta termina por acuerdo: 1 punto
               *[other] Una apuesta termina por acuerdo: { $points } puntos
            }
       *[no]
            { $points ->
                [one] Una apuesta se concede por 1 punto
               *[other] Una apuesta se concede por { $points } puntos
            }
    }

## Who comes and goes

# en: d1d1
chouette-log-joins =
    { $count ->
        [one]
            { $is_back ->
                [yes] { $players } vuelve
               *[no] { $players } entra
            }
       *[other]
            { $is_back ->
                [yes] { $players } vuelven
               *[no] { $players } entran
            }
    }
# en: 2887
chouette-log-joins-waiting =
    { $count ->
        [one]
            { $is_back ->
                [yes] { $players } vuelve y espera para jugar
               *[no] { $players } entra y espera para jugar
            }
       *[other]
            { $is_back ->
                [yes] { $players } vuelven y esperan para jugar
               *[no] { $players } entran y esperan para jugar
            }
    }
# en: 5d67
chouette-log-dealt-in =
    { $count ->
        [one] { $players } empieza a jugar
       *[other] { $players } empiezan a jugar
    }
# en: edb0
chouette-log-leaves = { $player } sale
# en: 6baf
chouette-log-leaves-game = { $player } sale después de este juego; hasta entonces, otros actúan en su lugar
# en: 9c5a
chouette-log-goes-away = { $player } descansa

## Options

# $options: such as "Jacoby: no · Stake: 5", or chouette-log-preset, or chouette-log-unchanged.
# en: 2782
chouette-log-options =
    { $is_new_stake ->
        [yes] Opciones: { $options }; todos deben aceptar el valor del punto
       *[no] Opciones: { $options }
    }
# en: 5d13
chouette-log-options-later =
    { $is_new_stake ->
        [yes] Desde el juego { $number }: { $options }; todos deben aceptar el valor del punto
       *[no] Desde el juego { $number }: { $options }
    }
# en: 0588
chouette-log-unchanged = las opciones siguen como están
# en: e24b
chouette-log-preset = modelo “{ $preset }”
# en: 194d
chouette-log-stake-agreed = { $player } acepta el nuevo valor del punto
# Whoever proposed another has left.
# en: 4815
chouette-log-stake-withdrawn = El valor del punto sigue como estaba

## Between games

# en: 82c7
chouette-log-partner-sought = { $box } pide pareja
# en: 2f99
chouette-log-partner-sought-unknown = El box pide pareja
# $dice: such as "Ben 6, 4 · Carl 3".
# en: 54b7
chouette-log-partner-drawn = Nadie se ofrece como pareja; se sortea: { $dice }
# en: 8c79
chouette-log-partner = { $partner } es pareja de { $box } en este juego
# en: bc4f
chouette-log-partner-unknown = { $partner } es pareja del box en este juego
# en: 76c8
chouette-log-no-partner =
    { $count ->
        [one] { $players } no respondió a tiempo y juega sin pareja
       *[other] { $players } no respondieron a tiempo y juegan sin pareja
    }
# $dice: such as "Ann 6, 4 · Carl 6, 2 · Ben 3".
# en: 4b4d
chouette-log-order = Orden: { $dice }; { $box } es el box, { $captain } el capitán
# en: 808a
chouette-log-game-begins = Empieza el juego { $number }
# $points: such as "Ben +8 · Ann −8".
# en: 30c7
chouette-log-game-over = El juego terminó: { $points }
# en: ea7f
chouette-log-box =
    { $change ->
        [takes] { $player } toma el box
        [keeps] { $player } conserva el box
       *[is] { $player } es el box
    }
# After chouette-log-box and a semicolon. $members: the captain first.
# en: 9526
chouette-log-line = orden: { $members }
# en: d218
chouette-log-nobody-left = No queda nadie en la mesa
# en: a6e3
chouette-log-no-last-game = El último juego queda anulado
# en: 4790
chouette-log-announces-last = { $player } anuncia el juego { $number } como el último
# en: 064d
chouette-log-takes-back-last = { $player } anula el último juego
# en: 76d3
chouette-log-closes = { $player } cierra la chouette
# en: 0692
chouette-log-reopens = { $player } reabre la chouette
# en: ba97
chouette-log-hands-over = { $player } deja la organización a { $host }
# The host has left.
# en: 31c2
chouette-log-next-host = Ahora organiza { $host }
