### Le tuteur : ce que coûte une décision, et ce qui est mieux.

# en: 933c
tutor-loss = { $loss } pt
# en: 586b
tutor-play = { $play } coûte { $loss } : { $best } est meilleur.
# en: 9c7f
tutor-cube =
    { $fault ->
        [roll] Lancer coûte { $loss } : double d’abord.
        [double] Doubler coûte { $loss } : lance sans doubler.
        [pass-take] Passer coûte { $loss } : accepte.
        [pass-beaver] Passer coûte { $loss } : fais un beaver.
        [take-pass] Accepter coûte { $loss } : passe.
        [take-beaver] Se contenter d’accepter coûte { $loss } : fais un beaver.
        [beaver-take] Le beaver coûte { $loss } : accepte simplement.
        [beaver-pass] Le beaver coûte { $loss } : passe.
        [refuse] Refuser le beaver coûte { $loss } : accepte-le.
        [accept] Accepter le beaver coûte { $loss } : refuse-le.
        [raccoon-accept] Le raccoon coûte { $loss } : accepte simplement le beaver.
       *[raccoon-refuse] Le raccoon coûte { $loss } : refuse le beaver.
    }
# en: 7299
tutor-rule = **Tuteur** : quand une décision te coûterait plus de 0,08 point, je te dis en privé ce qui est mieux, et tu peux revenir dessus, une fois.
