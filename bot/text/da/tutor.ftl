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
tutor-rule = **Tutor**: Når en beslutning ville koste mere end 0,08 point, siger jeg dig privat, hvad der er bedre, og du kan tage beslutningen tilbage.
