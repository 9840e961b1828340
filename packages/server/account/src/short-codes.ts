import { isShortCode, shortCodeOf } from '@seriba/domain/clients/short-code'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Gives a new client their own code, once; clients created at the same moment take turns. */
export async function assignShortCode(tx: Tx, userId: number): Promise<void> {
  const taken = await lockShortCodes(tx)
  const client = await tx
    .selectFrom('users')
    .select(['full_name', 'company'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const code = shortCodeOf({ fullName: client.full_name, company: client.company }, taken)
  await tx.updateTable('users').set({ short_code: code }).where('id', '=', userId).execute()
}

/** The codes that are taken; nobody can assign another one until the transaction ends. */
export async function lockShortCodes(tx: Tx): Promise<Set<string>> {
  await sql`select pg_advisory_xact_lock(hashtext('short codes'))`.execute(tx)
  const others = await tx
    .selectFrom('users')
    .select('short_code')
    .where('short_code', 'is not', null)
    .execute()
  return new Set(others.flatMap(({ short_code }) => short_code ?? []))
}

/** A code as typed by staff. */
export function shortCodeFrom(typed: string): string {
  const code = typed.trim().toUpperCase()
  return isShortCode(code) ? code : refuse('short_code_invalid')
}

function refuse(code: 'short_code_invalid'): never {
  throw new ApiError('invalid_input', { fields: { shortCode: code } })
}
