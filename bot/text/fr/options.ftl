### Options de la maison, à deux et en chouette.

# en: 3a0c
options-title =
    { $option ->
        [length] Longueur
        [stake] Enjeu
        [max_players] Places
        [cube] Videau
        [cube_mode] Videaux
        [cube_cap] Plafond du videau
        [jacoby] Jacoby
        [beavers] Beavers
        [raccoons] Raccoons
        [automatic_doubles] Doubles automatiques
        [consultation] Conseils
        [box_double_rule] Doubles du box
        [box_take_rule] Acceptations du box
        [reply_order] Ordre des réponses
        [lone_taker] Acceptation seule
        [lone_min] Minimum pour l’acceptation seule
        [settlements] Arrangements
        [box_retention] Garder le box
        [partner_min] Partenaire du box
        [join_position] Nouveaux venus
        [turn_hours] Temps par décision
        [crew_grace] Temps pour doubler
        [absent_cube] Membre sans réponse
        [box_abandon] Box absent
       *[start] Départ
    }
# en: e58c
options-line = { $title } : { $value }
# en: 4548
options-change = { $title } : { $before } → { $after }
# en: fddd
options-change-play = { $before } → { $after }

# en: 7b8d
options-asked =
    { $option ->
        [length] Points pour gagner le match, de { $least } à { $most }
        [stake] { $is_money ->
            [yes] Ce que vaut un point, de { $least } à { $most } ; pas d’argent réel
           *[no] Session libre : valeur d’un point, de { $least } à { $most } ; pas d’argent réel
        }
        [max_players] Combien peuvent jouer, de { $least } à { $most } ; les autres attendent
        [cube] Jouer avec le videau
        [cube_mode] Un videau par membre, ou un seul pour l’équipe
        [cube_cap] Valeur maximale du videau : 2, 4, 8 … ; 0 : sans plafond
        [jacoby] { $is_money ->
            [yes] Les gammons ne comptent qu’après un double
           *[no] Session libre : les gammons ne comptent qu’après un double
        }
        [beavers] { $is_money ->
            [yes] Face à un double, on peut redoubler aussitôt et garder le videau
           *[no] Session libre : face à un double, on peut redoubler aussitôt et garder le videau
        }
        [raccoons] { $is_money ->
            [yes] Après un beaver, le côté qui a doublé peut doubler encore une fois
           *[no] Session libre : après un beaver, le côté qui a doublé peut doubler encore une fois
        }
        [automatic_doubles] { $is_money ->
            [yes] Maximum de doubles si les dés du tirage sont égaux, de { $least } à { $most }, ou { -options-unlimited }
           *[no] Session libre : maximum de doubles si les dés du tirage sont égaux, ou { -options-unlimited }
        }
        [consultation] Qui peut conseiller le capitaine
        [box_double_rule] Quels videaux le box peut doubler ensemble
        [box_take_rule] Quels videaux le box peut accepter ensemble
        [reply_order] Quand les réponses des membres sont dévoilées
        [lone_taker] Si une seule personne accepte le premier double du box
        [lone_min] À partir de combien vaut l’acceptation seule, de { $least } à { $most }
        [settlements] Les paris peuvent finir par un arrangement
        [box_retention] Ce qu’il faut réussir pour garder le box
        [partner_min] À partir de combien le box peut avoir un partenaire
        [join_position] Où l’on entre dans l’ordre
        [turn_hours] Heures par décision, de { $least } à { $most }
        [crew_grace] Combien de temps le lancer attend que l’équipe double
        [absent_cube] Ce que fait un membre sans réponse face à un double
        [box_abandon] Ce qui se passe si le box quitte une partie
       *[start] { -options-standard }, { -options-nackgammon }, { -options-hypergammon }, ou un XGID, un OGID ou un ID de position GNU
    }

# en: 7f7b
options-page =
    { $page ->
        [cubes] Videaux
        [answers] Réponses
        [box] Box
        [table] Table
       *[stake] Enjeu
    }

# en: cc5c
options-no-such-value = { $title } : je ne connais pas `{ $given }`. Tape { $values }.

## Valeurs

# en: db10
options-switch =
    { $is_on ->
        [yes] oui
       *[no] non
    }
# en: 037f
options-no-limit = sans limite
# en: 22ff
options-money = session libre
# en: 436a
options-players = { $value } au plus
# en: acdb
options-players-from = à partir de { $value }
# What may be typed for a start, and for no limit to automatic doubles.
# en: 599e
-options-standard = standard
# en: da3e
-options-nackgammon = Nackgammon
# en: 5f01
-options-hypergammon = hypergammon
# en: 054a
-options-unlimited = illimité
# en: b1eb
options-unlimited = { -options-unlimited }
# A value of the cube cap, on offer while one is typed.
# en: da1b
options-no-cap = sans plafond
# en: aff7
options-start =
    { $value ->
        [nackgammon] { -options-nackgammon }
        [hypergammon] { -options-hypergammon }
        [special] spécial
       *[standard] { -options-standard }
    }
# en: e350
options-cubes =
    { $value ->
        [multi] un par membre
       *[single] un seul pour toute l’équipe
    }
# en: b6c7
options-advice =
    { $value ->
        [free] tous les membres encore en jeu
        [after-cube] les membres dont le videau a tourné
       *[none] aucun
    }
# en: 96bf
options-doubles =
    { $value ->
        [any] tous les videaux au choix
        [must-include-captain] celui du capitaine et d’autres au choix
       *[all] tous les videaux ou aucun
    }
# en: fbaa
options-takes =
    { $value ->
        [free] tous les videaux au choix
        [half-of-initial] au moins la moitié des premiers doubles, ou aucun
        [all-or-none] tous les videaux ou aucun
       *[must-take-captain] celui du capitaine et d’autres au choix, ou aucun
    }
# en: 9a64
options-answers =
    { $value ->
        [sealed] toutes à la fois
        [captain-first] le capitaine d’abord
       *[captain-last] le capitaine en dernier
    }
# en: 3412
options-lone =
    { $value ->
        [none] continue à jouer
        [must-drop] doit passer aussi
        [extras] peut recevoir des videaux supplémentaires
       *[must-beaver] doit faire beaver ou passer
    }
# en: 096b
options-stays =
    { $value ->
        [beats-captain] battre le capitaine
        [beats-original-captain] battre le premier capitaine
        [net-profit] gagner des points au total
        [net-nonneg] ne pas perdre de points au total
       *[beats-all] battre chaque membre
    }
# en: f0c5
options-partner =
    { $value ->
        [0] aucun
       *[other] à partir de { $value }
    }
# en: c414
options-joins =
    { $value ->
        [after-loser] en fin de file
       *[before-loser] juste devant le côté perdant
    }
# en: 127b
options-silent =
    { $value ->
        [follow-captain] suit le capitaine, ou passe si on ne double pas le capitaine
        [drop] passe
       *[proxy-only] passe, sauf réponse par procuration
    }
# en: 5352
options-grace =
    { $value ->
        [quarter-hour] 15 minutes
        [hour] 1 heure
        [four-hours] 4 heures
       *[none] aucun
    }
# en: 2f2c
options-gone =
    { $value ->
        [autopilot] le pilote automatique continue
       *[forfeit-single] forfait : une partie simple
    }

## Règles d'une chouette, une ligne chacune

# en: 535f
options-rule-cubes =
    { $value ->
        [multi] **Videaux** : chaque membre a un videau contre le box, et double, accepte ou passe de son côté.
       *[single] **Videau** : un seul pour toute l’équipe. Le capitaine double pour tous ; chaque membre accepte ou passe de son côté.
    }
# en: 1c55
options-rule-jacoby =
    { $is_on ->
        [yes] **Jacoby** : gammons et backgammons ne comptent qu’avec un videau doublé et accepté.
       *[no] **Jacoby** : non. Gammons et backgammons comptent toujours.
    }
# en: b284
options-rule-advice =
    { $value ->
        [free] **Conseils** : chaque membre encore en jeu peut conseiller ; le capitaine décide.
        [after-cube] **Conseils** : un membre peut conseiller une fois son videau doublé et accepté ; le capitaine décide.
       *[none] **Conseils** : aucun ; le capitaine décide sans les autres.
    }
# en: a5f8
options-rule-answers =
    { $value ->
        [sealed] **Réponses** : les membres répondent au box en secret. Toutes les réponses sont dévoilées à la fois.
        [captain-first] **Réponses** : les membres répondent au box en secret. Celle du capitaine est dévoilée en premier.
       *[captain-last] **Réponses** : les membres répondent au box en secret. Celle du capitaine est dévoilée en dernier.
    }
# en: 6896
options-rule-settlements =
    { $is_on ->
        [yes] **Arrangements** : un pari peut se régler pour des points si les deux côtés sont d’accord.
       *[no] **Arrangements** : aucun ; un pari peut seulement être concédé.
    }
# en: e972
options-rule-box =
    { $value ->
        [beats-captain] **Box suivant** : le box reste jusqu’à ce qu’un capitaine le batte. Un capitaine qui passe va en fin de file, et le membre suivant devient capitaine.
        [beats-original-captain] **Box suivant** : le box reste jusqu’à ce qu’il perde contre le capitaine du début de la partie.
        [net-profit] **Box suivant** : le box reste s’il a gagné des points au total de la partie.
        [net-nonneg] **Box suivant** : le box reste s’il n’a pas perdu de points au total de la partie.
       *[beats-all] **Box suivant** : le box reste s’il a battu chaque membre.
    }
# en: 5084
options-rule-partner = **Partenaire** : à partir de { $players } à table, le box peut chercher un partenaire, qui partage gains et pertes pour moitié.
# en: c28e
options-rule-joining =
    { $value ->
        [after-loser] **Nouveaux venus** : la table est ouverte à tout moment. On entre après la partie, en fin de file.
       *[before-loser] **Nouveaux venus** : la table est ouverte à tout moment. On entre après la partie, juste devant le côté perdant.
    }
# en: fd5f
options-rule-gone =
    { $value ->
        [autopilot] **Box absent** : si le box s’en va, le partenaire continue, ou quelqu’un qui ne joue plus, sinon le pilote automatique.
       *[forfeit-single] **Box absent** : si le box s’en va, le partenaire continue, ou quelqu’un qui ne joue plus ; sinon le box perd par forfait une partie simple sur chaque pari.
    }

## Refus

# en: 62b3
options-wrong =
    { $option ->
        [length] Choisis `length` de { $least } à { $most } points ; tu as écrit { $given }.
        [stake] Choisis `stake` de { $least } à { $most } points ; tu as écrit { $given }.
        [max_players] Choisis `max_players` de { $least } à { $most } ; tu as écrit { $given }.
        [cube_cap] Choisis `cube_cap` parmi 2, 4, 8 et ainsi de suite jusqu’à { $most }, ou 0 pour aucun plafond ; tu as écrit { $given }.
        [automatic_doubles] Choisis `automatic_doubles` de { $least } à { $most } par partie, ou `{ -options-unlimited }` ; tu as écrit { $given }.
        [lone_min] Choisis `lone_min` de { $least } à { $most } ; tu as écrit { $given }.
        [partner_min] Choisis `partner_min` : 6 ou 8, ou 0 pour aucun partenaire ; tu as écrit { $given }.
        [turn_hours] Choisis `turn_hours` de { $least } à { $most } ; tu as écrit { $given }.
       *[other] Choisis une autre valeur pour `{ $option }` ; tu as écrit { $given }.
    }
# en: a122
options-money-only =
    { $count ->
        [one] { $options } ne vaut qu’en session libre : ne l’indique pas, ou joue une session libre.
       *[other] { $options } ne valent qu’en session libre : ne les indique pas, ou joue une session libre.
    }
# en: 43ff
options-needs-cube =
    { $count ->
        [one] { $options } exige le videau : ne l’indique pas, ou joue avec le videau.
       *[other] { $options } exigent le videau : ne les indique pas, ou joue avec le videau.
    }
# en: c67f
options-fault =
    { $fault ->
        [needs-beavers] Un raccoon répond à un beaver : ajoute `beavers`, ou enlève `raccoons`.
        [start] Choisis un départ égal pour les deux côtés, avec au moins un pion à sortir.
        [start-shared] Choisis un autre départ : dans celui-ci, les deux côtés tiennent le même point.
        [start-closed-out] Choisis un autre départ : dans celui-ci, les deux côtés sont enfermés et personne ne pourrait jamais jouer.
        [partner-table] La table est trop petite pour un partenaire du box : augmente `max_players`, ou baisse `partner_min`.
        [single-beavers] Pas de beaver sur un videau d’équipe : enlève `beavers`, ou joue avec un videau par membre.
        [single-batch] `box_take_rule` et `box_double_rule` choisissent entre plusieurs videaux : enlève-les, ou joue avec un videau par membre.
        [lone-beaver] Faire beaver suppose que les beavers soient permis : ajoute `beavers`, ou choisis un autre `lone_taker`.
       *[money-only] Une chouette est une session libre avec videau : pas de `length`, et le videau reste en jeu.
    }
# en: 3a77
-options-starts = { -options-standard }, { -options-nackgammon } ou { -options-hypergammon }, un XGID, un OGID, ou un ID de position GNU de 14 caractères
# en: 96ef
options-no-start = Je ne peux pas partir de `{ $given }`. { $flaw } Choisis { -options-starts }.
# en: b183
options-unknown-start = Je ne connais pas le départ `{ $given }`. Choisis { -options-starts }.
# en: 05cd
options-length-of-money =
    { $length ->
        [one] Une session libre n’a pas de `length` : ne l’indique pas, ou joue un match en { $length } point.
       *[other] Une session libre n’a pas de `length` : ne l’indique pas, ou joue un match en { $length } points.
    }
