### Il tutor: che cosa costa una decisione e che cosa è meglio.

# en: 933c
tutor-loss = { $loss } punti
# en: 586b
tutor-play = { $play } costa { $loss }: è meglio { $best }.
# en: 9c7f
tutor-cube =
    { $fault ->
        [roll] Tirare costa { $loss }: prima raddoppia.
        [double] Raddoppiare costa { $loss }: tira e basta.
        [pass-take] Passare costa { $loss }: accetta.
        [pass-beaver] Passare costa { $loss }: fai beaver.
        [take-pass] Accettare costa { $loss }: passa.
        [take-beaver] Accettare e basta costa { $loss }: fai beaver.
        [beaver-take] Il beaver costa { $loss }: accetta e basta.
        [beaver-pass] Il beaver costa { $loss }: passa.
        [refuse] Rifiutare il beaver costa { $loss }: accettalo.
        [accept] Accettare il beaver costa { $loss }: rifiutalo.
        [raccoon-accept] Il raccoon costa { $loss }: accetta il beaver e basta.
       *[raccoon-refuse] Il raccoon costa { $loss }: rifiuta il beaver.
    }
# en: 7299
tutor-rule = **Tutor**: quando una decisione ti costerebbe più di 0,08 punti, ti dico in privato che cosa è meglio, e puoi ripensarci una volta.
