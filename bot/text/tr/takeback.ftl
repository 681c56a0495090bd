### İki kişilik masada son hamleyi ya da vidoyu, öteki oyuncu izin verirse, geri almak.

# en: ca1e
takeback-wanted-play = { $asked }: { $player } bu hamleyi geri almak istiyor: { $play }. Oyun sürerse istek düşer.
# en: 114d
takeback-wanted-double = { $asked }: { $player } vidoyu geri almak istiyor. Oyun sürerse istek düşer.
# en: 2f52
takeback-denied-play = { $asked } geri almaya izin vermedi; hamle geçerli: { $play }.
# en: 203b
takeback-denied-double = { $asked } geri almaya izin vermedi; vido geçerli.

## İsteyene, izin verene ya da vermeyene.

# en: ae09
takeback-asked = Geri alma istendi.
# en: c837
takeback-granted = Geri almaya izin verildi.
# en: 4ce4
takeback-refused = Geri almaya izin verilmedi.
