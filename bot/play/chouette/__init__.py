"""Chouettes: one player in the box against all the others."""
