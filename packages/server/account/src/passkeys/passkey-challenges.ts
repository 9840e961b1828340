import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { hashOf } from '../tokens.ts'

/** How long a device may take. */
export const challengeMs = 5 * 60_000

/** What a device has to sign, once: for an account, or for somebody who is logging in. */
export async function issuePasskeyChallenge(db: Db, userId: number | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await db
    .insertInto('passkey_challenges')
    .values({
      hash: hashOf(challenge),
      user_id: userId,
      expires_at: sql<string>`now() + make_interval(secs => ${challengeMs / 1000})`,
    })
    .execute()
  return challenge
}

/** False if it is unknown, somebody else's, expired, or used. */
export async function consumePasskeyChallenge(
  db: Db | Tx,
  challenge: string,
  userId: number | null,
): Promise<boolean> {
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashOf(challenge))
    .where(sql<boolean>`user_id is not distinct from ${userId}::integer`)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('hash')
    .executeTakeFirst()
  return spent !== undefined
}
