### Würfe und Züge, und warum ein Zug nicht geht.

# en: 2fd8
play-played =
    { $is_automatic ->
        [yes] { $player } { $roll }: { $moves } (automatisch)
       *[no] { $player } { $roll }: { $moves }
    }
# en: 0f63
play-by-autopilot =
    { $autopilot ->
        [advanced] { $player } { $roll }: { $moves } (Autopilot: Fortgeschritten)
       *[plain] { $player } { $roll }: { $moves } (einfacher Autopilot)
    }
# en: 86cc
play-none =
    { $is_dance ->
        [yes]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }: tanzt (automatisch gewürfelt)
               *[no] { $player } { $roll }: tanzt
            }
       *[no]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }: kein Zug möglich (automatisch gewürfelt)
               *[no] { $player } { $roll }: kein Zug möglich
            }
    }
# en: 2496
play-rolls =
    { $is_automatic ->
        [yes] { $player } würfelt { $roll } (automatisch)
       *[no] { $player } würfelt { $roll }
    }

# en: aa40
play-write = Schreib einen Zug so: `8/5 6/5`, `13/8(2)`, `bar/20*` oder `6/off`.
# en: d224
play-not-understood = `{ $part }` verstehe ich nicht. Schreib einen Zug so: `8/5 6/5`, `13/8(2)`, `bar/20*` oder `6/off`.
# en: 9c20
play-not-understood-given = `{ $given }` verstehe ich nicht.
# en: 4999
play-upward = Steine ziehen zu niedrigeren Punkten: `{ $high }/{ $low }`, nicht `{ $part }`.
# en: 9689
play-ambiguous = Welchen Zug meinst du: { $ways }?

# en: 231f
play-none-legal = Du kannst nicht ziehen: Die andere Seite ist dran.
# en: 8ca7
play-other-roll = Das ist ein Zug für { $written }; dein Wurf ist { $roll }.
# en: 6764
play-on-bar =
    { $checkers ->
        [one] Spiel zuerst deinen Stein von der Bar herein.
       *[other] Spiel zuerst deine { $checkers } Steine von der Bar herein.
    }
# en: c536
play-too-many-moves =
    { $allowed ->
        [one] Dieser Wurf erlaubt nur 1 einzelnen Zug.
       *[other] Dieser Wurf erlaubt nur { $allowed } einzelne Züge.
    }
# en: 6c23
play-both-dice = Du musst beide Würfel ziehen, zum Beispiel { $example }.
# en: e6e1
play-of-the-four =
    { $required ->
        [4] Du musst alle vier einzelnen Züge machen, zum Beispiel { $example }.
        [1] Du musst einen der vier einzelnen Züge machen, zum Beispiel { $example }.
       *[other] Du musst { $required } der vier einzelnen Züge machen, zum Beispiel { $example }.
    }
# en: f5ad
play-higher-die = Nur ein Würfel ist spielbar, und zwar die { $die }: { $example }.
# en: 7f5f
play-no-checker-on-point =
    { $place ->
        [bar] Du hast keinen Stein auf der Bar.
       *[other] Du hast keinen Stein auf dem { $place }er-Punkt.
    }
# en: 59f1
play-blocked = Der { $point }er-Punkt ist blockiert.
# en: c2a9
play-nothing-to-hit = Auf dem { $point }er-Punkt gibt es nichts zu schlagen.
# en: 83a0
play-not-rolled =
    { $pips ->
        [one] { $move } ist 1 Pip; du hast noch { $left }.
       *[other] { $move } sind { $pips } Pips; du hast noch { $left }.
    }
# en: c8dd
play-no-die-left =
    { $pips ->
        [one] { $move } ist 1 Pip, und du hast keinen Würfel mehr.
       *[other] { $move } sind { $pips } Pips, und du hast keinen Würfel mehr.
    }
# en: daec
play-not-home =
    { $place ->
        [bar] Spiel deinen Stein von der Bar herein, bevor du abträgst.
       *[other] Bring deinen Stein vom { $place }er-Punkt ins Heimfeld, bevor du abträgst.
    }
# en: e681
play-higher-point = Mit einer { $die } kannst du nicht vom { $point }er-Punkt abtragen, solange du einen Stein auf dem { $rearmost }er-Punkt hast.
# en: 0fed
play-illegal = Das ist kein gültiger Zug.
