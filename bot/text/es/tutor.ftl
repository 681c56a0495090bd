### El tutor: qué cuesta una decisión y qué es mejor.

# en: 933c
tutor-loss = { $loss } puntos
# en: d281
tutor-loss-in-match = { $loss } de equity
# Where both need one point. $chances: in percent, such as 9.5.
# en: 68f5
tutor-loss-of-chances = un { $chances } % de opciones de ganar
# en: 6534
tutor-silent = Tu tutor calla aquí: esta posición se parece demasiado a un juego en curso.
# $play: a play, such as 8/5 6/5.
# en: 864d
tutor-play = { $play } cuesta { $loss }.
# $fault: what was done about the cube; roll and double, then an answer to a double and what is better, then to a beaver.
# en: c44a
tutor-cube =
    { $fault ->
        [roll] Tirar cuesta { $loss }.
        [double] Doblar cuesta { $loss }.
        [pass-take] Pasar cuesta { $loss }.
        [pass-beaver] Pasar cuesta { $loss }.
        [take-pass] Aceptar cuesta { $loss }.
        [take-beaver] Aceptar cuesta { $loss }.
        [beaver-take] El beaver cuesta { $loss }.
        [beaver-pass] El beaver cuesta { $loss }.
        [refuse] Rechazar el beaver cuesta { $loss }.
        [accept] Aceptar el beaver cuesta { $loss }.
        [raccoon-accept] El raccoon cuesta { $loss }.
        [resign] Abandonar cede { $loss }.
       *[raccoon-refuse] El raccoon cuesta { $loss }.
    }
# Follows one of those two, once somebody asks. $best: a play.
# en: 2879
tutor-better-play = { $best } es mejor.
# $fault: as above; what to do in its place.
# en: 94b2
tutor-better-cube =
    { $fault ->
        [roll] Dobla antes.
        [double] Tira sin doblar.
        [pass-take] Acepta.
        [pass-beaver] Haz beaver.
        [take-pass] Pasa.
        [take-beaver] Haz beaver.
        [beaver-take] Solo acepta.
        [beaver-pass] Pasa.
        [refuse] Acéptalo.
        [accept] Recházalo.
        [raccoon-accept] Solo acepta el beaver.
        [resign] Sigue jugando.
       *[raccoon-refuse] Rechaza el beaver.
    }
# Somebody asked what is better.
# en: 7679
tutor-speechless = Ahora no lo sé decir. Piénsalo otra vez, o sigue igualmente.
# en: bc79
tutor-rule = **Tutor**: antes de que pierdas más de 0.08 puntos, te digo en privado cuánto cuesta. Piénsalo otra vez, sigue igualmente, o pregúntame qué es mejor. Hablo una vez por decisión.
