### Tutoren: hvad en beslutning koster, og hvad der er bedre.

# en: 586b
tutor-play = { $play } koster { $loss }: { $best } er bedre.
# en: ada4
tutor-cube =
    { $best ->
        [double] At slå koster { $loss }: Dobl først.
        [no-double] At doble koster { $loss }: Slå uden at doble.
        [take] At droppe koster { $loss }: Tag doblingen.
       *[pass] At tage koster { $loss }: Drop.
    }
# en: 148e
tutor-rule = **Tutor**: Før en beslutning, der koster mere end 0,08 point, får du privat at vide, hvad der er bedre, og kan tage den tilbage.
