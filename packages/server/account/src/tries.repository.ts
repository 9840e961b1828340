import { type Db, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/**
 * Wrong passwords before it has to wait: for an account from one address, for an account from all of
 * them, and from one address for all accounts.
 */
const perAccount = 5
const perAccountAnywhere = 50
const perAddress = 100
const recent = sql<string>`now() - interval '15 minutes'`

/**
 * Counts a try before the password is looked at, so that guesses sent all at once are counted too.
 * False when there were too many; a success takes its tries back.
 */
export function rateLimitAttempt(db: Db, email: string, ip: string): Promise<boolean> {
  return withTransaction({ db }, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in:${ip}`}, 0))`.execute(tx)
    const { rows } = await sql<{ here: number; account: number; address: number }>`
      select count(*) filter (where email = ${email} and ip = ${ip}) as here,
        count(*) filter (where email = ${email}) as account, count(*) filter (where ip = ${ip}) as address
      from sign_in_failures where (email = ${email} or ip = ${ip}) and failed_at > ${recent}`.execute(tx)
    const { here = 0, account = 0, address = 0 } = rows[0] ?? {}
    if (here >= perAccount || account >= perAccountAnywhere || address >= perAddress) return false
    await tx.insertInto('sign_in_failures').values({ email, ip }).execute()
    return true
  })
}

export async function clearFailedAttempts(db: Db, email: string, ip: string) {
  await db.deleteFrom('sign_in_failures').where('email', '=', email).where('ip', '=', ip).execute()
}
