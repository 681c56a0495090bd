### Transcriptions de matchs : historique, replays, exports et imports.

## L'historique

# en: 36ec
record-yours = Tes parties
# en: e711
record-yours-with = Tes parties avec { $other }
# en: 6649
record-yours-with-here = Tes parties avec { $other } sur ce serveur
# en: fb17
record-of-server = Les parties de ce serveur
# en: 21ee
record-page = page { $page }
# en: 0a1b
record-newer = ◀ Plus récent
# en: c2de
record-older = Plus ancien ▶
# en: 64f7
record-hint = `/replay table:#{ $table }` remontre chaque coup, `/export table:#{ $table }` enregistre les fichiers.
# en: 0a86
record-none-older = Il n’y a pas de parties plus anciennes.
# en: 2871
record-none = Tu n’as pas encore joué. Commence avec `/challenge`.
# en: 89f9
record-none-here = Rien n’a encore été joué sur ce serveur. Commence avec `/challenge`.
# en: 4f30
record-none-with = Vous n’avez pas encore joué ensemble. Commence avec `/challenge`.
# en: 3c8e
record-none-with-here = Vous n’avez pas encore joué ensemble sur ce serveur. Commence avec `/challenge`.
# en: 191a
record-no-table = Je ne trouve pas cette table. `/history` liste celles que tu peux voir.
# en: 00f9
record-no-frame = Ce replay ne va pas jusque-là. Rouvre-le avec `/replay`, ou renvoie le fichier avec `/import`.

## Exports

# en: 7774
record-left-out = Absent de { $files } : { $what }.
# en: 2d41
record-omission =
    { $what ->
        [automatic-doubles] doubles automatiques
        [jacoby] jeu sans Jacoby (tape `set jacoby off` dans GNU Backgammon)
        [start] la position de départ
        [gammons] gammons avec moins de 15 pions par côté
        [stake] l’enjeu
        [forced-roll] un coup forcé qui n’a pas été joué
        [refused-resignations] abandons refusés
        [settlements] arrangements qui ne sont pas une valeur du videau
        [fees] paiements pour les videaux supplémentaires
        [partners] ce que le partenaire du box a gagné ou perdu
       *[illegal-plays] coups illégaux et leur suite
    }

## Imports

# en: 8331
record-read = Je lis les matchs exportés par Galaxy, Studio, GNU Backgammon et d’autres : `.mat`, `.sgf`, `.ogxm`, `.xg`, `.bgf`, et les `.txt` de Galaxy et Studio.
# en: 5905
record-unreadable = Je n’arrive pas à lire ce fichier.
# en: a04f
record-too-large = Ce fichier est trop gros. La limite est de { $limit } Ko ; même un long match tient en 20 Ko.
# en: 0718
record-empty = Ce fichier est vide.
# en: 1403
record-not-fetched = Discord ne m’a pas donné ce fichier. Renvoie-le, s’il te plaît.
# en: e7ee
record-no-import = Je ne garde que tes derniers imports. Renvoie le fichier avec `/import`.
# en: e3f5
record-at-work = Je travaille encore sur ton dernier fichier. Redemande quand il sera prêt.
# en: 73ae
record-too-much-work = C’était trop long, je me suis arrêté. Essaie un fichier plus court, ou un format à la fois.
# en: 9b84
record-film-too-long = Un film de cette partie serait trop lourd pour Discord ici. **Animer** montre chaque coup.
# en: f4c3
record-nothing-played = Aucun coup n’a encore été joué. **Animer** marche après le premier.

## Ce qu'un import a d'étrange

# en: 00da
record-found-illegal =
    { $illegal ->
        [one] { $illegal } coup illégal : { $first }
       *[other] { $illegal } coups illégaux, le premier : { $first }
    }
# en: f46c
record-found-notes =
    { $notes ->
        [one] { $notes } remarque : { $first }
       *[other] { $notes } remarques, la première : { $first }
    }
# en: b164
record-found-both =
    { $illegal ->
        [one]
            { $notes ->
                [one] { $illegal } coup illégal et { $notes } remarque, pour commencer : { $first }
               *[other] { $illegal } coup illégal et { $notes } remarques, pour commencer : { $first }
            }
       *[other]
            { $notes ->
                [one] { $illegal } coups illégaux et { $notes } remarque, pour commencer : { $first }
               *[other] { $illegal } coups illégaux et { $notes } remarques, pour commencer : { $first }
            }
    }
# en: 1306
record-breaks-off = La transcription s’arrête ici : { $illegal }
# en: 6f03
record-illegal = ligne { $line } illégale, { $roll } : { $written }. { $reason }
# en: d204
record-illegal-unplayed = ligne { $line } illégale, { $roll } : pas de coup. { $reason }
# en: f713
record-no-play = Ce n’est pas un coup.

## Pourquoi une transcription est illisible

# en: 56f1
record-fault-in-line = Ligne { $line }, { $text } : { $reason }
# en: 51fa
record-fault-too-large = Une transcription a { $limit } octets au plus ; celle-ci en a { $size } ou plus.
# en: c89f
record-fault-no-text = Ce n’est pas un fichier texte : je ne peux y lire aucun match.
# en: b573
record-fault-for-people = C’est un match mis en page pour être lu. Exporte-le plutôt en .mat ou .sgf.
# en: 6ca7
record-fault-no-length = Ce n’est pas une transcription : aucune ligne ne donne la longueur, comme « 7 point match ».
# en: f97e
record-fault-two-matches = Un deuxième match commence ici. Mets chaque match dans son propre fichier.
# en: aec7
record-fault-long-line = Une ligne a { $limit } caractères au plus.
# en: 5b19
record-fault-before-length = La longueur du match doit venir en premier.
# en: 0ac5
record-fault-no-game-line = Une partie doit commencer par « Game 1 » ou un autre numéro.
# en: ecc5
record-fault-no-names = La ligne sous « Game » doit avoir les deux noms, chacun avec deux-points et un score.
# en: 7ea8
record-fault-after-end = La partie est déjà finie : la victoire est notée plus haut.
# en: 0cda
record-fault-ogxm =
    { $what ->
        [newer] Ce .ogxm est écrit pour des programmes plus récents que moi.
        [variant] Ce .ogxm contient une variante que je ne connais pas.
        [set-up] Ce .ogxm contient plus qu’un match : une position ou un videau placés à la main, par exemple.
        [no-match] Ce .ogxm ne contient aucun match.
       *[damaged] Ce .ogxm est endommagé.
    }
# en: 8bad
record-fault-foreign = Ce .xg ou ce .bgf ne contient aucun match que je puisse lire.
# en: 4713
record-fault-row = Ce n’est ni un coup ni rien d’autre d’une partie.
# en: d660
record-fault-cell = Je ne comprends pas { $text } ; un coup s’écrit 31: 8/5 6/5.
# en: 17d2
record-fault-no-sgf = Ce n’est pas du SGF : aucune partie ne commence par « (; ».
# en: 8a17
record-fault-outside-games = Ceci est en dehors de toute partie.
# en: 6223
record-fault-not-closed = Une partie doit se fermer par un ).
# en: 3dbb
record-fault-no-piece = À partir d’ici, ce n’est plus du SGF valide.
# en: fa18
record-fault-late-setup = Une position doit être posée avant le premier coup.
# en: 90f2
record-fault-cube-owned = Le videau doit commencer au centre.
# en: 948e
record-fault-cube = Le videau vaut 1, 2, 4 et ainsi de suite, jusqu’à { $limit }.
# en: 962d
record-fault-cube-turned-on = Le videau ne peut pas dépasser { $limit }.
# en: 9cd5
record-fault-position = Ce n’est pas une position : chaque côté a 15 pions.
# en: c4e0
record-fault-place = Un point doit être une lettre de a à y.
# en: 99f1
record-fault-play = Je ne comprends pas ; un coup s’écrit 31hefe.
# en: 020a
record-fault-other-start = Des parties partent d’une autre position que celle indiquée.
# en: a2ee
record-fault-no-backgammon = Ce SGF n’a aucune partie de backgammon.
# en: d5cd
record-fault-nameless = Les deux camps doivent avoir un nom.
# en: 39fe
record-fault-no-game = La transcription n’a aucune partie.
# en: baee
record-fault-length = Un match se joue en 1 point ou plus, pas en { $length }.
# en: 6e6f
record-fault-variation = { $text } est une variante que je ne joue pas.
# en: 0d79
record-fault-start = { $text } n’est pas une position de départ possible.

## Ce qu'une transcription lisible a d'étrange

# en: 7eca
record-note = Ligne { $line } : { $note }
# en: 5a08
record-note-unfinished = La partie est inachevée.
# en: df73
record-note-winner = D’après la transcription, { $winner } a gagné, mais c’était { $found }.
# en: e6c1
record-note-resigned =
    { $kind ->
        [single] Une partie simple a été concédée, mais on pouvait perdre moins.
        [gammon] Un gammon a été concédé, mais on pouvait perdre moins.
       *[backgammon] Un backgammon a été concédé, mais on pouvait perdre moins.
    }
# en: 2295
record-note-points-enough = Points : { $found } d’après le plateau ; { $points } d’après la transcription, assez pour gagner le match.
# en: 8bf3
record-note-forfeited = Match perdu par forfait ; points d’après la transcription : { $points }.
# en: 9803
record-note-points = Points : { $found } d’après le plateau, mais { $points } d’après la transcription.
# en: f4b3
record-note-passed-over = Ignoré, car étranger à la partie : { $text }
# en: 1367
record-note-match-over = Le match était déjà fini avant cette partie.
# en: ff0d
record-note-score = Le score est { $score }, mais la transcription dit { $written }.
# en: ac16
record-note-cube-after-end = Le videau est tourné après la fin de la partie.
# en: ea1d
record-note-not-answered = Le double précédent est sans réponse ; il a dû être accepté.
# en: a2b2
record-note-opening-doubles = Une partie ne peut pas commencer par un doublet.
# en: 65c0
record-note-not-played = Le dernier jet n’a pas été joué.
# en: 185c
record-note-forced = { $play } est forcé, et la transcription l’omet.
# en: 031d
record-note-cube-too-high = Le videau est à { $value }, et je ne le suis pas plus loin.
# en: a7b0
record-note-no-turn = Ce côté ne peut pas tourner le videau maintenant.
# en: a6a4
record-note-value = Le videau passe à { $value }, mais la transcription dit { $written }.
# en: 9fe3
record-note-no-cube = Un double dans une partie sans videau.
# en: 4b5a
record-note-others-cube = Un double avec le videau de l’autre côté.
# en: cafe
record-note-dead-cube = Un double avec un videau mort.
# en: 566c
record-note-out-of-turn = Un double hors de son tour.
# en: edab
record-note-no-double = Il n’y a pas de double auquel répondre.
# en: e41e
record-note-doubler-answers = Le côté qui a doublé répond à son propre double.

## Pourquoi un coup est illégal, quand ce n'est pas le coup lui-même

# en: bdad
record-illegal-over = La partie est finie.
# en: 2098
record-illegal-turn = C’est à l’autre côté de jouer.
# en: ae89
record-illegal-called = La transcription elle-même le dit illégal.
# en: 534e
record-illegal-not-played = Il y a un coup légal, par exemple { $play }.

# en: ee8d
record-position-in-play = Je ne juge pas une position d’une partie encore en cours, ni une position semblable. Redemande quand la partie, ou son match, sera fini.
# en: 8c53
record-start-in-play = Cette position de départ ressemble trop à une partie encore en cours. Choisis-en une autre, ou réessaie quand cette partie sera finie.
# en: 4b17
record-too-many-questions = Tant que tu as une partie en cours, je juge { $count } positions par jour pour toi. Redemande { $again }. Les analyses des parties finies te restent toujours ouvertes.
# en: 3567
record-game-in-play = Cette partie est encore en cours. Demande l’analyse quand elle sera finie.
# en: 9b85
record-game-waits = Cette partie est terminée, mais son match ou sa session est encore en cours. Demande l’analyse quand tout sera terminé.
# en: 92a2
record-game-waits-for = Cette partie pourra être analysée à la fin de la session, ou avant si toute la table le demande. Il manque encore : { $players }.
# en: 95ba
record-game-owed = J’ai transmis la demande ; je te préviens quand l’analyse est prête.
