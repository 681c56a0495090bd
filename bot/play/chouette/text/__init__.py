"""A chouette in words, by subject."""
