//! Names and descriptions of the bots people can play against.

use crate::messages::level;
use crate::{Lang, Message, Name};

/// The levels, weakest first, by their names in journals and the arena.
pub const NAMES: &[&str] = &["beginner", "casual", "club", "skilled", "strong", "expert"];

/// `None` for other bots.
fn level_name(lang: Lang, bot: &str) -> Option<&'static str> {
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

/// The name of a bot: its level, or the name the operator gave it.
pub fn name(lang: Lang, bot: &str) -> Message {
    level_name(lang, bot).map_or_else(|| level::program(lang, bot), Message::from)
}

/// How a bot plays, for choosing one.
pub fn description(lang: Lang, bot: &str) -> &'static str {
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

/// The levels of the bots at a new table, without repetition: `Level: Club.`
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

/// The level of a player: `Ruth plays at Club level.`
pub fn player_level(lang: Lang, player: Name<'_>, bot: &str) -> Message {
    match level_name(lang, bot) {
        Some(_) if bot == "adaptive" => level::plays_adaptive(lang, player),
        Some(level) => level::plays(lang, player, &level.into()),
        None => level::plays_program(lang, player, bot),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_names_and_other_bots_keep_theirs() {
        let name = |bot: &str| name(Lang::EN, bot).to_string();
        let levels = |bots: &[&str]| levels(Lang::EN, bots).to_string();
        let player_level = |bot: &str| player_level(Lang::EN, Name("Ruth"), bot).to_string();
        assert_eq!((name("expert").as_str(), name("my-bot").as_str()), ("Expert", "my-bot"));
        assert_eq!(levels(&["club", "club"]), "Level: Club.");
        assert_eq!(levels(&["club", "strong", "club"]), "Levels: Club and Strong.");
        assert_eq!(player_level("club"), "Ruth plays at Club level.");
        assert_eq!(player_level("my-bot"), "Ruth is played by “my-bot”.");
    }

    #[test]
    fn every_level_has_a_name_and_a_description() {
        for bot in NAMES.iter().chain(&["adaptive"]) {
            assert!(level_name(Lang::EN, bot).is_some(), "{bot}");
            assert_ne!(description(Lang::EN, bot), description(Lang::EN, "my-bot"), "{bot}");
        }
    }
}
