### İki kişilik masada sıradakinin süresi ve ötekinin yapabilecekleri. $due, $since, $soon: Discord’un yazdığı anlar.

# en: d746
time-heading = Saat
# en: 57c4
time-no-clock = Saat yok
# en: f06f
time-left = { $player }: süre sonu { $due } ({ $soon })
# en: e408
time-left-reserve = { $player }: süre sonu { $due } ({ $soon }), yedek süre başlangıcı { $reserve_from }
# en: de91
time-rests = Oyun devam edebilene kadar { $player } için süre işlemiyor.
# en: a88c
time-accepts = Zamanında yanıt gelmezse pes kabul edilmiş sayılır.
# en: 251a
time-is-out = **{ $player } süreyi aştı** ({ $since }). { $waiting }: oyunu iste, otomatik pilota bitirt ya da bekle.
# en: b10b
time-is-asked = { $player } ek süre istiyor. { $waiting }: vermek için **+{ $days } gün** düğmesine bas.
# en: f089
time-vacation = { $player } tatilde ({ $spans }): saat duruyor
# en: e0de
time-vacation-span = { $first } – { $last }
# en: 4abb
time-reserve = { $player }: yedek süre { $left }

## Ek süre isteyene ya da verene.

# en: 8956
time-granted = Ek süre verildi.
# en: 9dff
time-granted-until = Ek süre verildi. { $player }: süre sonu { $due } ({ $soon }).
# en: 9748
time-asked-rests = Ek süre isteğini ilettim: { $waiting }.
# en: 8b94
time-asked = Ek süre isteğini ilettim: { $waiting }. Yanıt gelene kadar saatin işliyor.
