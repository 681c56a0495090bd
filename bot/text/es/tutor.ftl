### El tutor: qué cuesta una decisión y qué es mejor.

# en: 933c
tutor-loss = { $loss } puntos
