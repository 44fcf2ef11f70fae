//! From a deal to a position that goes on with it.

use canasta::rules::Value;
use canasta::{Dressed, Ending, Phase, RuleSet};
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::flags::Flags;
use crate::notation::cards_text;

/// A position as it is printed: a complete scenario without actions.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Position {
    rules: String,
    #[serde(skip_serializing_if = "House::is_empty")]
    house: House,
    players: u8,
    dealer: u8,
    turn: u8,
    phase: &'static str,
    scores: Vec<i32>,
    hands: Vec<String>,
    melds: Vec<Vec<String>>,
    red_threes: Vec<String>,
    melded: Vec<bool>,
    pile: String,
    stock: String,
    exact_deal: bool,
    flags: Flags,
}

/// Prints a deal as a position; `rules` is the name of the preset it is played under, or changed from.
///
/// The keys are those of a scenario. `flags` holds, all of it always:
///
/// | key | meaning |
/// |---|---|
/// | `took_pile`, `laid` | the player has taken the pile, has laid cards in this turn |
/// | `had_melded` | the player had laid cards in this deal before this turn |
/// | `old_melds` | ranks in which the side had a meld when the turn began |
/// | `added_to_old` | the player has added to one of these this turn |
/// | `permission` | the partner's answer this turn: `yes`, `no` or `null` |
/// | `answer_due` | “may I go out?” was asked and is not answered |
/// | `had_turn` | by seat: has had a turn in this deal |
/// | `known` | by seat: kinds of cards that all have seen go to the hand (`X` joker, `3` black three) |
/// | `passed` | by seat: ranks that it let lie on top of the pile |
/// | `ended`, `ended_by` | how the deal ended, and by whom; else `null` |
///
/// While an answer is due, or after the end, `phase` tells where the turn stood.
pub fn print(deal: &Dressed, rules: &str) -> Position {
    let public = deal.public();
    let players = public.players;
    Position {
        rules: rules.to_owned(),
        house: House::of(&public.rules, rules),
        players: players.count(),
        dealer: public.dealer.0,
        turn: public.turn.0,
        phase: match (public.phase, public.ending) {
            (Phase::Draw | Phase::Answer { drawn: false }, _)
            | (Phase::Over, Some(Ending::StockExhausted | Ending::LastRedThree { .. })) => "draw",
            (Phase::Play | Phase::Answer { drawn: true } | Phase::Over, _) => "play",
        },
        scores: players.all_sides().map(|side| public.scores[side.index()]).collect(),
        hands: players.seats().map(|seat| cards_text(deal.hand(seat))).collect(),
        melds: players
            .all_sides()
            .map(|side| deal.melds(side).iter().map(|meld| cards_text(&meld.cards)).collect())
            .collect(),
        red_threes: players.all_sides().map(|side| cards_text(deal.red_threes(side))).collect(),
        melded: players.seats().map(|seat| public.melded[seat.index()]).collect(),
        pile: cards_text(deal.pile()),
        stock: cards_text(&deal.stock().collect::<Vec<_>>()),
        exact_deal: public.exact_deal,
        flags: Flags::of(public),
    }
}

/// The fields in which a rule set differs from its preset.
#[derive(Clone, PartialEq, Eq, Debug)]
struct House(Vec<(&'static str, Value)>);

impl House {
    fn of(rules: &RuleSet, preset: &str) -> Self {
        let preset = RuleSet::preset(preset).unwrap_or_default();
        if preset == *rules {
            return Self(Vec::new());
        }
        let differs = |field: &&canasta::rules::Field| (field.get)(rules) != (field.get)(&preset);
        Self(RuleSet::FIELDS.iter().filter(differs).map(|field| (field.name, (field.get)(rules))).collect())
    }

    const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for House {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            match value {
                Value::Flag(flag) => map.serialize_entry(name, flag)?,
                Value::Number(number) => map.serialize_entry(name, number)?,
                Value::Numbers(numbers) => map.serialize_entry(name, numbers)?,
                Value::Flags(flags) => map.serialize_entry(name, flags)?,
                Value::Choice(word) => map.serialize_entry(name, word)?,
            }
        }
        map.end()
    }
}
