//! Screens that are sent patches keep a part of their log. Whatever was kept, they show the same as a new page.

use canasta::{Players, RuleSet, Seat, SeedRng, deck};
use canasta_bots::{by_name, decision_seed};
use canasta_i18n::Lang;
use canasta_pages::{HashKey, LogCache, Prefs, live_screen_body, screen_body};
use canasta_table::journal::{ActionId, Entry, Person, SeatedPlayer, Terms};
use canasta_table::scene::Screen;
use canasta_table::{Proposal, SeatRequest, Table};

const KEY: HashKey = HashKey::new(1);

/// A table with people in all seats, at the start of its first deal.
fn table(rules: RuleSet, players: Players) -> Table {
    let opened = Entry::Opened(Box::new(Terms::of("house", rules, players)));
    let joined = players.seats().map(|seat| Entry::Joined(Person(seat.0)));
    let sat = players.seats().map(|seat| Entry::Sat { seat, who: SeatedPlayer::Person(Person(seat.0)) });
    let begun = Entry::Begun { first_dealer: Seat(0), draws: Vec::new() };
    let dealt = Entry::Dealt { deal: 1, deck: deck::shuffled(&mut SeedRng::new(u64::from(players.count()))) };
    let entries: Vec<Entry> = [opened].into_iter().chain(joined).chain(sat).chain([begun, dealt]).collect();
    let mut table = Table::fold("t", &entries).unwrap();
    for person in 0..players.count() {
        table.call(Person(person), Some(&format!("Player {person}")));
    }
    table
}

/// Plays the bot's next action. Returns `false` if the deal is over.
fn act(table: &mut Table, seed: u64) -> bool {
    let Some(seat) = table.to_act() else { return false };
    let view = table.view(Some(seat)).unwrap();
    let actions = by_name("greedy").unwrap().decide(&view.to_kinds().unwrap(), seed);
    let by = ActionId { seat, id: table.n().to_string() };
    let request = SeatRequest::Action(view.to_cards(&actions[0]).unwrap());
    let Ok(Proposal::New(entry)) = table.propose(by, table.n(), request) else { panic!("the action is refused") };
    table.apply(&entry).unwrap();
    true
}

/// Viewers miss some states, one person is forgotten, and one viewer changes the language.
#[test]
fn a_kept_log_is_like_a_new_one() {
    let mut lines = 0;
    for (preset, count) in RuleSet::PRESETS.iter().zip(2..) {
        let players = Players::new(count).unwrap();
        let mut table = table(RuleSet::preset(preset.name).unwrap(), players);
        let mut viewers: Vec<(Option<Seat>, LogCache)> =
            players.seats().map(Some).chain([None]).map(|viewer| (viewer, LogCache::default())).collect();
        let mut action = 0;
        while act(&mut table, decision_seed(1, action)) {
            action += 1;
            if action == 50 {
                table.call(Person(1), None);
            }
            for (place, (viewer, log)) in (0..).zip(&mut viewers) {
                if (action + place) % 4 > 0 {
                    continue;
                }
                let lang = if place == 0 && action > 65 { Lang::pseudo() } else { Lang::EN };
                let prefs = Prefs { lang, ..Prefs::default() };
                let screen = Screen::Game(Box::new(table.scene(*viewer).unwrap()));
                let kept = live_screen_body(&screen, &prefs, "", &KEY, log);
                let new = screen_body(&screen, &prefs, "");
                assert!(kept.html() == new, "{}, viewer {viewer:?}, action {action}", preset.name);
                lines += new.split_once("id=\"log\"").unwrap().1.matches("<li>").count();
            }
        }
        assert!(action > 55, "{}: {action} actions", preset.name);
    }
    assert!(lines > 1000, "{lines} lines");
}
