//! Where the rulebook contradicts itself or is silent, the reading is a named option with a default. They are a typed
//! struct, part of the set-up and of the record; `docs/options.md` says what each is about.

kernel::options! {
    /// C1: corps a headquarters supplies, by the list or by the example.
    hq_capacity: HqCapacity { List = "list", Example = "example" }
    /// C2: radius of Allied air units.
    air_radius: AirRadius { Twelve = "twelve", Nine = "nine", Split = "split" }
    /// C4: what a headquarters without rail receives.
    cl_reception: ColumnReception { OneOffRail = "one_off_rail", RailOnly = "rail_only" }
    /// C5: where rebuilt units appear.
    rebuild_placement: RebuildPlacement { StackedOrAdjacent = "stacked_or_adjacent", Adjacent = "adjacent" }
    /// C6: what a rebuilt unit costs.
    rebuild_cost: RebuildCost { TwoForFull = "two_for_full", OneForFull = "one_for_full" }
    /// C8: when air units change Fronts.
    air_transfer: AirTransfer { ReinforcementPhase = "reinforcement_phase", EndOfTurn = "end_of_turn" }
    /// C8: whether the air units of the 3rd Ukrainian Front can be drawn on before its headquarters arrives.
    reserve_3u: Reserve3u { Open = "open", Closed = "closed" }
    /// C9: who moves first.
    first_player: FirstPlayer { Allied = "allied", Axis = "axis" }
    /// C11: the bombers' modifier when they abort.
    abort_bomber_mod: AbortBomberMod { MinusOne = "minus_one", Zero = "zero" }
    /// C15: whether a mobile attack stops in a zone of control it has fought its way into.
    ma_zoc: MobileAttackZone { Stop = "stop", Ignore = "ignore" }
    /// C17: whether a cut-off Axis headquarters is a source.
    axis_hq_source: AxisHqSource { Connected = "connected", Always = "always" }
    /// C20: whether columns count for stacking.
    cl_stacking: ColumnStacking { Free = "free", Count = "count" }
    /// C22: the share of the attack that must cross a fortified line.
    fort_share: FortShare { MoreThanHalf = "more_than_half", AtLeastHalf = "at_least_half" }
    /// C24: which attacks are concentric.
    concentric: Concentric { OppositeOrThree = "opposite_or_three", OppositeOnly = "opposite_only" }
    /// C27: how exploitation goes through the emptied hex.
    exploit: Exploit { Through = "through", FirstHex = "first_hex" }
    /// C28: who advances into a hex emptied without excess losses.
    allied_advance: AlliedAdvance { All = "all", Strict = "strict" }
    /// C32: where the 2nd Ukrainian Front's air base is on turn 1.
    hq2u_airbase: Hq2uAirbase { OnMap = "on_map", OffMap = "off_map" }
    /// C33: how long the Führer check is modified.
    fuhrer_mod: FuhrerMod { FirstCheck = "first_check", UntilFirst = "until_first" }
    /// C34: what an unfulfilled order costs.
    fuhrer_penalty: FuhrerPenalty { Columns = "cl", Points = "vp", None = "none" }
    /// C35: where partisans need no line of communications.
    partisan_supply: PartisanSupply { Slovakia = "slovakia", Zone = "zone" }
    /// C36: one die for all S units, or one each.
    s_units_roll: SUnitsRoll { One = "one", Each = "each" }
    /// C37: what partisans do who avoid combat.
    partisan_evade: PartisanEvade { Stay = "stay", Retreat = "retreat" }
    /// C41: which river sides are bridged.
    bridges: Bridges { RailOrTown = "rail_or_town", RailOnly = "rail_only" }
    /// C42: which Allied units bar the Danube.
    river_block: RiverBlock { AnyAllied = "any_allied", SovietRomanian = "su_ro" }
    /// C43: how columns are limited.
    cl_cap: ColumnCap { PerSide = "per_side", Net = "net" }
    /// C53: what operational movement keeps away from.
    opmove: OpMove { Adjacent = "adjacent", Zone = "zoc" }
    /// C55: who moves by rail at half a point.
    rail_move: RailMove { All = "all", OpAndHq = "op_and_hq" }
    /// C56: whether the capacity of headquarters binds the Axis.
    axis_hq_capacity: AxisHqCapacity { On = "on", Off = "off" }
    /// C57: whether an eliminated unit counts as withdrawn.
    withdraw_dead: WithdrawDead { Substitute = "substitute", Counts = "counts" }
    /// C58: whether a unit attacks again after a mobile attack.
    ma_then_attack: MobileThenAttack { No = "no", Yes = "yes" }
    /// C59: how near artillery must be.
    art_reach: ArtilleryReach { StackedOrAdjacent = "stacked_or_adjacent", Adjacent = "adjacent" }
    /// C60: who is exempt from the shift of turn 1.
    turn1_exempt: TurnOneExempt { WithinEight = "within_eight", AnyLine = "any_loc" }
    /// C61: how often an air unit fires.
    air_return_fire: AirReturnFire { Once = "once", All = "all" }
    /// C62: when close support is assigned.
    air_support: AirSupport { AtCombat = "at_combat", Preassigned = "preassigned" }
    /// C63: whether the armour of a Führer offensive is counted in steps or units.
    fuhrer_count: FuhrerCount { Steps = "steps", Units = "units" }
    /// C64: zones and attacks across lakes.
    lake_zoc: LakeZone { Off = "off", On = "on" }
    /// C65: whether fortified regions use capacity.
    ur_capacity: UrCapacity { Exempt = "exempt", Count = "count" }
    /// C66: whether the Hungarian rate drops for good.
    hu_repl: HungarianRate { ForGood = "for_good", Current = "current" }
    /// C67: how long partisans are released.
    partisan_release: PartisanRelease { ForGood = "for_good", WhileAdjacent = "while_adjacent" }
    /// C67: whether a headquarters next to partisans releases them.
    partisan_relief: PartisanRelief { CombatUnit = "combat_unit", AnyUnit = "any_unit" }
    /// C68: what makes the S units' die due.
    s_units_trigger: SUnitsTrigger { Gone = "gone", Killed = "killed" }
    /// C69: DE against a big city.
    de_city: CityElimination { Half = "half", Full = "full" }
    /// C73: when attenuated supply is read.
    attenuation: Attenuation { EndPhase = "end_phase", AtCombat = "at_combat" }
    /// C77: whether a unit that exploited attacks later.
    exploit_attack: ExploitAttack { No = "no", Yes = "yes" }
    /// C78: whether the number of counters limits columns.
    cl_pool: ColumnPool { Unlimited = "unlimited", Counters = "counters" }
    /// C79: the Führer's orders.
    fuhrer_orders: FuhrerOrders { On = "on", Off = "off" }
    /// C79: the Slovak uprising.
    slovak_uprising: SlovakUprising { On = "on", Off = "off" }
    /// Mud on turns 3–5 and 11–12.
    mud: Mud { Off = "off", On = "on" }
    /// The Axis may shift its units by a hex before turn 1.
    free_shift: FreeShift { Off = "off", On = "on" }
    /// Whether Soviet fighters support ground combat.
    soviet_fighters_bomb: SovietFightersBomb { On = "on", Off = "off" }
}
