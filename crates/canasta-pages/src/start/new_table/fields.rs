//! The rule set's fields in the form, grouped under headings. Each has links to its chapters, help, and its values.

use canasta::RuleSet;
use canasta::rules::{Domain, Field};
use canasta_i18n::messages::{form, house};
use canasta_i18n::rules::{Topic, applies, choice, help, label};
use canasta_i18n::{Lang, Message};
use canasta_record::house::HouseRules;
use maud::{Markup, html};

use super::changed;
use crate::parts::frame::new_tab;
use crate::parts::message::render;
use crate::rules::{CHAPTERS, Chapter};
use crate::start::table_form::{FieldValue, TableForm, field_values, inputs, is_per_players};

/// Groups of fields: the heading, the chapters about these rules, and the fields.
const GROUPS: &[(Topic, &[&str], &[&str])] = &[
    (Topic::Scores, &["scores"], &["game_points", "deals_per_game", "card_values"]),
    (
        Topic::Deal,
        &["deal", "players", "seats"],
        &["five_players", "seating", "first_dealer", "cut", "clockwise", "hand_size", "upcard", "exact_deal_bonus"],
    ),
    (Topic::Turn, &["turn"], &["draw_count", "melds_in_first_round"]),
    (
        Topic::Threes,
        &["threes", "by-hand"],
        &[
            "declaring",
            "undeclared_penalty",
            "dealt_red_threes",
            "red_three_bonus",
            "four_red_threes_bonus",
            "red_threes_count",
            "red_three_penalty",
            "max_red_three_penalty",
            "black_three_freezes",
            "red_three_freezes",
        ],
    ),
    (
        Topic::Melds,
        &["melds"],
        &[
            "wilds_may_outnumber",
            "naturals_for_wilds",
            "wilds_on_natural_canasta",
            "natural_canasta_bonus",
            "mixed_canasta_bonus",
            "concealed_canasta_bonus",
        ],
    ),
    (
        Topic::InitialMeld,
        &["opening"],
        &["minimums", "minimum_from", "fifth_minimum", "wilds_in_initial_meld", "pile_opening_outnumbers"],
    ),
    (
        Topic::Pile,
        &["pile"],
        &[
            "frozen_until_opened",
            "take_with_wild",
            "take_onto_canasta",
            "one_card_takes_one_card",
            "melds_from_pile",
            "pile_looked_through",
        ],
    ),
    (
        Topic::GoingOut,
        &["going-out", "asking"],
        &[
            "canastas_to_go_out",
            "going_out_bonus",
            "concealed_bonus",
            "black_three_bonus",
            "four_black_threes_bonus",
            "concealed_may_add",
            "concealed_beside_melds",
            "asking",
            "must_ask",
        ],
    ),
    (Topic::StockEnd, &["stock-end"], &["must_take_when_stock_empty", "last_drawer_ends"]),
];

/// The cards of each of the card values.
const CARD_VALUES: [fn(Lang) -> &'static str; 6] =
    [house::joker, house::two, house::ace, house::high, house::seven_to_four, house::black_three];

/// All fields of the rule set, under headings that expand.
pub(super) fn fields(lang: Lang, form: &TableForm) -> Markup {
    let changed = changed(form);
    html! {
        section.fields id="fields" aria-labelledby="fields-title" {
            h2 id="fields-title" { (form::house_rules(lang)) }
            p { a.btn href="/house" { (form::open_file(lang)) } }
            input type="hidden" name="base" value=(form.choice().preset.name);
            @for (topic, chapters, names) in GROUPS {
                @let count = changed.iter().filter(|name| names.contains(name)).count();
                @let faulty = form.errors().iter().any(|error| names.contains(&field_of(&error.input)));
                details.panel id={ "group-" (chapters[0]) } open[faulty] {
                    summary { h3 { (topic.heading(lang)) } span.count { @if count > 0 { (render(&form::changes(lang, count))) } } }
                    p.row {
                        (form::in_the_book(lang)) " "
                        @for chapter in chapters.iter().filter_map(|slug| chapter(slug)) {
                            a href={ "/rules/" (chapter.slug) } target="_blank" { span lang=[chapter.title_lang(lang)] { (chapter.title(lang)) } (new_tab(lang)) }
                        }
                    }
                    @for field in names.iter().filter_map(|name| RuleSet::field(name)) {
                        (entry(lang, form, field, changed.contains(&field.name)))
                    }
                }
            }
        }
    }
}

fn chapter(slug: &str) -> Option<&'static Chapter> {
    CHAPTERS.iter().find(|chapter| chapter.slug == slug)
}

fn entry(lang: Lang, form: &TableForm, field: &Field, changed: bool) -> Markup {
    let HouseRules { rules, players, .. } = form.choice();
    let idle = !applies(field.name, rules, *players);
    let values = field_values(&(field.get)(rules));
    let class = format!("rule{}{}", if changed { " changed" } else { "" }, if idle { " idle" } else { "" });
    html! {
        fieldset class=(class) data-field=(field.name) {
            legend { (label(lang, field.name)) }
            p.quiet id={ "help-" (field.name) } { (help(lang, field.name)) }
            p.idle-note { (form::idle(lang)) }
            @match field.domain {
                Domain::Choice(offered) => (radio_choices(lang, form, field, offered, values.first())),
                _ => div.values {
                    @for (place, (input, value)) in inputs(field).into_iter().zip(values).enumerate() {
                        (value_input(lang, form, field, place, &input, value))
                    }
                }
            }
        }
    }
}

fn radio_choices(
    lang: Lang,
    form: &TableForm,
    field: &Field,
    offered: &[&'static str],
    chosen: Option<&FieldValue>,
) -> Markup {
    let bad = form.errors().iter().any(|error| error.input == field.name);
    html! {
        div.choice id=(id(field.name)) tabindex=[bad.then_some("-1")] {
            @for word in offered {
                label {
                    input type="radio" name=(field.name) value=(word) checked[chosen == Some(&FieldValue::Word(word))] aria-describedby={ "help-" (field.name) };
                    (choice(lang, field.name, word))
                }
            }
        }
    }
}

fn value_input(lang: Lang, form: &TableForm, field: &Field, place: usize, input: &str, value: FieldValue) -> Markup {
    let error = form.errors().iter().find(|error| error.input == input);
    let per = is_per_players(field).then(|| format!("per per-{}", place + 2));
    let caption = caption(lang, field, place);
    match value {
        FieldValue::Flag(flag) => html! {
            div class=[per] id=(id(input)) tabindex=[error.map(|_| "-1")] {
                @if let Some(caption) = &caption { span.caption { (render(caption)) } }
                div.seg {
                    @for (value, text, on) in [("yes", form::yes(lang), flag), ("no", form::no(lang), !flag)] {
                        label { input type="radio" name=(input) value=(value) checked[on] aria-describedby={ "help-" (field.name) }; (text) }
                    }
                }
            }
        },
        FieldValue::Number(now) => {
            let text = error.map_or_else(|| now.to_string(), |error| error.typed.clone());
            html! {
                p class=[per] {
                    label for=(id(input)) { (render(&caption.unwrap_or_else(|| bounds(lang, field)))) }
                    input.field.number id=(id(input)) name=(input) value=(text) inputmode="numeric" autocomplete="off" maxlength="9"
                        aria-describedby={ "help-" (field.name) } aria-invalid=[error.map(|_| "true")];
                    @if let Some(error) = error { span.bad { (render(&error.sentence(lang))) } }
                }
            }
        }
        FieldValue::Word(_) => html! {},
    }
}

/// The valid range of a field with a single number.
fn bounds(lang: Lang, field: &Field) -> Message {
    match field.domain {
        Domain::Number(low, high) => form::bounds(lang, low, high),
        _ => Message::default(),
    }
}

/// The label of one of a field's values.
fn caption(lang: Lang, field: &Field, place: usize) -> Option<Message> {
    if is_per_players(field) {
        return Some(form::for_players(lang, place + 2));
    }
    if field.name == "card_values" {
        return CARD_VALUES.get(place).map(|caption| caption(lang).into());
    }
    // The first minimum applies to the lowest scores, so it has no threshold.
    let first = if field.name == "minimum_from" { 2 } else { 1 };
    matches!(field.domain, Domain::Numbers(..)).then(|| form::place(lang, place + first))
}

pub(super) fn id(input: &str) -> String {
    format!("f-{}", input.replace('.', "-"))
}

fn field_of(input: &str) -> &str {
    input.split('.').next().unwrap_or(input)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_is_in_one_group() {
        let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|group| group.2).copied().collect();
        let mut all: Vec<&str> = RuleSet::FIELDS.iter().map(|field| field.name).collect();
        grouped.sort_unstable();
        all.sort_unstable();
        assert_eq!(grouped, all);
        assert!(GROUPS.iter().all(|group| group.1.iter().all(|slug| chapter(slug).is_some())));
    }
}
