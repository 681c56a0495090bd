"""The pages and figures that are read over HTTP."""
