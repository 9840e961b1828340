import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Subjects and texts of the mails that wait to be sent to somebody, the oldest first. */
export async function queuedMails(db: Db, email: string) {
  const { rows } = await sql<{ subject: string; text: string }>`
    select payload->>'subject' as subject, payload->>'text' as text
    from graphile_worker._private_jobs where payload->>'to' = ${email} order by id`.execute(db)
  return rows
}
