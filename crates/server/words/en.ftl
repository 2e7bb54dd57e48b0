# What the interface says. The words of a game are with the game.

## Everywhere

ui-close = Close
ui-back = Back
ui-help = How to play
ui-language = Language
ui-language-partly = The game itself is in English.
ui-light = Light
ui-dark = Dark
ui-sound = Sounds
ui-rules = Rules
ui-try-again = Try again
ui-to-lobby = To the lobby
ui-nowhere = There is nothing here
ui-nowhere-text = There is no page at this address.

## Lobby

ui-picture = The board of { $game }
ui-turns = { $turns ->
        [0] no last turn
        [one] 1 turn
       *[other] { $turns } turns
    }
ui-play = Play
ui-continue = Continue where you left off
ui-your-turn = your turn
ui-waits-for = waiting for { $sides }
ui-forget = Take off this list
ui-delete = Delete
ui-delete-ask = Delete this match for everybody?
ui-forget-ask = Take this match off the list? Without its link you cannot play on here.
ui-only-my-turn = Only where it is my turn
ui-all-matches = All { $count } matches
ui-welcome = Five wargames of the Second World War, with their rules kept by the program. Play against the machine, with somebody at this screen, or with a friend by a link.
ui-games = The games
ui-going-on = Matches going on
ui-nothing-going-on = Nobody has opened a match to spectators just now.
ui-import = Open a record
ui-import-text = Drop a record file here, or click to pick one

## New match

ui-new-match = New match
ui-who-plays = Who plays?
ui-player-me = Me
ui-player-me-text = You decide for this side on this device.
ui-player-person = a person
ui-player-here = Someone at this screen
ui-player-here-text = You hand over the screen; a curtain keeps secrets.
ui-player-friend = A friend
ui-player-friend-text = You get a link that takes this seat.
ui-player-machine = The machine: { $level }
level-random = random
    .text = Does anything that is allowed. Good for finding your way about.
level-recruit = recruit
    .text = Knows the rules and means well, but takes fancies and overlooks things. For a first game.
level-script = staff officer
    .text = Plays by a plan: attacks where the odds are good and covers its supply.
level-regular = regular
    .text = Thinks about its turn for a second: compares up to two dozen plans by playing the match on in its head.
level-veteran = veteran
    .text = Thinks eight times as long as the regular.
ui-listed = Anybody may watch
ui-listed-text = The match is shown in the lobby. Otherwise only those with a link see it.
ui-machines-give-up = Machines give up a lost match
ui-machines-give-up-text = They do so when they have lost every game they can think of in two turns running. Otherwise they play on to the end.
ui-options = Rules in doubt
ui-options-usual = { $count ->
        [one] 1 option, as usual
       *[other] { $count } options, all as usual
    }
ui-options-changed = { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
ui-default = usual
ui-begin = Begin
ui-ready = The match is ready
ui-friend-text = Send this link to your friend. Whoever opens it takes the seat, so send it to nobody else.
ui-friend-link = Link for the { $side }
ui-watch-link = Link for those who only watch
ui-link-local = This link works on this machine only. Start Sandtable with --listen 0.0.0.0:{ $port } so that others in your network can join.
ui-link-network = This link works for everybody in your network.
ui-copy = Copy
ui-copied = Copied
ui-enter = To the board

## Match

ui-board = Board
ui-minimap = The whole board, small
ui-phases = Phases of the turn
ui-your-decision = Your decision
ui-watching = You are watching
ui-over = The game is over
ui-play-again = Play again
ui-not-allowed = Not allowed:
ui-refused-anyway = this action
ui-more = { $count ->
        [one] One more thing it might have meant
       *[other] { $count } more things it might have meant
    }
ui-undo = Undo
ui-put-down = Put it back
ui-do = Do it
ui-all-of-them = All of them ({ $count })
ui-all-of-kind = All: { $kind } ({ $count })
ui-again = Once more
ui-as-often = As often as possible
ui-as-last = As last time ({ $count })
ui-as-suggested = As suggested
ui-end-part = End this part
ui-decide-first = First this has to be decided: { $what }
ui-can-act = Who and what can still act ({ $count })
ui-advice = Advice
ui-advice-waiting = Thinking about your position. This takes a few seconds…
ui-advice-none = No advice could be had.
ui-advice-plan = What it wants most
ui-advice-take = Do it
ui-purpose = Aim: { $aim }
ui-purpose-chance = Aim: { $aim } ({ $percent } %)
ui-aim-chance = { $aim } ({ $percent } %)
ui-follow = { $count ->
        [one] One more of the stack follows.
       *[other] { $count } more of the stack follow.
    }
ui-do-it = Do it anyway
ui-choose = Choose
ui-out-of-play = Not in play in this scenario
ui-cost = cost { $cost }
ui-sum = Together
ui-steps = { $now } of { $full } steps
ui-points = { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
ui-chances = Chances of each result
ui-percent = { $n } %
ui-inspector = What is here
ui-layers = On the map
ui-numbers = Numbers of the hexes
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-fit = The whole map
ui-action = Where something can be done
ui-next = Next place where something can be done ({ $count })
ui-tape = Tape measure
ui-log = What happened
ui-log-filter = Search the log
ui-log-dice = Dice only
ui-log-earlier = Show earlier entries
ui-log-none = Nothing like that has happened.
ui-log-empty = Nothing has happened yet.
ui-log-count = { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
ui-log-everybody = Everybody
ui-playback = What the others did
ui-resume = Go on
ui-one-move = One move
ui-skip = Skip
ui-pace = How fast the moves of others are shown
ui-pace-off = Do not show moves
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-card = Since your last decision
ui-card-lost = { $side }: losses
ui-card-many = { $count } × { $kind }
ui-card-weaker = { $name } (−{ $count })
ui-card-places = { $count ->
        [one] 1 place
       *[other] { $count } places
    }
ui-card-and-more = and { $count } more
ui-show-again = Show again
ui-trays = Boxes
ui-trays-empty = The boxes are empty.
ui-replay = Replay
ui-record = Save record
ui-links = Around the match
ui-invite = Links
ui-fold = Fold the column away
ui-unfold = Unfold the column
ui-connection-lost = Connection lost. Trying again; nothing is lost.
ui-curtain = Change of players
ui-hand-over = Hand over the screen to the { $side }.
ui-hand-over-several = Several sides decide in secret. Who goes first?
ui-curtain-why = Nothing of what comes next is shown before the button is pressed.
ui-i-am = { $side }: I am here
ui-hint = What is lit can be clicked: gold to choose, red to attack. Click anything else and you are told why not. Right-click tells what is there.
ui-hint-touch = What is lit can be tapped: gold to choose, red to attack. Tap anything else and you are told why not. Hold a finger on something to learn what is there.
ui-you-play = You play: { $side }
ui-got-it = Got it

## Replay

ui-step-of = Step { $step } of { $steps }
ui-to-match = To the match
ui-go-on = Go on from here as a new match
ui-to-start = To the beginning
ui-step-back = One step back
ui-step-on = One step on
ui-auto = Play by itself
ui-pause = Pause
ui-slider = Step
ui-turn = Turn
ui-turn-number = Turn { $turn }
ui-speed = Speed

## Rules

ui-rules-chapters = Chapters
ui-rules-related = See also
ui-rules-search = Search number, title and text
ui-rules-alone = On a page of its own
ui-rules-count = { $count ->
        [one] 1 clause
       *[other] { $count } clauses
    }
ui-rules-none = No clause has all these words.
ui-rule-option = Option: { $option }
ui-rule-tests = { $count ->
        [one] proved by 1 test
       *[other] proved by { $count } tests
    }
ui-provenance-rulebook = Rulebook
ui-provenance-history = History
ui-provenance-published = Published game
ui-provenance-house = House rule
ui-kept-enforced = Refused if broken
ui-kept-automatic = Done by the program
ui-kept-definition = Definition
ui-kept-set-up = In the set-up
ui-kept-option = Settled by an option

## Help

ui-help-light = What is lit can be clicked: gold to choose, red to attack. The corner shows the cost.
ui-help-refused = Click something that is not lit, and you are told which rule forbids it.
ui-help-inspect = Right-click, or press long on a touch screen, to learn what is there. The line of supply is drawn on the map.
ui-help-undo = You can take back everything up to the last die or the last thing revealed.
ui-help-saved = Every decision is kept at once. Close the page whenever you like.
ui-help-secret = What your opponent keeps secret never reaches your browser.
ui-key-pan = Move the map
ui-key-zoom = Closer, farther
ui-key-fit = The whole map
ui-key-next = Next and previous place where something can be done
ui-key-tab = Through all choices
ui-key-enter = Take a choice
ui-key-digits = Take a button by its place
ui-key-undo = Undo
ui-key-inspect = What is here?
ui-key-escape = Close
ui-key-help = This page

## Problems only the client meets

problem-unreachable = The server cannot be reached.

# Forces

ui-forces = Forces
ui-force-by-option = As the options say
ui-force-own = Your own
ui-force-new = New force
ui-force-build = Build…
ui-force-name = Name of the force
ui-force-limit = Points of the game
ui-force-list = Army list
ui-force-search = Search
ui-force-gift = For nothing
ui-force-remove = Remove
ui-force-empty = Nothing yet: take units from the list.
ui-force-check = What the rules say
ui-force-good = This force may be played.
ui-force-left-out = Not in our lists
ui-force-ready = Ready-made
ui-force-use = Play with it
ui-force-save = Save as a file
ui-force-load = Load a file

# Units on an open table

ui-models = { $now } of { $full } models
ui-aboard = Aboard
ui-last-told = Last heard of
ui-taken-out = taken out

# Tables

ui-table = Table
ui-table-drawn = Drawn by chance
ui-table-draw = Draw another
ui-table-fair = Fair to both sides
ui-table-unfair = Not the same for both sides
ui-table-far = Far edge
ui-table-near = Near edge
ui-table-edit = Lay out…
ui-table-new = New table
ui-table-name = Name of the table
ui-table-put = Put on the table
ui-table-left = Turn to the left
ui-table-right = Turn to the right
ui-table-width = Width
ui-table-depth = Depth
ui-table-floors = Floors
ui-table-mirror = Mirror the far half
ui-table-good = This table can be played on.
ui-table-keys = Arrows move a piece, R turns it, + and − size it, D doubles it, Delete takes it away.
ui-table-use = Play on it

# Texts of forces and tables

ui-text-copy = Copy as text
ui-text-copied = Copied
ui-text-paste = Paste a text
ui-text-read = Bring it in
ui-print = Print
ui-duplicate = Duplicate
ui-up = Up
ui-down = Down
ui-draft-kept = This is the draft you left.
ui-draft-fresh = Start afresh

## What happens to a match as a whole

match-rules-changed = The rules changed here, from version { $from } to { $to }. From now on the new ones are played.
match-cannot-go-on = The rules have changed from version { $from } to { $to }, and this match cannot go on under them ({ $why }). It is shown as it was last.
match-damaged = What is stored of this match is damaged ({ $why }). It is shown as far as it can be read.
match-no-picture = There is no picture of this match any more; the log tells what happened.
match-dice-promised = The device of this seat has promised its part of the dice.
match-dice-shown = The device of this seat has shown its part of the dice.
match-dice-begun-without = The dice begin without those who had promised nothing; their parts are drawn by the server.
match-given-up = Given up by { $who }.
match-ready-to-give-up = Ready to give up: { $who }. The match ends when everybody on that side is.
ui-give-up = Give up
ui-give-up-ask = Give up this match? The other side wins, and it cannot be taken back.
ui-give-up-together = As long as somebody else plays on your side, the match goes on until they give up too.

## What the dice follow from

ui-dice-parts = Dice
ui-dice-waiting = Dice: waiting for the part of { $who }
ui-dice-begin-without = Begin without
ui-dice-lost = Your part of the dice was drawn on another device, or has been deleted here. Open the match where you first opened it.
ui-dice-changed = The server no longer promises the seed it promised before. Your part of the dice is not shown to it.
ui-dice-own-part = own part
ui-dice-by-server = drawn by the server
ui-dice-not-yet = not there yet
ui-dice-left-out = Your part was not waited for: whoever runs the server could know these dice.
ui-dice-check = How to check the dice
ui-dice-checker = Checker in Python

## Briefing and tours

ui-briefing = Briefing
ui-briefing-situation = The situation
ui-briefing-aim = What you have to do
ui-briefing-special = What is special
ui-briefing-length = How long it lasts
ui-briefing-strong = Who is strong where
ui-briefing-score = What counts, and how it stands
ui-briefing-what = What
ui-briefing-worth = Worth
ui-briefing-now = Now
ui-briefing-levels = What it comes to in the end
ui-briefing-as-it-stands = as it stands
ui-briefing-always = Show this when a match begins
ui-briefing-begin = To the board
ui-learn = Learn it by playing
ui-tour-step = Step { $step } of { $of }
ui-tour-next = Go on
ui-tour-do = Do it for me
ui-tour-wait = The others decide …
ui-tour-leave = Leave the tour
ui-tour-suggests = The tour suggests: { $what }
ui-tour-over = That was the tour. The match is a real one: play on as you like, or go back to the lobby and begin your own.
ui-tour-go-on = Play on
ui-example-try = Try it
ui-example-play = Play on from here as a match
ui-example-again = Again
ui-example-over = That was the example. The position is a real one: play on as you like, or take it from the beginning.
ui-example-left = That is allowed as well, but the example does something else. Take it back, or begin again.
ui-example-leave = Leave the example
