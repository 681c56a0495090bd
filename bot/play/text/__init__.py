"""What the bot says, by subject: from values to text."""
