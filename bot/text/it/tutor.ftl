### Il tutor: che cosa costa una decisione e che cosa è meglio.

# en: 933c
tutor-loss = { $loss } punti
