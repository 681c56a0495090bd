"""What a kind of table says of itself, and what all kinds share."""
