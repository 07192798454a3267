#!/usr/bin/env python3
"""A first bot for Five Winds: wins when it can, takes pungs, discards what stands alone (docs/bots.md)."""
import json
import sys

def company(tile, hand):
    """How well a tile goes with the rest of the hand: its like count most, then its neighbours."""
    number, suit = int(tile[0]), tile[1]
    worth = 3 * (hand.count(tile) - 1) + 9 * (suit == "j")
    if suit in "mps":
        worth += sum(2 for step in (-1, 1) if f"{number + step}{suit}" in hand)
        worth += sum(1 for step in (-2, 2) if f"{number + step}{suit}" in hand)
    return worth

def choose(actions, view):
    hand, forbidden = view["hand"], view["forbidden"]
    for wanted in ("win", "ready", "pung"):
        if wanted in actions:
            return wanted
    for verb in ("flower", "forbid", "discard"):
        found = [action for action in actions if action.startswith(verb + " ")]
        if verb == "forbid" and found:
            return min(found, key=lambda action: sum(tile[1] == action[-1] for tile in hand))
        if found:
            return min(found, key=lambda action: (action[-1] != forbidden, company(action.split()[1], hand)))
    return "pass" if "pass" in actions else actions[0]

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        answer = {"id": message["id"], "action": choose(message["actions"], message["view"])}
        print(json.dumps(answer), flush=True)
