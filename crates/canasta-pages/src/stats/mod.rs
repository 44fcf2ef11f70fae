//! “Your games”: a player's results in charts and numbers, and the list of games.

mod plots;
mod scale;

use canasta_assets::asset_url;
use canasta_i18n::messages::{nav, puzzle, review_page, stats};
use canasta_i18n::{Lang, stats as words};
use canasta_table::journal::stats::player::{Histogram, PlayerGame, Stats};
use maud::{Markup, html};

use crate::parts::button::token_field;
use crate::parts::frame::{document, fan, header};
use crate::parts::message::{linked, render};
use crate::settings::prefs::Prefs;

const NEWEST_GAMES: usize = 5;
const GAMES_PER_PAGE: usize = 25;
/// Number of games in the chart of margins.
const MAX_MARGINS: usize = 40;
const MAX_HISTOGRAM_STEPS: usize = 16;

/// The stats page. `games` are the player's games that count, oldest first. `reviews` is the panel with habits found in
/// their reviews.
pub fn you_page(prefs: &Prefs, games: &[PlayerGame], reviews: Option<&Markup>) -> String {
    let lang = prefs.lang;
    let body = html! {
        (style())
        (header(prefs.lang))
        @if games.is_empty() {
            main.wrap.narrow { (fan(lang)) (nothing_yet(lang)) }
        } @else {
            main.wrap.you { (everything(lang, games, &Stats::of(games), reviews)) }
        }
    };
    document(prefs, stats::title(lang), "doc", &body)
}

/// The page to show while `left` of `of` games haven't been read yet.
pub fn stats_loading_page(lang: Lang, left: usize, of: usize) -> String {
    let body = html! {
        (style())
        (header(lang))
        main.wrap.narrow {
            (fan(lang))
            section.panel.none-yet aria-labelledby="you" {
                h1 id="you" { (stats::heading(lang)) }
                p { (render(&stats::reading(lang, left, of))) }
                div.row { a.btn href="/" { (nav::to_start(lang)) } }
            }
        }
    };
    document(&Prefs { lang, ..Prefs::default() }, stats::title(lang), "doc", &body)
}

/// A page of the list of all games, counted from 1; `None` if there is no such page.
pub fn games_page(prefs: &Prefs, games: &[PlayerGame], page: usize) -> Option<String> {
    let lang = prefs.lang;
    let pages = games.len().div_ceil(GAMES_PER_PAGE);
    let shown: Vec<&PlayerGame> =
        games.iter().rev().skip(page.checked_sub(1)? * GAMES_PER_PAGE).take(GAMES_PER_PAGE).collect();
    if shown.is_empty() {
        return None;
    }
    let turn = |to: usize, label: &str| html! { a.btn href={ "/you/games?page=" (to) } { (label) } };
    let body = html! {
        (style())
        (header(prefs.lang))
        main.wrap.you {
            div {
                h1 { (stats::list_heading(lang)) }
                p.quiet { (render(&stats::list_about(lang, games.len()))) " " (render(&words::span(lang, games))) }
            }
            section.panel aria-label=(stats::list(lang)) {
                (list(lang, &shown))
                @if pages > 1 {
                    nav.row aria-label=(stats::pages(lang)) {
                        @if page > 1 { (turn(page - 1, stats::newer(lang))) }
                        span.quiet { (render(&stats::page(lang, page, pages))) }
                        @if page < pages { (turn(page + 1, stats::older(lang))) }
                    }
                }
            }
            div.row { a.btn href="/you" { (stats::to_stats(lang)) } a.btn href="/" { (nav::to_start(lang)) } }
        }
    };
    Some(document(prefs, stats::list_title(lang), "doc", &body))
}

fn style() -> Markup {
    html! { link rel="stylesheet" href=(asset_url("you.css")); }
}

fn nothing_yet(lang: Lang) -> Markup {
    html! {
        section.panel.none-yet aria-labelledby="you" {
            h1 id="you" { (stats::heading(lang)) }
            p { (stats::none_heading(lang)) " " (stats::none_about(lang)) }
            div.row {
                form method="post" action="/play" { (token_field()) button.btn.main.big { (stats::play_now(lang)) } }
                a.btn href="/" { (nav::to_start(lang)) }
            }
            p.quiet { (stats::what_counts(lang)) " " (stats::cookie(lang)) }
        }
    }
}

fn everything(lang: Lang, games: &[PlayerGame], all: &Stats, reviews: Option<&Markup>) -> Markup {
    let newest: Vec<&PlayerGame> = games.iter().rev().take(NEWEST_GAMES).collect();
    html! {
        div { h1 { (stats::heading(lang)) } p.quiet { (render(&stats::headline(lang, all.games, all.won))) " " (render(&words::span(lang, games))) } }
        (at_a_glance(lang, games, all))
        section.panel aria-labelledby="newest" {
            h2 id="newest" { (stats::newest(lang)) }
            (list(lang, &newest))
            @if games.len() > NEWEST_GAMES { p { a href="/you/games" { (render(&stats::all_games(lang, games.len()))) } } }
        }
        @if let Some(reviews) = reviews { (reviews) }
        (deals(lang, games, all))
        @if all.partners.is_empty() {
            div.two.three { (canastas(lang, games, all)) (openings(lang, all)) (endings(lang, games, all)) }
        } @else {
            div.two {
                div.stackup { (canastas(lang, games, all)) (openings(lang, all)) }
                div.stackup { (endings(lang, games, all)) (partners(lang, all)) }
            }
        }
        (keep_or_delete(lang))
        div.row { a.btn href="/puzzles" { (puzzle::heading(lang)) } a.btn href="/" { (nav::to_start(lang)) } }
    }
}

/// The most important numbers, and the margins of the last games.
fn at_a_glance(lang: Lang, games: &[PlayerGame], all: &Stats) -> Markup {
    let margins: Vec<i32> = games.iter().map(|game| game.total() - game.best_other()).collect();
    let margins = &margins[margins.len().saturating_sub(MAX_MARGINS)..];
    let canastas = all.ours.canastas();
    html! {
        section.panel aria-labelledby="glance" {
            h2.sr id="glance" { (stats::glance(lang)) }
            dl.tiles {
                div { dt { (stats::games_won(lang)) } dd { (render(&words::share(lang, all.won, all.games))) } dd.of { (render(&stats::won_of(lang, all.won, all.games))) } }
                div { dt { (stats::points(lang)) } dd { (render(&words::whole_points(lang, all.points))) } dd.of { (render(&stats::of_deals(lang, all.deals.len()))) } }
                div { dt { (stats::canastas(lang)) } dd { (render(&words::tenths(lang, canastas))) } dd.of { (render(&stats::they(lang, &words::tenths(lang, all.theirs.canastas())))) } }
                @if let Some(best) = all.best {
                    div { dt { (stats::best(lang)) } dd { (lang.locale().points(best.points)) } @if let Some(game) = games.get(best.game) { dd.of { (render(&words::best_deal(lang, best, game))) } } }
                }
            }
            @if margins.len() > 1 {
                figure.drawn {
                    (plots::margins(lang, margins))
                    figcaption { (render(&stats::margins(lang, margins.len()))) " " (render(&words::winning_streak(lang, all))) }
                }
            }
        }
    }
}

/// The points of all deals, over time and as a histogram.
fn deals(lang: Lang, games: &[PlayerGame], all: &Stats) -> Markup {
    let window = plots::window(all.deals.len());
    let brought: Vec<i32> = all.deals.iter().map(|dot| dot.points).collect();
    let histogram = Histogram::of(&brought, MAX_HISTOGRAM_STEPS).filter(|histogram| histogram.deals.len() > 2);
    html! {
        @if brought.len() > 2 {
            section.panel aria-labelledby="deals" {
                h2 id="deals" { (stats::points(lang)) }
                figure.drawn {
                    (plots::deals(lang, all, window))
                    (plots::date_range(lang, games))
                    figcaption { (render(&words::deals_caption(lang, all, window))) }
                }
                @if let Some(histogram) = histogram {
                    figure.drawn {
                        (plots::histogram(lang, &histogram))
                        figcaption { (render(&stats::histogram(lang, histogram.width))) }
                    }
                }
            }
        }
    }
}

fn canastas(lang: Lang, games: &[PlayerGame], all: &Stats) -> Markup {
    let more_sides = games.iter().any(|game| game.players().sides() > 2);
    let rows = [(stats::we(lang), &all.ours), (stats::they_row(lang), &all.theirs)];
    html! {
        section.panel aria-labelledby="canastas" {
            h2 id="canastas" { (stats::canastas(lang)) }
            div.piles {
                @for (who, habits) in rows {
                    p.stack {
                        b { (who) }
                        (plots::canastas(habits))
                        span.natural { (render(&stats::natural(lang, &words::hundredths(lang, habits.natural)))) }
                        span.mixed { (render(&stats::mixed(lang, &words::hundredths(lang, habits.mixed)))) }
                    }
                }
            }
            p.quiet {
                (render(&stats::piles(lang, &words::tenths(lang, all.ours.piles), &words::tenths(lang, all.theirs.piles))))
                @if more_sides { " " (stats::each_side(lang)) }
            }
        }
    }
}

fn endings(lang: Lang, games: &[PlayerGame], all: &Stats) -> Markup {
    let partners = games.iter().any(|game| game.partners().next().is_some());
    let ways = words::endings(lang, &all.endings, partners);
    let max = ways.iter().map(|(_, way)| way.deals).max().unwrap_or(0);
    html! {
        section.panel aria-labelledby="endings" {
            h2 id="endings" { (stats::endings(lang)) }
            ul.ways {
                @for (what, way) in ways {
                    li {
                        span { (what) }
                        (plots::bar(way.deals, max))
                        span.quiet { (render(&stats::way(lang, way.deals, way.concealed))) }
                    }
                }
            }
        }
    }
}

fn partners(lang: Lang, all: &Stats) -> Markup {
    html! {
        section.panel aria-labelledby="partners" {
            h2 id="partners" { (stats::partners(lang)) }
            table.result.partners {
                thead { tr { th scope="col" { (stats::partner(lang)) } th scope="col" { (stats::partner_games(lang)) } th scope="col" { (stats::partner_won(lang)) } th scope="col" { (stats::points(lang)) } } }
                tbody {
                    @for partner in &all.partners {
                        tr {
                            th scope="row" { (render(&words::partner(lang, &partner.who))) }
                            td { (partner.games) }
                            td { (render(&words::share(lang, partner.won, partner.games))) }
                            td { (render(&words::whole_points(lang, partner.points))) }
                        }
                    }
                }
            }
        }
    }
}

fn openings(lang: Lang, all: &Stats) -> Markup {
    html! {
        section.panel aria-labelledby="openings" {
            h2 id="openings" { (stats::initial_melds(lang)) }
            table.result {
                thead { tr { th scope="col" { (stats::needed(lang)) } th scope="col" { (stats::deals(lang)) } th scope="col" { (stats::melded(lang)) } th scope="col" { (stats::in_turn(lang)) } } }
                tbody {
                    @for opening in &all.initial_melds {
                        tr {
                            th scope="row" { (lang.locale().points(opening.minimum)) }
                            td { (opening.deals) }
                            td { (render(&words::initial_meld_rate(lang, opening))) }
                            td { (render(&words::tenths(lang, opening.turn))) }
                        }
                    }
                }
            }
            p.quiet { (stats::in_turn_about(lang)) }
        }
    }
}

fn list(lang: Lang, games: &[&PlayerGame]) -> Markup {
    html! {
        ul.tables {
            @for game in games {
                @let outcome = words::outcome(lang, game);
                li.row {
                    p.grow {
                        b.won[game.won()] { (render(&outcome)) }
                        br;
                        (render(&words::company(lang, game)))
                        br;
                        span.quiet.num { (render(&words::rules_and_date(lang, game))) }
                    }
                    a.btn href={ "/table/" (game.table) "/replay" } aria-label=(stats::replay_one(lang, &outcome).as_str()) { (stats::replay(lang)) }
                    @if game.conceded().is_none() { a href={ "/table/" (game.table) "/review" } aria-label=(review_page::one(lang, &outcome).as_str()) { (review_page::link(lang)) } }
                    a href={ "/table/" (game.table) "/record" } aria-label=(stats::record_one(lang, &outcome).as_str()) { (stats::record(lang)) }
                    a href={ "/table/" (game.table) "/replay/again" } aria-label=(stats::again_one(lang, &outcome).as_str()) { (stats::again(lang)) }
                }
            }
        }
    }
}

fn keep_or_delete(lang: Lang) -> Markup {
    let goes = [stats::goes_games(lang), stats::goes_name(lang), stats::goes_way(lang)];
    html! {
        section.panel aria-labelledby="yours" {
            h2 id="yours" { (stats::yours(lang)) }
            p { (stats::what_counts(lang)) }
            p { a href="/rules/your-games" { (stats::meaning(lang)) } }
            div.row {
                a.btn href="/you.csv" { (stats::csv(lang)) }
                a.btn href="/you.json" { (stats::json(lang)) }
            }
            details.leaving {
                summary { (stats::delete(lang)) }
                ul.plain { @for line in goes { li { (line) } } }
                p { (stats::stays(lang)) }
                p { b { (stats::for_good(lang)) } }
                form method="post" action="/you/forget" { input type="hidden" name="sure" value="yes"; button.btn.bad-btn { (stats::delete(lang)) } }
                p.quiet { (linked(&stats::forget(lang), "/forget")) }
            }
        }
    }
}
