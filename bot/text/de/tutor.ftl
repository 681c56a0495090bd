### Der Tutor: was eine Entscheidung kostet, und was besser ist.

# en: 586b
tutor-play = { $play } kostet { $loss }: { $best } ist besser.
# en: 8a4c
tutor-cube =
    { $best ->
        [double] Zu würfeln kostet { $loss }: Dopple vorher.
        [no-double] Das Doppel kostet { $loss }: Würfle ohne.
        [take] Zu passen kostet { $loss }: Nimm an.
       *[pass] Anzunehmen kostet { $loss }: Passe.
    }
# en: e6f8
tutor-rule = **Tutor**: Vor einer Entscheidung, die mehr als 0,08 Punkte kostet, erfährst du privat, was besser ist, und kannst sie zurücknehmen.
