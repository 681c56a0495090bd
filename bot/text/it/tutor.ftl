### Il tutor: che cosa costa una decisione e che cosa è meglio.

# en: 586b
tutor-play = { $play } costa { $loss }: è meglio { $best }.
# en: ada4
tutor-cube =
    { $best ->
        [double] Tirare costa { $loss }: prima raddoppia.
        [no-double] Raddoppiare costa { $loss }: tira e basta.
        [take] Passare costa { $loss }: accetta.
       *[pass] Accettare costa { $loss }: passa.
    }
# en: 148e
tutor-rule = **Tutor**: prima di una decisione che costa più di 0,08 punti, il bot ti dice in privato che cosa è meglio, e puoi ripensarci.
