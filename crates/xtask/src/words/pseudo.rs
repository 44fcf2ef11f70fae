//! The pseudo-language: English with accents on every letter, at least 40 % longer, in brackets. What is not in the
//! messages stays plain English and is seen at once, and so is what has no room to grow. Arguments and markup stay as they
//! are.

use super::model::{Key, Language, Part, Pattern};

/// English as the pseudo-language.
pub(super) fn pseudo(english: &Language) -> Language {
    let mut language = english.clone();
    for message in language.messages.values_mut() {
        message.pattern.insert(0, Part::Text("[".to_owned()));
        message.pattern.push(Part::Text("]".to_owned()));
        message.pattern = whole(&message.pattern);
    }
    language.list_last = language.list_last.as_deref().map(longer);
    for words in language.tables.values_mut() {
        for word in words {
            *word = longer(word);
        }
    }
    language
}

fn whole(pattern: &Pattern) -> Pattern {
    let variant = |(key, pattern): &(Key, Pattern)| (key.clone(), whole(pattern));
    let mut made: Pattern = Vec::new();
    for part in pattern {
        let part = match part {
            Part::Text(text) => Part::Text(longer(text)),
            Part::Select { name, variants, otherwise } => Part::Select {
                name: name.clone(),
                variants: variants.iter().map(variant).collect(),
                otherwise: variant(otherwise),
            },
            other => other.clone(),
        };
        match (made.last_mut(), part) {
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => made.push(part),
        }
    }
    made
}

/// A text with accents; letters are doubled from the front until it is 40 % longer.
pub(super) fn longer(text: &str) -> String {
    let letters = text.chars().filter(|letter| letter.is_ascii_alphabetic()).count();
    let all = text.chars().count();
    // The brackets of a message are no part of this, so a text of one letter becomes two.
    let mut more = if letters == 0 { 0 } else { (all * 2).div_ceil(5) };
    // Vowels first, as people draw words out; then whatever there is.
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
        assert_eq!(longer("Menu"), "Ṁéñúú".replace("éñ", "ééñ"));
        assert_eq!(PLAIN.chars().count(), ACCENTED.chars().count());
    }
}
