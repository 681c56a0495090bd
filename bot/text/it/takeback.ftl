### Ritirare l’ultima mossa o l’ultimo raddoppio, se l’altra parte lo concede.

# en: ca1e
takeback-wanted-play = { $asked }: { $player } chiede di ritirare { $play }. Se il gioco va avanti, la richiesta decade.
# en: 114d
takeback-wanted-double = { $asked }: { $player } chiede di ritirare il raddoppio. Se il gioco va avanti, la richiesta decade.
# en: 2f52
takeback-denied-play = { $asked } rifiuta il ritiro: { $play } resta.
# en: 203b
takeback-denied-double = { $asked } rifiuta il ritiro: il raddoppio resta.

# en: ae09
takeback-asked = Ritiro chiesto.
# en: c837
takeback-granted = Ritiro concesso.
# en: 4ce4
takeback-refused = Ritiro rifiutato.
