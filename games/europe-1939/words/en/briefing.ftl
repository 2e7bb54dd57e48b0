# What a player is told before the first move, and whenever he asks.

briefing-length = { $left ->
        [0] The last season is over.
        [one] This is the last season.
       *[other] { $left } seasons are left, this one among them; the last is { $last }.
    }
briefing-place = { $place }
briefing-held = Held by: { $side }
briefing-needs-eleven = the Axis holds eleven objectives at the end, or Britain and the Soviet Union have fallen
briefing-needs-five = the Axis holds five to ten objectives at the end
briefing-needs-fewer = Germany still stands with fewer, or falls later than spring 1945
briefing-needs-germany-spring = Germany falls in spring 1945
briefing-needs-germany-winter = Germany falls by the end of winter 1944
briefing-needs-paris-and-britain = the Axis holds Paris, and Britain has fallen
briefing-needs-paris = the Axis holds Paris
briefing-needs-paris-free = Paris is free
briefing-needs-france-free = no home area of France is held by the Axis
briefing-needs-suez = the Axis holds Suez, or Malta and Gibraltar, after the Allied turn
briefing-needs-tobruk = the Axis holds Tobruk at the end
briefing-needs-tobruk-allied = the Allies hold Tobruk at the end
briefing-needs-libya = the Allies hold Tripoli, Benghazi and Tobruk after the Axis turn
briefing-needs-three-cities = the Axis holds Moscow, Leningrad and Stalingrad
briefing-needs-one-city = the Axis holds one or two of them at the end
briefing-needs-no-city = the Axis holds none of them at the end
briefing-full-war = Autumn 1939. Germany has attacked Poland; Britain and France are at war with it, Italy, the Soviet Union and the United States are not yet. Production points are short, and every battle costs some. In the air and at sea the other side may intervene against whatever is on the move.
aim-full-war-germany = Knock your enemies out one by one: Poland, France, then Britain or the Soviet Union. If Britain and the Soviet Union fall, you have won; otherwise hold eleven objectives to the end. Keep points for attacks when you build.
aim-full-war-italy = You are weak and well placed. From spring 1940 you may enter the war for seven points. Hold the central Mediterranean, keep Africa in supply, and let Germany carry the main weight; victory is shared, and the partner with more objectives is first.
aim-full-war-britain = Keep the convoys coming, and France alive as long as you can. Hunt submarines, hold Gibraltar and Suez, and come back to the continent when America is there. Germany must fall by the end of winter 1944 for a decisive victory.
aim-full-war-ussr = Use the peace: occupy the Baltic states and Bessarabia in spring or summer 1940, build, and guard the border. When the attack comes, give ground, but never lose Moscow, Leningrad and Stalingrad together; then march on Berlin.
aim-full-war-usa = You come late and strong. From spring 1941 send convoys: to Britain once France has fallen, to the Soviet Union once Germany has attacked it. From spring 1942 declare war and bring your troops over; without you the West does not get back to the continent.
special-full-war = Convoys lie face down: only the Allies know what is aboard. When France falls, Vichy is set up. In the first winter after its attack on the Soviet Union the Axis may not attack inside Soviet borders.
briefing-fall-of-france = Spring 1940. German armour stands before the Low Countries and the Maginot Line. France and the British in Calais have nearly as many land units, but fewer aircraft. The Maginot Line is a fortress; the way round it leads through neutral Belgium.
aim-fall-of-france-axis = Hold Paris at the end of autumn 1940. If Britain has fallen as well, the victory is decisive. Win battles with armour: it moves and fights a second time.
aim-fall-of-france-allies = Keep Paris. If no home area of France is in enemy hands at the end, the victory is decisive. Send your aircraft against the German ones on their way: a march over land cannot be stopped like that, but it can be left without support.
special-fall-of-france = Attacks cost production points, and at most half of the year’s points may be spent in a season: whoever builds everything cannot attack.
briefing-mediterranean = Summer 1940. Italy has entered the war and looks at Egypt; Britain holds Gibraltar, Malta and Suez with little. Whoever rules the sea between Sicily and Africa keeps his army in supply. Three German units arrive in Tripoli in spring 1941.
aim-mediterranean-axis = Take Suez, or Malta and Gibraltar, and hold them through an Allied turn: that wins at once. Otherwise Tobruk at the end is enough for a marginal victory.
aim-mediterranean-allies = Hold Suez and Malta, and strike at the fleets that supply Africa. Tripoli, Benghazi and Tobruk together, held through an Axis turn, win at once; Tobruk alone at the end is enough for a marginal victory.
special-mediterranean = Units overseas need a fleet that does nothing else but supply them. Each British fleet or air unit in Malta keeps one German unit in Africa from attacking.
briefing-barbarossa = Summer 1941. Germany and its satellites attack the Soviet Union by surprise. Much of the Soviet army stands at the border and will be lost; behind it industry is growing. Two summers and two winters decide.
aim-barbarossa-axis = Take Moscow, Leningrad and Stalingrad: all three win at once, one or two of them at the end are a marginal victory. Use the surprise of the first season.
aim-barbarossa-allies = Hold the three cities to the end of winter 1942: if the Axis has none of them then, the victory is yours and decisive; a single one gives it to the Axis. Give ground, not armies.
special-barbarossa = In the first season the Axis rolls twice in attacks on Soviet units. In the first winter it may not attack inside Soviet borders, and Soviet attacks roll twice. Aid comes by convoy from autumn 1941.
