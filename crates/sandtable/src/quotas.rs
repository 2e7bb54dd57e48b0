//! How much a server stores, as flags.

use server::Quotas;
use std::time::Duration;

const MEGABYTE: u64 = 1 << 20;

#[derive(Debug, clap::Args)]
#[command(next_help_heading = "What may be stored")]
pub struct Storing {
    /// The most matches from one address
    #[arg(long, value_name = "N", default_value_t = Quotas::default().matches)]
    matches_per_address: u64,
    /// The most megabytes these may take
    #[arg(long, value_name = "MB", default_value_t = Quotas::default().bytes / MEGABYTE)]
    store_per_address: u64,
    /// The most matches in all
    #[arg(long, value_name = "N", default_value_t = Quotas::default().all_matches)]
    matches: u64,
    /// The most megabytes in all
    #[arg(long, value_name = "MB", default_value_t = Quotas::default().all_bytes / MEGABYTE)]
    store_size: u64,
    /// The most kilobytes of data files for one match
    #[arg(long, value_name = "KB", default_value_t = Quotas::default().data / 1024)]
    data_size: u64,
    /// The most steps and undos of one match
    #[arg(long, value_name = "N", default_value_t = Quotas::default().events)]
    steps: u64,
    /// Delete matches nobody has touched for so many days; 0 keeps them for ever
    #[arg(long, value_name = "DAYS", default_value_t = 90)]
    expire: u64,
}

impl Storing {
    pub fn quotas(&self) -> Quotas {
        Quotas {
            matches: self.matches_per_address,
            bytes: self.store_per_address.saturating_mul(MEGABYTE),
            all_matches: self.matches,
            all_bytes: self.store_size.saturating_mul(MEGABYTE),
            data: self.data_size.saturating_mul(1024),
            events: self.steps,
            expiry: (self.expire > 0).then(|| Duration::from_secs(self.expire.saturating_mul(24 * 3600))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Cli {
        #[command(flatten)]
        args: Storing,
    }

    #[test]
    fn the_flags_say_what_holds_without_them() {
        assert_eq!(Cli::parse_from(["serve"]).args.quotas(), Quotas::default());
        let quotas = Cli::parse_from(["serve", "--expire", "0", "--store-size", "2"]).args.quotas();
        assert_eq!((quotas.expiry, quotas.all_bytes), (None, 2 * MEGABYTE));
    }
}
