import type * as contracts from '@seriba/contracts/alerts'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type Browser = { sessionId: string; userAgent: string; ip: string }

/** More browsers than anybody uses at once; beyond that, the oldest is dropped. */
const mostDevices = 20

/**
 * Stores a browser's address for as long as its session lives; one that somebody else used before no longer belongs to
 * them.
 */
export function subscribePush(
  { db }: { db: Db },
  actor: Actor,
  { endpoint, p256dh, auth }: Input<typeof contracts.subscribePush>,
  { sessionId, userAgent, ip }: Browser,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const device = {
      user_id: actor.userId,
      session_id: sessionId,
      p256dh,
      auth,
      user_agent: userAgent.slice(0, 300),
    }
    const before = await tx
      .selectFrom('push_subscriptions')
      .select('user_id')
      .where('endpoint', '=', endpoint)
      .executeTakeFirst()
    await tx
      .insertInto('push_subscriptions')
      .values({ ...device, endpoint })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...device, failed_at: null }))
      .execute()
    const newest = tx
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', actor.userId)
      .orderBy('id', 'desc')
      .limit(mostDevices)
    await tx
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', actor.userId)
      .where('id', 'not in', newest)
      .execute()
    if (before?.user_id === actor.userId) return
    await recordAudit(tx, {
      actor,
      action: 'user.pushOn',
      entity: 'user',
      entityId: actor.userId,
      after: { userAgent: device.user_agent },
      ip,
    })
  })
}

/** Removes one of the actor's own browsers; to them, others do not exist. */
export async function unsubscribePush(
  { db }: { db: Db },
  actor: Actor,
  { id, endpoint }: Input<typeof contracts.unsubscribePush>,
): Promise<void> {
  if (id === undefined && endpoint === undefined) return
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', actor.userId)
    .where((eb) =>
      id === undefined ? eb('endpoint', '=', endpoint ?? '') : eb('id', '=', sql<number>`${id}::bigint`),
    )
    .execute()
}

/** The actor's browsers with a live session, the latest first. */
export async function pushDevicesOf(
  { db }: { db: Db },
  actor: Actor,
  sessionId: string,
): Promise<Output<typeof contracts.viewAlertChannels>['push']['devices']> {
  const rows = await db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.user_agent', 'p.created_at', 'p.session_id'])
    .where('p.user_id', '=', actor.userId)
    .where('s.closed_at', 'is', null)
    .orderBy('p.id', 'desc')
    .execute()
  return rows.map(({ id, user_agent, created_at, session_id }) => ({
    id,
    userAgent: user_agent,
    since: created_at,
    isCurrent: session_id === sessionId,
  }))
}
