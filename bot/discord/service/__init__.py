"""What the bot does beside presses, and what its callbacks share."""
