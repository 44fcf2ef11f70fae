//! A moment of a recorded game as a scene: what a screen would have shown of it.

use canasta::Seat;
use canasta_record::replay::Replay;

use crate::journal::Hints;
use crate::log::Log;
use crate::scene::{self, Scene, TableStatus};

/// What a screen shows of a moment to a seat, or to a spectator; of the last moment for any number beyond it. `n` is the
/// number of the moment from 1, there are no hints, and nothing goes on around the cards.
pub fn scene(replay: &Replay, at: usize, viewer: Option<Seat>) -> Scene {
    let at = replay.nearest(at);
    let number = replay.moments()[at].deal;
    let (deal, log) = played(replay, at);
    let record = replay.record();
    let sheet = replay.sheet_at(at);
    let over = deal.public().ending().is_some();
    let view = deal.view(viewer);
    let fresh = viewer.map_or_else(Vec::new, |seat| log.fresh(seat, &view.hand));
    let totals = replay.totals_after(sheet.len());
    Scene {
        table: replay.table().to_owned(),
        n: canasta::must_fit::<u64>(at + 1),
        rules: record.preset.clone(),
        players: record.players.clone(),
        seating: None,
        view,
        deal: number,
        sheet,
        totals,
        winner: if over { canasta::winner(&record.rules, replay.players(), &totals) } else { None },
        log: log.seen_by(viewer),
        fresh,
        highlights: Vec::new(),
        laid_open: scene::laid_open(&deal),
        lesson: None,
        set: None,
        daily: None,
        hints: Hints::None,
        around: TableStatus::default(),
    }
}

/// The cards of a moment that exists, and what happened in its deal until then.
fn played(replay: &Replay, at: usize) -> (canasta::CardDeal, Log) {
    let moments = replay.moments();
    let number = moments[at].deal;
    let Some(((dealt, red_threes), first)) = replay.dealt(number).zip(replay.start_of(number)) else {
        return (replay.deal_at(at), Log::default());
    };
    let mut deal = dealt.clone();
    let mut log = Log::of_deal(number, deal.public().dealer(), red_threes.to_vec(), deal.public().ending());
    for moment in &moments[first + 1..=at] {
        let Some(action) = &moment.action else { continue };
        // It was accepted when the record was played through.
        let accepted = log.play(&mut deal, action, moment.substitute);
        debug_assert_eq!(accepted, Ok(()));
    }
    (deal, log)
}
