"""The bot's work between presses, and the context that its callbacks share."""
