//! Requests of the pad's page, as JSON. The page's script runs this in WebAssembly, so that nothing is scored in JavaScript.

use canasta::rules::{Domain, Field, Value};
use canasta::{Kind, Players, RuleSet, Seat, Side};
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Serialize, Serializer};

use crate::check::{Checker, Notice, RED_THREES, cards_in_packs, step, value_of_packs};
use crate::entry::{DealEntry, GoingOut, OwnLine, SideScore};
use crate::event::Event;
use crate::explain::{Slip, explanations};
use crate::fold::{Pad, fold};

/// A request.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Request {
    /// Folds a pad's events.
    View { events: Vec<Event> },
    /// Scores and checks an entry.
    Check(CheckRequest),
    /// Finds slips that explain a difference from a score on paper.
    Explain { rules: RuleSet, lines: Vec<OwnLine>, players: Players, entry: DealEntry, side: Side, difference: i32 },
    /// Describes rules.
    Rules { rules: RuleSet },
    /// Changes a field of rules.
    Change { rules: RuleSet, field: String, value: serde_json::Value },
}

#[derive(Debug, Deserialize)]
struct CheckRequest {
    rules: RuleSet,
    #[serde(default)]
    lines: Vec<OwnLine>,
    players: Players,
    /// Each side's total before the deal.
    totals: Vec<i32>,
    /// The deal before.
    previous: Option<DealEntry>,
    entry: DealEntry,
}

/// The answer to a request.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Answer {
    View(Pad),
    Check(Checked),
    Explain { slips: Vec<Slip> },
    Rules(Box<RulesAnswer>),
    Error { error: String },
}

/// An entry's points so far, and what players should look at.
#[derive(Debug, Serialize)]
struct Checked {
    scores: Vec<SideScore>,
    totals: Vec<i32>,
    /// Each side's next minimum.
    minimums: Vec<i32>,
    notices: Vec<Notice>,
    facts: Vec<Fact>,
    /// The largest possible counts of each side.
    limits: Vec<Limits>,
}

/// Something that the entry implies, and that players may not have thought of.
#[derive(Debug, Serialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
enum Fact {
    RedThreesAgainst { side: Side, threes: u8, points: i32 },
    RedThreesCountNothing { side: Side, threes: u8 },
    AllRedThrees { side: Side, points: i32 },
    NobodyWentOut,
    Concealed { seat: Seat, points: i32 },
    ExactDeal { seat: Seat, points: i32 },
    NoConcealedCanastas,
    NoUndeclaredRedThrees,
    NoBlackThrees,
}

/// The largest counts that are possible next to the others.
#[derive(Debug, Serialize)]
struct Limits {
    natural_canastas: u8,
    mixed_canastas: u8,
    concealed_canastas: u8,
    red_threes: u8,
    undeclared_red_threes: u8,
    black_threes: u8,
}

/// The largest number of canastas that can be entered with one digit.
const MAX_DIGIT: u8 = 9;

/// Rules, as far as they concern the pad.
#[derive(Debug, Serialize)]
struct RulesAnswer {
    /// The text form.
    rules: RuleSet,
    /// The preset with the fewest differences.
    preset: &'static str,
    /// The points of all cards in the packs, red threes apart.
    packs: i32,
    /// The greatest common divisor of the card values.
    step: i32,
    /// Values and numbers of the cards, from the most valuable.
    cards: Vec<CardKinds>,
    fields: Fields,
}

/// Kinds of cards with the same value.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct CardKinds {
    value: i32,
    /// How many cards the packs have of them.
    count: u8,
    kinds: Vec<Kind>,
}

/// The fields of rules that the pad uses.
#[derive(Debug)]
struct Fields {
    rules: RuleSet,
    preset: RuleSet,
}

#[derive(Serialize)]
struct FieldAnswer {
    #[serde(serialize_with = "value")]
    value: Value,
    /// The value in the document.
    #[serde(serialize_with = "value")]
    document: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    min: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<&'static [&'static str]>,
}

const FIELDS: [&str; 24] = [
    "natural_canasta_bonus",
    "mixed_canasta_bonus",
    "concealed_canasta_bonus",
    "red_three_bonus",
    "four_red_threes_bonus",
    "red_threes_count",
    "red_three_penalty",
    "max_red_three_penalty",
    "going_out_bonus",
    "concealed_bonus",
    "exact_deal_bonus",
    "declaring",
    "undeclared_penalty",
    "black_three_bonus",
    "four_black_threes_bonus",
    "concealed_may_add",
    "concealed_beside_melds",
    "canastas_to_go_out",
    "minimums",
    "minimum_from",
    "fifth_minimum",
    "game_points",
    "deals_per_game",
    "card_values",
];

/// Answers a request. An invalid request gets `{"error": …}`.
///
/// ```
/// let answer = canasta_pad::answer(r#"{"do": "explain", "rules": "hoyle", "lines": [], "players": 4,
///     "entry": {"sides": [{"natural_canastas": 0, "mixed_canastas": 1, "melded": 210}, {}]}, "side": 0, "difference": -210}"#);
/// assert_eq!(answer, r#"{"slips":[{"slip":"melded_left_out"}]}"#);
/// ```
pub fn answer(request: &str) -> String {
    let answer = match serde_json::from_str(request) {
        Ok(request) => answer_request(request),
        Err(error) => Answer::Error { error: error.to_string() },
    };
    // Serialising numbers, strings and lists can't fail.
    serde_json::to_string(&answer).unwrap_or_default()
}

fn answer_request(request: Request) -> Answer {
    match request {
        Request::View { events } => Answer::View(fold(&events)),
        Request::Check(request) => request.check(),
        Request::Explain { rules, lines, players, entry, side, difference } => {
            Answer::Explain { slips: explanations(&rules, &lines, players, &entry, side, difference) }
        }
        Request::Rules { rules } => Answer::Rules(Box::new(RulesAnswer::new(rules))),
        Request::Change { mut rules, field, value } => {
            let changed = RuleSet::field(&field).is_some_and(|field| change(&mut rules, field, &value));
            if changed {
                Answer::Rules(Box::new(RulesAnswer::new(rules)))
            } else {
                Answer::Error { error: format!("impossible value of {field}") }
            }
        }
    }
}

/// Sets a field; `false` if the value isn't valid.
fn change(rules: &mut RuleSet, field: &Field, value: &serde_json::Value) -> bool {
    let number = |value: &serde_json::Value| value.as_i64().and_then(|number| i32::try_from(number).ok());
    let value = match (field.domain, value) {
        (Domain::Flag, serde_json::Value::Bool(flag)) => Some(Value::Flag(*flag)),
        (Domain::Number(..), value) => number(value).map(Value::Number),
        (Domain::Numbers(..), serde_json::Value::Array(values)) => {
            values.iter().map(number).collect::<Option<_>>().map(Value::Numbers)
        }
        (Domain::Choice(words), serde_json::Value::String(word)) => {
            words.iter().find(|known| *known == word).map(|word| Value::Choice(word))
        }
        _ => None,
    };
    value.is_some_and(|value| (field.set)(rules, &value))
}

impl CheckRequest {
    fn check(&self) -> Answer {
        let Self { rules, lines, players, totals, previous, entry } = self;
        let sides = usize::from(players.sides());
        if [totals.len(), entry.sides.len()] != [sides; 2]
            || previous.iter().any(|previous| previous.sides.len() != sides)
        {
            return Answer::Error { error: "another number of sides".to_owned() };
        }
        let scores = entry.scores(rules, lines, *players);
        let totals: Vec<i32> =
            totals.iter().zip(&scores).map(|(total, score)| total.saturating_add(score.total)).collect();
        let checker = Checker { rules, players: *players, totals: &self.totals, previous: previous.as_ref() };
        Answer::Check(Checked {
            minimums: totals.iter().map(|&total| rules.minimum(total)).collect(),
            notices: checker.notices(entry),
            facts: self.facts(&scores),
            limits: players.all_sides().map(|side| self.limits(side)).collect(),
            totals,
            scores,
        })
    }

    fn facts(&self, scores: &[SideScore]) -> Vec<Fact> {
        let Self { rules, players, entry, .. } = self;
        let mut facts = Vec::new();
        for ((side, about), score) in players.all_sides().zip(&entry.sides).zip(scores) {
            let threes = about.red_threes.unwrap_or_default();
            let points = score.deal.red_threes;
            match (threes, points) {
                (0, _) => {}
                (_, ..0) => facts.push(Fact::RedThreesAgainst { side, threes, points }),
                (_, 0) => facts.push(Fact::RedThreesCountNothing { side, threes }),
                (RED_THREES, _) => facts.push(Fact::AllRedThrees { side, points }),
                _ => {}
            }
        }
        match entry.going_out {
            Some(GoingOut::Nobody) => facts.push(Fact::NobodyWentOut),
            Some(GoingOut::Player { seat, concealed: true }) => {
                facts.push(Fact::Concealed { seat, points: rules.concealed_bonus });
            }
            _ => {}
        }
        if let Some(seat) = entry.dealer.filter(|_| entry.exact_deal) {
            facts.push(Fact::ExactDeal { seat, points: rules.exact_deal_bonus });
        }
        if rules.concealed_canasta_bonus > 0 && entry.sides.iter().all(|side| side.concealed_canastas == 0) {
            facts.push(Fact::NoConcealedCanastas);
        }
        if rules.declares_by_hand()
            && rules.undeclared_penalty > 0
            && entry.sides.iter().all(|side| side.undeclared_red_threes == 0)
        {
            facts.push(Fact::NoUndeclaredRedThrees);
        }
        let rewards_black_threes = rules.black_three_bonus > 0 || rules.four_black_threes_bonus > 0;
        if rewards_black_threes
            && matches!(entry.going_out, Some(GoingOut::Player { .. }))
            && entry.sides.iter().all(|side| side.black_threes == 0)
        {
            facts.push(Fact::NoBlackThrees);
        }
        facts
    }

    fn limits(&self, side: Side) -> Limits {
        let about = &self.entry.sides[side.index()];
        let others = self.entry.sides.iter().enumerate().filter(|(other, _)| *other != side.index());
        let taken = others.map(|(_, other)| other.red_threes.unwrap_or_default()).fold(0, u8::saturating_add);
        Limits {
            natural_canastas: MAX_DIGIT,
            mixed_canastas: MAX_DIGIT,
            concealed_canastas: about.canastas().unwrap_or_default().min(MAX_DIGIT),
            red_threes: RED_THREES.saturating_sub(taken),
            undeclared_red_threes: RED_THREES,
            black_threes: 4,
        }
    }
}

impl RulesAnswer {
    fn new(rules: RuleSet) -> Self {
        let preset = RuleSet::PRESETS.iter().min_by_key(|preset| rules.changes_from(&preset.rules).count());
        let preset = preset.unwrap_or(&RuleSet::PRESETS[0]);
        Self {
            rules,
            preset: preset.name,
            packs: value_of_packs(&rules),
            step: step(&rules),
            cards: cards(&rules),
            fields: Fields { rules, preset: preset.rules },
        }
    }
}

/// The kinds by value. Red threes have a line of their own.
fn cards(rules: &RuleSet) -> Vec<CardKinds> {
    let mut cards: Vec<CardKinds> = Vec::new();
    for kind in Kind::ALL.into_iter().filter(|&kind| kind != Kind::RedThree) {
        let (value, count) = (rules.value(kind), cards_in_packs(kind));
        match cards.iter_mut().find(|cards| cards.value == value) {
            Some(cards) => {
                cards.count += count;
                cards.kinds.push(kind);
            }
            None => cards.push(CardKinds { value, count, kinds: vec![kind] }),
        }
    }
    cards.sort_by_key(|cards| -cards.value);
    cards
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for field in FIELDS.into_iter().filter_map(RuleSet::field) {
            let (min, max) = match field.domain {
                Domain::Number(min, max) | Domain::Numbers(_, min, max) => (Some(min), Some(max)),
                Domain::Flag | Domain::Flags(_) | Domain::Choice(_) => (None, None),
            };
            let words = if let Domain::Choice(words) = field.domain { Some(words) } else { None };
            let value = (field.get)(&self.rules);
            let document = (field.get)(&self.preset);
            map.serialize_entry(field.name, &FieldAnswer { value, document, min, max, words })?;
        }
        map.end()
    }
}

fn value<S: Serializer>(value: &Value, serializer: S) -> Result<S::Ok, S::Error> {
    match value {
        Value::Flag(flag) => flag.serialize(serializer),
        Value::Number(number) => number.serialize(serializer),
        Value::Numbers(numbers) => numbers.serialize(serializer),
        Value::Flags(flags) => flags.serialize(serializer),
        Value::Choice(word) => word.serialize(serializer),
    }
}
