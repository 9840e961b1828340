import type * as contracts from '@seriba/contracts/api-keys'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { lockKey } from './api-keys.repository.ts'
import { dealerOfKeys } from './dealer-of-keys.ts'

/** Ends a key with all its secrets, immediately or in a few days; an end later than its current one changes nothing. */
export function revokeApiKey(
  { db }: { db: Db },
  actor: Actor,
  { id, dealerId: named, inDays }: Input<typeof contracts.revokeApiKey>,
  ip: string,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const dealerId = await dealerOfKeys(tx, actor, named)
    const { ends_at } = await lockKey(tx, dealerId, id)
    const { endsAt } = await tx
      .updateTable('api_keys')
      .set(
        inDays === 0
          ? { revoked_at: sql`now()` }
          : { ends_at: sql`least(ends_at, now() + ${inDays} * interval '1 day')` },
      )
      .where('id', '=', id)
      .returning(sql<string>`coalesce(revoked_at, ends_at)`.as('endsAt'))
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor,
      action: 'apiKey.revoke',
      entity: 'apiKey',
      entityId: id,
      before: { endsAt: ends_at },
      after: { dealerId, endsAt },
      ip,
    })
  })
}
