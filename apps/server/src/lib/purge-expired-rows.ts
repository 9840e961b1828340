import { isFavoriteActive } from '@seriba/server-catalogue/viewer-favorite'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    cleanUp: Record<string, never>
  }
}

/**
 * Deletes rows that are no longer needed, apart from those with a retention period set by the company
 * (`applyRetention`): events after a week, except the newest; changes of lots after a day or a million others; failed
 * tries and unsent files after a day; expired tokens, keys, and favorites; unfinished imports of clients and purchases
 * after a week.
 */
export async function purgeExpiredRows(db: Db): Promise<void> {
  await sql`
    delete from events
    where created_at < now() - interval '7 days' and seq < (select max(seq) from events)`.execute(db)
  await sql`
    delete from notification_reads
    where seq < (select min(seq) from events)
      or seq <= (select notifications_read_to from users where users.id = user_id)`.execute(db)
  await sql`
    delete from lot_changes
    where seq < (select max(seq) from lot_changes)
      and (at < now() - interval '1 day' or seq < (select max(seq) from lot_changes) - 1000000)`.execute(db)
  await sql`delete from sign_in_failures where failed_at < now() - interval '1 day'`.execute(db)
  await sql`delete from share_failures where failed_at < now() - interval '1 day'`.execute(db)
  await sql`
    delete from favorites f using lots l where l.id = f.lot_id and not ${isFavoriteActive}`.execute(db)
  await sql`delete from extra_images where day < now() - interval '30 days'`.execute(db)
  await sql`
    delete from translation_files f
    where uploaded_at < now() - interval '1 day'
      and not exists (select from translation_answers a where a.lot_id = f.lot_id and f.id = any(a.files))
      and not exists (select from translation_drafts d where d.lot_id = f.lot_id and f.id = any(d.files))`.execute(
    db,
  )
  await sql`delete from api_key_calls where minute < now() - interval '2 days'`.execute(db)
  await sql`delete from idempotency_keys where created_at < now() - interval '7 days'`.execute(db)
  await sql`delete from imports where done_at is null and created_at < now() - interval '7 days'`.execute(db)
  await sql`delete from search_alerts where at < now() - interval '2 days'`.execute(db)
  await sql`delete from channel_counts where day < now() - interval '14 days'`.execute(db)
  await sql`delete from telegram_links where expires_at < now()`.execute(db)
  await sql`delete from gateway_reports where received_at < now() - interval '90 days'`.execute(db)
  await sql`delete from mail_requests where at < now() - interval '1 day'`.execute(db)
  await sql`delete from link_tokens where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from sign_in_challenges where expires_at < now()`.execute(db)
  await sql`delete from passkey_challenges where expires_at < now()`.execute(db)
  await sql`delete from identity_logins where expires_at < now()`.execute(db)
  await sql`delete from code_failures where failed_at < now() - interval '1 day'`.execute(db)
  await sql`delete from spent_captchas where expires_at < now()`.execute(db)
  await sql`delete from refresh_tokens where expires_at < now()`.execute(db)
  await sql`
    delete from sessions
    where not exists (select 1 from refresh_tokens where refresh_tokens.session_id = sessions.id)`.execute(db)
}
