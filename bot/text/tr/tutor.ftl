### Eğitmen: bir kararın neye mal olduğu ve daha iyisi.

# en: 933c
tutor-loss = { $loss } puan
