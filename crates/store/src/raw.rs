//! A match as it stands in the tables, to the byte: for moving it from one store to another and for files.

use crate::chain::Page;
use crate::sums::{self, EventRow, Sum};
use crate::{Journal, MatchRow, StoreError, chain};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One row of a journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RawEvent {
    pub n: u64,
    /// Seconds since 1970.
    pub at: i64,
    /// In JSON, as the checksum covers it.
    pub event: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "maybe_hex")]
    pub state: Option<Vec<u8>>,
    #[serde(with = "sum_in_hex")]
    pub(crate) sum: Sum,
}

impl RawEvent {
    /// What its checksum covers.
    pub(crate) fn covered(&self) -> EventRow<'_> {
        EventRow {
            n: self.n,
            at: self.at,
            event: &self.event,
            command: self.command.as_deref(),
            told: self.told.as_deref(),
            state: self.state.as_deref(),
        }
    }
}

/// A match with everything that is stored of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RawMatch {
    pub id: String,
    pub created: u64,
    /// In JSON, as the checksum covers it; the same goes for the seats.
    pub header: String,
    pub seats: String,
    pub watch: String,
    pub listed: bool,
    pub maker: String,
    pub origin: String,
    #[serde(with = "sum_in_hex")]
    pub(crate) whole: Sum,
    pub unfilled: u64,
    #[serde(with = "sum_in_hex")]
    pub(crate) sum: Sum,
    pub bytes: u64,
    pub touched: i64,
    pub events: Vec<RawEvent>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub snapshot: Option<RawSnapshot>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RawSnapshot {
    pub n: u64,
    #[serde(with = "in_hex")]
    pub bytes: Vec<u8>,
}

impl RawMatch {
    /// What a store holds of a match, put together: its row with header and seats as they are written, the checksum of
    /// all that, its page of the ledger, its events up to there.
    pub(crate) fn of(
        (row, header, seats): (MatchRow, String, String),
        whole: Option<Sum>,
        page: Page,
        events: Vec<RawEvent>,
        snapshot: Option<RawSnapshot>,
    ) -> Result<RawMatch, StoreError> {
        let MatchRow { id, created, watch, listed, maker, origin, .. } = row;
        let Page { unfilled, sum, bytes, touched, .. } = page;
        let Some(whole) = whole else {
            return Err(StoreError::Damaged { id, why: "the ledger does not know it".to_owned() });
        };
        if events.len() as u64 != page.events {
            return Err(StoreError::Damaged {
                id,
                why: format!("there are {} events of {}", events.len(), page.events),
            });
        }
        Ok(RawMatch {
            id,
            created,
            header,
            seats,
            watch,
            listed,
            maker,
            origin,
            whole,
            unfilled,
            sum,
            bytes,
            touched,
            events,
            snapshot,
        })
    }

    pub(crate) fn page(&self) -> Page {
        let events = self.events.len() as u64;
        Page { events, unfilled: self.unfilled, sum: self.sum, bytes: self.bytes, touched: self.touched }
    }

    /// The match as a row, if it is what was stored.
    pub fn row(&self) -> Result<MatchRow, StoreError> {
        let row = MatchRow {
            id: self.id.clone(),
            created: self.created,
            header: Default::default(),
            seats: Default::default(),
            watch: self.watch.clone(),
            listed: self.listed,
            maker: self.maker.clone(),
            origin: self.origin.clone(),
        };
        whole_row(row, &self.header, &self.seats, Some(self.whole))
    }

    /// Its journal, with what is wrong with it.
    pub fn journal(&self) -> Result<Journal, StoreError> {
        chain::journal(&self.id, self.events.clone(), &self.page())
    }

    /// Whether everything in it is what was stored.
    pub fn check(&self) -> Result<(), StoreError> {
        self.row()?;
        match self.journal()?.damage {
            Some(why) => Err(StoreError::Damaged { id: self.id.clone(), why }),
            None => Ok(()),
        }
    }
}

/// A row with its header and seats, if its checksum fits.
pub(crate) fn whole_row(row: MatchRow, header: &str, seats: &str, whole: Option<Sum>) -> Result<MatchRow, StoreError> {
    let damaged = |why: String| StoreError::Damaged { id: row.id.clone(), why };
    if whole != Some(sums::of_match(&row, header, seats)) {
        return Err(damaged("the checksum of its set-up does not fit".to_owned()));
    }
    let read = |text: &str| serde_json::from_str(text).map_err(|e| damaged(e.to_string()));
    let (header, seats) = (read(header)?, read(seats)?);
    Ok(MatchRow { header, seats, ..row })
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex<E: serde::de::Error>(text: &str) -> Result<Vec<u8>, E> {
    let expected = || E::custom("expected an even number of hexadecimal digits");
    if !text.len().is_multiple_of(2) || !text.is_ascii() {
        return Err(expected());
    }
    let digits = text.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).unwrap_or_default());
    digits.map(|pair| u8::from_str_radix(pair, 16).map_err(|_| expected())).collect()
}

mod in_hex {
    use super::*;

    pub fn serialize<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&to_hex(bytes))
    }

    pub fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Vec<u8>, D::Error> {
        from_hex(&String::deserialize(from)?)
    }
}

mod maybe_hex {
    use super::*;

    pub fn serialize<S: Serializer>(bytes: &Option<Vec<u8>>, to: S) -> Result<S::Ok, S::Error> {
        bytes.as_deref().map(to_hex).serialize(to)
    }

    pub fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Option<Vec<u8>>, D::Error> {
        Option::<String>::deserialize(from)?.map(|text| from_hex(&text)).transpose()
    }
}

mod sum_in_hex {
    use super::*;

    pub fn serialize<S: Serializer>(sum: &Sum, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&to_hex(sum))
    }

    pub fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Sum, D::Error> {
        let bytes: Vec<u8> = from_hex(&String::deserialize(from)?)?;
        let expected = |_| serde::de::Error::custom(format!("expected a checksum of {} bytes", sums::LENGTH));
        bytes.try_into().map_err(expected)
    }
}
