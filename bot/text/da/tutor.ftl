### Tutoren: hvad en beslutning koster, og hvad der er bedre.

# en: 933c
tutor-loss = { $loss } point
# en: 586b
tutor-play = { $play } koster { $loss }: { $best } er bedre.
# en: 9c7f
tutor-cube =
    { $fault ->
        [roll] At slå koster { $loss }: Dobl først.
        [double] At doble koster { $loss }: Slå uden at doble.
        [pass-take] At droppe koster { $loss }: Tag doblingen.
        [pass-beaver] At droppe koster { $loss }: Sig beaver.
        [take-pass] At tage koster { $loss }: Drop.
        [take-beaver] At tage uden videre koster { $loss }: Sig beaver.
        [beaver-take] Beaveren koster { $loss }: Tag bare doblingen.
        [beaver-pass] Beaveren koster { $loss }: Drop.
        [refuse] At afvise beaveren koster { $loss }: Tag den.
        [accept] At tage beaveren koster { $loss }: Afvis den.
        [raccoon-accept] Raccoonen koster { $loss }: Tag bare beaveren.
       *[raccoon-refuse] Raccoonen koster { $loss }: Afvis beaveren.
    }
# en: 7299
tutor-rule = **Tutor**: Når en beslutning ville koste mere end 0,08 point, fortæller jeg dig privat, hvad der er bedre, og du kan tage beslutningen tilbage én gang.
