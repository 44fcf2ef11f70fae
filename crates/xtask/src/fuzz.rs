//! `cargo xtask fuzz`: runs each fuzz target for some minutes, from the committed seeds and what earlier runs found.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result};

use crate::command;

struct Target {
    name: &'static str,
    /// The seeds folder.
    seeds: &'static str,
    /// The longest useful input.
    max_bytes: u32,
}

const TARGETS: [Target; 6] = [
    Target { name: "referee", seeds: "referee", max_bytes: 6000 },
    Target { name: "actions", seeds: "actions", max_bytes: 600 },
    Target { name: "reference", seeds: "actions", max_bytes: 600 },
    Target { name: "texts", seeds: "texts", max_bytes: 2000 },
    Target { name: "records", seeds: "records", max_bytes: 3000 },
    Target { name: "requests", seeds: "requests", max_bytes: 1200 },
];

/// Max megabytes of memory per target, and max seconds per input.
const LIMITS: [&str; 2] = ["-rss_limit_mb=2048", "-timeout=20"];

/// Runs all targets. Returns `false` if one crashes.
pub(crate) fn run(root: &Path, minutes: u64) -> Result<bool> {
    command::need(&[&["cargo-fuzz"]])?;
    if env::var_os("CXX").is_none() {
        command::need(&[&["c++", "g++", "clang++"]])?;
    }
    let mut passed = true;
    for target in &TARGETS {
        println!("\n== fuzz {}: {minutes} min", target.name);
        passed &= run_target(&root.join("fuzz"), target, minutes * 60)?;
    }
    Ok(passed)
}

fn run_target(folder: &Path, target: &Target, seconds: u64) -> Result<bool> {
    let name = target.name;
    let corpus = folder.join("corpus").join(name);
    fs::create_dir_all(&corpus).with_context(|| format!("cannot create {}", corpus.display()))?;
    let crashes = folder.join("artifacts").join(name);
    let before = files(&crashes)?;
    // No sanitizer: without unsafe code it finds only what the assertions find, and it needs the nightly compiler.
    let mut fuzz = command::cargo(folder, &["fuzz", "run", "--sanitizer", "none", "--no-trace-compares", name]);
    fuzz.arg(format!("corpus/{name}")).arg(format!("seeds/{}", target.seeds)).arg("--");
    fuzz.args([format!("-max_total_time={seconds}"), format!("-max_len={}", target.max_bytes)]).args(LIMITS);
    fuzz.args(["-print_final_stats=1", "-verbosity=0"]);
    let dict = format!("dict/{name}.dict");
    if folder.join(&dict).is_file() {
        fuzz.arg(format!("-dict={dict}"));
    }
    let passed = command::passes(&mut fuzz)?;
    let found: Vec<PathBuf> = files(&crashes)?.into_iter().filter(|file| !before.contains(file)).collect();
    for file in &found {
        let file = file.strip_prefix(folder).unwrap_or(file).display();
        println!(
            "fuzz {name}: the input fuzz/{file} crashes it. In the folder fuzz:\n  \
             cargo fuzz run --sanitizer none {name} {file}     runs it again\n  \
             cargo fuzz tmin --sanitizer none {name} {file}    makes it smaller"
        );
    }
    Ok(passed && found.is_empty())
}

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    entries.map(|entry| Ok(entry?.path())).collect()
}
