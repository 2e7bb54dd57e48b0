# The game and its seats

game-bolt-action = Bolt Action
    .text = Two platoons, a bag of order dice and a table measured in inches.
seat-first = First player
seat-second = Second player

# Scenarios

scenario-envelopment = Envelopment
    .text = The attacker tries to get into the defender's zone or off the far edge.
scenario-maximum-attrition = Maximum Attrition
    .text = Destroy two enemy units more than you lose.
scenario-point-defence = Point Defence
    .text = Three objectives; the attacker needs two of them.
scenario-hold-until-relieved = Hold Until Relieved
    .text = A small garrison holds the middle of the table until help comes.
scenario-top-secret = Top Secret
    .text = Both sides want to carry the same thing off their own edge.
scenario-demolition = Demolition
    .text = Each side has a base; enemy infantry that reaches it while nobody guards it blows it up.

# Turn and phases

turn-set-up = Set-up
turn-number = Turn { $turn } of { $of }
phase-set-up = Set-up
phase-orders = Orders
phase-turn-end = End of turn
unit-name = { $title } ({ $number })
unit-unknown = Unknown unit
point = { $x }″ × { $y }″
length = { $inches }″
weapon-all = All arms

# Boxes beside the table

tray-first-wave = First wave
tray-reserve = Reserve
tray-destroyed = Destroyed
tray-left = Off the table

# Terrain

terrain-field = Field
terrain-high-crops = High crops
terrain-woods = Woods
terrain-marsh = Marsh
terrain-snow = Deep snow
terrain-rubble = Rubble
terrain-craters = Craters
terrain-hedge = Hedge
terrain-wall = Wall
terrain-bocage = Bocage
terrain-wire = Barbed wire
terrain-dragons-teeth = Dragon's teeth
terrain-trench = Trench
terrain-deep-water = Deep water
terrain-cliff = Cliff
terrain-hill = Hill
terrain-road = Road
terrain-building = Building
terrain-base = Base
fact-cover = Cover: { $cover }
fact-floors = Floors: { $floors }
cover-none = none
cover-soft = soft
cover-hard = hard

# Markers

marker-fire = Fire
marker-advance = Advance
marker-run = Run
marker-ambush = Ambush
marker-rally = Rally
marker-down = Down
marker-pinned = Pinned
marker-hidden = Hidden
marker-immobilised = Immobilised
marker-dug-in = Dug in
marker-inside = In a building
marker-carries = Carries the object

# What has to be decided

prompt-over = The game is over.
prompt-wait = Please wait.
prompt-roll-off = { $seat }: roll off.
prompt-part = { $seat }: attack or defend?
prompt-edge = { $seat }: choose your long edge of the table.
prompt-objectives = { $seat }: place an objective.
prompt-deploy = { $seat }: set up a unit.
prompt-wave = { $seat }: who stays in reserve, and who goes round a flank?
prompt-forward = { $seat }: set up your scouts.
prompt-draw = Draw a die.
prompt-order = { $seat }: give a unit an order.
prompt-move = { $seat }: move { $unit }.
prompt-enter = { $seat }: bring { $unit } onto the table.
prompt-dismount = { $seat }: { $unit } may get out.
prompt-ambush = { $seat }: spring an ambush on { $unit }?
prompt-declare = { $seat }: targets for { $unit }.
prompt-react = { $seat }: { $unit } is fired at. React?
prompt-react-assault = { $seat }: { $unit } is assaulted. React?
prompt-loss = { $seat }: remove { $count ->
        [one] a man
       *[other] { $count } men
    } from { $unit }.
prompt-friendly-fire = { $seat }: whom does { $unit } fire at by mistake?
prompt-regroup = { $seat }: { $unit } may regroup.
prompt-keep = { $seat }: which dice stay?
prompt-stray = { $seat }: move the marker of the barrage.
prompt-calls = { $seat }: whose barrage or strike comes first?
prompt-misled = { $seat }: choose the aircraft's target.
prompt-flak = { $seat }: aircraft over { $unit }. Which flak fires?
prompt-example = { $seat }: { $unit } did not obey. Shoot a man as an example and test again?
prompt-loading = { $seat }: what does { $unit } load for its ambush?
prompt-aside = { $seat }: where does { $unit } step aside?

# Panels

panel-bag = Dice in the bag
panel-points = Points
panel-bag-first = { $seat }
panel-bag-second = { $seat }
panel-points-first = Points: { $seat }
panel-points-second = Points: { $seat }
panel-fire = Fire at { $target }
panel-distance = How far
panel-hits = Hits expected
panel-losses = Losses expected
panel-destroyed = Destroyed
explain-shots = { $weapon }, { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
    }
explain-out-of-range = Out of range: { $distance } away, { $weapon } reaches { $range }
explain-wins = The attackers win
explain-loses = The defenders win
inspect-quality = Quality: { $quality }
inspect-morale = Morale
inspect-pins = Pins
inspect-order = Order: { $order }
inspect-no-order = none yet
inspect-arms = Arms: range · shots · penetration
inspect-men = { $count } × { $part }, { $weapon }
inspect-besides = { $count } × { $weapon } besides
inspect-fallen = { $count } × { $part }, { $weapon }
inspect-armour = Armour: { $armour }
inspect-mount = { $count ->
        [one] { $weapon }, { $arc }
       *[other] { $count } × { $weapon }, { $arc }
    }
inspect-carries = Men aboard
inspect-aboard = Aboard: { $unit }
part-leader = leader
part-gunner = gunner
part-loader = loader
part-man = man
part-spotter = spotter
arc-all-round = all round
arc-front = front
arc-front-and-right = front and right
arc-left = left
arc-right = right
arc-rear = rear
armour-soft-skin = soft skin
armour-armoured-car = armoured car
armour-light-tank = light tank
armour-medium-tank = medium tank
armour-heavy-tank = heavy tank
armour-super-heavy-tank = super-heavy tank
inspect-reach = { $weapon }, { $range }
inspect-flank-left = Goes round the left flank
inspect-flank-right = Goes round the right flank

# Terms of a roll to hit

hit-point-blank = Point-blank
hit-pins = Pins
hit-long-range = Long range
hit-inexperienced = Inexperienced
hit-on-the-move = On the move
hit-down = Target is Down
hit-small = Small unit
hit-soft-cover = Soft cover
hit-hard-cover = Hard cover
hit-short-handed = One man at the weapon
hit-shaped-charge = Shaped charge
hit-sniper = Sniper
shell-shot = shot
shell-he = explosive
shell-indirect = indirect
shell-smoke = smoke
support-barrage = barrage
support-smoke = smoke
support-strike = air strike

# What one can do

do-draw = Draw a die
do-roll-off = Roll off
do-attack = Attack
do-defend = Defend
do-edge-top = The top edge
do-edge-bottom = The bottom edge
do-objective = Objective at { $at }
do-deploy = Set up { $unit } at { $at }
do-garrison = Set up { $unit } in { $building }
do-load = { $unit } starts aboard { $vehicle }
do-hold = Hold { $unit } in reserve
do-outflank-left = { $unit } goes round the left
do-outflank-right = { $unit } goes round the right
do-done = Done
do-fire = Fire
do-hold-fire = Hold fire
warn-hold-fire = { $unit } will not fire at anybody.
do-order = { $order }: { $unit }
do-charge = { $unit } charges { $target }
do-load-shot = Load anti-tank shot
do-load-he = Load explosive
do-dismount = Dismount for good
do-drop-trailer = Drop the fuel trailer
do-move = Go to { $at }
do-step = Man { $man } to { $at }
do-enter = Come on at { $at }
do-drive = Forward { $by }
do-reverse = Back { $by }
do-pivot = Turn to { $degrees }°
do-occupy = Enter { $building }
do-climb = To floor { $floor }
do-mount = Get into { $vehicle }
do-leave = Leave the table
do-assault = Assault { $target }
do-aim = { $weapon } ({ $shell }) at { $target }
do-call = Call { $what } at { $at }
do-go-down = Go Down
do-return-fire = Fire at them
do-escape = Escape { $by }
do-ride-away = Ride away to { $at }
do-spring = { $unit } fires from ambush
do-flak = { $unit } fires at the aircraft
do-pass = Nothing
do-something-else = Something that cannot be done now
do-remove = Remove man { $man } ({ $weapon })
do-wreck = Destroy the gun
do-fire-at = At { $unit }
do-keep = Leave the die on { $unit }
do-own-first = Ours first
do-theirs-first = Theirs first
do-stray = Marker to { $at }

# Log

log-turn = Turn { $turn } begins.
log-die = A die is drawn: { $seat }. Left in the bag: { $first } and { $second }.
log-order = { $unit }: { $order }.
log-obeyed = { $unit } obeys ({ $roll } against { $value }).
log-disobeyed = { $unit } does not obey ({ $roll } against { $value }).
log-fubar = { $unit }: FUBAR! ({ $roll })
log-friendly-fire = { $unit } takes friends for enemies and fires.
log-panic = { $unit } panics.
log-fled = { $unit } runs off the table.
log-rallied = { $unit } rallies and loses up to { $pins ->
        [one] 1 pin
       *[other] { $pins } pins
    }.
log-pinned = { $unit } gets { $pins ->
        [one] a pin
       *[other] { $pins } pins
    }.
log-routed = { $unit } has more pins than it can bear and breaks.
log-morale-held = { $unit } holds ({ $roll } against { $value }).
log-morale-broke = { $unit } breaks ({ $roll } against { $value }).
log-volley = { $weapon } to hit { $needed }: { $dice } → { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
log-volley-wounds = { $weapon } to hit { $needed }: { $dice } → { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }. To damage { $damaging }: { $wounds } → { $kills ->
        [0] nobody falls
        [one] 1 falls
       *[other] { $kills } fall
    }.
log-flame = { $weapon }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
log-flame-wounds = { $weapon }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }. To damage { $damaging }: { $wounds } → { $kills ->
        [0] nobody falls
        [one] 1 falls
       *[other] { $kills } fall
    }.
log-out-of-range = { $unit } is out of range of { $target }: { $distance }, { $weapon } { $range }.
log-penetration = Against { $unit }: { $dice } { $penetration } = { $score } against { $value } → { $what }.
log-soft-skin = Against { $unit }, to damage { $damaging }: { $dice }.
damage-none = no damage
damage-superficial = superficial damage
damage-full = full damage
damage-massive = massive damage
log-missed = { $unit } misses { $target }.
log-hits = { $unit } hits { $target } { $hits ->
        [one] once
       *[other] { $hits } times
    }; { $kills ->
        [0] nobody falls
        [one] one falls
       *[other] { $kills } fall
    }.
log-stunned = { $unit }: crew stunned.
log-immobilised = { $unit } is immobilised.
log-on-fire = { $unit } is on fire.
log-knocked-out = { $unit } is knocked out.
log-destroyed = { $unit } is destroyed.
log-building-fell = The building falls on { $unit }.
log-out-of-fuel = { $unit } is out of fuel.
log-ambush = { $unit } fires from ambush at { $target }.
log-ducked = { $unit } goes Down.
log-escaped = { $unit } escapes.
log-entered = { $unit } comes on.
log-left = { $unit } leaves the table.
log-assault = { $unit } assaults { $target }.
log-charge = { $unit } charges straight at { $target }.
log-assault-short = { $unit } does not reach { $target }.
log-assault-vehicle = { $unit } strikes { $target }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }, { $score } against { $value }.
log-melee = Close quarters: { $unit } loses { $ours }, { $target } loses { $theirs }.
log-called = { $unit } calls: { $what }.
log-driven-off = { $unit } drives the aircraft off.
log-picked-up = { $unit } takes the object.
log-over = The game is over.
outcome-won = { $seat } wins ({ $first } to { $second } points).
outcome-draw = A draw ({ $first } to { $second } points).

# What a machine player wants

aim-take = take the objective at { $at }
aim-hold = hold the objective at { $at }
aim-fetch = get hold of the object
aim-carry-off = carry the object off the own edge
aim-blow-up = blow up the enemy base
aim-guard = guard the own base
aim-break-through = break through: { $unit }
aim-destroy = destroy { $unit }
aim-assault = assault { $unit }
aim-ambush = lie in ambush: { $unit }
aim-spare = keep { $unit } from harm
aim-bring-on = bring on { $unit }
