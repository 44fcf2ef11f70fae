//! What the bots that people may play with are called, and how each plays.

use crate::messages::level;
use crate::{Lang, Message, Name};

/// The levels, weakest first, by the names that journals and the arena have for them.
pub const NAMES: &[&str] = &["beginner", "casual", "club", "skilled", "strong", "expert"];

/// What a level is called; `None` for another bot.
fn known(lang: Lang, bot: &str) -> Option<&'static str> {
    match bot {
        "beginner" => Some(level::beginner(lang)),
        "casual" => Some(level::casual(lang)),
        "club" => Some(level::club(lang)),
        "skilled" => Some(level::skilled(lang)),
        "strong" => Some(level::strong(lang)),
        "expert" => Some(level::expert(lang)),
        "adaptive" => Some(level::adaptive(lang)),
        _ => None,
    }
}

/// What a bot is called: a level; a program that the operator named, by that name.
pub fn name(lang: Lang, bot: &str) -> Message {
    known(lang, bot).map_or_else(|| level::program(lang, bot), Message::from)
}

/// How a bot plays, for a player who chooses one.
pub fn about(lang: Lang, bot: &str) -> &'static str {
    match bot {
        "beginner" => level::beginner_about(lang),
        "casual" => level::casual_about(lang),
        "club" => level::club_about(lang),
        "skilled" => level::skilled_about(lang),
        "strong" => level::strong_about(lang),
        "expert" => level::expert_about(lang),
        "adaptive" => level::adaptive_about(lang),
        _ => level::program_about(lang),
    }
}

/// How the computer plays, in a few words for the player who starts a table: `Level: Club.`; none is named twice.
pub fn levels(lang: Lang, bots: &[&str]) -> Message {
    let mut names: Vec<Message> = Vec::new();
    for bot in bots {
        let name = name(lang, bot);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    level::levels(lang, &names)
}

/// Who plays at which level: `Ruth plays at Club level.`
pub fn plays(lang: Lang, player: Name<'_>, bot: &str) -> Message {
    match known(lang, bot) {
        Some(_) if bot == "adaptive" => level::plays_adaptive(lang, player),
        Some(known) => level::plays(lang, player, &known.into()),
        None => level::plays_program(lang, player, bot),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_names_and_programs_keep_theirs() {
        let name = |bot: &str| name(Lang::EN, bot).to_string();
        let levels = |bots: &[&str]| levels(Lang::EN, bots).to_string();
        let plays = |bot: &str| plays(Lang::EN, Name("Ruth"), bot).to_string();
        assert_eq!((name("expert").as_str(), name("my-bot").as_str()), ("Expert", "my-bot"));
        assert_eq!(levels(&["club", "club"]), "Level: Club.");
        assert_eq!(levels(&["club", "strong", "club"]), "Levels: Club and Strong.");
        assert_eq!(plays("club"), "Ruth plays at Club level.");
        assert_eq!(plays("my-bot"), "Ruth is played by “my-bot”.");
    }

    #[test]
    fn every_level_has_its_words() {
        for bot in NAMES.iter().chain(&["adaptive"]) {
            assert!(known(Lang::EN, bot).is_some(), "{bot}");
            assert_ne!(about(Lang::EN, bot), about(Lang::EN, "my-bot"), "{bot}");
        }
    }
}
