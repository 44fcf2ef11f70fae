// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::{Message, Name, Number, Player};
use canasta::{Card, Kind};

/// All messages of a language. Call them through [`messages`](crate::messages).
#[derive(Debug)]
pub struct Messages {
    /// `arena-wants-comma`
    pub arena_wants_comma: &'static str,
    /// `arena-commas`
    pub arena_commas: &'static str,
    /// `arena-log-unusable`
    pub arena_log_unusable: fn(&str, &str) -> Message,
    /// `arena-unwritable`
    pub arena_unwritable: fn(&str, &str) -> Message,
    /// `arena-log-locked`
    pub arena_log_locked: &'static str,
    /// `arena-log-no-result`
    pub arena_log_no_result: fn(Number) -> Message,
    /// `arena-log-no-file`
    pub arena_log_no_file: &'static str,
    /// `arena-log-other-form`
    pub arena_log_other_form: &'static str,
    /// `arena-log-other-run`
    pub arena_log_other_run: fn(&str, &str, &str) -> Message,
    /// `arena-records-unusable`
    pub arena_records_unusable: fn(&str, &str) -> Message,
    /// `arena-records-there`
    pub arena_records_there: &'static str,
    /// `arena-no-such-bot`
    pub arena_no_such_bot: fn(&str, &str) -> Message,
    /// `arena-names-no-bot`
    pub arena_names_no_bot: fn(&str) -> Message,
    /// `arena-no-command`
    pub arena_no_command: fn(&str, &Message) -> Message,
    /// `arena-too-many-partners`
    pub arena_too_many_partners: fn(&str, Number, Number) -> Message,
    /// `arena-no-pairs`
    pub arena_no_pairs: &'static str,
    /// `arena-misplay`
    pub arena_misplay: fn(&str, Number, &str) -> Message,
    /// `arena-thread-lost`
    pub arena_thread_lost: &'static str,
    /// `arena-pool-deals`
    pub arena_pool_deals: fn(Number, Number, Number, Number, &Message, Number) -> Message,
    /// `arena-pool-games`
    pub arena_pool_games: fn(Number, Number, Number, Number, &Message, Number) -> Message,
    /// `arena-pool-points`
    pub arena_pool_points: &'static str,
    /// `arena-pool-points-less`
    pub arena_pool_points_less: fn(&str) -> Message,
    /// `arena-pool-chance`
    pub arena_pool_chance: &'static str,
    /// `arena-pool-chance-less`
    pub arena_pool_chance_less: fn(&str) -> Message,
    /// `arena-pool-mean`
    pub arena_pool_mean: &'static str,
    /// `arena-pool-minimum`
    pub arena_pool_minimum: &'static str,
    /// `arena-pool-given-up`
    pub arena_pool_given_up: fn(&str, Number) -> Message,
    /// `arena-report-points`
    pub arena_report_points: fn(&str, &str, &str, &str, &str) -> Message,
    /// `arena-report-deals`
    pub arena_report_deals: fn(Number, Number, Number, &Message, Number) -> Message,
    /// `arena-report-games`
    pub arena_report_games: fn(Number, Number, Number, &Message, &str, Number) -> Message,
    /// `arena-report-house-rules`
    pub arena_report_house_rules: fn(&str, Number) -> Message,
    /// `arena-report-games-won`
    pub arena_report_games_won: fn(&str, Number, &str, Number, Number, &str, &str, &str) -> Message,
    /// `arena-report-deals-won`
    pub arena_report_deals_won: fn(&str, Number, &str, Number) -> Message,
    /// `arena-report-own-points`
    pub arena_report_own_points: fn(&str, &str, &str, &str) -> Message,
    /// `arena-report-elo`
    pub arena_report_elo: fn(bool, &str, &str, &str) -> Message,
    /// `arena-report-elo-unbounded`
    pub arena_report_elo_unbounded: &'static str,
    /// `arena-report-endings`
    pub arena_report_endings: fn(&str, Number, &str, Number, Number, Number, Number) -> Message,
    /// `arena-report-acts`
    pub arena_report_acts: fn(&str) -> Message,
    /// `arena-report-decided`
    pub arena_report_decided: fn(bool, &str, &str, &str, Number) -> Message,
    /// `arena-report-undecided`
    pub arena_report_undecided: fn(bool, &str, &str, &str, Number) -> Message,
    /// `arena-report-given-up`
    pub arena_report_given_up: fn(&str, Number, &str, Number) -> Message,
    /// `arena-report-forfeit`
    pub arena_report_forfeit: fn(Number, Number, &str) -> Message,
    /// `arena-report-more-forfeits`
    pub arena_report_more_forfeits: fn(Number) -> Message,
    /// `arena-report-by-the-clock`
    pub arena_report_by_the_clock: fn(Number) -> Message,
    /// `arena-report-seat-gave-up`
    pub arena_report_seat_gave_up: fn(Number, &str) -> Message,
    /// `bench-speed`
    pub bench_speed: fn(&str, &str, Number) -> Message,
    /// `bench-played`
    pub bench_played: fn(Number, Number, &str, Number) -> Message,
    /// `bench-means`
    pub bench_means: fn(&str, &str) -> Message,
    /// `bench-endings`
    pub bench_endings: fn(Number, Number, Number, Number) -> Message,
    /// `bench-worlds`
    pub bench_worlds: fn(&str, Number, &str) -> Message,
    /// `bench-turns`
    pub bench_turns: fn(&str, Number, &str) -> Message,
    /// `bench-nodes`
    pub bench_nodes: fn(&str, Number, &str) -> Message,
    /// `bench-level`
    pub bench_level: fn(&str, &str, &str, Number) -> Message,
    /// `bench-overrun`
    pub bench_overrun: fn(&str, &str, &str, &str, Number) -> Message,
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
    /// `book-points-each`
    pub book_points_each: fn(i32) -> Message,
    /// `book-points-together`
    pub book_points_together: fn(i32) -> Message,
    /// `book-wild-cards`
    pub book_wild_cards: &'static str,
    /// `book-red-threes`
    pub book_red_threes: &'static str,
    /// `book-black-threes`
    pub book_black_threes: &'static str,
    /// `book-natural-meld`
    pub book_natural_meld: &'static str,
    /// `book-mixed-meld`
    pub book_mixed_meld: &'static str,
    /// `book-natural-canasta`
    pub book_natural_canasta: &'static str,
    /// `book-mixed-canasta`
    pub book_mixed_canasta: &'static str,
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
    /// `calendar-name`
    pub calendar_name: &'static str,
    /// `calendar-entry`
    pub calendar_entry: &'static str,
    /// `caption-drew`
    pub caption_drew: fn(Number) -> Message,
    /// `caption-drew-brief`
    pub caption_drew_brief: &'static str,
    /// `caption-took`
    pub caption_took: fn(Number) -> Message,
    /// `caption-took-brief`
    pub caption_took_brief: fn(Number) -> Message,
    /// `caption-laid`
    pub caption_laid: fn(Kind) -> Message,
    /// `caption-laid-brief`
    pub caption_laid_brief: &'static str,
    /// `caption-laid-several`
    pub caption_laid_several: fn(Number) -> Message,
    /// `caption-canasta`
    pub caption_canasta: fn(bool, Kind) -> Message,
    /// `caption-canasta-brief`
    pub caption_canasta_brief: &'static str,
    /// `caption-red-three`
    pub caption_red_three: &'static str,
    /// `caption-red-three-brief`
    pub caption_red_three_brief: &'static str,
    /// `caption-discarded`
    pub caption_discarded: fn(Kind) -> Message,
    /// `caption-discarded-brief`
    pub caption_discarded_brief: fn(Kind) -> Message,
    /// `caption-discarded-black-three-brief`
    pub caption_discarded_black_three_brief: &'static str,
    /// `caption-froze`
    pub caption_froze: &'static str,
    /// `caption-froze-brief`
    pub caption_froze_brief: &'static str,
    /// `caption-passed`
    pub caption_passed: &'static str,
    /// `caption-asked`
    pub caption_asked: &'static str,
    /// `caption-asked-brief`
    pub caption_asked_brief: &'static str,
    /// `caption-answered`
    pub caption_answered: fn(bool) -> Message,
    /// `caption-since`
    pub caption_since: &'static str,
    /// `caption-since-close`
    pub caption_since_close: &'static str,
    /// `caption-since-nothing`
    pub caption_since_nothing: &'static str,
    /// `caption-since-steps`
    pub caption_since_steps: &'static str,
    /// `caption-since-back`
    pub caption_since_back: &'static str,
    /// `caption-since-on`
    pub caption_since_on: &'static str,
    /// `caption-since-at`
    pub caption_since_at: fn(Number, Number) -> Message,
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
    /// `cli-file-cannot-be-written`
    pub cli_file_cannot_be_written: fn(&str, &str) -> Message,
    /// `cli-cannot-start`
    pub cli_cannot_start: fn(&str) -> Message,
    /// `cli-no-data-directory`
    pub cli_no_data_directory: &'static str,
    /// `cli-serves-without-a-command`
    pub cli_serves_without_a_command: &'static str,
    /// `cli-see-help`
    pub cli_see_help: fn(&str, &str) -> Message,
    /// `cli-referee-failed`
    pub cli_referee_failed: fn(&str) -> Message,
    /// `cli-arena-bots`
    pub cli_arena_bots: fn(&str) -> Message,
    /// `cli-arena-wants-bounds`
    pub cli_arena_wants_bounds: &'static str,
    /// `cli-arena-wants-two-teams`
    pub cli_arena_wants_two_teams: fn(Number) -> Message,
    /// `cli-arena-all-forfeited`
    pub cli_arena_all_forfeited: &'static str,
    /// `cli-arena-progress`
    pub cli_arena_progress: fn(&str, &str, &str) -> Message,
    /// `cli-arena-so-far`
    pub cli_arena_so_far: fn(&[Message]) -> Message,
    /// `cli-arena-points`
    pub cli_arena_points: fn(&str, &str, &str) -> Message,
    /// `cli-arena-games`
    pub cli_arena_games: fn(&str, &str, &str) -> Message,
    /// `cli-arena-ratio`
    pub cli_arena_ratio: fn(&str, &str) -> Message,
    /// `cli-arena-pool-mean`
    pub cli_arena_pool_mean: fn(&str, &str, &str) -> Message,
    /// `cli-arena-engine-refused`
    pub cli_arena_engine_refused: fn(&str) -> Message,
    /// `cli-arena-only`
    pub cli_arena_only: fn(&str) -> Message,
    /// `cli-arena-no-such-part`
    pub cli_arena_no_such_part: fn(&str) -> Message,
    /// `cli-arena-wants-seconds`
    pub cli_arena_wants_seconds: fn(Number) -> Message,
    /// `cli-games-nothing-to-export`
    pub cli_games_nothing_to_export: fn(&str) -> Message,
    /// `cli-games-fault-in`
    pub cli_games_fault_in: fn(&str, &Message) -> Message,
    /// `cli-games-already-there`
    pub cli_games_already_there: fn(&str) -> Message,
    /// `cli-games-kept`
    pub cli_games_kept: fn(Number, Number, &str) -> Message,
    /// `cli-games-restored`
    pub cli_games_restored: fn(Number, Number, &str) -> Message,
    /// `cli-games-restored-to-database`
    pub cli_games_restored_to_database: fn(Number, Number) -> Message,
    /// `cli-games-restored-over`
    pub cli_games_restored_over: fn(Number, Number, &str, &str) -> Message,
    /// `cli-games-migrated`
    pub cli_games_migrated: fn(Number, Number) -> Message,
    /// `cli-games-migrated-wholly`
    pub cli_games_migrated_wholly: fn(Number) -> Message,
    /// `cli-games-contents`
    pub cli_games_contents: fn(Number, Number) -> Message,
    /// `cli-games-broken`
    pub cli_games_broken: fn(&str, &str) -> Message,
    /// `cli-help-arena`
    pub cli_help_arena: &'static str,
    /// `cli-help-arena-more`
    pub cli_help_arena_more: &'static str,
    /// `cli-help-arena-teams`
    pub cli_help_arena_teams: &'static str,
    /// `cli-help-arena-bot`
    pub cli_help_arena_bot: &'static str,
    /// `cli-help-arena-pool`
    pub cli_help_arena_pool: &'static str,
    /// `cli-help-arena-held-out`
    pub cli_help_arena_held_out: &'static str,
    /// `cli-help-arena-pairs`
    pub cli_help_arena_pairs: &'static str,
    /// `cli-help-arena-games`
    pub cli_help_arena_games: &'static str,
    /// `cli-help-arena-sprt`
    pub cli_help_arena_sprt: &'static str,
    /// `cli-help-arena-seed`
    pub cli_help_arena_seed: &'static str,
    /// `cli-help-arena-time`
    pub cli_help_arena_time: &'static str,
    /// `cli-help-arena-resume`
    pub cli_help_arena_resume: &'static str,
    /// `cli-help-arena-records`
    pub cli_help_arena_records: &'static str,
    /// `cli-help-arena-stderr`
    pub cli_help_arena_stderr: &'static str,
    /// `cli-help-json`
    pub cli_help_json: &'static str,
    /// `cli-help-arena-threads`
    pub cli_help_arena_threads: &'static str,
    /// `cli-help-table-rules`
    pub cli_help_table_rules: &'static str,
    /// `cli-help-table-players`
    pub cli_help_table_players: &'static str,
    /// `cli-help-bench`
    pub cli_help_bench: &'static str,
    /// `cli-help-bench-more`
    pub cli_help_bench_more: &'static str,
    /// `cli-help-bench-deals`
    pub cli_help_bench_deals: &'static str,
    /// `cli-help-bench-seconds`
    pub cli_help_bench_seconds: &'static str,
    /// `cli-help-bench-seed`
    pub cli_help_bench_seed: &'static str,
    /// `cli-help-backup`
    pub cli_help_backup: &'static str,
    /// `cli-help-backup-more`
    pub cli_help_backup_more: &'static str,
    /// `cli-help-data`
    pub cli_help_data: &'static str,
    /// `cli-help-database`
    pub cli_help_database: &'static str,
    /// `cli-help-backup-to`
    pub cli_help_backup_to: &'static str,
    /// `cli-help-restore`
    pub cli_help_restore: &'static str,
    /// `cli-help-restore-from`
    pub cli_help_restore_from: &'static str,
    /// `cli-help-restore-data`
    pub cli_help_restore_data: &'static str,
    /// `cli-help-restore-database`
    pub cli_help_restore_database: &'static str,
    /// `cli-help-migrate`
    pub cli_help_migrate: &'static str,
    /// `cli-help-migrate-more`
    pub cli_help_migrate_more: &'static str,
    /// `cli-help-migrate-database`
    pub cli_help_migrate_database: &'static str,
    /// `cli-help-migrate-contract`
    pub cli_help_migrate_contract: &'static str,
    /// `cli-help-restore-replace`
    pub cli_help_restore_replace: &'static str,
    /// `cli-help-export`
    pub cli_help_export: &'static str,
    /// `cli-help-export-more`
    pub cli_help_export_more: &'static str,
    /// `cli-help-export-table`
    pub cli_help_export_table: &'static str,
    /// `cli-help-export-form`
    pub cli_help_export_form: &'static str,
    /// `cli-help-export-out`
    pub cli_help_export_out: &'static str,
    /// `cli-help-export-form-record`
    pub cli_help_export_form_record: &'static str,
    /// `cli-help-export-form-csv`
    pub cli_help_export_form_csv: &'static str,
    /// `cli-help-export-form-json`
    pub cli_help_export_form_json: &'static str,
    /// `cli-help-referee`
    pub cli_help_referee: &'static str,
    /// `cli-help-referee-more`
    pub cli_help_referee_more: &'static str,
    /// `cli-help-referee-file`
    pub cli_help_referee_file: &'static str,
    /// `cli-help-referee-check`
    pub cli_help_referee_check: &'static str,
    /// `cli-help-replay`
    pub cli_help_replay: &'static str,
    /// `cli-help-replay-more`
    pub cli_help_replay_more: &'static str,
    /// `cli-help-record-file`
    pub cli_help_record_file: &'static str,
    /// `cli-help-replay-print`
    pub cli_help_replay_print: &'static str,
    /// `cli-help-replay-step`
    pub cli_help_replay_step: &'static str,
    /// `cli-help-replay-seat`
    pub cli_help_replay_seat: &'static str,
    /// `cli-help-review`
    pub cli_help_review: &'static str,
    /// `cli-help-review-more`
    pub cli_help_review_more: &'static str,
    /// `cli-help-review-seat`
    pub cli_help_review_seat: &'static str,
    /// `cli-help-review-nodes`
    pub cli_help_review_nodes: &'static str,
    /// `cli-help-rules`
    pub cli_help_rules: &'static str,
    /// `cli-help-rules-more`
    pub cli_help_rules_more: &'static str,
    /// `cli-help-rules-name`
    pub cli_help_rules_name: &'static str,
    /// `cli-help-rules-players`
    pub cli_help_rules_players: &'static str,
    /// `cli-help-rules-schema`
    pub cli_help_rules_schema: &'static str,
    /// `cli-help-rules-diff`
    pub cli_help_rules_diff: &'static str,
    /// `cli-help-rules-diff-a`
    pub cli_help_rules_diff_a: &'static str,
    /// `cli-help-rules-diff-b`
    pub cli_help_rules_diff_b: &'static str,
    /// `cli-help-rules-check`
    pub cli_help_rules_check: &'static str,
    /// `cli-help-rules-check-file`
    pub cli_help_rules_check_file: &'static str,
    /// `cli-help-serve`
    pub cli_help_serve: &'static str,
    /// `cli-help-serve-config`
    pub cli_help_serve_config: &'static str,
    /// `cli-help-serve-limits-requests`
    pub cli_help_serve_limits_requests: &'static str,
    /// `cli-help-serve-limits-tries`
    pub cli_help_serve_limits_tries: &'static str,
    /// `cli-help-serve-limits-tables`
    pub cli_help_serve_limits_tables: &'static str,
    /// `cli-help-serve-limits-acts`
    pub cli_help_serve_limits_acts: &'static str,
    /// `cli-help-serve-limits-connections`
    pub cli_help_serve_limits_connections: &'static str,
    /// `cli-help-serve-limits-connections-per-address`
    pub cli_help_serve_limits_connections_per_address: &'static str,
    /// `cli-help-serve-limits-windows`
    pub cli_help_serve_limits_windows: &'static str,
    /// `cli-help-serve-limits-spectators`
    pub cli_help_serve_limits_spectators: &'static str,
    /// `cli-help-serve-listen`
    pub cli_help_serve_listen: &'static str,
    /// `cli-help-serve-database`
    pub cli_help_serve_database: &'static str,
    /// `cli-help-serve-database-connections`
    pub cli_help_serve_database_connections: &'static str,
    /// `cli-help-serve-database-connect-timeout`
    pub cli_help_serve_database_connect_timeout: &'static str,
    /// `cli-help-serve-database-statement-timeout`
    pub cli_help_serve_database_statement_timeout: &'static str,
    /// `cli-help-serve-private-listen`
    pub cli_help_serve_private_listen: &'static str,
    /// `cli-help-serve-private-address`
    pub cli_help_serve_private_address: &'static str,
    /// `cli-help-serve-nats`
    pub cli_help_serve_nats: &'static str,
    /// `cli-help-serve-secret-file`
    pub cli_help_serve_secret_file: &'static str,
    /// `cli-help-serve-bot`
    pub cli_help_serve_bot: &'static str,
    /// `cli-help-serve-public-url`
    pub cli_help_serve_public_url: &'static str,
    /// `cli-help-serve-proxy`
    pub cli_help_serve_proxy: &'static str,
    /// `cli-help-serve-tls-cert`
    pub cli_help_serve_tls_cert: &'static str,
    /// `cli-help-serve-tls-key`
    pub cli_help_serve_tls_key: &'static str,
    /// `cli-help-serve-metrics-token`
    pub cli_help_serve_metrics_token: &'static str,
    /// `cli-help-serve-give-up-after`
    pub cli_help_serve_give_up_after: &'static str,
    /// `cli-help-serve-log`
    pub cli_help_serve_log: &'static str,
    /// `cli-help-serve-log-level`
    pub cli_help_serve_log_level: &'static str,
    /// `cli-help-verify`
    pub cli_help_verify: &'static str,
    /// `cli-help-verify-more`
    pub cli_help_verify_more: &'static str,
    /// `cli-help-canasta`
    pub cli_help_canasta: &'static str,
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
    /// `cli-review-not-finished`
    pub cli_review_not_finished: fn(Number) -> Message,
    /// `cli-review-progress`
    pub cli_review_progress: fn(Number) -> Message,
    /// `cli-review-player`
    pub cli_review_player: fn(Number, &str) -> Message,
    /// `cli-serve-ready`
    pub cli_serve_ready: fn(&str, &str) -> Message,
    /// `cli-serve-ready-on-database`
    pub cli_serve_ready_on_database: fn(&str) -> Message,
    /// `cli-serve-ready-on-shared-database`
    pub cli_serve_ready_on_shared_database: fn(&str, &str) -> Message,
    /// `cli-serve-public`
    pub cli_serve_public: fn(&str) -> Message,
    /// `cli-serve-at-home`
    pub cli_serve_at_home: fn(&str) -> Message,
    /// `cli-serve-plain-http`
    pub cli_serve_plain_http: fn(&str) -> Message,
    /// `cli-serve-no-signals`
    pub cli_serve_no_signals: fn(&str) -> Message,
    /// `cli-serve-cannot-listen`
    pub cli_serve_cannot_listen: fn(&str) -> Message,
    /// `cli-serve-one-tls-file`
    pub cli_serve_one_tls_file: &'static str,
    /// `cli-serve-short-token`
    pub cli_serve_short_token: fn(Number) -> Message,
    /// `cli-serve-data-and-database`
    pub cli_serve_data_and_database: &'static str,
    /// `cli-serve-no-number-of-database`
    pub cli_serve_no_number_of_database: &'static str,
    /// `cli-serve-private-without-database`
    pub cli_serve_private_without_database: &'static str,
    /// `cli-serve-private-without-secret`
    pub cli_serve_private_without_secret: &'static str,
    /// `cli-serve-private-missing`
    pub cli_serve_private_missing: &'static str,
    /// `cli-serve-private-everywhere`
    pub cli_serve_private_everywhere: fn(&str) -> Message,
    /// `cli-serve-private-address-form`
    pub cli_serve_private_address_form: fn(&str) -> Message,
    /// `cli-serve-nats-form`
    pub cli_serve_nats_form: &'static str,
    /// `cli-serve-no-days`
    pub cli_serve_no_days: &'static str,
    /// `cli-serve-bot-form`
    pub cli_serve_bot_form: fn(&str) -> Message,
    /// `cli-serve-bot-not-offered`
    pub cli_serve_bot_not_offered: fn(&str) -> Message,
    /// `cli-serve-public-url-form`
    pub cli_serve_public_url_form: fn(&str) -> Message,
    /// `cli-serve-limit-range`
    pub cli_serve_limit_range: fn(Number, &str) -> Message,
    /// `cli-serve-limit-form`
    pub cli_serve_limit_form: fn(Number, &str) -> Message,
    /// `cli-serve-limits`
    pub cli_serve_limits: &'static str,
    /// `cli-serve-database`
    pub cli_serve_database: &'static str,
    /// `cli-serve-several`
    pub cli_serve_several: &'static str,
    /// `company-seats`
    pub company_seats: &'static str,
    /// `company-seats-chosen`
    pub company_seats_chosen: &'static str,
    /// `company-seats-drawn`
    pub company_seats_drawn: &'static str,
    /// `company-time`
    pub company_time: &'static str,
    /// `company-watch`
    pub company_watch: &'static str,
    /// `company-watch-nobody`
    pub company_watch_nobody: &'static str,
    /// `company-watch-link`
    pub company_watch_link: &'static str,
    /// `company-watch-everybody`
    pub company_watch_everybody: &'static str,
    /// `company-serious`
    pub company_serious: &'static str,
    /// `company-serious-about`
    pub company_serious_about: &'static str,
    /// `company-lobby`
    pub company_lobby: &'static str,
    /// `company-lobby-about`
    pub company_lobby_about: &'static str,
    /// `company-host`
    pub company_host: &'static str,
    /// `company-host-returns`
    pub company_host_returns: &'static str,
    /// `company-hints`
    pub company_hints: &'static str,
    /// `company-hints-about`
    pub company_hints_about: fn(crate::messages::company::HintsAboutKind) -> Message,
    /// `company-talk`
    pub company_talk: &'static str,
    /// `company-talk-on`
    pub company_talk_on: &'static str,
    /// `company-talk-off`
    pub company_talk_off: &'static str,
    /// `company-may-watch-nobody`
    pub company_may_watch_nobody: &'static str,
    /// `company-may-watch-link`
    pub company_may_watch_link: &'static str,
    /// `company-may-watch-everybody`
    pub company_may_watch_everybody: &'static str,
    /// `company-clock`
    pub company_clock: fn(&Message) -> Message,
    /// `company-clock-bank`
    pub company_clock_bank: fn(&Message, &Message) -> Message,
    /// `company-clock-increment`
    pub company_clock_increment: fn(&Message) -> Message,
    /// `company-clock-out`
    pub company_clock_out: &'static str,
    /// `company-pairs-drawn`
    pub company_pairs_drawn: &'static str,
    /// `company-pairs-opposite`
    pub company_pairs_opposite: &'static str,
    /// `company-pairs-threes`
    pub company_pairs_threes: &'static str,
    /// `company-pairs-none`
    pub company_pairs_none: &'static str,
    /// `company-seat-free`
    pub company_seat_free: &'static str,
    /// `company-seat-of-partner`
    pub company_seat_of_partner: &'static str,
    /// `company-sitting`
    pub company_sitting: fn(&[Message]) -> Message,
    /// `company-sitting-you`
    pub company_sitting_you: &'static str,
    /// `company-sitting-name`
    pub company_sitting_name: fn(Name<'_>) -> Message,
    /// `company-free`
    pub company_free: fn(Number) -> Message,
    /// `company-begin`
    pub company_begin: &'static str,
    /// `company-invite`
    pub company_invite: &'static str,
    /// `company-host-begins`
    pub company_host_begins: fn(Name<'_>) -> Message,
    /// `company-host-waits`
    pub company_host_waits: fn(Name<'_>) -> Message,
    /// `company-the-host`
    pub company_the_host: &'static str,
    /// `company-closed-own`
    pub company_closed_own: &'static str,
    /// `company-closed-before`
    pub company_closed_before: fn(Name<'_>) -> Message,
    /// `company-closed`
    pub company_closed: &'static str,
    /// `company-closed-by`
    pub company_closed_by: fn(Name<'_>) -> Message,
    /// `company-spectators`
    pub company_spectators: fn(Number) -> Message,
    /// `company-watching`
    pub company_watching: &'static str,
    /// `company-watching-serious`
    pub company_watching_serious: &'static str,
    /// `company-stand-in`
    pub company_stand_in: fn(Name<'_>, crate::messages::company::StandInWhy) -> Message,
    /// `company-own-stand-in`
    pub company_own_stand_in: &'static str,
    /// `company-why-stand-in`
    pub company_why_stand_in: fn(crate::messages::company::WhyStandIn) -> Message,
    /// `company-come-back`
    pub company_come_back: &'static str,
    /// `company-carried`
    pub company_carried: fn(Player<'_>) -> Message,
    /// `company-took-over`
    pub company_took_over: fn(Player<'_>) -> Message,
    /// `company-new-host`
    pub company_new_host: fn(Player<'_>, crate::messages::company::NewHostWhy) -> Message,
    /// `company-paused`
    pub company_paused: fn(Name<'_>) -> Message,
    /// `company-paused-about`
    pub company_paused_about: &'static str,
    /// `company-resume`
    pub company_resume: &'static str,
    /// `company-reminder`
    pub company_reminder: fn(&str) -> Message,
    /// `company-invitation`
    pub company_invitation: &'static str,
    /// `daily-title`
    pub daily_title: &'static str,
    /// `daily-heading`
    pub daily_heading: &'static str,
    /// `daily-about`
    pub daily_about: &'static str,
    /// `daily-rules`
    pub daily_rules: fn(&Message) -> Message,
    /// `daily-left`
    pub daily_left: fn(&Message) -> Message,
    /// `daily-play`
    pub daily_play: &'static str,
    /// `daily-playing`
    pub daily_playing: &'static str,
    /// `daily-go-on`
    pub daily_go_on: &'static str,
    /// `daily-result`
    pub daily_result: &'static str,
    /// `daily-counting`
    pub daily_counting: &'static str,
    /// `daily-look`
    pub daily_look: &'static str,
    /// `daily-lost`
    pub daily_lost: fn(Number) -> Message,
    /// `daily-lost-about`
    pub daily_lost_about: &'static str,
    /// `daily-place`
    pub daily_place: fn(Number, Number) -> Message,
    /// `daily-ahead`
    pub daily_ahead: fn(Number) -> Message,
    /// `daily-alone`
    pub daily_alone: &'static str,
    /// `daily-points`
    pub daily_points: fn(i32, i32) -> Message,
    /// `daily-helped`
    pub daily_helped: &'static str,
    /// `daily-late`
    pub daily_late: &'static str,
    /// `daily-given-up`
    pub daily_given_up: &'static str,
    /// `daily-replay`
    pub daily_replay: &'static str,
    /// `daily-tomorrow`
    pub daily_tomorrow: &'static str,
    /// `daily-everybody`
    pub daily_everybody: &'static str,
    /// `daily-count`
    pub daily_count: fn(Number, Number) -> Message,
    /// `daily-middle`
    pub daily_middle: fn(Number) -> Message,
    /// `daily-bands`
    pub daily_bands: &'static str,
    /// `daily-players`
    pub daily_players: &'static str,
    /// `daily-nothing`
    pub daily_nothing: &'static str,
    /// `daily-band`
    pub daily_band: fn(Number, Number) -> Message,
    /// `daily-beyond`
    pub daily_beyond: fn(Number) -> Message,
    /// `daily-you`
    pub daily_you: &'static str,
    /// `daily-best`
    pub daily_best: fn(&Message) -> Message,
    /// `daily-best-result`
    pub daily_best_result: fn(Number, i32, i32) -> Message,
    /// `daily-best-waits`
    pub daily_best_waits: &'static str,
    /// `daily-order`
    pub daily_order: &'static str,
    /// `daily-share`
    pub daily_share: &'static str,
    /// `daily-share-about`
    pub daily_share_about: &'static str,
    /// `daily-card-title`
    pub daily_card_title: fn(&Message) -> Message,
    /// `daily-outcome`
    pub daily_outcome: fn(Number, Number, Number) -> Message,
    /// `daily-marks`
    pub daily_marks: &'static str,
    /// `daily-copy`
    pub daily_copy: &'static str,
    /// `daily-earlier`
    pub daily_earlier: &'static str,
    /// `daily-seed-about`
    pub daily_seed_about: &'static str,
    /// `daily-how`
    pub daily_how: &'static str,
    /// `daily-seed`
    pub daily_seed: &'static str,
    /// `daily-not-played`
    pub daily_not_played: &'static str,
    /// `daily-not-finished`
    pub daily_not_finished: &'static str,
    /// `daily-promise`
    pub daily_promise: &'static str,
    /// `daily-of`
    pub daily_of: fn(&Message) -> Message,
    /// `daily-no-promise`
    pub daily_no_promise: &'static str,
    /// `daily-to-result`
    pub daily_to_result: &'static str,
    /// `daily-way`
    pub daily_way: &'static str,
    /// `daily-way-about`
    pub daily_way_about: &'static str,
    /// `delay-away`
    pub delay_away: fn(Name<'_>) -> Message,
    /// `delay-offer-stand-in`
    pub delay_offer_stand_in: fn(Name<'_>) -> Message,
    /// `delay-late`
    pub delay_late: fn(Name<'_>, &Message) -> Message,
    /// `delay-long`
    pub delay_long: fn(Name<'_>) -> Message,
    /// `delay-you-late`
    pub delay_you_late: fn(&Message) -> Message,
    /// `delay-you-long`
    pub delay_you_long: &'static str,
    /// `delay-you-may`
    pub delay_you_may: &'static str,
    /// `delay-needed`
    pub delay_needed: fn(Number) -> Message,
    /// `delay-agreed`
    pub delay_agreed: fn(Number, Number) -> Message,
    /// `delay-agree`
    pub delay_agree: &'static str,
    /// `delay-stand-in`
    pub delay_stand_in: &'static str,
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
    /// `devices-label-on`
    pub devices_label_on: fn(crate::messages::devices::LabelOnKind, &str, &str) -> Message,
    /// `devices-label`
    pub devices_label: fn(crate::messages::devices::LabelKind, &str) -> Message,
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
    /// `door-strip`
    pub door_strip: &'static str,
    /// `door-knocks`
    pub door_knocks: fn(Name<'_>) -> Message,
    /// `door-asks`
    pub door_asks: fn(Name<'_>, &Message) -> Message,
    /// `door-hand`
    pub door_hand: fn(Name<'_>, crate::messages::door::HandWho) -> Message,
    /// `door-more`
    pub door_more: fn(Number) -> Message,
    /// `door-let-in`
    pub door_let_in: &'static str,
    /// `door-let-in-one`
    pub door_let_in_one: fn(Name<'_>) -> Message,
    /// `door-yes`
    pub door_yes: &'static str,
    /// `door-yes-to`
    pub door_yes_to: fn(Name<'_>) -> Message,
    /// `door-no`
    pub door_no: &'static str,
    /// `door-no-to`
    pub door_no_to: fn(Name<'_>) -> Message,
    /// `door-answers`
    pub door_answers: &'static str,
    /// `door-answers-to`
    pub door_answers_to: fn(Name<'_>) -> Message,
    /// `door-at-once`
    pub door_at_once: &'static str,
    /// `door-play-for`
    pub door_play_for: fn(&Message) -> Message,
    /// `door-play-for-now`
    pub door_play_for_now: fn(&Message, Name<'_>) -> Message,
    /// `door-asked`
    pub door_asked: fn(&Message) -> Message,
    /// `door-can-ask`
    pub door_can_ask: &'static str,
    /// `door-can-sit`
    pub door_can_sit: &'static str,
    /// `ending-went-out`
    pub ending_went_out: fn(Player<'_>, bool) -> Message,
    /// `ending-stock-empty`
    pub ending_stock_empty: &'static str,
    /// `ending-last-red-three`
    pub ending_last_red_three: fn(Player<'_>) -> Message,
    /// `ending-hands-left`
    pub ending_hands_left: fn(&[Message]) -> Message,
    /// `ending-hand-left`
    pub ending_hand_left: fn(Player<'_>, Number) -> Message,
    /// `ending-held`
    pub ending_held: fn(&[Message]) -> Message,
    /// `ending-deal`
    pub ending_deal: fn(Number) -> Message,
    /// `ending-brought`
    pub ending_brought: &'static str,
    /// `ending-so-far`
    pub ending_so_far: &'static str,
    /// `ending-how-it-went`
    pub ending_how_it_went: &'static str,
    /// `ending-last-deal`
    pub ending_last_deal: &'static str,
    /// `ending-all-deals`
    pub ending_all_deals: &'static str,
    /// `ending-its-points`
    pub ending_its_points: &'static str,
    /// `ending-band`
    pub ending_band: fn(i32, bool) -> Message,
    /// `ending-curve`
    pub ending_curve: fn(i32, Number, &[Message]) -> Message,
    /// `ending-total-of`
    pub ending_total_of: fn(&Message, i32) -> Message,
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
    pub error_again_in: fn(&Message) -> Message,
    /// `error-sent-again`
    pub error_sent_again: &'static str,
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
    /// `error-title-no-such-deal`
    pub error_title_no_such_deal: &'static str,
    /// `error-title-no-such-seat`
    pub error_title_no_such_seat: &'static str,
    /// `error-title-no-such-level`
    pub error_title_no_such_level: &'static str,
    /// `error-title-day-not-over`
    pub error_title_day_not_over: &'static str,
    /// `error-title-deal-not-over`
    pub error_title_deal_not_over: &'static str,
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
    /// `error-no-such-deal`
    pub error_no_such_deal: &'static str,
    /// `error-no-such-seat`
    pub error_no_such_seat: &'static str,
    /// `error-no-such-level`
    pub error_no_such_level: &'static str,
    /// `error-day-not-over`
    pub error_day_not_over: &'static str,
    /// `error-deal-not-over`
    pub error_deal_not_over: &'static str,
    /// `error-older-servers`
    pub error_older_servers: &'static str,
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
    /// `error-moving`
    pub error_moving: &'static str,
    /// `error-unavailable`
    pub error_unavailable: &'static str,
    /// `error-disk-full`
    pub error_disk_full: &'static str,
    /// `error-https-only`
    pub error_https_only: &'static str,
    /// `evening-title`
    pub evening_title: &'static str,
    /// `evening-games`
    pub evening_games: fn(Number) -> Message,
    /// `evening-won`
    pub evening_won: &'static str,
    /// `evening-points`
    pub evening_points: &'static str,
    /// `evening-side`
    pub evening_side: fn(&[Message]) -> Message,
    /// `evening-side-name`
    pub evening_side_name: fn(Name<'_>) -> Message,
    /// `evening-again`
    pub evening_again: &'static str,
    /// `evening-join`
    pub evening_join: &'static str,
    /// `evening-draw-anew`
    pub evening_draw_anew: &'static str,
    /// `evening-about`
    pub evening_about: &'static str,
    /// `evening-gathers`
    pub evening_gathers: &'static str,
    /// `evening-which`
    pub evening_which: fn(Number) -> Message,
    /// `evening-asked`
    pub evening_asked: fn(&[Message]) -> Message,
    /// `evening-asked-name`
    pub evening_asked_name: fn(Name<'_>) -> Message,
    /// `evening-others-asked`
    pub evening_others_asked: &'static str,
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
    /// `fair-unfair-deals`
    pub fair_unfair_deals: fn(Number, Number) -> Message,
    /// `fair-deal`
    pub fair_deal: fn(Number, &Message) -> Message,
    /// `fair-by-the-rules`
    pub fair_by_the_rules: &'static str,
    /// `fair-against-the-rules`
    pub fair_against_the_rules: fn(&Message) -> Message,
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
    /// `feat-of-deal`
    pub feat_of_deal: &'static str,
    /// `feat-of-game`
    pub feat_of_game: &'static str,
    /// `feat-canasta`
    pub feat_canasta: fn(Player<'_>, Kind, bool, bool) -> Message,
    /// `feat-pile`
    pub feat_pile: fn(Player<'_>, Number) -> Message,
    /// `feat-one-turn`
    pub feat_one_turn: fn(Player<'_>) -> Message,
    /// `feat-canastas`
    pub feat_canastas: fn(Number) -> Message,
    /// `feat-lost`
    pub feat_lost: fn(Player<'_>, Number) -> Message,
    /// `feat-left`
    pub feat_left: fn(Card) -> Message,
    /// `feat-bonus`
    pub feat_bonus: fn(i32) -> Message,
    /// `feat-without-wilds`
    pub feat_without_wilds: &'static str,
    /// `feat-whole`
    pub feat_whole: &'static str,
    /// `feat-largest`
    pub feat_largest: fn(bool) -> Message,
    /// `feat-no-meld-before`
    pub feat_no_meld_before: &'static str,
    /// `feat-most`
    pub feat_most: fn(&Message) -> Message,
    /// `feat-taken-by`
    pub feat_taken_by: fn(Player<'_>) -> Message,
    /// `feat-cost`
    pub feat_cost: fn(i32) -> Message,
    /// `feat-in-deal`
    pub feat_in_deal: fn(Number) -> Message,
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
    /// `figures-again`
    pub figures_again: &'static str,
    /// `figures-again-one`
    pub figures_again_one: fn(&Message) -> Message,
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
    /// `figures-histogram`
    pub figures_histogram: fn(i32) -> Message,
    /// `figures-histogram-spoken`
    pub figures_histogram_spoken: &'static str,
    /// `figures-histogram-bar`
    pub figures_histogram_bar: fn(i32, i32, Number) -> Message,
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
    /// `forget-practice`
    pub forget_practice: &'static str,
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
    /// `gathering-title`
    pub gathering_title: fn(Name<'_>) -> Message,
    /// `gathering-own`
    pub gathering_own: &'static str,
    /// `gathering-of`
    pub gathering_of: fn(Name<'_>) -> Message,
    /// `gathering-seats`
    pub gathering_seats: &'static str,
    /// `gathering-begin`
    pub gathering_begin: &'static str,
    /// `gathering-begin-filled`
    pub gathering_begin_filled: &'static str,
    /// `gathering-played`
    pub gathering_played: &'static str,
    /// `gathering-at-door`
    pub gathering_at_door: &'static str,
    /// `gathering-let-in`
    pub gathering_let_in: &'static str,
    /// `gathering-let-in-one`
    pub gathering_let_in_one: fn(Name<'_>) -> Message,
    /// `gathering-turn-away`
    pub gathering_turn_away: &'static str,
    /// `gathering-turn-away-one`
    pub gathering_turn_away_one: fn(Name<'_>) -> Message,
    /// `gathering-no-seat`
    pub gathering_no_seat: fn(bool) -> Message,
    /// `gathering-without-seat`
    pub gathering_without_seat: fn(&[Message]) -> Message,
    /// `gathering-without-seat-name`
    pub gathering_without_seat_name: fn(Name<'_>) -> Message,
    /// `gathering-sit-down`
    pub gathering_sit_down: &'static str,
    /// `gathering-sit`
    pub gathering_sit: &'static str,
    /// `gathering-sit-in`
    pub gathering_sit_in: fn(Number) -> Message,
    /// `gathering-stand`
    pub gathering_stand: &'static str,
    /// `gathering-bot`
    pub gathering_bot: fn(&Message) -> Message,
    /// `gathering-person`
    pub gathering_person: fn(crate::messages::gathering::PersonWho, bool) -> Message,
    /// `gathering-not-here`
    pub gathering_not_here: &'static str,
    /// `gathering-hosting`
    pub gathering_hosting: &'static str,
    /// `gathering-hosting-about`
    pub gathering_hosting_about: fn(bool) -> Message,
    /// `gathering-standing`
    pub gathering_standing: &'static str,
    /// `gathering-seat`
    pub gathering_seat: fn(Number) -> Message,
    /// `gathering-seat-free`
    pub gathering_seat_free: &'static str,
    /// `gathering-you`
    pub gathering_you: &'static str,
    /// `gathering-free`
    pub gathering_free: &'static str,
    /// `gathering-free-of`
    pub gathering_free_of: fn(Name<'_>) -> Message,
    /// `gathering-level`
    pub gathering_level: fn(Number) -> Message,
    /// `gathering-to-bot`
    pub gathering_to_bot: &'static str,
    /// `gathering-seat-to-bot`
    pub gathering_seat_to_bot: fn(Number) -> Message,
    /// `gathering-invite`
    pub gathering_invite: &'static str,
    /// `gathering-link`
    pub gathering_link: fn(bool) -> Message,
    /// `gathering-only-here`
    pub gathering_only_here: &'static str,
    /// `gathering-square`
    pub gathering_square: &'static str,
    /// `gathering-scan`
    pub gathering_scan: &'static str,
    /// `gathering-hide`
    pub gathering_hide: &'static str,
    /// `gathering-leave`
    pub gathering_leave: &'static str,
    /// `gathering-leave-about`
    pub gathering_leave_about: fn(bool, bool) -> Message,
    /// `gathering-leave-now`
    pub gathering_leave_now: &'static str,
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
    /// `hint-loses-chance`
    pub hint_loses_chance: fn(&Message, &Message) -> Message,
    /// `hint-worse-in`
    pub hint_worse_in: fn(Number) -> Message,
    /// `hint-often`
    pub hint_often: fn(Number, Number) -> Message,
    /// `hint-often-always`
    pub hint_often_always: &'static str,
    /// `hint-often-nearly-always`
    pub hint_often_nearly_always: &'static str,
    /// `hint-often-hardly`
    pub hint_often_hardly: &'static str,
    /// `hint-often-never`
    pub hint_often_never: &'static str,
    /// `hint-other-draw`
    pub hint_other_draw: &'static str,
    /// `hint-other-take`
    pub hint_other_take: &'static str,
    /// `hint-other-discard`
    pub hint_other_discard: fn(Kind) -> Message,
    /// `hint-other-keep`
    pub hint_other_keep: &'static str,
    /// `hint-other-lay`
    pub hint_other_lay: &'static str,
    /// `hint-other-turn`
    pub hint_other_turn: &'static str,
    /// `hint-because-canasta`
    pub hint_because_canasta: fn(bool, bool, Kind, &Message, &Message, &Message) -> Message,
    /// `hint-because-keep`
    pub hint_because_keep: fn(bool, Kind, Name<'_>, &Message, Number) -> Message,
    /// `hint-because-takes`
    pub hint_because_takes: fn(bool, &Message, &Message, &Message) -> Message,
    /// `hint-because-leave`
    pub hint_because_leave: fn(Number, &Message) -> Message,
    /// `hint-because-safe`
    pub hint_because_safe: fn(Kind, Name<'_>, Number, &Message, &Message, &Message) -> Message,
    /// `hint-because-others-take`
    pub hint_because_others_take: fn(&Message, &Message, &Message) -> Message,
    /// `hint-because-out`
    pub hint_because_out: fn(bool, &Message, &Message, &Message) -> Message,
    /// `hint-because-others-out`
    pub hint_because_others_out: fn(bool, &Message, &Message, &Message) -> Message,
    /// `hint-because-caught`
    pub hint_because_caught: fn(bool, Number, &Message, Number) -> Message,
    /// `hint-because-canastas`
    pub hint_because_canastas: fn(bool, &str, &Message, &str) -> Message,
    /// `hint-because-better`
    pub hint_because_better: fn(Number, &Message) -> Message,
    /// `hint-than-draw`
    pub hint_than_draw: &'static str,
    /// `hint-than-take`
    pub hint_than_take: &'static str,
    /// `hint-than-discard`
    pub hint_than_discard: fn(Kind) -> Message,
    /// `hint-than-keep`
    pub hint_than_keep: &'static str,
    /// `hint-than-lay`
    pub hint_than_lay: &'static str,
    /// `hint-than-turn`
    pub hint_than_turn: &'static str,
    /// `hint-because-same`
    pub hint_because_same: fn(&Message) -> Message,
    /// `hint-because-worth`
    pub hint_because_worth: fn(Number, &Message) -> Message,
    /// `hint-because-alike`
    pub hint_because_alike: fn(Number, &Message) -> Message,
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
    /// `hosting-time`
    pub hosting_time: &'static str,
    /// `hosting-allowed`
    pub hosting_allowed: fn(&Message) -> Message,
    /// `hosting-unlimited`
    pub hosting_unlimited: &'static str,
    /// `hosting-no-limit`
    pub hosting_no_limit: &'static str,
    /// `hosting-code`
    pub hosting_code: &'static str,
    /// `hosting-code-tell`
    pub hosting_code_tell: &'static str,
    /// `hosting-code-lasts`
    pub hosting_code_lasts: fn(Number) -> Message,
    /// `hosting-code-about`
    pub hosting_code_about: &'static str,
    /// `hosting-code-make`
    pub hosting_code_make: &'static str,
    /// `hosting-renew`
    pub hosting_renew: &'static str,
    /// `hosting-renew-about`
    pub hosting_renew_about: &'static str,
    /// `hosting-renew-now`
    pub hosting_renew_now: &'static str,
    /// `hosting-renew-both`
    pub hosting_renew_both: &'static str,
    /// `hosting-close`
    pub hosting_close: &'static str,
    /// `hosting-close-about`
    pub hosting_close_about: &'static str,
    /// `hosting-close-before`
    pub hosting_close_before: &'static str,
    /// `hosting-close-now`
    pub hosting_close_now: &'static str,
    /// `hosting-ban`
    pub hosting_ban: &'static str,
    /// `hosting-ban-one`
    pub hosting_ban_one: fn(Name<'_>) -> Message,
    /// `hosting-ban-now`
    pub hosting_ban_now: fn(Name<'_>) -> Message,
    /// `hosting-ban-about`
    pub hosting_ban_about: &'static str,
    /// `hosting-ban-bot-plays`
    pub hosting_ban_bot_plays: &'static str,
    /// `hosting-ban-seat-free`
    pub hosting_ban_seat_free: &'static str,
    /// `hosting-turned-away`
    pub hosting_turned_away: &'static str,
    /// `hosting-let-in`
    pub hosting_let_in: &'static str,
    /// `hosting-let-in-one`
    pub hosting_let_in_one: fn(Name<'_>) -> Message,
    /// `hosting-standing`
    pub hosting_standing: &'static str,
    /// `hosting-here`
    pub hosting_here: fn(bool) -> Message,
    /// `hosting-give-back`
    pub hosting_give_back: &'static str,
    /// `hosting-give-back-to`
    pub hosting_give_back_to: fn(Name<'_>) -> Message,
    /// `hosting-again`
    pub hosting_again: &'static str,
    /// `hosting-again-about`
    pub hosting_again_about: &'static str,
    /// `hosting-is`
    pub hosting_is: fn(Name<'_>) -> Message,
    /// `hosting-is-again`
    pub hosting_is_again: fn(Name<'_>, Name<'_>) -> Message,
    /// `hosting-never`
    pub hosting_never: &'static str,
    /// `hosting-never-now`
    pub hosting_never_now: &'static str,
    /// `hosting-never-one`
    pub hosting_never_one: fn(Name<'_>) -> Message,
    /// `joining-title`
    pub joining_title: fn(Name<'_>) -> Message,
    /// `joining-invites`
    pub joining_invites: fn(Name<'_>) -> Message,
    /// `joining-about`
    pub joining_about: &'static str,
    /// `joining-table-of`
    pub joining_table_of: fn(Name<'_>) -> Message,
    /// `joining-sit-down`
    pub joining_sit_down: &'static str,
    /// `joining-come-in`
    pub joining_come_in: &'static str,
    /// `joining-over`
    pub joining_over: &'static str,
    /// `joining-begun`
    pub joining_begun: &'static str,
    /// `joining-hands`
    pub joining_hands: fn(Name<'_>, &[Message]) -> Message,
    /// `joining-hand`
    pub joining_hand: fn(Name<'_>, crate::messages::joining::HandWho) -> Message,
    /// `joining-hand-seat`
    pub joining_hand_seat: fn(Number) -> Message,
    /// `joining-full`
    pub joining_full: &'static str,
    /// `joining-there`
    pub joining_there: &'static str,
    /// `joining-free-seat`
    pub joining_free_seat: &'static str,
    /// `joining-left`
    pub joining_left: &'static str,
    /// `joining-host`
    pub joining_host: &'static str,
    /// `joining-bot`
    pub joining_bot: &'static str,
    /// `joining-code-title`
    pub joining_code_title: &'static str,
    /// `joining-code-heading`
    pub joining_code_heading: &'static str,
    /// `joining-code-about`
    pub joining_code_about: &'static str,
    /// `joining-code-form`
    pub joining_code_form: &'static str,
    /// `joining-code`
    pub joining_code: &'static str,
    /// `joining-join`
    pub joining_join: &'static str,
    /// `joining-knocking`
    pub joining_knocking: &'static str,
    /// `joining-knocked-title`
    pub joining_knocked_title: &'static str,
    /// `joining-knocked-heading`
    pub joining_knocked_heading: &'static str,
    /// `joining-knocked`
    pub joining_knocked: &'static str,
    /// `joining-look-now`
    pub joining_look_now: &'static str,
    /// `joining-not-now-title`
    pub joining_not_now_title: &'static str,
    /// `joining-not-now-heading`
    pub joining_not_now_heading: &'static str,
    /// `joining-not-now`
    pub joining_not_now: &'static str,
    /// `joining-knock-again`
    pub joining_knock_again: &'static str,
    /// `joining-turned-away-title`
    pub joining_turned_away_title: &'static str,
    /// `joining-turned-away-heading`
    pub joining_turned_away_heading: &'static str,
    /// `joining-turned-away`
    pub joining_turned_away: &'static str,
    /// `lesson-title`
    pub lesson_title: &'static str,
    /// `lesson-panel`
    pub lesson_panel: &'static str,
    /// `lesson-step`
    pub lesson_step: fn(Number, Number) -> Message,
    /// `lesson-to-play`
    pub lesson_to_play: fn(Name<'_>) -> Message,
    /// `lesson-say-1`
    pub lesson_say_1: &'static str,
    /// `lesson-say-2`
    pub lesson_say_2: &'static str,
    /// `lesson-say-3`
    pub lesson_say_3: &'static str,
    /// `lesson-say-4`
    pub lesson_say_4: &'static str,
    /// `lesson-say-5`
    pub lesson_say_5: &'static str,
    /// `lesson-say-6`
    pub lesson_say_6: &'static str,
    /// `lesson-say-7`
    pub lesson_say_7: &'static str,
    /// `lesson-say-8`
    pub lesson_say_8: &'static str,
    /// `lesson-say-9`
    pub lesson_say_9: &'static str,
    /// `lesson-say-10`
    pub lesson_say_10: &'static str,
    /// `lesson-say-11`
    pub lesson_say_11: &'static str,
    /// `lesson-say-12`
    pub lesson_say_12: &'static str,
    /// `lesson-say-13`
    pub lesson_say_13: &'static str,
    /// `lesson-say-14`
    pub lesson_say_14: &'static str,
    /// `lesson-say-15`
    pub lesson_say_15: &'static str,
    /// `lesson-say-16`
    pub lesson_say_16: &'static str,
    /// `lesson-say-17`
    pub lesson_say_17: &'static str,
    /// `lesson-say-18`
    pub lesson_say_18: &'static str,
    /// `lesson-say-19`
    pub lesson_say_19: &'static str,
    /// `lesson-first-1`
    pub lesson_first_1: &'static str,
    /// `lesson-first-2`
    pub lesson_first_2: &'static str,
    /// `lesson-first-3`
    pub lesson_first_3: &'static str,
    /// `lesson-first-4`
    pub lesson_first_4: &'static str,
    /// `lesson-first-5`
    pub lesson_first_5: &'static str,
    /// `lesson-first-6`
    pub lesson_first_6: &'static str,
    /// `lesson-first-7`
    pub lesson_first_7: &'static str,
    /// `lesson-first-8`
    pub lesson_first_8: &'static str,
    /// `lesson-first-9`
    pub lesson_first_9: &'static str,
    /// `lesson-first-10`
    pub lesson_first_10: &'static str,
    /// `lesson-first-11`
    pub lesson_first_11: &'static str,
    /// `lesson-first-12`
    pub lesson_first_12: &'static str,
    /// `lesson-first-13`
    pub lesson_first_13: &'static str,
    /// `lesson-first-14`
    pub lesson_first_14: &'static str,
    /// `lesson-first-15`
    pub lesson_first_15: &'static str,
    /// `lesson-first-16`
    pub lesson_first_16: &'static str,
    /// `lesson-first-17`
    pub lesson_first_17: &'static str,
    /// `lesson-first-18`
    pub lesson_first_18: &'static str,
    /// `lesson-first-19`
    pub lesson_first_19: &'static str,
    /// `lesson-one-deal`
    pub lesson_one_deal: &'static str,
    /// `lesson-meanwhile-2`
    pub lesson_meanwhile_2: &'static str,
    /// `lesson-meanwhile-5`
    pub lesson_meanwhile_5: &'static str,
    /// `lesson-meanwhile-8`
    pub lesson_meanwhile_8: &'static str,
    /// `lesson-meanwhile-10`
    pub lesson_meanwhile_10: &'static str,
    /// `lesson-meanwhile-13`
    pub lesson_meanwhile_13: &'static str,
    /// `lesson-meanwhile-16`
    pub lesson_meanwhile_16: &'static str,
    /// `lesson-ended`
    pub lesson_ended: &'static str,
    /// `lesson-ended-about`
    pub lesson_ended_about: &'static str,
    /// `lesson-score`
    pub lesson_score: &'static str,
    /// `lesson-natural`
    pub lesson_natural: &'static str,
    /// `lesson-natural-about`
    pub lesson_natural_about: &'static str,
    /// `lesson-mixed`
    pub lesson_mixed: &'static str,
    /// `lesson-mixed-about`
    pub lesson_mixed_about: fn(i32) -> Message,
    /// `lesson-red-threes`
    pub lesson_red_threes: &'static str,
    /// `lesson-red-threes-about`
    pub lesson_red_threes_about: fn(i32, i32) -> Message,
    /// `lesson-going-out`
    pub lesson_going_out: &'static str,
    /// `lesson-going-out-about`
    pub lesson_going_out_about: fn(i32) -> Message,
    /// `lesson-melded`
    pub lesson_melded: &'static str,
    /// `lesson-melded-about`
    pub lesson_melded_about: fn(i32, i32) -> Message,
    /// `lesson-in-hand`
    pub lesson_in_hand: &'static str,
    /// `lesson-in-hand-about`
    pub lesson_in_hand_about: fn(i32, i32) -> Message,
    /// `lesson-play`
    pub lesson_play: &'static str,
    /// `lesson-again`
    pub lesson_again: &'static str,
    /// `level-beginner`
    pub level_beginner: &'static str,
    /// `level-beginner-about`
    pub level_beginner_about: &'static str,
    /// `level-casual`
    pub level_casual: &'static str,
    /// `level-casual-about`
    pub level_casual_about: &'static str,
    /// `level-club`
    pub level_club: &'static str,
    /// `level-club-about`
    pub level_club_about: &'static str,
    /// `level-skilled`
    pub level_skilled: &'static str,
    /// `level-skilled-about`
    pub level_skilled_about: &'static str,
    /// `level-strong`
    pub level_strong: &'static str,
    /// `level-strong-about`
    pub level_strong_about: &'static str,
    /// `level-expert`
    pub level_expert: &'static str,
    /// `level-expert-about`
    pub level_expert_about: &'static str,
    /// `level-adaptive`
    pub level_adaptive: &'static str,
    /// `level-adaptive-about`
    pub level_adaptive_about: &'static str,
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
    /// `level-plays-adaptive`
    pub level_plays_adaptive: fn(Name<'_>) -> Message,
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
    /// `lobby-spectators`
    pub lobby_spectators: fn(Number) -> Message,
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
    /// `menu-full-screen`
    pub menu_full_screen: &'static str,
    /// `menu-leave-full-screen`
    pub menu_leave_full_screen: &'static str,
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
    /// `menu-key-move`
    pub menu_key_move: &'static str,
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
    /// `menu-keycap-move`
    pub menu_keycap_move: &'static str,
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
    /// `nav-home`
    pub nav_home: &'static str,
    /// `nav-site`
    pub nav_site: &'static str,
    /// `nav-rules`
    pub nav_rules: &'static str,
    /// `nav-your-games`
    pub nav_your_games: &'static str,
    /// `nav-settings`
    pub nav_settings: &'static str,
    /// `nav-new-tab`
    pub nav_new_tab: &'static str,
    /// `not-in-view-draw`
    pub not_in_view_draw: &'static str,
    /// `not-in-view-red-threes`
    pub not_in_view_red_threes: fn(Number) -> Message,
    /// `not-in-view-hand`
    pub not_in_view_hand: fn(Number) -> Message,
    /// `not-in-view-score`
    pub not_in_view_score: &'static str,
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
    /// `people-open`
    pub people_open: &'static str,
    /// `people-close`
    pub people_close: &'static str,
    /// `people-title`
    pub people_title: &'static str,
    /// `people-bot`
    pub people_bot: fn(&Message) -> Message,
    /// `people-state`
    pub people_state: fn(crate::messages::people::State, bool) -> Message,
    /// `people-stand-in`
    pub people_stand_in: &'static str,
    /// `people-stand-in-for`
    pub people_stand_in_for: fn(Name<'_>) -> Message,
    /// `people-make-host`
    pub people_make_host: &'static str,
    /// `people-make-host-of`
    pub people_make_host_of: fn(Name<'_>) -> Message,
    /// `people-play`
    pub people_play: fn(bool) -> Message,
    /// `people-play-for`
    pub people_play_for: fn(bool, Name<'_>) -> Message,
    /// `people-withdraw`
    pub people_withdraw: &'static str,
    /// `people-pause`
    pub people_pause: &'static str,
    /// `people-pause-about`
    pub people_pause_about: &'static str,
    /// `people-link`
    pub people_link: &'static str,
    /// `people-share`
    pub people_share: &'static str,
    /// `people-copy`
    pub people_copy: &'static str,
    /// `people-for-days`
    pub people_for_days: &'static str,
    /// `people-reminder-about`
    pub people_reminder_about: &'static str,
    /// `people-reminder`
    pub people_reminder: &'static str,
    /// `people-reminder-share`
    pub people_reminder_share: &'static str,
    /// `people-calendar`
    pub people_calendar: &'static str,
    /// `people-leave`
    pub people_leave: &'static str,
    /// `people-leave-about`
    pub people_leave_about: &'static str,
    /// `people-leave-now`
    pub people_leave_now: &'static str,
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
    /// `protocol-no-command`
    pub protocol_no_command: &'static str,
    /// `protocol-quotation`
    pub protocol_quotation: &'static str,
    /// `protocol-not-started`
    pub protocol_not_started: fn(&str, &str) -> Message,
    /// `protocol-log-unusable`
    pub protocol_log_unusable: fn(&str) -> Message,
    /// `protocol-exited`
    pub protocol_exited: fn(&str) -> Message,
    /// `protocol-ended-by-signal`
    pub protocol_ended_by_signal: fn(&str) -> Message,
    /// `protocol-crashed`
    pub protocol_crashed: &'static str,
    /// `protocol-left`
    pub protocol_left: &'static str,
    /// `protocol-closed-output`
    pub protocol_closed_output: &'static str,
    /// `protocol-closed-input`
    pub protocol_closed_input: &'static str,
    /// `protocol-not-reading`
    pub protocol_not_reading: &'static str,
    /// `protocol-timed-out`
    pub protocol_timed_out: fn(&str) -> Message,
    /// `protocol-line-too-long`
    pub protocol_line_too_long: fn(Number) -> Message,
    /// `protocol-not-utf-eight`
    pub protocol_not_utf_eight: &'static str,
    /// `protocol-empty-line`
    pub protocol_empty_line: &'static str,
    /// `protocol-bare-act`
    pub protocol_bare_act: &'static str,
    /// `protocol-not-json`
    pub protocol_not_json: fn(&str) -> Message,
    /// `protocol-no-act`
    pub protocol_no_act: &'static str,
    /// `protocol-unreadable`
    pub protocol_unreadable: fn(&str) -> Message,
    /// `protocol-illegal`
    pub protocol_illegal: fn(&str, &str, &str, &str) -> Message,
    /// `protocol-out-of-turn`
    pub protocol_out_of_turn: &'static str,
    /// `protocol-forfeit`
    pub protocol_forfeit: fn(&str, Number, &str, &Message) -> Message,
    /// `protocol-its-line`
    pub protocol_its_line: fn(&str) -> Message,
    /// `protocol-its-next-line`
    pub protocol_its_next_line: fn(&str) -> Message,
    /// `protocol-standard-error`
    pub protocol_standard_error: &'static str,
    /// `puzzle-title`
    pub puzzle_title: &'static str,
    /// `puzzle-heading`
    pub puzzle_heading: &'static str,
    /// `puzzle-about`
    pub puzzle_about: &'static str,
    /// `puzzle-begin`
    pub puzzle_begin: &'static str,
    /// `puzzle-go-on`
    pub puzzle_go_on: &'static str,
    /// `puzzle-due`
    pub puzzle_due: fn(Number) -> Message,
    /// `puzzle-streak`
    pub puzzle_streak: fn(Number, bool) -> Message,
    /// `puzzle-when-again`
    pub puzzle_when_again: &'static str,
    /// `puzzle-all-done`
    pub puzzle_all_done: &'static str,
    /// `puzzle-solved-of`
    pub puzzle_solved_of: fn(Number, Number) -> Message,
    /// `puzzle-number`
    pub puzzle_number: fn(Number, crate::messages::puzzle::NumberState) -> Message,
    /// `puzzle-key-solved`
    pub puzzle_key_solved: &'static str,
    /// `puzzle-key-missed`
    pub puzzle_key_missed: &'static str,
    /// `puzzle-key-due`
    pub puzzle_key_due: &'static str,
    /// `puzzle-key`
    pub puzzle_key: &'static str,
    /// `puzzle-how`
    pub puzzle_how: &'static str,
    /// `puzzle-to-list`
    pub puzzle_to_list: &'static str,
    /// `puzzle-taking-the-pile`
    pub puzzle_taking_the_pile: &'static str,
    /// `puzzle-taking-the-pile-about`
    pub puzzle_taking_the_pile_about: &'static str,
    /// `puzzle-feeding`
    pub puzzle_feeding: &'static str,
    /// `puzzle-feeding-about`
    pub puzzle_feeding_about: &'static str,
    /// `puzzle-freezing`
    pub puzzle_freezing: &'static str,
    /// `puzzle-freezing-about`
    pub puzzle_freezing_about: &'static str,
    /// `puzzle-keeping-pairs`
    pub puzzle_keeping_pairs: &'static str,
    /// `puzzle-keeping-pairs-about`
    pub puzzle_keeping_pairs_about: &'static str,
    /// `puzzle-opening`
    pub puzzle_opening: &'static str,
    /// `puzzle-opening-about`
    pub puzzle_opening_about: &'static str,
    /// `puzzle-laying-down`
    pub puzzle_laying_down: &'static str,
    /// `puzzle-laying-down-about`
    pub puzzle_laying_down_about: &'static str,
    /// `puzzle-wild-cards`
    pub puzzle_wild_cards: &'static str,
    /// `puzzle-wild-cards-about`
    pub puzzle_wild_cards_about: &'static str,
    /// `puzzle-black-threes`
    pub puzzle_black_threes: &'static str,
    /// `puzzle-black-threes-about`
    pub puzzle_black_threes_about: &'static str,
    /// `puzzle-going-out`
    pub puzzle_going_out: &'static str,
    /// `puzzle-going-out-about`
    pub puzzle_going_out_about: &'static str,
    /// `puzzle-discarding`
    pub puzzle_discarding: &'static str,
    /// `puzzle-discarding-about`
    pub puzzle_discarding_about: &'static str,
    /// `puzzle-own`
    pub puzzle_own: &'static str,
    /// `puzzle-own-about`
    pub puzzle_own_about: &'static str,
    /// `puzzle-page-title`
    pub puzzle_page_title: fn(&Message, Number) -> Message,
    /// `puzzle-page-heading`
    pub puzzle_page_heading: fn(&Message, Number) -> Message,
    /// `puzzle-you`
    pub puzzle_you: &'static str,
    /// `puzzle-stands`
    pub puzzle_stands: fn(&Message, &[Message]) -> Message,
    /// `puzzle-total`
    pub puzzle_total: fn(&Message, i32) -> Message,
    /// `puzzle-begins`
    pub puzzle_begins: &'static str,
    /// `puzzle-question`
    pub puzzle_question: &'static str,
    /// `puzzle-taken`
    pub puzzle_taken: &'static str,
    /// `puzzle-right`
    pub puzzle_right: &'static str,
    /// `puzzle-wrong`
    pub puzzle_wrong: &'static str,
    /// `puzzle-turns`
    pub puzzle_turns: &'static str,
    /// `puzzle-best`
    pub puzzle_best: &'static str,
    /// `puzzle-your-choice`
    pub puzzle_your_choice: &'static str,
    /// `puzzle-loses`
    pub puzzle_loses: fn(Number) -> Message,
    /// `puzzle-again-in`
    pub puzzle_again_in: fn(Number) -> Message,
    /// `puzzle-learned`
    pub puzzle_learned: &'static str,
    /// `puzzle-once-more`
    pub puzzle_once_more: &'static str,
    /// `puzzle-in-game`
    pub puzzle_in_game: &'static str,
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
    /// `referee-line-too-long`
    pub referee_line_too_long: fn(Number) -> Message,
    /// `referee-line-not-utf-eight`
    pub referee_line_not_utf_eight: &'static str,
    /// `referee-line-empty`
    pub referee_line_empty: &'static str,
    /// `referee-not-an-object`
    pub referee_not_an_object: &'static str,
    /// `referee-not-json`
    pub referee_not_json: fn(&str) -> Message,
    /// `referee-at-column`
    pub referee_at_column: fn(Number, &Message) -> Message,
    /// `referee-more-faults`
    pub referee_more_faults: fn(&str, Number) -> Message,
    /// `referee-summary`
    pub referee_summary: fn(Number, Number) -> Message,
    /// `referee-no-case`
    pub referee_no_case: fn(Number, &str) -> Message,
    /// `referee-failed`
    pub referee_failed: fn(&str, &str, &str, &str) -> Message,
    /// `referee-case-form`
    pub referee_case_form: &'static str,
    /// `referee-no-answer`
    pub referee_no_answer: fn(&str) -> Message,
    /// `referee-answer-unreadable`
    pub referee_answer_unreadable: fn(&str) -> Message,
    /// `referee-differs`
    pub referee_differs: fn(&str, &str, &str) -> Message,
    /// `referee-wants-fault`
    pub referee_wants_fault: &'static str,
    /// `referee-has-fault`
    pub referee_has_fault: fn(&str) -> Message,
    /// `referee-unknown-key`
    pub referee_unknown_key: fn(&str) -> Message,
    /// `referee-unknown-key-of-step`
    pub referee_unknown_key_of_step: fn(&str) -> Message,
    /// `referee-in-step`
    pub referee_in_step: fn(Number, &str, &str) -> Message,
    /// `referee-other-steps`
    pub referee_other_steps: fn(Number, Number) -> Message,
    /// `referee-wants-accepted`
    pub referee_wants_accepted: fn(&str, &str) -> Message,
    /// `referee-wants-refused`
    pub referee_wants_refused: fn(&str) -> Message,
    /// `referee-other-refusal`
    pub referee_other_refusal: fn(&str, &str) -> Message,
    /// `referee-no-side`
    pub referee_no_side: fn(Number) -> Message,
    /// `referee-part-of-deal`
    pub referee_part_of_deal: fn(Number, &str) -> Message,
    /// `referee-not-legal`
    pub referee_not_legal: fn(&str, &str) -> Message,
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
    /// `replay-set`
    pub replay_set: fn(Number) -> Message,
    /// `replay-daily`
    pub replay_daily: fn(&str) -> Message,
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
    /// `replay-to-review`
    pub replay_to_review: &'static str,
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
    /// `request-one-deal`
    pub request_one_deal: &'static str,
    /// `request-for-one`
    pub request_for_one: &'static str,
    /// `request-game-not-over`
    pub request_game_not_over: &'static str,
    /// `request-no-such-code`
    pub request_no_such_code: &'static str,
    /// `review-signed`
    pub review_signed: fn(i32, bool) -> Message,
    /// `review-signed-percent`
    pub review_signed_percent: fn(i32, bool) -> Message,
    /// `review-points`
    pub review_points: fn(&Message, &Message, &Message) -> Message,
    /// `review-chance`
    pub review_chance: fn(&Message, bool, &Message, &Message) -> Message,
    /// `review-deal`
    pub review_deal: fn(Number, &Message, &Message, &Message) -> Message,
    /// `review-accuracy`
    pub review_accuracy: fn(Number, Number, Number) -> Message,
    /// `review-nothing-chosen`
    pub review_nothing_chosen: &'static str,
    /// `review-blunders`
    pub review_blunders: fn(Number) -> Message,
    /// `review-mistakes`
    pub review_mistakes: fn(Number) -> Message,
    /// `review-inaccuracies`
    pub review_inaccuracies: fn(Number) -> Message,
    /// `review-counts`
    pub review_counts: fn(&[Message], Number) -> Message,
    /// `review-turning-points`
    pub review_turning_points: &'static str,
    /// `review-turned`
    pub review_turned: fn(Number, &Message, Number, bool) -> Message,
    /// `review-cause-dealt`
    pub review_cause_dealt: &'static str,
    /// `review-cause-draw`
    pub review_cause_draw: &'static str,
    /// `review-cause-replacement`
    pub review_cause_replacement: &'static str,
    /// `review-cause-turn`
    pub review_cause_turn: fn(Name<'_>) -> Message,
    /// `review-cause-answer`
    pub review_cause_answer: fn(Name<'_>) -> Message,
    /// `review-cause-stand-in`
    pub review_cause_stand_in: &'static str,
    /// `review-cause-end`
    pub review_cause_end: &'static str,
    /// `review-cause-choice`
    pub review_cause_choice: &'static str,
    /// `review-marks`
    pub review_marks: &'static str,
    /// `review-mark`
    pub review_mark: fn(crate::messages::review::MarkGrade, Number, Number, &Message) -> Message,
    /// `review-lost-points`
    pub review_lost_points: fn(Number) -> Message,
    /// `review-lost-chance`
    pub review_lost_chance: fn(&str) -> Message,
    /// `review-played`
    pub review_played: fn(&Message) -> Message,
    /// `review-better`
    pub review_better: fn(&Message) -> Message,
    /// `review-tags`
    pub review_tags: fn(&[Message]) -> Message,
    /// `review-tag-breaks-pair`
    pub review_tag_breaks_pair: &'static str,
    /// `review-tag-feeds`
    pub review_tag_feeds: &'static str,
    /// `review-tag-discards-meldable`
    pub review_tag_discards_meldable: &'static str,
    /// `review-tag-discards-wild`
    pub review_tag_discards_wild: &'static str,
    /// `review-tag-freezes-late`
    pub review_tag_freezes_late: &'static str,
    /// `review-tag-spends-wilds`
    pub review_tag_spends_wilds: &'static str,
    /// `review-tag-hoards-wilds`
    pub review_tag_hoards_wilds: &'static str,
    /// `review-tag-leaves-pile`
    pub review_tag_leaves_pile: &'static str,
    /// `review-tag-takes-pile`
    pub review_tag_takes_pile: &'static str,
    /// `review-tag-lays-early`
    pub review_tag_lays_early: &'static str,
    /// `review-tag-lays-late`
    pub review_tag_lays_late: &'static str,
    /// `review-tag-goes-out-early`
    pub review_tag_goes_out_early: &'static str,
    /// `review-tag-goes-out-late`
    pub review_tag_goes_out_late: &'static str,
    /// `review-page-title`
    pub review_page_title: &'static str,
    /// `review-page-heading`
    pub review_page_heading: &'static str,
    /// `review-page-link`
    pub review_page_link: &'static str,
    /// `review-page-one`
    pub review_page_one: fn(&Message) -> Message,
    /// `review-page-whose`
    pub review_page_whose: &'static str,
    /// `review-page-you`
    pub review_page_you: &'static str,
    /// `review-page-to-replay`
    pub review_page_to_replay: &'static str,
    /// `review-page-book`
    pub review_page_book: &'static str,
    /// `review-page-points`
    pub review_page_points: &'static str,
    /// `review-page-chance`
    pub review_page_chance: &'static str,
    /// `review-page-at-first`
    pub review_page_at_first: &'static str,
    /// `review-page-luck`
    pub review_page_luck: &'static str,
    /// `review-page-play`
    pub review_page_play: &'static str,
    /// `review-page-result`
    pub review_page_result: &'static str,
    /// `review-page-at-last`
    pub review_page_at_last: &'static str,
    /// `review-page-luck-points`
    pub review_page_luck_points: fn(Player<'_>, bool, i32) -> Message,
    /// `review-page-play-points`
    pub review_page_play_points: fn(Player<'_>, i32) -> Message,
    /// `review-page-points-about`
    pub review_page_points_about: fn(bool) -> Message,
    /// `review-page-luck-chance`
    pub review_page_luck_chance: fn(Player<'_>, bool, i32) -> Message,
    /// `review-page-play-chance`
    pub review_page_play_chance: fn(Player<'_>, i32) -> Message,
    /// `review-page-accuracy`
    pub review_page_accuracy: &'static str,
    /// `review-page-of-hundred`
    pub review_page_of_hundred: fn(Number) -> Message,
    /// `review-page-accuracy-about`
    pub review_page_accuracy_about: fn(Number, Number) -> Message,
    /// `review-page-curve`
    pub review_page_curve: &'static str,
    /// `review-page-curve-spoken`
    pub review_page_curve_spoken: fn(Player<'_>, &Message, &[Message]) -> Message,
    /// `review-page-even`
    pub review_page_even: &'static str,
    /// `review-page-you-is`
    pub review_page_you_is: fn(Name<'_>) -> Message,
    /// `review-page-no-marks`
    pub review_page_no_marks: &'static str,
    /// `review-page-moment`
    pub review_page_moment: fn(Name<'_>) -> Message,
    /// `review-page-see`
    pub review_page_see: &'static str,
    /// `review-page-play-on`
    pub review_page_play_on: &'static str,
    /// `review-page-see-one`
    pub review_page_see_one: fn(Number, Number) -> Message,
    /// `review-page-play-on-one`
    pub review_page_play_on_one: fn(Number, Number) -> Message,
    /// `review-page-deals`
    pub review_page_deals: &'static str,
    /// `review-page-deal`
    pub review_page_deal: fn(Number) -> Message,
    /// `review-page-cause`
    pub review_page_cause: &'static str,
    /// `review-page-in-points`
    pub review_page_in_points: &'static str,
    /// `review-page-in-chance`
    pub review_page_in_chance: &'static str,
    /// `review-page-cause-dealt`
    pub review_page_cause_dealt: &'static str,
    /// `review-page-cause-draw`
    pub review_page_cause_draw: &'static str,
    /// `review-page-cause-turn`
    pub review_page_cause_turn: fn(Name<'_>) -> Message,
    /// `review-page-cause-stand-in`
    pub review_page_cause_stand_in: &'static str,
    /// `review-page-cause-end`
    pub review_page_cause_end: &'static str,
    /// `review-page-lost`
    pub review_page_lost: &'static str,
    /// `review-page-working`
    pub review_page_working: &'static str,
    /// `review-page-working-about`
    pub review_page_working_about: fn(Name<'_>) -> Message,
    /// `review-page-done`
    pub review_page_done: fn(Number) -> Message,
    /// `review-page-queued`
    pub review_page_queued: fn(Number) -> Message,
    /// `review-page-leave`
    pub review_page_leave: &'static str,
    /// `review-page-leave-record`
    pub review_page_leave_record: &'static str,
    /// `review-page-progress`
    pub review_page_progress: &'static str,
    /// `review-page-none`
    pub review_page_none: &'static str,
    /// `review-page-ready`
    pub review_page_ready: &'static str,
    /// `review-page-not-finished`
    pub review_page_not_finished: &'static str,
    /// `review-page-too-many`
    pub review_page_too_many: &'static str,
    /// `review-page-busy`
    pub review_page_busy: &'static str,
    /// `review-page-failed`
    pub review_page_failed: &'static str,
    /// `review-page-again`
    pub review_page_again: &'static str,
    /// `review-page-habits`
    pub review_page_habits: &'static str,
    /// `review-page-habits-about`
    pub review_page_habits_about: fn(Number) -> Message,
    /// `review-page-habits-none`
    pub review_page_habits_none: &'static str,
    /// `review-page-habit-breaks-pair`
    pub review_page_habit_breaks_pair: fn(Number) -> Message,
    /// `review-page-habit-feeds`
    pub review_page_habit_feeds: fn(Number) -> Message,
    /// `review-page-habit-hoards`
    pub review_page_habit_hoards: fn(Number) -> Message,
    /// `review-page-habit-freezes-late`
    pub review_page_habit_freezes_late: fn(Number) -> Message,
    /// `review-page-habit-goes-out-early`
    pub review_page_habit_goes_out_early: fn(Number) -> Message,
    /// `review-page-trend-more`
    pub review_page_trend_more: fn(&str, &str) -> Message,
    /// `review-page-trend-less`
    pub review_page_trend_less: fn(&str, &str) -> Message,
    /// `review-page-trend-same`
    pub review_page_trend_same: &'static str,
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
        fn(crate::messages::rules::ConcealedAddingPartners, crate::messages::rules::ConcealedAdding) -> Message,
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
    /// `set-deal-title`
    pub set_deal_title: &'static str,
    /// `set-deal-heading`
    pub set_deal_heading: &'static str,
    /// `set-deal-about`
    pub set_deal_about: &'static str,
    /// `set-deal-no-promise`
    pub set_deal_no_promise: &'static str,
    /// `set-deal-whole-deal`
    pub set_deal_whole_deal: &'static str,
    /// `set-deal-which-deal`
    pub set_deal_which_deal: &'static str,
    /// `set-deal-deal`
    pub set_deal_deal: fn(Number) -> Message,
    /// `set-deal-result`
    pub set_deal_result: fn(&Message, i32) -> Message,
    /// `set-deal-which-seat`
    pub set_deal_which_seat: &'static str,
    /// `set-deal-your-seat`
    pub set_deal_your_seat: &'static str,
    /// `set-deal-which-level`
    pub set_deal_which_level: &'static str,
    /// `set-deal-play`
    pub set_deal_play: &'static str,
    /// `set-deal-to-replay`
    pub set_deal_to_replay: &'static str,
    /// `set-deal-not-over`
    pub set_deal_not_over: fn(Number) -> Message,
    /// `set-deal-none`
    pub set_deal_none: &'static str,
    /// `set-deal-again`
    pub set_deal_again: fn(Number) -> Message,
    /// `set-deal-compared`
    pub set_deal_compared: &'static str,
    /// `set-deal-then`
    pub set_deal_then: &'static str,
    /// `set-deal-now`
    pub set_deal_now: &'static str,
    /// `set-deal-difference`
    pub set_deal_difference: fn(bool, bool, i32) -> Message,
    /// `set-deal-same`
    pub set_deal_same: fn(bool) -> Message,
    /// `set-deal-replay-then`
    pub set_deal_replay_then: &'static str,
    /// `set-deal-replay-now`
    pub set_deal_replay_now: &'static str,
    /// `set-deal-once-more`
    pub set_deal_once_more: &'static str,
    /// `set-deal-before`
    pub set_deal_before: &'static str,
    /// `settings-title`
    pub settings_title: &'static str,
    /// `settings-heading`
    pub settings_heading: &'static str,
    /// `settings-about`
    pub settings_about: &'static str,
    /// `settings-more`
    pub settings_more: &'static str,
    /// `settings-replay-file`
    pub settings_replay_file: &'static str,
    /// `settings-forget`
    pub settings_forget: &'static str,
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
    /// `settings-cloth-claret`
    pub settings_cloth_claret: &'static str,
    /// `settings-back`
    pub settings_back: &'static str,
    /// `settings-back-fans`
    pub settings_back_fans: &'static str,
    /// `settings-back-sun`
    pub settings_back_sun: &'static str,
    /// `settings-back-lattice`
    pub settings_back_lattice: &'static str,
    /// `settings-animation`
    pub settings_animation: &'static str,
    /// `settings-animation-calm`
    pub settings_animation_calm: &'static str,
    /// `settings-animation-quick`
    pub settings_animation_quick: &'static str,
    /// `settings-animation-none`
    pub settings_animation_none: &'static str,
    /// `settings-handed`
    pub settings_handed: &'static str,
    /// `settings-handed-right`
    pub settings_handed_right: &'static str,
    /// `settings-handed-left`
    pub settings_handed_left: &'static str,
    /// `settings-sound`
    pub settings_sound: &'static str,
    /// `settings-keys`
    pub settings_keys: &'static str,
    /// `settings-on`
    pub settings_on: &'static str,
    /// `settings-off`
    pub settings_off: &'static str,
    /// `settings-loudness`
    pub settings_loudness: &'static str,
    /// `settings-vibration`
    pub settings_vibration: &'static str,
    /// `settings-insecure`
    pub settings_insecure: &'static str,
    /// `settings-usual-order`
    pub settings_usual_order: &'static str,
    /// `settings-usual-order-back`
    pub settings_usual_order_back: &'static str,
    /// `settings-save`
    pub settings_save: &'static str,
    /// `settings-saved`
    pub settings_saved: &'static str,
    /// `settings-failed`
    pub settings_failed: &'static str,
    /// `shell-name`
    pub shell_name: &'static str,
    /// `shell-description`
    pub shell_description: &'static str,
    /// `shell-picture`
    pub shell_picture: &'static str,
    /// `shell-invitation`
    pub shell_invitation: fn(Name<'_>) -> Message,
    /// `shell-offline-title`
    pub shell_offline_title: &'static str,
    /// `shell-offline-heading`
    pub shell_offline_heading: &'static str,
    /// `shell-offline`
    pub shell_offline: &'static str,
    /// `shell-try-again`
    pub shell_try_again: &'static str,
    /// `shuffling-title`
    pub shuffling_title: &'static str,
    /// `shuffling-heading`
    pub shuffling_heading: &'static str,
    /// `shuffling-about`
    pub shuffling_about: &'static str,
    /// `shuffling-have-cut`
    pub shuffling_have_cut: fn(bool, &[Message]) -> Message,
    /// `shuffling-have-not-cut`
    pub shuffling_have_not_cut: fn(bool, &[Message]) -> Message,
    /// `shuffling-ready`
    pub shuffling_ready: fn(bool, &[Message]) -> Message,
    /// `shuffling-waiting`
    pub shuffling_waiting: fn(bool, &[Message]) -> Message,
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
    /// `start-title`
    pub start_title: &'static str,
    /// `start-promise`
    pub start_promise: &'static str,
    /// `start-play`
    pub start_play: &'static str,
    /// `start-play-new`
    pub start_play_new: &'static str,
    /// `start-game`
    pub start_game: fn(&Message, &Message, &Message) -> Message,
    /// `start-game-short`
    pub start_game_short: fn(&Message, &Message) -> Message,
    /// `start-change`
    pub start_change: &'static str,
    /// `start-ways`
    pub start_ways: &'static str,
    /// `start-question`
    pub start_question: &'static str,
    /// `start-never`
    pub start_never: &'static str,
    /// `start-never-about`
    pub start_never_about: &'static str,
    /// `start-long-ago`
    pub start_long_ago: &'static str,
    /// `start-long-ago-about`
    pub start_long_ago_about: &'static str,
    /// `start-often`
    pub start_often: &'static str,
    /// `start-often-about`
    pub start_often_about: &'static str,
    /// `start-harder`
    pub start_harder: fn(&Message) -> Message,
    /// `start-harder-about`
    pub start_harder_about: &'static str,
    /// `start-easier`
    pub start_easier: fn(&Message) -> Message,
    /// `start-easier-about`
    pub start_easier_about: &'static str,
    /// `start-learn`
    pub start_learn: &'static str,
    /// `start-learn-about`
    pub start_learn_about: &'static str,
    /// `start-friends`
    pub start_friends: &'static str,
    /// `start-friends-about`
    pub start_friends_about: &'static str,
    /// `start-puzzles-about`
    pub start_puzzles_about: &'static str,
    /// `start-lobby`
    pub start_lobby: &'static str,
    /// `start-lobby-about`
    pub start_lobby_about: &'static str,
    /// `start-friends-title`
    pub start_friends_title: &'static str,
    /// `start-friends-page-about`
    pub start_friends_page_about: &'static str,
    /// `start-make-heading`
    pub start_make_heading: &'static str,
    /// `start-make-table`
    pub start_make_table: &'static str,
    /// `start-make-about`
    pub start_make_about: &'static str,
    /// `start-other`
    pub start_other: &'static str,
    /// `start-code-heading`
    pub start_code_heading: &'static str,
    /// `start-go-on`
    pub start_go_on: &'static str,
    /// `start-over`
    pub start_over: &'static str,
    /// `start-all-games`
    pub start_all_games: &'static str,
    /// `start-resume`
    pub start_resume: &'static str,
    /// `start-resume-table`
    pub start_resume_table: fn(&Message) -> Message,
    /// `start-open`
    pub start_open: &'static str,
    /// `start-open-table`
    pub start_open_table: fn(&Message) -> Message,
    /// `start-look`
    pub start_look: &'static str,
    /// `start-look-at`
    pub start_look_at: fn(&Message) -> Message,
    /// `start-replay`
    pub start_replay: &'static str,
    /// `start-replay-table`
    pub start_replay_table: fn(&Message) -> Message,
    /// `start-hide`
    pub start_hide: &'static str,
    /// `start-hide-table`
    pub start_hide_table: fn(&Message) -> Message,
    /// `start-hide-about`
    pub start_hide_about: &'static str,
    /// `start-hide-only`
    pub start_hide_only: &'static str,
    /// `start-hide-only-about`
    pub start_hide_only_about: &'static str,
    /// `start-your-turn`
    pub start_your_turn: &'static str,
    /// `start-date`
    pub start_date: fn(&Message) -> Message,
    /// `start-own-table`
    pub start_own_table: &'static str,
    /// `start-table-of`
    pub start_table_of: fn(Name<'_>) -> Message,
    /// `start-serious`
    pub start_serious: &'static str,
    /// `start-with-against`
    pub start_with_against: fn(&[Message], &[Message]) -> Message,
    /// `start-with`
    pub start_with: fn(&[Message]) -> Message,
    /// `start-against`
    pub start_against: fn(&[Message]) -> Message,
    /// `start-sides`
    pub start_sides: fn(&[Message], &[Message]) -> Message,
    /// `start-players`
    pub start_players: fn(&[Message]) -> Message,
    /// `start-name`
    pub start_name: fn(Name<'_>) -> Message,
    /// `start-deal`
    pub start_deal: fn(Number) -> Message,
    /// `start-score`
    pub start_score: fn(i32, i32) -> Message,
    /// `start-score-alone`
    pub start_score_alone: fn(&[Message]) -> Message,
    /// `start-score-of`
    pub start_score_of: fn(Player<'_>, i32) -> Message,
    /// `start-score-sides`
    pub start_score_sides: fn(&[Message], i32, &[Message], i32) -> Message,
    /// `start-ended`
    pub start_ended: fn(&Message) -> Message,
    /// `start-paused`
    pub start_paused: &'static str,
    /// `start-deal-over`
    pub start_deal_over: &'static str,
    /// `start-to-play`
    pub start_to_play: fn(Name<'_>) -> Message,
    /// `status-your-turn`
    pub status_your_turn: &'static str,
    /// `status-to-play`
    pub status_to_play: fn(Name<'_>) -> Message,
    /// `status-one-card-left`
    pub status_one_card_left: fn(&[Message]) -> Message,
    /// `status-asked`
    pub status_asked: fn(Name<'_>) -> Message,
    /// `status-asked-means`
    pub status_asked_means: fn(Name<'_>) -> Message,
    /// `status-yes`
    pub status_yes: &'static str,
    /// `status-no`
    pub status_no: &'static str,
    /// `status-you-asked`
    pub status_you_asked: fn(Name<'_>) -> Message,
    /// `status-asks`
    pub status_asks: fn(Name<'_>, Name<'_>) -> Message,
    /// `status-answered`
    pub status_answered: fn(Name<'_>, bool) -> Message,
    /// `status-may-ask`
    pub status_may_ask: fn(Name<'_>) -> Message,
    /// `status-asking-tells`
    pub status_asking_tells: &'static str,
    /// `status-ask`
    pub status_ask: &'static str,
    /// `status-play`
    pub status_play: fn() -> Message,
    /// `status-draw`
    pub status_draw: fn(Number, bool) -> Message,
    /// `status-no-stock`
    pub status_no_stock: fn(bool) -> Message,
    /// `status-draw-button`
    pub status_draw_button: fn(Number) -> Message,
    /// `status-canastas-needed`
    pub status_canastas_needed: fn(bool, Number, Number) -> Message,
    /// `status-red-three-costs`
    pub status_red_three_costs: fn(Number, i32) -> Message,
    /// `status-red-three-paid`
    pub status_red_three_paid: fn(Number) -> Message,
    /// `status-turn-red-three-costs`
    pub status_turn_red_three_costs: fn(Number, i32) -> Message,
    /// `status-turn-red-three-paid`
    pub status_turn_red_three_paid: fn(Number) -> Message,
    /// `status-lay-red-three`
    pub status_lay_red_three: fn(Number) -> Message,
    /// `status-you-have-one-card`
    pub status_you_have_one_card: fn(Name<'_>) -> Message,
    /// `status-have-one-card`
    pub status_have_one_card: fn(&[Message], Name<'_>) -> Message,
    /// `status-went-out`
    pub status_went_out: fn(Player<'_>, bool) -> Message,
    /// `status-stock-empty`
    pub status_stock_empty: fn() -> Message,
    /// `status-last-red-three`
    pub status_last_red_three: fn(Player<'_>) -> Message,
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
    /// `script-connection`: names and texts.
    pub script_connection: &'static [(&'static str, &'static str)],
    /// `script-fair`: names and texts.
    pub script_fair: &'static [(&'static str, &'static str)],
    /// `script-forms`: names and texts.
    pub script_forms: &'static [(&'static str, &'static str)],
    /// `script-replay`: names and texts.
    pub script_replay: &'static [(&'static str, &'static str)],
    /// `script-table`: names and texts.
    pub script_table: &'static [(&'static str, &'static str)],
}
