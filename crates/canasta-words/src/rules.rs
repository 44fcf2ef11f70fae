//! A rule set in plain sentences, as players read it at the table: every rule whole, with its numbers, for one number of
//! players or for all of them; and in what two rule sets differ.
//!
//! A field of the rule set has its words in one row of `fields`, its sentence in `say`; what is the same in every rule
//! set is in `always`. Nothing here asks which preset it describes.

mod always;
mod fields;
mod page;
mod say;
mod table;

use canasta::{Players, RuleSet};
use canasta_record::house::SchemaWords;

pub use fields::{choice, help, label};
pub use page::{checked, compared, faults, filled_in, listed, no_such, page};
use table::Table;

/// The words of the schema of a file of house rules.
pub const SCHEMA: SchemaWords = SchemaWords { preset_title, preset_about, label, choice };

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

    /// The heading.
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Deal => "Players and the deal",
            Self::Cards => "The cards",
            Self::Turn => "A turn",
            Self::Threes => "Threes",
            Self::Melds => "Melds and canastas",
            Self::Opening => "The opening",
            Self::Pile => "The discard pile",
            Self::GoingOut => "Going out",
            Self::StockEnd => "When the stock runs out",
            Self::Scores => "Scores",
            Self::Knowing => "What you may know and say",
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
    /// What a field says.
    Field(&'static str),
    /// What is the same in every rule set; nothing where it does not apply.
    Always(fn(&Table) -> Option<String>),
}

/// A rule as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Its heading.
    pub topic: Topic,
    /// The field that decides it; `None` for what is the same in every rule set.
    pub field: Option<&'static str>,
    /// The rule, in one or a few sentences.
    pub text: String,
}

/// A rule in which two rule sets differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Its heading.
    pub topic: Topic,
    /// The field that decides it.
    pub field: &'static str,
    /// The rule in the one.
    pub a: String,
    /// The rule in the other.
    pub b: String,
}

/// What a preset is called: `Bicycle / Hoyle`. Empty for a name that is none.
pub fn preset_title(name: &str) -> &'static str {
    fields::preset(name).map_or("", |preset| preset.1)
}

/// What a preset is, in one sentence. Empty for a name that is none.
pub fn preset_about(name: &str) -> &'static str {
    fields::preset(name).map_or("", |preset| preset.2)
}

/// The rule that a field decides, whole and with its numbers. With `players` only what holds for that number; else for
/// all of them. Where the rule has no meaning, the sentence says so. Empty for a name that is no field.
pub fn sentence(field: &str, rules: &RuleSet, players: Option<Players>) -> String {
    let table = Table { rules, players };
    fields::of(field).map_or_else(String::new, |words| (words.say)(&table))
}

/// Whether the rule that a field decides has a meaning under these rules; “may I go out?” has none without a partner.
pub fn applies(field: &str, rules: &RuleSet, players: Option<Players>) -> bool {
    let table = Table { rules, players };
    fields::of(field).is_some_and(|words| (words.applies)(&table))
}

/// The whole rule set, in order; what has no meaning is left out.
pub fn sentences(rules: &RuleSet, players: Option<Players>) -> Vec<Said> {
    let table = Table { rules, players };
    let mut said = Vec::new();
    for &topic in Topic::ALL {
        for part in topic.parts() {
            let (field, text) = match part {
                Part::Field(name) if !applies(name, rules, players) => continue,
                Part::Field(name) => (Some(*name), Some(sentence(name, rules, players))),
                Part::Always(say) => (None, say(&table)),
            };
            said.extend(text.map(|text| Said { topic, field, text }));
        }
    }
    said
}

/// In what two rule sets differ, for one number of players or for all, in the order of [`sentences`].
pub fn difference(a: &RuleSet, b: &RuleSet, players: Option<Players>) -> Vec<Difference> {
    let mut differences = Vec::new();
    for &topic in Topic::ALL {
        for part in topic.parts() {
            let Part::Field(field) = *part else { continue };
            let (a, b) = (sentence(field, a, players), sentence(field, b, players));
            if a != b {
                differences.push(Difference { topic, field, a, b });
            }
        }
    }
    differences
}
