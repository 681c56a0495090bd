### Herausforderungen, Angebote, Gegenvorschläge und wie sie ausgehen.

# en: 69e8
challenge-title =
    { $is_to_all ->
        [yes] Offene Herausforderung von { $challenger }
       *[no] { $challenger } fordert { $opponent } heraus
    }
# en: 1e27
challenge-title-rematch = { $challenger } will Revanche
# en: 0e64
challenge-offered = { $challenge }: { $terms }
# en: a78f
challenge-accepted = { $player } nimmt an: { $terms }
# en: ba63
challenge-asked =
    { $offered ->
        [counter] { $player }, nimmst du den Gegenvorschlag von { $offerer } an?
        [rematch] { $player }, nimmst du die Revanche an, die { $offerer } will?
       *[challenge] { $player }, nimmst du die Herausforderung von { $offerer } an?
    }
# en: bf89
challenge-asked-all = Alle hier können annehmen.

# en: 5d5a
challenge-posted =
    { $offered ->
        [counter] Gegenvorschlag gepostet.
        [rematch] Revanche angeboten.
       *[challenge] Herausforderung gepostet.
    }

# en: 761d
challenge-rated =
    { $counts ->
        [match] Gewertetes Match
        [games] Jedes Spiel wird gewertet
       *[start] Nicht gewertet: ungewöhnliche Grundstellung
    }
# en: fbc5
challenge-unrated = Nicht gewertet
# en: 80a9
challenge-rated-from = Nicht gewertet: Hier zählen Matches ab { $least } Punkten

# en: 0af7
challenge-declined =
    { $is_rematch ->
        [yes] { $opponent } hat die Revanche mit { $challenger } abgelehnt.
       *[no] { $opponent } hat die Herausforderung von { $challenger } abgelehnt.
    }
# en: a164
challenge-declined-counter = { $challenger } hat den Gegenvorschlag von { $opponent } abgelehnt.
# en: c54a
challenge-withdrawn-by =
    { $is_rematch ->
        [yes] { $player } hat die Bitte um Revanche zurückgezogen.
       *[no] { $player } hat die Herausforderung zurückgezogen.
    }
# en: b7c6
challenge-expired =
    { $is_rematch ->
        [yes] Die Bitte um Revanche ist abgelaufen: { $player } hat innerhalb von { $days } Tagen nicht geantwortet.
       *[no]
            { $days ->
                [one] Die Herausforderung ist abgelaufen: { $player } hat innerhalb von 1 Tag nicht geantwortet. Starte mit `/challenge` eine neue.
               *[other] Die Herausforderung ist abgelaufen: { $player } hat innerhalb von { $days } Tagen nicht geantwortet. Starte mit `/challenge` eine neue.
            }
    }
# en: 52c3
challenge-expired-all =
    { $days ->
        [one] Die Herausforderung ist abgelaufen: Innerhalb von 1 Tag hat niemand angenommen. Starte mit `/challenge` eine neue.
       *[other] Die Herausforderung ist abgelaufen: Innerhalb von { $days } Tagen hat niemand angenommen. Starte mit `/challenge` eine neue.
    }

# en: dbc6
challenge-proposes = { $offerer } schlägt vor:
# en: f7ae
challenge-stands-again = { $player } hat den Gegenvorschlag zurückgezogen; das Angebot von { $offerer } gilt wieder.
# en: 7d0e
challenge-changed = Geändert: { $changes }
# en: 67da
challenge-overtaken =
    { $may_answer ->
        [yes] { $offerer } hat ein neues Angebot gemacht: Antworte unter der neuesten Nachricht.
       *[no] { $offerer } hat ein neues Angebot gemacht: Sieh dir die neueste Nachricht an.
    }
# en: cc0a
challenge-overtaken-by-you = Du hast ein neues Angebot gemacht: Sieh dir die neueste Nachricht an.

# **Angebot senden**: seat-propose.
# en: d849
challenge-editor-hint = Jeder Button ändert eine Sache. Niemand sieht deine Änderungen, bis du **Angebot senden** drückst.
# en: 8017
challenge-editor-closed = Nichts geändert.
# en: 1429
challenge-edit-match = Match spielen
# en: c994
challenge-edit-session = Unlimitiert spielen
# en: 2efa
challenge-edit-length = Auf { $length }
