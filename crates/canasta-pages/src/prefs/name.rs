//! Names of persons as they are typed.

/// Most letters a name may have.
pub const NAME_LENGTH: usize = 20;

/// A name as it may be shown: no control or direction characters, no double spaces, at most [`NAME_LENGTH`] letters.
pub fn clean_name(name: &str) -> String {
    let visible: String = name.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| shows(c)).collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    words.join(" ").chars().take(NAME_LENGTH).collect::<String>().trim_end().to_owned()
}

/// Not a control character, and none that turns the direction of writing or has no width.
fn shows(c: char) -> bool {
    !c.is_control()
        && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::clean_name;

    #[test]
    fn names_show() {
        assert_eq!(clean_name("  Mary\u{202e}\u{7}\n Ann \u{200b} "), "Mary Ann");
        assert_eq!(clean_name("Bartholomew the Eleventh of Nowhere"), "Bartholomew the Elev");
    }
}
