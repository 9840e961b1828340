import { hourMs } from '@seriba/domain/time/jst'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { aFeedWithRun, aWebhook } from '../test/listed-programs.ts'
import { savedSheet } from '../test/saved-sheet.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
let client: TestUser
let other: TestUser
let manager: TestUser
let runId: number

beforeAll(async () => {
  client = await aClient(server.db)
  other = await aClient(server.db)
  manager = await aManager(server.db)
  runId = (await aFeedWithRun(server.db)).runId
})

async function asked(user: TestUser, path: string, query: Record<string, unknown> = {}) {
  const browser = await server.signInAs(user)
  const answer = (await browser.get(path, query)).json()
  const fetch = () => browser.get(String(answer.result?.url).replace(/^\/v1/, ''))
  return { answer, fetch }
}

async function saved(user: TestUser, path: string, query: Record<string, unknown> = {}) {
  const { fetch } = await asked(user, path, query)
  const { heads, rows } = await savedSheet((await fetch()).rawPayload)
  return { heads, column: (head: string) => rows.map((row) => row[heads.indexOf(head)]) }
}

const nameOf = async ({ id }: TestUser) =>
  (await server.db.selectFrom('users').select('full_name').where('id', '=', id).executeTakeFirstOrThrow())
    .full_name

describe('a file never contains more than its requester may see', () => {
  test('clients export their own negotiations, and staff export everybody’s with names', async () => {
    for (const [user, ask] of [
      [client, 910_000],
      [other, 920_000],
    ] as const) {
      const bid = await aBid(server.db, user, { status: 2 })
      await server.db
        .insertInto('negotiations')
        .values({ bid_id: bid.id, turn: 'client', ask, answer_by: new Date(Date.now() + hourMs) })
        .execute()
    }
    const own = await saved(client, '/bid/negotiations-export')
    expect([own.column('Seller asks'), own.heads.includes('Client')]).toEqual([['910000'], false])
    const all = await saved(manager, '/bid/negotiations-export')
    expect(all.column('Client').sort()).toEqual([await nameOf(client), await nameOf(other)].sort())
  })

  test('clients export only their own orders and groups', async () => {
    const group = await aGroup(server.db, other)
    await aBid(server.db, other, { group_id: group.id, amount: 430_000 })
    expect((await saved(other, '/bid/group-view-export')).column('Bid')).toEqual(['430000'])
    expect((await saved(client, '/bid/group-view-export')).column('Bid')).toEqual([])
    const { fetch } = await asked(client, '/bid/group-view-export', { userId: other.id })
    expect((await fetch()).statusCode).toBe(404)
  })

  test('keys and webhooks belong to their dealer, and no file contains a secret', async () => {
    const dealer = await aDealer(server.db)
    const id = await aWebhook(server.db, dealer)
    const { column, heads } = await saved(dealer, '/user/webhooks-export')
    expect([column('Address'), heads.join()]).toEqual([
      ['https://shop.example/hook'],
      expect.not.stringContaining('ecret'),
    ])
    const stranger = await aDealer(server.db)
    expect((await asked(stranger, '/user/webhook-deliveries-export', { id })).answer.messageCode).toBe(
      'not_found',
    )
    expect((await asked(stranger, '/user/api-keys-export', { dealerId: dealer.id })).answer.messageCode).toBe(
      'not_found',
    )
  })

  test('staff cannot export lists they may not see, even with an earlier link', async () => {
    const limited = await aManager(server.db)
    const before = await asked(limited, '/feed/index-export')
    await server.db
      .updateTable('users')
      .set({
        permissions: JSON.stringify({
          feedsManage: false,
          companyManage: false,
          bidManagementEnabled: false,
          staffManage: false,
        }),
      })
      .where('id', '=', limited.id)
      .execute()
    for (const [path, query] of [
      ['/feed/index-export'],
      ['/feed/runs-export', { id: 1 }],
      ['/site/bid-types-export'],
      ['/site/rates-export'],
      ['/bid/day-export'],
      ['/bid/gateway-log-export'],
      ['/import/index-export'],
    ] as const)
      expect((await asked(limited, path, query)).answer.messageCode).toBe('permission_missing')
    expect((await before.fetch()).statusCode).toBe(403)
  })
})

describe('a truncated list', () => {
  test.each(['xlsx', 'csv'])('says so in its file name: %s', async (format) => {
    const { fetch } = await asked(manager, '/feed/bad-lines-export', { runId, format })
    expect((await fetch()).headers['content-disposition']).toMatch(
      new RegExp(`"bad-lines-\\d{4}-\\d\\d-\\d\\d-first-2-of-7\\.${format}"`),
    )
  })

  test('has only headings and rows as CSV, and no text can become a formula', async () => {
    const { fetch } = await asked(manager, '/feed/bad-lines-export', { runId, format: 'csv' })
    expect((await fetch()).body).toBe("\uFEFFLine,Problem\r\n12,no lot number\r\n40,'=1+1 is no year\r\n")
  })

  test('has a plain file name if nothing was cut', async () => {
    const { fetch } = await asked(manager, '/site/bid-types-export', { format: 'csv' })
    expect((await fetch()).headers['content-disposition']).toMatch(/"bid-types-\d{4}-\d\d-\d\d\.csv"/)
  })
})

test('a day is exported in lot order with each bid’s details', async () => {
  const auction_at = new Date('2026-03-02T03:00:00Z')
  const lot = await aLot(server.db, { auction: 'AAA Day', auction_at, lot_no: 77 })
  await aBid(server.db, client, { lot, amount: 500_000, adjustment_price: 20_000, status: 2 })
  const { column } = await saved(manager, '/bid/day-export', { date: '2026-03-02' })
  expect([column('Lot no'), column('Maximum'), column('Client')]).toEqual([
    ['77'],
    ['520000'],
    [await nameOf(client)],
  ])
})
