### Le temps, à une table à deux.

# en: d746
time-heading = Pendule
# en: 57c4
time-no-clock = Sans pendule
# en: f06f
time-left = { $player } a jusqu’au { $due } ({ $soon })
# en: e408
time-left-reserve = { $player } a jusqu’au { $due } ({ $soon }), sur sa réserve à partir du { $reserve_from }
# en: de91
time-rests = Le temps ne s’écoule pas pour { $player } tant que la partie ne peut pas continuer.
# en: a88c
time-accepts = Sans réponse à temps, l’abandon est accepté.
# en: 251a
time-is-out = **Temps écoulé pour { $player }** { $since }. { $waiting } : réclame la partie, laisse le pilote automatique la finir, ou attends.
# en: b10b
time-is-asked = { $player } demande du temps. { $waiting } : appuie sur **+{ $days } jours** pour en accorder.
# en: f089
time-vacation = { $player } est en vacances, { $spans } : la pendule est arrêtée
# en: e0de
time-vacation-span = du { $first } au { $last }
# en: 4abb
time-reserve = { $player } : réserve de { $left }

## À qui a demandé ou accordé du temps

# en: 8956
time-granted = Temps accordé.
# en: 9dff
time-granted-until = Temps accordé : { $player } a jusqu’au { $due } ({ $soon }).
# en: 9748
time-asked-rests = J’ai demandé du temps à { $waiting }.
# en: 8b94
time-asked = J’ai demandé du temps à { $waiting }. Ta pendule tourne jusqu’à la réponse.
