//! The book's page about the command line (`book/src/command-line.md`), generated from clap's definitions.

use std::fmt::Write as _;

use clap::{Arg, Command, CommandFactory as _};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../book/src/command-line.md");

const INTRODUCTION: &str = "# Command line

For everyone who runs `canasta` in a terminal: all commands, with their arguments and options. This page is made from the
program's own help, which `canasta --help` and `canasta COMMAND --help` print.

Without a command, `canasta` starts the server and accepts the options of [`canasta serve`](#canasta-serve).

Exit codes: 0 for success, 1 if the command failed, and 2 if an argument, or something it names, cannot be used. Some commands
say more about them below.
";

/// The whole page in Markdown.
fn page(command: &Command) -> String {
    let mut page = INTRODUCTION.to_owned();
    for subcommand in command.get_subcommands() {
        write_command(&mut page, subcommand, "canasta", "##");
    }
    page
}

fn write_command(page: &mut String, command: &Command, parent: &str, heading: &str) {
    let name = format!("{parent} {}", command.get_name());
    let usage = command.clone().bin_name(&name).render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").replace("\n       ", "\n");
    // Writing to a string does not fail.
    let _ = write!(page, "\n{heading} {name}\n\n```text\n{usage}\n```\n");
    let about = command.get_long_about().or_else(|| command.get_about()).map(ToString::to_string);
    write_paragraphs(page, &about.unwrap_or_default(), "");
    let args: Vec<&Arg> = command.get_arguments().filter(|arg| arg.get_id() != "help").collect();
    let mut groups: Vec<Option<&str>> = Vec::new();
    for group in args.iter().map(|arg| arg.get_help_heading()) {
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    for group in groups {
        let _ =
            write!(page, "\n{}\n\n", group.map_or("Arguments and options:".to_owned(), |group| format!("{group}:")));
        for arg in args.iter().filter(|arg| arg.get_help_heading() == group) {
            write_argument(page, arg);
        }
    }
    if let Some(example) = command.get_after_help().map(ToString::to_string) {
        let example = example.split_once("Example:\n").map_or("", |(_, example)| example);
        let lines: Vec<&str> = example.lines().map(str::trim).collect();
        let _ = write!(page, "\nExample:\n\n```text\n{}\n```\n", lines.join("\n"));
    }
    for subcommand in command.get_subcommands() {
        write_command(page, subcommand, &name, "###");
    }
}

fn write_paragraphs(page: &mut String, text: &str, indent: &str) {
    for paragraph in text.split("\n\n") {
        let sentence = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
        let end = if sentence.ends_with(['.', ':']) { "" } else { "." };
        let _ = write!(page, "\n{indent}{}{end}\n", code(&sentence));
    }
}

/// A list item with the option, its description, its default, and its environment variable.
fn write_argument(page: &mut String, arg: &Arg) {
    let value = arg.get_value_names().map_or_else(String::new, |names| names[0].to_string());
    let takes_value = arg.get_action().takes_values();
    let name = match arg.get_long() {
        Some(long) if takes_value => format!("--{long} {value}"),
        Some(long) => format!("--{long}"),
        None => value,
    };
    let help = arg.get_long_help().or_else(|| arg.get_help()).map(ToString::to_string).unwrap_or_default();
    let (summary, details) = help.split_once("\n\n").unwrap_or((&help, ""));
    let (summary, default) = summary.split_once(" [default: ").unwrap_or((summary, ""));
    let mut sentences = vec![format!("{}.", code(summary))];
    if !details.is_empty() {
        sentences.push(code(&details.split_whitespace().collect::<Vec<_>>().join(" ")));
    }
    let values: Vec<String> = arg.get_possible_values().iter().map(|value| format!("`{}`", value.get_name())).collect();
    if takes_value && !values.is_empty() {
        sentences.push(format!("One of {}.", values.join(", ")));
    }
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !default.is_empty() {
        sentences.push(format!("Default: {}.", code(default.trim_end_matches(']'))));
    } else if takes_value && !defaults.is_empty() {
        sentences.push(format!("Default: {}.", defaults.join(", ")));
    }
    if let Some(variable) = arg.get_env() {
        sentences.push(format!("Variable: `{}`.", variable.to_string_lossy()));
    }
    let _ = writeln!(page, "- `{name}`: {}", sentences.join(" "));
}

/// Marks options, variables, files and URLs as code.
fn code(text: &str) -> String {
    let is_code = |word: &str| {
        word == "-"
            || ["--", "~/", "CANASTA_", "PGPASSWORD"].iter().any(|start| word.starts_with(start))
            || ["://", "exec:"].iter().any(|part| word.contains(part))
    };
    let mark = |word: &str| {
        let end = word.trim_end_matches(['.', ',', ':', ';', ')']);
        let start = word.len() - word.trim_start_matches('(').len();
        if is_code(&end[start.min(end.len())..]) {
            format!("{}`{}`{}", &word[..start], &end[start..], &word[end.len()..])
        } else {
            word.to_owned()
        }
    };
    text.split(' ').map(mark).collect::<Vec<_>>().join(" ")
}

/// `UPDATE_BOOK=1` rewrites the page instead.
#[test]
fn the_book_describes_the_command_line() {
    let mut command = crate::Cli::command().disable_help_subcommand(true);
    command.build();
    let expected = page(&command);
    if std::env::var_os("UPDATE_BOOK").is_some() {
        std::fs::write(PAGE, &expected).unwrap();
        return;
    }
    let written = std::fs::read_to_string(PAGE).unwrap_or_default();
    assert!(written == expected, "the command line has changed; UPDATE_BOOK=1 updates its page in the book");
}
