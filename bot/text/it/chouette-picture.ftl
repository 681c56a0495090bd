### Le parole sull’immagine del tavoliere di una chouette, che ha poco posto, e il suo testo alternativo.

## Sopra il tavoliere

# en: 7f8a
chouette-picture-team = La squadra
# en: 6611
chouette-picture-waits-for =
    { $members ->
        [1] { $captain } aspetta { $player }
       *[other] { $captain } aspetta { $members } membri
    }
# en: 9b0c
chouette-picture-waits-for-crew = { $captain } aspetta la squadra
# en: ae15
chouette-picture-to-answer-box =
    { $members ->
        [1] { $player } deve rispondere
       *[other] { $members } devono rispondere
    }
# en: 24fb
chouette-picture-answers =
    { $left ->
        [one] { $captain } · manca 1 su { $asked }
       *[other] { $captain } · mancano { $left } su { $asked }
    }
# en: 2343
chouette-picture-answers-extra =
    { $left ->
        [one] Solo { $player } · manca 1 su { $asked }
       *[other] Solo { $player } · mancano { $left } su { $asked }
    }
# en: b867
chouette-picture-ends-even = Partita { $number } in parità
# en: d73a
chouette-picture-team-wins =
    { $points ->
        [one] La squadra vince 1 punto
       *[other] La squadra vince { $points } punti
    }
# en: 6e33
chouette-picture-box-wins =
    { $points ->
        [one] { $box } vince 1 punto
       *[other] { $box } vince { $points } punti
    }
# en: 43df
chouette-picture-partners-win =
    { $points ->
        [one] { $box } e { $partner } vincono 1 punto
       *[other] { $box } e { $partner } vincono { $points } punti
    }

# Infiniti: dopo “deve”, e accanto a un nome.
# en: 2294
chouette-picture-task-answer-cubes =
    { $stage ->
        [double] rispondere a { $cubes } raddoppi
        [raccoon] rispondere a { $cubes } raccoon
       *[beaver] rispondere a { $cubes } beaver
    }
# en: c3fa
chouette-picture-task-double-or-roll =
    { $is_redouble ->
        [yes] riraddoppiare/tirare
       *[no] raddoppiare/tirare
    }
# en: ffe0
chouette-picture-task-hold = raddoppiare o no
# en: 27fe
chouette-picture-task-extra = decidere sull’extra
# en: 12bc
chouette-picture-task-keep-or-retract = tenere o passare
# en: d0b7
chouette-picture-task-beaver-or-pass = beaver o passare
# en: 50a2
chouette-picture-task-seek-partner = cercare compagno

## Sulle targhe di box e capitano

# en: 6080
chouette-picture-box = box
# en: 3e19
chouette-picture-box-played-by = box: { $player }
# en: 7bc1
chouette-picture-autopilot = autopilota
# en: fe88
chouette-picture-captain =
    { $is_acting ->
        [yes] ad interim
       *[no] capitano
    }
# en: e716
chouette-picture-at-stake = { $points } in gioco
# en: c489
chouette-picture-position = Position ID { $id }

## Accanto al tavoliere: distintivo, ruolo e stato di un membro

# Una lettera: box, capitano, partner (compagno).
# en: b9a9
chouette-picture-mark =
    { $role ->
        [box] B
       *[partner] P
    }
# en: 7bcc
chouette-picture-role =
    { $role ->
        [acting-captain] cap. ad interim
        [next-box] → box
        [kept-box] resta box
        [next-captain] → capitano
        [last-box] era box
        [last-partner] era compagno
       *[partner] compagno del box
    }
# en: 228e
chouette-picture-final = { $won } · classifica finale
# en: 77cd
chouette-picture-last-game = ultima partita { $points }
# en: ada8
chouette-picture-heading =
    { $column ->
        [next] prossima
        [place] posto
        [game] partita { $game }
       *[total] totale
    }
# en: 1506
chouette-picture-answered = ha risposto
# en: 9566
chouette-picture-after-captain = dopo il capitano
# “coperta”: la risposta.
# en: 8920
chouette-picture-answer =
    { $answer ->
        [take] accetta
        [drop] passa
        [beaver] beaver
        [raccoon] raccoon
       *[follow] segue
    }{ $is_sealed ->
        [yes] , coperta
       *[no] { "" }
    }
# en: 3b21
chouette-picture-offers =
    { $stage ->
        [double] raddoppia a { $value }
        [redouble] riraddoppia a { $value }
        [raccoon] raccoon a { $value }
       *[beaver] beaver a { $value }
    }
# en: aa81
chouette-picture-will-double =
    { $is_redouble ->
        [yes] riraddoppierà
       *[no] raddoppierà
    }
# en: 2e4b
chouette-picture-alone =
    { $answer ->
        [take] unica accettazione
       *[beaver] unico beaver
    }
# en: 9a76
chouette-picture-gives-extra = dà un extra
# en: 8f3e
chouette-picture-gave-extra = extra a { $taker }
# en: 4b62
chouette-picture-plays-box = gioca per il box
# en: cd2a
chouette-picture-plays-extras = gioca gli extra
# en: 43a9
chouette-picture-gone =
    { $absence ->
        [left] ha lasciato
        [returning] torna dopo
        [away] assente
       *[silent] non risponde
    }
# en: 1a7b
chouette-picture-gone-proxy =
    { $absence ->
        [left] via, delega { $proxy }
        [returning] torna, delega { $proxy }
        [away] pausa, delega { $proxy }
       *[silent] tace, delega { $proxy }
    }
# Come è finita la scommessa di un membro con il box.
# en: 0821
chouette-picture-won =
    { $ending ->
        [dropped] ha incassato
        [resigned] il box concede
        [settled] accordo
        [forfeited] il box rinuncia
       *[borne-off]
            { $kind ->
                [gammon] gammon vinto
                [backgammon] backgammon vinto
               *[single] ha vinto
            }
    }
# en: 7c61
chouette-picture-lost =
    { $ending ->
        [dropped] ha passato
        [resigned] ha concesso
        [settled] accordo
       *[borne-off]
            { $kind ->
                [gammon] gammon perso
                [backgammon] backgammon perso
               *[single] ha perso
            }
    }
# en: f415
chouette-picture-box-refused =
    { $stage ->
        [raccoon] box: no al raccoon
       *[beaver] box: no al beaver
    }
# en: 1329
chouette-picture-refused =
    { $stage ->
        [raccoon] no al raccoon
       *[beaver] no al beaver
    }

## Il testo alternativo, in frasi

# en: 857f
chouette-picture-alt-box = Box: { $box }.
# en: 978d
chouette-picture-alt-at-stake =
    { $is_offered ->
        [yes] In gioco se si accetta: { $points }.
       *[no] In gioco: { $points }.
    }
# en: 2d01
chouette-picture-alt-partner = Compagno: { $partner }.
# en: 9e30
chouette-picture-alt-played-by = { $player } gioca per il box.
# en: 2a9d
chouette-picture-alt-captain = Capitano: { $captain }.
# en: 6fee
chouette-picture-alt-crew = Resto della squadra: { $members }.
# en: 6705
chouette-picture-alt-next-box = Prossimo box: { $box }.
# en: b1de
chouette-picture-alt-next-line = Prossima coda: { $members }.
# en: 5e2b
chouette-picture-alt-one-cube =
    { $lies ->
        [centred] Un cubo: { $value } al centro.
        [box] Un cubo: { $value } del box.
        [team] Un cubo: { $value } della squadra.
        [offered-box] Un cubo: offerto a { $value } al box.
       *[offered-team] Un cubo: offerto a { $value } alla squadra.
    }
# en: adcb
chouette-picture-alt-cubes =
    { $lies ->
        [centred] Cubo { $value } al centro: { $members }.
        [box] Cubo { $value } del box: { $members }.
        [team]
            { $count ->
                [one] Cubo { $value } del membro: { $members }.
               *[other] Cubo { $value } dei membri: { $members }.
            }
        [offered-box] Cubo offerto a { $value } al box: { $members }.
       *[offered-team]
            { $count ->
                [one] Cubo offerto a { $value } al membro: { $members }.
               *[other] Cubo offerto a { $value } ai membri: { $members }.
            }
    }
# en: ac76
chouette-picture-alt-extra =
    { $lies ->
        [centred] Extra di { $giver }: { $value } al centro.
        [box] Extra di { $giver }: { $value } di { $giver }.
        [team] Extra di { $giver }: { $value } di { $taker }.
        [offered-box] Extra di { $giver }: offerto a { $value } a { $giver }.
       *[offered-team] Extra di { $giver }: offerto a { $value } a { $taker }.
    }
# en: f043
chouette-picture-alt-out = Fuori: { $members }.
# en: d2fd
chouette-picture-alt-waited-for = Si attende: { $members }.
# en: e01c
chouette-picture-alt-state = { $members }: { $state }.
# en: be86
chouette-picture-alt-answered = { $members }: hanno risposto.
# en: e429
chouette-picture-alt-won = Box { $box } { $points }, { $members }.
# en: 81e9
chouette-picture-alt-in-all = In totale: { $members }.
