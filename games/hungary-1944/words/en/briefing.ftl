# What a player is told before the first move, and whenever he asks.

briefing-length = { $left ->
        [0] The last turn is over.
        [one] This is the last turn: { $last }.
       *[other] { $left } turns are left, this one among them; the last is { $last }.
    }
briefing-place = { $place }
briefing-at-least = { $points } points or more
briefing-by-turn = { $result } (by the end of turn { $turn })
briefing-bonus = A supplied Axis combat unit has stood on the west bank of the Danube at the end of turn 11 or 12
briefing-axis-armour = Each Axis armoured or mechanised unit lost
briefing-allied-mobile = Each Allied tank, mechanised or cavalry corps lost
briefing-disobeyed = Orders of the Führer not carried out
briefing-relief-supplied = the Axis holds a hex of Budapest with a line of communications to a supply hex
briefing-relief-two = the Axis holds both hexes of Budapest, or one and Székesfehérvár
briefing-relief-one = the Axis holds one hex of Budapest, but not Székesfehérvár
briefing-relief-hinge = the Axis holds Székesfehérvár only
briefing-relief-none = the Axis holds neither Budapest nor Székesfehérvár
briefing-debrecen = October 1944. Romania has changed sides, and the 2nd Ukrainian Front stands at the edge of the Hungarian plain. Its mobile corps are to race for Debrecen and get behind the German 8th Army in Transylvania. But three panzer divisions stand at Oradea and Debrecen, and more are on their way.
aim-debrecen-axis = You are outnumbered but quick. Strike at the spearheads that have run too far: every Allied tank, mechanised or cavalry corps you destroy costs the Allies as much as one of the lesser towns. You move last in each turn, so towns can be won back to the very end.
aim-debrecen-allied = Take Debrecen and the other towns of the plain, and hold them at the end of the third turn. You begin with none; a single one is enough to win, unless the mobile corps you have lost outweigh it.
special-debrecen = Only the southern part of the map is open, rows 12 to 27. On the first turn Allied attacks are hasty and shift one column left.
briefing-konrad = January 1945. Budapest is surrounded; inside are four German divisions and three Hungarian ones. The Führer has sent the IV SS Panzer Corps to break the ring from the west. Three times it will try: from Komárom, from Esztergom and towards Székesfehérvár.
aim-konrad-axis = You begin. Open a line of communications to Budapest: if one hex of the city is yours and in supply at the end, you have a decisive victory. If that fails, hold the city and take Székesfehérvár, the hinge of the front.
aim-konrad-allied = Hold the ring against the panzers from the west and storm Budapest meanwhile. For a decisive victory, take both hexes of the city and keep Székesfehérvár.
special-konrad = Turn 7 has no Allied movement or combat, and the Führer has ordered an offensive for it: the Axis must attack with 10 steps, 4 of them tank or mechanised. In a big city the defender’s losses are halved.
briefing-spring = March 1945. The last great German offensive of the war begins at Lake Balaton, for the oil of Nagykanizsa and the line of the Danube. The 6th SS Panzer Army is strong, but behind the front the Soviet reserves for the march on Vienna are ready.
aim-spring-axis = Strike first. A supplied combat unit on the west bank of the Danube at the end of turn 11 or 12 costs the Allies three points. After that, keep them out of the cities to the end of the last turn.
aim-spring-allied = Keep the panzers from the Danube, then drive west. All forty points by the end of turn 13 are a decisive victory, out of reach once the Axis has its three; thirty at the end are enough to win.
special-spring = Turn 11 has no Allied movement or combat, and the Führer has ordered an offensive for it: the Axis must attack with 16 steps, 8 of them tank or mechanised. The Margarethe line covers Székesfehérvár and the front from Lake Balaton to the Drava.
briefing-campaign = October 1944 to April 1945. Two Soviet Fronts, soon a third, with the Romanians and later Bulgarians and Yugoslavs, come over the Carpathians and up the Danube. Between them and Vienna stand the German Army Group South and the Hungarians. In Slovakia an uprising is still alive.
aim-campaign-axis = Play for time. Trade space for turns, keep your headquarters and armour, and strike where the Allies have outrun their supply. If they hold fewer than twenty points at the end they have not won; if fewer than fifteen, you have.
aim-campaign-allied = Take the six cities of the map that count, Budapest and Vienna first among them. Twenty points at the end are a victory; all forty by the end of turn 13 a decisive one. Bring your headquarters and logistic columns forward with the troops.
special-campaign = From turn 5 the Führer may order an offensive, twice at most, that the Axis must carry out or pay for. On turn 1 most Allied attacks are hasty and shift one column left. Slovak partisans hold a zone of their own in the north.
