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
briefing-needs-fewer = Germany stands with fewer, or falls later than spring 1945
briefing-needs-germany-spring = Germany falls in spring 1945
briefing-needs-germany-winter = Germany falls by winter 1944
briefing-needs-paris-and-britain = the Axis holds Paris, and Britain has fallen
briefing-needs-paris = the Axis holds Paris
briefing-needs-paris-free = Paris is free
briefing-needs-france-free = no part of France is held by the Axis
briefing-needs-suez = the Axis holds Suez, or Malta and Gibraltar, after the Allied turn
briefing-needs-tobruk = the Axis holds Tobruk at the end
briefing-needs-tobruk-allied = the Allies hold Tobruk at the end
briefing-needs-libya = the Allies hold Tripoli, Benghazi and Tobruk after the Axis turn
briefing-needs-three-cities = the Axis holds Moscow, Leningrad and Stalingrad
briefing-needs-one-city = the Axis holds one or two of them at the end
briefing-needs-no-city = the Axis holds none of them at the end
briefing-full-war = Autumn 1939. Germany has attacked Poland; Britain and France are at war with it, Italy, the Soviet Union and the United States are not yet. Production points are short, and every attack costs some. At sea and in the air the other side may intervene against whatever moves.
aim-full-war-germany = Knock your enemies out one by one: Poland, France, then Britain or the Soviet Union. If Britain and the Soviet Union fall, you have won; otherwise hold eleven objectives to the end. Keep points for attacks when you build.
aim-full-war-italy = You are weak and well placed. Hold the central Mediterranean, feed Africa, and let Germany carry the main weight; victory is shared, and the partner with more objectives is first.
aim-full-war-britain = Keep Britain fed and France alive as long as it goes. Hunt submarines, hold Gibraltar and Suez, and come back to the continent when America is there. Germany must fall by winter 1944 for a decisive victory.
aim-full-war-ussr = Use the peace: take what the pact gives you, build, and guard the border. When the attack comes, give ground but not Moscow, Leningrad and Stalingrad; then go to Berlin.
aim-full-war-usa = You come late with much. Send convoys from the first day, and bring over troops when you are at war; without you the west does not get back to the continent.
special-full-war = Convoys lie face down: only the sender knows what is aboard. When France falls, Vichy is set up; in the Soviet winter the Axis suffers.
briefing-fall-of-france = Spring 1940. The German panzers stand before the Low Countries and the Ardennes. France has as many divisions, but Britain’s aircraft are few. The Maginot fortress holds the middle.
aim-fall-of-france-axis = Be in Paris at the end of autumn 1940. If Britain falls as well, the victory is decisive. Win battles with armour: it moves and fights a second time.
aim-fall-of-france-allies = Keep Paris. If at the end no area of France is in enemy hands, the victory is decisive. Intervene with aircraft against whatever moves in the open.
special-fall-of-france = Attacks cost production points, and only part of the year’s points may be spent in a season: whoever builds everything cannot attack.
briefing-mediterranean = Summer 1940. Italy has entered the war and looks at Egypt; Britain holds Gibraltar, Malta and Suez with little. Whoever rules the sea between Sicily and Africa feeds his army. Three German units are on the way.
aim-mediterranean-axis = Take Suez, or Malta and Gibraltar, and hold them through an Allied turn: that wins at once. Otherwise Tobruk at the end is enough.
aim-mediterranean-allies = Hold Suez and Malta and strike at the ships that supply Africa. Tripoli, Benghazi and Tobruk together win at once; Tobruk at the end is enough.
special-mediterranean = Supply over the sea needs a fleet for it, and every crossing invites an intervention.
briefing-barbarossa = Summer 1941. Germany and its satellites attack the Soviet Union by surprise. The border armies are many and will be lost; behind them industry is growing. Two summers and one winter decide.
aim-barbarossa-axis = Take Moscow, Leningrad and Stalingrad: all three win at once, one of them at the end wins narrowly. Use the surprise of the first season.
aim-barbarossa-allies = Hold the three cities to the end of winter 1942; if you still have them all, the victory is decisive. Give ground, not armies.
special-barbarossa = The first attack is a surprise, the first winter hits the Axis, and partisans rise behind its front.
