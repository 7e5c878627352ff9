#!/usr/bin/env python3
"""An outside bot in a few lines: takes any legal action. It imports nothing of Sanssouci."""

import json
import random
import sys
from typing import Any


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


def word_by_word(first: dict[str, int], luck: random.Random) -> str:
    """An action where there are too many for a list: asks after each word for the next."""
    words: list[str] = []
    following = first
    while following:
        word = luck.choices(list(following), list(following.values()))[0]
        if not word:  # the action may end here
            break
        words.append(word)
        say({"want": "narrow", "words": words})
        following = json.loads(sys.stdin.readline())["following"]
    return " ".join(words)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"hello": 1, "name": "any action"})
    elif message["type"] == "question":
        luck = random.Random(message["seed"])
        first = message["first_words"]
        action = word_by_word(first, luck) if first else luck.choice(message["legal"])
        say({"action": action, "why": "why not?"})
