//! What languages do with numbers and the corners of cards, where it is no matter of words.
//!
//! The rules are those of CLDR, for whole numbers; the tests compare them with the data of `icu_plurals`, which is no
//! dependency of the program: it would add 80 kB and five crates to it, in place of the thirty lines at the end.

use canasta::Card;

/// A plural category of CLDR. Languages use some of them; all have `Other`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Plural {
    /// `one` card.
    One,
    /// As Polish has it: `dwie karty`, before `pięć kart`.
    Few,
    /// Polish `pięć kart`; in Romance languages whole millions.
    Many,
    /// All others.
    Other,
}

/// What a language does with numbers and the corners of cards.
#[derive(Debug)]
pub struct Locale {
    /// What stands between thousands.
    group: char,
    /// What stands before tenths.
    decimal: char,
    /// From so many digits on there are separators: 4, or 5 where `1234` is written without.
    grouped_from: usize,
    /// Ace, king, queen, jack, as in the corners of cards.
    corners: [&'static str; 4],
    plural: fn(u64) -> Plural,
}

impl Locale {
    /// The category of a number.
    pub fn plural(&self, n: u64) -> Plural {
        (self.plural)(n)
    }

    /// The category of points: that of their amount.
    pub fn plural_of_points(&self, points: i32) -> Plural {
        self.plural(points.unsigned_abs().into())
    }

    /// What stands in the corner of a card: `7`, `10`, `K`. Nothing for a joker.
    pub fn corner(&self, card: Card) -> &'static str {
        const PIPS: [&str; 9] = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];
        let [ace, king, queen, jack] = self.corners;
        match card.rank() {
            Some(14) => ace,
            Some(13) => king,
            Some(12) => queen,
            Some(11) => jack,
            Some(rank) => PIPS.get(usize::from(rank).saturating_sub(2)).copied().unwrap_or_default(),
            None => "",
        }
    }

    /// Figures with separators.
    pub fn number(&self, n: u64) -> String {
        let mut text = String::new();
        self.write_number(&mut text, n);
        text
    }

    /// Points as they stand on a sheet: separators, and a real minus sign.
    pub fn points(&self, points: i32) -> String {
        let mut text = String::new();
        self.write_points(&mut text, points);
        text
    }

    /// A number of tenths or hundredths, with so many decimal places: `1.4`.
    pub fn decimal(&self, parts: i64, places: u32) -> String {
        let factor = 10_u64.pow(places);
        let (parts, sign) = (parts.unsigned_abs(), if parts < 0 { "−" } else { "" });
        let (whole, rest) = (self.number(parts / factor), parts % factor);
        format!("{sign}{whole}{}{rest:0width$}", self.decimal, width = places as usize)
    }

    pub(crate) fn write_number(&self, to: &mut String, n: u64) {
        let mut buffer = [0; 20];
        let digits = digits(&mut buffer, n);
        for (place, &digit) in digits.iter().enumerate() {
            if place > 0 && digits.len() >= self.grouped_from && (digits.len() - place).is_multiple_of(3) {
                to.push(self.group);
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
        // A digit fits.
        buffer[first] = b'0' + u8::try_from(n % 10).unwrap_or_default();
        n /= 10;
        if n == 0 {
            return &buffer[first..];
        }
    }
}

/// English, in which every message exists.
pub static EN: Locale =
    Locale { group: ',', decimal: '.', grouped_from: 4, corners: ["A", "K", "Q", "J"], plural: singular_for_one };

/// German: Ass, König, Dame, Bube.
pub static DE: Locale =
    Locale { group: '.', decimal: ',', grouped_from: 4, corners: ["A", "K", "D", "B"], plural: singular_for_one };

/// Spanish. Four digits stand without a separator.
pub static ES: Locale = Locale {
    group: '.',
    decimal: ',',
    grouped_from: 5,
    corners: ["A", "K", "Q", "J"],
    plural: singular_for_one_many_for_millions,
};

/// French: as, roi, dame, valet. Thousands are parted by a narrow space that does not break.
pub static FR: Locale = Locale {
    group: '\u{202f}',
    decimal: ',',
    grouped_from: 4,

    corners: ["A", "R", "D", "V"],
    plural: singular_below_two_many_for_millions,
};

/// Portuguese as in Brazil.
pub static PT_BR: Locale = Locale {
    group: '.',
    decimal: ',',
    grouped_from: 4,
    corners: ["A", "K", "Q", "J"],
    plural: singular_below_two_many_for_millions,
};

/// Italian. Four digits stand without a separator.
pub static IT: Locale = Locale {
    group: '.',
    decimal: ',',
    grouped_from: 5,
    corners: ["A", "K", "Q", "J"],
    plural: singular_for_one_many_for_millions,
};

/// Dutch: aas, heer, vrouw, boer.
pub static NL: Locale =
    Locale { group: '.', decimal: ',', grouped_from: 4, corners: ["A", "H", "V", "B"], plural: singular_for_one };

/// Polish: as, król, dama, walet.
pub static PL: Locale =
    Locale { group: '\u{a0}', decimal: ',', grouped_from: 5, corners: ["A", "K", "D", "W"], plural: polish };

/// Hungarian: ász, király, dáma, bubi.
pub static HU: Locale =
    Locale { group: '\u{a0}', decimal: ',', grouped_from: 5, corners: ["A", "K", "D", "B"], plural: singular_for_one };

const fn singular_for_one(n: u64) -> Plural {
    if n == 1 { Plural::One } else { Plural::Other }
}

const fn singular_for_one_many_for_millions(n: u64) -> Plural {
    match n {
        1 => Plural::One,
        _ if n > 0 && n.is_multiple_of(1_000_000) => Plural::Many,
        _ => Plural::Other,
    }
}

const fn singular_below_two_many_for_millions(n: u64) -> Plural {
    match n {
        0 | 1 => Plural::One,
        _ if n.is_multiple_of(1_000_000) => Plural::Many,
        _ => Plural::Other,
    }
}

const fn polish(n: u64) -> Plural {
    match (n, n % 10, n % 100) {
        (1, _, _) => Plural::One,
        (_, 2..=4, 12..=14) => Plural::Many,
        (_, 2..=4, _) => Plural::Few,
        _ => Plural::Many,
    }
}

#[cfg(test)]
mod tests {
    use canasta::Suit;
    use icu_locale_core::locale;
    use icu_plurals::{PluralCategory, PluralRules};

    use super::*;

    #[test]
    fn plurals_are_those_of_cldr() {
        let languages = [
            (locale!("en"), &EN),
            (locale!("de"), &DE),
            (locale!("es"), &ES),
            (locale!("fr"), &FR),
            (locale!("pt-BR"), &PT_BR),
            (locale!("it"), &IT),
            (locale!("nl"), &NL),
            (locale!("pl"), &PL),
            (locale!("hu"), &HU),
        ];
        for (tag, ours) in languages {
            let theirs = PluralRules::try_new_cardinal(tag.clone().into()).unwrap();
            for n in (0..2_000_u64).chain((1..50).map(|n| n * 100_000)) {
                let wanted = match theirs.category_for(n) {
                    PluralCategory::One => Plural::One,
                    PluralCategory::Few => Plural::Few,
                    PluralCategory::Many => Plural::Many,
                    PluralCategory::Other => Plural::Other,
                    other => panic!("{tag} has {other:?}"),
                };
                assert_eq!(ours.plural(n), wanted, "{tag} {n}");
            }
        }
    }

    #[test]
    fn numbers_are_written_as_readers_expect() {
        let written = |locale: &Locale| [7, 999, 1234, 1_234_567].map(|n| locale.number(n)).join(" ");
        assert_eq!(written(&EN), "7 999 1,234 1,234,567");
        assert_eq!(written(&DE), "7 999 1.234 1.234.567");
        assert_eq!(written(&ES), "7 999 1234 1.234.567");
        assert_eq!(written(&FR), "7 999 1\u{202f}234 1\u{202f}234\u{202f}567");
        assert_eq!(written(&PL), "7 999 1234 1\u{a0}234\u{a0}567");
        assert_eq!(EN.number(u64::MAX), "18,446,744,073,709,551,615");
        assert_eq!([0, 1640, -85, i32::MIN].map(|n| EN.points(n)), ["0", "1,640", "−85", "−2,147,483,648"]);
    }

    #[test]
    fn corners_have_the_letters_of_the_language() {
        let card = |rank| Card::suited(rank, Suit::Hearts).unwrap();
        let written = |locale: &Locale| [2, 10, 11, 12, 13, 14].map(|rank| locale.corner(card(rank))).join(" ");
        assert_eq!(written(&EN), "2 10 J Q K A");
        assert_eq!(written(&FR), "2 10 V D R A");
        assert_eq!(EN.corner(Card::RED_JOKER), "");
    }
}
