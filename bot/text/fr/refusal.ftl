### Pourquoi une table refuse une commande ou un bouton, et que faire à la place.

# en: e2f3
refusal-stale = Ce plateau n’est plus à jour.

## Défis

# en: 2cfa
refusal-self-challenge = Tu ne peux pas jouer contre toi. Défie quelqu’un, ou n’indique personne pour un défi ouvert à tous.
# en: 9821
refusal-bot-challenge = Les autres bots ne jouent pas ici. Défie-moi ou défie une vraie personne, ou n’indique personne pour un défi ouvert à tous.
# en: c0a4
refusal-too-many-challenges = Tu as { $number } défis en attente. Retires-en un d’abord : `/turns` les liste.
# en: 1a88
refusal-too-many-challenges-to =
    Tu as { $number } défis en attente contre { $opponent }. Retires-en un d’abord : `/turns` les liste.
# en: 2733
refusal-nobody-accepted = La partie commence dès que quelqu’un accepte le défi.
# en: 37e1
refusal-accept-first =
    { $is_counter ->
        [yes] La partie commence dès que tu acceptes la contre-proposition.
       *[no] La partie commence dès que tu acceptes le défi.
    }
# en: 4ff0
refusal-not-accepted =
    { $is_counter ->
        [yes] { $player } doit d’abord accepter la contre-proposition.
       *[no] { $player } doit d’abord accepter le défi.
    }
# en: 15bb
refusal-challenge-over = Ce défi a déjà été accepté.
# en: a442
refusal-your-open-challenge = Ce défi est de toi : n’importe qui d’autre peut l’accepter, et tu peux le retirer.
# en: 10b3
refusal-open-challenge = { $offerer } a lancé ce défi : tu peux l’accepter, mais pas le retirer.
# en: 253e
refusal-your-offer =
    { $is_counter ->
        [yes] Cette contre-proposition est de toi : { $player } peut y répondre, et tu peux la retirer.
       *[no] Ce défi est de toi : { $player } peut y répondre, et tu peux le retirer.
    }
# en: cb69
refusal-offer-to-you =
    { $is_counter ->
        [yes] { $offerer } a fait cette contre-proposition : tu peux y répondre, mais pas la retirer.
       *[no] { $offerer } te lance ce défi : tu peux y répondre, mais pas le retirer.
    }
# en: 6b83
refusal-offer =
    { $is_counter ->
        [yes] C’est une contre-proposition faite par { $offerer } à { $player } : tu ne peux pas y répondre.
       *[no] C’est un défi entre { $offerer } et { $player } : tu ne peux pas y répondre.
    }
# en: 07d7
refusal-same-sheet = C’est déjà la proposition en cours : accepte-la, ou propose autre chose.
# en: 5ac6
refusal-challenged-already =
    Tu as déjà lancé ce défi à { $opponent }. Attends la réponse, ou appuie sur **Retirer le défi** sous ton défi.
# en: 870d
refusal-challenged-them-already =
    Tu as déjà lancé ce défi. Attends la réponse, ou appuie sur **Retirer le défi** sous ton défi.
# en: df1d
refusal-challenged-directly = J’ai envoyé ton défi en message privé, à { $opponent } et à toi.
# en: 7e82
refusal-challenged-directly-unnamed = J’ai envoyé ton défi en message privé, à ton adversaire et à toi.
# en: 5e96
refusal-opponent-gone = Ton adversaire n’est plus là et ne peut plus jouer. Défie quelqu’un d’autre avec `/challenge`.

## Une seule table par salon

# en: 64ff
refusal-channel-taken = La table de ce salon est prise : { $title }. Tape `/challenge` pour ouvrir un fil pour la tienne.
# en: d898
refusal-channel-taken-for-chouette =
    La table de ce salon est prise : { $title }. Joue dans un autre salon ou dans un fil.
# en: 62ad
refusal-channel-reused = { $taken } : cette table occupe maintenant le salon, donc la chouette reste fermée. Ouvres-en une autre avec `/chouette start`.
# en: c9a3
refusal-channel-yours =
    { $is_between_games ->
        [yes] Tu as déjà une table ici : { $title }. Termine cette session avec `/end`, ou tape `/challenge` pour ouvrir un fil pour une autre.
       *[no] Tu as déjà une table ici : { $title }. Finis cette partie, ou tape `/challenge` pour ouvrir un fil pour une autre.
    }

## Une table à deux

# en: 274a
refusal-two-play-here = La table de ce salon est prise par une partie à deux. Ouvre une chouette ailleurs avec `/chouette start`.
# en: bd76
refusal-not-playing = À cette table jouent seulement { $players }. Pour regarder, tape `/board`.
# en: f763
refusal-between-games = Appuie sur **Partie suivante** ou **Terminer**, ou tape `/next` ou `/end`.
# en: 13ec
refusal-start-another = Lance une autre partie avec `/challenge`.
# en: 9571
refusal-rematch = Appuie sur **Revanche** ou tape `/next`, ou lance une autre partie avec `/challenge`.
# en: 1db6
refusal-match-goes-on = Un match se joue jusqu’au bout, et la partie suivante commence toute seule.
# en: cfe9
refusal-session-goes-on = Finis d’abord cette partie ; ensuite, lance la suivante ou termine la session.
# en: b48e
refusal-not-begun =
    La table #{ $table } est encore un défi en attente. `/history` liste les parties jouées.
# en: 0a5d
refusal-one-game = La table #{ $table } n’a qu’une partie : n’indique pas de numéro de partie.
# en: 024d
refusal-games = La table #{ $table } a { $games } parties : choisis-en une de 1 à { $games }.
# en: 22dd
refusal-words-later = Pour ajouter encore des mots aux dés, lance une autre partie avec `/challenge`.
# en: eaa4
refusal-words-too-late =
    Trop tard : la dernière partie a commencé. Pour ajouter encore des mots aux dés, lance une autre partie avec `/challenge`.

# en: 14f6
refusal-resign-later = Tu pourras abandonner à ton tour.

## Reprise d'un coup ou d'un double

# en: c9cb
refusal-no-takeback = Seul ton dernier coup ou double peut être repris.
# en: 5ac0
refusal-opponent-acted = Trop tard : { $opponent } a déjà agi.
# en: 027c
refusal-dice-thrown = Trop tard : les dés ont été lancés depuis.
# en: 2d8f
refusal-game-ended = Trop tard : la partie est finie.
# en: 32db
refusal-next-game-begun = Trop tard : la partie { $number } a commencé.
# en: 35b4
refusal-takeback-asked =
    { $is_refused ->
        [yes] Tu as déjà demandé cette reprise, et elle a été refusée : continue à jouer.
       *[no] Tu as déjà demandé cette reprise : attends la réponse, ou continue à jouer.
    }
# en: c021
refusal-no-takeback-to-answer = Tu pourras répondre quand { $opponent } demandera une reprise.

## La pendule

# en: 8bc3
refusal-no-clock = Cette table n’a pas de pendule : prends tout ton temps.
# en: 6b44
refusal-no-autopilot = Tu joues déjà toi-même.
# en: 2fa3
refusal-nobodys-time = La pendule ne tourne pour personne.
# en: cb8e
refusal-own-time =
    Ta pendule tourne jusqu’au { $due } ({ $soon }). Demande du temps avec `/clock ask` ; c’est à { $opponent } de l’accorder, ou de réclamer la partie.
# en: 8a5f
refusal-their-time =
    La pendule tourne pour { $opponent } jusqu’au { $due } ({ $soon }). Tu peux accorder du temps avec `/clock more`.
# en: 6379
refusal-too-early = { $opponent } a jusqu’au { $due } ({ $soon }). Ensuite, tu pourras réclamer la partie.
# en: 95f8
refusal-time-asked =
    Tu as déjà demandé du temps pour ce tour. Tu as jusqu’au { $due } ({ $soon }).
# en: 481e
refusal-time-rests =
    { $is_own ->
        [yes] C’est à toi de jouer, mais le temps ne s’écoule pas tant que la partie ne peut pas continuer.
       *[no] C’est à { $opponent } de jouer, mais le temps ne s’écoule pas tant que la partie ne peut pas continuer.
    }
# en: b948
refusal-time-asked-rests = Tu as déjà demandé du temps pour ce tour. Le temps ne s’écoule pas tant que la partie ne peut pas continuer.

## Une chouette

# en: 4710
refusal-chouette-here = `/{ $command }` est pour les parties à deux ; ici, c’est une chouette.
# en: 7e82
refusal-chouette-here-button = C’est pour les parties à deux ; ici, c’est une chouette.
# en: 8075
refusal-chouette-instead =
    { $command ->
        [challenge] Lance ton défi dans un autre salon, ou rejoins la chouette avec `/chouette join`.
        [resign] Concède un pari avec `/chouette concede`.
        [end] L’hôte termine la chouette avec `/chouette close`.
        [next] Le box ou l’hôte appuie sur **Partie suivante**.
        [rematch] La partie suivante commence toute seule, ou quand le box appuie sur **Partie suivante**.
        [orders] Laisse des consignes sous **Ma place**.
        [clock] La fiche des règles indique le temps de chaque décision.
        [takeback] Les coups sont définitifs ; doubles et réponses se changent jusqu’à ce qu’on les dévoile.
       *[other] Tape `/chouette` pour voir ses commandes.
    }
# en: d3ae
refusal-too-many-lobbies = Tu as { $number } chouettes pas encore commencées. Lances-en ou fermes-en une d’abord : `/turns` les liste.
# en: d065
refusal-chouette-not-begun = Aucune partie de cette chouette n’a encore été jouée.
# en: 563b
refusal-no-ledger = Aucune chouette n’a encore de comptes sur ce serveur. Ouvres-en une avec `/chouette start`.
# en: e3fd
refusal-chouette-too-late = Cette chouette n’a plus d’autre partie. Ouvres-en une autre avec `/chouette start`.
# en: ebb8
refusal-chouette-games =
    { $games ->
        [0] Cette chouette n’a pas commencé : n’indique pas de numéro de partie.
        [1] Cette chouette n’a qu’une partie : n’indique pas de numéro de partie.
       *[other] Cette chouette a { $games } parties : choisis-en une de 1 à { $games }.
    }
