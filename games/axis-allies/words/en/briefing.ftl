# What a player is told before the first move, and whenever he asks.

briefing-length = { $left ->
        [one] This is the last round.
       *[other] { $left } rounds are left, this one among them.
    }
briefing-no-limit = There is no limit; this is round { $round }. It goes on until a side has won.
briefing-capital = { $space }, capital of { $power }
briefing-axis-capitals = Allied capitals in the hands of the Axis; wins at
briefing-allied-capitals = Axis capitals in the hands of the Allies; wins at
briefing-spring-1942 = Spring 1942. Germany stands deep in Russia, Japan has half of the Pacific. The Allies produce more, but their armies are an ocean away. The U.S.S.R. begins, then Germany, the United Kingdom, Japan and the United States take their turns.
aim-spring-1942-ussr = You are first and next to Germany. Hold Russia: as long as Moscow stands, Germany cannot win. Buy infantry, strike only where it is cheap, and wait for your allies; together you need both Berlin and Tokyo.
aim-spring-1942-germany = You have the best army now and the fewest friends. With Japan you win by two Allied capitals, or by producing 84 IPCs together. Press on Moscow, keep the British fleet off and hold Western Europe.
aim-spring-1942-uk = You are everywhere and strong nowhere. Keep the sea around Britain, help the U.S.S.R. and land where Germany has looked away. Germany first is the usual plan.
aim-spring-1942-japan = Take Asia before the United States is ready. Every territory brings the Axis nearer to 84 IPCs, and from the east you tear at Russia. Keep the fleet: Japan is an island.
aim-spring-1942-usa = You have the most IPCs and the longest way. Build transports, pick one ocean and go there with everything; the Allies win with Berlin and Tokyo.
special-spring-1942 = Everything lies open; only the dice are unknown. Combat movement comes first and fights come after all of it, so commit only what you want to fight.
