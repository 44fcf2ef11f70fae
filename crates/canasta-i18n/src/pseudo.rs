//! Makes the pseudo-language from English. Arguments and markup stay the same.

use crate::compiled::{Entry, Op, Table, slice};
use crate::lang::Language;

/// The pseudo-language. Its texts are leaked, because a language lives as long as the program; so make it once.
pub(crate) fn language(english: &Language) -> Language {
    let Table { text, entries, words, list_last, scripts, .. } = english.table;
    let (mut longer_text, mut ops) = (String::new(), Vec::new());
    let mut push = |ops: &mut Vec<Op>, text: &str| {
        let (start, len) = (longer_text.len(), text.len());
        longer_text.push_str(text);
        ops.push(Op::Text { start: canasta::must_fit::<u32>(start), len: canasta::must_fit::<u16>(len) });
    };
    let mut entry = |entry: &Entry| {
        let start = ops.len();
        match entry.ops(&english.table) {
            // Stays a single text.
            [Op::Text { start, len }] => push(&mut ops, &format!("[{}]", longer(slice(text, *start, *len)))),
            original => {
                push(&mut ops, "[");
                for op in original {
                    match op {
                        Op::Text { start, len } => push(&mut ops, &longer(slice(text, *start, *len))),
                        other => ops.push(*other),
                    }
                }
                push(&mut ops, "]");
            }
        }
        let len = canasta::must_fit::<u16>(ops.len() - start);
        Entry { start: canasta::must_fit::<u32>(start), len, room: entry.room * 2 }
    };
    let entries: Vec<Entry> = entries.iter().map(&mut entry).collect();
    let word_table = |words: &&[&'static str]| -> &'static [&'static str] {
        leaked(words.iter().map(|word| longer(word).leak() as &str))
    };
    let script = |texts: &&[(&'static str, &'static str)]| -> &'static [(&'static str, &'static str)] {
        leaked(texts.iter().map(|(name, text)| {
            let longer = if name.starts_with("kind-") { longer(text) } else { format!("[{}]", longer_script(text)) };
            (*name, longer.leak() as &str)
        }))
    };
    let table = Table {
        text: longer_text.leak(),
        ops: ops.leak(),
        entries: entries.leak(),
        words: leaked(words.iter().map(word_table)),
        list_last: longer(list_last).leak(),
        scripts: leaked(scripts.iter().map(script)),
    };
    // The tag that browsers know for such languages.
    Language { tag: "en-XA", locale: english.locale.clone(), table }
}

fn leaked<T>(items: impl Iterator<Item = T>) -> &'static [T] {
    items.collect::<Vec<T>>().leak()
}

/// A text for scripts, in ICU's message format: the words between braces grow, names and keywords in them don't.
fn longer_script(text: &str) -> String {
    let (mut made, mut words) = (String::new(), String::new());
    // Whether each open brace contains words; names and keywords otherwise.
    let mut nested = vec![true];
    let mut in_tag = false;
    for letter in text.chars() {
        let in_words = nested.last() == Some(&true);
        if in_words && !in_tag && !matches!(letter, '{' | '}' | '<') {
            words.push(letter);
            continue;
        }
        made.push_str(&longer(&std::mem::take(&mut words)));
        made.push(letter);
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
    made + &longer(&words)
}

/// A text with accents, 40% longer: letters are doubled from the front.
fn longer(text: &str) -> String {
    let letters = text.chars().filter(|letter| letter.is_ascii_alphabetic()).count();
    let all = text.chars().count();
    // A text of one letter becomes two.
    let mut more = if letters == 0 { 0 } else { (all * 2).div_ceil(5) };
    // Vowels first, the way people draw words out.
    let vowels = text.chars().filter(|letter| "aeiouAEIOU".contains(*letter)).count();
    let mut others = more.saturating_sub(vowels);
    let mut made = String::new();
    for letter in text.chars() {
        let accented = accent(letter);
        made.push(accented);
        let vowel = "aeiouAEIOU".contains(letter);
        if letter.is_ascii_alphabetic() && more > 0 && (vowel || others > 0) {
            let times = if letters * 2 < all { 2 } else { 1 };
            for _ in 0..times {
                made.push(lower(accented));
            }
            more -= 1;
            if !vowel {
                others -= 1;
            }
        }
    }
    made
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
    fn no_letter_stays_plain_and_every_text_grows() {
        for text in ["Menu", "OK", "x", "the six of clubs", "may I go out?", "rhythm", "12 cards", ", "] {
            let made = longer(text);
            assert!(!made.contains(|letter: char| letter.is_ascii_alphabetic()), "{made}");
            let (before, after) = (text.chars().count(), made.chars().count());
            let letters = text.contains(|letter: char| letter.is_ascii_alphabetic());
            assert!(!letters || after * 10 >= before * 14, "{text} {made}");
        }
        assert_eq!(longer("Menu"), "Ṁééñúú");
        assert_eq!(PLAIN.chars().count(), ACCENTED.chars().count());
    }

    #[test]
    fn only_the_words_of_a_script_text_grow() {
        let text = "<b>{n, number}</b> {n, plural, =0 {no} other {{n} on}}";
        let expected = "<b>{n, number}</b> {n, plural, =0 {ñóó} other {{n} óóññ}}";
        assert_eq!(longer_script(text), expected);
    }
}
