//! Plays a deal of a finished game again: the page for choosing it, and its new table. Offers only what a replay shows,
//! so it reveals nothing about games in progress.

use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use canasta::Seat;
use canasta_i18n::notice::{self, Notice};
use canasta_pages::{PlayAgain, play_again_page};
use canasta_table::set_deal::{SetDealChoice, SetDealRefusal, opening};

use super::Game;
use crate::app::App;
use crate::handlers::forms::{FormFields, QueryFields, field};
use crate::handlers::repeats::SentForm;
use crate::handlers::tables::PlannedTable;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::ErrorPage;

/// `GET …/replay/again?deal=3&seat=2`
pub(crate) async fn choose(
    State(app): State<App>,
    visitor: Visitor,
    QueryFields(fields): QueryFields,
    game: Game,
) -> Response {
    let seats = game.replay.players().count();
    let again = PlayAgain {
        replay: &game.replay,
        path: &game.path,
        own: game.own,
        deal: field(&fields, "deal").parse().ok(),
        seat: field(&fields, "seat").parse().ok().filter(|&seat| seat < seats).map(Seat),
        offered: &app.config.bots.names(),
    };
    reply::html(play_again_page(&visitor.prefs, &again))
}

/// `POST …/replay/again`: opens a table for the deal `deal`, with the visitor in `seat` and bots of `level`.
pub(crate) async fn play_again(
    State(app): State<App>,
    visitor: Visitor,
    uri: Uri,
    game: Game,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let prefs = visitor.prefs.clone();
    let bot = field(&fields, "level");
    if !app.config.bots.names().iter().any(|offered| offered == bot) {
        return Err(notice::NO_SUCH_LEVEL.into());
    }
    let choice = SetDealChoice {
        table: game.table.as_deref().ok_or(notice::NO_SUCH_TABLE)?,
        deal: field(&fields, "deal").parse().map_err(|_| notice::NO_SUCH_DEAL)?,
        seat: field(&fields, "seat").parse().map(Seat).map_err(|_| notice::NO_SUCH_SEAT)?,
        bot,
        name: prefs.display_name(),
        hints: prefs.company.hints(),
    };
    let entries = opening(&game.replay, &choice).map_err(notice_of)?;
    PlannedTable { visitor, prefs, form: SentForm::new(&uri, &fields), invitation: None, entries, others: Vec::new() }
        .open(&app)
        .await
}

const fn notice_of(why: SetDealRefusal) -> Notice {
    match why {
        SetDealRefusal::NoSuchDeal => notice::NO_SUCH_DEAL,
        SetDealRefusal::DealNotOver => notice::DEAL_NOT_OVER,
        SetDealRefusal::NoSuchSeat => notice::NO_SUCH_SEAT,
    }
}
