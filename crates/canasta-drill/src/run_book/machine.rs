//! Machines that are namespaces: network, mounts, host name, processes. Nothing of the real machine is changed: all folders
//! that they write to are their own, in memory, and everything is gone when the process that holds a namespace is killed, which the
//! kernel does by itself when this chore ends, however it ends.

use std::{
    collections::BTreeMap,
    fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, bail, ensure};

/// What a machine does when it is switched on: `$1` is its name, `$2` its folder, `$3` this program, `$4` the archive, `$5` the shims.
const SWITCHED_ON: &str = r#"
hostname "$1"
mount -t tmpfs -o mode=0755 run-book "$2"
for folder in run var/lib var/log srv usr/local/bin; do mkdir -p "$2/$folder"; done
cp -a /etc "$2/etc"
rm -rf "$2/etc/postgresql"
printf '127.0.0.1 localhost\n%s' "$RUN_BOOK_HOSTS" > "$2/etc/hosts"
touch "$2/usr/local/bin/run-book"
mount --bind "$3" "$2/usr/local/bin/run-book"
for shim in $5; do
    printf '#!/bin/sh\nexec run-book run-book-as %s "$@"\n' "$shim" > "$2/usr/local/bin/$shim"
    chmod 0755 "$2/usr/local/bin/$shim"
done
mkdir "$2/srv/archive"
mount --bind "$4" "$2/srv/archive"
for folder in etc run var/lib var/log srv usr/local/bin; do mount --rbind "$2/$folder" "/$folder"; done
ip link set lo up
echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start
echo on
# The desk has no processes of its own to look after.
if [ "$1" = desk ]; then exec sleep infinity; fi
while :; do sleep 3600 & wait $!; done
"#;

/// What Debian's packages do on a database when they are installed.
const DATABASE: &str = "install -d -o postgres -g postgres /var/lib/postgresql /var/log/postgresql /etc/postgresql
pg_createcluster 15 main --start";
/// And on the balancer.
const BALANCER: &str = "install -d -o caddy -g caddy /var/lib/caddy";

/// The folder at the desk where the commands are given.
pub(super) const DESK: &str = "/srv/desk";

/// The names of the machines with their addresses, and the database's second name.
const ADDRESSES: [(&str, &str); 8] = [
    ("balancer", "10.0.0.10"),
    ("node-1", "10.0.0.11"),
    ("node-2", "10.0.0.12"),
    ("node-3", "10.0.0.13"),
    ("node-4", "10.0.0.14"),
    ("db-1", "10.0.0.21"),
    ("db-2", "10.0.0.22"),
    ("desk", "10.0.0.1"),
];
const NAMES: &str = "10.0.0.10 canasta.example\n10.0.0.21 db\n";

/// A machine that is on.
struct Machine {
    /// The program that made its namespaces; when it is killed, so is everything in them.
    holder: Child,
    /// The first process of the machine.
    first: u32,
}

impl Drop for Machine {
    fn drop(&mut self) {
        // An error means that it is gone already.
        let _ = self.holder.kill();
        let _ = self.holder.wait();
    }
}

/// All machines, on one network.
pub(super) struct Machines {
    folder: PathBuf,
    on: BTreeMap<String, Machine>,
}

impl Machines {
    /// Switches on all but the desk's own, which comes first because the network hangs on it.
    ///
    /// # Errors
    /// A namespace cannot be made, or a machine not be set up.
    pub(super) fn start(folder: &Path) -> Result<Machines> {
        fs::create_dir_all(folder.join("archive")).context("the archive")?;
        let mut machines = Machines { folder: folder.to_owned(), on: BTreeMap::new() };
        machines.switch_on("desk")?;
        machines.in_network(
            "desk",
            "ip link add name lan type bridge && ip addr add 10.0.0.1/24 dev lan && ip link set lan up",
        )?;
        for (name, _) in ADDRESSES.iter().filter(|(name, _)| *name != "desk") {
            machines.power_on(name)?;
        }
        Ok(machines)
    }

    /// Switches a machine on, empty, and connects it.
    ///
    /// # Errors
    /// There is no machine of that name, or it cannot be set up.
    pub(super) fn power_on(&mut self, name: &str) -> Result<()> {
        let address = ADDRESSES.iter().find(|(known, _)| *known == name).map(|(_, address)| *address);
        let address = address.with_context(|| format!("there is no machine {name}"))?;
        let first = self.switch_on(name)?;
        self.in_network("desk", &format!("ip link add name {name} type veth peer name eth0 netns {first}"))?;
        self.in_network("desk", &format!("ip link set {name} master lan up"))?;
        self.in_network(name, &format!("ip addr add {address}/24 dev eth0 && ip link set eth0 up"))?;
        match name {
            "balancer" => self.on_machine(name, BALANCER),
            "db-1" | "db-2" => self.on_machine(name, DATABASE),
            _ => Ok(()),
        }
    }

    /// A machine loses its power, with all that runs on it and all that it had written.
    ///
    /// # Errors
    /// It is not on.
    pub(super) fn power_off(&mut self, name: &str) -> Result<()> {
        let machine = self.on.remove(name).with_context(|| format!("{name} is not on"))?;
        fs::remove_file(self.folder.join("on").join(name))?;
        drop(machine);
        Ok(())
    }

    /// Whether a machine is on.
    pub(super) fn is_on(&self, name: &str) -> bool {
        self.on.contains_key(name)
    }

    fn switch_on(&mut self, name: &str) -> Result<u32> {
        let folder = self.folder.join(name);
        fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
        let hosts = ADDRESSES.iter().map(|(name, address)| format!("{address} {name}\n")).collect::<String>() + NAMES;
        let own = std::env::current_exe().context("this program")?;
        // The desk steps into the other machines, so it sees their processes.
        let desk = name == "desk";
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "KILL", "unshare", "--net", "--uts", "--mount"]);
        if !desk {
            command.args(["--pid", "--fork", "--kill-child", "--mount-proc"]);
        }
        command.args(["sh", "-euc", SWITCHED_ON, "sh", name]).arg(&folder).arg(own).arg(self.folder.join("archive"));
        command.arg(if desk { "ssh scp" } else { "systemctl" }).env("RUN_BOOK_HOSTS", hosts);
        let mut holder = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().context("cannot start unshare")?;
        let stdout = holder.stdout.take();
        let mut machine = Machine { first: holder.id(), holder };
        let mut line = String::new();
        if let Some(stdout) = stdout {
            BufReader::new(stdout).read_line(&mut line)?;
        }
        ensure!(line == "on\n", "{name} cannot be switched on");
        if !desk {
            let id = machine.holder.id();
            let children = fs::read_to_string(format!("/proc/{id}/task/{id}/children"))?;
            machine.first = children.trim().parse().with_context(|| format!("{name} has no first process"))?;
        }
        let first = machine.first;
        let on = self.folder.join("on");
        fs::create_dir_all(&on)?;
        fs::write(on.join(name), first.to_string())?;
        self.on.insert(name.to_owned(), machine);
        Ok(first)
    }

    /// A shell command in the network of a machine, with the files of this one.
    fn in_network(&self, name: &str, script: &str) -> Result<()> {
        let mut command = Command::new("nsenter");
        let target = self.first(name)?.to_string();
        passes(command.args(["--target", &target, "--net", "sh", "-euc", script]), script)
    }

    /// A shell command on a machine.
    fn on_machine(&self, name: &str, script: &str) -> Result<()> {
        passes(step_into(self.first(name)?, "--pid").args(["sh", "-euc", script]), script)
    }

    fn first(&self, name: &str) -> Result<u32> {
        Ok(self.on.get(name).with_context(|| format!("{name} is not on"))?.first)
    }

    /// A program at the desk, in its folder.
    ///
    /// # Errors
    /// The desk is not on.
    pub(super) fn at_desk(&self, program: &str) -> Result<Command> {
        let mut command = step_into(self.first("desk")?, "--uts");
        command
            .args(["setpriv", "--pdeathsig", "KILL", "env", "--chdir", DESK, program])
            .env("HOME", DESK)
            .env("RUN_BOOK", &self.folder);
        Ok(command)
    }

    /// Commands on another machine, as by ssh; what they print.
    ///
    /// # Errors
    /// They fail.
    pub(super) fn ask(&self, name: &str, script: &str) -> Result<String> {
        output(step_into(self.first(name)?, "--pid").args(["sh", "-euc", script]))
    }

    /// The folder at the desk, as this process sees it.
    ///
    /// # Errors
    /// The desk is not on.
    pub(super) fn desk(&self) -> Result<PathBuf> {
        Ok(PathBuf::from(format!("/proc/{}/root{DESK}", self.first("desk")?)))
    }
}

/// Where Debian has programs; the machine's own come first.
const PATH: &str = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/// A command on the machine with this first process; `more` is one more of its namespaces to step into.
pub(super) fn step_into(first: u32, more: &str) -> Command {
    let mut command = Command::new("/usr/bin/nsenter");
    command.args(["--target", &first.to_string(), "--net", "--uts", "--mount", more, "--"]);
    command.env_clear().envs([("PATH", PATH), ("HOME", "/root"), ("LANG", "C.UTF-8")]).stdin(Stdio::null());
    command
}

fn passes(command: &mut Command, what: &str) -> Result<()> {
    let done = command.output().with_context(|| format!("cannot start {what}"))?;
    if !done.status.success() {
        bail!("`{what}` failed: {}", String::from_utf8_lossy(&done.stderr).trim());
    }
    Ok(())
}

/// Runs it to its end and gives what it wrote to standard output.
///
/// # Errors
/// It cannot be started, fails, or writes something other than UTF-8.
pub(super) fn output(command: &mut Command) -> Result<String> {
    let done = command.output().with_context(|| format!("cannot start {command:?}"))?;
    ensure!(done.status.success(), "{command:?} failed: {}", String::from_utf8_lossy(&done.stderr).trim());
    String::from_utf8(done.stdout).with_context(|| format!("{command:?} did not write UTF-8"))
}

/// Waits for a process to end; `None` where it had not by then, and was killed.
///
/// # Errors
/// It cannot be waited for.
pub(super) fn wait(child: &mut Child, patience: Duration) -> Result<Option<bool>> {
    let until = Instant::now() + patience;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status.success()));
        }
        if Instant::now() > until {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(20)); // waits: for another process
    }
}
