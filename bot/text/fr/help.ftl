### L'aide : une page courte, et une page par thème. Entre ** un bouton, dont le nom doit être le même ici.

# en: 3a06
help-front-heading = ### Le backgammon à ton rythme
# en: a62a
help-front-start = **Commence** avec `/challenge @ami`. Sans nom, n’importe qui ici peut accepter.
# en: 10d3
help-front-turn = **À toi** : le bot te mentionne une fois et publie le plateau. Ses boutons montrent ce que tu peux faire.
# en: a36c
help-front-turns = **Tes parties** sont dans `/turns`, d’abord celles où c’est à toi.
# en: 29e8
help-front-more = Appuie pour en savoir plus :
# en: a9f3
help-front-version = -# Barpoint { $version }

# en: bc47
help-label =
    { $section ->
        [start] Premiers pas
        [turn] Un tour
        [match] Matchs et videau
        [chouette] Chouettes
        [time] Paramètres et rappels
        [records] Historique et dés
        [standing] Elo et profils
       *[privacy] Confidentialité
    }

# en: d4cf
help-start =
    ### Premiers pas
    - `/challenge @ami` publie un défi. Les options choisissent le jeu : `length:7`, `play:Session libre`, `start:Nackgammon`. `/settings challenge` retient ton choix.
    - `/challenge level:amateur` te fait jouer tout de suite contre moi, de débutant à champion : ici, dans un fil ou en messages privés.
    - **Accepter** lance la partie ; **Proposer autre chose** (`/propose`) fait une contre-proposition.
    - **Retirer le défi** ou **Retirer la proposition** : si tu changes d’avis. Un défi expire après { $days } jours sans réponse.
    - Un salon a une seule table ; la partie suivante reçoit un fil. `thread:True` en ouvre toujours un, `direct:True` joue en messages privés.
    - `/move-here` amène ta partie dans le salon où tu le tapes.

# en: 8ac2
help-turn =
    ### Un tour
    - **Lancer** (`/roll`), choisis un coup dans la liste, **Confirmer**. Si les dés sont déjà lancés, la liste est sous le plateau. **Jouer** déplace les pions un à un. Ou tape-le : `/play 8/5 6/5`.
    - Tes pions vont du point 24 au point 1. `13/8(2)` en déplace deux, `bar/20*` rentre et frappe, `6/off` sort.
    - Le bot lance quand tu ne peux pas doubler, et joue les coups forcés ; à désactiver dans `/settings me`.
    - **Lancer pour moi** (après un jet, ou sous **Mon côté**) laisse le bot lancer même si tu peux doubler, à une table à deux, jusqu’à ce que le videau passe de ton côté.
    - `/settings me confirm_play:False` joue aussitôt le coup choisi, sauf en chouette ; **Annuler** le reprend tant que rien n’a suivi.
    - **Depuis mon tour** montre ce qui s’est passé, **Mon côté** (`/board`) le plateau à ta façon. Pour qui regarde, **Mon côté** garde son côté et suit la partie pendant 14 minutes.
    - `/takeback` demande à reprendre ton dernier coup ou double.
    - `/orders` laisse le bot agir pour toi ; `/note` garde une note rien que pour toi.

# en: 008d
help-match =
    ### Matchs et videau
    - **Doubler** (`/double`) avant de lancer. Ton adversaire répond **Accepter** (`/take`) ou **Passer** (`/pass`), ou, dans certaines sessions libres, **Beaver** (`/beaver`).
    - Un gammon compte double, un backgammon triple, le tout multiplié par le videau. **Règles** montre tout ce qui est convenu.
    - **Abandonner** (`/resign`) propose une perte ; ton adversaire peut refuser tout ce qui est en dessous du maximum. Sans réponse à temps, l’abandon est accepté.
    - La partie suivante d’un match commence toute seule. En session libre, appuie sur **Partie suivante** (`/next`) ou **Terminer** (`/end`).
    - À la fin, appuie sur **Revanche**.

# en: 5040
help-chouette =
    ### Chouettes
    De trois à dix : une personne a le box et joue contre toutes les autres à la fois.
    - `/chouette start` ouvre une chouette. On te rejoint avec **Rejoindre** (`/chouette join`), puis l’hôte appuie sur **Commencer**.
    - Sur le plateau, une couronne marque le capitaine, un nombre la place dans l’ordre ; **4 en jeu** est ce que le box gagne ou perd dans une partie simple.
    - **Ma place** montre ton videau, ton score et tout ce que tu peux faire. `/chouette suggest` montre un coup au capitaine, `/chouette hold` demande de retenir le lancer.
    - `/chouette settle` et `/chouette concede` mettent fin à un pari ; `/chouette proxy` laisse quelqu’un répondre pour toi.
    - `/chouette away` : pause, `/chouette back` : retour, `/chouette leave` : départ.
    - `/chouette line` montre l’ordre, `/chouette ledger` qui a gagné quoi ; là, **Feuille** le montre partie par partie.
    - L’hôte a `/chouette settings`, `/chouette last`, `/chouette close` et `/chouette host`.

# en: f3a1
help-standing =
    ### Elo et profils
    - `/profile` montre tes résultats, ou ceux de quelqu’un d’autre : Elo, bilan, doubles, chouettes, temps de réponse.
    - L’Elo suit la formule de FIBS ; « 1632 ± 41 » dit à quel point il est sûr. Les matchs en 3 points ou plus comptent, sauf si le serveur en décide autrement. Le défi le précise ; `/challenge rated:False` joue pour le plaisir.
    - `/leaderboard` montre qui est en tête ici : Elo, points, points de chouette. Pour y figurer, il faut ± 200 ou moins, cinq adversaires, et un match classé depuis moins de quatre-vingt-dix jours.
    - `/versus` te montre face à quelqu’un, `/stats` ce serveur en une carte.
    - `/settings me profile:` dit qui voit ton profil. Ce qui s’est fini dans un fil privé ou en messages privés ne se montre à personne d’autre.
    - Pour les admins : avec `/admin void`, un résultat ne compte plus ; `/settings server rated:` dit quelles parties comptent.

# en: 6c89
help-time =
    ### Paramètres et rappels
    - `/settings me` : tes plateaux, ton fuseau horaire, tes heures calmes et ce que le bot fait pour toi. `/settings server` : ce qui se joue ici.
    - Si tu oublies un tour, un rappel vient une fois par jour, { $most } fois au plus, jamais pendant tes heures calmes. `/settings me` règle leur fréquence et leur lieu.
    - `/challenge turn_hours:24` ajoute une pendule. `/clock show` la montre, `/clock more` accorde du temps, `/clock ask` en demande.
    - Temps écoulé pour ton adversaire : `/clock claim` gagne, `/clock autopilot` joue à sa place jusqu’à son retour (**De retour**).
    - `/vacation set` arrête tes pendules ; voir aussi `/vacation show`, `/vacation end`.

# en: fe15
help-records =
    ### Historique et dés
    - `/history` liste les parties, `/replay` remontre chaque coup.
    - **Analyser** (`/analyse`) montre comment une partie finie a été jouée : PR, chance, graphique, erreurs.
    - `/export` enregistre un match en fichiers pour d’autres programmes, `/import` lit les leurs.
    - `/position` montre une position à tout le monde.
    - `/dice show` permet de vérifier les dés d’une partie finie, `/dice words` ajoute tes mots à ceux de la prochaine, `/dice server` compte tous les lancers d’ici.

# en: ef22
help-privacy =
    ### Confidentialité
    - `/privacy export` te donne tout ce qui est enregistré sur toi.
    - `/privacy erase` t’oublie. Tes adversaires gardent leurs parties, contre « compte effacé ».
    - Personne d’autre ne voit tes notes, consignes, paramètres et imports.
    - `/block` empêche quelqu’un de te défier, `/unblock` le permet de nouveau. `/report` prévient les admins de ce serveur.
    - Pour les admins : `/admin status` montre ce qui ne va pas sur ce serveur, `/admin reports` dit où vont les signalements.
    - `/help` montre ces pages.
