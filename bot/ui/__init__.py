"""Discord's side of a table: its messages, its buttons, and what a press does."""
