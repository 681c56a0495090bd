### Slag og træk, og hvorfor et træk afvises.

# en: 2fd8
play-played =
    { $is_automatic ->
        [yes] { $player } { $roll }: { $moves } (automatisk)
       *[no] { $player } { $roll }: { $moves }
    }
# en: 0f63
play-by-autopilot =
    { $autopilot ->
        [advanced] { $player } { $roll }: { $moves } (avanceret autopilot)
       *[plain] { $player } { $roll }: { $moves } (enkel autopilot)
    }
# en: 86cc
play-none =
    { $is_dance ->
        [yes]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }: danser (slået automatisk)
               *[no] { $player } { $roll }: danser
            }
       *[no]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }: intet træk (slået automatisk)
               *[no] { $player } { $roll }: intet træk
            }
    }
# en: 2496
play-rolls =
    { $is_automatic ->
        [yes] { $player } slår { $roll } (automatisk)
       *[no] { $player } slår { $roll }
    }

## Hvad der ikke kan læses som et træk

# en: aa40
play-write = Skriv et træk som `8/5 6/5`, `13/8(2)`, `bar/20*` eller `6/off`.
# en: d224
play-not-understood = Jeg forstår ikke `{ $part }`. Skriv et træk som `8/5 6/5`, `13/8(2)`, `bar/20*` eller `6/off`.
# en: 9c20
play-not-understood-given = Jeg forstår ikke `{ $given }`.
# en: 4999
play-upward = Brikkerne rykker mod lavere punkter: `{ $high }/{ $low }`, ikke `{ $part }`.
# en: 9689
play-ambiguous = Hvilket træk mener du: { $ways }?

## Ulovlige træk

# en: 231f
play-none-legal = Du har intet lovligt træk: Turen går videre.
# en: 8ca7
play-other-roll = Det træk er til { $written }; dit slag er { $roll }.
# en: 6764
play-on-bar =
    { $checkers ->
        [one] Kom ind fra baren med din brik først.
       *[other] Kom ind fra baren med dine { $checkers } brikker først.
    }
# en: c536
play-too-many-moves =
    { $allowed ->
        [one] Dette slag tillader kun 1 brikflyt.
       *[other] Dette slag tillader kun { $allowed } brikflyt.
    }
# en: 6c23
play-both-dice = Du skal bruge begge terninger, for eksempel { $example }.
# en: e6e1
play-of-the-four =
    { $required ->
        [4] Du skal foretage alle fire brikflyt, for eksempel { $example }.
       *[other] Du skal foretage { $required } af de fire brikflyt, for eksempel { $example }.
    }
# en: f5ad
play-higher-die = Kun den ene terning kan bruges, og det skal være { $die }’eren: { $example }.
# en: 7f5f
play-no-checker-on-point =
    { $place ->
        [bar] Du har ingen brik på baren.
       *[other] Du har ingen brik på { $place }-punktet.
    }
# en: 59f1
play-blocked = { $point }-punktet er blokeret.
# en: c2a9
play-nothing-to-hit = Der er intet at hitte på { $point }-punktet.
# en: 83a0
play-not-rolled =
    { $pips ->
        [one] { $move } er 1 pip; du har { $left } tilbage.
       *[other] { $move } er { $pips } pips; du har { $left } tilbage.
    }
# en: c8dd
play-no-die-left =
    { $pips ->
        [one] { $move } er 1 pip, og du har ingen terning tilbage.
       *[other] { $move } er { $pips } pips, og du har ingen terning tilbage.
    }
# en: daec
play-not-home =
    { $place ->
        [bar] Kom ind fra baren, før du tager brikker af.
       *[other] Få din brik på { $place }-punktet hjem, før du tager brikker af.
    }
# en: e681
play-higher-point = Du kan ikke tage af fra { $point }-punktet med en { $die }’er, når du har en brik på { $rearmost }-punktet.
# en: 0fed
play-illegal = Det er ikke et lovligt træk.
