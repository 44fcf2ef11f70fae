//! The company of the player who starts a table: the names of the computer's players, the level of each, the players who
//! may be given hints, and the settings of a table for friends. Read from the form, and kept in the cookie.

use canasta::Players;
use canasta_table::bots::bot_names;
use canasta_table::journal::Hints;

use super::Friends;
use crate::settings::prefs::clean_name;

/// Max bots at a table.
pub(crate) const MAX_BOTS: usize = 5;

/// The bot that plays where no other was chosen.
pub(super) const USUAL: &str = "club";

/// Longest name of a bot that is kept.
const NAME_LENGTH: usize = 24;

/// The bots that play with a person, the players who may be given hints, and the settings of a table for friends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    all: String,
    /// In the order in which they come; `None` is as for all.
    each: [Option<String>; MAX_BOTS],
    hints: Hints,
    friends: Friends,
}

impl Default for Company {
    fn default() -> Self {
        Self { all: USUAL.to_owned(), each: Default::default(), hints: Hints::default(), friends: Friends::default() }
    }
}

impl Company {
    /// The bot chosen for all.
    pub fn all(&self) -> &str {
        &self.all
    }

    /// The bot chosen for one place alone, counted from 0 in the order of play; `None` where it is the bot for all.
    pub fn own(&self, place: usize) -> Option<&str> {
        self.each.get(place)?.as_deref()
    }

    /// The bot of a place, counted from 0 in the order of play.
    pub fn bot(&self, place: usize) -> &str {
        self.own(place).unwrap_or(&self.all)
    }

    /// The bots at a table of that many players.
    pub fn bots(&self, players: Players) -> Vec<&str> {
        (0..usize::from(players.count()) - 1).map(|place| self.bot(place)).collect()
    }

    /// Which players may be given hints.
    pub const fn hints(&self) -> Hints {
        self.hints
    }

    /// The same with other hints.
    #[must_use]
    pub fn with_hints(self, hints: Hints) -> Self {
        Self { hints, ..self }
    }

    /// The settings of a table for friends.
    pub const fn friends(&self) -> Friends {
        self.friends
    }

    /// The same with other settings of tables for friends.
    #[must_use]
    pub fn with_friends(self, friends: Friends) -> Self {
        Self { friends, ..self }
    }

    /// The same with a bot for all; nothing changes where that cannot be the name of a bot.
    #[must_use]
    pub fn with_all(mut self, bot: &str) -> Self {
        if is_name(bot) {
            bot.clone_into(&mut self.all);
        }
        self
    }

    /// The same with a bot for one place; with an empty name it is the bot for all.
    #[must_use]
    pub fn with_one(mut self, place: usize, bot: &str) -> Self {
        if let Some(one) = self.each.get_mut(place) {
            *one = is_name(bot).then(|| bot.to_owned());
        }
        self
    }

    /// Only bots that are offered; the usual bot in place of any other.
    #[must_use]
    pub fn among(mut self, offered: &[String]) -> Self {
        let has = |name: &str| offered.iter().any(|one| one == name);
        if !has(&self.all) {
            USUAL.clone_into(&mut self.all);
        }
        for one in &mut self.each {
            *one = one.take().filter(|name| has(name));
        }
        self
    }

    /// The bots as the cookie keeps them, and a hidden field of a form: the one for all, then each, by commas.
    pub fn bots_text(&self) -> String {
        let each = self.each.iter().map(|one| one.as_deref().unwrap_or_default());
        let names: Vec<&str> = [self.all.as_str()].into_iter().chain(each).collect();
        names.join(",").trim_end_matches(',').to_owned()
    }

    /// Reads what [`Company::bots_text`] writes; the usual bot in place of what cannot be a name.
    #[must_use]
    pub fn with_bots_text(self, text: &str) -> Self {
        let mut names = text.split(',');
        let company = Self { each: Default::default(), ..self }.with_all(names.next().unwrap_or_default());
        names.take(MAX_BOTS).enumerate().fold(company, |company, (place, name)| company.with_one(place, name))
    }

    /// The company of a table that is played: the bots by their names, in the order in which they came.
    pub fn of(person: &str, players: Players, seated: &[(&str, &str)], hints: Hints) -> Self {
        let names = bot_names(&clean_name(person), players);
        let bot = |name: &str| seated.iter().find(|(seated, _)| *seated == name).map_or(USUAL, |(_, bot)| bot);
        let bots: Vec<&str> = names.iter().map(|name| bot(name)).collect();
        let all = bots.first().copied().unwrap_or(USUAL);
        let company = Self::default().with_all(all).with_hints(hints);
        let other = bots.iter().enumerate().filter(|(_, bot)| **bot != all);
        other.fold(company, |company, (place, bot)| company.with_one(place, bot))
    }
}

/// Whether that can be the name of a bot: short, of small letters, digits and hyphens.
fn is_name(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !text.is_empty() && text.len() <= NAME_LENGTH && text.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_players_have_the_same_name() {
        for name in ["Guest", "ruth", "Paul", "Hugo"] {
            for players in (2..=6).filter_map(Players::new) {
                let names = bot_names(name, players);
                assert_eq!(names.len(), usize::from(players.count()) - 1);
                assert!(names.iter().all(|one| !one.eq_ignore_ascii_case(name)), "{names:?}");
            }
        }
    }

    #[test]
    fn what_the_cookie_keeps_is_read() {
        let company = Company::default().with_all("strong").with_one(1, "expert").with_one(4, "my-bot");
        assert_eq!(company.bots_text(), "strong,,expert,,,my-bot");
        assert_eq!(Company::default().with_bots_text("strong,,expert,,,my-bot"), company);
        assert_eq!(company.bots(Players::FOUR), ["strong", "expert", "strong"]);
        for rubbish in ["", ",,,,,,,,,", "EXEC:rm", "a b,c/d"] {
            assert_eq!(Company::default().with_bots_text(rubbish), Company::default(), "{rubbish}");
        }
        let offered = ["club".to_owned(), "expert".to_owned()];
        assert_eq!(company.among(&offered).bots_text(), "club,,expert");
    }

    #[test]
    fn the_same_company_comes_again() {
        let company = Company::default().with_all("strong").with_one(1, "expert");
        let seated = [("Paul", "strong"), ("Anna", "expert"), ("Ruth", "strong")];
        assert_eq!(Company::of("Mary", Players::FOUR, &seated, Hints::Practice), company);
    }
}
