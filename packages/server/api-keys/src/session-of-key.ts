import { scopeOf } from '@seriba/contracts/api-scopes'
import type { Contract } from '@seriba/contracts/contract'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { apiKeyPrefix } from '@seriba/domain/api-keys/key-rules'
import { type ApiScope, keyMay } from '@seriba/domain/api-keys/scopes'
import { sessionOf, type UserIdentity } from '@seriba/server-account/session'
import { hashOf } from '@seriba/server-account/tokens'
import { requiresTwoStepSetup, twoStepRule } from '@seriba/server-account/two-step/two-step-rule'
import type {} from '@seriba/server-company/company-store'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { RequestSession } from '@seriba/server-kit/fastify'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { comesFrom } from './key-addresses.ts'

/** The API key sent with a request, recognized by its prefix. */
export function apiKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = /^Bearer ([\w-]+)$/i.exec(headers.authorization ?? '')?.[1]
  return token?.startsWith(apiKeyPrefix) ? token : undefined
}

type Found = UserIdentity & {
  key_id: number
  scopes: ApiScope[]
  per_minute: number
  addresses: string[]
  over: 'key_revoked' | 'key_ended' | null
  two_step_since: string | null
  calls: number | null
  seconds_left: number
}

/**
 * The person a key acts for, as long as they are a dealer here. Every call is looked up and counted in one statement,
 * so that revoking or blocking takes effect with the next call, in every process.
 */
async function findKey({ db }: Pick<AppContext, 'db'>, secret: string): Promise<Found | undefined> {
  const hash = hashOf(secret)
  const { rows } = await sql<Found>`
    with found as (
      select k.id as key_id, k.scopes, k.per_minute, k.addresses, k.last_used_at, u.id, u.user_type, u.role_id, u.language,
        u.permissions, u.staff_role, u.two_step_since,
        case when k.revoked_at is not null then 'key_revoked'
          when k.ends_at <= now() or (k.hash <> ${hash} and k.previous_until <= now()) then 'key_ended' end as over
      from api_keys k
      join users u on u.id = k.user_id and u.user_type = ${userTypes.client} and u.role_id = ${roleIds.dealer}
      where k.hash = ${hash} or k.previous_hash = ${hash}
    ), counted as (
      insert into api_key_calls as c (key_id, minute, calls)
      select key_id, date_trunc('minute', now()), 1 from found where over is null
      on conflict (key_id, minute) do update set calls = c.calls + 1
      returning calls
    ), used as (
      update api_keys k set last_used_at = now() from found
      where k.id = found.key_id and over is null
        and (found.last_used_at is null or found.last_used_at < now() - interval '1 minute')
    )
    select found.*, (select calls from counted) as calls,
      ceil(extract(epoch from date_trunc('minute', now()) + interval '1 minute' - now()))::int as seconds_left
    from found`.execute(db)
  return rows[0]
}

/** How many calls a key may make in a minute, how many are left, and when the next minute begins. */
export type KeyCalls = { limit: number; left: number; resetSeconds: number }

type Call = {
  contract: Contract | undefined
  ip: string
  onCount?: (calls: KeyCalls) => void
}

/** Lets a key make a request within its scopes on its dealer's behalf, or says why not. */
export async function sessionOfKey(
  ctx: Pick<AppContext, 'db' | 'config' | 'company'>,
  secret: string,
  { contract, ip, onCount }: Call,
): Promise<RequestSession> {
  const key = await findKey(ctx, secret)
  if (!key) throw new ApiError('key_unknown')
  if (key.over) throw new ApiError(key.over)
  const left = Math.max(0, key.per_minute - (key.calls ?? 0))
  onCount?.({ limit: key.per_minute, left, resetSeconds: key.seconds_left })
  if (!comesFrom(key.addresses, ip)) throw new ApiError('key_address', { detail: { address: ip } })
  if (requiresTwoStepSetup(twoStepRule(ctx), key)) throw new ApiError('two_step_required')
  if ((key.calls ?? 0) > key.per_minute)
    throw new ApiError('key_limit', { detail: { limit: key.per_minute, retryAfter: key.seconds_left } })
  const scope = contract && scopeOf(contract)
  const verdict = keyMay(key.scopes, scope)
  if (!verdict.ok) throw new ApiError(verdict.reason, scope && { detail: { scope } })
  return sessionOf(`key-${key.key_id}`, key)
}
