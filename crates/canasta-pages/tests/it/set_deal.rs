//! Hand-made ends of deals that were played again.

use canasta::MAX_SEATS;
use canasta_table::journal::SetDeal;
use canasta_table::scene::{Scene, Screen};

use crate::{numbers, scenes};

/// The present deal of a table as one that is played again and came then to these points.
pub(crate) fn again(table: &scenes::Table, then: &[i32]) -> Scene {
    let scene = table.scene();
    let sides = usize::from(scene.view.table.public.players().sides());
    let over = scene.view.table.public.ending().is_some();
    let last: Vec<_> = scene.sheet.last().copied().into_iter().filter(|_| over).collect();
    let now = last.first().map_or([0; MAX_SEATS], |scores| scores.map(|score| score.total()));
    let before = (0..sides).map(|side| scene.totals[side] - now[side]).collect();
    let set = SetDeal { table: "k7m3".to_owned(), deal: scene.deal, moment: 210, before, then: then[..sides].to_vec() };
    Scene { set: Some(set), sheet: last, winner: None, highlights: Vec::new(), ..scene }
}

/// The screens of such tables, by name: with a partner, three who play alone, five, and one whose deal is being played.
pub(crate) fn screens() -> Vec<(&'static str, Screen)> {
    let scene = |scene| Screen::Game(Box::new(scene));
    vec![
        ("set-deal-end", scene(again(&scenes::deal_end(), &[-45, 1230]))),
        ("set-deal-end-three", scene(again(&numbers::three_end(), &[905, 95, 1450]))),
        ("set-deal-end-five", scene(again(&numbers::five_end(), &[15, -205, 880, 310, 1070]))),
        ("set-deal-mid", scene(again(&scenes::mid_deal(), &[-45, 1230]))),
    ]
}
