"""Subjects: things with deadlines, posts, and a rule for who may see them."""
