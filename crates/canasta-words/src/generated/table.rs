// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::{Message, Name, Number, Player};
use canasta::{Card, Kind};

/// All messages of a language. Call them through [`messages`](crate::messages).
#[derive(Debug)]
pub struct Messages {
    /// `awaited-away`
    pub awaited_away: fn(Name<'_>) -> Message,
    /// `awaited-offer-stand-in`
    pub awaited_offer_stand_in: fn(Name<'_>) -> Message,
    /// `awaited-late`
    pub awaited_late: fn(Name<'_>, &Message) -> Message,
    /// `awaited-long`
    pub awaited_long: fn(Name<'_>) -> Message,
    /// `awaited-you-late`
    pub awaited_you_late: fn(&Message) -> Message,
    /// `awaited-you-long`
    pub awaited_you_long: &'static str,
    /// `awaited-you-may`
    pub awaited_you_may: &'static str,
    /// `awaited-needed`
    pub awaited_needed: fn(Number) -> Message,
    /// `awaited-agreed`
    pub awaited_agreed: fn(Number, Number) -> Message,
    /// `awaited-agree`
    pub awaited_agree: &'static str,
    /// `awaited-stand-in`
    pub awaited_stand_in: &'static str,
    /// `book-title`
    pub book_title: &'static str,
    /// `book-chapter-title`
    pub book_chapter_title: fn(&str) -> Message,
    /// `book-heading`
    pub book_heading: &'static str,
    /// `book-about`
    pub book_about: &'static str,
    /// `book-part-rules`
    pub book_part_rules: &'static str,
    /// `book-part-documents`
    pub book_part_documents: &'static str,
    /// `book-part-together`
    pub book_part_together: &'static str,
    /// `book-part-bots`
    pub book_part_bots: &'static str,
    /// `book-part-server`
    pub book_part_server: &'static str,
    /// `book-part-programmers`
    pub book_part_programmers: &'static str,
    /// `book-in-chapter`
    pub book_in_chapter: &'static str,
    /// `book-chapters`
    pub book_chapters: &'static str,
    /// `book-all-chapters`
    pub book_all_chapters: &'static str,
    /// `book-table`
    pub book_table: &'static str,
    /// `book-text`
    pub book_text: &'static str,
    /// `book-every-rule`
    pub book_every_rule: &'static str,
    /// `book-whole`
    pub book_whole: &'static str,
    /// `book-example`
    pub book_example: fn(&str) -> Message,
    /// `book-cards`
    pub book_cards: fn(&[Message]) -> Message,
    /// `book-card`
    pub book_card: fn(Card) -> Message,
    /// `book-allowed`
    pub book_allowed: &'static str,
    /// `book-not-possible`
    pub book_not_possible: fn(&Message) -> Message,
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
    /// `cli-standard-input`
    pub cli_standard_input: &'static str,
    /// `cli-cannot-be-read`
    pub cli_cannot_be_read: fn(&str, &Message) -> Message,
    /// `cli-too-long`
    pub cli_too_long: fn(Number) -> Message,
    /// `cli-not-utf-eight`
    pub cli_not_utf_eight: &'static str,
    /// `cli-fault-in`
    pub cli_fault_in: fn(&str, &Message) -> Message,
    /// `cli-cannot-be-written`
    pub cli_cannot_be_written: fn(&str) -> Message,
    /// `cli-wants-players`
    pub cli_wants_players: &'static str,
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
    /// `ending-went-out`
    pub ending_went_out: fn(Player<'_>, bool) -> Message,
    /// `ending-stock-empty`
    pub ending_stock_empty: &'static str,
    /// `ending-last-red-three`
    pub ending_last_red_three: fn(Player<'_>) -> Message,
    /// `ending-deal-over`
    pub ending_deal_over: fn(Number) -> Message,
    /// `ending-hands-left`
    pub ending_hands_left: fn(&[Message]) -> Message,
    /// `ending-hand-left`
    pub ending_hand_left: fn(Player<'_>, Number) -> Message,
    /// `ending-score-so-far`
    pub ending_score_so_far: &'static str,
    /// `ending-next-minimum`
    pub ending_next_minimum: fn(&[Message]) -> Message,
    /// `ending-side-minimum`
    pub ending_side_minimum: fn(&Message, i32) -> Message,
    /// `ending-next-deal`
    pub ending_next_deal: &'static str,
    /// `ending-you-are-ready`
    pub ending_you_are_ready: &'static str,
    /// `ending-deal-now`
    pub ending_deal_now: &'static str,
    /// `ending-look`
    pub ending_look: &'static str,
    /// `ending-next-commitment`
    pub ending_next_commitment: fn(&str) -> Message,
    /// `ending-won`
    pub ending_won: fn(bool, &[Message]) -> Message,
    /// `ending-margin`
    pub ending_margin: fn(i32, Number) -> Message,
    /// `ending-final-score`
    pub ending_final_score: &'static str,
    /// `ending-place`
    pub ending_place: fn(Number) -> Message,
    /// `ending-lost`
    pub ending_lost: &'static str,
    /// `ending-replay`
    pub ending_replay: &'static str,
    /// `ending-score-sheet`
    pub ending_score_sheet: &'static str,
    /// `ending-this-deal`
    pub ending_this_deal: &'static str,
    /// `ending-deals`
    pub ending_deals: &'static str,
    /// `ending-natural-canastas`
    pub ending_natural_canastas: &'static str,
    /// `ending-mixed-canastas`
    pub ending_mixed_canastas: &'static str,
    /// `ending-concealed-canastas`
    pub ending_concealed_canastas: &'static str,
    /// `ending-red-threes`
    pub ending_red_threes: &'static str,
    /// `ending-going-out`
    pub ending_going_out: &'static str,
    /// `ending-exact-deal`
    pub ending_exact_deal: &'static str,
    /// `ending-penalties`
    pub ending_penalties: &'static str,
    /// `ending-melded`
    pub ending_melded: &'static str,
    /// `ending-in-hand`
    pub ending_in_hand: &'static str,
    /// `ending-each`
    pub ending_each: fn(i32) -> Message,
    /// `error-status`
    pub error_status: fn(Number) -> Message,
    /// `error-again-in`
    pub error_again_in: fn(Number) -> Message,
    /// `error-try-again`
    pub error_try_again: &'static str,
    /// `error-title-bad-request`
    pub error_title_bad_request: &'static str,
    /// `error-title-foreign`
    pub error_title_foreign: &'static str,
    /// `error-title-wrong-address`
    pub error_title_wrong_address: &'static str,
    /// `error-title-not-your-seat`
    pub error_title_not_your_seat: &'static str,
    /// `error-title-no-hints`
    pub error_title_no_hints: &'static str,
    /// `error-title-no-such-page`
    pub error_title_no_such_page: &'static str,
    /// `error-title-no-such-table`
    pub error_title_no_such_table: &'static str,
    /// `error-title-no-such-invitation`
    pub error_title_no_such_invitation: &'static str,
    /// `error-title-used-link`
    pub error_title_used_link: &'static str,
    /// `error-title-no-such-chapter`
    pub error_title_no_such_chapter: &'static str,
    /// `error-title-wrong-method`
    pub error_title_wrong_method: &'static str,
    /// `error-title-not-over`
    pub error_title_not_over: &'static str,
    /// `error-title-not-played`
    pub error_title_not_played: &'static str,
    /// `error-title-over-here`
    pub error_title_over_here: &'static str,
    /// `error-title-no-beginning`
    pub error_title_no_beginning: &'static str,
    /// `error-title-too-slow`
    pub error_title_too_slow: &'static str,
    /// `error-title-too-large`
    pub error_title_too_large: &'static str,
    /// `error-title-not-a-page`
    pub error_title_not_a_page: &'static str,
    /// `error-title-too-often`
    pub error_title_too_often: &'static str,
    /// `error-title-crowded`
    pub error_title_crowded: &'static str,
    /// `error-title-full`
    pub error_title_full: &'static str,
    /// `error-title-too-many-windows`
    pub error_title_too_many_windows: &'static str,
    /// `error-title-crashed`
    pub error_title_crashed: &'static str,
    /// `error-title-quarantined`
    pub error_title_quarantined: &'static str,
    /// `error-title-unavailable`
    pub error_title_unavailable: &'static str,
    /// `error-title-disk-full`
    pub error_title_disk_full: &'static str,
    /// `error-title-not-now`
    pub error_title_not_now: &'static str,
    /// `error-not-understood`
    pub error_not_understood: &'static str,
    /// `error-not-an-act`
    pub error_not_an_act: &'static str,
    /// `error-not-ready`
    pub error_not_ready: &'static str,
    /// `error-not-asked`
    pub error_not_asked: &'static str,
    /// `error-not-said`
    pub error_not_said: &'static str,
    /// `error-bad-id`
    pub error_bad_id: &'static str,
    /// `error-bad-cut`
    pub error_bad_cut: &'static str,
    /// `error-wrong-type-json`
    pub error_wrong_type_json: &'static str,
    /// `error-wrong-type-record`
    pub error_wrong_type_record: &'static str,
    /// `error-wrong-type-form`
    pub error_wrong_type_form: &'static str,
    /// `error-wrong-method`
    pub error_wrong_method: &'static str,
    /// `error-not-a-socket`
    pub error_not_a_socket: &'static str,
    /// `error-too-slow`
    pub error_too_slow: &'static str,
    /// `error-too-large`
    pub error_too_large: &'static str,
    /// `error-record-too-large`
    pub error_record_too_large: &'static str,
    /// `error-foreign`
    pub error_foreign: &'static str,
    /// `error-wrong-address`
    pub error_wrong_address: &'static str,
    /// `error-not-your-seat`
    pub error_not_your_seat: &'static str,
    /// `error-no-hints`
    pub error_no_hints: &'static str,
    /// `error-no-such-page`
    pub error_no_such_page: &'static str,
    /// `error-no-such-table`
    pub error_no_such_table: &'static str,
    /// `error-no-such-invitation`
    pub error_no_such_invitation: &'static str,
    /// `error-no-such-device-link`
    pub error_no_such_device_link: &'static str,
    /// `error-no-such-chapter`
    pub error_no_such_chapter: &'static str,
    /// `error-not-over`
    pub error_not_over: &'static str,
    /// `error-not-played`
    pub error_not_played: &'static str,
    /// `error-over-here`
    pub error_over_here: &'static str,
    /// `error-no-beginning`
    pub error_no_beginning: &'static str,
    /// `error-too-often`
    pub error_too_often: &'static str,
    /// `error-crowded`
    pub error_crowded: &'static str,
    /// `error-full`
    pub error_full: &'static str,
    /// `error-too-many-windows`
    pub error_too_many_windows: &'static str,
    /// `error-crashed`
    pub error_crashed: &'static str,
    /// `error-quarantined`
    pub error_quarantined: &'static str,
    /// `error-unavailable`
    pub error_unavailable: &'static str,
    /// `error-disk-full`
    pub error_disk_full: &'static str,
    /// `example-house`
    pub example_house: &'static str,
    /// `example-no-stock`
    pub example_no_stock: &'static str,
    /// `example-players`
    pub example_players: fn(Number) -> Message,
    /// `example-totals`
    pub example_totals: &'static str,
    /// `example-total`
    pub example_total: fn(&Message, i32) -> Message,
    /// `example-who-you`
    pub example_who_you: &'static str,
    /// `example-who-partner`
    pub example_who_partner: &'static str,
    /// `example-who-other`
    pub example_who_other: &'static str,
    /// `example-who-left`
    pub example_who_left: &'static str,
    /// `example-who-right`
    pub example_who_right: &'static str,
    /// `example-who-across`
    pub example_who_across: &'static str,
    /// `example-who-across-left`
    pub example_who_across_left: &'static str,
    /// `example-who-across-right`
    pub example_who_across_right: &'static str,
    /// `example-who-partner-left`
    pub example_who_partner_left: &'static str,
    /// `example-who-partner-right`
    pub example_who_partner_right: &'static str,
    /// `example-side-yours`
    pub example_side_yours: &'static str,
    /// `example-side-others`
    pub example_side_others: &'static str,
    /// `example-hand-you`
    pub example_hand_you: &'static str,
    /// `example-hand-partner`
    pub example_hand_partner: &'static str,
    /// `example-hand-other`
    pub example_hand_other: &'static str,
    /// `example-hand-left`
    pub example_hand_left: &'static str,
    /// `example-hand-right`
    pub example_hand_right: &'static str,
    /// `example-hand-across`
    pub example_hand_across: &'static str,
    /// `example-hand-across-left`
    pub example_hand_across_left: &'static str,
    /// `example-hand-across-right`
    pub example_hand_across_right: &'static str,
    /// `example-hand-partner-left`
    pub example_hand_partner_left: &'static str,
    /// `example-hand-partner-right`
    pub example_hand_partner_right: &'static str,
    /// `example-melds-you`
    pub example_melds_you: &'static str,
    /// `example-melds-other`
    pub example_melds_other: &'static str,
    /// `example-melds-left`
    pub example_melds_left: &'static str,
    /// `example-melds-right`
    pub example_melds_right: &'static str,
    /// `example-melds-across-left`
    pub example_melds_across_left: &'static str,
    /// `example-melds-across-right`
    pub example_melds_across_right: &'static str,
    /// `example-melds-side-yours`
    pub example_melds_side_yours: &'static str,
    /// `example-melds-side-others`
    pub example_melds_side_others: &'static str,
    /// `example-red-threes-you`
    pub example_red_threes_you: &'static str,
    /// `example-red-threes-other`
    pub example_red_threes_other: &'static str,
    /// `example-red-threes-left`
    pub example_red_threes_left: &'static str,
    /// `example-red-threes-right`
    pub example_red_threes_right: &'static str,
    /// `example-red-threes-across-left`
    pub example_red_threes_across_left: &'static str,
    /// `example-red-threes-across-right`
    pub example_red_threes_across_right: &'static str,
    /// `example-red-threes-side-yours`
    pub example_red_threes_side_yours: &'static str,
    /// `example-red-threes-side-others`
    pub example_red_threes_side_others: &'static str,
    /// `example-pile`
    pub example_pile: fn(Number) -> Message,
    /// `example-stock`
    pub example_stock: fn(Number) -> Message,
    /// `example-laid-down-first`
    pub example_laid_down_first: &'static str,
    /// `example-unreadable`
    pub example_unreadable: fn(&Message, &str) -> Message,
    /// `example-draw`
    pub example_draw: fn(bool, &Message) -> Message,
    /// `example-take-onto-meld`
    pub example_take_onto_meld: fn(bool, &Message) -> Message,
    /// `example-take-with`
    pub example_take_with: fn(bool, &Message) -> Message,
    /// `example-lay-down`
    pub example_lay_down: fn(bool, &Message) -> Message,
    /// `example-add`
    pub example_add: fn(bool, &Message, Kind) -> Message,
    /// `example-discard`
    pub example_discard: fn(bool, &Message) -> Message,
    /// `example-pass`
    pub example_pass: fn(bool, &Message) -> Message,
    /// `example-declare`
    pub example_declare: fn(bool, &Message) -> Message,
    /// `example-ask`
    pub example_ask: fn(bool, &Message) -> Message,
    /// `example-answer`
    pub example_answer: fn(bool, &Message, bool) -> Message,
    /// `example-drawn`
    pub example_drawn: &'static str,
    /// `example-laid-down`
    pub example_laid_down: &'static str,
    /// `example-laid-down-next`
    pub example_laid_down_next: &'static str,
    /// `example-out`
    pub example_out: fn(bool, &Message, bool) -> Message,
    /// `example-nobody-out`
    pub example_nobody_out: &'static str,
    /// `example-last-red-three`
    pub example_last_red_three: &'static str,
    /// `example-scored`
    pub example_scored: fn(&Message, &[Message]) -> Message,
    /// `example-natural-canastas`
    pub example_natural_canastas: fn(i32) -> Message,
    /// `example-mixed-canastas`
    pub example_mixed_canastas: fn(i32) -> Message,
    /// `example-concealed-canastas`
    pub example_concealed_canastas: fn(i32) -> Message,
    /// `example-red-threes`
    pub example_red_threes: fn(i32) -> Message,
    /// `example-going-out`
    pub example_going_out: fn(i32) -> Message,
    /// `example-exact-deal`
    pub example_exact_deal: fn(i32) -> Message,
    /// `example-penalties`
    pub example_penalties: fn(i32) -> Message,
    /// `example-melded`
    pub example_melded: fn(i32) -> Message,
    /// `example-in-hand`
    pub example_in_hand: fn(i32) -> Message,
    /// `example-sum`
    pub example_sum: fn(i32) -> Message,
    /// `field-first-dealer`
    pub field_first_dealer: &'static str,
    /// `field-first-dealer-help`
    pub field_first_dealer_help: &'static str,
    /// `field-first-dealer-seat-draw`
    pub field_first_dealer_seat_draw: &'static str,
    /// `field-first-dealer-random`
    pub field_first_dealer_random: &'static str,
    /// `field-seating`
    pub field_seating: &'static str,
    /// `field-seating-help`
    pub field_seating_help: &'static str,
    /// `field-seating-drawn`
    pub field_seating_drawn: &'static str,
    /// `field-seating-drawn-ends-void`
    pub field_seating_drawn_ends_void: &'static str,
    /// `field-seating-optional`
    pub field_seating_optional: &'static str,
    /// `field-seating-fixed`
    pub field_seating_fixed: &'static str,
    /// `field-cut`
    pub field_cut: &'static str,
    /// `field-cut-help`
    pub field_cut_help: &'static str,
    /// `field-cut-dealer-left`
    pub field_cut_dealer_left: &'static str,
    /// `field-cut-dealer-left-may`
    pub field_cut_dealer_left_may: &'static str,
    /// `field-cut-dealer-right`
    pub field_cut_dealer_right: &'static str,
    /// `field-hand-size`
    pub field_hand_size: &'static str,
    /// `field-hand-size-help`
    pub field_hand_size_help: &'static str,
    /// `field-draw-count`
    pub field_draw_count: &'static str,
    /// `field-draw-count-help`
    pub field_draw_count_help: &'static str,
    /// `field-canastas-to-go-out`
    pub field_canastas_to_go_out: &'static str,
    /// `field-canastas-to-go-out-help`
    pub field_canastas_to_go_out_help: &'static str,
    /// `field-upcard`
    pub field_upcard: &'static str,
    /// `field-upcard-help`
    pub field_upcard_help: &'static str,
    /// `field-upcard-cover-threes`
    pub field_upcard_cover_threes: &'static str,
    /// `field-upcard-first-black-three-stays`
    pub field_upcard_first_black_three_stays: &'static str,
    /// `field-upcard-black-three-stays`
    pub field_upcard_black_three_stays: &'static str,
    /// `field-exact-deal-bonus`
    pub field_exact_deal_bonus: &'static str,
    /// `field-exact-deal-bonus-help`
    pub field_exact_deal_bonus_help: &'static str,
    /// `field-dealt-red-threes`
    pub field_dealt_red_threes: &'static str,
    /// `field-dealt-red-threes-help`
    pub field_dealt_red_threes_help: &'static str,
    /// `field-dealt-red-threes-at-once`
    pub field_dealt_red_threes_at_once: &'static str,
    /// `field-dealt-red-threes-first-turn`
    pub field_dealt_red_threes_first_turn: &'static str,
    /// `field-declaring`
    pub field_declaring: &'static str,
    /// `field-declaring-help`
    pub field_declaring_help: &'static str,
    /// `field-declaring-automatic`
    pub field_declaring_automatic: &'static str,
    /// `field-declaring-by-hand`
    pub field_declaring_by_hand: &'static str,
    /// `field-undeclared-penalty`
    pub field_undeclared_penalty: &'static str,
    /// `field-undeclared-penalty-help`
    pub field_undeclared_penalty_help: &'static str,
    /// `field-red-three-freezes`
    pub field_red_three_freezes: &'static str,
    /// `field-red-three-freezes-help`
    pub field_red_three_freezes_help: &'static str,
    /// `field-black-three-freezes`
    pub field_black_three_freezes: &'static str,
    /// `field-black-three-freezes-help`
    pub field_black_three_freezes_help: &'static str,
    /// `field-wilds-may-outnumber`
    pub field_wilds_may_outnumber: &'static str,
    /// `field-wilds-may-outnumber-help`
    pub field_wilds_may_outnumber_help: &'static str,
    /// `field-minimums`
    pub field_minimums: &'static str,
    /// `field-minimums-help`
    pub field_minimums_help: &'static str,
    /// `field-pile-opening-outnumbers`
    pub field_pile_opening_outnumbers: &'static str,
    /// `field-pile-opening-outnumbers-help`
    pub field_pile_opening_outnumbers_help: &'static str,
    /// `field-frozen-until-opened`
    pub field_frozen_until_opened: &'static str,
    /// `field-frozen-until-opened-help`
    pub field_frozen_until_opened_help: &'static str,
    /// `field-take-with-wild`
    pub field_take_with_wild: &'static str,
    /// `field-take-with-wild-help`
    pub field_take_with_wild_help: &'static str,
    /// `field-one-card-takes-one-card`
    pub field_one_card_takes_one_card: &'static str,
    /// `field-one-card-takes-one-card-help`
    pub field_one_card_takes_one_card_help: &'static str,
    /// `field-pile-looked-through`
    pub field_pile_looked_through: &'static str,
    /// `field-pile-looked-through-help`
    pub field_pile_looked_through_help: &'static str,
    /// `field-must-take-when-stock-empty`
    pub field_must_take_when_stock_empty: &'static str,
    /// `field-must-take-when-stock-empty-help`
    pub field_must_take_when_stock_empty_help: &'static str,
    /// `field-last-drawer-ends`
    pub field_last_drawer_ends: &'static str,
    /// `field-last-drawer-ends-help`
    pub field_last_drawer_ends_help: &'static str,
    /// `field-concealed-may-add`
    pub field_concealed_may_add: &'static str,
    /// `field-concealed-may-add-help`
    pub field_concealed_may_add_help: &'static str,
    /// `field-concealed-beside-melds`
    pub field_concealed_beside_melds: &'static str,
    /// `field-concealed-beside-melds-help`
    pub field_concealed_beside_melds_help: &'static str,
    /// `field-asking`
    pub field_asking: &'static str,
    /// `field-asking-help`
    pub field_asking_help: &'static str,
    /// `field-asking-before-taking`
    pub field_asking_before_taking: &'static str,
    /// `field-asking-after-drawing-or-taking`
    pub field_asking_after_drawing_or_taking: &'static str,
    /// `field-natural-canasta-bonus`
    pub field_natural_canasta_bonus: &'static str,
    /// `field-natural-canasta-bonus-help`
    pub field_natural_canasta_bonus_help: &'static str,
    /// `field-mixed-canasta-bonus`
    pub field_mixed_canasta_bonus: &'static str,
    /// `field-mixed-canasta-bonus-help`
    pub field_mixed_canasta_bonus_help: &'static str,
    /// `field-concealed-canasta-bonus`
    pub field_concealed_canasta_bonus: &'static str,
    /// `field-concealed-canasta-bonus-help`
    pub field_concealed_canasta_bonus_help: &'static str,
    /// `field-red-three-bonus`
    pub field_red_three_bonus: &'static str,
    /// `field-red-three-bonus-help`
    pub field_red_three_bonus_help: &'static str,
    /// `field-four-red-threes-bonus`
    pub field_four_red_threes_bonus: &'static str,
    /// `field-four-red-threes-bonus-help`
    pub field_four_red_threes_bonus_help: &'static str,
    /// `field-going-out-bonus`
    pub field_going_out_bonus: &'static str,
    /// `field-going-out-bonus-help`
    pub field_going_out_bonus_help: &'static str,
    /// `field-concealed-bonus`
    pub field_concealed_bonus: &'static str,
    /// `field-concealed-bonus-help`
    pub field_concealed_bonus_help: &'static str,
    /// `field-game-points`
    pub field_game_points: &'static str,
    /// `field-game-points-help`
    pub field_game_points_help: &'static str,
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
    /// `form-title`
    pub form_title: &'static str,
    /// `form-heading`
    pub form_heading: &'static str,
    /// `form-about`
    pub form_about: &'static str,
    /// `form-start`
    pub form_start: &'static str,
    /// `form-invite`
    pub form_invite: &'static str,
    /// `form-show`
    pub form_show: &'static str,
    /// `form-undo`
    pub form_undo: &'static str,
    /// `form-yes`
    pub form_yes: &'static str,
    /// `form-no`
    pub form_no: &'static str,
    /// `form-rules`
    pub form_rules: &'static str,
    /// `form-players`
    pub form_players: &'static str,
    /// `form-described`
    pub form_described: &'static str,
    /// `form-filled-in`
    pub form_filled_in: &'static str,
    /// `form-this-table`
    pub form_this_table: &'static str,
    /// `form-who`
    pub form_who: fn(Number) -> Message,
    /// `form-same`
    pub form_same: fn(&Message) -> Message,
    /// `form-differs`
    pub form_differs: fn(&Message) -> Message,
    /// `form-no-part`
    pub form_no_part: fn(&Message) -> Message,
    /// `form-instead`
    pub form_instead: fn(&Message) -> Message,
    /// `form-how-played`
    pub form_how_played: fn(&Message) -> Message,
    /// `form-house-rules`
    pub form_house_rules: &'static str,
    /// `form-house-rules-about`
    pub form_house_rules_about: &'static str,
    /// `form-changes`
    pub form_changes: fn(Number) -> Message,
    /// `form-in-the-book`
    pub form_in_the_book: &'static str,
    /// `form-idle`
    pub form_idle: &'static str,
    /// `form-bounds`
    pub form_bounds: fn(i32, i32) -> Message,
    /// `form-for-players`
    pub form_for_players: fn(Number) -> Message,
    /// `form-total-below`
    pub form_total_below: &'static str,
    /// `form-total-zero`
    pub form_total_zero: &'static str,
    /// `form-total-middle`
    pub form_total_middle: &'static str,
    /// `form-total-high`
    pub form_total_high: &'static str,
    /// `form-friends`
    pub form_friends: &'static str,
    /// `form-friends-about`
    pub form_friends_about: &'static str,
    /// `form-friends-more`
    pub form_friends_more: &'static str,
    /// `form-changed`
    pub form_changed: &'static str,
    /// `form-seats`
    pub form_seats: &'static str,
    /// `form-seats-by-rules`
    pub form_seats_by_rules: &'static str,
    /// `form-seats-chosen`
    pub form_seats_chosen: &'static str,
    /// `form-seats-drawn`
    pub form_seats_drawn: &'static str,
    /// `form-clock`
    pub form_clock: &'static str,
    /// `form-clock-none`
    pub form_clock_none: &'static str,
    /// `form-clock-relaxed`
    pub form_clock_relaxed: &'static str,
    /// `form-clock-quick`
    pub form_clock_quick: &'static str,
    /// `form-clock-own`
    pub form_clock_own: &'static str,
    /// `form-clock-turn`
    pub form_clock_turn: &'static str,
    /// `form-clock-game`
    pub form_clock_game: &'static str,
    /// `form-clock-increment`
    pub form_clock_increment: &'static str,
    /// `form-long-turn`
    pub form_long_turn: &'static str,
    /// `form-long-turn-about`
    pub form_long_turn_about: &'static str,
    /// `form-watch`
    pub form_watch: &'static str,
    /// `form-serious`
    pub form_serious: &'static str,
    /// `form-listed`
    pub form_listed: &'static str,
    /// `form-talk`
    pub form_talk: &'static str,
    /// `form-talk-about`
    pub form_talk_about: &'static str,
    /// `form-host-returns`
    pub form_host_returns: &'static str,
    /// `form-host-returns-about`
    pub form_host_returns_about: &'static str,
    /// `form-hints`
    pub form_hints: &'static str,
    /// `form-hints-about`
    pub form_hints_about: &'static str,
    /// `form-faults`
    pub form_faults: &'static str,
    /// `form-faulty`
    pub form_faulty: &'static str,
    /// `form-no-answer`
    pub form_no_answer: &'static str,
    /// `form-no-such-rules`
    pub form_no_such_rules: fn(&str) -> Message,
    /// `form-not-so-many`
    pub form_not_so_many: fn(&str) -> Message,
    /// `form-takes-number`
    pub form_takes_number: fn(&Message, i32, i32, &str) -> Message,
    /// `form-not-offered`
    pub form_not_offered: fn(&Message, &str) -> Message,
    /// `form-clock-takes`
    pub form_clock_takes: &'static str,
    /// `form-rules-of-table`
    pub form_rules_of_table: &'static str,
    /// `form-differences`
    pub form_differences: &'static str,
    /// `hint-title`
    pub hint_title: &'static str,
    /// `hint-button`
    pub hint_button: &'static str,
    /// `hint-close`
    pub hint_close: &'static str,
    /// `hint-show`
    pub hint_show: &'static str,
    /// `hint-show-turn`
    pub hint_show_turn: fn(&Message) -> Message,
    /// `hint-nothing`
    pub hint_nothing: &'static str,
    /// `hint-not-now`
    pub hint_not_now: &'static str,
    /// `hint-busy`
    pub hint_busy: &'static str,
    /// `hint-source`
    pub hint_source: fn(Number) -> Message,
    /// `hint-spoken`
    pub hint_spoken: fn(&Message) -> Message,
    /// `hint-spoken-nothing`
    pub hint_spoken_nothing: &'static str,
    /// `hint-spoken-turn`
    pub hint_spoken_turn: fn(&Message, &Message) -> Message,
    /// `hint-only`
    pub hint_only: &'static str,
    /// `hint-best`
    pub hint_best: &'static str,
    /// `hint-as-good`
    pub hint_as_good: &'static str,
    /// `hint-loses`
    pub hint_loses: fn(Number) -> Message,
    /// `hint-draw`
    pub hint_draw: fn(bool, Number) -> Message,
    /// `hint-take-with`
    pub hint_take_with: fn(bool, &[Message], &[Message]) -> Message,
    /// `hint-take-onto`
    pub hint_take_onto: fn(bool, Kind, &[Message]) -> Message,
    /// `hint-lay`
    pub hint_lay: fn(bool, &[Message]) -> Message,
    /// `hint-discard`
    pub hint_discard: fn(bool, Kind) -> Message,
    /// `hint-lay-red-three`
    pub hint_lay_red_three: fn(bool) -> Message,
    /// `hint-ask`
    pub hint_ask: fn(bool, Name<'_>) -> Message,
    /// `hint-answer`
    pub hint_answer: fn(bool) -> Message,
    /// `hint-share`
    pub hint_share: fn(Number) -> Message,
    /// `hint-share-small`
    pub hint_share_small: &'static str,
    /// `hint-hands-over`
    pub hint_hands_over: fn(Number, Kind, &Message, Kind, &Message) -> Message,
    /// `hint-hands-over-best`
    pub hint_hands_over_best: fn(Number, Kind, &Message, &Message) -> Message,
    /// `hint-next-takes`
    pub hint_next_takes: fn(Number, &Message, &Message) -> Message,
    /// `hint-others-take`
    pub hint_others_take: fn(&Message, &Message) -> Message,
    /// `hint-fewer-piles`
    pub hint_fewer_piles: fn(bool, &Message, &Message) -> Message,
    /// `hint-out-less`
    pub hint_out_less: fn(bool, &Message, &Message) -> Message,
    /// `hint-others-out`
    pub hint_others_out: fn(bool, &Message, &Message) -> Message,
    /// `hint-fewer-canastas`
    pub hint_fewer_canastas: fn(bool, &str, &str) -> Message,
    /// `hint-less-ahead`
    pub hint_less_ahead: fn(bool, &Message, &Message) -> Message,
    /// `hint-ahead`
    pub hint_ahead: fn(Number, bool) -> Message,
    /// `hint-practice`
    pub hint_practice: &'static str,
    /// `hint-practice-about`
    pub hint_practice_about: &'static str,
    /// `hint-everybody`
    pub hint_everybody: &'static str,
    /// `hint-everybody-about`
    pub hint_everybody_about: &'static str,
    /// `hint-none`
    pub hint_none: &'static str,
    /// `hint-none-about`
    pub hint_none_about: &'static str,
    /// `hint-menu-none`
    pub hint_menu_none: &'static str,
    /// `hint-menu-everybody`
    pub hint_menu_everybody: &'static str,
    /// `hint-menu-practice`
    pub hint_menu_practice: &'static str,
    /// `hint-menu-not-practice`
    pub hint_menu_not_practice: &'static str,
    /// `level-beginner`
    pub level_beginner: &'static str,
    /// `level-beginner-about`
    pub level_beginner_about: &'static str,
    /// `level-club`
    pub level_club: &'static str,
    /// `level-club-about`
    pub level_club_about: &'static str,
    /// `level-strong`
    pub level_strong: &'static str,
    /// `level-strong-about`
    pub level_strong_about: &'static str,
    /// `level-expert`
    pub level_expert: &'static str,
    /// `level-expert-about`
    pub level_expert_about: &'static str,
    /// `level-program`
    pub level_program: fn(&str) -> Message,
    /// `level-program-about`
    pub level_program_about: &'static str,
    /// `level-choice`
    pub level_choice: &'static str,
    /// `level-more`
    pub level_more: &'static str,
    /// `level-each`
    pub level_each: &'static str,
    /// `level-as-above`
    pub level_as_above: &'static str,
    /// `level-levels`
    pub level_levels: fn(&[Message]) -> Message,
    /// `level-plays`
    pub level_plays: fn(Name<'_>, &Message) -> Message,
    /// `level-plays-program`
    pub level_plays_program: fn(Name<'_>, &str) -> Message,
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
    /// `own-section`
    pub own_section: &'static str,
    /// `own-staging`
    pub own_staging: &'static str,
    /// `own-stage-hint`
    pub own_stage_hint: &'static str,
    /// `own-hand`
    pub own_hand: fn(Number) -> Message,
    /// `own-acts`
    pub own_acts: &'static str,
    /// `own-take`
    pub own_take: &'static str,
    /// `own-lay`
    pub own_lay: &'static str,
    /// `own-discard`
    pub own_discard: &'static str,
    /// `own-back-to-score`
    pub own_back_to_score: &'static str,
    /// `own-watching`
    pub own_watching: &'static str,
    /// `pile-centre`
    pub pile_centre: &'static str,
    /// `pile-tag-stock`
    pub pile_tag_stock: &'static str,
    /// `pile-tag-pile`
    pub pile_tag_pile: &'static str,
    /// `pile-stock`
    pub pile_stock: fn(Number) -> Message,
    /// `pile-stock-button`
    pub pile_stock_button: fn(Number, Number) -> Message,
    /// `pile-empty`
    pub pile_empty: &'static str,
    /// `pile-label`
    pub pile_label: fn(Number, Card) -> Message,
    /// `pile-label-frozen`
    pub pile_label_frozen: fn(Number, Card, Kind) -> Message,
    /// `pile-sentence`
    pub pile_sentence: fn(&Message) -> Message,
    /// `pile-none`
    pub pile_none: &'static str,
    /// `pile-frozen`
    pub pile_frozen: fn(Kind) -> Message,
    /// `pile-player-not-opened`
    pub pile_player_not_opened: fn(Player<'_>) -> Message,
    /// `pile-side-not-opened`
    pub pile_side_not_opened: fn(bool) -> Message,
    /// `pile-players-not-opened`
    pub pile_players_not_opened: fn(&[Message]) -> Message,
    /// `pile-blocked`
    pub pile_blocked: fn(Kind) -> Message,
    /// `pile-onto-your`
    pub pile_onto_your: fn(Kind) -> Message,
    /// `pile-with-two`
    pub pile_with_two: fn(Kind) -> Message,
    /// `pile-with-wild`
    pub pile_with_wild: fn(Kind) -> Message,
    /// `pile-takes-two`
    pub pile_takes_two: fn(Kind, bool, bool) -> Message,
    /// `pile-other-onto`
    pub pile_other_onto: fn(Name<'_>, Kind, bool) -> Message,
    /// `pile-other-with-two`
    pub pile_other_with_two: fn(Name<'_>, Kind, bool) -> Message,
    /// `pile-look-through`
    pub pile_look_through: &'static str,
    /// `pile-look-title`
    pub pile_look_title: fn(Number) -> Message,
    /// `pile-look-close`
    pub pile_look_close: &'static str,
    /// `pile-look-card`
    pub pile_look_card: fn(Card) -> Message,
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
    /// `preset-hoyle`
    pub preset_hoyle: &'static str,
    /// `preset-hoyle-about`
    pub preset_hoyle_about: &'static str,
    /// `preset-classic`
    pub preset_classic: &'static str,
    /// `preset-classic-about`
    pub preset_classic_about: &'static str,
    /// `preset-lakin`
    pub preset_lakin: &'static str,
    /// `preset-lakin-about`
    pub preset_lakin_about: &'static str,
    /// `preset-pack`
    pub preset_pack: &'static str,
    /// `preset-pack-about`
    pub preset_pack_about: &'static str,
    /// `preset-wahhi`
    pub preset_wahhi: &'static str,
    /// `preset-wahhi-about`
    pub preset_wahhi_about: &'static str,
    /// `preset-changed`
    pub preset_changed: fn(&Message, Number) -> Message,
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
    /// `request-stale`
    pub request_stale: &'static str,
    /// `request-id-taken`
    pub request_id_taken: &'static str,
    /// `request-no-such-seat`
    pub request_no_such_seat: &'static str,
    /// `request-not-your-turn`
    pub request_not_your_turn: fn(Name<'_>) -> Message,
    /// `request-answer-due`
    pub request_answer_due: fn(Name<'_>) -> Message,
    /// `request-deal-not-over`
    pub request_deal_not_over: &'static str,
    /// `request-ready-already`
    pub request_ready_already: &'static str,
    /// `request-over`
    pub request_over: &'static str,
    /// `request-not-begun`
    pub request_not_begun: &'static str,
    /// `request-paused`
    pub request_paused: &'static str,
    /// `request-not-a-guest`
    pub request_not_a_guest: &'static str,
    /// `request-not-the-host`
    pub request_not_the_host: &'static str,
    /// `request-game-begun`
    pub request_game_begun: &'static str,
    /// `request-game-not-begun`
    pub request_game_not_begun: &'static str,
    /// `request-seat-taken`
    pub request_seat_taken: &'static str,
    /// `request-seat-free`
    pub request_seat_free: &'static str,
    /// `request-already-seated`
    pub request_already_seated: &'static str,
    /// `request-not-seated`
    pub request_not_seated: &'static str,
    /// `request-serious-game`
    pub request_serious_game: &'static str,
    /// `request-seats-free`
    pub request_seats_free: &'static str,
    /// `request-draw-failed`
    pub request_draw_failed: &'static str,
    /// `request-game-over`
    pub request_game_over: &'static str,
    /// `request-no-deal-due`
    pub request_no_deal_due: &'static str,
    /// `request-no-player-ready`
    pub request_no_player_ready: &'static str,
    /// `request-game-paused`
    pub request_game_paused: &'static str,
    /// `request-still-playing`
    pub request_still_playing: &'static str,
    /// `request-table-full`
    pub request_table_full: &'static str,
    /// `request-phrase-not-allowed`
    pub request_phrase_not_allowed: &'static str,
    /// `request-said-too-much`
    pub request_said_too_much: &'static str,
    /// `request-no-such-bot`
    pub request_no_such_bot: &'static str,
    /// `request-turned-away`
    pub request_turned_away: &'static str,
    /// `request-not-yourself`
    pub request_not_yourself: &'static str,
    /// `request-ask-the-host`
    pub request_ask_the_host: &'static str,
    /// `request-has-clock`
    pub request_has_clock: &'static str,
    /// `request-not-a-time-allowed`
    pub request_not_a_time_allowed: &'static str,
    /// `request-not-late`
    pub request_not_late: &'static str,
    /// `request-name-later`
    pub request_name_later: &'static str,
    /// `request-name-too-often`
    pub request_name_too_often: &'static str,
    /// `request-gone`
    pub request_gone: &'static str,
    /// `request-table-closed`
    pub request_table_closed: &'static str,
    /// `request-too-many-ask`
    pub request_too_many_ask: &'static str,
    /// `request-not-waiting`
    pub request_not_waiting: &'static str,
    /// `request-no-guests`
    pub request_no_guests: &'static str,
    /// `request-game-not-over`
    pub request_game_not_over: &'static str,
    /// `request-no-such-code`
    pub request_no_such_code: &'static str,
    /// `rules-heading-deal`
    pub rules_heading_deal: &'static str,
    /// `rules-heading-cards`
    pub rules_heading_cards: &'static str,
    /// `rules-heading-turn`
    pub rules_heading_turn: &'static str,
    /// `rules-heading-threes`
    pub rules_heading_threes: &'static str,
    /// `rules-heading-melds`
    pub rules_heading_melds: &'static str,
    /// `rules-heading-opening`
    pub rules_heading_opening: &'static str,
    /// `rules-heading-pile`
    pub rules_heading_pile: &'static str,
    /// `rules-heading-going-out`
    pub rules_heading_going_out: &'static str,
    /// `rules-heading-stock-end`
    pub rules_heading_stock_end: &'static str,
    /// `rules-heading-scores`
    pub rules_heading_scores: &'static str,
    /// `rules-heading-knowing`
    pub rules_heading_knowing: &'static str,
    /// `rules-players`
    pub rules_players: fn(Number, Number, Number, Number, Number) -> Message,
    /// `rules-sides-any`
    pub rules_sides_any: &'static str,
    /// `rules-sides`
    pub rules_sides: fn(Number) -> Message,
    /// `rules-seating-drawn`
    pub rules_seating_drawn: fn(bool) -> Message,
    /// `rules-seating-highest`
    pub rules_seating_highest: fn(crate::messages::rules::SeatingHighestPlayers) -> Message,
    /// `rules-seating-again`
    pub rules_seating_again: fn(bool) -> Message,
    /// `rules-seating-optional`
    pub rules_seating_optional: fn(bool) -> Message,
    /// `rules-seating-fixed`
    pub rules_seating_fixed: fn(bool) -> Message,
    /// `rules-first-dealer-seats-drawn`
    pub rules_first_dealer_seats_drawn: &'static str,
    /// `rules-first-dealer-drawn`
    pub rules_first_dealer_drawn: &'static str,
    /// `rules-first-dealer-random`
    pub rules_first_dealer_random: &'static str,
    /// `rules-cut-left`
    pub rules_cut_left: &'static str,
    /// `rules-cut-left-may`
    pub rules_cut_left_may: &'static str,
    /// `rules-cut-right`
    pub rules_cut_right: &'static str,
    /// `rules-hand-size`
    pub rules_hand_size: fn(Number) -> Message,
    /// `rules-hand-sizes`
    pub rules_hand_sizes: fn(&[Message]) -> Message,
    /// `rules-hand-size-when`
    pub rules_hand_size_when: fn(Number, &Message) -> Message,
    /// `rules-dealing`
    pub rules_dealing: &'static str,
    /// `rules-stock`
    pub rules_stock: &'static str,
    /// `rules-upcard-threes-covered`
    pub rules_upcard_threes_covered: &'static str,
    /// `rules-upcard-first-black-three-stays`
    pub rules_upcard_first_black_three_stays: &'static str,
    /// `rules-upcard-black-three-stays`
    pub rules_upcard_black_three_stays: &'static str,
    /// `rules-exact-deal-bonus`
    pub rules_exact_deal_bonus: fn(i32) -> Message,
    /// `rules-packs`
    pub rules_packs: &'static str,
    /// `rules-wild-cards`
    pub rules_wild_cards: &'static str,
    /// `rules-values`
    pub rules_values: &'static str,
    /// `rules-turn`
    pub rules_turn: &'static str,
    /// `rules-draw-count`
    pub rules_draw_count: fn(Number) -> Message,
    /// `rules-draw-counts`
    pub rules_draw_counts: fn(&[Message]) -> Message,
    /// `rules-draw-count-when`
    pub rules_draw_count_when: fn(Number, &Message) -> Message,
    /// `rules-draw-fewer`
    pub rules_draw_fewer: &'static str,
    /// `rules-no-way-back`
    pub rules_no_way_back: &'static str,
    /// `rules-declaring-by-hand`
    pub rules_declaring_by_hand: &'static str,
    /// `rules-declaring-automatic`
    pub rules_declaring_automatic: &'static str,
    /// `rules-dealt-red-threes-by-hand`
    pub rules_dealt_red_threes_by_hand: &'static str,
    /// `rules-dealt-red-threes-at-once`
    pub rules_dealt_red_threes_at_once: &'static str,
    /// `rules-dealt-red-threes-first-turn`
    pub rules_dealt_red_threes_first_turn: &'static str,
    /// `rules-undeclared-never`
    pub rules_undeclared_never: &'static str,
    /// `rules-undeclared-penalty`
    pub rules_undeclared_penalty: fn(i32) -> Message,
    /// `rules-declared-late`
    pub rules_declared_late: &'static str,
    /// `rules-red-three-in-pile`
    pub rules_red_three_in_pile: &'static str,
    /// `rules-red-three-no-meld`
    pub rules_red_three_no_meld: &'static str,
    /// `rules-red-three-bonus`
    pub rules_red_three_bonus: fn(i32, bool) -> Message,
    /// `rules-four-red-threes-bonus`
    pub rules_four_red_threes_bonus: fn(i32, bool) -> Message,
    /// `rules-red-three-freezes`
    pub rules_red_three_freezes: &'static str,
    /// `rules-red-three-does-not-freeze`
    pub rules_red_three_does_not_freeze: &'static str,
    /// `rules-black-three-freezes`
    pub rules_black_three_freezes: &'static str,
    /// `rules-black-three-does-not-freeze`
    pub rules_black_three_does_not_freeze: &'static str,
    /// `rules-black-threes-melded`
    pub rules_black_threes_melded: &'static str,
    /// `rules-meld`
    pub rules_meld: &'static str,
    /// `rules-wilds-may-outnumber`
    pub rules_wilds_may_outnumber: &'static str,
    /// `rules-wilds-may-not-outnumber`
    pub rules_wilds_may_not_outnumber: &'static str,
    /// `rules-melds-of-side`
    pub rules_melds_of_side: fn(bool) -> Message,
    /// `rules-canasta`
    pub rules_canasta: &'static str,
    /// `rules-natural-canasta-bonus`
    pub rules_natural_canasta_bonus: fn(i32) -> Message,
    /// `rules-mixed-canasta-bonus`
    pub rules_mixed_canasta_bonus: fn(i32) -> Message,
    /// `rules-concealed-canasta-bonus`
    pub rules_concealed_canasta_bonus: fn(i32) -> Message,
    /// `rules-opening`
    pub rules_opening: fn(bool) -> Message,
    /// `rules-minimums`
    pub rules_minimums: fn(bool, i32, i32, i32, i32) -> Message,
    /// `rules-one-minimum`
    pub rules_one_minimum: fn(bool, i32) -> Message,
    /// `rules-opening-counts`
    pub rules_opening_counts: &'static str,
    /// `rules-pile-opening-outnumbers`
    pub rules_pile_opening_outnumbers: &'static str,
    /// `rules-pile-opening-like-any`
    pub rules_pile_opening_like_any: &'static str,
    /// `rules-opening-concealed`
    pub rules_opening_concealed: &'static str,
    /// `rules-taking`
    pub rules_taking: &'static str,
    /// `rules-pile-blocked`
    pub rules_pile_blocked: &'static str,
    /// `rules-frozen`
    pub rules_frozen: fn(crate::messages::rules::FrozenBy) -> Message,
    /// `rules-frozen-until-opened`
    pub rules_frozen_until_opened: fn(bool, crate::messages::rules::FrozenUntilOpenedOpening) -> Message,
    /// `rules-taking-frozen`
    pub rules_taking_frozen: fn(bool) -> Message,
    /// `rules-taking-onto-meld`
    pub rules_taking_onto_meld: fn(bool) -> Message,
    /// `rules-taking-with-wild`
    pub rules_taking_with_wild: &'static str,
    /// `rules-taking-not-with-wild`
    pub rules_taking_not_with_wild: &'static str,
    /// `rules-one-card-takes-one-card`
    pub rules_one_card_takes_one_card: &'static str,
    /// `rules-one-card-takes-more`
    pub rules_one_card_takes_more: &'static str,
    /// `rules-pile-looked-through`
    pub rules_pile_looked_through: &'static str,
    /// `rules-pile-not-looked-through`
    pub rules_pile_not_looked_through: &'static str,
    /// `rules-going-out`
    pub rules_going_out: &'static str,
    /// `rules-canastas-needed`
    pub rules_canastas_needed: fn(bool, Number) -> Message,
    /// `rules-canastas-needed-by-players`
    pub rules_canastas_needed_by_players: fn(&[Message]) -> Message,
    /// `rules-canastas-needed-when`
    pub rules_canastas_needed_when: fn(Number, &Message) -> Message,
    /// `rules-card-must-stay`
    pub rules_card_must_stay: &'static str,
    /// `rules-going-out-bonus`
    pub rules_going_out_bonus: fn(i32) -> Message,
    /// `rules-going-out-concealed`
    pub rules_going_out_concealed: &'static str,
    /// `rules-concealed-beside-melds`
    pub rules_concealed_beside_melds: fn(crate::messages::rules::ConcealedBesideMeldsPartners, bool) -> Message,
    /// `rules-concealed-adding`
    pub rules_concealed_adding:
        fn(crate::messages::rules::ConcealedAddingPartners, crate::messages::rules::ConcealedAddingAdding) -> Message,
    /// `rules-concealed-bonus`
    pub rules_concealed_bonus: fn(i32) -> Message,
    /// `rules-asking-alone`
    pub rules_asking_alone: &'static str,
    /// `rules-asking-before-taking`
    pub rules_asking_before_taking: fn(bool) -> Message,
    /// `rules-asking-after-drawing`
    pub rules_asking_after_drawing: fn(bool) -> Message,
    /// `rules-answer`
    pub rules_answer: fn(crate::messages::rules::AnswerPartners) -> Message,
    /// `rules-last-drawer-ends`
    pub rules_last_drawer_ends: &'static str,
    /// `rules-last-drawer-goes-on`
    pub rules_last_drawer_goes_on: &'static str,
    /// `rules-last-drawer-ends-when`
    pub rules_last_drawer_ends_when: fn(&Message) -> Message,
    /// `rules-last-drawer-goes-on-when`
    pub rules_last_drawer_goes_on_when: fn(&Message) -> Message,
    /// `rules-without-stock`
    pub rules_without_stock: &'static str,
    /// `rules-deal-over-with-stock`
    pub rules_deal_over_with_stock: &'static str,
    /// `rules-must-take`
    pub rules_must_take: fn(bool) -> Message,
    /// `rules-need-not-take`
    pub rules_need_not_take: &'static str,
    /// `rules-last-red-three`
    pub rules_last_red_three: &'static str,
    /// `rules-score`
    pub rules_score: fn(bool, bool) -> Message,
    /// `rules-game-points`
    pub rules_game_points: fn(bool, i32) -> Message,
    /// `rules-winner`
    pub rules_winner: &'static str,
    /// `rules-known`
    pub rules_known: &'static str,
    /// `rules-one-card-left`
    pub rules_one_card_left: &'static str,
    /// `rules-partners-talk`
    pub rules_partners_talk: &'static str,
    /// `rules-page-list`
    pub rules_page_list: &'static str,
    /// `rules-page-named`
    pub rules_page_named: fn(&str, &Message) -> Message,
    /// `rules-page-common-usage`
    pub rules_page_common_usage: &'static str,
    /// `rules-page-commands`
    pub rules_page_commands: &'static str,
    /// `rules-page-title`
    pub rules_page_title: fn(&Message, Number) -> Message,
    /// `rules-page-silent-players`
    pub rules_page_silent_players: fn(Number) -> Message,
    /// `rules-page-silent-others`
    pub rules_page_silent_others: &'static str,
    /// `rules-page-silent`
    pub rules_page_silent: &'static str,
    /// `rules-page-star`
    pub rules_page_star: &'static str,
    /// `rules-page-differ`
    pub rules_page_differ: fn(Number) -> Message,
    /// `rules-page-differ-for`
    pub rules_page_differ_for: fn(Number, Number) -> Message,
    /// `rules-page-here`
    pub rules_page_here: &'static str,
    /// `rules-page-valid`
    pub rules_page_valid: fn(&str, &Message) -> Message,
    /// `rules-page-unchanged`
    pub rules_page_unchanged: &'static str,
    /// `rules-page-idle`
    pub rules_page_idle: fn(&str, &Message) -> Message,
    /// `rules-page-idle-for`
    pub rules_page_idle_for: fn(&str, Number, &Message) -> Message,
    /// `rules-page-faults`
    pub rules_page_faults: fn(&str, Number) -> Message,
    /// `rules-page-no-such`
    pub rules_page_no_such: fn(&str, &[Message]) -> Message,
    /// `rules-page-no-such-near`
    pub rules_page_no_such_near: fn(&str, &str, &[Message]) -> Message,
    /// `say-your-turn`
    pub say_your_turn: &'static str,
    /// `say-to-play`
    pub say_to_play: fn(Name<'_>) -> Message,
    /// `say-one-card-left`
    pub say_one_card_left: fn(&[Message]) -> Message,
    /// `say-asked`
    pub say_asked: fn(Name<'_>) -> Message,
    /// `say-asked-means`
    pub say_asked_means: fn(Name<'_>) -> Message,
    /// `say-yes`
    pub say_yes: &'static str,
    /// `say-no`
    pub say_no: &'static str,
    /// `say-you-asked`
    pub say_you_asked: fn(Name<'_>) -> Message,
    /// `say-asks`
    pub say_asks: fn(Name<'_>, Name<'_>) -> Message,
    /// `say-answered`
    pub say_answered: fn(Name<'_>, bool) -> Message,
    /// `say-may-ask`
    pub say_may_ask: fn(Name<'_>) -> Message,
    /// `say-asking-tells`
    pub say_asking_tells: &'static str,
    /// `say-ask`
    pub say_ask: &'static str,
    /// `say-play`
    pub say_play: fn() -> Message,
    /// `say-draw`
    pub say_draw: fn(Number, bool) -> Message,
    /// `say-no-stock`
    pub say_no_stock: fn(bool) -> Message,
    /// `say-draw-button`
    pub say_draw_button: fn(Number) -> Message,
    /// `say-canastas-needed`
    pub say_canastas_needed: fn(bool, Number, Number) -> Message,
    /// `say-red-three-costs`
    pub say_red_three_costs: fn(Number, i32) -> Message,
    /// `say-red-three-paid`
    pub say_red_three_paid: fn(Number) -> Message,
    /// `say-turn-red-three-costs`
    pub say_turn_red_three_costs: fn(Number, i32) -> Message,
    /// `say-turn-red-three-paid`
    pub say_turn_red_three_paid: fn(Number) -> Message,
    /// `say-lay-red-three`
    pub say_lay_red_three: fn(Number) -> Message,
    /// `say-you-have-one-card`
    pub say_you_have_one_card: fn(Name<'_>) -> Message,
    /// `say-have-one-card`
    pub say_have_one_card: fn(&[Message], Name<'_>) -> Message,
    /// `say-went-out`
    pub say_went_out: fn(Player<'_>, bool) -> Message,
    /// `say-stock-empty`
    pub say_stock_empty: fn() -> Message,
    /// `say-last-red-three`
    pub say_last_red_three: fn(Player<'_>) -> Message,
    /// `scenario-not-json`
    pub scenario_not_json: fn(&str) -> Message,
    /// `scenario-not-a-scenario`
    pub scenario_not_a_scenario: &'static str,
    /// `scenario-not-a-view`
    pub scenario_not_a_view: &'static str,
    /// `scenario-not-house-rules`
    pub scenario_not_house_rules: fn(&str) -> Message,
    /// `scenario-perhaps`
    pub scenario_perhaps: fn(&Message, &str) -> Message,
    /// `scenario-unknown-field`
    pub scenario_unknown_field: fn(crate::messages::scenario::UnknownFieldPart, &str) -> Message,
    /// `scenario-field-twice`
    pub scenario_field_twice: fn(crate::messages::scenario::FieldTwicePart, &str) -> Message,
    /// `scenario-unknown-preset`
    pub scenario_unknown_preset: fn(&str, &str) -> Message,
    /// `scenario-field`
    pub scenario_field: fn(&str) -> Message,
    /// `scenario-field-of-seat`
    pub scenario_field_of_seat: fn(&str, Number) -> Message,
    /// `scenario-field-of-side`
    pub scenario_field_of_side: fn(&str, Number) -> Message,
    /// `scenario-card`
    pub scenario_card: fn(&Message, &Message) -> Message,
    /// `scenario-cards`
    pub scenario_cards: fn(&Message, &str) -> Message,
    /// `scenario-number`
    pub scenario_number: fn(&Message, &str, &str, &str) -> Message,
    /// `scenario-numbers`
    pub scenario_numbers: fn(&Message, Number, &str, &str, &str) -> Message,
    /// `scenario-so-many-flags`
    pub scenario_so_many_flags: fn(&Message, Number, &str) -> Message,
    /// `scenario-choice`
    pub scenario_choice: fn(&Message, &str, &str) -> Message,
    /// `scenario-card-counts`
    pub scenario_card_counts: fn(&Message, Number, &str) -> Message,
    /// `scenario-hands`
    pub scenario_hands: fn(&Message, Number, &str) -> Message,
    /// `scenario-entries`
    pub scenario_entries: fn(&Message, Number, &str) -> Message,
    /// `scenario-rules`
    pub scenario_rules: fn(&Message, &str) -> Message,
    /// `scenario-players`
    pub scenario_players: fn(&Message, &str) -> Message,
    /// `scenario-flag`
    pub scenario_flag: fn(&Message, &str) -> Message,
    /// `scenario-seat`
    pub scenario_seat: fn(&Message, &str) -> Message,
    /// `scenario-seat-or-null`
    pub scenario_seat_or_null: fn(&Message, &str) -> Message,
    /// `scenario-phase`
    pub scenario_phase: fn(&Message, &str) -> Message,
    /// `scenario-permission`
    pub scenario_permission: fn(&Message, &str) -> Message,
    /// `scenario-ending`
    pub scenario_ending: fn(&Message, &str) -> Message,
    /// `scenario-list`
    pub scenario_list: fn(&Message, &str) -> Message,
    /// `scenario-object`
    pub scenario_object: fn(&Message, &str) -> Message,
    /// `scenario-whole-numbers`
    pub scenario_whole_numbers: fn(&Message, &str) -> Message,
    /// `scenario-flags`
    pub scenario_flags: fn(&Message, &str) -> Message,
    /// `scenario-texts`
    pub scenario_texts: fn(&Message, &str) -> Message,
    /// `scenario-ranks`
    pub scenario_ranks: fn(&Message, &str) -> Message,
    /// `scenario-card-count`
    pub scenario_card_count: fn(&Message, &str) -> Message,
    /// `scenario-seen`
    pub scenario_seen: fn(&Message, &str) -> Message,
    /// `scenario-missing-flag`
    pub scenario_missing_flag: fn(&str) -> Message,
    /// `scenario-in-flags`
    pub scenario_in_flags: fn(&Message) -> Message,
    /// `scenario-known-not-held`
    pub scenario_known_not_held: fn(Number) -> Message,
    /// `scenario-penalised-not-held`
    pub scenario_penalised_not_held: fn(Number) -> Message,
    /// `scenario-too-many-penalties`
    pub scenario_too_many_penalties: &'static str,
    /// `scenario-old-meld-missing`
    pub scenario_old_meld_missing: &'static str,
    /// `scenario-no-answer-due`
    pub scenario_no_answer_due: &'static str,
    /// `scenario-missing-from-view`
    pub scenario_missing_from_view: fn(&str) -> Message,
    /// `scenario-stock-in-view`
    pub scenario_stock_in_view: &'static str,
    /// `scenario-other-hand-in-view`
    pub scenario_other_hand_in_view: &'static str,
    /// `scenario-red-threes-before-view`
    pub scenario_red_threes_before_view: fn(Number) -> Message,
    /// `scenario-hand-size`
    pub scenario_hand_size: fn(Number, Number, Number) -> Message,
    /// `scenario-known-elsewhere`
    pub scenario_known_elsewhere: fn(Number) -> Message,
    /// `scenario-known-too-many`
    pub scenario_known_too_many: fn(Number) -> Message,
    /// `scenario-too-many-hidden`
    pub scenario_too_many_hidden: &'static str,
    /// `scenario-shown-too-often`
    pub scenario_shown_too_often: fn(Card) -> Message,
    /// `seating-title`
    pub seating_title: &'static str,
    /// `seating-drawn`
    pub seating_drawn: fn(bool) -> Message,
    /// `seating-draws`
    pub seating_draws: fn(bool, &[Message]) -> Message,
    /// `seating-drew`
    pub seating_drew: fn(Player<'_>, Card) -> Message,
    /// `seating-and`
    pub seating_and: fn(Player<'_>, Card) -> Message,
    /// `seating-void`
    pub seating_void: fn(&[Message]) -> Message,
    /// `seating-void-card`
    pub seating_void_card: fn(Card, bool) -> Message,
    /// `seating-partners`
    pub seating_partners: fn(&[Message]) -> Message,
    /// `seating-deals`
    pub seating_deals: fn(Player<'_>) -> Message,
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
    /// `shuffling-title`
    pub shuffling_title: &'static str,
    /// `shuffling-heading`
    pub shuffling_heading: &'static str,
    /// `shuffling-about`
    pub shuffling_about: &'static str,
    /// `shuffling-seated`
    pub shuffling_seated: fn(&[Message]) -> Message,
    /// `shuffling-resume`
    pub shuffling_resume: &'static str,
    /// `shuffling-have-cut`
    pub shuffling_have_cut: fn(bool, &[Message]) -> Message,
    /// `shuffling-have-not-cut`
    pub shuffling_have_not_cut: fn(bool, &[Message]) -> Message,
    /// `shuffling-ready`
    pub shuffling_ready: fn(bool, &[Message]) -> Message,
    /// `shuffling-waiting`
    pub shuffling_waiting: fn(bool, &[Message]) -> Message,
    /// `shuffling-closed`
    pub shuffling_closed: fn(Name<'_>) -> Message,
    /// `shuffling-closed-more`
    pub shuffling_closed_more: &'static str,
    /// `shuffling-given-up`
    pub shuffling_given_up: &'static str,
    /// `shuffling-given-up-more`
    pub shuffling_given_up_more: &'static str,
    /// `shuffling-not-yet-title`
    pub shuffling_not_yet_title: &'static str,
    /// `shuffling-not-yet`
    pub shuffling_not_yet: &'static str,
    /// `shuffling-not-yet-about`
    pub shuffling_not_yet_about: &'static str,
    /// `shuffling-look-again`
    pub shuffling_look_again: &'static str,
    /// `table-title`
    pub table_title: &'static str,
    /// `table-title-your-turn`
    pub table_title_your_turn: &'static str,
    /// `table-needs-script`
    pub table_needs_script: &'static str,
    /// `table-player`
    pub table_player: fn(Player<'_>) -> Message,
    /// `table-name`
    pub table_name: fn(Name<'_>) -> Message,
    /// `table-players`
    pub table_players: fn(bool, &[Message]) -> Message,
    /// `table-we`
    pub table_we: &'static str,
    /// `table-they`
    pub table_they: &'static str,
    /// `table-to-play`
    pub table_to_play: &'static str,
    /// `table-away`
    pub table_away: &'static str,
    /// `table-bot`
    pub table_bot: &'static str,
    /// `table-bot-plays`
    pub table_bot_plays: &'static str,
    /// `table-partner`
    pub table_partner: &'static str,
    /// `table-opponent`
    pub table_opponent: &'static str,
    /// `table-one-card`
    pub table_one_card: &'static str,
    /// `table-cards`
    pub table_cards: fn(Number) -> Message,
    /// `table-count`
    pub table_count: fn(Number) -> Message,
    /// `table-count-to-play`
    pub table_count_to_play: fn(Number) -> Message,
    /// `table-cards-word`
    pub table_cards_word: fn(Number) -> Message,
    /// `table-dealer`
    pub table_dealer: &'static str,
    /// `table-dealer-letter`
    pub table_dealer_letter: &'static str,
    /// `table-you-deal`
    pub table_you_deal: &'static str,
    /// `table-plate`
    pub table_plate: fn(
        Player<'_>,
        crate::messages::table::PlateRelation,
        Number,
        bool,
        bool,
        bool,
        crate::messages::table::PlateAway,
    ) -> Message,
    /// `table-side-state`
    pub table_side_state: fn(bool, i32, Number, Number) -> Message,
    /// `table-points-word`
    pub table_points_word: fn(i32) -> Message,
    /// `table-red-threes`
    pub table_red_threes: fn(Number) -> Message,
    /// `table-meld`
    pub table_meld: fn(Kind, crate::messages::table::MeldCanasta, Number, Number) -> Message,
    /// `table-canasta`
    pub table_canasta: &'static str,
    /// `table-natural`
    pub table_natural: &'static str,
    /// `table-mixed`
    pub table_mixed: &'static str,
    /// `table-column`
    pub table_column: fn(Kind, Number) -> Message,
    /// `table-threes`
    pub table_threes: fn(Number, Number) -> Message,
    /// `table-home`
    pub table_home: &'static str,
    /// `table-played`
    pub table_played: fn(&str, Number, i32) -> Message,
    /// `table-nav`
    pub table_nav: &'static str,
    /// `table-leave`
    pub table_leave: &'static str,
    /// `table-open-menu`
    pub table_open_menu: &'static str,
    /// `table-heading`
    pub table_heading: fn(Number) -> Message,
    /// `table-close-score`
    pub table_close_score: &'static str,
    /// `table-score`
    pub table_score: &'static str,
    /// `table-log`
    pub table_log: &'static str,
    /// `table-deal`
    pub table_deal: fn(Number) -> Message,
    /// `table-total`
    pub table_total: &'static str,
    /// `table-minimum`
    pub table_minimum: &'static str,
    /// `talk-button`
    pub talk_button: &'static str,
    /// `talk-title`
    pub talk_title: &'static str,
    /// `talk-heard`
    pub talk_heard: &'static str,
    /// `talk-close`
    pub talk_close: &'static str,
    /// `talk-line`
    pub talk_line: fn(Player<'_>, &Message) -> Message,
    /// `talk-minimum`
    pub talk_minimum: fn(i32) -> Message,
    /// `talk-the-minimum`
    pub talk_the_minimum: &'static str,
    /// `talk-red-threes`
    pub talk_red_threes: &'static str,
    /// `talk-hello`
    pub talk_hello: &'static str,
    /// `talk-well-played`
    pub talk_well_played: &'static str,
    /// `talk-thanks`
    pub talk_thanks: &'static str,
    /// `talk-sorry`
    pub talk_sorry: &'static str,
    /// `talk-one-moment`
    pub talk_one_moment: &'static str,
    /// `talk-good-game`
    pub talk_good_game: &'static str,
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
    /// `unseen-drawn`
    pub unseen_drawn: &'static str,
    /// `unseen-red-threes`
    pub unseen_red_threes: fn(Number) -> Message,
    /// `unseen-hand`
    pub unseen_hand: fn(Number) -> Message,
    /// `unseen-score`
    pub unseen_score: &'static str,
    /// `script-connection`: names and texts.
    pub script_connection: &'static [(&'static str, &'static str)],
    /// `script-table`: names and texts.
    pub script_table: &'static [(&'static str, &'static str)],
}
