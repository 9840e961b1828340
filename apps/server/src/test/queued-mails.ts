import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** The mails that wait to be sent to somebody, the oldest first. */
export async function queuedMails(db: Db, email: string) {
  const { rows } = await sql<{ subject: string; text: string; html: string }>`
    select payload->>'subject' as subject, payload->>'text' as text, payload->>'html' as html
    from graphile_worker._private_jobs where payload->>'to' = ${email} order by id`.execute(db)
  return rows
}
