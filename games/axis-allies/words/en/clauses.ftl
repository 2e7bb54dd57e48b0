# Clauses of the game: title and text. Key: the id in lower case, dots as hyphens.

# Chapters.

chapter-authority = Which text prevails
chapter-definitions = 1. Definitions
chapter-turn = 2. The turn
chapter-purchases = 3. Development and purchases
chapter-combat-movement = 4. Combat movement
chapter-transports = 5. Transports
chapter-antiaircraft = 6. Antiaircraft fire
chapter-bombing = 7. Strategic bombing and rockets
chapter-combat = 8. Combat
chapter-amphibious = 9. Amphibious assault
chapter-retreat = 10. Retreat and withdrawal
chapter-carriers = 11. Carriers and fighters
chapter-conquest = 12. Conquest
chapter-non-combat = 13. Non-combat movement
chapter-placing = 14. Placing new units
chapter-income = 15. Income
chapter-victory = 16. Victory
chapter-options = 17. Official options
chapter-clarified-opening = Clarifications: what they are
chapter-clarified-balance = Clarifications: balance of power
chapter-clarified-board = Clarifications: the board
chapter-clarified-islands = Clarifications: more on the board
chapter-clarified-weapons = Clarifications: weapons development
chapter-clarified-guns = Clarifications: antiaircraft guns
chapter-clarified-retreat = Clarifications: retreat
chapter-clarified-submarines = Clarifications: submarines withdraw
chapter-clarified-air-retreat = Clarifications: aircraft retreat
chapter-clarified-aircraft = Clarifications: more on aircraft
chapter-clarified-transports = Clarifications: transports
chapter-clarified-bridging = Clarifications: bridging
chapter-clarified-no-attack = Clarifications: transports do not attack
chapter-clarified-amphibious = Clarifications: amphibious assaults
chapter-clarified-landing-retreat = Clarifications: no retreat from a landing
chapter-clarified-carriers = Clarifications: carriers and fighters
chapter-clarified-capitals = Clarifications: captured capitals
chapter-clarified-allies = Clarifications: you and your allies
chapter-clarified-miscellaneous = Clarifications: miscellaneous
chapter-clarified-closing = Clarifications: the text used
chapter-house = House rules

# 0. Order of authority

r-0-1 = Which text prevails
    .text = The publisher's clarifications come first, the official answers second, the rulebook third; changes of the third edition play no part. If clarifications and answers both say something on a point, both hold.

# 1. Definitions

r-1-1 = Powers, sides and order of play
    .text = The U.S.S.R., the United Kingdom and the United States are the Allies; Germany and Japan are the Axis. They play in the order U.S.S.R., Germany, United Kingdom, Japan, United States, and once all five have had a turn the round is over.

r-1-2 = The spaces of the board
    .text = The board consists of land territories and sea zones, and units go from a space to one that touches it. The left and right edges of the board meet, the top and bottom ones do not. Enlarged boxes and islands without a name are not spaces.

r-1-3 = Who controls the land
    .text = A territory is neutral or under the control of a single power. Its original owner is the one printed on the board, whatever happened later; Ukraine S.S.R., for example, counts as originally German.

r-1-4 = Nobody owns the sea
    .text = A sea zone is friendly when only ships of your side are in it, unoccupied when there are none, and enemy-occupied as soon as one enemy ship is there, even a submarine or a transport. What stands on an island has no bearing on the zone around it.

r-1-5 = What occupies a territory
    .text = The enemy occupies a territory if he has infantry, a tank, a fighter or a bomber there. With nothing but an antiaircraft gun or an industrial complex it is unoccupied.

r-1-6 = Walking into empty enemy land
    .text = A territory the enemy controls but does not occupy falls without a fight to the land unit that enters it. Such a step is a combat move.

r-1-7 = National production level
    .text = The production level of a power is what all the territories it controls are worth in IPCs together. It is brought up to date the moment a territory changes hands.

r-1-8 = Ships stay at sea
    .text = A ship is always in a sea zone. There are no harbours to put into.

r-1-9 = Island groups
    .text = A group of islands with one name is a single territory for the land units on it.

r-1-10 = Allies defend together, attack apart
    .text = Units of allied powers may stand in the same space and are one defence there. In an attack only units of the power whose turn it is take part.

r-1-11 = Players and their powers
    .text = Two to five people can play. Each power has one player, and nobody plays powers of both sides. Whoever has several plays each on its own turn, with its own cash, units and developments, and passes nothing from one to another.

r-1-12 = Open play
    .text = Everyone may see everything: units, cash, purchases, developments and dice.

r-1-13 = What others decide during a turn
    .text = The other players choose the losses of their defending units, the withdrawal of their defending submarines, the landing of a defending fighter that lost its carrier, whether they take an ally's units aboard, and whether their fighter on an ally's carrier is given up as a loss. Antiaircraft and defence fire happens of itself and cannot be declined.

r-1-14 = Friendly, hostile, start of turn
    .text = Land is friendly when your side controls it and hostile when the other side does; neutral land is neither of the two. The start of your turn is the moment before weapons development and purchases.

# 2. The turn

r-2-1 = The six parts of a turn
    .text = A turn has six parts, always in this order: development and purchases, combat movement, combat, non-combat movement, placing new units, collecting income.

r-2-2 = What must be done in a turn
    .text = The first five parts may be left out; income is always collected. Two things are binding: a combat you moved into has to be fought, and units you bought are placed this turn or lost.

r-2-3 = One move a turn
    .text = A land unit or ship that moved or fought before non-combat movement stays put in it. Aircraft back from combat still have their landing to make.

# 3. Development and purchases

r-3-1 = Development first
    .text = If you want to develop weapons, do so before you buy units.

r-3-2 = Paying for research
    .text = Say how many dice you want, pay the bank 5 IPCs for each, and throw them all at once. Nothing is paid back.

r-3-3 = Breakthroughs
    .text = Every 6 is a breakthrough, and a further die says which: 1 Jet Power, 2 Rockets, 3 Super Submarines, 4 Long Range Aircraft, 5 Industrial Technology, 6 Heavy Bombers. If you already have that one, the die is thrown again.

r-3-4 = Scope of a development
    .text = A development works at once, for the rest of the game, and for every unit of the type that you have. It cannot be shared with an ally or taken by an enemy, but several powers may come to have the same one.

r-3-5 = What developments do
    .text = Jet Power: fighters defend at 5 and attack at 3 as before. Super Submarines: attack 3, defence 2 as before. Long Range Aircraft: fighters fly 6, bombers 8. Industrial Technology: every unit costs 1 IPC less, a research die still 5. Heavy Bombers: 3 dice for each bomber in attack and raid, in battle each hitting at 4 or less, and 1 die in defence. Rockets: an antiaircraft gun fires at a complex.

r-3-6 = Buying units
    .text = Buy what you like at list price as far as your cash goes and keep the rest. The units wait beside the board until placement; a purchase cannot be altered afterwards.

r-3-7 = Several breakthroughs at once
    .text = Breakthroughs are worked out one by one; the die is also thrown again for a development won a moment before. Breakthroughs after the sixth development come to nothing, and a power that has all six does no more research.

r-3-8 = What Industrial Technology covers
    .text = The discount of 1 IPC holds for everything on the list, antiaircraft guns and complexes included. It already counts on the turn in which you win it.

# 4. Combat movement

r-4-1 = How far land units move
    .text = Infantry and antiaircraft guns move 1 territory, tanks 2. They enter a sea zone only aboard a transport.

r-4-2 = Tanks over two territories
    .text = The first of two territories a tank enters must be friendly, except in a blitz. From there it may attack into the second.

r-4-3 = Blitz
    .text = A tank may take an enemy territory that nobody occupies and drive on to a second one, be it enemy-occupied, enemy-controlled, neutral or friendly, even the one it came from. Control and production change at once; a gun or complex alone does not stop the tank and falls to it.

r-4-4 = Where a tank must stop
    .text = If the first territory a tank enters is occupied by the enemy or neutral, its move ends there, however the fight turns out.

r-4-5 = Guns do not attack
    .text = Antiaircraft guns move in non-combat movement only, 1 territory, onto friendly land. The gun that is to fire as a rocket is the exception.

r-4-6 = Ships
    .text = All ships move up to 2 sea zones. Entering a zone with enemy ships ends the move, and in combat movement it is an attack; no ship slips through such a zone, not even a submarine.

r-4-7 = Ships in combat movement
    .text = A ship moves in combat movement only to fight, to land troops in an assault, or to carry or escort for one. All other sailing waits for non-combat movement.

r-4-8 = Starting among enemy ships
    .text = Ships that begin your turn in a zone with enemy ships leave it in combat movement or fight there. As a rule this comes about only where new ships may be placed among enemies.

r-4-9 = Range of aircraft
    .text = Out and home together, a fighter has 4 spaces a turn and a bomber 6; Long Range Aircraft makes it 6 and 8. Every space entered counts; an island takes 2, the sea around it and the island itself. The zone a fighter's carrier lies in is not counted at take-off.

r-4-10 = Flying over
    .text = Aircraft pass freely over sea, friends and enemies. In combat movement an enemy antiaircraft gun below them fires, and neutral land below them is violated.

r-4-11 = No suicide flights
    .text = An aircraft may set out only if at that moment it could still land legally by the end of the turn; carriers that might move and battles that might be won are counted in its favour. If that fails later the aircraft is lost, and if the aircraft falls the carrier is not bound to the plan.

r-4-12 = Fighters ashore do not guard the sea
    .text = Only fighters based on carriers defend a sea zone. Those on an island or a coast take no part in its defence.

r-4-13 = The canals
    .text = Ships pass Suez, between the Eastern Mediterranean and the Red Sea, if Anglo-Egypt Sudan and Syria/Iraq were both friendly at the start of the turn, and the Panama Canal, between the Caribbean and the Pacific side, if Panama was. The passage costs 1 move as usual; aircraft are not affected, and land units cross Suez by land.

r-4-14 = Entering a neutral
    .text = A neutral territory is worth nothing and nobody defends it. The first power to send land units in, during combat movement, pays the bank 3 IPCs, takes it without a fight and stops there; without 3 IPCs the move is not allowed.

r-4-15 = Flying over a neutral
    .text = Flying over neutral land in combat movement costs 3 IPCs as well, but aircraft may fly on. The land stays neutral and will cost the fee again; only land units take it.

r-4-16 = A neutral once taken
    .text = From then on it is a territory like any other, worth 0. It costs nothing more to enter, may be fought for, and from the next turn aircraft may land there.

r-4-17 = Neutrals closed
    .text = In non-combat movement nobody enters a neutral or flies over it, and no tank ever blitzes through one.

r-4-18 = All moves at once
    .text = Combat moves count as made together. All of them come before the fire on passing aircraft, and that before the battles; what the guns shoot down gives you no further moves.

r-4-19 = Closing combat movement
    .text = Until you close it every move can be taken back. Then fees for neutrals are paid; guns, as they stood when combat movement began, fire at aircraft passing over; territories taken without a fight, by blitz too, change hands with production, gun and complex; and combat begins.

r-4-20 = What counts as a combat move
    .text = A unit moves in combat movement only for a fight, a capture, a raid, a rocket shot or a part in an assault from the sea. Aircraft must end in a space with a battle or raid; they do not go along to take an empty territory.

r-4-21 = One fee per neutral
    .text = Each neutral costs its 3 IPCs once a turn, however many units go in or across. You must have the money for all fees of the turn when you make the move.

r-4-22 = The path flown
    .text = The player says which way each aircraft flies, because that decides which guns fire and which neutrals cost money. The cheapest and safest path is offered first.

r-4-23 = Using a canal
    .text = A ship uses a canal if its move goes from one end to the other, whether or not it stops there. All the land the canal needs must have been friendly when the turn began; what became of it since does not matter.

# 5. Transports

r-5-1 = Load of a transport
    .text = A transport takes 1 or 2 infantry, or 1 tank, or 1 antiaircraft gun, and never a mixture.

r-5-2 = Taking cargo aboard
    .text = Before, between or after its 0 to 2 zones of movement a transport may load from friendly land on the coast of the zone it is in. There must be no enemy ship in a zone where it loads, unless it began its turn there.

r-5-3 = Boarding is the whole move
    .text = Going aboard and ashore is all a land unit does in a turn: it takes no step before and none after. It may also stay on board from turn to turn.

r-5-4 = Unloading comes last
    .text = After a transport has put units ashore it neither sails, loads nor unloads any more that turn.

r-5-5 = Bridging
    .text = Without moving, a transport may once a turn carry one normal load from one shore of its zone to another. It may sail first and bridge afterwards, but not the other way round.

r-5-6 = Where cargo lands
    .text = What a transport lands in an assault all goes to the same territory; only cargo taken aboard on an earlier turn may be kept back. In non-combat movement two infantry of one ship may go ashore in two territories on the same zone.

r-5-7 = Cargo in danger
    .text = Units on board do not fire, and they go down with their transport.

r-5-8 = Sailing with an ally
    .text = Your units board an ally's transport on your turn, sail on his, and go ashore on your next. His ship can therefore never carry and land them in a single turn, and he has to agree.

r-5-9 = Transports in battle
    .text = Transports do not attack and defend at 1; they may sail with attackers and be given up as losses. One that attacks by itself throws no dice, has to bear a full round of defence fire, and may retreat after it.

r-5-10 = Transports after a sea battle
    .text = A transport that was in a sea battle is idle in non-combat movement. Its cargo may have gone ashore in the assault before that.

r-5-11 = Transports after a retreat
    .text = A transport that retreated does not load or unload for the rest of the turn.

r-5-12 = Boarding for an assault only
    .text = In combat movement only those units go aboard that are to land in an assault on this turn. For any other voyage they board in non-combat movement.

r-5-13 = Consent between allies
    .text = Powers of the same player always agree with each other. Otherwise the owner of the ship is asked and says yes or no, or gives an ally an answer for good; a yes holds until the cargo is ashore again.

r-5-14 = Guests aboard
    .text = An ally's cargo does not fire and is no loss on its own; it sinks with the ship. On its own turn, if no enemy ship is in the zone as it lands, it may go ashore on friendly land or assault hostile land from where the ship lies; the ship does not fight on that turn.

r-5-15 = Which transport is lost
    .text = Its owner says whether a loaded or an empty transport goes down.

r-5-16 = Two powers on one transport
    .text = Two infantry of different powers may share a transport within its normal load.

# 6. Antiaircraft fire

r-6-1 = Antiaircraft fire
    .text = When aircraft come into the territory of an enemy antiaircraft gun during combat movement, to attack there or just to pass, its owner throws a die for each of them. Every 1 brings one down, and they cannot fire back.

r-6-2 = No fire on the way home
    .text = Antiaircraft guns are silent in the enemy's non-combat movement.

r-6-3 = How often guns fire
    .text = Each enemy gun fires once at every aircraft that comes into its territory on the way out; one that meets two guns is fired at twice. Passing aircraft are fired at when the moves are closed, attacking ones as their battle opens, before any other dice.

r-6-4 = Which aircraft falls
    .text = The attacker says which aircraft of the group under fire are lost.

r-6-5 = One gun per territory
    .text = A territory never holds more than one antiaircraft gun, those of allies counted in.

r-6-6 = Guns outside battle
    .text = Antiaircraft guns roll no dice in ordinary combat and are never taken as losses; they go to whoever takes the territory. Only the sinking of the transport that carries it destroys a gun.

r-6-7 = Guns aboard are silent
    .text = An antiaircraft gun on a transport does not fire.

r-6-8 = Captured guns stay
    .text = You may not move a gun on the turn you capture it.

r-6-9 = Guns on allied land
    .text = A gun of yours in an ally's territory is still yours: you fire it and you move it.

r-6-10 = Guns in blitzed land
    .text = A gun whose territory tanks have blitzed through in this combat movement still fires at this turn's aircraft, as all the moves happen together.

r-6-11 = Groups under fire
    .text = Aircraft entering the same territory for the same purpose, to pass, raid or attack, are one group. Dice are thrown for the group, and its losses come out of it.

# 7. Strategic bombing and rockets

r-7-1 = Strategic bombing
    .text = A raid is flown by bombers only, against a complex in territory an enemy controls. You say while moving which bombers raid and which attack.

r-7-2 = Defence against a raid
    .text = The antiaircraft gun fires first. Nothing else there fires at the raiders, and no battle is fought over it.

r-7-3 = What a raid costs
    .text = Each bomber that gets through throws 1 die, or 3 with Heavy Bombers. The owner of the complex pays the sum to the bank as far as his cash goes; what the territory is worth sets no limit.

r-7-4 = After a raid
    .text = A complex is never damaged or taken away. The raiders land in non-combat movement.

r-7-5 = Raid and attack together
    .text = The same territory may be raided and attacked on one turn, by different bombers. The raid comes first.

r-7-6 = Rockets
    .text = Once a turn one of your antiaircraft guns, on land and no more than 3 spaces from an enemy complex, throws 1 die. The owner of the complex pays the bank that many IPCs, as far as he has them.

r-7-7 = Moving the rocket gun
    .text = The gun chosen as rocket may move 1 territory, onto friendly land, in combat movement; it must then fire in combat if a target is in range. Once it has fired it stays for the turn. A gun that neither moved nor fired moves as usual in non-combat movement.

r-7-8 = Captured rockets
    .text = A captured gun fires rockets only for a power that has developed them itself.

r-7-9 = The rocket shot
    .text = The owner fires in combat at a moment of his choice, between battles. The range is the shortest way from gun to complex, each space entered counting, be it land, sea or neutral. The gun may stand on an ally's land.

r-7-10 = Only cash is hit
    .text = Raids and rockets cost the cash their victim has at that moment. Production level, units already bought and the complex are untouched.

# 8. Combat

r-8-1 = Battle by battle
    .text = Every contested space is one battle, finished before another is begun, and no unit is in two. The attacker sets the order, except that a raid comes before an attack on the same territory and a sea battle before the landing that hangs on it.

r-8-2 = Hits
    .text = A die hits if it shows the value of the unit or less. Each hit removes one unit, and its owner says which.

r-8-3 = Dice by value
    .text = Dice are thrown in groups of equal value, from 1 up to 4 and then 5 for jets, and losses are named after every group. A bomber has 1 die, an attacking heavy bomber 3.

r-8-4 = A round on land
    .text = In the first round antiaircraft guns fire, then supporting battleships. After that every round goes: attackers fire and hit defenders are put aside; all defenders fire, those put aside too, and the attacker takes his losses; the units put aside are removed; the attacker may retreat.

r-8-5 = A round at sea
    .text = Attacking submarines fire; the other attackers fire, but no transports; all defenders still there fire, those put aside included, submarines at 2; losses are removed; attacking and then defending submarines may withdraw; the attacker may retreat.

r-8-6 = First shot of submarines
    .text = What attacking submarines hit is removed at once and does not fire back. They have this in every round.

r-8-7 = No first shot in defence
    .text = Defending submarines fire along with the other defenders.

r-8-8 = End of a battle
    .text = A battle is over when a side has nothing left in it or the attacker is gone. Should both be wiped out, the space remains the defender's.

r-8-9 = Submarines and aircraft
    .text = A submarine's hit cannot go to an aircraft, in attack or defence; if no ship is left for it, it is wasted. Aircraft can hit submarines, and submarines attacked by nothing but aircraft do not fire.

r-8-10 = Several defenders
    .text = Each defending power throws for its own units. They settle the losses among themselves; if they cannot agree, the attacker chooses.

r-8-11 = Fighters from carriers
    .text = Fighters based on a carrier defend its zone as aircraft; the rules for carriers say how.

r-8-12 = No scuttling
    .text = You cannot give up a unit of your own free will; units go only as losses in combat.

r-8-13 = All who are there defend
    .text = Every unit of the other side in the space defends, of whatever power, and the attacker cannot choose among them. In the sea around an island that means ships and fighters on carriers.

r-8-14 = Losses of several players
    .text = The owner of the territory makes a proposal, at sea the power with the most units there, and of equals the one earlier in turn order. If another player declines it the attacker chooses; a single player who has all the defenders simply decides.

r-8-15 = Hits to spare
    .text = Hits for which there is no unit left count for nothing. Those of submarines are kept apart from the rest, since aircraft cannot take them.

r-8-16 = Attackers that cannot hit
    .text = Transports left alone in an attack that cannot or will not retreat remain under defence fire, round after round.

r-8-17 = After a victory
    .text = Land units and ships stay where they won, and aircraft remain overhead until non-combat movement. No one moves on from a battle during combat.

# 9. Amphibious assault

r-9-1 = What an amphibious assault is
    .text = A land battle is amphibious as soon as one attacking unit has come off a transport on this turn. Land units from adjacent territories and aircraft may take part in it.

r-9-2 = The sea first
    .text = With enemy ships in the zone of the transports, all your ships there begin with a sea battle. Troops land only once no enemy ship remains; submarines that withdrew are gone too.

r-9-3 = Aircraft, and a failed sea battle
    .text = You decide for each aircraft whether it fights at sea or on land; it cannot do both. If the sea is not cleared, transports keep their cargo or retreat with the fleet; those sent overland and the aircraft fight on land all the same, for one round at least, and may retreat as usual.

r-9-4 = Support shot
    .text = If at least one unit lands, each battleship in the zone that has had no sea battle this turn fires once as the land battle opens and hits at 4 or less. The defender chooses what is hit, and that unit still fires in this round; the battleship itself is then done and cannot be harmed.

r-9-5 = No shot after a sea battle
    .text = If there is a sea battle in the zone, no battleship there has a support shot. You cannot hold one out of it.

r-9-6 = Order of a landing
    .text = The troops land, antiaircraft guns and battleships fire, the rounds of battle follow. A support shot that misses calls nothing off.

r-9-7 = No way back
    .text = In an amphibious land battle no attacker retreats: neither those landed, nor those from adjacent land, nor aircraft.

r-9-8 = Leaving the sea battle
    .text = The sea battle before a landing is an ordinary one, and you may retreat from it.

r-9-9 = One landing per battleship
    .text = A battleship supports a single landing, but several battleships may support the same landing.

r-9-10 = Landing on empty land
    .text = Enemy territory without occupants falls to those who land, with no battle. The zone has to be clear first.

r-9-11 = Landings from several zones
    .text = A coast may be assaulted from every sea zone it touches. Each has its own sea battle, troops come ashore from cleared zones only, and all of them fight a single land battle.

r-9-12 = Number of supporting battleships
    .text = A single landed unit is enough for any number of battleships to support. Each supports a landing out of its own zone only.

r-9-13 = Landing without escort
    .text = Where there is no enemy ship in the zone, transports land their troops without a sea battle, even with no escort.

# 10. Retreat and withdrawal

r-10-1 = Who retreats
    .text = Retreat is for the attacker alone. A defender stays, save that his submarines may withdraw.

r-10-2 = When to retreat
    .text = You may retreat at the end of any round, once the defender has fired and the losses are off the board.

r-10-3 = No retreat after winning
    .text = There must still be a defender. With the last one gone the attackers remain.

r-10-4 = Where to retreat
    .text = Attacking land units, or ships, retreat all at once and to the same adjacent friendly space, one out of which some of them came into the battle: land your side controls, or a sea zone without enemy ships. Land through which a tank has just blitzed into the battle counts too.

r-10-5 = Aircraft in a retreat
    .text = When the others leave, aircraft break off too, but stay over the space until non-combat movement and then land wherever their remaining range allows. An attack by aircraft alone is simply stopped. Aircraft never leave in part.

r-10-6 = Withdrawing submarines
    .text = When a round's losses are off the board submarines may withdraw, the attacker's before the defender's. They move to another zone; they cannot dive and stay where they are.

r-10-7 = Withdrawing in attack
    .text = In any round any number of attacking submarines may leave, apart from the other ships. Those of one round go to the same adjacent zone, friendly or unoccupied, from which some attacker came; the rest fight on and may leave later, even to another such zone.

r-10-8 = Withdrawing in defence
    .text = Defending submarines that leave in one round go to the same adjacent zone, which must hold no ship of the enemy's at that moment; one the attacker has just left will do. Without such a zone they stay, as does the German submarine in the Baltic at the start.

r-10-9 = Zones closed to submarines
    .text = No submarine retreats or withdraws into a zone where there is or was a battle this turn, nor once the enemy in its own zone has been destroyed.

r-10-10 = Surface ships and battle sites
    .text = The ban on zones with a battle this turn is stated for submarines. For surface ships it is enough that the zone is free of enemies and that they came out of it.

r-10-11 = Not from a landing
    .text = Attackers in an amphibious land battle have no retreat.

r-10-12 = The space you came from
    .text = A unit came from the last space it was in before the battle. Units that were already there when the turn began open no way to retreat.

r-10-13 = No space to retreat to
    .text = Attackers without a legal space fight on. Aircraft that are the only ones left may always stop.

r-10-14 = Order at the end of a round
    .text = Attacking submarines withdraw, then defending ones, then the attacker fights on or retreats. If these withdrawals leave no defender, the battle is over and the other attackers stay.

# 11. Carriers and fighters

r-11-1 = Room on a carrier
    .text = A carrier has room for 2 fighters, yours or an ally's. Bombers cannot use it.

r-11-2 = Carrier and fighters on your turn
    .text = In both movements your fighters take off before their carrier sails, and a carrier on which a fighter has landed stays where it is. In non-combat movement, therefore, sail first and land afterwards.

r-11-3 = On an ally's carrier
    .text = You may land there on one turn of yours and leave on the following one. In between, your fighter travels with the carrier on the ally's turn like cargo and does not attack; if the carrier attacks, you may let the fighter be taken as a loss.

r-11-4 = Carrier fighters in defence
    .text = When a zone is attacked, all fighters on carriers there are in the air and defend at 4, or 5 with Jet Power, those of allies too. Each owner throws for his own.

r-11-5 = Defending fighters without a deck
    .text = A defending fighter whose carrier is gone lands, after the battle, on another carrier with room in the same zone or on a friendly island in it. If there is neither, it is lost.

r-11-6 = Attacking fighters without a deck
    .text = An attacking fighter that lost its carrier lands wherever it legally can within the range it has left. Otherwise it is lost.

r-11-7 = Flying with your own carrier
    .text = A fighter that goes along with its own carrier takes off first, spends 1 of its range for each zone, and comes down when the carrier has stopped. On its owner's turn it is never cargo.

r-11-8 = New carriers are no landing place
    .text = A carrier bought this turn comes onto the board only after all aircraft have landed.

r-11-9 = Landing room for all
    .text = Whether aircraft can still land is looked at for all that have set out, together: if they all survived, all battles were won and the carriers sailed as needed, there must be a place for every one of them.

r-11-10 = Who gets the last deck space
    .text = If only some of the fighters of several powers from a defending carrier find room, those of the carrier's owner go first and the others in turn order.

# 12. Conquest

r-12-1 = Capturing a territory
    .text = A territory is yours when all its enemy occupants are gone and one or more of your attacking infantry or tanks survive. Aircraft by themselves take nothing: the emptied territory stays with its owner.

r-12-2 = What comes with a territory
    .text = Control and the production levels of both powers change at once. A gun and a complex there go over with the land.

r-12-3 = Captured complexes
    .text = You can use a captured complex from your next turn on.

r-12-4 = Whose it becomes
    .text = What did not originally belong to one of your allies becomes yours. Land that was originally yours comes back to you.

r-12-5 = Liberation
    .text = Land that originally belonged to an ally goes straight back to him, gun and complex included, if his capital is free. While it is not, the land is yours to hold, with its income and, within the limit, the use of its complex; as soon as his capital is freed it returns to him.

r-12-6 = Only original ownership counts
    .text = Retake what an ally had conquered and lost again, and it is yours. What an ally holds now you cannot take over.

r-12-7 = A capital falls
    .text = Its owner gives all IPCs in hand to the captor. The capitals are Russia, Germany, United Kingdom, Japan and Eastern U.S.A.

r-12-8 = Without a capital
    .text = As long as the enemy holds its capital a power has no income and buys nothing, though its units move and fight. The land it still holds brings no one any income.

r-12-9 = After liberation of a capital
    .text = Nothing is given back and nothing is paid out at once. On its next turn the power may spend what it has: as a rule 0, unless it looted an enemy capital meanwhile. It collects income at the end of that turn and buys with it on the next.

r-12-10 = A capital comes back
    .text = Retaken by any power of its side, a capital, gun and complex included, immediately becomes its original owner's again. At that moment his other original territories held by allies revert to him; units already in them stay.

r-12-11 = The turn of a power without capital
    .text = It does no research, buys and places nothing and collects nothing; it only makes its two movements and fights. Cash from an enemy capital it takes is kept.

r-12-12 = A capital that falls again
    .text = An original owner hands over his cash as often as his capital is taken from him. Whoever takes it from a conqueror gets none.

r-12-13 = Guns in taken land
    .text = With captured land the captor gets its antiaircraft gun, whichever enemy power it belonged to. With liberated land it goes to whoever that land belongs to.

# 13. Non-combat movement

r-13-1 = Who moves and where
    .text = Units that have neither moved nor fought may move now: on land only through and into friendly territory, at sea only through and into zones without enemy ships.

r-13-2 = Transports in non-combat movement
    .text = Transports load, sail, unload and bridge by their usual rules, and their cargo may go ashore on friendly land only.

r-13-3 = All aircraft land
    .text = Each aircraft that set out has to land now, with the range it has left.

r-13-4 = Landing places
    .text = Aircraft land on territory that belonged to your side at the start of your turn and does so still; fighters also on a carrier with room, yours or an ally's. What was captured this turn, by blitz or not, is closed to them, and an aircraft with nowhere to land is lost.

r-13-5 = Into fresh conquests
    .text = Land units that were in no combat may go into territory captured this turn, and through it.

r-13-6 = Into cleared zones
    .text = Ships may sail into zones cleared of the enemy this turn, and through them.

r-13-7 = No neutrals, no antiaircraft fire
    .text = Aircraft do not fly over neutrals now, and antiaircraft guns do not fire.

r-13-8 = Range left
    .text = An aircraft that has not yet flown this turn has its whole range; one that has flown out has what is left.

r-13-9 = Shipping a gun
    .text = An antiaircraft gun that has not moved may be loaded, carried and put ashore, all in this movement.

r-13-10 = Troops that did not land
    .text = Units taken aboard in combat movement that did not get ashore stay on the ship.

# 14. Placing new units

r-14-1 = Where new units appear
    .text = Land units and aircraft are placed in a territory whose complex has been yours since your turn began. Ships go into a sea zone beside such a territory, provided no enemy ship is in it.

r-14-2 = New complexes
    .text = A new complex goes into any territory you have owned since your turn began, one in each, and works from your next turn.

r-14-3 = New antiaircraft guns
    .text = They are placed as land units are: where there is a complex, at most one in a territory, never on a transport.

r-14-4 = Not straight aboard
    .text = A new fighter cannot be placed on a carrier, nor a new land unit on a transport.

r-14-5 = What a complex can place
    .text = An original complex places any number of units for its original owner. Every other one, bought, captured, or liberated and held for an ally, places as many a turn as its territory is worth in IPCs, ships included, and 1 where that is 0.

r-14-6 = Allied complexes
    .text = You cannot place units at an ally's complex, unless you hold it for him while his capital is lost; and then you must have held it at the start of your turn and hold it still.

r-14-7 = Units without a place
    .text = Whatever cannot be placed is lost, and the money is not returned.

r-14-8 = From which complex
    .text = Each new unit comes from a named complex and counts towards its limit. A ship may come from any complex of yours on the coast of its zone.

r-14-9 = Counting the limit
    .text = What counts is the value printed on the territory, anew each turn. You may buy more than you can place, but the surplus is lost.

r-14-10 = Guns and complexes
    .text = In the normal game a new antiaircraft gun needs a complex in its territory; an option lifts this.

# 15. Income

r-15-1 = Income
    .text = You receive IPCs to the amount of your production level, however high it is.

r-15-2 = No income without a capital
    .text = While the enemy has your capital you receive nothing.

r-15-3 = No gifts
    .text = IPCs, units and territories are never given or lent to an ally.

# 16. Victory

r-16-1 = Victory of the Allies
    .text = The Allies win if they hold both Axis capitals.

r-16-2 = Victory of the Axis
    .text = The Axis wins if it holds two of the three Allied capitals.

r-16-3 = Economic victory of the Axis
    .text = The Axis wins as well if the production levels of Germany and Japan come to 84 or more at the end of a full round; they begin with 57, so it takes 27 more.

r-16-4 = When capitals are counted
    .text = Capitals are counted as each power's turn ends, so the game is over with the turn in which the second one fell. An option waits until the round ends.

r-16-5 = Best of the winners
    .text = If you want a single winner, it is the power of the winning side whose income has risen by the greatest percentage since the start.

r-16-6 = Holding a capital
    .text = A side holds a capital when any of its powers controls it. If both sides have won at the same moment, the side whose power is playing wins; at the end of a round capitals come before production.

r-16-7 = Sharing first place
    .text = Powers with an equal rise share the title of best winner. It is measured from the incomes of the set-up.

r-16-8 = Length of the game
    .text = There is no last turn; a side may give up if all its players agree. With a limit of rounds, the side wins whose summed production has risen more since the start (Allies from 90, Axis from 57), and an equal rise is a draw.

# 17. Official options

r-17-1 = Total Victory
    .text = To win by capitals your side must also have none of its own capitals in enemy hands.

r-17-2 = New ships among enemies
    .text = New ships may be placed beside your complex even if enemy ships are in that zone.

r-17-3 = Russia restricted
    .text = The U.S.S.R. may not attack on the first of its turns.

r-17-4 = Axis advantage in weapons
    .text = Germany has Jet Power from the start and Japan has Super Submarines.

r-17-5 = No new complexes
    .text = Nobody builds industrial complexes. Of the three ways to help the Axis, Russia restricted, weapons and this one, use no more than one.

r-17-6 = Limits of the box
    .text = A power can have no more separate stacks of a unit type than the box has pieces for it, though a stack may be of any height. Beyond the 8 complexes of the set-up only 4 more can be built. Computer play usually leaves this out.

# Clarifications: Opening

aa-01 = What these clarifications are
    .text = They answer what players asked after the rulebook of the second edition came out, and apply to that edition.

# Clarifications: Balance

aa-02 = Balance of the game
    .text = Many players find that the Allies have the better chances. No rule follows from that.

aa-03 = Advice for the Axis
    .text = The Axis, and Germany most of all, does best to strike hard in its first turns, before Allied industry tells. It will not win by sitting still.

# Clarifications: The board

aa-04 = Doubtful borders
    .text = What follows on the borders of certain territories and zones goes with the pages of the rulebook on the board, 7 to 9.

aa-05 = Hudson Bay and Western Canada
    .text = The big Hudson Bay zone, at the top left of the board, touches Western Canada at the top right.

aa-06 = Gulf of Mexico
    .text = Both Gulf of Mexico zones on the left of the board touch one and the same zone, the one along Mexico on the right.

aa-07 = Kwangtung and the sea of Japan
    .text = The zone around Japan and Manchuria does not reach Kwangtung.

# Clarifications: More on the board

aa-08 = Islands without a name
    .text = Nothing can land on an unnamed island, such as Sicily.

aa-09 = Cost of the Panama Canal
    .text = The sea at Panama is divided into two zones, so going through the canal takes 1 move.

aa-10 = Enlarged boxes
    .text = The enlarged boxes at the lower right only help you to see: no move leads into or out of them from the sea beside them.

aa-11 = New Zealand and South America
    .text = Across the edge of the board the New Zealand zone touches the two zones off Peru and Argentina/Chile at the lower left, and not the enlarged boxes.

# Clarifications: Weapons development

aa-12 = Pay, then throw
    .text = You pay the bank for all your research first, and then throw all those dice together.

aa-13 = Not one by one
    .text = Research dice are not thrown singly until a 6 turns up, and none of the money comes back.

aa-14 = All units improve at once
    .text = From the moment you have a development, every unit of that type you own is improved, old and new.

aa-15 = Research does not get cheaper
    .text = With Industrial Technology a research die still costs 5 IPCs, not 4.

aa-16 = Heavy Bombers in attack
    .text = A heavy bomber throws three dice where others throw one, in battle as well as in a raid on a complex.

aa-17 = Heavy Bombers in defence
    .text = In defence a heavy bomber has one die, like any bomber.

aa-18 = Jet Power in defence
    .text = Fighters of a power with Jet Power hit at 5 or less when defending; without it, at 4.

aa-19 = Jet Power in attack
    .text = The attack of jet fighters stays at 3 or less.

aa-20 = Super Submarines in attack
    .text = Super submarines hit at 3 or less when attacking; without the development, at 2.

aa-21 = Super Submarines in defence
    .text = The defence of super submarines stays at 2 or less.

aa-22 = One rocket a turn
    .text = Having Rockets lets one of your antiaircraft guns act as a rocket, once each turn.

aa-23 = Rockets move and fire in combat
    .text = Unlike a plain gun, a rocket may move before the fighting, in combat movement, and it fires during combat.

aa-24 = Rockets in non-combat movement
    .text = A rocket can move then as well, but not if it has just been captured or has just fired.

aa-25 = No rockets from a transport
    .text = From aboard a transport a rocket cannot fire, any more than an antiaircraft gun can.

aa-26 = How a rocket is lost
    .text = A rocket is destroyed in one way only: if the transport it is on sinks.

aa-27 = Captured rockets stay
    .text = A rocket taken from the enemy does not move on the turn it is taken.

aa-28 = Captured without the development
    .text = To a power that has no Rockets itself, a captured rocket is just an antiaircraft gun.

# Clarifications: Antiaircraft guns

aa-29 = Captured guns do not move
    .text = A gun captured in your combat stays where it is in that turn's non-combat movement.

aa-30 = Your gun on an ally's land
    .text = Moving an antiaircraft gun onto an ally's territory does not give it away: firing and moving it remain your business.

aa-31 = Your gun defends there
    .text = If the ally's territory is attacked, you throw for your gun.

aa-32 = Gun and complex after liberation
    .text = In an ally's territory that you liberate, both antiaircraft gun and complex go back to that ally.

aa-33 = Only one gun
    .text = There may be no more than one antiaircraft gun in a territory.

aa-34 = New guns not on ships
    .text = You cannot put an antiaircraft gun you just bought onto a transport.

aa-35 = Where new guns go
    .text = A new antiaircraft gun has to be placed in a territory that was already yours when your turn began.

aa-36 = How a gun is lost
    .text = Nothing destroys an antiaircraft gun but the sinking of the transport it is aboard.

aa-37 = Nothing is destroyed on purpose
    .text = You may not do away with an antiaircraft gun of yours, nor with any other unit you have.

aa-38 = When guns fire
    .text = Antiaircraft guns fire when the enemy is on the attack and one of his aircraft flies to or over their territory, and at no other time.

aa-39 = Safe on the way home
    .text = In the enemy's non-combat movement, when his aircraft fly back from the fighting, they are not fired at.

aa-40 = Guns aboard a transport
    .text = Aboard a transport a gun is as silent as a rocket is.

# Clarifications: Retreat

aa-41 = Attackers retreat, defenders do not
    .text = The choice to retreat is the attacker's alone.

aa-42 = After each round
    .text = A retreat has to wait until the defence has fired, and is possible after every single round.

aa-43 = No retreat from nothing
    .text = When the last defender in the space is destroyed, the attackers have to remain there.

aa-44 = All or none
    .text = You cannot retreat with a part of your force; submarines are the exception.

aa-45 = Together and back
    .text = The attackers go back as one to a single adjacent friendly space out of which some attacker came.

# Clarifications: Submarine retreat

aa-46 = Two ways out for submarines
    .text = A submarine may retreat like other units or withdraw, for which several exceptions hold. Withdrawing is going to another sea zone, not staying below in the same one.

aa-47 = Both sides' submarines
    .text = Submarines can get out of a battle whether they attack or defend.

aa-48 = Leaving on their own
    .text = Attacking submarines can go after each round, with or without the other ships.

aa-49 = Stuck after winning
    .text = Once it has destroyed the enemy in the zone, an attacking submarine has no way to retreat or withdraw and remains.

aa-50 = Partial retreat of submarines
    .text = For attacking submarines a partial retreat is allowed: they are tied neither to the time nor to the destination of the other ships.

aa-51 = Submarines go first
    .text = If attacking submarines and other ships leave in the same round, the submarines do so first.

aa-52 = Where attacking submarines go
    .text = They return to an adjacent friendly sea zone out of which an attacking unit came; it may be another than that of the other ships.

aa-53 = Not all in the same round
    .text = Of several attacking submarines some may leave in one round and some in another.

aa-54 = The same zone in one round
    .text = All attacking submarines that leave in one round have the same destination.

aa-55 = Where defending submarines go
    .text = Defending submarines leaving in one round all go to the same adjacent sea zone, friendly or unoccupied.

aa-56 = Trapped in the Baltic
    .text = As the game begins the German submarine in the Baltic Sea has nowhere to retreat or withdraw to.

aa-57 = Not into another battle
    .text = A sea zone in which there is or has been a battle on this turn is closed to submarines that retreat or withdraw.

# Clarifications: Air retreat

aa-58 = Aircraft and the retreat rules
    .text = For bombers and fighters nearly everything said about retreat holds; the exceptions follow.

aa-59 = Aircraft wait for the defence
    .text = Attacking aircraft cannot break off before the defender has fired.

aa-60 = Submarines cannot fire at aircraft
    .text = A submarine attacked by aircraft cannot fire back at them.

aa-61 = Better to withdraw
    .text = A defending submarine that outlives the first attack from the air does well to withdraw.

aa-62 = A cornered submarine
    .text = With nowhere to withdraw to it is sunk sooner or later, since it can do nothing against aircraft.

aa-63 = Aircraft leave with the rest
    .text = Aircraft do not retreat in part, and if the other attackers retreat they must do the same.

aa-64 = Not bound to the retreat space
    .text = Aircraft are not held to an adjacent friendly space, nor to the moment at which the others go.

aa-65 = As far as the range goes
    .text = Retreating aircraft fly no more spaces than they have left of their range.

aa-66 = The retreat is the landing
    .text = For aircraft retreating means flying off to land; it happens in non-combat movement.

aa-67 = No landing on fresh conquests
    .text = No aircraft may come down in territory captured on this turn; that goes for blitzed territory too.

# Clarifications: More on aircraft

aa-68 = The carrier takes the hit
    .text = When a submarine attacks a carrier with a fighter aboard, its hits fall on the carrier, for submarines cannot hit aircraft.

aa-69 = The fighter fires back
    .text = A carrier hit by the first shot of a submarine no longer fires; its fighter does.

aa-70 = Hit and away
    .text = After that exchange the submarine may withdraw.

aa-71 = Where the fighter comes down
    .text = If its carrier sank, a defending fighter has to come down, after the battle, in that very sea zone: on another carrier or a friendly island.

aa-72 = Lost at sea
    .text = A fighter that finds neither is lost.

aa-73 = Ships through Suez
    .text = For a ship to pass the Suez Canal the territories on both sides have to be friendly.

aa-74 = Aircraft at Suez
    .text = Aircraft fly over or through the Suez Canal no matter whose land it is.

aa-75 = A carrier stays after a landing
    .text = Once a fighter has landed on it a carrier may not sail, since that would carry the fighter beyond its range.

# Clarifications: Transports

aa-76 = Only transports bridge
    .text = No other ship than a transport can bridge.

aa-77 = Only transports do not attack
    .text = Every ship but the transport can attack.

# Clarifications: Bridging

aa-78 = What bridging is
    .text = A transport whose sea zone touches two coastal territories may take land units across from the one to the other and stay in its place.

aa-79 = How much is bridged
    .text = In one turn a transport bridges 2 infantry or 1 tank, no more.

aa-80 = Sail, then bridge
    .text = A transport may move first and bridge afterwards.

aa-81 = Bridge, then stay
    .text = After bridging, a transport does not move for the rest of the turn.

aa-82 = No bridging by an ally
    .text = An ally's transport cannot bridge units of yours within one turn.

aa-83 = Boarding an ally's transport
    .text = If he permits it, your units go aboard an ally's transport on your own turn.

aa-84 = Under way on his turn
    .text = The voyage of those units is taken to happen on the turn of the ally.

aa-85 = Ashore on your next turn
    .text = When your turn comes round again they may leave the ship.

aa-86 = Never on your own turn
    .text = Cargo on an ally's transport is moved when the ally plays, not when you do.

# Clarifications: No attack

aa-87 = Transports as shields
    .text = Transports may go into an attack beside other attacking ships of yours and take hits for them.

aa-88 = Not alone among enemies
    .text = Do not send a transport by itself into a zone with enemy ships: it cannot attack and will be sunk. The move is unwise rather than illegal.

# Clarifications: Amphibious assaults

aa-89 = Ships firing at the shore
    .text = No ship fires at units ashore but a battleship that supports an amphibious assault.

aa-90 = In the same zone
    .text = For this the battleship must be in the sea zone the assault comes from.

aa-91 = Several battleships
    .text = Any number of battleships can be in the assault, each with a support shot of its own.

aa-92 = One shot in all
    .text = A battleship fires once in the whole battle, not at each defender and not in each round.

aa-93 = Safe from the shore
    .text = Land units that defend cannot hit a battleship that has fired its shot.

aa-94 = There without a shot
    .text = A battleship may have come with the transports by the rules and still have no shot: when enemy ships are in the zone.

aa-95 = Beat the fleet first
    .text = All ships of the attack have to fight those enemy ships and overcome them before any transport puts troops ashore for the land battle.

aa-96 = Sea battle or shot
    .text = A battleship that fights at sea ahead of the land battle has forfeited its shot.

aa-97 = No holding back
    .text = You cannot leave a battleship out of the sea battle so that it may support the assault.

# Clarifications: Retreat in an amphibious assault

aa-98 = To the end
    .text = Troops that land fight until one side is gone; unlike other attackers they cannot retreat.

aa-99 = Supporters stay too
    .text = Aircraft in that battle, and land units supporting it from adjacent land, have no retreat either.

aa-100 = A miss changes nothing
    .text = If the battleship misses, the assault goes on: the troops are held to be ashore before it fires.

# Clarifications: Carriers and fighters

aa-101 = Your fighter on an ally's carrier
    .text = If the carrier of an ally is attacked while your fighter is on it, your fighter defends and you throw for it.

aa-102 = Each throws for his own
    .text = Where units of several powers defend, each player throws the dice for his own.

aa-103 = Take off before the carrier moves
    .text = A fighter that is to attack from your carrier leaves it before the carrier sails, or its range would be stretched.

aa-104 = The same in non-combat movement
    .text = After combat, too, fighters take off before their carrier moves.

aa-105 = No sailing after a landing
    .text = The landing of a fighter ends the movement of the carrier for that turn.

aa-106 = Guest on a carrier
    .text = You may land on the carrier of an ally on one of your turns and leave it on your next.

aa-107 = Carried by an ally
    .text = In the meantime the ally may sail with your fighter on his turn; that does not extend its range against the rules.

aa-108 = Kamikaze forbidden
    .text = No aircraft may be sent on an attack from which it cannot come back.

aa-109 = A possible landing is enough
    .text = An aircraft may go whenever there is some legal way for it to be safely down at the end of its turn.

aa-110 = The carrier is not bound
    .text = A carrier meant to meet a fighter in non-combat movement need not go there if that fighter was destroyed.

# Clarifications: Captured capitals

aa-111 = Your capital is taken
    .text = All the IPCs you have go to the player who takes it.

aa-112 = The rest yields nothing
    .text = What land you have left brings in no IPCs until you or an ally free your capital.

aa-113 = What is gone is gone
    .text = The IPCs you gave up are not restored when your capital is freed.

aa-114 = No income on the spot
    .text = Freeing your capital brings no immediate income.

aa-115 = The first turn after liberation
    .text = As a rule you have no IPCs then, and so cannot buy anything.

aa-116 = Income again
    .text = At the end of that turn you do collect, so you can buy on the one after it.

aa-117 = Loot from an enemy capital
    .text = Should you have captured an enemy capital while you were without yours, the IPCs from it are yours to spend on the turn after liberation. There is no other way to have any then.

# Clarifications: You and your allies

aa-118 = Conquered, lost, retaken
    .text = A territory, enemy or neutral, that an ally conquered and the enemy won back is yours if you are the one to retake it.

aa-119 = Not from an ally
    .text = Territory that was enemy or neutral and is now an ally's cannot be captured by you.

aa-120 = Allies get no presents
    .text = Units, territories, IPCs: nothing can be handed to an ally, ever.

# Clarifications: Miscellaneous

aa-121 = Raid and air attack on one territory
    .text = Both a strategic raid and an ordinary attack from the air may strike a territory on one turn.

aa-122 = No bomber does both
    .text = A bomber that raids does not attack, and the other way round.

aa-123 = The raid is first
    .text = Of the two, the raid is carried out before the attack.

aa-124 = Blitz past guns and complexes
    .text = An enemy antiaircraft gun, a complex, or the two together do not occupy a territory, so a tank may blitz through.

aa-125 = First shot in every round
    .text = The submarines' first shot opens each round of the battle and not only the first.

aa-126 = Placing at a captured complex
    .text = A complex you captured serves you from your next turn, for no more units a turn than its territory is worth in IPCs.

aa-127 = Original complexes too
    .text = The same limit holds if the enemy had that complex from the beginning of the game.

aa-128 = Reinforcing a conquest
    .text = In non-combat movement units other than aircraft may go into a territory captured that turn, as long as they have not been in combat on it.

aa-129 = Production above 45
    .text = The track ends at 45; beyond it use two markers, so 48 is one on 45 and one on 3.

aa-130 = More chips
    .text = You may add chips, so a stack can grow as high as you like.

aa-131 = No more plastic
    .text = Plastic units may not be added. So the number of stacks is limited, not the number of units in a stack.

aa-132 = Not every box is alike
    .text = How many infantry pieces a power has differs a little from one copy of the game to another.

# Clarifications: Closing

aa-133 = The text used
    .text = The clarifications were read in a Dutch translation of July 2002, which the publisher did not authorise.

# House rules

house-1 = Withdrawn submarines are in the way
    .text = A defending submarine that has withdrawn is an enemy ship in its new zone like any other: it may bar the attacker's non-combat moves and the placing of his ships there.

house-2 = Aircraft against submarines alone
    .text = Where only submarines defend against aircraft nobody can fire back. The defence then counts as having fired, and the attacker may stop after any round.

house-3 = Inland waters
    .text = The Caspian Sea is a sea zone without a way out. The Great Lakes are no space at all.

house-4 = Aircraft at Panama
    .text = Aircraft fly straight from one Panama zone to the other, whoever holds Panama.

house-5 = More than anybody buys
    .text = A power has at most 250 infantry and 250 tanks, and 42 of any other kind of unit. The box sets no such limit; here the count goes no further.
