//! Makes the pseudo-language from English. Arguments and markup stay the same.

use crate::compiled::{Entry, Op, Table, slice};
use crate::lang::Language;

/// Makes the pseudo-language. It leaks its texts, so call it only once.
pub(crate) fn language(english: &Language) -> Language {
    let Table { text, entries, words, list_last, scripts, .. } = english.table;
    let mut longer_text = String::new();
    let mut ops = Vec::new();
    let mut push = |ops: &mut Vec<Op>, text: &str| {
        let start = longer_text.len();
        let len = text.len();
        longer_text.push_str(text);
        ops.push(Op::Text { start: canasta::must_fit::<u32>(start), len: canasta::must_fit::<u16>(len) });
    };
    let mut entry = |entry: &Entry| {
        let start = ops.len();
        match entry.ops(&english.table) {
            // A single text must stay one.
            [Op::Text { start, len }] => push(&mut ops, &format!("[{}]", lengthen(slice(text, *start, *len)))),
            original => {
                push(&mut ops, "[");
                for op in original {
                    match op {
                        Op::Text { start, len } => push(&mut ops, &lengthen(slice(text, *start, *len))),
                        other => ops.push(*other),
                    }
                }
                push(&mut ops, "]");
            }
        }
        let len = canasta::must_fit::<u16>(ops.len() - start);
        Entry { start: canasta::must_fit::<u32>(start), len, capacity: entry.capacity * 2 }
    };
    let entries: Vec<Entry> = entries.iter().map(&mut entry).collect();
    let word_table = |words: &&[&'static str]| -> &'static [&'static str] {
        leak(words.iter().map(|word| lengthen(word).leak() as &str))
    };
    let script = |texts: &&[(&'static str, &'static str)]| -> &'static [(&'static str, &'static str)] {
        leak(texts.iter().map(|(name, text)| {
            let longer =
                if name.starts_with("kind-") { lengthen(text) } else { format!("[{}]", lengthen_script(text)) };
            (*name, longer.leak() as &str)
        }))
    };
    let table = Table {
        text: longer_text.leak(),
        ops: ops.leak(),
        entries: entries.leak(),
        words: leak(words.iter().map(word_table)),
        list_last: lengthen(list_last).leak(),
        list_last_before_i: "",
        scripts: leak(scripts.iter().map(script)),
    };
    // The usual tag for pseudo-languages.
    Language { tag: "en-XA", locale: english.locale.clone(), table }
}

fn leak<T>(items: impl Iterator<Item = T>) -> &'static [T] {
    items.collect::<Vec<T>>().leak()
}

/// Lengthens the words of a text in ICU's message format, but not its names and keywords.
fn lengthen_script(text: &str) -> String {
    let mut longer = String::new();
    let mut words = String::new();
    // Whether each open brace contains words, not names and keywords.
    let mut nested = vec![true];
    let mut in_tag = false;
    for letter in text.chars() {
        let in_words = nested.last() == Some(&true);
        if in_words && !in_tag && !matches!(letter, '{' | '}' | '<') {
            words.push(letter);
            continue;
        }
        longer.push_str(&lengthen(&std::mem::take(&mut words)));
        longer.push(letter);
        match letter {
            '{' => nested.push(!in_words),
            '}' => {
                nested.pop();
            }
            '<' => in_tag = true,
            '>' => in_tag = false,
            _ => {}
        }
    }
    longer + &lengthen(&words)
}

/// A text with accents, 40% longer: letters are doubled from the front.
fn lengthen(text: &str) -> String {
    let letters = text.chars().filter(|letter| letter.is_ascii_alphabetic()).count();
    let all = text.chars().count();
    // Rounded up, so that one letter becomes two.
    let mut missing = if letters == 0 { 0 } else { (all * 2).div_ceil(5) };
    // Vowels first, the way people draw out words.
    let vowels = text.chars().filter(|letter| "aeiouAEIOU".contains(*letter)).count();
    let mut consonants = missing.saturating_sub(vowels);
    let mut longer = String::new();
    for letter in text.chars() {
        let accented = accent(letter);
        longer.push(accented);
        let is_vowel = "aeiouAEIOU".contains(letter);
        if letter.is_ascii_alphabetic() && missing > 0 && (is_vowel || consonants > 0) {
            let times = if letters * 2 < all { 2 } else { 1 };
            for _ in 0..times {
                longer.push(lower(accented));
            }
            missing -= 1;
            if !is_vowel {
                consonants -= 1;
            }
        }
    }
    longer
}

fn lower(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "áƀçđéƒğĥíĵķļɱñóƥʠřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓƤɊŘŠŢÚṼŴẊÝŽ";

fn accent(letter: char) -> char {
    PLAIN.chars().zip(ACCENTED.chars()).find(|(plain, _)| *plain == letter).map_or(letter, |(_, accented)| accented)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_gets_an_accent_and_every_text_grows() {
        for text in ["Menu", "OK", "x", "the six of clubs", "may I go out?", "rhythm", "12 cards", ", "] {
            let longer = lengthen(text);
            assert!(!longer.contains(|letter: char| letter.is_ascii_alphabetic()), "{longer}");
            let before = text.chars().count();
            let after = longer.chars().count();
            let has_letters = text.contains(|letter: char| letter.is_ascii_alphabetic());
            assert!(!has_letters || after * 10 >= before * 14, "{text} {longer}");
        }
        assert_eq!(lengthen("Menu"), "Ṁééñúú");
        assert_eq!(PLAIN.chars().count(), ACCENTED.chars().count());
    }

    #[test]
    fn only_the_words_of_a_script_message_grow() {
        let text = "<b>{n, number}</b> {n, plural, =0 {no} other {{n} on}}";
        let expected = "<b>{n, number}</b> {n, plural, =0 {ñóó} other {{n} óóññ}}";
        assert_eq!(lengthen_script(text), expected);
    }
}
