### Der Tutor: was eine Entscheidung kostet, und was besser ist.

# en: 933c
tutor-loss = { $loss } Punkte
# en: 586b
tutor-play = { $play } kostet { $loss }: { $best } ist besser.
# en: 9c7f
tutor-cube =
    { $fault ->
        [roll] Würfeln kostet { $loss }: Dopple vorher.
        [double] Doppeln kostet { $loss }: Würfle, ohne zu doppeln.
        [pass-take] Passen kostet { $loss }: Nimm an.
        [pass-beaver] Passen kostet { $loss }: Beavere.
        [take-pass] Annehmen kostet { $loss }: Passe.
        [take-beaver] Bloßes Annehmen kostet { $loss }: Beavere.
        [beaver-take] Der Beaver kostet { $loss }: Nimm einfach an.
        [beaver-pass] Der Beaver kostet { $loss }: Passe.
        [refuse] Den Beaver abzulehnen kostet { $loss }: Nimm ihn an.
        [accept] Den Beaver anzunehmen kostet { $loss }: Lehne ihn ab.
        [raccoon-accept] Der Raccoon kostet { $loss }: Nimm den Beaver einfach an.
       *[raccoon-refuse] Der Raccoon kostet { $loss }: Lehne den Beaver ab.
    }
# en: 7299
tutor-rule = **Tutor**: Würde dich eine Entscheidung mehr als 0,08 Punkte kosten, sage ich dir privat, was besser ist, und du kannst sie einmal zurücknehmen.
