//! What the real program takes from a file, its environment and its flags, and what it says about mistakes.

mod program;

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};

fn file(name: &str, text: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("configuration");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join(name), text).unwrap();
    folder.join(name)
}

fn serve(flags: &[&str], environment: &[(&str, &str)]) -> Output {
    let mut command = Command::new(program::path());
    command.arg("serve").args(flags).env_remove("SANDTABLE_CONFIG");
    command.envs(environment.iter().copied()).output().unwrap()
}

fn printed(flags: &[&str], environment: &[(&str, &str)]) -> String {
    let output = serve(flags, environment);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn line<'t>(text: &'t str, key: &str) -> &'t str {
    let line = text.lines().find(|line| line.starts_with(&format!("{key} = ")));
    line.unwrap_or_else(|| panic!("{key} is not in\n{text}"))
}

#[test]
fn flags_win_over_the_environment_over_the_file_over_what_is_built_in() {
    let text = "# A club's server.\nsockets = 11\nlooks = \"1:2\"\nlog = \"debug\"\ntrust-proxy = [\"10.0.0.0/8\"]\n";
    let config = file("layers.toml", text);
    let name = config.display().to_string();
    let environment = [("SANDTABLE_CONFIG", name.as_str()), ("SANDTABLE_LOOKS", "3:4"), ("SANDTABLE_LOG", "warn")];
    let said = printed(&["--print-config", "--log", "error"], &environment);
    assert_eq!(line(&said, "sockets"), format!("sockets = 11  # file {name}:2"));
    assert_eq!(line(&said, "looks"), "looks = \"3:4\"  # environment SANDTABLE_LOOKS");
    assert_eq!(line(&said, "log"), "log = \"error\"  # flag --log");
    assert_eq!(line(&said, "trust-proxy"), format!("trust-proxy = [\"10.0.0.0/8\"]  # file {name}:5"));
    assert_eq!(line(&said, "connections"), "connections = 8192  # built in");
    // What is printed is itself such a file, and sets the same.
    let again = file("printed.toml", &said);
    let repeated = printed(&["--print-config", "--config", again.to_str().unwrap()], &[]);
    let values = |text: &str| -> Vec<String> {
        text.lines().map(|line| line.split("  # ").next().unwrap().to_owned()).collect()
    };
    assert_eq!(values(&repeated), values(&said));
    let json: Value = serde_json::from_str(&printed(&["--print-config", "--json"], &environment)).unwrap();
    let looks = json.as_array().unwrap().iter().find(|setting| setting["key"] == "looks").unwrap();
    assert_eq!(looks["value"], "3:4");
    assert_eq!(looks["from"], "environment SANDTABLE_LOOKS");
}

#[test]
fn every_mistake_is_named_with_its_place() {
    let text = "sockets = \"many\"\nconections = 5\nheader-time = -1\nopen = \"yes\"\n";
    let config = file("wrong.toml", text);
    let name = config.display().to_string();
    let output = serve(&["--print-config", "--config", &name], &[]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    for part in [
        format!("{name}:2: there is no setting \"conections\"; did you mean connections?"),
        format!("{name}:4: open: expected true or false, found string"),
    ] {
        assert!(said.contains(&part), "{part}\n{said}");
    }
    let config = file("values.toml", "sockets = \"many\"\n\nheader-time = -1\n");
    let name = config.display().to_string();
    let said = String::from_utf8(serve(&["--config", &name], &[("SANDTABLE_JOBS", "few")]).stderr).unwrap();
    for part in [
        format!("{name}:1: sockets: expected N as --sockets takes it, found \"many\""),
        format!("{name}:3: header-time: expected SECONDS as --header-time takes it, found \"-1\": expected seconds"),
        "SANDTABLE_JOBS: expected N as --jobs takes it, found \"few\"".to_owned(),
    ] {
        assert!(said.contains(&part), "{part}\n{said}");
    }
    let output = serve(&["--config", "/no/such/file.toml"], &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("/no/such/file.toml: it cannot be read"));
}

#[test]
fn a_password_is_not_printed() {
    let said = printed(&["--print-config"], &[("SANDTABLE_STORE", "postgres://club:hidden@db.example/sandtable")]);
    assert!(line(&said, "store").contains("postgres://club:***@db.example/sandtable"), "{said}");
    assert!(!said.contains("hidden"));
}

#[test]
fn a_program_that_was_configured_by_a_file_serves_as_it_says() {
    let store = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("configured.db");
    let _ = std::fs::remove_file(&store);
    let config = file("serving.toml", "base-path = \"/club\"\nmetrics-from = \"192.0.2.1\"\n");
    let served = program::Program::start(&store, &["--config", config.to_str().unwrap()]);
    assert!(served.address.ends_with("/club"), "{}", served.address);
    let root = served.address.trim_end_matches("/club");
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let status = |url: String| agent.get(url).call().unwrap().status().as_u16();
    assert_eq!(status(format!("{}/api/health", served.address)), 200);
    assert_eq!(status(format!("{root}/healthz")), 200);
    assert_eq!(status(format!("{root}/metrics")), 404, "this machine is not among those that may read them");
    assert!(served.stop().success());
}
