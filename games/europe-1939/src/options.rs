//! The readings a match is played with: where the rulebook is silent or can be read in more than one way.

kernel::options! {
    /// How many people share the full war: sides, then the great powers one by one.
    players: Players { Two = "two", Three = "three", Four = "four", Five = "five" }
    /// HUB-1.3: which side acts first in a season.
    initiative: Initiative { Axis = "axis", Points = "points" }
    /// HUB-2.1: new units before movement or after the battles.
    build_phase: BuildPhase { Start = "start", End = "end" }
    /// HU-39: whether fleets that carry land units roll in a sea battle.
    transport_fleets_fight: TransportFleets { Never = "never", Always = "always" }
    /// HU-35: the value with which interveners hit at sea.
    naval_intervener_value: NavalIntervener { Attack = "attack", Defence = "defence" }
    /// HU-92: who may break off a sea battle.
    retreat: Retreat { Either = "either", InterceptorOnly = "interceptor_only" }
    /// HU-27: what a submarine takes from Britain.
    sub_raid: SubRaid { Current = "current", Base = "base" }
    /// HU-38: who flies on after an air fight.
    air_survivors: AirSurvivors { Surplus = "surplus", AllWithdraw = "all_withdraw", AllGoOn = "all_go_on" }
    /// HU-30: whether a submarine that attacks a convoy in the North Atlantic also raids.
    sub_both: SubBoth { One = "one", Both = "both" }
    /// HU-47: what the quarter limits.
    aid_limit: AidLimit { PerSeason = "per_season", PerDestination = "per_destination" }
    /// HU-76: whether the loss of Gibraltar and Suez counts once or for each.
    gib_suez: GibSuez { Each = "each", Once = "once" }
    /// HU-80: what the garrison of Malta is taken from.
    malta_limit: MaltaLimit { Present = "present", ThreeMinus = "three_minus" }
    /// HUB-13.1: whether winter stops the second movement of armour in the Soviet Union.
    weather: Weather { Off = "off", Winter = "winter" }
    /// HUB-13.2: whether partisans take the worth of capitals without a garrison.
    partisans: Partisans { Off = "off", Garrison = "garrison" }
    /// HU-69: rolling twice gives one hit at most, or one for each die.
    roll_twice: RollTwice { BestOfTwo = "best_of_two", TwoHits = "two_hits" }
}
