import { roleIds, userTypes } from '@seriba/domain/access/roles'
import type { Db, Tx } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'

/** The people who can look after a client: staff, and dealers. */
const kinds = {
  manager: sql<boolean>`(user_type = ${userTypes.manager} or role_id = ${roleIds.manager})`,
  dealer: sql<boolean>`(user_type = ${userTypes.client} and role_id = ${roleIds.dealer})`,
} as const satisfies Record<string, RawBuilder<boolean>>

export const accountManagersOf = (db: Db | Tx, kind: keyof typeof kinds) =>
  db
    .selectFrom('users')
    .select(['id as value', 'full_name as label', 'email'])
    .where(kinds[kind])
    .where('role_id', '!=', roleIds.disabled)
    .orderBy('full_name')
    .orderBy('id')
    .execute()

export async function isAccountManager(tx: Tx, kind: keyof typeof kinds, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`${id}::bigint`)
    .where(kinds[kind])
    .where('role_id', '!=', roleIds.disabled)
    .executeTakeFirst()
  return found !== undefined
}
