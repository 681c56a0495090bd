### Tutoren: hvad en beslutning koster, og hvad der er bedre.

# en: 586b
tutor-play = { $play } koster { $loss }: { $best } er bedre.
# en: 8a4c
tutor-cube =
    { $best ->
        [double] At slå koster { $loss }: dobl først.
        [no-double] Doblingen koster { $loss }: slå uden.
        [take] At passe koster { $loss }: tag.
       *[pass] At tage koster { $loss }: pas.
    }
# en: e6f8
tutor-rule = **Tutor**: før en beslutning, der koster mere end 0,08 point, får du privat at vide, hvad der er bedre, og kan tage den tilbage.
