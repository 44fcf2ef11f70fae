//! The form's questions about a table for friends: seats, time, spectators, chat.

use canasta_i18n::messages::{company, form};
use canasta_i18n::{Lang, Message, company as words, turn_limit};
use canasta_table::journal::{Clock, Watch};
use maud::{Markup, html};

use super::fields::id;
use crate::parts::frame::name_field;
use crate::parts::message::render;
use crate::settings::prefs::Prefs;
use crate::start::table_form::{CUSTOM_CLOCK, ClockField, Friends, TableForm};

/// The name that friends see and the questions, under a heading that expands.
pub(super) fn friends(prefs: &Prefs, form: &TableForm) -> Markup {
    let lang = prefs.lang;
    let friends = form.friends();
    let seats = [("chosen", form::seats_chosen(lang)), ("drawn", form::seats_drawn(lang))];
    let changed = friends != Friends::default();
    html! {
        section.fields.with-friends aria-labelledby="friends-title" {
            h2 id="friends-title" { (form::friends(lang)) }
            p.quiet { (form::friends_about(lang)) }
            (name_field(prefs, "name"))
            details.panel id="friends" open[has_invalid_answer(form)] {
                summary { h3 { (form::friends_more(lang)) } span.count { @if changed { (form::changed(lang)) } } }
                (radios("seats", form::seats(lang), &seats, friends.seats.text()))
                (clock(lang, form))
                (allowed(lang, friends.allowed))
                (radios("watch", form::watch(lang), &Watch::ALL.map(|watch| (watch.text(), words::watch_choice(lang, watch))), friends.watch.text()))
                (yes_or_no(lang, "serious", form::competitive(lang), company::competitive_about(lang), friends.competitive))
                (yes_or_no(lang, "listed", form::listed(lang), company::lobby_about(lang), friends.listed))
                (yes_or_no(lang, "talk", form::chat(lang), company::chat_on(lang), friends.chat))
                (yes_or_no(lang, "host_returns", form::host_returns(lang), form::host_returns_about(lang), friends.host_returns))
            }
        }
    }
}

/// Whether an answer is invalid, in which case the heading must start expanded.
fn has_invalid_answer(form: &TableForm) -> bool {
    const INPUTS: [&str; 8] = ["seats", "watch", "serious", "listed", "talk", "clock", "allowed", "host_returns"];
    form.errors().iter().any(|error| INPUTS.contains(&error.input.split('.').next().unwrap_or_default()))
}

fn radios(name: &str, legend: &str, options: &[(&str, &str)], chosen: &str) -> Markup {
    html! {
        fieldset.rule id=(id(name)) tabindex="-1" {
            legend { (legend) }
            div.choice {
                @for (value, label) in options {
                    label { input type="radio" name=(name) value=(value) checked[*value == chosen]; (label) }
                }
            }
        }
    }
}

pub(super) fn yes_or_no(lang: Lang, name: &str, legend: &str, about: &str, yes: bool) -> Markup {
    html! {
        fieldset.rule id=(id(name)) tabindex="-1" {
            legend { (legend) }
            p.quiet id={ "help-" (name) } { (about) }
            div.seg {
                @for (value, label, on) in [("yes", form::yes(lang), yes), ("no", form::no(lang), !yes)] {
                    label { input type="radio" name=(name) value=(value) checked[on] aria-describedby={ "help-" (name) }; (label) }
                }
            }
        }
    }
}

fn clock(lang: Lang, form: &TableForm) -> Markup {
    let now = form.friends().clock;
    let faulty = form.errors().iter().any(|error| error.input.starts_with("clock."));
    let kind = match now {
        _ if faulty => "own",
        None => "none",
        Some(Clock::KIND) => "kind",
        Some(Clock::QUICK) => "quick",
        Some(_) => "own",
    };
    let options = [
        ("none", form::clock_none(lang), Message::default()),
        ("kind", form::clock_relaxed(lang), words::clock_time(lang, Clock::KIND)),
        ("quick", form::clock_quick(lang), words::clock_time(lang, Clock::QUICK)),
        ("own", form::clock_own(lang), Message::default()),
    ];
    html! {
        fieldset.rule.clock-choice id=(id("clock")) tabindex="-1" {
            legend { (form::clock(lang)) }
            div.choice {
                @for (value, label, about) in &options {
                    label {
                        input type="radio" id={ "clock-" (value) } name="clock" value=(value) checked[*value == kind];
                        (label)
                        @if !about.is_empty() { small { (render(about)) } }
                    }
                }
            }
            div.values.own-clock { @for field in CUSTOM_CLOCK { (number(lang, form, field, now.unwrap_or(Clock::KIND))) } }
        }
    }
}

/// The turn limit at a table without a clock. The style sheet hides it if the table has a clock.
fn allowed(lang: Lang, now: Option<u32>) -> Markup {
    let unlisted = (!turn_limit::CHOICES.contains(&now)).then_some(now);
    html! {
        fieldset.rule.allowed-choice id=(id("allowed")) tabindex="-1" {
            legend { (form::long_turn(lang)) }
            p.quiet id="help-allowed" { (form::long_turn_about(lang)) }
            div.seg {
                @for time in turn_limit::CHOICES.into_iter().chain(unlisted) {
                    @let seconds = time.map_or_else(String::new, |seconds| seconds.to_string());
                    label { input type="radio" name="allowed" value=(seconds) checked[time == now] aria-describedby="help-allowed"; (render(&turn_limit::choice(lang, time))) }
                }
            }
        }
    }
}

fn number(lang: Lang, form: &TableForm, (input, label, of): ClockField, clock: Clock) -> Markup {
    let error = form.errors().iter().find(|error| error.input == input);
    let text = error.map_or_else(|| of(&clock).to_string(), |error| error.typed.clone());
    html! {
        p {
            label for=(id(input)) { (label(lang)) }
            input.field.number id=(id(input)) name=(input) value=(text) inputmode="numeric" autocomplete="off" maxlength="6"
                aria-invalid=[error.map(|_| "true")];
            @if let Some(error) = error { span.bad { (render(&error.sentence(lang))) } }
        }
    }
}
