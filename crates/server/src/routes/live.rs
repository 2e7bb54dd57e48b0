//! The live connection: what happens, as it happens. Nothing is said by the client; commands go by HTTP.

use super::Shared;
use crate::ask::{Asked, Visitor};
use crate::hall::Hall;
use crate::live::Live;
use crate::problems::{Kind, Trouble};
use crate::stream::Message;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{self, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

/// Messages longer than this are compressed for those who want it.
const LONG: usize = 1024;
/// Clients have nothing to say here.
const FROM_CLIENT: usize = 1024;
/// How often it is made sure that somebody is still there.
const HEARTBEAT: Duration = Duration::from_secs(25);

#[derive(Deserialize)]
pub struct Wanted {
    version: Option<String>,
    compress: Option<String>,
}

pub async fn live(
    State(hall): Shared,
    visitor: Visitor,
    Asked(wanted): Asked<Wanted>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Trouble> {
    let upgrade = upgrade.map_err(|e| Trouble::new(Kind::Malformed).detail(e.body_text()))?;
    let place = Arc::clone(&hall.sockets).try_acquire_owned();
    let place = place.map_err(|_| Trouble::new(Kind::TooManyListeners))?;
    let upgrade = upgrade.max_message_size(FROM_CLIENT).max_frame_size(FROM_CLIENT);
    Ok(upgrade.on_upgrade(move |socket| async move {
        Listener { hall, visitor, deflate: wanted.compress.as_deref() == Some("deflate"), socket }
            .serve(wanted.version)
            .await;
        drop(place);
    }))
}

struct Listener {
    hall: Arc<Hall>,
    visitor: Visitor,
    deflate: bool,
    socket: WebSocket,
}

/// The connection is over.
struct Over;

impl From<axum::Error> for Over {
    fn from(_: axum::Error) -> Over {
        Over
    }
}

impl From<Trouble> for Over {
    fn from(_: Trouble) -> Over {
        Over
    }
}

impl Listener {
    async fn serve(mut self, mut version: Option<String>) {
        // When the task of the match has left, the next one is listened to: it sends the whole.
        while self.listen(version.take()).await.is_ok() {}
    }

    async fn listen(&mut self, version: Option<String>) -> Result<(), Over> {
        let viewer = self.visitor.viewer;
        let (missed, mut updates) =
            self.hall.look(&self.visitor.id, move |live| Ok(live.listen(viewer, version.as_deref()))).await?;
        for message in missed {
            self.send(&message).await?;
        }
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                update = updates.recv() => match update {
                    Ok(message) => self.send(&message).await?,
                    Err(RecvError::Lagged(_)) => {
                        updates = updates.resubscribe();
                        let whole = move |live: &mut Live| Ok(live.whole_message(viewer));
                        let whole = self.hall.look(&self.visitor.id, whole).await?;
                        self.send(&whole).await?;
                    }
                    Err(RecvError::Closed) => return Ok(()),
                },
                said = self.socket.recv() => match said {
                    Some(Ok(ws::Message::Close(_))) | None => return Err(Over),
                    Some(said) => drop(said?),
                },
                _ = heartbeat.tick() => self.socket.send(ws::Message::Ping(Default::default())).await?,
            }
        }
    }

    async fn send(&mut self, message: &Message) -> Result<(), Over> {
        let frame = if self.deflate && message.json.len() > LONG {
            ws::Message::Binary(message.deflated())
        } else {
            ws::Message::Text(message.json.as_str().into())
        };
        Ok(self.socket.send(frame).await?)
    }
}
