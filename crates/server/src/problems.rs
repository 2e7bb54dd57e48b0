//! Everything that can go wrong with a request, as RFC 9457 has it.

use crate::open_games::CannotBegin;
use crate::wire::Problem;
use any_game::{Denied, Stop};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{PartError, RecordError, UndoError};
use std::time::Duration;
use store::StoreError;

macro_rules! kinds {
    ($($kind:ident $name:literal $status:ident $title:literal),* $(,)?) => {
        /// What kind of problem it is. The words for people are the Fluent message `problem-NAME`.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub enum Kind {
            $($kind),*
        }

        impl Kind {
            pub const ALL: &'static [Kind] = &[$(Kind::$kind),*];

            pub fn name(self) -> &'static str {
                match self {
                    $(Kind::$kind => $name),*
                }
            }

            pub fn status(self) -> StatusCode {
                match self {
                    $(Kind::$kind => StatusCode::$status),*
                }
            }

            fn title(self) -> &'static str {
                match self {
                    $(Kind::$kind => $title),*
                }
            }
        }
    };
}

kinds![
    UnknownRoute "unknown-route" NOT_FOUND "There is nothing at this address",
    WrongMethod "wrong-method" METHOD_NOT_ALLOWED "This cannot be done with that address",
    Malformed "malformed" BAD_REQUEST "The request cannot be read",
    WrongContentType "wrong-content-type" UNSUPPORTED_MEDIA_TYPE "The body must be of another type",
    TooLarge "too-large" PAYLOAD_TOO_LARGE "The body is too large",
    TooMany "too-many" TOO_MANY_REQUESTS "Too many requests; wait a little",
    Busy "busy" SERVICE_UNAVAILABLE "There is too much to do; try again in a moment",
    TooSlow "too-slow" REQUEST_TIMEOUT "The request took too long",
    TooManyListeners "too-many-listeners" SERVICE_UNAVAILABLE "Too many live connections",
    WrongHost "wrong-host" MISDIRECTED_REQUEST "This server does not go by that name",
    WrongOrigin "wrong-origin" FORBIDDEN "This page may not talk to this server",
    UnknownGame "unknown-game" NOT_FOUND "There is no such game",
    NoForces "no-forces" NOT_FOUND "This game has no forces to put together",
    BadForce "bad-force" UNPROCESSABLE_ENTITY "The force cannot be read",
    NoTables "no-tables" NOT_FOUND "This game is played on no table that could be laid out",
    BadTable "bad-table" UNPROCESSABLE_ENTITY "The table cannot be read",
    UnknownExample "unknown-example" NOT_FOUND "There is no such example",
    UnknownLanguage "unknown-language" NOT_FOUND "There is no such language",
    UnknownMatch "unknown-match" NOT_FOUND "There is no such match",
    UnknownStep "unknown-step" NOT_FOUND "There is no such step to be seen",
    NoKey "no-key" UNAUTHORIZED "A key is needed for this match",
    WrongKey "wrong-key" FORBIDDEN "This key is not of this match",
    OnlyWatching "only-watching" FORBIDDEN "Those who watch have no say",
    NoAdvice "no-advice" FORBIDDEN "There is no advice against people",
    CannotBegin "cannot-begin" UNPROCESSABLE_ENTITY "The match cannot begin like this",
    BadRecord "bad-record" UNPROCESSABLE_ENTITY "The record does not hold",
    UnknownAction "unknown-action" UNPROCESSABLE_ENTITY "This is not an action of this game",
    Refused "refused" UNPROCESSABLE_ENTITY "The rules forbid it",
    NotYourDecision "not-your-decision" CONFLICT "It is not yours to decide now",
    Stale "stale" CONFLICT "Something has changed since",
    Over "over" CONFLICT "The match is over",
    PartsMissing "parts-missing" CONFLICT "Not every player's part of the dice is there yet",
    PartRefused "part-refused" CONFLICT "This part of the dice is not taken",
    NothingToUndo "nothing-to-undo" CONFLICT "There is nothing to take back",
    BuiltUpon "built-upon" CONFLICT "Somebody has acted on it since",
    CannotGoOn "cannot-go-on" CONFLICT "The rules have changed, and the match cannot go on under them",
    Damaged "damaged-match" CONFLICT "What is stored of the match is damaged",
    NoPicture "no-picture" NOT_FOUND "What this step looked like cannot be shown any more",
    NotTheMaker "not-the-maker" FORBIDDEN "Only who made the match can delete it",
    TooMuchData "too-much-data" PAYLOAD_TOO_LARGE "The data files are too large",
    YourShare "your-share-is-used" TOO_MANY_REQUESTS "There are too many matches from your address; delete some",
    StoreFull "store-full" INSUFFICIENT_STORAGE "There is no room for another match here",
    MatchFull "match-full" INSUFFICIENT_STORAGE "The match has grown too large to go on",
    NotStored "not-stored" SERVICE_UNAVAILABLE "The match cannot be stored at the moment",
    Unreadable "unreadable-match" INTERNAL_SERVER_ERROR "The match cannot be read",
    Failed "failed" INTERNAL_SERVER_ERROR "Something went wrong in the server",
];

/// A request that was not carried out, and when it might be.
#[derive(Clone, Debug)]
pub struct Trouble(Box<Problem>, Duration);

/// What was said in an answer that is a problem, for the log.
#[derive(Clone, Debug)]
pub struct Said(pub String);

/// How long to wait before trying again, where nothing more exact is known.
const A_MOMENT: Duration = Duration::from_secs(1);

impl Trouble {
    pub fn new(kind: Kind) -> Trouble {
        let problem = Problem {
            kind: format!("/problems/{}", kind.name()),
            title: kind.title().to_owned(),
            status: kind.status().as_u16(),
            detail: None,
            reasons: Vec::new(),
            version: None,
        };
        Trouble(Box::new(problem), A_MOMENT)
    }

    /// When to try again.
    pub fn retry_after(mut self, wait: Duration) -> Trouble {
        self.1 = wait;
        self
    }

    pub fn detail(mut self, detail: impl ToString) -> Trouble {
        self.0.detail = Some(detail.to_string());
        self
    }

    /// What the sender has to mend, if the request could be read and its content is at fault.
    pub fn fault_of_content(&self) -> Option<String> {
        let at_fault =
            [StatusCode::UNPROCESSABLE_ENTITY, StatusCode::NOT_FOUND].iter().any(|s| s.as_u16() == self.0.status);
        at_fault.then(|| self.0.detail.clone().unwrap_or_else(|| self.0.title.clone()))
    }

    /// What kind of problem it is.
    pub fn name(&self) -> &str {
        self.0.kind.strip_prefix("/problems/").unwrap_or(&self.0.kind)
    }

    pub fn stale(version: String) -> Trouble {
        let mut stale = Trouble::new(Kind::Stale);
        stale.0.version = Some(version);
        stale
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        // Plain data always has a JSON form.
        let body = serde_json::to_vec(&self.0).unwrap_or_default();
        let mut response = (status, [(header::CONTENT_TYPE, "application/problem+json")], body).into_response();
        if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            let seconds = self.1.as_secs_f64().ceil().max(1.0) as u64;
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        let Problem { kind, title, detail, .. } = *self.0;
        response.extensions_mut().insert(Said(detail.unwrap_or(format!("{kind}: {title}"))));
        response
    }
}

impl From<Denied> for Trouble {
    fn from(denied: Denied) -> Trouble {
        match denied {
            Denied::Refused { refusal, decides } => {
                let mut trouble = Trouble::new(if decides { Kind::Refused } else { Kind::NotYourDecision });
                trouble.0.reasons = refusal.reasons;
                trouble
            }
            Denied::NotAnAction(what) => Trouble::new(Kind::UnknownAction).detail(what),
            Denied::PartsMissing => Trouble::new(Kind::PartsMissing),
            Denied::GivenUp => Trouble::new(Kind::Over),
            Denied::OnlyWatching => Trouble::new(Kind::OnlyWatching),
            // The server rolls itself; dice are only ever given where a record is read.
            Denied::Dice(fault) => Trouble::new(Kind::Failed).detail(fault),
            Denied::Stuck(what) => Trouble::new(Kind::Failed).detail(what),
            Denied::Stopped(stop) => stop.into(),
        }
    }
}

impl From<Stop> for Trouble {
    fn from(stop: Stop) -> Trouble {
        match stop {
            Stop::Rules { from, to, what } => {
                Trouble::new(Kind::CannotGoOn).detail(format!("from rules {from} to {to}: {what}"))
            }
            Stop::Damaged(what) => Trouble::new(Kind::Damaged).detail(what),
        }
    }
}

impl From<PartError> for Trouble {
    fn from(error: PartError) -> Trouble {
        let kind = if error == PartError::NotHex { Kind::Malformed } else { Kind::PartRefused };
        Trouble::new(kind).detail(error)
    }
}

impl From<UndoError> for Trouble {
    fn from(error: UndoError) -> Trouble {
        Trouble::new(match error {
            UndoError::Nothing => Kind::NothingToUndo,
            UndoError::BuiltUpon => Kind::BuiltUpon,
        })
    }
}

impl From<CannotBegin> for Trouble {
    fn from(error: CannotBegin) -> Trouble {
        let kind = match error {
            CannotBegin::Record(RecordError::TooLong { .. }) => Kind::TooSlow,
            CannotBegin::Record(_) | CannotBegin::Game(_) => Kind::BadRecord,
            _ => Kind::CannotBegin,
        };
        Trouble::new(kind).detail(error)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::Damaged { .. } => Trouble::new(Kind::Damaged).detail(error),
            StoreError::Unknown(_) => Trouble::new(Kind::UnknownMatch),
            _ => Trouble::new(Kind::NotStored).detail(error),
        }
    }
}

impl From<getrandom::Error> for Trouble {
    fn from(error: getrandom::Error) -> Trouble {
        Trouble::new(Kind::Failed).detail(error)
    }
}
