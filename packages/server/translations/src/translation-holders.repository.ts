import { roleIds } from '@seriba/domain/access/roles'
import type { Db, Tx } from '@seriba/server-kit/db'

/** Staff to whom a translation can be assigned, by name. */
export const colleagues = (db: Db | Tx) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.full_name as name'])
    .where('u.staff_role', 'is not', null)
    .where('u.role_id', '!=', roleIds.disabled)
    .orderBy('u.full_name')
    .orderBy('u.id')

/** The colleague to whom a lot's translation is assigned; one who has left does not count. */
export async function holderOf(tx: Tx, lotId: number): Promise<number | null> {
  const found = await colleagues(tx)
    .innerJoin('translation_holders as h', 'h.user_id', 'u.id')
    .where('h.lot_id', '=', lotId)
    .executeTakeFirst()
  return found?.id ?? null
}
