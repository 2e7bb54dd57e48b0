# Clauses of the game: title and text. Key: the id in lower case, dots as hyphens.

# Chapters.

chapter-introduction = 1. Introduction
chapter-sequence = 2. Sequence of play
chapter-zones = 3. Zones of control
chapter-stacking = 4. Stacking
chapter-logistics = 5. Logistics
chapter-reinforcements = 6. Withdrawals, reinforcements and replacements
chapter-movement = 7. Movement
chapter-combat = 8. Combat
chapter-air = 9. Air power
chapter-headquarters = 10. Headquarters
chapter-victory = 11. Victory
chapter-special = 12. Special rules
chapter-procedure = Our procedure: in what order things are done
chapter-house = House rules: where the rulebook is silent

bph-1-1a = Two sides, one campaign
    .text = The game covers the fighting in Hungary and Slovakia in 1944 and 1945. Two or more people play, always divided into two sides.

bph-1-1b = Terms used
    .text = Mobile attack, headquarters, combat factors, line of communications, movement points and tank corps are the terms of these rules; the reinforcement phase is the joint phase of reinforcements, replacements and withdrawals. Dice have six or ten faces.

bph-1-2a = Map scale
    .text = A hex is about 20 km from one side to the opposite one.

bph-1-2b = Size of land units
    .text = On the Axis side a land unit is a division or a brigade; on the Allied side it is an army corps.

bph-1-2c = Size of air units
    .text = An air unit stands for a formation of 120 to 160 aircraft, according to nation and type.

bph-1-2d = Length of a turn
    .text = A game turn is two weeks of the campaign.

bph-1-3a = The Axis
    .text = Axis means German and Hungarian units together, unless a rule names only one of them.

bph-1-3b = The Allies
    .text = Allied means Soviet, Romanian, Bulgarian, Yugoslav and Czechoslovak units together, unless a rule names only some of them.

bph-1-4a = What the map shows
    .text = The map is a hex grid over Hungary in its borders of 1939 to 1944 and the lands around it: Slovakia and parts of Romania, Germany and Croatia.

bph-1-4b = Double place names
    .text = A town in a region annexed by Hungary bears its local name and, with it, the Hungarian one, as in Uzhgorod (Ungvár) or Cluj (Kolozsvár).

bph-1-5a = Counters in all
    .text = There are 240 counters. Most are combat units that show type, nation, combat factors and movement points.

bph-1-5b = Other markers
    .text = The remaining counters are markers for losses, the turn, lack of supply and the like.

bph-1-6a = Hungarian formations
    .text = Hungarian counters use GH for infantry, HH for border guards, Hz for hussars, PH for replacement divisions, Pc for armour, SL for Szent László, Sz for the Székely troops and MKHL for the air force.

bph-1-6b = German formations
    .text = German counters name SS and army divisions in short form, such as DR, LAH, HJ, TK, VK or FHH. Pz is armour, Geb mountain troops, J light infantry, JD a fighter division, Jabo fighter-bombers, Sch heavy and FA training; S marks the units fighting the Slovak uprising.

bph-1-6c = Allied formations
    .text = Soviet counters use UR for a fortified region, GK for a mountain corps, L for a light corps, Sh for assault aircraft and TK for a tank corps. C1AR and Mt are Romanian, 1 Cz is Czechoslovak, Slvk Slovak, III and IV Bulgarian, and 12 V Yugoslav.

bph-2-1a = Order of phases
    .text = A turn goes through reinforcements, the air phase, Allied movement and combat, Axis movement and combat, and the end phase, in that order. An action that belongs to another phase must wait for it.

bph-2-1b = One player turn each
    .text = Within each game turn each side has its own movement and combat exactly once.

bph-2-1c = When the Führer check comes
    .text = The Führer check is made when the turn opens, ahead of the reinforcement phase, so that the extra logistic columns can be received in that same phase.

bph-3-1a = Zone of control
    .text = The six hexes next to a unit form its zone of control.

bph-3-1b = Units without a zone
    .text = Headquarters, artillery and air units have no zone of control.

bph-3-1c = Units with a zone
    .text = Tank, mechanised, cavalry and infantry units, mountain troops among them, have a zone of control; no other unit has one. Logistic columns and partisans therefore have none.

bph-3-2a = Stop in a zone
    .text = A unit that enters an enemy zone of control halts there and its movement for the turn is over. Advance after combat, breakthrough and exploitation are free of this, and a mobile attack may still be declared from such a hex.

bph-3-2b = Zone to zone
    .text = A unit may not go directly from one enemy zone of control into another, except when it advances after combat, breaks through or exploits.

bph-3-2c = No zone over the Danube
    .text = A zone of control ends at a Danube hexside: the hexes on the far bank are outside it.

bph-3-3a = Lines through enemy zones
    .text = A line of communications passes through a hex in an enemy zone of control only when a friendly unit stands in that hex.

bph-3-4a = Zones inside a big city
    .text = Between two hexes of the same big city a unit may go directly from one enemy zone of control to another. On this map only Budapest has two such hexes.

bph-4-1a = Four units a hex
    .text = No more than 4 units may end in one hex. Headquarters, artillery and partisans count; logistic columns do not, by default.

bph-4-1b = Passing a full hex
    .text = A full hex may be crossed by units that do not end their movement in it.

bph-4-1c = Czechoslovak stacking
    .text = Czechoslovak units may share a hex with Soviet units, but with no other Allied nation apart from the Slovak partisans.

bph-4-1d = Axis stacking
    .text = German and Hungarian units may share hexes without restriction of nation.

bph-4-1e = National stacking
    .text = A Romanian, Bulgarian or Yugoslav unit may share a hex only with units of its own nation.

bph-4-2a = Surplus units are idle
    .text = Units above the limit of 4 in a hex may not attack, and their combat factors are left out when the hex defends.

bph-4-2b = Surplus units under attack
    .text = An attack on an over-full hex costs each surplus unit one step and drives it away: an Allied one towards the south or east edge, an Axis one towards the west or north edge. If it finds no free hex that way it is eliminated.

bph-5-1a = Need for supply
    .text = Only a unit with a line of communications to a source of its own side moves and fights at full value.

bph-5-1b = Line of communications
    .text = A line of communications is a chain of hexes to a supply hex or a headquarters of the same side. No hex of it may hold an enemy unit, nor lie in an enemy zone of control unless a friendly unit stands there.

bph-5-1c = Occupied supply hex
    .text = A supply hex with an enemy unit in it supplies nobody on your side.

bph-5-1d = No line over the lakes
    .text = A line of communications never crosses a hexside of lakes Balaton, Velence or Neusiedl.

bph-5-2a = Axis supply
    .text = Axis units draw supply over any distance from hexes 2232, 1131, 0429 and 0421, or from an Axis headquarters. By default that headquarters must itself be linked to one of those hexes.

bph-5-2b = Common Axis headquarters
    .text = German and Hungarian headquarters supply units of both nations.

bph-5-3a = Allied supply
    .text = An Allied unit is in full supply when a line of communications of 8 hexes or fewer links it to a Front headquarters that has full or partial supply itself.

bph-5-3b = Corps per headquarters
    .text = A Front headquarters can supply only a limited number of corps: by default 18 with a rail connection and 10 without. The owner picks which ones; the others go unsupplied.

bph-5-4a = Minor Allies in supply
    .text = Romanian, Bulgarian, Yugoslav and Slovak units draw supply under the same terms as Soviet ones. Partisans in Slovakia have a rule of their own.

bph-5-5a = Unsupplied units
    .text = A unit that lacks a line of communications in the end phase is marked as unsupplied.

bph-5-5b = Combat without supply
    .text = An unsupplied unit has half its combat factors, rounded down: 5 become 2. Each unit is halved by itself; a unit left with 0 may not attack alone.

bph-5-5c = Movement without supply
    .text = Unsupplied tank, mechanised and cavalry units also have only half their movement points, rounded down. Other units keep theirs.

bph-5-5d = Artillery without supply
    .text = An unsupplied artillery corps may not support an attack.

bph-5-5e = No mobile attack unsupplied
    .text = German tank and mechanised units may not make a mobile attack while unsupplied.

bph-5-5f = Lack of supply never kills
    .text = A unit may go without supply for as many turns as it must; it is never removed on that account.

bph-5-6a = Attenuated supply
    .text = An Allied unit whose line to its Front headquarters is longer than 8 hexes is in attenuated supply. Its attacks shift 1 column left, and attacks on it shift 1 column right.

bph-5-7a = Supply check
    .text = When the turn ends both sides check supply: units without a line are marked and units that have one again lose the mark. The state found then holds until the next check.

bph-5-8-1a = Logistic columns
    .text = A logistic column stands for the stores and lorries that a large operation consumes.

bph-5-8-1b = Effect of a column
    .text = Each logistic column spent shifts a combat 1 column right for its side's attack or 1 left for its side's defence. It must be in the hex of a friendly unit in that combat or next to it.

bph-5-8-1c = Three columns at most
    .text = The logistic columns spent on a combat shift it by 3 columns at most, whatever their number. By default this limit is counted for each side.

bph-5-8-1d = Spent columns
    .text = A logistic column that has been spent is taken off the map.

bph-5-8-1e = Columns under attack
    .text = A logistic column attacked without combat units beside it defends with 1 combat factor in an ordinary combat.

bph-5-8-2a = Columns per headquarters
    .text = In the reinforcement phase up to 3 logistic columns may go to a headquarters that the rails link to a supply hex. By default 1 may go to a headquarters whose line of communications does not follow the rails.

bph-5-8-2b = Columns move
    .text = Logistic columns just received may move in their own side's movement phase of that turn. They have 10 movement points.

bph-5-8-2c = Columns not received
    .text = Logistic columns for which no headquarters has a place are lost; they are not kept for later turns.

bph-5-8-2d = Columns serve the whole side
    .text = An Axis logistic column serves Germans and Hungarians; an Allied one serves any Allied nation.

bph-5-8-2e = Columns from the Führer
    .text = An offensive ordered by the Führer gives the Axis extra logistic columns that turn: 2 the first time, 1 the second.

bph-5-8-3a = Transport on the Danube
    .text = Once a turn the Axis may receive 1 logistic column in a Hungarian town beside the Danube. By default no Allied unit may be next to the river anywhere between that town and Vienna (1130).

bph-5-8-3b = River columns are not extra
    .text = The logistic column sent by river comes out of the turn's income; the town only takes the place of a headquarters. Allied units downstream of the town are no hindrance.

bph-6-1a = Reinforcement phase
    .text = In this phase both sides receive logistic columns, replacements and reinforcements and carry out withdrawals. Then the Allies may move air units from one Front headquarters to another.

bph-6-2a = Axis column income
    .text = The Axis is due 3 logistic columns a turn on turns 1 to 8 and 2 on turns 9 to 14.

bph-6-2b = Allied column income
    .text = The Allies are due 6 logistic columns a turn on turns 1 to 6, 3 on turns 7 to 11 and 5 on turns 12 to 14.

bph-6-2c = No headquarters to receive
    .text = Allied logistic columns of a turn are lost if no headquarters can take them. Whether one without rail can take a column is decided by an option; by default it takes 1.

bph-6-3a = Replacement table
    .text = The number of replacements for each nation and turn comes from the table of reinforcements, replacements and withdrawals.

bph-6-3b = Use of a replacement
    .text = A replacement gives a reduced unit its lost step back or returns an eliminated unit. By default 1 brings a unit back reduced and 2 bring it back at full strength.

bph-6-3c = Restoring needs a headquarters
    .text = A reduced unit can be restored only if it has a line of communications to a headquarters of its side.

bph-6-3d = Placing rebuilt units
    .text = A rebuilt unit enters on a supply hex of its side, or at a headquarters with a rail connection to such a hex. By default it may be in the headquarters' hex or next to it.

bph-6-3e = Land and air replacements
    .text = Land replacements serve land units of any type and air replacements serve air units of any type; neither does the other's work.

bph-6-3f = National replacements
    .text = A replacement can be used only on a unit of its own nation.

bph-6-3g = Unused replacements
    .text = Replacements left over at the end of the phase are lost.

bph-6-3h = Rebuilt units may move
    .text = A rebuilt unit may move in the turn it comes back, with all its movement points and also by operational movement.

bph-6-4a = Entry of reinforcements
    .text = A reinforcement enters on its turn in a supply hex of its side that has room and holds no enemy. If there is none it waits and may try again each turn.

bph-6-4b = Hungarian reinforcements
    .text = A Hungarian reinforcement may also enter in a Hungarian town linked by rail to an Axis supply hex.

bph-6-4c = Rebuilt units again
    .text = The rule on rebuilt units is given a second time, naming only hexes next to a headquarters with rail or a supply hex. An option decides whether the headquarters' own hex is allowed; by default it is.

bph-6-4d = Turn of entry
    .text = The turn in which a reinforcement is due stands at the top of its counter. A reinforcement may move in that turn.

bph-6-4-1a = Yugoslav 12th Corps
    .text = The Yugoslav 12 V is due on turn 7 and enters only at Subotica (2320). It waits until the Allies control that hex.

bph-6-4-2a = Hungarian replacements
    .text = Hungary receives 2 land replacements on every even turn while the Axis controls both hexes of Budapest.

bph-6-4-2b = Hungary after Budapest
    .text = Once Budapest is taken or cut off from the Axis supply hexes, only 1 Hungarian land replacement comes on each even turn. By default the lower rate is final.

bph-6-4-2c = Hungarian air replacement
    .text = On turn 4 one Hungarian air replacement arrives, whatever has become of Budapest.

bph-6-5a = Withdrawal of units
    .text = A unit listed for withdrawal leaves the map in the reinforcement phase of its turn and does not come back unless the list says so. The Soviet 18th Corps, for one, leaves on turn 7.

bph-6-5b = Withdrawing another unit
    .text = The owner may withdraw instead another unit of the same type and nation from the map. By default this is a duty when the listed unit has been eliminated and a substitute exists.

bph-6-5c = What counts as same type
    .text = Lost steps and different values do not matter for a substitute, and infantry and mountain units are one type.

bph-7-1a = Movement points
    .text = Each hex entered and each river crossed costs movement points: flat 1, mountain 3, river 1 more, Danube 4 more; along a rail line, one half per hex. A unit cannot spend more points than it has.

bph-7-1b = Always one hex
    .text = Any unit may move one hex even if its movement points do not cover the cost; it then stops. Enemy hexes, lakes, going from zone to zone and rivers closed to headquarters stay forbidden.

bph-7-1c = Moving as a stack
    .text = Units that start together may move together, with the movement points of the slowest.

bph-7-1d = One move at a time
    .text = You may move as many or as few units as you like, but the movement of one unit or stack must be finished before the next begins.

bph-7-1e = Enemy hexes are closed
    .text = A hex with an enemy unit in it may not be entered, except by winning a mobile attack.

bph-7-2a = Bridges over rivers
    .text = A bridge saves the cost of the river or the Danube if your side controls the hexes on both banks. By default there is a bridge where a rail line crosses, or where either bank hex holds a town.

bph-7-3a = Who makes mobile attacks
    .text = Only German tank and mechanised units may make a mobile attack, and only in the movement phase.

bph-7-3b = Start of a mobile attack
    .text = All units of a mobile attack must have begun the movement phase in the same hex. That hex need not be next to the target.

bph-7-3c = Cost of a mobile attack
    .text = From a hex next to the target the stack pays the normal cost of entering it and 2 movement points more. It must have them all; the free hex of movement does not help.

bph-7-3d = Resolving a mobile attack
    .text = A mobile attack is fought at once on the Axis combat table, with all the usual modifiers and a shift of 2 columns left.

bph-7-3e = After a mobile attack
    .text = If every defender is eliminated the stack stands in the emptied hex and may go on with the movement points left, even to another mobile attack. If anything survives, its movement is over.

bph-7-3f = Aircraft in a mobile attack
    .text = German ground-attack aircraft may add their bombing factor to a mobile attack.

bph-7-3g = Columns in a mobile attack
    .text = A logistic column supports a mobile attack only if it began the phase in the attackers' hex and has the movement points for the whole cost.

bph-7-4a = Operational movement
    .text = A unit that does not start next to an enemy unit may double its movement points, provided it never enters a hex next to an enemy. By default being adjacent counts even across the Danube.

bph-7-4b = Operational movement by rail
    .text = Operational movement may follow the rails: each rail hex costs half a movement point out of the doubled allowance.

bph-7-5a = Lakes are closed
    .text = No unit and no line of communications crosses a hexside of Balaton, Velence (1624 to 1723) or Neusiedl.

bph-8-1a = Attacking is voluntary
    .text = In your combat phase you may attack enemy units next to yours. You never have to, except under an order of the Führer.

bph-8-1b = One attack per unit
    .text = A unit attacks once a turn. Several mobile attacks in one move are the exception, and by default a unit that made one does not attack again in the combat phase.

bph-8-1c = Repeated attacks on a unit
    .text = The same defender may be attacked several times in a turn, each time by units that have not attacked yet.

bph-8-1d = One attack at a time
    .text = Attacks are named and fought one after another. Each has one target hex, and all units there defend together.

bph-8-2a = Odds of a combat
    .text = The odds are the attackers' combat factors against the defenders', rounded in the defender's favour: 10 to 2 is 5:1, 30 to 24 is 1:1 and 24 to 30 is 1:2.

bph-8-2b = Shifts and the die
    .text = Terrain, fortified lines and other causes shift the column; then one six-sided die is rolled, which may carry modifiers of its own.

bph-8-2c = Two combat tables
    .text = Attacks of the Axis use the Axis combat table and attacks of the Allies use the Allied one.

bph-8-2d = Results at once
    .text = The result of a combat is carried out in full before another combat is fought.

bph-8-3a = Artillery needs a column
    .text = To support an attack, a Soviet artillery corps uses up a logistic column that is in its hex or next to it. That column gives no shift.

bph-8-3b = Reach of the artillery
    .text = The artillery corps adds its combat factors to one attack by Soviet units near it. By default those units are in its hex or next to it; it need not touch the target.

bph-8-3c = Artillery may not outweigh
    .text = Artillery may not support Soviet units whose combat factors together are fewer than its own: a corps of 12 needs at least 12.

bph-8-3d = Artillery counts as a corps
    .text = An artillery corps takes one place in a hex and one of the corps places of a headquarters.

bph-8-4a = Axis advance
    .text = When the target hex has been emptied, any of the Axis attackers may move in, or none of them.

bph-8-5a = Allied breakthrough
    .text = If the Allied combat table takes more steps than the Axis has in the target hex, there is a breakthrough, and each step in excess becomes one movement point of advance.

bph-8-5b = Who breaks through
    .text = Only the tank, mechanised and cavalry units that made the attack may use the breakthrough. Each has as many movement points as there are steps in excess and pays normal terrain costs.

bph-8-5c = Breakthrough starts in the gap
    .text = The first hex of a breakthrough is the emptied target hex. No unit has to go, and points may be left unspent.

bph-8-5d = Breakthrough ignores zones
    .text = Enemy zones of control have no effect on units moving in a breakthrough.

bph-8-6a = Exploitation of a breakthrough
    .text = After a breakthrough, a Soviet tank, mechanised or cavalry unit that is not next to an Axis unit and did not move in the movement phase before may move with half its movement points, rounded down. A unit that attacked elsewhere may do so too; one that made this breakthrough may not. By default a unit that has exploited does not attack afterwards.

bph-8-6b = Through the gap
    .text = An exploiting unit must go through the hex emptied by the breakthrough. By default it may cross other hexes on the way to it.

bph-8-6c = Exploitation ignores zones
    .text = Enemy zones of control have no effect on exploiting units.

bph-8-6d = Exploitation may fall short
    .text = An exploiting unit may leave part of its half allowance unused; a corps with 12 movement points has 6 and may spend fewer.

bph-8-7a = Fortified lines
    .text = Two fortified lines of the Axis run along hexsides of the map: Árpád and Margarethe.

bph-8-7b = Effect of a fortified line
    .text = A fortified line shifts an attack on Axis units behind it 1 column left.

bph-8-7c = Árpád line
    .text = The Árpád line is in force from turn 1.

bph-8-7d = Margarethe line
    .text = The Margarethe line comes into force when turn 3 begins. It never does if an Allied unit has crossed any of its hexsides before.

bph-8-7e = Line and terrain together
    .text = The shift of a fortified line is added to those of the terrain, such as mountains or rivers.

bph-8-7f = Share across the line
    .text = A fortified line helps only against attackers who mostly come across it. By default more than half of the attacking combat factors must cross it.

bph-8-8a = Fighting in a big city
    .text = An attack on a big city shifts 2 columns left, and the defender's step losses are halved, rounded up: 5 become 3 and 3 become 2.

bph-8-9a = Concentric attack
    .text = An attack from two opposite hexes shifts 1 column right. By default three hexes around the target, no two of them neighbours, do the same.

bph-8-9b = No concentric attack on cities
    .text = Against a big city, Budapest or Vienna, there is no shift for a concentric attack.

bph-8-10a = Hasty Allied start
    .text = On turn 1 Allied attacks shift 1 column left, except those made only by units linked to the headquarters of the 4th Ukrainian Front. By default that link may not be longer than 8 hexes.

bph-9-1a = Kinds of aircraft
    .text = Air units are fighters, or else bombers and assault aircraft.

bph-9-2a = Air missions
    .text = When the air phase opens, each side secretly sends its available air units to air zones of the map.

bph-9-2-1a = Allied air radius
    .text = An Allied air unit flies only within a set radius of its headquarters, given here as 9 hexes and elsewhere as 12. An option decides; by default it is 12.

bph-9-2-1b = Axis air range
    .text = Axis air units may operate anywhere on the map.

bph-9-2-2a = First base of the 2nd Front
    .text = On turn 1 the aircraft of the 2nd Ukrainian Front by default fly from hex 2607, where its headquarters stands.

bph-9-2-2b = Air limits on turn 1
    .text = On turn 1 the 2nd Ukrainian Front counts as fully supplied and operates up to 10 air units; the 4th does not and operates up to 4.

bph-9-2-2c = Fourteen air units
    .text = Until the headquarters of the 3rd Ukrainian Front arrives on turn 4, the Allies may fly no more than 14 air units.

bph-9-2-2d = Reserve of the 3rd Front
    .text = Air units of the 3rd Ukrainian Front may be transferred to free places with the other two Fronts. Options decide when, and whether this holds before turn 4; by default it is done in the reinforcement phase and from the beginning.

bph-9-3a = When air combat happens
    .text = After the missions are revealed, there is air combat in every zone with aircraft of both sides, as long as at least one side has fighters there.

bph-9-4a = Aborting a mission
    .text = Before air combat each player may try to call units home: first the Axis, then the Allies.

bph-9-4b = Abort roll
    .text = One six-sided die is rolled for each unit that tries to abort; on 4 or more it goes back to the available units.

bph-9-4c = Abort modifiers
    .text = The roll gets +2 for Axis fighters and fighter-bombers and, by default, -1 for bombers. Assault aircraft and Allied fighters have no modifier.

bph-9-5a = Targets of fighters
    .text = Each fighter names one target and several may name the same one. All targets are named before any die is rolled.

bph-9-5b = Bombers only answer
    .text = Bombers and assault aircraft, whose air factor is in brackets, may fire only at a unit that has fired on them.

bph-9-5c = Air dice
    .text = Every air unit that fires rolls one ten-sided die for each of its steps. All fire is simultaneous.

bph-9-5d = Air hits
    .text = Each die that does not exceed the firer's air factor costs the target one step.

bph-9-5e = No splitting of dice
    .text = An air unit rolls all its dice at a single target.

bph-9-5f = Order of an air combat
    .text = In a zone first come the aborts, Axis before Allies, then every target is named, and then all the dice are rolled.

bph-9-5-1a = Fighters over the ground
    .text = A fighter that took no part in air combat may add its bombing factor to a land combat, in attack or defence. One that fought may not.

bph-9-6a = Bracketed air factors
    .text = An air factor in brackets works only in defence, against a fighter that attacks the unit.

bph-9-7a = Close air support
    .text = Bombers and assault aircraft still over the map after air combat add their bombing factor to land units they support, in attack or defence.

bph-9-7b = Return after support
    .text = An air unit that has supported a land combat goes back to the available units.

bph-9-8a = Return to base
    .text = After air combat the survivors go back to the available units, apart from those kept over the map for close air support.

bph-9-8b = Return to its own Front
    .text = A Soviet air unit goes back to the box of its own Front.

bph-9-9a = Air support of mobile attacks
    .text = German aircraft able to support ground troops may add their bombing factor to a mobile attack and then go back to the available units.

bph-10-1a = What headquarters are
    .text = A headquarters is the staff and supply base of a Soviet Front or of a German or Hungarian army.

bph-10-2a = Full supply of a headquarters
    .text = A headquarters is fully supplied only when a line of communications along the rails links it to a supply hex.

bph-10-2b = Headquarters with rail
    .text = A fully supplied headquarters receives logistic columns and replacements and supplies up to 18 corps or divisions by default; a Soviet one also operates up to 10 air units.

bph-10-2c = Headquarters without rail
    .text = A headquarters without a rail connection supplies by default up to 10 corps or divisions; a Soviet one operates no more than 4 air units.

bph-10-2d = Limits without rail
    .text = All units supplied by a headquarters without rail share 1 land and 1 air replacement a turn, and rebuilt units do not enter beside it. Whether it receives 1 logistic column is decided by an option; by default it does.

bph-10-2e = What fills a headquarters
    .text = Corps of every type and nation take up the places of a headquarters. By default fortified regions do not, and Axis headquarters have the same limits.

bph-10-3a = Moving a headquarters
    .text = A headquarters moves like other units and has 2 movement points.

bph-10-3b = Headquarters and rivers
    .text = A headquarters crosses a river only between two hexes joined by a rail line.

bph-10-3c = Headquarters by rail
    .text = Along a rail line a headquarters pays half a movement point per hex.

bph-10-4a = Air units of a Front
    .text = Every Soviet air unit belongs to a Front and is kept in that Front's box.

bph-10-4b = Twelve hexes from headquarters
    .text = Soviet air units operate no farther than 12 hexes from their headquarters. By default this holds for all Allied air units.

bph-10-4c = Size of an air box
    .text = A Front without a rail connection supports at most 4 air units; one linked by rail to the south or east edge (2701 to 2715) supports 10.

bph-10-5a = Transfers between Fronts
    .text = Soviet air units may change Front, by default in the reinforcement phase, as long as the box they join stays within its limit of 10 or 4.

bph-10-6a = Loss of a headquarters
    .text = A headquarters attacked alone is eliminated without a roll; in a stack it goes when the last combat unit is lost.

bph-10-6b = Return of a headquarters
    .text = A lost headquarters comes back three turns later in a supply hex of its side.

bph-11-1a = Victory points
    .text = The map holds 40 victory points: 10 each for Vienna and Budapest and 5 each for Debrecen, Székesfehérvár, Nagykanizsa and Bratislava.

bph-11-1b = Counting victory points
    .text = Victory points are counted when the scenario's last turn ends, and the scenario says which result they give.

bph-12-1a = Führer check
    .text = From turn 5 a six-sided die is rolled for the Axis when the turn begins; on 5 or more the Führer orders an offensive.

bph-12-1b = Budapest under threat
    .text = The first check gets +1 if an Allied unit is within 2 hexes of Budapest.

bph-12-1c = Two offensives a game
    .text = The Führer orders at most 2 offensives in a game.

bph-12-1d = First Führer offensive
    .text = In the turn of the first offensive the Axis must attack with at least 10 steps, 4 of them tank or mechanised; mobile attacks count. It receives 2 extra logistic columns.

bph-12-1e = Second Führer offensive
    .text = In the turn of the second offensive the Axis must attack with at least 16 steps, 8 of them tank or mechanised. It receives 1 extra logistic column.

bph-12-2-1a = Slovak partisans
    .text = The Allies begin with 3 Slovak partisan units, set up in the uprising zone.

bph-12-2-1b = Partisans stay in their zone
    .text = Partisans may not leave the uprising zone before a supplied Soviet, Czechoslovak or Romanian unit has come next to one of them. By default that frees them all for good.

bph-12-2-1c = Partisan supply
    .text = By default partisans are in supply in any hex of Slovakia and need no line of communications there.

bph-12-2-1d = Partisans restore the Czechs
    .text = One partisan unit may be taken off the map to give the reduced 1 Cz its second step.

bph-12-2-1e = Partisans rebuild the Czechs
    .text = In the reinforcement phase 2 partisan units may be taken off the map to bring an eliminated 1 Cz back next to any Soviet headquarters.

bph-12-2-1f = No replacements for partisans
    .text = Replacements may not be spent on partisans.

bph-12-2-1g = Partisans have no zone
    .text = Partisans have no zone of control.

bph-12-2-2a = Fate of the S units
    .text = When the last partisan unit is gone a die is rolled for the German units marked S: on 1 to 4 they leave the game, on 5 or 6 they stay to its end.

bph-12-2-2b = Who may fight partisans
    .text = Any German unit may attack partisans, marked S or not, and unmarked ones are not rolled for afterwards. Hungarian units may not attack a hex with partisans in it, whoever else stands there.

bph-12-2-3a = Partisans avoid combat
    .text = Partisans may try to slip away from an Axis attack, which succeeds on 1 or 2 on a six-sided die. Modifiers: concentric attack +2, flat hex +2, stacked +1, mountain hex -1.

pr-1 = Axis decides first
    .text = Where both sides act in one phase, the Axis decides first and then the Allies. Only the air missions are chosen in secret and at the same time.

pr-2 = Opening of the turn
    .text = From turn 5, while fewer than two offensives have come, the turn opens with the Führer check. Turn 3 opens with the Margarethe line coming into force, unless it has been cancelled.

pr-3 = Order of the reinforcement phase
    .text = Each side deals with logistic columns, replacements, reinforcements with returning headquarters, and withdrawals, in that order; Allied air transfers come last. Headquarters connections are traced at the start, and every placement respects the stacking rules.

pr-4 = Sharing out the columns
    .text = The owner divides the turn's logistic columns among his headquarters, up to 3 with rail and by default 1 without; the Axis may send one to a river town. What is left is lost.

pr-5 = Spending replacements
    .text = A replacement restores a reduced unit linked to a headquarters of its side or helps to rebuild a lost one, and one unit may take several. Allied air replacements go only to a box with a free place whose headquarters is on the map.

pr-6 = Partisans for the Czechs
    .text = Partisans are given up for 1 Cz before other replacements are spent. 1 Cz must be on the map and reduced, or eliminated while some Soviet headquarters has room next to it; it ends at full strength.

pr-7 = Naming the withdrawn unit
    .text = The owner names the unit that is withdrawn. Fortified regions, heavy battalions and partisans never stand in for another unit, and a headquarters can only be withdrawn itself.

pr-8 = Order of the air phase
    .text = Missions are chosen in secret and revealed, and the zones are then settled in the order of their numbers: Axis aborts, Allied aborts, one try per unit, and one round of fire if still due. Fighters that fought go home; the rest keep to their zone until they are used or the turn ends.

pr-9 = One move per unit
    .text = A unit moves once in a movement phase. Units moved as a stack start and end together and leave nobody on the way.

pr-10 = Mobile attack inside a move
    .text = A mobile attack is fought in the middle of its stack's movement, in the order of a normal combat. No other units may join it.

pr-11 = Course of the combat phase
    .text = The active player picks one target hex with its attackers, settles that combat completely and then names the next, or ends the phase.

pr-12 = Order of a combat
    .text = A combat runs thus: target and attackers, partisans slipping away, the attacker's artillery, aircraft and logistic columns, the defender's aircraft and logistic columns, the die, the defender's losses, the attacker's losses, and advance. Nobody attacks across a lake.

pr-13 = Choosing losses
    .text = The owner chooses his losses step by step; the attacker takes them from units that took part. Losses beyond the attacker's steps are ignored, and those beyond the defender's count only for a breakthrough.

pr-14 = Order of advance
    .text = The attacker advances unit by unit within the stacking rules; the Allies first advance and break through with the attackers and then exploit. If all attackers are lost nobody advances, yet other units may exploit a breakthrough.

pr-15 = Order of the end phase
    .text = In the end phase the supply of both sides is set at once, the die for the S units is rolled if due, air units go home and victory is checked. If a headquarters has too many corps its owner chooses, the Axis first.

pr-16 = Headquarters out of play
    .text = A headquarters lost in one turn is back in the reinforcement phase three turns later, in a supply hex with room: lost on turn 2, back on turn 5. Its air box stays closed until then.

house-1 = Armour in the open
    .text = The die gets +1 if at least 2 full-strength tank or mechanised units attack a flat hex in which the defender has none.

house-2 = Mixed Allied nations
    .text = The die gets -1 if units of more than one Allied nation attack together. Soviet and Czechoslovak units count as one nation here.

house-3 = Defenders without supply
    .text = The die gets +1 if all the defending units are unsupplied.

house-4 = Danube without a bridge
    .text = The die gets -1 if every attacker comes across the Danube and none of them has a bridge.

house-5 = Terrain shifts
    .text = An attack on hills, forest or marsh shifts 1 column left; an attack on a mountain hex shifts 2 left.

house-6 = River shifts
    .text = If every attacker crosses a river the attack shifts 1 column left, and if every attacker crosses the Danube it shifts 2 left instead. A bridge makes no difference.

house-7 = No hopeless attacks
    .text = An attack whose odds before shifts are below 1:3 is not allowed. The odds are those of the declared land units: artillery, aircraft and logistic columns are committed later. Odds above 10:1 count as 10:1.

house-8 = Four air units a side
    .text = Each side may use at most 4 air units in a combat, and an air unit supports only one combat.

house-9 = Control of hexes
    .text = A hex is controlled by the side whose land unit was there last, even in passing; headquarters and partisans count, aircraft and logistic columns do not. Rail movement, rail connections and bridges need controlled hexes at both ends; a moving unit controls the hex it has just entered.

house-10 = S units stay in Slovakia
    .text = German units marked S may enter only hexes of Slovakia until the last partisan unit is gone; a rebuilt one is placed there too.

house-11 = Units that cannot return
    .text = Heavy panzer battalions and Soviet fortified regions cannot be rebuilt once they are eliminated.

house-12 = Allied entry hexes
    .text = Allied reinforcements enter at the east edge (column 00), at 2701 to 2715, at 2614 or at 1700. Units of the 3rd Ukrainian Front on turns 4 to 6, and Bulgarians, may also use 2716 to 2723 outside enemy zones of control.

house-13 = Closed rows in Debrecen
    .text = In the Debrecen scenario no unit may move into rows 04 to 11, not even in passing. An Axis unit may arrive at a supply hex there if it can leave those rows in its next move, and must then do so; lines of communications may run through.

house-14 = Aircraft over the target
    .text = An air unit supports a combat only if it is over the zone of the target hex. An Allied one must also have that hex within the radius of its headquarters.

house-15 = Autumn and spring mud
    .text = With the mud option, tank and mechanised units of both sides pay 1 movement point more for each flat hex entered off the rails on turns 3 to 5 and 11 to 12.

house-16 = Free shift
    .text = With the free shift option, before turn 1 the Axis may move each of its units one hex, within hexes it controls and the stacking rules.

house-17 = Victory levels
    .text = Campaign: all 40 points by the end of turn 13 is an Allied decisive victory; after turn 14, 20 or more is Allied marginal, 15 to 19 a draw, 10 to 14 Axis marginal, 9 or fewer Axis decisive. Spring is alike, but an Axis bonus of 3 is taken off and the limits are 30, 26 and 20. In Debrecen the limits from Allied decisive to Axis marginal are 10, 2, -1 and -5 points, and Konrad asks who holds Budapest and Székesfehérvár.

house-18 = Führer penalty
    .text = The Axis may not end its combat phase while an ordered offensive is short of its quota and a unit still has a legal attack. If the quota is missed all the same, the Axis loses, by default, 2 logistic columns of its next income.
