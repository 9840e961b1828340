import type * as contracts from '@seriba/contracts/api-keys'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { mostApiKeys } from '@seriba/domain/api-keys/key-rules'
import { apiScopes } from '@seriba/domain/api-keys/scopes'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { keyOf } from './api-keys.repository.ts'
import { dealerOfKeys } from './dealer-of-keys.ts'
import { askedAddresses } from './key-addresses.ts'
import { passKeyFactor } from './pass-key-factor.ts'
import { newSecret } from './secret.ts'

type Asked = Input<typeof contracts.createApiKey>

/** Creates a key and returns its secret, of which only the hash is stored. */
export async function createApiKey(
  ctx: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  asked: Asked,
  ip: string,
): Promise<Output<typeof contracts.createApiKey>> {
  const dealerId = await dealerOfKeys(ctx.db, actor, asked.dealerId)
  const wanted = wantedOf(asked)
  await passKeyFactor(ctx, actor, wanted.scopes, { code: asked.code, ip })
  const { secret, hash, endsWith } = newSecret()
  return withTransaction(ctx, async (tx) => {
    await assertRoom(tx, dealerId)
    const { id } = await tx
      .insertInto('api_keys')
      .values({ user_id: dealerId, created_by: actor.userId, hash, ends_with: endsWith, ...wanted })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { name, scopes, per_minute: perMinute, ends_at: endsAt, addresses } = wanted
    await recordAudit(tx, {
      actor,
      action: 'apiKey.create',
      entity: 'apiKey',
      entityId: id,
      after: { dealerId, name, scopes, perMinute, endsAt, ...(addresses.length > 0 && { addresses }) },
      ip,
    })
    return { key: await keyOf(tx, dealerId, id), secret }
  })
}

function wantedOf({ name, scopes, perMinute, endsOn, addresses }: Asked) {
  const empty = name.trim() === '' ? 'name' : scopes.length === 0 ? 'scopes' : undefined
  if (empty) throw new ApiError('field_required', { fields: { [empty]: 'field_required' } })
  const end = endsOn === '' ? null : startOfJstDay(addDays(endsOn, 1))
  if (end && end.getTime() <= Date.now())
    throw new ApiError('date_passed', { fields: { endsOn: 'date_passed' } })
  return {
    name: name.trim(),
    // In a fixed order, without duplicates.
    scopes: apiScopes.filter((scope) => scopes.includes(scope)),
    per_minute: perMinute,
    addresses: askedAddresses(addresses),
    ends_at: end?.toISOString() ?? null,
  }
}

/** One dealer's keys are created one at a time, so that none exceeds the limit. */
async function assertRoom(tx: Tx, dealerId: number) {
  await tx.selectFrom('users').select('id').where('id', '=', dealerId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('api_keys')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', dealerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= mostApiKeys) throw new ApiError('too_many_keys')
}
