import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leftOf } from '@seriba/domain/bids/budget'
import { afterAll, describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { type TestServer, testServer } from '../test/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'seriba-overbid-'))
const companyFile = join(folder, 'company.json')
writeFileSync(companyFile, JSON.stringify({ countOverbidAllowance: true }))
afterAll(() => rmSync(folder, { recursive: true }))

const usual = testServer()
const careful = testServer({ companyFile })
const poor = { creditLimit: 1_000_000 }

const place = async (at: TestServer, client: TestUser, amount: number, more = {}, lot = {}) => {
  const browser = await at.signInAs(client)
  const response = await browser.post('/bid/create', bidOn(await aLot(at.db, lot), amount, more))
  return { code: response.statusCode, ...response.json() }
}
const allowed = async (at: TestServer, client: TestUser, query: string) =>
  (await (await at.signInAs(client)).get(`/bid/allow?${query}`)).json().result.bidAllow

describe('the overbid allowance', () => {
  test('does not count against the credit by default', async () => {
    const client = await aClient(usual.db, poor)
    expect((await place(usual, client, 1_000_000)).result.balanceInfo.activeBids).toBe(1_000_000)
  })

  test('counts if the company chooses so: the hall’s allowance applies to the new bid and to existing ones', async () => {
    const client = await aClient(careful.db, poor)
    const lot = await aLot(careful.db)
    expect(await allowed(careful, client, `carId=${lot.id}`)).toBe(980_000)
    expect(await place(careful, client, 985_000)).toMatchObject({
      code: 402,
      messageCode: 'not_enough_credit',
      detail: { bidAllow: 980_000 },
    })
    const { result } = await place(careful, client, 500_000)
    expect(result.balanceInfo).toMatchObject({ activeBids: 520_000, bidAllow: 480_000 })
    expect(await allowed(careful, client, `carId=${lot.id}`)).toBe(460_000)
    expect((await place(careful, client, 465_000)).code).toBe(402)
    expect((await place(careful, client, 460_000)).code).toBe(200)
  })

  test('is the amount agreed for a bid, and needs credit just like the bid itself', async () => {
    const client = await aClient(careful.db, poor)
    const { result } = await place(careful, client, 900_000)
    const desk = await careful.signInAs(await aManager(careful.db))
    const edit = async (adjustmentPrice: number) =>
      (await desk.put('/bid/update-bid', { bidId: result.bidId, adjustmentPrice })).statusCode
    expect([await edit(105_000), await edit(100_000)]).toEqual([402, 200])
    expect((await place(careful, client, 300_000)).code).toBe(402)
  })

  test('of a changed bid stays as agreed, and the bid can be lowered even after the limit was cut', async () => {
    const client = await aClient(careful.db, poor)
    const lot = await aLot(careful.db)
    const change = async (amount: number) =>
      (await (await careful.signInAs(client)).post('/bid/create', bidOn(lot, amount))).json()
    const { bidId } = (await change(800_000)).result
    const desk = await careful.signInAs(await aManager(careful.db))
    await desk.put('/bid/update-bid', { bidId, adjustmentPrice: 100_000 })
    expect((await change(850_000)).result.balanceInfo.activeBids).toBe(950_000)
    await careful.db.updateTable('users').set({ credit_limit: 100_000 }).where('id', '=', client.id).execute()
    expect((await change(900_000)).messageCode).toBe('not_enough_credit')
    expect((await change(840_000)).result.balanceInfo.activeBids).toBe(940_000)
  })

  test('counts within a group together with the leading bid', async () => {
    const client = await aClient(careful.db, poor)
    const group = { group_id: (await aGroup(careful.db, client)).id }
    await aBid(careful.db, client, { ...group, amount: 900_000, counted_allowance: 20_000 })
    await aBid(careful.db, client, { ...group, amount: 905_000 })
    const view = (await (await careful.signInAs(client)).get('/bid/group-view')).json().result
    expect(view).toMatchObject({
      held: 920_000,
      together: 1_825_000,
      bidAllow: 80_000,
      groupAllow: 1_000_000,
    })
    expect((await place(careful, client, 900_000, { bidGroup: 1 })).result.balanceInfo.activeBids).toBe(
      920_000,
    )
  })

  test('counts against the client’s own caps as it does against the credit, and the amount left reflects that', async () => {
    const told = async (at: TestServer) => {
      const client = await aClient(at.db, poor)
      const lot = await aLot(at.db)
      const browser = await at.signInAs(client)
      const caps = { perDay: 500_000, perWeek: null, perGroup: null, askAbove: null }
      await browser.put('/user/budget', caps)
      const { allowance, limits } = (await browser.get(`/bid/allow?carId=${lot.id}`)).json().result.budget
      const highest = leftOf(limits[0], allowance)
      const codes = []
      for (const amount of [highest + 5000, highest])
        codes.push((await browser.post('/bid/create', bidOn(lot, amount))).json().messageCode)
      const seen = (await browser.get(`/car-auction/view?id=${lot.id}`)).json().result.lotDetail.bidInfo
      return { highest, codes, overbidCounted: seen.overbidCounted }
    }
    const codes = ['budget_exceeded', undefined]
    expect(await told(careful)).toEqual({ highest: 480_000, codes, overbidCounted: true })
    expect(await told(usual)).toEqual({ highest: 500_000, codes, overbidCounted: undefined })
  })

  test('does not apply to stock orders, which have a fixed price', async () => {
    const client = await aClient(careful.db, poor)
    const car = { kind: 'stock' as const, auction_at: null, sold_price: 1_000_000 }
    expect((await place(careful, client, 0, {}, car)).result.balanceInfo.activeBids).toBe(1_000_000)
  })
})
