### Rating, profiler, ranglister: hvem der står hvor.

# en: fb5d
standing-moved = Rating: { $ratings }
# en: d214
standing-moved-of = { $player } { $rating } ({ $moved })
# en: 4f3f
standing-moved-own = Din rating: { $rating } ({ $moved })

# en: a83f
standing-too-uncertain = ± { $deviation }, kræver ± { $most }
# en: 6a14
standing-too-few-opponents =
    { $more ->
        [one] 1 modstander til
       *[other] { $more } modstandere til
    }
# en: 6258
standing-not-lately = intet ratinggivende i { $days } dage

# en: 162d
standing-no-profile = { $player } har ikke spillet endnu eller viser ikke sin profil her.
# en: 5390
standing-unrated = ingen rating endnu
# en: dd8a
standing-place = nr. { $rank } af { $players }
# en: abf4
standing-scope =
    { $of ->
        [server] på denne server
        [together] med dig
       *[own] overalt
    }
# en: 9321
standing-label =
    { $of ->
        [matches] Kampe
        [lengths] Efter længde
        [money] Uendelig kamp
        [gammons] Gammon
        [cubes] Doblinger
        [streak] På stribe
        [longest] Længste sejr
        [bets] Chouetter
        [answers] Svarer
        [time] Tabt på tid
       *[bets-rating] Chouetterating
    }
# en: 2c91
standing-won-and-lost = { $won } vundet, { $lost } tabt
# en: c15c
standing-length = til { $length } { $score }
# en: 12d7
standing-money = { $score }, { $points } point
# en: dac9
standing-cubes = { $cashed } cashet, { $passed } droppet, { $taken } taget
# en: 86db
standing-streak =
    { $is_won ->
        [yes] { $games } vundet
       *[no] { $games } tabt
    }
# en: a648
standing-streaks = { $now }, rekord: { $best } vundet
# en: 7eca
standing-longest = til { $length } mod { $player }
# en: e7a6
standing-role =
    { $role ->
        [box] box { $points }
        [captain] kaptajn { $points }
       *[crew] hold { $points }
    }
# en: 5860
standing-pace-minutes = inden for { $minutes } min.
# en: 7759
standing-pace-hours = inden for { $hours } t
# en: e9f2
standing-pace-days = inden for { $days } dage
# en: 284c
standing-on-time =
    { $games ->
        [one] { $lost } af 1 parti
       *[other] { $lost } af de seneste { $games } partier
    }

# en: 31bf
standing-board =
    { $measure ->
        [rating] Rating
        [points] Point
       *[chouette] Chouettepoint
    }
# en: 824b
standing-span =
    { $span ->
        [month] Denne måned
       *[all] I alt
    }
# en: 5eb1
standing-board-empty = Ingen står på denne rangliste endnu.

# en: 2519
standing-never-met = Intet at vise: De to har ikke afsluttet et parti, som du må se.
# en: ea9e
standing-versus = { $player } mod { $opponent }
# en: c9ea
standing-against = mod { $opponent }
# en: 6b32
standing-score = { $won }-{ $lost }
# en: 32ad
standing-last =
    { $results ->
        [one] Seneste
       *[other] Seneste { $results }
    }
# en: 5980
standing-next = Næste kamp til { $length }
# en: ae73
standing-chance = { $percent } % chance for sejr

# en: ce37
standing-nothing-here = Der er ikke spillet noget færdigt på denne server endnu. Start med `/challenge`.
# en: bd0c
standing-total =
    { $of ->
        [players] Spillere
        [matches] Kampe
        [games] Partier mellem to
        [bet-games] Partier i chouetter
        [gammons] Gammon
        [backgammons] Backgammon
        [passed] Sluttet med drop
        [taken] Doblet og spillet videre
        [shortest] Korteste udspillede parti
        [longest] Længste parti
       *[cube] Højeste cube
    }
# en: 72f1
standing-share = { $count } ({ $percent } %)
# en: fab0
standing-plays = { $plays } træk

# en: 2c35
standing-void = En admin har annulleret dette: { $reason }
# en: 324e
standing-void-which = Hvilket spil? Angiv nummeret, fx 17.
# en: 0fa8
standing-voided =
    { $is_undone ->
        [yes] { $table }: tæller igen. Alle ratings regnes om.
       *[no] { $table }: annulleret. Alle ratings regnes om.
    }

# en: 78b1
standing-introduced = { $player }: { $facts }
# en: b298
standing-answers = svarer { $pace }
# en: ac5d
standing-lost-on-time = { $said } tabt på tid
