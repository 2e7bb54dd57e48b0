//! Why a store could not do what it was asked.

/// Why a store could not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    #[error("event {n} of match {id} exists already")]
    Conflict { id: String, n: u64 },
    #[error("match {id} has carried out command {command} already")]
    Repeated { id: String, command: String },
    #[error("there is a match {0} already")]
    Exists(String),
    #[error("{path} is not a Sandtable store; it has not been touched")]
    Foreign { path: String },
    #[error(
        "{path} was written by a newer Sandtable (format {found}; this one knows {known}); it has not been touched"
    )]
    Newer { path: String, found: i64, known: i64 },
    #[error("{path} cannot be opened: {why}")]
    Unopened { path: String, why: String },
    #[error("what is stored of match {id} cannot be read: {why}")]
    Damaged { id: String, why: String },
    #[error("the store failed: {0}")]
    Failed(String),
    #[error("the store is closed")]
    Closed,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}
