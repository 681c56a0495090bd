### Eğitmen: bir kararın neye mal olduğu ve daha iyisi.

# en: 933c
tutor-loss = { $loss } puan
# en: 586b
tutor-play = { $play }: { $loss } kaybettirir. { $best } daha iyi.
# en: 9c7f
tutor-cube =
    { $fault ->
        [roll] Zar atmak { $loss } kaybettirir: önce vido çek.
        [double] Vido çekmek { $loss } kaybettirir: vidosuz zar at.
        [pass-take] Pas geçmek { $loss } kaybettirir: küpü al.
        [pass-beaver] Pas geçmek { $loss } kaybettirir: beaver yap.
        [take-pass] Küpü almak { $loss } kaybettirir: pas geç.
        [take-beaver] Küpü yalnızca almak { $loss } kaybettirir: beaver yap.
        [beaver-take] Beaver { $loss } kaybettirir: küpü almak yeter.
        [beaver-pass] Beaver { $loss } kaybettirir: pas geç.
        [refuse] Beaver’ı reddetmek { $loss } kaybettirir: kabul et.
        [accept] Beaver’ı kabul etmek { $loss } kaybettirir: reddet.
        [raccoon-accept] Raccoon { $loss } kaybettirir: beaver’ı kabul etmek yeter.
       *[raccoon-refuse] Raccoon { $loss } kaybettirir: beaver’ı reddet.
    }
# en: 7299
tutor-rule = **Eğitmen**: 0,08 puandan fazla kaybettirecek bir karar verirsen daha iyisini yalnız sana söylerim; kararını bir kez geri alabilirsin.
