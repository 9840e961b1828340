import type * as contracts from '@seriba/contracts/api-keys'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { apiKeyState } from '@seriba/domain/api-keys/key-rules'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { keyOf, lockKey } from './api-keys.repository.ts'
import { dealerOfKeys } from './dealer-of-keys.ts'
import { passKeyFactor } from './pass-key-factor.ts'
import { newSecret } from './secret.ts'

/**
 * Gives a key another secret; the previous one keeps working for the requested time, but never beyond the key's own
 * end.
 */
export async function rotateApiKey(
  ctx: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  { id, dealerId: named, oldWorksHours, code }: Input<typeof contracts.rotateApiKey>,
  ip: string,
): Promise<Output<typeof contracts.rotateApiKey>> {
  const dealerId = await dealerOfKeys(ctx.db, actor, named)
  const { scopes } = await keyOf(ctx.db, dealerId, id)
  await passKeyFactor(ctx, actor, scopes, { code, ip })
  const { secret, hash, endsWith } = newSecret()
  return withTransaction(ctx, async (tx) => {
    const before = await lockKey(tx, dealerId, id)
    if (apiKeyState(before.ends_at, new Date()) === 'ended') throw new ApiError('key_ended')
    const { previous_until } = await tx
      .updateTable('api_keys')
      .set({
        hash,
        ends_with: endsWith,
        previous_hash: before.hash,
        previous_until: sql<string>`now() + ${oldWorksHours} * interval '1 hour'`,
      })
      .where('id', '=', id)
      .returning('previous_until')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor,
      action: 'apiKey.rotate',
      entity: 'apiKey',
      entityId: id,
      before: { endsWith: before.ends_with },
      after: { dealerId, endsWith, oldWorksUntil: previous_until },
      ip,
    })
    return { key: await keyOf(tx, dealerId, id), secret }
  })
}
