import { addDays, dayMs, jstDay } from '@seriba/domain/time/jst'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBid, aLedgerRow, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { savedSheet } from '../test/saved-sheet.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
let client: TestUser
let other: TestUser
let manager: TestUser

beforeAll(async () => {
  client = await aClient(server.db)
  other = await aClient(server.db)
  manager = await aManager(server.db)
})

async function saved(user: TestUser, path: string, asked: Record<string, unknown> = {}) {
  const browser = await server.signInAs(user)
  const { url } = (await browser.get(path, asked)).json().result
  const get = () => browser.get(url.replace(/^\/v1/, ''))
  const { above, heads, rows } = await savedSheet((await get()).rawPayload)
  return { above, heads, rows, get, column: (head: string) => rows.map((row) => row[heads.indexOf(head)]) }
}

const allow = (user: TestUser, permissions: Record<string, boolean>) =>
  server.db
    .updateTable('users')
    .set({ permissions: JSON.stringify(permissions) })
    .where('id', '=', user.id)
    .execute()

describe('exported lots', () => {
  const yesterday = new Date(Date.now() - dayMs)

  beforeAll(async () => {
    const sold = await aLot(server.db, {
      auction_at: yesterday,
      maker: 'Isuzu',
      model: 'Elf',
      sold_price: 910_000,
    })
    await aLot(server.db, { auction_at: yesterday, maker: 'Mazda' })
    await aBid(server.db, other, { lot: sold, amount: 870_000 })
  })

  test('in statistics match the list and reveal nothing about other people’s bids', async () => {
    const { heads, column } = await saved(client, '/stats/listing-export', { makerId: 'Isuzu' })
    expect([column('Model'), column('Sold price')]).toEqual([['Elf'], ['910000']])
    expect(heads).not.toContain('Highest bid')
    expect(column('My bid')).toEqual([''])
  })

  test('show staff what clients would pay, and no bids of their own', async () => {
    const { heads, column } = await saved(manager, '/stats/listing-export', { makerId: 'Isuzu' })
    expect([column('Highest bid'), column('Clients')]).toEqual([['870000'], ['1']])
    expect(heads).not.toContain('My bid')
  })

  test('are refused to a user who may not see statistics, even with an earlier link', async () => {
    const reader = await aClient(server.db)
    const { get } = await saved(reader, '/stats/listing-export', { makerId: 'Isuzu' })
    await allow(reader, { salesStatisticsView: false })
    expect((await get()).json().messageCode).toBe('permission_missing')
    const browser = await server.signInAs(reader)
    expect((await browser.get('/stats/listing-export')).json().messageCode).toBe('permission_missing')
    expect((await browser.get('/car-auction/listing-export')).statusCode).toBe(200)
  })
})

describe('a client’s own money', () => {
  async function aPurchase(user: TestUser, model: string) {
    const bid = await aBid(server.db, user, { lot: await aLot(server.db, { model }), sold_price: 450_000 })
    const desk = await server.signInAs(manager)
    await desk.put('/bid/update-bid-status', { bidId: bid.id, status: 6 })
  }

  test('clients export only their own ledger and purchases', async () => {
    await aLedgerRow(server.db, client, 150_000)
    await aLedgerRow(server.db, other, 990_000)
    await aPurchase(client, 'Alphard')
    await aPurchase(other, 'Hiace')
    const ledger = await saved(client, '/payments/listing-export', { type: 'Remittances' })
    expect(ledger.column('Amount')).toEqual(['150000'])
    const { heads, column } = await saved(client, '/purchased-cars/listing-export')
    expect(column('Model')).toEqual(['Alphard'])
    expect(heads).not.toContain('Client')
  })

  test('payments name the vehicle and lot they were charged for', async () => {
    const buyer = await aClient(server.db)
    await aPurchase(buyer, 'Crown')
    for (const [reader, path, asked] of [
      [buyer, '/payments/listing-export', {}],
      [manager, '/payments/index-export', { clientId: buyer.id }],
    ] as const) {
      const { column } = await saved(reader, path, asked)
      expect(new Set(column('Vehicle'))).toEqual(new Set(['Toyota Crown']))
      for (const lotNo of column('Lot no')) expect(lotNo).toMatch(/^\d+$/)
    }
  })

  test('a dealer exports their clients’ purchases with each client’s name', async () => {
    const dealer = await aDealer(server.db)
    const theirs = await aClient(server.db, { dealer })
    await aPurchase(theirs, 'Crown')
    const { column } = await saved(dealer, '/purchased-cars/listing-export')
    const { full_name } = await server.db
      .selectFrom('users')
      .select('full_name')
      .where('id', '=', theirs.id)
      .executeTakeFirstOrThrow()
    expect(column('Client')).toEqual([full_name])
  })
})

test('staff cannot export lists they may not see', async () => {
  const limited = await aManager(server.db)
  await allow(limited, { staffManage: false, companyManage: false, managerBidForClient: false })
  const browser = await server.signInAs(limited)
  for (const path of [
    '/staff/index-export',
    '/site/halls-export',
    '/payments/deposits-export',
    '/invoice/index-export',
  ])
    expect((await browser.get(path)).json().messageCode).toBe('permission_missing')
})

test('halls are exported as filtered, with the number of lots in the last seven days', async () => {
  const on = (days: number) => new Date(`${addDays(jstDay(new Date()), days)}T03:00:00Z`)
  for (const days of [0, -6, -7, 1]) await aLot(server.db, { auction: 'ZZZ Sendai', auction_at: on(days) })
  await aLot(server.db, { auction: 'YYY Sendai', auction_at: on(0) })
  const { column } = await saved(manager, '/site/halls-export', { group: 'ZZZ' })
  expect([column('Hall'), column('Lots a week')]).toEqual([['ZZZ Sendai'], ['2']])
})
