//! A position as a scene: one point of a deal without its history.

use canasta::CardView;
use canasta_record::record::Player;

use crate::bots::bot_names;
use crate::journal::Hints;
use crate::scene::{Scene, TableStatus};

/// A position as its seat sees it. `rules` is the preset, and `own` is the name of the seat's player. The others have
/// the usual bot names. The scene has no log, no hints and no table status.
pub fn scene(view: CardView, rules: &str, own: &str) -> Scene {
    let players = view.table.public.players();
    let totals = *view.table.public.scores();
    let mut seated = vec![Player { name: String::new(), bot: None }; usize::from(players.count())];
    let viewer = view.seat.unwrap_or_default();
    let mut others = bot_names(own, players).into_iter();
    for seat in players.seats_after(viewer) {
        let name = if seat == viewer { own } else { others.next().unwrap_or_default() };
        name.clone_into(&mut seated[seat.index()].name);
    }
    Scene {
        table: String::new(),
        n: 0,
        rules: rules.to_owned(),
        players: seated,
        seating: None,
        view,
        deal: 1,
        sheet: Vec::new(),
        totals,
        winner: None,
        conceded: None,
        log: Vec::new(),
        new_cards: Vec::new(),
        highlights: Vec::new(),
        laid_open: Vec::new(),
        lesson: None,
        set: None,
        daily: None,
        hints: Hints::None,
        status: TableStatus { present: [true; canasta::MAX_SEATS], ..TableStatus::default() },
    }
}

#[cfg(test)]
mod tests {
    use canasta::{CardDeal, Players, RuleSet, Seat, SeedRng, deck};

    use super::*;

    #[test]
    fn names_the_others_from_the_viewers_left_and_shows_the_totals_before_the_deal() {
        let cards = deck::shuffled(&mut SeedRng::new(1));
        let totals = [250, 1000, 0, 0, 0, 0];
        let (deal, _) = CardDeal::new(&RuleSet::HOYLE, Players::FOUR, Seat(0), totals, &cards).unwrap();
        let scene = scene(deal.view(Some(Seat(1))), "hoyle", "You");
        let names: Vec<&str> = scene.players.iter().map(|player| &*player.name).collect();
        assert_eq!(names, ["Paul", "You", "Ruth", "Anna"]);
        assert_eq!(scene.totals, totals);
        assert!(!scene.is_over());
    }
}
