#!/usr/bin/env python3
"""An outside bot in a few lines: takes any legal action. It imports nothing of Sanssouci."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["type"] == "hello":
        answer = {"hello": 1, "name": "any action"}
    elif message["type"] == "question":
        luck = random.Random(message["seed"])
        answer = {"action": luck.choice(message["legal"]), "why": "why not?"}
    if answer:
        print(json.dumps(answer), flush=True)
