"""The interface of a kind of table, and what all kinds share."""
