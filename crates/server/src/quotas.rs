//! How much may be stored, by one address and in all, and for how long. Addresses themselves are not stored: only a
//! hash with a key of the store's own, which tells whether two matches come from the same place.

use crate::problems::{Kind, Trouble};
use kernel::record::hex;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;
use store::Usage;

#[derive(Clone, PartialEq, Debug)]
pub struct Quotas {
    /// How many matches one address may have.
    pub matches: u64,
    /// How many bytes these may take in the store.
    pub bytes: u64,
    /// How many matches there may be in all.
    pub all_matches: u64,
    /// How many bytes these may take.
    pub all_bytes: u64,
    /// How many bytes the data files of one match may have.
    pub data: u64,
    /// How many events one match may have: steps, and steps taken back.
    pub events: u64,
    /// After how long a match that nobody has touched is deleted; never, if absent.
    pub expiry: Option<Duration>,
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas {
            matches: 200,
            bytes: 64 << 20,
            all_matches: 20_000,
            all_bytes: 4 << 30,
            data: 1 << 20,
            events: 50_000,
            expiry: Some(Duration::from_secs(90 * 24 * 3600)),
        }
    }
}

impl Quotas {
    /// Whether another match may be stored.
    pub fn allow(&self, used: &Usage) -> Result<(), Trouble> {
        let own = beyond(used.matches, self.matches, "matches from your address")
            .or_else(|| beyond(used.bytes, self.bytes, "bytes from your address"));
        if let Some(what) = own {
            return Err(Trouble::new(Kind::YourShare).detail(what));
        }
        self.full(used).map_or(Ok(()), |what| Err(Trouble::new(Kind::StoreFull).detail(what)))
    }

    /// Why there is no room for anybody, if there is none.
    pub fn full(&self, used: &Usage) -> Option<String> {
        beyond(used.all_matches, self.all_matches, "matches")
            .or_else(|| beyond(used.all_bytes, self.all_bytes, "bytes"))
    }

    pub fn allow_files(&self, files: &BTreeMap<String, String>) -> Result<(), Trouble> {
        let bytes: usize = files.iter().map(|(name, text)| name.len() + text.len()).sum();
        if bytes as u64 <= self.data {
            return Ok(());
        }
        let detail = format!("they have {bytes} bytes, and {} may be", self.data);
        Err(Trouble::new(Kind::TooMuchData).detail(detail))
    }
}

fn beyond(used: u64, limit: u64, what: &str) -> Option<String> {
    (used >= limit).then(|| format!("{used} {what} are stored, and {limit} may be"))
}

/// What stands for an address. A network gives its guests any number of addresses of the newer kind, so only the part
/// that tells networks apart counts there.
pub fn origin(secret: &[u8], address: IpAddr) -> String {
    let hash = Sha256::new().chain_update(secret);
    let hash = match address.to_canonical() {
        IpAddr::V4(address) => hash.chain_update(address.octets()),
        IpAddr::V6(address) => hash.chain_update(&address.octets()[..8]),
    };
    hex(&hash.finalize()[..16])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_tells_networks_apart_and_nothing_else() {
        let of = |address: &str| origin(b"secret", address.parse().unwrap());
        assert_eq!(of("192.0.2.1"), of("::ffff:192.0.2.1"), "the same address written in the newer way");
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("2001:db8:1:2::3"), of("2001:db8:1:2:4:5:6:7"), "one network");
        assert_ne!(of("2001:db8:1:2::3"), of("2001:db8:1:3::3"));
        assert_ne!(of("192.0.2.1"), origin(b"another", "192.0.2.1".parse().unwrap()));
        assert!(!of("192.0.2.1").contains("192"));
    }

    #[test]
    fn whoever_has_his_share_gets_no_more() {
        let quotas = Quotas { matches: 2, bytes: 100, all_matches: 5, all_bytes: 1000, ..Quotas::default() };
        let used = Usage { matches: 1, bytes: 99, all_matches: 4, all_bytes: 999 };
        assert!(quotas.allow(&used).is_ok());
        for (used, kind) in [
            (Usage { matches: 2, ..used }, "your-share-is-used"),
            (Usage { bytes: 100, ..used }, "your-share-is-used"),
            (Usage { all_matches: 5, ..used }, "store-full"),
            (Usage { all_bytes: 1000, ..used }, "store-full"),
        ] {
            assert_eq!(quotas.allow(&used).unwrap_err().name(), kind);
        }
    }
}
