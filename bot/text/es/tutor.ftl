### El tutor: qué cuesta una decisión y qué es mejor.

# en: 586b
tutor-play = { $play } cuesta { $loss }: es mejor { $best }.
# en: ada4
tutor-cube =
    { $best ->
        [double] Tirar cuesta { $loss }: dobla antes.
        [no-double] Doblar cuesta { $loss }: tira sin doblar.
        [take] Pasar cuesta { $loss }: acepta.
       *[pass] Aceptar cuesta { $loss }: pasa.
    }
# en: 148e
tutor-rule = **Tutor**: antes de una decisión que cueste más de 0,08 puntos, se te dice en privado qué es mejor, y puedes dar marcha atrás.
