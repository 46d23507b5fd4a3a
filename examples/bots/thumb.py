#!/usr/bin/env python3
"""A bot in Python, without any library: it plays something legal, the same again from the same seed.

    arene play sponsio --bots "exec:python3 examples/bots/thumb.py"

Every line on standard input is a JSON object. The lines that ask ("say": "ask") want one line back.
"""

import json
import random
import sys

seat = None
for line in sys.stdin:
    message = json.loads(line)
    if message["say"] == "hello":  # a match begins: which game, how many seats, which of them is ours
        seat = message["seat"]
    elif message["say"] == "ask":
        # message["view"] is what our seat sees now, message["events"] what it saw happen since we were asked last
        chance = random.Random(message["seed"])
        print(json.dumps({"action": chance.choice(message["legal"])}), flush=True)
