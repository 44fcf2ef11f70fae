//! “Your games”: what a player's games came to, as drawings and numbers, and the list of them.

mod plots;
mod scale;

use canasta_journal::figures::mine::{Figures, Game, Heaps};
use canasta_words::{figures as words, points};
use maud::{Markup, html};

use crate::assets::at;
use crate::frame::{document, header};
use crate::prefs::Prefs;

/// Games on the page with the figures.
const NEWEST: usize = 5;
/// Games on a page of the list.
const PAGE: usize = 25;
/// Games whose margins are drawn.
const MARGINS: usize = 40;
/// Steps of the drawing of deals by their points, at most.
const STEPS: usize = 16;

/// The page with the figures; the games are the player's that count, the oldest first.
pub fn you_page(prefs: &Prefs, games: &[Game]) -> String {
    let body = html! {
        (style())
        (header(prefs.lang))
        main.wrap.you {
            @if games.is_empty() { (nothing_yet()) } @else { (everything(games, &Figures::of(games))) }
        }
    };
    document(prefs, "Your games. Canasta", "doc", &body)
}

/// What stands there while so many games of so many are still to be summed up.
pub fn still_reading_page(left: usize, of: usize) -> String {
    let body = html! {
        (style())
        (header(Prefs::default().lang))
        main.wrap.you {
            section.panel.none-yet aria-labelledby="you" {
                h1 id="you" { "Your games" }
                p { (words::still_reading(left, of)) }
                div.row { a.btn href="/" { "To the start page" } }
            }
        }
    };
    document(&Prefs::default(), "Your games. Canasta", "doc", &body)
}

/// A page of the list of all games, from 1; `None` where there is no such page.
pub fn games_page(prefs: &Prefs, games: &[Game], page: usize) -> Option<String> {
    let pages = games.len().div_ceil(PAGE);
    let shown: Vec<&Game> = games.iter().rev().skip(page.checked_sub(1)? * PAGE).take(PAGE).collect();
    if shown.is_empty() {
        return None;
    }
    let turn = |to: usize, label: &str| html! { a.btn href={ "/you/games?page=" (to) } { (label) } };
    let body = html! {
        (style())
        (header(prefs.lang))
        main.wrap.you {
            div {
                h1 { "All your games" }
                p.quiet { (games.len()) " in all, the newest first. " (words::span(games)) }
            }
            section.panel aria-label="Games" {
                (list(&shown))
                @if pages > 1 {
                    nav.row aria-label="Pages" {
                        @if page > 1 { (turn(page - 1, "Newer games")) }
                        span.quiet { "Page " (page) " of " (pages) }
                        @if page < pages { (turn(page + 1, "Older games")) }
                    }
                }
            }
            div.row { a.btn href="/you" { "To the figures" } a.btn href="/" { "To the start page" } }
        }
    };
    Some(document(prefs, "All your games. Canasta", "doc", &body))
}

fn style() -> Markup {
    html! { link rel="stylesheet" href=(at("you.css")); }
}

fn nothing_yet() -> Markup {
    html! {
        section.panel.none-yet aria-labelledby="you" {
            h1 id="you" { "Your games" }
            p { "No game yet. " (words::NONE_YET) }
            div.row {
                form method="post" action="/play" { button.btn.main.big { "Play now" } }
                a.btn href="/" { "To the start page" }
            }
            p.quiet { (words::WHAT_COUNTS) " Yours are found again by a cookie of this browser." }
        }
    }
}

fn everything(games: &[Game], figures: &Figures) -> Markup {
    let newest: Vec<&Game> = games.iter().rev().take(NEWEST).collect();
    html! {
        div { h1 { "Your games" } p.quiet { (words::headline(figures)) " " (words::span(games)) } }
        (at_a_glance(games, figures))
        section.panel aria-labelledby="newest" {
            h2 id="newest" { "Newest games" }
            (list(&newest))
            @if games.len() > NEWEST { p { a href="/you/games" { "All " (games.len()) " games" } } }
        }
        (deals(games, figures))
        div.two {
            div.stackup { (canastas(games, figures)) (openings(figures)) }
            div.stackup { (endings(games, figures)) @if !figures.partners.is_empty() { (partners(figures)) } }
        }
        (keep_or_delete())
    }
}

/// The numbers one looks for first, and how the last games came out.
fn at_a_glance(games: &[Game], figures: &Figures) -> Markup {
    let margins: Vec<i32> = games.iter().map(|game| game.total() - game.best_other()).collect();
    let margins = &margins[margins.len().saturating_sub(MARGINS)..];
    let canastas = figures.ours.canastas();
    html! {
        section.panel aria-labelledby="glance" {
            h2.sr id="glance" { "At a glance" }
            dl.tiles {
                div { dt { "Games won" } dd { (words::share(figures.won, figures.games)) } dd.of { (figures.won) " of " (figures.games) } }
                div { dt { "Points a deal" } dd { (words::whole(figures.points)) } dd.of { (words::of_deals(figures.deals.len())) } }
                div { dt { "Canastas a deal" } dd { (words::tenths(canastas)) } dd.of { "they " (words::tenths(figures.theirs.canastas())) } }
                @if let Some(best) = figures.best {
                    div { dt { "Best deal" } dd { (points(best.points)) } @if let Some(game) = games.get(best.game) { dd.of { (words::best(best, game)) } } }
                }
            }
            @if margins.len() > 1 {
                figure.drawn {
                    (plots::margins(margins, &words::margins_spoken(margins)))
                    figcaption { (words::margins_caption(margins.len())) " " (words::run(figures)) }
                }
            }
        }
    }
}

/// Every deal over time, and by its points.
fn deals(games: &[Game], figures: &Figures) -> Markup {
    let window = plots::window(figures.deals.len());
    let all: Vec<i32> = figures.deals.iter().map(|dot| dot.points).collect();
    let heaps = Heaps::of(&all, STEPS).filter(|heaps| heaps.deals.len() > 2);
    html! {
        @if all.len() > 2 {
            section.panel aria-labelledby="deals" {
                h2 id="deals" { "Points a deal" }
                figure.drawn {
                    (plots::deals(figures, window, &words::deals_spoken(figures, window)))
                    (plots::ends(games))
                    figcaption { (words::deals_caption(figures, window)) }
                }
                @if let Some(heaps) = heaps {
                    figure.drawn {
                        (plots::heaps(&heaps, &words::heaps_spoken(&heaps)))
                        figcaption { (words::heaps_caption(&heaps)) }
                    }
                }
            }
        }
    }
}

fn canastas(games: &[Game], figures: &Figures) -> Markup {
    let more_sides = games.iter().any(|game| game.players().sides() > 2);
    let rows = [("We", &figures.ours), ("They", &figures.theirs)];
    html! {
        section.panel aria-labelledby="canastas" {
            h2 id="canastas" { "Canastas a deal" }
            div.piles {
                @for (who, habits) in rows {
                    p.stack {
                        b { (who) }
                        (plots::canastas(habits))
                        span.natural { b { (words::hundredths(habits.natural)) } " natural" }
                        span.mixed { b { (words::hundredths(habits.mixed)) } " mixed" }
                    }
                }
            }
            p.quiet {
                "Piles taken a deal: we " (words::tenths(figures.ours.piles)) ", they " (words::tenths(figures.theirs.piles)) "."
                @if more_sides { " " (words::EACH_SIDE) }
            }
        }
    }
}

fn endings(games: &[Game], figures: &Figures) -> Markup {
    let partners = games.iter().any(|game| game.partners().next().is_some());
    let ways = words::endings(&figures.endings, partners);
    let most = ways.iter().map(|(_, way)| way.deals).max().unwrap_or(0);
    html! {
        section.panel aria-labelledby="endings" {
            h2 id="endings" { "How your deals ended" }
            ul.ways {
                @for (what, way) in ways {
                    li {
                        span { (what) }
                        (plots::bar(way.deals, most))
                        span { b { (way.deals) } span.quiet { (words::concealed(way)) } }
                    }
                }
            }
        }
    }
}

fn partners(figures: &Figures) -> Markup {
    html! {
        section.panel aria-labelledby="partners" {
            h2 id="partners" { "Partners" }
            table.result.partners {
                thead { tr { th scope="col" { "With" } th scope="col" { "Games" } th scope="col" { "Won" } th scope="col" { "Points a deal" } } }
                tbody {
                    @for partner in &figures.partners {
                        tr {
                            th scope="row" { (words::partner(&partner.who)) }
                            td { (partner.games) }
                            td { (words::share(partner.won, partner.games)) }
                            td { (words::whole(partner.points)) }
                        }
                    }
                }
            }
        }
    }
}

fn openings(figures: &Figures) -> Markup {
    html! {
        section.panel aria-labelledby="openings" {
            h2 id="openings" { "Openings" }
            table.result {
                thead { tr { th scope="col" { "Needed" } th scope="col" { "Deals" } th scope="col" { "Opened" } th scope="col" { "In turn" } } }
                tbody {
                    @for opening in &figures.openings {
                        tr {
                            th scope="row" { (points(opening.minimum)) }
                            td { (opening.deals) }
                            td { (words::opened(opening)) }
                            td { (words::tenths(opening.turn)) }
                        }
                    }
                }
            }
            p.quiet { "“In turn” is the turn of your side in which it opened, on the average." }
        }
    }
}

fn list(games: &[&Game]) -> Markup {
    html! {
        ul.tables {
            @for game in games {
                @let outcome = words::outcome(game);
                li.row {
                    p.grow {
                        b.won[game.won()] { (outcome) }
                        br;
                        (words::company(game))
                        br;
                        span.quiet.num { (words::when(game)) }
                    }
                    a.btn href={ "/table/" (game.table) "/replay" } aria-label={ "Replay: " (outcome) } { "Replay" }
                    a href={ "/table/" (game.table) "/record" } aria-label={ "Download the record: " (outcome) } { "Record" }
                }
            }
        }
    }
}

fn keep_or_delete() -> Markup {
    html! {
        section.panel aria-labelledby="yours" {
            h2 id="yours" { "This history is yours" }
            p { (words::WHAT_COUNTS) }
            p { a href="/rules/figures" { "What each figure means" } }
            div.row {
                a.btn href="/you.csv" { "Download as a table (CSV)" }
                a.btn href="/you.json" { "Download as JSON" }
            }
            details.leaving {
                summary { "Delete this history" }
                ul.plain { @for line in words::WHAT_GOES { li { (line) } } }
                p { (words::WHAT_STAYS) }
                p { b { "This cannot be taken back." } }
                form method="post" action="/you/forget" { input type="hidden" name="sure" value="yes"; button.btn.bad-btn { "Delete this history" } }
                p.quiet { "To be forgotten altogether, also where a game goes on: " a href="/forget" { "Forget me" } "." }
            }
        }
    }
}
