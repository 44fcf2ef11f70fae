//! Checks an entry for errors and unusual figures, even before it is complete.

use canasta::{Counts, Kind, Players, RuleSet, Seat, Side};
use serde::Serialize;

use crate::entry::{DealEntry, GoingOut, SideEntry};

/// How serious a notice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// At least one of the figures is wrong.
    Wrong,
    /// The figures are possible, but rare.
    Unusual,
}

/// A line of the entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryLine {
    /// Who went out.
    GoingOut,
    /// Whether they went out concealed.
    Concealed,
    /// Whether the dealer picked up exactly the cards needed.
    ExactDeal,
    /// Natural canastas.
    NaturalCanastas,
    /// Mixed canastas, or canastas of both kinds.
    MixedCanastas,
    /// Canastas melded as a whole.
    ConcealedCanastas,
    /// Red threes.
    RedThrees,
    /// Red threes not declared in time.
    UndeclaredRedThrees,
    /// Black threes melded when going out.
    BlackThrees,
    /// The cards melded.
    Melded,
    /// The cards left in hands.
    InHand,
    /// One of the table's own lines.
    Own,
}

/// The reason for a notice, with its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// No cards add up to these points, because every card counts a multiple of `step`.
    NoSuchPoints {
        /// What was entered.
        points: i32,
        /// The greatest common divisor of the card values.
        step: i32,
    },
    /// The side's canastas are worth more than its melded cards.
    TooFewPoints {
        /// Natural canastas.
        natural: u8,
        /// Mixed canastas.
        mixed: u8,
        /// What was entered for the cards melded.
        points: i32,
        /// The least that such canastas are worth; `None` if there are more canastas than ranks.
        minimum: Option<i32>,
    },
    /// The melded cards are worth so much that the bonuses may have been added in.
    BonusesAddedIn {
        /// What was entered for the cards melded.
        points: i32,
    },
    /// The side has melds, but too few points for its initial meld.
    BelowMinimum {
        /// What was entered for the cards melded.
        points: i32,
        /// The side's minimum.
        minimum: i32,
    },
    /// A player went out without enough canastas.
    TooFewCanastas {
        /// The player who went out.
        seat: Seat,
        /// What the side has.
        canastas: u8,
        /// What it needs.
        needed: i32,
    },
    /// The only player of the side went out, so no card can be left.
    CardsAfterGoingOut,
    /// Players who didn't go out have at least one card each.
    TooFewInHand {
        /// How many players have cards left.
        players: u8,
        /// What was entered for the cards left in hands.
        points: i32,
    },
    /// More canastas melded as a whole than canastas.
    MoreConcealedCanastas {
        /// Canastas melded as a whole.
        concealed: u8,
        /// All canastas.
        canastas: u8,
    },
    /// More red threes than the packs have.
    RedThrees {
        /// Of all sides together.
        threes: u8,
    },
    /// More mixed canastas than wild cards.
    MixedCanastas {
        /// Of all sides together.
        canastas: u8,
    },
    /// More canastas than the cards allow.
    Canastas {
        /// Of all sides together.
        canastas: u8,
    },
    /// All cards together are worth more than the packs.
    MoreThanThePacks {
        /// All cards melded and left in hands.
        points: i32,
        /// What the packs are worth.
        maximum: i32,
    },
    /// The same figures as in the deal before.
    SameAsBefore,
}

/// Something about an entry that players should look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Notice {
    /// How serious it is.
    pub severity: Severity,
    /// The side; `None` if it is about all sides together.
    pub side: Option<Side>,
    /// The line to look at.
    pub line: EntryLine,
    /// Why.
    #[serde(flatten)]
    pub reason: Reason,
}

/// Checks entries of a game.
#[derive(Clone, Copy, Debug)]
pub struct Checker<'a> {
    /// The rules.
    pub rules: &'a RuleSet,
    /// The players.
    pub players: Players,
    /// Each side's total before the deal.
    pub totals: &'a [i32],
    /// The deal before.
    pub previous: Option<&'a DealEntry>,
}

/// Red threes in two packs.
pub(crate) const RED_THREES: u8 = 4;

/// Wild cards in two packs, and so the maximum of mixed canastas.
const WILD_CARDS: u8 = 12;

/// The maximum of canastas that two packs allow.
const MAX_CANASTAS: u8 = 14;

/// The cards of a canasta.
const CANASTA_CARDS: i32 = 7;

/// Wild cards in a mixed canasta.
const WILDS_IN_CANASTA: std::ops::RangeInclusive<i32> = 1..=3;

/// The values of all cards in two packs, red threes apart.
pub(crate) fn value_of_packs(rules: &RuleSet) -> i32 {
    Counts::packs().points(rules)
}

/// How many cards of this kind two packs have.
pub(crate) fn cards_in_packs(kind: Kind) -> u8 {
    Counts::packs().of(kind)
}

/// The greatest common divisor of the card values; 0 if no card counts.
pub(crate) fn step(rules: &RuleSet) -> i32 {
    const fn divisor(a: i32, b: i32) -> i32 {
        if b == 0 { a } else { divisor(b, a % b) }
    }
    rules.card_values.into_iter().fold(0, divisor)
}

/// The value of the cheapest card that can be left in a hand.
fn cheapest_card(rules: &RuleSet) -> i32 {
    rules.card_values.into_iter().min().unwrap_or_default()
}

/// The least that the cards of these canastas are worth: of the cheapest ranks, with natural ones in the cheapest of all. `None` if
/// there are more canastas than ranks.
fn least_points(rules: &RuleSet, natural: u8, mixed: u8) -> Option<i32> {
    let mut values = Kind::NATURALS.map(|rank| rules.value(rank));
    values.sort_unstable();
    let wild = rules.value(Kind::Two).min(rules.value(Kind::Joker));
    let values = values.get(..usize::from(natural) + usize::from(mixed))?;
    let (naturals, others) = values.split_at(usize::from(natural));
    let of_mixed = |value: i32| WILDS_IN_CANASTA.map(|wilds| (CANASTA_CARDS - wilds) * value + wilds * wild).min();
    let mixed: i32 = others.iter().filter_map(|&value| of_mixed(value)).sum();
    Some(naturals.iter().map(|value| CANASTA_CARDS * value).sum::<i32>() + mixed)
}

impl Checker<'_> {
    /// Checks an entry.
    pub fn notices(&self, entry: &DealEntry) -> Vec<Notice> {
        let mut notices = Vec::new();
        for (side, about) in self.players.all_sides().zip(&entry.sides) {
            let mut wrong = |line, reason| {
                notices.push(Notice { severity: Severity::Wrong, side: Some(side), line, reason });
            };
            self.check_points(about, &mut wrong);
            self.check_initial_meld(entry, side, about, &mut wrong);
            self.check_going_out(entry, side, about, &mut wrong);
            self.check_hands(entry, side, about, &mut wrong);
            self.check_special_lines(about, &mut wrong);
            if let Some(points) = self.points_with_bonuses(about) {
                let reason = Reason::BonusesAddedIn { points };
                notices.push(Notice { severity: Severity::Unusual, side: Some(side), line: EntryLine::Melded, reason });
            }
        }
        self.check_all_sides(entry, &mut notices);
        notices
    }

    fn check_points(&self, about: &SideEntry, wrong: &mut impl FnMut(EntryLine, Reason)) {
        let step = step(self.rules);
        for (line, points) in [(EntryLine::Melded, about.melded), (EntryLine::InHand, about.in_hand)] {
            if let Some(points) = points.filter(|points| step > 1 && points % step != 0) {
                wrong(line, Reason::NoSuchPoints { points, step });
            }
        }
        let (Some(natural), Some(mixed), Some(points)) = (about.natural_canastas, about.mixed_canastas, about.melded)
        else {
            return;
        };
        let minimum = least_points(self.rules, natural, mixed);
        if minimum.is_none_or(|minimum| points < minimum) {
            wrong(EntryLine::Melded, Reason::TooFewPoints { natural, mixed, points, minimum });
        }
    }

    /// The points of the cards melded, if they are as high as if the canasta bonuses had been added in.
    fn points_with_bonuses(&self, about: &SideEntry) -> Option<i32> {
        let natural = about.natural_canastas?;
        let mixed = about.mixed_canastas?;
        let bonuses =
            i32::from(natural) * self.rules.natural_canasta_bonus + i32::from(mixed) * self.rules.mixed_canasta_bonus;
        let suspicious = least_points(self.rules, natural, mixed)? + bonuses;
        about.melded.filter(|&points| (natural, mixed) != (0, 0) && points >= suspicious)
    }

    fn check_initial_meld(
        &self,
        entry: &DealEntry,
        side: Side,
        about: &SideEntry,
        wrong: &mut impl FnMut(EntryLine, Reason),
    ) {
        // A concealed hand needs no minimum.
        let is_concealed = entry.went_out(self.players, side)
            && matches!(entry.going_out, Some(GoingOut::Player { concealed: true, .. }));
        let Some(&total) = self.totals.get(side.index()) else { return };
        let minimum = self.rules.minimum(total);
        if let Some(points) = about.melded.filter(|&points| points > 0 && points < minimum && !is_concealed) {
            wrong(EntryLine::Melded, Reason::BelowMinimum { points, minimum });
        }
    }

    fn check_going_out(
        &self,
        entry: &DealEntry,
        side: Side,
        about: &SideEntry,
        wrong: &mut impl FnMut(EntryLine, Reason),
    ) {
        let Some(seat) = entry.out().filter(|&seat| self.players.side_of(seat) == side) else { return };
        let needed = self.rules.canastas_needed(self.players);
        if let Some(canastas) = about.canastas().filter(|&canastas| i32::from(canastas) < needed) {
            wrong(EntryLine::GoingOut, Reason::TooFewCanastas { seat, canastas, needed });
        }
    }

    /// A lone player who went out holds nothing. Every other hand has at least one card. Red threes declared by hand can be the only
    /// cards of a hand, so nothing is known then.
    fn check_hands(&self, entry: &DealEntry, side: Side, about: &SideEntry, wrong: &mut impl FnMut(EntryLine, Reason)) {
        let (Some(points), Some(_)) = (about.in_hand, entry.going_out) else { return };
        if self.rules.declares_by_hand() {
            return;
        }
        let hands = self.players.seats().filter(|&seat| self.players.side_of(seat) == side).count();
        let players = canasta::must_fit::<u8>(hands) - u8::from(entry.went_out(self.players, side));
        if players == 0 && points > 0 {
            wrong(EntryLine::InHand, Reason::CardsAfterGoingOut);
        }
        if points < i32::from(players) * cheapest_card(self.rules) {
            wrong(EntryLine::InHand, Reason::TooFewInHand { players, points });
        }
    }

    fn check_special_lines(&self, about: &SideEntry, wrong: &mut impl FnMut(EntryLine, Reason)) {
        let undeclared = about.undeclared_red_threes;
        if undeclared > RED_THREES {
            wrong(EntryLine::UndeclaredRedThrees, Reason::RedThrees { threes: undeclared });
        }
        let concealed = about.concealed_canastas;
        if let Some(canastas) = about.canastas().filter(|&canastas| concealed > canastas) {
            wrong(EntryLine::ConcealedCanastas, Reason::MoreConcealedCanastas { concealed, canastas });
        }
    }

    fn check_all_sides(&self, entry: &DealEntry, notices: &mut Vec<Notice>) {
        let count =
            |of: fn(&SideEntry) -> Option<u8>| -> u8 { entry.sides.iter().filter_map(of).fold(0, u8::saturating_add) };
        let threes = count(|side| side.red_threes);
        let mixed = count(|side| side.mixed_canastas);
        let canastas = mixed.saturating_add(count(|side| side.natural_canastas));
        let points = |side: &SideEntry| side.melded.unwrap_or_default() + side.in_hand.unwrap_or_default();
        let points = entry.sides.iter().map(points).sum::<i32>();
        let maximum = value_of_packs(self.rules);
        for (is_wrong, line, reason) in [
            (threes > RED_THREES, EntryLine::RedThrees, Reason::RedThrees { threes }),
            (mixed > WILD_CARDS, EntryLine::MixedCanastas, Reason::MixedCanastas { canastas: mixed }),
            (canastas > MAX_CANASTAS, EntryLine::MixedCanastas, Reason::Canastas { canastas }),
            (points > maximum, EntryLine::Melded, Reason::MoreThanThePacks { points, maximum }),
        ] {
            if is_wrong {
                notices.push(Notice { severity: Severity::Wrong, side: None, line, reason });
            }
        }
        if self.previous.is_some_and(|previous| is_same(entry, previous)) {
            let reason = Reason::SameAsBefore;
            notices.push(Notice { severity: Severity::Unusual, side: None, line: EntryLine::Melded, reason });
        }
    }
}

/// Whether two deals have the same figures. Going out doesn't matter.
fn is_same(entry: &DealEntry, previous: &DealEntry) -> bool {
    let figures =
        |side: &SideEntry| (side.natural_canastas, side.mixed_canastas, side.red_threes, side.melded, side.in_hand);
    let is_entered = |side: &SideEntry| side.melded.is_some() && side.in_hand.is_some();
    entry.sides.iter().all(is_entered) && entry.sides.iter().map(figures).eq(previous.sides.iter().map(figures))
}
