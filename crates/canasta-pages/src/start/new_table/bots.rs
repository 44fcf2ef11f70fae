//! The form's questions about the company: the bots' levels, one for all or one for each; who gets hints; whether melds
//! can be taken back; and the other people at the device.

use canasta_i18n::messages::{form, hint, level, shared_device};
use canasta_i18n::{Lang, level as words};
use canasta_table::bots::bot_names;
use canasta_table::journal::Hints;
use maud::{Markup, html};

use super::fields::id;
use super::friends::yes_or_no;
use crate::parts::frame::new_tab;
use crate::parts::message::render;
use crate::start::table_form::{MAX_BOTS, TableForm};

/// All questions, each under a heading that expands and shows the current answer.
pub(super) fn bots(lang: Lang, form: &TableForm, person: &str) -> Markup {
    let company = form.company();
    let named = (0..MAX_BOTS).any(|place| company.own(place).is_some());
    let faulty = |input: &str| form.errors().iter().any(|error| error.input.starts_with(input));
    html! {
        section.fields.computer aria-label=(level::choice(lang)) {
            details.panel id="more-levels" open[faulty("level")] {
                summary { h3 { (level::choice(lang)) } span.count { (render(&words::name(lang, company.all()))) @if named { " …" } } }
                (levels(lang, form, person))
            }
            details.panel id="more-hints" open[faulty("hints") || faulty("take_back")] {
                summary {
                    h3 { (form::hints_and_taking_back(lang)) }
                    span.count {
                        @let chosen = hints_setting(lang, company.hints()).0;
                        @if company.take_back() { (render(&form::hints_and_take_back(lang, chosen))) } @else { (chosen) }
                    }
                }
                (hints(lang, form))
                (yes_or_no(lang, "take_back", form::take_back(lang), form::take_back_about(lang), company.take_back()))
            }
            details.panel id="more-people" open[faulty("others") || !form.others().names.is_empty()] {
                summary {
                    h3 { (shared_device::people(lang)) }
                    span.count { @if form.others().names.is_empty() { (shared_device::alone(lang)) } @else { (form.others().text()) } }
                }
                (people_at_device(lang, form))
            }
        }
    }
}

/// The other people at the device. The style sheet hides the sides if the game has no partners.
fn people_at_device(lang: Lang, form: &TableForm) -> Markup {
    let others = form.others();
    let error = form.errors().iter().find(|error| error.input == "others");
    let sides = [
        ("partners", shared_device::partners(lang), !others.are_opponents),
        ("opponents", shared_device::opponents(lang), others.are_opponents),
    ];
    html! {
        p.quiet { (shared_device::people_about(lang)) }
        p.name-field {
            label for=(id("others")) { (shared_device::others(lang)) }
            input.field id=(id("others")) name="others" value=(others.text()) maxlength="120" autocomplete="off" spellcheck="false"
                aria-describedby="help-others" aria-invalid=[error.map(|_| "true")];
        }
        p.quiet id="help-others" { (shared_device::others_about(lang)) }
        @if let Some(error) = error { p.bad { (render(&error.sentence(lang))) } }
        fieldset.rule.device-sides id=(id("sides")) tabindex="-1" {
            legend { (shared_device::sides(lang)) }
            div.seg {
                @for (value, label, is_chosen) in sides {
                    label { input type="radio" name="sides" value=(value) checked[is_chosen]; (label) }
                }
            }
        }
    }
}

fn levels(lang: Lang, form: &TableForm, person: &str) -> Markup {
    let company = form.company();
    let named = (0..MAX_BOTS).any(|place| company.own(place).is_some());
    let faulty = form.errors().iter().any(|error| error.input.starts_with("level."));
    // The maximum number of bots, so that the page needn't change with the number of players.
    let names = canasta::Players::new(6).map_or_else(Vec::new, |players| bot_names(person, players));
    html! {
        fieldset.choice.levels id=(id("level")) tabindex="-1" {
            legend.sr { (level::choice(lang)) }
            @for bot in form.offered() {
                label {
                    input type="radio" name="level" value=(bot) checked[bot == company.all()];
                    b { (render(&words::name(lang, bot))) }
                    small { (words::description(lang, bot)) }
                }
            }
            p { a href="/rules/levels" target="_blank" { (level::more(lang)) (new_tab(lang)) } }
            details id="levels-each" open[named || faulty] {
                summary { (level::each(lang)) }
                div.values {
                    @for (place, name) in names.iter().enumerate() { (bot_level(lang, form, place, name)) }
                }
            }
        }
    }
}

fn bot_level(lang: Lang, form: &TableForm, place: usize, name: &str) -> Markup {
    let input = format!("level.{}", place + 1);
    let own = form.company().own(place);
    let error = form.errors().iter().find(|error| error.input == input);
    html! {
        p class={ "bot bot-" (place + 1) } {
            label for=(id(&input)) { (name) }
            select.field id=(id(&input)) name=(input) aria-invalid=[error.map(|_| "true")] {
                option value="" selected[own.is_none()] { (level::as_above(lang)) }
                @for bot in form.offered() { option value=(bot) selected[own == Some(bot)] { (words::name(lang, bot)) } }
            }
            @if let Some(error) = error { span.bad { (render(&error.sentence(lang))) } }
        }
    }
}

fn hints(lang: Lang, form: &TableForm) -> Markup {
    html! {
        fieldset.rule id=(id("hints")) tabindex="-1" {
            legend { (form::hints(lang)) }
            p.quiet { (form::hints_about(lang)) }
            div.choice.hints-for {
                @for hints in Hints::ALL {
                    @let (title, about) = hints_setting(lang, hints);
                    label {
                        input type="radio" name="hints" value=(hints.text()) checked[hints == form.company().hints()];
                        b { (title) }
                        small { (about) }
                    }
                }
            }
        }
    }
}

/// The name of a setting and its explanation.
fn hints_setting(lang: Lang, hints: Hints) -> (&'static str, &'static str) {
    match hints {
        Hints::Practice => (hint::practice(lang), hint::practice_about(lang)),
        Hints::Everybody => (hint::everybody(lang), hint::everybody_about(lang)),
        Hints::None => (hint::none(lang), hint::none_about(lang)),
    }
}
