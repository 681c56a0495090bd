### Where tables stand: threads, moving a table, places in trouble, and what Discord does not allow.

place-broken = Something went wrong on my side. Nothing that was saved is lost: look at the table with `/board`.
