//! Readings where the sources are silent or differ, and what a table may choose: named options, each with a default.
//! `docs/options.md` says what each is about.

kernel::options! {
    /// C-86: when crews of closed armoured vehicles are pinned.
    vehicle_pins: VehiclePins { Later = "2014", Book = "book" }
    /// C-126: how far an officer's word reaches.
    officer_range: OfficerRange { Six = "six", ByRank = "by_rank" }
    /// C-74: range of flamethrowers on vehicles.
    vehicle_flame_range: VehicleFlameRange { Eighteen = "18", Twelve = "12" }
    /// C-76: how far guns are pushed by their crews.
    gun_move: GunMove { BySize = "by_size", TurnOnly = "turn_only" }
    /// C-97: how a recce vehicle gets away.
    escape_mode: EscapeMode { Reverse = "reverse", Any = "any" }
    /// C-84: whether a vehicle that fails its order test backs away.
    failed_order_reverse: FailedOrderReverse { On = "on", Off = "off" }
    /// C-106: which orders lead into a building.
    building_entry: BuildingEntry { Either = "either", Run = "run" }
    /// C-108: how much harder men in a building are to damage.
    extra_protection: ExtraProtection { One = "one", None = "none" }
    /// C-59: on which scores an infantry flamethrower is out of fuel.
    flame_fuel: FlameFuel { One = "one", Two = "two" }
    /// C-101: what happens to men in a transport that is destroyed.
    transport_death: TransportDeath { Hits = "hits", Pin = "pin" }
    /// C-133: whether defenders may begin hidden.
    hidden_set_up: HiddenSetUp { On = "on", Off = "off" }
    /// C-129: whether observers can call what they are there for.
    support: Support { On = "on", Off = "off" }
    /// C-138: points for a unit the attacker brings off the far edge.
    exit_points: ExitPoints { Three = "three", Two = "two" }
    /// C-09: when the dice of units in reserve are in the bag.
    reserve_dice: ReserveDice { WhenDue = "when_due", Always = "always" }
    /// C-17: pins lost by a unit that stays Down.
    down_relief: DownRelief { One = "one", None = "none" }
    /// C-158: who counts as equipped against tanks.
    at_equipped: AtEquipped { Grenades = "grenades", Any = "any" }
    /// C-169: whether distances to the enemy are shown before a target is declared.
    premeasure: Premeasure { Off = "off", On = "on" }
    /// C-163: how finely a move is cut for units in Ambush.
    ambush_step: AmbushStep { One = "one", Two = "two" }
    /// C-45: whether explosive halves its hits on a unit that was Down already.
    he_on_down: HeOnDown { Halves = "halves", OnlyReaction = "only_reaction" }
    /// C-93: whether explosive loses penetration at long range.
    he_long_range: HeLongRange { Keeps = "keeps", Loses = "loses" }
    /// C-62: pins of explosive on closed armour.
    he_pins_armour: HePinsArmour { One = "one", BySize = "by_size" }
    /// C-39: whether long range counts at point-blank.
    pistol_range: PistolRange { Both = "both", PointBlankOnly = "point_blank_only" }
    /// C-112: whether heavy tanks may drive through buildings.
    tanks_through_buildings: TanksThroughBuildings { On = "on", Off = "off" }
    /// C-105: how many weapons an empty transport fires.
    empty_transport: EmptyTransport { OneWeapon = "one_weapon", All = "all" }
    /// BA-133: whether wrecks stay on the table.
    wrecks: Wrecks { Stay = "stay", Removed = "removed" }
    /// C-178: the table.
    table: TableChoice {
        Village = "village",
        Bocage = "bocage",
        Steppe = "steppe",
        Ruins = "ruins",
        Random = "random",
    }
    /// C-179: the first player's force.
    first_force: FirstForce {
        Germany = "germany",
        UnitedStates = "united_states",
        GreatBritain = "great_britain",
        SovietUnion = "soviet_union",
        Japan = "japan",
        Italy = "italy",
        GermanPatrol = "german_patrol",
    }
    /// C-179: the second player's force.
    second_force: SecondForce {
        UnitedStates = "united_states",
        Germany = "germany",
        GreatBritain = "great_britain",
        SovietUnion = "soviet_union",
        Japan = "japan",
        Italy = "italy",
        AmericanPatrol = "american_patrol",
    }
}
