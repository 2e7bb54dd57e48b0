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

hu-02 = Paratroops fly by themselves
    .text = Paratroops reach the area they are dropped on without aircraft to carry them.

hu-03 = Over enemy ground
    .text = The way of a drop may lead over areas the enemy holds.

hu-04 = No river, no beach
    .text = Where paratroops are dropped, the defenders have no bonus for river or coast.

hu-05 = For all who attack with them
    .text = The bonus is void against every land unit that attacks the same area.

hu-06 = Lost alone, lost for good
    .text = Paratroops lost in a drop that no land unit supported are never rebuilt.

hu-07 = Lost in the answer
    .text = The same goes for those who took an empty area alone and fall to the enemy's next attack.

hu-08 = Lost among friends
    .text = Paratroops that fell beside friendly land units may be rebuilt.

hu-09 = The capital must be retaken
    .text = Whoever has lost his capital has to attack it in his next turn, or the country is lost.

hu-10 = Landing on one's own ground
    .text = Only in that need may fleets land units on their own ground; armour goes on from there in the second movement.

hu-11 = Dover and Plymouth in reach
    .text = Aircraft in Belgium reach Dover and Plymouth.

hu-12 = A bridgehead
    .text = More units may be redeployed the same turn into an area that paratroops have taken.

hu-13 = The price of a drop
    .text = A drop costs one point if somebody defends, nothing otherwise; not the price of an invasion.

hu-14 = A fleet for the bridgehead
    .text = A bridgehead is supplied by a fleet that does nothing else that turn.

hu-15 = One attack on an area
    .text = An area can be attacked once in a turn.

hu-16 = No landing after the drop
    .text = An area that paratroops took alone cannot be invaded in the same turn.

hu-17 = Landing and drop together
    .text = Where paratroops and a landing take an area together, the landed armour may go on.

hu-18 = The beach with paratroops
    .text = Infantry behind a beach defends on five; with paratroops in the attack on its own two.

hu-19 = Bombers fly farther
    .text = Bombers move as aircraft do, only farther.

hu-20 = What bombers attack
    .text = In the air bombers only defend; they attack land units and ships.

hu-21 = Strategic bombing
    .text = Each bomber that reaches the enemy's original country costs him one point at once, even if it is shot down there.

hu-22 = Bombing is free
    .text = Strategic bombing is no battle and costs nothing.

hu-23 = Who is not bombed
    .text = France and the Soviet Union cannot be bombed in this way.

hu-24 = Submarines
    .text = Submarines sail as fleets do, carry nobody and fight at sea.

hu-25 = No bonus in port
    .text = Submarines have no bonus against an invasion of their port.

hu-26 = Only Germany
    .text = Only Germany builds submarines.

hu-27 = Merchant shipping
    .text = Each submarine that survives in the North Atlantic takes one point from Britain.

hu-28 = Hunting submarines
    .text = Aircraft strike at submarines at sea for one round; they are not used by it, and there is no answer.

hu-29 = Where convoys are met
    .text = Convoys to Britain are attacked in the North Atlantic, those to the Soviet Union in the Norwegian Sea.

hu-30 = Torpedoes
    .text = Each surviving submarine takes two points from the convoy it attacks.

hu-31 = Destroyers
    .text = Destroyers sail and fight as fleets do, carry nobody and have no bonus in a port or fort.

hu-32 = Small ships as losses
    .text = Destroyers and submarines may be taken as losses of a sea battle.

hu-33 = The defender may intervene
    .text = While air and sea units of one side move, those of the other may intervene.

hu-34 = Who may intervene in the air
    .text = Aircraft not yet used may attack those that pass within their range; it costs nothing.

hu-35 = Interveners defend
    .text = Aircraft that intervene hit with their defence value.

hu-36 = Aircraft always get there
    .text = Intervention in the air needs no die, also at the place of the attack.

hu-37 = Against the intervention
    .text = The attacker may intervene in turn with what he has not used, and so on.

hu-38 = Backwards
    .text = The chain is resolved from its end; survivors may go on to the fight that was planned.

hu-39 = The way is announced
    .text = Ships announce their whole way and keep to it; the defender says where and with what he meets them.

hu-40 = Aircraft against ships
    .text = Aircraft that intervene against ships get there without a die, unless other aircraft stop them.

hu-41 = One die for the ships
    .text = Ships get there if one die for all of them is greater than the distance in areas.

hu-42 = Ships on both sides
    .text = The attacker's ships may intervene against the defender's in the same way.

hu-43 = Changes of base
    .text = Moves that only change base can be intervened against like any other.

hu-44 = Not against redeployment
    .text = Strategic redeployment cannot be interfered with.

hu-45 = Aid to Britain
    .text = Once Germany has conquered France the United States may send points to Britain, from spring 1941.

hu-46 = Aid to the Soviet Union
    .text = The United States and Britain may send points once Germany has attacked the Soviet Union.

hu-47 = A quarter
    .text = What is sent is at most a quarter of the sender's base and counts as spent this season.

hu-48 = Chips face down
    .text = Chips with points or blank ones are laid face down at sea in the redeployment phase.

hu-49 = Arrival
    .text = What was sent arrives in the next new-units phase and can be spent at once.

hu-50 = Attacked convoys
    .text = A convoy that was attacked arrives with what the submarines have left of it.

hu-51 = Vologda
    .text = While Germany holds Vologda nothing can be sent to the Soviet Union.

hu-52 = American aid of 1941
    .text = What the United States sent in 1941 is missing in its points of 1942.

hu-53 = Which rules a variant has
    .text = The full war has all special rules; the shorter variants have some of them and some of the countries.

hu-54 = Historical allies
    .text = An alliance of history may fail to form, but nobody attacks his historical ally.

hu-55 = British and French
    .text = British and French units neither attack nor defend together.

hu-56 = The Maginot Line
    .text = British units do not enter the Maginot Line before it has fallen.

hu-57 = Partners
    .text = British and Americans, Germans and Italians may fight together and agree on who controls what they take.

hu-58 = Without agreement
    .text = Without agreement they fight apart; what they take goes to the larger force there, then to the larger army.

hu-59 = Soviets apart
    .text = Soviet units share no area with British, American or French ones.

hu-60 = Vichy
    .text = When Paris has fallen and was not retaken, all French units go and Vichy is set up in the south and in Africa.

hu-61 = War on Vichy
    .text = The Allies attack Vichy only after a declaration of war.

hu-62 = Vichy only defends
    .text = Units of Vichy defend against the Allies and attack nobody.

hu-63 = The end of Vichy
    .text = If the Allies take Paris or Vichy, its units go and its areas are Allied at once.

hu-64 = The forces of Vichy
    .text = Germany places and moves two infantry, one armour, one aircraft and two fleets of the former French units.

hu-65 = A Soviet attack
    .text = From autumn 1941 the Soviet Union may attack Germany for seven points, a satellite for two more.

hu-66 = A German attack
    .text = Germany may attack the Soviet Union at any time for seven points.

hu-67 = Satellites join
    .text = Then the satellites join at once with their armies, and Germany has their points at once.

hu-68 = Rebuilding satellites
    .text = Losses of satellites are rebuilt at Germany's expense.

hu-69 = Surprise
    .text = In the turn of the declaration German and allied units roll twice against Soviet units.

hu-70 = The first winter
    .text = In the winter of the year of the attack the Axis starts no battle, drop or landing inside Soviet borders; it may walk in where nobody resists.

hu-71 = The Soviet winter
    .text = In that winter Soviet units roll twice when they attack the invaders.

hu-72 = Bulgaria
    .text = Bulgaria attacks no Soviet units, and its own are lost at once when Soviets attack them.

hu-73 = When the Soviets began
    .text = If the Soviet Union attacked, the satellites stay neutral and German units must leave them or fight.

hu-74 = Ploesti
    .text = While the Allies hold Ploesti the Axis makes one attack a turn.

hu-75 = Grozny
    .text = While the Axis holds Grozny the Soviet Union makes one attack a turn.

hu-76 = Gibraltar and Suez
    .text = When the Axis takes Gibraltar or Suez, Britain's base falls by five at once.

hu-77 = Retaken
    .text = If it is retaken the base is restored at the next accounting.

hu-78 = The garrison of Malta
    .text = Malta holds one infantry or armour, one fleet and one air unit at most.

hu-79 = Germans in Africa
    .text = At most three German units are in Africa.

hu-80 = Malta and Africa
    .text = Each British fleet or air unit in Malta keeps one German unit in Africa from fighting.

hu-81 = America enters
    .text = From spring 1942 the United States may declare war on the whole Axis for seven points; it need not attack.

hu-82 = Over there
    .text = American units start in the USA and are first redeployed to Britain.

hu-83 = Four over the ocean
    .text = At most four of the six redeployments lead over the ocean.

hu-84 = No escort needed
    .text = The crossing needs no escort; going on from Britain follows the usual rules and counts.

hu-85 = If Britain has fallen
    .text = Then American units come by invasion only, and two a turn may follow into a bridgehead.

hu-86 = The USA is safe
    .text = The USA cannot be invaded.

hu-87 = Aircraft resist a drop
    .text = Aircraft in the area resist paratroops together with the land units.

hu-88 = One base, one throw
    .text = Ships of one base that intervene together share one throw.

hu-89 = Driven off
    .text = An aircraft driven off in an air fight is finished until its next turn.

hu-90 = One round in the air
    .text = Aircraft take part in the first round of a battle, fly home and are finished.

hu-91 = Joining the fight
    .text = Those who intervened with success fight beside whom they protect; afterwards ships go home and the mover goes on.

hu-92 = Breaking off at sea
    .text = After a round ships may be pulled out and go back to their base.

hu-93 = What destroyers are for
    .text = Destroyers shield warships and merchant shipping from submarines.

hu-94 = Points do not grow
    .text = Between two accountings points only grow when the satellites join; aid only moves them.

hu-95 = Apart in both
    .text = What keeps British and French apart holds in attack and in defence; other partners may do both.

hu-96 = Nothing else saves the country
    .text = Only the capital retaken saves a country; without it the war is lost for it.

huc-01 = Nations of a side
    .text = The nations of a side act in one order and pay for their own acts; a joint attack is paid once.

huc-02 = Groups
    .text = One group moves at a time: units of one area that go to one area.

huc-03 = Passing
    .text = Who passes has answered this link; when both have passed in a row the chain is closed. Standing orders answer for who is away.

huc-04 = Order of battles
    .text = The phasing side chooses the order; in each battle the air comes first, then the sea, then the land.

huc-05 = A capture by drop is an attack
    .text = An area that paratroops took alone, even if empty, has had its attack of the turn.

huc-06 = Second movement
    .text = Armour that won or was not used moves one more area; only unused aircraft support it.

huc-07 = Control
    .text = Only land units take control, and an empty area keeps its last owner.

huc-08 = Where one is met
    .text = A group can be met in any area of its way ahead; the distance of ships counts sea areas, the place included.

huc-09 = Ships live in port
    .text = Ships end their moves in a port; a locked fleet does nothing else. Allied warships may be laid beside a convoy.

huc-10 = Chips
    .text = One chip for each sender and destination a season; submarines name the one they attack; what lies at sea still arrives if Vologda falls.

huc-11 = What bombing counts
    .text = Bombers count that reach the enemy's home, those shot down on the way there do not; the loss never goes below nothing.

huc-12 = Who must counter-attack
    .text = The duty holds if a land unit can reach the capital and one point can be paid; nothing else is forbidden.

huc-13 = One attack
    .text = Where only one attack is allowed it is one battle in the whole turn; free captures, interventions and bombing do not count.

huc-14 = Leaving satellites
    .text = German units left in a neutral satellite at the end of the next German turn are removed, unless Germany declares war on it.

huc-15 = Pools
    .text = A nation has no more units on the map than its pool; what a conquest removes is gone.

huc-16 = Rounding
    .text = The season's limit is rounded up, everything else down.

huc-17 = Neutrals
    .text = A neutral nobody attacks never acts, and nobody crosses it or flies over it.

huc-18 = Winter
    .text = Winter belongs to the year in which it begins.

huc-19 = Both capitals
    .text = Each lost capital is judged at the end of its owner's own turn, so who acted first is judged first.

hub-1-1 = Sides and seats
    .text = Two sides, two to five players: Germany, Italy, Britain with France, the Soviet Union, the United States.

hub-1-2 = Seasons
    .text = A turn is a season; in it both sides act once.

hub-1-3 = Who acts first
    .text = The Axis acts first in a season, unless the points left decide.

hub-1-4 = Great powers at peace
    .text = A great power that is not at war builds and redeploys inside its borders and stays there.

hub-1-5 = Italy joins
    .text = Italy may enter the war for seven points from spring 1940.

hub-1-6 = What a declaration opens
    .text = One declaration opens war with a whole alliance, named by its head; seven points for great powers, two for a minor.

hub-2-1 = Phases
    .text = A side's turn: declarations, new units, movement, battles, second movement with its battles, supply, redeployment.

hub-2-2 = Once a turn
    .text = Land units move once; aircraft and ships that fought are finished until their next turn.

hub-3-1 = Room
    .text = Six land units in mountains, four air units anywhere; winners for whom there is no room go back, and their owner says who.

hub-3-3 = Straits
    .text = Bosporus, Skagerrak and Suez are open to who holds their shores; without Gibraltar the strait beside it is shut.

hub-3-4 = The USA box
    .text = Nothing flies into or out of the USA.

hub-3-5 = The map
    .text = 111 areas of land and 19 of sea.

hub-4-1 = Units
    .text = Each kind has its price, its values of attack and defence and its reach; fleets defend better in an invaded port or a fort.

hub-4-2 = What fleets carry
    .text = A fleet carries two infantry or paratroops or one armour, for a landing.

hub-5-1 = Modifiers
    .text = Coast three, fort two, river, strait and mountain one; the largest counts, and no value goes above five.

hub-5-2 = Rounds
    .text = Both sides roll at once, owners choose losses, the attacker may break off after a round.

hub-5-3 = After the battle
    .text = Who wins must have a land unit left; ships sail from a lost port, aircraft leave if they can.

hub-5-4 = Invasion
    .text = Fleets bring land units from their port to a coast; it costs five points once for an area, and who lands is supplied that turn.

hub-6-1 = Great powers fall
    .text = A great power whose capital the enemy still holds at the end of its own turn is conquered; Germany and the Soviet Union have more than one city to lose.

hub-6-2 = Liberation
    .text = A country whose capital its friends retake fights again and has its free areas at once, its points at the next accounting.

hub-6-3 = Minors fall
    .text = A minor country is conquered when its capital is held at the end of the conqueror's turn.

hub-6-4 = The partition
    .text = When Poland falls its east goes to the neutral Soviet Union, which may also walk into the Baltic states and Bessarabia in spring and summer 1940.

hub-6-5 = Guests of satellites
    .text = From summer 1940 German units may stand in the satellites.

hub-7-1 = Lines of supply
    .text = Land units need friendly land to a capital, or a port and a fleet within four sea areas for every four units.

hub-7-2 = Without supply
    .text = Units without supply do not attack; the second time in a row they are lost. If fleets bring too little for all, the power whose fleets they are says who goes without.

hub-7-3 = Always supplied
    .text = Malta, Gibraltar, the USA, who landed or dropped this turn, and British units joined by land to Suez.

hub-8-1 = Redeployments
    .text = A few units of a nation each season go any distance over friendly ground.

hub-8-2 = By sea
    .text = From port to port over four sea areas, with a fleet of one of the two ports as escort for four units.

hub-9-1 = Where units are built
    .text = In controlled home areas, ships in ports, three in an area and turn.

hub-9-3 = The limit of a season
    .text = A nation spends at most half of what it had after the accounting in one season.

hub-10-1 = Accounting
    .text = Before spring: the base, what was conquered, less what was lost.

hub-10-2 = Growth
    .text = A share of what was not spent is added to the base.

hub-10-3 = 1939
    .text = Autumn and winter 1939 have half a year's points.

hub-10-4 = Soviet industry
    .text = From 1942 the Soviet base grows by four each year while it fights and holds the Urals.

hub-11-1 = Set-up
    .text = Where everybody stands when a variant begins.

hub-12-1 = Victory at once
    .text = The war is over when Britain and the Soviet Union are conquered, or Germany is.

hub-12-2 = Victory in the end
    .text = After summer 1945 the Axis counts the objectives it holds: eleven decide, five are a marginal victory.

hub-12-3 = First among partners
    .text = With more than two players the result counts for the whole side; who holds most objectives is first, ties are shared.

hub-13-1 = Weather
    .text = If it is played with, armour makes no second movement out of or into Soviet home areas in winter.

hub-13-2 = Partisans
    .text = If they are played with, Yugoslavia and Moscow are worth nothing to a conqueror without infantry in Belgrade and in Moscow.

hub-14-1 = The fall of France
    .text = Three turns; Paris decides.

hub-14-2 = The Mediterranean
    .text = Twelve turns in the south; Suez, Malta with Gibraltar and Libya decide; the north is closed.

hub-14-3 = Barbarossa
    .text = Seven turns; Moscow, Leningrad and Stalingrad decide; aid comes from a table.
