# Clauses of the game: title and text. Key: the id in lower case, dots as hyphens.

# Chapters.

chapter-zones = 8.0 Zones of control
chapter-enemy-zones = 8.1 Enemy zones of control
chapter-zone-effects = 8.1.1 What enemy zones do
chapter-stacking = 9.0 Stacking
chapter-stacking-restrictions = 9.0.1 Who may not stack
chapter-stacking-limits = 9.1 Stacking limits
chapter-supply = 10. Supply and its sources
chapter-supply-lines = 10.2 Supply lines
chapter-line-restrictions = 10.2.1 Where a line does not go
chapter-supply-effects = 10.3 What supply is needed for
chapter-weather = 11.0 Adverse weather
chapter-weather-in-battle = 11.1 Weather in battle
chapter-mud = 11.2 Mud
chapter-storms = 11.3 Storms
chapter-snow = 11.4 Snow
chapter-rulings = Rulings where the rulebook is silent

tk-8-0-01 = Who exerts a zone
    .text = Every ground unit, and nothing else, has a zone of control: its own hex and the six around it.

tk-8-0-02 = Mountains stop zones
    .text = A zone does not reach across a mountain hexside.

tk-8-0-03 = Closed sides stop zones
    .text = A zone does not reach across a side that nobody can cross, such as a lake or a depression.

tk-8-0-04 = Water stops zones
    .text = A zone does not reach across sea or any kind of strait. Whether it crosses the landing side of a Beachhead is an option.

tk-8-1-01 = Enemy zones
    .text = The zone of an enemy unit is an enemy zone of control (EZOC).

tk-8-1-02 = Everybody else is an enemy
    .text = All units that are not a player's own are enemies, so the West and the Soviets are enemies of each other too.

tk-8-1-03 = Friends cancel a zone where a rule says so
    .text = A friendly unit in a hex takes away the effect of an enemy zone there only if the rule in question says that it does.

tk-8-1-04 = Markers cancel nothing
    .text = No marker cancels an enemy zone. For Airdrop markers there is an option.

tk-8-1-05 = Nor do Detachments and Logistics
    .text = In particular a Detachment or Logistics marker leaves an enemy zone as it is.

tk-8-1-1-01 = Stop on entering
    .text = In the Movement Phase a unit that did not begin in an enemy zone stops when it comes into one.

tk-8-1-1-02 = Unless a friend is there
    .text = It goes on if another friendly unit is in that hex when it comes.

tk-8-1-1-03 = Overruns
    .text = It goes on if it overruns the unit whose zone it is. Overruns are for armour, mechanized units included, of two or more steps, against a lone one-step unit that would get no shift to the left. Other zones still stop it, and in storms or snow the victim's own.

tk-8-1-1-04 = Leaving a zone
    .text = A unit that begins in an enemy zone may leave it.

tk-8-1-1-05 = From zone to zone
    .text = It may go straight into another enemy zone and then stops at once; by option a friend or an overrun helps here as well.

tk-8-1-1-06 = Mud holds
    .text = Nobody leaves a hex in mud that lies in an enemy zone.

tk-8-1-1-07 = Storms and snow
    .text = A unit stops after it has entered or left a hex in storms or snow that lies in an enemy zone.

tk-8-1-1-08 = Reserves stay clear
    .text = In the Reserve Movement Phase units neither enter nor leave enemy zones.

tk-8-1-1-09 = Supply and zones
    .text = A line of supply does not pass a hex in an enemy zone unless another friendly unit is in it.

tk-8-1-1-10 = Retreat and zones
    .text = A unit does not retreat into an enemy zone unless another friendly unit is there.

tk-8-1-1-11 = Only if there is no other way
    .text = Even with a friend in it, such a hex is used only if no hex outside enemy zones can be retreated to.

tk-8-1-1-12 = Exploitation stops in zones
    .text = A unit that exploits stops when it comes into an enemy zone.

tk-8-1-1-13 = Unless a friend is there already
    .text = With another friendly unit in that hex it may go on.

tk-9-0-01 = Stacks
    .text = Two or more units in a hex are a stack.

tk-9-0-02 = Only ground units stack
    .text = Support units and markers take no room.

tk-9-0-03 = Boxes
    .text = Any number of units can be in an Off-Map Box.

tk-9-0-1-01 = One headquarters
    .text = Two headquarters do not stack, the SS headquarters included.

tk-9-0-1-02 = One Fortress
    .text = Two Fortresses do not stack.

tk-9-0-1-03 = Minors keep apart
    .text = Units of different Minor Countries do not stack.

tk-9-0-1-04 = Expeditionary units
    .text = An Expeditionary unit of one step stacks with any unit of its faction.

tk-9-0-1-05 = Not the large ones
    .text = An Expeditionary unit of two or more steps does not have that freedom.

tk-9-0-1-06 = Franco-Belgian Cooperation
    .text = French units stack with those of Belgium-Holland only while this marker is in the Strategic Warfare Box.

tk-9-0-1-07 = Anglo-French Non-Cooperation
    .text = While this marker is in the box, British and French units of the West do not stack.

tk-9-1-01 = Small hexes
    .text = A hex with the small 4 holds four units and four steps.

tk-9-1-02 = All other hexes
    .text = Any other hex holds four units and seven steps.

tk-9-1-03 = When it is checked
    .text = Limits may be broken for a time; every hex is checked at the end of each segment and phase.

tk-9-1-04 = What happens to the rest
    .text = The owner then takes off steps until the hex is in order, a Fortress last.

tk-10-0-01 = What supply is for
    .text = Certain things can only be done by units and markers that are supplied. Lack of supply by itself costs no steps.

tk-10-1-01 = Cities at home
    .text = Every city of its home country is a source for a unit or marker.

tk-10-1-02 = Partisan Bases
    .text = A Partisan Base feeds the units and markers of the Minor Country it stands in.

tk-10-1-03 = Eastern US and Canada
    .text = That box is a source for British and American units and markers.

tk-10-1-04 = The only American source
    .text = Americans have no other source.

tk-10-1-05 = The Soviet Interior
    .text = That box is a source for Soviet units and markers.

tk-10-1-1-01 = Sources in enemy hands
    .text = A city or Partisan Base is no source while an enemy unit or marker is in its hex. Whether an air unit alone counts is an option.

tk-10-1-1-02 = Devastated sources
    .text = A city or Partisan Base is no source while a Devastation marker lies there, whoever laid it.

tk-10-2-01 = When a line is traced
    .text = A line is traced for each unit or marker at the moment it does something that needs supply.

tk-10-2-02 = Lines change with every move
    .text = A move of one unit can open or cut the lines of others.

tk-10-2-03 = Where it begins
    .text = A line runs from the unit's hex, which does not count, to a source.

tk-10-2-04 = Two free hexes
    .text = Its first two hexes may be any that the restrictions allow.

tk-10-2-05 = Transport lines
    .text = From a transport line it follows that line any distance.

tk-10-2-06 = Devastation spares the line
    .text = A Devastation marker does not stop the use of a transport line.

tk-10-2-07 = From port to port
    .text = It may cross any number of sea zones between open ports, each zone having at least one open port.

tk-10-2-08 = Devastated ports
    .text = A port with a Devastation marker is shut.

tk-10-2-09 = Enemies at sea
    .text = A port is shut towards a zone that holds an enemy support unit.

tk-10-2-10 = Convoys of Axis and Soviets
    .text = Their lines cross a zone only with a Supply Convoy of theirs in it.

tk-10-2-11 = None for the West
    .text = Western lines need open ports but no convoy.

tk-10-2-12 = Between boxes
    .text = A line runs between boxes that units can move between.

tk-10-2-13 = Sea and boxes are transport lines
    .text = The part over sea zones or between boxes counts as running along a transport line and uses no free hexes.

tk-10-2-14 = Out of an enemy hex
    .text = A line may leave a hex that holds an enemy unit or marker.

tk-10-2-15 = The eastern edge
    .text = A Soviet line that reaches one of the last two columns in the east has reached the Soviet Interior.

tk-10-2-16 = Overland supply
    .text = Where it is asked for, the line uses neither sea zones nor boxes.

tk-10-2-1-01 = Impassable hexes
    .text = No line through them, nor across closed sides.

tk-10-2-1-02 = Neutrals
    .text = No line through a neutral country or its Dependents.

tk-10-2-1-03 = All-sea hexes
    .text = No line through them without a friendly Beachhead.

tk-10-2-1-04 = Enemy zones
    .text = No line through an enemy zone without a friendly unit.

tk-10-2-1-05 = Enemy units and posts
    .text = No line through an enemy unit, Detachment or Logistics marker. Airdrop markers and Partisan Bases are options.

tk-10-2-1-06 = Enemy towns
    .text = No line through a city or port of an enemy country that is not in friendly hands.

tk-10-2-1-07 = Dependents and the conquered
    .text = Dependents and conquered Western Minors do not count as enemy countries for this.

tk-10-3-01 = Headquarters take steps at home
    .text = A headquarters is a Replacement Location only if supplied and inside its home country.

tk-10-3-02 = The SS headquarters
    .text = It is a Replacement Location only if supplied overland.

tk-10-3-03 = Even abroad
    .text = The SS headquarters can be one outside its home country too.

tk-10-3-04 = SHAEF
    .text = The marker is a Replacement Location only if supplied.

tk-10-3-05 = Logistics
    .text = A German or Soviet Logistics marker is a Replacement Location only if supplied overland.

tk-10-3-06 = Bases
    .text = A ground unit makes its hex an air or naval base only if supplied.

tk-10-3-07 = Combining
    .text = Units combine only if supplied.

tk-10-3-08 = Not under enemy aircraft
    .text = Units do not combine while an enemy air unit is in their hex.

tk-10-3-09 = What needs no supply
    .text = Units turn into a Fortress and break down without supply too.

tk-10-3-10 = Movement
    .text = Only supplied units move in the Movement Phase; it is asked when a unit starts.

tk-10-3-11 = Reserve Movement
    .text = In the Reserve Movement Phase units move without supply too.

tk-10-3-12 = Airdrops
    .text = An airborne unit within two hexes of an own Blitz marker drops on a hex at most two away, and only if supplied. Each Airdrop marker in the attacked hex is worth a column.

tk-10-3-13 = Landing
    .text = A dropped unit becomes a ground unit again only if it is supplied and no enemy unit is in its hex; otherwise it is delayed.

tk-10-3-14 = Armour in a Blitz
    .text = In a Blitz attacking armour gives its shift only if supplied.

tk-10-3-15 = Support by headquarters
    .text = A headquarters gives its factor and its shift only if supplied.

tk-10-3-16 = Advance and exploitation
    .text = Only supplied units advance after combat or exploit.

tk-11-0-01 = The turn track
    .text = Turns of adverse weather are marked on the track; it is never rolled for.

tk-11-0-02 = Three kinds
    .text = Mud, storms and snow.

tk-11-0-03 = Two areas
    .text = Weather acts on the hexes of two areas, Normal and Desert.

tk-11-0-04 = Normal
    .text = All land outside the desert countries.

tk-11-0-05 = Desert
    .text = All land of Egypt, Iraq, Kuwait, Libya, Palestine, Syria and Trans-Jordan, whoever holds it.

tk-11-0-06 = Only there and then
    .text = A kind of weather holds only in the areas and turns the track names.

tk-11-1-01 = Shorter retreats
    .text = A retreat result against a hex in mud, storms or snow is reduced.

tk-11-1-02 = Dr3
    .text = In mud, storms and snow Dr3 becomes Dr2.

tk-11-1-03 = Dr2
    .text = In mud, storms and snow Dr2 becomes Dr1.

tk-11-1-04 = Dr1
    .text = In mud, storms and snow Dr1 becomes Ex.

tk-11-1-05 = The rest stays
    .text = Ex, Ar1 and losses are not changed.

tk-11-2-01 = Mud and what follows a fight
    .text = Mud hinders neither retreat nor advance after combat.

tk-11-2-02 = No air in mud
    .text = Air units are not placed in mud.

tk-11-2-03 = Mud and zones
    .text = A unit does not leave a mud hex in an enemy zone.

tk-11-2-04 = No Blitz into mud
    .text = A mud hex is not attacked in the Blitz segment.

tk-11-2-05 = No air shifts in mud
    .text = In a fight for a mud hex air units give no shift.

tk-11-2-06 = Mud helps the defender
    .text = A defender in mud has one column to the left.

tk-11-2-07 = No exploitation into mud
    .text = Ground units do not exploit into a mud hex.

tk-11-3-01 = Storms and what follows a fight
    .text = Storms hinder neither retreat nor advance nor exploitation.

tk-11-3-02 = Storms and zones
    .text = In the Movement Phase a ground unit stops after leaving or entering a storm hex in an enemy zone.

tk-11-3-03 = No Blitz into storms
    .text = A storm hex is not attacked in the Blitz segment.

tk-11-3-04 = Air in storms
    .text = In a fight for a storm hex an air unit gives its shift only from that hex, not from beside it.

tk-11-4-01 = Snow and what follows a fight
    .text = Snow hinders neither retreat nor advance nor exploitation.

tk-11-4-02 = Cold seas
    .text = In snow no support unit becomes a Beachhead in the North Sea or the Baltic.

tk-11-4-03 = Ice
    .text = An ice hex is neither a naval base nor an open port in snow.

tk-11-4-04 = Snow and zones
    .text = In the Movement Phase a ground unit stops after leaving or entering a snow hex in an enemy zone.

tk-11-4-05 = Air in snow
    .text = In a fight for a snow hex an air unit gives its shift only from that hex, not from beside it.

tk-11-4-06 = Who blitzes in snow
    .text = Only those listed below attack snow hexes in the Blitz segment, and only within two hexes of an own Blitz marker.

tk-11-4-07 = SS units
    .text = German SS units blitz in snow.

tk-11-4-08 = Germans beside SS
    .text = All German units in a hex with an SS unit or next to one blitz in snow.

tk-11-4-09 = Finns
    .text = Finnish units blitz in snow.

tk-11-4-10 = Soviets
    .text = Soviet units blitz in snow.

tk-11-4-11 = Swedes
    .text = Swedish units blitz in snow.

tk-11-4-12 = Siberians
    .text = Siberian units (RCG) blitz in snow.

tkc-01 = One by one
    .text = The phasing player handles units one at a time in any order; others act only where a rule says so.

tkc-02 = Who plays
    .text = A faction without forces in the scenario is left out.

tkc-03 = When victory is tested
    .text = Immediate victory is tested after every Conditional Events segment, in turn order; points are counted after the last turn.

tkc-04 = How a fight goes
    .text = The attacker names the hex, his units, at most one headquarters and air units; the defender answers with at most one headquarters and air units. Shifts are added up within the ends of the table, and one die is rolled. Before shifts the odds must be at least 1-3. In a segment a hex is attacked once and a unit attacks once. In a Blitz all who attack or support the attack are within two hexes of an own Blitz marker.

tkc-05 = Ar1 and Ex
    .text = The attacker chooses first: all his attacking units go back a hex, or he loses a step. On Ex, if he loses the step, the defender chooses between the same. What cannot be done falls to the other choice.

tkc-06 = How one retreats
    .text = As one stack, hex by hex, always farther from the fight; friends it comes upon go along. With a headquarters or an immobile unit the force stays and loses a step for every hex. Steps may be lost instead of going back in a city without the Blitz marker, or if all attackers come over straits, mountains or from Beachheads.

tkc-07 = Who is lost
    .text = The owner picks among those who took part; the attacker's first step comes from armour, mechanized units included, if any attacked.

tkc-08 = Who advances
    .text = If the hex is empty, supplied attackers advance one by one. Armour, mechanized units included, that has advanced goes one hex farther after Dr2 and two after Dr3, not over mountains or straits.

tkc-09 = Who removes first
    .text = Where a hex holds too much, the owner of its units removes steps; if both sides must, the phasing player first.

tkc-10 = Support units come and go
    .text = Support units stay on the map from one own Support segment to the next and then roll for their return: they can be placed again at once, in the next segment or in the one after. Those of a conquered country leave with its armies.

tkc-11 = Whom air units help
    .text = An air unit helps fights in which a ground unit of its nation takes part; those of the leading Major also help Minors that have no air units.

tkc-12 = Once in a segment
    .text = Each air unit helps one fight in a segment; several may help the same.

tkc-13 = Contesting a zone
    .text = A fleet that comes into a zone can be met at once by an available fleet or air unit near enough: both are delayed.

tkc-14 = Carriers
    .text = A carrier is a fleet that also gives an air shift on the coast of its zone; then it is delayed.

tkc-15 = Fleets in zones
    .text = A fleet goes to a zone with an own Naval Base or next to one, and shuts enemy ports there while it stays.

tkc-16 = Beachheads
    .text = A fleet in a zone can become a Beachhead that faces a shore. Its number, 2 at first and later 1, is the defender's shift against attacks across that side. It stays while an own fleet is in the zone or a replacement step is paid for it; units on it are lost with it. It holds no more than a small hex.

tkc-17 = Port to port
    .text = A one-step unit goes from port to open port as its whole move and uses up a Troop Convoy in every zone it crosses.

tkc-18 = Boxes
    .text = A unit of the Soviet Interior enters any hex of the last column without an enemy, pays for it and moves on. Into a box, and between boxes, a unit goes with its whole move.

tkc-20 = Counters
    .text = Infantry, mechanized and armour counters are unlimited. Of the others there are those of the set-up and the arrivals, of Fortresses two more for each nation. Such a counter, once lost, can be bought back from the next season on; a Fortress is built anew.

tkc-21 = Replacement steps
    .text = A step buys a one-step unit at a Replacement Location, or adds a step to a supplied unit that stands on one. At most half of a nation's steps in a turn, rounded up, may be armour. Steps not used are lost. Besides those of 10.3, cities at home or the boxes and edge hexes the scenario names are Replacement Locations.

tkc-22 = What comes of parts
    .text = Units of one nation in one hex make armour if all are armour or mechanized, a mechanized unit if at least half of the steps are, otherwise infantry; there must be such a counter. Guards and Shock come by the scenario alone.

tkc-23 = Breaking down
    .text = A unit breaks down into counters that add up to its steps, never with more armour than went in.

tkc-24 = Losing a step
    .text = A unit that loses a step becomes the next smaller counter of its kind, or the one the table names; a one-step unit leaves the map.

tkc-25 = Fortresses
    .text = A one-step unit, not a headquarters or airborne, becomes a Fortress in a city, port or fort hex; it gives one shift, never moves and never turns back.

tkc-26 = Free forces and Siberians
    .text = Free French and Free Poles trace to British sources, Siberians to Soviet ones.

tkc-30 = The rate of transport lines
    .text = Along a transport line a hex costs a one-step unit half a point and a larger one a point, whoever owns the land, if no enemy unit is at either end. Fractions are kept.

tkc-31 = Hex by hex
    .text = Zones and weather stop a unit hex by hex, and others may pass one that was stopped. Any unit that can move may go one hex as its whole move.

tkc-32 = Reserves
    .text = Every unit has its whole allowance again, even after a fight, but stays outside enemy zones from start to end.

tkc-33 = Headquarters in a fight
    .text = A headquarters within two hexes gives its factor and a shift to a fight in which a unit of its nation takes part, once in a segment. There it is neither lost nor does it retreat. In the attacked hex it counts as any unit, and gives its shift only if supplied.

tkc-34 = Defence
    .text = The defence is the sum of all ground units in the hex; markers add nothing.

tkc-35 = Control has no memory
    .text = A hex belongs to whoever has a unit, Detachment or Logistics marker in it, otherwise to the owner of the country. Before all that, a Devastation marker bombed onto an enemy Strategic hex gives control of it.

tkc-36 = War and neutrals
    .text = Neutrals are not entered. War is declared only where the scenario allows; the attacked Minor joins the other side. On some turns units stay in the country they are in, and some nations never leave theirs, in any kind of move.

tkc-37 = Voluntary elimination
    .text = A counter may go back to its pool in the Organization segment, not in an enemy zone.

tkc-38 = Detachments
    .text = A Detachment is placed in a hex with an own supplied unit, one marker to a hex, and picked up in a later segment.

tkc-39 = Devastation in retreat
    .text = A force that leaves a city in retreat may devastate it on a roll of two or less, with a marker to spare; such a marker gives no control.

tkc-40 = Vichy
    .text = When the Axis conquers France, the south of the country is neutral: whoever stands there leaves, and the British and French no longer cooperate.
