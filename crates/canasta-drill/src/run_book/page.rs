//! The page as steps: its blocks of commands as they stand, and what its comments say happens or must be true in between.

use anyhow::{Context as _, Result, bail, ensure};

/// What the fence of a block that is run begins with.
const FENCE: &str = "```sh";
/// What a comment for this chore begins with.
const COMMENT: &str = "<!-- run-book: ";

/// A part of the page with what is to be done there.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Chapter {
    pub(super) heading: String,
    pub(super) steps: Vec<Step>,
}

/// What is to be done, in the order of the page.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Commands, word for word.
    Commands(String),
    /// A machine loses its power.
    PowerOff(String),
    /// It comes back, empty.
    PowerOn(String),
    /// A table is opened and left alone from then on, and another one, at which the player plays.
    Opens,
    /// The player acts, within so many seconds; all that was ever acknowledged is still so.
    Plays(u64),
    /// The player's act is not acknowledged.
    Waits,
    /// The player's table comes to this node.
    Move(String),
    /// These nodes, and no others, have a lease.
    Nodes(Vec<String>),
    /// This machine is the standby for which the primary waits.
    Standby(String),
    /// What was acknowledged up to now is what a restore brings back; the player plays on.
    Remember,
    /// What was acknowledged since is gone.
    Forgotten,
}

/// How long an act may take where the page promises nothing, in seconds.
const PATIENCE: u64 = 60;

/// Reads the page.
///
/// # Errors
/// A comment says something else, a block has no end, or there is nothing to run.
pub(super) fn read(page: &str) -> Result<Vec<Chapter>> {
    let mut chapters: Vec<Chapter> = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if let Some(heading) = line.strip_prefix("## ") {
            chapters.push(Chapter { heading: heading.to_owned(), steps: Vec::new() });
            continue;
        }
        let step = if line == FENCE {
            let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            Step::Commands(block.join("\n") + "\n")
        } else if let Some(comment) = line.strip_prefix(COMMENT) {
            read_comment(comment.strip_suffix(" -->").with_context(|| format!("this comment has no end: {line}"))?)?
        } else {
            continue;
        };
        chapters.last_mut().with_context(|| format!("there is no heading before: {line}"))?.steps.push(step);
    }
    ensure!(page.matches("```").count().is_multiple_of(2), "a block has no end");
    chapters.retain(|chapter| !chapter.steps.is_empty());
    ensure!(!chapters.is_empty(), "the page has nothing to run");
    Ok(chapters)
}

fn read_comment(comment: &str) -> Result<Step> {
    let words: Vec<&str> = comment.split(' ').collect();
    Ok(match words.as_slice() {
        ["power", "off", machine] => Step::PowerOff((*machine).to_owned()),
        ["power", "on", machine] => Step::PowerOn((*machine).to_owned()),
        ["opens"] => Step::Opens,
        ["plays"] => Step::Plays(PATIENCE),
        ["plays", "within", seconds, "s"] => Step::Plays(seconds.parse().context("how many seconds?")?),
        ["waits"] => Step::Waits,
        ["move", "the", "table", "to", node] => Step::Move((*node).to_owned()),
        ["nodes", nodes @ ..] if !nodes.is_empty() => Step::Nodes(nodes.iter().map(|&node| node.to_owned()).collect()),
        ["standby", machine] => Step::Standby((*machine).to_owned()),
        ["remember"] => Step::Remember,
        ["forgotten"] => Step::Forgotten,
        _ => bail!("the run-book's chore does not know what this means: {comment}"),
    })
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    fn chapters(page: &str) -> Vec<Chapter> {
        read(page).unwrap()
    }

    #[test]
    fn blocks_are_taken_as_they_stand_and_only_those_of_commands() {
        let page = "# Book\n## One\n```text\nnot this\n```\n```sh\nls  -l \\\n    /\n\n# why\n```\n## Two\nnothing\n";
        let steps = vec![Step::Commands("ls  -l \\\n    /\n\n# why\n".to_owned())];
        assert_eq!(chapters(page), [Chapter { heading: "One".to_owned(), steps }]);
    }

    #[test]
    fn comments_say_what_happens_in_between() {
        let page =
            "## One\n<!-- run-book: power off db-1 -->\n<!-- another -->\n<!-- run-book: plays within 10 s -->\n";
        assert_eq!(chapters(page)[0].steps, [Step::PowerOff("db-1".to_owned()), Step::Plays(10)]);
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        for page in [
            "## One\n<!-- run-book: power out db-1 -->\n",
            "## One\n<!-- run-book: plays\n",
            "## One\n<!-- run-book: plays within a s -->\n",
            "## One\n<!-- run-book: nodes -->\n",
            "## One\n```sh\nls\n",
            "```sh\nls\n```\n",
            "## One\n",
        ] {
            assert!(read(page).is_err(), "{page}");
        }
    }

    /// Every chapter with commands ends in a look whether they did what they should, but for those that only look themselves.
    #[test]
    fn every_chapter_of_the_book_is_checked() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let page = fs::read_to_string(root.join("book/src/server/run-book.md")).unwrap();
        let chapters = chapters(&page);
        assert!(chapters.len() >= 10, "{chapters:?}");
        for chapter in chapters.iter().filter(|chapter| chapter.heading != "See how it goes") {
            let plays = chapter.steps.iter().any(|step| matches!(step, Step::Plays(_)));
            assert!(plays, "{}", chapter.heading);
        }
    }
}
