# The facts of a refusal: one sentence each, shown with the clause that forbids.

## Whose decision it is

why-no-such-seat = Nobody sits there in this game.
why-over = The game is over.
why-not-your-decision = It is not for you to decide now.
why-not-now = Something else has to be decided now: { $prompt }
why-no-such-unit = There is no such unit.
why-no-such-zone = There is no such air zone; they go from 1 to 24.
why-not-your-unit = { $unit } is not yours to command here.
why-not-on-map = { $unit } is not on the map.

## Stacking and zones

why-stack-full = Places taken in { $hex }: { $there } of 4; what is left is not enough.
why-stack-nations = The nation of { $unit } does not stack with the others in { $hex }.
why-enemy-there = There is an enemy in { $hex }.
why-stopped = The stack had to stop in { $hex }.
why-zone-to-zone = { $hex } lies in another enemy zone of control: { $units }.
why-zone-in-the-way = Enemy zones of control stop the stack short of { $hex }.

## Movement

why-moved-already = { $unit } has already moved this turn.
why-start-together = { $unit } cannot join: the units of a stack start from the same hex.
why-in-stack-already = { $unit } is in the stack already.
why-already-there = The stack is in { $hex } already.
why-s-bound = { $hex } is not in Slovakia, which units marked S may not leave yet.
why-partisans-bound = { $hex } is outside the uprising zone, which the partisans may not leave yet.
why-closed-row = { $hex } is in the rows closed in this scenario.
why-closed-rows-between = The way to { $hex } leads through the rows closed in this scenario.
why-must-leave-row = Still in the closed rows and able to leave them: { $unit }.
why-lake = A lake lies in the way to { $hex }.
why-hq-river = There is a river before { $hex } and no rail line across it.
why-too-far = { $hex } is out of reach; movement points left: { $left }.
why-hq-slow = A headquarters has 2 movement points.
why-half-movement = { $unit } is unsupplied and has half its movement points.
why-slowest = Together { $units } have only the movement points of the slowest.
why-not-operational = From { $hex } operational movement is no longer possible: the enemy is or was next to the stack.
why-operational-adjacent = { $hex } is next to the enemy, and operational movement may not enter it.
why-no-way = There is no way into { $hex }.
why-retreat = { $unit } may not retreat to that hex.

## Mobile attacks

why-not-adjacent = The target is not next to the stack.
why-no-mobile-attack = { $unit } is not a German tank or mechanised unit.
why-mobile-unsupplied = { $unit } is unsupplied.
why-only-columns = Logistic columns cannot do this by themselves.
why-only-attacks-left = From { $hex } the stack can do no more than another mobile attack.
why-mobile-cost = The mobile attack costs { $cost } movement points and the stack has { $left } left.

## Attacks

why-nobody-there = There is no enemy in { $hex }.
why-nobody-adjacent = None of your units is next to { $hex }.
why-attacker-not-adjacent = { $unit } is not next to { $hex }.
why-attack-lake = A lake lies between { $unit } and the target.
why-artillery-supports = { $unit } is artillery: it only supports the attacks of others.
why-cannot-attack = { $unit } is a headquarters or a logistic column and does not attack.
why-attacked-already = { $unit } has attacked already this turn.
why-attacks-already = { $unit } takes part in this attack already.
why-exploited = { $unit } has exploited a breakthrough this turn.
why-made-the-breakthrough = { $unit } made this breakthrough itself; only units that did not take part in the attack exploit it.
why-hungarians-partisans = { $unit } is Hungarian, and there are partisans in the target hex.
why-surplus-attacks = Four units from the hex of { $unit } take part already.
why-no-attackers = No unit has been named for the attack.
why-no-factors = The attackers have no combat factors left without supply.
why-odds = { $attack } against { $defence } is worse than 1:3.
why-quota = The Führer's offensive is unfinished; still due: { $steps ->
        [one] one step
       *[other] { $steps } steps
    } in all, tank or mechanised { $armour }.
why-attacks-left = The Axis can still attack this turn.
why-not-surplus = { $unit } does not take up a place in the attacked hex.

## Columns, artillery and aircraft in combat

why-not-your-column = That is not one of your logistic columns on the map.
why-column-spent = The logistic column has been spent in this combat already.
why-column-far = The logistic column is neither with your units in this combat nor next to them.
why-column-not-along = The logistic column does not move with the attacking stack.
why-column-limit = { $limit ->
        [one] One logistic column is spent
       *[other] { $limit } logistic columns are spent
    } on this combat already, and that is the limit.
why-no-artillery = That is not an artillery corps that could support this attack.
why-artillery-attacks-only = Artillery supports attacks; it does not help the defence.
why-artillery-unsupplied = { $unit } is unsupplied.
why-artillery-no-column = The logistic column is neither with { $unit } nor next to it.
why-artillery-far = No Soviet attacker with combat factors is near enough to { $unit }.
why-artillery-too-strong = { $unit } has { $factor } combat factors, the Soviet attackers near it only { $supported }.
why-fighter-fought = { $unit } has been in air combat this turn.
why-no-bombs = { $unit } has no bombing factor.
why-air-limit = { $unit } cannot be added: it takes part already, or four of your air units do.
why-air-radius = The target is beyond the radius of { $unit }.
why-air-not-german = { $unit } is not German and does not support mobile attacks.
why-air-tied-elsewhere = { $unit } is not tied to a hex of this combat.

## Losses, advance, exploitation

why-must-lose = There are still steps to be lost.
why-not-its-loss = { $unit } is not among the units that can take this loss.
why-did-not-attack = { $unit } took no part in this attack, or did not survive it.
why-advanced-already = { $unit } has advanced already.
why-strict-advance = { $unit } is not a mobile unit, or the steps in excess do not pay for the hex.
why-must-run = The unit has to go into the emptied hex first.
why-run-too-far = { $hex } is out of reach; movement points left: { $left }.
why-not-through-gap = The way to { $hex } has to go through the emptied hex { $gap }.
why-no-breakthrough = This combat was no breakthrough.
why-cannot-exploit = { $unit } is not a Soviet tank, mechanised or cavalry unit on the map.
why-exploit-adjacent = { $unit } is next to an Axis unit.
why-gap-too-far = { $unit } cannot get through the emptied hex with half its movement points.

## Logistic columns received

why-not-your-hq = That is not one of your headquarters on the map.
why-hq-cut = { $unit } has no line of communications to a supply hex.
why-hq-no-rail = { $unit } has no rail connection to a supply hex.
why-hq-full = { $unit } can receive no more logistic columns this turn.
why-columns-lost = Logistic columns that were not handed out in time are lost.
why-no-columns-left = All logistic columns of this turn have been handed out.
why-no-counters-left = All logistic column counters of your side are on the map.
why-river-axis-only = Only the Axis receives logistic columns on the Danube.
why-river-used = A logistic column has come by river already this turn.
why-not-river-town = { $hex } is not a Hungarian town on the Danube below Vienna.
why-town-not-held = The Axis does not control { $hex }.
why-river-barred = { $unit } bars the river in { $hex }.

## Replacements

why-not-your-nation = { $nation } replacements belong to the other side.
why-no-replacements = Not enough { $nation } replacements of this kind are left.
why-air-replacements-only = What is left of the { $nation } replacements is for air units only.
why-not-reduced = { $unit } has no lost step to restore.
why-no-line-to-hq = { $unit } has no line of communications to a headquarters of its side.
why-hq-handed-out = { $unit } depends on a headquarters without rail that has handed out its one replacement.
why-partisans-no-replacements = Partisans take no replacements.
why-hq-returns-itself = A headquarters needs no replacements: once lost, it comes back by itself.
why-column-no-replacements = Logistic columns take no replacements.
why-cannot-be-rebuilt = { $unit } is a heavy panzer battalion or a fortified region.
why-not-lost = { $unit } has not been eliminated.
why-returns-whole = { $unit } comes back with all its steps or not at all.
why-nowhere-to-place = There is no hex where { $unit } could be placed now.
why-no-partisans = That is not a partisan unit on the map.
why-partisans-first = Replacements have been spent already this phase.
why-czechs-not-reduced = 1 Cz is not on the map with a step lost.
why-czechs-not-lost = 1 Cz has not been eliminated.
why-two-partisans = It takes two different partisan units, named in the order of the list.

## Reinforcements, withdrawals, transfers

why-must-enter = A reinforcement that can enter has to.
why-not-due = { $unit } is not due until turn { $turn }.
why-no-reinforcement = { $unit } is not a reinforcement still to come.
why-not-there = { $unit } may not be placed in { $hex }.
why-not-uprising = Partisans are placed in the uprising zone, where there is room and no Axis unit.
why-must-withdraw = A unit still has to be withdrawn.
why-nobody-leaves = No withdrawal is due.
why-no-substitute = { $unit } cannot leave in place of { $due }.
why-never-substitute = { $unit } never stands in for another unit.
why-same-front = { $unit } belongs to that Front already.
why-transferred = { $unit } has changed Front already this turn.
why-reserve-closed = { $unit } belongs to the 3rd Ukrainian Front, whose headquarters has not arrived.
why-box-full = The air box of Front { $front } is full.
why-no-front-hq = The headquarters of Front { $front } is not on the map.
why-other-front = The air unit does not belong to Front { $front }.
why-front-mismatch = { $unit }: an Allied air unit goes to a Front, an Axis one to none.

## In the air

why-not-your-air = That is not an air unit of yours.
why-not-available = The air unit is not among those available.
why-orders-given = Your air missions for this turn are settled.
why-has-mission = { $unit } has its orders already.
why-front-flies-no-more = Front { $front } can fly no more air units this turn.
why-third-front-awaited = The Allies fly { $limit } air units already, the limit until the 3rd Ukrainian Front has arrived.
why-zone-far = Zone { $zone } is beyond the radius of { $unit }.
why-air-elsewhere = { $unit } is not flying here.
why-tried-already = { $unit } has tried to abort already.
why-must-aim = There are still targets to be named.
why-does-not-aim = This air unit has no target to name now.
why-aims-already = This air unit has its target already.
why-no-target = The target is not an enemy air unit over this zone.
why-did-not-fire = { $unit } has not fired at this air unit.
why-tie-where = { $unit } can only be tied to combat units of yours in its zone or next to it.

## Supply

why-not-contended = { $unit } is not among the units that compete for supply.
why-must-concede = A headquarters has more units to supply than places: the supply of one must drop.
