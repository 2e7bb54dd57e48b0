# The story of a match as the page tells it: dice and what was needed, odds, the card after the others have moved, the end.

ui-needed-least = needs { $n }+
ui-needed-most = needs { $n } or less
ui-needed-just = needs { $n }
ui-needed-none = cannot hit
ui-hits = { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }
ui-odds-good = good for you
ui-odds-bad = bad for you
ui-odds-explain = Point at a result or tap it to read what it means.
ui-roll = Roll the dice
ui-not-yet = Not yet
ui-card-reasons = Points and what for
ui-card-ahead = What hangs over you
ui-card-threatened = { $place }: { $own } of yours, { $enemies } of the enemy beside them
ui-over-title = The match is over
ui-over-won = You have won.
ui-over-lost = You have lost.
ui-over-draw = Nobody has won.
ui-curve = How it went, turn by turn
ui-curve-turn = Turn { $turn }
