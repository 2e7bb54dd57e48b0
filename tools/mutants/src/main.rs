//! Breaks the rules of a game in many small ways and looks whether its tests notice.
//!
//! All mutants of the sample are compiled into one copy of the game and switched on one by one, each with only the
//! tests that come by its place: a compilation for each would take hours.
//!
//! `mutants GAME COUNT SEED [again] [examples]`, in the folder of the workspace; `again` tries last time's survivors
//! only, with `examples` nothing but the examples of the clauses is to notice.

mod find;
mod report;
mod rewrite;
mod run;
mod sample;
mod telling;
mod values;
mod workspace;

use report::Report;
use run::{By, Fate};
use sample::Candidate;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;
use std::{env, fs, io};
use workspace::Workspace;

/// What the command line asks for.
struct Task {
    game: String,
    count: usize,
    seed: u64,
    again: bool,
    by: By,
}

fn task() -> Result<Task, String> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let wanted = "expected: mutants GAME COUNT SEED [again] [examples]";
    let [game, count, seed, rest @ ..] = arguments.as_slice() else { return Err(wanted.into()) };
    let words: Vec<&str> = rest.iter().map(String::as_str).collect();
    let (again, by) = match words[..] {
        [] => (false, By::AllTests),
        ["again"] => (true, By::AllTests),
        ["examples"] => (false, By::Examples),
        ["again", "examples"] => (true, By::Examples),
        _ => return Err(wanted.into()),
    };
    let count = count.parse().map_err(|_| format!("expected a number of mutants, not {count:?}"))?;
    let seed = seed.parse().map_err(|_| format!("expected a number as seed, not {seed:?}"))?;
    if !Path::new("games").join(game).is_dir() {
        return Err(format!("there is no games/{game} here"));
    }
    Ok(Task { game: game.clone(), count, seed, again, by })
}

fn main() -> ExitCode {
    let result = task().and_then(|task| try_game(&task).map_err(|error| error.to_string()));
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// Writes mutants into the copy until as many as wanted compile; their numbers. Those that do not compile are no
/// change of a rule that anybody could make; they are noted, and not tried again.
fn fitting(workspace: &mut Workspace, candidates: &[Candidate], task: &Task) -> io::Result<Vec<usize>> {
    let list = workspace.folder().join("unfit.txt");
    let mut noted = fs::read_to_string(&list).unwrap_or_default();
    let known: BTreeSet<String> = noted.lines().map(str::to_string).collect();
    let name = |number: usize| candidates[number].name(&task.game);
    let fits = |number: &usize| !known.contains(&name(*number));
    let mut in_order = 0..candidates.len();
    // Some more than wanted, because some will not compile. The same again the next time, so that nothing has to.
    let mut numbers: BTreeSet<usize> = in_order.by_ref().take(task.count + task.count / 4).filter(fits).collect();
    loop {
        workspace.write(candidates, &numbers)?;
        let unfit = workspace.unfit()?;
        if unfit.is_empty() && (numbers.len() >= task.count || in_order.is_empty()) {
            return Ok(numbers.into_iter().take(task.count).collect());
        }
        noted.extend(unfit.iter().map(|number| name(*number) + "\n"));
        fs::write(&list, &noted)?;
        numbers.retain(|number| !unfit.contains(number));
        let missing = task.count.saturating_sub(numbers.len());
        numbers.extend(in_order.by_ref().filter(fits).take(missing * 2));
    }
}

/// Tries a sample of a game's mutants; whether enough are caught.
fn try_game(task: &Task) -> io::Result<bool> {
    let begun = Instant::now();
    let root = env::current_dir()?;
    let folder = root.join("games").join(&task.game);
    let candidates = sample::candidates(&folder, task.seed)?;
    let mut workspace = Workspace::new(&root, &task.game, &candidates)?;
    let mut numbers = fitting(&mut workspace, &candidates, task)?;
    let programs = workspace.tests(task.by)?;
    let list = |name: &str| workspace.folder().join(format!("{name}{}.txt", task.by.suffix()));
    let survivors = list("survivors");
    if task.again {
        let last = fs::read_to_string(&survivors)?;
        let last: BTreeSet<&str> = last.lines().collect();
        numbers.retain(|number| last.contains(candidates[*number].name(&task.game).as_str()));
    }
    eprintln!("{}: {} mutants compiled after {} s", task.game, numbers.len(), begun.elapsed().as_secs());
    let (tests, failing) =
        run::survey(&programs, task.by, &workspace.game_folder(), &workspace.folder().join("reached"))?;
    for name in failing {
        eprintln!("left out, because it fails without a mutant: {name}");
    }
    eprintln!("{}: {} tests looked at after {} s", task.game, tests.len(), begun.elapsed().as_secs());
    let fates: Vec<Fate> = run::try_all(&numbers, &tests, &workspace.game_folder())?;
    let tried = numbers.iter().map(|number| candidates[*number].name(&task.game)).zip(fates).collect();
    let known = fs::read_to_string(folder.join("docs/mutants.txt")).unwrap_or_default();
    let report = Report::new(tried, &known);
    fs::write(list("tried"), report.all())?;
    fs::write(survivors, report.survivors())?;
    println!("{}: {} mutants, {}, {} s", task.game, candidates.len(), report.summary(), begun.elapsed().as_secs());
    print!("{}", report.shown());
    Ok(report.is_enough(task.by))
}
