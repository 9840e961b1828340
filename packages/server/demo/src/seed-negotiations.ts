import { type DemoNegotiation, demoNegotiations } from '@seriba/demo/data/negotiations'
import { demoClient } from '@seriba/demo/story/demo-client'
import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { bidLog, type NegotiationEvent } from '@seriba/server-bids/bid-log'
import { insertTurn } from '@seriba/server-bids/negotiations.repository'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { Accounts } from './seed-users.ts'

type Missed = {
  bidId: number
  bidStatus: BidStatus
  clientId: number
  amount: number
  lotId: number
  lotStatus: number
}
type Turn = DemoNegotiation['said'][number]

/** How many days back a lot can have been passed in and still be negotiated; the demo client bids on few lots. */
const recentDays = { others: 5, demoClient: 30 }
const minuteMs = 60_000

/** Negotiations with sellers of lots that were passed in: some wait for a client, some for a seller, one has ended. */
export async function seedNegotiations(tx: Tx, accounts: Accounts, now: Date) {
  const [client, manager] = [accounts.get(demoClient), accounts.get('manager@demo.example')]
  if (client === undefined || manager === undefined) return
  const missed = await findMissed(tx, client, now)
  for (const [at, negotiation] of demoNegotiations.entries()) {
    const bid = missed[at]
    if (bid) await storeNegotiation(tx, bid, negotiation, manager, now)
  }
}

/** One bid of each client on a lot that nobody has bought, the demo client's first. */
async function findMissed(tx: Tx, client: number, now: Date): Promise<Missed[]> {
  const since = (whose: keyof typeof recentDays) =>
    sql`${new Date(now.getTime() - recentDays[whose] * dayMs)}::timestamptz`
  const { rows } = await sql<Missed>`
    select m.id as "bidId", m.status as "bidStatus", m.client_id as "clientId", m.amount, m.lot_id as "lotId",
      m.lot_status as "lotStatus"
    from (
      select distinct on (b.client_id) b.id, b.status, b.client_id, b.amount, b.lot_id, l.status as lot_status, l.auction_at
      from bids b join lots l on l.id = b.lot_id
      where b.status in (${bidStatus.dontBid}, ${bidStatus.finished})
        and l.status in (${lotStatus.notSold}, ${lotStatus.soldNego})
        and l.auction_at <= ${now}
        and l.auction_at > case when b.client_id = ${client} then ${since('demoClient')} else ${since('others')} end
      order by b.client_id, l.auction_at desc, b.id
    ) m order by m.client_id <> ${client}, m.auction_at desc, m.id limit ${demoNegotiations.length}`.execute(
    tx,
  )
  return rows
}

async function storeNegotiation(
  tx: Tx,
  bid: Missed,
  { said, answerIn }: DemoNegotiation,
  manager: number,
  now: Date,
) {
  const at = (minutes: number) => new Date(now.getTime() + minutes * minuteMs)
  const turns = said.map((turn) => ({ ...turn, at: at(-turn.minutesAgo), amount: amountOf(turn, said, bid) }))
  const last = turns.at(-1)
  const ask = turns.findLast(({ act }) => act === 'ask')?.amount
  if (!last || !ask) return
  const isOpen = answerIn !== null
  const { id } = await tx
    .insertInto('negotiations')
    .values({
      bid_id: bid.bidId,
      turn: last.act === 'ask' ? 'client' : 'seller',
      ask,
      offer: turns.findLast(({ act }) => act === 'offer')?.amount ?? null,
      forwarded_at: turns.findLast(({ act }) => act === 'forward')?.at ?? null,
      opened_at: turns[0]?.at ?? now,
      answer_by: isOpen ? at(answerIn) : last.at,
      outcome: isOpen ? null : 'refused',
      ended_at: isOpen ? null : last.at,
      marked_from: isOpen && bid.lotStatus !== lotStatus.soldNego ? bid.lotStatus : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isOpen) {
    await tx.updateTable('lots').set({ status: lotStatus.soldNego }).where('id', '=', bid.lotId).execute()
  }
  for (const { act, amount, note = '', at } of turns) {
    const [side, by] =
      act === 'offer' ? (['client', bid.clientId] as const) : ([sideOf(act), manager] as const)
    await insertTurn(tx, id, { act, side, amount, note, by, at })
    const status = bid.bidStatus
    const event = bidLog(eventOf(act, amount ?? 0, note))
    await tx.insertInto('bid_logs').values({ bid_id: bid.bidId, actor_id: by, event, status, at }).execute()
  }
}

/** Staff state what the seller asks, and pass on what the client offers. */
const sideOf = (act: Turn['act']) => (act === 'forward' ? 'client' : 'seller')

/** In yen, rounded to the steps that halls use. */
function amountOf(turn: Turn, said: readonly Turn[], { amount }: Missed): number | null {
  const { percent } =
    turn.act === 'forward'
      ? (said.slice(0, said.indexOf(turn)).findLast(({ act }) => act === 'offer') ?? turn)
      : turn
  return percent === undefined ? null : Math.ceil((amount * percent) / 100 / 5000) * 5000
}

function eventOf(act: Turn['act'], amount: number, note: string): NegotiationEvent {
  const because = note ? { reason: note } : {}
  if (act === 'refuse') return { what: 'negotiationEnd', outcome: 'refused', ...because }
  const what = { ask: 'negotiationAsk', offer: 'negotiationOffer', forward: 'negotiationForward' } as const
  return { what: what[act], amount, ...because }
}
