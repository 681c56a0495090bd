"""The heads-up kind of table: matches and money sessions of two players."""
