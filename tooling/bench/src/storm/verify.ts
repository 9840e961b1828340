import { createDb, createPool, type Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { type Acknowledged, soldPrice } from './acknowledged.ts'
import { creditLimit } from './prepare-company.ts'

/** Where the database and the people disagree, one line each; nobody is working any more. */
export async function differences(url: string, said: Acknowledged): Promise<string[]> {
  const db = createDb(createPool({ url, max: 2 }))
  try {
    return [
      ...said.faults,
      ...(await aboutBids(db, said)),
      ...(await aboutPayments(db, said)),
      ...(await aboutWins(db, said)),
      ...(await aboutLedger(db)),
      ...(await aboutCredit(db)),
    ]
  } finally {
    await db.destroy()
  }
}

const equal = (what: string, found: unknown, expected: unknown) =>
  JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`]

/** Each lot has one bid, with the last amount, and a line in its log for each one that was placed. */
async function aboutBids(db: Db, said: Acknowledged) {
  const { rows } = await sql<{ id: number; lot: number; buyer: number; amount: number; placed: number }>`
    select b.id, b.lot_id as lot, b.client_id as buyer, b.amount,
      (select count(*) from bid_logs l where l.bid_id = b.id and l.actor_id = b.client_id) as placed
    from bids b`.execute(db)
  const stored = new Map(rows.map((row) => [row.lot, row]))
  return [
    ...equal('bids', rows.length, said.bids.size),
    ...[...said.bids].flatMap(([lot, { bidId, buyerId, amounts }]) =>
      equal(`bid on lot ${lot}`, stored.get(lot), {
        id: bidId,
        lot,
        buyer: buyerId,
        amount: amounts.at(-1),
        placed: amounts.length,
      }),
    ),
  ]
}

async function aboutPayments(db: Db, said: Acknowledged) {
  const { rows } = await sql<{ description: string; userId: number; amount: number }>`
    select description, user_id as "userId", amount from ledger where type = 'Remittances'`.execute(db)
  const stored = new Map(rows.map(({ description, ...row }) => [description, row]))
  return [
    ...equal('payments', rows.length, said.payments.size),
    ...[...said.payments].flatMap(([description, payment]) =>
      equal(description, stored.get(description), payment),
    ),
  ]
}

/** Each win has one purchase and was charged for it once. */
async function aboutWins(db: Db, said: Acknowledged) {
  const { rows } = await sql<{
    id: number
    status: number
    purchases: number
    lines: number
    charged: number
  }>`
    select b.id, b.status, count(distinct p.id) as purchases, count(l.id) as lines, coalesce(-sum(l.amount), 0) as charged
    from bids b left join purchases p on p.bid_id = b.id
    left join ledger l on l.purchase_id = p.id and l.type = 'CarPurchase'
    where b.status = 6 or p.id is not null group by b.id`.execute(db)
  const stored = new Map(rows.map((row) => [row.id, row]))
  return [
    ...equal('wins', rows.length, said.wins.size),
    ...[...said.wins].flatMap((id) =>
      equal(`win ${id}`, stored.get(id), { id, status: 6, purchases: 1, lines: 1, charged: soldPrice }),
    ),
  ]
}

/** The sum of an account's lines is the balance stored for it, and running balances follow a single order. */
async function aboutLedger(db: Db) {
  const { rows: sums } = await sql<{ id: number; summed: number; kept: number }>`
    select user_id as id, sum(l.amount) as summed, max(b.amount) as kept
    from ledger l left join ledger_balances b using (user_id) group by user_id
    having sum(l.amount) is distinct from max(b.amount)`.execute(db)
  const { rows: running } = await sql<{ id: number }>`
    select id from (
      select id, sum(amount) over (partition by user_id order by id) as numbered,
        sum(amount) over (partition by user_id order by at, id) as dated
      from ledger) lines
    where numbered <> dated`.execute(db)
  const { rows: late } = await sql<{ count: number }>`select count(*) from events where seq is null`.execute(
    db,
  )
  return [
    ...sums.map(({ id, summed, kept }) => `balance of ${id}: kept ${kept}, lines ${summed}`),
    ...running.map(({ id }) => `running balance at line ${id}`),
    ...equal('events without a number', late[0]?.count, 0),
  ]
}

/** What can be won, what was won and what was paid fit within each buyer's limit. */
async function aboutCredit(db: Db) {
  const { rows } = await sql<{ id: number; over: number }>`
    select u.id, live.amount - balance.amount - ${creditLimit}::bigint as over
    from users u
    cross join lateral (
      select coalesce(sum(b.amount), 0) as amount from bids b where b.client_id = u.id and b.status in (1, 2)) live
    cross join lateral (
      select coalesce(sum(l.amount), 0) as amount from ledger l where l.user_id = u.id) balance
    where u.user_type = 2`.execute(db)
  return rows
    .filter(({ over }) => over > 0)
    .map(({ id, over }) => `client ${id} is ${over} yen over their credit`)
}
