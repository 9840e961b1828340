import { exposure } from '@seriba/domain/bids/credit'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { allowanceFor, balanceOf } from '@seriba/server-credit/credit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBid, aGroup, aLedgerRow, aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'

const database = testDb()

const amount = fc.integer({ min: 1, max: 400 }).map((steps) => steps * 5000)
const account = fc.record({
  ledger: fc.array(fc.integer({ min: -3_000_000, max: 3_000_000 }), { maxLength: 4 }),
  quotas: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 2 }),
  bids: fc.array(
    fc.record({
      amount,
      status: fc.constantFrom(1, 2, 3, 4, 5, 6),
      group: fc.constantFrom(null, 0, 1),
      soldPrice: fc.option(amount),
      charged: fc.boolean(),
      over: fc.constantFrom(false, false, 'final', 'past' as const),
    }),
    { maxLength: 8 },
  ),
})
type Account = typeof account extends fc.Arbitrary<infer T> ? T : never

async function inDatabase({ ledger, quotas, bids }: Account) {
  const client = await aClient(database.db, { creditLimit: 5_000_000 })
  for (const row of ledger) await aLedgerRow(database.db, client, row)
  const groups = [
    await aGroup(database.db, client, { number: 1, quota: quotas[0] ?? 1 }),
    await aGroup(database.db, client, { number: 2, quota: quotas[1] ?? 1 }),
  ]
  for (const bid of bids) {
    const lot = await aLot(database.db, {
      status: bid.over === 'final' ? lotStatus.sold : lotStatus.upcoming,
      auction_at: new Date(Date.now() + (bid.over === 'past' ? -2 : 1) * dayMs),
    })
    const { id } = await aBid(database.db, client, {
      lot,
      amount: bid.amount,
      status: bid.status as 1,
      group_id: bid.group === null ? null : (groups[bid.group]?.id ?? null),
      sold_price: bid.soldPrice,
    })
    if (bid.status !== 6) continue
    const price = bid.charged ? bid.amount : null
    await database.db
      .insertInto('purchases')
      .values({ bid_id: id, client_id: client.id, sku: `T${id}`, lot: '{}', price, status: null })
      .execute()
  }
  return client
}

const byRule = ({ quotas, bids }: Account) =>
  exposure({
    live: bids
      .filter(({ status, over }) => status <= 2 && over === false)
      .map(({ amount: bid, group }) => ({ amount: bid, groupId: group })),
    groups: quotas.map((quota, id) => ({ id, quota, won: 0 })),
    wins: bids.filter(({ status, charged }) => status === 6 && !charged),
  })

test('the database calculates available credit just as the rule does', async () => {
  await fc.assert(
    fc.asyncProperty(account, async (given) => {
      const client = await inDatabase(given)
      const balance = given.ledger.reduce((sum, row) => sum + row, 0)
      const expected = {
        balance,
        activeBids: byRule(given),
        availableLimit: balance + 5_000_000 - byRule(given),
      }
      expect(await balanceOf(database.db, client.id)).toMatchObject(expected)
    }),
    { numRuns: 40 },
  )
}, 60_000)

test('the client’s own bid on the lot is freed before the allowance is calculated', async () => {
  const client = await aClient(database.db, { creditLimit: 1_000_000 })
  const bid = await aBid(database.db, client, { amount: 700_000 })
  const other = await aLot(database.db)
  const on = (lotId: number) => allowanceFor(database.db, { clientId: client.id, lotId: String(lotId) })
  expect(await on(bid.lot_id)).toMatchObject({ bidAllow: 1_000_000, liveBid: 700_000 })
  expect(await on(other.id)).toMatchObject({ bidAllow: 300_000, liveBid: null })
})

test('a group allows what it already holds plus what is left of the limit', async () => {
  const client = await aClient(database.db, { creditLimit: 1_000_000 })
  const group = await aGroup(database.db, client)
  await aBid(database.db, client, { amount: 700_000, group_id: group.id })
  const lot = await aLot(database.db)
  const allowance = await allowanceFor(database.db, {
    clientId: client.id,
    lotId: String(lot.id),
    groupNumber: 1,
  })
  expect(allowance.bidAllow).toBe(1_000_000)
  expect(allowance.balanceInfo).toMatchObject({ bidAllow: 300_000, activeBids: 700_000 })
})

test('an unknown client has no balance and no allowance', async () => {
  const nobody = { code: 'client_not_found' }
  await expect(balanceOf(database.db, 2_000_000_000)).rejects.toMatchObject(nobody)
  const { id } = await aLot(database.db)
  const asked = allowanceFor(database.db, { clientId: 2_000_000_000, lotId: String(id) })
  await expect(asked).rejects.toMatchObject(nobody)
})
