//! Refusals of requests by the table, and error pages.

use canasta_table::{GameRefusal, TableRefusal};

use crate::messages::{error, pad, request};
use crate::refusal::{self, Refusal};
use crate::{Lang, Name};

/// Explains why a game request was refused. `None` if no rule of the game forbids it.
pub fn game_refusal(lang: Lang, why: &GameRefusal) -> Option<Refusal> {
    let table_rule = |code, rule, because: String| Some(Refusal { code, because, rule });
    match why {
        GameRefusal::Illegal(illegal) => Some(refusal::explain(lang, illegal)),
        GameRefusal::NotYourTurn { to_act } => {
            table_rule("not-now", "turn", request::not_your_turn(lang, Name(to_act)).into())
        }
        GameRefusal::AnswerDue { from } => {
            table_rule("not-now", "asking", request::answer_due(lang, Name(from)).into())
        }
        GameRefusal::Covered { next } => table_rule("not-now", "turn", request::covered(lang, Name(next)).into()),
        GameRefusal::DealNotOver => table_rule("not-now", "scores", request::deal_not_over(lang).into()),
        GameRefusal::ReadyAlready => table_rule("not-now", "scores", request::ready_already(lang).into()),
        GameRefusal::GameOver => table_rule("deal-over", "scores", request::over(lang).into()),
        GameRefusal::NotBegun => table_rule("not-now", "turn", request::not_begun(lang).into()),
        GameRefusal::Paused => table_rule("not-now", "turn", request::paused(lang).into()),
        GameRefusal::NoTakingBack => table_rule("not-now", "turn", request::no_taking_back(lang).into()),
        GameRefusal::NotAlone => table_rule("not-now", "turn", request::not_alone(lang).into()),
        GameRefusal::NothingToTakeBack => table_rule("not-now", "turn", request::nothing_to_take_back(lang).into()),
        GameRefusal::NoSuchSeat | GameRefusal::Stale | GameRefusal::IdTaken | GameRefusal::NotYet(_) => None,
    }
}

/// Explains to a player why the table refused a request.
pub fn table_refusal(lang: Lang, why: TableRefusal) -> &'static str {
    let sentence = match why {
        TableRefusal::NotAGuest => request::not_a_guest,
        TableRefusal::NotTheHost => request::not_the_host,
        TableRefusal::GameBegun => request::game_begun,
        TableRefusal::GameNotBegun => request::game_not_begun,
        TableRefusal::SeatTaken => request::seat_taken,
        TableRefusal::SeatReserved => request::seat_reserved,
        TableRefusal::SeatFree => request::seat_free,
        TableRefusal::AlreadySeated => request::already_seated,
        TableRefusal::NotSeated => request::not_seated,
        TableRefusal::CompetitiveGame => request::competitive_game,
        TableRefusal::SeatsFree => request::seats_free,
        TableRefusal::DrawFailed => request::draw_failed,
        TableRefusal::GameOver => request::game_over,
        TableRefusal::NoDealDue => request::no_deal_due,
        TableRefusal::NoPlayerReady => request::no_player_ready,
        TableRefusal::Paused => request::game_paused,
        TableRefusal::StillPlaying => request::still_playing,
        TableRefusal::TableFull => request::table_full,
        TableRefusal::PhraseNotAllowed => request::phrase_not_allowed,
        TableRefusal::TooMuchChat => request::said_too_much,
        TableRefusal::NoSuchBot => request::no_such_bot,
        TableRefusal::Banned => request::turned_away,
        TableRefusal::NotYourself => request::not_yourself,
        TableRefusal::AskTheHost => request::ask_the_host,
        TableRefusal::HasClock => request::has_clock,
        TableRefusal::TimeLimitOutOfRange => request::not_a_time_allowed,
        TableRefusal::NotSlowYet => request::not_late,
        TableRefusal::NameLater => request::name_later,
        TableRefusal::NameTooOften => request::name_too_often,
        TableRefusal::RequestGone => request::gone,
        TableRefusal::TableClosed => request::table_closed,
        TableRefusal::TooManyJoinRequests => request::too_many_ask,
        TableRefusal::NotWaiting => request::not_waiting,
        TableRefusal::NoGuests => request::no_guests,
        TableRefusal::GameNotOver => request::game_not_over,
        TableRefusal::OneDeal => request::one_deal,
        TableRefusal::OnePersonOnly => request::for_one,
        TableRefusal::SidesToConcede => request::sides_to_concede,
        TableRefusal::DealToConcede => request::deal_to_concede,
        TableRefusal::OlderServers => error::older_servers,
        TableRefusal::NoSuchCode => request::no_such_code,
    };
    sentence(lang)
}

/// A message without arguments.
type PlainMessage = fn(Lang) -> &'static str;

/// An error of a request or the server, with texts for a page or script.
#[derive(Clone, Copy, Debug)]
pub struct Notice {
    /// The HTTP status.
    pub status: u16,
    title: PlainMessage,
    sentence: PlainMessage,
}

impl Notice {
    /// The title of the error page.
    pub fn title(&self, lang: Lang) -> &'static str {
        (self.title)(lang)
    }

    /// What happened and what to do.
    pub fn sentence(&self, lang: Lang) -> &'static str {
        (self.sentence)(lang)
    }
}

macro_rules! notices {
    ($($name:ident $status:literal $title:path, $sentence:path;)+) => {
        $(
            #[doc = stringify!($sentence)]
            pub const $name: Notice = Notice { status: $status, title: $title, sentence: $sentence };
        )+
    };
}

notices! {
    NOT_UNDERSTOOD 400 error::title_bad_request, error::not_understood;
    NOT_AN_ACTION 400 error::title_bad_request, error::not_an_action;
    NOT_READY 400 error::title_bad_request, error::not_ready;
    NOT_ASKED 400 error::title_bad_request, error::not_asked;
    NOT_SAID 400 error::title_bad_request, error::not_said;
    BAD_ID 400 error::title_bad_request, error::bad_id;
    BAD_CUT 400 error::title_bad_request, error::bad_cut;
    FOREIGN 403 error::title_foreign, error::foreign;
    WRONG_ADDRESS 403 error::title_wrong_address, error::wrong_address;
    NOT_YOUR_SEAT 403 error::title_not_your_seat, error::not_your_seat;
    NO_HINTS 403 error::title_no_hints, error::no_hints;
    NO_SUCH_PAGE 404 error::title_no_such_page, error::no_such_page;
    NO_SUCH_PAD 404 error::title_no_such_page, pad::no_such_pad;
    NO_SUCH_TABLE 404 error::title_no_such_table, error::no_such_table;
    NO_SUCH_INVITATION 404 error::title_no_such_invitation, error::no_such_invitation;
    NO_SUCH_DEVICE_LINK 404 error::title_used_link, error::no_such_device_link;
    NO_SUCH_CHAPTER 404 error::title_no_such_chapter, error::no_such_chapter;
    WRONG_METHOD 405 error::title_wrong_method, error::wrong_method;
    NOT_OVER 409 error::title_not_over, error::not_over;
    NOT_PLAYED 409 error::title_not_played, error::not_played;
    NOTHING_TO_PLAY 409 error::title_over_here, error::over_here;
    NO_BEGINNING 409 error::title_no_beginning, error::no_beginning;
    NO_SUCH_DEAL 422 error::title_no_such_deal, error::no_such_deal;
    NO_SUCH_SEAT 422 error::title_no_such_seat, error::no_such_seat;
    NO_SUCH_LEVEL 422 error::title_no_such_level, error::no_such_level;
    DAY_NOT_OVER 409 error::title_day_not_over, error::day_not_over;
    DEAL_NOT_OVER 409 error::title_deal_not_over, error::deal_not_over;
    TOO_SLOW 408 error::title_too_slow, error::too_slow;
    TOO_LARGE 413 error::title_too_large, error::too_large;
    RECORD_TOO_LARGE 413 error::title_too_large, error::record_too_large;
    WRONG_TYPE_JSON 415 error::title_bad_request, error::wrong_type_json;
    WRONG_TYPE_RECORD 415 error::title_bad_request, error::wrong_type_record;
    WRONG_TYPE_FORM 415 error::title_bad_request, error::wrong_type_form;
    NOT_A_SOCKET 426 error::title_not_a_page, error::not_a_socket;
    TOO_OFTEN 429 error::title_too_often, error::too_often;
    CROWDED 503 error::title_crowded, error::crowded;
    FULL 503 error::title_full, error::full;
    TOO_MANY_WINDOWS 429 error::title_too_many_windows, error::too_many_windows;
    CRASHED 500 error::title_crashed, error::crashed;
    QUARANTINED 500 error::title_quarantined, error::quarantined;
    UNAVAILABLE 503 error::title_unavailable, error::unavailable;
    OLDER_SERVERS 503 error::title_unavailable, error::older_servers;
    MOVING 503 error::title_unavailable, error::moving;
    DISK_FULL 503 error::title_disk_full, error::disk_full;
}
