### Der Tutor: was eine Entscheidung kostet, und was besser ist.

# en: 933c
tutor-loss = { $loss } Punkte
# en: d281
tutor-loss-in-match = { $loss } Equity
# en: 68f5
tutor-loss-of-chances = { $chances } % Gewinnchance
# en: 6534
tutor-silent = Dein Tutor schweigt hier: Diese Position ist einem laufenden Spiel zu ähnlich.
# en: 864d
tutor-play = { $play } kostet { $loss }.
# en: c44a
tutor-cube =
    { $fault ->
        [roll] Würfeln kostet { $loss }.
        [double] Doppeln kostet { $loss }.
        [pass-take] Passen kostet { $loss }.
        [pass-beaver] Passen kostet { $loss }.
        [take-pass] Annehmen kostet { $loss }.
        [take-beaver] Annehmen kostet { $loss }.
        [beaver-take] Der Beaver kostet { $loss }.
        [beaver-pass] Der Beaver kostet { $loss }.
        [refuse] Den Beaver abzulehnen kostet { $loss }.
        [accept] Den Beaver anzunehmen kostet { $loss }.
        [raccoon-accept] Der Raccoon kostet { $loss }.
        [resign] Aufgeben kostet { $loss }.
       *[raccoon-refuse] Der Raccoon kostet { $loss }.
    }
# en: 2879
tutor-better-play = { $best } ist besser.
# en: 94b2
tutor-better-cube =
    { $fault ->
        [roll] Dopple zuerst.
        [double] Würfle einfach.
        [pass-take] Nimm an.
        [pass-beaver] Antworte mit Beaver.
        [take-pass] Passe.
        [take-beaver] Antworte mit Beaver.
        [beaver-take] Nimm einfach an.
        [beaver-pass] Passe.
        [refuse] Nimm ihn an.
        [accept] Lehn ihn ab.
        [raccoon-accept] Nimm den Beaver einfach an.
        [resign] Spiel weiter.
       *[raccoon-refuse] Lehn den Beaver ab.
    }
# en: 7679
tutor-speechless = Das kann ich gerade nicht sagen. Überleg neu, oder mach trotzdem weiter.
# en: bc79
tutor-rule = **Tutor**: Bevor du mehr als 0,08 Punkte verschenkst, sage ich dir privat, was es kostet. Überleg neu, mach trotzdem weiter, oder frag mich, was besser ist. Zu jeder Entscheidung melde ich mich einmal.
