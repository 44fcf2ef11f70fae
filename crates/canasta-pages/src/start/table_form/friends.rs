//! The settings of a table for friends: seats, time, spectators, chat. The form sets them, and the cookie stores them
//! with the company.

use canasta_i18n::Lang;
use canasta_i18n::form::Expected;
use canasta_i18n::messages::form;
use canasta_table::journal::{Clock, Seats, Terms, Watch};

use super::InputError;

/// The settings of a table for friends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Friends {
    /// How seats are assigned.
    pub seats: Seats,
    /// Thinking time; `None` if there is no clock.
    pub clock: Option<Clock>,
    /// Who may watch.
    pub watch: Watch,
    /// Whether spectators see a deal only after it ends.
    pub competitive: bool,
    /// Whether the lobby lists the table.
    pub listed: bool,
    /// Whether people can chat.
    pub chat: bool,
    /// At a table without a clock, the number of seconds until the others can let a bot play; `None` if there is no
    /// limit.
    pub allowed: Option<u32>,
    /// Whether hosts who were away become the host again when they return.
    pub host_returns: bool,
}

impl Default for Friends {
    fn default() -> Self {
        Self {
            seats: Seats::Chosen,
            clock: None,
            watch: Watch::default(),
            competitive: false,
            listed: false,
            chat: true,
            allowed: Some(Terms::ALLOWED),
            host_returns: true,
        }
    }
}

impl Friends {
    /// The table's terms with these settings.
    pub(super) fn apply_to(self, terms: Terms) -> Terms {
        let Self { seats, clock, watch, competitive, listed, chat, host_returns, .. } = self;
        let allowed = self.allowed.filter(|_| clock.is_none());
        Terms { seats, clock, watch, competitive, listed, chat, allowed, host_returns, ..terms }
    }

    /// The settings as text for the cookie: `drawn,45-180-10,link,no,no,yes,120,yes`.
    pub fn text(&self) -> String {
        let clock = self.clock.map(|clock| format!("{}-{}-{}", clock.base, clock.bank, clock.back));
        let allowed = self.allowed.map(|seconds| seconds.to_string());
        [
            self.seats.text(),
            clock.as_deref().unwrap_or_default(),
            self.watch.text(),
            yes_no(self.competitive),
            yes_no(self.listed),
            yes_no(self.chat),
            allowed.as_deref().unwrap_or(NO_TURN_LIMIT),
            yes_no(self.host_returns),
        ]
        .join(",")
    }

    /// Reads [`Friends::text`]. Replaces invalid parts with the default.
    pub fn read(text: &str) -> Self {
        let mut parts = text.split(',');
        let mut next = || parts.next().unwrap_or_default();
        let usual = Self::default();
        Self {
            seats: next().parse().unwrap_or(usual.seats),
            clock: parse_clock(next()),
            watch: next().parse::<Watch>().ok().unwrap_or(usual.watch),
            competitive: parse_yes_no(next()).unwrap_or(usual.competitive),
            listed: parse_yes_no(next()).unwrap_or(usual.listed),
            chat: parse_yes_no(next()).unwrap_or(usual.chat),
            allowed: match next() {
                NO_TURN_LIMIT => None,
                text => parse_turn_limit(text).or(usual.allowed),
            },
            host_returns: parse_yes_no(next()).unwrap_or(usual.host_returns),
        }
    }
}

/// Stands for “no turn limit” in the cookie.
const NO_TURN_LIMIT: &str = "none";

fn parse_turn_limit(text: &str) -> Option<u32> {
    text.parse().ok().filter(|&seconds| Terms::may_allow(seconds))
}

fn parse_clock(text: &str) -> Option<Clock> {
    let mut numbers = text.split('-').map(|part| part.parse().ok());
    let clock = Clock { base: numbers.next()??, bank: numbers.next()??, back: numbers.next()?? };
    clock.is_sound().then_some(clock)
}

pub(crate) const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

pub(crate) fn parse_yes_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// A number of a custom clock: the name of its input, its label, and a function that reads it from a clock.
pub(crate) type ClockField = (&'static str, fn(Lang) -> &'static str, fn(&Clock) -> u32);

pub(crate) const CUSTOM_CLOCK: [ClockField; 3] = [
    ("clock.base", form::clock_turn, |clock| clock.base),
    ("clock.bank", form::clock_game, |clock| clock.bank),
    ("clock.back", form::clock_increment, |clock| clock.back),
];

/// Reads the submitted settings. Missing ones stay as they are in `before`.
pub(super) fn parse<'a>(typed: &dyn Fn(&str) -> Option<&'a str>, before: Friends) -> (Friends, Vec<InputError>) {
    let mut friends = before;
    let mut errors = Vec::new();
    let mut error = |input: &str, text: &str, expected: Expected| errors.push(InputError::new(input, text, expected));
    match typed("seats") {
        None => {}
        Some(text) => match text.parse() {
            Ok(seats) => friends.seats = seats,
            Err(_) => error("seats", text, Expected::Answer),
        },
    }
    if let Some(text) = typed("watch") {
        match text.parse::<Watch>().ok() {
            Some(watch) => friends.watch = watch,
            None => error("watch", text, Expected::Answer),
        }
    }
    for (input, field) in [
        ("serious", &mut friends.competitive),
        ("listed", &mut friends.listed),
        ("talk", &mut friends.chat),
        ("host_returns", &mut friends.host_returns),
    ] {
        if let Some(text) = typed(input) {
            match parse_yes_no(text) {
                Some(yes) => *field = yes,
                None => error(input, text, Expected::Answer),
            }
        }
    }
    match typed("clock") {
        None => {}
        Some("none") => friends.clock = None,
        Some("kind") => friends.clock = Some(Clock::KIND),
        Some("quick") => friends.clock = Some(Clock::QUICK),
        Some("own") => match parse_custom_clock(typed) {
            Ok(clock) => friends.clock = Some(clock),
            Err((input, text)) => error(input, &text, Expected::Clock),
        },
        Some(text) => error("clock", text, Expected::Answer),
    }
    match typed("allowed").map(str::trim) {
        None => {}
        Some("") => friends.allowed = None,
        Some(text) => match parse_turn_limit(text) {
            Some(seconds) => friends.allowed = Some(seconds),
            None => error("allowed", text, Expected::Allowed),
        },
    }
    (friends, errors)
}

fn parse_custom_clock<'a>(typed: &dyn Fn(&str) -> Option<&'a str>) -> Result<Clock, (&'static str, String)> {
    let mut numbers = [0; 3];
    for ((input, ..), number) in CUSTOM_CLOCK.iter().zip(&mut numbers) {
        let text = typed(input).unwrap_or_default().trim();
        *number = text.parse().map_err(|_| (*input, text.to_owned()))?;
    }
    let [base, bank, back] = numbers;
    let clock = Clock { base, bank, back };
    let wrong = if back > bank { "clock.back" } else { "clock.base" };
    if clock.is_sound() { Ok(clock) } else { Err((wrong, typed(wrong).unwrap_or_default().to_owned())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed<'a>(fields: &'a [(&'a str, &'a str)]) -> impl Fn(&str) -> Option<&'a str> {
        move |name| fields.iter().find(|(key, _)| *key == name).map(|(_, value)| *value)
    }

    #[test]
    fn reads_its_own_text() {
        let all = Friends {
            seats: Seats::Drawn,
            clock: Some(Clock { base: 30, bank: 0, back: 0 }),
            watch: Watch::Link,
            competitive: true,
            listed: true,
            chat: false,
            allowed: None,
            host_returns: false,
        };
        let timed = Friends { clock: Some(Clock::KIND), allowed: Some(77), ..all };
        for friends in [Friends::default(), all, timed] {
            assert_eq!(Friends::read(&friends.text()), friends, "{}", friends.text());
        }
        // A cookie written before turn limits existed.
        let before = Friends::read("drawn,30-0-0,link,yes,yes,no");
        assert_eq!(before, Friends { allowed: Some(120), host_returns: true, ..all });
        for rubbish in ["", "x,y,z", ",1-2,", ",,,,,,,,", ",4-0-0", ",45-10-20", ",,,,,,9,perhaps", ",,,,,,86401"] {
            assert_eq!(Friends::read(rubbish), Friends::default(), "{rubbish}");
        }
    }

    /// At a table with a clock, the clock already ends turns that take too long.
    #[test]
    fn limits_turns_only_without_a_clock() {
        let terms = || Terms::of("hoyle", canasta::RuleSet::HOYLE, canasta::Players::FOUR);
        let usual = Friends::default().apply_to(terms());
        assert_eq!((usual.allowed, usual.host_returns), (Some(120), true));
        let timed = Friends { clock: Some(Clock::KIND), ..Friends::default() };
        assert_eq!(timed.apply_to(terms()).allowed, None);
    }

    #[test]
    fn reads_the_form_and_lists_its_errors() {
        let fields =
            [("seats", "drawn"), ("clock", "quick"), ("watch", "everybody"), ("serious", "yes"), ("talk", "no")];
        let (friends, errors) = parse(&typed(&fields), Friends::default());
        assert_eq!((friends.text().as_str(), errors.len()), ("drawn,20-60-5,everybody,yes,no,no,120,yes", 0));
        let (kept, _) = parse(&typed(&[]), friends);
        assert_eq!(kept, friends, "missing fields stay as before");
        assert_eq!(
            parse(&typed(&[("clock", "none"), ("seats", "chosen")]), friends).0.text(),
            "chosen,,everybody,yes,no,no,120,yes"
        );
        let slow = parse(&typed(&[("allowed", ""), ("host_returns", "no")]), friends).0;
        assert_eq!((slow.allowed, slow.host_returns), (None, false));
        assert_eq!(parse(&typed(&[("allowed", "300")]), slow).0.allowed, Some(300));
        let own = [("clock", "own"), ("clock.base", "60"), ("clock.bank", "0"), ("clock.back", "0")];
        assert_eq!(parse(&typed(&own), friends).0.clock, Some(Clock { base: 60, bank: 0, back: 0 }));
        for (fields, input) in [
            (vec![("clock", "own"), ("clock.base", "soon")], "clock.base"),
            (vec![("clock", "own"), ("clock.base", "4"), ("clock.bank", "0"), ("clock.back", "0")], "clock.base"),
            (vec![("clock", "own"), ("clock.base", "9"), ("clock.bank", "1"), ("clock.back", "2")], "clock.back"),
            (vec![("clock", "sand")], "clock"),
            (vec![("watch", "me")], "watch"),
            (vec![("seats", "mine")], "seats"),
            (vec![("listed", "perhaps")], "listed"),
            (vec![("allowed", "9")], "allowed"),
            (vec![("allowed", "soon")], "allowed"),
            (vec![("host_returns", "perhaps")], "host_returns"),
        ] {
            let (kept, errors) = parse(&typed(&fields), friends);
            assert_eq!(errors.iter().map(|error| error.input.as_str()).collect::<Vec<_>>(), [input]);
            assert_eq!(kept, friends, "{input}");
        }
    }
}
