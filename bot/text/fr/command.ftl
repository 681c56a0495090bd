### Les commandes : leurs noms en minuscules, sans espace (32 caractères au plus) ; une description, 100 caractères.

## Commandes

# en: ba8e
command-roll = lancer
# en: dc83
command-roll-description = Lance tes dés
# en: 7e7d
command-double = doubler
# en: 8b84
command-double-description = Propose le videau avant de lancer les dés
# en: 292e
command-double-option-sure-description = Doubler sans confirmation
# en: 2ff8
command-take = accepter
# en: de4c
command-take-description = Accepte le double, ou bien un beaver, un abandon ou un défi
# en: cc6a
command-pass = passer
# en: 560a
command-pass-description = Passe le double, ou refuse un beaver, un abandon ou un défi
# en: 9f15
command-pass-option-sure-description = Passer un double sans confirmation
# en: 3fac
command-beaver = beaver
# en: 6987
command-beaver-description = Fais beaver : le videau monte encore et reste à toi ; ou raccoon sur un beaver
# en: 644f
command-play = jouer
# en: 30fc
command-play-description = Joue ton jet ; sans coup indiqué, construis-le pas à pas
# en: 7a28
command-play-option-play = coup
# en: 5c57
command-play-option-play-description = Par exemple 8/5 6/5, 13/8(2), bar/20* ou 6/off
# en: 167b
command-resign = abandonner
# en: d272
command-resign-description = Propose d’abandonner ; ton adversaire accepte ou refuse
# en: bd20
command-resign-option-loss-description = Ce que tu proposes de perdre
# en: bcc1
command-resign-option-sure-description = Abandonner sans confirmation
# en: f00a
command-next = suivante
# en: f10e
command-next-description = Lance la partie suivante de la session ; à la fin, la revanche
# en: 3f7e
command-challenge = défier
# en: f160
command-challenge-description = Propose un match ou une session libre à quelqu’un, ou à tout le salon
# en: 9287
command-challenge-option-thread-description = Jouer dans un fil à part ; il s’ouvre tout seul si la table du salon est prise
# en: 1d14
command-propose = proposer
# en: 14fc
command-propose-description = Propose d’autres règles pour le défi de ce salon
# en: 89d6
command-end = terminer
# en: bba2
command-end-description = Termine la session libre, entre deux parties
# en: f69d
command-takeback = reprendre
# en: 4fbe
command-takeback-description = Demande à reprendre ton dernier coup ou double ; à ton adversaire de l’accorder
# en: 7dab
command-orders = consignes
# en: d6e9
command-orders-description = Tes consignes à cette table : ce que le bot fait pour toi à ton tour
# en: 6446
command-clock = pendule
# en: ef3c
command-clock-description = Le temps de réflexion à cette table
# en: 5780
command-clock-show = voir
# en: 21ee
command-clock-show-description = Combien de temps il reste à qui doit agir ici
# en: 34bf
command-clock-claim = réclamer
# en: 2881
command-clock-claim-description = Réclame la partie : le temps de ton adversaire est écoulé
# en: 0dab
command-clock-autopilot = pilote-auto
# en: 2835
command-clock-autopilot-description = Le pilote automatique finit la partie pour ton adversaire, à court de temps
# en: bae2
command-clock-more = accorder
# en: 0bd6
command-clock-more-description = Accorde du temps en plus à ton adversaire pour ce tour
# en: 5f05
command-clock-ask = demander
# en: c23a
command-clock-ask-description = Demande du temps en plus à ton adversaire pour ce tour
# en: 6b43
command-vacation = vacances
# en: 57a7
command-vacation-description = Les jours où tes pendules s’arrêtent
# en: f098
command-vacation-show = voir
# en: a5ab
command-vacation-show-description = Tes vacances, et les jours qu’il te reste cette année
# en: 0efe
command-vacation-set = fixer
# en: fcf0
command-vacation-set-description = Pars en vacances : tes pendules s’arrêtent à toutes les tables
# en: 52b9
command-vacation-end = finir
# en: babe
command-vacation-end-description = Termine tes vacances aujourd’hui, ou annule les prochaines
# en: 123e
command-position = position
# en: 8565
command-position-description = Dessine une position pour tout le monde : XGID, OGID, ID GNU ou liste de pions
# en: 420d
command-import = importer
# en: 3a2d
command-import-description = Revois un match à partir d’un fichier (.mat, .sgf, .ogxm, .xg, .bgf, Galaxy, Studio), 256 Ko au plus
# en: bb35
command-chouette = chouette
# en: fdd6
command-chouette-description = Une personne au box contre toutes les autres
# en: 2c10
command-chouette-start = ouvrir
# en: fc65
command-chouette-start-description = Ouvre une chouette dans ce salon ; on te rejoint, puis tu la lances
# en: 2dde
command-chouette-start-option-thread-description = Dans un fil à part
# en: 3084
command-chouette-settings = paramètres
# en: 9702
command-chouette-settings-description = Change les options (hôte)
# en: d5fd
command-chouette-join = rejoindre
# en: 2786
command-chouette-join-description = Rejoins la chouette de ce salon et accepte ses options
# en: 4876
command-chouette-leave = quitter
# en: c541
command-chouette-leave-description = Quitte la table ; en pleine partie, d’autres jouent pour toi jusqu’au bout
# en: 566b
command-chouette-leave-option-sure-description = Quitter sans confirmation
# en: 583f
command-chouette-away = pause
# en: ac88
command-chouette-away-description = Fais une pause ; en pleine partie, d’autres jouent pour toi
# en: b054
command-chouette-away-option-sure-description = Faire une pause sans confirmation
# en: 1171
command-chouette-back = retour
# en: 0eb9
command-chouette-back-description = Reviens dans le jeu à la prochaine partie
# en: 9b9f
command-chouette-suggest = suggérer
# en: c7c8
command-chouette-suggest-description = Suggère un coup à ton capitaine ; sans coup, affiche les suggestions
# en: acd6
command-chouette-suggest-option-play = coup
# en: 636b
command-chouette-suggest-option-play-description = Par exemple 8/5 6/5, 13/8(2), bar/20* ou 6/off ; seule ton équipe le lit
# en: 1dbd
command-chouette-settle = arrangement
# en: 29b0
command-chouette-settle-description = Propose de régler tes paris contre des points
# en: 1618
command-chouette-settle-option-with-description = Avec qui ; vide : pour tous tes paris
# en: f764
command-chouette-concede = concéder
# en: f338
command-chouette-concede-description = Propose de concéder tes paris
# en: 150a
command-chouette-concede-option-loss-description = La perte que tu proposes
# en: 061d
command-chouette-proxy = procuration
# en: b293
command-chouette-proxy-description = Qui peut répondre pour ton videau dans cette partie ; vide : personne
# en: 2ff6
command-chouette-hold = retenir
# en: 252b
command-chouette-hold-description = Demande au capitaine de retenir le lancer, pour pouvoir doubler
# en: 4d3f
command-chouette-hold-option-when-description = Oui pour ce tour, non pour libérer le lancer, ou à chaque tour de cette partie
# en: e650
command-chouette-line = ordre
# en: 6ae3
command-chouette-line-description = Qui a le box, qui est capitaine, qui suit, et ta propre place
# en: eef4
command-chouette-ledger = comptes
# en: afbc
command-chouette-ledger-description = Qui a gagné combien, chaque paiement, et comment régler les comptes
# en: 8c73
command-chouette-last = dernière
# en: a2f3
command-chouette-last-description = Annonce que cette partie, ou la suivante, est la dernière (hôte)
# en: 62cc
command-chouette-last-option-when-description = Oui pour l’annoncer, non pour revenir dessus
# en: 9493
command-chouette-host = hôte
# en: e2a7
command-chouette-host-description = Cède ton rôle d’hôte à quelqu’un d’autre
# en: 6f34
command-chouette-host-option-player = joueur
# en: 18f5
command-chouette-host-option-player-description = Le nouvel hôte
# en: f489
command-chouette-close = fermer
# en: 862e
command-chouette-close-description = Termine la chouette de ce salon (hôte) ; en pleine partie, après celle-ci
# en: 5fa2
command-block = bloquer
# en: c378
command-block-description = Empêche quelqu’un de te défier ; vide : affiche qui tu as bloqué
# en: 5bd8
command-block-option-player-description = Qui ne pourra plus te défier
# en: 2331
command-unblock = débloquer
# en: 2a78
command-unblock-description = Laisse quelqu’un que tu as bloqué te défier de nouveau
# en: 111e
command-unblock-option-player-description = Qui pourra de nouveau te défier
# en: 9d4a
command-report = signaler
# en: ed38
command-report-description = Signale quelqu’un aux admins de ce serveur ; personne d’autre ne le lit
# en: 5d5a
command-report-option-player-description = De qui il s’agit
# en: 6377
command-report-option-reason-description = Ce qui s’est passé
# en: aa0a
command-option-reason = raison
# en: aec3
command-note = note
# en: 7555
command-note-description = Une note pour toi sur cette table ; sans option, affiche-la
# en: c405
command-note-option-text-description = Ce qui remplace la note d’avant
# en: cca3
command-board = plateau
# en: 3f30
command-board-description = Regarde le plateau de ce salon, à ta façon
# en: 9089
command-board-option-theme-description = Le thème du plateau, si ce n’est pas celui de tes paramètres ; contrasté : pour le daltonisme
# en: ff99
command-board-option-side-description = De quel côté regarder, si ce n’est pas celui de tes paramètres
# en: 114c
command-turns = tours
# en: d10b
command-turns-description = Toutes tes parties, sur tous les serveurs ; d’abord celles où c’est à toi
# en: 006a
command-move-here = déplacer-ici
# en: 28b5
command-move-here-description = Déplace une de tes parties vers ce salon ou ce fil
# en: 3dad
command-move-here-option-table-description = Le numéro de la partie ; inutile si tu n’en as qu’une ailleurs
# en: 4b0b
command-history = historique
# en: 55d6
command-history-description = Les parties jouées : les tiennes, celles avec quelqu’un, ou celles du serveur
# en: bb04
command-history-option-with-description = Seulement les parties jouées avec cette personne
# en: 01c8
command-replay = revoir
# en: be9b
command-replay-description = Revois une partie coup par coup, en privé
# en: 4833
command-replay-option-game-description = Quelle partie du match
# en: 33e7
command-export = exporter
# en: 8ccc
command-export-description = Un match en fichiers pour d’autres programmes, et sa position à copier
# en: db30
command-dice = dés
# en: 32b3
command-dice-description = D’où viennent les dés, et la preuve qu’ils ne sont pas pipés
# en: 5d0b
command-dice-show = voir
# en: 4aaa
command-dice-show-description = D’où viennent les dés d’une partie ; une fois finie, la preuve
# en: 306e
command-dice-show-option-game-description = Quelle partie du match ; vide : celle en cours
# en: c95a
command-dice-words = mots
# en: 5060
command-dice-words-description = Ajoute tes mots aux dés de la prochaine partie ici
# en: 1b2c
command-dice-words-option-text-description = Ce que tu veux ; les deux adversaires pourront le lire dans la preuve
# en: ec61
command-dice-server = serveur
# en: 3812
command-dice-server-description = Comment les dés sont tombés sur ce serveur, et si c’est normal
# en: 2d54
command-privacy = confidentialité
# en: 5b20
command-privacy-description = Ce qui est enregistré sur toi : le recevoir ou le faire effacer
# en: e09d
command-privacy-export = exporter
# en: 6c0b
command-privacy-export-description = Tout ce qui est enregistré sur toi, dans un fichier rien que pour toi
# en: 7638
command-privacy-erase = effacer
# en: 56c0
command-privacy-erase-description = Fais effacer tout ce qui est enregistré sur toi, après confirmation
# en: 65dc
command-leaderboard = classement
# en: e270
command-leaderboard-description = Qui est en tête sur ce serveur : Elo, points, points de chouette
# en: c5bf
command-leaderboard-option-by = critère
# en: 5fdc
command-leaderboard-option-by-description = Ce qui compte ; vide : l’Elo
# en: f509
command-leaderboard-option-when = période
# en: 9ee7
command-leaderboard-option-when-description = Depuis quand ; vide : depuis toujours
# en: cb49
command-profile = profil
# en: a31c
command-profile-description = Tes résultats, ou ceux de quelqu’un : Elo, bilan, doubles, chouettes
# en: 275c
command-profile-option-player-description = Le profil de qui ; vide : le tien
# en: c7eb
command-stats = stats
# en: 09fd
command-stats-description = Ce serveur en une carte : parties, gammons, videaux
# en: 3510
command-versus = face-à-face
# en: 0f80
command-versus-description = Tes résultats contre quelqu’un, ou ceux de deux autres face à face
# en: cd33
command-versus-option-player-description = Contre qui ; avec un autre nom, le premier des deux
# en: 70b2
command-versus-option-other = autre
# en: c848
command-versus-option-other-description = Quelqu’un d’autre à ta place
# en: 637f
command-settings = paramètres
# en: b20c
command-settings-description = L’aspect des plateaux, et ce qui se joue ici
# en: bc3f
command-settings-me = moi
# en: b876
command-settings-me-description = L’aspect de tes plateaux et ce que le bot fait pour toi ; sans option, affiche tout
# en: 02ff
command-settings-me-option-side-description = Quel côté est en bas des plateaux que tu vois en privé
# en: 385f
command-settings-me-option-theme-description = Le thème des plateaux que tu vois en privé ; contrasté : pour le daltonisme
# en: 090c
command-settings-server = serveur
# en: ede5
command-settings-server-description = Ce qui se joue ici, sauf si un défi dit autre chose ; sans option, affiche tout
# en: 3cb7
command-settings-server-option-language-description = La langue des plateaux, fils et journaux de ce serveur
# en: 3bac
command-settings-server-option-side-description = Quel côté est en bas des plateaux en direct de ce serveur
# en: 814e
command-settings-server-option-theme-description = Le thème des plateaux en direct de ce serveur ; contrasté : pour le daltonisme
# en: c104
command-settings-challenge = défi
# en: c9a0
command-settings-challenge-description = Ce que proposent tes défis ; sans option, affiche tout
# en: 0923
command-settings-challenge-option-reset-description = Revenir au choix du serveur ; les autres options comptent quand même
# en: 7930
command-admin = admin
# en: 3f6f
command-admin-description = Pour qui gère ce serveur
# en: 5ad7
command-admin-status = état
# en: 84ab
command-admin-status-description = Ce qui ne va pas sur ce serveur, et comment y remédier
# en: ea2f
command-admin-reports = signalements
# en: c2c3
command-admin-reports-description = Où les admins lisent les signalements ; vide : il n’y en a pas
# en: 1b42
command-option-channel = salon
# en: a344
command-admin-reports-option-channel-description = Un salon que seuls les admins voient
# en: 684c
command-admin-void = annuler
# en: 6785
command-admin-void-description = Ne plus compter ce qui s’est fini à une table, comme un match truqué
# en: 64ef
command-admin-void-option-table-description = Le numéro de la table
# en: 2770
command-admin-void-option-reason = raison
# en: 4315
command-admin-void-option-reason-description = Pourquoi ; toute la table le lit
# en: 4e23
command-admin-void-option-game-description = Cette partie seulement
# en: 866f
command-admin-void-option-undo = rétablir
# en: 46e3
command-admin-void-option-undo-description = La compter de nouveau
# en: be61
command-help = aide
# en: 4ae0
command-help-description = Comment jouer, et toutes les commandes

## Options : les mêmes dans toutes les commandes, sauf celles ci-dessus

# en: 00e0
command-option-sure = confirmé
# en: ace8
command-option-play = jeu
# en: 86b4
command-option-play-description = Un match en tant de points, ou une session libre d’autant de parties qu’on veut
# en: 349d
command-option-loss = perte
# en: e3b6
command-option-player = personne
# en: 57b7
command-option-opponent = adversaire
# en: 0af9
command-option-opponent-description = Qui tu défies, moi par exemple ; vide : n’importe qui ici peut accepter
# en: 337a
command-option-level = niveau
# en: b7cc
command-option-level-description = Niveau du bot ; sans adversaire, tu joues contre le bot
# en: 4ac8
command-option-tutor = tuteur
# en: ee4a
command-option-tutor-description = Contre moi : je te préviens en privé avant une gaffe, et tu peux revoir ta décision
# en: f290
command-option-length = longueur
# en: 987b
command-option-stake = enjeu
# en: 4128
command-option-jacoby = jacoby
# en: 2e03
command-option-beavers = beavers
# en: e2f8
command-option-raccoons = raccoons
# en: 6882
command-option-automatic-doubles = doubles_automatiques
# en: 54bb
command-option-cube-cap = plafond
# en: 1853
command-option-cube = videau
# en: 471e
command-option-start = départ
# en: a11f
command-option-crew-grace = temps_pour_doubler
# en: 1dcb
command-option-turn-hours = heures_par_tour
# en: ea82
command-option-turn-hours-description = Pendule : heures par tour, de 1 à 336 ; 0 : sans pendule
# en: 3252
command-option-reserve-hours = heures_de_réserve
# en: a14f
command-option-reserve-hours-description = Pendule : réserve de chacun pour tous les tours, de 0 à 720 heures
# en: 787e
command-option-weekends = week-ends
# en: 197c
command-option-weekends-description = Pendule : tourne-t-elle aussi le week-end ?
# en: 5268
command-option-when-out = temps_écoulé
# en: bc94
command-option-when-out-description = Pendule : ce qui se passe une fois le temps écoulé
# en: b6a0
command-option-words = mots
# en: 9540
command-option-words-description = Tes mots à mêler aux dés ; tu peux aussi les donner plus tard avec /dice words
# en: b6b8
command-option-thread = fil
# en: 447a
command-option-direct = messages_privés
# en: a4f7
command-option-direct-description = Jouer en messages privés : chacun y a son plateau
# en: cb5e
command-option-hours = heures
# en: 144c
command-option-hours-description = Combien d’heures en plus, de 1 à 336 ; deux jours sauf indication contraire
# en: f0bc
command-option-from = du
# en: 4321
command-option-from-description = Le premier jour, par exemple 2026-03-01, ou { -clock-today }
# en: 8897
command-option-until = au
# en: 2e69
command-option-until-description = Le dernier jour, par exemple 2026-03-14
# en: 4125
command-option-position = position
# en: ce07
command-option-position-description = XGID=..., 4HPwATDgc/ABMA:cAkAAAAAAAAA, ou 24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5
# en: 339f
command-option-note = note
# en: 90b3
command-option-note-description = Un commentaire sur la position, par exemple une question
# en: ef68
command-option-file = fichier
# en: 6e70
command-option-file-description = Le match, tel que l’autre programme l’a exporté
# en: 5080
command-option-preset = modèle
# en: 5df9
command-option-preset-description = Le point de départ ; tout ce que tu indiques d’autre le modifie
# en: 6bd1
command-option-cube-mode = videaux
# en: 393d
command-option-max-players = joueurs_max
# en: 8b1b
command-option-consultation = conseils
# en: 1691
command-option-lone-taker = acceptation_seule
# en: abb6
command-option-lone-min = acceptation_seule_min
# en: 080b
command-option-box-take-rule = acceptations_du_box
# en: f567
command-option-box-double-rule = doubles_du_box
# en: 7ad7
command-option-reply-order = ordre_des_réponses
# en: 332a
command-option-box-retention = maintien_du_box
# en: fb10
command-option-partner-min = partenaire_min
# en: 4fa5
command-option-join-position = place_des_nouveaux
# en: a583
command-option-settlements = arrangements
# en: dcc7
command-option-absent-cube = membre_silencieux
# en: f253
command-option-box-abandon = box_absent
# en: e2d8
command-option-with = avec
# en: f7db
command-option-points = points
# en: d9f6
command-option-points-description = Combien de points tu recevrais ; en dessous de 0, tu les paierais
# en: 3211
command-option-to = à
# en: f391
command-option-to-description = À qui ; vide : pour tous tes paris
# en: 425c
command-option-member = membre
# en: 29d2
command-option-member-description = Qui peut répondre pour toi
# en: ac14
command-option-when = quand
# en: b629
command-option-text = texte
# en: 588b
command-option-clear = effacer
# en: 146c
command-option-clear-description = Effacer la note
# en: 15ea
command-option-side = côté
# en: 8041
command-option-theme = thème
# en: c662
command-option-repost = republier
# en: c102
command-option-repost-description = Republier le plateau en direct pour tout le monde, en bas du salon
# en: 180d
command-option-table = table
# en: 8f8a
command-option-table-description = Le numéro de la table, comme dans /history ; vide : celle de ce salon
# en: 6435
command-option-server = serveur
# en: e2e4
command-option-server-description = Tout ce qui s’est joué sur ce serveur
# en: 7d3f
command-option-game = partie
# en: 659f
command-option-format = format
# en: f7d8
command-option-format-description = Ce que tu veux ; vide : tout
# en: 6867
command-option-language = langue
# en: a84a
command-option-language-description = La langue dans laquelle le bot te parle
# en: efd5
command-option-colours = couleurs
# en: 5a47
command-option-colours-description = Quels pions sont les tiens sur les plateaux que tu vois en privé
# en: 0e9e
command-option-roll-by-itself = lancer_auto
# en: b2bd
command-option-roll-by-itself-description = Le bot lance pour toi quand tu ne peux pas doubler
# en: c1c2
command-option-play-forced = coups_forcés
# en: c4de
command-option-play-forced-description = Le bot joue pour toi quand il n’y a qu’un seul coup
# en: 57ea
command-option-confirm-double = confirmer_double
# en: e09f
command-option-confirm-double-description = Demander confirmation avant que tu doubles
# en: 1b80
command-option-confirm-play = confirmer_coup
# en: 5a46
command-option-confirm-play-description = Demander confirmation du coup que tu choisis dans la liste
# en: 965b
command-option-motion = animations
# en: 5bd5
command-option-motion-description = Proposer des images animées dans les replays
# en: 2b8d
command-option-autopilot-cube = pilote_videau
# en: 1f60
command-option-autopilot-cube-description = Laisser le pilote automatique doubler et passer quand il joue pour toi
# en: 625b
command-option-reminders = rappels
# en: 9f61
command-option-reminders-description = Où te rappeler qu’une table t’attend
# en: 7444
command-option-remind-hours = heures_entre_rappels
# en: 82f4
command-option-remind-hours-description = Heures entre les rappels, de 1 à 168 ; 0 : un seul, avant la fin de ton temps
# en: 8c4d
command-option-zone = fuseau
# en: e199
command-option-zone-description = Ton fuseau horaire, par son nom ou sa ville : Europe/Paris, tokyo
# en: aea7
command-option-quiet-from = calme_de
# en: 89c7
command-option-quiet-from-description = Début de tes heures calmes, sans rappels, par exemple 22:30 ; { -settings-none } pour ne pas en avoir
# en: 7c90
command-option-quiet-until = calme_à
# en: 6496
command-option-quiet-until-description = Fin de tes heures calmes, par exemple 7:00
# en: d472
command-option-weekend = week-end
# en: 9b56
command-option-weekend-description = Les jours de ton week-end, où ta pendule peut s’arrêter
# en: 46bc
command-option-profile = profil
# en: 0b9d
command-option-profile-description = Qui voit ton profil, et ton nom dans les classements
# en: b607
command-option-rated = classé
# en: 433f
command-option-rated-description = Si ça compte pour l’Elo des deux ; vide : comme sur ce serveur
# en: fc35
command-settings-server-option-rated-description = Quelles parties à deux comptent pour l’Elo
# en: 46de
command-option-reset = réinitialiser
# en: da5c
command-option-reset-description = Revenir aux paramètres par défaut ; les autres options comptent quand même

## Valeurs

# en: a084
command-choice-game =
    { $is_match ->
        [yes] Match
       *[no] Session libre
    }
# en: cdb7
command-choice-loss =
    { $kind ->
        [gammon] Gammon
        [backgammon] Backgammon
       *[single] Partie simple
    }
# en: 8c70
command-choice-when-out =
    { $way ->
        [claimed] défaite automatique
        [autopilot] le pilote automatique continue
       *[opponent-decides] l’adversaire décide
    }
# en: 7ed9
command-choice-when =
    { $when ->
        [on] oui
        [off] non
       *[each-turn] à chaque tour
    }
# en: 9616
command-choice-whose =
    { $whose ->
        [theirs] l’adversaire
       *[mine] moi
    }
# en: fe77
command-choice-format =
    { $format ->
        [mat] .mat, que presque tous les programmes lisent
        [sgf] .sgf, pour GNU Backgammon
        [ogxm] .ogxm, pour OpenGammon et HedgeHog
        [text] texte, à lire soi-même
        [position] la position : XGID, OGID et ID GNU
       *[all] tout
    }
# en: 1294
command-analyse = analyser
# en: e1cf
command-analyse-description = Comment un match terminé a été joué : PR, chance, graphique, erreurs
# en: 26f4
command-analyse-option-game-description = Par quelle partie commencer ; sinon le match entier
# en: ab98
command-option-analyse = analyse
# en: e83e
command-option-analyse-description = Montrer le meilleur choix, rien qu’à toi tant que tu ne le partages pas
