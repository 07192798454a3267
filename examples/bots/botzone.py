#!/usr/bin/env python3
"""A plain bot for Botzone's Chinese-Standard-Mahjong, in the simple form: it is started for each request, reads all that was
said so far and prints one answer. It takes nothing, never wins, and discards what stands alone. With `keep` as its argument it
stays alive, and with `json` it speaks the other form."""
import json
import sys

hand = []

def company(tile):
    """How well a tile goes with the rest of the hand."""
    suit, number = tile[0], int(tile[1])
    worth = 3 * (hand.count(tile) - 1)
    if suit in "WBT":
        worth += sum(3 - abs(step) for step in (-2, -1, 1, 2) if f"{suit}{number + step}" in hand)
    return worth

def answer(request):
    words = request.split()
    if words[0] == "1":
        hand[:] = words[5:18]
    if words[0] != "2":
        return "PASS"
    hand.append(words[1])
    discard = min(hand, key=company)
    hand.remove(discard)
    return f"PLAY {discard}"

def replay(requests, responses):
    """Everything again: what was answered then is what was done."""
    for request, response in zip(requests, responses):
        words, done = request.split(), response.split()
        if words[0] == "1":
            hand[:] = words[5:18]
        if words[0] == "2":
            hand.append(words[1])
        if done[0] == "PLAY":
            hand.remove(done[1])
    return answer(requests[-1])

as_json, keep = "json" in sys.argv, "keep" in sys.argv
say = (lambda text: json.dumps({"response": text})) if as_json else str
if as_json:
    said = json.loads(input())
    print(say(replay(said["requests"], said["responses"])))
else:
    lines = [input() for _ in range(2 * int(input()) - 1)]
    print(say(replay(lines[::2], lines[1::2])))
while keep:
    print(">>>BOTZONE_REQUEST_KEEP_RUNNING<<<", flush=True)
    request = sys.stdin.readline()
    if not request:
        break
    print(say(answer(json.loads(request) if as_json else request)))
