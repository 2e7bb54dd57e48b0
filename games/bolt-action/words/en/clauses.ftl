# Clauses of the game: title and text. Key: the id in small letters.

# Chapters.

chapter-turn = 1. The turn
chapter-orders = 2. Orders
chapter-fubar = 3. FUBAR
chapter-quality = 4. Troop quality and morale
chapter-movement = 5. Movement
chapter-shooting = 6. Shooting
chapter-weapons = 7. Weapons
chapter-damage = 8. Damage to armoured targets
chapter-high-explosive = 9. High explosive
chapter-at-vehicles = 10. Shooting at vehicles
chapter-close-quarters = 11. Close quarters
chapter-assaulting-vehicles = 12. Infantry assaulting vehicles
chapter-conventions = A. Conventions
chapter-order-dice = B. Order dice and orders in full
chapter-pins = C. Pins
chapter-movement-in-full = D. Movement in full
chapter-shooting-in-full = E. Shooting in full
chapter-weapon-rules = F. Special rules of weapons
chapter-artillery = G. Artillery
chapter-vehicles = H. Vehicles
chapter-buildings = I. Buildings
chapter-assaults = J. Close quarters in full
chapter-headquarters = K. Headquarters and observers
chapter-scenarios = L. Set-up and scenarios
chapter-start-of-turn = O. Start of the turn
chapter-vehicle-details = P. Vehicles in detail
chapter-assault-details = Q. Assaults in detail
chapter-deciding = R. Who decides, and in what order
chapter-terrain = S. Table, models and terrain
chapter-forces = T. Forces and set-up in detail
chapter-air = U. Headquarters and air in detail
chapter-list-weapons = Weapons of the army lists
chapter-unit-rules = Special rules of units
chapter-national-rules = National rules

# BA 1. The turn

ba-01 = A turn has two phases
    .text = First the orders phase, in which units act one by one, then the turn end phase.

ba-02 = Drawing a die
    .text = A die is taken out of the bag unseen; the player it belongs to gives the next order.

ba-03 = Choosing unit and order
    .text = The player picks one unit of his own and one of the six orders for it.

ba-04 = The die lies beside the unit
    .text = The die is laid beside the unit and shows the order it has been given.

ba-05 = One order a turn
    .text = A unit that already has an order this turn can be given no other.

ba-06 = Order test
    .text = Where the rules ask for it, an order test decides whether the unit does as it is told.

ba-07 = Carrying out the order
    .text = Then the player carries out what the order allows, or what a failed test leaves.

ba-08 = And again
    .text = The next die is drawn, until every unit that can take an order has had one; that ends the phase.

ba-09 = Turn end: the dice go back
    .text = All dice return to the bag, but for those of units that stay Down or in Ambush.

# BA 2. Orders

ba-10 = Fire
    .text = The unit stands still and fires with full effect.

ba-11 = Advance
    .text = The unit moves at its basic rate and may then fire.

ba-12 = Run
    .text = The unit moves at twice its rate and does not fire. Assaults are made with this order.

ba-13 = Ambush
    .text = The unit neither moves nor fires, but waits for a chance to fire at an enemy on the move.

ba-14 = Rally
    .text = The unit neither moves nor fires and loses D6 pin markers.

ba-15 = Down
    .text = The unit neither moves nor fires; whoever shoots at it has a further -1 to hit.

# BA 3. FUBAR

ba-16 = Two sixes are a FUBAR
    .text = If an order test comes up double six, the order is lost and a die is rolled on the FUBAR chart at once.

ba-17 = FUBAR 1 or 2: friendly fire
    .text = The unit stays where it is and fires at a unit of its own side.

ba-18 = Friendly fire: the die shows Fire
    .text = A die showing Fire is put beside the unit.

ba-19 = Friendly fire: the enemy picks
    .text = The opponent chooses which unit is fired at.

ba-20 = Friendly fire: who can be hit
    .text = Only a friendly unit with an enemy unit within 12" of it can be mistaken for the enemy.

ba-21 = Friendly fire with no target
    .text = If there is no such unit, nobody fires and the unit goes Down.

ba-22 = FUBAR 3 to 6: panic
    .text = The unit flees at full speed, as on a Run, from the nearest enemy it sees.

ba-23 = Panic with no enemy in sight
    .text = If it sees no enemy, it goes Down instead.

# BA 4. Troop quality and morale

ba-24 = Inexperienced: morale 8
    .text = Troops with little or poor training and no battle behind them have morale 8.

ba-25 = Regular: morale 9
    .text = Troops with ordinary training and some experience of battle have morale 9.

ba-26 = Veteran: morale 10
    .text = Specially trained troops such as paratroopers, commandos and marines, and old hands, have morale 10.

ba-27 = Second Lieutenant +1
    .text = A second lieutenant adds 1 to morale.

ba-28 = First Lieutenant +2
    .text = A first lieutenant adds 2 to morale.

ba-29 = Captain +3
    .text = A captain adds 3 to morale.

ba-30 = Major +4
    .text = A major adds 4 to morale.

# BA 5. Movement

ba-31 = Infantry moves 6" or 12"
    .text = Men on foot Advance 6" and Run 12".

ba-32 = Tracked vehicles move 9" or 18"
    .text = A tracked vehicle Advances 9" and Runs 18".

ba-33 = Half-tracks move 9" or 18"
    .text = A half-tracked vehicle Advances 9" and Runs 18".

ba-34 = Wheeled vehicles move 12" or 24"
    .text = A wheeled vehicle Advances 12" and Runs 24".

ba-35 = Open ground: infantry
    .text = Infantry crosses open ground without hindrance.

ba-36 = Open ground: artillery
    .text = Artillery crosses open ground without hindrance.

ba-37 = Open ground: wheeled vehicles
    .text = Wheeled vehicles cross open ground without hindrance.

ba-38 = Open ground: tracked vehicles
    .text = Tracked vehicles cross open ground without hindrance.

ba-39 = Rough ground: infantry
    .text = Infantry may not enter or cross rough ground on a Run, but may on an Advance.

ba-40 = Rough ground: artillery
    .text = Artillery cannot enter rough ground, but may be set up there at the start of the game; it then never moves.

ba-41 = Rough ground: wheeled vehicles
    .text = Wheeled vehicles cannot enter or cross rough ground.

ba-42 = Rough ground: tracked vehicles
    .text = Tracked vehicles may not enter or cross rough ground on a Run, but may on an Advance.

ba-43 = Obstacles: infantry
    .text = Infantry may not enter or cross obstacles on a Run, but may on an Advance.

ba-44 = Obstacles: artillery
    .text = Artillery cannot enter or cross obstacles.

ba-45 = Obstacles: wheeled vehicles
    .text = Wheeled vehicles cannot enter or cross obstacles.

ba-46 = Obstacles: tracked vehicles
    .text = Tracked vehicles cross obstacles without hindrance, unless they are named anti-tank obstacles.

ba-47 = Buildings: infantry
    .text = Infantry may enter and cross buildings freely.

ba-48 = Buildings: artillery
    .text = Artillery cannot enter buildings, but may be set up there at the start of the game; it then never moves.

ba-49 = Buildings: wheeled vehicles
    .text = Wheeled vehicles cannot enter or cross buildings.

ba-50 = Buildings: tracked vehicles
    .text = Tracked vehicles cannot enter buildings; only heavy and super-heavy tanks may drive through some of them.

ba-51 = Roads: infantry
    .text = Infantry moves along roads at the usual rate.

ba-52 = Roads: artillery
    .text = Artillery moves along roads at the usual rate.

ba-53 = Roads: wheeled vehicles
    .text = Wheeled vehicles move at twice their rate if the whole move is along a road.

ba-54 = Roads: tracked vehicles
    .text = Tracked vehicles move at twice their rate if the whole move is along a road.

ba-55 = Key: free
    .text = The ground does not hinder the unit; this is the ordinary case.

ba-56 = Key: free unless an anti-tank obstacle
    .text = Free, unless the obstacle is marked as anti-tank, as impassable bocage or the like: then no vehicle passes.

ba-57 = Key: no Run
    .text = Under Run the unit may neither cross it nor move in it; under Advance it may.

ba-58 = Key: never
    .text = The unit can neither enter it nor cross it.

ba-59 = Key: never, but may start there
    .text = Closed to a unit on the move, but it may be set up there, dug in; then it stays for the whole game.

ba-60 = Key: never, but for heavy tanks
    .text = The unit cannot enter or cross it; heavy and super-heavy tanks, however, may drive through some buildings and bring them down.

ba-61 = Key: double
    .text = The rate is doubled for a unit whose whole move is along a road.

ba-62 = Turns of tracked vehicles
    .text = A tracked vehicle may turn by up to 90° once when it Advances 9", and not at all when it Runs 18".

ba-63 = Turns of half-tracks
    .text = A half-track may turn by up to 90° twice when it Advances 9", and once when it Runs 18".

ba-64 = Turns of wheeled vehicles
    .text = A wheeled vehicle may turn by up to 90° twice when it Advances 12", and once when it Runs 24".

ba-65 = Reversing
    .text = A vehicle may go straight back, up to half its Advance rate. Recce vehicles have a rule of their own.

ba-66 = Recce vehicles reverse at full rate
    .text = A recce vehicle reverses up to its whole Advance rate and may turn as if it drove forward.

# BA 6. Shooting

ba-67 = Shooting 1: declare the target
    .text = The shooter names his target.

ba-68 = Shooting 2: the target reacts
    .text = The target may react, if the rules allow it.

ba-69 = Shooting 3: measure and fire
    .text = Now the range is measured and fire is opened.

ba-70 = Shooting 4: roll to hit
    .text = A die is rolled for every shot to see whether it hits.

ba-71 = Shooting 5: roll to damage
    .text = A die is rolled for every hit to see whether it does damage.

ba-72 = Shooting 6: casualties
    .text = The target takes its casualties off the table.

ba-73 = Shooting 7: morale
    .text = The target checks its morale, if it has to.

ba-74 = A hit needs 3 or more
    .text = Before modifiers a shot hits on 3, 4, 5 or 6.

ba-75 = Point-blank +1
    .text = +1 to hit at point-blank range.

ba-76 = Pins on the shooter -1 each
    .text = -1 to hit for every pin marker on the unit that shoots.

ba-77 = Long range -1
    .text = -1 to hit at long range.

ba-78 = Inexperienced shooters -1
    .text = -1 to hit for inexperienced troops.

ba-79 = Fire on the move -1
    .text = -1 to hit for a unit that has moved.

ba-80 = Target Down -1
    .text = -1 to hit infantry or artillery that is Down.

ba-81 = Small target -1
    .text = -1 to hit a small unit.

ba-82 = Soft cover -1
    .text = -1 to hit a target in soft cover.

ba-83 = Hard cover -2
    .text = -2 to hit a target in hard cover.

ba-84 = Damage values
    .text = A hit does damage if the die, with what is added to it, comes to the target's damage value or more.

ba-85 = Inexperienced men: 3+
    .text = Inexperienced infantry and artillery are damaged on 3 or more.

ba-86 = Regular men: 4+
    .text = Regular infantry and artillery are damaged on 4 or more.

ba-87 = Veteran men: 5+
    .text = Veteran infantry and artillery are damaged on 5 or more.

ba-88 = Soft-skins: 6+
    .text = Every soft-skinned vehicle is damaged on 6 or more.

ba-89 = Armoured cars and carriers: 7+
    .text = Armoured cars and armoured carriers are damaged on 7 or more.

ba-90 = Light tanks: 8+
    .text = Light tanks are damaged on 8 or more.

ba-91 = Medium tanks: 9+
    .text = Medium tanks are damaged on 9 or more.

ba-92 = Heavy tanks: 10+
    .text = Heavy tanks are damaged on 10 or more.

ba-93 = Super-heavy tanks: 11+
    .text = Super-heavy tanks are damaged on 11 or more.

# BA 7. Weapons

ba-94 = Rifle
    .text = Range 24", 1 shot, no penetration.

ba-95 = Pistol
    .text = Range 6", 1 shot, no penetration; assault.

ba-96 = Submachine gun
    .text = Range 12", 2 shots, no penetration; assault.

ba-97 = Automatic rifle
    .text = Range 30", 2 shots, no penetration.

ba-98 = Assault rifle
    .text = Range 24", 2 shots, no penetration; assault.

ba-99 = Light machine gun
    .text = Range 30", 3 shots, no penetration; team.

ba-100 = Medium machine gun
    .text = Range 36", 4 shots, no penetration; team, fixed.

ba-101 = Heavy machine gun
    .text = Range 36", 3 shots, penetration +1; team, fixed.

ba-102 = Light automatic cannon
    .text = Range 48", 2 shots, penetration +2; team, fixed, HE (D2).

ba-103 = Heavy automatic cannon
    .text = Range 72", 2 shots, penetration +3; team, fixed, HE (D2).

ba-104 = Anti-tank rifle
    .text = Range 36", 1 shot, penetration +2; team.

ba-105 = PIAT
    .text = Range 12", 1 shot, penetration +5; team, shaped charge.

ba-106 = Bazooka
    .text = Range 24", 1 shot, penetration +5; team, shaped charge.

ba-107 = Panzerschreck
    .text = Range 24", 1 shot, penetration +6; team, shaped charge.

ba-108 = Panzerfaust
    .text = Range 12", 1 shot, penetration +6; one-shot, shaped charge.

ba-109 = Light anti-tank gun
    .text = Range 48", 1 shot, penetration +4; team, fixed, HE (D2).

ba-110 = Medium anti-tank gun
    .text = Range 60", 1 shot, penetration +5; team, fixed, HE (D2).

ba-111 = Heavy anti-tank gun
    .text = Range 72", 1 shot, penetration +6; team, fixed, HE (D3).

ba-112 = Super-heavy anti-tank gun
    .text = Range 84", 1 shot, penetration +7; team, fixed, HE (D3).

ba-113 = Flamethrower (infantry)
    .text = Range 6", D6 shots, penetration +2; team, flamethrower.

ba-114 = Flamethrower (vehicle)
    .text = Range 18", 2D6 shots, penetration +3; flamethrower.

ba-115 = Light mortar
    .text = Range 12" to 24", 1 shot, penetration by its HE size; team, indirect fire, HE (D3).

ba-116 = Medium mortar
    .text = Range 18" to 60", 1 shot, penetration by its HE size; team, fixed, indirect fire, HE (D6).

ba-117 = Heavy mortar
    .text = Range 18" to 72", 1 shot, penetration by its HE size; team, fixed, indirect fire, HE (2D6).

ba-118 = Light howitzer
    .text = Range 48", at least 24" when fired indirectly, 1 shot, penetration by its HE size; team, fixed, howitzer, HE (D6).

ba-119 = Medium howitzer
    .text = Range 60", at least 24" when fired indirectly, 1 shot, penetration by its HE size; team, fixed, howitzer, HE (2D6).

ba-120 = Heavy howitzer
    .text = Range 72", at least 24" when fired indirectly, 1 shot, penetration by its HE size; team, fixed, howitzer, HE (3D6).

ba-121 = Small arms and heavy weapons
    .text = The weapon tables divide weapons into small arms and heavy weapons; other rules ask which of the two a weapon is.

# BA 8. Damage results on armoured targets

ba-122 = 1 or less: crew stunned
    .text = The vehicle gets one more pin marker.

ba-123 = Stunned crews stop
    .text = A die showing Down is put on the vehicle, or its own is turned to Down: it halts and does nothing more this turn.

ba-124 = 2: immobilised
    .text = The vehicle gets one more pin marker.

ba-125 = Immobilised for good
    .text = The vehicle cannot move again in this game; a marker says so.

ba-126 = Immobilised after acting
    .text = If it has acted this turn already, its die is turned to Down.

ba-127 = Immobilised twice
    .text = The second time, the crew leaves the vehicle, which counts as knocked out.

ba-128 = 3: on fire
    .text = The vehicle gets one more pin marker and then takes a morale check.

ba-129 = The fire goes out
    .text = If the check is passed, the fire is out; the vehicle halts with a Down die, as a stunned crew does.

ba-130 = The crew jumps out
    .text = If the check is failed, the crew leaves the vehicle, which counts as knocked out.

ba-131 = 4, 5 or 6: knocked out
    .text = The vehicle is lost and only its wreck remains.

ba-132 = Wrecks are impassable
    .text = Nothing moves through the wreck of an armoured vehicle.

ba-133 = Wrecks may be taken away
    .text = Players may agree that destroyed vehicles leave the table instead of becoming wrecks.

ba-134 = Superficial damage
    .text = Roll D6-3 on the damage table.

ba-135 = Full damage
    .text = Roll D6 on the damage table.

ba-136 = Massive damage
    .text = Two results are rolled on the damage table.

ba-137 = Open-topped under indirect fire +1
    .text = +1 on the damage table when an indirect weapon hits an open-topped vehicle.

# BA 9. High explosive

ba-138 = High explosive
    .text = The size of an explosive shell gives its penetration; the larger sizes leave more than one pin.

ba-139 = HE D2
    .text = D2 hits, 1 pin, penetration +1.

ba-140 = HE D3
    .text = D3 hits, 1 pin, penetration +1.

ba-141 = HE D6
    .text = D6 hits, D2 pins, penetration +2.

ba-142 = HE 2D6
    .text = 2D6 hits, D3 pins, penetration +3.

ba-143 = HE 3D6
    .text = 3D6 hits, D6 pins, penetration +4.

# BA 10. Shooting at vehicles

ba-144 = Heavy weapons against armour
    .text = Heavy weapons that hit an armoured target add the modifiers of BA-145 to BA-147 to their penetration.

ba-145 = Side or top armour +1
    .text = +1 penetration against side or top.

ba-146 = Rear armour +2
    .text = +2 penetration against the rear.

ba-147 = Armour at long range -1
    .text = -1 penetration at long range.

# BA 11. Close quarters

ba-148 = Assault 1: declare the target
    .text = The attacker names the unit he assaults.

ba-149 = Assault 2: the target reacts
    .text = The target may react, if the rules allow it.

ba-150 = Assault 3: measure and move
    .text = The distance is measured and the attackers move.

ba-151 = Assault 4a: attackers strike
    .text = In the first round the attackers roll to damage first.

ba-152 = Assault 4b: defenders fall
    .text = The defenders' casualties are taken off.

ba-153 = Assault 4c: defenders strike
    .text = The defenders who are left roll to damage.

ba-154 = Assault 4d: attackers fall
    .text = The attackers' casualties are taken off.

ba-155 = Assault 4e: the loser is gone
    .text = The losing side surrenders and is destroyed.

ba-156 = Assault 5: a draw goes on
    .text = After a draw further rounds are fought until one side has lost.

ba-157 = Assault 6: the winner regroups
    .text = The winner may make a short move to regroup (C-119).

# BA 12. Infantry assaulting vehicles

ba-158 = No assault on a running vehicle
    .text = A vehicle that has made a Run cannot be assaulted by infantry until it is immobilised or halted.

ba-159 = Fear of tanks
    .text = Men without anti-tank weapons need to pass an order test with -3 before they assault a closed armoured vehicle.

ba-160 = Vehicles fire at attackers
    .text = A vehicle may fire as usual at infantry who begin their assault more than 6" away, inside the arc of the weapon.

ba-161 = Recce vehicles escape
    .text = A recce vehicle that is assaulted may escape instead (C-97).

ba-162 = Hitting an advancing vehicle: 6
    .text = A vehicle that has an Advance order is hit on 6 by those who assault it.

ba-163 = Hitting any other vehicle: 4 or more
    .text = In every other case it is hit on 4, 5 or 6.

ba-164 = A running vehicle is not hit
    .text = A vehicle with a Run order cannot be hit at all.

ba-165 = One damage roll
    .text = For the whole assault one die is rolled and the number of hits added.

ba-166 = Soft and open vehicles are destroyed
    .text = A soft-skin or an open-topped vehicle that is damaged this way is destroyed.

ba-167 = Closed armour rolls on the table
    .text = A fully enclosed armoured vehicle that is damaged rolls on the damage table.

ba-168 = Without anti-tank weapons: superficial
    .text = Infantry without anti-tank weapons does superficial damage at most.

ba-169 = The vehicle survives
    .text = If the vehicle is still there, the assault is over and the infantry regroups.

# C A. Conventions

c-01 = Small dice
    .text = D2: 1 to 3 is one, 4 to 6 is two. D3: half of a die, rounded up. 2D6 and 3D6 are added up.

c-02 = No measuring beforehand
    .text = Ranges are measured only when the target has been declared and has reacted. A shot that proves out of range is wasted.

c-03 = From where to where
    .text = Measure men from rim to rim of their bases, vehicles at the hull, shots of a vehicle from its muzzle; to a gun, measure to whichever of gun and crew is nearer.

c-04 = Formation
    .text = Every man is within 1" of a comrade, and the unit hangs together as one group. If losses tear a gap, its next move has to close it.

c-05 = Gaps between units
    .text = Units stay more than 1" apart, friend and foe, unless they assault.

c-06 = Line of sight
    .text = Sight goes from the head of a man to any part of the target. Men and guns do not block it; vehicles, solid terrain and smoke do. One sees into woods and rubble and out of them, not through. Nobody fires through his own side.

c-07 = Terrain is agreed
    .text = What class a piece of ground has and what cover it gives is settled before the game; here the table fixes it.

# C B. Order dice and orders

c-08 = One die a unit
    .text = There is a die for each unit. Dice of lost units are taken out at turn end; if one of them was still waiting in the bag, it goes at once.

c-09 = Dice without a unit
    .text = If no unit of the side can still be ordered, its die does nothing. An option says whether reserves have their dice in the bag only once they may arrive, or all the time.

c-10 = When a test is needed
    .text = A unit with pins tests for its order, and so does one that a rule makes test. Without pins there is no test, and Down never needs one.

c-11 = The order test
    .text = Roll two dice: the sum may not be higher than morale after modifiers. Double one always succeeds; 11 and 12 never do, however high the morale.

c-12 = What changes morale
    .text = -1 for every pin; plus the bonus of the best officer in reach; -1 for a squad that lost its NCO; -1 for a weapon team of one man.

c-13 = A passed test takes a pin off
    .text = The unit loses one pin first and then acts; the pins left count when it shoots.

c-14 = A failed test means Down
    .text = Down replaces the order, and the die shows it. For vehicles see C-84.

c-15 = Rally takes more off
    .text = A unit that passes its test to Rally loses one pin, as for every passed test, and then D6 more.

c-16 = Pins count for Rally too
    .text = The test to Rally has -1 for every pin like any other.

c-17 = Staying Down
    .text = A Down unit stays so until it has another order. At turn end its die may be left: then it is Down for the next turn, has no die in the bag and, by option, loses one pin.

c-18 = Firing from Ambush
    .text = A unit in Ambush may interrupt the move of one enemy unit anywhere and fire as if ordered to Fire, which its die then shows. The mover cannot go Down; if it survives, it carries on.

c-19 = Staying in Ambush
    .text = At turn end the die may be left on a unit in Ambush, which then has none in the bag. There is no free shot.

c-20 = No indirect fire from Ambush
    .text = A weapon that can only fire indirectly cannot wait in Ambush. A gun with two kinds of shell says which one is loaded.

c-21 = Giving up an Ambush
    .text = A unit in Ambush that is fired at may give it up and go Down. No other unit that has a die reacts.

c-22 = What sets off an Ambush
    .text = Any move does, also an assault or coming onto the table. Firing and rallying do not.

c-23 = Panic with nowhere to go
    .text = A panicking unit that cannot move for any reason goes Down.

c-24 = What friendly fire and panic do
    .text = Friendly fire is shooting like any other, with damage, pins and morale. A panic run may lead off the table; the unit is then lost.

# C C. Pins

c-25 = One pin for being hit
    .text = A unit hit by the fire of an enemy unit gets one pin, however many hits. Explosive gives its own number instead; misses give none.

c-26 = Pins before morale
    .text = The pin is there as soon as the hits are known, so it counts in the morale check that follows.

c-27 = Rout by pins
    .text = A unit with as many pins as its basic morale (8, 9 or 10), or more, is destroyed at once.

c-28 = Flame pins more
    .text = A unit hit by a flamethrower gets D3+1 pins instead of one.

c-29 = Hand to hand nobody is pinned
    .text = As soon as the attackers reach it, an assaulted unit loses all its pins.

c-30 = What pins do not do
    .text = Pins neither slow a unit nor take dice from it at close quarters.

# C D. Movement

c-31 = Moving men
    .text = A man may move less than his rate and his path may bend. Men pass through friendly men but do not end among them; vehicles block and are blocked.

c-32 = Half-tracks and terrain
    .text = Half-tracks treat rough ground and obstacles as tracked vehicles do and have the double rate on roads; buildings are closed to them.

c-33 = Coming on and leaving
    .text = Units arrive by Advance or Run and measure from the table edge. A unit that goes off by choice does not come back and is counted as destroyed, unless its scenario allows it.

c-34 = Moving team weapons
    .text = Team weapons on foot move as infantry. A fixed weapon that has moved does not fire.

c-35 = Slow vehicles, bicycles, horses, motorcycles
    .text = Slow vehicles move 6" or 12", motorcycles 12" or 24" as wheeled. Bicycles Run 24" wholly on a road, not to assault, and are left behind at another order or the first pin. Cavalry moves 9" or 18", cannot go Down or enter buildings, escapes like recce, fights with three dice a man, regroups 2D6" and may dismount for good.

# C E. Shooting

c-36 = One target
    .text = A unit fires at one unit. One-shot weapons, and every weapon of a vehicle, may have a target of their own; all are declared before dice are rolled.

c-37 = Every shooter for himself
    .text = Each man needs sight of and range to at least one man of the target; modifiers are worked out for each shooter.

c-38 = Point-blank, long, small
    .text = Point-blank is 6" or less. Long range is more than half of the weapon's range. A small unit is one or two men.

c-39 = Near and far at once
    .text = A pistol at 3" to 6" is at point-blank and at long range: both count, or the first alone, by option.

c-40 = A 1 misses
    .text = However good the shot, a 1 misses; no roll is better than 2+.

c-41 = Nearly impossible shots
    .text = When the score needed is above 6, a 6 and then a second 6 will still hit.

c-42 = When cover counts
    .text = Soft and hard cover do not add up; the better counts. A shooter has it against him if at least half of the men he sees are in it or behind it.

c-43 = Cover of armoured vehicles
    .text = Armour has cover when the shooter sees half or less of the side turned to him.

c-44 = Going Down under fire
    .text = Men or a gun without a die may go Down when declared a target. That takes a die of their side out of the bag and costs their action. They choose before anything is measured.

c-45 = Explosive on men who are Down
    .text = The number of hits is halved, rounded down; the pins are not. Whether that holds for units that were Down before the shot is an option.

c-46 = Rolling to damage
    .text = Throw a die for each hit and add penetration; 1 is never enough. What needs 7 or more is safe from small arms.

c-47 = Penetration against everything
    .text = The penetration of a heavy weapon counts against every target; facing and range change it against armour alone.

c-48 = Exceptional damage
    .text = Every 6 that damages is rolled once more. If it is a 6 again, the side that shot says who falls; in all other cases the owner does.

c-49 = Half lost: morale check
    .text = A unit that loses half of its men or more to the fire of one unit takes a morale check, rolled like an order test. If it fails, it is destroyed; there is no FUBAR.

c-50 = Every model is somebody
    .text = The NCO, the gunner and the others are particular models. Without its NCO a squad has -1 morale; the special weapon of a man who falls is lost.

c-51 = Loaders load
    .text = A loader does not shoot while the weapon he serves is firing.

# C F. Special rules of weapons

c-52 = Assault weapons
    .text = No -1 for fire on the move, and two dice at close quarters.

c-53 = Team weapons
    .text = In a team the weapon needs two men; served by one it has -1 to hit and the unit -1 morale. In a squad the loader of a lost weapon takes his rifle again. If exceptional damage picks the gunner of a team, the team is lost.

c-54 = Fixed weapons
    .text = A fixed weapon does not fire on an Advance. It covers 45° to either side of its barrel, and part of the target must be inside. To turn it takes an Advance.

c-55 = Shaped charges
    .text = -1 on every roll to hit, but no loss of penetration at long range.

c-56 = One-shot weapons
    .text = They fire once in a game and may be kept for later.

c-57 = Flamethrowers do not miss
    .text = They hit without a roll or modifiers: the dice for their shots give the number of hits. Gun shields and walls do not help.

c-58 = Fire frightens
    .text = After casualties and pins the target of a flamethrower always checks morale, vehicles too; a unit that fails is destroyed or abandoned. Flame strikes the top armour.

c-59 = Out of fuel
    .text = After each shot a die is rolled. On 1 (or 1 and 2, by option) an infantry flamethrower is empty: a team leaves the game, a man of a squad goes on with a pistol. On a vehicle it is empty on 1.

c-60 = Flame vehicles burn
    .text = A vehicle with a flamethrower has +1 on the damage table against it.

c-61 = Shot or shell
    .text = A gun that has both shot and explosive says with its target which it fires. Against men, guns and soft-skins one explosive hit becomes several; against armour it stays one.

c-62 = Explosive pins on armour
    .text = An explosive hit leaves one pin on an armoured vehicle, or the pins of its size, by option.

c-63 = Howitzers
    .text = Direct fire with no minimum, or indirect fire from 24" on.

c-64 = Indirect fire and ranging in
    .text = A 6 is needed, without modifiers. In the following turns at the same target 5+, 4+, 3+, 2+, while neither moves and the firer has Fire; after a hit 2+. Inside the minimum range it misses.

c-65 = Spotters
    .text = The crew must see the target, or have a spotter and be regular or veteran. The spotter is one man without a die; he or the weapon is ordered, and he neither fires nor assaults.

c-66 = From above
    .text = Indirect hits strike the top armour (+1); open-topped vehicles suffer BA-137 as well.

c-67 = Smoke shells
    .text = In place of explosive a mortar or howitzer may fire smoke. Where it hits, a cloud blocks sight for this turn and the following one.

c-68 = Multiple launchers
    .text = A rocket launcher always needs a 6 and rolls for the target and for every unit near it, friend or foe (W-07).

c-69 = Snipers
    .text = With Fire or from Ambush: 36", +1 to hit, no loss for long range, cover and gun shields do not count, and the sniper picks who falls.

c-70 = Out in front
    .text = Snipers, observers and spotters may be set up forward, after both sides have deployed.

c-71 = Gun shields
    .text = From the front the crew is damaged on 6+ whatever its quality; not so by explosive, flame or at close quarters.

c-72 = Flak
    .text = -2 to hit aircraft.

c-73 = Heavy automatic cannon
    .text = An older chart calls this weapon medium; it is the heavy automatic cannon of the table.

c-74 = Range of vehicle flamethrowers
    .text = 18" as the table has it, or 12" as corrected later, by option.

# C G. Artillery

c-75 = A gun is gun and crew
    .text = The crew stays within 1" of the gun. Direct fire goes from the barrel, indirect fire from any of the crew. Some guns never move.

c-76 = Pushing guns
    .text = With Advance a light gun goes 6", a medium one 3", heavier ones only turn; by option no gun does more than turn. Guns do not Run and do not fire after moving.

c-77 = Guns without a crew
    .text = When the crew is dead or beaten, the gun is lost; nobody takes it over.

c-78 = Smashing the gun
    .text = Exceptional damage by a heavy weapon may break the gun rather than a man.

c-79 = Crews fight
    .text = At close quarters gun crews fight as infantry.

c-80 = Small gun crews
    .text = Shield or not, a gun becomes a small unit once its crew is down to two men or one.

# C H. Vehicles

c-81 = Facings
    .text = A vehicle has four sides, parted by lines through its corners: front, left, right, rear. Where the shooter stands decides which is hit; indirect fire, aircraft and flame strike the top.

c-82 = Arcs of weapons
    .text = A turret points anywhere, a weapon in hull or casemate to the front, any other where its list says. Everything fires in the same action and may choose different targets; the coaxial gun, or the crew's own, only if the main gun is silent.

c-83 = Vehicles are never ordered Down
    .text = A Down die on a vehicle only shows that it has halted; it is no harder to hit.

c-84 = Vehicles that fail their test
    .text = With an enemy in its front arc the vehicle backs straight away, at half its Advance rate (recce at the full one, dual steering at the Run rate); otherwise, or always by option, it stays. Its die is Down.

c-85 = Pinning vehicles
    .text = Only heavy weapons pin closed armour, one pin when they hit. Everything open or unarmoured is pinned by whatever hits it.

c-86 = Steady crews
    .text = By option: veteran crews are pinned only by a hit that could have damaged them; regular crews roll, 4+ as veterans; inexperienced ones always.

c-87 = How badly armour is hit
    .text = Die plus penetration against the damage value: equal is superficial, 1 or 2 over is full, 3 or more over is massive damage.

c-88 = Pins of hit and result
    .text = First comes the pin any hit causes, then those of the damage table on top.

c-89 = Soft-skins are destroyed
    .text = Damage destroys a soft-skin; there is no table for it.

c-90 = When vehicles check morale
    .text = Vehicles check for fire and flame and are lost by too many pins, but never for casualties.

c-91 = Officers and vehicles
    .text = Only a command vehicle inspires other vehicles: +1 up to 12". An officer on foot does nothing for them.

c-92 = Immobilised vehicles
    .text = They may be ordered, fire and turn the turret, but not the hull.

c-93 = Long range and shells
    .text = The -1 of BA-147 is for shot, not for shaped charges or flame; for explosive only by option.

c-94 = Recce and one-man turrets
    .text = Recce vehicles escape; a vehicle with a one-man turret tests to Advance even without pins.

c-95 = No turning in reverse
    .text = Only recce vehicles turn while they reverse.

c-96 = Roads double everything
    .text = The road bonus doubles Advance, Run and reverse.

c-97 = Escaping
    .text = A recce vehicle without a die that is aimed at or assaulted may at once back away as far as a Run takes it, never nearer to the enemy (forwards too, by option). Its die is then Down, and the attack goes on if it still can.

c-98 = Room and tow
    .text = A transport has room for so many men. A gun needs a vehicle whose list names its class, and its crew rides along.

c-99 = Mounting and dismounting
    .text = All men must reach the hull by Advance or Run, and the vehicle must not have made a Run this turn. They get out the same way, measured from the hull. Either is their action.

c-100 = Men aboard
    .text = They cannot fire or be targets, unless they man a listed gun. Pins on the vehicle go on them too.

c-101 = A transport is destroyed
    .text = The men aboard get out beside the wreck, Down and with a pin, and take D6 hits without penetration; a unit that loses half checks morale. By option there are no hits. A gun in tow is lost.

c-102 = Empty transports are lost
    .text = At turn end an empty transport with an enemy unit nearer to it than any friend is lost. The same goes for ambulances.

c-103 = Limbering
    .text = To hitch or unhitch a gun takes the unit's order; a gun in tow does not fire.

c-104 = Tank riders
    .text = Riding on tanks is not used.

c-105 = Weapons of empty transports
    .text = The crew of an empty transport fires one of its weapons, or all of them by option.

# C I. Buildings

c-106 = Entering a building
    .text = A unit enters as a whole, on the lowest floor, one unit to a floor, and all its men must be able to reach it. Advance or Run lead in; by option Run alone.

c-107 = Fire from and at buildings
    .text = Sight and range go from and to the openings; the men inside are in hard cover.

c-108 = Walls protect
    .text = Small arms and shot need 1 more to damage men inside, unless an option says otherwise. Explosive, flame and snipers do not.

c-109 = Explosive on buildings
    .text = Explosive needs no opening, and cover does not count. Twelve hits or more from one shell bring the building down with all inside.

c-110 = Buildings do not burn
    .text = Setting buildings on fire is not used.

c-111 = Assaulting a building
    .text = Both sides strike together. Defenders who win keep the building; attackers who win may go in.

c-112 = Tanks through buildings
    .text = By option a heavy or super-heavy tank may drive at a building: on 4+ it falls and the men inside take 3D6 explosive hits.

# C J. Close quarters

c-113 = Declaring an assault
    .text = It takes a Run, with its test if there are pins. The target is an enemy unit in sight up to 12" away; every attacker moves into contact or as near as he can.

c-114 = Assault over bad ground
    .text = An assault may lead over rough ground and obstacles, at half its length: 6".

c-115 = Reaction fire
    .text = A target without a die may fire if the attackers start more than 6" away; its die becomes Fire. Nearer than that it is surprised. Casualties, pins and morale come first; attackers who hold come on.

c-116 = Defended positions
    .text = Behind an obstacle, in cover or in a building the defenders strike together with the attackers in the first round.

c-117 = Dice at close quarters
    .text = One die a man, two with an assault weapon or as tough fighters. There is no roll to hit: the die must reach the damage value of the enemy. No cover, no penetration, no exceptional damage.

c-118 = Who wins
    .text = The side that dealt more casualties wins and the other is removed. If they are equal, both strike together in another round.

c-119 = Regrouping
    .text = The winner moves up to D6", riders 2D6". His die stays as it is.

c-120 = Fanatics
    .text = As long as two men are left they take no check for half losses, are not routed by pins, and a lost round is a draw for them.

c-121 = Assaulting guns
    .text = Fought as infantry; if the crew loses, the gun is destroyed.

c-122 = Tanks overrun
    .text = A tracked vehicle with armour may drive at men by a Run. If it comes from further than 6", they may shoot. A morale check follows: failing it is the end, passing it lets them step aside. No gun survives being driven over.

c-123 = No ramming
    .text = Vehicles do not ram each other.

c-124 = Tank hunters
    .text = Men with anti-tank grenades need no test to assault armour, and their damage is not limited to superficial.

c-125 = Damage in an assault on armour
    .text = Hits plus a die against the damage value, whatever the facing; by how much it is beaten matters only for those armed against tanks.

# C K. Headquarters and observers

c-126 = How far an officer reaches
    .text = 6" for every rank, or 12" for captain and major, by option.

c-127 = What an officer helps
    .text = His bonus counts for his own unit too, for order tests and morale checks; only one officer counts. Off the table or in a transport he is no help.

c-128 = Medics
    .text = Close to a medic (6"), men and gun crews roll for a casualty of small arms and keep the man on a 6. It does not work for heavy weapons, exceptional damage or hand to hand. A medic never fights.

c-129 = Artillery observers
    .text = Once in the game he may call with Fire for shells or smoke on a spot in view. Each following turn a die: 1 the opponent shifts the marker by up to 12" and they land; 2 or 3 not yet, but add 1 next turn; 4 or more they land. Units up to 12" away roll: 1 unhurt, 2 or 3 one pin, 4 or 5 D3 pins, 6 a shell like a heavy howitzer's.

c-129a = Air observers
    .text = He calls one attack in the game. The turn after, it comes on 4+, a turn later on 3+, and so on. Another die gives its kind: 1-2 two machine guns, 3-4 a bomb of 2D6, 5-6 one of 3D6. If the die of its coming is a 1, the opponent picks the target. Everybody up to 12" from there takes D3-1 pins. Flak may shoot.

# C L. Set-up and scenarios

c-130 = First wave
    .text = In turn 1 the whole first wave arrives over its edge, by Advance or Run, without tests. A unit that finds no space joins the reserve.

c-131 = Reserves
    .text = Units in reserve can be called from the second turn on. They arrive if they pass an order test with -1; otherwise they wait for another turn.

c-132 = Outflanking
    .text = Reserves may be sent round a flank, left or right, in secret. They come on from that short edge, deeper the later they arrive, and test with -1 as others do.

c-133 = Hidden set-up
    .text = A defender in cover may start hidden. Nobody can aim at him before he moves, shoots or is approached to 12" (18" by recce). An option turns it off.

c-134 = Preparatory bombardment
    .text = It takes place on 2+. For every enemy unit on the table a die: 1 no effect, 2 or 3 one pin, 4 or 5 two, 6 D3+1 pins and D3 explosive hits with +3.

c-135 = Length of the game
    .text = Six turns; then a die, and on 4+ there is a seventh and last one.

c-136 = Sides and objectives
    .text = The winner of a roll-off chooses to attack or to defend. An objective is held by men or a gun within 3" of it, with no enemy men or gun within 3".

c-137 = Winning on points
    .text = Where points are counted, a lead of 2 wins; less is a draw.

c-138 = Envelopment
    .text = Half or more of the defenders wait in their zone, perhaps hidden; half or more of the attackers come as first wave after a bombardment. The attacker scores 1 for each unit he destroys, 2 for each of his in the zone and 3 (or 2, by option) for each that left over the far edge; the defender 2 for each he destroys.

c-139 = Maximum Attrition
    .text = The table begins empty. Each side sends half of its units or more as first wave. Destroyed enemy units are a point apiece; a lead of two points wins.

c-140 = Point Defence
    .text = The defender has three objectives in his half, no nearer to an edge than 6" and to each other than 24". Half of his units or more are on the table; after a bombardment the enemy's first wave comes. Two objectives win for the attacker, one is a draw, none is defeat.

c-141 = Hold Until Relieved
    .text = One objective in the middle. The defender sets up two units of men or guns beside it, the attacker around it, farther off. Whoever holds it at the end wins; if nobody does, it is a draw.

c-142 = Top Secret
    .text = One object in the middle; both sides come on. A man who touches it carries it; over his own edge it wins the game, otherwise it is a draw. It is dropped when the carrier falls.

c-143 = Demolition
    .text = Both players guard a base of their own with a few units. Enemy infantry that reaches it blows it up. Whose base goes first has lost; if none goes, or both in one turn, it is a draw.

# C O. Start of the turn

c-144 = Start of the turn
    .text = Before the first die is drawn, barrages, smoke and air strikes that are due are worked out; if both sides have some, the winner of a roll-off says whose is first. Smoke of the turn before last is taken away.

# C P. Vehicles in detail

c-145 = Vehicle weapons fire on the move
    .text = Team and Fixed do not bind weapons on vehicles: on Advance all fire at -1. Indirect fire needs Fire; after a Run nothing fires.

c-146 = Mounted weapons keep their profile
    .text = Weapons on vehicles have the profile of the tables; national bonuses for machine guns are for men alone. Several barrels in one mount fire at one target.

c-147 = How a vehicle moves
    .text = In straight legs along its hull, with turns of up to 90° about its centre anywhere, as many as allowed; a smaller turn counts as one. Forward and reverse do not mix. Turning on the spot is an Advance. The hull keeps clear of what is impassable and of other units.

c-148 = On the road
    .text = To have the double rate, a vehicle may not leave the road with its centre anywhere on the way.

c-149 = Orders of vehicles
    .text = Vehicles take any order except Down. A die once drawn is not passed up: where nothing useful is left they Fire at nobody, Rally or wait in Ambush.

c-150 = Shooting at vehicles
    .text = The same 3+ and modifiers as for men, but neither Down nor small unit.

c-151 = Small arms at vehicles
    .text = Small arms may be fired at vehicles. They damage nothing above 6+, and C-85 says whom they pin.

c-152 = Forced moves
    .text = Panic and backing away stop at impassable ground and 1" short of any unit. A vehicle whose centre goes over the edge is lost.

# C Q. Assaults in detail

c-153 = Assaults that fall short
    .text = Once the target has reacted, each attacker is measured for himself. Should none arrive, the squad goes forward, halts a little more than 1" short, and there is no fight.

c-154 = Everybody fights
    .text = Nobody stands by: every man of the two units takes part, wherever he is. There is just one target, and other units are kept 1" away.

c-155 = The number needed hand to hand
    .text = As for fire: 3+, 4+ or 5+ by the quality of the men who are struck. A 1 fails, and gun shields do not help.

c-156 = Pins and dice after a fight
    .text = Pins stay on the attackers. If the defenders win and have no die beside them, their side may order them later in the same turn.

c-157 = Where to regroup
    .text = In any direction or not at all, over 1" from enemies and into no vehicle; it never begins another assault.

c-158 = Equipped against tanks
    .text = Units that bought anti-tank grenades; by option also those with an unused panzerfaust and the teams with bazooka, panzerschreck or PIAT.

c-159 = Dice against a vehicle
    .text = Each man has a die to hit, a tough fighter two, and the kind of weapon makes no difference. Vehicles do not hit back. When one is destroyed, its passengers come out.

c-160 = Fighting for a building
    .text = A fight across a wall counts everybody as touching. The winner keeps his place; if he was the attacker, he may occupy the building and forgo his regrouping.

# C R. Who decides, and in what order

c-161 = Fair draws
    .text = The bag favours nobody: all dice in it have the same chance. A player whose die comes out cannot pass while one of his units could take an order.

c-162 = When the other side may act
    .text = A target is declared: nothing, Down or escape. An assault is declared: nothing, fire or escape. A unit moves: Ambush. The choice comes before any distance is known, and takes the reacting side's die from the bag.

c-163 = Ambush step by step
    .text = A move is checked inch by inch (every two inches, by option). At the start and after every step, all who see it from their Ambush may fire, in the order their player likes.

c-164 = Who keeps dice first
    .text = The side whose die came first this turn says first which units stay Down or in Ambush; the opponent follows.

c-165 = Roll-off
    .text = A die each; the higher wins, ties roll again.

c-166 = Fire in its order
    .text = In this order: all targets and shells, reactions, measuring, hits, numbers of explosive hits, pins, damage, casualties, morale. Divided fire is settled target by target as the owner likes, each with its own pins.

c-167 = Who falls
    .text = Except where a sniper or exceptional damage decides, the owner says who falls, whether the shooters could see him or not. Gaps are closed by the following move.

c-168 = FUBAR in detail
    .text = Friendly fire needs sight of the target and a weapon that bears; out of range it is wasted. Panic runs straight from the nearest visible enemy, round what is impassable, as far as it goes; the table edge does not stop it.

c-169 = Measuring before declaring
    .text = Nobody is told how far the enemy is until he has declared, save by option. Of his own units a player always sees the reach.

c-170 = Who rolls
    .text = Order tests and morale checks are rolled by the unit's owner; other dice, such as numbers of pins, by the side that caused them.

# C S. Table, models and terrain

c-171 = The table
    .text = A table measures 72" by 48". Each player has a long edge and a half that is 24" deep; a quarter is 36" by 24".

c-172 = Sizes of models
    .text = A man has a round base of 1" and is 1.2" high; riders have a round base of 1.5". Guns, cars, trucks and tanks have the size of their class.

c-173 = Sight lines
    .text = From eye height at the centre of the shooter's base to the centre and the edges of the target at half its height; one clear line is enough. Solid things block what passes below their top, dense areas what passes right through them.

c-174 = Cover of one man
    .text = He stands in something that gives cover, or the line to him crosses it and the shooter does not touch it. Hard beats soft. A vehicle has cover if two of its four corners are hidden.

c-175 = Kinds of terrain
    .text = Fields, woods, marsh, rubble, craters, hedges, walls, bocage, wire, trenches, water, hills, roads, buildings and wrecks, each with its row of the terrain table, its sight and its cover.

c-176 = Obstacle or rough
    .text = A line to be crossed is an obstacle, an area is rough ground. An obstacle is defended if the attacker's straight path would cross it within 1" of the defender.

c-177 = Buildings
    .text = No house is larger than 8" square; it has one, two or three floors for as many units and a window every 2". Each window serves two men or a team weapon. Whoever goes out, by Advance or Run, starts from any of them.

c-178 = Which table
    .text = One of the designed tables, or a random one: six squares of 24" with a die each for hedges, woods, fields, a hill, buildings, rubble or marsh, and one road across. Without an attacker it is mirrored.

# C T. Forces and set-up in detail

c-179 = Forces
    .text = A force is one or more platoons of one nation: a lieutenant, two to five squads, at most one of each kind of support, and up to one transport for every unit of men or gun; usually 1000 points, and both see both lists. Every unit has a die, a transport and its passengers two.

c-180 = Setting up
    .text = Half is counted by units; odd numbers round up. Players place unit after unit, by turns if both have to, and who lost the roll-off begins. Men may be inside transports and guns behind them.

c-181 = Reserves in detail
    .text = They come on anywhere along their edge and cannot assault that turn. A transport brings its passengers with one test. After a failure the unit's die is Down; a FUBAR is only a failure.

c-182 = Hidden units
    .text = Men and guns wholly in or behind cover. They can be neither targets nor assaulted, though barrage and bombardment reach them. They are revealed when they move or fire, or when an enemy sees them within 12" (recce 18").

c-183 = Forward set-up
    .text = After all the rest, by turns, anywhere in cover outside the enemy's zone and more than 12" from every enemy.

c-184 = When the bombardment comes
    .text = Turn 1 begins with it; what is not yet on the table is not hit.

c-185 = Outflanking in detail
    .text = Before the first turn the side is written down, and nobody sees it until the unit comes. In turn 3 it may appear on the 24" next to its own edge, in turn 4 on 36", afterwards on the whole side. Units of the first wave cannot.

c-186 = Nobody left
    .text = A side with no unit left has lost, whatever the points; if both have none, it is a draw. Units that the scenario allows to leave the table do not count as lost.

c-187 = What counts
    .text = Each unit that has a die is worth points. Ground is held by guns and fighting men only; medics, observers and spotters do not count.

c-188 = Envelopment in detail
    .text = The winner of the roll-off picks his part. The defender picks a long edge; his zone is 18" deep. Set-up, forward set-up, bombardment; the first wave enters from the other edge. The attacker may outflank. In the zone: more than half of the men, or the centre of a vehicle.

c-189 = Maximum Attrition in detail
    .text = The winner of the roll-off takes the long edge he likes. Both first waves come on in turn 1. Both sides may outflank.

c-190 = Point Defence in detail
    .text = The defender picks an edge, places the three objectives and sets up. Bombardment, then the attacker's first wave; he may outflank.

c-191 = Hold Until Relieved in detail
    .text = The defender sets up two units within 6" of the objective, hidden if he likes. The attacker sets up at least half over 18" from it and not in the 12" along the defender's edge. Nobody outflanks.

c-192 = Top Secret in detail
    .text = A man on foot whose move ends against the object takes it. He may Advance or Run with it, but not ride. If he falls or his unit loses a fight, it lies where he stood. Nobody outflanks.

c-193 = Demolition in detail
    .text = A base is a block of 4" by 4", 12" in from the middle of its owner's edge. Two units of men or guns begin around it, up to 12" away. It is blown up at a turn's end if enemy infantry touches it while its owner has no men and no gun within 3".

# C U. Headquarters and air in detail

c-194 = Barrages in detail
    .text = With Fire the observer marks any spot in view; nobody reacts. All units up to 12" from the marker roll, friend or foe. His smoke has a radius of 6", that of a shell 3". He calls once, and his death does not stop it.

c-195 = Air strikes in detail
    .text = The observer names an enemy unit in view, with Fire. When the aircraft comes, enemy flak within range that is free or in Ambush may shoot with -2, and 4+ for a hit drives the aircraft off. Flak of his own side joins in by mistake on a 1. Bombs and bullets hit on 3+, from above, and count as heavy.

c-196 = Measuring an officer's reach
    .text = The reach of an officer is measured to whichever man of a unit, or part of a hull, is nearest to him.

# Weapons of the army lists

w-01 = Shotgun
    .text = 18", 1 shot, assault.

w-02 = Carbine
    .text = Counts as a rifle.

w-03 = Cavalry carbine
    .text = A pistol in the saddle, a rifle on foot.

w-04 = BAR
    .text = Counts as an automatic rifle.

w-05 = Sniper rifle
    .text = 36" with Fire or Ambush, otherwise 24"; 1 shot, with the sniper's rules of C-69.

w-06 = Ampulomet
    .text = 24", team, fixed, HE D6. If it hits armour without damaging it, a second roll of 6 sets the vehicle on fire.

w-07 = Multiple launcher
    .text = A heavy mortar that hits on a 6 and nothing else. The roll is made for the target and again for each unit of either side up to 6" away from it; whoever is too near the launcher is spared.

w-08 = Small flamethrower on a vehicle
    .text = 12", 2D6-1 hits, penetration +3.

w-09 = Low-velocity light anti-tank gun
    .text = As the light anti-tank gun with penetration +3.

w-10 = 75mm gun
    .text = As the medium anti-tank gun with HE D6.

w-11 = 122mm gun
    .text = As the heavy anti-tank gun with HE 2D6.

w-12 = 152mm howitzer
    .text = As the heavy howitzer with penetration +5.

w-13 = Anti-tank shell of a light howitzer
    .text = Direct fire up to 48" with penetration +4 and one hit; declared with the target.

w-14 = Guns that are two in one
    .text = A gun listed as a howitzer too fires as either; which is declared with the target.

w-15 = Suicide charge
    .text = In an assault on a vehicle the man is removed for one hit with penetration +8 and no other modifier. He needs no test to attack armour.

w-16 = Squeeze bore
    .text = +2 penetration up to 12"; at long range -2 in place of -1.

w-17 = Spears and bare hands
    .text = Neither shoots. A spear is one die at close quarters, an unarmed man none.

# Special rules of units

s-01 = Green
    .text = At its first casualty the unit rolls: 1 D6 pins more and Down; 2 to 4 nothing; 5 or 6 regular for good. Volksgrenadiers who became regular roll once more, 5 or 6 veteran.

s-02 = Shirkers
    .text = They test for every order but Down, and each pin counts double.

s-03 = Tough fighters
    .text = Two dice a man at close quarters.

s-04 = Fanatics
    .text = They fight on while two men are left (C-120).

s-05 = Stubborn
    .text = In morale checks neither pins nor other minuses count against them; order tests are taken as usual.

s-06 = Anti-tank grenades
    .text = The unit counts as tank hunters (C-124, C-158).

s-07 = Behind enemy lines
    .text = No -1 when the unit outflanks.

s-08 = Forward set-up
    .text = The unit may be set up forward (C-183).

s-09 = Rangers lead the way
    .text = After all set-up and before turn 1 the unit may make a Run; no assault, and no Ambush fires at it.

s-10 = Chindits
    .text = No -1 for fire on the move.

s-11 = Fear of Gurkhas
    .text = Men or a gun they assault check morale before reacting; those who fail may not fire, but are not destroyed.

s-12 = Body armour
    .text = +1 to the score that damages them with small arms or hand to hand. They Run for an assault only.

s-13 = Untested
    .text = At the first pin a die settles their quality for good: 1 or 2 inexperienced, 3 or 4 regular, 5 or 6 veteran.

s-14 = Bicycles, horses, motorcycles
    .text = C-35 gives their moves. Motorcyclists go as a wheeled vehicle would; while riding they neither drop Down nor go indoors, and have only pistols and submachine guns at hand. An Advance lets them get off, not to mount again.

s-15 = Skis
    .text = Snow is open ground.

s-16 = Tank riders
    .text = Riding on tanks is not used (C-104): the unit fights as other infantry does.

s-17 = Commissars
    .text = Men or a gun within 6" that fail an order test may lose one man, of their owner's choice, and test again; the second result stands.

s-18 = Field ambulance
    .text = Units within 6" count as near a medic. Left alone near the enemy it is lost (C-102).

s-19 = Fuel trailer
    .text = With its trailer the tank is a flame vehicle. With any order the trailer may be dropped; then both rule and flamethrower are gone.

s-20 = Gyro-stabiliser
    .text = A veteran crew fires the main gun on Advance without -1.

# National rules

n-01 = Germany: initiative
    .text = When the NCO falls, a die: on 4 to 6 another man takes over and there is no -1.

n-02 = Germany: machine guns
    .text = In units of men light machine guns fire 4 shots and medium ones 5.

n-03 = United States: fire and manoeuvre
    .text = Rifles and BARs of men take no -1 for fire on the move.

n-04 = United States: air superiority
    .text = An American air observer calls two strikes. The second call waits until the first has been settled.

n-05 = United States: gyro-stabilisers
    .text = Tanks listed with one have S-20.

n-06 = Great Britain: artillery support
    .text = One regular artillery observer is free and does not take the platoon's place for one.

n-07 = Great Britain: bombardment
    .text = For each unit under the preparatory bombardment two dice are rolled and the better taken.

n-08 = Great Britain: a characteristic
    .text = Each British force has one of five. Rapid fire: every three riflemen under Fire have one shot more. Up and at them: assaults need no test. Blood-curdling charge: all men frighten as Gurkhas do (S-11). Tough as boots: two dice a man against an assault. Vengeance: a pinned unit loses one pin at turn end on a 6.

n-09 = Soviet Union: Great Patriotic War
    .text = A unit that a morale check would destroy takes the check once more.

n-10 = Soviet Union: numbers
    .text = One squad of twelve inexperienced riflemen is free; it is not green.

n-11 = Soviet Union: massed batteries
    .text = A barrage reaches D6" further.

n-12 = Soviet Union: not one step back
    .text = A commissar may be bought (S-17).

n-13 = Japan: banzai
    .text = Ordered to Run at the nearest enemy in view, Japanese obey as if they had rolled two ones. The whole unit charges in a straight line and has to reach him if it can.

n-14 = Japan: death before dishonour
    .text = All units are fanatics. Men and guns pass the check when a tank assaults them; guns are lost all the same.

n-15 = Italy: no national rule
    .text = The sources name national rules without saying what they do, so there are none here.
