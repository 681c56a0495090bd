"""The foundations of a table: keys, people, dice, and errors."""
