//! The messages that show each action on the screens of a table, as the server makes them. All seats are taken by
//! people, and the actions come from whole games between club players.

use std::hint::black_box;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use canasta::{Seat, SeedRng, deck};
use canasta_bots::{Bot, by_name, decision_seed};
use canasta_pages::{HashKey, LogCache, PieceHashes, Prefs, live_screen_body, screen_message};
use canasta_table::journal::{ActionId, Entry, Person, SeatedPlayer, Terms};
use canasta_table::scene::Screen;
use canasta_table::{Proposal, SeatRequest, Table};

const ORIGIN: &str = "http://localhost:7878";

/// The seed of the hashes has no effect on the work.
const HASH_KEY: HashKey = HashKey::new(1);

/// A game that is shown action by action, from the start again after its end.
pub(super) struct ShownGame {
    start: Table,
    /// The entries after the start.
    entries: Vec<Entry>,
    /// The number of entries shown.
    shown: usize,
    table: Table,
    /// By seat, what the screen shows, and its log.
    screens: Vec<(Option<Arc<PieceHashes>>, LogCache)>,
    prefs: Prefs,
}

impl ShownGame {
    /// Plays a game.
    pub(super) fn new(table: &canasta_arena::Table, seed: u64) -> Result<Self> {
        let start = begin(table)?;
        let club = by_name("club").context("there is no bot called club")?;
        let mut table = start.clone();
        let mut entries = Vec::new();
        while table.winner().is_none() {
            let number = u64::try_from(table.deal_number())?;
            let deck = deck::shuffled(&mut SeedRng::part(seed, number));
            let deal = table.deal_without_commitment(deck).context("the next deal can't begin")?;
            table.apply(&deal)?;
            entries.push(deal);
            play_deal(&mut table, &*club, seed ^ number, &mut entries)?;
        }
        let screens = start.players().seats().map(|_| Default::default()).collect();
        Ok(Self { table: start.clone(), start, entries, shown: 0, screens, prefs: Prefs::default() })
    }

    /// Makes the next action, and the message for each screen.
    pub(super) fn show_action(&mut self) {
        let entry = &self.entries[self.shown];
        // The entry has been applied to the same table before.
        let applied = self.table.apply(entry);
        debug_assert_eq!(applied, Ok(()));
        for (seat, (shown, log)) in self.table.players().seats().zip(&mut self.screens) {
            let Some(mut scene) = self.table.scene(Some(seat)) else { continue };
            for other in self.table.players().seats() {
                scene.status.present[other.index()] = true;
            }
            let screen = Screen::Game(Box::new(scene));
            let html = live_screen_body(&screen, &self.prefs, ORIGIN, &HASH_KEY, log);
            let old = shown.replace(Arc::clone(html.hashes()));
            black_box(screen_message(&screen, self.prefs.lang, &html, old.as_deref()));
        }
        self.shown += 1;
        if self.shown == self.entries.len() {
            self.shown = 0;
            self.table = self.start.clone();
        }
    }
}

/// A table before the first deal, with people in all seats.
fn begin(table: &canasta_arena::Table) -> Result<Table> {
    let people = || table.players.seats().map(|seat| (seat, Person(seat.0)));
    let opened = Entry::Opened(Box::new(Terms::of("hoyle", table.rules, table.players)));
    let joined = people().map(|(_, person)| Entry::Joined(person));
    let sat = people().map(|(seat, person)| Entry::Sat { seat, who: SeatedPlayer::Person(person) });
    let begun = Entry::Begun { first_dealer: Seat(0), draws: Vec::new() };
    let entries: Vec<Entry> = [opened].into_iter().chain(joined).chain(sat).chain([begun]).collect();
    let mut table = Table::fold("benchmark", &entries)?;
    for (person, name) in ["Ruth", "Anna", "Paul", "Ben", "Clara", "Hugo"].into_iter().enumerate() {
        table.call(Person(u8::try_from(person)?), Some(name));
    }
    Ok(table)
}

fn play_deal(table: &mut Table, bot: &dyn Bot, seed: u64, entries: &mut Vec<Entry>) -> Result<()> {
    let mut count = 0;
    while let Some(seat) = table.to_act() {
        let view = table.view(Some(seat)).and_then(|view| view.to_kinds()).context("a player has no cards")?;
        for action in bot.decide(&view, decision_seed(seed, count)) {
            let action = table.view(Some(seat)).and_then(|view| view.to_cards(&action));
            let action = action.context("a bot plays a card that it doesn't have")?;
            let by = ActionId { seat, id: table.n().to_string() };
            let proposal = table.propose(by, table.n(), SeatRequest::Action(action));
            let Ok(Proposal::New(entry)) = proposal else { anyhow::bail!("a bot's action was refused: {proposal:?}") };
            table.apply(&entry)?;
            entries.push(entry);
            count += 1;
        }
    }
    Ok(())
}
