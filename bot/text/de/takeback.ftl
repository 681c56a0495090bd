### Den letzten Zug oder das letzte Doppel zurücknehmen, wenn die Gegenseite es erlaubt.

# en: ca1e
takeback-wanted-play = { $asked }: { $player } möchte { $play } zurücknehmen. Die Anfrage verfällt, wenn das Spiel weitergeht.
# en: 114d
takeback-wanted-double = { $asked }: { $player } möchte das Doppel zurücknehmen. Die Anfrage verfällt, wenn das Spiel weitergeht.
# en: 2f52
takeback-denied-play = { $asked } hat die Rücknahme abgelehnt: Es bleibt bei { $play }.
# en: 203b
takeback-denied-double = { $asked } hat die Rücknahme abgelehnt: Das Doppel gilt.

# en: ae09
takeback-asked = Rücknahme angefragt.
# en: c837
takeback-granted = Rücknahme erlaubt.
# en: 4ce4
takeback-refused = Rücknahme abgelehnt.
