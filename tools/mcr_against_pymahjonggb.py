#!/usr/bin/env python3
"""Compares the MCR scores of `fivewinds` with those of PyMahjongGB on random winning hands.

    tools/mcr_against_pymahjonggb.py [--hands N] [--seed N] [--program PATH]
    tools/mcr_against_pymahjonggb.py --bench

PyMahjongGB (C++ inside) is installed into a virtual environment of its own under target/. Every hand is scored by
both. Where the specification decides otherwise than that program, a ruling says so; these rulings, and nothing else,
may explain a difference (docs/rules/mcr.md, "Where PyMahjongGB 1.4.0 differs"). Any other difference is printed and
makes the exit code 1.

With --bench it measures how long that program takes for a hand, and hands the same 20,000 hands to our benchmark.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
import venv
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
ENVIRONMENT = TARGET / "pymahjonggb"
REQUIREMENT = "PyMahjongGB==1.4.0"

HONOURS = [f"{n}z" for n in range(1, 8)]
SUITS = [[f"{n}{suit}" for n in range(1, 10)] for suit in "mps"]
ORPHANS = [f"{n}{suit}" for suit in "mps" for n in (1, 9)] + HONOURS
SEATS = ["left", "across", "right"]


def main():
    options = arguments()
    calculate = calculator()
    rng = random.Random(options.seed)
    if options.bench:
        sys.exit(bench(calculate, [random_hand(rng) for _ in range(20_000)]))
    hands = [random_hand(rng) for _ in range(options.hands)]
    ours = run_ours(options.program, hands)
    explained, wrong = Counter(), []
    for number, (hand, answer) in enumerate(zip(hands, ours, strict=True)):
        progress(number, len(hands))
        theirs = run_theirs(calculate, hand)
        reasons = compare(hand, answer, theirs)
        if reasons is None:
            wrong.append((hand, answer, theirs))
        explained.update(reasons or [])
    progress(len(hands), len(hands))
    report(len(hands), explained, wrong)
    sys.exit(1 if wrong else 0)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=200_000, help="how many hands (default 200000)")
    parser.add_argument("--seed", type=int, default=1, help="which hands (default 1)")
    parser.add_argument("--bench", action="store_true", help="measure the speed of both")
    parser.add_argument("--program", type=Path, help="our program (default: built from this checkout)")
    return parser.parse_args()


# The other program.


def calculator():
    """Its function; the environment is made, and this script started again in it, where it is missing."""
    try:
        from MahjongGB import MahjongFanCalculator
    except ImportError:
        python = ENVIRONMENT / "bin" / "python"
        if os.environ.get("FIVEWINDS_IN_ENVIRONMENT"):
            sys.exit(f"{REQUIREMENT} cannot be imported from {ENVIRONMENT}")
        if not python.exists():
            venv.create(ENVIRONMENT, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", REQUIREMENT], check=True)
        os.execve(python, [str(python), *sys.argv], {**os.environ, "FIVEWINDS_IN_ENVIRONMENT": "1"})
    return MahjongFanCalculator


def their_tile(tile):
    number, group = int(tile[0]), tile[1]
    if group == "z":
        return f"F{number}" if number <= 4 else {5: "J3", 6: "J2", 7: "J1"}[number]
    return {"m": "W", "p": "B", "s": "T"}[group] + str(number)


def their_arguments(hand):
    """What its function is called with."""
    packs = []
    for meld in hand["melds"]:
        offer = 0 if meld["kind"] == "concealed" else 1 + SEATS.index(meld["from"])
        middle = meld["tiles"][1] if meld["set"] == "chow" else meld["tiles"][0]
        word = {"chow": "CHI", "pung": "PENG", "kong": "GANG"}[meld["set"]]
        packs.append((word, their_tile(middle), 1 if word == "CHI" else offer))
    by = hand["by"]
    drawn = by in ("self_draw", "kong_replacement", "flower_replacement")
    about_kong = by in ("rob_kong", "kong_replacement")
    return (
        tuple(packs),
        tuple(their_tile(tile) for tile in hand["hand"]),
        their_tile(hand["tile"]),
        len(hand["flowers"]),
        drawn,
        hand["last_of_its_kind"],
        about_kong,
        hand["last"],
        "ESWN".index(hand["seat"]),
        "ESWN".index(hand["round"]),
    )


def run_theirs(calculate, hand):
    """Its fans: Chinese name -> (points, times)."""
    fans = calculate(*their_arguments(hand), verbose=True)
    return {name: (points, times) for points, times, name, _ in fans}


def bench(calculate, hands):
    """Times it in a loop that does nothing else, best of five, then runs our benchmark on the same hands."""
    arguments = [their_arguments(hand) for hand in hands]
    best = None
    for _ in range(5):
        start = time.perf_counter_ns()
        for argument in arguments:
            calculate(*argument)
        taken = time.perf_counter_ns() - start
        best = taken if best is None else min(best, taken)
    lines = TARGET / "mcr-hands.txt"
    lines.write_text("".join(our_line(hand) + "\n" for hand in hands))
    command = ["cargo", "bench", "-q", "-p", "bench", "--bench", "score", "--"]
    return subprocess.call([*command, "--hands", str(lines), "--peer", str(best / len(hands))], cwd=ROOT)


# Our program.


def run_ours(program, hands):
    lines = "".join(json.dumps(our_case(hand, str(number))) + "\n" for number, hand in enumerate(hands))
    if program is None:
        # As the tests have built it.
        subprocess.run(["cargo", "build", "--profile", "test", "-q", "-p", "cli"], cwd=ROOT, check=True)
        program = TARGET / "debug" / "fivewinds"
    command = [program, "score", "--stdin", "--json", "--rules", "mcr"]
    answer = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in answer.stdout.splitlines()]


def our_case(hand, name):
    claimed = hand["by"] in ("discard", "rob_kong")
    situation = ["last_of_its_kind"] if hand["last_of_its_kind"] else []
    if hand["last"]:
        situation.append("last_discard" if claimed else "last_wall_tile")
    melds = []
    for meld in hand["melds"]:
        case = {"set": meld["set"], "tiles": "".join(meld["tiles"])}
        if meld["set"] == "kong":
            case["kind"] = meld["kind"]
        if meld["from"]:
            case["from"] = meld["from"]
        melds.append(case)
    win = {"tile": hand["tile"], "by": hand["by"]}
    if claimed:
        win["from"] = "left"
    return {
        "id": name,
        "rules": "mcr",
        "hand": "".join(hand["hand"]),
        "melds": melds,
        "flowers": "".join(hand["flowers"]),
        "win": win,
        "seat": hand["seat"],
        "round": hand["round"],
        "situation": situation,
    }


def our_line(hand):
    """The hand in the notation of one line."""
    case = our_case(hand, "")
    words = []
    for meld in case["melds"]:
        kind = meld.get("kind", "concealed")
        word = meld["tiles"] + (f":{kind}" if kind != "concealed" else "")
        words.append(f"[{word}@{meld['from']}]" if "from" in meld else f"[{word}]")
    win = case["win"]
    words += [case["hand"], "+" + win["tile"], win["by"] + (f"@{win['from']}" if "from" in win else "")]
    words += [f"seat={case['seat']}", f"round={case['round']}", *case["situation"]]
    return " ".join(words + ([f"flowers={case['flowers']}"] if case["flowers"] else []))


# Random winning hands.


def random_hand(rng):
    while True:
        hand = try_hand(rng)
        if hand is not None:
            return hand


def try_hand(rng):
    roll = rng.random()
    if roll < 0.01:
        suit = rng.choice(SUITS)
        concealed, melds = suit + [suit[0]] * 2 + [suit[8]] * 2 + [rng.choice(suit)], []
    elif roll < 0.05:
        concealed, melds = seven_pairs(rng), []
    elif roll < 0.07:
        concealed, melds = ORPHANS + [rng.choice(ORPHANS)], []
    elif roll < 0.12:
        concealed, melds = knitted_honours(rng), []
    elif roll < 0.17:
        concealed, melds = knitted_straight(rng)
    else:
        concealed, melds = regular(rng)
    all_tiles = Counter(concealed) + Counter(tile for meld in melds for tile in meld["tiles"])
    if max(all_tiles.values()) > 4:
        return None
    tile = rng.choice(concealed)
    rest = list(concealed)
    rest.remove(tile)
    rng.shuffle(rest)
    return with_circumstances(rng, rest, melds, tile, all_tiles)


def with_circumstances(rng, rest, melds, tile, all_tiles):
    by = rng.choices(["discard", "self_draw", "rob_kong", "kong_replacement"], [50, 35, 5, 10])[0]
    if by == "kong_replacement" and not any(meld["set"] == "kong" for meld in melds):
        by = "self_draw"
    # The tile of a robbed kong is the fourth of its kind, and the other three lie open before its owner.
    if by == "rob_kong" and all_tiles[tile] > 1:
        by = "discard"
    lone = all_tiles[tile] == 1
    return {
        "hand": rest,
        "melds": melds,
        "tile": tile,
        "by": by,
        "last_of_its_kind": by == "rob_kong" or (lone and rng.random() < 0.2) or in_open_sets(melds, tile) == 3,
        "last": by != "rob_kong" and rng.random() < 0.1,
        "flowers": [f"{n}f" for n in sorted(rng.sample(range(1, 9), rng.choice([0, 0, 0, 1, 2, 8])))],
        "seat": rng.choice("ESWN"),
        "round": rng.choice("ESWN"),
    }


def in_open_sets(melds, tile):
    return sum(meld["tiles"].count(tile) for meld in melds if meld["kind"] != "concealed")


def seven_pairs(rng):
    if rng.random() < 0.2:
        suit, first = rng.choice(SUITS), rng.randrange(3)
        kinds = suit[first : first + 7]
    else:
        pool = rng.choice([ORPHANS[:6] + rng.choice(SUITS), HONOURS, rng.choice(SUITS), sum(SUITS, HONOURS), ORPHANS])
        kinds = [rng.choice(pool) for _ in range(7)]
    return [tile for kind in kinds for tile in (kind, kind)]


def straight_tiles(rng):
    suits = rng.sample(SUITS, 3)
    return [suit[start + step] for start, suit in enumerate(suits) for step in (0, 3, 6)]


def knitted_honours(rng):
    pool = straight_tiles(rng)
    honours = rng.choice([5, 6, 7])
    return rng.sample(HONOURS, honours) + rng.sample(pool, 14 - honours)


def knitted_straight(rng):
    concealed = straight_tiles(rng)
    group, melds = random_set(rng, sum(SUITS, HONOURS)), []
    if rng.random() < 0.4:
        melds.append(declared(rng, group))
    else:
        concealed += group
    pair = rng.choice(sum(SUITS, HONOURS))
    return concealed + [pair, pair], melds


def regular(rng):
    pool = random_pool(rng)
    pungs = rng.choice([0.1, 0.4, 0.9])
    groups = related_sets(rng, pool, pungs) if rng.random() < 0.5 else [random_set(rng, pool, pungs) for _ in range(4)]
    pair = rng.choice(pool)
    open_sets = rng.choice([0, 0, 1, 2, 3, 4])
    melds = [declared(rng, group) for group in groups[:open_sets]]
    return [tile for group in groups[open_sets:] for tile in group] + [pair, pair], melds


def random_pool(rng):
    everything = sum(SUITS, HONOURS)
    suit = rng.choice(SUITS)
    ranks = rng.choice(["123", "456", "789", "1234", "6789", "19", "2468", "456", "23456", "12345", "258"])
    return rng.choice(
        [
            everything,
            everything,
            sum(SUITS, []),
            suit,
            suit + HONOURS,
            HONOURS + [f"{n}{rng.choice('mps')}" for n in (1, 9)],
            [f"{rank}{letter}" for rank in ranks for letter in "mps"],
            ["2s", "3s", "4s", "6s", "8s", "6z"],
            [f"{n}p" for n in (1, 2, 3, 4, 5, 8, 9)] + [f"{n}s" for n in (2, 4, 5, 6, 8, 9)] + ["5z"],
        ]
    )


def random_set(rng, pool, pungs=0.4):
    """A chow or pung of tiles of the pool."""
    while True:
        tile = rng.choice(pool)
        if rng.random() < pungs or tile[1] == "z":
            return [tile] * 3
        chow = [f"{int(tile[0]) + step}{tile[1]}" for step in range(3)]
        if int(tile[0]) <= 7 and all(tile in pool for tile in chow):
            return chow
        if not any(f"{n}{s}" in pool and f"{n + 1}{s}" in pool and f"{n + 2}{s}" in pool for s in "mps" for n in range(1, 8)):
            return [tile] * 3


def related_sets(rng, pool, pungs):
    """Four sets that stand near each other, so that fans of several sets occur."""
    first = random_set(rng, pool, pungs)
    groups = [first]
    while len(groups) < 4:
        base = rng.choice(groups)
        letter = rng.choice("mps") if rng.random() < 0.6 else base[0][1]
        step = rng.choice([0, 0, 1, -1, 2, -2, 3, -3, 6, -6])
        moved = [f"{int(tile[0]) + step}{letter}" for tile in base]
        if base[0][1] != "z" and letter != "z" and all(1 <= int(tile[:-1]) <= 9 for tile in moved):
            groups.append(moved)
        else:
            groups.append(random_set(rng, pool, pungs))
    rng.shuffle(groups)
    return groups


def declared(rng, group):
    if group[0] != group[1]:
        return {"set": "chow", "kind": None, "tiles": group, "from": "left"}
    kind = rng.choice(["pung", "pung", "melded", "added", "concealed"])
    if kind == "pung":
        return {"set": "pung", "kind": None, "tiles": group, "from": rng.choice(SEATS)}
    seat = None if kind == "concealed" else rng.choice(SEATS)
    return {"set": "kong", "kind": kind, "tiles": group + group[:1], "from": seat}


# The comparison.

# Self-drawn, these hands are fully concealed here (4 points), and only self-drawn there (MCR-RUL-13).
CONCEALED_BY_NATURE = [
    "nine_gates",
    "seven_shifted_pairs",
    "thirteen_orphans",
    "four_concealed_pungs",
    "seven_pairs",
    "greater_honors_and_knitted_tiles",
    "lesser_honors_and_knitted_tiles",
]


def compare(hand, answer, theirs):
    """The rulings that explain the difference, none if there is no difference; None if nothing explains it."""
    total = sum(points * times for points, times in theirs.values())
    ours = answer["value"]
    if ours == total:
        return []
    rulings = by_rulings(hand, answer["fans"])
    # What our reading is worth there. Another reading may be worth more there, but then not more than ours here.
    there = ours - sum(rulings.values())
    if rulings and (total == there or there < total < ours):
        return list(rulings)
    return None


def by_rulings(hand, fans):
    """What our reading is worth more here than there, by ruling."""
    more = {}
    if "fully_concealed" in fans and any(fan in fans for fan in CONCEALED_BY_NATURE):
        more["MCR-RUL-13"] = 4 if "last_tile_draw" in fans or "out_with_replacement_tile" in fans else 4 - 1
    if "two_concealed_kongs" in fans:
        more["MCR-RUL-12"] = 8 - 6
    if fans.get("two_melded_kongs") == 6:
        more["MCR-RUL-11"] = 6 - 5
    if "all_green" in fans and "half_flush" in fans:
        more["MCR-RUL-31"] = 6
    if "all_terminals" in fans and "double_pung" in fans:
        more["MCR-RUL-61"] = fans["double_pung"]
    if "nine_gates" in fans and hand["tile"][0] in "258":
        more["MCR-RUL-21"] = -1
    if "seven_pairs" in fans and ("all_green" in fans or "all_terminals" in fans):
        fours = [tile for tile, times in Counter([*hand["hand"], hand["tile"]]).items() if times == 4]
        more["MCR-RUL-18"] = -2 * len(fours)
    return more


# What people see.


def progress(done, total):
    if not sys.stderr.isatty() or (done % 500 and done != total):
        return
    filled = 40 * done // max(total, 1)
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{total}" + ("\n" if done == total else ""))
    sys.stderr.flush()


def report(hands, explained, wrong):
    for hand, answer, theirs in wrong[:20]:
        print(json.dumps(our_case(hand, "difference"), ensure_ascii=False))
        print("  fivewinds  ", answer["value"], answer["fans"])
        print("  PyMahjongGB", sum(p * n for p, n in theirs.values()), {name: p * n for name, (p, n) in theirs.items()})
    rulings = ", ".join(f"{name} {times}" for name, times in sorted(explained.items())) or "none"
    print(f"{hands} hands; differences by a ruling: {rulings}; unexplained: {len(wrong)}")


if __name__ == "__main__":
    main()
