//! The live connection: what happens, as it happens. Nothing is said by the client; commands go by HTTP.

use super::Shared;
use crate::ask::{Asked, From as Address, PROTOCOL, Visitor};
use crate::hall::Hall;
use crate::live_match::LiveMatch;
use crate::problems::{Kind, Trouble};
use crate::sockets::Place;
use crate::stream::Message;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{self, CloseFrame, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use serde::Deserialize;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tracing::debug;

/// Messages longer than this are compressed for those who want it.
const LONG: usize = 1024;
/// Clients have nothing to say here.
const FROM_CLIENT: usize = 1024;
/// How often it is made sure that somebody is still there, and how often they may fail to answer.
const HEARTBEAT: Duration = Duration::from_secs(25);
const UNANSWERED: u8 = 2;

#[derive(Deserialize)]
pub struct Wanted {
    version: Option<String>,
    compress: Option<String>,
}

pub async fn live(
    State(hall): Shared,
    Address(from): Address,
    visitor: Visitor,
    Asked(wanted): Asked<Wanted>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Trouble> {
    let upgrade = upgrade.map_err(|e| Trouble::new(Kind::Malformed).detail(e.body_text()))?;
    hall.buckets.looks.take(from)?;
    let place = hall.sockets.enter(from, &visitor.id, visitor.viewer)?;
    // What is set aside for each connection is as small as what comes from a client.
    let upgrade = upgrade.read_buffer_size(FROM_CLIENT).write_buffer_size(0).protocols([PROTOCOL]);
    let upgrade = upgrade.max_message_size(FROM_CLIENT).max_frame_size(FROM_CLIENT);
    Ok(upgrade.on_upgrade(move |socket| {
        let deflate = wanted.compress.as_deref() == Some("deflate");
        Listener { hall, visitor, deflate, socket, place }.serve(wanted.version)
    }))
}

struct Listener {
    hall: Arc<Hall>,
    visitor: Visitor,
    deflate: bool,
    socket: WebSocket,
    place: Place,
}

/// Why a connection is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Over {
    /// The other side has left, or does not take what it is sent.
    Gone,
    /// The match cannot be shown any more.
    Failed,
    /// Somebody else needs the place more.
    Displaced,
    /// The server stops.
    Closing,
}

impl From<axum::Error> for Over {
    fn from(_: axum::Error) -> Over {
        Over::Gone
    }
}

impl From<Trouble> for Over {
    fn from(_: Trouble) -> Over {
        Over::Failed
    }
}

impl Over {
    /// What the other side is told.
    fn farewell(self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            Over::Gone => return None,
            Over::Failed => (close_code::ERROR, "the match cannot be shown"),
            Over::Displaced => (close_code::AGAIN, "the place is needed for a player"),
            Over::Closing => (close_code::AWAY, "the server stops"),
        };
        Some(CloseFrame { code, reason: reason.into() })
    }
}

impl Listener {
    async fn serve(mut self, mut version: Option<String>) {
        // When the task of the match has left, the next one is listened to: it sends the whole.
        let over = loop {
            if let Err(over) = self.listen(version.take()).await {
                break over;
            }
            // The key may have been replaced by another.
            let visitor = &self.visitor;
            if self.hall.viewer(&visitor.id, visitor.key.as_deref()).await.ok() != Some(visitor.viewer) {
                break Over::Failed;
            }
        };
        debug!(game = self.visitor.id, why = ?over, "a live connection is over");
        if let Some(frame) = over.farewell() {
            // If it is not taken, it is over as well.
            let _ = self.give(ws::Message::Close(Some(frame))).await;
        }
    }

    async fn listen(&mut self, version: Option<String>) -> Result<(), Over> {
        let viewer = self.visitor.viewer;
        let (missed, mut updates) =
            self.hall.look(&self.visitor.id, move |live| Ok(live.listen(viewer, version.as_deref()))).await?;
        for message in missed {
            self.send(&message).await?;
        }
        let hall = Arc::clone(&self.hall);
        let mut closing = pin!(hall.closing());
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut unanswered = 0;
        loop {
            tokio::select! {
                update = updates.recv() => match update {
                    Ok(message) => self.send(&message).await?,
                    Err(RecvError::Lagged(_)) => {
                        updates = updates.resubscribe();
                        let whole = move |live: &mut LiveMatch| Ok(live.whole_message(viewer));
                        let whole = self.hall.look(&self.visitor.id, whole).await?;
                        self.send(&whole).await?;
                    }
                    Err(RecvError::Closed) => return Ok(()),
                },
                said = self.socket.recv() => match said {
                    Some(Ok(ws::Message::Close(_))) | None => return Err(Over::Gone),
                    Some(said) => {
                        said?;
                        unanswered = 0;
                    }
                },
                _ = heartbeat.tick() => {
                    if unanswered > UNANSWERED {
                        return Err(Over::Gone);
                    }
                    unanswered += 1;
                    self.give(ws::Message::Ping(Default::default())).await?;
                }
                () = self.place.taken_away() => return Err(Over::Displaced),
                () = &mut closing => return Err(Over::Closing),
            }
        }
    }

    async fn send(&mut self, message: &Message) -> Result<(), Over> {
        let frame = if self.deflate && message.json.len() > LONG {
            ws::Message::Binary(message.deflated())
        } else {
            ws::Message::Text(message.json.as_str().into())
        };
        self.give(frame).await
    }

    /// A client that does not take a message in time loses its place.
    async fn give(&mut self, message: ws::Message) -> Result<(), Over> {
        let wait = self.hall.settings().waits.message;
        Ok(timeout(wait, self.socket.send(message)).await.map_err(|_| Over::Gone)??)
    }
}
