//! A rule set in plain sentences: every rule with its numbers, for one player count or for all, and the differences between two
//! rule sets.
//!
//! `fields` has one row of words per field of the rule set, and `say` chooses each field's message. `always` has the rules all
//! rule sets share. Nothing here depends on the preset.

mod always;
mod fields;
mod presets;
mod say;
mod scope;

use canasta::{Players, RuleSet};
use canasta_record::house::SchemaWords;

use crate::messages::rules;
use crate::{Lang, Message};
pub use fields::{choice, help, label, preset_about, preset_name, title};
pub use presets::preset_differences;
use scope::Scope;

/// The English text of the house-rules schema.
pub const SCHEMA: SchemaWords = SchemaWords {
    preset_title: |name| preset_name(Lang::EN, name),
    preset_about: |name| preset_about(Lang::EN, name),
    label: |field| label(Lang::EN, field),
    choice: |field, word| choice(Lang::EN, field, word),
};

/// A topic of the rules, with its own heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// Players, seats and the deal.
    Deal,
    /// The cards and their values.
    Cards,
    /// Drawing, melding and discarding.
    Turn,
    /// Red and black threes.
    Threes,
    /// Melds and canastas.
    Melds,
    /// The initial meld.
    InitialMeld,
    /// The discard pile.
    Pile,
    /// Going out, concealed or not, and asking.
    GoingOut,
    /// The end of the stock.
    StockEnd,
    /// Scores and the end of the game.
    Scores,
    /// Information players can see and share.
    Information,
}

impl Topic {
    /// All topics in order.
    pub const ALL: &'static [Self] = &[
        Self::Deal,
        Self::Cards,
        Self::Turn,
        Self::Threes,
        Self::Melds,
        Self::InitialMeld,
        Self::Pile,
        Self::GoingOut,
        Self::StockEnd,
        Self::Scores,
        Self::Information,
    ];

    /// The heading above the topic's sentences.
    pub fn heading(self, lang: Lang) -> &'static str {
        match self {
            Self::Deal => rules::heading_deal(lang),
            Self::Cards => rules::heading_cards(lang),
            Self::Turn => rules::heading_turn(lang),
            Self::Threes => rules::heading_threes(lang),
            Self::Melds => rules::heading_melds(lang),
            Self::InitialMeld => rules::heading_initial_meld(lang),
            Self::Pile => rules::heading_pile(lang),
            Self::GoingOut => rules::heading_going_out(lang),
            Self::StockEnd => rules::heading_stock_end(lang),
            Self::Scores => rules::heading_scores(lang),
            Self::Information => rules::heading_knowing(lang),
        }
    }

    const fn parts(self) -> &'static [Part] {
        match self {
            Self::Deal => always::DEAL,
            Self::Cards => always::CARDS,
            Self::Turn => always::TURN,
            Self::Threes => always::THREES,
            Self::Melds => always::MELDS,
            Self::InitialMeld => always::INITIAL_MELD,
            Self::Pile => always::PILE,
            Self::GoingOut => always::GOING_OUT,
            Self::StockEnd => always::STOCK_END,
            Self::Scores => always::SCORES,
            Self::Information => always::INFORMATION,
        }
    }
}

/// One rule of a rule set.
enum Part {
    /// The rule a field controls.
    Field(&'static str),
    /// A rule all rule sets share; `None` if it doesn't apply.
    Always(fn(&Scope) -> Option<Message>),
}

/// A rule in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// The topic it belongs to.
    pub topic: Topic,
    /// The field that controls it; `None` if all rule sets share the rule.
    pub field: Option<&'static str>,
    /// One or a few sentences.
    pub text: Message,
}

/// A rule that differs between two rule sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The topic it belongs to.
    pub topic: Topic,
    /// The field that controls it.
    pub field: &'static str,
    /// The rule in the first rule set.
    pub a: Message,
    /// The rule in the second rule set.
    pub b: Message,
}

/// The rule a field controls, with its numbers: for one player count, or for all if `players` is `None`. If the rule has no
/// effect, the sentence says so. Empty if there is no such field.
pub fn sentence(lang: Lang, field: &str, rules: &RuleSet, players: Option<Players>) -> Message {
    let scope = Scope { lang, rules, players: players.map(|players| players.under(rules)) };
    fields::find(field).map_or_else(Message::default, |words| (words.say)(&scope))
}

/// Whether a field has any effect under these rules. “May I go out?” has none without a partner.
pub fn applies(field: &str, rules: &RuleSet, players: Option<Players>) -> bool {
    let scope = Scope { lang: Lang::default(), rules, players: players.map(|players| players.under(rules)) };
    fields::find(field).is_some_and(|words| (words.applies)(&scope))
}

/// All rules in order, except those without effect.
pub fn sentences(lang: Lang, rules: &RuleSet, players: Option<Players>) -> Vec<Sentence> {
    let scope = Scope { lang, rules, players: players.map(|players| players.under(rules)) };
    let mut sentences = Vec::new();
    for &topic in Topic::ALL {
        for part in topic.parts() {
            let (field, text) = match part {
                Part::Field(name) if !applies(name, rules, players) => continue,
                Part::Field(name) => (Some(*name), Some(sentence(lang, name, rules, players))),
                Part::Always(say) => (None, say(&scope)),
            };
            sentences.extend(text.map(|text| Sentence { topic, field, text }));
        }
    }
    sentences
}

/// The differences between two rule sets, for one player count or for all, in the order of [`sentences`].
pub fn differences(lang: Lang, a: &RuleSet, b: &RuleSet, players: Option<Players>) -> Vec<Difference> {
    let mut differences = Vec::new();
    for &topic in Topic::ALL {
        for part in topic.parts() {
            let Part::Field(field) = *part else { continue };
            let a = sentence(lang, field, a, players);
            let b = sentence(lang, field, b, players);
            if a != b {
                differences.push(Difference { topic, field, a, b });
            }
        }
    }
    differences
}
