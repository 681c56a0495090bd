"""What becomes of a person's data, and whether all that is stored agrees."""
