### Come sta una chouette: chi gioca contro chi, chi è che cosa, e chi si aspetta.

## Persone

# en: 86df
chouette-somebody = qualcuno
# en: 55c5
chouette-nobody = nessuno
# Come nome, all’inizio di una frase.
# en: 0d17
chouette-autopilot = Il pilota automatico
# en: 9e28
chouette-autopilot-known =
    { $autopilot ->
        [advanced] Il pilota automatico avanzato
       *[plain] Il pilota automatico semplice
    }
# en: 28b7
chouette-by-autopilot =
    { $autopilot ->
        [advanced] { $player } (pilota automatico avanzato)
       *[plain] { $player } (pilota automatico semplice)
    }
# en: 0494
chouette-acts-for = { $player } (per { $of })
# Come nome di una parte.
# en: 4a93
chouette-side =
    { $side ->
        [white] Box
       *[black] Squadra
    }

## Titoli

# en: 93d7
chouette-over = La chouette è finita
# en: fb41
chouette-title = { $box } nel box contro la squadra di { $captain }
# en: edf7
chouette-title-heads-up = { $players }, testa a testa
# en: cf18
chouette-title-settled =
    { $winner ->
        [nobody]
            { $is_kept ->
                [yes] La partita finisce in parità; { $box } resta box
               *[no] La partita finisce in parità; il prossimo box è { $box }
            }
        [team]
            { $is_kept ->
                [yes] La squadra vince { $points }; { $box } resta box
               *[no] La squadra vince { $points }; il prossimo box è { $box }
            }
        [member]
            { $is_kept ->
                [yes] { $who } vince { $points }; { $box } resta box
               *[no] { $who } vince { $points } e prende il box
            }
       *[box]
            { $is_kept ->
                [yes] { $who } vince { $points } e resta box
               *[no] { $who } vince { $points }; il prossimo box è { $box }
            }
    }
# en: 3440
chouette-title-won =
    { $winner ->
        [nobody] La partita finisce in parità
        [team] La squadra vince { $points }
       *[other] { $who } vince { $points }
    }
# en: f2dd
chouette-of-numbered = Chouette di { $host } (#{ $number })
# en: 753a
chouette-stake = Posta { $stake }
# en: 1a61
chouette-players =
    { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }
# en: 89e5
chouette-host-is = organizza { $host }
# en: 2956
chouette-moved-here = La chouette di { $host } continua qui.

## Prima delle partite, tra una e l’altra, e dopo

# en: 6791
chouette-lobby =
    { $missing ->
        [one] Chi si unisce? Ancora 1 e { $host } può iniziare.
       *[other] Chi si unisce? Ancora { $missing } e { $host } può iniziare.
    }
# en: 8095
chouette-lobby-enough = { $host } può iniziare; altri possono ancora unirsi.
# en: fb34
chouette-lobby-full = { $host } può iniziare; chi arriva va in lista d’attesa.
# en: f43f
chouette-between = La partita { $number } può iniziarla { $starters }.
# en: f63b
chouette-between-timed = La partita { $number } può iniziarla { $starters }; altrimenti parte automaticamente { $moment }.
# en: da95
chouette-rests = Il tempo non scorre finché la chouette non può continuare.
# en: 5656
chouette-waits-for-start = La prossima partita aspetta: la sua posizione di partenza somiglia troppo a una partita ancora in corso. Inizia da sola appena possibile. { $host } può scegliere un’altra partenza in `/chouette settings` o mandare via il bot.
# en: 4020
chouette-closed =
    { $games ->
        [one] La chouette è finita dopo 1 partita.
       *[other] La chouette è finita dopo { $games } partite.
    }
# en: 73cc
chouette-may-reopen = { $host } può riaprirla fino a { $moment }.

## Chi si aspetta

# $task è un infinito: “Ben deve giocare 3-1”.
# en: 7813
chouette-call =
    { $count ->
        [one] { $who } deve { $task }
       *[other] { $who } devono { $task }
    }
# en: c7a6
chouette-call-partner = { $who }: chi gioca con il box?
# en: 87dd
chouette-call-proposal = { $who }: { $proposal }
# en: d69c
chouette-call-proposal-for = { $who } (per { $other }): { $proposal }
# en: 5fd8
chouette-call-proposals =
    { $offer ->
        [single] { $player } offre di concedere una partita singola e di pagare: { $shares }
        [gammon] { $player } offre di concedere un gammon e di pagare: { $shares }
        [backgammon] { $player } offre di concedere un backgammon e di pagare: { $shares }
        [pays] { $player } offre un accordo e paga: { $shares }
        [asks] { $player } offre un accordo se ognuno paga: { $shares }
       *[even] { $player } offre di chiudere in pari con { $shares }
    }
# en: 908e
chouette-call-pays = { $member } { $points }

# Infiniti; anche dopo “Tocca ancora a te:”.
# en: d23f
chouette-task-play = giocare { $roll }
# en: ef3b
chouette-task-play-later = muovere
# en: e057
chouette-task-roll = tirare
# en: 504c
chouette-task-double-or-roll =
    { $is_redouble ->
        [yes] riraddoppiare o tirare
       *[no] raddoppiare o tirare
    }
# en: 7e7a
chouette-task-hold = raddoppiare o liberare il lancio
# en: d20b
chouette-task-take-or-pass =
    { $cubes ->
        [1] accettare o passare
       *[other] accettare o passare { $cubes } cubi
    }
# en: f421
chouette-task-answer-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [one] rispondere al raccoon
               *[other] rispondere a { $count } raccoon
            }
       *[beaver]
            { $count ->
                [one] rispondere al beaver
               *[other] rispondere a { $count } beaver
            }
    }
# en: 1088
chouette-task-answer-cubes =
    { $cubes ->
        [one] rispondere a 1 cubo
       *[other] rispondere a { $cubes } cubi
    }
# en: 9f2e
chouette-task-answer = rispondere
# en: 3e29
chouette-task-seek-partner = chiedere un compagno o giocare senza
# en: 482e
chouette-task-be-partner = dire se giocare con il box
# en: 0442
chouette-task-extra = decidere su un cubo extra
# en: ac4e
chouette-task-keep-extras = tenere gli extra o ripensarci e passare
# en: 3707
chouette-task-beaver-or-pass = fare beaver o passare
# en: 5bec
chouette-task-also-for = { $task }, anche per { $others }
# en: 3d1e
chouette-task-for = { $task }, per { $others }

## Che altro c’è da sapere

# en: 1346
chouette-answers-in =
    { $answers ->
        [one] 1 risposta data, coperta finché non ci sono tutte.
       *[other] { $answers } risposte date, coperte finché non ci sono tutte.
    }
# en: 9885
chouette-lone-taker =
    { $rule ->
        [must-drop] Chi accetta da solo deve passare anche lui.
        [must-beaver] Chi accetta da solo deve fare un beaver o passare.
       *[extras] Chi passa può dare un cubo extra a chi accetta da solo.
    }
# en: 368e
chouette-roll-asked = { $player } vuole tirare.
# en: cc2a
chouette-may-double =
    { $count ->
        [one] { $members } può raddoppiare finché { $captain } non tira.
       *[other] { $members } possono raddoppiare finché { $captain } non tira.
    }
# en: 66a3
chouette-may-double-timed =
    { $count ->
        [one] { $members } può raddoppiare finché { $captain } non tira (al più tardi { $moment }).
       *[other] { $members } possono raddoppiare finché { $captain } non tira (al più tardi { $moment }).
    }
# en: d726
chouette-may-double-rolling =
    { $count ->
        [one] { $members } può raddoppiare fino al lancio.
       *[other] { $members } possono raddoppiare fino al lancio.
    }
# en: 3863
chouette-may-double-grace =
    { $count ->
        [one] { $members } può raddoppiare; il lancio aspetta la decisione (al più tardi { $moment }).
       *[other] { $members } possono raddoppiare; il lancio aspetta le decisioni (al più tardi { $moment }).
    }
# en: b586
chouette-may-double-too =
    { $count ->
        [one] Anche { $members } può raddoppiare; il lancio aspetta la decisione (al più tardi { $moment }).
       *[other] Anche { $members } possono raddoppiare; il lancio aspetta le decisioni (al più tardi { $moment }).
    }
# en: 14ac
chouette-how-to-wait = **Trattieni** ti dà più tempo, **Chiedimi prima** (in **Il mio posto**) a ogni turno.
# en: 909c
chouette-roll-remembered = { $captain } vuole tirare: il lancio arriva a { $moment }, o quando la squadra ha deciso.
# en: 4aac
chouette-roll-remembered-untimed = { $captain } vuole tirare: il lancio arriva quando la squadra ha deciso.
# en: 4afb
chouette-box-won = { $player } ha vinto il box e lo prende nella prossima partita.
# en: 8d92
chouette-stand-in =
    { $absence ->
        [left] { $player } gioca per { $box }, che ha lasciato la chouette; i punti li vince o perde { $box }.
        [returning] { $player } gioca per { $box }, che torna alla prossima; i punti li vince o perde { $box }.
        [away] { $player } gioca per { $box }, assente; i punti li vince o perde { $box }.
       *[silent] { $player } gioca per { $box }, che non risponde; i punti li vince o perde { $box }.
    }
# en: 3539
chouette-stand-in-for-team = { $player } gioca per la squadra: non c’è più nessun membro.

## Chi è che cosa: una riga per ruolo

# en: ad90
chouette-at-table = Al tavolo: { $members }
# en: 7a34
chouette-host = { $player } (ha aperto)
# en: c46c
chouette-box = Box: { $box }
# en: 1d26
chouette-box-with-partner = Box: { $box } (compagno: { $partner })
# Dopo chouette-box e un punto e virgola.
# en: 5f5a
chouette-box-played-by = per il box gioca { $player }
# en: 8104
chouette-box-on-autopilot = per il box gioca il pilota automatico
# en: cbd7
chouette-captain = Capitano: { $captain }
# en: 4b43
chouette-captain-acting = Capitano: { $captain } (ad interim)
# Dopo chouette-captain e un punto e virgola.
# en: e218
chouette-moves-this-turn = in questo turno muove { $player }
# en: d3f8
chouette-autopilot-moves = muove il pilota automatico
# en: 040b
chouette-crew = Resto della squadra: { $members }
# en: f5cd
chouette-absent =
    { $absence ->
        [left] { $player } (ha lasciato il tavolo)
        [returning] { $player } (torna alla prossima)
        [away] { $player } (assente)
       *[silent] { $player } (non risponde)
    }
# en: 8da0
chouette-out = Fuori: { $members }
# en: 0f82
chouette-line-captain-first = Coda, prima il capitano: { $members }
# en: 93f9
chouette-line = Coda: { $members }
# en: 171c
chouette-line-captain = { $player } (capitano)
# en: 30fd
chouette-waiting-list = Lista d’attesa: { $members }
# en: d79f
chouette-away = Assenti: { $members }
