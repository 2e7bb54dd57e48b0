# What a player is told before the first move, and whenever he asks.

briefing-length = { $left ->
        [0] The last turn is over.
        [one] This is the last turn: { $last }.
       *[other] { $left } turns are left, this one among them; the last is { $last }.
    }
briefing-place = { $place }, for { $faction }
briefing-at-least = { $points } or more
briefing-panzers = German panzer steps on the map; fewer than { $least } cost a point
briefing-losses = Steps of { $nation } lost; each beyond { $beyond } is a point
briefing-at-once = { $place }: counts for an immediate victory of { $faction }
briefing-total = Points of { $faction }, less those of the enemy
briefing-case-white = September 1939. Germany attacks Poland; Britain and France declare war and wait behind the Maginot Line. When Poland has fallen, the same armies turn west, against the Low Countries and France. Everything hangs on how quickly the first campaign is over.
aim-case-white-axis = Take Warsaw, then turn west. Warsaw, Antwerp and Paris together end the game at once; five points at the end, two of them and Copenhagen, still win it narrowly.
aim-case-white-western = Keep the Axis below four points until the end (four are a draw): hold Paris or Antwerp, keep the Germans out of Copenhagen, and make Poland cost time. If you take the Ruhr, you win at once.
special-case-white = On the first turn Western units stay in the country they are in. Belgium-Holland and Denmark-Norway are neutral until the Axis declares war on them, from turn 5 on. Whether French and Belgians may then stand and attack together is decided by a die.
briefing-barbarossa = June 1941. Three German army groups cross the Soviet border; before them stand armies that are many, badly placed and slow. Winter will come, and the Siberians with it. The war in the east is decided before Moscow and Leningrad.
aim-barbarossa-axis = Encircle and destroy in the summer, and take cities before the snow. Moscow and Leningrad together win at once; three points at the end are a victory. Do not wear out your panzers: fewer than twelve steps cost a point.
aim-barbarossa-soviet = Trade land for time, keep armies out of the pockets and hold Moscow and Leningrad. If the Axis has fewer than two points at the end, you have won. A supplied unit in Konigsberg, Warsaw, Debrecen, Ploesti or Bucharest wins at once.
special-barbarossa = On the first turn surprise keeps Soviet headquarters from supporting. Mud stops aircraft, Blitz and exploitation; in snow most Germans do not blitz, but SS, Finns and Soviets do. Watch the line of supply of every army that runs ahead.
briefing-desert = Spring 1941. Rommel has landed at Tripoli; the British stand from El Agheila to Egypt and, with the Greeks, on Crete; paratroops wait in Sicily. The desert has one road, along the coast. Whoever runs along it ends far from his ports.
aim-desert-axis = Drive along the coast to Tobruk and Egypt. Alexandria and Cairo together win at once; one point more than the enemy at the end is enough.
aim-desert-western = Hold Egypt, keep Tobruk as a thorn in the enemy’s side, and push back. Three points more than the enemy at the end win; if you take Tripoli, you win at once.
special-desert = Few units, long ways: supply over the sea and along one road decides. In storms there is no Blitz, and aircraft help only in the attacked hex itself.
briefing-crusade = June 1944. The Western Allies are about to land in France. The Germans have strong divisions, but too few of them, and enemy aircraft overhead. A harbour is worth more than a victory.
aim-crusade-axis = Throw the landing back or hold it at the coast. Keep the Allies below one point to win; three are enough for them, and the Ruhr alone brings five.
aim-crusade-western = Land, take a harbour, break out. Paris and Antwerp bring three points each, Strasbourg two, Lyon one, the Ruhr five, and every German step lost beyond fifteen one more. Three points win.
special-crusade = Beachheads and Troop Convoys decide what comes ashore; supply comes through ports and Beachheads. From turn 2 replacements can arrive on the continent where SHAEF stands, if it is supplied. The ports that the Germans lose are often devastated.
