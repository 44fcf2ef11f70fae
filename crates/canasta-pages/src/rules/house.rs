//! The rules of a table on one page: a score card, the house rules and every rule. Its address contains the rules, so
//! that a link or a file shares them.

use canasta::{Players, RuleSet};
use canasta_assets::asset_url;
use canasta_i18n::messages::{book, house};
use canasta_i18n::rules::title;
use canasta_i18n::scenario::sentence;
use canasta_i18n::{Lang, Message};
use canasta_record::house::{HouseRules, NamedRules, preset};
use canasta_record::problem::Problem;
use maud::{Markup, Render as _, html};

use super::{Chapter, in_english, preset_name_lang, rules_by_topic};
use crate::parts::frame::{link_field, narrow_page, new_tab, page};
use crate::parts::message::render;
use crate::parts::scripts::script_words;
use crate::settings::prefs::{Prefs, encode};
use crate::start::new_table::changes_list;

/// The path of the page with these rules. `name` is their name, or empty.
pub(crate) fn house_rules_path(rules: &HouseRules, name: &str) -> String {
    format!("/house?{}", query(rules, name))
}

/// The path of the page with a table's rules.
pub(crate) fn table_rules_path(name: &str, rules: &RuleSet, players: Players) -> String {
    let path = |preset| house_rules_path(&HouseRules { preset, rules: *rules, players: Some(players) }, "");
    preset(name).map_or_else(|| "/rules".to_owned(), path)
}

fn query(rules: &HouseRules, name: &str) -> String {
    let name = if name.is_empty() { String::new() } else { format!("name={}&", encode(name)) };
    format!("{name}rules={}", encode(&rules.text()))
}

/// The page with these rules. `origin` is this server's public address.
pub fn house_rules_page(prefs: &Prefs, named: &NamedRules, origin: &str) -> String {
    let lang = prefs.lang;
    let NamedRules { name, rules } = named;
    let heading: Message = if name.is_empty() { rules_title(lang, rules) } else { name.clone().into() };
    let is_preset = name.is_empty() && rules.changes().0.is_empty();
    let heading_lang = preset_name_lang(lang, rules.preset.name).filter(|_| is_preset);
    let HouseRules { rules: all, players, .. } = rules;
    let content = html! {
        div {
            h1 lang=[heading_lang] { (render(&heading)) }
            p.quiet { @if !name.is_empty() { (render(&rules_title(lang, rules))) ". " } @if let Some(players) = players { (render(&house::players(lang, players.count()))) } }
        }
        div.row {
            a.btn.main href={ "/new?table=" (encode(&rules.text())) } { (house::play(lang)) }
            a.btn href={ "/house.json?" (query(rules, name)) } download { (house::download(lang)) }
        }
        // At a table, the script shows these parts in a dialog.
        div.rule-sheet id="sheet" data-title=(render(&heading)) {
            (score_card(lang, all))
            (changes(lang, rules))
            (every_rule(lang, all, *players))
        }
        section.panel aria-labelledby="share" {
            h2 id="share" { (house::share(lang)) }
            p.quiet { (house::share_about(lang)) }
            form.row method="get" action="/house" {
                label for="name" { (house::name(lang)) }
                input.field id="name" name="name" value=(name) maxlength="40" autocomplete="off";
                input type="hidden" name="rules" value=(rules.text());
                button.btn { (house::give_name(lang)) }
            }
            (link_field(&format!("{origin}{}", house_rules_path(rules, name)), house::link(lang), house::copy(lang)))
        }
    };
    let end = html! { (script_words(lang)) script src=(asset_url("share.js")) type="module" {} };
    page(prefs, house::title(lang, heading.as_str()).as_str(), "wrap", &content, &end)
}

fn rules_title(lang: Lang, rules: &HouseRules) -> Message {
    title(lang, rules.preset.name, rules.changes().0.len())
}

fn score_card(lang: Lang, rules: &RuleSet) -> Markup {
    let cards = card_values(lang, rules);
    let canastas =
        [(house::natural(lang), rules.natural_canasta_bonus), (house::mixed(lang), rules.mixed_canasta_bonus)];
    let others = [
        (house::whole(lang), rules.concealed_canasta_bonus),
        (house::red_three(lang), rules.red_three_bonus),
        (house::red_threes(lang), rules.four_red_threes_bonus),
        (house::out(lang), rules.going_out_bonus),
        (house::concealed(lang), rules.concealed_bonus),
    ];
    let rows = cards.into_iter().chain(canastas).chain(others.into_iter().filter(|(_, points)| *points != 0));
    html! {
        section.panel.score-card aria-labelledby="score-card" {
            h2 id="score-card" { (house::score_card(lang)) }
            div.grid {
                table {
                    @for (what, points) in rows { tr { th scope="row" { (what) } td { (lang.locale().points(points)) } } }
                }
                table {
                    caption { (house::minimums(lang)) }
                    @for (from, minimum) in minimums(lang, rules) { tr { th scope="row" { (render(&from)) } td { (lang.locale().points(minimum)) } } }
                }
            }
            p.quiet { (house::exchange(lang)) }
        }
    }
}

/// The points of the cards. Cards that usually count the same share a row if they do.
fn card_values(lang: Lang, rules: &RuleSet) -> Vec<(&'static str, i32)> {
    let [joker, two, ace, high, low, black_three] = rules.card_values;
    let mut rows = vec![(house::joker(lang), joker)];
    if two == ace {
        rows.push((house::two_or_ace(lang), two));
    } else {
        rows.extend([(house::two(lang), two), (house::ace(lang), ace)]);
    }
    rows.push((house::high(lang), high));
    if low == black_three {
        rows.push((house::low(lang), low));
    } else {
        rows.extend([(house::seven_to_four(lang), low), (house::black_three(lang), black_three)]);
    }
    rows
}

/// The minimums of the initial meld, each with the score that a side needs for it.
fn minimums(lang: Lang, rules: &RuleSet) -> Vec<(Message, i32)> {
    let [lowest, second, third, fourth] = rules.minimums;
    let [from_second, from_third, from_fourth, from_fifth] = rules.minimum_from;
    let from = |points| house::from(lang, points);
    let mut rows = vec![
        (house::below(lang, from_second), lowest),
        (from(from_second), second),
        (from(from_third), third),
        (from(from_fourth), fourth),
    ];
    if rules.fifth_minimum > 0 {
        rows.push((from(from_fifth), rules.fifth_minimum));
    }
    rows
}

/// The house rules. Empty if there are none.
fn changes(lang: Lang, rules: &HouseRules) -> Markup {
    html! {
        @if !rules.changes().0.is_empty() {
            section.panel aria-labelledby="changes" {
                h2 id="changes" { (house::changes(lang)) }
                (changes_list(lang, rules.preset.name, &rules.rules, rules.players))
            }
        }
    }
}

/// Every rule as a sentence, and the chapters that explain them.
fn every_rule(lang: Lang, rules: &RuleSet, players: Option<Players>) -> Markup {
    html! {
        section.panel.chapter aria-labelledby="every-rule" {
            h2 id="every-rule" { (house::all(lang)) }
            (rules_by_topic(lang, rules, players))
            p {
                (house::more(lang)) " "
                @if let Some(chapter) = Chapter::find("five-minutes") { a href="/rules/five-minutes" target="_blank" { span lang=[chapter.title_lang(lang)] { (chapter.title(lang)) } (new_tab(lang)) } ", " }
                a href="/rules" target="_blank" { (book::heading(lang)) (new_tab(lang)) }
            }
        }
    }
}

/// A problem with house rules. Messages of the JSON parser are in English.
fn problem_line(lang: Lang, problem: &Problem) -> Markup {
    let line = house::open_problem(lang, &sentence(lang, problem));
    match problem {
        Problem::NotJson { .. } if lang != Lang::EN => in_english(&line),
        _ => render(&line).render(),
    }
}

/// The page for opening house rules. `typed` is a text that couldn't be opened because of these `problems`.
pub fn open_house_rules_page(prefs: &Prefs, typed: &str, problems: &[Problem]) -> String {
    let lang = prefs.lang;
    let content = html! {
        h1 { (house::open_heading(lang)) }
        @if !problems.is_empty() {
            section.panel.faults role="alert" aria-labelledby="faults-title" {
                h2 id="faults-title" { (house::open_problems(lang)) }
                ul { @for problem in problems { li { (problem_line(lang, problem)) } } }
            }
        }
        form.panel method="get" action="/house" {
            p { label for="rules" { (house::open_about(lang)) } }
            textarea.field.whole id="rules" name="rules" rows="8" spellcheck="false" required { (typed) }
            div.row { button.btn.main.big { (house::open(lang)) } }
        }
    };
    narrow_page(prefs, house::open_title(lang), &content)
}
