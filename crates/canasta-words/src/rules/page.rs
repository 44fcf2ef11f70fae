//! Rule sets as pages of text, for a terminal or a printer: one whole, two compared, a file of house rules checked.

use canasta::rules::Preset;
use canasta::{Players, RuleSet};
use canasta_record::fault::Fault;
use canasta_record::house::{HouseRules, nearest};

use super::{Difference, Said, Topic, difference, label, preset_about, preset_title, sentence, sentences};
use crate::{Lang, number, scenario};

/// Columns of a line.
const WIDTH: usize = 80;

/// The presets: what each is called, and for whom it is.
pub fn listed() -> String {
    let mut page = Page::default();
    page.paragraph("", "Rule sets:");
    for preset in RuleSet::PRESETS {
        page.gap();
        page.paragraph("  ", &format!("{}: {}", preset.name, preset_title(preset.name)));
        page.paragraph("      ", preset_about(preset.name));
    }
    page.gap();
    page.paragraph("", "Where a document is silent, or says nothing of a number of players, common usage fills in.");
    page.paragraph(
        "",
        "“canasta rules hoyle” tells one of them whole, “canasta rules diff hoyle wahhi” how two \
                        differ.",
    );
    page.text
}

/// Where a preset's document leaves its rules to common usage: with `players` for so many, else for all.
pub fn filled_in(preset: &Preset, players: Option<Players>) -> String {
    match players {
        Some(players) if !preset.described.contains(&players.count()) => format!(
            "The document says nothing of {} players; for them, and where it is silent, common usage fills in.",
            number(players.count().into())
        ),
        None if preset.described.len() < 5 => {
            "Where the document is silent, and for other numbers of players, common usage fills in.".to_owned()
        }
        _ => "Where the document is silent, common usage fills in.".to_owned(),
    }
}

/// A rule set whole, in plain sentences under headings. What a house has changed is marked.
pub fn page(house: &HouseRules, players: Option<Players>) -> String {
    let mut page = Page::default();
    let changed = changed(house, players);
    let how_many =
        players.map(|players| format!(", for {} players", number(players.count().into()))).unwrap_or_default();
    page.paragraph("", &format!("{}{how_many}", title(house)));
    page.gap();
    page.paragraph("", preset_about(house.preset.name));
    page.paragraph("", &filled_in(house.preset, players));
    if !changed.is_empty() {
        page.paragraph("", "A star marks what the house has changed.");
    }
    let said = sentences(&house.rules, players);
    for &topic in Topic::ALL {
        let under: Vec<&Said> = said.iter().filter(|said| said.topic == topic).collect();
        if under.is_empty() {
            continue;
        }
        page.heading(topic);
        for said in under {
            let marked = said.field.is_some_and(|field| changed.iter().any(|change| change.field == field));
            page.paragraph(if marked { "* " } else { "- " }, &said.text);
        }
    }
    page.text
}

/// In what two rule sets differ, each under the name that is given for it.
pub fn compared(a: (&str, &HouseRules), b: (&str, &HouseRules), players: Option<Players>) -> String {
    let mut page = Page::default();
    for (name, house) in [a, b] {
        page.paragraph("", &format!("{name}: {}", title(house)));
    }
    let differences = difference(&a.1.rules, &b.1.rules, players);
    page.gap();
    page.paragraph("", &in_how_many(differences.len(), players));
    page.differences(&differences, (a.0, b.0));
    page.text
}

/// A file of house rules that is right: what it changes in its preset.
pub fn checked(name: &str, house: &HouseRules, players: Option<Players>) -> String {
    let mut page = Page::default();
    page.paragraph("", &format!("{name} is right: {}.", title(house)));
    let changed = changed(house, players);
    if house.changes().is_empty() {
        page.paragraph("", "It changes nothing.");
    } else {
        page.differences(&changed, (house.preset.name, "here"));
    }
    let idle: Vec<&str> = house.changes().0.iter().map(|change| change.0).collect();
    for field in idle.iter().filter(|field| changed.iter().all(|change| change.field != **field)) {
        page.gap();
        let why = sentence(field, &house.rules, players);
        page.paragraph("", &format!("{field} is changed, but makes no difference{}. {why}", for_players(players)));
    }
    page.text
}

/// A file of house rules with faults.
pub fn faults(name: &str, faults: &[Fault]) -> String {
    let mut page = Page::default();
    let some = if faults.len() == 1 { "fault" } else { "faults" };
    page.paragraph("", &format!("{name} has {} {some}:", number(faults.len())));
    for fault in faults {
        page.paragraph("- ", scenario::sentence(Lang::EN, fault).as_str());
    }
    page.text
}

/// Somebody named a rule set that there is not.
pub fn no_such(name: &str) -> String {
    let names: Vec<&str> = RuleSet::PRESETS.iter().map(|preset| preset.name).collect();
    let near = nearest(name, &names).map(|near| format!("; perhaps {near} is meant")).unwrap_or_default();
    format!("there is no rule set and no file {name:?}{near} (the rule sets are {})", names.join(", "))
}

fn title(house: &HouseRules) -> String {
    let title = preset_title(house.preset.name);
    match house.changes().0.len() {
        0 => title.to_owned(),
        1 => format!("{title}, with one house rule"),
        n => format!("{title}, with {} house rules", number(n)),
    }
}

/// In what house rules differ from their preset.
fn changed(house: &HouseRules, players: Option<Players>) -> Vec<Difference> {
    difference(&house.preset.rules, &house.rules, players)
}

fn for_players(players: Option<Players>) -> String {
    players.map(|players| format!(" for {} players", number(players.count().into()))).unwrap_or_default()
}

fn in_how_many(differences: usize, players: Option<Players>) -> String {
    let which = for_players(players);
    match differences {
        0 => format!("They do not differ{which}."),
        1 => format!("They differ in one rule{which}."),
        n => format!("They differ in {} rules{which}.", number(n)),
    }
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
        let heading = topic.heading();
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
            self.paragraph("", label(each.field));
            self.paragraph("    ", &format!("{}: {}", names.0, each.a));
            self.paragraph("    ", &format!("{}: {}", names.1, each.b));
        }
    }
}
