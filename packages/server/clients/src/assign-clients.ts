import type * as contracts from '@seriba/contracts/clients'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { assertAccountManagers } from './assert-account-managers.ts'

/** Assigns several clients to one colleague, or to nobody. Skips those who are already theirs, or are not clients. */
export function assignClients(
  { db }: { db: Db },
  actor: Actor,
  { ids, managerId, was }: Input<typeof contracts.assignClients>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<Output<typeof contracts.assignClients>> {
  return withTransaction({ db }, async (tx) => {
    await assertAccountManagers(tx, { managerId })
    const { rows } = await sql<{ id: number; manager_id: number | null; dealer_id: number | null }>`
      select c.id, c.manager_id, c.dealer_id from users c
      where c.id = any(${ids}::bigint[]) and c.user_type = 2 and c.staff_role is null
        and c.manager_id is distinct from ${managerId || null}::integer
        and (${was ?? null}::bigint is null or coalesce(c.manager_id, 0) = ${was ?? null}::bigint)
      order by c.id for update`.execute(tx)
    for (const { id, manager_id, dealer_id } of rows) {
      await tx
        .updateTable('users')
        .set({ manager_id: managerId || null })
        .where('id', '=', id)
        .execute()
      await recordAudit(tx, {
        actor,
        action: 'client.assign',
        entity: 'user',
        entityId: id,
        before: { manager_id },
        after: { manager_id: managerId || null },
        ip: caller.ip,
      })
      await notifyAccountChanged(tx, id, [dealer_id], { actor, caller })
    }
    const moved = rows.map(({ id, manager_id }) => ({ id, from: manager_id ?? 0 }))
    return { success: true, assigned: rows.length, moved }
  })
}
