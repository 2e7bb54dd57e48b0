//! Runs tests: which mutants each reaches, and whether any fails with a mutant on.

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// Tests run on so many threads; a mutant that eats memory or never ends must not take the machine with it.
const AT_ONCE: usize = 2;

/// What a test program may take, in KiB of addresses. A mutant that wants more has been caught.
const MEMORY: &str = "8000000";

/// What is left out: the laws and the books of whole games notice too, but take minutes, and a rule should have a test
/// of its own.
const LEFT_OUT: [&str; 2] = ["laws", "books"];

/// The test that carries out the examples of the clauses.
const EXAMPLES: &str = "every_example_of_a_clause_holds";

/// Who is to notice.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum By {
    AllTests,
    Examples,
}

impl By {
    /// What is behind the names of the lists.
    pub fn suffix(self) -> &'static str {
        match self {
            By::AllTests => "",
            By::Examples => "-by-examples",
        }
    }
}

/// A test, how long it takes and what it reaches.
#[derive(Clone, Debug)]
pub struct Test {
    program: PathBuf,
    pub name: String,
    takes: Duration,
    reaches: BTreeSet<usize>,
}

/// How a run of tests ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Passed,
    Failed(String),
    OutOfTime,
}

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// By a test, or because it never ended.
    Caught(String),
    Survived,
    /// No test comes by.
    Unreached,
}

/// Calls the function for every item, some at a time; the answers are in the order of the items.
fn for_all<T: Sync, A: Send>(items: &[T], work: impl Fn(&T) -> A + Sync) -> Vec<A> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(place) else { return };
                    let answer = work(item);
                    done.lock().unwrap_or_else(PoisonError::into_inner).push((place, answer));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, answer)| answer).collect()
}

/// The names of the tests of a program.
fn names(program: &Path, by: By, folder: &Path) -> io::Result<Vec<String>> {
    let output = Command::new(program).args(["--list", "--format", "terse"]).current_dir(folder).output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let names = text.lines().filter_map(|line| line.strip_suffix(": test"));
    let counting = names.filter(|name| match by {
        By::AllTests => !LEFT_OUT.iter().any(|out| name.contains(out)),
        By::Examples => *name == EXAMPLES,
    });
    Ok(counting.map(str::to_string).collect())
}

/// Looks what each test of these programs reaches. First those that count, then the names of those that fail even
/// without a mutant.
pub fn survey(programs: &[PathBuf], by: By, folder: &Path, lists: &Path) -> io::Result<(Vec<Test>, Vec<String>)> {
    let mut named = Vec::new();
    for program in programs {
        named.extend(names(program, by, folder)?.into_iter().map(|name| (program, name)));
    }
    let named: Vec<(PathBuf, (&PathBuf, String))> =
        named.into_iter().enumerate().map(|(index, test)| (lists.join(index.to_string()), test)).collect();
    fs::create_dir_all(lists)?;
    let looked = for_all(&named, |(list, (program, name))| {
        let begun = Instant::now();
        let outcome = run(program, folder, &[name], Duration::from_secs(600), ("MUTANTS_REACHED", list))?;
        let takes = begun.elapsed();
        let reaches = fs::read_to_string(list).unwrap_or_default().lines().filter_map(|l| l.parse().ok()).collect();
        Ok((Test { program: program.to_path_buf(), name: name.clone(), takes, reaches }, outcome))
    });
    let looked = looked.into_iter().collect::<io::Result<Vec<_>>>()?;
    let (tests, failing): (Vec<_>, Vec<_>) = looked.into_iter().partition(|(_, outcome)| *outcome == Outcome::Passed);
    let mut tests: Vec<Test> = tests.into_iter().map(|(test, _)| test).collect();
    tests.sort_by_key(|test| test.takes);
    Ok((tests, failing.into_iter().map(|(test, _)| test.name).collect()))
}

/// What becomes of each mutant. The tests are sorted by how long they take.
pub fn try_all(numbers: &[usize], tests: &[Test], folder: &Path) -> io::Result<Vec<Fate>> {
    for_all(numbers, |number| try_one(*number, tests, folder)).into_iter().collect()
}

fn try_one(number: usize, tests: &[Test], folder: &Path) -> io::Result<Fate> {
    let reaching: Vec<&Test> = tests.iter().filter(|test| test.reaches.contains(&number)).collect();
    if reaching.is_empty() {
        return Ok(Fate::Unreached);
    }
    for portion in portions(&reaching) {
        let names: Vec<&str> = portion.iter().map(|test| test.name.as_str()).collect();
        let takes: Duration = portion.iter().map(|test| test.takes).sum();
        let limit = Duration::from_secs(20) + takes * 5;
        match run(&portion[0].program, folder, &names, limit, ("MUTANT_ON", Path::new(&number.to_string())))? {
            Outcome::Passed => {}
            Outcome::Failed(name) => return Ok(Fate::Caught(name)),
            Outcome::OutOfTime => return Ok(Fate::Caught("it never ended".into())),
        }
    }
    Ok(Fate::Survived)
}

/// Tests of one program that run together: quick ones first, each portion longer than the one before.
fn portions<'a>(tests: &[&'a Test]) -> Vec<Vec<&'a Test>> {
    let mut portions: Vec<Vec<&Test>> = Vec::new();
    let (mut room, mut filled) = (Duration::from_millis(500), Duration::ZERO);
    for test in tests {
        match portions.last_mut() {
            Some(last) if filled + test.takes <= room && last[0].program == test.program => last.push(test),
            _ => {
                (room, filled) = (room * 2, Duration::ZERO);
                portions.push(vec![test]);
            }
        }
        filled += test.takes;
    }
    portions
}

/// Runs tests of a program until one fails.
fn run(
    program: &Path,
    folder: &Path,
    names: &[impl AsRef<str>],
    limit: Duration,
    (key, value): (&str, &Path),
) -> io::Result<Outcome> {
    let mut child = Command::new("nice")
        .args(["sh", "-c", "ulimit -v \"$0\"; exec \"$@\"", MEMORY])
        .arg(program)
        .args(["--exact", "--test-threads=1"])
        .args(names.iter().map(AsRef::as_ref))
        .env(key, value)
        .current_dir(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let outcome = watch(&mut child, limit);
    if outcome != Outcome::Passed {
        child.kill()?;
    }
    let status = child.wait()?;
    Ok(match outcome {
        Outcome::Passed if !status.success() => Outcome::Failed("the program was ended".into()),
        outcome => outcome,
    })
}

/// Reads what the tests say until one fails, all are done or the time is over.
fn watch(child: &mut Child, limit: Duration) -> Outcome {
    let Some(output) = child.stdout.take() else { return Outcome::Passed };
    let (said, heard) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if said.send(line).is_err() {
                return;
            }
        }
    });
    let end = Instant::now() + limit;
    loop {
        match heard.recv_timeout(end.saturating_duration_since(Instant::now())) {
            Ok(line) => {
                if let Some(name) = line.strip_prefix("test ").and_then(|rest| rest.strip_suffix(" ... FAILED")) {
                    return Outcome::Failed(name.into());
                }
            }
            Err(mpsc::RecvTimeoutError::Timeout) => return Outcome::OutOfTime,
            Err(mpsc::RecvTimeoutError::Disconnected) => return Outcome::Passed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Test, for_all, portions, run};
    use std::collections::BTreeSet;
    use std::path::Path;
    use std::time::Duration;

    fn test(program: &str, millis: u64) -> Test {
        let takes = Duration::from_millis(millis);
        Test { program: program.into(), name: format!("{program}-{millis}"), takes, reaches: BTreeSet::new() }
    }

    #[test]
    fn answers_are_in_the_order_of_the_items() {
        let items: Vec<u32> = (0..50).collect();
        assert_eq!(for_all(&items, |item| item * 2), items.iter().map(|item| item * 2).collect::<Vec<_>>());
    }

    #[test]
    fn quick_tests_run_first_and_together() {
        let tests = [test("a", 10), test("a", 20), test("b", 30), test("a", 4000)];
        let tests: Vec<&Test> = tests.iter().collect();
        let sizes: Vec<usize> = portions(&tests).iter().map(Vec::len).collect();
        assert_eq!(sizes, [2, 1, 1], "one program at a time, and the long one by itself");
    }

    /// What `sh` says in the place of a test program.
    fn says(script: &str, limit: Duration) -> Outcome {
        let file = std::env::temp_dir().join(format!("mutants-{}-{}", std::process::id(), script.len()));
        std::fs::write(&file, format!("#!/bin/sh\n{script}\n")).expect("a file for the script");
        let mut rights = std::fs::metadata(&file).expect("it was written").permissions();
        std::os::unix::fs::PermissionsExt::set_mode(&mut rights, 0o700);
        std::fs::set_permissions(&file, rights).expect("it is ours");
        let outcome = run(&file, Path::new("/"), &["name"], limit, ("MUTANT_ON", Path::new("1")));
        std::fs::remove_file(&file).expect("it was written");
        outcome.expect("sh runs")
    }

    #[test]
    fn a_run_ends_with_the_first_failure_with_the_program_or_with_its_time() {
        let long = Duration::from_secs(60);
        assert_eq!(says("echo 'test a ... ok'", long), Outcome::Passed);
        assert_eq!(says("echo 'test a ... FAILED'; sleep 50", long), Outcome::Failed("a".into()));
        assert_eq!(says("echo 'test a ... ok'; exit 3", long), Outcome::Failed("the program was ended".into()));
        assert_eq!(says("exec sleep 50", Duration::ZERO), Outcome::OutOfTime);
    }
}
