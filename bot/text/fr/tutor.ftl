### Le tuteur : ce que coûte une décision, et ce qui est mieux.

# en: 933c
tutor-loss = { $loss } pt
# en: d281
tutor-loss-in-match = { $loss } d’équité
# en: 68f5
tutor-loss-of-chances = { $chances } % de chances de gagner
# en: 6534
tutor-silent = Ton tuteur se tait ici : cette position ressemble trop à une partie encore en cours.
# en: 864d
tutor-play = { $play } coûte { $loss }.
# en: c44a
tutor-cube =
    { $fault ->
        [roll] Lancer coûte { $loss }.
        [double] Doubler coûte { $loss }.
        [pass-take] Passer coûte { $loss }.
        [pass-beaver] Passer coûte { $loss }.
        [take-pass] Accepter coûte { $loss }.
        [take-beaver] Accepter coûte { $loss }.
        [beaver-take] Le beaver coûte { $loss }.
        [beaver-pass] Le beaver coûte { $loss }.
        [refuse] Refuser le beaver coûte { $loss }.
        [accept] Accepter le beaver coûte { $loss }.
        [raccoon-accept] Le raccoon coûte { $loss }.
        [resign] Abandonner coûte { $loss }.
       *[raccoon-refuse] Le raccoon coûte { $loss }.
    }
# en: 2879
tutor-better-play = { $best } est mieux.
# en: 94b2
tutor-better-cube =
    { $fault ->
        [roll] Double d’abord.
        [double] Lance simplement.
        [pass-take] Accepte.
        [pass-beaver] Fais beaver.
        [take-pass] Passe.
        [take-beaver] Fais beaver.
        [beaver-take] Accepte simplement.
        [beaver-pass] Passe.
        [refuse] Accepte-le.
        [accept] Refuse-le.
        [raccoon-accept] Accepte simplement le beaver.
        [resign] Joue encore.
       *[raccoon-refuse] Refuse le beaver.
    }
# en: 7679
tutor-speechless = Je ne peux pas le dire pour l’instant. Réfléchis encore, ou continue quand même.
# en: bc79
tutor-rule = **Tuteur** : avant que tu perdes plus de 0,08 point, je te dis en privé ce que cela coûte. Réfléchis encore, continue quand même, ou demande-moi ce qui est mieux. Je parle une fois par décision.
