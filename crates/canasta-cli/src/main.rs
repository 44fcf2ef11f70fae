//! The `canasta` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    canasta_cli::main()
}
