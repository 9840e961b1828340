import { roleIds, userTypes } from '@seriba/domain/access/roles'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { EventRow } from '../request-of-event.ts'

export type ClaimedDelivery = EventRow & {
  id: number
  tries: number
  endpointId: number
  dealerId: number
  url: string
  secret: Buffer
  /** The previous one, for as long as requests are also signed with it. */
  previousSecret: Buffer | null
}

/** Longer than a try may take: after this, tries begun by a killed process are due again. */
const leaseMs = 30_000
/** How many of the latest tries have their times stored. */
const keptTries = 20

/**
 * Addresses with due deliveries; former dealers get none. A delivery that was written as held while its address was
 * being switched on is due as well.
 */
export async function dueEndpoints(db: Db): Promise<number[]> {
  await sql`
    update webhook_deliveries d set state = 'waiting', next_try_at = now()
    from webhook_endpoints w where d.state = 'held' and w.id = d.endpoint_id and w.state = 'on'`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select w.id from webhook_endpoints w
    join users u on u.id = w.user_id and u.user_type = ${userTypes.client} and u.role_id = ${roleIds.dealer}
    where w.state = 'on' and exists (
      select from webhook_deliveries d
      where d.endpoint_id = w.id and d.state = 'waiting' and d.next_try_at <= now()
    )`.execute(db)
  return rows.map(({ id }) => id)
}

/** Claims an address's due deliveries, oldest first: each for one process, and this counts as a try. */
export async function claimDeliveries(db: Db, endpointId: number, most: number): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_deliveries d
    set tries = d.tries + 1, next_try_at = now() + ${leaseMs} * interval '1 millisecond',
      tried_at = (d.tried_at || now()::timestamptz(3))[greatest(cardinality(d.tried_at) + 2 - ${keptTries}, 1)::int:]
    from webhook_events e, webhook_endpoints w
    where d.id in (
        select id from webhook_deliveries
        where endpoint_id = ${endpointId} and state = 'waiting' and next_try_at <= now()
        order by next_try_at, id limit ${most} for update skip locked
      )
      and e.id = d.event_id and w.id = d.endpoint_id and w.state = 'on'
    returning d.id, d.tries, d.event_id as "eventId", e.type, e.created_at as "createdAt", e.data,
      w.id as "endpointId", w.user_id as "dealerId", w.url, w.secret,
      case when w.previous_until > now() then w.previous_secret end as "previousSecret"`.execute(db)
  return rows.sort((a, b) => a.id - b.id)
}
