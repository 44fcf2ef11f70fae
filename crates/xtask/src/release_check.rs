//! `cargo xtask release-check`: the checks that take too long for `cargo xtask test`. Run it before a release and before merging a
//! large change. `--resume` continues an interrupted run.

use std::path::Path;

use anyhow::Result;

use crate::{
    browser, command, deploy, drills, fuzz, programs, run_book,
    runner::{Check, Suite},
    speed, test,
};

pub(crate) const RELEASE_CHECK: Suite = Suite {
    task: "release-check",
    checks: &[
        Check::new("release", "the released program builds, and contains nothing for tests", programs::check_released),
        Check::new("speed", "instructions of fixed work and size of the program", speed::check),
        Check::new("rust", "all Rust tests at full volume", rust),
        Check::new("browser", "every page in every size and dress, Firefox, an older browser", browser::full),
        Check::new("leaks", "no byte depends on a hidden card: 20,000 cases", |root| leak_test(root, 20_000, 1)),
        Check::new("docs", "rustdoc builds without a warning", docs),
        Check::new("deploy", "the files in deploy/, and a game through nginx and Caddy", deploy::check),
        Check::new("run-book", "the commands of the run-book work on real databases and servers", |root| {
            run_book::run(root, None)
        }),
        Check::new("kill", "300 kills under load lose nothing; planted faults are found", drills::kill_often),
        Check::new("syscalls", "no answer before its data is synced; planted faults are found", drills::syscalls),
        Check::new(
            "cluster",
            "three servers on one database lose nothing during faults and an upgrade",
            drills::cluster,
        ),
        Check::new("load", "a short load and a club behind one address: nothing fails", drills::load),
        Check::new("fuzz", "six fuzz targets, a minute each", |root| fuzz::run(root, 1)),
    ],
};

/// Filter for the tests that model two servers sharing a table.
const MODEL: &str = "several_servers::";

fn rust(root: &Path) -> Result<bool> {
    command::need(test::NEEDED_BY_RUST)?;
    let volume = ("CANASTA_TEST_VOLUME", "full");
    let args =
        ["test", "--workspace", "--locked", "--no-fail-fast", "--tests", "--", "--skip", "leaks::", "--skip", MODEL];
    let tests = command::passes(command::cargo(root, &args).envs([volume]))?;
    Ok(optimised(root, MODEL, &[volume])? && tests)
}

/// Changes hidden cards and compares every byte sent to players.
pub(crate) fn leak_test(root: &Path, cases: u32, seed: u64) -> Result<bool> {
    command::need(&[command::POSTGRES])?;
    optimised(root, "leaks::", &[("LEAKS_CASES", &cases.to_string()), ("LEAKS_SEED", &seed.to_string())])
}

/// Runs tests in the release profile, because they take too long in the development profile. Always selects the same
/// packages, so that Cargo compiles their dependencies only once.
fn optimised(root: &Path, filter: &str, variables: &[(&str, &str)]) -> Result<bool> {
    let args = ["test", "--release", "-p", "canasta-server", "-p", "canasta-store", "--locked", "--test", "it"];
    command::tests_pass(root, &args, filter, &["--nocapture"], variables)
}

fn docs(root: &Path) -> Result<bool> {
    let mut cargo = command::cargo(root, &["doc", "--workspace", "--no-deps", "--locked", "--quiet"]);
    command::passes(cargo.env("RUSTDOCFLAGS", "-D warnings"))
}
