### El tutor: qué cuesta una decisión y qué es mejor.

# en: 933c
tutor-loss = { $loss } puntos
# en: 586b
tutor-play = { $play } cuesta { $loss }: es mejor { $best }.
# en: 9c7f
tutor-cube =
    { $fault ->
        [roll] Tirar cuesta { $loss }: dobla antes.
        [double] Doblar cuesta { $loss }: tira sin doblar.
        [pass-take] Pasar cuesta { $loss }: acepta.
        [pass-beaver] Pasar cuesta { $loss }: haz beaver.
        [take-pass] Aceptar cuesta { $loss }: pasa.
        [take-beaver] Solo aceptar cuesta { $loss }: haz beaver.
        [beaver-take] El beaver cuesta { $loss }: solo acepta.
        [beaver-pass] El beaver cuesta { $loss }: pasa.
        [refuse] Rechazar el beaver cuesta { $loss }: acéptalo.
        [accept] Aceptar el beaver cuesta { $loss }: recházalo.
        [raccoon-accept] El raccoon cuesta { $loss }: solo acepta el beaver.
       *[raccoon-refuse] El raccoon cuesta { $loss }: rechaza el beaver.
    }
# en: 7299
tutor-rule = **Tutor**: si una decisión te va a costar más de 0,08 puntos, te digo en privado qué es mejor, y puedes dar marcha atrás una vez.
