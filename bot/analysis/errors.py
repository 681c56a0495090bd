"""Why the evaluator has no answer.

AnalysisError
├── EvaluatorMissing     its packages are not installed, as where they have no wheel
├── EvaluatorFailed      its process died or hung over the request, more than once
└── Unanalysable         the request itself cannot be answered; `reason` is a sentence
"""


class AnalysisError(Exception):
    """Anything that keeps a request from being answered; `reason` is a sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class EvaluatorMissing(AnalysisError):
    """The packages of the evaluator are not installed; there are wheels for most computers, not for all."""


class EvaluatorFailed(AnalysisError):
    """The evaluator's process ended, or said nothing for too long, while it worked on the request."""


class Unanalysable(AnalysisError):
    """The request has no answer: not a match, an impossible position, or no decision in it."""
