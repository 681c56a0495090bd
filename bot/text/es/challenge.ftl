### Challenges: who challenges whom, offers and counter-offers, and how they ended.
### $challenger, $opponent, $player: names; where $is_to_all is "yes", anyone may accept, and there is no
### $opponent. $offerer: whose offer stands, the challenger or the opponent. $terms: such as "5-point match,
### no cube". $days: how long a challenge waits.

# en: 69e8
challenge-title =
    { $is_to_all ->
        [yes] { $challenger } desafía a quien quiera
       *[no] { $challenger } desafía a { $opponent }
    }
# en: 1e27
challenge-title-rematch = { $challenger } quiere la revancha
# $challenge: challenge-title or challenge-title-rematch.
# en: 0e64
challenge-offered = { $challenge }: { $terms }
# en: a78f
challenge-accepted = { $player } acepta. { $terms }
# en: ba63
challenge-asked =
    { $offered ->
        [counter] { $player }, ¿aceptas la contraoferta de { $offerer }?
        [rematch] { $player }, ¿aceptas la revancha de { $offerer }?
       *[challenge] { $player }, ¿aceptas el desafío de { $offerer }?
    }
# en: bf89
challenge-asked-all = Puede aceptar cualquiera de aquí.

# To whoever made it, or the counter-offer.
# en: 5d5a
challenge-posted =
    { $offered ->
        [counter] Contraoferta publicada.
        [rematch] Revancha propuesta.
       *[challenge] Desafío publicado.
    }

# en: 761d
challenge-rated =
    { $counts ->
        [match] El match cuenta para el rating
        [games] Cada juego cuenta para el rating
       *[start] No cuenta para el rating: inicio poco habitual
    }
# en: fbc5
challenge-unrated = No cuenta para el rating
# en: 80a9
challenge-rated-from =
    { $least ->
        [one] No cuenta para el rating: aquí cuentan los matches a 1 punto o más
       *[other] No cuenta para el rating: aquí cuentan los matches a { $least } puntos o más
    }

## How it came to nothing.

# en: 0af7
challenge-declined =
    { $is_rematch ->
        [yes] { $opponent } rechazó la revancha de { $challenger }.
       *[no] { $opponent } rechazó el desafío de { $challenger }.
    }
# en: a164
challenge-declined-counter = { $challenger } rechazó la contraoferta de { $opponent }.
# en: c54a
challenge-withdrawn-by =
    { $is_rematch ->
        [yes] { $player } retiró la petición de revancha.
       *[no] { $player } retiró el desafío.
    }
# en: b7c6
challenge-expired =
    { $is_rematch ->
        [yes] La petición de revancha caducó: { $player } no respondió en { $days } días.
       *[no] El desafío caducó: { $player } no respondió en { $days } días. Haz otro con `/challenge`.
    }
# en: 52c3
challenge-expired-all = El desafío caducó: nadie aceptó en { $days } días. Haz otro con `/challenge`.

## Counter-offers.

# en: dbc6
challenge-proposes = { $offerer } propone:
# en: f7ae
challenge-stands-again = { $player } retiró la contraoferta; vuelve a valer la oferta de { $offerer }.
# $changes: such as "5-point match → 7-point match · Cube: yes → no".
# en: 7d0e
challenge-changed = Cambios: { $changes }
# To somebody who pressed a button below an older offer.
# en: 67da
challenge-overtaken =
    { $may_answer ->
        [yes] { $offerer } hizo otra oferta: responde al mensaje más reciente.
       *[no] { $offerer } hizo otra oferta: mira el mensaje más reciente.
    }
# en: cc0a
challenge-overtaken-by-you = Hiciste otra oferta: mira el mensaje más reciente.

## Proposing changes, step by step.

# **Propose**: the button that sends them.
# en: d849
challenge-editor-hint = Cada botón cambia una cosa. Nadie ve tus cambios hasta que pulsas **Enviar oferta**.
# en: 8017
challenge-editor-closed = Sin cambios.
# en: 1429
challenge-edit-match = Jugar un match
# en: c994
challenge-edit-session = Jugar sesión libre
# en: 2efa
challenge-edit-length = A { $length }
