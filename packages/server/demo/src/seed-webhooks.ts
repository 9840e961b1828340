import { bidStatus } from '@seriba/domain/bids/bid-status'
import { hourMs } from '@seriba/domain/time/jst'
import type { DeliveryState } from '@seriba/domain/webhooks/delivery-rules'
import type { WebhookEventType } from '@seriba/domain/webhooks/webhook-events'
import { bodyOf } from '@seriba/server-api-keys/webhooks/request-of-event'
import { newWebhookSecret, openWebhookSecret } from '@seriba/server-api-keys/webhooks/webhook-secret'
import type { Tx } from '@seriba/server-kit/db'
import { signatureOf } from '@seriba/server-kit/signed-webhook'
import { sql } from 'kysely'
import type { Accounts } from './seed-users.ts'

type Wanted = { name: string; url: string; events: WebhookEventType[]; state: 'off' | 'failed' }
type LoggedEvent = { type: WebhookEventType; data: Record<string, unknown> }
type Outcome = { state: DeliveryState; status?: number; answer?: string; tries: number; hoursAgo: number }

/** How long the shop has not answered: longer than we wait for an answer. */
const silentHours = 80

/**
 * The demo dealer's addresses with a log of their deliveries. Neither is on: nothing leaves the machine that a demo
 * runs on. The shop stopped answering and was given up on, so events since then are waiting for it.
 */
export async function seedWebhooks(tx: Tx, accounts: Accounts, secret: string, now: Date) {
  const dealerId = accounts.get('dealer@demo.example')
  if (dealerId === undefined) return
  const endpoint = async (address: Wanted) => {
    const { sealed, endsWith } = newWebhookSecret(dealerId, secret)
    const failing_since = address.state === 'failed' ? new Date(now.getTime() - silentHours * hourMs) : null
    const { id } = await tx
      .insertInto('webhook_endpoints')
      .values({
        ...{ ...address, user_id: dealerId, failing_since, created_by: dealerId },
        ...{ secret: sealed, ends_with: endsWith, created_at: new Date(now.getTime() - 700 * hourMs) },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const key = openWebhookSecret(sealed, dealerId, secret)
    return { id, key: key ?? Buffer.alloc(0), dealerId, now }
  }
  const shop = await endpoint({
    name: 'Website',
    url: 'https://shop.nairobi-imports.example/hooks',
    events: ['bid.created', 'bid.won', 'bid.lost', 'bid.canceled'],
    state: 'failed',
  })
  const books = await endpoint({
    name: 'Accounting',
    url: 'https://books.nairobi-imports.example/seriba',
    events: ['purchase.created'],
    state: 'off',
  })
  for (const [at, event] of (await bidsWithEvents(tx, dealerId)).entries())
    await log(tx, shop, event, outcomes[Math.min(at, outcomes.length - 1)] ?? taken(100))
  for (const [at, event] of (await purchasesWithEvents(tx, dealerId)).entries())
    await log(tx, books, event, taken(300 - at * 21))
}

const taken = (hoursAgo: number): Outcome => ({
  state: 'delivered',
  status: 200,
  answer: 'ok',
  tries: 1,
  hoursAgo,
})

/** From the first to the last event. */
const outcomes: readonly Outcome[] = [
  ...[200, 181, 162, 144, 131, 118, 107].map(taken),
  { state: 'delivered', status: 200, answer: 'ok', tries: 2, hoursAgo: 96 },
  { state: 'failed', status: 503, answer: 'Service Unavailable', tries: 8, hoursAgo: 79 },
  { state: 'failed', status: 503, answer: 'Service Unavailable', tries: 8, hoursAgo: 71 },
  { state: 'failed', tries: 8, hoursAgo: 52 },
  { state: 'held', tries: 0, hoursAgo: 6 },
  { state: 'held', tries: 0, hoursAgo: 2 },
]

const ofDealer = (dealerId: number) => sql`(c.id = ${dealerId} or c.dealer_id = ${dealerId})`

async function bidsWithEvents(tx: Tx, dealerId: number): Promise<LoggedEvent[]> {
  const { rows } = await sql<{ status: number; data: Record<string, unknown> }>`
    select b.status, bid_told(b) as data from bids b join users c on c.id = b.client_id
    where ${ofDealer(dealerId)} order by b.updated_at desc, b.id desc limit ${outcomes.length}`.execute(tx)
  const types: Partial<Record<number, WebhookEventType>> = {
    [bidStatus.win]: 'bid.won',
    [bidStatus.finished]: 'bid.lost',
    [bidStatus.cancel]: 'bid.canceled',
  }
  return rows.reverse().map(({ status, data }) => ({ type: types[status] ?? 'bid.created', data }))
}

async function purchasesWithEvents(tx: Tx, dealerId: number): Promise<LoggedEvent[]> {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select purchase_told(p) as data from purchases p join users c on c.id = p.client_id
    where ${ofDealer(dealerId)} order by p.purchased_at desc, p.id desc limit 6`.execute(tx)
  return rows.reverse().map(({ data }) => ({ type: 'purchase.created', data }))
}

type Address = { id: number; key: Buffer; dealerId: number; now: Date }

async function log(
  tx: Tx,
  { id, key, dealerId, now }: Address,
  { type, data }: LoggedEvent,
  outcome: Outcome,
) {
  const happened = now.getTime() - outcome.hoursAgo * hourMs
  const event = await tx
    .insertInto('webhook_events')
    .values({ user_id: dealerId, type, data: JSON.stringify(data), created_at: new Date(happened) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tried = Array.from(
    { length: outcome.tries },
    (_, at) => new Date(happened + 400 + at * at * 0.45 * hourMs),
  )
  const signedAt = tried.at(-1) && Math.floor(Number(tried.at(-1)) / 1000)
  const body = bodyOf({ eventId: event.id, type, createdAt: new Date(happened).toISOString(), data })
  await tx
    .insertInto('webhook_deliveries')
    .values({
      ...{ event_id: event.id, endpoint_id: id, state: outcome.state, tries: outcome.tries },
      tried_at: tried.map((at) => at.toISOString()),
      next_try_at: null,
      status: outcome.status ?? null,
      error: outcome.state === 'failed' && outcome.status === undefined ? 'timeout' : null,
      answer: outcome.answer ?? null,
      duration_ms: outcome.tries === 0 ? null : outcome.status === undefined ? 10_000 : 84,
      signature:
        signedAt === undefined ? null : signatureOf(key, { id: event.id, timestamp: String(signedAt), body }),
      signed_at: signedAt ?? null,
    })
    .execute()
}
