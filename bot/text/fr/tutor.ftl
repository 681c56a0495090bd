### Le tuteur : ce que coûte une décision, et ce qui est mieux.

# en: 933c
tutor-loss = { $loss } pt
