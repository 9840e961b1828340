import type { Actor } from '@seriba/domain/access/actor'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { findBid } from '@seriba/server-bids/bid.repository'
import { openGroups } from '@seriba/server-bids/bid-groups.repository'
import { readPlacement } from '@seriba/server-bids/placement.repository'
import { allowanceFor, balanceOf } from '@seriba/server-credit/credit'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'
import { plansOf } from '../test/plans.ts'

const database = testDb()

type Asked = { actor: Actor; clientId: number; lotId: string; now: Date }

/** What every bid and every page of a client reads: a connection plans it once and keeps the plan. */
const reads: Record<string, (db: Db, asked: Asked) => Promise<unknown>> = {
  'placing a bid': (db, { clientId, lotId, now }) =>
    readPlacement(db, {
      lotId,
      now,
      actorId: clientId,
      clientId,
      groupNumber: undefined,
      bidType: undefined,
      key: undefined,
    }),
  'a client’s balance': (db, { clientId, now }) => balanceOf(db, clientId, undefined, now),
  'a client’s allowance on a lot': (db, { clientId, lotId, now }) =>
    allowanceFor(db, { clientId, lotId, now }),
  'a client’s open groups': (db, { clientId, now }) => openGroups(db, clientId, now),
  // There is no such bid, but it is looked up in the same way.
  'one bid': (db, { actor }) => findBid(db, actor, 0).catch(() => null),
}

/** Clients who have bid on each of 20 lots, as seen in PostgreSQL's statistics. */
async function manyBidsOf(status: number): Promise<Asked> {
  const client = await aClient(database.db)
  const lots = await Promise.all(Array.from({ length: 20 }, () => aLot(database.db)))
  const name = `Buyer of ${client.id}`
  await sql`
    insert into users (email, full_name, role_id, user_type)
    select n || '.' || ${client.email}, ${name}, 1064, 2 from generate_series(1, 2000) n`.execute(database.db)
  await sql`
    insert into bids (lot_id, lot_type, client_id, placed_by, amount, status, comment, bid_date, terms_agreed_at)
    select lot, 'auction', u.id, u.id, 150000, ${status}, '', now(), now()
    from users u, unnest(${lots.map(({ id }) => id)}::bigint[]) lot
    where u.full_name = ${name}`.execute(database.db)
  await sql`analyze`.execute(database.db)
  return { actor: client.actor, clientId: client.id, lotId: String(lots[0]?.id), now: new Date() }
}

const planOf = async (read: (db: Db, asked: Asked) => Promise<unknown>, asked: Asked) => {
  const plans = await plansOf(database.url, (db) => read(db, asked), {
    about: /\b(from|join) bids\b/,
    generic: true,
  })
  expect(plans).toHaveLength(1)
  return String(plans[0])
}

describe('a query plan cached while no bid was live', () => {
  let asked: Asked
  beforeAll(async () => {
    asked = await manyBidsOf(bidStatus.dontBid)
  })

  test.each(Object.entries(reads))('still does not scan all live bids later for %s', async (_, read) => {
    expect(await planOf(read, asked)).not.toMatch(/bids_status|Seq Scan on (bids|users)/)
  })
})

describe('when many clients have bid on few lots', () => {
  let asked: Asked
  beforeAll(async () => {
    asked = await manyBidsOf(bidStatus.new)
  })

  test.each(Object.entries(reads))('%s uses indexes', async (_, read) => {
    const plan = await planOf(read, asked)
    expect(plan).toContain('Index Scan')
    expect(plan).not.toMatch(/Seq Scan on (bids|users)/)
  })
})
