### Bloquear: con quién no se quiere jugar.

# en: a7d2
block-done = { $player } ya no puede desafiarte, aceptar tus desafíos abiertos ni ver tu perfil. Las partidas que compartís siguen. `/unblock` lo deshace.
# en: 8f10
block-undone = { $player } puede desafiarte otra vez.
# en: 2e8c
block-list =
    { $count ->
        [0] No has bloqueado a nadie. Con `/block` alguien no puede desafiarte.
       *[other] Has bloqueado a { $players }. `/unblock` lo deshace.
    }
# en: fa25
block-by-you = Has bloqueado a { $player }. Para jugar, usa antes `/unblock`.
# en: 8ea4
block-takes-none = { $player } no acepta desafíos tuyos. Desafía a otra persona, o no pongas nombre y que acepte cualquiera.
# en: 2b87
block-too-many = Has bloqueado a { $most } personas, y no caben más. Usa antes `/unblock`.
# en: 47d5
block-not-this = Elige a otra persona: no se puede bloquear a un bot ni a ti.
