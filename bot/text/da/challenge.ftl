### Udfordringer: hvem der udfordrer hvem, tilbud og modforslag, og hvordan de endte.

# en: 69e8
challenge-title =
    { $is_to_all ->
        [yes] { $challenger } udfordrer hvem som helst
       *[no] { $challenger } udfordrer { $opponent }
    }
# en: 1e27
challenge-title-rematch = { $challenger } vil have revanche
# en: 0e64
challenge-offered = { $challenge }: { $terms }
# en: a78f
challenge-accepted = { $player } accepterer: { $terms }
# en: ba63
challenge-asked =
    { $offered ->
        [counter] { $player }, accepterer du modforslaget fra { $offerer }?
        [rematch] { $player }, accepterer du revanchen mod { $offerer }?
       *[challenge] { $player }, accepterer du udfordringen fra { $offerer }?
    }
# en: bf89
challenge-asked-all = Alle her kan acceptere.

# en: 5d5a
challenge-posted =
    { $offered ->
        [counter] Modforslaget er sendt.
        [rematch] Revanchen er foreslået.
       *[challenge] Udfordringen er sendt.
    }

# en: 761d
challenge-rated =
    { $counts ->
        [match] Ratinggivende kamp
        [games] Hvert parti er ratinggivende
       *[start] Ikke ratinggivende: usædvanlig start
    }
# en: fbc5
challenge-unrated = Ikke ratinggivende
# en: 80a9
challenge-rated-from = Ikke ratinggivende: Her tæller kampe til mindst { $least }

## Når det ikke blev til noget

# en: 0af7
challenge-declined =
    { $is_rematch ->
        [yes] { $opponent } afviste revanchen mod { $challenger }.
       *[no] { $opponent } afviste udfordringen fra { $challenger }.
    }
# en: a164
challenge-declined-counter = { $challenger } afviste modforslaget fra { $opponent }.
# en: c54a
challenge-withdrawn-by =
    { $is_rematch ->
        [yes] { $player } trak ønsket om revanche tilbage.
       *[no] { $player } trak udfordringen tilbage.
    }
# en: b7c6
challenge-expired =
    { $is_rematch ->
        [yes] Ønsket om revanche er udløbet: { $player } svarede ikke inden for { $days } dage.
       *[no] Udfordringen er udløbet: { $player } svarede ikke inden for { $days } dage. Start en ny med `/challenge`.
    }
# en: 52c3
challenge-expired-all =
    Udfordringen er udløbet: Ingen accepterede inden for { $days } dage. Start en ny med `/challenge`.

## Modforslag

# en: dbc6
challenge-proposes = { $offerer } foreslår:
# en: f7ae
challenge-stands-again = { $player } trak modforslaget tilbage; tilbuddet fra { $offerer } gælder igen.
# en: 7d0e
challenge-changed = Ændret: { $changes }
# en: 67da
challenge-overtaken =
    { $may_answer ->
        [yes] { $offerer } har sendt et nyt tilbud: Svar på den nyeste besked.
       *[no] { $offerer } har sendt et nyt tilbud: Se den nyeste besked.
    }
# en: cc0a
challenge-overtaken-by-you = Du har sendt et nyt tilbud: Se den nyeste besked.

## Ændringer trin for trin

# **Send tilbud**: knappen seat-propose, der sender dem.
# en: d849
challenge-editor-hint = Hver knap ændrer én ting. Ingen ser dine ændringer, før du trykker på **Send tilbud**.
# en: 8017
challenge-editor-closed = Intet er ændret.
# en: 1429
challenge-edit-match = Spil en kamp
# en: c994
challenge-edit-session = Spil uendelig kamp
# en: 2efa
challenge-edit-length = Til { $length }
