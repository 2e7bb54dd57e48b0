//! A copy of a game with mutants in it, and compiling that.

use crate::rewrite::{Numbered, Rewritten, rewrite};
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
    pub fn new(root: &Path, game: &str) -> io::Result<Workspace> {
        let folder = root.join("target/mutants").join(game);
        let copy = folder.join("games").join(game);
        if copy.exists() {
            fs::remove_dir_all(&copy)?;
        }
        copy_folder(&root.join("games").join(game), &copy)?;
        let manifest = manifest(&fs::read_to_string(root.join("Cargo.toml"))?, root, game);
        fs::write(folder.join("Cargo.toml"), manifest)?;
        fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
        let library = copy.join("src/lib.rs");
        let text = fs::read_to_string(&library)?;
        fs::write(library, format!("{text}\nmod mutant;\n"))?;
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
    pub fn tests(&self) -> io::Result<Vec<PathBuf>> {
        let mut arguments = vec!["test", "--no-run", "--test", "chapters"];
        // Compiling a library once more for no test takes as long as for many.
        if mentions_tests(&self.game_folder().join("src"))? {
            arguments.push("--lib");
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

fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::manifest;
    use std::path::Path;

    #[test]
    fn the_copy_is_a_workspace_of_one_game() {
        let text = "[workspace]\nmembers = [\"crates/*\"]\nkernel = { path = \"crates/kernel\" }\n";
        let wanted = "[workspace]\nmembers = [\"games/chess\"]\nkernel = { path = \"/here/crates/kernel\" }\n";
        assert_eq!(manifest(text, Path::new("/here"), "chess"), wanted);
    }
}
