#!/usr/bin/env python3
"""Checks every die of a record against what was promised: check_dice.py FILE. Written from docs/dice.md alone."""
import hashlib, itertools, json, sys


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def fail(what):
    print(what)
    sys.exit(1)


def key_of(header):
    if header.get("dice", {}).get("scheme") != "sandtable-dice-1":
        fail("the header names no dice that this program knows")
    if "seed" not in header:
        fail("the seed is not in the record: the match is not over")
    seed, promised = bytes.fromhex(header["seed"]), bytes.fromhex(header["commitment"])
    if sha(seed) != promised:
        fail("the seed does not fit the commitment")
    key, last = b"sandtable dice 1 key" + seed, -1
    for part in header["dice"]["parts"]:
        seat = bytes([part["seat"]])
        if part["seat"] <= last:
            fail(f"seat {part['seat']}: the parts are not in the order of the seats")
        last = part["seat"]
        if part["drawn"] == "by_server":
            own = sha(b"sandtable dice 1 stand-in", seed, seat)
        elif part["drawn"] == "by_player":
            own = bytes.fromhex(part["part"])
            if sha(b"sandtable dice 1 part", promised, seat, own).hex() != part["commitment"]:
                fail(f"seat {part['seat']}: the part does not fit its commitment")
        else:
            fail(f"seat {part['seat']}: the part was never shown")
        print(f"seat {part['seat']}: {part['drawn']}")
        key += seat + own
    return sha(key)


def face(key, n, sides):
    for attempt in itertools.count():
        number = int.from_bytes(sha(key, n.to_bytes(8, "big"), attempt.to_bytes(8, "big"))[:8], "big")
        if number < 2**64 - 2**64 % sides:
            return number % sides + 1


lines = [json.loads(line) for line in open(sys.argv[1], encoding="utf-8") if line.strip()]
header, steps = lines[0], [line for line in lines[1:] if "action" in line]
key, n = key_of(header), 0
for number, step in enumerate(steps, 1):
    for throw in step.get("dice", []) if number > header.get("taken_over", 0) else []:
        sides, faces = throw[1:].split(":")
        due = [face(key, n + i, int(sides)) for i in range(len(faces.split(",")))]
        if due != [int(f) for f in faces.split(",")]:
            fail(f"step {number}: {throw} should have been d{sides}:{','.join(map(str, due))}")
        n += len(due)
print(f"{len(steps)} steps, {n} dice: all follow from the seed and the parts")
