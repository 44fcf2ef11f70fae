//! A step of a recorded game as a scene.

use canasta::Seat;
use canasta_record::replay::Replay;

use crate::journal::Hints;
use crate::log::Log;
use crate::scene::{self, Scene, TableStatus};

/// A step as a seat or a spectator sees it. If `at` is beyond the last step, shows the last step. The scene's `n` is
/// the number of the step, from 1. The scene has no hints and no table status.
pub fn scene(replay: &Replay, at: usize, viewer: Option<Seat>) -> Scene {
    let at = replay.nearest(at);
    let number = replay.steps()[at].deal;
    let (deal, log) = played(replay, at);
    let record = replay.record();
    let sheet = replay.sheet_at(at);
    let over = deal.public().ending().is_some();
    let conceded = replay.conceded().filter(|_| at + 1 == replay.steps().len());
    let view = deal.view(viewer);
    let new_cards = viewer.map_or_else(Vec::new, |seat| log.new_cards(seat, &view.hand));
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
        winner: match conceded {
            Some(_) => replay.winner(),
            None if over => canasta::winner(&record.rules, replay.players(), number, &totals),
            None => None,
        },
        conceded,
        log: log.seen_by(viewer),
        new_cards,
        highlights: Vec::new(),
        laid_open: scene::laid_open(&deal),
        lesson: None,
        set: None,
        daily: None,
        hints: Hints::None,
        status: TableStatus::default(),
    }
}

/// The cards at a step and the log of its deal so far.
fn played(replay: &Replay, at: usize) -> (canasta::CardDeal, Log) {
    let moments = replay.steps();
    let number = moments[at].deal;
    let Some(((dealt, red_threes), first)) = replay.dealt(number).zip(replay.start_of(number)) else {
        return (replay.deal_at(at), Log::default());
    };
    let mut deal = dealt.clone();
    let mut log = Log::of_deal(number, deal.public().dealer(), red_threes.to_vec(), deal.public().ending());
    for moment in &moments[first + 1..=at] {
        let Some(action) = &moment.action else { continue };
        // The record was checked before, so its actions are legal.
        let accepted = log.play(&mut deal, action, moment.substitute);
        debug_assert_eq!(accepted, Ok(()));
    }
    if let Some(side) = replay.conceded().filter(|_| at + 1 == moments.len()) {
        log.concede(side);
    }
    (deal, log)
}
