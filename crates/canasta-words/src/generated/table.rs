// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::{Message, Name, Number, Player};
use canasta::{Card, Kind};

/// All messages of a language. Call them through [`messages`](crate::messages).
#[derive(Debug)]
pub struct Messages {
    /// `calendar-title`
    pub calendar_title: &'static str,
    /// `calendar-heading`
    pub calendar_heading: &'static str,
    /// `calendar-about`
    pub calendar_about: &'static str,
    /// `calendar-link`
    pub calendar_link: &'static str,
    /// `calendar-copy`
    pub calendar_copy: &'static str,
    /// `calendar-subscribe`
    pub calendar_subscribe: &'static str,
    /// `calendar-private`
    pub calendar_private: &'static str,
    /// `devices-title`
    pub devices_title: &'static str,
    /// `devices-heading`
    pub devices_heading: &'static str,
    /// `devices-open`
    pub devices_open: &'static str,
    /// `devices-comes-along`
    pub devices_comes_along: &'static str,
    /// `devices-have-code`
    pub devices_have_code: &'static str,
    /// `devices-list`
    pub devices_list: &'static str,
    /// `devices-this`
    pub devices_this: &'static str,
    /// `devices-days`
    pub devices_days: fn(&Message, &Message) -> Message,
    /// `devices-end`
    pub devices_end: &'static str,
    /// `devices-end-one`
    pub devices_end_one: fn(&str, bool) -> Message,
    /// `devices-end-about`
    pub devices_end_about: &'static str,
    /// `devices-apart`
    pub devices_apart: &'static str,
    /// `devices-apart-one`
    pub devices_apart_one: fn(Name<'_>, Number) -> Message,
    /// `devices-go-on-as`
    pub devices_go_on_as: fn(Name<'_>) -> Message,
    /// `devices-link-title`
    pub devices_link_title: &'static str,
    /// `devices-link-about`
    pub devices_link_about: fn() -> Message,
    /// `devices-square`
    pub devices_square: &'static str,
    /// `devices-scan`
    pub devices_scan: &'static str,
    /// `devices-link`
    pub devices_link: &'static str,
    /// `devices-copy`
    pub devices_copy: &'static str,
    /// `devices-or-code`
    pub devices_or_code: &'static str,
    /// `devices-type-it`
    pub devices_type_it: &'static str,
    /// `devices-code-title`
    pub devices_code_title: &'static str,
    /// `devices-code-heading`
    pub devices_code_heading: &'static str,
    /// `devices-code-about`
    pub devices_code_about: &'static str,
    /// `devices-code-form`
    pub devices_code_form: &'static str,
    /// `devices-code`
    pub devices_code: &'static str,
    /// `devices-code-go`
    pub devices_code_go: &'static str,
    /// `devices-code-safe`
    pub devices_code_safe: &'static str,
    /// `devices-carry-title`
    pub devices_carry_title: &'static str,
    /// `devices-carry-heading`
    pub devices_carry_heading: fn(Name<'_>) -> Message,
    /// `devices-carries`
    pub devices_carries: fn(Name<'_>, Number) -> Message,
    /// `devices-kept-apart`
    pub devices_kept_apart: fn(Name<'_>, Number) -> Message,
    /// `devices-not-yours`
    pub devices_not_yours: &'static str,
    /// `devices-play-as`
    pub devices_play_as: fn(Name<'_>) -> Message,
    /// `devices-no`
    pub devices_no: &'static str,
    /// `devices-same`
    pub devices_same: &'static str,
    /// `devices-app`
    pub devices_app: &'static str,
    /// `devices-used`
    pub devices_used: &'static str,
    /// `devices-no-guest`
    pub devices_no_guest: &'static str,
    /// `devices-not-one`
    pub devices_not_one: &'static str,
    /// `devices-last`
    pub devices_last: &'static str,
    /// `door-title`
    pub door_title: &'static str,
    /// `door-heading`
    pub door_heading: &'static str,
    /// `door-ask`
    pub door_ask: &'static str,
    /// `door-other-device`
    pub door_other_device: &'static str,
    /// `door-have-code`
    pub door_have_code: &'static str,
    /// `door-code-of-device`
    pub door_code_of_device: &'static str,
    /// `error-status`
    pub error_status: fn(Number) -> Message,
    /// `forget-title`
    pub forget_title: &'static str,
    /// `forget-heading`
    pub forget_heading: &'static str,
    /// `forget-goes`
    pub forget_goes: &'static str,
    /// `forget-name`
    pub forget_name: &'static str,
    /// `forget-talk`
    pub forget_talk: &'static str,
    /// `forget-browser`
    pub forget_browser: &'static str,
    /// `forget-figures`
    pub forget_figures: fn() -> Message,
    /// `forget-way-back`
    pub forget_way_back: fn() -> Message,
    /// `forget-apart`
    pub forget_apart: &'static str,
    /// `forget-stays`
    pub forget_stays: &'static str,
    /// `forget-cards`
    pub forget_cards: &'static str,
    /// `forget-for-good`
    pub forget_for_good: &'static str,
    /// `forget-now`
    pub forget_now: &'static str,
    /// `forget-keep`
    pub forget_keep: &'static str,
    /// `forget-done-title`
    pub forget_done_title: &'static str,
    /// `forget-done-heading`
    pub forget_done_heading: &'static str,
    /// `forget-nothing-left`
    pub forget_nothing_left: &'static str,
    /// `forget-script-clears`
    pub forget_script_clears: &'static str,
    /// `lobby-title`
    pub lobby_title: &'static str,
    /// `lobby-heading`
    pub lobby_heading: &'static str,
    /// `lobby-about`
    pub lobby_about: &'static str,
    /// `lobby-new-table`
    pub lobby_new_table: &'static str,
    /// `lobby-join`
    pub lobby_join: &'static str,
    /// `lobby-waiting`
    pub lobby_waiting: &'static str,
    /// `lobby-none-waiting`
    pub lobby_none_waiting: &'static str,
    /// `lobby-in-play`
    pub lobby_in_play: &'static str,
    /// `lobby-tables`
    pub lobby_tables: fn(Number, Number) -> Message,
    /// `lobby-people`
    pub lobby_people: fn(Number) -> Message,
    /// `lobby-table-of`
    pub lobby_table_of: fn(Name<'_>) -> Message,
    /// `lobby-game`
    pub lobby_game: fn(&Message, Number) -> Message,
    /// `lobby-seats`
    pub lobby_seats: fn(Number, Number, Number) -> Message,
    /// `lobby-no-clock`
    pub lobby_no_clock: &'static str,
    /// `lobby-clock`
    pub lobby_clock: fn(&Message) -> Message,
    /// `lobby-watchers`
    pub lobby_watchers: fn(Number) -> Message,
    /// `lobby-sit-down`
    pub lobby_sit_down: &'static str,
    /// `lobby-sit-down-at`
    pub lobby_sit_down_at: fn(Name<'_>) -> Message,
    /// `lobby-watch`
    pub lobby_watch: &'static str,
    /// `lobby-watch-at`
    pub lobby_watch_at: fn(Name<'_>) -> Message,
    /// `log-turn`
    pub log_turn: fn(Player<'_>, bool, &[Message]) -> Message,
    /// `log-drew`
    pub log_drew: &'static str,
    /// `log-drew-several`
    pub log_drew_several: fn(Number) -> Message,
    /// `log-drew-cards`
    pub log_drew_cards: fn(&[Message]) -> Message,
    /// `log-took`
    pub log_took: &'static str,
    /// `log-took-with`
    pub log_took_with: fn(Number, &[Message]) -> Message,
    /// `log-took-onto`
    pub log_took_onto: fn(Number, crate::messages::log::TookOntoWhose, Kind) -> Message,
    /// `log-laid`
    pub log_laid: fn(&[Message]) -> Message,
    /// `log-laid-red-threes`
    pub log_laid_red_threes: fn(&[Message]) -> Message,
    /// `log-discarded`
    pub log_discarded: fn(Card) -> Message,
    /// `log-passed`
    pub log_passed: &'static str,
    /// `log-card`
    pub log_card: fn(Card) -> Message,
    /// `log-some-of`
    pub log_some_of: fn(Number, Kind) -> Message,
    /// `log-meld`
    pub log_meld: fn(Number, Kind, &[Message]) -> Message,
    /// `log-wilds-onto`
    pub log_wilds_onto: fn(&[Message], Kind) -> Message,
    /// `log-frozen`
    pub log_frozen: &'static str,
    /// `log-canasta`
    pub log_canasta: fn(bool, Kind) -> Message,
    /// `log-one-card-left`
    pub log_one_card_left: &'static str,
    /// `log-last-card-red-three`
    pub log_last_card_red_three: &'static str,
    /// `log-asked`
    pub log_asked: fn(Player<'_>, bool) -> Message,
    /// `log-answered`
    pub log_answered: fn(Player<'_>, bool, bool) -> Message,
    /// `log-red-threes`
    pub log_red_threes: fn(Player<'_>, &[Message]) -> Message,
    /// `log-red-threes-drew`
    pub log_red_threes_drew: fn(Player<'_>, &[Message], Number) -> Message,
    /// `log-red-threes-drew-cards`
    pub log_red_threes_drew_cards: fn(Player<'_>, &[Message], &[Message]) -> Message,
    /// `log-dealt`
    pub log_dealt: fn(Number, Player<'_>) -> Message,
    /// `log-dealt-and-cut`
    pub log_dealt_and_cut: fn(Number, Player<'_>, Player<'_>) -> Message,
    /// `log-went-out`
    pub log_went_out: fn(Player<'_>, bool) -> Message,
    /// `log-stock-empty`
    pub log_stock_empty: &'static str,
    /// `log-last-red-three`
    pub log_last_red_three: fn(Player<'_>) -> Message,
    /// `menu-title`
    pub menu_title: &'static str,
    /// `menu-close`
    pub menu_close: &'static str,
    /// `menu-score-and-log`
    pub menu_score_and_log: &'static str,
    /// `menu-rules`
    pub menu_rules: &'static str,
    /// `menu-keys`
    pub menu_keys: &'static str,
    /// `menu-devices`
    pub menu_devices: &'static str,
    /// `menu-leave`
    pub menu_leave: &'static str,
    /// `menu-settings`
    pub menu_settings: &'static str,
    /// `menu-commitment`
    pub menu_commitment: fn(&str) -> Message,
    /// `menu-what-is-this`
    pub menu_what_is_this: &'static str,
    /// `menu-keys-title`
    pub menu_keys_title: &'static str,
    /// `menu-keys-close`
    pub menu_keys_close: &'static str,
    /// `menu-keys-about`
    pub menu_keys_about: &'static str,
    /// `menu-key-draw`
    pub menu_key_draw: &'static str,
    /// `menu-key-take`
    pub menu_key_take: &'static str,
    /// `menu-key-lay`
    pub menu_key_lay: &'static str,
    /// `menu-key-discard`
    pub menu_key_discard: &'static str,
    /// `menu-key-ask`
    pub menu_key_ask: &'static str,
    /// `menu-key-red-three`
    pub menu_key_red_three: &'static str,
    /// `menu-key-rank`
    pub menu_key_rank: &'static str,
    /// `menu-key-whole-rank`
    pub menu_key_whole_rank: &'static str,
    /// `menu-key-arrows`
    pub menu_key_arrows: &'static str,
    /// `menu-key-enter`
    pub menu_key_enter: &'static str,
    /// `menu-key-backspace`
    pub menu_key_backspace: &'static str,
    /// `menu-key-escape`
    pub menu_key_escape: &'static str,
    /// `menu-key-hint`
    pub menu_key_hint: &'static str,
    /// `menu-key-pile`
    pub menu_key_pile: &'static str,
    /// `menu-key-others`
    pub menu_key_others: &'static str,
    /// `menu-key-score`
    pub menu_key_score: &'static str,
    /// `menu-key-hand`
    pub menu_key_hand: &'static str,
    /// `menu-key-keys`
    pub menu_key_keys: &'static str,
    /// `menu-keycap-whole-rank`
    pub menu_keycap_whole_rank: &'static str,
    /// `menu-keycap-arrows`
    pub menu_keycap_arrows: &'static str,
    /// `menu-keycap-enter`
    pub menu_keycap_enter: &'static str,
    /// `menu-keycap-backspace`
    pub menu_keycap_backspace: &'static str,
    /// `menu-keycap-escape`
    pub menu_keycap_escape: &'static str,
    /// `nav-to-start`
    pub nav_to_start: &'static str,
    /// `nav-to-lobby`
    pub nav_to_lobby: &'static str,
    /// `nav-your-devices`
    pub nav_your_devices: &'static str,
    /// `position-seat`
    pub position_seat: fn(&str, Number, Number) -> Message,
    /// `position-length`
    pub position_length: fn(&str, Number, Number) -> Message,
    /// `position-score`
    pub position_score: fn(Number, i32) -> Message,
    /// `position-card-too-often`
    pub position_card_too_often: fn(Card, Number) -> Message,
    /// `position-too-few-cards`
    pub position_too_few_cards: fn(Number) -> Message,
    /// `position-meld`
    pub position_meld: fn(Number, &str, &str) -> Message,
    /// `position-long-meld`
    pub position_long_meld: fn(Number, &str) -> Message,
    /// `position-two-melds`
    pub position_two_melds: fn(Number, Kind) -> Message,
    /// `position-not-a-red-three`
    pub position_not_a_red_three: fn(Card, Number) -> Message,
    /// `position-red-three-in-hand`
    pub position_red_three_in_hand: fn(Number) -> Message,
    /// `position-empty-hand`
    pub position_empty_hand: fn(Number) -> Message,
    /// `position-phase`
    pub position_phase: &'static str,
    /// `position-melded-without-meld`
    pub position_melded_without_meld: fn(Number) -> Message,
    /// `refusal-draw-first`
    pub refusal_draw_first: &'static str,
    /// `refusal-already-drew`
    pub refusal_already_drew: &'static str,
    /// `refusal-answer-due`
    pub refusal_answer_due: &'static str,
    /// `refusal-nothing-asked`
    pub refusal_nothing_asked: &'static str,
    /// `refusal-stock-not-empty`
    pub refusal_stock_not_empty: &'static str,
    /// `refusal-deal-over`
    pub refusal_deal_over: &'static str,
    /// `refusal-card-not-held`
    pub refusal_card_not_held: fn(Card) -> Message,
    /// `refusal-card-held-less`
    pub refusal_card_held_less: fn(Card, Number, Number) -> Message,
    /// `refusal-kind-not-held`
    pub refusal_kind_not_held: fn(Kind) -> Message,
    /// `refusal-kind-held-less`
    pub refusal_kind_held_less: fn(Kind, Number, Number) -> Message,
    /// `refusal-unread-nothing`
    pub refusal_unread_nothing: &'static str,
    /// `refusal-unread-word`
    pub refusal_unread_word: fn(&str) -> Message,
    /// `refusal-unread-card`
    pub refusal_unread_card: fn(&str) -> Message,
    /// `refusal-unread-rank`
    pub refusal_unread_rank: fn(&str) -> Message,
    /// `refusal-nothing-named`
    pub refusal_nothing_named: &'static str,
    /// `refusal-unread-one-card`
    pub refusal_unread_one_card: fn(&str, Number) -> Message,
    /// `refusal-unread-alone`
    pub refusal_unread_alone: fn(&str, &str) -> Message,
    /// `refusal-meld-too-small`
    pub refusal_meld_too_small: fn(Kind, Number) -> Message,
    /// `refusal-too-few-naturals`
    pub refusal_too_few_naturals: fn(Kind, Number) -> Message,
    /// `refusal-too-many-wilds`
    pub refusal_too_many_wilds: fn(Kind, Number) -> Message,
    /// `refusal-wilds-outnumber`
    pub refusal_wilds_outnumber: fn(Kind, Number, Number) -> Message,
    /// `refusal-naturals-must-outnumber`
    pub refusal_naturals_must_outnumber: fn(Kind, Number, Number) -> Message,
    /// `refusal-mixed-ranks`
    pub refusal_mixed_ranks: fn(Kind, Kind) -> Message,
    /// `refusal-wilds-alone`
    pub refusal_wilds_alone: &'static str,
    /// `refusal-named-twice`
    pub refusal_named_twice: fn(Kind) -> Message,
    /// `refusal-no-such-meld`
    pub refusal_no_such_meld: fn(Kind) -> Message,
    /// `refusal-red-threes-not-melded`
    pub refusal_red_threes_not_melded: &'static str,
    /// `refusal-black-threes-not-yet`
    pub refusal_black_threes_not_yet: &'static str,
    /// `refusal-black-threes-no-wilds`
    pub refusal_black_threes_no_wilds: &'static str,
    /// `refusal-below-minimum`
    pub refusal_below_minimum: fn(i32, i32) -> Message,
    /// `refusal-pile-empty`
    pub refusal_pile_empty: &'static str,
    /// `refusal-stock-empty`
    pub refusal_stock_empty: &'static str,
    /// `refusal-pile-blocked`
    pub refusal_pile_blocked: fn(Kind) -> Message,
    /// `refusal-pile-frozen`
    pub refusal_pile_frozen: fn(Kind, Kind, Number, Number) -> Message,
    /// `refusal-pile-frozen-unopened`
    pub refusal_pile_frozen_unopened: fn(Kind, Number, Number) -> Message,
    /// `refusal-pile-needs-match`
    pub refusal_pile_needs_match: fn(Kind, Number, bool) -> Message,
    /// `refusal-one-card-hand`
    pub refusal_one_card_hand: &'static str,
    /// `refusal-must-take-pile`
    pub refusal_must_take_pile: fn(Kind) -> Message,
    /// `refusal-must-keep-card`
    pub refusal_must_keep_card: fn(Number, Number) -> Message,
    /// `refusal-no-canasta`
    pub refusal_no_canasta: fn(Number, Number) -> Message,
    /// `refusal-partner-said-no`
    pub refusal_partner_said_no: &'static str,
    /// `refusal-must-go-out`
    pub refusal_must_go_out: &'static str,
    /// `refusal-must-go-out-declare`
    pub refusal_must_go_out_declare: fn(Number) -> Message,
    /// `refusal-ask-alone`
    pub refusal_ask_alone: &'static str,
    /// `refusal-ask-twice`
    pub refusal_ask_twice: &'static str,
    /// `refusal-ask-too-late`
    pub refusal_ask_too_late: &'static str,
    /// `refusal-ask-laid-more`
    pub refusal_ask_laid_more: &'static str,
    /// `refusal-ask-too-early`
    pub refusal_ask_too_early: &'static str,
    /// `refusal-ask-declare-first`
    pub refusal_ask_declare_first: fn(Number) -> Message,
    /// `refusal-ask-unable`
    pub refusal_ask_unable: &'static str,
    /// `refusal-ask-no-way-back`
    pub refusal_ask_no_way_back: &'static str,
    /// `refusal-cannot-discard`
    pub refusal_cannot_discard: &'static str,
    /// `refusal-declare-automatic`
    pub refusal_declare_automatic: &'static str,
    /// `refusal-declare-not-held`
    pub refusal_declare_not_held: &'static str,
    /// `refusal-declare-other-card`
    pub refusal_declare_other_card: &'static str,
    /// `settings-your-name`
    pub settings_your_name: &'static str,
    /// `settings-guest`
    pub settings_guest: &'static str,
    /// `settings-pace`
    pub settings_pace: &'static str,
    /// `settings-pace-slow`
    pub settings_pace_slow: &'static str,
    /// `settings-pace-normal`
    pub settings_pace_normal: &'static str,
    /// `settings-pace-fast`
    pub settings_pace_fast: &'static str,
    /// `settings-size`
    pub settings_size: &'static str,
    /// `settings-size-normal`
    pub settings_size_normal: &'static str,
    /// `settings-size-large`
    pub settings_size_large: &'static str,
    /// `settings-size-xxl`
    pub settings_size_xxl: &'static str,
    /// `settings-suits`
    pub settings_suits: &'static str,
    /// `settings-suits-two`
    pub settings_suits_two: &'static str,
    /// `settings-suits-four`
    pub settings_suits_four: &'static str,
    /// `settings-cloth`
    pub settings_cloth: &'static str,
    /// `settings-cloth-blue`
    pub settings_cloth_blue: &'static str,
    /// `settings-cloth-green`
    pub settings_cloth_green: &'static str,
    /// `settings-animation`
    pub settings_animation: &'static str,
    /// `settings-animation-calm`
    pub settings_animation_calm: &'static str,
    /// `settings-animation-quick`
    pub settings_animation_quick: &'static str,
    /// `settings-animation-none`
    pub settings_animation_none: &'static str,
    /// `settings-sound`
    pub settings_sound: &'static str,
    /// `settings-keys`
    pub settings_keys: &'static str,
    /// `settings-on`
    pub settings_on: &'static str,
    /// `settings-off`
    pub settings_off: &'static str,
    /// `settings-save`
    pub settings_save: &'static str,
    /// `settings-saved`
    pub settings_saved: &'static str,
    /// `settings-failed`
    pub settings_failed: &'static str,
    /// `time-span`
    pub time_span: fn(&[Message]) -> Message,
    /// `time-hours`
    pub time_hours: fn(Number) -> Message,
    /// `time-minutes`
    pub time_minutes: fn(Number) -> Message,
    /// `time-seconds`
    pub time_seconds: fn(Number) -> Message,
    /// `time-date`
    pub time_date: fn(Number, crate::messages::time::DateMonth, Number) -> Message,
    /// `script-connection`: names and texts.
    pub script_connection: &'static [(&'static str, &'static str)],
    /// `script-table`: names and texts.
    pub script_table: &'static [(&'static str, &'static str)],
}
