"""What every table has, and its use cases: each loads, decides, saves and returns the result."""
