import { type Db, withTransaction } from '@seriba/server-kit/db'
import { throwIfRateLimited } from '@seriba/server-kit/throw-if-rate-limited'
import { sql } from 'kysely'

/**
 * How many wrong passwords are allowed before a wait: for an account from one address, for an account from all of
 * them, and from one address for all accounts.
 */
const perAccount = 5
const perAccountAnywhere = 50
const perAddress = 100
const span = sql`interval '15 minutes'`

/**
 * Counts a try before the password is checked, so that simultaneous guesses are counted too. Refuses if there were
 * too many, and says for how long; a success takes its tries back.
 */
export function rateLimitAttempt(db: Db, email: string, ip: string): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in:${ip}`}, 0))`.execute(tx)
    // The oldest of the blocking tries: when that one expires, there is room for another.
    const { rows } = await sql<{ seconds: number | null }>`
      select extract(epoch from greatest(
        (array_agg(failed_at order by failed_at desc) filter (where email = ${email} and ip = ${ip}))[${sql.lit(perAccount)}],
        (array_agg(failed_at order by failed_at desc) filter (where email = ${email}))[${sql.lit(perAccountAnywhere)}],
        (array_agg(failed_at order by failed_at desc) filter (where ip = ${ip}))[${sql.lit(perAddress)}]
      ) + ${span} - clock_timestamp())::float8 as seconds
      from sign_in_failures where (email = ${email} or ip = ${ip}) and failed_at > now() - ${span}`.execute(
      tx,
    )
    throwIfRateLimited(rows[0]?.seconds)
    await tx.insertInto('sign_in_failures').values({ email, ip }).execute()
  })
}

/** Stands in for an account if a login names none before it is finished. */
const unnamed = 'identity'

/** The same for a login that names no account: by its address alone. */
export function rateLimitAddress(db: Db, ip: string): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in:${ip}`}, 0))`.execute(tx)
    const { rows } = await sql<{ seconds: number | null }>`
      select extract(epoch from failed_at + ${span} - clock_timestamp())::float8 as seconds
      from sign_in_failures where ip = ${ip} and failed_at > now() - ${span}
      order by failed_at desc offset ${perAddress - 1} limit 1`.execute(tx)
    throwIfRateLimited(rows[0]?.seconds)
    await tx.insertInto('sign_in_failures').values({ email: unnamed, ip }).execute()
  })
}

export const clearAddressAttempts = (db: Db, ip: string) => clearFailedAttempts(db, unnamed, ip)

export async function clearFailedAttempts(db: Db, email: string, ip: string) {
  await db.deleteFrom('sign_in_failures').where('email', '=', email).where('ip', '=', ip).execute()
}
