# Everything that is said in play, apart from why something is refused.

## The game, its seats and sides

game-axis-allies = Axis & Allies
    .text = The world at war from the spring of 1942: five powers, three against two. Second edition with the publisher's clarifications.
scenario-spring-1942 = Spring 1942
    .text = The whole game, from the set-up on the board to victory.
seat-ussr = U.S.S.R.
seat-germany = Germany
seat-uk = United Kingdom
seat-japan = Japan
seat-usa = United States
nation-ussr = U.S.S.R.
nation-germany = Germany
nation-uk = United Kingdom
nation-japan = Japan
nation-usa = United States
side-allies = Allies
side-axis = Axis
owner-neutral = nobody (neutral)

## Units and weapons

kind-infantry = infantry
kind-armour = tank
kind-fighter = fighter
kind-bomber = bomber
kind-aa-gun = antiaircraft gun
kind-complex = industrial complex
kind-transport = transport
kind-submarine = submarine
kind-carrier = aircraft carrier
kind-battleship = battleship
symbol-infantry = infantry
symbol-armour = tank
symbol-fighter = fighter
symbol-bomber = bomber
symbol-aa-gun = antiaircraft gun
symbol-complex = industrial complex
symbol-transport = transport
symbol-submarine = submarine
symbol-carrier = aircraft carrier
symbol-battleship = battleship
tech-jet-power = Jet Power
tech-rockets = Rockets
tech-super-submarines = Super Submarines
tech-long-range = Long Range Aircraft
tech-industrial-technology = Industrial Technology
tech-heavy-bombers = Heavy Bombers

## Places and marks

terrain-land = land
terrain-sea = sea
terrain-unnamed = unnamed island
fact-owner = Original owner: { $owner }
fact-value = Worth { $value } { $value ->
        [one] IPC
       *[other] IPCs
    }
fact-canal = A canal leads to { $zone }
line-canal = canal
mark-ussr-held = held by the U.S.S.R.
mark-germany-held = held by Germany
mark-uk-held = held by the United Kingdom
mark-japan-held = held by Japan
mark-usa-held = held by the United States
mark-neutral = neutral
mark-battle = a battle is set
mark-raid = a raid is set
mark-selected = on the move
marker-moved = has acted
marker-out = on a mission
marker-raid = on a raid
marker-aloft = in the air
marker-in-hand = in hand
marker-landing = about to land troops

## Turns and parts

turn-name = Round { $round }: { $power }
phase-develop = Weapons and purchases
phase-combat-move = Combat movement
phase-combat = Combat
phase-non-combat = Non-combat movement
phase-place = New units

## Prompts

prompt-develop = Develop weapons, then buy: { $cash } { $cash ->
        [one] IPC
       *[other] IPCs
    } in hand.
prompt-combat-move = Move everything that is to fight.
prompt-combat = Choose the next battle.
prompt-non-combat = Land aircraft and move the others.
prompt-place = Place the new units.
prompt-over = The game is over.
prompt-wait = { $power } decides now.
prompt-moving = Where to with { $n } × { $kind } from { $space }? Moves left: { $left }
prompt-ferry = The transport in { $space }: load, sail, land. Moves left: { $left }
prompt-flak = The gun in { $space } has hit { $hits }: which aircraft?
prompt-losses = Hits to take in { $space }: { $hits }
prompt-agree = Do you agree to lose { $units }?
prompt-consent-board = { $power } asks to come aboard your transport.
prompt-consent-deck = { $power } asks to land on your carrier.
prompt-consent-guest = { $power } asks to give up your fighter as a loss.
prompt-ride = How many fighters ({ $power }) travel with the carrier to { $space }?
prompt-settle = A fighter without a carrier in { $space }: which island?
prompt-support = How many battleships in { $zone } fire at { $space }?
prompt-submarines = Do submarines withdraw from { $space }?
prompt-decide = After round { $round } in { $space }: fight on or stop?

## Choices

do-nothing = (cannot be done now)
do-done = Done
do-done-develop = Done buying
do-done-combat-move = Commit the attacks
do-done-non-combat = Done moving
do-done-place = Done placing
do-research = Roll { $n } { $n ->
        [one] die
       *[other] dice
    }
do-buy = Buy { $kind }
do-pick = Take { $kind } in { $space }
do-ship = Take the transport in { $space }
do-add = One more
do-all = All of them
do-via = By way of { $space }
do-to = To { $space }
do-raid = Bomb the complex in { $space }
do-load = Load { $kind } from { $space }
do-land = Land { $n } in { $space }
do-unload = Unload { $kind } in { $space }
do-stop = Stop here
do-fight = Fight in { $space }
do-bomb = Bomb { $space }
do-rocket = Rocket from { $from } at { $space }
do-support = { $n ->
        [0] No support shot
        [one] 1 battleship fires
       *[other] { $n } battleships fire
    }
do-shot = Lose { $kind } bound for { $space }
do-lose = Lose { $kind } ({ $power })
do-sink = Lose a transport with { $cargo } aboard
do-accept = Agree
do-refuse = Refuse
do-withdraw = A submarine withdraws to { $space }
do-stay = No more leave
do-retreat = Retreat to { $space }
do-break-off = Break off the air attack
do-press = Another round
do-ride = { $n ->
        [0] No fighter travels along
        [one] 1 fighter travels along
       *[other] { $n } fighters travel along
    }
do-settle = Land in { $space }
do-place = Place { $kind } in { $space }
do-place-ship = Launch { $kind } in { $space } (from { $from })
do-order-losses-ask = Losses in defence: ask me
do-order-losses-cheapest = Losses in defence: cheapest first
do-order-losses-weakest = Losses in defence: weakest first
do-order-submarines-ask = Submarines: ask me
do-order-submarines-stay = Submarines: stay
do-order-submarines-leave = Submarines: withdraw
do-order-concede = Ready to give up
do-order-play-on = Play on
do-order-carry-ask = Carrying { $power }: ask me
do-order-carry-yes = Carrying { $power }: always
do-order-carry-no = Carrying { $power }: never

## Panels, explanations, warnings

panel-treasury = Treasuries
panel-best = Best of the winners
panel-best-of = { $power }: income now, and at the start
panel-cash = { $power }, income { $income }
panel-economy = Axis production; wins at
panel-techs = Weapons developed
panel-tech = { $power }: { $tech }
panel-bought = Bought
panel-unit = { $kind }
panel-battle = Battle in { $space }
panel-attackers = Attacker: { $kind } at { $value }
panel-defenders = Defender: { $kind } at { $value }
explain-attacker-loses = Expected losses of the attacker
explain-defender-loses = Expected losses of the defender
explain-gun = A gun in { $space } fires
explain-fee = Fee for { $space }
explain-price = Price of { $kind }
inspect-attack = Attack
inspect-defence = Defence
inspect-range = Moves
warn-no-attack = You attack nobody this turn.
warn-cash = Not spent: { $cash } { $cash ->
        [one] IPC
       *[other] IPCs
    }
warn-aircraft = Aircraft that will be lost: { $n }
warn-unplaced = Units that will be lost because they are not placed: { $n }

chance-win = won
    .you = you win
    .they = they win
chance-lose = lost
    .you = you lose
    .they = they lose
chance-draw = nobody left
    .you = nobody left
    .they = nobody left
chance-stop = broken off
    .you = you break off
    .they = they break off
explain-raid = Expected damage
group-weapons = Weapons development
group-purchase = Purchase
group-way = Choose the way step by step
group-orders = Standing orders
inspect-fight = { $left ->
        [0] To the end, { $order }
       *[other] Stopping at { $left } left, { $order }
    }
order-cheapest = cheapest lost first
order-weakest = weakest lost first

## Outcomes

outcome-allied-capitals = The Allies hold both Axis capitals and win.
outcome-axis-capitals = The Axis holds two Allied capitals and wins.
outcome-axis-economy = The Axis wins by production.
outcome-axis-concedes = The Axis gives up; the Allies win.
outcome-allies-concede = The Allies give up; the Axis wins.
outcome-allied-limit = Last round: the production of the Allies has risen more; they win.
outcome-axis-limit = Last round: the production of the Axis has risen more; it wins.
outcome-draw = Last round: a draw.

## Log

log-unplaced = { $power } has no place for { $n } × { $kind }: lost.
log-turn = Round { $round }: { $power } begins.
log-research = { $power } rolls { $dice } { $dice ->
        [one] die
       *[other] dice
    } for weapons: { $found } { $found ->
        [one] breakthrough
       *[other] breakthroughs
    }.
log-tech = { $power } develops { $tech }.
log-attack-move = { $power }: { $n } × { $kind } from { $from } to { $to }, to fight.
log-raid-move = { $power }: { $n } × { $kind } from { $from } to bomb { $to }.
log-move = { $power }: { $n } × { $kind } from { $from } to { $to }.
log-landing = { $power }: { $n } { $n ->
        [one] unit is
       *[other] units are
    } to land in { $to }.
log-unload = { $power }: { $kind } ashore in { $to }.
log-fees = { $power } pays { $fees } IPCs for violating neutrals.
log-phase = { $power }: { $phase }
log-battle-begins = { $power } attacks { $space }: { $attackers } against { $defenders }.
fact-units = { $n } × { $kind }
log-taken = { $power } takes { $space } from { $loser } ({ $worth ->
        [one] one IPC
       *[other] { $worth } IPCs
    } of income).
log-taken-neutral = { $power } takes { $space }, which was neutral ({ $worth ->
        [one] one IPC
       *[other] { $worth } IPCs
    } of income).
log-freed = { $power } frees { $space } for { $owner } ({ $worth ->
        [one] one IPC
       *[other] { $worth } IPCs
    } of income).
log-flak = Antiaircraft fire over { $space }: { $hits } of { $dice } shot down.
log-attackers-fire = Attackers: { $dice } { $dice ->
        [one] die
       *[other] dice
    } at { $value }, { $hits } { $hits ->
        [one] hit
       *[other] hits
    }.
log-defenders-fire = Defenders: { $dice } { $dice ->
        [one] die
       *[other] dice
    } at { $value }, { $hits } { $hits ->
        [one] hit
       *[other] hits
    }.
log-lost = { $power } loses { $kind } in { $space }.
log-crashed = { $power }: { $n } × { $kind } over { $space } lost, with nowhere to land.
log-retreat = { $power } retreats to { $space }.
log-withdraw = A submarine of { $power } withdraws to { $space }.
log-bombed = { $space } bombed for { $damage }: { $power } pays { $paid } { $paid ->
        [one] IPC
       *[other] IPCs
    }.
log-loot = From { $loser }, { $power } takes { $loot } { $loot ->
        [one] IPC
       *[other] IPCs
    }.
log-reverted = { $owner } gets { $space } back.
log-place = { $power }: new { $kind } in { $space }.
log-income = { $power } collects { $income } { $income ->
        [one] IPC
       *[other] IPCs
    }.

# What a machine player wants.
aim-take = take { $space }
aim-hold = hold { $space }
aim-land = land in { $space }
aim-clear = sink the enemy in { $space }
aim-raid = bomb the complex in { $space }
aim-build-infantry = buy infantry
aim-build-armour = buy armour
aim-build-aircraft = buy aircraft
aim-build-transports = buy transports
aim-build-warships = buy warships
aim-build-complexes = buy a complex near the front
aim-research = develop weapons
aim-needs-landing = { $foes ->
        [0] transports and troops; nobody defends it
        [one] transports, and troops for one defender
       *[other] transports, and troops for { $foes } defenders
    }
