//! New tables: the form, with its differences from the preset, and the tables created from it.

use axum::extract::State;
use axum::http::{StatusCode, Uri};
use axum::response::Response;
use canasta::Seat;
use canasta_i18n::notice::{self, Notice};
use canasta_live::{Decks, chance};
use canasta_pages::{Friends, Prefs, TableForm, new_table_page, new_table_parts};
use canasta_store::{NewEntry, NewPerson, NewTable};
use canasta_table::bots::bot_names_beside;
use canasta_table::journal::{self, Chain, Entry, Person, SeatedPlayer, Seats, Terms, Watch};
use canasta_table::{SeatDraw, Table};

use crate::app::App;
use crate::handlers::forms::{Fields, FormFields, QueryFields, has_field, redirect_with_cookies, with_fields};
use crate::handlers::repeats::SentForm;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::ErrorPage;

/// Seat of the player who opens a table.
const HOST_SEAT: Seat = Seat(0);

/// Parses the form. Missing fields are filled in from the last table played. Allows only bots that this server offers.
fn read(app: &App, fields: &Fields, prefs: &Prefs) -> TableForm {
    TableForm::read(fields, &prefs.choice()).with_company(fields, &prefs.company, &app.config.bots.names())
}

/// `GET /new`: the form, filled in from the query or else from the last table played. In a query, `table` is the text
/// of a house-rules file.
pub(crate) async fn form(State(app): State<App>, visitor: Visitor, QueryFields(fields): QueryFields) -> Response {
    let table = fields.iter().filter(|(name, _)| name == "table");
    let prefs = visitor.prefs.with(table.map(|(name, value)| (name.as_str(), value.as_str())));
    let form = read(&app, &fields, &prefs);
    reply::html(new_table_page(&prefs, &form))
}

/// `POST /new`: the form as sent, with its differences from the preset. Scripts get only the parts that depend on it.
pub(crate) async fn ask(State(app): State<App>, visitor: Visitor, FormFields(fields): FormFields) -> Response {
    let form = read(&app, &fields, &visitor.prefs);
    if has_field(&fields, "part") {
        return reply::html(new_table_parts(&visitor.prefs, &form));
    }
    reply::html(new_table_page(&with_fields(visitor.prefs, &fields), &form))
}

/// `POST /play`: opens a table against bots, whose game starts at once.
pub(crate) async fn play(
    State(app): State<App>,
    visitor: Visitor,
    uri: Uri,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    // At the end of a game, the page sends the table's rules, so that a rematch uses the same ones.
    let prefs = with_fields(visitor.prefs.clone(), &fields);
    let form = read(&app, &fields, &prefs);
    if !form.is_sound() {
        return Ok(problem_page(&prefs, &form));
    }
    let prefs = prefs.with_form(&form);
    let terms = Terms::of(form.choice().preset.name, form.choice().rules, form.players());
    let company = form.company();
    let mut terms = Terms { hints: company.hints(), take_back: company.take_back(), ..terms };
    let others = form.others().seated(prefs.display_name(), form.players());
    if !others.is_empty() {
        // The visitor has chosen the sides, and people at one device talk to each other.
        terms = Terms { seats: Seats::Chosen, chat: false, ..terms };
    }
    let entries = with_bots(&app, &prefs, &form, terms, &others).ok_or(notice::UNAVAILABLE)?;
    let others = others.into_iter().map(|(_, name)| name).collect();
    let form = SentForm::new(&uri, &fields);
    PlannedTable { visitor, prefs, form, invitation: None, entries, others }.open(&app).await
}

/// `POST /gather`: opens a table for friends, with the host in the first seat.
pub(crate) async fn gather(
    State(app): State<App>,
    visitor: Visitor,
    uri: Uri,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let prefs = with_fields(visitor.prefs.clone(), &fields);
    let form = read(&app, &fields, &prefs).for_friends();
    if !form.is_sound() {
        return Ok(problem_page(&prefs, &form));
    }
    let prefs = prefs.with_form(&form);
    let host = Entry::Sat { seat: HOST_SEAT, who: SeatedPlayer::Person(Person::HOST) };
    let entries = vec![Entry::Opened(Box::new(form.terms())), Entry::Joined(Person::HOST), host];
    let invitation = Some(chance::random_hex::<16>().ok_or(notice::UNAVAILABLE)?);
    let form = SentForm::new(&uri, &fields);
    PlannedTable { visitor, prefs, form, invitation, entries, others: Vec::new() }.open(&app).await
}

/// Opens a table that the lobby lists, with bots until people come. It has the standard rules for four players.
pub(crate) async fn open_for_everyone(app: &App, visitor: Visitor, form: SentForm) -> Result<Response, ErrorPage> {
    let prefs = visitor.prefs.clone();
    let friends = Friends { listed: true, watch: Watch::Everybody, ..Friends::default() };
    let company = prefs.company.clone().with_friends(friends);
    let standard = TableForm::of(&Prefs::default().choice()).with_company(&[], &company, &app.config.bots.names());
    let entries = with_bots(app, &prefs, &standard, standard.terms(), &[]).ok_or(notice::UNAVAILABLE)?;
    let invitation = Some(chance::random_hex::<16>().ok_or(notice::UNAVAILABLE)?);
    PlannedTable { visitor, prefs, form, invitation, entries, others: Vec::new() }.open(app).await
}

fn problem_page(prefs: &Prefs, form: &TableForm) -> Response {
    let mut response = reply::html(new_table_page(prefs, form));
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    response
}

/// The first entries for a table with bots, up to the start of the game. `others` are people at the visitor's device.
/// `None` if the OS has no randomness.
fn with_bots(
    app: &App,
    prefs: &Prefs,
    form: &TableForm,
    terms: Terms,
    others: &[(Seat, String)],
) -> Option<Vec<Entry>> {
    let players = terms.players;
    let draw = match app.config.first_dealer.filter(|seat| players.playing().any(|plays| plays == *seat)) {
        Some(first_dealer) => SeatDraw { draws: Vec::new(), first_dealer },
        None => (app.config.draw)(&terms.draw_rules(), players)?,
    };
    let mut people = vec![(HOST_SEAT, prefs.display_name())];
    people.extend(others.iter().map(|(seat, name)| (*seat, name.as_str())));
    let names: Vec<&str> = people.iter().map(|(_, name)| *name).collect();
    let bots = bot_names_beside(&names, players).into_iter().zip(form.company().bots(players));
    let free = players.seats().filter(|seat| people.iter().all(|(taken, _)| taken != seat));
    let bots = free.zip(bots).map(|(seat, (name, bot))| {
        let who = SeatedPlayer::Bot { name: name.to_owned(), bot: bot.to_owned() };
        Entry::Sat { seat, who }
    });
    let seated = (0..).map(Person).zip(&people).flat_map(|(person, (seat, _))| {
        [Entry::Joined(person), Entry::Sat { seat: *seat, who: SeatedPlayer::Person(person) }]
    });
    let begun = Entry::Begun { first_dealer: draw.first_dealer, draws: draw.draws };
    Some([Entry::Opened(Box::new(terms))].into_iter().chain(seated).chain(bots).chain([begun]).collect())
}

/// A table about to be opened by a visitor.
pub(crate) struct PlannedTable {
    pub(crate) visitor: Visitor,
    /// The visitor's preferences, updated from the form.
    pub(crate) prefs: Prefs,
    pub(crate) form: SentForm,
    /// The secret in the invitation. `None` if the table isn't for friends.
    pub(crate) invitation: Option<String>,
    pub(crate) entries: Vec<Entry>,
    /// The names of the other people at the visitor's device, from person 1.
    pub(crate) others: Vec<String>,
}

impl PlannedTable {
    /// Opens the table, and redirects the visitor there. A visitor who isn't a guest becomes one. If the form is sent
    /// twice, both answers lead to the same table.
    pub(crate) async fn open(self, app: &App) -> Result<Response, ErrorPage> {
        let Self { visitor, prefs, form, invitation, entries, others } = self;
        // Servers on the previous release might use the same database, and they couldn't read the table.
        let formats = app.registry.formats();
        // They would show a hand to everyone at a shared device.
        let needs_new_servers = !others.is_empty() && formats.newest() < journal::VERSION;
        if needs_new_servers || !entries.iter().all(|entry| formats.can_express(entry)) {
            return Err(notice::OLDER_SERVERS.into());
        }
        let (guest, cookie) = visitor.guest_or_new(app, form.token.as_ref()).await?;
        let open = async {
            let host =
                NewPerson { player: Person::HOST.0, guest: Some(guest), name: Some(prefs.display_name().to_owned()) };
            let others = (1..).zip(others).map(|(player, name)| NewPerson { player, guest: None, name: Some(name) });
            let people = [host].into_iter().chain(others).collect();
            let table = new_table(app, people, invitation, entries).ok_or(notice::UNAVAILABLE)?;
            let path = format!("/table/{}", table.id);
            app.store.open_table(table).await.map_err(reply::write_error)?;
            Ok::<_, Notice>(path)
        };
        let path = app.answered_forms.once(guest, &form, open).await?;
        Ok(redirect_with_cookies(&visitor.cookie_names, &prefs, cookie, &path))
    }
}

/// A new table with these entries and people. If a deal comes next, adds its commitment, or the
/// deal itself if decks are given. `None` if the OS has no randomness.
fn new_table(
    app: &App,
    people: Vec<NewPerson>,
    invitation: Option<String>,
    mut entries: Vec<Entry>,
) -> Option<NewTable> {
    let id = chance::random_hex::<16>()?;
    let created = chance::unix_millis();
    let table = Table::fold(&id, &entries).ok()?;
    let next = match &app.config.deck {
        Decks::Fair if table.wants_commitment() => table.commitment(chance::random_deal_seed()?),
        Decks::Given(deck) if table.may_deal() => table.deal_without_commitment(deck()?),
        _ => None,
    };
    let commitments = next.as_ref().and_then(|next| table.commitment_event(next)).into_iter().collect();
    entries.extend(next);
    let (entries, _) = NewEntry::sequence_in(app.registry.formats(), &Chain::start(&id), &entries, created);
    Some(NewTable { id, invitation, created, entries, people, commitments })
}
