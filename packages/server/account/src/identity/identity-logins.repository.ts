import { randomBytes } from 'node:crypto'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { hashOf } from '../tokens.ts'

/** How long somebody may take at the provider. */
export const identityLoginSeconds = 10 * 60

/** What the provider’s answer is compared with. */
export type IdentityLogin = {
  state: string
  nonce: string
  verifier: string
  /** Whether the browser may get a cookie by which it is recognized. */
  keeps_device: boolean
}

/** Stores a login that goes to the provider; returns what identifies the browser that began it. */
export async function insertIdentityLogin(db: Db, login: IdentityLogin): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('identity_logins')
    .values({
      ...login,
      hash: hashOf(token),
      expires_at: sql<string>`now() + make_interval(secs => ${identityLoginSeconds})`,
    })
    .execute()
  return token
}

/** Works once, whatever the result; undefined if it is unknown, expired, or used. */
export function spendIdentityLogin(db: Db, token: string): Promise<IdentityLogin | undefined> {
  return db
    .deleteFrom('identity_logins')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['state', 'nonce', 'verifier', 'keeps_device'])
    .executeTakeFirst()
}
