"""Private pages: lists, settings, analyses and moving boards."""
