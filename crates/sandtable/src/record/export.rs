//! `sandtable record export`: the record written anew, one object a line, in full or up to a step, with or without its
//! seed.

use super::{File, Loaded};
use crate::context::Context;
use crate::failure::Failure;
use crate::open;
use kernel::Text;
use serde_json::json;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    pub file: File,
    /// Where to write it [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Leave the seed out, as for a game that goes on
    #[arg(long)]
    without_seed: bool,
    /// The last step to be written [default: the last one there is]
    #[arg(long, value_name = "N")]
    until: Option<usize>,
}

pub fn run(args: &Args, loaded: Loaded, context: &mut Context<'_>) -> Result<(), Failure> {
    let Loaded { mut record, words, .. } = loaded;
    let (before, steps) = (record.steps_before(), record.steps());
    let until = args.until.unwrap_or(steps);
    if until > steps {
        let text = Text::new("cli-no-such-step").number("step", until as i64).number("steps", steps as i64);
        return Err(Failure::usage(words.say(&text)));
    }
    if until < before {
        let text = Text::new("cli-export-before-change").number("steps", before as i64);
        return Err(Failure::usage(words.say(&text)));
    }
    record.truncate(until);
    // Nothing that does not hold goes out; what comes before the fault does.
    record.check(&|| true).map_err(|fault| {
        let good = fault.at.map_or(0, |(step, _)| step - 1);
        let text = Text::new("cli-export-fails").name("why", fault.error.to_string()).number("good", good as i64);
        Failure::bad(words.say(&text))
    })?;
    if args.without_seed {
        record.forget_seed();
    }
    match &args.out {
        Some(path) => {
            std::fs::write(path, record.write()).map_err(|error| open::unwritable(path, &error, &words))?;
            if context.json {
                return context.write_json(&json!({ "steps": until, "out": path.display().to_string() }));
            }
            let text = Text::new("cli-exported").number("n", until as i64).name("path", path.display().to_string());
            Ok(writeln!(context.out, "{}", words.say(&text))?)
        }
        None if context.json => context.write_json(&record.to_json()),
        None => Ok(write!(context.out, "{}", record.write())?),
    }
}
