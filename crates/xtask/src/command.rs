//! Running other programs: always in the foreground, always waited for, always from the repository's root.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, Result};

/// The cargo that runs this chore, in the environment of a terminal. What cargo tells the chore about its own package is taken
/// out: the build scripts of some crates watch those variables, and would build everything above them again each time
/// that cargo is now run by hand and now by a chore.
pub(crate) fn cargo(root: &Path, args: &[&str]) -> Command {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = program(root, cargo);
    command.args(args);
    let of_a_package = |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
    for (name, _) in env::vars_os().filter(|(name, _)| name.to_str().is_some_and(of_a_package)) {
        command.env_remove(name);
    }
    command
}

/// A program, to be run from `root`.
pub(crate) fn program(root: &Path, name: impl Into<OsString>) -> Command {
    let mut command = Command::new(name.into());
    command.current_dir(root);
    command
}

/// Runs it to its end with its output on the terminal; whether it succeeded.
///
/// # Errors
/// The program cannot be started.
pub(crate) fn passes(command: &mut Command) -> Result<bool> {
    Ok(code(command)? == Some(0))
}

/// Runs it to its end with its output on the terminal; the code with which it ended, `None` where a signal ended it.
///
/// # Errors
/// The program cannot be started.
pub(crate) fn code(command: &mut Command) -> Result<Option<i32>> {
    let status = command.status().with_context(|| format!("cannot start {}", shown(command)))?;
    Ok(status.code())
}

/// Runs it to its end and gives what it wrote to standard output.
///
/// # Errors
/// The program cannot be started, fails, or writes something other than UTF-8; its standard error is in the message.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let done = command.output().with_context(|| format!("cannot start {}", shown(command)))?;
    let stderr = String::from_utf8_lossy(&done.stderr).trim().to_owned();
    anyhow::ensure!(done.status.success(), "{} failed: {stderr}", shown(command));
    String::from_utf8(done.stdout).with_context(|| format!("{} did not write UTF-8", shown(command)))
}

/// Cargo's target folder.
///
/// # Errors
/// Cargo names no target folder.
pub(crate) fn target(root: &Path) -> Result<PathBuf> {
    let output = output(&mut cargo(root, &["metadata", "--format-version=1", "--no-deps"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&output).context("cargo metadata is not JSON")?;
    let folder = metadata["target_directory"].as_str().context("cargo metadata names no target directory")?;
    Ok(PathBuf::from(folder))
}

/// The first of these programs that `PATH` has.
pub(crate) fn found(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    names.iter().find_map(|name| env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file()))
}

/// The command as it would be typed.
pub(crate) fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned();
    command.get_args().fold(name, |line, word| format!("{line} {}", word.to_string_lossy()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_typed() {
        let mut command = program(Path::new("."), "/usr/bin/cargo");
        command.args(["fmt", "--check"]);
        assert_eq!(shown(&command), "cargo fmt --check");
    }

    #[test]
    fn a_program_that_is_not_there_is_not_found() {
        assert_eq!(found(&["no-such-program-here"]), None);
    }
}
