"""The bot's sentences, by subject: from values to text."""
