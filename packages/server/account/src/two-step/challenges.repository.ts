import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { hashOf } from '../tokens.ts'
import { type Purpose, waitingMinutes } from './minutes.ts'

/**
 * For somebody who has entered the right password: the browser that holds it may continue with the second step, once.
 */
export async function issueChallenge(db: Db, userId: number, purpose: Purpose): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const minutes = waitingMinutes[purpose]
  await db
    .insertInto('sign_in_challenges')
    .values({
      hash: hashOf(token),
      user_id: userId,
      purpose,
      expires_at: sql<string>`now() + make_interval(mins => ${minutes})`,
    })
    .execute()
  return token
}

/** Undefined if it is unknown, expired, used, or for another purpose. */
export function findChallenge(db: Db, token: string | undefined, purpose: Purpose) {
  return db
    .selectFrom('sign_in_challenges')
    .select(['user_id', 'created_at'])
    .where('hash', '=', hashOf(token ?? ''))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
}

/** False if another request was faster, or the password has been changed since. */
export async function consumeChallenge(tx: Tx, token: string | undefined): Promise<boolean> {
  const spent = await tx
    .deleteFrom('sign_in_challenges')
    .where('hash', '=', hashOf(token ?? ''))
    .returning('hash')
    .executeTakeFirst()
  return spent !== undefined
}
