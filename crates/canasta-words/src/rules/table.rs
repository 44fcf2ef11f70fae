//! What is told of a rule set, and to whom: one number of players or all of them.

use canasta::{Players, RuleSet};

use crate::number;

/// What is told: a rule set, to how many players.
pub(super) struct Table<'a> {
    pub(super) rules: &'a RuleSet,
    pub(super) players: Option<Players>,
}

impl Table<'_> {
    /// Whether everybody at it plays alone.
    pub(super) fn alone(&self) -> bool {
        self.players.is_some_and(|players| players.side_size() == 1)
    }

    /// Whether somebody at it may have a partner.
    pub(super) fn may_have_partner(&self) -> bool {
        !self.alone()
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

    /// Whether a deal may begin with, or a draw bring, more than one card at a time.
    pub(super) fn may_draw_several(&self) -> bool {
        self.counts().iter().any(|&players| self.rules.draw_count_for(players) > 1)
    }

    /// One text for a side of several, another for a player alone.
    pub(super) fn either<'t>(&self, side: &'t str, alone: &'t str) -> &'t str {
        if self.alone() { alone } else { side }
    }

    /// The partner: there may be two.
    pub(super) fn partner(&self) -> &'static str {
        match self.players {
            Some(players) if players.side_size() == 2 => "your partner",
            _ => "a partner",
        }
    }

    /// The numbers of players that are meant.
    fn counts(&self) -> Vec<Players> {
        self.players.map_or_else(|| (2..=6).filter_map(Players::new).collect(), |players| vec![players])
    }

    /// What holds for each number of players: `two cards when two or three play and one card when four play`.
    pub(super) fn each(&self, get: impl Fn(Players) -> i32, tell: impl Fn(i32) -> String) -> String {
        match self.groups(get).as_slice() {
            [(n, _)] => tell(*n),
            groups => {
                let each: Vec<String> =
                    groups.iter().map(|(n, players)| format!("{} {}", tell(*n), when(players))).collect();
                list(&each, "and")
            }
        }
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
}

/// `a, b and c`.
pub(super) fn list(items: &[String], last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [front @ .., end] => format!("{} {last} {end}", front.join(", ")),
    }
}

/// `when two or three play`.
pub(super) fn when(players: &[Players]) -> String {
    let counts: Vec<String> = players.iter().map(|players| number(players.count().into())).collect();
    format!("when {} play", list(&counts, "or"))
}
