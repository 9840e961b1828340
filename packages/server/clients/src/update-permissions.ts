import type * as contracts from '@seriba/contracts/clients'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { isOverridden } from '@seriba/domain/access/overrides'
import { changeOverrides } from '@seriba/domain/clients/client-flags'
import { givenReason } from '@seriba/server-account/given-reason'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'

/** Overrides flags of a client's template, or returns them to it; this applies from the client's next request. */
export function updatePermissions(
  { db }: { db: Db },
  actor: Actor,
  { id, permissions, reason: said, was = {} }: Input<typeof contracts.updatePermissions>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const account = await lockAccount(tx, id)
    const before = account.permissions
    if (isOverridden(was, before)) throw new ApiError('stale')
    const after = changeOverrides(before, permissions)
    const touched = Object.keys(permissions).filter((flag) => flagIn(before, flag) !== flagIn(after, flag))
    if (touched.length === 0) return
    const reason = givenReason(said, true)
    await tx
      .updateTable('users')
      .set({ permissions: JSON.stringify(after) })
      .where('id', '=', id)
      .execute()
    const of = (flags: object) => Object.fromEntries(touched.map((flag) => [flag, flagIn(flags, flag)]))
    await recordAudit(tx, {
      actor,
      action: 'client.permissions',
      entity: 'user',
      entityId: id,
      before: { permissions: of(before) },
      after: { permissions: of(after), reason },
      ip: caller.ip,
    })
    await notifyAccountChanged(tx, id, [account.dealer_id], { actor, caller })
  })
}

/** Null if the template decides. */
const flagIn = (flags: object, flag: string) => (flags as Record<string, boolean>)[flag] ?? null
