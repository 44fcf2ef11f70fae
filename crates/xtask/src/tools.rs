//! What some parts of the tests need beside Rust: Node, npm and Chromium for the browser, Python for the example of a bot
//! in another process, PostgreSQL for the store, Valgrind for counting instructions. As root on Debian what is missing is installed
//! from Debian's packages; anywhere else the fault says exactly what to install.

use std::{
    env,
    fs::{self, File},
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result, bail};

use crate::command;

/// The programs the browser tests run with.
pub(crate) struct Tools {
    pub(crate) node: PathBuf,
    pub(crate) npm: PathBuf,
    /// Chromium or Chrome.
    pub(crate) chromium: PathBuf,
}

/// A program, the names it goes by, and the Debian package that brings it.
pub(crate) struct Need {
    pub(crate) names: &'static [&'static str],
    pub(crate) package: &'static str,
    /// What to look for where there are no Debian packages.
    pub(crate) elsewhere: &'static str,
}

pub(crate) const NODE: Need = Need {
    names: &[if cfg!(windows) { "node.exe" } else { "node" }],
    package: "nodejs",
    elsewhere: "Node.js 20 or newer (nodejs.org)",
};
pub(crate) const NPM: Need = Need {
    names: &[if cfg!(windows) { "npm.cmd" } else { "npm" }],
    package: "npm",
    elsewhere: "npm (it comes with Node.js)",
};
const CHROMIUM: Need = Need {
    names: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    package: "chromium",
    elsewhere: "Chromium or Chrome (or name its program in the variable CHROMIUM)",
};

/// The contract of a store is tested against a PostgreSQL server of the tests' own. Debian keeps `initdb` outside the path.
pub(crate) const POSTGRES: Need = Need {
    names: &["pg_ctlcluster", "initdb"],
    package: "postgresql",
    elsewhere: "a PostgreSQL server (postgresql.org)",
};

/// Servers tell each other of their tables over a NATS server of the tests' own. Debian keeps it outside the path of most users.
pub(crate) const NATS: Need = Need {
    names: &["nats-server", "/usr/sbin/nats-server"],
    package: "nats-server",
    elsewhere: "a NATS server (nats.io)",
};

/// Drills make network namespaces with it.
pub(crate) const IP: Need = Need { names: &["ip"], package: "iproute2", elsewhere: "iproute2" };

impl Tools {
    /// Finds the programs; installs the missing ones where that is possible. To be called [`alone`].
    ///
    /// # Errors
    /// A program is missing and cannot be installed here; the message names all of them.
    pub(crate) fn ready(root: &Path) -> Result<Tools> {
        let given = env::var_os("CHROMIUM").map(PathBuf::from);
        if let Some(given) = &given {
            anyhow::ensure!(given.is_file(), "the variable CHROMIUM names {}, which is not there", given.display());
        }
        let missing: Vec<&Need> = [&NODE, &NPM, &CHROMIUM]
            .into_iter()
            .filter(|need| command::found(need.names).is_none())
            .filter(|need| need.package != CHROMIUM.package || given.is_none())
            .collect();
        if !missing.is_empty() {
            install(root, "the browser tests", &missing)?;
        }
        let place =
            |need: &Need| command::found(need.names).with_context(|| format!("{} is still missing", need.package));
        Ok(Tools { node: place(&NODE)?, npm: place(&NPM)?, chromium: given.map_or_else(|| place(&CHROMIUM), Ok)? })
    }
}

/// Installs what of these programs is missing, for `what`.
///
/// # Errors
/// A program is missing and cannot be installed here; the message names all of them.
pub(crate) fn need(root: &Path, what: &str, needs: &[&Need]) -> Result<()> {
    let _alone = alone(root)?;
    let missing: Vec<&Need> = needs.iter().copied().filter(|need| command::found(need.names).is_none()).collect();
    if missing.is_empty() { Ok(()) } else { install(root, what, &missing) }
}

/// Waits until no other part installs or prepares something, and keeps the others waiting as long as what is returned lives:
/// two parts run at a time, and may want the same.
///
/// # Errors
/// The file that is locked cannot be opened.
pub(crate) fn alone(root: &Path) -> Result<File> {
    let path = command::target(root)?.join("xtask.lock");
    let file = File::create(&path).with_context(|| format!("cannot create {}", path.display()))?;
    file.lock().with_context(|| format!("cannot lock {}", path.display()))?;
    Ok(file)
}

fn install(root: &Path, what: &str, missing: &[&Need]) -> Result<()> {
    let packages: Vec<&str> = missing.iter().map(|need| need.package).collect();
    if command::found(&["apt-get"]).is_none() {
        let wanted: Vec<&str> = missing.iter().map(|need| need.elsewhere).collect();
        bail!("missing for {what}: {}; install that and run this again", wanted.join(", "));
    }
    if !is_root() {
        bail!("missing for {what}; install with `sudo apt-get install {}`", packages.join(" "));
    }
    println!("installing from Debian: {}", packages.join(" "));
    let mut args = vec!["install", "--yes", "--no-install-recommends"];
    args.extend(&packages);
    let apt =
        || command::passes(command::program(root, "apt-get").args(&args).env("DEBIAN_FRONTEND", "noninteractive"));
    if apt()? {
        return Ok(());
    }
    // The lists may be missing or old on a fresh machine.
    command::passes(command::program(root, "apt-get").arg("update"))?;
    anyhow::ensure!(apt()?, "`apt-get install {}` failed", packages.join(" "));
    Ok(())
}

/// Whether this runs as root: `/proc/self` belongs to the user of the process that reads it.
#[cfg(unix)]
pub(crate) fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// Whether this runs as root.
#[cfg(not(unix))]
pub(crate) fn is_root() -> bool {
    false
}

/// Brings npm's packages of the browser tests to what the lock file says, if they are not.
///
/// # Errors
/// npm fails.
pub(crate) fn packages(folder: &Path, npm: &Path) -> Result<()> {
    let age = |name: &str| fs::metadata(folder.join(name)).and_then(|file| file.modified()).ok();
    let (lock, installed) = (age("package-lock.json"), age("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= lock {
        return Ok(());
    }
    println!("installing npm's packages of the browser tests");
    let done = command::passes(command::program(folder, npm).args(["ci", "--ignore-scripts"]))?;
    anyhow::ensure!(done, "`npm ci` failed in {}", folder.display());
    Ok(())
}
