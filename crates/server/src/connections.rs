//! The connections: how many there may be, of all and of each address, how long they may say nothing, and how they end.

use crate::address::{self, Peer};
use crate::hall::Hall;
use crate::settings::Waits;
use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::{Request, Response, StatusCode};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use socket2::SockRef;
use std::collections::HashMap;
use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::IpAddr;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};
use tower_service::Service;
use tracing::{debug, info, warn};

/// The longest head of a request.
const HEAD: usize = 16 * 1024;
/// The most headers in it.
const HEADERS: usize = 64;
/// What the system holds for whoever does not read; by itself it would hold megabytes.
const UNREAD: usize = 64 * 1024;
/// What is wrong with the listener mostly mends itself.
const AFTER_A_FAILURE: Duration = Duration::from_millis(50);

/// Serves until `stop` is over. Requests that are being answered then are answered, as far as they do not take too
/// long.
pub async fn serve(listener: TcpListener, router: Router, hall: Arc<Hall>, stop: impl Future<Output = ()>) {
    let settings = hall.settings();
    let connections = &hall.connections;
    let mut tasks = JoinSet::new();
    let mut stop = pin!(async {
        stop.await;
        hall.drain();
        info!("draining");
        sleep(settings.waits.drain).await;
    });
    loop {
        tokio::select! {
            // Looked at first: a signal is listened for before the first connection is taken.
            biased;
            () = &mut stop => break,
            Some(_) = tasks.join_next(), if !tasks.is_empty() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    let peer = peer.ip();
                    let Some(line) = connections.take(peer, address::is_proxy(peer, settings)) else {
                        debug!(%peer, "too many connections");
                        continue;
                    };
                    prepare(&stream);
                    tasks.spawn(attend(stream, peer, line, router.clone(), Arc::clone(&hall)));
                }
                Err(error) => {
                    warn!(%error, "a connection could not be taken");
                    connections.close_one();
                    sleep(AFTER_A_FAILURE).await;
                }
            }
        }
    }
    drop(listener);
    info!("stopping");
    hall.close();
    let everybody = async {
        while tasks.join_next().await.is_some() {}
        hall.sockets.empty().await;
    };
    if timeout(settings.waits.farewell, everybody).await.is_err() {
        info!("not everybody left in time");
    }
}

/// If a system does not take this, the connection is only less good.
fn prepare(stream: &TcpStream) {
    // Updates are small and should not wait for each other.
    let _ = stream.set_nodelay(true);
    let _ = SockRef::from(stream).set_send_buffer_size(UNREAD);
}

/// Attends to one connection until it ends, is given up, or is needed for another.
async fn attend(stream: TcpStream, peer: IpAddr, line: Line, router: Router, hall: Arc<Hall>) {
    let stage = Arc::clone(&line.stage);
    let io = TokioIo::new(Watched { stream, stage: Arc::clone(&stage) });
    let service = service_fn({
        let stage = Arc::clone(&stage);
        move |request: Request<Incoming>| answer(request, peer, router.clone(), Arc::clone(&stage))
    });
    let mut builder = http1::Builder::new();
    builder.header_read_timeout(None).max_headers(HEADERS).max_buf_size(HEAD);
    let mut connection = pin!(builder.serve_connection(io, service).with_upgrades());
    let mut closing = pin!(hall.closing());
    let mut asked_to_close = false;
    loop {
        tokio::select! {
            _ = connection.as_mut() => return,
            () = stage.overdue(&hall.settings().waits) => return,
            () = line.leave.notified() => return,
            () = &mut closing, if !asked_to_close => {
                asked_to_close = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

async fn answer(
    mut request: Request<Incoming>,
    peer: IpAddr,
    mut router: Router,
    stage: Arc<Stage>,
) -> Result<Response<Body>, Infallible> {
    stage.is(Doing::Request);
    request.extensions_mut().insert(Peer(peer));
    let response = router.call(request.map(Body::new)).await?;
    if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        stage.is(Doing::Live);
        return Ok(response);
    }
    Ok(response.map(|body| Body::new(Tail { body, stage })))
}

/// The body of an answer; when it has been given away, the connection waits for the next request.
struct Tail {
    body: Body,
    stage: Arc<Stage>,
}

impl Drop for Tail {
    fn drop(&mut self) {
        self.stage.is(Doing::Nothing);
    }
}

impl HttpBody for Tail {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// What a connection is doing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Doing {
    /// It waits for a request.
    Nothing,
    /// A request has begun.
    Head,
    Request,
    /// It has become a live connection, which is watched elsewhere.
    Live,
}

#[derive(Debug)]
struct Stage(Mutex<At>);

#[derive(Debug)]
struct At {
    doing: Doing,
    since: Instant,
    /// When a byte last went in or out.
    moved: Instant,
}

impl Stage {
    fn new() -> Stage {
        let now = Instant::now();
        Stage(Mutex::new(At { doing: Doing::Nothing, since: now, moved: now }))
    }

    fn lock(&self) -> MutexGuard<'_, At> {
        // What is in there is whole whatever happened to another thread.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is(&self, doing: Doing) {
        let now = Instant::now();
        *self.lock() = At { doing, since: now, moved: now };
    }

    fn went_out(&self) {
        self.lock().moved = Instant::now();
    }

    fn came_in(&self) {
        let mut at = self.lock();
        at.moved = Instant::now();
        if at.doing == Doing::Nothing {
            (at.doing, at.since) = (Doing::Head, at.moved);
        }
    }

    /// Since when it has been waited for a request, or for the rest of one's head.
    fn waits_since(&self) -> Option<Instant> {
        let at = self.lock();
        matches!(at.doing, Doing::Nothing | Doing::Head).then_some(at.since)
    }

    /// When it will have taken too long.
    fn deadline(&self, waits: &Waits) -> Option<Instant> {
        let at = self.lock();
        match at.doing {
            Doing::Nothing => Some(at.since + waits.idle),
            Doing::Head => Some(at.since + waits.header),
            // An answer that is slowly taken may last longer than it took to make it, but not for ever.
            Doing::Request => {
                let slow = (at.since + waits.request * 2).max(at.moved + waits.body);
                Some(slow.min(at.since + waits.request * 10))
            }
            Doing::Live => None,
        }
    }

    /// Waits until it has taken too long.
    async fn overdue(&self, waits: &Waits) {
        // What it is doing may change meanwhile, so it is looked at now and then.
        let glance = [waits.header, waits.idle, Duration::from_secs(4)].into_iter().min().unwrap_or_default() / 4;
        loop {
            match self.deadline(waits) {
                Some(at) if at <= Instant::now() => return,
                Some(at) => sleep(glance.min(at - Instant::now()).max(Duration::from_millis(1))).await,
                None => std::future::pending().await,
            }
        }
    }
}

/// The connections there are.
#[derive(Debug)]
pub struct Connections {
    most: usize,
    each: usize,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    next: u64,
    lines: HashMap<u64, Known>,
    by: HashMap<IpAddr, usize>,
}

#[derive(Debug)]
struct Known {
    from: IpAddr,
    stage: Arc<Stage>,
    leave: Arc<Notify>,
}

/// One of the connections, until it is dropped.
#[derive(Debug)]
struct Line {
    of: Arc<Connections>,
    number: u64,
    stage: Arc<Stage>,
    leave: Arc<Notify>,
}

impl Connections {
    pub fn new(most: usize, each: usize) -> Connections {
        Connections { most, each, held: Mutex::default() }
    }

    /// How many there are.
    pub fn many(&self) -> usize {
        self.lock().lines.len()
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        // A map is whole whatever happened to another thread.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes in a connection. If its address has as many as it may have, or there is no room, one that has been waiting
    /// longest is closed for it; proxies bring the connections of many.
    fn take(self: &Arc<Self>, from: IpAddr, is_proxy: bool) -> Option<Line> {
        let from = address::counted(from);
        let mut held = self.lock();
        if !is_proxy && held.by.get(&from).is_some_and(|many| *many >= self.each) {
            held.close_one_of(Some(from))?;
        }
        if held.lines.len() >= self.most {
            let crowd = held.by.iter().max_by_key(|(from, many)| (**many, **from)).map(|(from, _)| *from);
            held.close_one_of(crowd).or_else(|| held.close_one_of(None))?;
        }
        let (number, stage, leave) = (held.next, Arc::new(Stage::new()), Arc::new(Notify::new()));
        held.next += 1;
        *held.by.entry(from).or_default() += 1;
        held.lines.insert(number, Known { from, stage: Arc::clone(&stage), leave: Arc::clone(&leave) });
        Some(Line { of: Arc::clone(self), number, stage, leave })
    }

    /// Closes the one that has been waiting longest.
    fn close_one(&self) {
        // If there is none, there is nothing to be closed.
        let _ = self.lock().close_one_of(None);
    }
}

impl Held {
    fn close_one_of(&mut self, from: Option<IpAddr>) -> Option<()> {
        let waiting = self.lines.iter().filter(|(_, known)| from.is_none_or(|from| known.from == from));
        let waiting = waiting.filter_map(|(number, known)| Some((known.stage.waits_since()?, *number)));
        let (_, number) = waiting.min()?;
        self.remove(number)?.leave.notify_one();
        Some(())
    }

    fn remove(&mut self, number: u64) -> Option<Known> {
        let known = self.lines.remove(&number)?;
        match self.by.get_mut(&known.from) {
            Some(many) if *many > 1 => *many -= 1,
            _ => drop(self.by.remove(&known.from)),
        }
        Some(known)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.of.lock().remove(self.number);
    }
}

/// A stream whose bytes are noticed as they go.
struct Watched {
    stream: TcpStream,
    stage: Arc<Stage>,
}

impl AsyncRead for Watched {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, into);
        if into.filled().len() > before {
            self.stage.came_in();
        }
        read
    }
}

impl AsyncWrite for Watched {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        if matches!(written, Poll::Ready(Ok(1..))) {
            self.stage.went_out();
        }
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        if matches!(written, Poll::Ready(Ok(1..))) {
            self.stage.went_out();
        }
        written
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(n: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, n])
    }

    #[tokio::test(start_paused = true)]
    async fn an_address_has_its_share_and_its_oldest_waiting_connection_gives_way() {
        let connections = Arc::new(Connections::new(100, 3));
        let mut lines: Vec<Line> = Vec::new();
        for _ in 0..3 {
            lines.push(connections.take(address(1), false).unwrap());
            tokio::time::advance(Duration::from_millis(10)).await;
        }
        lines[0].stage.is(Doing::Request);
        let fourth = connections.take(address(1), false).unwrap();
        lines[1].leave.notified().await;
        assert_eq!(connections.lock().lines.len(), 3);
        // Those that are answered are not closed for another.
        lines[2].stage.is(Doing::Request);
        fourth.stage.is(Doing::Request);
        assert!(connections.take(address(1), false).is_none());
        assert!(connections.take(address(2), false).is_some());
        assert!(connections.take(address(1), true).is_some(), "a proxy brings many");
        drop((lines, fourth));
        assert!(connections.lock().lines.is_empty() && connections.lock().by.is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn when_there_is_no_room_the_largest_crowd_gives_way() {
        let connections = Arc::new(Connections::new(10, 9));
        let crowd: Vec<_> = (0..9).map(|_| connections.take(address(1), false).unwrap()).collect();
        let others: Vec<_> = (2..8).map(|n| connections.take(address(n), false).unwrap()).collect();
        assert_eq!(connections.lock().lines.len(), 10);
        assert_eq!(connections.lock().by[&address(1)], 4);
        drop((crowd, others));
    }

    /// A connection is given up after the time for what it is doing, and not before.
    #[tokio::test(start_paused = true)]
    async fn every_stage_has_its_time() {
        let waits = Waits::default();
        let lasts = async |stage: &Stage| {
            let begun = Instant::now();
            stage.overdue(&waits).await;
            begun.elapsed().as_secs()
        };
        let stage = Stage::new();
        assert_eq!(lasts(&stage).await, waits.idle.as_secs());
        stage.is(Doing::Nothing);
        stage.came_in();
        assert_eq!(lasts(&stage).await, waits.header.as_secs());
        // Bytes that trickle in do not make the head's time longer.
        stage.is(Doing::Nothing);
        stage.came_in();
        tokio::time::advance(Duration::from_secs(6)).await;
        stage.came_in();
        assert_eq!(lasts(&stage).await, waits.header.as_secs() - 6);
        stage.is(Doing::Request);
        assert_eq!(lasts(&stage).await, 2 * waits.request.as_secs());
        // An answer that is taken drop by drop ends as well.
        stage.is(Doing::Request);
        for _ in 0..40 {
            tokio::time::advance(Duration::from_secs(7)).await;
            stage.went_out();
        }
        assert_eq!(lasts(&stage).await, 10 * waits.request.as_secs() - 280);
        stage.is(Doing::Live);
        assert!(timeout(Duration::from_secs(100_000), stage.overdue(&waits)).await.is_err());
    }
}
