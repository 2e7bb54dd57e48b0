//! `sandtable admin`: looking after a store. A file is worked on while no server uses it; a database also while servers
//! do, and they notice.

use crate::backup;
use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::serve::Storage;
use kernel::Text;
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Archive, LedgerCard, Place, RawMatch, StoreError, move_all};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
    /// The store: a file, or a database such as postgres://user@host/database [default: sandtable.db in the user's data
    /// folder]
    #[arg(long, global = true, value_name = "STORE")]
    store: Option<Place>,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    /// The matches there are, with when they were made and touched and how much they take
    List,
    /// What is stored of a match, and whether its checksums fit
    Show {
        #[arg(value_name = "MATCH")]
        the_match: String,
    },
    /// Write a match into a file, with everything that is stored of it
    Export {
        #[arg(value_name = "MATCH")]
        the_match: String,
        /// The file to be made; it must not be there yet
        file: PathBuf,
    },
    /// Put a match from a file into the store, where its keys go on opening it
    Import { file: PathBuf },
    /// Delete matches that nobody has touched for so many days
    Prune {
        #[arg(long, value_name = "DAYS")]
        days: u64,
        /// Only say which they are
        #[arg(long)]
        dry_run: bool,
    },
    /// Delete a match
    Delete {
        #[arg(value_name = "MATCH")]
        the_match: String,
    },
    /// Copy a whole store into an empty one, from a file into a database or back, checked match by match
    Move {
        #[arg(long, value_name = "STORE")]
        from: Place,
        #[arg(long, value_name = "STORE")]
        to: Place,
    },
    /// Give out a new key for a seat; the old one opens nothing any more
    Rekey {
        #[arg(value_name = "MATCH")]
        the_match: String,
        seat: String,
    },
    /// Copy the store into one file, also while it is being served
    Backup {
        /// The file to be made; it must not be there yet
        file: PathBuf,
    },
    /// Bring what a backup has into an empty store
    Restore { file: PathBuf },
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::usage(error.to_string())
    }
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(async {
        let storage = Storage { store: args.store.clone() };
        match &args.task {
            Task::Move { from, to } => move_store(from, to, context).await,
            Task::Backup { file } => backup::copy(&storage.place(&context.words)?, file, context).await,
            Task::Restore { file } => move_store(&existing(file)?, &storage.place(&context.words)?, context).await,
            task => {
                let store = storage.place(&context.words)?.open_archive().await?;
                obey(task, &store, context).await
            }
        }
    })
}

async fn obey(task: &Task, store: &Arc<dyn Archive>, context: &mut Context<'_>) -> Result<(), Failure> {
    match task {
        Task::List => list(store, context).await,
        Task::Show { the_match } => show(&raw(store, the_match).await?, context),
        Task::Export { the_match, file } => export(&raw(store, the_match).await?, file, context),
        Task::Import { file } => import(store, file, context).await,
        Task::Prune { days, dry_run: true } => would_prune(store, *days, context).await,
        Task::Prune { days, dry_run: false } => prune(store, *days, context).await,
        Task::Delete { the_match } => delete(store, the_match, context).await,
        Task::Rekey { the_match, seat } => rekey(store, the_match, seat, context).await,
        // They have stores of their own.
        Task::Move { .. } | Task::Backup { .. } | Task::Restore { .. } => Ok(()),
    }
}

/// A backup that is there; opening it would make one.
fn existing(file: &Path) -> Result<Place, Failure> {
    match file.exists() {
        true => Ok(Place::File(file.to_owned())),
        false => Err(Failure::usage(format!("{} cannot be opened: there is no such file", file.display()))),
    }
}

async fn raw(store: &Arc<dyn Archive>, id: &str) -> Result<RawMatch, Failure> {
    let found = store.raw(id.to_owned()).await?;
    found.ok_or_else(|| StoreError::Unknown(id.to_owned()).into())
}

async fn cards(store: &Arc<dyn Archive>) -> Result<Vec<LedgerCard>, Failure> {
    let mut all: Vec<LedgerCard> = Vec::new();
    loop {
        let after = all.last().map(|card| card.id.clone()).unwrap_or_default();
        let some = store.cards(after, 500).await?;
        if some.is_empty() {
            return Ok(all);
        }
        all.extend(some);
    }
}

/// The day of a time, as it is written everywhere: 1944-10-06.
fn day(seconds: u64) -> String {
    // Days are counted from the first of March of the year 0, in whose years leap days come last.
    let days = seconds / 86_400 + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{of_month:02}", era * 400 + year + later)
}

fn card_json(card: &LedgerCard) -> Value {
    json!({
        "id": card.id, "created": card.created, "touched": card.touched, "listed": card.listed,
        "events": card.events, "bytes": card.bytes,
    })
}

async fn list(store: &Arc<dyn Archive>, context: &mut Context<'_>) -> Result<(), Failure> {
    let cards = cards(store).await?;
    if context.json {
        return context.write_json(&cards.iter().map(card_json).collect::<Vec<_>>());
    }
    write_cards(&cards, context)?;
    let (events, bytes) = (cards.iter().map(|c| c.events).sum::<u64>(), cards.iter().map(|c| c.bytes).sum::<u64>());
    let text = Text::new("cli-admin-in-all").number("matches", cards.len() as i64);
    Ok(writeln!(context.out, "{}", context.say(&text.number("events", events as i64).number("bytes", bytes as i64)))?)
}

fn write_cards(cards: &[LedgerCard], context: &mut Context<'_>) -> Result<(), Failure> {
    let mut columns = Columns::new(2).right(&[3, 4]);
    for card in cards {
        let (events, bytes) = (card.events.to_string(), card.bytes.to_string());
        columns.row([card.id.clone(), day(card.created), day(card.touched), events, bytes]);
    }
    Ok(columns.write(context.out)?)
}

/// Who sits where, without the hashes of keys.
fn seats(raw: &RawMatch) -> Value {
    let seats: Value = serde_json::from_str(&raw.seats).unwrap_or_default();
    let seat = |seat: &Value| json!({ "id": seat["id"], "who": seat["who"] });
    seats.as_array().map(|seats| seats.iter().map(seat).collect()).unwrap_or_default()
}

fn show(raw: &RawMatch, context: &mut Context<'_>) -> Result<(), Failure> {
    let header: Value = serde_json::from_str(&raw.header).unwrap_or_default();
    let damage = raw.check().err().map(|error| error.to_string());
    if context.json {
        let told = json!({
            "id": raw.id, "game": header["game"], "scenario": header["scenario"], "rules": header["rules"],
            "created": raw.created, "touched": raw.touched, "listed": raw.listed, "events": raw.events.len(),
            "bytes": raw.bytes, "seats": seats(raw), "damage": damage,
        });
        context.write_json(&told)?;
    } else {
        let mut columns = Columns::new(2);
        let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        columns.row([word(&header["game"]), word(&header["scenario"])]);
        for seat in seats(raw).as_array().into_iter().flatten() {
            columns.row([word(&seat["id"]), word(&seat["who"])]);
        }
        writeln!(context.out, "{}", raw.id)?;
        columns.write(context.out)?;
        let text = match &damage {
            None => Text::new("cli-admin-whole").number("events", raw.events.len() as i64),
            Some(why) => Text::new("cli-admin-damaged").name("why", why.clone()),
        };
        writeln!(context.out, "  {}", context.say(&text))?;
    }
    if damage.is_some() { Err(Failure::said()) } else { Ok(()) }
}

/// Says what was done, for people or machines.
fn done(context: &mut Context<'_>, told: &Value, text: &Text) -> Result<(), Failure> {
    if context.json {
        return context.write_json(told);
    }
    Ok(writeln!(context.out, "{}", context.say(text))?)
}

fn export(raw: &RawMatch, file: &Path, context: &mut Context<'_>) -> Result<(), Failure> {
    raw.check()?;
    let unwritable = |error: std::io::Error| Failure::usage(format!("{}: {error}", file.display()));
    let to = std::fs::File::options().write(true).create_new(true).open(file).map_err(unwritable)?;
    let mut writing = std::io::BufWriter::new(&to);
    serde_json::to_writer(&mut writing, raw)?;
    writing.flush().map_err(unwritable)?;
    to.sync_all().map_err(unwritable)?;
    let name = file.display().to_string();
    let text = Text::new("cli-admin-exported").name("match", raw.id.clone()).name("file", name.clone());
    done(context, &json!({ "match": raw.id, "file": name }), &text)
}

async fn import(store: &Arc<dyn Archive>, file: &Path, context: &mut Context<'_>) -> Result<(), Failure> {
    let unread = |error: String| Failure::usage(format!("{} is not an exported match: {error}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| unread(error.to_string()))?;
    let raw: RawMatch = serde_json::from_str(&text).map_err(|error| unread(error.to_string()))?;
    raw.check()?;
    store.put(raw.clone()).await?;
    let text = Text::new("cli-admin-imported").name("match", raw.id.clone()).number("events", raw.events.len() as i64);
    done(context, &json!({ "match": raw.id, "events": raw.events.len() }), &text)
}

/// The time before which nobody has touched what is pruned, in seconds since 1970.
fn before(days: u64) -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.saturating_sub(Duration::from_secs(days.saturating_mul(86_400))).as_secs()
}

async fn would_prune(store: &Arc<dyn Archive>, days: u64, context: &mut Context<'_>) -> Result<(), Failure> {
    let (mut old, before) = (cards(store).await?, before(days));
    old.retain(|card| card.touched <= before);
    if !context.json {
        write_cards(&old, context)?;
    }
    let told = json!({ "would_delete": old.iter().map(|card| &card.id).collect::<Vec<_>>() });
    done(context, &told, &Text::new("cli-admin-would-prune").number("matches", old.len() as i64))
}

async fn prune(store: &Arc<dyn Archive>, days: u64, context: &mut Context<'_>) -> Result<(), Failure> {
    let (mut gone, before) = (Vec::new(), before(days));
    loop {
        let some = store.expire(before).await?;
        if some.is_empty() {
            break;
        }
        gone.extend(some);
    }
    let text = Text::new("cli-admin-pruned").number("matches", gone.len() as i64);
    done(context, &json!({ "deleted": gone }), &text)
}

async fn delete(store: &Arc<dyn Archive>, id: &str, context: &mut Context<'_>) -> Result<(), Failure> {
    if !store.delete(id.to_owned()).await? {
        return Err(StoreError::Unknown(id.to_owned()).into());
    }
    let text = Text::new("cli-admin-deleted").name("match", id.to_owned());
    done(context, &json!({ "deleted": [id] }), &text)
}

async fn rekey(store: &Arc<dyn Archive>, id: &str, seat: &str, context: &mut Context<'_>) -> Result<(), Failure> {
    let row = store.find(id.to_owned()).await?.ok_or_else(|| StoreError::Unknown(id.to_owned()))?;
    let (seats, key) = server::new_key(&row.seats, seat).map_err(Failure::usage)?;
    store.reseat(id.to_owned(), seats).await?;
    let text = Text::new("cli-admin-rekeyed").name("match", id.to_owned()).name("seat", seat.to_owned());
    done(context, &json!({ "match": id, "seat": seat, "key": key }), &text.name("key", key.clone()))
}

async fn move_store(from: &Place, to: &Place, context: &mut Context<'_>) -> Result<(), Failure> {
    if let Place::File(file) = from {
        existing(file)?;
    }
    let (source, target) = (from.open_archive().await?, to.open_archive().await?);
    let moved = move_all(source.as_ref(), target.as_ref(), &to.to_string()).await?;
    target.settle().await?;
    let left: Vec<Value> = moved.left.iter().map(|(id, why)| json!({ "match": id, "why": why })).collect();
    let (from, to) = (from.to_string(), to.to_string());
    let told = json!({ "from": from, "to": to, "matches": moved.matches, "events": moved.events, "left": left });
    let text = Text::new("cli-admin-moved").name("from", from).name("to", to);
    let text = text.number("matches", moved.matches as i64).number("events", moved.events as i64);
    done(context, &told, &text)?;
    for (id, why) in &moved.left {
        let text = Text::new("cli-admin-left").name("match", id.clone()).name("why", why.clone());
        if !context.json {
            writeln!(context.out, "{}", context.say(&text))?;
        }
    }
    if moved.left.is_empty() { Ok(()) } else { Err(Failure::said()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_735_689_599, "2024-12-31"),
            (1_735_689_600, "2025-01-01"),
        ] {
            assert_eq!(day(seconds), expected);
        }
    }
}
