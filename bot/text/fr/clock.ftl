### Le temps : tours, heures calmes, week-ends, vacances, et ce qui n'y va pas.

# en: 5bd3
clock-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
# en: 8ed9
clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }

## En quelques mots

# en: 38d0
clock-none = aucune
# en: a44a
clock-turn = { $time } par tour
# en: 743c
clock-reserve = réserve : { $reserve }
# en: 28f8
clock-weekends = arrêt le week-end
# en: 70cb
clock-when-out =
    { $when_out ->
        [claimed] temps écoulé : défaite automatique
        [autopilot] temps écoulé : pilote automatique
       *[opponent-decides] temps écoulé : l’adversaire décide
    }
# en: 4204
clock-line = Pendule : { $control }
# en: 1c28
clock-change = Pendule : { $before } → { $after }

## Sur la fiche des règles, en phrases

# en: bdf8
clock-rule = **Pendule** : { $time } par tour de chaque côté.
# en: a9a9
clock-rule-reserve = Réserve pour tous les tours ensemble : { $reserve }.
# en: e6fb
clock-rule-rests =
    { $stops_on_weekends ->
        [yes] La pendule s’arrête pendant ton week-end et tes vacances.
       *[no] La pendule s’arrête pendant tes vacances.
    }
# en: ca60
clock-rule-when-out =
    { $when_out ->
        [claimed] Une fois ton temps écoulé, tu perds la partie automatiquement.
        [autopilot] Une fois ton temps écoulé, le pilote automatique finit la partie pour toi, sauf si tu reviens.
       *[opponent-decides] Une fois ton temps écoulé, ton adversaire peut réclamer la partie, la laisser finir par le pilote automatique, ou attendre.
    }
# en: a629
clock-rule-loss = **Défaite au temps** : un double sans réponse est passé, un abandon sans réponse est accepté. Sinon, on perd une partie simple à la valeur du videau, ou un gammon ou backgammon qu’on ne peut plus sauver. Deux parties de suite perdues au temps font perdre le match.

## Temps écoulé

# en: 540a
clock-won = { $winner } gagne au temps : { $loser } n’a pas joué.
# en: bc10
clock-waited = Tu as choisi d’attendre. Tant que ton adversaire ne joue pas, tu peux réclamer la partie : appuie sur **Réclamer** ou tape `/clock claim`.

## Vacances

# en: c60d
clock-vacations = ### Tes vacances
# en: f9a7
clock-vacations-none = Pas de vacances prévues.
# en: 637e
clock-vacations-left = -# Jours de vacances restants en { $year } : { $left } sur { $allowance }. Tes pendules s’arrêtent pendant tes vacances.
# en: 5b63
clock-vacations-hint = -# `/vacation set` ajoute des vacances, `/vacation end` les termine.
# en: c922
clock-vacation-set = Vacances fixées : { $days }. Toutes tes pendules s’arrêtent pendant ce temps. Jours de vacances restants en { $year } : { $left }.
# en: 775c
clock-vacation-cancelled = Vacances annulées : { $days }.
# en: 0e4c
clock-vacation-ended = Tes vacances finissent aujourd’hui. Tes pendules repartent à minuit.

## Quand on peut attendre un coup

# en: ec1a
clock-calendar = -# Quand tu peux jouer
# en: a598
clock-zone = Fuseau horaire : **{ $zone }**
# en: 6df6
clock-zone-usual = Fuseau horaire : **{ $zone } jusqu’à ce que tu choisisses le tien**
# en: bf77
clock-quiet = Heures calmes (sans rappels) : **de { $begin } à { $end }**
# en: b3ac
clock-quiet-none = Heures calmes (sans rappels) : **aucune**
# en: d5bb
clock-weekend = Week-end : **{ $weekdays }**
# en: 8c5f
clock-weekend-none = Week-end : **aucun**
# en: 1de8
clock-weekday =
    { $day ->
        [monday] lundi
        [tuesday] mardi
        [wednesday] mercredi
        [thursday] jeudi
        [friday] vendredi
        [saturday] samedi
       *[sunday] dimanche
    }

## Refus

# en: ce73
clock-wrong-hours =
    { $fault ->
        [hours] Choisis `turn_hours` de 1 à { $most }, ou 0 pour jouer sans pendule ; tu as écrit { $given }.
        [reserve] Choisis `reserve_hours` de 0 à { $most } ; tu as écrit { $given }.
        [extension] Tu peux accorder de 1 à { $most } heures à la fois ; tu as écrit { $given }.
       *[interval] Choisis `remind_hours` de 1 à { $most }, ou 0 pour un seul rappel avant la fin de ton temps ; tu as écrit { $given }.
    }
# en: 0d17
clock-wrong-rules =
    { $count ->
        [one] { $options } exige une pendule : ajoute `turn_hours`, ou ne l’indique pas.
       *[other] { $options } exigent une pendule : ajoute `turn_hours`, ou ne les indique pas.
    }
# en: 7dc8
clock-wrong-zone = Je ne connais pas le fuseau horaire `{ $given }`. Écris une région et une ville, comme { $examples }.
# en: 149e
clock-wrong-quiet = Laisse au moins une heure de la journée en dehors de tes heures calmes.
# What may be typed instead of a day.
# en: 4a08
-clock-today = aujourd’hui
# en: f357
clock-today = { -clock-today }
# en: 7bc3
clock-wrong-date = Je n’arrive pas à lire `{ $given }` comme une date. Écris année-mois-jour, comme `2026-03-01`, ou `{ -clock-today }`.
# en: de7e
clock-wrong-time = Je n’arrive pas à lire `{ $given }` comme une heure. Écris heures et minutes, comme `22:30` ou `10:30pm`.
# en: 2d3c
clock-half-quiet = Indique à la fois `quiet_from` et `quiet_until`, ou `quiet_from:{ -settings-none }` pour ne pas avoir d’heures calmes.
# en: e7d7
clock-vacation-backwards = Tes vacances finissent avant de commencer : échange `from` et `until`.
# en: 5e40
clock-vacation-past = Choisis des vacances qui commencent aujourd’hui, { $today }, ou plus tard.
# en: a9b7
clock-vacation-far = Tu peux fixer des vacances jusqu’à un an à l’avance : début le { $latest } au plus tard.
# en: 27d1
clock-vacation-overlaps = Tu as déjà des vacances du { $first } au { $last }. Termine-les d’abord avec `/vacation end`.
# en: 244d
clock-vacation-long = Choisis des vacances plus courtes. Jours de vacances restants en { $year } : { $left }.
# en: f95a
clock-vacation-late = Ton temps est écoulé à une table ({ $since }) : joues-y d’abord, ou demande du temps avec `/clock ask`.
# en: 474a
clock-vacation-over = Tu n’as pas de vacances à terminer. Fixes-en avec `/vacation set`.
