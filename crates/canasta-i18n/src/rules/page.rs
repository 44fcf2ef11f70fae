//! Rule sets as pages of text, for a terminal or a printer: one whole, two compared, a file of house rules checked. They are
//! for the command line, which speaks English.

use canasta::rules::Preset;
use canasta::{Players, RuleSet};
use canasta_record::fault::Fault;
use canasta_record::house::{HouseRules, nearest};

use super::{Difference, Sentence, Topic, difference, label, preset_about, preset_name, sentence, sentences, title};
use crate::messages::rules_page;
use crate::{Lang, Message, scenario};

/// The language of the command line.
const LANG: Lang = Lang::EN;

/// Columns of a line.
const WIDTH: usize = 80;

/// The presets: what each is called, and for whom it is.
pub fn listed() -> String {
    let mut page = Page::default();
    page.paragraph("", rules_page::list(LANG));
    for preset in RuleSet::PRESETS {
        page.gap();
        let title = preset_name(LANG, preset.name).into();
        page.paragraph("  ", rules_page::named(LANG, preset.name, &title).as_str());
        page.paragraph("      ", preset_about(LANG, preset.name));
    }
    page.gap();
    page.paragraph("", rules_page::common_usage(LANG));
    page.paragraph("", rules_page::commands(LANG));
    page.text
}

/// Where a preset's document leaves its rules to common usage: with `players` for so many, else for all.
fn filled_in(preset: &Preset, players: Option<Players>) -> Message {
    match players {
        Some(players) if !preset.described.contains(&players.count()) => {
            rules_page::silent_players(LANG, players.count())
        }
        None if preset.described.len() < 5 => rules_page::silent_others(LANG).into(),
        _ => rules_page::silent(LANG).into(),
    }
}

/// A rule set whole, in plain sentences under headings. What a house has changed is marked.
pub fn page(house: &HouseRules, players: Option<Players>) -> String {
    let mut page = Page::default();
    let changed = changed(house, players);
    let title = title_of(house);
    let title = players.map_or_else(|| title.clone(), |players| rules_page::title(LANG, &title, players.count()));
    page.paragraph("", title.as_str());
    page.gap();
    page.paragraph("", preset_about(LANG, house.preset.name));
    page.paragraph("", filled_in(house.preset, players).as_str());
    if !changed.is_empty() {
        page.paragraph("", rules_page::star(LANG));
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
pub fn compared(a: (&str, &HouseRules), b: (&str, &HouseRules), players: Option<Players>) -> String {
    let mut page = Page::default();
    for (name, house) in [a, b] {
        page.paragraph("", rules_page::named(LANG, name, &title_of(house)).as_str());
    }
    let differences = difference(LANG, &a.1.rules, &b.1.rules, players);
    page.gap();
    let how_many = match players {
        None => rules_page::differ(LANG, differences.len()),
        Some(players) => rules_page::differ_for(LANG, differences.len(), players.count()),
    };
    page.paragraph("", how_many.as_str());
    page.differences(&differences, (a.0, b.0));
    page.text
}

/// A file of house rules that is right: what it changes in its preset.
pub fn checked(name: &str, house: &HouseRules, players: Option<Players>) -> String {
    let mut page = Page::default();
    page.paragraph("", rules_page::valid(LANG, name, &title_of(house)).as_str());
    let changed = changed(house, players);
    if house.changes().is_empty() {
        page.paragraph("", rules_page::unchanged(LANG));
    } else {
        page.differences(&changed, (house.preset.name, rules_page::here(LANG)));
    }
    let idle: Vec<&str> = house.changes().0.iter().map(|change| change.0).collect();
    for field in idle.iter().filter(|field| changed.iter().all(|change| change.field != **field)) {
        page.gap();
        let why = sentence(LANG, field, &house.rules, players);
        let idle = match players {
            None => rules_page::idle(LANG, field, &why),
            Some(players) => rules_page::idle_for(LANG, field, players.count(), &why),
        };
        page.paragraph("", idle.as_str());
    }
    page.text
}

/// A file of house rules with faults.
pub fn faults(name: &str, faults: &[Fault]) -> String {
    let mut page = Page::default();
    page.paragraph("", rules_page::faults(LANG, name, faults.len()).as_str());
    for fault in faults {
        page.paragraph("- ", scenario::sentence(Lang::EN, fault).as_str());
    }
    page.text
}

/// What was typed is neither a rule set nor a file.
pub fn no_such(name: &str) -> String {
    let names: Vec<&str> = RuleSet::PRESETS.iter().map(|preset| preset.name).collect();
    let listed: Vec<Message> = RuleSet::PRESETS.iter().map(|preset| preset.name.into()).collect();
    // It goes to a terminal, which obeys control characters.
    let shown = name.escape_debug().to_string();
    match nearest(name, &names) {
        Some(near) => rules_page::no_such_near(LANG, &shown, near, &listed).into(),
        None => rules_page::no_such(LANG, &shown, &listed).into(),
    }
}

fn title_of(house: &HouseRules) -> Message {
    title(LANG, house.preset.name, house.changes().0.len())
}

/// In what house rules differ from their preset.
fn changed(house: &HouseRules, players: Option<Players>) -> Vec<Difference> {
    difference(LANG, &house.preset.rules, &house.rules, players)
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
            self.paragraph("    ", rules_page::named(LANG, names.0, &each.a).as_str());
            self.paragraph("    ", rules_page::named(LANG, names.1, &each.b).as_str());
        }
    }
}
