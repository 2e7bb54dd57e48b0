//! Ctrl+C in the middle of a series: the first time it ends with what there is, the second time at once.

use crate::serve::{INTERRUPTED, signalled};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

static TOLD: AtomicBool = AtomicBool::new(false);
static LISTENING: Once = Once::new();

/// Begins to listen. Where that cannot be done, Ctrl+C ends the program as ever; what is kept is kept all the same.
pub fn listen() {
    LISTENING.call_once(|| {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        thread::spawn(move || {
            runtime.block_on(async {
                signalled().await;
                TOLD.store(true, Ordering::Relaxed);
                signalled().await;
            });
            std::process::exit(INTERRUPTED.into());
        });
    });
}

pub fn told() -> bool {
    TOLD.load(Ordering::Relaxed)
}
