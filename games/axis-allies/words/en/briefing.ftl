# What a player is told before the first move, and whenever he asks.

briefing-length = { $left ->
        [one] This is the last round.
       *[other] { $left } rounds are left, this one among them.
    }
briefing-no-limit = There is no limit of rounds; this is round { $round }. The game goes on until a side has won.
briefing-capital = { $space }, capital of { $power }
briefing-axis-capitals = Allied capitals in the hands of the Axis; wins at
briefing-allied-capitals = Axis capitals in the hands of the Allies; wins at
briefing-spring-1942 = Spring 1942. Germany stands deep in Soviet land, Japan holds half of the Pacific. The Allies produce more, but the British and the Americans have to come across the sea. The U.S.S.R. begins, then Germany, the United Kingdom, Japan and the United States take their turns.
aim-spring-1942-ussr = You play first, and Germany is next door. Hold Russia, your capital: with it lost, the Axis needs only one more. Buy infantry, strike only where it costs little, and wait for your allies; together you need both Axis capitals, Germany and Japan.
aim-spring-1942-germany = You have the best army now and a single ally. With Japan you win by two Allied capitals, or by producing 84 IPCs together at the end of a round. Press on towards Russia, keep the British fleet off and hold Western Europe.
aim-spring-1942-uk = You are everywhere and strong nowhere. Keep the sea around Britain, help the U.S.S.R. and land where Germany is weak. To beat Germany first is the usual plan.
aim-spring-1942-japan = Take Asia before the United States is ready. What you conquer brings the Axis nearer to 84 IPCs, and from the east you threaten Russia. Keep the fleet: Japan is an island.
aim-spring-1942-usa = You have the most IPCs and the longest way. Build transports, pick one ocean and go there with everything; the Allies win by holding Germany and Japan.
special-spring-1942 = Nothing is hidden; only the dice are unknown. All combat movement comes before the first battle, so move only what is to fight.
