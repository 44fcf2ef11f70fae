// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/error.ftl`

use crate::{Lang, Message, Number};

/// “Error `{status}`.”
pub fn status(lang: Lang, status: impl Into<Number>) -> Message {
    (lang.messages().error_status)(status.into())
}

/// “This page tries again by itself in `{span}`.”
pub fn again_in(lang: Lang, span: &Message) -> Message {
    (lang.messages().error_again_in)(span)
}

/// “What you sent has not been accepted yet; it will be sent again then.”
///
/// Behind that sentence, where a form was sent.
pub fn sent_again(lang: Lang) -> &'static str {
    lang.messages().error_sent_again
}

/// “Try again”
pub fn try_again(lang: Lang) -> &'static str {
    lang.messages().error_try_again
}

/// “Not understood”
pub fn title_bad_request(lang: Lang) -> &'static str {
    lang.messages().error_title_bad_request
}

/// “Request refused”
pub fn title_foreign(lang: Lang) -> &'static str {
    lang.messages().error_title_foreign
}

/// “Wrong address”
pub fn title_wrong_address(lang: Lang) -> &'static str {
    lang.messages().error_title_wrong_address
}

/// “Not your seat”
pub fn title_not_your_seat(lang: Lang) -> &'static str {
    lang.messages().error_title_not_your_seat
}

/// “No hints”
pub fn title_no_hints(lang: Lang) -> &'static str {
    lang.messages().error_title_no_hints
}

/// “No such page”
pub fn title_no_such_page(lang: Lang) -> &'static str {
    lang.messages().error_title_no_such_page
}

/// “No such table”
pub fn title_no_such_table(lang: Lang) -> &'static str {
    lang.messages().error_title_no_such_table
}

/// “No such invitation”
pub fn title_no_such_invitation(lang: Lang) -> &'static str {
    lang.messages().error_title_no_such_invitation
}

/// “Link no longer works”
pub fn title_used_link(lang: Lang) -> &'static str {
    lang.messages().error_title_used_link
}

/// “No such chapter”
pub fn title_no_such_chapter(lang: Lang) -> &'static str {
    lang.messages().error_title_no_such_chapter
}

/// “Not possible here”
pub fn title_wrong_method(lang: Lang) -> &'static str {
    lang.messages().error_title_wrong_method
}

/// “Not yet”
pub fn title_not_over(lang: Lang) -> &'static str {
    lang.messages().error_title_not_over
}

/// “Nothing to replay”
pub fn title_not_played(lang: Lang) -> &'static str {
    lang.messages().error_title_not_played
}

/// “The game is over here”
pub fn title_over_here(lang: Lang) -> &'static str {
    lang.messages().error_title_over_here
}

/// “Not from this record”
pub fn title_no_beginning(lang: Lang) -> &'static str {
    lang.messages().error_title_no_beginning
}

/// “No such deal”
pub fn title_no_such_deal(lang: Lang) -> &'static str {
    lang.messages().error_title_no_such_deal
}

/// “No such seat”
pub fn title_no_such_seat(lang: Lang) -> &'static str {
    lang.messages().error_title_no_such_seat
}

/// “No such level”
pub fn title_no_such_level(lang: Lang) -> &'static str {
    lang.messages().error_title_no_such_level
}

/// “Not before tomorrow”
pub fn title_day_not_over(lang: Lang) -> &'static str {
    lang.messages().error_title_day_not_over
}

/// “Not this deal”
pub fn title_deal_not_over(lang: Lang) -> &'static str {
    lang.messages().error_title_deal_not_over
}

/// “Too slow”
pub fn title_too_slow(lang: Lang) -> &'static str {
    lang.messages().error_title_too_slow
}

/// “Too large”
pub fn title_too_large(lang: Lang) -> &'static str {
    lang.messages().error_title_too_large
}

/// “Not a page”
pub fn title_not_a_page(lang: Lang) -> &'static str {
    lang.messages().error_title_not_a_page
}

/// “Too many requests”
pub fn title_too_often(lang: Lang) -> &'static str {
    lang.messages().error_title_too_often
}

/// “Too many connections”
pub fn title_crowded(lang: Lang) -> &'static str {
    lang.messages().error_title_crowded
}

/// “The server is full”
pub fn title_full(lang: Lang) -> &'static str {
    lang.messages().error_title_full
}

/// “Too many windows”
pub fn title_too_many_windows(lang: Lang) -> &'static str {
    lang.messages().error_title_too_many_windows
}

/// “Something went wrong”
pub fn title_crashed(lang: Lang) -> &'static str {
    lang.messages().error_title_crashed
}

/// “This table is damaged”
pub fn title_quarantined(lang: Lang) -> &'static str {
    lang.messages().error_title_quarantined
}

/// “Just a moment”
pub fn title_unavailable(lang: Lang) -> &'static str {
    lang.messages().error_title_unavailable
}

/// “No room left”
pub fn title_disk_full(lang: Lang) -> &'static str {
    lang.messages().error_title_disk_full
}

/// “Not possible now”
///
/// Something at a table that cannot be done now; the sentence is one of a request.
pub fn title_not_now(lang: Lang) -> &'static str {
    lang.messages().error_title_not_now
}

/// “The server does not understand this request.”
pub fn not_understood(lang: Lang) -> &'static str {
    lang.messages().error_not_understood
}

/// “An act is sent as JSON: {"id": "…", "n": 17, "act": "draw"}.”
pub fn not_an_act(lang: Lang) -> &'static str {
    lang.messages().error_not_an_act
}

/// “Being ready for the next deal is sent as JSON: {"id": "…", "n": 17}.”
pub fn not_ready(lang: Lang) -> &'static str {
    lang.messages().error_not_ready
}

/// “A hint is asked for with JSON: {"n": 17}.”
pub fn not_asked(lang: Lang) -> &'static str {
    lang.messages().error_not_asked
}

/// “One of the set phrases is sent as JSON: {"say": "minimum"}.”
pub fn not_said(lang: Lang) -> &'static str {
    lang.messages().error_not_said
}

/// “An act needs an id of 1 to 64 letters, digits, hyphens or underscores.”
pub fn bad_id(lang: Lang) -> &'static str {
    lang.messages().error_bad_id
}

/// “What you add to a deal is 32 digits or letters from a to f.”
pub fn bad_cut(lang: Lang) -> &'static str {
    lang.messages().error_bad_cut
}

/// “What is sent here has the content type application/json.”
pub fn wrong_type_json(lang: Lang) -> &'static str {
    lang.messages().error_wrong_type_json
}

/// “A record is sent as text, or as a file from a form.”
pub fn wrong_type_record(lang: Lang) -> &'static str {
    lang.messages().error_wrong_type_record
}

/// “A form is sent with the content type application/x-www-form-urlencoded.”
pub fn wrong_type_form(lang: Lang) -> &'static str {
    lang.messages().error_wrong_type_form
}

/// “This address does not take such a request.”
pub fn wrong_method(lang: Lang) -> &'static str {
    lang.messages().error_wrong_method
}

/// “This address is for the table’s live connection.”
pub fn not_a_socket(lang: Lang) -> &'static str {
    lang.messages().error_not_a_socket
}

/// “The request took too long to arrive. Try again.”
pub fn too_slow(lang: Lang) -> &'static str {
    lang.messages().error_too_slow
}

/// “The request is larger than 16 KiB.”
pub fn too_large(lang: Lang) -> &'static str {
    lang.messages().error_too_large
}

/// “This file is larger than 512 KiB, so it is not a record of a game.”
pub fn record_too_large(lang: Lang) -> &'static str {
    lang.messages().error_record_too_large
}

/// “This request came from another site, so it was refused. If you were using this server’s own pages, the server does not know its own address: its log says what to change.”
pub fn foreign(lang: Lang) -> &'static str {
    lang.messages().error_foreign
}

/// “You opened this server at another address than the one it was set up for, so the table cannot stay connected. The server’s log tells its operator what to change. Your seat is kept.”
pub fn wrong_address(lang: Lang) -> &'static str {
    lang.messages().error_wrong_address
}

/// “You have no seat at this table, or your session has expired. The seat belongs to the browser that took it.”
pub fn not_your_seat(lang: Lang) -> &'static str {
    lang.messages().error_not_your_seat
}

/// “This table gives no hints.”
pub fn no_hints(lang: Lang) -> &'static str {
    lang.messages().error_no_hints
}

/// “There is nothing at this address.”
pub fn no_such_page(lang: Lang) -> &'static str {
    lang.messages().error_no_such_page
}

/// “There is no table at this address. It may be mistyped.”
pub fn no_such_table(lang: Lang) -> &'static str {
    lang.messages().error_no_such_table
}

/// “This link does not lead to a table. It may have been cut off or mistyped: ask for it again.”
pub fn no_such_invitation(lang: Lang) -> &'static str {
    lang.messages().error_no_such_invitation
}

/// “A link to another device works once, for ten minutes. This one has been used, has expired or was cut off: make a new one on the device you play on, under “Your devices”.”
pub fn no_such_device_link(lang: Lang) -> &'static str {
    lang.messages().error_no_such_device_link
}

/// “The rules have no chapter with that name.”
pub fn no_such_chapter(lang: Lang) -> &'static str {
    lang.messages().error_no_such_chapter
}

/// “A game can be replayed once it is over.”
pub fn not_over(lang: Lang) -> &'static str {
    lang.messages().error_not_over
}

/// “No deal of this game was played, so there is nothing to replay.”
pub fn not_played(lang: Lang) -> &'static str {
    lang.messages().error_not_played
}

/// “Step back to an earlier moment to play on from there.”
pub fn over_here(lang: Lang) -> &'static str {
    lang.messages().error_over_here
}

/// “This game has no deal of that number. Choose one of its deals.”
pub fn no_such_deal(lang: Lang) -> &'static str {
    lang.messages().error_no_such_deal
}

/// “This game has no such seat. Choose one of its seats.”
pub fn no_such_seat(lang: Lang) -> &'static str {
    lang.messages().error_no_such_seat
}

/// “The computer does not play at that level here. Choose another.”
pub fn no_such_level(lang: Lang) -> &'static str {
    lang.messages().error_no_such_level
}

/// “These are the cards of today’s deal. Until the day is over (at midnight UTC) you can only look at your own try; then you can play them again and download the game.”
pub fn day_not_over(lang: Lang) -> &'static str {
    lang.messages().error_day_not_over
}

/// “That deal was not played to its end, so it cannot be played again. Choose another.”
pub fn deal_not_over(lang: Lang) -> &'static str {
    lang.messages().error_deal_not_over
}

/// “Beside this server there may still be one of an older release, which cannot read such a table. Try again in a minute.”
pub fn older_servers(lang: Lang) -> &'static str {
    lang.messages().error_older_servers
}

/// “This record begins in the middle of a game, so you cannot play on from it.”
pub fn no_beginning(lang: Lang) -> &'static str {
    lang.messages().error_no_beginning
}

/// “Too many requests came from your device or network in a short time. Wait before you try again.”
pub fn too_often(lang: Lang) -> &'static str {
    lang.messages().error_too_often
}

/// “Too many connections are open from your address. Close some windows, then try again.”
pub fn crowded(lang: Lang) -> &'static str {
    lang.messages().error_crowded
}

/// “Too many people are connected to this server. Try again later.”
pub fn full(lang: Lang) -> &'static str {
    lang.messages().error_full
}

/// “This table is open in too many windows. Close some of them.”
pub fn too_many_windows(lang: Lang) -> &'static str {
    lang.messages().error_too_many_windows
}

/// “A fault in the server stopped this request. Your game is kept.”
pub fn crashed(lang: Lang) -> &'static str {
    lang.messages().error_crashed
}

/// “The stored game is damaged, so it cannot go on. Other tables are not affected.”
pub fn quarantined(lang: Lang) -> &'static str {
    lang.messages().error_quarantined
}

/// “This table is changing over to another server. Your game is kept; try again in a moment.”
pub fn moving(lang: Lang) -> &'static str {
    lang.messages().error_moving
}

/// “The server is stopping or its database does not answer. Your game is kept; try again soon.”
pub fn unavailable(lang: Lang) -> &'static str {
    lang.messages().error_unavailable
}

/// “The server’s disk is full, so nothing was done. Your game is kept; try again later.”
pub fn disk_full(lang: Lang) -> &'static str {
    lang.messages().error_disk_full
}

/// “This server is reached by https only.”
pub fn https_only(lang: Lang) -> &'static str {
    lang.messages().error_https_only
}
