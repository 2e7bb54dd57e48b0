# Everything that is said in play, apart from why something is refused.

## The game, its sides and scenarios

game-hungary-1944 = The Battle for Hungary
    .text = From the Carpathians to Vienna, October 1944 to April 1945: an operational game of divisions and corps in turns of two weeks. The Axis defends Hungary and Slovakia; the Allies come from the east with the Soviet Fronts, the Romanians and, later on, Bulgarians and Yugoslavs.

seat-axis = Axis
seat-allied = Allies

scenario-debrecen = Debrecen
    .text = The tank battle on the Hungarian plain in October 1944: three turns on the southern part of the map, rows 12 to 27. The Allies go for Debrecen and the towns of the plain; the Axis panzers try to cut off their spearheads.
scenario-konrad = Konrad
    .text = The attempts to relieve Budapest in January 1945: three turns on the whole map. The Axis begins, under the Führer's orders, and has to hold the city or break through to it; the Allies have to take it and keep Székesfehérvár.
scenario-spring = Spring Awakening
    .text = The offensive at Lake Balaton and the march on Vienna, March and April 1945: four turns on the whole map. The Axis strikes first and wants to reach the Danube; the Allies then have to take the cities they still lack in time.
scenario-campaign = The Campaign
    .text = The whole campaign in fourteen turns, October 1944 to April 1945, with the Slovak uprising and the Führer's orders. The Allies go for six cities, Budapest and Vienna above all: half of the points at the end is a victory, all of them by the middle of April a decisive one. The Axis plays for time.

## Turns and phases

turn-name = { $month } { $half ->
        [1] I
       *[other] II
    } { $year } (turn { $number })

month-october = October
month-november = November
month-december = December
month-january = January
month-february = February
month-march = March
month-april = April

phase-reinforcements = Reinforcements
phase-air = Air phase
phase-allied-move = Allied movement
phase-allied-combat = Allied combat
phase-axis-move = Axis movement
phase-axis-combat = Axis combat
phase-supply = End phase

## Places

country-h = Hungary
country-k = Slovakia
country-r = Romania
country-s = Soviet Union
country-g = General Government
country-p = Protectorate
country-c = Croatia
country-b = Serbia (Banat)
country-d = Germany

terrain-flat = flat
terrain-hills = hills
terrain-mountain = mountain
terrain-forest = forest
terrain-marsh = marsh
terrain-city = big city

fact-country = Country: { $country }
fact-zone = Air zone { $zone }
fact-supply = Supply hex of the { $side }

line-river = river
line-danube = Danube
line-lake = lake
line-rail = rail line
line-fortified = fortified line
line-border = border

mark-allied-control = controlled by the Allies
mark-axis-zone = in an Axis zone of control
mark-allied-zone = in an Allied zone of control
mark-supply-axis = where the Axis has a line of communications
mark-supply-allied = where the Allies have a line of communications
mark-unsupplied = units without supply
mark-selected = on the move
mark-target = under attack

box-due = Due on turn { $n }
box-zone = Over zone { $n }
box-air = Air units of Front { $n }
box-air-axis = Air units of the Axis
box-lost-axis = Axis units lost
box-lost-allied = Allied units lost

## Units

nation-de = German
nation-hu = Hungarian
nation-su = Soviet
nation-ro = Romanian
nation-bg = Bulgarian
nation-yu = Yugoslav
nation-cz = Czechoslovak
nation-sk = Slovak

symbol-armour = armour
symbol-mechanised = mechanised
symbol-cavalry = cavalry
symbol-infantry = infantry
symbol-mountain = mountain infantry
symbol-artillery = artillery
symbol-partisans = partisans
symbol-headquarters = headquarters
symbol-supply = logistic column
symbol-fighter = fighters
symbol-fighter-bomber = fighter-bombers
symbol-bomber = bombers
symbol-assault = assault aircraft

marker-unsupplied = unsupplied
marker-attenuated = attenuated supply
marker-moved = has moved
marker-fought = has attacked
marker-slovakia = bound to Slovakia
marker-secret = secret mission

## What has to be decided

prompt-wait = Waiting for: { $sides }.
prompt-over = The game is over.
prompt-shift = Before the first turn you may move each of your units one hex. Pick a unit, or say that you are done.
prompt-uprising = Place the next partisan unit in a hex of the uprising zone.
prompt-columns = Hand out your logistic columns: { $left ->
        [one] one is left
       *[other] { $left } are left
    }. Pick a headquarters; what you keep is lost.
prompt-replacements = Spend your replacements: restore reduced units or bring eliminated ones back. What you keep is lost.
prompt-reinforcements = Bring in your reinforcements, one after another.
prompt-withdraw = { $unit } is due to leave. Pick the unit that is withdrawn: this one or another of its type and nation.
prompt-transfers = You may move air units from one Front to another, as far as there is room.
prompt-missions = Send your air units out in secret: pick a unit and the zone it flies to. Say when your orders are complete.
prompt-abort = Zone { $zone }: which of your air units try to abort before the fighting starts?
prompt-target = Zone { $zone }: name a target for each of your fighters.
prompt-answer = Zone { $zone }: choose at whom your bombers fire back.
prompt-close-support = Tie your air units to the hexes of the troops they will support.
prompt-move = { $side } to move: pick a unit, or end the movement phase.
prompt-combat = { $side } to attack: pick a hex to attack, or end the combat phase.
prompt-combat-quota = The Führer wants his offensive: attack with { $steps ->
        [one] one more step
       *[other] { $steps } more steps
    }; tank or mechanised still due: { $armour }. Pick a hex to attack.
prompt-supply = There are more units than your headquarters can supply. Pick one whose supply drops by one degree: from full to attenuated, or to none.
prompt-place = Choose a hex for { $unit }.
prompt-moving = Where to with { $units }? Movement points left: { $left }.
prompt-attackers = Who attacks { $hex }? Add your units one by one, then say that you are done.
prompt-surplus = Too many units in { $hex }: name the surplus one that loses a step and leaves.
prompt-avoid = Your partisans in { $hex } are attacked: do they try to slip away, or stand and fight?
prompt-support-attack = Support your attack on { $hex } with what is at hand (aircraft, logistic columns, Soviet artillery), or leave it at that.
prompt-support-defence = Support your defence of { $hex } with aircraft and logistic columns, or leave it at that.
prompt-losses = Combat at { $hex }: { $due ->
        [one] one step is
       *[other] { $due } steps are
    } to be lost on your side. Pick the unit that takes the next loss.
prompt-advance = { $hex } is empty: which of your attackers advance?
prompt-exploit = The front is broken at { $hex }: which units exploit the breakthrough?
prompt-run = How far does { $unit } go? Movement points beyond the gap: { $left }.
prompt-retreat = Where does { $unit } retreat to?

## What can be done

do-done = Done
do-nothing-now = An action that is not possible now
do-column = Send a logistic column to { $unit }
do-river-column = Send a logistic column down the Danube to { $hex }
do-restore = Restore { $unit }
do-rebuild = Bring { $unit } back with one step
do-rebuild-full = Bring { $unit } back at full strength
do-restore-air = Restore { $air }
do-restore-air-front = Restore { $air } with Front { $front }
do-fill = Give up { $unit } to restore 1 Cz
do-rally = Give up { $unit } and { $second } to bring 1 Cz back
do-enter = Bring in { $unit }
do-place = Place in { $hex }
do-withdraw = Withdraw { $unit }
do-transfer = Move { $air } to Front { $front }
do-mission = Send { $air } over zone { $zone }
do-abort = Try to abort { $air }
do-target = { $air } fires at { $target }
do-tie = Tie { $air } to { $hex }
do-select = Move { $unit }
do-join = Take { $unit } along
do-move = Move to { $hex }
do-mobile-attack = Mobile attack on { $hex }
do-attack = Attack { $hex }
do-attacker = Attack with { $unit }
do-surplus = { $unit } is surplus
do-avoid = Slip away
do-artillery = Fire { $unit }, using up { $column }
do-spend = Spend { $unit } to shift one column
do-air-support = Support with { $air }
do-lose = { $unit } loses a step
do-advance = Advance with { $unit }
do-exploit = Exploit with { $unit }
do-concede = { $unit }: one degree less of supply
do-end-this-move = Finish this move
do-end-run = Stop here
do-end-attackers = These attack
do-end-avoid = Stand and fight
do-end-support = No more support
do-end-advance = No further advance
do-end-exploitation = End the exploitation
do-end-move = End the movement phase
do-end-combat = End the combat phase
do-end-missions = Orders complete
do-end-aborts = No more aborts
do-end-columns = No more logistic columns
do-end-replacements = No more replacements

warn-unmoved = { $n ->
        [one] One unit could still move.
       *[other] { $n } units could still move.
    }
warn-attacks = { $n ->
        [one] One hex could still be attacked.
       *[other] { $n } hexes could still be attacked.
    }
warn-columns = { $n ->
        [one] One logistic column is left and would be lost.
       *[other] { $n } logistic columns are left and would be lost.
    }
warn-replacements = Replacements are left that you could use, and would be lost.
warn-missions = { $n ->
        [one] One air unit stays at home.
       *[other] { $n } air units stay at home.
    }

## What a player asks

explain-ground = { $times } × { $terrain }
explain-mud = { $times } × { $terrain }, in the mud
explain-rail = { $times } × along the railway
explain-water = { $times } × across: { $water }
explain-cuts = Would be cut off from supply: { $unit }
explain-regains = Would be supplied again: { $unit }
warn-cuts = { $n ->
        [one] This move would cut one of your own units off from supply.
       *[other] This move would cut { $n } of your own units off from supply.
    }
explain-operational = Operational movement: twice the points, never next to the enemy
explain-minimum = A unit can always move one hex, even if it takes all its points
explain-stop = Enters an enemy zone of control and stops
explain-mobile = Mobile attack from here
explain-everybody = If all attack: { $units }

inspect-control = Held by the { $side }
inspect-cost = Movement points to enter, on foot / motorised
inspect-shift = Column shift for the terrain
inspect-zone = Zone of control of the { $side }: { $units }
inspect-stack = Stacking
inspect-supplied = In full supply at the last check
inspect-attenuated = In attenuated supply at the last check
inspect-unsupplied = Unsupplied at the last check
inspect-line = Line of communications now: { $hexes ->
        [0] stands at its source
        [one] one hex
       *[other] { $hexes } hexes
    }
inspect-no-line = No line of communications now
inspect-attack = Attack now
inspect-defence = Defence now
inspect-allowance = Movement points this turn

## What has happened

log-turn = { $turn } begins.
log-phase-move = Movement phase: { $side }.
log-phase-combat = Combat phase: { $side }.
log-fuhrer-orders = The Führer orders an offensive (die { $die }{ $modifier ->
        [0] {""}
       *[other] , modifier { $modifier }
    }).
log-fuhrer-silent = No order from the Führer this turn (die { $die }{ $modifier ->
        [0] {""}
       *[other] , modifier { $modifier }
    }).
log-fuhrer-quota = The Axis must attack this turn with { $steps } steps, at least { $armour } of them tank or mechanised.
log-fuhrer-disobeyed = The offensive ordered by the Führer has fallen short of its quota.
log-margarethe-active = The Margarethe line is in force.
log-margarethe-never = The Allies have crossed the Margarethe line before it was finished; it will never come into force.
log-partisans-free = Allied troops have reached the partisans, who may now leave the uprising zone.
log-s-unit-leaves = { $unit } leaves the game now that the uprising is over (die { $die }).
log-s-unit-stays = { $unit } stays to the end (die { $die }).
log-column = A logistic column arrives in { $hex } ({ $side }).
log-restored = { $unit } regains a step.
log-enters = { $unit } is placed in { $hex }.
log-withdrawn = { $unit } is withdrawn.
log-air-arrives = { $air } joins the available air units.
log-transfer = { $air } moves to Front { $front }.
log-mission = { $air } will fly over zone { $zone }.
log-aborts = { $air } aborts its mission and goes home (die { $die }{ $modifier ->
        [0] {""}
       *[other] , modifier { $modifier }
    }).
log-does-not-abort = { $air } fails to abort (die { $die }{ $modifier ->
        [0] {""}
       *[other] , modifier { $modifier }
    }).
log-air-fire = { $air } fires at { $target }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
log-moved = { $n ->
        [one] { $units } moves from { $from } to { $to }.
       *[other] { $units } move from { $from } to { $to }.
    }
log-taken = { $town } falls to the { $side }{ $points ->
        [0] .
        [one] , worth one point.
       *[other] , worth { $points } points.
    }
log-attacks = { $n ->
        [one] { $units } attacks { $hex }, defended by { $defenders }.
       *[other] { $units } attack { $hex }, defended by { $defenders }.
    }
log-attacks-moving = { $n ->
        [one] { $units } attacks { $hex } on the move; it is defended by { $defenders }.
       *[other] { $units } attack { $hex } on the move; it is defended by { $defenders }.
    }
log-rolled = { $attack } against { $defence }, column { $column }, die { $die }{ $modifier ->
        [0] {""}
       *[other] {" "}(modifier { $modifier })
    }: { $meaning } ({ $result }).
log-retreated = { $units } retreats from { $from } to { $to }.
log-advanced = { $units } advances from { $from } to { $to }.
log-exploited = { $units } exploits the breakthrough from { $from } to { $to }.
log-units-supplied = In full supply again: { $units }.
log-units-attenuated = In attenuated supply: { $units }.
log-units-unsupplied = Out of supply: { $units }.
log-over-zone = Over zone { $zone }: { $air }.
log-avoided = The partisans in { $hex } slip away (die { $die }{ $modifier ->
        [0] {""}
       *[other] , modifier { $modifier }
    }).
log-not-avoided = The partisans in { $hex } cannot slip away (die { $die }{ $modifier ->
        [0] {""}
       *[other] , modifier { $modifier }
    }).
log-step-lost = { $unit } loses a step.
log-eliminated = { $unit } is eliminated.

## The sum of a combat

sum-ratio = { $attack } against { $defence }
place-town = { $town }
place-near = { $hex } near { $town }
place-hex = { $hex }
result-losses = { $attacker ->
        [0] the attacker loses nothing
        [one] the attacker loses one step
       *[other] the attacker loses { $attacker } steps
    }, { $defender ->
        [0] the defender nothing
        [one] the defender one
       *[other] the defender { $defender }
    }
result-eliminated = all defenders are eliminated
sum-attacker-loses = Steps the attacker loses on average
sum-defender-loses = Steps the defender loses on average
sum-column = Column for the die

shift-terrain = Terrain: { $terrain }
shift-river = Attack across a river
shift-danube = Attack across the Danube
shift-fortified = Fortified line
shift-mobile = Mobile attack
shift-concentric = Concentric attack
shift-columns-attacker = Logistic columns of the attacker
shift-columns-defender = Logistic columns of the defender
shift-turn-one = Hasty Allied start on turn 1
shift-attenuated-attacker = Attacker in attenuated supply
shift-attenuated-defender = Defender in attenuated supply

die-armour = Die: armour in the open
die-mixed = Die: more than one Allied nation
die-unsupplied = Die: defenders without supply
die-danube = Die: Danube without a bridge

## Beside the map

panel-score = Score
panel-points = Allied victory points
panel-quota = Führer's offensive, still due: steps / tank or mechanised
panel-pools = To hand out
panel-columns = Logistic columns
panel-land-replacements = { $nation } land replacements
panel-air-replacements = { $nation } air replacements
panel-fight = Combat at { $hex }

## How it ended

outcome-allied-decisive = Decisive victory of the Allies
outcome-allied-marginal = Marginal victory of the Allies
outcome-draw = Draw
outcome-axis-marginal = Marginal victory of the Axis
outcome-axis-decisive = Decisive victory of the Axis

## What a machine player wants

aim-take = take { $hex }
aim-hold = hold { $hex }
aim-strike = strike at the enemy at { $hex }
aim-cut = cut off the enemy at { $hex }
aim-save = save the troops at { $hex }
aim-relieve = open the way to { $hex }
aim-bank = reach the Danube
aim-needs = { $attack } factors can attack, { $defence } defend
