//! A player's games in words: how each came out, and what the figures and their drawings say. Who cannot see a drawing
//! hears the same from its sentence.

use canasta_journal::figures::mine::{Dot, Endings, Figures, Game, Habits, Heaps, Mean, Opening, Way, Who};
use canasta_record::day::Day;

use crate::rules::preset_title;
use crate::table::{and, capital};
use crate::{day, form, level, number, points};

/// For somebody without a game.
pub const NONE_YET: &str = "When a game is over it stands here, with what it brought.";

/// Which games stand there.
pub const WHAT_COUNTS: &str = "A game counts when it is over and you played at least one deal of it to its end. Lessons, \
                               practice from a moment of another game and games that nobody finished do not count.";

/// What deleting does.
pub const WHAT_GOES: &[&str] = &[
    "Every game that is over leaves this page and its figures.",
    "At those tables the others read “Somebody” in place of your name, and what you said is deleted.",
    "You find those games again only by a record that you have downloaded.",
];

/// What it leaves.
pub const WHAT_STAYS: &str = "Games that go on stay yours, and so do your settings. The cards and scores of the games \
                              stay without your name: they are the others’ games, too.";

/// While games of before are still to be counted: `Your games are being read: 1,976 of 2,000 are left.`
pub fn still_reading(left: usize, of: usize) -> String {
    let number = |count| points(i32::try_from(count).unwrap_or(i32::MAX));
    format!("Your games are being read: {} of {} are left. This page looks again by itself.", number(left), number(of))
}

/// So many of something: `one game`, `two games`, `no game`.
fn some(n: usize, what: &str) -> String {
    format!("{} {what}{}", number(n), if n < 2 { "" } else { "s" })
}

/// `41 games, 23 of them won.`
pub fn headline(figures: &Figures) -> String {
    let games = if figures.games == 1 { "1 game".to_owned() } else { format!("{} games", figures.games) };
    match figures.won {
        0 => format!("{games}, none won yet."),
        won if figures.games == 1 => format!("{games}, {}.", if won == 1 { "and won" } else { "lost" }),
        won => format!("{games}, {won} of them won."),
    }
}

/// From when to when: `From 3 October to 22 November 2026.`
pub fn span(games: &[Game]) -> String {
    let (Some(first), Some(last)) = (games.first(), games.last()) else { return String::new() };
    let (first, last) = (Day::of(first.at), Day::of(last.at));
    if first == last {
        format!("On {}.", day::text(last))
    } else {
        format!("From {} to {}.", day::text(first), day::text(last))
    }
}

/// How a game came out: `Won, 5,215 to 3,980`; of more than two sides `Second of three, 4,120 to 5,215`.
pub fn outcome(game: &Game) -> String {
    const PLACES: [&str; 6] = ["Won", "Second", "Third", "Fourth", "Fifth", "Sixth"];
    let sides = usize::from(game.players().sides());
    let how = match game.place() {
        1 => "Won".to_owned(),
        _ if sides == 2 => "Lost".to_owned(),
        place => format!("{} of {}", PLACES.get(place - 1).copied().unwrap_or("Last"), number(sides)),
    };
    format!("{how}, {} to {}", points(game.total()), points(game.best_other()))
}

/// With whom, and against whom: `With Anna, against Ruth and Paul.`
pub fn company(game: &Game) -> String {
    let names = |who: &mut dyn Iterator<Item = &Who>| and(&who.map(name).collect::<Vec<_>>());
    let (with, against) = (names(&mut game.partners()), names(&mut game.opponents()));
    if with.is_empty() { format!("Against {against}.") } else { format!("With {with}, against {against}.") }
}

/// What somebody is called in a game.
const fn name(who: &Who) -> &str {
    match who {
        Who::Person(name) | Who::Bot(name, _) => name.as_str(),
        Who::Somebody => "Somebody",
    }
}

/// What a partner of many games is called.
pub fn partner(who: &Who) -> String {
    match who {
        Who::Person(name) => name.clone(),
        Who::Somebody => "Somebody (forgotten)".to_owned(),
        Who::Bot(_, bot) => format!("The computer: {}", level::title(bot)),
    }
}

/// The rules and the day of a game: `Bicycle / Hoyle. 22 November 2026.`
pub fn when(game: &Game) -> String {
    let title = preset_title(&game.summary.rules);
    let title = if title.is_empty() { game.summary.rules.as_str() } else { title };
    format!("{}. {}.", form::rules(title, game.summary.house), day::text(Day::of(game.at)))
}

/// A mean with one place behind the point, `1.4`; a dash over nothing.
pub fn tenths(mean: Mean) -> String {
    decimal(mean, 10, 1)
}

/// A mean with two places, for what is rare.
pub fn hundredths(mean: Mean) -> String {
    decimal(mean, 100, 2)
}

fn decimal(mean: Mean, factor: i64, places: usize) -> String {
    let Some(n) = mean.times(factor) else { return "–".to_owned() };
    let sign = if n < 0 { "−" } else { "" };
    format!("{sign}{}.{:0places$}", n.abs() / factor, n.abs() % factor)
}

/// A mean in whole points, `512`; a dash over nothing.
pub fn whole(mean: Mean) -> String {
    mean.times(1).and_then(|n| i32::try_from(n).ok()).map_or_else(|| "–".to_owned(), points)
}

/// A share in the hundred, `56 %`, on one line; a dash of nothing.
pub fn share(part: usize, of: usize) -> String {
    if of == 0 { "–".to_owned() } else { format!("{}\u{a0}%", (part * 200 + of) / (of * 2)) }
}

/// `the last twenty deals`
fn window_name(window: usize) -> String {
    format!("the last {} deals", number(window))
}

/// Over how many deals: `of 312 deals`.
pub fn of_deals(deals: usize) -> String {
    format!("of {deals} {}", if deals == 1 { "deal" } else { "deals" })
}

/// Under the drawing of won and lost games.
pub fn margins_caption(games: usize) -> String {
    format!("Your last {games} games: above the line won, below it lost, by so many points.")
}

/// Under the drawing of the deals by their points.
pub fn heaps_caption(heaps: &Heaps) -> String {
    format!("How many of them brought how much, in steps of {} points.", points(heaps.width))
}

/// In how many deals a side opened: `97 %`.
pub fn opened(opening: &Opening) -> String {
    share(usize::try_from(opening.turn.of).unwrap_or(0), opening.deals)
}

/// Under the drawing of every deal; `window` is over how many deals the line runs, where there is one.
pub fn deals_caption(figures: &Figures, window: Option<usize>) -> String {
    let line = window.map(|window| format!(" The line is the mean of {}.", window_name(window))).unwrap_or_default();
    format!("Each dot is one of your deals, the oldest on the left.{line} {}", middle(figures))
}

/// `The middle half of them brought 105 to 910.`
fn middle(figures: &Figures) -> String {
    figures.quartiles().map_or_else(String::new, |[low, high]| {
        format!("The middle half of them brought {} to {} points.", points(low), points(high))
    })
}

/// The drawing of every deal, for those who do not see it.
pub fn deals_spoken(figures: &Figures, window: Option<usize>) -> String {
    let worst = figures.deals.iter().map(|dot| dot.points).min().unwrap_or_default();
    let best = figures.best.map_or(0, |dot| dot.points);
    let mut text = format!(
        "Points of {} over time: from {} to {}, {} on the average.",
        some(figures.deals.len(), "deal"),
        points(worst),
        points(best),
        whole(figures.points)
    );
    if let Some(window) = window
        && let (Some(&(_, first)), Some(&(_, last))) = (figures.running(window).first(), figures.running(window).last())
    {
        text.push_str(&format!(
            " The mean of {} deals began at {} and is {} now.",
            number(window),
            points(first),
            points(last)
        ));
    }
    text
}

/// The drawing of the deals by their points, for those who do not see it.
pub fn heaps_spoken(heaps: &Heaps) -> String {
    let heap = |(place, &deals): (usize, &usize)| {
        let from = heaps.from + i32::try_from(place).unwrap_or_default() * heaps.width;
        (deals > 0).then(|| format!("{} to {}: {deals}", points(from), points(from + heaps.width)))
    };
    let told: Vec<String> = heaps.deals.iter().enumerate().filter_map(heap).collect();
    format!("Deals by their points. {}.", told.join("; "))
}

/// The drawing of won and lost games, for those who do not see it; the margins, the oldest first.
pub fn margins_spoken(margins: &[i32]) -> String {
    let won = margins.iter().filter(|&&margin| margin > 0).count();
    let margin = |&margin: &i32| format!("{} by {}", if margin > 0 { "won" } else { "lost" }, points(margin.abs()));
    let told: Vec<String> = margins.iter().rev().take(10).map(margin).collect();
    format!("The last {}, {won} of them won. The newest first: {}.", some(margins.len(), "game"), told.join(", "))
}

/// A run of won games: `Three games in a row, the longest so far.`
pub fn run(figures: &Figures) -> String {
    match (figures.run, figures.longest_run) {
        (_, 0 | 1) => String::new(),
        (run, longest) if run == longest => format!("{} won in a row, and going on.", capital(&some(run, "game"))),
        (_, longest) => format!("The longest run: {} won in a row.", some(longest, "game")),
    }
}

/// The best deal: `In the third deal against Ruth and Paul, 22 November 2026.`
pub fn best(dot: Dot, game: &Game) -> String {
    let against: Vec<&str> = game.opponents().map(name).collect();
    format!("Deal {} against {}, {}", dot.deal, and(&against), day::text(Day::of(game.at)))
}

/// A row of drawn canastas, for those who do not see it.
pub fn habits_spoken(habits: &Habits) -> String {
    format!("{} natural and {} mixed canastas a deal", hundredths(habits.natural), hundredths(habits.mixed))
}

/// Whose canastas they are, where there are more than two sides in some game.
pub const EACH_SIDE: &str = "Where more than two sides play, “they” are each of the others.";

/// The ways in which deals ended, and what to call each; `partners` where some game had them.
pub fn endings(endings: &Endings, partners: bool) -> Vec<(&'static str, Way)> {
    let mut all = vec![("You went out", endings.me)];
    if partners {
        all.push(("Your partner did", endings.partner));
    }
    all.push(("An opponent did", endings.others));
    all.push(("Nobody: the stock ran out", endings.stock));
    all
}

/// Behind the number of a way: `, two concealed`; nothing where none was.
pub fn concealed(way: Way) -> String {
    if way.concealed == 0 { String::new() } else { format!(", {} concealed", number(way.concealed)) }
}
