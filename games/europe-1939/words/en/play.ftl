# Everything that is said in play, apart from why something is refused.

game-europe-1939 = Europe 1939
    .text = The war in Europe by seasons: production, interventions in the air and at sea, convoys in the dark. For two to five players.
scenario-full-war = The full war
    .text = From autumn 1939 to summer 1945, everybody and everything; two to five players.
scenario-fall-of-france = The fall of France
    .text = Spring to autumn 1940: Germany against France and Britain.
scenario-mediterranean = The Mediterranean
    .text = Summer 1940 to spring 1943: Italy and three German units against Britain.
scenario-barbarossa = Barbarossa
    .text = Summer 1941 to winter 1942: Germany and its satellites against the Soviet Union.


## The game, its seats and sides

seat-germany = Germany
seat-italy = Italy
seat-britain = Britain and France
seat-ussr = Soviet Union
seat-usa = United States
side-axis = Axis
side-allies = Allies

## Nations

nation-de = Germany
nation-it = Italy
nation-uk = Britain
nation-fr = France
nation-us = United States
    .the = the United States
nation-su = Soviet Union
    .the = the Soviet Union
nation-pl = Poland
nation-be = Belgium
nation-nl = Holland
nation-dk = Denmark
nation-no = Norway
nation-se = Sweden
nation-fi = Finland
nation-hu = Hungary
nation-sk = Slovakia
nation-ro = Romania
nation-bg = Bulgaria
nation-yu = Yugoslavia
nation-gr = Greece
nation-es = Spain
nation-pt = Portugal
nation-ch = Switzerland
nation-tr = Turkey
nation-ie = Ireland
nation-lt = Lithuania
nation-lv = Latvia
nation-ee = Estonia
nation-vichy = Vichy France

## Units

kind-infantry = infantry
kind-armour = armour
kind-paratroops = paratroops
kind-aircraft = aircraft
kind-bomber = bomber
kind-fleet = fleet
kind-submarine = submarine
kind-destroyer = destroyer
symbol-infantry = infantry
symbol-armour = armour
symbol-paratroops = paratroops
symbol-aircraft = aircraft
symbol-bomber = bomber
symbol-fleet = fleet
symbol-submarine = submarine
symbol-destroyer = destroyer
symbol-convoy = convoy
route-us-uk = United States to Britain
route-uk-su = Britain to the Soviet Union
route-us-su = United States to the Soviet Union
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
turn-date = { $season } { $year }
turn-name = { $date }, { $side }

## Places and marks

terrain-land = land
terrain-sea = sea
terrain-mountain = mountains
fact-country = Country: { $nation }
fact-hpp = Worth { $hpp } production points
fact-port = Port
fact-fort = Fortress
fact-capital = Capital
fact-colony = Colony
line-river = river
line-strait = strait
mark-held-axis = held by the Axis
mark-held-allies = held by the Allies
mark-neutral = neutral
mark-battle = a battle is set
mark-way = the announced route
mark-selected = in hand
marker-moved = has moved
marker-used = finished until its next turn
marker-won = won its battle, may move again
marker-dropped = dropped alone
marker-dry = without supply
marker-attacks = attacks
marker-aboard = aboard
marker-in-hand = on the move
marker-intervenes = intervenes
marker-displaced = without a base
marker-escort = escorts a convoy
marker-convoy = convoy, face down

## Phases

phase-declare = Declarations of war
phase-build = New units
phase-move = Movement
phase-battle = Battles
phase-second-move = Second movement
phase-second-battle = Second battles
phase-supply = Supply
phase-redeploy = Strategic redeployment

## What has to be decided

prompt-wait = Waiting for { $seat }.
prompt-over = The game is over.
prompt-declare = Declare war, or go on.
prompt-build = Build new units, or go on.
prompt-move = Move a group, or end the movement.
prompt-battle = Choose the next battle.
prompt-second-move = Second movement of armour, or go on.
prompt-supply = Set fleets aside for supply, or go on.
prompt-redeploy = Redeploy units, lay convoy chips, or end the turn.
prompt-moving = { $n } on the move, now in { $area }: where to?
prompt-redeploying = Redeploy from { $area }: where to?
prompt-intervene = A group is on its way from { $from } to { $area }. Intervene?
prompt-gathering = Ships are to put to sea for { $area }: more of them, or throw the die?
prompt-sea = Sea battle in { $area } after round { $round }: another round, or break off?
prompt-hunt = Submarines in { $area }: { $n }. Send aircraft to hunt them?
prompt-part = { $area } is attacked: who fights first?
prompt-part-air = { $area } is attacked from the air: whose aircraft fight first?
prompt-part-sea = The port of { $area } is attacked: whose ships fight first?
prompt-decide = { $area } after round { $round }: another round, or break off?
prompt-shelter = Without a base at { $area } ({ $kind }): { $n }. Choose another base.
prompt-cargo = Choose what goes down with the fleet.
prompt-crowd = There is not room for all in { $area }: choose { $n } more to go back.
prompt-hunger = There is not enough supply for all: choose who goes without.
prompt-turn-back = Choose { $n } more to turn back.
prompt-losses = Choose { $hits } more to be lost.
prompt-control = Who controls { $area }?
prompt-vichy = Set up the forces of Vichy: { $n } left.

## What can be done

do-done = Go on
do-done-declare = No more declarations
do-done-build = No more new units
do-done-move = End the movement
do-done-second-move = End the second movement
do-done-supply = Supply is arranged
do-done-redeploy = End the turn
do-declare = { $by-The } declares war on { $on-the }
do-occupy = Occupy { $area }
do-build = New { $kind } of { $nation-the } in { $area }
do-pick = Pick up { $kind } of { $nation-the } in { $area }
do-add = { $kind } goes along
do-load = { $kind } goes aboard
do-via = By way of { $area }
do-to = Go to { $area }
do-drop = Drop on { $area }
do-invade = Invade { $area }
do-strike = Strike at the ships in { $area }
do-bomb = Bomb { $area }
do-raid = Raid merchant shipping
do-prey = Attack the convoy: { $route }
do-intervene = Intervene at { $area }: { $n } { $n ->
        [one] { $kind }
       *[other] { $kind ->
            [bomber] bombers
            [fleet] fleets
            [submarine] submarines
            [destroyer] destroyers
           *[other] { $kind }
        }
    } of { $nation-the } from { $base }
do-join = { $n } { $n ->
        [one] { $kind }
       *[other] { $kind ->
            [bomber] bombers
            [fleet] fleets
            [submarine] submarines
            [destroyer] destroyers
           *[other] { $kind }
        }
    } to sail along
do-sail = Put to sea
do-out-of-turn = an action that cannot be taken now
do-pass = Do not intervene
do-hunt = Hunt submarines from { $area } ({ $nation }, { $kind }): { $n }
do-fight = Fight for { $area }
do-first = { $nation-The } fights first
do-lose = Lose { $kind } of { $nation-the }
do-lose-laden = Lose a fleet of { $nation-the } with what it carries
do-break-off = Break off
do-return = { $kind } of { $nation-the } turns back
do-shelter = Go to { $area }
do-press = Another round
do-control = { $nation-The } controls it
do-assign = A fleet in { $base } supplies { $area }
do-starve = { $kind } of { $nation-the } in { $area } goes without supply
do-lay = Send { $value } points: { $route }
do-lay-blank = Lay a blank chip: { $route }
do-escort = { $kind } from { $area } escorts the convoy: { $route }
do-garrison = { $kind } of Vichy in { $area }
do-order-none = No standing order for { $area }
do-order-intervene = Always intervene at { $area } with up to { $n } aircraft
do-order-quiet = Where no order stands, do not intervene
do-order-ask = Ask me about every intervention
do-order-together = Fight together with my partner
do-order-alone = Fight apart from my partner

## Panels

panel-kept = Kept for attacks this season ({ $price } points each)
panel-kept-by = { $nation }: { $attacks ->
    [0] no attack
    [one] one attack
   *[other] { $attacks } attacks
}
panel-production = War production
panel-points = { $nation }: { $cells }
panel-left = left
panel-free = this season
panel-base = base
panel-cell = { $heading } { $value }
panel-pools = Force pools
panel-pool = { $nation }: { $cells }
panel-convoys = Convoys
panel-convoy = { $route }
panel-objectives = Objectives
panel-objectives-of-seat = { $seat }
panel-objectives-of = { $side }
panel-chain = Chain of interventions at { $area }
panel-chain-mover = { $nation }: { $units } from { $from } to { $to }
panel-chain-link = { $n }. { $nation }: { $units } from { $from }, { $against }
some-units = { $n } { $n ->
        [one] { $kind }
       *[other] { $kind ->
            [bomber] bombers
            [fleet] fleets
            [submarine] submarines
            [destroyer] destroyers
           *[other] { $kind }
        }
    }
chain-against-ships = in the battle at sea
chain-against-mover = against the group on the move
chain-against-link = against { $n }
chain-through = the group gets through
chain-stopped = the group is stopped
panel-interventions = { $side }: who can intervene
panel-can-intervene = { $nation }: up to { $n } { $n ->
        [one] { $kind }
       *[other] { $kind ->
            [bomber] bombers
            [fleet] fleets
            [submarine] submarines
            [destroyer] destroyers
           *[other] { $kind }
        }
    } from { $base } at { $places }
panel-orders = Standing orders
group-orders = Standing orders
group-war = { $nation-The } declares war
group-way = Another route
group-convoys = Convoys
panel-sea = Sea battle in { $area }
panel-sea-unit = { $nation }, { $kind }, hits on { $value }
panel-battle = Battle for { $area }
panel-attackers = Attacks: { $kind }, hits on { $value }
panel-defenders = Defends: { $kind }, hits on { $value }
panel-mover-loses = Units the group on the move loses on average
panel-others-lose = Units those who intervene lose on average
panel-attacker-loses = Units the attacker loses on average
panel-defender-loses = Units the defender loses on average
modifier-none = No modifier
modifier-coast = Coast
modifier-fort = Fortress
modifier-river = River
modifier-strait = Strait
modifier-mountain = Mountains
explain-cost = Costs production points
explain-kept = Kept for attacks this season
explain-port-cleared = No ship is left to defend the port
explain-sunk = Submarines sunk on average
explain-sails = The ships get there (distance { $distance })
explain-through-now = The group gets through as it stands
explain-through = The group gets through after this
explain-flies = Aircraft always get there
inspect-owner = Controlled by { $nation-the }
inspect-unit = { $kind } of { $nation-the }
inspect-intervene = Can intervene: { $n } { $n ->
        [one] { $kind }
       *[other] { $kind ->
            [bomber] bombers
            [fleet] fleets
            [submarine] submarines
            [destroyer] destroyers
           *[other] { $kind }
        }
    } of { $nation-the } from { $base }
inspect-attack = Attack value
inspect-defence = Defence value
inspect-reach = Movement or range
warn-nobody-moved = None of your units has moved or attacked.
warn-points = { $nations }: too few points left for an attack; one costs { $price }.

## The log

log-turn = { $date }: the { $side } to act.
log-accounting = { $nation-The } has { $points } points for the year.
log-built = { $nation-The } builds { $kind } in { $area }.
log-war = { $by-The } declares war on { $on-the }.
log-enters = { $nation-The } enters the war: { $side }.
log-occupied = The Soviet Union occupies { $area }.
log-phase = { $side }: { $phase }
log-moves = { $nation }: { $units } from { $from } to { $to }.
log-goes = { $nation }: { $units } from { $from } { $why } { $to }.
mission-march = to attack
mission-support = to support the attack on
mission-drop = to drop on
mission-strike = to strike at ships in
mission-bomb = to bomb
mission-rebase = to a new base in
mission-invade = to land in
mission-raid = to hunt merchant ships in
mission-prey = to hunt a convoy in
log-redeploys = { $nation-The } redeploys { $units } from { $from } to { $to }.
log-battle-begins = Battle for { $area }: { $attackers } against { $defenders }.
log-attackers-hit = The attackers: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    } in { $area }.
log-defenders-hit = The defenders: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    } in { $area }.
log-air-attack = Aircraft of the attack over { $area }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
log-air-defence = Aircraft of the defence over { $area }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
log-sea-attackers-hit = Those who sail into { $area }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
log-sea-defenders-hit = Those who wait in { $area }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
log-taken = { $nation-The } takes { $area }{ $objective ->
        [0] .
       *[other] , an objective.
    }
chance-win = the attacker wins
    .you = you win
    .they = they win
chance-lose = the attacker loses
    .you = you lose
    .they = they lose
chance-draw = nobody is left
    .you = nobody is left
    .they = nobody is left
log-intervenes = { $nation-The } intervenes with { $n } from { $from } at { $area }.
log-sails = { $nation }: { $die } against a distance of { $distance }, the ships reach { $area }.
log-sails-not = { $nation }: { $die } against a distance of { $distance }, the ships do not reach { $area }.
log-sea-over = The sea battle in { $area } is over.
log-conquered = { $by-The } has conquered { $nation-the }.
log-liberated = { $nation-The } is free again.
log-vichy = France has fallen; Vichy is set up.
log-vichy-ends = Vichy is no more.
log-expelled = Units of the { $side } that did not leave are removed.
log-key-lost = { $area } is lost: Britain’s base falls by five.
log-bombed = Bombs on { $nation-the }: { $points } points lost.
log-prowl = Submarines in { $area }.
log-hunt = Aircraft of { $nation-the } hunt in { $area }: { $sunk ->
        [0] no submarine is sunk
        [one] one submarine is sunk
       *[other] { $sunk } submarines are sunk
    }.
log-raid = Merchant shipping: Britain loses { $points } points.
log-laid = A convoy chip is laid: { $route }.
log-laid-value = On it: { $value } points, { $route }.
log-convoy-attacked = The convoy { $route } carried { $value } points; sunk: { $sunk }.
log-no-base = { $nation-The } loses units without a base ({ $kind }): { $n }.
log-delivered = The convoy { $route } brings in { $value } points.
log-starved = Units lost for want of supply: { $n }.
outcome-decisive = Decisive victory: { $side }
outcome-marginal = Marginal victory: { $side }
outcome-ranked = { $result }. First: { $first }
outcome-draw = A draw

## What a machine player wants

aim-take = take { $area }
aim-land = land at { $area }
aim-hold = hold { $area }
aim-sink = sink the ships in { $area }
aim-raid = raid British shipping
aim-bomb = bomb the industry of { $nation }
aim-war = draw { $nation } into the war
aim-build = build more: { $kind }
aim-land-needs = fleets with troops in one port, and { $points } points
