//! The company at a new table: the bots and their levels, who gets hints, and the settings of a table for friends. The
//! form sets it, and the cookie stores it.

use canasta::Players;
use canasta_table::bots::bot_names;
use canasta_table::journal::Hints;

use super::Friends;
use crate::settings::prefs::clean_name;

pub(crate) const MAX_BOTS: usize = 5;

/// The bot that plays if no bot was selected.
pub(super) const DEFAULT_BOT: &str = "club";

const MAX_BOT_NAME_LENGTH: usize = 24;

/// The bots that play with a person, who gets hints, whether melds can be taken back, and the settings of a table for
/// friends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    all: String,
    /// In turn order; `None` stands for the bot in `all`.
    each: [Option<String>; MAX_BOTS],
    hints: Hints,
    take_back: bool,
    friends: Friends,
}

impl Default for Company {
    fn default() -> Self {
        Self {
            all: DEFAULT_BOT.to_owned(),
            each: Default::default(),
            hints: Hints::default(),
            take_back: false,
            friends: Friends::default(),
        }
    }
}

impl Company {
    /// The bot for every place that has no bot of its own.
    pub fn all(&self) -> &str {
        &self.all
    }

    /// The bot selected for a single place, counted from 0 in turn order; `None` if the place has the bot for all.
    pub fn own(&self, place: usize) -> Option<&str> {
        self.each.get(place)?.as_deref()
    }

    /// The bot at a place, counted from 0 in turn order.
    pub fn bot(&self, place: usize) -> &str {
        self.own(place).unwrap_or(&self.all)
    }

    /// The bots at a table with that many players.
    pub fn bots(&self, players: Players) -> Vec<&str> {
        (0..usize::from(players.count()) - 1).map(|place| self.bot(place)).collect()
    }

    /// Who gets hints.
    pub const fn hints(&self) -> Hints {
        self.hints
    }

    /// Replaces the hints setting.
    #[must_use]
    pub fn with_hints(self, hints: Hints) -> Self {
        Self { hints, ..self }
    }

    /// Whether melds can be taken back in games against bots.
    pub const fn take_back(&self) -> bool {
        self.take_back
    }

    /// Replaces the setting for taking back.
    #[must_use]
    pub fn with_take_back(self, take_back: bool) -> Self {
        Self { take_back, ..self }
    }

    /// The settings of a table for friends.
    pub const fn friends(&self) -> Friends {
        self.friends
    }

    /// Replaces the settings of a table for friends.
    #[must_use]
    pub fn with_friends(self, friends: Friends) -> Self {
        Self { friends, ..self }
    }

    /// Replaces the bot for all places. An invalid name changes nothing.
    #[must_use]
    pub fn with_all(mut self, bot: &str) -> Self {
        if is_name(bot) {
            bot.clone_into(&mut self.all);
        }
        self
    }

    /// Replaces the bot at one place. An empty name stands for the bot for all.
    #[must_use]
    pub fn with_one(mut self, place: usize, bot: &str) -> Self {
        if let Some(entry) = self.each.get_mut(place) {
            *entry = is_name(bot).then(|| bot.to_owned());
        }
        self
    }

    /// Replaces any bot that isn't offered with the default one.
    #[must_use]
    pub fn among(mut self, offered: &[String]) -> Self {
        let has = |name: &str| offered.iter().any(|bot| bot == name);
        if !has(&self.all) {
            DEFAULT_BOT.clone_into(&mut self.all);
        }
        for entry in &mut self.each {
            *entry = entry.take().filter(|name| has(name));
        }
        self
    }

    /// The bots as text, for the cookie and a hidden form field: first the one for all, then each place's, separated by
    /// commas.
    pub fn bots_text(&self) -> String {
        let each = self.each.iter().map(|bot| bot.as_deref().unwrap_or_default());
        let names: Vec<&str> = [self.all.as_str()].into_iter().chain(each).collect();
        names.join(",").trim_end_matches(',').to_owned()
    }

    /// Reads [`Company::bots_text`]. Replaces an invalid name with the default bot.
    #[must_use]
    pub fn with_bots_text(self, text: &str) -> Self {
        let mut names = text.split(',');
        let company = Self { each: Default::default(), ..self }.with_all(names.next().unwrap_or_default());
        names.take(MAX_BOTS).enumerate().fold(company, |company, (place, name)| company.with_one(place, name))
    }

    /// The company of a table in play: its bots by name, in turn order.
    pub fn of(person: &str, players: Players, seated: &[(&str, &str)], hints: Hints) -> Self {
        let names = bot_names(&clean_name(person), players);
        let bot = |name: &str| seated.iter().find(|(seated, _)| *seated == name).map_or(DEFAULT_BOT, |(_, bot)| bot);
        let bots: Vec<&str> = names.iter().map(|name| bot(name)).collect();
        let all = bots.first().copied().unwrap_or(DEFAULT_BOT);
        let company = Self::default().with_all(all).with_hints(hints);
        let other = bots.iter().enumerate().filter(|(_, bot)| **bot != all);
        other.fold(company, |company, (place, bot)| company.with_one(place, bot))
    }
}

/// Whether this can be a bot's name: short, and only lower-case letters, digits and hyphens.
fn is_name(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !text.is_empty() && text.len() <= MAX_BOT_NAME_LENGTH && text.bytes().all(plain)
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
                assert!(names.iter().all(|bot| !bot.eq_ignore_ascii_case(name)), "{names:?}");
            }
        }
    }

    #[test]
    fn reads_its_own_text() {
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
    fn recovers_the_company_of_a_table() {
        let company = Company::default().with_all("strong").with_one(1, "expert");
        let seated = [("Paul", "strong"), ("Anna", "expert"), ("Ruth", "strong")];
        assert_eq!(Company::of("Mary", Players::FOUR, &seated, Hints::Practice), company);
    }
}
