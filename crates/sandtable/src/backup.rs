//! `sandtable backup`: copies the store into one file, also while a server is using it.

use crate::context::Context;
use crate::failure::Failure;
use crate::serve;
use kernel::Text;
use serde_json::json;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file to be made; it must not be there yet
    file: PathBuf,
    /// The store to be copied [default: sandtable.db in the user's data folder]
    #[arg(long, value_name = "FILE")]
    store: Option<PathBuf>,
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let store = match &args.store {
        Some(file) => file.clone(),
        None => serve::default_store(&context.words)?,
    };
    store::backup(&store, &args.file).map_err(|error| Failure::usage(error.to_string()))?;
    let (from, to) = (store.display().to_string(), args.file.display().to_string());
    if context.json {
        return context.write_json(&json!({ "store": from, "backup": to }));
    }
    let text = Text::new("cli-backed-up").name("store", from).name("file", to);
    Ok(writeln!(context.out, "{}", context.say(&text))?)
}
