//! Events from several phones, folded in any order.

#![expect(clippy::unwrap_used, reason = "tests may")]

use canasta::{Players, RuleSet, Seat};
use canasta_pad::{Change, DealEntry, Event, Game, GoingOut, NewGame, OwnLine, SideEntry, fold};

fn id(n: u32) -> String {
    format!("{n:032x}")
}

fn event(n: u32, clock: u32, change: Change) -> Event {
    Event { id: id(n), clock, at: 1000 * i64::from(clock), device: format!("{:016x}", 7), by: None, change }
}

fn game() -> Event {
    event(
        1,
        1,
        Change::Game(NewGame {
            rules: RuleSet::HOYLE,
            players: Players::FOUR,
            names: ["Ruth", "Anna", "Tom", "Paul"].map(str::to_owned).to_vec(),
            first_dealer: None,
            start: vec![0, 0],
            lines: Vec::new(),
        }),
    )
}

/// An entry with these points melded.
fn entry(melded: [i32; 2]) -> DealEntry {
    let side = |points| SideEntry {
        natural_canastas: Some(0),
        mixed_canastas: Some(0),
        red_threes: Some(0),
        melded: Some(points),
        in_hand: Some(0),
        ..SideEntry::default()
    };
    DealEntry { going_out: Some(GoingOut::Nobody), sides: melded.map(side).to_vec(), ..DealEntry::default() }
}

fn deal(id: u32, clock: u32, n: u32, replaces: &[u32], melded: Option<[i32; 2]>) -> Event {
    let replaces = replaces.iter().copied().map(self::id).collect();
    event(id, clock, Change::Deal { game: self::id(1), n, replaces, entry: melded.map(entry), anyway: false })
}

/// The only game, which is the same whatever the order of the events.
fn folded(events: &[Event]) -> Game {
    let pad = fold(events);
    let mut others = events.to_vec();
    for _ in 0..events.len() {
        others.rotate_left(1);
        assert_eq!(fold(&others), pad);
    }
    others.extend_from_slice(events);
    assert_eq!(fold(&others), pad, "an event counts once");
    let [game] = <[Game; 1]>::try_from(pad.games).unwrap();
    game
}

#[test]
fn deals_add_up() {
    let game = folded(&[game(), deal(2, 2, 1, &[], Some([100, 50])), deal(3, 3, 2, &[], Some([60, 1600]))]);
    assert_eq!((game.totals, game.minimums, game.next), (vec![160, 1650], vec![50, 90], 3));
    assert_eq!(game.deals[1].before, [100, 50]);
    assert_eq!((game.dealer, game.first, game.winner), (None, None, None));
}

#[test]
fn a_correction_changes_later_totals_and_stays_visible() {
    let events = [
        game(),
        deal(2, 2, 1, &[], Some([100, 50])),
        deal(3, 3, 2, &[], Some([60, 70])),
        deal(4, 4, 1, &[2], Some([200, 50])),
    ];
    let game = folded(&events);
    assert_eq!(game.totals, [260, 120]);
    let deal = &game.deals[0];
    assert_eq!(deal.history.len(), 2);
    let [change] = &deal.version.changes[..] else { panic!("{:?}", deal.version.changes) };
    assert_eq!((change.from, change.to), (Some(100), Some(200)));
    assert!(deal.conflict.is_empty());
}

#[test]
fn two_phones_that_entered_the_same_deal_are_in_conflict_until_the_table_chooses() {
    let mut events = vec![game(), deal(2, 2, 1, &[], Some([100, 50])), deal(3, 2, 1, &[], Some([110, 50]))];
    let conflict = folded(&events);
    assert_eq!(conflict.deals[0].conflict.len(), 2);
    assert_eq!(conflict.totals, [100, 50], "the first one counts for now");
    events.push(deal(4, 3, 1, &[2, 3], Some([110, 50])));
    let chosen = folded(&events);
    assert!(chosen.deals[0].conflict.is_empty());
    assert_eq!((chosen.totals, chosen.deals[0].history.len()), (vec![110, 50], 3));
}

#[test]
fn equal_entries_are_no_conflict() {
    let game = folded(&[game(), deal(2, 2, 1, &[], Some([100, 50])), deal(3, 2, 1, &[], Some([100, 50]))]);
    assert!(game.deals[0].conflict.is_empty());
    assert_eq!(game.deals[0].replaces, [id(2), id(3)], "a correction replaces both");
}

#[test]
fn a_withdrawn_deal_can_be_entered_again() {
    let mut events = vec![game(), deal(2, 2, 1, &[], Some([100, 50])), deal(3, 3, 1, &[2], None)];
    let withdrawn = folded(&events);
    assert_eq!((withdrawn.deals.len(), withdrawn.next), (0, 1));
    assert_eq!(withdrawn.next_replaces, [id(3)]);
    events.push(deal(4, 4, 1, &[3], Some([80, 50])));
    let again = folded(&events);
    assert_eq!(again.totals, [80, 50]);
    assert!(again.deals[0].conflict.is_empty());
}

#[test]
fn a_deal_that_was_withdrawn_and_corrected_is_in_conflict() {
    let entered = deal(2, 2, 1, &[], Some([100, 50]));
    let game = folded(&[game(), entered, deal(3, 3, 1, &[2], None), deal(4, 3, 1, &[2], Some([80, 50]))]);
    assert_eq!((game.totals.as_slice(), game.deals[0].conflict.len()), (&[80, 50][..], 2));
}

#[test]
fn new_rules_leave_saved_deals_alone() {
    let rules = RuleSet { going_out_bonus: 300, ..RuleSet::HOYLE };
    let out = |id, clock, n| {
        let entry =
            DealEntry { going_out: Some(GoingOut::Player { seat: Seat(0), concealed: false }), ..entry([100, 50]) };
        event(id, clock, Change::Deal { game: self::id(1), n, replaces: Vec::new(), entry: Some(entry), anyway: false })
    };
    let change = event(3, 3, Change::Rules { game: id(1), n: 2, rules, lines: Vec::new() });
    let game = folded(&[game(), out(2, 2, 1), change, out(4, 4, 2)]);
    assert_eq!(game.totals[0], 100 + 100 + 100 + 300);
    assert_eq!(game.rules, rules);
}

#[test]
fn the_deal_passes_on() {
    let events = [
        game(),
        event(2, 2, Change::Dealer { game: id(1), n: 2, seat: Seat(3) }),
        deal(3, 3, 1, &[], Some([100, 50])),
        deal(4, 4, 2, &[], Some([100, 50])),
        deal(5, 5, 3, &[], Some([100, 50])),
    ];
    assert_eq!(folded(&events[..3]).dealer, Some(Seat(3)));
    let game = folded(&events);
    assert_eq!((game.dealer, game.first), (Some(Seat(1)), Some(Seat(2))));
}

#[test]
fn queries_stay_until_they_are_settled() {
    let mut events =
        vec![game(), deal(2, 2, 1, &[], Some([100, 50])), event(3, 3, Change::Query { game: id(1), n: 1 })];
    assert_eq!(folded(&events).deals[0].queries.len(), 1);
    events.push(event(4, 4, Change::Settled { query: id(3) }));
    assert_eq!(folded(&events).deals[0].queries, []);
}

#[test]
fn the_game_ends_and_a_correction_reopens_it() {
    let mut events = vec![game(), deal(2, 2, 1, &[], Some([5100, 50]))];
    assert!(folded(&events).winner.is_some());
    events.push(deal(3, 3, 1, &[2], Some([510, 50])));
    assert!(folded(&events).winner.is_none());
}

#[test]
fn strange_events_do_no_harm() {
    let wrong_sides = DealEntry { sides: vec![SideEntry::default(); 3], ..DealEntry::default() };
    let events = [
        game(),
        deal(2, 2, 1, &[2], Some([100, 50])),
        deal(3, 3, 2, &[4], Some([100, 50])),
        deal(4, 3, 2, &[3], Some([90, 50])),
        event(5, 4, Change::Deal { game: id(1), n: 3, replaces: Vec::new(), entry: Some(wrong_sides), anyway: false }),
        event(6, 5, Change::Names { game: id(1), names: vec!["Ruth".to_owned()] }),
        event(7, 6, Change::Dealer { game: id(1), n: 1, seat: Seat(5) }),
        event(8, 7, Change::Query { game: id(9), n: 1 }),
    ];
    let game = folded(&events);
    assert_eq!(game.deals.len(), 2);
    assert_eq!((game.names.len(), game.dealer), (4, None));
}

#[test]
fn the_largest_points_add_up() {
    let mut game = game();
    let Change::Game(setup) = &mut game.change else { unreachable!() };
    setup.lines = vec![OwnLine { name: String::new(), points: 100_000 }; 8];
    let most = |number: u32| {
        let mut deal = deal(number, number, number, &[], Some([100_000, 100_000]));
        let Change::Deal { entry: Some(entry), .. } = &mut deal.change else { unreachable!() };
        entry.sides.iter_mut().for_each(|side| side.lines = vec![Some(255); 8]);
        deal
    };
    let events: Vec<Event> = std::iter::once(game).chain((2..20).map(most)).collect();
    assert!(events.iter().all(|event| Event::parse(&serde_json::to_string(event).unwrap()).is_ok()));
    let game = folded(&events);
    assert_eq!((&game.totals, game.sums[0].total), (&vec![i32::MAX; 2], i32::MAX));
}
