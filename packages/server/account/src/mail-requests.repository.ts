import { ApiError } from '@seriba/server-kit/api-error'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** The emails that strangers can make us send within fifteen minutes. */
const perAddressOfMail = 3
const perCaller = 20
const recent = sql<string>`now() - interval '15 minutes'`

/**
 * Counts an email requested by a stranger. False if its recipient has had enough of them, which the stranger must not
 * notice; a caller who requests too many is refused.
 */
export function rateLimitMail(db: Db, email: string, ip: string): Promise<boolean> {
  const address = email.trim().toLowerCase()
  return withTransaction({ db }, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`mail:${ip}`}, 0))`.execute(tx)
    const { rows } = await sql<{ receiver: number; caller: number }>`
      select count(*) filter (where email = ${address}) as receiver,
        count(*) filter (where ip = ${ip}) as caller
      from mail_requests where (email = ${address} or ip = ${ip}) and at > ${recent}`.execute(tx)
    const { receiver = 0, caller = 0 } = rows[0] ?? {}
    if (caller >= perCaller) throw new ApiError('too_many_tries')
    await tx.insertInto('mail_requests').values({ email: address, ip }).execute()
    return receiver < perAddressOfMail
  })
}
