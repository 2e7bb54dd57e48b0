//! Work that depends on what somebody sent: setting up games, checking records, reading rosters. It is done on threads
//! of its own, so that those who answer are never held up; only so much at once, and only so much may wait. Whoever
//! goes away while waiting is forgotten; what is being worked on is told to stop, and what cannot be stopped is short
//! because what is taken in is.

use crate::limits::Limit;
use crate::metrics::Queue;
use crate::problems::{Kind, Trouble};
use crate::settings::Jobs;
use crate::shares::Shares;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// When to try again if there is too much to do.
const A_WHILE: Duration = Duration::from_secs(2);

#[derive(Debug)]
pub struct Pool {
    running: Arc<Semaphore>,
    /// Those that wait and those that are worked on.
    known: Arc<Shares>,
    longest: Duration,
    counted: Queue,
}

/// Whether a job is still wanted.
#[derive(Clone, Debug)]
pub struct Patience {
    until: Instant,
    gone: Arc<AtomicBool>,
}

impl Patience {
    pub fn is_over(&self) -> bool {
        self.gone.load(Relaxed) || Instant::now() >= self.until
    }
}

/// Tells the job when nobody waits for it any more.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

impl Pool {
    pub fn new(jobs: Jobs, counted: Queue) -> Pool {
        let most = jobs.running + jobs.waiting;
        Pool {
            running: Arc::new(Semaphore::new(jobs.running)),
            known: Shares::new(most, jobs.waiting_per_address),
            longest: jobs.longest,
            counted,
        }
    }

    /// Does a job for an address and takes the time it needed out of the address's bucket.
    pub async fn run<T: Send + 'static>(
        &self,
        from: IpAddr,
        work: &Arc<Limit>,
        job: impl FnOnce(&Patience) -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        work.check(from)?;
        let busy = || Trouble::new(Kind::Busy).retry_after(A_WHILE);
        let place = self.known.take(from, 1).ok_or_else(busy)?;
        let counted = self.counted.enter();
        let until = Instant::now() + self.longest;
        let turn = timeout(self.longest, Arc::clone(&self.running).acquire_owned()).await.map_err(|_| busy())?;
        let gone = Arc::new(AtomicBool::new(false));
        let waiting = Waiting(Arc::clone(&gone));
        let work = Arc::clone(work);
        let job = move || {
            // All are given back when the job is over, whether anybody waits for it or not.
            let _held = (place, turn, counted.begin());
            let patience = Patience { until, gone };
            let begun = Instant::now();
            let done = job(&patience);
            work.charge(from, begun.elapsed());
            done
        };
        let done = tokio::task::spawn_blocking(job).await;
        drop(waiting);
        done.map_err(|error| Trouble::new(Kind::Failed).detail(error))?
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Buckets;
    use crate::settings::{Rate, Settings};
    use std::sync::atomic::AtomicUsize;
    use std::sync::mpsc;
    use std::task::{Context, Waker};

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(1, 1, 1, 1));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(2, 2, 2, 2));

    type Job = Box<dyn FnOnce(&Patience) -> Result<(), Trouble> + Send>;

    fn work() -> Arc<Limit> {
        Arc::clone(&Buckets::new(&Settings::default()).work)
    }

    fn pool(running: usize, waiting: usize, each: usize) -> Arc<Pool> {
        let longest = Duration::from_secs(600);
        Arc::new(Pool::new(Jobs { running, waiting, waiting_per_address: each, longest }, Queue::default()))
    }

    /// A job that begins, says so, and goes on until it is told to stop or nobody wants it.
    fn long_job(
        began: mpsc::Sender<()>,
        ended: mpsc::Sender<&'static str>,
    ) -> impl FnOnce(&Patience) -> Result<(), Trouble> {
        move |patience| {
            began.send(()).unwrap();
            while !patience.is_over() {
                std::thread::yield_now();
            }
            ended.send("nobody wanted it").unwrap();
            Ok(())
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn whoever_goes_away_stops_the_work_and_leaves_the_row() {
        let (pool, work) = (pool(1, 3, 2), work());
        let ((began, begins), (ended, ends)) = (mpsc::channel(), mpsc::channel());
        let start = |job: Job, from| {
            let (pool, work) = (Arc::clone(&pool), Arc::clone(&work));
            tokio::spawn(async move { pool.run(from, &work, job).await })
        };
        let first = start(Box::new(long_job(began, ended)), ONE);
        tokio::task::spawn_blocking(move || begins.recv().unwrap()).await.unwrap();
        let ran = Arc::new(AtomicUsize::new(0));
        let count = |ran: &Arc<AtomicUsize>| {
            let ran = Arc::clone(ran);
            Box::new(move |_: &Patience| {
                ran.fetch_add(1, Relaxed);
                Ok(())
            })
        };
        // One poll puts the second into the row, where it stays because the first is being worked on.
        let mut second = Box::pin(pool.run(ONE, &work, count(&ran)));
        assert!(second.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
        let refused = pool.run(ONE, &work, |_| Ok(())).await.unwrap_err();
        assert!(format!("{refused:?}").contains("/problems/busy"), "{refused:?}");
        // The client of the second leaves while it waits: it is never begun, and its place is free.
        drop(second);
        assert!(pool.known.take(ONE, 1).is_some());
        let third = start(count(&ran), OTHER);
        // The client of the first leaves while it is worked on.
        first.abort();
        let why = tokio::task::spawn_blocking(move || ends.recv().unwrap()).await.unwrap();
        assert_eq!(why, "nobody wanted it");
        third.await.unwrap().unwrap();
        assert_eq!(ran.load(Relaxed), 1);
    }

    #[tokio::test]
    async fn time_that_was_spent_is_taken_from_whoever_spent_it() {
        let settings = Settings { work: Rate { per_second: 0.001, burst: 1.0 }, ..Settings::default() };
        let (pool, work) = (pool(1, 3, 2), Arc::clone(&Buckets::new(&settings).work));
        let spend = |_: &Patience| {
            let begun = Instant::now();
            while begun.elapsed() < Duration::from_millis(3) {}
            Ok(())
        };
        pool.run(ONE, &work, spend).await.unwrap();
        let refused = pool.run(ONE, &work, |_| Ok(())).await.unwrap_err();
        assert!(format!("{refused:?}").contains("/problems/too-many"), "{refused:?}");
        pool.run(OTHER, &work, |_| Ok(())).await.unwrap();
    }

    #[tokio::test]
    async fn a_job_that_panics_is_a_failure_and_its_place_is_free_again() {
        let (pool, work) = (pool(1, 0, 1), work());
        let failed = pool.run(ONE, &work, |_| -> Result<(), Trouble> { panic!("on purpose") }).await.unwrap_err();
        assert!(format!("{failed:?}").contains("/problems/failed"), "{failed:?}");
        pool.run(ONE, &work, |_| Ok(())).await.unwrap();
    }
}
