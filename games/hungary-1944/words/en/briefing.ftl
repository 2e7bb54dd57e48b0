# What a player is told before the first move, and whenever he asks.

briefing-length = { $left ->
        [0] The last turn is over.
        [one] This is the last turn: it ends with { $last }.
       *[other] { $left } turns are left, this one among them; the last is { $last }.
    }
briefing-place = { $place }
briefing-at-least = { $points } points or more
briefing-by-turn = { $result } (by the end of turn { $turn })
briefing-bonus = A supplied Axis unit has reached the Danube in the first two turns
briefing-axis-armour = Each Axis armoured or mechanised unit lost
briefing-allied-mobile = Each Allied tank, mechanised or cavalry corps lost
briefing-disobeyed = Orders of the Führer not carried out
briefing-relief-supplied = the Axis holds a hex of Budapest that is in supply
briefing-relief-two = the Axis holds both hexes of Budapest, or one and Székesfehérvár
briefing-relief-one = the Axis holds one hex of Budapest and nothing else
briefing-relief-hinge = the Axis holds Székesfehérvár only
briefing-relief-none = the Axis holds neither Budapest nor Székesfehérvár
briefing-debrecen = October 1944. Romania has changed sides, and the 2nd Ukrainian Front stands at the edge of the Hungarian plain. Its mobile corps are to race for Debrecen and behind the German 8th Army in Transylvania. But three panzer divisions are coming up on their flank.
aim-debrecen-axis = You are outnumbered but quick. Strike at the spearheads that have run too far: every Soviet mobile corps you destroy costs the Allies as much as a town. You move last in each turn, so towns can be won back to the very end.
aim-debrecen-allied = Take Debrecen and the other towns of the plain, and hold them at the end of the third turn. One town more than you begin with is enough to win; losing your tank corps is what can cost you the game.
special-debrecen = Only the southern part of the map is open, rows 12 to 27. On the first turn the Allied attacks are hasty and worth a column less.
briefing-konrad = January 1945. Budapest is surrounded; inside are four divisions and what is left of the Hungarian army. The Führer has sent the IV SS Panzer Corps to break the ring from the west. Three times it will try, from Komárom, from Esztergom and from Székesfehérvár.
aim-konrad-axis = You begin. Open a line of communications to Budapest: one hex of the city in supply at the end is a decisive victory. If that fails, hold the city and Székesfehérvár, the hinge of the front.
aim-konrad-allied = Hold the ring against the panzers from the west and storm Budapest meanwhile. Take both hexes of the city and Székesfehérvár for a decisive victory.
special-konrad = The Axis is under the Führer’s orders: it must attack with so many steps each turn. Fighting inside a big city follows rules of its own.
briefing-spring = March 1945. The last great German offensive of the war begins at Lake Balaton, for the oil of Nagykanizsa and the line of the Danube. The 6th Panzer Army is strong, the ground is mud. Behind the front the Soviet reserves for the march on Vienna are ready.
aim-spring-axis = Strike first. A supplied unit on the west bank of the Danube in the first two turns costs the Allies three points. After that, keep them out of the cities to the end of the last turn.
aim-spring-allied = Keep the panzers from the Danube, then drive west. All cities by the end of turn 13, Vienna among them, is a decisive victory; thirty points at the end are enough to win.
special-spring = Spring mud makes open ground costly. The Margarethe line shields the way to Vienna as long as it holds.
briefing-campaign = October 1944 to April 1945. Two Soviet Fronts, the Romanians and later Bulgarians and Yugoslavs come over the Carpathians and up the Danube. Between them and Vienna stand the German Army Group South and the Hungarians. In Slovakia an uprising is still alive.
aim-campaign-axis = Play for time. Trade space for turns, keep your headquarters and armour, and strike where the Allies have outrun their supply. If they hold no more than fifteen points at the end, they have not won.
aim-campaign-allied = Take the six cities of the map, Budapest and Vienna first among them. Twenty points at the end are a victory; all forty by the end of turn 13 a decisive one. Bring your headquarters and columns forward with the troops.
special-campaign = From time to time the Führer orders an offensive that the Axis must carry out or pay for. Slovak partisans hold a zone of their own in the north.
