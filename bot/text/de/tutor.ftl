### Der Tutor: was eine Entscheidung kostet, und was besser ist.

# en: 586b
tutor-play = { $play } kostet { $loss }: { $best } ist besser.
# en: ada4
tutor-cube =
    { $best ->
        [double] Würfeln kostet { $loss }: Dopple vorher.
        [no-double] Doppeln kostet { $loss }: Würfle, ohne zu doppeln.
        [take] Passen kostet { $loss }: Nimm an.
       *[pass] Annehmen kostet { $loss }: Passe.
    }
# en: 148e
tutor-rule = **Tutor**: Vor einer Entscheidung, die mehr als 0,08 Punkte kostet, erfährst du privat, was besser ist, und kannst sie zurücknehmen.
