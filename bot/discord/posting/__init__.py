"""The way of posts to the channels: who delivers, and each kind of message."""
