"""What a chouette shows: pictures, panels and buttons."""
