### Eğitmen: bir kararın neye mal olduğu ve daha iyisi.

# en: 586b
tutor-play = { $play }: { $loss } kaybettirir. { $best } daha iyi.
# en: ada4
tutor-cube =
    { $best ->
        [double] Zar atmak { $loss } kaybettirir: önce vido çek.
        [no-double] Vido çekmek { $loss } kaybettirir: vidosuz zar at.
        [take] Pas geçmek { $loss } kaybettirir: küpü al.
       *[pass] Küpü almak { $loss } kaybettirir: pas geç.
    }
# en: 148e
tutor-rule = **Eğitmen**: 0,08 puandan fazla kaybettiren bir karar verirsen, uygulanmadan önce daha iyisi yalnız sana söylenir; kararını geri alabilirsin.
