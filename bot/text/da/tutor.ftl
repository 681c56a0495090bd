### Tutoren: hvad en beslutning koster, og hvad der er bedre.

# en: 933c
tutor-loss = { $loss } point
# en: d281
tutor-loss-in-match = { $loss } i equity
# en: 68f5
tutor-loss-of-chances = { $chances } % vinderchance
# en: 6534
tutor-silent = Din tutor er tavs her: Stillingen ligner for meget et parti, der er i gang.
# en: 864d
tutor-play = { $play } koster { $loss }.
# en: c44a
tutor-cube =
    { $fault ->
        [roll] At slå koster { $loss }.
        [double] At doble koster { $loss }.
        [pass-take] At droppe koster { $loss }.
        [pass-beaver] At droppe koster { $loss }.
        [take-pass] At tage koster { $loss }.
        [take-beaver] At tage koster { $loss }.
        [beaver-take] Beaveren koster { $loss }.
        [beaver-pass] Beaveren koster { $loss }.
        [refuse] At afvise beaveren koster { $loss }.
        [accept] At acceptere beaveren koster { $loss }.
        [raccoon-accept] Raccoonen koster { $loss }.
        [resign] At opgive koster { $loss }.
       *[raccoon-refuse] Raccoonen koster { $loss }.
    }
# en: 2879
tutor-better-play = { $best } er bedre.
# en: 94b2
tutor-better-cube =
    { $fault ->
        [roll] Dobl først.
        [double] Slå bare.
        [pass-take] Tag den.
        [pass-beaver] Svar med beaver.
        [take-pass] Drop den.
        [take-beaver] Svar med beaver.
        [beaver-take] Tag den bare.
        [beaver-pass] Drop den.
        [refuse] Accepter den.
        [accept] Afvis den.
        [raccoon-accept] Accepter bare beaveren.
        [resign] Spil videre.
       *[raccoon-refuse] Afvis beaveren.
    }
# en: 7679
tutor-speechless = Det kan jeg ikke sige lige nu. Tænk igen, eller fortsæt alligevel.
# en: bc79
tutor-rule = **Tutor**: Før du giver mere end 0,08 point væk, siger jeg dig privat, hvad det koster. Tænk igen, fortsæt alligevel, eller spørg mig, hvad der er bedre. Jeg siger til én gang pr. beslutning.
