//! Where the rulebook can be read in two ways, the reading is a named option with a default; `docs/options.md` says
//! what each is about.

kernel::options! {
    /// Units and steps in a hex, and in one with the small "4" (TK-9.1).
    stacking: StackingLimits { Rulebook = "rulebook", Sister = "sister" }
    /// Whether a unit that goes straight from one enemy zone into another always stops (TK-8.1.1-05).
    ezoc_to_ezoc: EzocToEzoc { Stop = "stop", Lenient = "lenient" }
    /// Whether an Airdrop marker cancels an enemy zone of control (TK-8.1-04).
    airdrop_negates: AirdropNegates { No = "no", Yes = "yes" }
    /// Whether zones reach across a Beachhead's own hexside (TK-8.0-04).
    beachhead_zone: BeachheadZone { Across = "across", Never = "never" }
    /// Whether a Partisan Base without a friendly unit bars enemy lines (TK-10.2.1-05).
    partisan_blocks_line: PartisanBlocks { No = "no", Yes = "yes" }
    /// Whether an Airdrop marker bars enemy lines (TK-10.2.1-05).
    airdrop_blocks_line: AirdropBlocks { Yes = "yes", No = "no" }
    /// Whether an enemy air unit alone spoils a source (TK-10.1.1-01).
    air_blocks_source: AirBlocksSource { No = "no", Yes = "yes" }
    /// Whether Swedish volunteers come to Helsinki in November 1941.
    swedish_volunteers: SwedishVolunteers { Off = "off", On = "on" }
}
