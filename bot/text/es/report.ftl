### Avisos a quienes administran un servidor.

# en: be2a
report-text = **Aviso** de { $by } sobre { $player }, { $place }: { $reason }
# en: b4ec
report-done = Quienes administran este servidor tienen tu aviso.
# en: fe8e
report-nowhere = Este servidor no tiene un canal para avisos: escribe a alguien que lo administre.
# en: beec
report-failed = Discord no aceptó el aviso. Inténtalo otra vez, o escribe a alguien que administre este servidor.
# en: 1635
report-not-there = No puedo escribir en { $channel }: dame permiso o elige otro canal.
# en: 4a9c
report-channel =
    { $is_chosen ->
        [yes] Los avisos van a { $channel }.
       *[no] Aquí ya no se puede avisar de nada. Indica un canal para cambiarlo.
    }
