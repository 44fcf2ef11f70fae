//! A rule set in plain sentences, as players read it at the table: every rule whole, with its numbers, for one number of
//! players or for all of them; and in what two rule sets differ.
//!
//! A field of the rule set has its words in one row of `fields`, its message is chosen in `say`; what is the same in every
//! rule set is in `always`. Nothing here asks which preset it describes.

mod always;
mod fields;
mod say;
mod scope;

use canasta::{Players, RuleSet};
use canasta_record::house::SchemaWords;

use crate::messages::rules;
use crate::{Lang, Message};
pub use fields::{choice, help, label, preset_about, preset_name, title};
use scope::Scope;

/// The words of the schema of a file of house rules, in English.
pub const SCHEMA: SchemaWords = SchemaWords {
    preset_title: |name| preset_name(Lang::EN, name),
    preset_about: |name| preset_about(Lang::EN, name),
    label: |field| label(Lang::EN, field),
    choice: |field, word| choice(Lang::EN, field, word),
};

/// A heading under which rules are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// Who plays, seats, the deal.
    Deal,
    /// What the cards are and count.
    Cards,
    /// Drawing, laying, discarding.
    Turn,
    /// Red and black threes.
    Threes,
    /// Melds and canastas.
    Melds,
    /// A side's first meld.
    Opening,
    /// The discard pile.
    Pile,
    /// Going out, concealed or not, and asking.
    GoingOut,
    /// When the stock is empty.
    StockEnd,
    /// Scores and the end of the game.
    Scores,
    /// What a player may know and say.
    Knowing,
}

impl Topic {
    /// All of them, in the order in which they are told.
    pub const ALL: &'static [Self] = &[
        Self::Deal,
        Self::Cards,
        Self::Turn,
        Self::Threes,
        Self::Melds,
        Self::Opening,
        Self::Pile,
        Self::GoingOut,
        Self::StockEnd,
        Self::Scores,
        Self::Knowing,
    ];

    /// The heading in a language, under which the topic's sentences stand.
    pub fn heading(self, lang: Lang) -> &'static str {
        match self {
            Self::Deal => rules::heading_deal(lang),
            Self::Cards => rules::heading_cards(lang),
            Self::Turn => rules::heading_turn(lang),
            Self::Threes => rules::heading_threes(lang),
            Self::Melds => rules::heading_melds(lang),
            Self::Opening => rules::heading_initial_meld(lang),
            Self::Pile => rules::heading_pile(lang),
            Self::GoingOut => rules::heading_going_out(lang),
            Self::StockEnd => rules::heading_stock_end(lang),
            Self::Scores => rules::heading_scores(lang),
            Self::Knowing => rules::heading_knowing(lang),
        }
    }

    /// The parts that tell it, in order.
    const fn parts(self) -> &'static [Part] {
        match self {
            Self::Deal => always::DEAL,
            Self::Cards => always::CARDS,
            Self::Turn => always::TURN,
            Self::Threes => always::THREES,
            Self::Melds => always::MELDS,
            Self::Opening => always::OPENING,
            Self::Pile => always::PILE,
            Self::GoingOut => always::GOING_OUT,
            Self::StockEnd => always::STOCK_END,
            Self::Scores => always::SCORES,
            Self::Knowing => always::KNOWING,
        }
    }
}

/// One rule of a rule set.
enum Part {
    /// The rule that a field decides.
    Field(&'static str),
    /// What is the same in every rule set; nothing where it does not apply.
    Always(fn(&Scope) -> Option<Message>),
}

/// A rule in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// What the rule is about, which gives the heading above it.
    pub topic: Topic,
    /// The field that decides it; `None` for what is the same in every rule set.
    pub field: Option<&'static str>,
    /// The rule, in one or a few sentences.
    pub text: Message,
}

/// A rule in which two rule sets differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// What the rule is about, which gives the heading above it.
    pub topic: Topic,
    /// The field that decides it.
    pub field: &'static str,
    /// The rule in the one.
    pub a: Message,
    /// The rule in the other.
    pub b: Message,
}

/// The rule that a field decides, whole and with its numbers. With `players` only what holds for that number; else for
/// all of them. Where the rule has no meaning, the sentence says so. Empty for a name that is no field.
pub fn sentence(lang: Lang, field: &str, rules: &RuleSet, players: Option<Players>) -> Message {
    let scope = Scope { lang, rules, players };
    fields::of(field).map_or_else(Message::default, |words| (words.say)(&scope))
}

/// Whether the rule that a field decides has a meaning under these rules; “may I go out?” has none without a partner.
pub fn applies(field: &str, rules: &RuleSet, players: Option<Players>) -> bool {
    let scope = Scope { lang: Lang::default(), rules, players };
    fields::of(field).is_some_and(|words| (words.applies)(&scope))
}

/// The whole rule set, in order; what has no meaning is left out.
pub fn sentences(lang: Lang, rules: &RuleSet, players: Option<Players>) -> Vec<Sentence> {
    let scope = Scope { lang, rules, players };
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

/// In what two rule sets differ, for one number of players or for all, in the order of [`sentences`].
pub fn difference(lang: Lang, a: &RuleSet, b: &RuleSet, players: Option<Players>) -> Vec<Difference> {
    let mut differences = Vec::new();
    for &topic in Topic::ALL {
        for part in topic.parts() {
            let Part::Field(field) = *part else { continue };
            let (a, b) = (sentence(lang, field, a, players), sentence(lang, field, b, players));
            if a != b {
                differences.push(Difference { topic, field, a, b });
            }
        }
    }
    differences
}
