### Botten selv som modstander: hvad den hedder, hvor godt den spiller, og hvor den ikke kan.

# en: 9ef7
opponent-level =
    { $level ->
        [beginner] begynder
        [casual] fritidsspiller
       *[intermediate] mellemklasse
        [advanced] avanceret
        [expert] ekspert
        [champion] mester
    }
# en: f5a6
opponent-name = Barpoint ({ $level })
# en: b18b
opponent-level-of-person = Niveauet gælder spil mod mig. Udelad { $player }, eller udelad niveauet.
# en: a98c
opponent-tutor-of-person = Tutoren er kun til spil mod mig. Udelad { $player }, eller udelad tutoren.
# en: 7c93
opponent-missing = Jeg kan ikke spille her: Min backgammonmotor er ikke installeret. Udfordr et menneske i stedet.
# en: 6619
opponent-failed = Jeg kan ikke tænke lige nu. Prøv igen om et minut.
# en: ef7a
opponent-only-me = I direkte beskeder kan du kun spille mod mig. Brug `/challenge` på en server for at udfordre { $player }.
# en: 5586
opponent-directly = Brættet er i dine direkte beskeder.
# en: d218
opponent-autopilot = Autopiloten ({ $level }) spiller for { $player }.
# en: 9d10
opponent-autopilot-plain = Den enkle autopilot spiller for { $player }: Her er ingen backgammonmotor installeret.
