import { hasFailedTooLong, isGone, isTaken, retryPause } from '@seriba/domain/webhooks/delivery-rules'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { disableFailingWebhook } from './disable-failing-webhook.ts'
import type { Outcome } from './send-request.ts'

type Facts = { db: Db; publicUrl: string | undefined; now?: () => Date }

/** Records the outcome of a try, when the next one is due, and what the outcome says about the address. */
export function recordOutcome(
  { db, publicUrl, now = () => new Date() }: Facts,
  delivery: ClaimedDelivery,
  outcome: Outcome,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { rows } = await sql<{ failing_since: string | null; state: string; url: string }>`
      select failing_since, state, url from webhook_endpoints where id = ${delivery.endpointId} for update`.execute(
      tx,
    )
    const [endpoint] = rows
    // It has been deleted in the meantime, with its deliveries.
    if (!endpoint) return
    const taken = isTaken(outcome.status)
    await writeOutcome(tx, delivery, outcome, taken)
    // The URL has been changed in the meantime: nothing is known about the new one.
    if (endpoint.url !== delivery.url || endpoint.state !== 'on') return
    if (taken) return markFailing(tx, delivery.endpointId, null)
    if (hasFailedTooLong(endpoint.failing_since, now()))
      return disableFailingWebhook(tx, { id: delivery.endpointId, dealerId: delivery.dealerId, publicUrl })
    if (endpoint.failing_since === null) await markFailing(tx, delivery.endpointId, now())
  })
}

/** A delivery that was requested again while this try was in progress is left to the new request. */
async function writeOutcome(tx: Tx, { id, tries }: ClaimedDelivery, outcome: Outcome, taken: boolean) {
  const pause = isGone(outcome.status) ? null : retryPause(tries, Math.random())
  const next = taken ? 'delivered' : pause === null ? 'failed' : 'waiting'
  await sql`
    update webhook_deliveries
    set state = case when ${next} = 'waiting' and state = 'held' then 'held' else ${next} end,
      next_try_at = case when ${next} = 'waiting' and state = 'waiting'
        then now() + ${pause ?? 0}::float8 * interval '1 millisecond' end,
      status = ${outcome.status}, error = ${outcome.error}, answer = ${outcome.answer},
      duration_ms = ${outcome.durationMs}, signature = ${outcome.signature}, signed_at = ${outcome.signedAt}
    where id = ${id} and tries = ${tries} and state in ('waiting', 'held')`.execute(tx)
}

async function markFailing(tx: Tx, endpointId: number, since: Date | null) {
  await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: since })
    .where('id', '=', endpointId)
    .where('failing_since', since === null ? 'is not' : 'is', null)
    .execute()
}
