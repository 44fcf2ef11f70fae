//! A journal in figures: who played which deal to its end, and what was counted of it.

use canasta::RuleSet;
use canasta_journal::figures::{ScoredDeal, Summary, SummaryPlayer};
use canasta_journal::{Entry, SeatedPlayer};
use canasta_record::house;
use canasta_record::replay::{DealFigures, Replay};

use crate::fold::Table;
use crate::record::record_of;

/// What is kept of a table beside its journal; `None` where the journal is no game by its rules.
pub fn summary_of(id: &str, entries: &[Entry]) -> Option<Summary> {
    let (first, rest) = entries.split_first()?;
    let mut table = Table::open(id, first).ok()?;
    // Who sat where as each deal was scored.
    let mut played = Vec::new();
    for entry in rest {
        table.apply(entry).ok()?;
        if table.game.deals().len() > played.len() {
            played.push(who_plays(&table));
        }
    }
    let terms = table.terms();
    let house = RuleSet::preset(&terms.preset).map_or(0, |preset| house::changes(&preset, &terms.rules).len());
    let mut summary = Summary::new(&terms.preset, house, table.chairs.iter().map(chair).collect());
    summary.counts = !terms.practice && !table.is_lesson();
    summary.winner = table.winner().map(|side| side.0);
    if !played.is_empty() {
        let record = record_of(id, entries, &|_| None, None, &|_| String::new()).ok()?;
        let replay = Replay::of(record).ok()?;
        let sides = usize::from(table.players().sides());
        summary.deals = replay.figures().iter().zip(played).map(|(deal, played)| scored(deal, sides, played)).collect();
    }
    Some(summary)
}

/// The persons in their seats, but for those for whom a bot plays.
fn who_plays(table: &Table) -> Vec<Option<u8>> {
    let there = |seat| table.person(seat).filter(|_| table.stand_in(seat).is_none());
    table.players().seats().map(|seat| there(seat).map(|person| person.0)).collect()
}

fn chair(sitter: &Option<SeatedPlayer>) -> Option<SummaryPlayer> {
    match sitter.as_ref()? {
        SeatedPlayer::Person(person) => Some(SummaryPlayer::Person(person.0)),
        SeatedPlayer::Bot { name, bot } => Some(SummaryPlayer::Bot { name: name.clone(), bot: bot.clone() }),
    }
}

fn scored(deal: &DealFigures, sides: usize, played: Vec<Option<u8>>) -> ScoredDeal {
    ScoredDeal {
        points: deal.scores[..sides].iter().map(canasta::DealScore::total).collect(),
        natural: deal.natural[..sides].to_vec(),
        mixed: deal.mixed[..sides].to_vec(),
        piles: deal.piles[..sides].to_vec(),
        minimum: deal.minimums[..sides].to_vec(),
        opened: deal.opened[..sides].to_vec(),
        end: deal.ending.into(),
        played,
    }
}
