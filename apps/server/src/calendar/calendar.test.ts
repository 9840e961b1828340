import { roleIds } from '@seriba/domain/access/roles'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { dayMs } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

/** As calendar apps ask: by the full path and without a session. */
const read = (path: string) => server.app.inject({ url: path, headers: { host: 'localhost' } })
const addressOf = async (user: TestUser) =>
  (await (await server.signInAs(user)).post('/user/calendar')).json().result.path as string
const lotsIn = (text: string) => [...text.matchAll(/UID:lot-(\d+)@/g)].map(([, id]) => Number(id))

describe('the calendar of a buyer’s bids', () => {
  test('lists the auctions of their live bids in UTC, with a link but not the maximum', async () => {
    const client = await aClient(server.db)
    const start = new Date(Date.now() + dayMs)
    const lot = await aLot(server.db, { auction_at: start.toISOString(), maker: 'Honda', model: 'Fit' })
    await aBid(server.db, client, { lot, amount: 777_000 })
    const file = await (await server.signInAs(client)).get('/calendar')
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="bids.ics"',
      'cache-control': 'no-store',
    })
    const stamp = start.toISOString().replace(/[-:]|\.\d+/g, '')
    expect(file.body).toContain(`DTSTART:${stamp}`)
    expect(file.body).toContain(`SUMMARY:Lot ${lot.lot_no}\\, Honda Fit 2019\\, USS Tokyo`)
    expect(file.body).toContain(`URL:http://localhost/car-auctions/${lot.id}`)
    expect(file.body).not.toContain('777')
  })

  test.each([
    [true, '10:30'],
    [false, '12:30'],
  ])(
    'gives the deadlines for bidding and canceling, using the hall’s deadline if it applies to them: %s',
    async (bidDeadlineCheck, closes) => {
      const client = await aClient(server.db, { permissions: { bidDeadlineCheck } })
      const auction = `Hall until ${closes}`
      const terms = { deadline_hours: 2, cancel_deadline_hours: 5 }
      await server.db
        .insertInto('halls')
        .values({ name: auction, ...terms })
        .execute()
      await aBid(server.db, client, {
        lot: await aLot(server.db, { auction, auction_at: '2099-11-24T03:30:00Z' }),
      })
      const { body } = await read(await addressOf(client))
      expect(body.replaceAll('\r\n ', '')).toContain(
        `DESCRIPTION:Bids close at 2099.11.24 ${closes}\\, Japan time.\\nYou can cancel until 2099.11.24 7:30\\, Japan time.`,
      )
    },
  )

  test('leaves out finished lots, stopped bids, stock, and other people’s bids', async () => {
    const client = await aClient(server.db)
    const kept = await aBid(server.db, client)
    await aBid(server.db, client, { status: bidStatus.cancel })
    await aBid(server.db, client, { lot: await aLot(server.db, { kind: 'stock' }) })
    const past = new Date(Date.now() - 3 * dayMs).toISOString()
    await aBid(server.db, client, { lot: await aLot(server.db, { auction_at: past }) })
    await aBid(server.db, await aClient(server.db))
    expect(lotsIn((await read(await addressOf(client))).body)).toEqual([kept.lot_id])
  })

  test('includes a dealer’s clients’ bids, listing each lot once', async () => {
    const dealer = await aDealer(server.db)
    const lot = await aLot(server.db)
    await aBid(server.db, dealer, { lot })
    await aBid(server.db, await aClient(server.db, { dealer }), { lot })
    const theirs = await aBid(server.db, await aClient(server.db, { dealer }))
    expect(lotsIn((await read(await addressOf(dealer))).body).sort()).toEqual([lot.id, theirs.lot_id].sort())
  })

  test('is written in its reader’s language', async () => {
    const client = await aClient(server.db, { language: 693 })
    await aBid(server.db, client)
    expect((await read(await addressOf(client))).body).toMatch(/SUMMARY:Лот \d+/)
  })

  test('is for buyers, and can be downloaded only when logged in', async () => {
    expect((await server.anonymous().get('/calendar')).statusCode).toBe(401)
    const manager = await server.signInAs(await aManager(server.db))
    expect((await manager.get('/calendar')).statusCode).toBe(403)
  })
})

describe('the calendar’s address', () => {
  test('opens the user’s own calendar without a session, and is stored only as a hash', async () => {
    const [one, other] = [await aClient(server.db), await aClient(server.db)]
    const bid = await aBid(server.db, one)
    await aBid(server.db, other)
    const path = await addressOf(one)
    const response = await read(path)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(lotsIn(response.body)).toEqual([bid.lot_id])
    const rows = await server.db.selectFrom('calendars').selectAll().execute()
    const [, token = ''] = /calendar\/(.+)\.ics$/.exec(path) ?? []
    expect(token).toHaveLength(43)
    expect(rows.some(({ hash }) => hash.toString('base64url') === token || hash.toString() === token)).toBe(
      false,
    )
  })

  test('stops working once it is replaced or deleted', async () => {
    const client = await aClient(server.db)
    const browser = await server.signInAs(client)
    expect((await browser.get('/user/calendar')).json().result).toEqual({ since: null })
    const [first, second] = [await addressOf(client), await addressOf(client)]
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
    expect((await browser.get('/user/calendar')).json().result).toEqual({ since: expect.any(String) })
    await browser.delete('/user/calendar')
    expect((await read(second)).statusCode).toBe(404)
    expect((await browser.get('/user/calendar')).json().result).toEqual({ since: null })
    const audit = await server.db
      .selectFrom('audit')
      .select('action')
      .where('entity_id', '=', String(client.id))
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(['calendar.renew', 'calendar.renew', 'calendar.stop'])
  })

  test('opens nothing for a user who was disabled or became staff', async () => {
    for (const change of [{ role_id: roleIds.disabled }, { role_id: roleIds.manager, user_type: 3 }]) {
      const client = await aClient(server.db)
      const path = await addressOf(client)
      await server.db.updateTable('users').set(change).where('id', '=', client.id).execute()
      expect((await read(path)).statusCode).toBe(404)
    }
  })

  test('cannot be guessed from its format', async () => {
    for (const name of ['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), '%00.ics'])
      expect((await read(`/v1/calendar/${name}`)).statusCode).toBe(404)
  })
})

describe('with rate limits', () => {
  const counted = testServer({ rateLimit: 1000 })

  test('an address can be read at most thirty times a minute', async () => {
    const codes = []
    for (let at = 0; at < 31; at++)
      codes.push((await counted.app.inject({ url: '/v1/calendar/x.ics' })).statusCode)
    expect([codes[29], codes[30]]).toEqual([404, 429])
  })
})
