### Le bot lui-même comme adversaire : son nom, son niveau, et où il ne peut pas jouer.

# en: 9ef7
opponent-level =
    { $level ->
        [beginner] débutant
        [casual] amateur
       *[intermediate] intermédiaire
        [advanced] confirmé
        [expert] expert
        [champion] champion
    }
# en: f5a6
opponent-name = Barpoint ({ $level })
# en: b18b
opponent-level-of-person = Le niveau sert aux parties contre moi. Retire { $player }, ou retire le niveau.
# en: a98c
opponent-tutor-of-person = Le tuteur sert aux parties contre moi. Retire { $player }, ou retire le tuteur.
# en: 7c93
opponent-missing = Je ne peux pas jouer ici : mon moteur de backgammon n’est pas installé. Défie plutôt une vraie personne.
# en: 6619
opponent-failed = Je ne peux pas réfléchir pour l’instant. Réessaie dans une minute.
# en: ef7a
opponent-only-me = En message privé, tu ne peux jouer que contre moi. Pour défier { $player }, utilise `/challenge` sur un serveur.
# en: 5586
opponent-directly = Le plateau est dans tes messages privés.
# en: d218
opponent-autopilot = Le pilote automatique (niveau { $level }) joue pour { $player }.
# en: 9d10
opponent-autopilot-plain = Le pilote automatique simple joue pour { $player } : aucun moteur n’est installé ici.
