//! `sandtable serve`: matches for browsers and bots, kept in one file.

use crate::context::Context;
use crate::failure::Failure;
use crate::open::unwritable;
use crate::registry::{self, Visit};
use kernel::{Text, Title, Words};
use serde::Serialize;
use server::{Settings, Shelf};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use store::{Sqlite, Store};
use tokio::net::TcpListener;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file matches are kept in [default: sandtable.db in the user's data folder]
    #[arg(long, value_name = "FILE")]
    store: Option<PathBuf>,
    /// The address to listen at; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:1939")]
    listen: SocketAddr,
    /// Open the browser, where there is a desktop
    #[arg(long)]
    open: bool,
    /// Another origin whose pages may talk to this server; can be given several times
    #[arg(long = "origin", value_name = "ORIGIN")]
    origins: Vec<String>,
    /// Let the dice of every match follow from this number: for tests and demonstrations only
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    quotas: crate::quotas::Storing,
}

#[derive(Debug, Serialize)]
struct Answer {
    address: String,
    store: String,
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let file = match &args.store {
        Some(file) => file.clone(),
        None => default_store(&context.words)?,
    };
    let store = Sqlite::open(&file).map_err(|error| Failure::usage(error.to_string()))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let cannot = |error: std::io::Error| {
            let text = Text::new("cli-cannot-listen").name("address", args.listen.to_string());
            Failure::usage(context.words.say(&text.name("why", error.to_string())))
        };
        let listener = TcpListener::bind(args.listen).await.map_err(cannot)?;
        let address = format!("http://{}", listener.local_addr()?);
        announce(&address, &file, context)?;
        if args.open && has_desktop() {
            open_browser(&address);
        }
        let quotas = args.quotas.quotas();
        let settings = Settings { origins: args.origins.clone(), seed: args.seed, quotas, ..Settings::default() };
        let store: Arc<dyn Store> = Arc::new(store);
        server::serve(listener, Arc::clone(&store), shelf(), settings, told_to_stop()).await?;
        // The file alone has everything; whoever is still reading is waited for by SQLite.
        store.settle().await.map_err(|error| Failure::bad(error.to_string()))
    })
}

fn announce(address: &str, file: &Path, context: &mut Context<'_>) -> Result<(), Failure> {
    let store = file.display().to_string();
    if context.json {
        let line = serde_json::to_string(&Answer { address: address.to_owned(), store })?;
        writeln!(context.out, "{line}")?;
    } else {
        let text = Text::new("cli-serving").name("address", address.to_owned()).name("store", store);
        writeln!(context.out, "{}", context.say(&text))?;
    }
    Ok(context.out.flush()?)
}

/// All games of the program.
fn shelf() -> Shelf {
    #[derive(Clone, Default)]
    struct Fill(Arc<Mutex<Shelf>>);

    impl Visit for Fill {
        type Out = ();

        fn visit<T: Title>(self, title: &'static T) {
            // Adding to a list does not panic half-way.
            self.0.lock().unwrap_or_else(PoisonError::into_inner).add(title);
        }
    }

    let fill = Fill::default();
    registry::each(&fill);
    std::mem::take(&mut *fill.0.lock().unwrap_or_else(PoisonError::into_inner))
}

pub fn default_store(words: &Words) -> Result<PathBuf, Failure> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    let folder = data.ok_or_else(|| Failure::usage(words.word("cli-no-data-folder")))?.join("sandtable");
    std::fs::create_dir_all(&folder).map_err(|error| unwritable(&folder, &error, words))?;
    Ok(folder.join("sandtable.db"))
}

fn has_desktop() -> bool {
    cfg!(any(target_os = "macos", windows))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some_and(|v| !v.is_empty()))
}

/// Whoever has no browser reads the address and goes there.
fn open_browser(address: &str) {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let _ = Command::new(program).args(before).arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

/// Ctrl+C, or the system asking the program to end.
async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    interrupted.await;
}
