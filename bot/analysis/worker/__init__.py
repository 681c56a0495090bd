"""The evaluator's own process, the only place that knows an engine: the bot starts it, and imports none."""
