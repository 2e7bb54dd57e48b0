# Options: title, what is open, and the label of each value.

option-hq-capacity = Corps per headquarters
    .text = Section 10.2 gives two sets of limits for the corps a headquarters supplies. The list says 18 with rail and 10 without; the worked example says 16 and 5.
option-hq-capacity-list = 18 and 10, as listed
option-hq-capacity-example = 16 and 5, as in the example

option-air-radius = Allied air radius
    .text = Section 9.2.1 lets Allied aircraft fly 9 hexes from their headquarters, section 10.4 says 12 for Soviet ones. Either one figure holds for all, or 12 for the Soviets and 9 for the other nations.
option-air-radius-twelve = 12 hexes for all
option-air-radius-nine = 9 hexes for all
option-air-radius-split = 12 Soviet, 9 others

option-cl-reception = Columns without rail
    .text = Section 5.8.2 gives a headquarters without rail 1 logistic column a turn; sections 6.2 and 10.2 give it none.
option-cl-reception-one-off-rail = 1 logistic column without rail
option-cl-reception-rail-only = Only with rail

option-rebuild-placement = Where rebuilt units appear
    .text = Section 6.3 lets a rebuilt unit appear in the hex of a headquarters or next to it; section 6.4 names only the hexes next to it.
option-rebuild-placement-stacked-or-adjacent = In its hex or next to it
option-rebuild-placement-adjacent = Only next to it

option-rebuild-cost = Price of a rebuilt unit
    .text = The rulebook does not say how many replacements an eliminated unit costs. Either 1 brings it back reduced and 2 at full strength, or 1 is enough for a full unit.
option-rebuild-cost-two-for-full = 1 reduced, 2 full
option-rebuild-cost-one-for-full = 1 for a full unit

option-air-transfer = Time of air transfers
    .text = Sections 6.1 and 10.5 place the transfer of Allied air units in the reinforcement phase; section 9.2.2 places it at the end of the turn.
option-air-transfer-reinforcement-phase = In the reinforcement phase
option-air-transfer-end-of-turn = At the end of the turn

option-reserve-3u = Air reserve of the 3rd Front
    .text = The 3rd Ukrainian Front comes on turn 4, yet its air units may be lent out each turn. Open: they are a reserve off the map that fills free places of the other Fronts from the start. Closed: no transfer before turn 4.
option-reserve-3u-open = Open from the start
option-reserve-3u-closed = Closed until turn 4

option-first-player = Who moves first
    .text = Section 2.1 speaks of the Axis turn and the Allied turn in that order, but its list of phases has the Allies in front.
option-first-player-allied = Allies first
option-first-player-axis = Axis first

option-abort-bomber-mod = Bombers that abort
    .text = Section 9.4 gives bombers -1 when they abort, yet its example lets one abort on a plain 4. Apply the -1, or leave bombers unmodified.
option-abort-bomber-mod-minus-one = -1 for bombers
option-abort-bomber-mod-zero = No modifier

option-ma-zoc = Mobile attacks and zones
    .text = Section 3.2 stops every unit in an enemy zone of control, while section 7.3 lets a stack go on after a mobile attack. Stop: the stack halts if the emptied hex lies in another enemy zone of control, but may attack again from there. Ignore: zones of control do not hold it once the target is emptied.
option-ma-zoc-stop = Zones stop the stack
option-ma-zoc-ignore = Zones are ignored

option-axis-hq-source = Cut-off Axis headquarters
    .text = Section 5.2 does not say whether an Axis headquarters cut off from the supply hexes still supplies others. Connected: it must have a line to one of them. Always: it is a source in any case.
option-axis-hq-source-connected = Only if connected
option-axis-hq-source-always = Always a source

option-cl-stacking = Columns and stacking
    .text = Section 4.1 limits a hex to 4 units of any kind, without saying whether logistic columns are among them.
option-cl-stacking-free = Columns do not count
option-cl-stacking-count = Columns count

option-fort-share = Share across a fortified line
    .text = Section 8.7 ties the fortified line to half of the attacking factors, in words that leave the exact half open. The line helps if more than half come across it, or if half or more do.
option-fort-share-more-than-half = More than half
option-fort-share-at-least-half = Half or more

option-concentric = Concentric attack
    .text = Section 8.9 asks for opposite hexes, but its second example has three attackers around the target with no pair opposite. Count both, or only an opposite pair.
option-concentric-opposite-or-three = Opposite pair or three around
option-concentric-opposite-only = Opposite pair only

option-exploit = Path of exploitation
    .text = Section 8.6 says the first hex of an exploitation is the emptied one, while its example enters another hex before it. Through: the path must include the emptied hex. First hex: it must begin with it.
option-exploit-through = Through the emptied hex
option-exploit-first-hex = Emptied hex first

option-allied-advance = Allied advance
    .text = Section 8.5 describes only the breakthrough and is silent on infantry and on a hex emptied without excess losses. All: every attacker may enter the emptied hex. Strict: only mobile units, and only with excess steps.
option-allied-advance-all = All attackers may enter
option-allied-advance-strict = Mobile units with excess only

option-hq2u-airbase = Turn 1 base of the 2nd Front
    .text = Section 9.2.2 puts the air base of the 2nd Ukrainian Front two hexes below its entry hex and names 2607 without saying which of the two that is. On map: aircraft fly from 2607. Off map: ranges of turn 1 are counted from an imagined hex 2807.
option-hq2u-airbase-on-map = From 2607
option-hq2u-airbase-off-map = From off-map 2807

option-fuhrer-mod = Modifier to the Führer check
    .text = Section 12.1 adds 1 for Allied units near Budapest the first time the check is made. First check: only the first roll of the game. Until first: each roll until the first offensive comes.
option-fuhrer-mod-first-check = First roll only
option-fuhrer-mod-until-first = Until the first offensive

option-fuhrer-penalty = Disobeying the Führer
    .text = Section 12.1 names no penalty for an offensive short of its quota. The Axis loses 2 logistic columns of its next income, or 2 victory points, or nothing.
option-fuhrer-penalty-cl = 2 logistic columns
option-fuhrer-penalty-vp = 2 victory points
option-fuhrer-penalty-none = No penalty

option-partisan-supply = Where partisans are supplied
    .text = Section 12.2.1 says in one sentence that partisans are supplied in Slovakia and in the next speaks of the uprising zone.
option-partisan-supply-slovakia = Any hex of Slovakia
option-partisan-supply-zone = Uprising zone only

option-s-units-roll = Roll for the S units
    .text = Section 12.2.2 does not say whether one die decides for all units marked S or each unit has its own.
option-s-units-roll-one = One die for all
option-s-units-roll-each = One die each

option-partisan-evade = Partisans that slip away
    .text = Section 12.2.3 does not say what happens when partisans avoid combat. Stay: the attack is cancelled and they keep their hex. Retreat: they move one hex away.
option-partisan-evade-stay = They stay
option-partisan-evade-retreat = They retreat one hex

option-bridges = Where bridges are
    .text = Section 7.2 speaks of hexes joined by rail or near towns, in words that can be read in several ways. Rail or town: a rail line crosses, or a bank hex holds a town. Rail only: a rail line must cross.
option-bridges-rail-or-town = Rail line or town
option-bridges-rail-only = Rail line only

option-river-block = Who bars the Danube
    .text = Section 5.8.3 lets Soviet and Romanian units bar the river transport; its example speaks of any Allied unit.
option-river-block-any-allied = Any Allied unit
option-river-block-su-ro = Soviets and Romanians

option-cl-cap = Limit of three columns
    .text = Section 5.8.1 caps the effect of logistic columns at 3, without saying for whom. Per side: each side up to 3. Net: only the difference between both sides is capped.
option-cl-cap-per-side = 3 for each side
option-cl-cap-net = 3 in the balance

option-opmove = Operational movement near enemies
    .text = Section 7.4 bars operational movement next to enemy units, not in their zones of control. Adjacent: any adjacent enemy bars it, even across the Danube or without a zone of control. Zone: only enemy zones of control do.
option-opmove-adjacent = Any adjacent enemy
option-opmove-zoc = Enemy zones of control

option-rail-move = Who moves by rail
    .text = The cost of half a point per rail hex is stated for operational movement (7.4) and for headquarters (10.3) only. All: every unit may use it along controlled rail. Otherwise just those two cases.
option-rail-move-all = All units
option-rail-move-op-and-hq = Operational and headquarters only

option-axis-hq-capacity = Limits of Axis headquarters
    .text = Section 10.2 gives the limit of supplied units without naming a side. On: it binds Axis headquarters too. Off: only Allied ones.
option-axis-hq-capacity-on = Limits hold for the Axis
option-axis-hq-capacity-off = No limit for the Axis

option-withdraw-dead = Withdrawing a lost unit
    .text = Section 6.5 lets another unit leave in place of an eliminated one, without saying whether it must. Substitute: one of the same type must leave if there is one. Counts: the loss counts as the withdrawal.
option-withdraw-dead-substitute = A substitute must leave
option-withdraw-dead-counts = The loss counts

option-ma-then-attack = Attacking after a mobile attack
    .text = Section 8.1 allows a unit one attack a turn and section 7.3 several mobile attacks. No: after a mobile attack a unit does not attack in the combat phase. Yes: it may.
option-ma-then-attack-no = Not allowed
option-ma-then-attack-yes = Allowed

option-art-reach = Reach of the artillery
    .text = Section 8.3 names attackers next to the artillery corps and says nothing of attackers in its own hex.
option-art-reach-stacked-or-adjacent = In its hex or next to it
option-art-reach-adjacent = Only next to it

option-turn1-exempt = Exemption on turn 1
    .text = Section 8.10 spares units linked to the 4th Ukrainian Front, but a line of any length would spare nearly everyone. Within eight: the line may have at most 8 hexes. Any line: every line counts.
option-turn1-exempt-within-eight = Line of 8 hexes or fewer
option-turn1-exempt-any-loc = Any line

option-air-return-fire = Return fire in the air
    .text = Section 9.5 leaves open whether a unit that fires also answers those who fire at it. Once: each air unit fires once. All: a unit under fire also rolls against each of its attackers.
option-air-return-fire-once = Each fires once
option-air-return-fire-all = Answer every attacker

option-air-support = Assigning air support
    .text = Section 9.7 assigns close air support right after the air combats, before any land combat is known. At combat: units wait over their zone and join a combat when it is fought. Preassigned: in the air phase each is given a friendly hex and can help only there.
option-air-support-at-combat = When the combat is fought
option-air-support-preassigned = Fixed in the air phase

option-fuhrer-count = Tank and mechanised units in the Führer's quota
    .text = Section 12.1 asks for 10 steps of units, at least 4 of them tank or mechanised; whether that is 4 steps or 4 units is not clear. The same doubt holds for the 8 of the second offensive.
option-fuhrer-count-steps = Count steps
option-fuhrer-count-units = Count units

option-lake-zoc = Zones across lakes
    .text = The rulebook closes lake hexsides to movement and lines of communications and does not mention zones of control. Off: zones of control do not reach across a lake. On: they do. Attacks across a lake are barred either way.
option-lake-zoc-off = Zones stop at lakes
option-lake-zoc-on = Zones cross lakes

option-ur-capacity = Fortified regions and supply
    .text = Section 10.2 counts corps of every type against a headquarters and is silent on fortified regions, which are smaller.
option-ur-capacity-exempt = They take no place
option-ur-capacity-count = They count as corps

option-hu-repl = Hungarian replacements
    .text = Section 6.4.2 lowers the Hungarian replacements when Budapest is lost or cut off and does not say whether they recover. For good: the lower rate is final. Current: each phase looks at Budapest as it stands.
option-hu-repl-for-good = Lowered for good
option-hu-repl-current = As Budapest stands

option-partisan-release = Release of the partisans
    .text = Section 12.2.1 lets partisans leave their zone when an Allied unit comes next to one of them, without saying which or for how long. For good: all of them, from then on. While adjacent: only as long as such a unit is there.
option-partisan-release-for-good = All, for good
option-partisan-release-while-adjacent = While adjacent
option-partisan-relief = Who releases the partisans
    .text = Section 12.2.1 asks for a supplied Soviet, Czechoslovak or Romanian unit. Section 3.1 counts headquarters among the units and section 10.2 calls them supplied or not; but they do not fight, and no other rule treats them as troops. Combat unit: a headquarters releases nobody. Any unit: one that is connected to a supply hex does.
option-partisan-relief-combat-unit = A combat unit
option-partisan-relief-any-unit = Headquarters too

option-s-units-trigger = Cause of the S roll
    .text = Section 12.2.2 rolls for the S units when the last partisans are eliminated; they may also have been given up for 1 Cz. Gone: the roll comes however they left. Killed: only if they were eliminated.
option-s-units-trigger-gone = However they left
option-s-units-trigger-killed = Only if eliminated

option-de-city = Elimination in a big city
    .text = Section 8.8 halves step losses in a big city and does not mention the result that eliminates every defender. Half: half of the defending steps are lost, rounded up. Full: all are lost.
option-de-city-half = Half of the steps
option-de-city-full = All of the steps

option-attenuation = When supply is read
    .text = Section 5.7 checks supply at the end of the turn; section 5.6 does not say when the distance of attenuated supply is measured. End phase: it holds from check to check. At combat: it is measured in each combat.
option-attenuation-end-phase = In the end phase
option-attenuation-at-combat = At each combat

option-exploit-attack = Attacking after exploitation
    .text = Section 8.6 does not say whether a unit that exploited may still attack in the same combat phase.
option-exploit-attack-no = Not allowed
option-exploit-attack-yes = Allowed

option-cl-pool = Number of columns
    .text = The rulebook does not say whether the number of counters limits the logistic columns on the map. Unlimited: it does not. Counters: at most 6 Axis and 8 Allied ones at a time.
option-cl-pool-unlimited = No limit
option-cl-pool-counters = 6 Axis, 8 Allied

option-fuhrer-orders = Orders of the Führer
    .text = The index calls chapter 12 optional and its heading calls it special. This option keeps the orders of the Führer (12.1) or leaves them out.
option-fuhrer-orders-on = In force
option-fuhrer-orders-off = Left out

option-slovak-uprising = Slovak uprising
    .text = The index calls chapter 12 optional and its heading calls it special. This option keeps the uprising (12.2) or plays without partisans and without the units marked S.
option-slovak-uprising-on = In force
option-slovak-uprising-off = No partisans, no S units

option-mud = Mud
    .text = The rulebook has no weather. With mud, tank and mechanised units pay 1 movement point more in flat hexes off the rails on turns 3 to 5 and 11 to 12.
option-mud-off = No mud
option-mud-on = Mud

option-free-shift = Free shift of the Axis
    .text = The rulebook's scenarios are missing, so the set-up of the campaign is our own. On: before turn 1 the Axis may move each of its units one hex, inside the hexes it controls.
option-free-shift-off = Fixed set-up
option-free-shift-on = Shift by one hex

option-soviet-fighters-bomb = Soviet fighters as bombers
    .text = Section 9.5.1 lets fighters that have not fought use their bombing factor, which the rulebook does not give for Soviet ones. On: it is 1. Off: it is 0.
option-soviet-fighters-bomb-on = Factor 1
option-soviet-fighters-bomb-off = Factor 0
