//! Number formats, plural rules and card corners of languages.
//!
//! The plural rules are from CLDR, for whole numbers only. The tests compare them with `icu_plurals`; using it directly would add
//! 80 kB and five crates to the program.

/// A plural category of CLDR. Languages use some of them; all have `Other`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Plural {
    /// `one` card.
    One,
    /// For example, Polish `dwie karty`.
    Few,
    /// For example, Polish `pięć kart`, or whole millions in Romance languages.
    Many,
    /// All others.
    Other,
}

/// Number format and card corners of a language, from the terms `-locale-…` of its messages.
#[derive(Clone, Debug)]
pub struct Locale {
    /// The language's name in the language itself: `Deutsch`.
    pub(crate) name: &'static str,
    /// The thousands separator.
    pub(crate) group: &'static str,
    /// The decimal separator.
    pub(crate) decimal: &'static str,
    /// Minimum digits of a number with separators: 4, or 5 in languages that write `1234`.
    pub(crate) grouped_from: usize,
    /// For ace, king, queen and jack.
    pub(crate) corners: [&'static str; 4],
    pub(crate) plural: PluralRule,
}

/// A plural rule of CLDR, for whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PluralRule {
    /// `one` for 1: English, German, Dutch, Hungarian.
    One,
    /// `one` for 1, `many` for whole millions: Spanish, Italian.
    OneAndMillions,
    /// `one` for 0 and 1, `many` for whole millions: French, Portuguese.
    ZeroOneAndMillions,
    Polish,
}

impl PluralRule {
    fn category(self, n: u64) -> Plural {
        let whole_millions = n > 0 && n.is_multiple_of(1_000_000);
        match self {
            Self::One | Self::OneAndMillions if n == 1 => Plural::One,
            Self::ZeroOneAndMillions if n <= 1 => Plural::One,
            Self::OneAndMillions | Self::ZeroOneAndMillions if whole_millions => Plural::Many,
            Self::Polish => match (n, n % 10, n % 100) {
                (1, _, _) => Plural::One,
                (_, 2..=4, 12..=14) => Plural::Many,
                (_, 2..=4, _) => Plural::Few,
                _ => Plural::Many,
            },
            _ => Plural::Other,
        }
    }
}

impl Locale {
    /// The plural category of a number.
    pub fn plural(&self, n: u64) -> Plural {
        self.plural.category(n)
    }

    /// The plural category of the absolute value.
    pub fn plural_of_points(&self, points: i32) -> Plural {
        self.plural(points.unsigned_abs().into())
    }

    /// The letters in the corners of ace, king, queen and jack.
    pub const fn corners(&self) -> [&'static str; 4] {
        self.corners
    }

    /// A number with separators.
    pub fn number(&self, n: u64) -> String {
        let mut text = String::new();
        self.write_number(&mut text, n);
        text
    }

    /// The separator of cells that spreadsheets expect: a semicolon if the comma is in decimals.
    pub fn cell_separator(&self) -> char {
        if self.decimal == "," { ';' } else { ',' }
    }

    /// A number rounded to tenths, with the language's decimal separator.
    pub fn tenths(&self, n: f64) -> String {
        format!("{n:.1}").replace('.', self.decimal)
    }

    /// Points with separators and a real minus sign.
    pub fn points(&self, points: i32) -> String {
        let mut text = String::new();
        self.write_points(&mut text, points);
        text
    }

    /// A number of tenths or hundredths as a decimal: `1.4`.
    pub fn decimal(&self, parts: i64, places: u32) -> String {
        let factor = 10_u64.pow(places);
        let sign = if parts < 0 { "−" } else { "" };
        let parts = parts.unsigned_abs();
        let whole = self.number(parts / factor);
        let fraction = parts % factor;
        format!("{sign}{whole}{}{fraction:0width$}", self.decimal, width = places as usize)
    }

    pub(crate) fn write_number(&self, to: &mut String, n: u64) {
        let mut buffer = [0; 20];
        let digits = digits(&mut buffer, n);
        for (place, &digit) in digits.iter().enumerate() {
            if place > 0 && digits.len() >= self.grouped_from && (digits.len() - place).is_multiple_of(3) {
                to.push_str(self.group);
            }
            to.push(char::from(digit));
        }
    }

    pub(crate) fn write_points(&self, to: &mut String, points: i32) {
        if points < 0 {
            to.push('−');
        }
        self.write_number(to, points.unsigned_abs().into());
    }

    pub(crate) fn write_digits(to: &mut String, n: u64) {
        let mut buffer = [0; 20];
        to.extend(digits(&mut buffer, n).iter().map(|&digit| char::from(digit)));
    }
}

/// The digits of a number, without an allocation.
fn digits(buffer: &mut [u8; 20], mut n: u64) -> &[u8] {
    let mut first = buffer.len();
    loop {
        first -= 1;
        buffer[first] = b'0' + canasta::must_fit::<u8>(n % 10);
        n /= 10;
        if n == 0 {
            return &buffer[first..];
        }
    }
}

#[cfg(test)]
mod tests {
    use icu_locale_core::locale;
    use icu_plurals::{PluralCategory, PluralRules};

    use super::*;
    use crate::Lang;

    #[test]
    fn plural_rules_match_cldr() {
        let languages = [
            (locale!("en"), PluralRule::One),
            (locale!("de"), PluralRule::One),
            (locale!("es"), PluralRule::OneAndMillions),
            (locale!("fr"), PluralRule::ZeroOneAndMillions),
            (locale!("pt-BR"), PluralRule::ZeroOneAndMillions),
            (locale!("it"), PluralRule::OneAndMillions),
            (locale!("nl"), PluralRule::One),
            (locale!("pl"), PluralRule::Polish),
            (locale!("hu"), PluralRule::One),
        ];
        for (tag, ours) in languages {
            let theirs = PluralRules::try_new_cardinal(tag.clone().into()).unwrap();
            for n in (0..2_000_u64).chain((1..50).map(|n| n * 100_000)) {
                let expected = match theirs.category_for(n) {
                    PluralCategory::One => Plural::One,
                    PluralCategory::Few => Plural::Few,
                    PluralCategory::Many => Plural::Many,
                    PluralCategory::Other => Plural::Other,
                    other => panic!("{tag} has {other:?}"),
                };
                assert_eq!(ours.category(n), expected, "{tag} {n}");
            }
        }
    }

    #[test]
    fn numbers_use_the_separators_of_the_language() {
        let english = Lang::EN.locale();
        let polish = Locale { group: "\u{a0}", grouped_from: 5, ..english.clone() };
        let written = |locale: &Locale| [7, 999, 1234, 1_234_567].map(|n| locale.number(n)).join(" ");
        assert_eq!(written(english), "7 999 1,234 1,234,567");
        assert_eq!(written(&polish), "7 999 1234 1\u{a0}234\u{a0}567");
        assert_eq!(english.number(u64::MAX), "18,446,744,073,709,551,615");
        assert_eq!([0, 1640, -85, i32::MIN].map(|n| english.points(n)), ["0", "1,640", "−85", "−2,147,483,648"]);
    }
}
