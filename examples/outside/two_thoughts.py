#!/usr/bin/env python3
"""An outside bot that looks ahead without knowing a rule: it has the table try things out for it.

For some of its legal actions it asks what the position would be afterwards, in a world that may
be the true one, and takes the one that leaves most of its own troops on the map.
"""

import json
import random
import sys
import time
from typing import Any

TRIED = 6


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


def ask(wish: dict[str, Any]) -> dict[str, Any]:
    say(wish)
    answer: dict[str, Any] = json.loads(sys.stdin.readline())
    return answer


def own_troops(view: dict[str, Any]) -> int:
    return sum(nation["troops"] for nation in view["nations"] if nation["seat"] == view["seat"])


def choose(question: dict[str, Any]) -> dict[str, Any]:
    luck = random.Random(question["seed"])
    legal = question["legal"]
    until = time.monotonic() + question["seconds"] / 2
    [world] = ask({"want": "worlds", "n": 1})["worlds"]
    found = (-1, legal[0])
    for action in luck.sample(legal, min(TRIED, len(legal))):
        if time.monotonic() > until:
            break
        after = ask({"want": "apply", "world": world, "actions": [[question["seat"], action]]})
        found = max(found, (own_troops(after["view"]), action))
    return {"action": found[1], "why": f"leaves {found[0]} troops"}


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say({"hello": 1, "name": "two thoughts"})
    elif heard["type"] == "question":
        say(choose(heard))
