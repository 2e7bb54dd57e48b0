//! `sandtable backup`: copies the store into one file, also while a server is using it.

use crate::context::Context;
use crate::failure::Failure;
use crate::serve::Storage;
use kernel::Text;
use serde_json::json;
use std::path::{Path, PathBuf};
use store::{Archive, Place, Postgres, Sqlite, Store, StoreError, move_all};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file to be made; it must not be there yet
    file: PathBuf,
    #[command(flatten)]
    storage: Storage,
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let place = args.storage.place(&context.words)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(copy(&place, &args.file, context))
}

pub async fn copy(store: &Place, file: &Path, context: &mut Context<'_>) -> Result<(), Failure> {
    match store {
        Place::File(path) => store::backup(path, file)?,
        Place::Postgres(address) => copy_database(address, file).await?,
    }
    let (from, to) = (store.to_string(), file.display().to_string());
    if context.json {
        return context.write_json(&json!({ "store": from, "backup": to }));
    }
    let text = Text::new("cli-backed-up").name("store", from).name("file", to);
    Ok(writeln!(context.out, "{}", context.say(&text))?)
}

/// The matches of a database as a store in one file, which is there whole or not at all.
async fn copy_database(address: &str, file: &Path) -> Result<(), Failure> {
    let name = file.display().to_string();
    if file.exists() {
        return Err(StoreError::BackupExists { path: name }.into());
    }
    let part = PathBuf::from(format!("{name}.part"));
    let leftovers = || ["", "-wal", "-shm", "-lock"].map(|end| format!("{name}.part{end}"));
    // What an earlier attempt may have left.
    leftovers().iter().for_each(|path| drop(std::fs::remove_file(path)));
    let copied = async {
        let source = Postgres::open(address).await?;
        let target = Sqlite::open(&part)?;
        let moved = move_all(&source as &dyn Archive, &target, &name).await?;
        target.settle().await?;
        drop(target);
        match moved.left.first() {
            Some((id, why)) => Err(StoreError::Damaged { id: id.clone(), why: why.clone() }.into()),
            None => std::fs::rename(&part, file).map_err(|error| Failure::usage(format!("{name}: {error}"))),
        }
    };
    let copied: Result<(), Failure> = copied.await;
    leftovers().iter().for_each(|path| drop(std::fs::remove_file(path)));
    copied
}
