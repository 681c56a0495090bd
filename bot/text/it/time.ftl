### Il tempo di chi deve agire a un tavolo a due. Le scadenze le scrive Discord: “9 marzo 2026 14:05”, “tra 2 ore”.

# en: d746
time-heading = Orologio
# en: 57c4
time-no-clock = Senza orologio
# en: f06f
time-left = Scadenza per { $player }: { $due } ({ $soon })
# en: e408
time-left-reserve = Scadenza per { $player }: { $due } ({ $soon }); la riserva di tempo parte da { $reserve_from }
# en: de91
time-rests = Il tempo di { $player } non scorre finché la partita non può continuare.
# en: a88c
time-accepts = Senza risposta in tempo, l’abbandono è accettato.
# en: 251a
time-is-out = **Tempo scaduto per { $player }** { $since }. { $waiting }: reclama la partita, falla finire al pilota automatico, o aspetta.
# **+{ $days } giorni**: il pulsante button-more-time.
# en: b10b
time-is-asked = { $player } chiede più tempo. { $waiting }: premi **+{ $days } giorni** per concederlo.
# en: f089
time-vacation = { $player } è in ferie, { $spans }: l’orologio è fermo
# en: e0de
time-vacation-span = dal { $first } al { $last }
# en: 4abb
time-reserve = { $player }: { $left } di riserva

## A chi ha chiesto o concesso più tempo.

# en: 8956
time-granted = Più tempo concesso.
# en: 9dff
time-granted-until = Più tempo concesso. Scadenza per { $player }: { $due } ({ $soon }).
# en: 9748
time-asked-rests = Ho chiesto più tempo a { $waiting }.
# en: 8b94
time-asked = Ho chiesto più tempo a { $waiting }. Il tuo orologio va avanti fino alla risposta.
