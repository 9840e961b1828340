/** What a table stores about a client, in rows that one of its columns assigns to them. */
export type Kept = {
  /** Its name in the copy that clients can download, and which of its columns are included: no hashes, no secrets. */
  copy?: { name: string; columns: string }
  /** Whether it is deleted along with their identity. What stays is in the books, or identifies nobody. */
  deleted: boolean
}

/** In the order of deletion. */
export const keptOfClients: Record<`${string}.${string}`, Kept> = {
  'bid_view_defaults.user_id': { deleted: true },
  'bid_views.owner_id': { copy: { name: 'lists', columns: 'id, name, params, created_at' }, deleted: true },
  'budgets.user_id': {
    copy: { name: 'budgets', columns: 'per_day, per_week, per_group, ask_above' },
    deleted: true,
  },
  'calendars.user_id': { copy: { name: 'calendars', columns: 'created_at' }, deleted: true },
  'car_watches.user_id': {
    copy: { name: 'watched-cars', columns: 'kind, chassis, lot_id, asked_at' },
    deleted: true,
  },
  'channel_counts.user_id': { deleted: true },
  'client_papers.client_id': { deleted: true },
  'client_paper_requests.client_id': {
    copy: { name: 'requested-documents', columns: 'type, words, due_on, asked_at' },
    deleted: true,
  },
  'code_failures.user_id': { deleted: true },
  'cost_choices.user_id': {
    copy: { name: 'landed-cost', columns: 'port, regime, currency, milestone' },
    deleted: true,
  },
  'extra_images.user_id': { deleted: true },
  'favorites.user_id': {
    copy: { name: 'favorites', columns: 'lot_id, group_name, added_at' },
    deleted: true,
  },
  'held_alerts.user_id': { deleted: true },
  'idempotency_keys.user_id': { deleted: true },
  'known_devices.user_id': { copy: { name: 'known-devices', columns: 'last_seen_at' }, deleted: true },
  'link_tokens.user_id': { deleted: true },
  'notification_reads.user_id': { deleted: true },
  'owed_reminders.user_id': { deleted: true },
  'passkey_challenges.user_id': { deleted: true },
  'passkeys.user_id': {
    copy: { name: 'passkeys', columns: 'name, host, created_at, used_at' },
    deleted: true,
  },
  'push_subscriptions.user_id': {
    copy: { name: 'push', columns: 'endpoint, user_agent, created_at' },
    deleted: true,
  },
  'recovery_codes.user_id': { deleted: true },
  'saved_searches.user_id': { copy: { name: 'searches', columns: '*' }, deleted: true },
  'share_codes.sharer_id': {
    copy: { name: 'shared-lots', columns: 'lot_id, expires_at, revoked_at, created_at' },
    deleted: true,
  },
  'sheet_alerts.client_id': { deleted: true },
  'sign_in_challenges.user_id': { deleted: true },
  'staff_identities.user_id': { deleted: true },
  'telegram_links.user_id': { deleted: true },
  'two_step.user_id': { copy: { name: 'two-step-login', columns: 'created_at' }, deleted: true },
  'api_keys.user_id': {
    copy: {
      name: 'api-keys',
      columns: 'name, scopes, addresses, created_at, ends_at, revoked_at, last_used_at',
    },
    deleted: true,
  },
  'webhook_endpoints.user_id': {
    copy: { name: 'webhooks', columns: 'name, url, events, created_at' },
    deleted: true,
  },
  'webhook_events.user_id': { deleted: true },
  'win_notifications.user_id': { deleted: true },
  'wrong_matches.user_id': {
    copy: { name: 'wrong-matches', columns: 'lot_id, earlier_id, note, said_at' },
    deleted: true,
  },
  // They are closed with the account, and deleted when closed sessions are purged.
  'sessions.user_id': {
    copy: { name: 'sessions', columns: 'ip, user_agent, created_at, last_seen_at' },
    deleted: false,
  },
  'bid_groups.client_id': { copy: { name: 'groups', columns: '*' }, deleted: false },
  'bids.client_id': { deleted: false },
  'budget_questions.client_id': {
    copy: { name: 'budget-questions', columns: 'lot_id, amount, note, asked_at, outcome, answered_at' },
    deleted: false,
  },
  'consignees.client_id': { copy: { name: 'consignees', columns: '*' }, deleted: false },
  'deposits.user_id': {
    copy: { name: 'deposits', columns: 'id, method, amount, reference, created_at, expires_at, failed_at' },
    deleted: false,
  },
  'imported_clients.user_id': { deleted: false },
  'ledger.user_id': { copy: { name: 'payments', columns: '*' }, deleted: false },
  'ledger_balances.user_id': { deleted: false },
  'orders.client_id': { copy: { name: 'orders', columns: '*' }, deleted: false },
  'purchases.client_id': { deleted: false },
  'sheet_checks.client_id': {
    copy: { name: 'checked-sheets', columns: 'lot_id, asked_at, promised_at, done_at' },
    deleted: false,
  },
  'sheet_mistakes.client_id': {
    copy: { name: 'reported-mistakes', columns: 'lot_id, kind, says, note, reported_at, settled_at' },
    deleted: false,
  },
  'translation_requests.client_id': {
    copy: { name: 'translations', columns: 'lot_id, language, question, requested_at, answered_at' },
    deleted: false,
  },
}
