"""What people do in a chouette: the use cases over `bot.engine.chouette`."""
