//! The page for a new table: a preset, the number of players, and house rules, with their differences from the preset
//! in words. It works without JavaScript; with JavaScript, the differences are updated at every keystroke.

mod bots;
mod fields;
mod friends;

use canasta::rules::Preset;
use canasta::{Players, RuleSet};
use canasta_assets::asset_url;
use canasta_i18n::messages::{form, hint, shared_device};
use canasta_i18n::rules::{applies, differences, label, preset_about, preset_name, title};
use canasta_i18n::{Lang, Message, Name, level};
use canasta_record::house::{self, HouseRules, STANDARD_RULES};
use canasta_table::journal::Hints;
use canasta_table::scene::Scene;
use maud::{Markup, html};

use bots::bots;
use fields::{fields, id};

use crate::parts::button::token_field;
use crate::parts::frame::{new_tab, page};
use crate::parts::message::render;
use crate::rules::house::{house_rules_path, table_rules_path};
use crate::rules::preset_name_lang;
use crate::settings::prefs::Prefs;
use crate::start::table_form::{Company, TableForm};
use crate::start::who_plays;

/// The whole document, with the answers so far and their errors.
pub fn new_table_page(prefs: &Prefs, form: &TableForm) -> String {
    let lang = prefs.lang;
    let content = html! {
        h1 { (form::heading(lang)) }
        @if !form.is_sound() {
            section.panel.faults id="faults" role="alert" aria-labelledby="faults-title" {
                h2 id="faults-title" { (form::faults(lang)) }
                (errors(lang, form))
            }
        }
        form.house id="house" method="post" action="/play" autocomplete="off" {
            div.chosen {
                (presets(lang, form.choice()))
                (how_many(lang, form))
                (bots(lang, form, prefs.display_name()))
                (differing(lang, form))
                (friends::friends(prefs, form))
                (fields(lang, form))
            }
            div.start-bar {
                (token_field())
                @if form.invites() {
                    input type="hidden" name="invite" value="1";
                    button.btn.main.big formaction="/gather" { (form::invite(lang)) }
                    button.btn.big { (form::start(lang)) }
                } @else {
                    button.btn.main.big { (form::start(lang)) }
                    button.btn.big formaction="/gather" { (form::invite(lang)) }
                }
                span id="told" role="status" data-failed=(form::no_answer(lang)) { (render(&summary(lang, form))) }
                button.btn.show formaction="/new" name="show" value="1" { (form::show(lang)) }
                button.btn.undo formaction="/new" name="reset" value="1" { (form::undo(lang)) }
            }
        }
    };
    let end = html! {
        script src=(asset_url("house.js")) type="module" {}
    };
    page(prefs, form::title(lang), "wrap new-table", &content, &end)
}

/// The parts that depend on other answers: the players, the summary, the differences, and the fields.
pub fn new_table_parts(prefs: &Prefs, form: &TableForm) -> String {
    let lang = prefs.lang;
    let parts = html! {
        (how_many(lang, form))
        (bots(lang, form, prefs.display_name()))
        (friends::friends(prefs, form))
        (differing(lang, form))
        (fields(lang, form))
    };
    parts.into_string()
}

/// The presets, the standard rules first.
fn presets(lang: Lang, chosen: &HouseRules) -> Markup {
    let is_standard = |preset: &&Preset| preset.name == STANDARD_RULES;
    let (standard, others): (Vec<&Preset>, Vec<&Preset>) = RuleSet::PRESETS.iter().partition(is_standard);
    html! {
        fieldset.choice.presets id="presets" tabindex="-1" {
            legend { h2 { (form::rules(lang)) } }
            @for preset in standard.into_iter().chain(others) {
                label {
                    input type="radio" name="preset" value=(preset.name) checked[preset.name == chosen.preset.name];
                    b lang=[preset_name_lang(lang, preset.name)] { (preset_name(lang, preset.name)) }
                    small { (preset_about(lang, preset.name)) }
                }
            }
        }
    }
}

fn how_many(lang: Lang, form: &TableForm) -> Markup {
    let described = form.choice().preset.described;
    html! {
        fieldset.seg.how-many id="how-many" tabindex="-1" {
            legend { h2 { (form::players(lang)) } }
            @for players in (2..=6).filter_map(Players::new) {
                @let count = players.count();
                label {
                    input id={ "players-" (count) } type="radio" name="players" value=(count) checked[players == form.players()];
                    b { (count) }
                }
            }
            // The style sheet shows only the note for the selected number of players.
            @for count in 2..=6 {
                p class={ "quiet note note-" (count) } { @if described.contains(&count) { (form::described(lang)) } @else { (form::filled_in(lang)) } }
            }
        }
    }
}

/// The differences from the preset. Attributes tell the script which fields to mark.
fn differing(lang: Lang, form: &TableForm) -> Markup {
    let HouseRules { preset, rules, players } = form.choice();
    let changed = changed(form);
    let idle: Vec<&str> =
        RuleSet::FIELDS.iter().map(|field| field.name).filter(|name| !applies(name, rules, *players)).collect();
    let rules_of_preset = preset_name(lang, preset.name).into();
    let faulty: Vec<&str> = form.errors().iter().map(|error| error.input.as_str()).collect();
    html! {
        section.panel.differing id="differing" aria-labelledby="differing-title" data-told=(summary(lang, form))
            data-changed=(changed.join(" ")) data-idle=(idle.join(" ")) data-faulty=(faulty.join(" ")) {
            h2 id="differing-title" { (form::this_table(lang)) }
            p { (render(&who(lang, form))) }
            @let bots = form.company().bots(form.players());
            @let levels = &bots[..bots.len().saturating_sub(form.others().names.len())];
            @if !levels.is_empty() { p { (render(&level::levels(lang, levels))) } }
            @if form.company().take_back() { p { (form::taking_back(lang)) } }
            @if !form.is_sound() { (errors(lang, form)) }
            @if changed.is_empty() { p.same { (render(&form::same(lang, &rules_of_preset))) } }
            @else { (changes_list(lang, preset.name, rules, *players)) }
            p { a href=(house_rules_path(form.choice(), "")) target="_blank" { (form::all_rules(lang)) (new_tab(lang)) } }
        }
    }
}

/// The players: the visitor, the others at the device, and the bots.
fn who(lang: Lang, form: &TableForm) -> Message {
    let others = &form.others().names;
    if others.is_empty() {
        return who_plays(lang, form.players().under(&form.choice().rules));
    }
    let names: Vec<Message> = others.iter().map(|name| shared_device::name(lang, Name(name))).collect();
    let bots = usize::from(form.players().count()).saturating_sub(1 + names.len());
    shared_device::who(lang, &names, bots)
}

fn changed(form: &TableForm) -> Vec<&'static str> {
    form.choice().changes().0.into_iter().map(|(name, _)| name).collect()
}

/// The differences of changed rules from a preset, in words.
pub(crate) fn changes_list(lang: Lang, preset: &str, rules: &RuleSet, players: Option<Players>) -> Markup {
    let differences = RuleSet::preset(preset).map(|base| differences(lang, &base, rules, players)).unwrap_or_default();
    let name = preset_name(lang, preset).into();
    html! {
        @if differences.is_empty() { p { (render(&form::no_part(lang, &name))) } }
        @else {
            p { (render(&form::differs(lang, &name))) }
            ul.differences {
                @for entry in differences {
                    li { b { (label(lang, entry.field)) } p { (render(&entry.b)) } p.quiet { (render(&form::instead(lang, &entry.a))) } }
                }
            }
        }
    }
}

fn summary(lang: Lang, form: &TableForm) -> Message {
    if form.is_sound() {
        title(lang, form.choice().preset.name, changed(form).len())
    } else {
        form::faulty(lang).into()
    }
}

/// ID of the element that an error belongs to.
fn element_of(input: &str) -> String {
    match input {
        "preset" => "presets".to_owned(),
        "players" => "how-many".to_owned(),
        _ => id(input),
    }
}

fn errors(lang: Lang, form: &TableForm) -> Markup {
    html! {
        ul.told-faults { @for error in form.errors() { li { a href={ "#" (element_of(&error.input)) } { (render(&error.sentence(lang))) } } } }
    }
}

/// This table's rules as text, for starting a table like it; see [`Prefs::choice`].
pub(crate) fn same_table(scene: &Scene) -> Option<String> {
    let public = &scene.view.table.public;
    let preset = house::preset(&scene.rules)?;
    Some(HouseRules { preset, rules: *public.rules(), players: Some(public.players()) }.text())
}

/// This table's bots and hints, for starting a table like it; see [`Prefs::company`].
pub(crate) fn same_company(scene: &Scene) -> Company {
    let person = scene.players.get(scene.viewpoint().index()).map_or("", |player| &player.name);
    let seated = scene.players.iter().filter_map(|player| Some((player.name.as_str(), player.bot.as_deref()?)));
    Company::of(person, scene.view.table.public.players(), &seated.collect::<Vec<_>>(), scene.hints)
        .with_take_back(scene.status.take_back)
}

/// A table's rules for its menu: the preset, with a link to its page, and the house rules.
pub(crate) fn played(lang: Lang, scene: &Scene) -> Markup {
    let public = &scene.view.table.public;
    let path = table_rules_path(&scene.rules, public.rules(), public.players());
    let changes = RuleSet::preset(&scene.rules).map_or(0, |preset| house::changes(&preset, public.rules()).len());
    html! {
        div.played {
            p { (form::rules_of_table(lang)) " " a href=(path) data-do="sheet" lang=[preset_name_lang(lang, &scene.rules).filter(|_| changes == 0)] { (render(&title(lang, &scene.rules, changes))) } }
            p { (render(&bot_levels(lang, scene))) }
            @if scene.lesson.is_none() { p { (hints_line(lang, scene.hints, scene.gives_hints())) } }
            @if scene.status.take_back { p { (form::taking_back(lang)) } }
            @if changes > 0 { details { summary { (form::differences(lang)) } (changes_list(lang, &scene.rules, public.rules(), Some(public.players()))) } }
        }
    }
}

fn bot_levels(lang: Lang, scene: &Scene) -> Message {
    let seats = scene.view.table.public.players().seats_after(scene.viewpoint());
    let bots = seats.filter_map(|seat| scene.players.get(seat.index())).filter_map(|player| {
        let bot = player.bot.as_deref().filter(|_| scene.lesson.is_none())?;
        Some(level::player_level(lang, Name(&player.name), bot))
    });
    Message::sentences(&bots.collect::<Vec<_>>())
}

fn hints_line(lang: Lang, hints: Hints, given: bool) -> &'static str {
    match (hints, given) {
        (Hints::None, _) => hint::menu_none(lang),
        (Hints::Everybody, _) => hint::menu_everybody(lang),
        (Hints::Practice, true) => hint::menu_practice(lang),
        (Hints::Practice, false) => hint::menu_not_practice(lang),
    }
}
