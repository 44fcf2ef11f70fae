//! The submitted form for a new table: its values, all errors, and the text as typed.
//!
//! Each value of a field has its own input: `game_points`, `hand_size.4` for four players, `minimums.0`. Missing inputs
//! have the preset's value. `base` names the preset that the inputs were filled from. An input that still has that
//! preset's value follows a newly selected preset; a changed input keeps its value.

mod company;
mod device;
mod friends;

use canasta::rules::{Domain, Field, Preset, Value};
use canasta::{Players, RuleSet};
use canasta_i18n::form::{Expected, unreadable};
use canasta_i18n::{Lang, Message};
use canasta_record::house::{HouseRules, preset};
use canasta_table::journal::{Hints, Terms};

pub use company::Company;
use company::DEFAULT_BOT;
pub(crate) use company::MAX_BOTS;
pub use device::OthersAtDevice;
pub use friends::Friends;
pub(crate) use friends::{CUSTOM_CLOCK, ClockField, parse_yes_no, yes_no};

/// The submitted form for a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableForm {
    choice: HouseRules,
    players: Players,
    company: Company,
    others: OthersAtDevice,
    offered: Vec<String>,
    /// Whether the visitor came from the page for playing with friends.
    invites: bool,
    errors: Vec<InputError>,
}

/// One value of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FieldValue {
    Flag(bool),
    Number(i32),
    Word(&'static str),
}

/// Invalid input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InputError {
    /// The input's name.
    pub input: String,
    /// The text as typed.
    pub typed: String,
    expected: Expected,
}

impl InputError {
    fn new(input: &str, typed: &str, expected: Expected) -> Self {
        Self { input: input.to_owned(), typed: typed.to_owned(), expected }
    }

    /// The error as a sentence for the visitor.
    pub fn sentence(&self, lang: Lang) -> Message {
        unreadable(lang, &self.input, &self.typed, self.expected)
    }
}

impl TableForm {
    /// A form filled in from a choice of rules.
    pub fn of(choice: &HouseRules) -> Self {
        let players = choice.players.unwrap_or(Players::FOUR);
        Self {
            choice: HouseRules { players: Some(players), ..*choice },
            players,
            company: Company::default(),
            others: OthersAtDevice::default(),
            offered: vec![DEFAULT_BOT.to_owned()],
            invites: false,
            errors: Vec::new(),
        }
    }

    /// Reads a submitted form. Missing inputs stay as they are in `before`.
    pub fn read(fields: &[(String, String)], before: &HouseRules) -> Self {
        let typed = |name: &str| fields.iter().rev().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        let mut form = Self::of(before);
        match typed("preset").map(|name| preset(name).ok_or(name)) {
            // Start from the preset itself, without the house rules that changed the previous one.
            Some(Ok(named)) => {
                form.choice = HouseRules { players: Some(form.players), ..HouseRules::unchanged(named) };
            }
            Some(Err(name)) => form.error("preset", name, Expected::Preset),
            None => {}
        }
        if let Some(count) = typed("players") {
            match count.trim().parse().ok().and_then(Players::new) {
                Some(players) => form.players = players,
                None => form.error("players", count, Expected::Players),
            }
            form.choice.players = Some(form.players);
        }
        if typed("reset").is_some() {
            form.choice.rules = form.choice.preset.rules;
            return form;
        }
        let base = typed("base").and_then(preset).unwrap_or(form.choice.preset);
        for field in RuleSet::FIELDS {
            form.field(field, base, &typed);
        }
        form
    }

    /// Adds the submitted bots, hints and other settings. Missing ones keep their values from `before`. Only
    /// bots in `offered` can be selected.
    #[must_use]
    pub fn with_company(mut self, fields: &[(String, String)], before: &Company, offered: &[String]) -> Self {
        let typed = |name: &str| fields.iter().rev().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        self.company = before.clone().among(offered);
        offered.clone_into(&mut self.offered);
        self.invites = typed("invite").is_some();
        if let Some(bot) = typed("level") {
            if offered.iter().any(|name| name == bot) {
                self.company = self.company.with_all(bot);
            } else {
                self.error("level", bot, Expected::Answer);
            }
        }
        for place in 0..MAX_BOTS {
            let input = format!("level.{}", place + 1);
            let Some(bot) = typed(&input) else { continue };
            if bot.is_empty() || offered.iter().any(|name| name == bot) {
                self.company = self.company.with_one(place, bot);
            } else {
                self.error(&input, bot, Expected::Answer);
            }
        }
        if let Some(text) = typed("hints") {
            match text.parse::<Hints>().ok() {
                Some(hints) => self.company = self.company.with_hints(hints),
                None => self.error("hints", text, Expected::Answer),
            }
        }
        if let Some(text) = typed("take_back") {
            match parse_yes_no(text) {
                Some(take_back) => self.company = self.company.with_take_back(take_back),
                None => self.error("take_back", text, Expected::Answer),
            }
        }
        let (friends, errors) = friends::parse(&typed, before.friends());
        self.company = self.company.with_friends(friends);
        self.errors.extend(errors);
        self.others = OthersAtDevice::parse(&typed);
        if self.others.names.len() >= usize::from(self.players.count()) {
            self.error("others", &self.others.text(), Expected::FewerNames(self.players.count()));
        }
        if self.company.take_back() && !self.others.names.is_empty() {
            self.error("take_back", yes_no(true), Expected::NoOthers);
        }
        self
    }

    /// The form for a table for friends, who can't join a table with several people at one device.
    #[must_use]
    pub fn for_friends(mut self) -> Self {
        if !self.others.names.is_empty() {
            self.error("others", &self.others.text(), Expected::NoNames);
        }
        self
    }

    /// Whether the form is mainly for inviting friends.
    pub(crate) const fn invites(&self) -> bool {
        self.invites
    }

    /// The other people at the visitor's device.
    pub const fn others(&self) -> &OthersAtDevice {
        &self.others
    }

    /// The terms of a table for friends with these choices.
    pub fn terms(&self) -> Terms {
        let terms = Terms::of(self.choice.preset.name, self.choice.rules, self.players);
        let terms = self.company.friends().apply_to(terms);
        Terms { hints: self.company.hints(), ..terms }
    }

    /// The settings of a table for friends.
    pub const fn friends(&self) -> Friends {
        self.company.friends()
    }

    /// The bots, and who gets hints.
    pub const fn company(&self) -> &Company {
        &self.company
    }

    /// The bots that can be selected.
    pub fn offered(&self) -> impl Iterator<Item = &str> {
        self.offered.iter().map(String::as_str)
    }

    fn field<'a>(&mut self, field: &Field, base: &Preset, typed: &dyn Fn(&str) -> Option<&'a str>) {
        let filled = field_values(&(field.get)(&base.rules));
        let mut now = field_values(&(field.get)(&self.choice.rules));
        for (place, input) in inputs(field).into_iter().enumerate() {
            // Values for other numbers of players stay unchanged, because a change to them would go unnoticed until
            // such a table is started.
            let is_for_other_players = is_per_players(field) && place != self.players.under(&self.choice.rules).index();
            let Some(text) = typed(&input).filter(|_| !is_for_other_players) else { continue };
            match parse_value(text, field.domain) {
                Some(value) if filled.get(place) == Some(&value) => {}
                Some(value) => {
                    if let Some(now) = now.get_mut(place) {
                        *now = value;
                    }
                }
                None => {
                    let expected = match field.domain {
                        Domain::Number(low, high) | Domain::Numbers(_, low, high) => Expected::Number(low, high),
                        _ => Expected::Answer,
                    };
                    self.error(&input, text, expected);
                }
            }
        }
        (field.set)(&mut self.choice.rules, &value(field.domain, &now));
    }

    fn error(&mut self, input: &str, typed: &str, expected: Expected) {
        self.errors.push(InputError::new(input, typed, expected));
    }

    /// The selected rules and number of players. Invalid values are replaced with the preset's.
    pub const fn choice(&self) -> &HouseRules {
        &self.choice
    }

    /// Number of players.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Whether all input is valid.
    pub const fn is_sound(&self) -> bool {
        self.errors.is_empty()
    }

    /// All invalid input.
    pub fn errors(&self) -> &[InputError] {
        &self.errors
    }
}

/// Whether a field has a separate value for each number of players.
pub(crate) const fn is_per_players(field: &Field) -> bool {
    matches!(field.domain, Domain::Numbers(5, ..) | Domain::Flags(5))
}

/// The names of a field's inputs, one for each value.
pub(crate) fn inputs(field: &Field) -> Vec<String> {
    let name = field.name;
    match field.domain {
        Domain::Flag | Domain::Number(..) | Domain::Choice(_) => vec![name.to_owned()],
        Domain::Numbers(count, ..) | Domain::Flags(count) => {
            let first = if is_per_players(field) { 2 } else { 0 };
            (first..first + count).map(|place| format!("{name}.{place}")).collect()
        }
    }
}

/// A field's values, one for each input.
pub(crate) fn field_values(value: &Value) -> Vec<FieldValue> {
    match value {
        Value::Flag(flag) => vec![FieldValue::Flag(*flag)],
        Value::Number(number) => vec![FieldValue::Number(*number)],
        Value::Numbers(numbers) => numbers.iter().map(|&number| FieldValue::Number(number)).collect(),
        Value::Flags(flags) => flags.iter().map(|&flag| FieldValue::Flag(flag)).collect(),
        Value::Choice(word) => vec![FieldValue::Word(word)],
    }
}

fn value(domain: Domain, values: &[FieldValue]) -> Value {
    let numbers = || values.iter().filter_map(|value| if let FieldValue::Number(n) = value { Some(*n) } else { None });
    let flags = || values.iter().map(|value| *value == FieldValue::Flag(true));
    match domain {
        Domain::Flag => Value::Flag(flags().all(|flag| flag)),
        Domain::Number(..) => Value::Number(numbers().sum()),
        Domain::Numbers(..) => Value::Numbers(numbers().collect()),
        Domain::Flags(_) => Value::Flags(flags().collect()),
        Domain::Choice(_) => {
            let word =
                values.iter().find_map(|value| if let FieldValue::Word(word) = value { Some(*word) } else { None });
            Value::Choice(word.unwrap_or_default())
        }
    }
}

/// The value of an input; `None` if it isn't valid for the field. Numbers can be written with a thousands separator, as
/// on a score sheet: `1,500`.
fn parse_value(text: &str, domain: Domain) -> Option<FieldValue> {
    let text = text.trim();
    match domain {
        Domain::Flag | Domain::Flags(_) => match text {
            "yes" => Some(FieldValue::Flag(true)),
            "no" => Some(FieldValue::Flag(false)),
            _ => None,
        },
        Domain::Number(low, high) | Domain::Numbers(_, low, high) => {
            let plain: String = text.chars().filter(|&c| c != ',' && !c.is_whitespace()).collect();
            let digits = !plain.is_empty() && plain.bytes().all(|byte| byte.is_ascii_digit());
            let number = plain.parse().ok().filter(|number| digits && (low..=high).contains(number));
            number.map(FieldValue::Number)
        }
        Domain::Choice(offered) => offered.iter().find(|word| **word == text).map(|word| FieldValue::Word(word)),
    }
}

#[cfg(test)]
mod tests {
    use canasta_i18n::Lang;

    use super::*;

    #[test]
    fn selects_only_offered_bots() {
        let offered = ["club", "strong", "my-bot"].map(str::to_owned);
        let pair = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        let read = |fields: &[(&str, &str)]| {
            let fields: Vec<_> = fields.iter().copied().map(pair).collect();
            let before = Company::default().with_all("expert").with_one(0, "strong");
            TableForm::of(&hoyle()).with_company(&fields, &before, &offered)
        };
        let kept = read(&[]);
        assert_eq!((kept.company.bots_text().as_str(), kept.is_sound()), ("club,strong", true), "experts have gone");
        let chosen = read(&[("level", "strong"), ("level.1", ""), ("level.3", "my-bot"), ("hints", "none")]);
        assert_eq!(chosen.company.bots(Players::FOUR), ["strong", "strong", "my-bot"]);
        assert_eq!((chosen.company.hints(), chosen.is_sound()), (Hints::None, true));
        for (input, typed) in [("level", "exec:sh"), ("level.2", "expert"), ("hints", "always")] {
            let form = read(&[(input, typed)]);
            assert_eq!(form.errors.iter().map(|error| error.input.as_str()).collect::<Vec<_>>(), [input]);
            assert_eq!(form.company, kept.company, "{typed}");
        }
    }

    fn hoyle() -> HouseRules {
        HouseRules { players: Some(Players::FOUR), ..HouseRules::unchanged(&RuleSet::PRESETS[0]) }
    }

    fn read(text: &str) -> TableForm {
        let field = |pair: &str| pair.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned())).unwrap();
        let fields: Vec<(String, String)> = text.split('&').filter(|text| !text.is_empty()).map(field).collect();
        TableForm::read(&fields, &hoyle())
    }

    #[test]
    fn keeps_the_previous_choice_without_input() {
        assert_eq!(read(""), TableForm::of(&hoyle()));
        let wahhi = read("preset=wahhi&players=6");
        assert_eq!((wahhi.choice.preset.name, wahhi.players.count()), ("wahhi", 6));
        assert_eq!(wahhi.choice.rules, RuleSet::WAHHI);
        assert!(wahhi.is_sound());
    }

    #[test]
    fn changed_fields_are_house_rules() {
        let form = read(
            "players=6&game_points=3,000&hand_size.6=13&hand_size.4=5&minimums.0=0&black_three_freezes=no&asking=after-drawing-or-taking&last_drawer_ends.6=yes",
        );
        assert!(form.is_sound(), "{:?}", form.errors);
        let wanted = RuleSet {
            game_points: 3000,
            hand_size: [15, 13, 11, 11, 13],
            minimums: [0, 50, 90, 120],
            black_three_freezes: false,
            asking: canasta::rules::Asking::AfterDrawingOrTaking,
            last_drawer_ends: [false, false, false, false, true],
            ..RuleSet::HOYLE
        };
        assert_eq!(form.choice.rules, wanted);
        assert_eq!(read("game_points=3000&reset=1").choice, hoyle());
    }

    /// An input with the old preset's value follows the new preset; a changed one stays.
    #[test]
    fn keeps_changes_when_the_preset_changes() {
        let filled = RuleSet::FIELDS.iter().flat_map(|field| {
            let texts = field_values(&(field.get)(&RuleSet::HOYLE)).into_iter().map(|value| match value {
                FieldValue::Flag(flag) => if flag { "yes" } else { "no" }.to_owned(),
                FieldValue::Number(number) => number.to_string(),
                FieldValue::Word(word) => word.to_owned(),
            });
            inputs(field).into_iter().zip(texts)
        });
        let mut fields: Vec<(String, String)> = filled.collect();
        assert_eq!(TableForm::read(&fields, &hoyle()), TableForm::of(&hoyle()));
        fields.push(("preset".to_owned(), "wahhi".to_owned()));
        fields.push(("base".to_owned(), "hoyle".to_owned()));
        assert_eq!(TableForm::read(&fields, &hoyle()).choice.rules, RuleSet::WAHHI);
        fields.push(("going_out_bonus".to_owned(), "250".to_owned()));
        let changed = RuleSet { going_out_bonus: 250, ..RuleSet::WAHHI };
        assert_eq!(TableForm::read(&fields, &hoyle()).choice.rules, changed);
    }

    #[test]
    fn lists_every_error_and_reads_the_rest() {
        let form = read(
            "preset=poker&players=9&game_points=many&hand_size.4=0&minimums.2=-5&declaring=never&black_three_freezes=perhaps&mixed_canasta_bonus=400&going_out_bonus=&concealed_bonus=99999999999999",
        );
        let inputs: Vec<&str> = form.errors.iter().map(|error| error.input.as_str()).collect();
        assert_eq!(
            inputs,
            [
                "preset",
                "players",
                "hand_size.4",
                "declaring",
                "black_three_freezes",
                "minimums.2",
                "going_out_bonus",
                "concealed_bonus",
                "game_points"
            ]
        );
        assert_eq!(form.choice.rules, RuleSet { mixed_canasta_bonus: 400, ..RuleSet::HOYLE });
        let mut sentences = form.errors.iter().map(|error| error.sentence(Lang::EN));
        assert!(sentences.all(|sentence| sentence.as_str().ends_with("”.")), "{:?}", form.errors);
    }
}
