import { type Db, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/**
 * Wrong codes before it has to wait. Whoever gets here knows the password, and one code in 300 000 is
 * right: few tries for an account, from wherever, leave them no chance.
 */
const perAccount = 5
const perAccountDaily = 20
const perAddress = 30

/** Counts a try before the code is looked at: how many are left to the account after it; null when there were too many. */
export function rateLimitCode(db: Db, userId: number, ip: string): Promise<number | null> {
  return withTransaction({ db }, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`code:${userId}`}, 0))`.execute(tx)
    const { rows } = await sql<{ account: number; daily: number; address: number }>`
      select count(*) filter (where user_id = ${userId} and failed_at > now() - interval '15 minutes') as account,
        count(*) filter (where user_id = ${userId}) as daily,
        count(*) filter (where ip = ${ip} and failed_at > now() - interval '15 minutes') as address
      from code_failures
      where (user_id = ${userId} or ip = ${ip}) and failed_at > now() - interval '1 day'`.execute(tx)
    const { account = 0, daily = 0, address = 0 } = rows[0] ?? {}
    if (account >= perAccount || daily >= perAccountDaily || address >= perAddress) return null
    await tx.insertInto('code_failures').values({ user_id: userId, ip }).execute()
    return perAccount - account - 1
  })
}

/** A right code takes back what was counted at its address; guesses from elsewhere stay counted. */
export async function clearFailedCodes(db: Db, userId: number, ip: string) {
  await db.deleteFrom('code_failures').where('user_id', '=', userId).where('ip', '=', ip).execute()
}
