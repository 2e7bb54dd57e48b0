# What a player is told before the first move, and whenever he asks.

briefing-length = { $left ->
        [0] The last turn is over.
        [one] This is the last turn: it ends with { $last }.
       *[other] { $left } turns are left, this one among them; the last is { $last }.
    }
briefing-place = { $place }, for { $faction }
briefing-at-least = { $points } or more
briefing-panzers = German panzer steps on the map; fewer than { $least } cost a point
briefing-losses = Steps of { $nation } lost; each beyond { $beyond } is a point
briefing-at-once = { $place }: part of an immediate victory of { $faction }
briefing-total = Score, from the side of { $faction }
briefing-case-white = September 1939. Germany attacks Poland; Britain and France declare war and wait behind the Maginot Line. When Poland has fallen, the same armies turn west, against the Low Countries and France. Everything hangs on how quickly the first campaign is over.
aim-case-white-axis = Take Warsaw, then the cities of the west. Warsaw, Brussels and Paris together end the game at once; five points at the end still win it narrowly.
aim-case-white-western = Keep the Axis below five points until the end: hold Paris and the Belgian cities, and make Poland cost time. If you take the Ruhr, you win at once.
special-case-white = Belgium-Holland and others are neutral until war is declared on them. Whether French and Belgians work together is decided by a die.
briefing-barbarossa = June 1941. Three German army groups cross the Soviet border; before them stand armies that are many, badly placed and slow. The winter will come, and with it the Siberians. Who decides the war in the east decides it before Moscow and Leningrad.
aim-barbarossa-axis = Encircle and destroy in the summer, and take cities before the snow. Moscow and Leningrad together win at once; three points at the end are a victory. Do not wear out your panzers: fewer than twelve steps cost a point.
aim-barbarossa-soviet = Trade land for time, keep armies out of the pockets and hold Moscow and Leningrad. If the Axis has fewer than two points at the end, you have won; reach its old border in supply and you win at once.
special-barbarossa = Mud stops aircraft and exploitation, snow stops most Blitz attacks but not the Siberians. Watch the line of supply of every army that runs ahead.
briefing-desert = Spring 1941. Rommel has landed at Tripoli, the British stand before Benghazi and in Greece, and paratroops are waiting for Crete. The road along the coast is the only one. Whoever runs along it ends far from his ports.
aim-desert-axis = Drive along the coast to Tobruk and Egypt. Alexandria and Cairo together win at once; one point more than the enemy at the end is enough.
aim-desert-western = Hold Egypt, keep Tobruk as a thorn in the side, and push back. If you take Tripoli, you win at once.
special-desert = Few units, long ways: supply over the sea and along one road decides. Storms ground the aircraft.
briefing-crusade = June 1944. The Western Allies are about to land in France. The Germans have strong divisions, but too few, and aircraft everywhere above them. A harbour is worth more than a victory.
aim-crusade-axis = Throw the landing back or hold it at the coast. Keep the Allies below one point to win; the Ruhr must not fall.
aim-crusade-western = Land, take a harbour, break out. Paris, Brussels and the Rhine bring points, and so does every German step beyond fifteen that is lost. Three points win.
special-crusade = Beachheads and Troop Convoys decide what comes ashore. SHAEF brings the American supply to the continent.
