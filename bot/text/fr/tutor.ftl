### Le tuteur : ce que coûte une décision, et ce qui est mieux.

# en: 586b
tutor-play = { $play } coûte { $loss } : { $best } est meilleur.
# en: ada4
tutor-cube =
    { $best ->
        [double] Lancer coûte { $loss } : double d’abord.
        [no-double] Doubler coûte { $loss } : lance sans doubler.
        [take] Passer coûte { $loss } : accepte.
       *[pass] Accepter coûte { $loss } : passe.
    }
# en: 148e
tutor-rule = **Tuteur** : avant une décision qui coûte plus de 0,08 point, tu apprends en privé ce qui est mieux et tu peux revenir dessus.
