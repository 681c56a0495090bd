"""The use cases of tables of every kind: each loads, decides, saves and returns the result."""
