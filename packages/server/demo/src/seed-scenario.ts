import type { FeedLot } from '@seriba/demo/lots'
import { people } from '@seriba/demo/people'
import { type PlannedBid, planBids, planPayments } from '@seriba/demo/story'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { groupLabel } from '@seriba/domain/bids/group'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { bidLog } from '@seriba/server-bids/bid-log'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { allDemoLots, type DemoSize, dayOf } from './demo-lots.ts'
import { freezeBidCosts } from './freeze-bid-costs.ts'
import { insertRows } from './insert-rows.ts'
import { findScenarioLots } from './scenario-lots.ts'
import { seedPurchases } from './seed-purchases.ts'
import type { Accounts } from './seed-users.ts'
import type { StoredBid } from './stored-bid.ts'

const storyDays = 61

/** Bids, chats, wins, and payments on existing lots, as if the desk had worked for weeks. */
export async function seedScenario(tx: Tx, accounts: Accounts, size: DemoSize, now: Date) {
  const planned = planBids(recentLots(allDemoLots(size, now), now), people, { now, seed: 1 })
  const stored = await storeBids(tx, accounts, planned)
  const priced = await freezeBidCosts(tx, stored)
  const plans = planned.map((plan) => priced.get(plan) ?? plan)
  const bids = stored.map((bid) => ({ ...bid, plan: priced.get(bid.plan) ?? bid.plan }))
  await storeHistory(tx, accounts, bids)
  await storeChats(tx, bids)
  await storeWins(tx, bids)
  await seedPurchases(tx, accounts, bids, planPayments(plans, people, { now }))
}

/** The generator goes back day by day; the story needs two months. */
function* recentLots(lots: Iterable<FeedLot>, now: Date) {
  const oldest = addDays(jstDay(now), -storyDays)
  for (const lot of lots) {
    if (dayOf(lot) < oldest) return
    yield lot
  }
}

async function storeBids(tx: Tx, accounts: Accounts, plans: readonly PlannedBid[]): Promise<StoredBid[]> {
  const lotIds = await findScenarioLots(tx, plans)
  const ids = await nextIds(tx, plans.length)
  const groups = await openGroups(tx, accounts, plans)
  const bids = plans.flatMap((plan, at) => {
    const [id, lotId] = [ids[at], lotIds.get(plan)]
    const [clientId, managerId] = [accounts.get(plan.clientEmail), accounts.get(plan.managerEmail)]
    if (id === undefined || lotId === undefined || clientId === undefined || managerId === undefined)
      return []
    return [{ id, lotId, clientId, managerId, plan }]
  })
  await insertRows(
    tx,
    'bids',
    bids.map(({ id, lotId, clientId, plan }) => ({
      id,
      lot_id: lotId,
      lot_type: plan.lotType,
      client_id: clientId,
      placed_by: clientId,
      amount: plan.amount,
      status: plan.status,
      group_id: groups.get(groupKey(plan)) ?? null,
      bid_type: plan.bidTypeId,
      adjustment_price: plan.adjustmentPrice,
      sold_price: plan.soldPrice,
      ...forwardedOf(plan),
      comment: plan.comment,
      bid_date: plan.placedAt,
      terms_agreed_at: plan.placedAt,
      client_read_at: plan.readByClient ? lastWord(plan) : null,
      staff_read_at: plan.readByStaff ? lastWord(plan) : null,
      updated_at: plan.history.at(-1)?.at ?? plan.placedAt,
    })),
  )
  return bids
}

/** The hall was told the amount of a bid in status `bid` as soon as it was decided. */
const forwardedOf = ({ status, amount, adjustmentPrice, placedAt, history }: PlannedBid) =>
  status === bidStatus.bid
    ? {
        forwarded_maximum: amount + adjustmentPrice,
        forwarded_by: 'hand' as const,
        forwarded_at: history.at(-1)?.at ?? placedAt,
      }
    : { forwarded_maximum: null, forwarded_by: null, forwarded_at: null }

const lastWord = ({ chat, placedAt }: PlannedBid) => chat.at(-1)?.at ?? placedAt

const groupKey = ({ clientEmail, group }: PlannedBid) => (group ? `${clientEmail} ${group.letter}` : '')

/** A client's groups are numbered from 1, which is A. */
async function openGroups(tx: Tx, accounts: Accounts, plans: readonly PlannedBid[]) {
  const stored = new Map<string, number>()
  for (const plan of plans) {
    const { group, clientEmail, placedAt } = plan
    const clientId = accounts.get(clientEmail)
    if (!group || clientId === undefined || stored.has(groupKey(plan))) continue
    const number = group.letter.charCodeAt(0) - 64
    const row = { client_id: clientId, number, label: groupLabel(number), quota: group.quota }
    const { id } = await tx
      .insertInto('bid_groups')
      .values({ ...row, created_at: placedAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    stored.set(groupKey(plan), id)
  }
  return stored
}

async function nextIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('bids', 'id')) as id from generate_series(1, ${count})`.execute(tx)
  return rows.map(({ id }) => id)
}

async function storeHistory(tx: Tx, accounts: Accounts, bids: readonly StoredBid[]) {
  const lines = bids.flatMap(({ id, plan }) =>
    plan.history.map(({ status, at, byEmail }, step) => ({
      bid_id: id,
      actor_id: accounts.get(byEmail) ?? null,
      event: bidLog(
        step === 0
          ? { what: 'placed', amount: plan.amount }
          : { what: 'status', from: plan.history[step - 1]?.status ?? 1, to: status },
      ),
      status,
      at,
    })),
  )
  await insertRows(
    tx,
    'bid_logs',
    lines.sort((a, b) => a.at.getTime() - b.at.getTime()),
  )
}

async function storeChats(tx: Tx, bids: readonly StoredBid[]) {
  const messages = bids.flatMap(({ id, clientId, managerId, plan }) =>
    plan.chat.map(({ from, text, at }) => ({
      bid_id: id,
      author_id: from === 'client' ? clientId : managerId,
      by_client: from === 'client',
      text,
      at,
    })),
  )
  await insertRows(
    tx,
    'bid_messages',
    messages.sort((a, b) => a.at.getTime() - b.at.getTime()),
  )
}

/** The winners have already seen their modals: nobody is greeted by twenty of them. */
async function storeWins(tx: Tx, bids: readonly StoredBid[]) {
  const wins = bids.flatMap(({ id, clientId, plan }) =>
    plan.purchase ? [{ user_id: clientId, bid_id: id, at: plan.purchase.purchasedAt }] : [],
  )
  await insertRows(
    tx,
    'win_notifications',
    wins.map(({ at, ...win }) => ({ ...win, seen_at: at, created_at: at })),
  )
}
