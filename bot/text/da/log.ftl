### Loggen for et parti for to: en linje pr. hændelse, uden punktum.

# en: f746
log-opening = Åbningsslag { $high }-{ $low }: { $starter } starter
# en: 758e
log-opening-again = Åbningsslag { $die }-{ $die }: Slå igen
# en: 2ee8
log-opening-doubled = Åbningsslag { $die }-{ $die }: autodobling til { $value }; slå igen

# en: 7d5c
log-doubles =
    { $is_automatic ->
        [yes] { $player } dobler til { $value } (automatisk)
       *[no] { $player } dobler til { $value }
    }
# en: b4ca
log-redoubles =
    { $is_automatic ->
        [yes] { $player } redobler til { $value } (automatisk)
       *[no] { $player } redobler til { $value }
    }
# en: dc56
log-raises =
    { $stage ->
        [raccoon] { $player } raccooner til { $value }
       *[beaver] { $player } beaverer til { $value }
    }
# en: a177
log-takes =
    { $is_automatic ->
        [yes] { $player } tager automatisk (cube på { $value })
       *[no] { $player } tager (cube på { $value })
    }
# en: b43c
log-passes = { $player } dropper: { $winner } vinder { $points } point
# en: 773c
log-passes-automatically = { $player } dropper (automatisk): { $winner } vinder { $points } point
# en: c4fd
log-resigns =
    { $kind ->
        [gammon] { $player } tilbyder at opgive gammon
        [backgammon] { $player } tilbyder at opgive backgammon
       *[single] { $player } tilbyder at opgive enkelt
    }
# en: f038
log-accepts-resignation = { $player } accepterer opgivelsen
# en: 7e48
log-refuses-resignation = { $player } afviser opgivelsen
# en: 055c
log-resignation-accepted = Opgivelsen er accepteret (automatisk)
# en: f65d
log-out-of-time = Tiden udløb for { $player }: { $winner } vinder { $points } point
# en: a60b
log-takeback = { $player } får lov at fortryde
# en: 38f5
log-undo = { $player } tager trækket tilbage
