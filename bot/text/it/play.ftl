### Lanci e mosse, e perché una mossa è rifiutata. La notazione non si traduce.

# en: 2fd8
play-played =
    { $is_automatic ->
        [yes] { $player } { $roll }: { $moves } (in automatico)
       *[no] { $player } { $roll }: { $moves }
    }
# en: 0f63
play-by-autopilot =
    { $autopilot ->
        [advanced] { $player } { $roll }: { $moves } (pilota automatico avanzato)
       *[plain] { $player } { $roll }: { $moves } (pilota automatico semplice)
    }
# en: 86cc
play-none =
    { $is_dance ->
        [yes]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }: non rientra (lancio automatico)
               *[no] { $player } { $roll }: non rientra
            }
       *[no]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }: non può muovere (lancio automatico)
               *[no] { $player } { $roll }: non può muovere
            }
    }
# en: 2496
play-rolls =
    { $is_automatic ->
        [yes] { $player } tira { $roll } (in automatico)
       *[no] { $player } tira { $roll }
    }

## Ciò che non si legge come mossa.

# en: aa40
play-write = Scrivi una mossa come `8/5 6/5`, `13/8(2)`, `bar/20*` o `6/off`.
# en: d224
play-not-understood = Non riesco a leggere `{ $part }`. Scrivi una mossa come `8/5 6/5`, `13/8(2)`, `bar/20*` o `6/off`.
# en: 9c20
play-not-understood-given = Non riesco a leggere `{ $given }`.
# en: 4999
play-upward = Le pedine vanno verso le punte più basse: `{ $high }/{ $low }`, non `{ $part }`.
# en: 9689
play-ambiguous = Quale mossa intendi: { $ways }?

## Mosse illegali.

# en: 231f
play-none-legal = Non puoi muovere: il turno passa.
# en: 8ca7
play-other-roll = Quella mossa è per { $written }; il tuo lancio è { $roll }.
# en: 6764
play-on-bar =
    { $checkers ->
        [one] Prima fai rientrare la tua pedina dal bar.
       *[other] Prima fai rientrare le tue { $checkers } pedine dal bar.
    }
# en: c536
play-too-many-moves =
    { $allowed ->
        [one] Questo lancio permette solo 1 movimento.
       *[other] Questo lancio permette solo { $allowed } movimenti.
    }
# en: 6c23
play-both-dice = Devi giocare entrambi i dadi, per esempio { $example }.
# Dopo un doppio.
# en: e6e1
play-of-the-four =
    { $required ->
        [1] Devi fare uno dei quattro movimenti, per esempio { $example }.
        [4] Devi fare tutti e quattro i movimenti, per esempio { $example }.
       *[other] Devi fare { $required } dei quattro movimenti, per esempio { $example }.
    }
# en: f5ad
play-higher-die = Si può giocare un solo dado, e dev’essere il { $die }: { $example }.
# en: 7f5f
play-no-checker-on-point =
    { $place ->
        [bar] Non hai pedine sul bar.
       *[other] Non hai pedine sulla punta { $place }.
    }
# en: 59f1
play-blocked = La punta { $point } è bloccata.
# en: c2a9
play-nothing-to-hit = Non c’è nulla da mangiare sulla punta { $point }.
# en: 83a0
play-not-rolled =
    { $pips ->
        [one] { $move } è 1 pip; dadi rimasti: { $left }.
       *[other] { $move } sono { $pips } pip; dadi rimasti: { $left }.
    }
# en: c8dd
play-no-die-left =
    { $pips ->
        [one] { $move } è 1 pip, e non ti restano dadi.
       *[other] { $move } sono { $pips } pip, e non ti restano dadi.
    }
# en: daec
play-not-home =
    { $place ->
        [bar] Fai rientrare la pedina dal bar prima di levare.
       *[other] Porta la pedina della punta { $place } nel settore interno prima di levare.
    }
# en: e681
play-higher-point = Non puoi levare dalla punta { $point } con un { $die } finché hai una pedina sulla punta { $rearmost }.
# en: 0fed
play-illegal = Non è una mossa legale.
