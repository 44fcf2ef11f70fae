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
    /// `cli-replay-no-seat`
    pub cli_replay_no_seat: fn(Number, Number) -> Message,
    /// `cli-replay-not-shown`
    pub cli_replay_not_shown: fn(&str) -> Message,
    /// `cli-replay-moment`
    pub cli_replay_moment: fn(Number, Number, Number, Number) -> Message,
    /// `cli-replay-stand-in`
    pub cli_replay_stand_in: &'static str,
    /// `cli-replay-no-pile`
    pub cli_replay_no_pile: fn(Number) -> Message,
    /// `cli-replay-pile`
    pub cli_replay_pile: fn(Number, Number, &str) -> Message,
    /// `cli-replay-frozen-pile`
    pub cli_replay_frozen_pile: fn(Number, Number, &str, &str) -> Message,
    /// `cli-replay-side`
    pub cli_replay_side: fn(&Message, i32, &Message) -> Message,
    /// `cli-replay-natural`
    pub cli_replay_natural: &'static str,
    /// `cli-replay-mixed`
    pub cli_replay_mixed: &'static str,
    /// `cli-replay-cards`
    pub cli_replay_cards: fn(Number) -> Message,
    /// `cli-replay-begin`
    pub cli_replay_begin: &'static str,
    /// `cli-replay-end`
    pub cli_replay_end: &'static str,
    /// `cli-replay-beginning`
    pub cli_replay_beginning: &'static str,
    /// `cli-replay-no-highlight`
    pub cli_replay_no_highlight: &'static str,
    /// `cli-replay-last-deal`
    pub cli_replay_last_deal: &'static str,
    /// `cli-replay-no-such-deal`
    pub cli_replay_no_such_deal: &'static str,
    /// `cli-replay-no-such-seat`
    pub cli_replay_no_such_seat: &'static str,
    /// `cli-replay-no-such-moment`
    pub cli_replay_no_such_moment: &'static str,
    /// `cli-replay-enter`
    pub cli_replay_enter: &'static str,
    /// `cli-replay-does-next`
    pub cli_replay_does_next: &'static str,
    /// `cli-replay-does-back`
    pub cli_replay_does_back: &'static str,
    /// `cli-replay-does-turn`
    pub cli_replay_does_turn: &'static str,
    /// `cli-replay-does-highlight`
    pub cli_replay_does_highlight: &'static str,
    /// `cli-replay-does-next-deal`
    pub cli_replay_does_next_deal: &'static str,
    /// `cli-replay-does-deal`
    pub cli_replay_does_deal: fn(Number) -> Message,
    /// `cli-replay-does-moment`
    pub cli_replay_does_moment: fn(Number) -> Message,
    /// `cli-replay-does-list`
    pub cli_replay_does_list: &'static str,
    /// `cli-replay-does-seat`
    pub cli_replay_does_seat: fn(Number) -> Message,
    /// `cli-replay-does-all`
    pub cli_replay_does_all: &'static str,
    /// `cli-replay-does-position`
    pub cli_replay_does_position: &'static str,
    /// `cli-replay-does-quit`
    pub cli_replay_does_quit: &'static str,
    /// `cli-replay-does-help`
    pub cli_replay_does_help: &'static str,
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
    /// `fair-proved`
    pub fair_proved: fn(Number) -> Message,
    /// `fair-no-seed`
    pub fair_no_seed: &'static str,
    /// `fair-commitment`
    pub fair_commitment: &'static str,
    /// `fair-deck`
    pub fair_deck: &'static str,
    /// `fair-cuts`
    pub fair_cuts: &'static str,
    /// `fair-nothing`
    pub fair_nothing: &'static str,
    /// `fair-all`
    pub fair_all: fn(Number) -> Message,
    /// `fair-some`
    pub fair_some: fn(Number, Number) -> Message,
    /// `fair-false-deals`
    pub fair_false_deals: fn(Number, Number) -> Message,
    /// `fair-deal`
    pub fair_deal: fn(Number, &Message) -> Message,
    /// `fair-by-the-rules`
    pub fair_by_the_rules: &'static str,
    /// `fair-against-the-rules`
    pub fair_against_the_rules: fn(&Message) -> Message,
    /// `fair-not-written`
    pub fair_not_written: fn(&str) -> Message,
    /// `fairness-title`
    pub fairness_title: &'static str,
    /// `fairness-heading`
    pub fairness_heading: &'static str,
    /// `fairness-about`
    pub fairness_about: &'static str,
    /// `fairness-check-game`
    pub fairness_check_game: &'static str,
    /// `fairness-steps`
    pub fairness_steps: &'static str,
    /// `fairness-promise`
    pub fairness_promise: &'static str,
    /// `fairness-promise-about`
    pub fairness_promise_about: &'static str,
    /// `fairness-cut`
    pub fairness_cut: &'static str,
    /// `fairness-cut-about`
    pub fairness_cut_about: &'static str,
    /// `fairness-deal`
    pub fairness_deal: &'static str,
    /// `fairness-deal-about`
    pub fairness_deal_about: &'static str,
    /// `fairness-proof`
    pub fairness_proof: &'static str,
    /// `fairness-proof-about`
    pub fairness_proof_about: &'static str,
    /// `fairness-promises`
    pub fairness_promises: &'static str,
    /// `fairness-count`
    pub fairness_count: fn(Number) -> Message,
    /// `fairness-made`
    pub fairness_made: &'static str,
    /// `fairness-made-about`
    pub fairness_made_about: &'static str,
    /// `fairness-revealed`
    pub fairness_revealed: &'static str,
    /// `fairness-revealed-about`
    pub fairness_revealed_about: &'static str,
    /// `fairness-outstanding`
    pub fairness_outstanding: &'static str,
    /// `fairness-outstanding-about`
    pub fairness_outstanding_about: &'static str,
    /// `fairness-kept`
    pub fairness_kept: &'static str,
    /// `fairness-check-about`
    pub fairness_check_about: fn() -> Message,
    /// `fairness-no-script`
    pub fairness_no_script: fn() -> Message,
    /// `fairness-choose`
    pub fairness_choose: &'static str,
    /// `fairness-or-drop`
    pub fairness_or_drop: &'static str,
    /// `fairness-paste`
    pub fairness_paste: &'static str,
    /// `fairness-text`
    pub fairness_text: &'static str,
    /// `fairness-check`
    pub fairness_check: &'static str,
    /// `fairness-noted`
    pub fairness_noted: &'static str,
    /// `fairness-noted-about`
    pub fairness_noted_about: &'static str,
    /// `fairness-limits`
    pub fairness_limits: &'static str,
    /// `fairness-server-knows`
    pub fairness_server_knows: &'static str,
    /// `fairness-server-knows-about`
    pub fairness_server_knows_about: &'static str,
    /// `fairness-last-cut`
    pub fairness_last_cut: &'static str,
    /// `fairness-last-cut-about`
    pub fairness_last_cut_about: &'static str,
    /// `fairness-no-cut`
    pub fairness_no_cut: &'static str,
    /// `fairness-no-cut-about`
    pub fairness_no_cut_about: &'static str,
    /// `fairness-names`
    pub fairness_names: &'static str,
    /// `fairness-names-about`
    pub fairness_names_about: &'static str,
    /// `fairness-even`
    pub fairness_even: &'static str,
    /// `fairness-even-about`
    pub fairness_even_about: &'static str,
    /// `fairness-elsewhere`
    pub fairness_elsewhere: &'static str,
    /// `fairness-elsewhere-about`
    pub fairness_elsewhere_about: fn() -> Message,
    /// `fairness-digits`
    pub fairness_digits: &'static str,
    /// `figures-title`
    pub figures_title: &'static str,
    /// `figures-heading`
    pub figures_heading: &'static str,
    /// `figures-none-heading`
    pub figures_none_heading: &'static str,
    /// `figures-none-about`
    pub figures_none_about: &'static str,
    /// `figures-play-now`
    pub figures_play_now: &'static str,
    /// `figures-what-counts`
    pub figures_what_counts: &'static str,
    /// `figures-cookie`
    pub figures_cookie: &'static str,
    /// `figures-reading`
    pub figures_reading: fn(Number, Number) -> Message,
    /// `figures-list-title`
    pub figures_list_title: &'static str,
    /// `figures-list-heading`
    pub figures_list_heading: &'static str,
    /// `figures-list-about`
    pub figures_list_about: fn(Number) -> Message,
    /// `figures-list`
    pub figures_list: &'static str,
    /// `figures-pages`
    pub figures_pages: &'static str,
    /// `figures-newer`
    pub figures_newer: &'static str,
    /// `figures-older`
    pub figures_older: &'static str,
    /// `figures-page`
    pub figures_page: fn(Number, Number) -> Message,
    /// `figures-to-figures`
    pub figures_to_figures: &'static str,
    /// `figures-newest`
    pub figures_newest: &'static str,
    /// `figures-all-games`
    pub figures_all_games: fn(Number) -> Message,
    /// `figures-on`
    pub figures_on: fn(&Message) -> Message,
    /// `figures-from-to`
    pub figures_from_to: fn(&Message, &Message) -> Message,
    /// `figures-outcome`
    pub figures_outcome: fn(crate::messages::figures::OutcomePlace, Number, i32, i32) -> Message,
    /// `figures-player`
    pub figures_player: fn(Name<'_>) -> Message,
    /// `figures-forgotten`
    pub figures_forgotten: &'static str,
    /// `figures-with`
    pub figures_with: fn(&[Message], &[Message]) -> Message,
    /// `figures-against`
    pub figures_against: fn(&[Message]) -> Message,
    /// `figures-when`
    pub figures_when: fn(&Message, Number, &Message) -> Message,
    /// `figures-replay`
    pub figures_replay: &'static str,
    /// `figures-replay-one`
    pub figures_replay_one: fn(&Message) -> Message,
    /// `figures-record`
    pub figures_record: &'static str,
    /// `figures-record-one`
    pub figures_record_one: fn(&Message) -> Message,
    /// `figures-headline`
    pub figures_headline: fn(Number, Number) -> Message,
    /// `figures-glance`
    pub figures_glance: &'static str,
    /// `figures-games-won`
    pub figures_games_won: &'static str,
    /// `figures-won-of`
    pub figures_won_of: fn(Number, Number) -> Message,
    /// `figures-points`
    pub figures_points: &'static str,
    /// `figures-of-deals`
    pub figures_of_deals: fn(Number) -> Message,
    /// `figures-canastas`
    pub figures_canastas: &'static str,
    /// `figures-they`
    pub figures_they: fn(&Message) -> Message,
    /// `figures-best`
    pub figures_best: &'static str,
    /// `figures-best-deal`
    pub figures_best_deal: fn(Number, &[Message], &Message) -> Message,
    /// `figures-share`
    pub figures_share: fn(Number) -> Message,
    /// `figures-nothing`
    pub figures_nothing: &'static str,
    /// `figures-margins`
    pub figures_margins: fn(Number) -> Message,
    /// `figures-run`
    pub figures_run: fn(Number) -> Message,
    /// `figures-longest-run`
    pub figures_longest_run: fn(Number) -> Message,
    /// `figures-margins-spoken`
    pub figures_margins_spoken: fn(Number, Number, &[Message]) -> Message,
    /// `figures-won-by`
    pub figures_won_by: fn(i32) -> Message,
    /// `figures-lost-by`
    pub figures_lost_by: fn(i32) -> Message,
    /// `figures-dots`
    pub figures_dots: &'static str,
    /// `figures-mean-line`
    pub figures_mean_line: fn(Number) -> Message,
    /// `figures-middle`
    pub figures_middle: fn(i32, i32) -> Message,
    /// `figures-deals-spoken`
    pub figures_deals_spoken: fn(Number, i32, i32, &Message) -> Message,
    /// `figures-mean-spoken`
    pub figures_mean_spoken: fn(Number, i32, i32) -> Message,
    /// `figures-heaps`
    pub figures_heaps: fn(i32) -> Message,
    /// `figures-heaps-spoken`
    pub figures_heaps_spoken: &'static str,
    /// `figures-heap`
    pub figures_heap: fn(i32, i32, Number) -> Message,
    /// `figures-we`
    pub figures_we: &'static str,
    /// `figures-they-row`
    pub figures_they_row: &'static str,
    /// `figures-natural`
    pub figures_natural: fn(&Message) -> Message,
    /// `figures-mixed`
    pub figures_mixed: fn(&Message) -> Message,
    /// `figures-piles`
    pub figures_piles: fn(&Message, &Message) -> Message,
    /// `figures-each-side`
    pub figures_each_side: &'static str,
    /// `figures-endings`
    pub figures_endings: &'static str,
    /// `figures-you-out`
    pub figures_you_out: &'static str,
    /// `figures-partner-out`
    pub figures_partner_out: &'static str,
    /// `figures-opponent-out`
    pub figures_opponent_out: &'static str,
    /// `figures-stock-out`
    pub figures_stock_out: &'static str,
    /// `figures-way`
    pub figures_way: fn(Number, Number) -> Message,
    /// `figures-partners`
    pub figures_partners: &'static str,
    /// `figures-partner`
    pub figures_partner: &'static str,
    /// `figures-partner-games`
    pub figures_partner_games: &'static str,
    /// `figures-partner-won`
    pub figures_partner_won: &'static str,
    /// `figures-forgotten-partner`
    pub figures_forgotten_partner: &'static str,
    /// `figures-computer`
    pub figures_computer: fn(&Message) -> Message,
    /// `figures-openings`
    pub figures_openings: &'static str,
    /// `figures-needed`
    pub figures_needed: &'static str,
    /// `figures-deals`
    pub figures_deals: &'static str,
    /// `figures-opened`
    pub figures_opened: &'static str,
    /// `figures-in-turn`
    pub figures_in_turn: &'static str,
    /// `figures-in-turn-about`
    pub figures_in_turn_about: &'static str,
    /// `figures-yours`
    pub figures_yours: &'static str,
    /// `figures-meaning`
    pub figures_meaning: &'static str,
    /// `figures-csv`
    pub figures_csv: &'static str,
    /// `figures-json`
    pub figures_json: &'static str,
    /// `figures-delete`
    pub figures_delete: &'static str,
    /// `figures-goes-games`
    pub figures_goes_games: &'static str,
    /// `figures-goes-name`
    pub figures_goes_name: &'static str,
    /// `figures-goes-way`
    pub figures_goes_way: &'static str,
    /// `figures-stays`
    pub figures_stays: &'static str,
    /// `figures-for-good`
    pub figures_for_good: &'static str,
    /// `figures-forget`
    pub figures_forget: fn() -> Message,
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
    /// `record-at`
    pub record_at: fn(Number, Number, &Message) -> Message,
    /// `record-nothing`
    pub record_nothing: fn(&Message) -> Message,
    /// `record-text`
    pub record_text: fn(&Message, &str) -> Message,
    /// `record-near`
    pub record_near: fn(&Message, &str, &str) -> Message,
    /// `record-count`
    pub record_count: fn(&Message, Number) -> Message,
    /// `record-newer`
    pub record_newer: fn(&str) -> Message,
    /// `record-again`
    pub record_again: fn(&str, Number) -> Message,
    /// `record-third-card`
    pub record_third_card: fn(Card) -> Message,
    /// `record-deck`
    pub record_deck: fn(Number) -> Message,
    /// `record-deck-missing`
    pub record_deck_missing: fn(Number, &str) -> Message,
    /// `record-deck-many-missing`
    pub record_deck_many_missing: fn(Number, Number) -> Message,
    /// `record-first-line`
    pub record_first_line: &'static str,
    /// `record-line`
    pub record_line: &'static str,
    /// `record-deal-before`
    pub record_deal_before: &'static str,
    /// `record-players`
    pub record_players: &'static str,
    /// `record-turn`
    pub record_turn: &'static str,
    /// `record-name`
    pub record_name: &'static str,
    /// `record-house`
    pub record_house: &'static str,
    /// `record-date`
    pub record_date: &'static str,
    /// `record-digit`
    pub record_digit: &'static str,
    /// `record-card`
    pub record_card: &'static str,
    /// `record-joker`
    pub record_joker: &'static str,
    /// `record-act-first`
    pub record_act_first: &'static str,
    /// `record-deal-line`
    pub record_deal_line: &'static str,
    /// `record-act`
    pub record_act: &'static str,
    /// `record-act-end`
    pub record_act_end: &'static str,
    /// `record-meld`
    pub record_meld: &'static str,
    /// `record-rank`
    pub record_rank: &'static str,
    /// `record-kinds`
    pub record_kinds: &'static str,
    /// `record-key`
    pub record_key: &'static str,
    /// `record-flag`
    pub record_flag: &'static str,
    /// `record-one-line`
    pub record_one_line: &'static str,
    /// `record-whole`
    pub record_whole: &'static str,
    /// `record-value`
    pub record_value: &'static str,
    /// `record-deal`
    pub record_deal: fn(Number) -> Message,
    /// `record-seat`
    pub record_seat: fn(Number) -> Message,
    /// `record-seat-number`
    pub record_seat_number: fn(Number) -> Message,
    /// `record-short-name`
    pub record_short_name: fn(Number) -> Message,
    /// `record-preset`
    pub record_preset: fn(&str) -> Message,
    /// `record-result`
    pub record_result: fn(Number) -> Message,
    /// `record-numbers`
    pub record_numbers: fn(Number) -> Message,
    /// `record-number`
    pub record_number: fn(&str, &str) -> Message,
    /// `record-meant`
    pub record_meant: fn(&str) -> Message,
    /// `record-named`
    pub record_named: fn(&str) -> Message,
    /// `record-persons`
    pub record_persons: fn(Number) -> Message,
    /// `record-digits`
    pub record_digits: fn(Number) -> Message,
    /// `record-in-deal`
    pub record_in_deal: fn(Number, &Message) -> Message,
    /// `record-in-turn`
    pub record_in_turn: fn(Number, Number, &Message) -> Message,
    /// `record-in-act`
    pub record_in_act: fn(Number, Number, Number, &Message) -> Message,
    /// `record-deck-size`
    pub record_deck_size: fn(Number) -> Message,
    /// `record-deck-times`
    pub record_deck_times: fn(Card, Number) -> Message,
    /// `record-no-seat`
    pub record_no_seat: fn(Number) -> Message,
    /// `record-dealer`
    pub record_dealer: fn(Number, Number) -> Message,
    /// `record-not-to-act`
    pub record_not_to_act: fn(Number, Number) -> Message,
    /// `record-deal-over`
    pub record_deal_over: fn(Number) -> Message,
    /// `record-illegal`
    pub record_illegal: fn(Number, &str, &str) -> Message,
    /// `record-not-over`
    pub record_not_over: &'static str,
    /// `record-scored`
    pub record_scored: &'static str,
    /// `record-score`
    pub record_score: fn(&[Message], &[Message]) -> Message,
    /// `record-points`
    pub record_points: fn(i32) -> Message,
    /// `record-game-over`
    pub record_game_over: fn(Number) -> Message,
    /// `record-no-game`
    pub record_no_game: fn(Number) -> Message,
    /// `record-no-deal`
    pub record_no_deal: &'static str,
    /// `record-totals`
    pub record_totals: fn(Number, Number) -> Message,
    /// `record-total`
    pub record_total: fn(i32) -> Message,
    /// `record-winner`
    pub record_winner: fn(Number, Number) -> Message,
    /// `record-no-winner`
    pub record_no_winner: fn(Number) -> Message,
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
    /// `replay-player`
    pub replay_player: fn(Name<'_>) -> Message,
    /// `replay-side`
    pub replay_side: fn(&[Message]) -> Message,
    /// `replay-two-sides`
    pub replay_two_sides: fn(&Message, &Message) -> Message,
    /// `replay-sides`
    pub replay_sides: fn(&[Message]) -> Message,
    /// `replay-no-players`
    pub replay_no_players: &'static str,
    /// `replay-head`
    pub replay_head: fn(&Message, &str) -> Message,
    /// `replay-head-dated`
    pub replay_head_dated: fn(&Message, &str, &str) -> Message,
    /// `replay-points`
    pub replay_points: fn(i32) -> Message,
    /// `replay-won`
    pub replay_won: fn(&Message, i32, &[Message]) -> Message,
    /// `replay-not-over`
    pub replay_not_over: fn(Number, i32, &[Message]) -> Message,
    /// `replay-not-begun`
    pub replay_not_begun: &'static str,
    /// `replay-no-deal-over`
    pub replay_no_deal_over: &'static str,
    /// `replay-score`
    pub replay_score: fn(&Message, i32, i32) -> Message,
    /// `replay-dealt`
    pub replay_dealt: &'static str,
    /// `replay-opens`
    pub replay_opens: fn(Name<'_>) -> Message,
    /// `replay-first-pile`
    pub replay_first_pile: fn(Name<'_>, Number) -> Message,
    /// `replay-large-pile`
    pub replay_large_pile: fn(Name<'_>, Number) -> Message,
    /// `replay-canasta`
    pub replay_canasta: fn(Name<'_>, bool, Kind) -> Message,
    /// `replay-freezes`
    pub replay_freezes: fn(Name<'_>, Card) -> Message,
    /// `replay-freezes-large`
    pub replay_freezes_large: fn(Name<'_>, Number, Card) -> Message,
    /// `replay-frozen-from-start`
    pub replay_frozen_from_start: fn(Card) -> Message,
    /// `replay-goes-out`
    pub replay_goes_out: fn(Name<'_>, bool) -> Message,
    /// `replay-stock-empty`
    pub replay_stock_empty: &'static str,
    /// `replay-last-red-three`
    pub replay_last_red_three: fn(Name<'_>) -> Message,
    /// `replay-wins`
    pub replay_wins: fn(&[Message]) -> Message,
    /// `replay-took-over`
    pub replay_took_over: fn(Name<'_>, Number) -> Message,
    /// `replay-replaced`
    pub replay_replaced: fn(Name<'_>, Number, Name<'_>) -> Message,
    /// `replay-practice`
    pub replay_practice: &'static str,
    /// `replay-title`
    pub replay_title: fn(&Message) -> Message,
    /// `replay-heading`
    pub replay_heading: fn(&Message) -> Message,
    /// `replay-home`
    pub replay_home: &'static str,
    /// `replay-bar`
    pub replay_bar: &'static str,
    /// `replay-game`
    pub replay_game: fn(&Message) -> Message,
    /// `replay-to-table`
    pub replay_to_table: &'static str,
    /// `replay-another-file`
    pub replay_another_file: &'static str,
    /// `replay-sheet`
    pub replay_sheet: &'static str,
    /// `replay-whose`
    pub replay_whose: &'static str,
    /// `replay-show`
    pub replay_show: &'static str,
    /// `replay-all-hands`
    pub replay_all_hands: fn() -> Message,
    /// `replay-as-seen-by`
    pub replay_as_seen_by: fn(Name<'_>) -> Message,
    /// `replay-hand`
    pub replay_hand: fn(Name<'_>, Number) -> Message,
    /// `replay-hidden-hand`
    pub replay_hidden_hand: fn(Name<'_>, Number) -> Message,
    /// `replay-dealer`
    pub replay_dealer: &'static str,
    /// `replay-dealer-letter`
    pub replay_dealer_letter: &'static str,
    /// `replay-board`
    pub replay_board: &'static str,
    /// `replay-centre`
    pub replay_centre: &'static str,
    /// `replay-side-total`
    pub replay_side_total: fn(&Message, i32) -> Message,
    /// `replay-log`
    pub replay_log: &'static str,
    /// `replay-log-label`
    pub replay_log_label: &'static str,
    /// `replay-to-play`
    pub replay_to_play: fn(Name<'_>) -> Message,
    /// `replay-steps`
    pub replay_steps: &'static str,
    /// `replay-place`
    pub replay_place: fn(Number, Number, Number) -> Message,
    /// `replay-moment`
    pub replay_moment: &'static str,
    /// `replay-go`
    pub replay_go: &'static str,
    /// `replay-turn`
    pub replay_turn: &'static str,
    /// `replay-back`
    pub replay_back: &'static str,
    /// `replay-next`
    pub replay_next: &'static str,
    /// `replay-turn-back`
    pub replay_turn_back: &'static str,
    /// `replay-step-back`
    pub replay_step_back: &'static str,
    /// `replay-step-on`
    pub replay_step_on: &'static str,
    /// `replay-turn-on`
    pub replay_turn_on: &'static str,
    /// `replay-play`
    pub replay_play: &'static str,
    /// `replay-speed`
    pub replay_speed: &'static str,
    /// `replay-slow`
    pub replay_slow: &'static str,
    /// `replay-normal`
    pub replay_normal: &'static str,
    /// `replay-fast`
    pub replay_fast: &'static str,
    /// `replay-keys`
    pub replay_keys: &'static str,
    /// `replay-jump`
    pub replay_jump: &'static str,
    /// `replay-deal`
    pub replay_deal: fn(Number) -> Message,
    /// `replay-graphs`
    pub replay_graphs: &'static str,
    /// `replay-totals`
    pub replay_totals: &'static str,
    /// `replay-sizes`
    pub replay_sizes: &'static str,
    /// `replay-axis`
    pub replay_axis: &'static str,
    /// `replay-goal`
    pub replay_goal: fn(i32) -> Message,
    /// `replay-up-to`
    pub replay_up_to: fn(Number) -> Message,
    /// `replay-totals-spoken`
    pub replay_totals_spoken: &'static str,
    /// `replay-totals-of`
    pub replay_totals_of: fn(&Message, &[Message]) -> Message,
    /// `replay-sizes-spoken`
    pub replay_sizes_spoken: fn(Name<'_>, Number, Number) -> Message,
    /// `replay-sizes-left`
    pub replay_sizes_left: fn(&[Message]) -> Message,
    /// `replay-count`
    pub replay_count: fn(Number) -> Message,
    /// `replay-this-moment`
    pub replay_this_moment: &'static str,
    /// `replay-link`
    pub replay_link: &'static str,
    /// `replay-share`
    pub replay_share: &'static str,
    /// `replay-copy`
    pub replay_copy: &'static str,
    /// `replay-link-fades`
    pub replay_link_fades: &'static str,
    /// `replay-play-on-heading`
    pub replay_play_on_heading: &'static str,
    /// `replay-whose-hand`
    pub replay_whose_hand: &'static str,
    /// `replay-play-on-about`
    pub replay_play_on_about: &'static str,
    /// `replay-play-on`
    pub replay_play_on: &'static str,
    /// `replay-bot`
    pub replay_bot: fn(Number) -> Message,
    /// `replay-over-here`
    pub replay_over_here: &'static str,
    /// `replay-no-beginning`
    pub replay_no_beginning: &'static str,
    /// `replay-keep`
    pub replay_keep: &'static str,
    /// `replay-played-on`
    pub replay_played_on: fn(&Message) -> Message,
    /// `replay-record-about`
    pub replay_record_about: fn(&Message) -> Message,
    /// `replay-download`
    pub replay_download: &'static str,
    /// `replay-spreadsheet`
    pub replay_spreadsheet: &'static str,
    /// `replay-open-another`
    pub replay_open_another: &'static str,
    /// `replay-check`
    pub replay_check: &'static str,
    /// `replay-open-title`
    pub replay_open_title: &'static str,
    /// `replay-open-heading`
    pub replay_open_heading: &'static str,
    /// `replay-open-about`
    pub replay_open_about: &'static str,
    /// `replay-open-file`
    pub replay_open_file: &'static str,
    /// `replay-open-or-paste`
    pub replay_open_or_paste: &'static str,
    /// `replay-open-text`
    pub replay_open_text: &'static str,
    /// `replay-open`
    pub replay_open: &'static str,
    /// `replay-open-kept`
    pub replay_open_kept: &'static str,
    /// `replay-gone-heading`
    pub replay_gone_heading: &'static str,
    /// `replay-gone`
    pub replay_gone: &'static str,
    /// `replay-unreadable`
    pub replay_unreadable: &'static str,
    /// `replay-not-by-the-rules`
    pub replay_not_by_the_rules: &'static str,
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
    /// `script-fair`: names and texts.
    pub script_fair: &'static [(&'static str, &'static str)],
    /// `script-replay`: names and texts.
    pub script_replay: &'static [(&'static str, &'static str)],
    /// `script-table`: names and texts.
    pub script_table: &'static [(&'static str, &'static str)],
}
