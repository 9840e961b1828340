import { dayMs } from '@seriba/domain/time/jst'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer({ trustProxy: true })

type Lot = { id: number }

async function codeOf(user: { id: number }, lot: Lot): Promise<string> {
  const response = await (await server.signInAs(user)).get('/car-auction/password', { carId: lot.id })
  return response.json().result.password
}

async function shared(facts = {}) {
  const [sharer, lot] = [await aClient(server.db), await aLot(server.db, facts)]
  return { sharer, lot, code: await codeOf(sharer, lot) }
}

const open = (browser: Browser, lot: Lot, password?: string, page = 'car-auction') =>
  browser.post(`/${page}/share-view`, { id: String(lot.id), ...(password && { password }) })

/** A stranger's browser at its own address. */
const from = (ip: string, lot: Lot, password: string) =>
  server.app.inject({
    method: 'POST',
    url: '/v1/car-auction/share-view',
    headers: { host: 'localhost', origin: 'http://localhost', 'x-forwarded-for': ip },
    payload: { id: String(lot.id), password },
  })

const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111')

describe('a share code', () => {
  test('has six digits and stays the same for its sharer, while other users get their own', async () => {
    const { sharer, lot, code } = await shared()
    expect(code).toMatch(/^\d{6}$/)
    expect(await codeOf(sharer, lot)).toBe(code)
    await codeOf(await aClient(server.db), lot)
    const codes = await server.db
      .selectFrom('share_codes')
      .select('id')
      .where('lot_id', '=', lot.id)
      .execute()
    expect(codes).toHaveLength(2)
  })

  test('is the same even when requested several times at once', async () => {
    const [sharer, lot] = [await aClient(server.db), await aLot(server.db)]
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(sharer, lot)))
    expect(new Set(codes).size).toBe(1)
  })

  test('is valid until 14 days after the auction and new afterwards', async () => {
    const { sharer, lot, code } = await shared()
    const stored = await server.db
      .selectFrom('share_codes')
      .select('expires_at')
      .where('lot_id', '=', lot.id)
      .executeTakeFirstOrThrow()
    const auction = new Date((await aLotTime(lot)) ?? 0).getTime()
    expect(Date.parse(stored.expires_at) - auction).toBe(14 * dayMs)
    const told = await (await server.signInAs(sharer)).get('/car-auction/password', { carId: lot.id })
    expect(told.json().result.validUntil).toBe(new Date(stored.expires_at).toISOString())
    await sql`update share_codes set expires_at = now() where lot_id = ${lot.id}`.execute(server.db)
    expect((await open(server.anonymous(), lot, code)).statusCode).toBe(403)
    await codeOf(sharer, lot)
    expect((await open(server.anonymous(), lot, await codeOf(sharer, lot))).statusCode).toBe(200)
  })

  test('requires the flag to share and the right to see such lots', async () => {
    const lot = await aLot(server.db)
    for (const permissions of [{ shareCar: false }, { carAuctionsView: false, salesStatisticsView: false }]) {
      const browser = await server.signInAs(await aClient(server.db, { permissions }))
      expect((await browser.get('/car-auction/password', { carId: lot.id })).statusCode).toBe(403)
    }
  })

  test('is not given for a missing lot or one of another kind', async () => {
    const browser = await server.signInAs(await aClient(server.db))
    const bike = await aLot(server.db, { kind: 'bike' })
    expect((await browser.get('/car-auction/password', { carId: bike.id })).statusCode).toBe(404)
    expect((await browser.get('/car-auction/password', {})).statusCode).toBe(404)
    // The words the specification uses for each kind.
    for (const auctionType of [undefined, 'bike', 'stats'])
      expect(
        (await browser.get('/bikes/password', { bikeId: bike.id, ...(auctionType && { auctionType }) }))
          .statusCode,
      ).toBe(200)
  })
})

const aLotTime = async (lot: Lot) =>
  (await server.db.selectFrom('lots').select('auction_at').where('id', '=', lot.id).executeTakeFirst())
    ?.auction_at

describe('a shared lot', () => {
  test('opens with its code and shows neither bid nor note', async () => {
    const { lot, code } = await shared({ manager_note: 'for our clients only' })
    const response = await open(server.anonymous(), lot, code)
    const { lotDetail } = response.json().result
    expect(lotDetail.carInfo).toMatchObject({ maker: 'Toyota' })
    expect(lotDetail.carCommonDetail).toMatchObject({ comment: '', commentEditable: false })
    expect(Object.keys(lotDetail)).not.toContain('bidInfo')
    expect(response.body).not.toContain('for our clients only')
  })

  test('stays open in the browser that entered the code, and only for that lot', async () => {
    const [{ lot, code }, other] = [await shared(), await shared()]
    const response = await open(server.anonymous(), lot, code)
    const [cookie] = response.cookies as {
      name: string
      value: string
      httpOnly?: boolean
      maxAge?: number
    }[]
    expect(cookie).toMatchObject({ httpOnly: true, maxAge: 86_400 })
    const withCookie = (name: string, target: Lot) =>
      server.app.inject({
        method: 'POST',
        url: '/v1/car-auction/share-view',
        headers: { host: 'localhost', origin: 'http://localhost' },
        cookies: { [name]: cookie?.value ?? '' },
        payload: { id: String(target.id) },
      })
    expect((await withCookie(cookie?.name ?? '', lot)).statusCode).toBe(200)
    expect((await withCookie(`seriba_share_${other.lot.id}`, other.lot)).statusCode).toBe(403)
    expect((await open(server.anonymous(), lot)).statusCode).toBe(403)
  })

  test('closes for everybody when its sharer revokes the code', async () => {
    const { sharer, lot, code } = await shared()
    const opened = await open(server.anonymous(), lot, code)
    const [cookie] = opened.cookies as { name: string; value: string }[]
    await (await server.signInAs(sharer)).delete('/car-auction/password', { id: lot.id })
    expect((await open(server.anonymous(), lot, code)).statusCode).toBe(403)
    const again = await server.app.inject({
      method: 'POST',
      url: '/v1/car-auction/share-view',
      headers: { host: 'localhost', origin: 'http://localhost' },
      cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
      payload: { id: String(lot.id) },
    })
    expect(again.statusCode).toBe(403)
    expect(await codeOf(sharer, lot)).not.toBe(code)
  })

  test('gives the same error for a wrong code as for an unknown lot', async () => {
    const { lot, code } = await shared()
    const answers = [
      await from('10.0.0.1', lot, wrongFor(code)),
      await from('10.0.0.1', { id: 987_654_321 }, '123456'),
    ]
    expect(answers.map((answer) => answer.json().messageCode)).toEqual(['wrong_code', 'wrong_code'])
  })
})

describe('guessing a share code', () => {
  test('blocks an address after five wrong codes, even if the sixth is right, but no other address', async () => {
    const { lot, code } = await shared()
    for (let guess = 0; guess < 5; guess++) {
      expect((await from('10.0.0.2', lot, wrongFor(code))).statusCode).toBe(403)
    }
    expect((await from('10.0.0.2', lot, code)).statusCode).toBe(429)
    expect((await from('10.0.0.3', lot, code)).statusCode).toBe(200)
  })

  test('allows no more than five tries even when many are sent at once', async () => {
    const { lot, code } = await shared()
    const guesses = Array.from({ length: 30 }, () => from('10.0.0.4', lot, wrongFor(code)))
    const answers = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
    expect(answers.filter((status) => status === 403)).toHaveLength(5)
    expect(answers.filter((status) => status === 429)).toHaveLength(25)
  })

  test('can continue after a quarter of an hour', async () => {
    const { lot, code } = await shared()
    for (let guess = 0; guess < 5; guess++) await from('10.0.0.5', lot, wrongFor(code))
    await sql`update share_failures set failed_at = failed_at - interval '16 minutes' where ip = '10.0.0.5'`.execute(
      server.db,
    )
    expect((await from('10.0.0.5', lot, code)).statusCode).toBe(200)
  })

  /** As if a crowd of addresses had been guessing all day. */
  const besiege = (lot: Lot) =>
    sql`
      insert into share_failures (lot_id, ip)
      select ${lot.id}, '10.1.0.' || guess from generate_series(1, 200) as guess`.execute(server.db)

  test('from many addresses leaves each of them one guess a day, but shuts out nobody who has the code', async () => {
    const [{ lot, code }, other] = [await shared(), await shared()]
    await besiege(lot)
    expect((await from('10.0.0.6', lot, code)).statusCode).toBe(200)
    expect((await from('10.1.0.7', lot, code)).statusCode).toBe(429)
    expect((await from('10.1.0.7', other.lot, other.code)).statusCode).toBe(200)

    expect((await from('10.0.0.7', lot, wrongFor(code))).statusCode).toBe(403)
    expect((await from('10.0.0.7', lot, code)).statusCode).toBe(429)
    await sql`update share_failures set failed_at = failed_at - interval '25 hours' where lot_id = ${lot.id}`.execute(
      server.db,
    )
    expect((await from('10.0.0.7', lot, code)).statusCode).toBe(200)
  })

  test('from many addresses of one network counts as coming from one', async () => {
    const { lot, code } = await shared()
    for (let guess = 0; guess < 5; guess++) {
      expect((await from(`2001:db8:1:${guess}::1`, lot, wrongFor(code))).statusCode).toBe(403)
    }
    expect((await from('2001:db8:1:9::1', lot, code)).statusCode).toBe(429)
    expect((await from('2001:db8:2::1', lot, code)).statusCode).toBe(200)
  })
})
