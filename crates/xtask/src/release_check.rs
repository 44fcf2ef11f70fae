//! `cargo xtask release-check`: everything that `cargo xtask test` leaves out because it takes long. Run it before a release and
//! before a large change lands; `--resume` continues an interrupted run.

use std::path::Path;

use anyhow::Result;

use crate::{
    browser, cluster, command, deploy, fuzz, kill, leaks, load, programs, run_book,
    runner::{Check, Suite},
    speed, test,
};

pub(crate) const RELEASE_CHECK: Suite = Suite {
    task: "release-check",
    checks: &[
        Check::new("release", "the released program builds, and holds nothing for tests", programs::check_released),
        Check::new(
            "speed",
            "instructions of fixed work and size of the program, against accepted figures",
            speed::part,
        )
        .needs(&["release"]),
        Check::new("rust", "all Rust tests at full volume", rust),
        Check::new("browser", "every page in every size and dress, Firefox, an older browser", browser::full),
        Check::new("leaks", "no byte depends on a hidden card: 20,000 cases", leaks::part),
        Check::new("docs", "rustdoc builds without a warning", docs),
        Check::new(
            "deploy",
            "systemd units, proxies and three-node files, and a game through nginx and Caddy",
            deploy::part,
        ),
        Check::new("run-book", "every command of the run-book, on machines that are namespaces", run_book::part),
        Check::new("kill", "300 kills under load lose nothing; planted faults are found", kill::long),
        Check::new("syscalls", "no answer before its data is synchronised; planted faults are found", kill::syscalls),
        Check::new(
            "cluster",
            "three servers on one database, killed, cut off and upgraded, lose nothing",
            cluster::part,
        ),
        Check::new("load", "a short load and a club behind one address: nothing fails", load::part),
        Check::new("fuzz", "six fuzz targets, a minute each", fuzz::part),
    ],
};

fn rust(root: &Path) -> Result<bool> {
    test::need_servers(root)?;
    let mut cargo = command::cargo(root, &["test", "--workspace", "--locked", "--no-fail-fast", "--tests"]);
    command::passes(cargo.env("CANASTA_TEST_VOLUME", "full").args(["--", "--skip", "leaks::"]))
}

fn docs(root: &Path) -> Result<bool> {
    let mut cargo = command::cargo(root, &["doc", "--workspace", "--no-deps", "--locked", "--quiet"]);
    command::passes(cargo.env("RUSTDOCFLAGS", "-D warnings"))
}
