//! Optional rules of the edition, and readings where its sources are silent or differ: named options with a default. They
//! are a typed struct, part of the set-up and of the record; `docs/options.md` says what each is about.

use kernel::{OptionValues, Problem};

kernel::options! {
    /// when the capitals are counted.
    capital_check: CapitalCheck { Turn = "turn", Round = "round" }
    /// whether a victory by capitals also asks for one's own.
    total_victory: TotalVictory { Off = "off", On = "on" }
    /// a limit of rounds, for machine games.
    round_limit: RoundLimit { None = "none", Three = "3", Five = "5", Eight = "8", Ten = "10", Fifteen = "15", Twenty = "20", Thirty = "30" }
    /// whether the U.S.S.R. may attack on its first turn.
    russia_restricted: RussiaRestricted { Off = "off", On = "on" }
    /// whether Germany starts with Jet Power and Japan with Super Submarines.
    axis_techs: AxisTechs { Off = "off", On = "on" }
    /// whether complexes may be built.
    no_new_complexes: NoNewComplexes { Off = "off", On = "on" }
    /// whether new ships may be placed in zones with enemy ships.
    ships_into_enemy_zones: ShipsIntoEnemyZones { Off = "off", On = "on" }
    /// whether the pieces of the box limit the number of stacks.
    piece_limits: PieceLimits { Off = "off", On = "on" }
    /// what flying over a neutral does besides costing the fee.
    neutral_overflight: NeutralOverflight { Fee = "fee", Control = "control" }
    /// when losses are named.
    losses_named: LossesNamed { Group = "group", Step = "step" }
    /// whether aircraft must be able to land all together or each for itself.
    landing_test: LandingTest { Joint = "joint", Each = "each" }
    /// whether a new gun needs a complex.
    aa_gun_needs_complex: AaGunNeedsComplex { On = "on", Off = "off" }
    /// how often a gun fires in a turn.
    aa_fire: AaFire { EveryGroup = "every_group", FirstGroup = "first_group" }
    /// when the land beside the Suez Canal must be friendly.
    suez: Suez { StartOfTurn = "start_of_turn", Now = "now" }
    /// whether ships may move before combat without taking part in it.
    ships_before_combat: ShipsBeforeCombat { CombatOnly = "combat_only", Free = "free" }
    /// whether a transport that fought may still unload into friendly territory.
    unload_after_battle: UnloadAfterBattle { Off = "off", On = "on" }
    /// whether a transport that began its turn among enemy ships may load there.
    load_among_enemies: LoadAmongEnemies { IfBegunThere = "if_begun_there", Never = "never" }
    /// whether cargo loaded earlier may stay aboard in an assault.
    keep_cargo: KeepCargo { LoadedEarlier = "loaded_earlier", Never = "never" }
    /// whether attackers may retreat to territory blitzed on the way.
    retreat_to_blitzed: RetreatToBlitzed { On = "on", Off = "off" }
    /// whether an original complex that was lost and retaken is unlimited again.
    retaken_complex: RetakenComplex { Unlimited = "unlimited", Limited = "limited" }
    /// what a limited complex places where the territory is worth nothing.
    worthless_complex: WorthlessComplex { One = "one", None = "none" }
    /// whether the way of a rocket may lead through neutrals.
    rocket_range: RocketRange { AnySpace = "any_space", NoNeutrals = "no_neutrals" }
}

impl RoundLimit {
    pub fn rounds(self) -> Option<u16> {
        Some(match self {
            RoundLimit::None => return None,
            RoundLimit::Three => 3,
            RoundLimit::Five => 5,
            RoundLimit::Eight => 8,
            RoundLimit::Ten => 10,
            RoundLimit::Fifteen => 15,
            RoundLimit::Twenty => 20,
            RoundLimit::Thirty => 30,
        })
    }
}

impl Options {
    /// The options a person chose, if they may be used together.
    pub fn choose(values: &OptionValues) -> Result<Options, Vec<Problem>> {
        let options = Options::read(values)?;
        let balance = [
            options.russia_restricted == RussiaRestricted::On,
            options.axis_techs == AxisTechs::On,
            options.no_new_complexes == NoNewComplexes::On,
        ];
        if balance.iter().filter(|&&on| on).count() > 1 {
            let what = "expected at most one of russia_restricted, axis_techs and no_new_complexes";
            return Err(vec![Problem::new(what).breaks("R-17.5")]);
        }
        Ok(options)
    }
}
