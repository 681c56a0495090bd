### Die Hilfe: eine kurze Seite, und eine für jedes Kapitel. Zwischen ** stehen Buttons, zwischen ` Befehle.

# en: 3a06
help-front-heading = ### Backgammon in deinem Tempo
# en: a62a
help-front-start = **Los geht’s** mit `/challenge @Freund`. Ohne Namen können alle hier annehmen.
# en: 10d3
help-front-turn = **Du bist dran**: Der Bot erwähnt dich einmal und postet das Brett. Seine Buttons zeigen, was du tun kannst.
# en: a36c
help-front-turns = **Deine Spiele** stehen unter `/turns`, zuerst die, in denen du dran bist.
# en: 29e8
help-front-more = Mehr dazu:
# en: a9f3
help-front-version = -# Barpoint { $version }

# en: bc47
help-label =
    { $section ->
        [start] Erste Schritte
        [turn] Ein Zug
        [match] Match & Doppler
        [chouette] Chouettes
        [time] Einstellungen & Zeit
        [records] Aufzeichnungen & Würfel
        [standing] Ratings & Profile
       *[privacy] Datenschutz
    }

# en: d4cf
help-start =
    ### Erste Schritte
    - `/challenge @Freund` postet eine Herausforderung. Optionen bestimmen das Spiel: `length:7`, `play:Unlimitiertes Spiel`, `start:Nackgammon`. `/settings challenge` merkt sie sich.
    - `/challenge level:Freizeit` spielt sofort gegen mich, vom Einstieg bis zur Meisterklasse: hier, im Thread oder per Direktnachricht.
    - **Annehmen** startet das Spiel; **Änderung vorschlagen** (`/propose`) macht einen Gegenvorschlag.
    - **Zurückziehen** zieht deine Herausforderung zurück, **Vorschlag zurück** deinen Gegenvorschlag. Ohne Antwort läuft eine Herausforderung nach { $days } Tagen ab.
    - Ein Kanal hat einen Tisch; das nächste Spiel bekommt einen Thread. `thread:True` öffnet immer einen, `direct:True` spielt per Direktnachricht.
    - `/move-here` holt dein Spiel in den Kanal, in dem du es tippst.

# en: 8ac2
help-turn =
    ### Ein Zug
    - **Würfeln** (`/roll`), einen Zug aus der Liste wählen, **Bestätigen**. Liegt der Wurf schon da, steht die Liste am Brett. Mit **Ziehen** ziehst du einen Stein nach dem anderen. Oder tippe den Zug: `/play 8/5 6/5`.
    - Deine Steine ziehen von Punkt 24 hinunter zu Punkt 1. `13/8(2)` zieht zwei Steine, `bar/20*` spielt herein und schlägt, `6/off` trägt ab.
    - Der Bot würfelt, wenn du nicht doppeln kannst, und zieht erzwungene Züge. `/settings me` schaltet das aus.
    - **Für mich würfeln** (nach einem Wurf, oder unter **Meine Seite**): An einem Tisch zu zweit würfelt der Bot, obwohl du doppeln könntest, bis der Doppler zu dir kommt.
    - `/settings me confirm_play:False` zieht sofort, was du wählst, außer in einer Chouette; **Rückgängig** nimmt es zurück, bis etwas darauf folgt.
    - **Seit meinem Zug** zeigt, was geschehen ist, **Meine Seite** (`/board`) das Brett, wie du es magst. Wer zuschaut, sieht unter **Meine Seite** immer dieselbe Seite unten, und das Brett folgt dem Spiel 14 Minuten lang.
    - `/takeback` bittet darum, deinen letzten Zug oder dein letztes Doppel zurückzunehmen.
    - `/orders` lässt den Bot für dich handeln; `/note` ist eine Notiz, die nur du siehst.

# en: 008d
help-match =
    ### Match und Doppler
    - **Doppeln** (`/double`) vor dem Würfeln. Die Gegenseite antwortet **Annehmen** (`/take`) oder **Passen** (`/pass`), in manchen unlimitierten Spielen auch **Beaver** (`/beaver`).
    - Ein Gammon zählt doppelt, ein Backgammon dreifach, mal Doppler. **Regeln** zeigt alles, was gilt.
    - **Aufgeben** (`/resign`) bietet eine Niederlage an; weniger als das Maximum kann die Gegenseite ablehnen. Ohne rechtzeitige Antwort ist sie angenommen.
    - Das nächste Spiel eines Matches beginnt automatisch. Im unlimitierten Spiel drückst du **Nächstes Spiel** (`/next`) oder **Session beenden** (`/end`).
    - Am Ende gibt es **Revanche**.

# en: 5040
help-chouette =
    ### Chouettes
    Drei bis zehn spielen: eine Box gegen alle anderen zugleich.
    - `/chouette start` eröffnet eine Chouette. Die anderen drücken **Mitspielen** (`/chouette join`), der Host **Starten**.
    - Am Brett ist eine Krone der Captain, eine Zahl ein Platz in der Reihe; **es geht um 4** nennt, was die Box in einem einfachen Spiel gewinnt oder verliert.
    - **Mein Platz** zeigt deinen Doppler, deinen Stand und alles, was du tun kannst. `/chouette suggest` zeigt dem Captain einen Zug, `/chouette hold` bittet darum, den Wurf anzuhalten.
    - `/chouette settle` und `/chouette concede` beenden eine Wette; `/chouette proxy` gibt jemandem Vollmacht.
    - `/chouette away` macht Pause, mit `/chouette back` bist du wieder da, mit `/chouette leave` gehst du.
    - `/chouette line` zeigt, wer als Nächstes kommt, `/chouette ledger`, wer was gewonnen hat; **Zettel** dort zeigt es Spiel für Spiel.
    - Der Host hat `/chouette settings`, `/chouette last`, `/chouette close` und `/chouette host`.

# en: f3a1
help-standing =
    ### Ratings und Profile
    - `/profile` zeigt, wie es bei dir oder jemand anderem läuft: Rating, Bilanz, Doppel, Chouettes, und wie schnell die Antworten kommen.
    - Das Rating folgt der Formel von FIBS; „1632 ± 41“ sagt, wie sicher es ist. Gewertet werden Matches ab 3 Punkten, wenn der Server nichts anderes festlegt. Die Herausforderung sagt es dazu; mit `/challenge rated:False` spielst du nur zum Spaß.
    - `/leaderboard` zeigt, wer hier vorn liegt: Rating, Punkte, Chouette-Punkte. Für einen Platz brauchst du ± 200 oder weniger, Spiele gegen fünf andere und ein gewertetes Match in den letzten neunzig Tagen.
    - `/versus` zeigt dich gegen jemanden, `/stats` diesen Server auf einen Blick.
    - `/settings me profile:` legt fest, wer dein Profil sieht. Was in einem privaten Thread oder per Direktnachricht endete, sieht sonst niemand.
    - Für Admins: `/admin void` annulliert ein Ergebnis; `/settings server rated:` legt fest, welche Spiele gewertet werden.

# en: 6c89
help-time =
    ### Einstellungen und Erinnerungen
    - `/settings me`: deine Bretter, deine Zeitzone, deine Ruhezeit, und was der Bot für dich tut. `/settings server`: was hier gespielt wird.
    - Vergisst du einen Zug, wirst du einmal am Tag erinnert, höchstens { $most }-mal, nie in deiner Ruhezeit. `/settings me` ändert, wie oft und wo.
    - `/challenge turn_hours:24` spielt mit Uhr. `/clock show` zeigt sie, `/clock more` gibt Zeit, `/clock ask` bittet darum.
    - Ist die Zeit der Gegenseite abgelaufen: `/clock claim` gewinnt, `/clock autopilot` spielt für sie weiter, bis sie **Ich bin zurück** drückt.
    - `/vacation set` hält deine Uhren an; siehe `/vacation show`, `/vacation end`.

# en: fe15
help-records =
    ### Aufzeichnungen und Würfel
    - `/history` zeigt gespielte Spiele, `/replay` jeden Zug noch einmal.
    - **Analysieren** (`/analyse`) zeigt, wie ein beendetes Spiel gespielt wurde: PR, Glück, Diagramm, alle Fehler.
    - `/export` speichert ein Match als Dateien für andere Programme, `/import` liest deren Dateien.
    - `/position` zeigt allen eine beliebige Stellung.
    - `/dice show` lässt dich die Würfel eines beendeten Spiels prüfen, `/dice words` gibt dem nächsten eigene Worte mit, `/dice server` zählt alle Würfe hier.

# en: ef22
help-privacy =
    ### Datenschutz
    - `/privacy export` gibt dir alles, was über dich gespeichert ist.
    - `/privacy erase` vergisst dich. Die Gegenseite behält ihre Spiele, gegen „früheres Mitglied“.
    - Notizen, Anweisungen, Einstellungen und Importe siehst nur du.
    - Mit `/block` kann dich jemand nicht mehr herausfordern, mit `/unblock` wieder. `/report` meldet den Admins dieses Servers etwas.
    - Für Admins: `/admin status` zeigt, was auf diesem Server nicht stimmt, `/admin reports` sagt, wohin Meldungen gehen.
    - `/help` zeigt diese Seiten.
