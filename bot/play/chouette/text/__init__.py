"""What the bot says about a chouette, by subject: from values to text."""
