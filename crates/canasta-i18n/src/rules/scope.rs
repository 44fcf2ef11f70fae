//! The rules to describe: a rule set, a player count or all, and a language.

use canasta::rules::RedThreesCount;
use canasta::{Players, RuleSet};

use crate::messages::rules;
use crate::{Lang, Message, Number};

/// The rules to describe, and the reader's language.
pub(super) struct Scope<'a> {
    pub(super) lang: Lang,
    pub(super) rules: &'a RuleSet,
    /// The player count; `None` for all.
    pub(super) players: Option<Players>,
}

impl Scope<'_> {
    /// Whether nobody has a partner at this player count.
    pub(super) fn plays_alone(&self) -> bool {
        self.players.is_some_and(|players| players.side_size() == 1)
    }

    pub(super) fn can_have_partner(&self) -> bool {
        !self.plays_alone()
    }

    /// Whether every player has a partner. False if the player count is unknown.
    pub(super) fn has_partner(&self) -> bool {
        self.players.is_some_and(|players| players.side_size() > 1)
    }

    /// Whether five players can be meant.
    pub(super) fn can_be_five(&self) -> bool {
        self.players.is_none_or(|players| players.count() == 5)
    }

    pub(super) fn declares_by_hand(&self) -> bool {
        self.rules.declares_by_hand()
    }

    /// Whether the minimum of the initial meld depends on the score.
    pub(super) fn has_several_minimums(&self) -> bool {
        self.rules.minimums.windows(2).any(|pair| pair[0] != pair[1])
    }

    /// Whether red threes can count against a side.
    pub(super) fn red_threes_can_cost(&self) -> bool {
        matches!(self.rules.red_threes_count, RedThreesCount::Melded | RedThreesCount::Canasta)
    }

    /// Whether a number of points ends the game.
    pub(super) fn plays_for_points(&self) -> bool {
        self.rules.deals_per_game == 0
    }

    /// Whether play can continue when the stock is empty.
    pub(super) fn continues_without_stock(&self) -> bool {
        self.player_counts().iter().any(|&players| !self.rules.last_drawer_ends_for(players))
    }

    /// Whether a player who goes out concealed can have a partner's melds to add to.
    pub(super) fn can_add_when_concealed(&self) -> bool {
        self.can_have_partner() && self.rules.concealed_beside_melds
    }

    /// Whether players can draw several cards at once.
    pub(super) fn can_draw_several(&self) -> bool {
        self.player_counts().iter().any(|&players| self.rules.draw_count_for(players) > 1)
    }

    /// The player counts described.
    fn player_counts(&self) -> Vec<Players> {
        let all = || (2..=6).filter_map(Players::new).map(|players| players.under(self.rules)).collect();
        self.players.map_or_else(all, |players| vec![players])
    }

    /// The values of a rule, each with the player counts it applies to.
    pub(super) fn groups<T: PartialEq>(&self, get: impl Fn(Players) -> T) -> Vec<(T, Vec<Players>)> {
        let mut groups: Vec<(T, Vec<Players>)> = Vec::new();
        for players in self.player_counts() {
            let value = get(players);
            match groups.iter_mut().find(|group| group.0 == value) {
                Some(group) => group.1.push(players),
                None => groups.push((value, vec![players])),
            }
        }
        groups
    }

    /// A rule with a number. `one` is the message if the number is the same for all player counts. Otherwise `all` joins one
    /// item per number, made by `when`.
    pub(super) fn numbered(
        &self,
        get: impl Fn(Players) -> i32,
        one: impl FnOnce(Number) -> Message,
        when: impl Fn(Number, &Message) -> Message,
        all: impl FnOnce(&[Message]) -> Message,
    ) -> Message {
        match self.groups(|players| Number::from(get(players).unsigned_abs())).as_slice() {
            [(n, _)] => one(*n),
            groups => {
                let items: Vec<Message> = groups.iter().map(|(n, players)| when(*n, &self.list(players))).collect();
                all(&items)
            }
        }
    }

    /// A list of player counts: `two, three or four`.
    pub(super) fn list(&self, players: &[Players]) -> Message {
        let number = |place: usize| players.get(place).map_or(0, |players| players.count());
        rules::players(self.lang, players.len(), number(0), number(1), number(2), number(3))
    }
}
