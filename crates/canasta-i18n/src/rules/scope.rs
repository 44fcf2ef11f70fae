//! Which rules are put into words: a rule set, for one number of players or for all of them, in a reader's language.

use canasta::{Players, RuleSet};

use crate::messages::rules;
use crate::{Lang, Message, Number};

/// A rule set, and who is to read it.
pub(super) struct Scope<'a> {
    pub(super) lang: Lang,
    pub(super) rules: &'a RuleSet,
    /// Only what holds for so many; `None` for all.
    pub(super) players: Option<Players>,
}

impl Scope<'_> {
    /// Whether every player plays alone.
    pub(super) fn alone(&self) -> bool {
        self.players.is_some_and(|players| players.side_size() == 1)
    }

    /// Whether a player may have a partner.
    pub(super) fn may_have_partner(&self) -> bool {
        !self.alone()
    }

    /// Whether a player is sure to have a partner.
    pub(super) fn has_partner(&self) -> bool {
        self.players.is_some_and(|players| players.side_size() > 1)
    }

    pub(super) fn by_hand(&self) -> bool {
        self.rules.declares_by_hand()
    }

    /// Whether play may go on when the stock is empty.
    pub(super) fn goes_on_without_stock(&self) -> bool {
        self.counts().iter().any(|&players| !self.rules.last_drawer_ends_for(players))
    }

    /// Whether a hand that goes out concealed may find melds of a partner to add to.
    pub(super) fn may_add_when_concealed(&self) -> bool {
        self.may_have_partner() && self.rules.concealed_beside_melds
    }

    /// Whether a draw may bring more than one card at a time.
    pub(super) fn may_draw_several(&self) -> bool {
        self.counts().iter().any(|&players| self.rules.draw_count_for(players) > 1)
    }

    /// The numbers of players that are meant.
    fn counts(&self) -> Vec<Players> {
        self.players.map_or_else(|| (2..=6).filter_map(Players::new).collect(), |players| vec![players])
    }

    /// What holds for which numbers of players: numbers with the same stand together.
    pub(super) fn groups<T: PartialEq>(&self, get: impl Fn(Players) -> T) -> Vec<(T, Vec<Players>)> {
        let mut groups: Vec<(T, Vec<Players>)> = Vec::new();
        for players in self.counts() {
            let value = get(players);
            match groups.iter_mut().find(|group| group.0 == value) {
                Some(group) => group.1.push(players),
                None => groups.push((value, vec![players])),
            }
        }
        groups
    }

    /// A rule with a number: `one` says it where the number is the same for all players that are meant, else `all` says it with
    /// an item for each, which `when` writes.
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
                let items: Vec<Message> =
                    groups.iter().map(|(n, players)| when(*n, &self.numbers_of(players))).collect();
                all(&items)
            }
        }
    }

    /// `two, three or four`: numbers of players to which the same applies.
    pub(super) fn numbers_of(&self, players: &[Players]) -> Message {
        let number = |place: usize| players.get(place).map_or(0, |players| players.count());
        rules::players(self.lang, players.len(), number(0), number(1), number(2), number(3))
    }
}
