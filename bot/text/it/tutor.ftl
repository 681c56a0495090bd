### Il tutor: che cosa costa una decisione e che cosa è meglio.

# en: 933c
tutor-loss = { $loss } punti
# en: d281
tutor-loss-in-match = { $loss } di equity
# en: 68f5
tutor-loss-of-chances = il { $chances } % di probabilità di vittoria
# en: 6534
tutor-silent = Qui il tutor tace: questa posizione somiglia troppo a una partita ancora in corso.
# en: 864d
tutor-play = { $play } costa { $loss }.
# en: c44a
tutor-cube =
    { $fault ->
        [roll] Tirare costa { $loss }.
        [double] Raddoppiare costa { $loss }.
        [pass-take] Passare costa { $loss }.
        [pass-beaver] Passare costa { $loss }.
        [take-pass] Accettare costa { $loss }.
        [take-beaver] Accettare costa { $loss }.
        [beaver-take] Il beaver costa { $loss }.
        [beaver-pass] Il beaver costa { $loss }.
        [refuse] Rifiutare il beaver costa { $loss }.
        [accept] Accettare il beaver costa { $loss }.
        [raccoon-accept] Il raccoon costa { $loss }.
        [resign] L’abbandono costa { $loss }.
       *[raccoon-refuse] Il raccoon costa { $loss }.
    }
# en: 2879
tutor-better-play = È meglio { $best }.
# en: 94b2
tutor-better-cube =
    { $fault ->
        [roll] Prima raddoppia.
        [double] Tira e basta.
        [pass-take] Accetta.
        [pass-beaver] Fai beaver.
        [take-pass] Passa.
        [take-beaver] Fai beaver.
        [beaver-take] Accetta e basta.
        [beaver-pass] Passa.
        [refuse] Accettalo.
        [accept] Rifiutalo.
        [raccoon-accept] Accetta il beaver e basta.
        [resign] Continua a giocare.
       *[raccoon-refuse] Rifiuta il beaver.
    }
# en: 7679
tutor-speechless = Adesso non so dirlo. Ripensaci, o continua lo stesso.
# en: bc79
tutor-rule = **Tutor**: prima che tu perda più di 0,08 punti, ti dico in privato quanto costa. Ripensaci, continua lo stesso, o chiedimi che cosa è meglio. Parlo una volta per decisione.
