import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type {} from './fastify.ts'
import type { SignUpRecord } from './sign-up-record.ts'
import { hashOf } from './tokens.ts'

export type LinkPurpose = 'verify-email' | 'reset-password'

const hours: Record<LinkPurpose, number> = { 'verify-email': 48, 'reset-password': 1 }

/**
 * A link to the first password of an account that staff have opened; somebody who reads it too late requests another
 * one.
 */
export const inviteHours = 48
/** The link that an operator is shown, and passes on. */
export const shownLinkHours = 24

const open = sql<boolean>`used_at is null and expires_at > now()`

/** A token for an email's link; earlier ones for the same purpose stop working. */
export async function issueLinkToken(tx: Tx, userId: number, purpose: LinkPurpose, life = hours[purpose]) {
  await tx
    .deleteFrom('link_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
  return insertToken(tx, { userId, purpose, life })
}

/** A token for a further sign-up form, carried by its link; the other links keep working. */
export const addVerification = (tx: Tx, userId: number, form: SignUpRecord) =>
  insertToken(tx, { userId, purpose: 'verify-email', life: hours['verify-email'], form })

type NewToken = { userId: number; purpose: LinkPurpose; life: number; form?: SignUpRecord }

async function insertToken(tx: Tx, { userId, purpose, life, form }: NewToken): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('link_tokens')
    .values({
      hash: hashOf(token),
      user_id: userId,
      purpose,
      expires_at: sql<string>`now() + make_interval(hours => ${life})`,
      form: form ? JSON.stringify(form) : null,
    })
    .execute()
  return token
}

/**
 * Whether a link of this kind, with a requested link's lifetime, was created within the last minute and still works.
 */
export async function hasRecentLink(tx: Tx, userId: number, purpose: LinkPurpose): Promise<boolean> {
  const row = await tx
    .selectFrom('link_tokens')
    .select('hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where(open)
    .where('created_at', '>', sql<string>`now() - interval '1 minute'`)
    // Links created by staff live longer: their owner did not request one, and may not receive them.
    .where('expires_at', '<=', sql<string>`created_at + make_interval(hours => ${hours[purpose]})`)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up a token; undefined if it is unknown, expired, or used. */
export async function consumeLinkToken(tx: Tx, token: string, purpose: LinkPurpose) {
  return tx
    .updateTable('link_tokens')
    .set({ used_at: sql<string>`now()` })
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where(open)
    .returning(['user_id', 'form', 'created_at'])
    .executeTakeFirst()
}

/** Once an address is confirmed, no other emailed link confirms anything, and no form is kept. */
export async function deleteVerifications(tx: Tx, userId: number) {
  await tx
    .deleteFrom('link_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'verify-email')
    .execute()
}

/** The account that a token still opens. */
export function findLinkToken(db: Db, token: string, purpose: LinkPurpose) {
  return db
    .selectFrom('link_tokens')
    .innerJoin('users', 'users.id', 'link_tokens.user_id')
    .select(['users.id', 'users.email', 'users.user_type', 'users.role_id'])
    .select(sql<boolean>`users.password_hash is not null`.as('has_password'))
    .where('link_tokens.hash', '=', hashOf(token))
    .where('link_tokens.purpose', '=', purpose)
    .where(open)
    .executeTakeFirst()
}
