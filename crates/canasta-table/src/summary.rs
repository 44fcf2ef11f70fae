//! A journal in figures: who played which deal to its end, and what was counted of it.

use canasta::RuleSet;
use canasta_record::house;
use canasta_record::replay::{DealCounter, DealStats};

use crate::fold::Table;
use crate::journal::stats::{ScoredDeal, Summary, SummaryPlayer};
use crate::journal::{Entry, SeatedPlayer};

/// What is kept of a table beside its journal; `None` where the journal is no game by its rules. The journal is folded
/// once, and counted on the way.
pub fn summary_of(id: &str, entries: &[Entry]) -> Option<Summary> {
    let (first, rest) = entries.split_first()?;
    let mut table = Table::open(id, first).ok()?;
    let sides = usize::from(table.players().sides());
    let mut deals = Vec::new();
    let mut counter = DealCounter::default();
    for entry in rest {
        let before = table.deals.present.as_ref().map(|deal| *deal.public());
        table.apply(entry).ok()?;
        let Some(deal) = &table.deals.present else { continue };
        match (entry, before) {
            (Entry::Acted { by, action, .. }, Some(before)) => counter.enter(&before, deal.public(), by.seat, action),
            (Entry::Dealt { .. }, _) => counter = DealCounter::default(),
            _ => {}
        }
        if let Some(ending) = deal.public().ending()
            && deals.len() < table.deals.game.deals().len()
        {
            deals.push(scored(&counter.stats(deal, ending), sides, who_plays(&table)));
        }
    }
    let terms = table.terms();
    let house = RuleSet::preset(&terms.preset).map_or(0, |preset| house::changes(&preset, &terms.rules).len());
    let mut summary = Summary::new(&terms.preset, house, table.chairs.players.iter().map(player).collect());
    summary.counts = !terms.practice && !table.is_lesson();
    summary.winner = table.winner().map(|side| side.0);
    summary.deals = deals;
    Some(summary)
}

/// The persons in their seats, but for those for whom a bot plays.
fn who_plays(table: &Table) -> Vec<Option<u8>> {
    let there = |seat| table.person(seat).filter(|_| table.substitute(seat).is_none());
    table.players().seats().map(|seat| there(seat).map(|person| person.0)).collect()
}

fn player(seated: &Option<SeatedPlayer>) -> Option<SummaryPlayer> {
    match seated.as_ref()? {
        SeatedPlayer::Person(person) => Some(SummaryPlayer::Person(person.0)),
        SeatedPlayer::Bot { name, bot } => Some(SummaryPlayer::Bot { name: name.clone(), bot: bot.clone() }),
    }
}

fn scored(deal: &DealStats, sides: usize, played: Vec<Option<u8>>) -> ScoredDeal {
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
