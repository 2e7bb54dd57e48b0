//! Optional rules of the edition, and readings where its sources are silent or differ: named options with a default.
//! They are a typed struct, part of the set-up and of the record; `docs/options.md` says what each is about.

kernel::options! {
    /// when the capitals are counted.
    capital_check: CapitalCheck { Turn = "turn", Round = "round" }
    /// what flying over a neutral does besides costing the fee.
    neutral_overflight: NeutralOverflight { Fee = "fee", Control = "control" }
    /// when losses are named.
    losses_named: LossesNamed { Group = "group", Step = "step" }
    /// whether aircraft must be able to land all together or each for itself.
    landing_test: LandingTest { Joint = "joint", Each = "each" }
    /// whether a new gun needs a complex.
    aa_gun_needs_complex: AaGunNeedsComplex { Yes = "yes", No = "no" }
    /// whether the pieces of the box limit the number of stacks.
    piece_limits: PieceLimits { Off = "off", On = "on" }
    /// a limit of rounds, for machine games.
    round_limit: RoundLimit { None = "none", Ten = "ten", Twenty = "twenty", Forty = "forty" }
    /// whether a victory by capitals also asks for one's own.
    total_victory: TotalVictory { Off = "off", On = "on" }
    /// whether new ships may be placed in zones with enemy ships.
    ships_into_enemy_zones: ShipsIntoEnemyZones { Off = "off", On = "on" }
    /// help for the Axis, at most one of three.
    balance: Balance {
        None = "none",
        RussiaRestricted = "russia_restricted",
        AxisTechs = "axis_techs",
        NoNewComplexes = "no_new_complexes",
    }
    /// when the land beside the Suez Canal must be friendly.
    canal_timing: CanalTiming { Start = "start", Now = "now" }
    /// how often a gun fires in a turn.
    aa_fire: AaFire { Each = "each", Once = "once" }
    /// whether a gun in territory blitzed this turn fires at aircraft that pass.
    blitzed_guns: BlitzedGuns { Fire = "fire", Silent = "silent" }
    /// whether a transport that fought may still unload into friendly territory.
    transport_after_battle: TransportAfterBattle { Idle = "idle", Unload = "unload" }
    /// whether a transport that began its turn among enemy ships may load there.
    loading_among_enemies: LoadingAmongEnemies { BeganThere = "began_there", Never = "never" }
    /// whether cargo loaded earlier may stay aboard in an assault.
    keep_cargo: KeepCargo { Earlier = "earlier", Never = "never" }
    /// whether attackers may retreat to territory blitzed on the way.
    retreat_to_blitzed: RetreatToBlitzed { Yes = "yes", No = "no" }
    /// whether ships may move before combat without taking part in it.
    ships_without_combat: ShipsWithoutCombat { No = "no", Yes = "yes" }
    /// whether an original complex that was lost and retaken is unlimited again.
    retaken_complex: RetakenComplex { Unlimited = "unlimited", Limited = "limited" }
    /// whether the way of a rocket may lead through neutrals.
    rocket_neutrals: RocketNeutrals { Count = "count", Closed = "closed" }
    /// what a limited complex places where the territory is worth nothing.
    worthless_complex: WorthlessComplex { One = "one", None = "none" }
}

impl RoundLimit {
    pub fn rounds(self) -> Option<u16> {
        match self {
            RoundLimit::None => None,
            RoundLimit::Ten => Some(10),
            RoundLimit::Twenty => Some(20),
            RoundLimit::Forty => Some(40),
        }
    }
}
