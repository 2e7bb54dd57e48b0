//! A copy of a game with mutants in it, and compiling that.

use crate::rewrite::{Numbered, Rewritten, rewrite};
use crate::run::By;
use crate::sample::Candidate;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, io};

/// Added to the copy: which mutant is on, and which were asked for. `{COUNT}` is filled in.
const SWITCH: &str = include_str!("switch.rs.txt");

/// The copy of a game below `target/mutants`, a workspace of its own.
#[derive(Debug)]
pub struct Workspace {
    root: PathBuf,
    folder: PathBuf,
    game: String,
    /// The files with mutants in them, as last written.
    files: BTreeMap<PathBuf, Rewritten>,
}

impl Workspace {
    /// Brings the copy up to date, but for the files that mutants are written into.
    pub fn new(root: &Path, game: &str, candidates: &[Candidate]) -> io::Result<Workspace> {
        let folder = root.join("target/mutants").join(game);
        let original = root.join("games").join(game);
        let copy = folder.join("games").join(game);
        let mut kept: BTreeSet<PathBuf> = candidates.iter().map(|candidate| copy.join(&candidate.file)).collect();
        kept.extend(["src/lib.rs", "src/mutant.rs"].map(|file| copy.join(file)));
        bring_up_to_date(&original, &copy, &kept)?;
        let manifest = manifest(&fs::read_to_string(root.join("Cargo.toml"))?, root, game);
        write_changed(&folder.join("Cargo.toml"), &manifest)?;
        fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
        let text = fs::read_to_string(original.join("src/lib.rs"))?;
        write_changed(&copy.join("src/lib.rs"), &format!("{text}\nmod mutant;\n"))?;
        Ok(Workspace { root: root.into(), folder, game: game.into(), files: BTreeMap::new() })
    }

    /// Where the tests of the copy run.
    pub fn game_folder(&self) -> PathBuf {
        self.folder.join("games").join(&self.game)
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Writes the mutants with these numbers into the copy.
    pub fn write(&mut self, candidates: &[Candidate], numbers: &BTreeSet<usize>) -> io::Result<()> {
        let mut by_file: BTreeMap<&PathBuf, Vec<Numbered>> = BTreeMap::new();
        for (number, candidate) in candidates.iter().enumerate() {
            let mutants = by_file.entry(&candidate.file).or_default();
            mutants.extend(numbers.contains(&number).then_some((number, &candidate.mutant)));
        }
        for (file, mutants) in by_file {
            let source = fs::read_to_string(self.root.join("games").join(&self.game).join(file))?;
            let rewritten = rewrite(&source, &mutants);
            write_changed(&self.game_folder().join(file), &rewritten.text)?;
            self.files.insert(file.clone(), rewritten);
        }
        let switch = SWITCH.replace("{COUNT}", &candidates.len().to_string());
        write_changed(&self.game_folder().join("src/mutant.rs"), &switch)
    }

    fn cargo(&self, arguments: &[&str]) -> io::Result<(bool, Vec<Value>)> {
        let slow_to_optimise = format!("profile.dev.package.{}.opt-level=1", self.game);
        let output = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()))
            .args(arguments)
            .args(["--message-format", "json", "--quiet", "--config", &slow_to_optimise])
            .arg("--target-dir")
            .arg(self.root.join("target"))
            .current_dir(&self.folder)
            .stderr(Stdio::inherit())
            .output()?;
        let messages = String::from_utf8_lossy(&output.stdout);
        let messages = messages.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        Ok((output.status.success(), messages))
    }

    /// Compiles the library; the numbers of the mutants it does not compile with.
    pub fn unfit(&self) -> io::Result<BTreeSet<usize>> {
        let (fine, messages) = self.cargo(&["build", "--lib"])?;
        if fine {
            return Ok(BTreeSet::new());
        }
        let errors = messages.iter().map(|message| &message["message"]).filter(|message| message["level"] == "error");
        let mut unfit = BTreeSet::new();
        let mut unknown = Vec::new();
        for error in errors {
            match self.to_blame(error) {
                Some(number) => _ = unfit.insert(number),
                None => unknown.extend(error["rendered"].as_str()),
            }
        }
        if unfit.is_empty() {
            return Err(io::Error::other(format!("the copy does not compile: {}", unknown.join("\n"))));
        }
        Ok(unfit)
    }

    /// The mutant an error of the compiler points at: first what it marks as its cause, then what it mentions.
    fn to_blame(&self, error: &Value) -> Option<usize> {
        let spans = error["spans"].as_array()?;
        let causes = spans.iter().filter(|span| span["is_primary"] == true);
        causes.chain(spans).find_map(|span| {
            let name = span["file_name"].as_str()?;
            let place = span["byte_start"].as_u64()?;
            let of_file = self.files.iter().find(|(file, _)| Path::new(name).ends_with(file));
            of_file?.1.mutant_at(usize::try_from(place).ok()?)
        })
    }

    /// Compiles the tests; the programs they are in.
    pub fn tests(&self, by: By) -> io::Result<Vec<PathBuf>> {
        let mut arguments = vec!["test", "--no-run", "--test", "first_game"];
        if by == By::AllTests {
            arguments.extend(["--test", "chapters"]);
            // Compiling a library once more for no test takes as long as for many.
            let beside_rules = ["src/rules", "src/decisions"].map(|part| self.game_folder().join(part));
            if mentions_tests(&beside_rules[0])? || mentions_tests(&beside_rules[1])? {
                arguments.push("--lib");
            }
        }
        let (fine, messages) = self.cargo(&arguments)?;
        let programs = messages.iter().filter_map(|message| message["executable"].as_str());
        let programs: Vec<PathBuf> = programs.map(PathBuf::from).collect();
        if !fine || programs.is_empty() {
            let errors = messages.iter().filter_map(|message| message["message"]["rendered"].as_str());
            let errors = errors.collect::<Vec<_>>().join("\n");
            return Err(io::Error::other(format!("the tests do not compile: {errors}")));
        }
        Ok(programs)
    }
}

/// The workspace's settings for a workspace of this game alone. What the game uses stays where it is.
fn manifest(text: &str, root: &Path, game: &str) -> String {
    let line = |line: &str| {
        if line.starts_with("members = ") {
            format!("members = [\"games/{game}\"]\n")
        } else {
            format!("{}\n", line.replace("path = \"", &format!("path = \"{}/", root.display())))
        }
    };
    text.lines().map(line).collect()
}

/// Whether there are unit tests in a folder of sources.
fn mentions_tests(folder: &Path) -> io::Result<bool> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let found =
            if path.is_dir() { mentions_tests(&path)? } else { fs::read_to_string(&path)?.contains("#[cfg(test)]") };
        if found {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A file that stays as it is need not be compiled again.
fn write_changed(path: &Path, text: &str) -> io::Result<()> {
    let same = fs::read_to_string(path).is_ok_and(|old| old == text);
    if same { Ok(()) } else { fs::write(path, text) }
}

/// Makes one folder like another, but for files that are kept as they are.
fn bring_up_to_date(from: &Path, to: &Path, kept: &BTreeSet<PathBuf>) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(to)? {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        let left_over = !from.join(name).exists() && !kept.contains(&path);
        match (left_over, path.is_dir()) {
            (true, true) => fs::remove_dir_all(path)?,
            (true, false) => fs::remove_file(path)?,
            (false, _) => {}
        }
    }
    for entry in fs::read_dir(from)? {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        let target = to.join(name);
        if path.is_dir() {
            bring_up_to_date(&path, &target, kept)?;
        } else if !kept.contains(&target) && fs::read(&path)? != fs::read(&target).unwrap_or_default() {
            fs::copy(path, target)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{bring_up_to_date, manifest};
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    #[test]
    fn the_copy_is_a_workspace_of_one_game() {
        let text = "[workspace]\nmembers = [\"crates/*\"]\nkernel = { path = \"crates/kernel\" }\n";
        let wanted = "[workspace]\nmembers = [\"games/chess\"]\nkernel = { path = \"/here/crates/kernel\" }\n";
        assert_eq!(manifest(text, Path::new("/here"), "chess"), wanted);
    }

    #[test]
    fn only_what_changed_is_copied() {
        let folder = std::env::temp_dir().join(format!("mutants-copy-{}", std::process::id()));
        let (from, to) = (folder.join("from"), folder.join("to"));
        let write = |path: &Path, text: &str| {
            fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
            fs::write(path, text).expect("it can be written");
        };
        write(&from.join("src/a.rs"), "a");
        write(&from.join("src/rules.rs"), "rules");
        write(&to.join("src/a.rs"), "old");
        write(&to.join("src/gone.rs"), "gone");
        write(&to.join("src/rules.rs"), "with mutants");
        let kept = BTreeSet::from([to.join("src/rules.rs")]);
        bring_up_to_date(&from, &to, &kept).expect("all can be read and written");
        let read = |name: &str| fs::read_to_string(to.join("src").join(name)).ok();
        assert_eq!((read("a.rs").as_deref(), read("gone.rs")), (Some("a"), None));
        assert_eq!(read("rules.rs").as_deref(), Some("with mutants"), "what is kept is left alone");
        fs::remove_dir_all(folder).expect("it is ours");
    }
}
