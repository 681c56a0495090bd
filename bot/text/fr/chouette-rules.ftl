### La fiche des règles d'une chouette : ses modèles, et les lignes qui réunissent plusieurs options.

# en: 3e7e
chouette-rules-preset =
    { $preset ->
        [leaflet] Dépliant
        [single-cube] Videau commun
        [no-consultation] Sans conseils
       *[club] Club
    }
# en: e1aa
chouette-rules-preset-played =
    { $preset ->
        [leaflet] Dépliant : 5 places au plus, un seul videau, doubles automatiques, sans Jacoby
        [single-cube] Videau commun : comme Club, avec un seul videau pour toute l’équipe
        [no-consultation] Sans conseils : comme Club, mais personne ne conseille le capitaine
       *[club] Club : un videau par membre, Jacoby, beavers, conseils libres ; à partir de 5 à table, qui est seul à accepter doit passer aussi
    }
# en: acac
chouette-rules-changed =
    { $preset ->
        [leaflet] Dépliant, { $changes }
        [single-cube] Videau commun, { $changes }
        [no-consultation] Sans conseils, { $changes }
       *[club] Club, { $changes }
    }
# en: 3b86
chouette-rules-brief =
    { $option ->
        [stake] enjeu { $value }
        [max_players] { $value } places
        [turn_hours] { $value } par décision
        [jacoby]
            { $is_on ->
                [yes] Jacoby
               *[no] sans Jacoby
            }
        [beavers]
            { $is_on ->
                [yes] beavers
               *[no] sans beavers
            }
        [raccoons]
            { $is_on ->
                [yes] raccoons
               *[no] sans raccoons
            }
        [settlements]
            { $is_on ->
                [yes] arrangements
               *[no] sans arrangements
            }
       *[cube_mode] videaux : { $value }
    }

## Règles, une ligne chacune

# en: 11d8
chouette-rules-chouette = **Chouette** : une personne (le box) joue contre toutes les autres (l’équipe). Le capitaine lance et joue pour l’équipe. Des points seulement, sans argent.
# en: 4385
chouette-rules-players = **Places** : il faut être 3 pour commencer ; { $most } jouent au plus, les autres attendent.
# en: 4e31
chouette-rules-cap = **Plafond du videau** : aucun videau ne dépasse { $cap }.
# en: 908a
chouette-rules-beavers =
    { $has_raccoons ->
        [yes] **Beavers** : face à un double, tu peux redoubler aussitôt et garder le videau ; l’autre côté peut répondre par un raccoon.
       *[no] **Beavers** : face à un double, tu peux redoubler aussitôt et garder le videau ; pas de raccoons.
    }
# en: 914a
chouette-rules-no-beavers = **Beavers** : aucun.
# en: 6074
chouette-rules-doubles =
    { $is_single ->
        [yes]
            { $doubles ->
                [one] **Doubles automatiques** : des dés égaux au tirage initial doublent le videau, une fois par partie.
               *[other] **Doubles automatiques** : des dés égaux au tirage initial doublent le videau, jusqu’à { $doubles } fois par partie.
            }
       *[no]
            { $doubles ->
                [one] **Doubles automatiques** : des dés égaux au tirage initial doublent chaque videau, une fois par partie.
               *[other] **Doubles automatiques** : des dés égaux au tirage initial doublent chaque videau, jusqu’à { $doubles } fois par partie.
            }
    }
# en: 4cfa
chouette-rules-doubles-unlimited =
    { $is_single ->
        [yes] **Doubles automatiques** : des dés égaux au tirage initial doublent le videau, sans limite.
       *[no] **Doubles automatiques** : des dés égaux au tirage initial doublent chaque videau, sans limite.
    }
# en: 5e0e
chouette-rules-box-doubles =
    { $rule ->
        [any] **Doubles du box** : le box peut doubler les videaux de son choix.
        [must-include-captain] **Doubles du box** : si le box double un de ses videaux, il double aussi le capitaine.
       *[all] **Doubles du box** : le box double tous ses videaux ou aucun.
    }
# en: 8338
chouette-rules-box-takes =
    { $rule ->
        [free] **Acceptations du box** : le box peut accepter les videaux de son choix et passer les autres.
        [half-of-initial] **Acceptations du box** : si toute l’équipe fait son premier double, le box accepte au moins la moitié des videaux, ou aucun.
        [must-take-captain] **Acceptations du box** : si le box accepte un videau, il accepte aussi celui du capitaine.
       *[all-or-none] **Acceptations du box** : le box accepte tous les videaux proposés ensemble, ou aucun.
    }
# en: 8605
chouette-rules-advice-single-cube = **Conseils** : les membres peuvent conseiller une fois le videau doublé et accepté ; le capitaine décide.
# en: 880e
chouette-rules-lone-taker =
    { $rule ->
        [must-drop] **Acceptation seule** (à partir de { $players } à table) : si une seule personne accepte le premier double du box, elle doit passer aussi.
        [extras] **Acceptation seule** (à partir de { $players } à table) : si une seule personne accepte le premier double du box, chaque membre qui a passé peut lui donner un videau supplémentaire, en payant la moitié de sa valeur.
        [must-beaver] **Acceptation seule** (à partir de { $players } à table) : si une seule personne accepte le premier double du box, elle doit faire beaver ou passer.
       *[none] **Acceptation seule** : si une seule personne accepte le premier double du box, elle continue à jouer.
    }
# en: dfda
chouette-rules-grace = **Temps pour doubler** : au tour de l’équipe, le lancer attend { $time }, ou moins si tout le monde s’est décidé.
# en: d512
chouette-rules-time =
    { $absent ->
        [follow-captain] **Temps** : { $time } par décision. Ensuite, face à un double, un membre sans réponse fait comme le capitaine, ou passe si on ne double pas le capitaine ; un capitaine sans réponse passe, et quelqu’un d’autre joue ce tour.
        [drop] **Temps** : { $time } par décision. Ensuite, face à un double, un membre sans réponse passe ; un capitaine sans réponse aussi, et quelqu’un d’autre joue ce tour.
       *[proxy-only] **Temps** : { $time } par décision. Ensuite, face à un double, la procuration d’un membre sans réponse répond, sinon il passe ; un capitaine sans réponse passe, et quelqu’un d’autre joue ce tour.
    }
