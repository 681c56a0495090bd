### El propio bot como rival: cómo se llama, qué tan bien juega y dónde no puede.

# en: 9ef7
opponent-level =
    { $level ->
        [beginner] principiante
        [casual] ocasional
       *[intermediate] intermedio
        [advanced] avanzado
        [expert] experto
        [champion] campeón
    }
# en: f5a6
opponent-name = Barpoint ({ $level })
# en: b18b
opponent-level-of-person = El nivel es para jugar contra mí. Quita a { $player }, o quita el nivel.
# en: a98c
opponent-tutor-of-person = El tutor es para jugar contra mí. Quita a { $player }, o quita el tutor.
# en: 7c93
opponent-missing = Aquí no puedo jugar: mi motor de backgammon no está instalado. Desafía mejor a una persona.
# en: 6619
opponent-failed = Ahora mismo no puedo pensar. Inténtalo otra vez en un minuto.
# en: ef7a
opponent-only-me = Por mensaje directo solo puedes jugar contra mí. Para desafiar a { $player }, usa `/challenge` en un servidor.
# en: 5586
opponent-directly = El tablero está en tus mensajes directos.
# en: d218
opponent-autopilot = El piloto automático ({ $level }) juega por { $player }.
# en: 9d10
opponent-autopilot-plain = El piloto automático sencillo juega por { $player }: aquí no hay ningún motor instalado.
