"""`python -m bot.analysis.worker`: the evaluator's process, or one message that it cannot be."""

import sys

from bot.analysis.requests import Missing, packed

try:
    from bot.analysis.worker.service import serve
except ImportError as error:
    if (error.name or "").startswith("bot."):
        raise
    sys.stdout.buffer.write(packed(Missing(error.name or str(error))))
else:
    serve()
