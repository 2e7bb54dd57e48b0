//! Where a store is: a file, or a database by its address.

use crate::{Archive, Postgres, Sqlite, Store, StoreError};
use std::error::Error;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

/// Where a store is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    File(PathBuf),
    /// `postgres://…`
    Postgres(String),
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        let expected = "expected a file, or a database such as postgres://user@host/database";
        match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => match text.parse::<tokio_postgres::Config>() {
                Ok(_) => Ok(Place::Postgres(text.to_owned())),
                // What is wrong with it stands behind what went wrong.
                Err(error) => Err(match error.source() {
                    Some(what) => format!("{expected}: {what}"),
                    None => format!("{expected}: {error}"),
                }),
            },
            Some((scheme, _)) => Err(format!("{expected}; \"{scheme}\" is neither")),
            None if text.is_empty() => Err(expected.to_owned()),
            None => Ok(Place::File(text.into())),
        }
    }
}

/// Without the password: this is what is shown and logged.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => write!(f, "{}", path.display()),
            Place::Postgres(address) => f.write_str(&without_password(address)),
        }
    }
}

/// Passwords stand between the user and the host, or behind the question mark.
pub fn without_password(address: &str) -> String {
    let (scheme, rest) = address.split_once("://").unwrap_or(("", address));
    let (before, asked) = rest.split_once('?').unwrap_or((rest, ""));
    let before = match before.rsplit_once('@') {
        Some((user, host)) => format!("{}@{host}", user.split(':').next().unwrap_or_default()),
        None => before.to_owned(),
    };
    let kept: Vec<&str> = asked.split('&').filter(|part| !part.is_empty() && !part.starts_with("password=")).collect();
    let asked = if kept.is_empty() { String::new() } else { format!("?{}", kept.join("&")) };
    format!("{scheme}://{before}{asked}")
}

impl Place {
    /// Opens the store for a server, making it if there is none.
    pub async fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        match self {
            Place::File(path) => Ok(Arc::new(Sqlite::open(path)?)),
            Place::Postgres(address) => Ok(Arc::new(Postgres::open(address).await?)),
        }
    }

    /// Opens the store for those who look after it.
    pub async fn open_archive(&self) -> Result<Arc<dyn Archive>, StoreError> {
        match self {
            Place::File(path) => Ok(Arc::new(Sqlite::open(path)?)),
            Place::Postgres(address) => Ok(Arc::new(Postgres::open(address).await?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_file_or_a_database_and_never_shows_a_password() {
        assert_eq!("games.db".parse(), Ok(Place::File("games.db".into())));
        for address in ["postgres://ann:secret@db:5432/games?password=secret&connect_timeout=3", "postgresql:///games"]
        {
            let place: Place = address.parse().unwrap();
            assert!(matches!(place, Place::Postgres(_)));
            assert!(!place.to_string().contains("secret"), "{place}");
        }
        let place: Place = "postgres://ann:secret@db/games?host=/run/pg".parse().unwrap();
        assert_eq!(place.to_string(), "postgres://ann@db/games?host=/run/pg");
        for (wrong, said) in [("mysql://x/y", "mysql"), ("postgres://db/games?colour=red", "colour"), ("", "a file")] {
            let error = wrong.parse::<Place>().unwrap_err();
            assert!(error.contains(said) && error.contains("expected"), "{wrong}: {error}");
        }
    }
}
