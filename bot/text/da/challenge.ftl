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
# en: 7d5b
challenge-asked =
    { $is_counter ->
        [yes] { $player }, accepterer du modforslaget fra { $offerer }?
       *[no] { $player }, accepterer du udfordringen fra { $offerer }?
    }
# en: bf89
challenge-asked-all = Alle her kan acceptere.

# en: 0618
challenge-posted =
    { $is_counter ->
        [yes] Modforslaget er sendt.
       *[no] Udfordringen er sendt.
    }

## Når det ikke blev til noget

# en: 3145
challenge-declined = { $opponent } afviste udfordringen fra { $challenger }.
# en: a164
challenge-declined-counter = { $challenger } afviste modforslaget fra { $opponent }.
# en: d241
challenge-withdrawn-by = { $player } trak udfordringen tilbage.
# en: 2c9a
challenge-expired =
    Udfordringen er udløbet: { $player } svarede ikke inden for { $days } dage. Start en ny med `/challenge`.
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
