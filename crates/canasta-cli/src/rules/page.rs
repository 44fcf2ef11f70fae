//! Rule sets as pages of text, for a terminal or a printer: one whole, two compared, a file of house rules checked.

use canasta::rules::Preset;
use canasta::{Players, RuleSet};
use canasta_i18n::rules::{
    Difference, Sentence, Topic, difference, label, preset_about, preset_name, sentence, sentences, title,
};
use canasta_i18n::{Lang, Message, scenario};
use canasta_record::fault::Fault;
use canasta_record::house::{HouseRules, nearest};

use crate::text::list;

/// The language of the command line.
const LANG: Lang = Lang::EN;

/// Columns of a line.
const WIDTH: usize = 80;

/// The presets: what each is called, and for whom it is.
pub(crate) fn listed() -> String {
    let mut page = Page::default();
    page.paragraph("", "Rule sets:");
    for preset in RuleSet::PRESETS {
        page.gap();
        page.paragraph("  ", &format!("{}: {}", preset.name, preset_name(LANG, preset.name)));
        page.paragraph("      ", preset_about(LANG, preset.name));
    }
    page.gap();
    page.paragraph("", "Where a text says nothing about a rule or a number of players, the common rules apply.");
    page.paragraph(
        "",
        "“canasta rules hoyle” prints one of them in full, “canasta rules diff hoyle wahhi” the differences between two.",
    );
    page.text
}

/// The sentence on what the common rules fill in, for one number of players or for all.
fn filled_in(preset: &Preset, players: Option<Players>) -> String {
    match players {
        Some(players) if !preset.described.contains(&players.count()) => format!(
            "The text says nothing about {} players; for them, and wherever it says nothing, the common rules apply.",
            spelled(players.count().into())
        ),
        None if preset.described.len() < 5 => {
            "Where the text says nothing, and for other numbers of players, the common rules apply.".to_owned()
        }
        _ => "Where the text says nothing, the common rules apply.".to_owned(),
    }
}

/// A rule set whole, in plain sentences under headings. What a house has changed is marked.
pub(crate) fn page(house: &HouseRules, players: Option<Players>) -> String {
    let mut page = Page::default();
    let changed = changed(house, players);
    page.paragraph("", &format!("{}{}", title_of(house), for_players(", ", players)));
    page.gap();
    page.paragraph("", preset_about(LANG, house.preset.name));
    page.paragraph("", &filled_in(house.preset, players));
    if !changed.is_empty() {
        page.paragraph("", "A star marks a house rule.");
    }
    let rules = sentences(LANG, &house.rules, players);
    for &topic in Topic::ALL {
        let under: Vec<&Sentence> = rules.iter().filter(|rule| rule.topic == topic).collect();
        if under.is_empty() {
            continue;
        }
        page.heading(topic);
        for rule in under {
            let marked = rule.field.is_some_and(|field| changed.iter().any(|change| change.field == field));
            page.paragraph(if marked { "* " } else { "- " }, rule.text.as_str());
        }
    }
    page.text
}

/// In what two rule sets differ, each under the name that is given for it.
pub(crate) fn compared(a: (&str, &HouseRules), b: (&str, &HouseRules), players: Option<Players>) -> String {
    let mut page = Page::default();
    for (name, house) in [a, b] {
        page.paragraph("", &format!("{name}: {}", title_of(house)));
    }
    let differences = difference(LANG, &a.1.rules, &b.1.rules, players);
    page.gap();
    let scope = for_players(" ", players);
    let how_many = match differences.len() {
        0 => format!("They do not differ{scope}."),
        1 => format!("They differ in one rule{scope}."),
        rules => format!("They differ in {} rules{scope}.", spelled(rules)),
    };
    page.paragraph("", &how_many);
    page.differences(&differences, (a.0, b.0));
    page.text
}

/// A file of house rules that is right: what it changes in its preset.
pub(crate) fn checked(name: &str, house: &HouseRules, players: Option<Players>) -> String {
    let mut page = Page::default();
    page.paragraph("", &format!("{name} is valid: {}.", title_of(house)));
    let changed = changed(house, players);
    if house.changes().is_empty() {
        page.paragraph("", "It changes nothing.");
    } else {
        page.differences(&changed, (house.preset.name, "here"));
    }
    let idle: Vec<&str> = house.changes().0.iter().map(|change| change.0).collect();
    for field in idle.iter().filter(|field| changed.iter().all(|change| change.field != **field)) {
        page.gap();
        let why = sentence(LANG, field, &house.rules, players);
        let scope = for_players(" ", players);
        page.paragraph("", &format!("{field} is changed, but makes no difference{scope}. {why}"));
    }
    page.text
}

/// A file of house rules with faults.
pub(crate) fn faults(name: &str, faults: &[Fault]) -> String {
    let mut page = Page::default();
    let how_many = match faults.len() {
        1 => "one fault".to_owned(),
        many => format!("{} faults", spelled(many)),
    };
    page.paragraph("", &format!("{name} has {how_many}:"));
    for fault in faults {
        page.paragraph("- ", scenario::sentence(LANG, fault).as_str());
    }
    page.text
}

/// What was typed is neither a rule set nor a file.
pub(crate) fn no_such(name: &str) -> String {
    let names: Vec<&str> = RuleSet::PRESETS.iter().map(|preset| preset.name).collect();
    let listed = list(&names);
    // It goes to a terminal, which obeys control characters.
    let shown = name.escape_debug();
    match nearest(name, &names) {
        Some(near) => {
            format!("there is no rule set or file “{shown}”; did you mean {near}? (the rule sets are {listed})")
        }
        None => format!("there is no rule set or file “{shown}” (the rule sets are {listed})"),
    }
}

fn title_of(house: &HouseRules) -> Message {
    title(LANG, house.preset.name, house.changes().0.len())
}

/// In what house rules differ from their preset.
fn changed(house: &HouseRules, players: Option<Players>) -> Vec<Difference> {
    difference(LANG, &house.preset.rules, &house.rules, players)
}

/// `for four players` after `before`; empty for all numbers of players.
fn for_players(before: &str, players: Option<Players>) -> String {
    players.map_or_else(String::new, |players| format!("{before}for {} players", spelled(players.count().into())))
}

/// Numbers up to twelve in words.
fn spelled(number: usize) -> String {
    const WORDS: [&str; 13] =
        ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    WORDS.get(number).map_or_else(|| number.to_string(), |&word| word.to_owned())
}

/// A page being written.
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

    /// A paragraph in lines, the first after `lead` and the others as far in.
    fn paragraph(&mut self, lead: &str, text: &str) {
        let indent = lead.chars().count();
        self.text.push_str(lead);
        let mut column = indent;
        let mut first = true;
        for word in text.split_whitespace() {
            let long = word.chars().count();
            if !first && column + 1 + long > WIDTH {
                self.text.push('\n');
                self.text.push_str(&" ".repeat(indent));
                column = indent;
            } else if !first {
                self.text.push(' ');
                column += 1;
            }
            self.text.push_str(word);
            column += long;
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
