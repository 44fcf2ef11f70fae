//! Hand-made scenes of replayed deals.

use canasta::MAX_SEATS;
use canasta_table::journal::SetDeal;
use canasta_table::scene::{Scene, Screen};

use crate::{scenes, variants};

/// The table's deal as a replayed deal that scored `then` the first time.
pub(crate) fn replayed(table: &scenes::Table, then: &[i32]) -> Scene {
    let scene = table.scene();
    let sides = usize::from(scene.view.table.public.players().sides());
    let over = scene.view.table.public.ending().is_some();
    let last: Vec<_> = scene.sheet.last().copied().into_iter().filter(|_| over).collect();
    let now = last.first().map_or([0; MAX_SEATS], |scores| scores.map(|score| score.total()));
    let before = (0..sides).map(|side| scene.totals[side] - now[side]).collect();
    let set = SetDeal { table: "k7m3".to_owned(), deal: scene.deal, moment: 210, before, then: then[..sides].to_vec() };
    Scene { set: Some(set), sheet: last, winner: None, highlights: Vec::new(), ..scene }
}

/// Screens with their gallery names: the end with partners, with three and with five players, and a deal in progress.
pub(crate) fn screens() -> Vec<(&'static str, Screen)> {
    let scene = |scene| Screen::Game(Box::new(scene));
    vec![
        ("set-deal-end", scene(replayed(&scenes::deal_end(), &[-45, 1230]))),
        ("set-deal-end-three", scene(replayed(&variants::three_end(), &[905, 95, 1450]))),
        ("set-deal-end-five", scene(replayed(&variants::five_end(), &[15, -205, 880, 310, 1070]))),
        ("set-deal-mid", scene(replayed(&scenes::mid_deal(), &[-45, 1230]))),
    ]
}
