//! What the bots that people may play with are called, and how each plays.

/// A level in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The bot's name, as journals and the arena have it.
    pub name: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// How it plays and how long it thinks.
    pub about: &'static str,
}

/// Every level that has words, weakest first.
pub const LEVELS: &[Level] = &[
    Level {
        name: "beginner",
        title: "Beginner",
        about: "Melds what it can, takes any pile, and forgets what was thrown. Decides at once.",
    },
    Level {
        name: "club",
        title: "Club",
        about: "Plays by a good club player’s rules of thumb and remembers the pile. Decides at once.",
    },
    Level {
        name: "strong",
        title: "Strong",
        about: "Tries its best turns on many imagined deals before it makes one. Thinks for a moment.",
    },
    Level {
        name: "expert",
        title: "Expert",
        about: "Does so with far more deals and more turns. Thinks for up to a second.",
    },
];

/// What a bot is called: a level's title; a program that the host named, by that name.
pub fn title(bot: &str) -> &str {
    LEVELS.iter().find(|level| level.name == bot).map_or(bot, |level| level.title)
}

/// How a bot plays, for whoever chooses one.
pub fn about(bot: &str) -> &'static str {
    const NAMED: &str = "A program of whoever runs this server. It may think for a few seconds.";
    LEVELS.iter().find(|level| level.name == bot).map_or(NAMED, |level| level.about)
}

/// Over the choice of a level for everybody.
pub const LEGEND: &str = "The computer plays";

/// The link to the chapter that tells more.
pub const MORE: &str = "How the levels play";

/// Over the choices for each.
pub const EACH: &str = "A level of its own for each";

/// The answer that follows the choice for everybody.
pub const AS_ABOVE: &str = "As above";

/// How the computer plays, in a few words for the one who starts a table: `Club`; nothing named twice.
pub fn together(bots: &[&str]) -> String {
    let mut titles: Vec<&str> = Vec::new();
    for bot in bots {
        if !titles.contains(&title(bot)) {
            titles.push(title(bot));
        }
    }
    format!("Level: {}.", super::table::and(&titles))
}

/// Who plays at which level: `Ruth plays at Club level.`
pub fn plays(name: &str, bot: &str) -> String {
    if LEVELS.iter().any(|level| level.name == bot) {
        format!("{name} plays at {} level.", title(bot))
    } else {
        format!("{name} is played by “{bot}”.")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_titles_and_programs_keep_their_names() {
        assert_eq!((title("expert"), title("my-bot")), ("Expert", "my-bot"));
        assert_eq!(together(&["club", "club"]), "Level: Club.");
        assert_eq!(together(&["club", "strong", "club"]), "Level: Club and Strong.");
        assert_eq!(plays("Ruth", "club"), "Ruth plays at Club level.");
        assert_eq!(plays("Ruth", "my-bot"), "Ruth is played by “my-bot”.");
    }
}
