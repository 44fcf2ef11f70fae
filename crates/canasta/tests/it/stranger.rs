//! A crate outside the workspace plays a game with this one alone.

use std::path::Path;
use std::process::Command;

/// The crate has a workspace and a lock file of its own, needs no network, and shares what was built for it before.
#[test]
fn a_crate_of_another_project_plays_a_game() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stranger/Cargo.toml");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stranger");
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["run", "--quiet", "--offline", "--locked", "--manifest-path"])
        .arg(manifest)
        .arg("--target-dir")
        .arg(target);
    let run = cargo.output().unwrap();
    let (said, faults) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "{said}{faults}");
    assert!(said.lines().last().is_some_and(|line| line.starts_with("side ") && line.ends_with(" wins")), "{said}");
    let source = include_str!("../stranger/src/main.rs");
    assert!(source.lines().count() < 40, "a game takes {} lines", source.lines().count());
}
