"""Tables of two players: matches and money sessions."""
