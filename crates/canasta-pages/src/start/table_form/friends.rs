//! The settings of a table for friends: seats, time, spectators, phrases. Read from the form, and kept in the cookie
//! with the company.

use canasta_i18n::Lang;
use canasta_i18n::form::Expected;
use canasta_i18n::messages::form;
use canasta_table::journal::{Clock, Seats, Terms, Watch};

use super::Fault;

/// What was chosen for tables with friends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Friends {
    /// How players get their seats; `None` leaves it to the rules.
    pub seats: Option<Seats>,
    /// How long a person may think.
    pub clock: Option<Clock>,
    /// Which people may watch.
    pub watch: Watch,
    /// Whether spectators see each deal only when it is over.
    pub competitive: bool,
    /// Whether the lobby names the table.
    pub listed: bool,
    /// Whether set phrases may be said.
    pub chat: bool,
    /// Without a clock: what a turn may take before the others may let a bot decide, in seconds; `None` by correspondence.
    pub allowed: Option<u32>,
    /// Whether a host who was away is the host again.
    pub host_returns: bool,
}

impl Default for Friends {
    fn default() -> Self {
        Self {
            seats: None,
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
    /// Terms with these choices put in.
    pub(super) fn put_into(self, terms: Terms) -> Terms {
        let Self { clock, watch, competitive, listed, chat, host_returns, .. } = self;
        let seats = self.seats.unwrap_or(terms.seats);
        let allowed = self.allowed.filter(|_| clock.is_none());
        Terms { seats, clock, watch, competitive, listed, chat, allowed, host_returns, ..terms }
    }

    /// As the cookie keeps it: `drawn,45-180-10,link,no,no,yes,120,yes`.
    pub fn text(&self) -> String {
        let clock = self.clock.map(|clock| format!("{}-{}-{}", clock.base, clock.bank, clock.back));
        let allowed = self.allowed.map(|seconds| seconds.to_string());
        [
            self.seats.map_or("", Seats::text),
            clock.as_deref().unwrap_or_default(),
            self.watch.text(),
            yes_no(self.competitive),
            yes_no(self.listed),
            yes_no(self.chat),
            allowed.as_deref().unwrap_or(NO_BOUND),
            yes_no(self.host_returns),
        ]
        .join(",")
    }

    /// Reads what [`Friends::text`] writes; the default in place of what is no answer.
    pub fn read(text: &str) -> Self {
        let mut parts = text.split(',');
        let mut next = || parts.next().unwrap_or_default();
        let usual = Self::default();
        Self {
            seats: Seats::read(next()),
            clock: kept_clock(next()),
            watch: Watch::read(next()).unwrap_or(usual.watch),
            competitive: answer(next()).unwrap_or(usual.competitive),
            listed: answer(next()).unwrap_or(usual.listed),
            chat: answer(next()).unwrap_or(usual.chat),
            allowed: match next() {
                NO_BOUND => None,
                text => time_allowed(text).or(usual.allowed),
            },
            host_returns: answer(next()).unwrap_or(usual.host_returns),
        }
    }
}

/// In the cookie: a turn may take any time.
const NO_BOUND: &str = "none";

fn time_allowed(text: &str) -> Option<u32> {
    text.parse().ok().filter(|&seconds| Terms::may_allow(seconds))
}

fn kept_clock(text: &str) -> Option<Clock> {
    let mut numbers = text.split('-').map(|part| part.parse().ok());
    let clock = Clock { base: numbers.next()??, bank: numbers.next()??, back: numbers.next()?? };
    clock.is_sound().then_some(clock)
}

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn answer(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// A number of a clock that is not ready-made: the input, its label, and how it is got from the clock.
pub(crate) type ClockNumber = (&'static str, fn(Lang) -> &'static str, fn(&Clock) -> u32);

/// The numbers of a clock of the host’s own.
pub(crate) const OWN_CLOCK: [ClockNumber; 3] = [
    ("clock.base", form::clock_turn, |clock| clock.base),
    ("clock.bank", form::clock_game, |clock| clock.bank),
    ("clock.back", form::clock_increment, |clock| clock.back),
];

/// The choices as they were sent; what is missing is as in `before`.
pub(super) fn read<'a>(typed: &dyn Fn(&str) -> Option<&'a str>, before: Friends) -> (Friends, Vec<Fault>) {
    let mut friends = before;
    let mut faults = Vec::new();
    let mut fault = |input: &str, text: &str, expected: Expected| faults.push(Fault::new(input, text, expected));
    match typed("seats") {
        None => {}
        Some("") => friends.seats = None,
        Some(text) => match Seats::read(text) {
            Some(seats) => friends.seats = Some(seats),
            None => fault("seats", text, Expected::Answer),
        },
    }
    if let Some(text) = typed("watch") {
        match Watch::read(text) {
            Some(watch) => friends.watch = watch,
            None => fault("watch", text, Expected::Answer),
        }
    }
    for (input, field) in [
        ("serious", &mut friends.competitive),
        ("listed", &mut friends.listed),
        ("talk", &mut friends.chat),
        ("host_returns", &mut friends.host_returns),
    ] {
        if let Some(text) = typed(input) {
            match answer(text) {
                Some(yes) => *field = yes,
                None => fault(input, text, Expected::Answer),
            }
        }
    }
    match typed("clock") {
        None => {}
        Some("none") => friends.clock = None,
        Some("kind") => friends.clock = Some(Clock::KIND),
        Some("quick") => friends.clock = Some(Clock::QUICK),
        Some("own") => match own_clock(typed) {
            Ok(clock) => friends.clock = Some(clock),
            Err((input, text)) => fault(input, &text, Expected::Clock),
        },
        Some(text) => fault("clock", text, Expected::Answer),
    }
    match typed("allowed").map(str::trim) {
        None => {}
        Some("") => friends.allowed = None,
        Some(text) => match time_allowed(text) {
            Some(seconds) => friends.allowed = Some(seconds),
            None => fault("allowed", text, Expected::Allowed),
        },
    }
    (friends, faults)
}

fn own_clock<'a>(typed: &dyn Fn(&str) -> Option<&'a str>) -> Result<Clock, (&'static str, String)> {
    let mut numbers = [0; 3];
    for ((input, ..), number) in OWN_CLOCK.iter().zip(&mut numbers) {
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
    fn what_the_cookie_keeps_is_read() {
        let all = Friends {
            seats: Some(Seats::Drawn),
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
        // A cookie from before a turn had a bound.
        let before = Friends::read("drawn,30-0-0,link,yes,yes,no");
        assert_eq!(before, Friends { allowed: Some(120), host_returns: true, ..all });
        for rubbish in ["", "x,y,z", ",1-2,", ",,,,,,,,", ",4-0-0", ",45-10-20", ",,,,,,9,perhaps", ",,,,,,86401"] {
            assert_eq!(Friends::read(rubbish), Friends::default(), "{rubbish}");
        }
    }

    /// A clock decides by itself when a turn takes too long.
    #[test]
    fn a_bound_is_for_tables_without_a_clock() {
        let terms = || Terms::of("hoyle", canasta::RuleSet::HOYLE, canasta::Players::FOUR);
        let usual = Friends::default().put_into(terms());
        assert_eq!((usual.allowed, usual.host_returns), (Some(120), true));
        let timed = Friends { clock: Some(Clock::KIND), ..Friends::default() };
        assert_eq!(timed.put_into(terms()).allowed, None);
    }

    #[test]
    fn the_form_is_read_and_its_faults_are_listed() {
        let fields =
            [("seats", "drawn"), ("clock", "quick"), ("watch", "everybody"), ("serious", "yes"), ("talk", "no")];
        let (friends, faults) = read(&typed(&fields), Friends::default());
        assert_eq!((friends.text().as_str(), faults.len()), ("drawn,20-60-5,everybody,yes,no,no,120,yes", 0));
        let (kept, _) = read(&typed(&[]), friends);
        assert_eq!(kept, friends, "what is missing is as before");
        assert_eq!(
            read(&typed(&[("clock", "none"), ("seats", "")]), friends).0.text(),
            ",,everybody,yes,no,no,120,yes"
        );
        let slow = read(&typed(&[("allowed", ""), ("host_returns", "no")]), friends).0;
        assert_eq!((slow.allowed, slow.host_returns), (None, false));
        assert_eq!(read(&typed(&[("allowed", "300")]), slow).0.allowed, Some(300));
        let own = [("clock", "own"), ("clock.base", "60"), ("clock.bank", "0"), ("clock.back", "0")];
        assert_eq!(read(&typed(&own), friends).0.clock, Some(Clock { base: 60, bank: 0, back: 0 }));
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
            let (kept, faults) = read(&typed(&fields), friends);
            assert_eq!(faults.iter().map(|fault| fault.input.as_str()).collect::<Vec<_>>(), [input]);
            assert_eq!(kept, friends, "{input}");
        }
    }
}
