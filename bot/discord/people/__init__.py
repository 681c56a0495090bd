"""The feature of people: whom one does not want to meet."""
