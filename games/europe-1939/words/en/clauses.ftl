# Clauses of the game: title and text. The key is the id in small letters, with dashes for dots.

# Chapters.

chapter-paratroops = New units: paratroops
chapter-bombers = New units: bombers
chapter-submarines = New units: submarines
chapter-destroyers = New units: destroyers
chapter-intervention = Intervention
chapter-lend-lease = Lend-lease
chapter-cooperation = Variants and cooperation
chapter-vichy = Vichy France
chapter-eastern-front = Germany and the Soviet Union
chapter-mediterranean = The Mediterranean
chapter-america = America enters the war
chapter-from-examples = What the examples of the rulebook add
chapter-rulings = Rulings where the rulebook is silent
chapter-basic-sides = Basic game 1. Sides, years, seasons
chapter-basic-phases = Basic game 2. Phases of a turn
chapter-basic-map = Basic game 3. The map
chapter-basic-units = Basic game 4. Units
chapter-basic-combat = Basic game 5. Combat
chapter-basic-conquest = Basic game 6. Conquest, capitals, neutrals
chapter-basic-supply = Basic game 7. Supply
chapter-basic-redeployment = Basic game 8. Strategic redeployment
chapter-basic-building = Basic game 9. New units
chapter-basic-accounting = Basic game 10. The yearly accounting
chapter-basic-set-up = Basic game 11. Set-up
chapter-basic-victory = Basic game 12. Victory
chapter-basic-optional = Basic game 13. Weather and partisans
chapter-basic-variants = Basic game 14. Shorter games

hu-01 = Advanced variant
    .text = The basic rules hold throughout; the advanced variant adds units and rules to them.

hu-02 = No transport needed
    .text = Paratroops reach the area they are dropped on without aircraft to carry them.

hu-03 = Over enemy ground
    .text = On their way to the drop paratroops may fly over areas the enemy holds.

hu-04 = No river, no beach
    .text = Where paratroops are dropped, the defenders’ modifiers for river and coast are void.

hu-05 = For all who attack with them
    .text = The modifiers are void against every land unit that attacks the same area.

hu-06 = Lost alone, lost for good
    .text = Paratroops lost in a drop without the support of land units are never rebuilt.

hu-07 = Lost in the counter-attack
    .text = The same goes for paratroops that took an empty area alone and are lost in the enemy’s next counter-attack.

hu-08 = Lost among friends
    .text = Paratroops that fell beside friendly land units may be rebuilt.

hu-09 = The capital must be retaken
    .text = Whoever has lost his capital must attack it in his next turn; unless it is retaken, the country is lost.

hu-10 = Landing on one’s own ground
    .text = Only a country that has lost its capital may land units on its own ground; from there armour may attack in the second movement.

hu-11 = Dover and Plymouth in reach
    .text = Aircraft in Belgium reach Dover and Plymouth.

hu-12 = A bridgehead
    .text = Into an area that paratroops have taken, more units may be redeployed in the same turn.

hu-13 = The price of a drop
    .text = A drop costs one point if somebody defends, otherwise nothing; never the five points of an invasion.

hu-14 = A fleet for the bridgehead
    .text = A bridgehead is supplied by a fleet, which does nothing else that turn.

hu-15 = One area, one attack
    .text = An area can be attacked once in a turn.

hu-16 = No landing after the drop
    .text = An area that paratroops took alone cannot be invaded in the same turn.

hu-17 = Landing and drop together
    .text = Where paratroops and a landing take an area together, the landed armour may go on.

hu-18 = The beach with paratroops
    .text = Infantry behind a beach defends on five; with paratroops in the attack, on its own two.

hu-19 = Bombers fly farther
    .text = Bombers move as aircraft do, only farther.

hu-20 = What bombers attack
    .text = In the air bombers only defend; they may attack land units and ships.

hu-21 = Strategic bombing
    .text = Each bomber that reaches the enemy’s original home country costs him one point at once, even if it is shot down there.

hu-22 = Bombing is free
    .text = Strategic bombing is no battle and costs nothing.

hu-23 = Who is not bombed
    .text = France and the Soviet Union cannot be bombed in this way.

hu-24 = Submarines
    .text = Submarines move as fleets do, carry nothing and may fight at sea.

hu-25 = No modifier in port
    .text = Submarines have no modifier against an invasion of their port.

hu-26 = Only Germany
    .text = Only Germany builds submarines.

hu-27 = Merchant shipping
    .text = Each submarine that survives in the North Atlantic takes one point from Britain at once.

hu-28 = Hunting submarines
    .text = Aircraft attack submarines at sea for one round; the submarines cannot answer, and it does not count as the aircraft’s action.

hu-29 = Where convoys are met
    .text = Convoys to Britain are attacked in the North Atlantic, those to the Soviet Union in the Norwegian Sea.

hu-30 = Torpedoes
    .text = Each surviving submarine takes two points from the convoy it attacks.

hu-31 = Destroyers
    .text = Destroyers move and fight as fleets do, but carry nothing and have no modifier against an invasion or in a fortress.

hu-32 = Small ships as losses
    .text = In a sea battle destroyers and submarines may be taken as losses too.

hu-33 = The defender may intervene
    .text = While air and sea units of one side move, those of the other may intervene.

hu-34 = Who may intervene in the air
    .text = Aircraft not yet used may attack those that pass within their range; it costs nothing.

hu-35 = The interveners’ value
    .text = Aircraft that intervene against aircraft hit with their defence value.

hu-36 = Aircraft always get there
    .text = An intervention in the air always takes place, even over the area that is attacked; no die is thrown.

hu-37 = Against the intervention
    .text = The attacker may intervene in turn with aircraft he has not used, and so on.

hu-38 = Backwards
    .text = The chain is resolved from its last link to its first; survivors may take part in the fight that was planned.

hu-39 = The route is announced
    .text = Ships announce their whole route and keep to it; the defender says where and with what he intervenes.

hu-40 = Aircraft against ships
    .text = Aircraft that intervene against ships need no die; only other aircraft can stop them.

hu-41 = One die for the ships
    .text = Ships get there if one die, thrown for the whole group, is greater than the distance in sea areas.

hu-42 = Ships on both sides
    .text = The attacker’s ships may intervene against the defender’s in the same way.

hu-43 = Changes of base
    .text = A mere change of base can be intervened against like any other move.

hu-44 = Not against redeployment
    .text = Nobody can intervene against strategic redeployment.

hu-45 = Aid to Britain
    .text = Once Germany has conquered France, the United States may send points to Britain, from spring 1941 on.

hu-46 = Aid to the Soviet Union
    .text = The United States and Britain may send points to the Soviet Union once Germany has attacked it.

hu-47 = A quarter
    .text = What is sent at one time is at most a quarter of the sender’s base and counts within what the sender may spend that season.

hu-48 = Chips face down
    .text = In the redeployment phase chips, with points or blank, are laid face down at sea.

hu-49 = Arrival
    .text = What was sent arrives in the Allies’ next new-units phase and can be spent at once.

hu-50 = Attacked convoys
    .text = A convoy that was attacked brings only what the submarines have left of it.

hu-51 = Vologda
    .text = While Germany holds Vologda nothing can be sent to the Soviet Union.

hu-52 = American aid of 1941
    .text = What the United States sends in 1941 is deducted from its points of 1942.

hu-53 = Which rules a variant has
    .text = The full war has all the special rules; the shorter variants have some of them, and only some of the countries.

hu-54 = Historical allies
    .text = A historical alliance may fail to form, but nobody may attack a historical ally.

hu-55 = British and French
    .text = British and French units may not attack together; where both defend, they fight one after the other.

hu-56 = The Maginot Line
    .text = British units may not enter the Maginot Line before it has fallen.

hu-57 = Partners
    .text = British and American units, and German and Italian ones, may fight together; the players agree on who controls what they take.

hu-58 = Without agreement
    .text = Without agreement they fight apart; control of what they take goes to the larger force there or, if equal, to the nation with more units on the map.

hu-59 = Soviets apart
    .text = Soviet units may not share an area with British, American or French ones.

hu-60 = Vichy
    .text = When Paris has fallen and was not retaken, all French units are removed; Vichy is set up in Vichy, Lyon and what is left of French Africa.

hu-61 = War on Vichy
    .text = The Allies may attack Vichy only after declaring war on it.

hu-62 = Vichy only defends
    .text = Units of Vichy defend against the Allies and attack nobody.

hu-63 = The end of Vichy
    .text = If the Allies take Paris or Vichy, that state ends at once: its units are removed and its areas are Allied.

hu-64 = The forces of Vichy
    .text = Out of the former French units Germany places and moves two infantry, one armour, one aircraft and two fleets.

hu-65 = A Soviet attack
    .text = From autumn 1941 the Soviet Union may attack Germany or its satellites for seven points, and two more if it attacks a satellite.

hu-66 = A German attack
    .text = Germany may attack the Soviet Union at any time for seven points.

hu-67 = Satellites join
    .text = When Germany attacks, the satellites join at once with their armies, and Germany gets their points at once.

hu-68 = Rebuilding satellites
    .text = Losses of satellites are rebuilt at Germany’s expense.

hu-69 = Surprise
    .text = In the turn of the declaration every German and allied unit rolls twice when attacking Soviet units.

hu-70 = The first winter
    .text = In the winter of the year of its attack the Axis may start no battle, drop or invasion inside Soviet borders; it may walk in where nobody resists.

hu-71 = The Soviet winter
    .text = In that winter Soviet units roll twice when they attack the invaders.

hu-72 = Bulgaria
    .text = Bulgarian units take no part in attacks on Soviet units, and are lost at once when Soviet units attack them.

hu-73 = When the Soviets began
    .text = If the Soviet Union attacks first, the satellites stay neutral, and German units must leave them in the next turn or Germany must declare war on them.

hu-74 = Ploesti
    .text = While the Allies hold Ploesti, the whole Axis may make only one attack a turn.

hu-75 = Grozny
    .text = While the Axis holds Grozny, the Soviet Union may make only one attack a turn.

hu-76 = Gibraltar and Suez
    .text = When the Axis takes Gibraltar or Suez, Britain’s base falls by five at once.

hu-77 = Retaken
    .text = If the Allies retake it, Britain’s base is restored at the next accounting.

hu-78 = The garrison of Malta
    .text = Malta holds one infantry or armour, one fleet and one air unit at most.

hu-79 = Germans in Africa
    .text = At most three German units may be in Africa.

hu-80 = Malta and Africa
    .text = Each British fleet or air unit in Malta keeps one German unit in Africa from attacking.

hu-81 = America enters
    .text = From spring 1942 the United States may declare war on the whole Axis for seven points; it need not attack at once.

hu-82 = Over there
    .text = American units start in the USA and must first be redeployed to Britain.

hu-83 = Four over the ocean
    .text = Of the six American redeployments in a turn at most four cross the ocean.

hu-84 = No escort needed
    .text = The crossing needs no escort; going on from Britain follows the usual rules and counts among the six.

hu-85 = If Britain has fallen
    .text = If Britain has fallen, American units arrive only by invasion; once there is a bridgehead, two a turn may be redeployed into it.

hu-86 = The USA is safe
    .text = The USA cannot be invaded.

hu-87 = Aircraft resist a drop
    .text = Aircraft in the area resist paratroops together with the land units there.

hu-88 = One base, one throw
    .text = Ships of one base that intervene together share one throw.

hu-89 = Driven off
    .text = An aircraft driven off in an air fight goes home and is finished until its next turn.

hu-90 = One round in the air
    .text = Aircraft take part in the first round of a battle only, then fly home and are finished for the turn.

hu-91 = Joining the fight
    .text = Surviving interveners fight on beside those they protect; afterwards ships go home, and the mover goes on along its route.

hu-92 = Breaking off at sea
    .text = After any round ships may break off and go back to their base.

hu-93 = What destroyers are for
    .text = Destroyers shield warships and merchant shipping from submarines.

hu-94 = Points do not grow
    .text = Between two accountings points grow only when the satellites join; aid only moves points from one country to another.

hu-95 = Apart in both
    .text = British and French fight apart in attack and in defence; other partners may do both together.

hu-96 = Nothing else saves the country
    .text = Only retaking the capital saves a country; otherwise it has lost the war.

huc-01 = Nations of a side
    .text = The nations of a side act in a fixed order, and each pays for its own acts; a joint attack is paid once.

huc-02 = Groups
    .text = One group moves at a time: units that go from one area to one other.

huc-03 = Passing
    .text = Whoever passes gives no answer to this link; when both sides have passed in a row the chain is closed. Standing orders answer without asking their owner.

huc-04 = Order of battles
    .text = The side whose turn it is chooses the order; in each battle the air comes first, then the sea, then the land.

huc-05 = A capture by drop is an attack
    .text = An area that paratroops took alone, even an empty one, counts as attacked this turn.

huc-06 = Second movement
    .text = Armour that won or was not used moves one more area and may fight there; only unused aircraft support it.

huc-07 = Control
    .text = Only land units take control; an empty area stays with whoever held it last.

huc-08 = Where a group is met
    .text = A group can be met in any area of its route still ahead; for ships the distance is counted in sea areas, the place included.

huc-09 = Ships live in port
    .text = Ships end their moves in a port; a fleet set aside for supply or as escort does nothing else. Allied warships may be laid beside a convoy.

huc-10 = Chips
    .text = One chip for each sender and destination in a season; submarines name the chip they attack; what is at sea when Vologda falls still arrives.

huc-11 = Which bombers count
    .text = Bombers count once they have reached the enemy’s home country; those shot down on the way there do not. Points never fall below nought.

huc-12 = Who must counter-attack
    .text = The capital must be attacked if a land unit can reach it and one point can be paid; whoever is not needed for that is free.

huc-13 = One attack
    .text = Where only one attack is allowed it is one battle in the whole turn; free captures, interventions and bombing do not count.

huc-14 = Leaving satellites
    .text = German units still in a neutral satellite at the end of the next German turn are removed, unless Germany declares war on it.

huc-15 = Pools
    .text = A nation has no more units on the map than its force pool allows; what a conquest removes is not rebuilt.

huc-16 = Rounding
    .text = The season’s spending limit is rounded up, everything else down.

huc-17 = Neutrals
    .text = A neutral that nobody attacks does nothing, and nobody may cross it or fly over it.

huc-18 = Winter
    .text = Winter belongs to the year in which it begins.

huc-19 = Both capitals
    .text = Each lost capital is judged at the end of its owner’s next turn, so whoever acts first is judged first.

hub-1-1 = Sides and seats
    .text = Two sides, two to five players: Germany, Italy, Britain with France, the Soviet Union, the United States.

hub-1-2 = Seasons
    .text = A turn is a season; in it both sides act once.

hub-1-3 = Who acts first
    .text = The Axis acts first in each season; by option it is the side with more points left.

hub-1-4 = Great powers at peace
    .text = A great power that is not at war builds and redeploys inside its borders, does not leave them and may not be entered.

hub-1-5 = Italy joins
    .text = Italy may enter the war for seven points from spring 1940; it is in at once if the Allies declare war on it.

hub-1-6 = What a declaration opens
    .text = One declaration opens war with a whole alliance and is addressed to its leading power; it costs seven points against a great power, two against a minor country.

hub-2-1 = Phases
    .text = A side’s turn: declarations, new units, movement, battles, second movement with its battles, supply, redeployment.

hub-2-2 = Once a turn
    .text = Land units move once; aircraft and ships that fought are finished until their next turn.

hub-3-1 = Room
    .text = At most six land units stand in a mountain area and four air units in any area; winners for whom there is no room go back, and their owner chooses them.

hub-3-3 = Straits
    .text = Ships pass the Bosporus, the Skagerrak and Suez only if their side holds Istanbul, Denmark or Suez. Only the holder of Gibraltar may cross between Seville and Spanish Morocco; in enemy hands it stops redeployment past it.

hub-3-4 = The USA box
    .text = Nothing flies into or out of the USA.

hub-3-5 = The map
    .text = 111 areas of land and 19 of sea.

hub-4-1 = Units
    .text = Each kind has its price, attack value, defence value and reach; fleets defend better in an invaded port or a fortress.

hub-4-2 = What fleets carry
    .text = For an invasion a fleet carries two infantry or paratroops, or one armour; also one aircraft, if land units go with it.

hub-5-1 = Modifiers
    .text = Coast three, fortress two, river, strait and mountains one; only the largest counts, and no value goes above five.

hub-5-2 = Rounds
    .text = Both sides roll at once and choose their own losses; after any round the attacker may break off.

hub-5-3 = After the battle
    .text = Only an attacker with a land unit left takes the area. Ships of a lost port and aircraft leave for another base; those that find none are lost.

hub-5-4 = Invasion
    .text = Fleets bring land units from their port to an enemy coast; it costs five points once for an area, and whoever lands is in supply that turn.

hub-6-1 = Great powers fall
    .text = A great power is conquered if the enemy still holds its capital at the end of its own next turn; Germany falls with Berlin and the Ruhr, the Soviet Union with Moscow, Leningrad and Stalingrad.

hub-6-2 = Liberation
    .text = A conquered country whose capital its friends retake fights again: areas without enemy land units return at once, its points at the next accounting.

hub-6-3 = Minors fall
    .text = A minor country is conquered if the enemy holds its capital at the end of his turn.

hub-6-4 = The partition
    .text = When the Axis conquers Poland, Brest-Litovsk and Lwow go to the neutral Soviet Union, which may also occupy the Baltic states and Bessarabia in spring and summer 1940.

hub-6-5 = Germans in the satellites
    .text = From summer 1940 German units may stand in satellites that are still neutral.

hub-7-1 = Lines of supply
    .text = Land units need a way over friendly land to a capital of their side, or a port and, for every four units, a fleet based within four sea areas.

hub-7-2 = Without supply
    .text = Units without supply may not attack; the second time in a row they are lost. If fleets bring too little for all, the power whose fleets they are chooses who goes without.

hub-7-3 = Always supplied
    .text = Units in Malta, Gibraltar and the USA, those that landed or dropped this turn, and British units joined by land to a British Suez.

hub-8-1 = Redeployments
    .text = In a season Germany redeploys eight units, the Soviet Union and the United States six each, Britain five, France and Italy four each, any distance over friendly land.

hub-8-2 = By sea
    .text = From port to port over at most four sea areas, with an unused fleet of one of the two ports as escort for four units; ships go six and need none.

hub-9-1 = Where units are built
    .text = In home areas that are controlled and in supply, ships in ports; at most three units in an area and turn.

hub-9-3 = The limit of a season
    .text = In one season a nation may spend at most half of the points it had after the accounting.

hub-10-1 = Accounting
    .text = Before each spring a great power gets its base, plus the value of what it has conquered, less the value of what it has lost.

hub-10-2 = Growth
    .text = Part of the unspent points is added to the base: half for Germany, two fifths for Britain and the United States, three tenths for France and the Soviet Union, a fifth for Italy. The rest is lost.

hub-10-3 = 1939
    .text = For autumn and winter 1939 there are half a year’s points.

hub-10-4 = Soviet industry
    .text = From 1942 the Soviet base grows by four each year while the country is at war with Germany and holds the Urals.

hub-11-1 = Set-up
    .text = Where everybody stands when a variant begins.

hub-12-1 = Victory at once
    .text = The Axis wins decisively when Britain and the Soviet Union are both conquered. The Allies win when Germany is: decisively up to winter 1944, marginally in spring 1945; later it is a draw.

hub-12-2 = Victory in the end
    .text = If Germany still stands after summer 1945, the objectives held by the Axis count: eleven are a decisive victory, five a marginal one, fewer a draw.

hub-12-3 = First among partners
    .text = With more than two players the result counts for the whole side; whoever holds most objectives is first, ties are shared.

hub-13-1 = Weather
    .text = By option armour makes no second movement out of or into Soviet home areas in winter.

hub-13-2 = Partisans
    .text = By option Yugoslavia and Moscow are worth nothing to a conqueror without infantry in Belgrade and in Moscow.

hub-14-1 = The fall of France
    .text = Three turns. Paris in Axis hands at the end wins for the Axis, decisively if Britain has fallen as well; otherwise the Allies win, decisively if the Axis holds no home area of France.

hub-14-2 = The Mediterranean
    .text = Twelve turns; the north is closed. Suez, or Malta with Gibraltar, wins for the Axis at once, Tripoli with Benghazi and Tobruk for the Allies; otherwise Tobruk decides at the end.

hub-14-3 = Barbarossa
    .text = Seven turns. Moscow, Leningrad and Stalingrad together win for the Axis at once, one or two of them at the end marginally; with none the Soviet Union wins. Aid comes from a table: up to six British points a season from autumn 1941, thirteen American ones from spring 1942, 24 in all a year.
