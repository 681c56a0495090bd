### Der Tutor: was eine Entscheidung kostet, und was besser ist.

# en: 933c
tutor-loss = { $loss } Punkte
