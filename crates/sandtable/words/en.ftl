### What the program itself says. The games bring the words of their own.

cli-decimal-mark = .
cli-percent = { $value } %
cli-none = none
cli-none-yet = none yet

## Things that are not known here

cli-unknown-language = There is no language "{ $lang }"; there are { $known }.
cli-unknown-game = There is no game "{ $game }"; there are { $known }.
cli-unknown-scenario = { $game } has no scenario "{ $scenario }"; it has { $known }.
cli-unknown-option = { $game } has no option "{ $option }"; it has { $known }.
cli-unknown-value = Option { $option } cannot be "{ $value }"; it can be { $known }.
cli-option-form = An option is given as NAME=VALUE, not as "{ $option }".
cli-unknown-clause = { $game } has no clause "{ $clause }". Near it are { $near }; `sandtable rules { $game }` lists all.
cli-unknown-player = There is no player "{ $player }"; there are { $known }.
cli-unknown-seat = { $game } has no seat "{ $seat }"; it has { $known }.
cli-seat-form = A seat is given as SEAT=PLAYER, not as "{ $seat }".
cli-seating =
    { $given ->
        [one] One player does
       *[other] { $given } players do
    } not fit. Name one for each seat ({ $seats }) or one for each side ({ $sides }).
cli-cannot-open = This cannot be played:
cli-unreadable = { $path } cannot be read: { $why }
cli-unwritable = { $path } cannot be written: { $why }
cli-empty-data = There is no *.toml file in { $folder }.
cli-no-chance = The system gives no random numbers ({ $why }); name a seed with --seed.

## games

cli-rules-version = rules { $version }
cli-seats = Seats
cli-scenarios = Scenarios
cli-options = Options
cli-options-hint = The first value is the default. `sandtable games { $game }` explains them.
cli-turns =
    { $n ->
        [0] no last turn
        [one] one turn
       *[other] { $n } turns
    }

## rules

cli-chapter = Chapter
cli-section = Section
cli-kept = Kept
cli-provenance = From
cli-source = Source
cli-tests = Tests
cli-kept-enforced = enforced
cli-kept-automatic = automatic
cli-kept-definition = definition
cli-kept-set-up = set-up
cli-kept-option = option
cli-provenance-rulebook = the rulebook
cli-provenance-history = history
cli-provenance-published = the published game
cli-provenance-house = this program
cli-coverage-clauses = Clauses
cli-coverage-enforced = Kept by the program
cli-coverage-tested = Named by a test
cli-coverage-missing = Without a test
cli-coverage-unknown = Tests name clauses that do not exist:
cli-examples = Examples
cli-examples-go = go
cli-examples-refused = refused
cli-examples-whole = whole
cli-examples-sum = { $examples } examples show { $clauses } clauses; { $missing } that are enforced or automatic are not shown, or not wholly.
cli-examples-none = There is no example of { $clauses } yet.
cli-book = The book of { $game } is in { $file }: { $clauses } clauses, { $examples } examples.
cli-examples-hold = { $n ->
        [one] One example holds.
       *[other] { $n } examples hold.
    }

## sim

cli-sim-head = { $scenario }: { $n ->
        [one] one game
       *[other] { $n } games
    }
cli-sim-went-wrong = A game did not end as it should: { $error }
cli-sim-mean-actions = Actions a game
cli-sim-mean-turns = Turns a game
cli-sim-seconds = Seconds
cli-sim-rate = Actions a second
cli-draws = Draws
cli-sim-given-up = Given up
cli-draw = Draw
cli-sim-report = The report is in { $file }.
cli-sim-stopped = Stopped after { $done } of { $games } games.
cli-sim-kept = What was played is kept in { $file }; the same command goes on from there.
cli-keep-foreign = { $file } is not of this series: its { $field } is { $found }, expected { $expected }. It was left as it is; name another file with --keep, or remove it to begin anew.
cli-keep-corrupt = { $file } cannot be gone on with: line { $line } is not what `sandtable sim` writes there ({ $why }). Expected is a line of JSON on the series, then one for each game. It was left as it is; name another file with --keep, or remove the line or the file.
cli-keep-cut-off = it is cut off
cli-keep-twice = game { $number } is there twice
cli-mirror-players = Players can change sides only where there are two sides with a different player each. The sides here are { $sides }; leave out --mirrored, or name two players with --seats.
cli-mirror-odd = Every seed is played from either side, so the number of games is even; { $games } is not.
cli-ladder-players = A ladder needs at least two players, each named once.
cli-ladder-elo = Elo
cli-ladder-note = Shares by opponent stand at the right; a draw is half a point. 400 points are ten to one, the average is 1000.
cli-report-mirrored = { $first } against { $second }, every seed from either side
cli-report-games = Games
cli-report-turns = Turns a game
cli-report-actions = Actions a game
cli-report-given-up =
    { $n ->
        [one] One game had no end and was given up. It counts for nobody.
       *[other] { $n } games had no end and were given up. They count for nobody.
    }
cli-report-players = Players
cli-report-players-text = A victory is a point, a draw a half. The pale bar is the interval in which the true share lies with 95 % (Wilson); the thin line is one half.
cli-report-player = Player
cli-report-points = Points
cli-report-share = Share
cli-report-interval = 95 % interval
cli-report-sides = Sides
cli-report-sides-text = Whoever plays them: how often each side wins.
cli-report-side = Side
cli-report-wins = Victories
cli-report-decided = { $share } of those that were decided
cli-report-endings = How they ended
cli-report-endings-text = Results, the most frequent first.
cli-report-winner = Winner
cli-report-length = Length
cli-report-length-text = How many games lasted so many turns.
cli-report-least = Least
cli-report-middle = Median, middle half
cli-report-most = Most
cli-report-curves = Points by turn
cli-report-curves-text = After each turn, of the games that lasted so long: the line is the median, the band the middle half.
cli-report-losses = Losses
cli-report-losses-text = In whatever the game counts: steps, units or men. The median, and between what the middle half of the games lies. What is withdrawn counts as lost.
cli-report-began = At the start
cli-report-lost = Lost
cli-report-aims = Aims
cli-report-aims-text = What the players wanted most, how often they took it up, and how often it came about while they did.
cli-report-aim = Aim
cli-report-wanted = Taken up
cli-report-reached = Reached
cli-report-kinds = Actions
cli-report-kinds-text = Every kind of action of the game by its name in records, with one that was taken.
cli-report-kind = Kind
cli-report-taken = Times
cli-report-a-game = A game
cli-report-in-games = In games
cli-report-by = By whom
cli-report-never = Never taken
cli-report-all-taken = Every kind of action was taken at least once.
cli-report-times = Time
cli-report-times-text = How long the players thought. The only figures that differ from run to run: they depend on the machine, and on how many games it played at once.
cli-report-decisions = Decisions
cli-report-a-decision = A decision
cli-report-longest-decision = Longest
cli-report-a-turn = A turn
cli-report-longest-turn = Longest turn
cli-report-again = This command gives the same page, the times excepted:
cli-report-made = Sandtable { $program }, { $game }, rules { $rules }

## odds

cli-odds-unknown-game = There are no odds for "{ $game }"; there are for { $known }.
cli-odds-column = { $odds }, rolled on { $column }
cli-odds-result = Result
cli-odds-attacker = Attacker
cli-odds-defender = Defender
cli-odds-chance = Chance
cli-odds-forces = { $attackers } against { $defenders }
cli-odds-win = Attacker wins
cli-odds-lose = Defender wins
cli-odds-draw = Nobody is left

## record

cli-not-a-record = { $path } is not a record that can be read: { $why }
cli-game = game
cli-scenario = scenario
cli-rules = rules
cli-option = option
cli-commitment = commitment
cli-seed = seed
cli-seed-unknown = not in the record
cli-seed-other = another one
cli-record-open = The game goes on in turn { $turn }.
cli-steps = Steps
cli-milliseconds = Milliseconds
cli-hash = Hash
cli-hash-agrees = as recorded
cli-hash-differs = not as recorded
cli-turn = Turn
cli-outcome = Outcome
cli-other-rules = Played under rules { $theirs }; these are rules { $ours }.
cli-dice-checked = all dice are those of the seed
cli-dice-not-checked = without the seed the dice cannot be checked
cli-dice-of-parts-checked = all dice are those of the seed and the players' parts
cli-dice-told = its first dice were told beforehand by an example and prove nothing
cli-dice-part = dice
cli-dice-own-part = own part
cli-dice-by-server = drawn by the server
cli-dice-not-yet = not there yet
cli-verified = { $n ->
        [one] One step holds
       *[other] { $n } steps hold
    }; { $dice }.
cli-step-fails = Step { $step } ({ $seat }) does not hold:
cli-record-fails = The record does not hold:
cli-no-such-step = There is no step { $step }; the record has { $steps }.
cli-backed-up = { $store } has been copied to { $file }.
cli-admin-in-all = Matches: { $matches }, events: { $events }, bytes: { $bytes }
cli-admin-whole = All { $events } events are as they were stored.
cli-admin-damaged = It is damaged: { $why }
cli-admin-exported = Match { $match } has been written to { $file }.
cli-admin-imported = Match { $match } has been put into the store, with { $events } events.
cli-admin-would-prune = Matches that would be deleted: { $matches }
cli-admin-pruned = Matches deleted: { $matches }
cli-admin-deleted = Match { $match } has been deleted.
cli-admin-moved = Copied from { $from } to { $to } and compared: { $matches } matches, { $events } events.
cli-admin-left = Match { $match } was left behind: { $why }
cli-admin-rekeyed = The new key of the seat { $seat } in match { $match }: { $key }
cli-export-before-change = The rules of this record changed after step { $steps }; it can be written from there on.
cli-export-fails = The record does not hold ({ $why }). The part before it can be written with --until { $good }.
cli-exported = { $n ->
        [one] One step
       *[other] { $n } steps
    } written to { $path }.

## play

cli-begun = A new game, saved in { $path }.
cli-resumed = The game goes on after { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, saved in { $path }.
cli-left = The game is saved in { $path }; the same command goes on with it.
cli-help-hint = Type the number of a choice, or ? for help.
cli-help =
    12        take choice 12
    1116      take the choice at this place (a town's name will do, a unit's, or a part of what a choice says);
              where nothing can be done, the clause that forbids it
    c, n, p   the choices again, the next page, the previous one
    u         take back your last step, up to the last die
    m         the map around the last action; m PLACE around a place; m all the whole of it
    i PLACE   what is in a place
    s         the score and all that stands beside the map
    b         the briefing: what it is about, what counts and how it stands, who is strong where
    l, l 40   the log
    r CLAUSE  what the rulebook says
    a, a 20   let the machine decide for you, once or more often
    !ACTION   an action as it stands in records
    @1116     a place, where its name could be a number or a command
    q         leave; everything is saved
cli-briefing-situation = The situation
cli-briefing-aim = What you have to do
cli-briefing-special = What is special
cli-briefing-length = How long it lasts
cli-briefing-score = What counts, and how it stands
cli-briefing-strong = Who is strong where
cli-briefing-none = This game has no briefing; "s" shows the score.
cli-save-differs = { $path } holds another game ({ $what } { $found }, not { $asked }). Name another file with --save, or begin anew with --new.
cli-save-rolled = In { $path } the program rolls the dice; they cannot be entered. Name another file with --save, or begin anew with --new.
cli-save-fails = { $path } does not verify: { $why }. `sandtable record verify { $path }` says more; begin anew with --new.
cli-choices-page = { $from }–{ $to } of { $all }; n and p turn the page, the name of a place finds what can be done there
cli-not-an-action = That is not an action: { $why }
cli-unknown-place = There is no place "{ $place }" on the board.
cli-nothing-there = Nothing can be done at { $place } now.
cli-not-understood = "{ $typed }" is neither a choice nor a place nor a command; ? for help.
cli-refused = Not allowed:
cli-no-such-clause = There is no clause "{ $clause }".
cli-no-legal-action = { $seat } has to decide but finds no legal action; this is a fault of the program.
cli-roll = { $seat } rolls a d{ $sides }; it shows:
cli-not-a-face = Type what the dice show: numbers from 1 to { $sides }.
cli-undo-nothing = There is nothing of yours to take back since the last die.
cli-undo-built-upon = Somebody has acted on it since; it cannot be taken back.
cli-undone = Taken back.
cli-log-empty = Nothing has happened yet.
cli-map-lit = something can be done here
cli-map-box = { $place }: { $pieces }
cli-map-side = { $line } towards { $places }
cli-map-track = { $line } to { $places }

## serve

cli-serving = Sandtable is at { $address } (matches are kept in { $store }). Stop it with Ctrl+C.
cli-no-data-folder = There is no folder for the store (neither XDG_DATA_HOME nor HOME is set); name a file with --store.
cli-cannot-listen = Nobody can be served at { $address }: { $why }

# How a match ended that a side gave up.
match-given-up = Given up by { $who }.
