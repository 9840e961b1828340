import type {
  AuditTable,
  CalendarsTable,
  ClientPaperRequestsTable,
  ClientPapersTable,
  CodeFailuresTable,
  FirstRunLinksTable,
  IdentityLoginsTable,
  KnownDevicesTable,
  LinkTokensTable,
  MailRequestsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
  RefreshTokensTable,
  SessionsTable,
  SignInChallengesTable,
  SignInFailuresTable,
  SpentCaptchasTable,
  StaffIdentitiesTable,
  TwoStepTable,
  UsersTable,
} from './schema/accounts.ts'
import type {
  AlertProgressTable,
  ChannelCountsTable,
  HeldAlertsTable,
  PushSubscriptionsTable,
  ServerKeysTable,
  TelegramLinksTable,
} from './schema/alerts.ts'
import type { ApiKeyCallsTable, ApiKeysTable } from './schema/api-keys.ts'
import type {
  BidGroupsTable,
  BidLogsTable,
  BidMessagesTable,
  BidsTable,
  BidTypesTable,
  BidViewDefaultsTable,
  BidViewsTable,
  BudgetQuestionsTable,
  BudgetsTable,
  CancellationDaysTable,
  CancellationsTable,
  GatewayMessagesTable,
  GatewayReportsTable,
  HallContactsTable,
  IdempotencyKeysTable,
  NegotiationsTable,
  NegotiationToldTable,
  NegotiationTurnsTable,
  WinNotificationsTable,
  WithdrawalsTable,
} from './schema/bids.ts'
import type {
  BankAccountsTable,
  FavoritesTable,
  HallChangesTable,
  HallsTable,
  ImageReloadsTable,
  LotChangesTable,
  LotNotesTable,
  LotSpellingsTable,
  LotsTable,
  ProductionMonthsTable,
  SavedSearchesTable,
  SearchAlertsTable,
  ShareCodesTable,
  ShareFailuresTable,
} from './schema/catalogue.ts'
import type {
  CompanyDraftsTable,
  CompanyPicturesTable,
  CompanySettingsTable,
  IssuersTable,
  PageVersionsTable,
  PortalLanguagesTable,
} from './schema/company.ts'
import type {
  BidCostsTable,
  CostChoicesTable,
  CostTablesTable,
  ExchangeRatesTable,
  RateReadingsTable,
} from './schema/costs.ts'
import type {
  FeedBadLinesTable,
  FeedFixesTable,
  FeedLotsTable,
  FeedPullsTable,
  FeedRunsTable,
  FeedSourcesTable,
  FeedsTable,
  FeedWordsTable,
} from './schema/feeds.ts'
import type { LooseObjectsTable } from './schema/files.ts'
import type {
  ImportColumnsTable,
  ImportedClientsTable,
  ImportedEntriesTable,
  ImportedPurchasesTable,
  ImportsTable,
} from './schema/imports.ts'
import type { OrderOffersTable, OrdersTable } from './schema/orders.ts'
import type { CapturedMailsTable, EventsTable, NotificationReadsTable } from './schema/outbox.ts'
import type {
  AllocationChoicesTable,
  AllocationsTable,
  BankFilesTable,
  BankLinePartsTable,
  BankLinesTable,
  InvoicesTable,
  MovedPaymentsTable,
  OwedRemindersTable,
  PaymentFilesTable,
  ProviderEventsTable,
  ProviderPaymentsTable,
} from './schema/payments.ts'
import type {
  SheetAlertsTable,
  SheetChecksTable,
  SheetCorrectionsTable,
  SheetMistakesTable,
  SheetReaderCallsTable,
  SheetReadingLotsTable,
  SheetReadingsTable,
} from './schema/sheets.ts'
import type {
  ConsigneesTable,
  DepositsTable,
  LedgerTable,
  PurchaseDocumentsTable,
  PurchaseStepsTable,
  PurchasesTable,
  PurchaseWantsTable,
  VoyagesTable,
} from './schema/trade.ts'
import type {
  TranslationAnswersTable,
  TranslationDraftsTable,
  TranslationFilesTable,
  TranslationHoldersTable,
  TranslationRequestsTable,
} from './schema/translations.ts'

/**
 * The database's columns as the driver returns them: bigint as number, timestamptz as ISO text in UTC, date as
 * `YYYY-MM-DD`. It mirrors `migrations/`.
 */
import type { WebhookDeliveriesTable, WebhookEndpointsTable, WebhookEventsTable } from './schema/webhooks.ts'

export type Database = {
  users: UsersTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  sign_in_failures: SignInFailuresTable
  client_papers: ClientPapersTable
  client_paper_requests: ClientPaperRequestsTable
  first_run_links: FirstRunLinksTable
  link_tokens: LinkTokensTable
  spent_captchas: SpentCaptchasTable
  mail_requests: MailRequestsTable
  two_step: TwoStepTable
  recovery_codes: RecoveryCodesTable
  sign_in_challenges: SignInChallengesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  staff_identities: StaffIdentitiesTable
  identity_logins: IdentityLoginsTable
  code_failures: CodeFailuresTable
  known_devices: KnownDevicesTable
  calendars: CalendarsTable
  api_keys: ApiKeysTable
  api_key_calls: ApiKeyCallsTable
  webhook_endpoints: WebhookEndpointsTable
  webhook_events: WebhookEventsTable
  webhook_deliveries: WebhookDeliveriesTable
  audit: AuditTable
  halls: HallsTable
  lots: LotsTable
  lot_changes: LotChangesTable
  lot_notes: LotNotesTable
  image_reloads: ImageReloadsTable
  lot_spellings: LotSpellingsTable
  production_months: ProductionMonthsTable
  share_codes: ShareCodesTable
  share_failures: ShareFailuresTable
  bid_types: BidTypesTable
  bank_accounts: BankAccountsTable
  hall_changes: HallChangesTable
  feeds: FeedsTable
  imports: ImportsTable
  import_columns: ImportColumnsTable
  imported_clients: ImportedClientsTable
  imported_purchases: ImportedPurchasesTable
  imported_entries: ImportedEntriesTable
  feed_runs: FeedRunsTable
  feed_bad_lines: FeedBadLinesTable
  feed_sources: FeedSourcesTable
  feed_pulls: FeedPullsTable
  feed_lots: FeedLotsTable
  feed_fixes: FeedFixesTable
  feed_words: FeedWordsTable
  bid_groups: BidGroupsTable
  bids: BidsTable
  gateway_messages: GatewayMessagesTable
  gateway_reports: GatewayReportsTable
  cancellations: CancellationsTable
  cancellation_days: CancellationDaysTable
  withdrawals: WithdrawalsTable
  budgets: BudgetsTable
  budget_questions: BudgetQuestionsTable
  hall_contacts: HallContactsTable
  negotiations: NegotiationsTable
  negotiation_told: NegotiationToldTable
  negotiation_turns: NegotiationTurnsTable
  bid_views: BidViewsTable
  bid_view_defaults: BidViewDefaultsTable
  bid_logs: BidLogsTable
  bid_messages: BidMessagesTable
  idempotency_keys: IdempotencyKeysTable
  win_notifications: WinNotificationsTable
  orders: OrdersTable
  order_offers: OrderOffersTable
  purchases: PurchasesTable
  purchase_steps: PurchaseStepsTable
  purchase_documents: PurchaseDocumentsTable
  purchase_wants: PurchaseWantsTable
  consignees: ConsigneesTable
  voyages: VoyagesTable
  ledger: LedgerTable
  deposits: DepositsTable
  invoices: InvoicesTable
  allocations: AllocationsTable
  allocation_choices: AllocationChoicesTable
  moved_payments: MovedPaymentsTable
  provider_events: ProviderEventsTable
  provider_payments: ProviderPaymentsTable
  owed_reminders: OwedRemindersTable
  bank_files: BankFilesTable
  bank_lines: BankLinesTable
  payment_files: PaymentFilesTable
  bank_line_parts: BankLinePartsTable
  events: EventsTable
  notification_reads: NotificationReadsTable
  captured_mails: CapturedMailsTable
  server_keys: ServerKeysTable
  push_subscriptions: PushSubscriptionsTable
  telegram_links: TelegramLinksTable
  alert_progress: AlertProgressTable
  held_alerts: HeldAlertsTable
  channel_counts: ChannelCountsTable
  saved_searches: SavedSearchesTable
  search_alerts: SearchAlertsTable
  favorites: FavoritesTable
  company_settings: CompanySettingsTable
  issuers: IssuersTable
  company_drafts: CompanyDraftsTable
  company_pictures: CompanyPicturesTable
  loose_objects: LooseObjectsTable
  page_versions: PageVersionsTable
  portal_languages: PortalLanguagesTable
  cost_tables: CostTablesTable
  cost_choices: CostChoicesTable
  bid_costs: BidCostsTable
  sheet_readings: SheetReadingsTable
  sheet_reading_lots: SheetReadingLotsTable
  sheet_corrections: SheetCorrectionsTable
  sheet_alerts: SheetAlertsTable
  sheet_checks: SheetChecksTable
  sheet_mistakes: SheetMistakesTable
  sheet_reader_calls: SheetReaderCallsTable
  exchange_rates: ExchangeRatesTable
  rate_readings: RateReadingsTable
  translation_answers: TranslationAnswersTable
  translation_drafts: TranslationDraftsTable
  translation_holders: TranslationHoldersTable
  translation_requests: TranslationRequestsTable
  translation_files: TranslationFilesTable
}
