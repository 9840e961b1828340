import { people } from '@seriba/demo/people'
import { demoClient } from '@seriba/demo/story/demo-client'
import { lotStatuses } from '@seriba/domain/lots/lot-status'
import { addDays, jstDay, nextAuctionDays } from '@seriba/domain/time/jst'
import { balanceOf } from '@seriba/server-credit/credit'
import { simulateAuctions } from '@seriba/server-demo/auctioneer'
import { resetDemo } from '@seriba/server-demo/reset-demo'
import { seedDemo } from '@seriba/server-demo/seed-demo'
import { importRecords } from '@seriba/server-feed/import-feed'
import { createPool } from '@seriba/server-kit/db'
import { ordersOf } from '@seriba/server-orders/orders.repository'
import { comparisonOf } from '@seriba/server-purchases/destination-costs'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testConfig } from '../test/config.ts'
import { testDb } from '../test/db.ts'
import { aCarLine } from '../test/lot-builders.ts'

type Compared = Parameters<typeof comparisonOf>[1]

const database = testDb()
const size = { live: 900, stats: 2500 }
/** A Tuesday, in the middle of the halls' working hours. */
const now = new Date('2026-11-24T13:00:00+09:00')
let pool: pg.Pool
let context: { db: (typeof database)['db']; pool: pg.Pool }

beforeAll(async () => {
  pool = createPool({ url: database.url, max: 5 })
  context = { db: database.db, pool }
  await seedDemo(context, { ...size, now, secret: testConfig.cookieSecret })
})
afterAll(() => pool.end())

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows

/** Lots and bids in a form that can be compared between two loads. */
const everything = () =>
  rowsOf(sql`
    select (select count(*) from lots) as lots, (select count(*) from bids) as bids,
      (select sum(amount) from ledger) as paid, (select md5(string_agg(sku || price, ',' order by id)) from purchases) as won,
      (select md5(string_agg(l::text, ',' order by id))
        from (select id, kind, auction, auction_day, lot_no, maker, model, start_price, status from lots) l) as facts`)

describe('the demo company', () => {
  test('has lots for the next six days and the past three months', async () => {
    const days = await rowsOf(
      sql<{ day: string }>`select distinct auction_day as day from lots where kind = 'car'`,
    )
    const present = days.map(({ day }) => day)
    expect(present).toEqual(expect.arrayContaining(nextAuctionDays(jstDay(now))))
    expect(present.filter((day) => day < jstDay(now)).length).toBeGreaterThan(70)
  })

  test('has every kind of lot in every status a hall can give', async () => {
    const rows = await rowsOf(sql<{ kind: string; status: number }>`select distinct kind, status from lots`)
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['car', 'bike', 'machinery', 'stock']))
    for (const { status } of rows) expect(lotStatuses).toContain(status)
    expect(new Set(rows.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6)
  })

  test('has bids in every status', async () => {
    const rows = await rowsOf(sql<{ status: number }>`select distinct status from bids order by status`)
    expect(rows.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('has some sheets waiting for a reader and some already read', async () => {
    const [row] = await rowsOf(sql<{ waiting: number; answered: number; mine: number }>`
      select count(*) filter (where answer_id is null) as waiting,
        count(*) filter (where answer_id is not null) as answered,
        count(*) filter (where answer_id is not null and u.email = 'client@demo.example') as mine
      from translation_requests r join users u on u.id = r.client_id`)
    expect(row).toEqual({ waiting: 6, answered: 2, mine: 1 })
  })

  test('has lots whose sheets have been read and whose damage matches their sheets', async () => {
    const [row] = await rowsOf(sql<{ read: number; clean: number; differing: number }>`
      select count(*) as read, count(*) filter (where l.sheet_damage = 0) as clean,
        count(*) filter (where l.sheet_damage is distinct from s.damage) as differing
      from sheet_readings s join sheet_reading_lots r on r.reading_id = s.id join lots l on l.id = r.lot_id`)
    expect(row?.read).toBeGreaterThan(row?.clean ?? 0)
    expect(row?.clean).toBeGreaterThan(0)
    expect(row?.differing).toBe(0)
  })

  test('has a deposit on its way from a client who may not bid until it arrives', async () => {
    const rows = await rowsOf(sql<{ email: string; ledger_id: number | null }>`
      select email, ledger_id from deposits d join users u on u.id = d.user_id
      where (u.permissions ->> 'biddingAllowed')::boolean is not true and d.expires_at > ${now}`)
    expect(rows).toEqual([{ email: 'emmanuel.okafor@demo.example', ledger_id: null }])
  })

  test('has a client with saved searches and with lots of every kind', async () => {
    const [kept] = await rowsOf(sql<{ searches: number; lots: number; kinds: number }>`
      select (select count(*) from saved_searches) as searches, count(*) as lots, count(distinct kind) as kinds
      from favorites f join lots l on l.id = f.lot_id join users u on u.id = f.user_id
      where u.email = 'client@demo.example'`)
    expect(kept).toEqual({ searches: 4, lots: 27, kinds: 4 })
  })

  test('has clients with orders at every stage', async () => {
    const rows = await rowsOf(sql<{ email: string; status: string }>`
      select email, status from orders o join users u on u.id = o.client_id order by o.id`)
    const own = rows.filter(({ email }) => email === 'client@demo.example')
    expect(own.map(({ status }) => status)).toEqual(['closed', 'searching', 'new', 'closed'])
    expect(rows).toHaveLength(5)
  })

  test('has a client with offers, one of which led to a purchase', async () => {
    const client = await database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'client@demo.example')
      .executeTakeFirstOrThrow()
    const orders = await ordersOf(database.db, client.id, now)
    expect(orders.map(({ stage }) => stage)).toEqual(['new', 'offered', 'bought', 'closed'])
    expect(orders.find(({ stage }) => stage === 'offered')?.waiting).toBe(3)
  })

  test('has no client beyond their credit, and every balance matches its account', async () => {
    for (const person of people.filter(({ userType }) => userType === 2)) {
      const user = await database.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', person.email)
        .executeTakeFirstOrThrow()
      const info = await balanceOf(database.db, user.id)
      expect(info.balance, person.email).toBe(person.balance)
      expect(info.activeBids, person.email).toBeLessThanOrEqual(Math.max(0, info.balance + info.creditLimit))
    }
  })

  test('has a dealer with delivered, failed, and pending webhooks, and sends none itself', async () => {
    const log = await rowsOf(sql<{ name: string; state: string; count: number; signed: number }>`
      select w.name, d.state, count(*)::int as count, count(d.signature)::int as signed
      from webhook_deliveries d join webhook_endpoints w on w.id = d.endpoint_id
      group by 1, 2 order by 1, 2`)
    expect(log.filter(({ name }) => name === 'Website')).toEqual([
      { name: 'Website', state: 'delivered', count: 8, signed: 8 },
      { name: 'Website', state: 'failed', count: 3, signed: 3 },
      { name: 'Website', state: 'held', count: 2, signed: 0 },
    ])
    expect(log.some(({ name, state }) => name === 'Accounting' && state === 'delivered')).toBe(true)
    const states = await database.db.selectFrom('webhook_endpoints').select('state').execute()
    expect(states.map(({ state }) => state).sort()).toEqual(['failed', 'off'])
  })

  test('has a purchase for every win and no other, each charged at its cost', async () => {
    const [counts] = await rowsOf(sql<{ wins: number; bought: number; charged: number }>`
      select (select count(*) from bids where status = 6) as wins,
        (select count(*) from purchases p join bids b on b.id = p.bid_id and b.status = 6
          and b.client_id = p.client_id and b.sold_price = p.price) as bought,
        (select count(*) from purchases p
          where -(p.price + p.agent_fee + p.delivery + p.other + p.freight) = (
            select sum(l.amount) from ledger l where l.purchase_id = p.id and l.description = p.sku)) as charged`)
    expect(counts?.wins).toBeGreaterThan(10)
    expect(counts).toEqual({ wins: counts?.wins, bought: counts?.wins, charged: counts?.wins })
  })

  test('shows its own client what changed between bid and charge, and why', async () => {
    const purchases = await database.db
      .selectFrom('purchases')
      .innerJoin('users', 'users.id', 'purchases.client_id')
      .selectAll('purchases')
      .where('email', '=', demoClient)
      .execute()
    const compared = (
      await Promise.all(
        purchases.map((purchase) => comparisonOf(database.db, purchase as unknown as Compared)),
      )
    ).flatMap((comparison) => comparison ?? [])
    expect(compared.length).toBeGreaterThanOrEqual(2)
    const told = compared.flatMap(({ reasons }) => reasons.filter(({ because }) => because === 'company'))
    expect(told.map(({ line, text }) => [line, text])).toEqual(
      expect.arrayContaining([
        ['freight', expect.stringContaining('larger')],
        ['other', expect.stringContaining('papers')],
      ]),
    )
  })

  test('stays unchanged when it is loaded again', async () => {
    const before = await everything()
    expect(await seedDemo(context, { ...size, now })).toMatchObject({ lots: 0, people: false })
    expect(await everything()).toEqual(before)
  })

  test('gets the new day’s lots and nothing else', async () => {
    const tomorrow = new Date('2026-11-25T00:00:05+09:00')
    const newDay = nextAuctionDays(jstDay(tomorrow)).at(-1) ?? ''
    expect(newDay).toBe(addDays('2026-11-25', 6))
    const { lots } = await seedDemo(context, { ...size, now: tomorrow })
    const [{ count } = { count: 0 }] = await rowsOf(
      sql<{ count: number }>`select count(*) from lots where auction_day = ${newDay}`,
    )
    expect(count).toBeGreaterThan(50)
    expect(lots).toBe(count)
  })

  test('lets its halls call up lots and sell them or not as time passes', async () => {
    const statusesAt = async (time: string) => {
      await simulateAuctions(context, new Date(time))
      const rows = await rowsOf(sql<{ status: number }>`
        select distinct status from lots where kind = 'car' and auction_day = '2026-11-25' order by status`)
      return rows.map(({ status }) => status)
    }
    expect(await statusesAt('2026-11-25T05:00:00+09:00')).toEqual([4532])
    expect(await statusesAt('2026-11-25T12:00:00+09:00')).toEqual(expect.arrayContaining([4532, 4533, 4535]))
    const evening = await statusesAt('2026-11-25T23:59:00+09:00')
    expect(evening).not.toContain(4531)
    expect(evening).not.toContain(4532)
    expect(await simulateAuctions(context, new Date('2026-11-25T23:59:00+09:00'))).toBe(0)
  })

  test('leaves lots from an operator’s feed to their own halls', async () => {
    const auctionDate = '2026-11-25T10:00:00+09:00'
    const line = aCarLine({ auctionDate, lotNo: 987_001, images: ['https://feed.example/1.jpg'] })
    await importRecords(context, [[{ line: 1, record: line }]])
    await simulateAuctions(context, new Date('2026-11-25T23:59:00+09:00'))
    const imported = await rowsOf(sql<{ status: number }>`select status from lots where lot_no = 987001`)
    expect(imported).toEqual([{ status: 4532 }])
    await sql`delete from lots where lot_no = 987001`.execute(context.db)
  })

  test('runs one auctioneer, however many processes there are', async () => {
    const noon = new Date('2026-11-26T12:00:00+09:00')
    const moved = await Promise.all([simulateAuctions(context, noon), simulateAuctions(context, noon)])
    expect(moved.filter((count) => count > 0)).toHaveLength(1)
  })

  test('is identical after a reset', async () => {
    await resetDemo(context)
    await seedDemo(context, { ...size, now })
    const first = await everything()
    await resetDemo(context)
    await seedDemo(context, { ...size, now })
    expect(await everything()).toEqual(first)
  })

  test('cannot be reset if somebody else has an account', async () => {
    await database.db
      .insertInto('users')
      .values({ email: 'owner@company.example', full_name: 'Owner', role_id: 991, user_type: 3 })
      .execute()
    await expect(resetDemo(context)).rejects.toThrow(/owner@company.example.*nothing was deleted/)
    expect(await rowsOf(sql`select from bids limit 1`)).toHaveLength(1)
  })
})
