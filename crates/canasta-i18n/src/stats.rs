//! A player's games and stats in words. Charts have a sentence with the same content for screen readers.

use canasta_record::day::Day;
use canasta_table::journal::stats::player::{
    DealPoints, EndingCount, Endings, Histogram, InitialMeldStats, Mean, PlayerGame, PlayerName, Stats,
};

use crate::messages::stats::{self, OutcomePlace};
use crate::rules::preset_name;
use crate::{Lang, Message, Name, day, level};

fn date(lang: Lang, game: &PlayerGame) -> Message {
    day::date(lang, Day::of(game.at))
}

/// The dates of the first and last game: `From 3 October 2026 to 22 November 2026.`
pub fn span(lang: Lang, games: &[PlayerGame]) -> Message {
    let (Some(first), Some(last)) = (games.first(), games.last()) else { return Message::default() };
    if Day::of(first.at) == Day::of(last.at) {
        stats::on(lang, &date(lang, last))
    } else {
        stats::from_to(lang, &date(lang, first), &date(lang, last))
    }
}

/// The result of a game: `Won, 5,215 to 3,980`, `Lost, 900 to 1,200 (conceded)`, or `Second of three, 4,120 to 5,215` for more than two sides.
pub fn outcome(lang: Lang, game: &PlayerGame) -> Message {
    let sides = game.players().sides();
    let place = match game.place() {
        1 => OutcomePlace::Won,
        _ if sides == 2 => OutcomePlace::Lost,
        2 => OutcomePlace::Second,
        3 => OutcomePlace::Third,
        4 => OutcomePlace::Fourth,
        5 => OutcomePlace::Fifth,
        _ => OutcomePlace::Sixth,
    };
    let outcome = stats::outcome(lang, place, sides, game.total(), game.best_other());
    if game.conceded().is_some() { stats::conceded(lang, &outcome) } else { outcome }
}

/// The other players: `With Anna, against Ruth and Paul.`
pub fn company(lang: Lang, game: &PlayerGame) -> Message {
    let partners = players(lang, game.partners());
    let opponents = players(lang, game.opponents());
    if partners.is_empty() { stats::against(lang, &opponents) } else { stats::with(lang, &partners, &opponents) }
}

fn players<'a>(lang: Lang, players: impl Iterator<Item = &'a PlayerName>) -> Vec<Message> {
    let player = |who: &PlayerName| match who {
        PlayerName::Person(name) | PlayerName::Bot(name, _) => stats::player(lang, Name(name)),
        PlayerName::Forgotten => stats::forgotten(lang).into(),
    };
    players.map(player).collect()
}

/// A partner's name; bots are grouped by level.
pub fn partner(lang: Lang, who: &PlayerName) -> Message {
    match who {
        PlayerName::Person(name) => stats::player(lang, Name(name)),
        PlayerName::Forgotten => stats::forgotten(lang).into(),
        PlayerName::Bot(_, bot) => stats::computer(lang, &level::name(lang, bot)),
    }
}

/// The rules and date of a game: `Bicycle / Hoyle. 22 November 2026.`
pub fn rules_and_date(lang: Lang, game: &PlayerGame) -> Message {
    let title = preset_name(lang, &game.summary.rules);
    let rules = if title.is_empty() { Message::from(game.summary.rules.clone()) } else { title.into() };
    stats::when(lang, &rules, game.summary.house, &date(lang, game))
}

/// A mean with one decimal place: `1.4`, or a dash without values.
pub fn tenths(lang: Lang, mean: Mean) -> Message {
    mean.times(10).map_or_else(|| stats::nothing(lang).into(), |tenths| lang.locale().decimal(tenths, 1).into())
}

/// A mean with two decimal places, for rare events.
pub fn hundredths(lang: Lang, mean: Mean) -> Message {
    mean.times(100).map_or_else(|| stats::nothing(lang).into(), |parts| lang.locale().decimal(parts, 2).into())
}

/// A mean in whole points: `512`, or a dash without values.
pub fn whole_points(lang: Lang, mean: Mean) -> Message {
    let points = mean.times(1).and_then(|n| i32::try_from(n).ok());
    points.map_or_else(|| stats::nothing(lang).into(), |points| lang.locale().points(points).into())
}

/// A percentage: `56%`, or a dash if `of` is zero.
pub fn share(lang: Lang, part: usize, of: usize) -> Message {
    if of == 0 { stats::nothing(lang).into() } else { stats::share(lang, (part * 200 + of) / (of * 2)) }
}

/// The percentage of deals in which a side made its initial meld: `97%`.
pub fn initial_meld_rate(lang: Lang, stats: &InitialMeldStats) -> Message {
    share(lang, canasta::must_fit::<usize>(stats.turn.of), stats.deals)
}

/// The caption of the chart of deals. `window` is the length of the moving average, if there is one.
pub fn deals_caption(lang: Lang, all: &Stats, window: Option<usize>) -> Message {
    let mut sentences = vec![Message::from(stats::dots(lang))];
    sentences.extend(window.map(|window| stats::mean_line(lang, window)));
    sentences.extend(all.quartiles().map(|[low, high]| stats::middle(lang, low, high)));
    Message::sentences(&sentences)
}

/// The chart of deals for a screen reader.
pub fn deals_spoken(lang: Lang, all: &Stats, window: Option<usize>) -> Message {
    let worst = all.deals.iter().map(|dot| dot.points).min().unwrap_or_default();
    let best = all.best.map_or(0, |dot| dot.points);
    let mut sentences = vec![stats::deals_spoken(lang, all.deals.len(), worst, best, &whole_points(lang, all.points))];
    if let Some(window) = window
        && let (Some(&(_, first)), Some(&(_, last))) = (all.running(window).first(), all.running(window).last())
    {
        sentences.push(stats::mean_spoken(lang, window, first, last));
    }
    Message::sentences(&sentences)
}

/// The histogram of deals by points, for a screen reader.
pub fn histogram_spoken(lang: Lang, histogram: &Histogram) -> Message {
    let bar = |(place, &deals): (usize, &usize)| {
        let from = histogram.from + canasta::must_fit::<i32>(place) * histogram.width;
        (deals > 0).then(|| stats::histogram_bar(lang, from, from + histogram.width, deals))
    };
    let mut sentences = vec![Message::from(stats::histogram_spoken(lang))];
    sentences.extend(histogram.deals.iter().enumerate().filter_map(bar));
    Message::sentences(&sentences)
}

/// The chart of won and lost games, for a screen reader. `margins` start with the oldest game.
pub fn margins_spoken(lang: Lang, margins: &[i32]) -> Message {
    let won = margins.iter().filter(|&&margin| margin > 0).count();
    let margin = |&margin: &i32| match margin > 0 {
        true => stats::won_by(lang, margin),
        false => stats::lost_by(lang, margin.abs()),
    };
    let newest: Vec<Message> = margins.iter().rev().take(10).map(margin).collect();
    stats::margins_spoken(lang, margins.len(), won, &newest)
}

/// The current or longest winning streak: `Three wins in a row.`
pub fn winning_streak(lang: Lang, all: &Stats) -> Message {
    match (all.run, all.longest_streak) {
        (_, 0 | 1) => Message::default(),
        (run, longest) if run == longest => stats::run(lang, run),
        (_, longest) => stats::longest_run(lang, longest),
    }
}

/// The best deal: `Deal 3 against Ruth and Paul, 22 November 2026`
pub fn best_deal(lang: Lang, dot: DealPoints, game: &PlayerGame) -> Message {
    stats::best_deal(lang, dot.deal, &players(lang, game.opponents()), &date(lang, game))
}

/// The endings of deals, with labels. `partners`: whether any game had partners.
pub fn endings(lang: Lang, endings: &Endings, partners: bool) -> Vec<(&'static str, EndingCount)> {
    let mut all = vec![(stats::you_out(lang), endings.me)];
    if partners {
        all.push((stats::partner_out(lang), endings.partner));
    }
    all.push((stats::opponent_out(lang), endings.others));
    all.push((stats::stock_out(lang), endings.stock));
    all
}
