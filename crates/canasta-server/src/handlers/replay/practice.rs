//! Plays on from a step of a replay. The new table's journal contains everything up to that step. The visitor takes one
//! seat, and bots take the others. The table is for practice, because the visitor might know all cards.

use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use canasta::{CardDeal, Seat};
use canasta_i18n::messages;
use canasta_i18n::notice;
use canasta_pages::{Prefs, clean_name};
use canasta_record::replay::Replay;
use canasta_table::journal::{ActionId, Entry, Person, SeatedPlayer, Terms};

use super::Game;
use crate::app::App;
use crate::handlers::forms::{FormFields, field};
use crate::handlers::repeats::SentForm;
use crate::handlers::tables::PlannedTable;
use crate::middleware::session::Visitor;
use crate::respond::reply::ErrorPage;

/// `POST …/replay`: `at` is the step, and `seat` is the visitor's seat.
pub(crate) async fn play_on(
    State(app): State<App>,
    visitor: Visitor,
    uri: Uri,
    game: Game,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let at = field(&fields, "at").parse().map_err(|_| notice::NOT_UNDERSTOOD)?;
    let seat = field(&fields, "seat").parse().map(Seat).map_err(|_| notice::NOT_UNDERSTOOD)?;
    let prefs = visitor.prefs.clone();
    let entries = journal_up_to(&game.replay, at, seat, &prefs, &app.config.bots.names())?;
    PlannedTable { visitor, prefs, form: SentForm::new(&uri, &fields), invitation: None, entries, others: Vec::new() }
        .open(&app)
        .await
}

/// The journal of a table that continues from a step.
fn journal_up_to(
    replay: &Replay,
    at: usize,
    seat: Seat,
    prefs: &Prefs,
    offered: &[String],
) -> Result<Vec<Entry>, notice::Notice> {
    let record = replay.record();
    let players = replay.players();
    let is_valid = at < replay.steps().len() && seat.0 < players.count();
    let first = record.deals.first().filter(|_| is_valid).ok_or(notice::NOT_UNDERSTOOD)?;
    if canasta_table::replay::scene(replay, at, None).winner.is_some() {
        return Err(notice::NOTHING_TO_PLAY);
    }
    let begins = |(deal, _): (&CardDeal, _)| deal.public().players() == players.of_deal(&record.rules, Seat(0));
    if !replay.dealt(1).is_some_and(begins) || replay.totals_before().iter().any(|&total| total != 0) {
        return Err(notice::NO_BEGINNING);
    }
    let mut terms = Terms::of(&record.preset, record.rules, players);
    terms.practice = true;
    terms.hints = prefs.company.hints();
    let mut entries = vec![Entry::Opened(Box::new(terms)), Entry::Joined(Person::HOST)];
    entries.extend(seat_entries(replay, seat, prefs, offered));
    entries.push(Entry::Begun { first_dealer: first.dealer, draws: Vec::new() });
    for (number, moment) in replay.steps()[..=at].iter().enumerate() {
        entries.push(match (moment.seat, &moment.action) {
            (Some(seat), Some(action)) => {
                let by = ActionId { seat, id: format!("past-{number}") };
                Entry::Acted { by, action: action.clone(), substitute: false }
            }
            _ => {
                let deck = record.deals.get(moment.deal - 1).map_or_else(Vec::new, |deal| deal.deck.clone());
                Entry::Dealt { deal: moment.deal, deck }
            }
        });
    }
    Ok(entries)
}

/// Entries that seat the visitor in `own` and bots in the other seats, with the names of the bots that sat there.
/// People's names must not get into journals, so a bot in a person's seat gets a different name.
fn seat_entries(replay: &Replay, own: Seat, prefs: &Prefs, offered: &[String]) -> Vec<Entry> {
    let players = replay.players();
    let chosen = prefs.company.bots(players);
    let before = &replay.record().players;
    let bots: Vec<Option<String>> =
        before.iter().map(|player| player.bot.as_ref().map(|_| clean_name(&player.name))).collect();
    let mut fresh = canasta_table::bots::bot_names(prefs.display_name(), players)
        .into_iter()
        .filter(|name| !bots.iter().flatten().any(|bot| bot == name));
    let mut number = 0_usize;
    let mut entries = Vec::new();
    for seat in players.seats() {
        if seat == own {
            entries.push(Entry::Sat { seat, who: SeatedPlayer::Person(Person::HOST) });
            continue;
        }
        let player = &before[seat.index()];
        let bot = player.bot.clone().filter(|bot| offered.contains(bot));
        let bot = bot.unwrap_or_else(|| chosen.get(number).copied().unwrap_or_default().to_owned());
        number += 1;
        let name = bots[seat.index()].clone().filter(|name| !name.is_empty() && name != prefs.display_name());
        let name = name
            .or_else(|| fresh.next().map(str::to_owned))
            .unwrap_or_else(|| messages::replay::bot(prefs.lang, number).into());
        entries.push(Entry::Sat { seat, who: SeatedPlayer::Bot { name, bot } });
    }
    entries
}
