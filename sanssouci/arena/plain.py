"""The figures of a table as plain data, for JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sanssouci.arena.figures import Figures, Meeting, SetupFigures, Share
from sanssouci.arena.plan import Plan
from sanssouci.arena.playing import Thinking
from sanssouci.arena.ratings import Rating, Ratings


def plain(plan: Plan, found: Figures, ratings: Ratings | None) -> dict[str, Any]:
    """Everything there is to say; ``ratings`` is null where they could not be made."""
    return {
        "plan": plan.model_dump(mode="json"),
        "games": found.games,
        "setups": [_setup(setup) for setup in found.setups.values()],
        "bots": {
            bot: _share(share) | _thinking(found.thinking[bot])
            for bot, share in found.totals.items()
        },
        "meetings": [
            {"bot": bot, "against": other} | _meeting(meeting)
            for (bot, other), meeting in found.meetings.items()
        ],
        "ratings": None if ratings is None else _ratings(ratings),
    }


def _setup(setup: SetupFigures) -> dict[str, Any]:
    return {
        "setup": setup.name,
        "games": setup.games,
        "shared": setup.shared,
        "drawn": setup.drawn,
        "reasons": dict(setup.reasons.most_common()),
        "mean_turns": setup.mean_turns,
        "mean_decisions": setup.mean_decisions,
        "seats": [
            {"seat": seat, "bot": bot} | _share(share) for (seat, bot), share in setup.wins.items()
        ],
    }


def _share(share: Share) -> dict[str, Any]:
    return asdict(share) | {"share": share.share, "interval": list(share.interval)}


def _thinking(thinking: Thinking) -> dict[str, Any]:
    return {
        "decisions": thinking.decisions,
        "mean_seconds": thinking.mean,
        "max_seconds": thinking.longest,
        "fallbacks": thinking.fallbacks,
        "forfeits": thinking.forfeits,
        "trouble": thinking.trouble,
    }


def _meeting(meeting: Meeting) -> dict[str, Any]:
    return asdict(meeting) | {"score": meeting.score}


def _ratings(ratings: Ratings) -> dict[str, Any]:
    return {
        "bots": [{"bot": bot} | _rating(rating) for bot, rating in ratings.bots.items()],
        "seats": [
            {"setup": setup, "seat": seat} | _rating(rating)
            for (setup, seat), rating in ratings.seats.items()
        ],
    }


def _rating(rating: Rating) -> dict[str, Any]:
    return asdict(rating) | {"ordinal": rating.ordinal}
