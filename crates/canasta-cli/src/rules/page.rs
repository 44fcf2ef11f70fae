//! The pages of `canasta rules`, for a terminal or printer.

use canasta::rules::Preset;
use canasta::{Players, RuleSet};
use canasta_i18n::rules::{
    self as words, Difference, Sentence, Topic, label, preset_about, preset_name, sentence, sentences, title,
};
use canasta_i18n::{Lang, Message, scenario};
use canasta_record::house::{HouseRules, nearest};
use canasta_record::problem::Problem;

use crate::text::list;

const LANG: Lang = Lang::EN;

const COLUMNS: usize = 80;

pub(crate) fn list_of_presets() -> String {
    let mut page = Page::default();
    page.paragraph("", "Rule sets:");
    for preset in RuleSet::PRESETS {
        page.gap();
        page.paragraph("  ", &format!("{}: {}", preset.name, preset_name(LANG, preset.name)));
        page.paragraph("      ", preset_about(LANG, preset.name));
    }
    page.gap();
    page.paragraph("", "If a text doesn't cover a rule or a number of players, the common rules apply.");
    page.paragraph(
        "",
        "“canasta rules hoyle” prints all rules of a rule set, “canasta rules diff hoyle wahhi” compares two.",
    );
    page.text
}

/// A note on the gaps that the common rules fill.
fn common_rules_note(preset: &Preset, players: Option<Players>) -> String {
    match players {
        Some(players) if !preset.described.contains(&players.count()) => format!(
            "The text doesn't cover {} players. For them, and for other gaps, the common rules apply.",
            spell_out(players.count().into())
        ),
        None if preset.described.len() < 5 => {
            "For other numbers of players, and for gaps in the text, the common rules apply.".to_owned()
        }
        _ => "For gaps in the text, the common rules apply.".to_owned(),
    }
}

/// All rules as plain sentences, with house rules marked.
pub(crate) fn rules(house: &HouseRules, players: Option<Players>) -> String {
    let mut page = Page::default();
    let changes = changes(house, players);
    page.paragraph("", &format!("{}{}", title_of(house), for_players(", ", players)));
    page.gap();
    page.paragraph("", preset_about(LANG, house.preset.name));
    page.paragraph("", &common_rules_note(house.preset, players));
    if !changes.is_empty() {
        page.paragraph("", "A star marks a house rule.");
    }
    let rules = sentences(LANG, &house.rules, players);
    for &topic in Topic::ALL {
        let rules_of_topic: Vec<&Sentence> = rules.iter().filter(|rule| rule.topic == topic).collect();
        if rules_of_topic.is_empty() {
            continue;
        }
        page.heading(topic);
        for rule in rules_of_topic {
            let is_changed = rule.field.is_some_and(|field| changes.iter().any(|change| change.field == field));
            page.paragraph(if is_changed { "* " } else { "- " }, rule.text.as_str());
        }
    }
    page.text
}

/// The differences between two rule sets. Each comes with the name to show for it.
pub(crate) fn differences(a: (&str, &HouseRules), b: (&str, &HouseRules), players: Option<Players>) -> String {
    let mut page = Page::default();
    for (name, house) in [a, b] {
        page.paragraph("", &format!("{name}: {}", title_of(house)));
    }
    let differences = words::differences(LANG, &a.1.rules, &b.1.rules, players);
    page.gap();
    let scope = for_players(" ", players);
    let summary = match differences.len() {
        0 => format!("They are the same{scope}."),
        1 => format!("They differ in one rule{scope}."),
        rules => format!("They differ in {} rules{scope}.", spell_out(rules)),
    };
    page.paragraph("", &summary);
    page.differences(&differences, (a.0, b.0));
    page.text
}

/// A valid house-rules file, and its changes to the preset.
pub(crate) fn valid(name: &str, house: &HouseRules, players: Option<Players>) -> String {
    let mut page = Page::default();
    page.paragraph("", &format!("{name} is valid: {}.", title_of(house)));
    let changes = changes(house, players);
    if house.changes().is_empty() {
        page.paragraph("", "It changes nothing.");
    } else {
        page.differences(&changes, (house.preset.name, "here"));
    }
    let fields: Vec<&str> = house.changes().0.iter().map(|change| change.0).collect();
    for field in fields.iter().filter(|field| changes.iter().all(|change| change.field != **field)) {
        page.gap();
        let why = sentence(LANG, field, &house.rules, players);
        let scope = for_players(" ", players);
        page.paragraph("", &format!("{field} is changed, but makes no difference{scope}. {why}"));
    }
    page.text
}

/// The errors in a house-rules file.
pub(crate) fn errors(name: &str, errors: &[Problem]) -> String {
    let mut page = Page::default();
    let count = match errors.len() {
        1 => "one error".to_owned(),
        many => format!("{} errors", spell_out(many)),
    };
    page.paragraph("", &format!("{name} has {count}:"));
    for error in errors {
        page.paragraph("- ", scenario::sentence(LANG, error).as_str());
    }
    page.text
}

/// The message for a name that is neither a rule set nor a file.
pub(crate) fn no_such(name: &str) -> String {
    let names: Vec<&str> = RuleSet::PRESETS.iter().map(|preset| preset.name).collect();
    let presets = list(&names);
    // The message is printed to a terminal, so it must not contain control characters.
    let escaped = name.escape_debug();
    match nearest(name, &names) {
        Some(near) => {
            format!("there is no rule set or file “{escaped}”; did you mean {near}? (the rule sets are {presets})")
        }
        None => format!("there is no rule set or file “{escaped}” (the rule sets are {presets})"),
    }
}

fn title_of(house: &HouseRules) -> Message {
    title(LANG, house.preset.name, house.changes().0.len())
}

/// The differences between house rules and their preset.
fn changes(house: &HouseRules, players: Option<Players>) -> Vec<Difference> {
    words::differences(LANG, &house.preset.rules, &house.rules, players)
}

/// `before`, followed by `for four players`. Empty if `players` is `None`.
fn for_players(before: &str, players: Option<Players>) -> String {
    players.map_or_else(String::new, |players| format!("{before}for {} players", spell_out(players.count().into())))
}

/// Spells out numbers up to twelve.
fn spell_out(number: usize) -> String {
    const WORDS: [&str; 13] =
        ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    WORDS.get(number).map_or_else(|| number.to_string(), |&word| word.to_owned())
}

#[derive(Default)]
struct Page {
    text: String,
}

impl Page {
    fn gap(&mut self) {
        self.text.push('\n');
    }

    fn heading(&mut self, topic: Topic) {
        let heading = topic.heading(LANG);
        self.text.push_str(&format!("\n{heading}\n{}\n", "-".repeat(heading.chars().count())));
    }

    /// Wraps a paragraph. `lead` starts the first line, and the other lines are indented to match.
    fn paragraph(&mut self, lead: &str, text: &str) {
        let indent = lead.chars().count();
        self.text.push_str(lead);
        let mut column = indent;
        let mut first = true;
        for word in text.split_whitespace() {
            let length = word.chars().count();
            if !first && column + 1 + length > COLUMNS {
                self.text.push('\n');
                self.text.push_str(&" ".repeat(indent));
                column = indent;
            } else if !first {
                self.text.push(' ');
                column += 1;
            }
            self.text.push_str(word);
            column += length;
            first = false;
        }
        self.text.push('\n');
    }

    fn differences(&mut self, differences: &[Difference], names: (&str, &str)) {
        let mut topic = None;
        for each in differences {
            if topic != Some(each.topic) {
                self.heading(each.topic);
                topic = Some(each.topic);
            } else {
                self.gap();
            }
            self.paragraph("", label(LANG, each.field));
            self.paragraph("    ", &format!("{}: {}", names.0, each.a));
            self.paragraph("    ", &format!("{}: {}", names.1, each.b));
        }
    }
}
