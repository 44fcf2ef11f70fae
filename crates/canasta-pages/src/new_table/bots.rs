//! The computer's players in the form: a level for all, one of its own for each, and who may be given hints.

use canasta_journal::Hints;
use canasta_words::{Lang, form as words, hint, level};
use maud::{Markup, html};

use super::fields::id;
use crate::table_form::{MOST, TableForm};
use canasta_table::bots::bot_names;

/// Both questions.
pub(super) fn bots(form: &TableForm, person: &str) -> Markup {
    html! {
        (levels(form, person))
        (hints(form))
    }
}

fn levels(form: &TableForm, person: &str) -> Markup {
    let company = form.company();
    let named = (0..MOST).any(|place| company.own(place).is_some());
    let faulty = form.all_faults().iter().any(|fault| fault.input.starts_with("level."));
    // As many as can come, so that a change of the number needs no new page.
    let names = canasta::Players::new(6).map_or_else(Vec::new, |most| bot_names(person, most));
    html! {
        fieldset.choice.levels id=(id("level")) tabindex="-1" {
            legend { h2 { (level::LEGEND) } }
            @for bot in form.offered() {
                label {
                    input type="radio" name="level" value=(bot) checked[bot == company.all()];
                    b { (level::title(bot)) }
                    small { (level::about(bot)) }
                }
            }
            p { a href="/rules/levels" target="_blank" { (level::MORE) } }
            details id="levels-each" open[named || faulty] {
                summary { (level::EACH) }
                div.values {
                    @for (place, name) in names.iter().enumerate() { (one(form, place, name)) }
                }
            }
        }
    }
}

/// The level of one of them.
fn one(form: &TableForm, place: usize, name: &str) -> Markup {
    let input = format!("level.{}", place + 1);
    let own = form.company().own(place);
    let fault = form.all_faults().iter().find(|fault| fault.input == input);
    html! {
        p class={ "bot bot-" (place + 1) } {
            label for=(id(&input)) { (name) }
            select.field id=(id(&input)) name=(input) aria-invalid=[fault.map(|_| "true")] {
                option value="" selected[own.is_none()] { (level::AS_ABOVE) }
                @for bot in form.offered() { option value=(bot) selected[own == Some(bot)] { (level::title(bot)) } }
            }
            @if let Some(fault) = fault { span.bad { (fault.sentence) } }
        }
    }
}

fn hints(form: &TableForm) -> Markup {
    html! {
        fieldset.choice.hints-for id=(id("hints")) tabindex="-1" {
            legend { h2 { (words::HINTS) } }
            p.quiet { (words::HINTS_ABOUT) }
            @for hints in Hints::ALL {
                @let (title, about) = hint::setting(Lang::EN, hints);
                label {
                    input type="radio" name="hints" value=(hints.text()) checked[hints == form.company().hints()];
                    b { (title) }
                    small { (about) }
                }
            }
        }
    }
}
