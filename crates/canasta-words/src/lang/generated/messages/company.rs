// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/company.ftl`

use crate::{Lang, Message, Name, Number, Player};

/// “Seats”
pub fn seats(lang: Lang) -> &'static str {
    lang.messages().company_seats
}

/// “Everyone sits where they like.”
pub fn seats_chosen(lang: Lang) -> &'static str {
    lang.messages().company_seats_chosen
}

/// “Cards are drawn for the seats when the game begins.”
pub fn seats_drawn(lang: Lang) -> &'static str {
    lang.messages().company_seats_drawn
}

/// “Time”
pub fn time(lang: Lang) -> &'static str {
    lang.messages().company_time
}

/// “Who may watch”
pub fn watch(lang: Lang) -> &'static str {
    lang.messages().company_watch
}

/// “Only the players.”
pub fn watch_nobody(lang: Lang) -> &'static str {
    lang.messages().company_watch_nobody
}

/// “Anyone with the link to the table. Spectators see the cards that lie face up, but no player’s hand.”
pub fn watch_link(lang: Lang) -> &'static str {
    lang.messages().company_watch_link
}

/// “Anyone, from the lobby. Spectators see the cards that lie face up, but no player’s hand.”
pub fn watch_everybody(lang: Lang) -> &'static str {
    lang.messages().company_watch_everybody
}

/// “Serious”
pub fn serious(lang: Lang) -> &'static str {
    lang.messages().company_serious
}

/// “Spectators see each deal only after it is over.”
pub fn serious_about(lang: Lang) -> &'static str {
    lang.messages().company_serious_about
}

/// “Lobby”
pub fn lobby(lang: Lang) -> &'static str {
    lang.messages().company_lobby
}

/// “Anyone can find this table in the lobby, and may sit down while a seat is free.”
pub fn lobby_about(lang: Lang) -> &'static str {
    lang.messages().company_lobby_about
}

/// “Host”
pub fn host(lang: Lang) -> &'static str {
    lang.messages().company_host
}

/// “While the host is away, another player is the host. A host who comes back is the host again.”
pub fn host_returns(lang: Lang) -> &'static str {
    lang.messages().company_host_returns
}

/// “Hints”
pub fn hints(lang: Lang) -> &'static str {
    lang.messages().company_hints
}

/// `$kind` of [`hints_about`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintsAboutKind {
    /// The variant `[practice]`.
    Practice,
    /// The variant `[everybody]`.
    Everybody,
    /// The variant `[none]`.
    None,
}

/// “None: no player is given hints.”
pub fn hints_about(lang: Lang, kind: HintsAboutKind) -> Message {
    (lang.messages().company_hints_about)(kind)
}

/// “Talk”
pub fn talk(lang: Lang) -> &'static str {
    lang.messages().company_talk
}

/// “Set phrases only: what the rules let partners say, and a few kind words.”
pub fn talk_on(lang: Lang) -> &'static str {
    lang.messages().company_talk_on
}

/// “Only the questions of the game itself.”
pub fn talk_off(lang: Lang) -> &'static str {
    lang.messages().company_talk_off
}

/// “No one”
pub fn may_watch_nobody(lang: Lang) -> &'static str {
    lang.messages().company_may_watch_nobody
}

/// “Anyone with the link”
pub fn may_watch_link(lang: Lang) -> &'static str {
    lang.messages().company_may_watch_link
}

/// “Anyone”
pub fn may_watch_everybody(lang: Lang) -> &'static str {
    lang.messages().company_may_watch_everybody
}

/// “`{base}` a turn.”
pub fn clock(lang: Lang, base: &Message) -> Message {
    (lang.messages().company_clock)(base)
}

/// “`{base}` a turn, and `{bank}` more for the whole game.”
pub fn clock_bank(lang: Lang, base: &Message, bank: &Message) -> Message {
    (lang.messages().company_clock_bank)(base, bank)
}

/// “Each turn played in time earns `{increment}` back.”
pub fn clock_increment(lang: Lang, increment: &Message) -> Message {
    (lang.messages().company_clock_increment)(increment)
}

/// “When the time is up, a bot acts for the player.”
pub fn clock_out(lang: Lang) -> &'static str {
    lang.messages().company_clock_out
}

/// “The cards will decide who plays with whom.”
pub fn pairs_drawn(lang: Lang) -> &'static str {
    lang.messages().company_pairs_drawn
}

/// “Partners sit opposite each other.”
pub fn pairs_opposite(lang: Lang) -> &'static str {
    lang.messages().company_pairs_opposite
}

/// “Every other seat plays together: three against three.”
pub fn pairs_threes(lang: Lang) -> &'static str {
    lang.messages().company_pairs_threes
}

/// “Everyone plays alone.”
pub fn pairs_none(lang: Lang) -> &'static str {
    lang.messages().company_pairs_none
}

/// “Free”
pub fn seat_free(lang: Lang) -> &'static str {
    lang.messages().company_seat_free
}

/// “Free: your partner’s seat”
pub fn seat_of_partner(lang: Lang) -> &'static str {
    lang.messages().company_seat_of_partner
}

/// “At the table: `{people}`.”
pub fn sitting(lang: Lang, people: &[Message]) -> Message {
    (lang.messages().company_sitting)(people)
}

/// “you”
///
/// Item of $people in `company-sitting`: the reader.
pub fn sitting_you(lang: Lang) -> &'static str {
    lang.messages().company_sitting_you
}

/// “`{name}`”
///
/// Item of $people in `company-sitting`: another person.
pub fn sitting_name<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().company_sitting_name)(name)
}

/// “`{seats}` seats are free.”
pub fn free(lang: Lang, seats: impl Into<Number>) -> Message {
    (lang.messages().company_free)(seats.into())
}

/// “Everyone is here. Begin when you like.”
pub fn begin(lang: Lang) -> &'static str {
    lang.messages().company_begin
}

/// “Send the link to your friends. Begin when they are here.”
pub fn invite(lang: Lang) -> &'static str {
    lang.messages().company_invite
}

/// “Everyone is here. `{host}` begins the game.”
pub fn host_begins<'a>(lang: Lang, host: Name<'a>) -> Message {
    (lang.messages().company_host_begins)(host)
}

/// “`{host}` begins the game when everyone is here.”
pub fn host_waits<'a>(lang: Lang, host: Name<'a>) -> Message {
    (lang.messages().company_host_waits)(host)
}

/// “The host”
///
/// In the place of the host’s name, where that is not known.
pub fn the_host(lang: Lang) -> &'static str {
    lang.messages().company_the_host
}

/// “Your table was closed before the game began.”
pub fn closed_own(lang: Lang) -> &'static str {
    lang.messages().company_closed_own
}

/// “`{host}`’s table was closed before the game began.”
pub fn closed_before<'a>(lang: Lang, host: Name<'a>) -> Message {
    (lang.messages().company_closed_before)(host)
}

/// “This table was closed.”
pub fn closed(lang: Lang) -> &'static str {
    lang.messages().company_closed
}

/// “`{name}` closed this table.”
pub fn closed_by<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().company_closed_by)(name)
}

/// “`{people}` people are watching.”
pub fn spectators(lang: Lang, people: impl Into<Number>) -> Message {
    (lang.messages().company_spectators)(people.into())
}

/// “You are watching.”
pub fn watching(lang: Lang) -> &'static str {
    lang.messages().company_watching
}

/// “You are watching. You see each deal when it is over.”
pub fn watching_serious(lang: Lang) -> &'static str {
    lang.messages().company_watching_serious
}

/// `$why` of [`stand_in`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StandInWhy {
    /// The variant `[missed]`.
    Missed,
    /// The variant `[away]`.
    Away,
    /// The variant `[asked]`.
    Asked,
    /// The variant `[left]`.
    Left,
}

/// “A bot plays for `{name}`, who left.”
pub fn stand_in<'a>(lang: Lang, name: Name<'a>, why: StandInWhy) -> Message {
    (lang.messages().company_stand_in)(name, why)
}

/// “A bot plays for you.”
pub fn own_stand_in(lang: Lang) -> &'static str {
    lang.messages().company_own_stand_in
}

/// `$why` of [`why_stand_in`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyStandIn {
    /// The variant `[missed]`.
    Missed,
    /// The variant `[away]`.
    Away,
    /// The variant `[asked]`.
    Asked,
    /// The variant `[left]`.
    Left,
}

/// “You left the table. You may come back.”
///
/// Behind “A bot plays for you.”
pub fn why_stand_in(lang: Lang, why: WhyStandIn) -> Message {
    (lang.messages().company_why_stand_in)(why)
}

/// “I’m back”
pub fn come_back(lang: Lang) -> &'static str {
    lang.messages().company_come_back
}

/// “`{player}` is playing on another device now.”
pub fn carried<'a>(lang: Lang, player: Player<'a>) -> Message {
    (lang.messages().company_carried)(player)
}

/// “`{player}` is playing in this seat now.”
///
/// The player has taken over a hand from a bot, or from a player who left.
pub fn took_over<'a>(lang: Lang, player: Player<'a>) -> Message {
    (lang.messages().company_took_over)(player)
}

/// `$why` of [`new_host`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewHostWhy {
    /// The variant `[given]`.
    Given,
    /// The variant `[away]`.
    Away,
    /// The variant `[left]`.
    Left,
    /// The variant `[back]`.
    Back,
}

/// “`{player}` is back, and is the host again.”
pub fn new_host<'a>(lang: Lang, player: Player<'a>, why: NewHostWhy) -> Message {
    (lang.messages().company_new_host)(player, why)
}

/// “`{name}` has paused the game.”
pub fn paused<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().company_paused)(name)
}

/// “Everything stays as it is, for days if need be. Any player may resume the game.”
pub fn paused_about(lang: Lang) -> &'static str {
    lang.messages().company_paused_about
}

/// “Resume”
pub fn resume(lang: Lang) -> &'static str {
    lang.messages().company_resume
}

/// “It is your turn at our canasta table: `{link}`”
pub fn reminder(lang: Lang, link: &str) -> Message {
    (lang.messages().company_reminder)(link)
}

/// “Come and play canasta with us:”
///
/// A link follows.
pub fn invitation(lang: Lang) -> &'static str {
    lang.messages().company_invitation
}
