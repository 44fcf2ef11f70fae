//! Computes the stored stats of a game from its journal.

use canasta::{CardAction, RuleSet};
use canasta_record::house;
use canasta_record::replay::{DealCounter, DealStats};

use crate::fold::Table;
use crate::journal::stats::{Concession, ScoredDeal, Summary, SummaryPlayer};
use crate::journal::{Entry, SeatedPlayer};

/// The stored stats of a table; `None` if the journal isn't a legal game. They are counted while the journal is
/// folded.
pub fn summary_of(id: &str, entries: &[Entry]) -> Option<Summary> {
    let (first, rest) = entries.split_first()?;
    let mut table = Table::open(id, first).ok()?;
    let sides = usize::from(table.players().sides());
    let mut deals = Vec::new();
    let mut counter = DealCounter::default();
    // The counts before each meld of the turn, which the player might take back.
    let mut before_melds = Vec::new();
    for entry in rest {
        let before = table.deals.current.as_ref().map(|deal| *deal.public());
        table.apply(entry).ok()?;
        let Some(deal) = &table.deals.current else { continue };
        match (entry, before) {
            (Entry::Acted { by, action, .. }, Some(before)) => {
                match action {
                    CardAction::Meld(_) if table.terms().take_back => before_melds.push(counter),
                    _ => before_melds.clear(),
                }
                counter.enter(&before, deal.public(), by.seat, action);
            }
            (Entry::TookBack { .. }, _) => counter = before_melds.pop().unwrap_or(counter),
            (Entry::Dealt { .. }, _) => counter = DealCounter::default(),
            _ => {}
        }
        if let Some(ending) = deal.public().ending()
            && deals.len() < table.deals.game.deals().len()
        {
            deals.push(scored(&counter.stats(deal, ending), sides, active_people(&table)));
        }
    }
    let terms = table.terms();
    let house = RuleSet::preset(&terms.preset).map_or(0, |preset| house::changes(&preset, &terms.rules).len());
    let mut summary = Summary::new(&terms.preset, house, table.chairs.players.iter().map(player).collect());
    summary.counts = !terms.practice && !terms.take_back && !table.is_lesson();
    summary.winner = table.winner().map(|side| side.0);
    summary.conceded = table.conceded().map(|side| Concession { side: side.0, played: active_people(&table) });
    summary.deals = deals;
    Some(summary)
}

/// The people in their seats, except those with a substitute and the one who sits out.
fn active_people(table: &Table) -> Vec<Option<u8>> {
    let plays = |seat| table.substitute(seat).is_none() && table.sits_out() != Some(seat);
    let active_person = |seat| table.person(seat).filter(|_| plays(seat));
    table.players().seats().map(|seat| active_person(seat).map(|person| person.0)).collect()
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
        opened: deal.initial_meld_turns[..sides].to_vec(),
        end: deal.ending.into(),
        played,
    }
}
