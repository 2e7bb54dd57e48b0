//! Why a command ends with something else than 0.

use std::io;

/// What was asked about is bad.
pub const BAD: u8 = 1;
/// The question could not be understood or answered.
pub const USAGE: u8 = 2;

/// An exit code, and what is said about it; nothing if all has been said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    pub code: u8,
    pub message: String,
}

impl Failure {
    pub fn usage(message: impl Into<String>) -> Failure {
        Failure { code: USAGE, message: message.into() }
    }

    pub fn bad(message: impl Into<String>) -> Failure {
        Failure { code: BAD, message: message.into() }
    }

    /// The answer itself says what is bad.
    pub fn said() -> Failure {
        Failure { code: BAD, message: String::new() }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            // Whoever was reading has read enough (`sandtable rules | head`).
            io::ErrorKind::BrokenPipe => Failure { code: 0, message: String::new() },
            _ => Failure::usage(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::from(io::Error::from(error))
    }
}
