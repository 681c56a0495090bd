### Der Playground: der Bot auf einem Discord, das auf einem Rechner nachgebaut ist. <strong> und <code> sind HTML.

# en: a7f2
playground-open = Der Playground ist offen: { $address } (Strg-C beendet ihn).
# en: 5805
playground-what = Der ganze Bot auf einem eigenen Discord, nur auf diesem Rechner. Jeder Link öffnet einen Tab, in dem du diese Person bist: Öffne zwei, und spiel.
# **gegenseite** ist die Option im Deutschen; die Seite nimmt die englische.
# en: 7775
playground-challenge = Geh als Alice in <strong>#backgammon</strong>, tippe <code>/challenge</code>, wähle <strong>opponent</strong>, dann Bob, und sende es ab.
# en: 381a
playground-accept = Geh als Bob hinein und drücke <strong>Annehmen</strong>. Wer beginnt, drückt <strong>Ziehen</strong>; <code>/help</code> erklärt den Rest.
# en: a287
playground-chouette = Für eine Chouette mit drei bis zehn tippst du <code>/chouette start</code>, lässt andere <strong>Mitspielen</strong> drücken, dann drückst du <strong>Starten</strong>. Um in einem Tab alle zu sein, ändere oben <strong>Viewing as</strong>. Neue Threads stehen unten, wenn du die Seite neu lädst.
# en: 43b1
playground-clock = Hier ist es { $time } (UTC). Um Erinnerungen und Fristen zu sehen:
# en: c7b7
playground-let-pass =
    { $span ->
        [hour] Eine Stunde weiter
       *[day] Einen Tag weiter
    }
# en: 4897
playground-enter = als { $reader }
# en: 2477
playground-phones = Gesperrte Handys zeigen, welche Benachrichtigungen jede Person bekommt:
# en: 284e
playground-phone = Gesperrtes Handy von { $reader }
# en: 5f00
playground-no-push = Noch ist nichts gekommen.
# en: f34c
playground-push-empty = (ohne Text)
# en: 134f
playground-direct-messages = Direktnachrichten
# en: a522
playground-topic =
    { $channel ->
        [backgammon] Hier kann an einem Tisch gespielt werden
       *[club] Und hier an noch einem
    }
