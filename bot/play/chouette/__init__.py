"""The chouette: one player in the box against all the others."""
