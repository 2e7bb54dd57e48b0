//! Copying a store while it is being used.

use crate::{StoreError, opening, schema};
use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use std::path::Path;
use std::time::Duration;

/// How often a copy is begun again while somebody keeps the store busy.
const TRIES: u32 = 100;

/// Copies a store into one new file, whatever is being written meanwhile. The copy is checked, and it is there whole or
/// not at all.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let (source, target) = (from.display().to_string(), to.display().to_string());
    if to.exists() {
        return Err(StoreError::BackupExists { path: target });
    }
    if !from.exists() {
        return Err(StoreError::Unopened { path: source, why: "there is no such file".to_owned() });
    }
    opening::look_at(from)?;
    let reading = opening::visitor(from)?;
    schema::check(&reading, &source)?;
    let part = opening::beside(to, ".part");
    // What an earlier attempt may have left.
    let _ = std::fs::remove_file(&part);
    let copied = copy(&reading, &part, &target).and_then(|()| {
        let unopened = |e: std::io::Error| StoreError::Unopened { path: target.clone(), why: e.to_string() };
        std::fs::rename(&part, to).map_err(unopened)
    });
    if copied.is_err() {
        // It is of no use to anybody.
        let _ = std::fs::remove_file(&part);
    }
    copied
}

fn copy(reading: &Connection, part: &Path, target: &str) -> Result<(), StoreError> {
    let mut writing = Connection::open(part).map_err(|e| opening::unopened(target, &e))?;
    let copying = Backup::new(reading, &mut writing)?;
    let mut tries = 0;
    // All pages in one go: whoever writes meanwhile does not make it begin again.
    while copying.step(-1)? != StepResult::Done {
        tries += 1;
        if tries == TRIES {
            return Err(StoreError::Failed("the store was too busy to be copied".to_owned()));
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    drop(copying);
    // One file, with nothing beside it that would have to be copied as well.
    writing.pragma_update(None, "journal_mode", "DELETE")?;
    let found: String = writing.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found != "ok" {
        return Err(StoreError::Failed(format!("the copy is not whole: {found}")));
    }
    Ok(())
}
