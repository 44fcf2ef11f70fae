//! The page for a new table: a preset, how many play, and house rules with a live difference to the preset in words.
//! Works without script; with it the difference follows every key.

mod bots;
mod fields;
mod friends;

use bots::bots;
use canasta::{Players, RuleSet};
use canasta_record::house::{self, HouseRules};
use canasta_table::scene::Scene;
use canasta_words::rules::{applies, difference, label, preset_about, preset_title};
use canasta_words::{form as words, hint, level};
use fields::{fields, id};
use maud::{Markup, html};

use crate::assets::at;
use crate::frame::{document, header};
use crate::name::NAME_LENGTH;
use crate::prefs::Prefs;
use crate::table_form::{Company, TableForm};

/// The page.
pub fn new_table_page(prefs: &Prefs, form: &TableForm) -> String {
    let choice = form.choice();
    let body = html! {
        (header(prefs.lang))
        main.wrap.new-table {
            div { h1 { "A new table" } p.quiet { "Choose the rules and how many play. Every rule can be changed." } }
            @if !form.is_sound() {
                section.panel.faults id="faults" role="alert" aria-labelledby="faults-title" {
                    h2 id="faults-title" { "This cannot be played yet" }
                    (faults(form))
                }
            }
            form.house id="house" method="post" action="/play" autocomplete="off" {
                div.chosen {
                    p.name-field {
                        label for="name" { "Your name" }
                        input.field id="name" name="name" value=(prefs.name) maxlength=(NAME_LENGTH) autocomplete="nickname" spellcheck="false" placeholder="Guest";
                    }
                    (presets(choice))
                    (how_many(form))
                    (bots(form, prefs.display_name()))
                    (differing(form))
                    (friends::friends(prefs.lang, form))
                    (fields(form))
                }
                div.start-bar {
                    button.btn.main.big { "Start the table" }
                    button.btn.big formaction="/gather" { (words::INVITE) }
                    span id="told" role="status" data-failed="No answer from the server." { (told(form)) }
                    button.btn.show formaction="/new" name="show" value="1" { "Show the difference" }
                    button.btn.undo formaction="/new" name="reset" value="1" { "Undo changes" }
                }
            }
        }
        script src=(at("house.js")) type="module" {}
    };
    document(prefs, "A new table. Canasta", "doc", &body)
}

/// What of the page follows from the rest of it: who plays, the difference, the fields.
pub fn new_table_parts(form: &TableForm) -> String {
    parts(form).into_string()
}

fn parts(form: &TableForm) -> Markup {
    html! {
        (how_many(form))
        (differing(form))
        (fields(form))
    }
}

fn presets(chosen: &HouseRules) -> Markup {
    html! {
        fieldset.choice.presets id="presets" tabindex="-1" {
            legend { h2 { "Rules" } }
            @for preset in RuleSet::PRESETS {
                label {
                    input type="radio" name="preset" value=(preset.name) checked[preset.name == chosen.preset.name];
                    b { (preset_title(preset.name)) }
                    small { (preset_about(preset.name)) }
                }
            }
        }
    }
}

fn how_many(form: &TableForm) -> Markup {
    let described = form.choice().preset.described;
    html! {
        fieldset.seg.how-many id="how-many" tabindex="-1" {
            legend { h2 { "Players" } }
            @for players in (2..=6).filter_map(Players::new) {
                @let count = players.count();
                label {
                    input id={ "players-" (count) } type="radio" name="players" value=(count) checked[players == form.players()];
                    span { b { (count) } small { @if described.contains(&count) { "by this document" } @else { "filled in from the common rules" } } }
                }
            }
        }
    }
}

/// In what the table differs, with what the script is to mark at the fields.
fn differing(form: &TableForm) -> Markup {
    let HouseRules { preset, rules, players } = form.choice();
    let changed = changed(form);
    let idle: Vec<&str> =
        RuleSet::FIELDS.iter().map(|field| field.name).filter(|name| !applies(name, rules, *players)).collect();
    let faulty: Vec<&str> = form.all_faults().iter().map(|fault| fault.input.as_str()).collect();
    html! {
        section.panel.differing id="differing" aria-labelledby="differing-title" data-told=(told(form))
            data-changed=(changed.join(" ")) data-idle=(idle.join(" ")) data-faulty=(faulty.join(" ")) {
            h2 id="differing-title" { "This table" }
            p { (words::who(form.players())) }
            p { (level::together(&form.company().bots(form.players()))) }
            @if !form.is_sound() { (faults(form)) }
            @if changed.is_empty() { p.same { (words::same(preset_title(preset.name))) } }
            @else { (list(preset.name, rules, *players)) }
            p { a href=(preset_page(preset.name)) target="_blank" { "How " (preset_title(preset.name)) " plays" } }
        }
    }
}

/// The fields that are changed.
fn changed(form: &TableForm) -> Vec<&'static str> {
    form.choice().changes().0.into_iter().map(|(name, _)| name).collect()
}

/// The differences of changed rules to a preset, in words.
fn list(preset: &str, rules: &RuleSet, players: Option<Players>) -> Markup {
    let differences = RuleSet::preset(preset).map(|base| difference(&base, rules, players)).unwrap_or_default();
    html! {
        @if differences.is_empty() { p { (words::without_meaning(preset_title(preset))) } }
        @else {
            p { (words::differs(preset_title(preset))) }
            ul.differences {
                @for one in differences {
                    li { b { (label(one.field)) } p { (one.b) } p.quiet { "Instead of: " (one.a) } }
                }
            }
        }
    }
}

fn told(form: &TableForm) -> String {
    if !form.is_sound() {
        return "Something cannot be read".to_owned();
    }
    words::rules(preset_title(form.choice().preset.name), changed(form).len())
}

/// The id of what a fault is about.
fn goal(input: &str) -> String {
    match input {
        "preset" => "presets".to_owned(),
        "players" => "how-many".to_owned(),
        _ => id(input),
    }
}

fn faults(form: &TableForm) -> Markup {
    html! {
        ul.told-faults { @for fault in form.all_faults() { li { a href={ "#" (goal(&fault.input)) } { (fault.sentence) } } } }
    }
}

/// The written form of a table like this one, to play another; see [`Prefs::choice`].
pub(crate) fn same_table(scene: &Scene) -> Option<String> {
    let public = &scene.view.table.public;
    let preset = house::preset(&scene.rules)?;
    Some(HouseRules { preset, rules: *public.rules(), players: Some(public.players()) }.text())
}

/// The computer's players of a table and its hints, to play another like it: see [`Prefs::company`].
pub(crate) fn same_company(scene: &Scene) -> Company {
    let person = scene.players.get(scene.viewpoint().index()).map_or("", |player| &player.name);
    let seated = scene.players.iter().filter_map(|player| Some((player.name.as_str(), player.bot.as_deref()?)));
    Company::of(person, scene.view.table.public.players(), &seated.collect::<Vec<_>>(), scene.hints)
}

/// Where the rules book tells how a preset plays.
fn preset_page(preset: &str) -> String {
    format!("/rules/{preset}")
}

/// What is played at a table, for its menu: the preset with its page, and what the house changes.
pub(crate) fn played(scene: &Scene) -> Markup {
    let public = &scene.view.table.public;
    let changes = RuleSet::preset(&scene.rules).map_or(0, |preset| house::changes(&preset, public.rules()).len());
    html! {
        div.played {
            p { "Rules of this table: " a href=(preset_page(&scene.rules)) target="_blank" { (words::rules(preset_title(&scene.rules), changes)) } }
            p { (plays(scene)) }
            @if scene.lesson.is_none() { p { (hint::told(scene.hints, scene.gives_hints())) } }
            @if changes > 0 { details { summary { "In what they differ" } (list(&scene.rules, public.rules(), Some(public.players()))) } }
        }
    }
}

/// Who plays at which level.
fn plays(scene: &Scene) -> String {
    let seats = scene.view.table.public.players().seats_after(scene.viewpoint());
    let bots = seats.filter_map(|seat| scene.players.get(seat.index())).filter_map(|player| {
        let bot = player.bot.as_deref().filter(|_| scene.lesson.is_none())?;
        Some(level::plays(&player.name, bot))
    });
    bots.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table_form::inputs;

    fn forms() -> Vec<TableForm> {
        let pair = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        let mut forms = Vec::new();
        for preset in RuleSet::PRESETS {
            for count in 2..=6 {
                let choice = HouseRules { players: Players::new(count), ..HouseRules::unchanged(preset) };
                forms.push(TableForm::of(&choice));
                let fields = [("game_points", "3000"), ("hand_size.5", "9"), ("asking", "after-drawing-or-taking")];
                forms.push(TableForm::read(&fields.map(pair), &choice));
                let faulty = [
                    ("game_points", "\"><script>"),
                    ("hand_size.2", "0"),
                    ("declaring", "never"),
                    ("preset", "x"),
                    ("players", "y"),
                    ("take_with_wild", "z"),
                ];
                forms.push(TableForm::read(&faulty.map(pair), &choice));
            }
        }
        forms
    }

    /// The values of an attribute on a page.
    fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
        let start = format!(" {name}=\"");
        page.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn every_field_has_its_inputs_and_every_link_its_goal() {
        for form in forms() {
            let page = new_table_page(&Prefs::default(), &form);
            let names = attributes(&page, "name");
            for field in RuleSet::FIELDS {
                for input in inputs(field) {
                    assert!(names.contains(&input.as_str()), "{input}");
                }
            }
            let ids = attributes(&page, "id");
            let mut once = ids.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), ids.len());
            for goal in attributes(&page, "href").iter().filter_map(|link| link.strip_prefix('#')) {
                assert!(ids.contains(&goal), "{goal}");
            }
            for goal in attributes(&page, "aria-describedby").iter().chain(&attributes(&page, "for")) {
                assert!(ids.contains(goal), "{goal}");
            }
            for inline in [" style=", "<style", "<script>", " onclick="] {
                assert!(!page.contains(inline), "{inline}");
            }
            assert_eq!(page.contains("id=\"faults\""), !form.is_sound());
        }
    }

    /// One answer of each radio group is chosen, so that nothing is sent that was not shown.
    #[test]
    fn each_question_has_one_answer() {
        for form in forms() {
            let page = new_table_page(&Prefs::default(), &form);
            let mut groups = std::collections::BTreeMap::new();
            for input in page.split("<input ").skip(1).filter_map(|rest| rest.split('>').next()) {
                if input.contains("type=\"radio\"") {
                    let name = input.split("name=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
                    *groups.entry(name).or_insert(0) += usize::from(input.contains(" checked"));
                }
            }
            assert!(groups.len() > 20 && groups.values().all(|&chosen| chosen == 1), "{groups:?}");
        }
    }

    #[test]
    fn the_difference_is_in_words_and_marks_its_fields() {
        let choice = HouseRules { players: Some(Players::FOUR), ..HouseRules::unchanged(&RuleSet::PRESETS[0]) };
        let same = new_table_parts(&TableForm::of(&choice));
        assert!(same.contains("Your table plays Bicycle / Hoyle as it is.") && same.contains("data-changed=\"\""));
        let idle = [("undeclared_penalty".to_owned(), "100".to_owned())];
        let parts = new_table_parts(&TableForm::read(&idle, &choice));
        assert!(parts.contains("What you changed plays no part") && parts.contains("with one house rule"), "{parts}");
        let typed = [("game_points".to_owned(), "3000".to_owned())];
        let page = new_table_page(&Prefs::default(), &TableForm::read(&typed, &choice));
        assert!(
            page.contains("Your table differs from Bicycle / Hoyle:") && page.contains("data-changed=\"game_points\"")
        );
        assert!(page.contains("3,000") && page.contains("Instead of: ") && page.contains("5,000"), "{page}");
        assert!(page.contains("class=\"rule changed\" data-field=\"game_points\""), "{page}");
    }
}
