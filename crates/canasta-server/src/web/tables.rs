//! New tables: the form with its difference to the preset, and what makes a table of it.

use axum::extract::{Query, State};
use axum::http::{StatusCode, Uri};
use axum::response::Response;
use canasta::Seat;
use canasta_journal::{Chain, Entry, Person, SeatedPlayer, Terms};
use canasta_live::{Decks, chance};
use canasta_pages::{Prefs, TableForm, new_table_page, new_table_parts};
use canasta_store::{GuestId, NewEntry, NewPerson, NewTable};
use canasta_table::{SeatDraw, Table};
use canasta_words::desk;

use super::forms::{Fields, Sent, entered, with_fields};
use super::session::{Visitor, welcome};
use super::{App, reply};

/// Where the one who starts a table sits.
const SOUTH: Seat = Seat(0);

/// The form as it was sent; what is missing is as it was played last. Only bots that this server offers can be chosen.
pub(super) fn read(app: &App, fields: &Fields, prefs: &Prefs) -> TableForm {
    TableForm::read(fields, &prefs.choice()).with_company(fields, &prefs.company, &app.config.bots.names())
}

/// `GET /new`: the form, filled in with what was played last, or with what the address names.
pub(super) async fn form(State(app): State<App>, visitor: Visitor, uri: Uri) -> Response {
    let fields = Query::<Fields>::try_from_uri(&uri).map_or_else(|_| Fields::new(), |fields| fields.0);
    let form = read(&app, &fields, &visitor.prefs);
    reply::html(new_table_page(&visitor.prefs, &form))
}

/// `POST /new`: the form as it was sent, with its difference; only what follows from it where a script asks.
pub(super) async fn ask(State(app): State<App>, visitor: Visitor, Sent(fields): Sent) -> Response {
    let form = read(&app, &fields, &visitor.prefs);
    if fields.iter().any(|(name, _)| name == "part") {
        return reply::html(new_table_parts(visitor.prefs.lang, &form));
    }
    reply::html(new_table_page(&with_fields(visitor.prefs, &fields), &form))
}

/// `POST /play`: a table against bots, at once. What the form does not say is as it was played last.
pub(super) async fn play(State(app): State<App>, visitor: Visitor, Sent(fields): Sent) -> Response {
    // The end of a game names its table, so that "Play again" plays the same one.
    let prefs = with_fields(visitor.prefs, &fields);
    let form = read(&app, &fields, &prefs);
    if !form.is_sound() {
        let mut response = reply::html(new_table_page(&prefs, &form));
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
        return response;
    }
    let prefs = prefs.with_form(&form);
    let (guest, cookie) = match welcome(&app, visitor.guest, visitor.device).await {
        Ok(welcome) => welcome,
        Err(notice) => return reply::page(notice),
    };
    let Some(table) = new_table(&app, guest, &prefs, &form) else { return reply::page(desk::UNAVAILABLE) };
    let id = table.id.clone();
    if let Err(why) = app.store.open_table(table).await {
        return reply::page(reply::unwritten(why));
    }
    entered(&prefs, cookie, &format!("/table/{id}"))
}

/// A table against bots, begun; `None` without randomness.
fn new_table(app: &App, guest: GuestId, prefs: &Prefs, form: &TableForm) -> Option<NewTable> {
    let (choice, players) = (form.choice(), form.players());
    let mut terms = Terms::of(choice.preset.name, choice.rules, players);
    terms.hints = form.company().hints();
    let begun = match app.config.first_dealer.filter(|seat| seat.0 < players.count()) {
        Some(first_dealer) => SeatDraw { draws: Vec::new(), first_dealer },
        None => (app.config.draw)(&terms.draw_rules(), players)?,
    };
    let name = prefs.display_name();
    let bots = canasta_table::bots::bot_names(name, players).into_iter().zip(form.company().bots(players));
    let bots = (1..).map(Seat).zip(bots).map(|(seat, (name, bot))| {
        let who = SeatedPlayer::Bot { name: name.to_owned(), bot: bot.to_owned() };
        Entry::Sat { seat, who }
    });
    let host = [Entry::Came(Person::HOST), Entry::Sat { seat: SOUTH, who: SeatedPlayer::Person(Person::HOST) }];
    let begun = Entry::Begun { first_dealer: begun.first_dealer, draws: begun.draws };
    let entries: Vec<Entry> =
        [Entry::Opened(Box::new(terms))].into_iter().chain(host).chain(bots).chain([begun]).collect();
    founded(app, guest, name, None, entries)
}

/// A table with its first entries, opened by a person of that name. Where they come to a deal, it is promised, or dealt
/// where nothing is promised. `None` without randomness.
pub(super) fn founded(
    app: &App,
    guest: GuestId,
    name: &str,
    invitation: Option<String>,
    mut entries: Vec<Entry>,
) -> Option<NewTable> {
    let id = chance::hex::<16>()?;
    let created = chance::now();
    let table = Table::fold(&id, &entries).ok()?;
    let next = match &app.config.deck {
        Decks::Fair if table.wants_seal() => table.seal(chance::fair_seed()?),
        Decks::Given(deck) if table.may_deal() => table.deal_unpromised(deck()?),
        _ => None,
    };
    let seals = next.as_ref().and_then(|next| table.seal_event(next)).into_iter().collect();
    entries.extend(next);
    let (entries, _) = NewEntry::sequence(&Chain::start(&id), &entries, created);
    let people = vec![NewPerson { player: Person::HOST.0, guest, name: Some(name.to_owned()) }];
    Some(NewTable { id, invitation, created, entries, people, seals })
}
