import { type Db, withTransaction } from '@seriba/server-kit/db'
import { throwIfRateLimited } from '@seriba/server-kit/throw-if-rate-limited'
import { sql } from 'kysely'

/**
 * How many wrong codes are allowed before a wait. Those who get here know the password, and one code in 300 000 is
 * right: with few tries per account, from any address, they have no chance.
 */
const perAccount = 5
const perAccountDaily = 20
const perAddress = 30
const span = sql`interval '15 minutes'`

/** Counts a try before the code is checked, or refuses it; returns how many are then left for the account. */
export function rateLimitCode(db: Db, userId: number, ip: string): Promise<number> {
  return withTransaction({ db }, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`code:${userId}`}, 0))`.execute(tx)
    const { rows } = await sql<{ account: number; seconds: number | null }>`
      select count(*) filter (where user_id = ${userId} and failed_at > now() - ${span}) as account,
        extract(epoch from greatest(
          (array_agg(failed_at order by failed_at desc)
            filter (where user_id = ${userId} and failed_at > now() - ${span}))[${sql.lit(perAccount)}] + ${span},
          (array_agg(failed_at order by failed_at desc)
            filter (where user_id = ${userId}))[${sql.lit(perAccountDaily)}] + interval '1 day',
          (array_agg(failed_at order by failed_at desc)
            filter (where ip = ${ip} and failed_at > now() - ${span}))[${sql.lit(perAddress)}] + ${span}
        ) - clock_timestamp())::float8 as seconds
      from code_failures
      where (user_id = ${userId} or ip = ${ip}) and failed_at > now() - interval '1 day'`.execute(tx)
    const { account = 0, seconds } = rows[0] ?? {}
    throwIfRateLimited(seconds)
    await tx.insertInto('code_failures').values({ user_id: userId, ip }).execute()
    return perAccount - account - 1
  })
}

/** A right code takes back what was counted at its address; guesses from elsewhere stay counted. */
export async function clearFailedCodes(db: Db, userId: number, ip: string) {
  await db.deleteFrom('code_failures').where('user_id', '=', userId).where('ip', '=', ip).execute()
}
