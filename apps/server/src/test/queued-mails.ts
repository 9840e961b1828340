import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** The emails waiting to be sent to somebody, oldest first. */
export async function queuedMails(db: Db, email: string) {
  const { rows } = await sql<{ subject: string; text: string; html: string }>`
    select payload->>'subject' as subject, payload->>'text' as text, payload->>'html' as html
    from (
      select created_at, id, payload from graphile_worker._private_jobs
      union all select created_at, id, job->'payload' from events where job is not null
    ) as mails
    where payload->>'to' = ${email} order by created_at, id`.execute(db)
  return rows
}
