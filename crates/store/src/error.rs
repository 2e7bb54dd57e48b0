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
    #[error("there is no match {0}")]
    Unknown(String),
    #[error("{path} is not a Sandtable store; it has not been touched")]
    Foreign { path: String },
    #[error(
        "{path} was written by a newer Sandtable (format {found}; this one knows {known}); it has not been touched"
    )]
    Newer { path: String, found: i64, known: i64 },
    #[error("another server is using {path}; stop it first, or give this one a store of its own (--store FILE)")]
    InUse { path: String },
    #[error("{path} cannot be written to: the file, its folder or the disk is read-only")]
    ReadOnly { path: String },
    #[error(
        "{path} has been cut short: it has {found} bytes of {expected}; it has not been touched. Put a backup in its \
         place"
    )]
    Truncated { path: String, found: u64, expected: u64 },
    #[error("{path} cannot be opened: {why}")]
    Unopened { path: String, why: String },
    #[error("{path} is of no use as a database: {why}")]
    Unusable { path: String, why: String },
    #[error("{path} has matches already ({matches}); whole stores are moved into empty ones only")]
    NotEmpty { path: String, matches: u64 },
    #[error("there is a file {path} already; a backup does not overwrite")]
    BackupExists { path: String },
    #[error("what is stored of match {id} is damaged: {why}")]
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

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        // What the database itself says of it is the useful half.
        let said = error.as_db_error().map(|said| format!("{error}: {}", said.message()));
        StoreError::Failed(said.unwrap_or_else(|| error.to_string()))
    }
}

impl From<deadpool_postgres::PoolError> for StoreError {
    fn from(error: deadpool_postgres::PoolError) -> StoreError {
        match error {
            deadpool_postgres::PoolError::Backend(error) => error.into(),
            other => StoreError::Failed(format!("the database cannot be reached: {other}")),
        }
    }
}
