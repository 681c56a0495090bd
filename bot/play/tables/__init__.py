"""The course of a table: from an action to what is saved."""
