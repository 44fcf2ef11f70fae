//! Runs a crate outside the workspace that plays a game, with this crate as its only dependency.

use std::path::Path;
use std::process::Command;

/// That crate has its own workspace and lock file, needs no network, and reuses earlier builds.
#[test]
fn a_crate_outside_the_workspace_plays_a_game() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stranger/Cargo.toml");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stranger");
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["run", "--quiet", "--offline", "--locked", "--manifest-path"])
        .arg(manifest)
        .arg("--target-dir")
        .arg(target);
    let run = cargo.output().unwrap();
    let stdout = String::from_utf8_lossy(&run.stdout);
    let stderr = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{stdout}{stderr}");
    assert!(stdout.lines().last().is_some_and(|line| line.starts_with("side ") && line.ends_with(" wins")), "{stdout}");
    let source = include_str!("../stranger/src/main.rs");
    assert!(source.lines().count() < 40, "a game takes {} lines", source.lines().count());
}
