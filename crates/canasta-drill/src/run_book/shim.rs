//! What stands in for `ssh`, `scp` and `systemctl` on machines that are namespaces: as much of them as the run-book uses.

use std::{
    env, fs,
    fs::File,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, bail, ensure};

use super::machine::step_into;

/// Where a unit's numbers of processes are: that of the program, and of what starts it again.
const PROGRAM: &str = "program";
const SUPERVISOR: &str = "supervisor";

/// Does what the program of this name would do.
///
/// # Errors
/// The words are not understood, or it fails.
pub fn run(program: &str, words: &[&str]) -> Result<bool> {
    match (program, words) {
        ("ssh", [machine, words @ ..]) if !words.is_empty() => ssh(machine, &words.join(" ")),
        ("scp", [sources @ .., to]) if !sources.is_empty() => scp(sources, to),
        ("systemctl", ["daemon-reload"]) => Ok(true),
        ("systemctl", ["enable", "--now", name] | ["start", name]) => Unit::read(name)?.start(),
        ("systemctl", ["stop", name]) => Unit::read(name)?.stop(),
        ("systemctl", ["reload", name]) => Unit::read(name)?.reload(),
        ("supervise", [name]) => Unit::read(name)?.supervise(),
        ("systemctl", ["restart", name]) => {
            let unit = Unit::read(name)?;
            Ok(unit.stop()? && unit.start()?)
        }
        _ => bail!("this stands in for {program} and does not know `{}`", words.join(" ")),
    }
}

/// The first process of a machine that is on.
fn first(machine: &str) -> Result<u32> {
    let folder = PathBuf::from(env::var_os("RUN_BOOK").context("RUN_BOOK is not set")?);
    let first = fs::read_to_string(folder.join("on").join(machine)).ok().and_then(|first| first.parse().ok());
    first.with_context(|| format!("{machine} does not answer"))
}

/// The words go to a shell there, as ssh does it.
fn ssh(machine: &str, words: &str) -> Result<bool> {
    let mut command = step_into(first(machine)?, "--pid");
    passes(command.args(["sh", "-c", words]).stdin(Stdio::inherit()))
}

fn scp(sources: &[&str], to: &str) -> Result<bool> {
    let (machine, path) = to.split_once(':').context("scp goes to MACHINE:PATH")?;
    let there = format!("/proc/{}/root{path}", first(machine)?);
    passes(Command::new("cp").args(sources).arg(there))
}

/// Runs it to its end with its output on the terminal; whether it succeeded.
fn passes(command: &mut Command) -> Result<bool> {
    Ok(command.status().with_context(|| format!("cannot start {command:?}"))?.success())
}

/// What is used of a unit of systemd.
#[derive(Debug)]
struct Unit {
    name: String,
    start: String,
    reload: Option<String>,
    user: Option<String>,
    /// After how many seconds it is started again when it failed.
    again: Option<u64>,
    environment: Vec<(String, String)>,
}

impl Unit {
    /// Reads it where systemd would.
    fn read(name: &str) -> Result<Unit> {
        let folders = ["/etc/systemd/system", "/lib/systemd/system"];
        let mut files = folders.iter().map(|folder| Path::new(folder).join(format!("{name}.service")));
        let file = files.find(|file| file.is_file()).with_context(|| format!("there is no unit {name}"))?;
        let host = fs::read_to_string("/proc/sys/kernel/hostname")?;
        Unit::of(name, &fs::read_to_string(file)?, host.trim(), |file| Ok(fs::read_to_string(file)?))
    }

    fn of(name: &str, text: &str, host: &str, read: impl Fn(&str) -> Result<String>) -> Result<Unit> {
        let values = |key: &str| {
            let found = text.lines().filter_map(|line| line.strip_prefix(key)?.strip_prefix('='));
            found.map(|value| value.replace("%H", host)).collect::<Vec<_>>()
        };
        let mut lines = values("Environment");
        // As systemd has it: what stands in a file counts more.
        for file in values("EnvironmentFile") {
            let text = read(&file).with_context(|| file.clone())?;
            lines.extend(text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned));
        }
        let pairs = lines.iter().filter_map(|line| line.split_once('='));
        Ok(Unit {
            name: name.to_owned(),
            start: values("ExecStart").pop().context("the unit has no ExecStart")?,
            reload: values("ExecReload").pop(),
            user: values("User").pop(),
            again: match values("Restart").pop().as_deref() {
                Some("on-failure") => values("RestartSec").pop().and_then(|seconds| seconds.parse().ok()),
                _ => None,
            },
            environment: pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        })
    }

    /// The process with the number that stands in a file of this unit, if it runs.
    fn process(&self, file: &str) -> Option<u32> {
        let id = fs::read_to_string(self.file(file)).ok()?.trim().parse().ok()?;
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        // What has ended and waits to be looked at does not run.
        (!stat.rsplit_once(") ")?.1.starts_with('Z')).then_some(id)
    }

    /// The process that was started.
    fn runs(&self) -> Option<u32> {
        self.process(PROGRAM)
    }

    fn file(&self, file: &str) -> PathBuf {
        PathBuf::from(format!("/run/{}.{file}", self.name))
    }

    /// The command as its user, with its settings.
    fn command(&self, line: &str) -> Result<Command> {
        let mut words = line.split_ascii_whitespace();
        let program = words.next().context("the command is empty")?;
        let mut command = match &self.user {
            Some(user) => {
                let mut command = Command::new("setpriv");
                let (user, group) = (format!("--reuid={user}"), format!("--regid={user}"));
                command.args([&user, &group, "--init-groups", "--no-new-privs", "--", program]);
                command
            }
            None => Command::new(program),
        };
        command.args(words).stdin(Stdio::null()).env_clear().env("PATH", env::var_os("PATH").unwrap_or_default());
        if let Some(home) = self.user.as_ref().and_then(|user| home(user)) {
            command.env("HOME", home);
        }
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        Ok(command)
    }

    fn start(&self) -> Result<bool> {
        if self.runs().is_some() {
            return Ok(true);
        }
        let log = File::options().create(true).append(true).open(format!("/var/log/{}.log", self.name))?;
        let mut command = Command::new("run-book");
        command.args(["run-book-as", "supervise", &self.name]).stdin(Stdio::null());
        let supervisor = command.stdout(log.try_clone()?).stderr(log).current_dir("/").spawn()?;
        fs::write(self.file(SUPERVISOR), supervisor.id().to_string())?;
        Ok(true)
    }

    /// Runs the program, again and again where the unit says so.
    fn supervise(&self) -> Result<bool> {
        loop {
            let mut program = self.command(&self.start)?.spawn()?;
            fs::write(self.file(PROGRAM), program.id().to_string())?;
            let done = program.wait()?.success();
            match self.again {
                Some(seconds) if !done => thread::sleep(Duration::from_secs(seconds)), // waits: as the unit says
                _ => return Ok(done),
            }
        }
    }

    fn stop(&self) -> Result<bool> {
        // First, or it would start the program again.
        if let Some(supervisor) = self.process(SUPERVISOR) {
            passes(Command::new("kill").args(["-KILL", &supervisor.to_string()]))?;
        }
        let Some(id) = self.runs() else { return Ok(true) };
        passes(Command::new("kill").args(["-TERM", &id.to_string()]))?;
        let until = Instant::now() + Duration::from_secs(30);
        while self.runs().is_some() {
            if Instant::now() > until {
                passes(Command::new("kill").args(["-KILL", &id.to_string()]))?;
                bail!("{} had to be killed", self.name);
            }
            thread::sleep(Duration::from_millis(20)); // waits: for another process
        }
        Ok(true)
    }

    fn reload(&self) -> Result<bool> {
        let id = self.runs().with_context(|| format!("{} does not run", self.name))?;
        let line = self.reload.as_ref().with_context(|| format!("{} has no ExecReload", self.name))?;
        let done = self.command(&line.replace("$MAINPID", &id.to_string()))?.output()?;
        ensure!(done.status.success(), "{line}: {}", String::from_utf8_lossy(&done.stderr).trim());
        Ok(true)
    }
}

/// The home of a user.
fn home(user: &str) -> Option<String> {
    let users = fs::read_to_string("/etc/passwd").ok()?;
    let row = users.lines().find(|row| row.split(':').next() == Some(user))?;
    row.split(':').nth(5).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The unit that is given out, with its settings.
    #[test]
    fn a_unit_is_started_as_it_says() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join("deploy/three-nodes");
        let text = fs::read_to_string(root.join("canasta-node.service")).unwrap();
        let settings = |file: &str| {
            assert_eq!(file, "/etc/canasta/node.env");
            Ok(fs::read_to_string(root.join("node.env"))?)
        };
        let unit = Unit::of("canasta-node", &text, "node-7", settings).unwrap();
        assert_eq!((unit.start.as_str(), unit.user.as_deref()), ("/usr/local/bin/canasta serve", Some("canasta")));
        let value =
            |name: &str| unit.environment.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        assert_eq!(value("CANASTA_PRIVATE_ADDRESS"), Some("node-7:7879"));
        assert_eq!(value("CANASTA_SECRET_FILE"), Some("/etc/canasta/secret"));
        assert!(value("CANASTA_DATABASE").unwrap().ends_with("@db/canasta?sslmode=require"));
    }

    #[test]
    fn what_is_not_known_is_refused() {
        for (program, words) in
            [("ssh", &["db-1"][..]), ("scp", &["file"]), ("systemctl", &["mask", "it"]), ("ls", &[])]
        {
            assert!(run(program, words).is_err(), "{program} {words:?}");
        }
    }
}
