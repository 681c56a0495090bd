### Ce qui s'affiche en ligne de commande.

## Erreurs au démarrage

# en: 1a42
start-setting-unusable = { $variable } est inutilisable : { $reason }.
# en: 421d
start-setting-unknown = { $variable } n’est pas un paramètre de Barpoint : ils sont tous dans .env.example.
# en: 8741
start-file-unreadable = { $file } est illisible : il faut un fichier texte en UTF-8.
# en: 5fb5
start-file-not-understood = { $file } est incompréhensible à partir de la ligne { $line }.
# en: e499
start-token-refused = { $variable } est inutilisable : Discord l’a refusé.
# en: eb2c
start-port-taken = { $variable } est inutilisable : le port { $port } est pris.
# en: d0a7
start-port-not-allowed = { $variable } est inutilisable : le port { $port } n’est pas autorisé.
# en: 8f6d
start-host-not-here = { $variable } est inutilisable : cette machine n’a pas l’adresse { $host }.
# en: 5bf8
start-not-let-in = Discord n’accepte pas le bot : { $reason }.
# en: fc90
start-no-intents = Discord n’accorde pas les intents dont le bot a besoin.
# en: 188e
start-no-discord = Discord est injoignable : { $reason }.
# en: 22b9
start-check-no-token = { $variable } manque : définis-la avec le token du bot à vérifier.
# en: b330
start-check-no-channel = Le bot ne voit aucun salon { $channel } où publier : invite-le sur ce serveur, ou indique un autre salon.
# en: f5b0
start-no-gateway = La passerelle de Discord est injoignable.
# en: 4159
start-no-playground = { $variable } manque, et le bac à sable n’est pas installé : donne le token, ou installe barpoint[playground].

## Dans start-setting-unusable

# en: 6ff1
start-no-driver = il faut commencer par { $beginnings }
# en: c1b2
start-no-file = il faut nommer un fichier, comme dans { $example } : sinon, toutes les parties sont perdues au prochain démarrage
# en: 5e4d
start-no-theme = il faut choisir parmi { $names }
# en: af57
start-no-word = il faut un seul mot, exactement comme Discord le donne
# en: f87b
start-no-shards = il faut un nombre ou un intervalle, comme 0 ou 0-3
# en: 17f7
start-shards-of-how-many = il faut aussi { $variable }
# en: 5112
start-no-such-shards = les shards vont de 0 à { $last }
# en: a5fe
start-shards-need-postgres = plusieurs processus demandent une même base PostgreSQL dans { $variable }
# en: b401
start-no-proxy = il faut une adresse comme http://127.0.0.1:8080

## L'aide de `barpoint`

# en: 4833
start-help = Lance le bot : sur Discord avec un token, dans le bac à sable sinon.
# en: bcd8
start-version = Barpoint { $version }
# en: f974
start-help-version = dire de quelle version il s’agit
# en: ba61
start-help-commands = au lieu de lancer le bot
# en: 54c6
start-help-run = lancer le bot, comme sans aucune commande
# en: 42b6
start-help-backup = copier la base de données, même quand le bot tourne
# en: caf6
start-help-backup-file = où va la copie
# en: 6a66
start-help-backup-replace = remplacer le fichier s’il existe
# en: c3c1
start-help-check-database = lire et rejouer tout ce qui est stocké, et dire ce qui ne va pas
# en: 9cb1
start-help-database = un fichier SQLite ou une adresse ; sinon celle des paramètres
# en: 344c
start-help-rebuild = noter à nouveau comment toutes les parties se sont terminées, d’après ce qui s’y est passé, ou ce qui en découle ; arrêter d’abord le bot
# en: d15f
start-help-rebuild-what = ce qu’il faut noter à nouveau
# en: 3f91
start-help-copy-database = copier tout de SQLite vers PostgreSQL, ou l’inverse, et comparer
# en: 002d
start-help-copy-from = un fichier SQLite ou une adresse, qui reste en l’état
# en: 0c0c
start-help-copy-to = de même, là où rien n’est encore stocké
# en: d4a4
start-help-check-health = demander au bot lancé s’il est prêt
# en: c8bc
start-help-check-discord = essayer sur un vrai serveur ce dont le bot dépend, puis nettoyer
# en: 4987
start-help-check-discord-channel = un salon de ce serveur où il peut publier pendant une minute
# en: 1a78
start-help-check-discord-user = quelqu’un à qui écrire en privé et à faire entrer dans un fil ; sinon personne
# en: b79f
start-help-check-match = chercher les coups illégaux dans des transcriptions
# en: 8e67
start-help-check-match-files = un export .mat, .sgf, .ogxm, Galaxy ou Studio
# en: 95ad
start-help-verify-dice = vérifier la preuve des dés d’une partie
# en: de38
start-help-verify-dice-file = une preuve venant de /dice show
# en: c587
start-help-analyse = évaluer le jeu des deux côtés d’un match
# en: 7fc0
start-help-analyse-files = un export .mat, .sgf, .ogxm, .xg, .bgf, Galaxy ou Studio
# en: 7344
start-help-depth = quick (par défaut) ou deep
# en: 2710
start-help-json = afficher tous les résultats, une ligne par fichier
# en: de3a
start-help-advise = afficher ce que joue un adversaire virtuel dans les XGID ou OGID de l’entrée standard
# en: 3092
start-help-level = son niveau
# en: 204a
start-help-seed = un texte qui détermine ses erreurs
# en: 8da2
start-help-text-status = lister ce qui manque ou n’est plus à jour dans les traductions
# en: ef32
start-help-languages = parmi { $codes }
# en: eb7f
start-help-text-file = seulement ce fichier, par exemple result
# en: 759b
start-help-text-draft = en afficher l’anglais, à traduire
# en: b4d1
start-help-text-stamp = noter d’abord que ce qui n’a pas de marque traduit l’anglais d’aujourd’hui

## `barpoint check-match`

# en: 68fa
start-check-unreadable = { $file } : illisible : { $reason }
# en: 5f5b
start-check-file =
    { $length ->
        [0] { $file } : { $scores }, session libre ; parties : { $games }, coups : { $plays }, illégaux : { $illegal }
        [1] { $file } : { $scores }, match en 1 point ; parties : { $games }, coups : { $plays }, illégaux : { $illegal }
       *[other] { $file } : { $scores }, match en { $length } points ; parties : { $games }, coups : { $plays }, illégaux : { $illegal }
    }
# en: 480b
start-check-illegal = Ligne { $line }, illégal : { $written } avec { $roll } dans { $position } : { $reason }
# en: 7a62
start-check-more = { $number } de plus.
# en: 010b
start-check-total = matchs : { $matches }, parties : { $games }, coups : { $plays }, illégaux : { $illegal }, illisibles : { $unreadable }
# en: 99cd
start-backup-made = La sauvegarde est faite : { $file }
# en: 6898
start-database-checked = tables : { $tables }, événements : { $events }, problèmes : { $problems }
# en: f507
start-results-rebuilt = Tous les résultats sont notés à nouveau.
# en: ada9
start-recounted = Tout ce qui est gardé sous « { $feature } » est recompté.
# en: 6a96
start-table-copied = { $table } : lignes : { $rows }, somme de contrôle : { $checksum }
# en: 76ee
start-health-no-port = Sans { $variable }, personne ne peut interroger le bot : définis-la et relance le bot.
# en: 87e3
start-health-silent = Rien ne répond à { $address }.

## `barpoint text-status`

# en: b520
start-text-status = { $language } : manquants { $missing }, à revoir { $outdated }
