### Der Bot selbst als Gegner: wie er heißt, wie gut er spielt, und wo er es nicht kann.

# en: 9ef7
opponent-level =
    { $level ->
        [beginner] Einstieg
        [casual] Freizeit
       *[intermediate] Mittel
        [advanced] Fortgeschritten
        [expert] Expertenklasse
        [champion] Meisterklasse
    }
# en: f5a6
opponent-name = Barpoint ({ $level })
# en: b18b
opponent-level-of-person = Eine Stärke gibt es nur für Spiele gegen mich. Lass { $player } weg, oder lass die Stärke weg.
# en: a98c
opponent-tutor-of-person = Den Tutor gibt es nur für Spiele gegen mich. Lass { $player } weg, oder lass den Tutor weg.
# en: 7c93
opponent-missing = Hier kann ich nicht spielen: Meine Backgammon-Engine ist nicht installiert. Fordere stattdessen einen Menschen heraus.
# en: 6619
opponent-failed = Gerade kann ich nicht denken. Versuch es in einer Minute noch einmal.
# en: ef7a
opponent-only-me = In Direktnachrichten kannst du nur gegen mich spielen. Um { $player } herauszufordern, nimm `/challenge` auf einem Server.
# en: 5586
opponent-directly = Das Brett ist in deinen Direktnachrichten.
# en: d218
opponent-autopilot = Der Autopilot (Stärke: { $level }) spielt für { $player }.
# en: 9d10
opponent-autopilot-plain = Der einfache Autopilot spielt für { $player }: Hier ist keine Engine installiert.
