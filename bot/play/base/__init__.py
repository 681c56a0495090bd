"""What everything of a table rests on: its keys, its people, its dice, and what is refused."""
