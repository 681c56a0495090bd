"""One module a step; the newest `revision` is the schema that `storage.models` describes."""
