### Tutoren: hvad en beslutning koster, og hvad der er bedre.

# en: 933c
tutor-loss = { $loss } point
