### Défis et contre-propositions.

# en: 69e8
challenge-title =
    { $is_to_all ->
        [yes] { $challenger } lance un défi à tous
       *[no] { $challenger } défie { $opponent }
    }
# en: 1e27
challenge-title-rematch = { $challenger } demande la revanche
# en: 0e64
challenge-offered = { $challenge } : { $terms }
# en: a78f
challenge-accepted = { $player } accepte. { $terms }
# en: ba63
challenge-asked =
    { $offered ->
        [counter] { $player }, tu acceptes la contre-proposition faite par { $offerer } ?
        [rematch] { $player }, tu acceptes la revanche demandée par { $offerer } ?
       *[challenge] { $player }, tu acceptes le défi lancé par { $offerer } ?
    }
# en: bf89
challenge-asked-all = Tout le monde ici peut accepter.

# en: 5d5a
challenge-posted =
    { $offered ->
        [counter] Contre-proposition publiée.
        [rematch] Revanche proposée.
       *[challenge] Défi publié.
    }
# en: 761d
challenge-rated =
    { $counts ->
        [match] Match classé
        [games] Chaque partie est classée
       *[start] Non classé : départ inhabituel
    }
# en: fbc5
challenge-unrated = Non classé
# en: 80a9
challenge-rated-from = Non classé : ici, seuls les matchs en { $least } points ou plus comptent pour l’Elo

## Les défis sans suite

# en: 0af7
challenge-declined =
    { $is_rematch ->
        [yes] { $opponent } a refusé la revanche demandée par { $challenger }.
       *[no] { $opponent } a refusé le défi lancé par { $challenger }.
    }
# en: a164
challenge-declined-counter = { $challenger } a refusé la contre-proposition faite par { $opponent }.
# en: c54a
challenge-withdrawn-by =
    { $is_rematch ->
        [yes] { $player } a retiré sa demande de revanche.
       *[no] { $player } a retiré le défi.
    }
# en: b7c6
challenge-expired =
    { $is_rematch ->
        [yes] Demande de revanche expirée : { $player } n’a pas répondu en { $days } jours.
       *[no] Défi expiré : { $player } n’a pas répondu en { $days } jours. Lances-en un nouveau avec `/challenge`.
    }
# en: 52c3
challenge-expired-all =
    Défi expiré : personne n’a accepté en { $days } jours. Lances-en un nouveau avec `/challenge`.

## Contre-propositions

# en: dbc6
challenge-proposes = { $offerer } propose :
# en: f7ae
challenge-stands-again = { $player } a retiré la contre-proposition ; celle faite par { $offerer } tient toujours.
# en: 7d0e
challenge-changed = Changements : { $changes }
# en: 67da
challenge-overtaken =
    { $may_answer ->
        [yes] { $offerer } a fait une nouvelle proposition : réponds au dernier message.
       *[no] { $offerer } a fait une nouvelle proposition : regarde le dernier message.
    }
# en: cc0a
challenge-overtaken-by-you = Tu as fait une nouvelle proposition : regarde le dernier message.

## Proposer des changements

# en: d849
challenge-editor-hint = Chaque bouton change une chose. Personne ne voit tes changements avant que tu appuies sur **Envoyer**.
# en: 8017
challenge-editor-closed = Aucun changement.
# en: 1429
challenge-edit-match = Jouer un match
# en: c994
challenge-edit-session = Jouer en session libre
# en: 2efa
challenge-edit-length =
    { $length ->
        [one] En { $length } point
       *[other] En { $length } points
    }
