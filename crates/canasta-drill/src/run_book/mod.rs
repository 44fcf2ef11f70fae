//! The commands of the book's run-book, word for word, on machines that are network namespaces, with a real
//! PostgreSQL, a standby, Caddy and the released program; and after each chapter a look whether what it promises is so.

#![expect(clippy::print_stdout, reason = "the person at the terminal sees how far it is")]

mod machine;
mod page;
mod player;
mod shim;

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    process::Stdio,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, bail, ensure};

use self::{
    machine::{Machines, output, wait},
    page::{Chapter, Step},
    player::Player,
};
pub use shim::run as stand_in;

/// How long a block of commands may take.
const BLOCK: Duration = Duration::from_secs(180);
/// How long it may take until what is asked of the database is so.
const SOON: Duration = Duration::from_secs(30);

/// Runs the page of the repository at `root` with this program, on machines whose files lie in `folder`; false where something that
/// the page promises is not so.
///
/// # Errors
/// The machines cannot be made.
pub fn run(root: &Path, program: &Path, folder: &Path) -> Result<bool> {
    let chapters = page::read(&fs::read_to_string(root.join("book/src/server/run-book.md"))?)?;
    // Of a run before; what it wrote in memory is gone with it.
    let _ = fs::remove_dir_all(folder);
    let machines = Machines::start(folder)?;
    furnish(root, &machines, program)?;
    let mut run = Run { machines, folder: folder.to_owned(), player: None };
    let began = Instant::now();
    for chapter in &chapters {
        if let Err(why) = run.chapter(chapter) {
            println!("run-book: {}: {why:#}", chapter.heading);
            run.logs();
            return Ok(false);
        }
    }
    println!("run-book: {} chapters, {:.0} s", chapters.len(), began.elapsed().as_secs_f64());
    Ok(true)
}

/// Puts on the desk what the operator has there: the files that are given out, the program, a secret. What differs from the book's own
/// words stands on the page, too.
fn furnish(root: &Path, machines: &Machines, program: &Path) -> Result<()> {
    let desk = machines.desk()?;
    fs::create_dir(&desk)?;
    let files = root.join("deploy/three-nodes");
    for entry in fs::read_dir(&files)? {
        let entry = entry?;
        fs::copy(entry.path(), desk.join(entry.file_name()))?;
    }
    fs::copy(program, desk.join("canasta")).with_context(|| format!("cannot copy {}", program.display()))?;
    fs::write(desk.join("secret"), "what these servers have in common: nobody else\n")?;
    // No authority can reach this one, so Caddy is its own.
    let balancer = fs::read_to_string(files.join("Caddyfile"))?;
    fs::write(desk.join("Caddyfile"), format!("{{\n\tlocal_certs\n\tskip_install_trust\n}}\n{balancer}"))?;
    fs::write(desk.join(".curlrc"), "insecure\n")?;
    Ok(())
}

/// A run of the page.
struct Run {
    machines: Machines,
    folder: PathBuf,
    player: Option<Player>,
}

impl Run {
    fn chapter(&mut self, chapter: &Chapter) -> Result<()> {
        println!("run-book: {}", chapter.heading);
        chapter.steps.iter().try_for_each(|step| self.step(step))
    }

    fn step(&mut self, step: &Step) -> Result<()> {
        match step {
            Step::Commands(block) => self.commands(block),
            Step::PowerOff(machine) => {
                println!("    {machine} loses its power");
                self.machines.power_off(machine)
            }
            Step::PowerOn(machine) => self.machines.power_on(machine),
            Step::Opens => {
                self.player = Some(Player::open(&self.machines)?);
                Ok(())
            }
            Step::Plays(seconds) => {
                let patience = Duration::from_secs(*seconds);
                let (player, machines) = self.player()?;
                let after = player.plays(machines, patience)?;
                println!("    an act is acknowledged after {:.1} s, and all before it still are", after.as_secs_f64());
                ensure!(after <= patience, "the page promises {seconds} s");
                Ok(())
            }
            Step::Waits => {
                let (player, machines) = self.player()?;
                println!("    no act is acknowledged: {}", player.waits(machines)?);
                Ok(())
            }
            Step::Move(node) => self.move_table(node),
            Step::Nodes(nodes) => {
                let nodes: Vec<String> = nodes.iter().map(|node| format!("{node}:7879")).collect();
                let sql = "SELECT address FROM nodes WHERE lease_until > clock_timestamp() ORDER BY address";
                self.soon(sql, &nodes.join("\n"))
            }
            Step::Standby(machine) => {
                let sql = "SELECT application_name, state, sync_state FROM pg_stat_replication";
                self.soon(sql, &format!("{}|streaming|quorum", machine.replace('-', "_")))
            }
            Step::Remember => self.remember(),
            Step::Forgotten => {
                let (player, machines) = self.player()?;
                println!("    {} acts after the moment are gone, and none before it", player.forgotten(machines)?);
                Ok(())
            }
        }
    }

    fn player(&mut self) -> Result<(&mut Player, &Machines)> {
        Ok((self.player.as_mut().context("the page opens no table before")?, &self.machines))
    }

    /// Runs a block as a person's shell would that stops at the first failure.
    fn commands(&self, block: &str) -> Result<()> {
        let (log, began) = (self.folder.join("block.log"), Instant::now());
        let file = File::create(&log)?;
        let mut bash = self.machines.at_desk("bash")?;
        bash.args(["-euo", "pipefail", "-c", block]).stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file);
        let ended = wait(&mut bash.spawn().context("cannot start bash")?, BLOCK)?;
        let first = block.lines().next().unwrap_or_default();
        if ended != Some(true) {
            let said = fs::read_to_string(&log).unwrap_or_default();
            let how = if ended.is_none() { "did not end" } else { "failed" };
            bail!("these commands {how}:\n{block}they said:\n{}", said.trim());
        }
        println!("    {first} … ({:.1} s)", began.elapsed().as_secs_f64());
        Ok(())
    }

    /// What the primary answers.
    fn query(&self, sql: &str) -> Result<String> {
        for machine in ["db-1", "db-2"].into_iter().filter(|machine| self.machines.is_on(machine)) {
            let ask = |sql: &str| {
                let words = "runuser -u postgres -- psql --tuples-only --no-align --dbname=canasta --command";
                self.machines.ask(machine, &format!("{words} \"{sql}\""))
            };
            if ask("SELECT pg_is_in_recovery()").is_ok_and(|standby| standby.trim() == "f") {
                return Ok(ask(sql)?.trim().to_owned());
            }
        }
        bail!("no database takes writes")
    }

    /// Waits until the primary gives this answer.
    fn soon(&self, sql: &str, wanted: &str) -> Result<()> {
        let until = Instant::now() + SOON;
        loop {
            let answer = self.query(sql)?;
            if answer == wanted {
                println!("    {}", wanted.replace('\n', ", "));
                return Ok(());
            }
            ensure!(Instant::now() < until, "`{sql}` gives\n{answer}\nin place of\n{wanted}");
            thread::sleep(Duration::from_millis(200)); // waits: between two questions
        }
    }

    /// Brings the player's table to a node: the one that has it is drained, and this one is the first that is asked.
    fn move_table(&mut self, node: &str) -> Result<()> {
        let (player, _) = self.player()?;
        let sql =
            format!("SELECT address FROM nodes JOIN tables ON owner = nodes.id WHERE tables.id = '{}'", player.table());
        let owner = self.query(&sql)?;
        let owner = owner.strip_suffix(":7879").with_context(|| format!("the table is at no node: {owner}"))?;
        if owner != node {
            self.machines.ask(owner, "systemctl stop canasta-node")?;
            let (player, machines) = self.player()?;
            player.ask_node(machines, node)?;
            self.machines.ask(owner, "systemctl start canasta-node")?;
        }
        self.soon(&sql, &format!("{node}:7879"))
    }

    /// Notes the moment, and lets the player play on after it.
    fn remember(&mut self) -> Result<()> {
        let (player, machines) = self.player()?;
        player.remember(machines)?;
        let mut date = machines.at_desk("date")?;
        let moment = output(date.arg("+%F %T.%6N%:z"))?;
        fs::write(machines.desk()?.join("moment"), &moment)?;
        println!("    the moment is {}", moment.trim());
        player.plays(machines, SOON)?;
        Ok(())
    }

    /// What the programs had to say.
    fn logs(&self) {
        for machine in ["balancer", "node-1", "node-2", "node-3", "node-4", "db-1", "db-2"] {
            let script = "tail --lines=15 /var/log/*.log /var/log/postgresql/*.log 2> /dev/null || true";
            if let Ok(said) = self.machines.ask(machine, script) {
                println!("--- {machine}\n{}", said.trim());
            }
        }
    }
}
