import type { RetainedName } from '@seriba/domain/site/retention'
import { type RawBuilder, sql } from 'kysely'

export type RetainedRows = {
  table: string
  /** Which rows are older than a given time and can still be deleted. */
  old: (before: Date) => RawBuilder<boolean>
  /** Which part of a row is deleted, if the row itself stays to show that it existed. */
  emptied?: RawBuilder<unknown>
}

/** What each setting covers. No row of the ledger, of invoices, or of bids is listed here. */
export const retainedRows: Record<RetainedName, RetainedRows> = {
  keepAudit: { table: 'audit', old: (before) => sql`at < ${before}` },
  keepMails: { table: 'captured_mails', old: (before) => sql`at < ${before}` },
  keepDevices: { table: 'known_devices', old: (before) => sql`last_seen_at < ${before}` },
  keepUploads: {
    table: 'imports',
    old: (before) => sql`done_at < ${before} and lines <> '[]'`,
    emptied: sql`lines = '[]'`,
  },
  keepRefusedPapers: {
    table: 'client_papers',
    old: (before) => sql`state = 'refused' and reviewed_at < ${before} and deleted_at is null`,
    emptied: sql`bytes = '', object_key = null, deleted_at = now()`,
  },
  keepLeftDocuments: {
    table: 'purchase_documents',
    old: (before) => sql`deleted_at is null and purchase_id in (
      select p.id from purchases p join users u on u.id = p.client_id where u.deleted_at < ${before}
    )`,
    emptied: sql`body = '', object_key = null, deleted_at = now()`,
  },
  keepGatewayMessages: { table: 'gateway_messages', old: (before) => sql`updated_at < ${before}` },
  keepFeedRuns: { table: 'feed_runs', old: (before) => sql`started_at < ${before}` },
  // Their deliveries and tries are deleted with them.
  keepWebhookLog: { table: 'webhook_events', old: (before) => sql`created_at < ${before}` },
}
