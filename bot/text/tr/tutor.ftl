### Eğitmen: bir kararın neye mal olduğu ve daha iyisi.

# en: 933c
tutor-loss = { $loss } puan
# en: d281
tutor-loss-in-match = { $loss } equity
# İki tarafa da bir puan gerekirken.
# en: 68f5
tutor-loss-of-chances = %{ $chances } kazanma şansı
# en: 6534
tutor-silent = Eğitmen burada susuyor: bu pozisyon süren bir oyuna fazla benziyor.
# en: 864d
tutor-play = { $play }: { $loss } kaybettirir.
# en: c44a
tutor-cube =
    { $fault ->
        [roll] Zar atmak { $loss } kaybettirir.
        [double] Vido çekmek { $loss } kaybettirir.
        [pass-take] Pas geçmek { $loss } kaybettirir.
        [pass-beaver] Pas geçmek { $loss } kaybettirir.
        [take-pass] Küpü almak { $loss } kaybettirir.
        [take-beaver] Küpü almak { $loss } kaybettirir.
        [beaver-take] Beaver { $loss } kaybettirir.
        [beaver-pass] Beaver { $loss } kaybettirir.
        [refuse] Beaver’ı reddetmek { $loss } kaybettirir.
        [accept] Beaver’ı kabul etmek { $loss } kaybettirir.
        [raccoon-accept] Raccoon { $loss } kaybettirir.
        [resign] Pes etmek { $loss } kaybettirir.
       *[raccoon-refuse] Raccoon { $loss } kaybettirir.
    }
# en: 2879
tutor-better-play = { $best } daha iyi.
# en: 94b2
tutor-better-cube =
    { $fault ->
        [roll] Önce vido çek.
        [double] Vidosuz zar at.
        [pass-take] Küpü al.
        [pass-beaver] Beaver yap.
        [take-pass] Pas geç.
        [take-beaver] Beaver yap.
        [beaver-take] Küpü almak yeter.
        [beaver-pass] Pas geç.
        [refuse] Kabul et.
        [accept] Reddet.
        [raccoon-accept] Beaver’ı kabul etmek yeter.
        [resign] Oynamaya devam et.
       *[raccoon-refuse] Beaver’ı reddet.
    }
# en: 7679
tutor-speechless = Şu anda bir şey diyemiyorum. Yeniden düşün ya da yine de devam et.
# en: bc79
tutor-rule = **Eğitmen**: 0,08 puandan fazla kaybedecek olursan bunun bedelini önce yalnız sana söylerim. Yeniden düşünebilir, yine de devam edebilir ya da daha iyisini sorabilirsin. Her kararda bir kez konuşurum.
