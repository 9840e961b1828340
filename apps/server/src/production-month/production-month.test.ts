import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newLookUpsADay } from '@seriba/domain/lots/production-month'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const carInfo = {
  year: 2019,
  month: '08',
  modelCode: 'TRJ150W-GKTEK',
  modelName: 'Land Cruiser Prado',
  gradeCode: 'TXL',
  engineNo: '2TR-FE',
  transmission: '6 Super ECT',
  description: '',
  code: 'KTEK',
  colorCode: '070',
  trimCode: 'LA20',
  catalogNo: '672610',
}
const told = {
  ...carInfo,
  year: '2019',
  month: '8',
  description: null,
  productionDate: null,
  advancedCode: null,
}

let answer: () => [status: number, body: unknown]
let asked: Pick<IncomingMessage, 'url' | 'headers'>[] = []
/** The company's own adapter to the makers' catalogues. */
const catalogue = createServer((request, reply) => {
  asked.push({ url: request.url, headers: request.headers })
  const [status, body] = answer()
  reply.writeHead(status, { 'content-type': 'application/json' })
  reply.end(typeof body === 'string' ? body : JSON.stringify(body))
}).listen(0, '127.0.0.1')
await once(catalogue, 'listening')
const url = `http://127.0.0.1:${(catalogue.address() as AddressInfo).port}/vin?shop=4`
afterAll(() => void catalogue.close())

beforeEach(() => {
  answer = () => [200, { carInfo }]
  asked = []
})

let serial = 1_000_000
const aNumber = () => `TRJ150-${serial++}`

const lookUp = async (browser: Browser, id: number, chassis: string, pageType = 'car-auction', more = {}) => {
  const response = await browser.get(`/${pageType}/production-month`, { carId: id, chassis, ...more })
  return response.json()
}

describe('with a catalogue', () => {
  const server = testServer({ productionMonth: { url, key: 'a secret of ours' } })
  const viewer = async () => server.signInAs(await aClient(server.db))

  test('a chassis number is looked up with its lot’s maker and model, whatever the browser sends', async () => {
    const lot = await aLot(server.db)
    const { result } = await lookUp(await viewer(), lot.id, ' ｔｒｊ１５０ー0098412', 'car-auction', {
      maker: 'nissan',
      model: 'Note',
    })
    expect(result).toEqual({ success: true, carInfo: told })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url).toBe('/vin?shop=4&maker=toyota&model=Land+Cruiser+Prado&chassis=TRJ150-0098412')
    expect(asked[0]?.headers.authorization).toBe('Bearer a secret of ours')
  })

  test('nobody pays twice for a number: later requests use the stored answer', async () => {
    const [first, second] = [await aLot(server.db), await aLot(server.db)]
    const chassis = aNumber()
    await lookUp(await viewer(), first.id, chassis)
    expect((await lookUp(await viewer(), second.id, chassis)).result.carInfo).toEqual(told)
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['says so', [200, { carInfo: null }]],
    ['has no such page', [404, {}]],
    ['says nothing about it', [200, { carInfo: { year: '', month: null } }]],
  ] as const)(
    'a number unknown to the catalogue (it %s) can be looked up again a day later',
    async (_, said) => {
      const [browser, lot, chassis] = [await viewer(), await aLot(server.db), aNumber()]
      answer = () => [...said]
      expect(await lookUp(browser, lot.id, chassis)).toMatchObject({
        result: { success: true, carInfo: null },
      })
      answer = () => [200, { carInfo }]
      expect((await lookUp(browser, lot.id, chassis)).result.carInfo).toBeNull()
      const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
      await server.db
        .updateTable('production_months')
        .set({ asked_at: yesterday })
        .where('chassis', '=', chassis)
        .execute()
      expect((await lookUp(browser, lot.id, chassis)).result.carInfo).toEqual(told)
    },
  )

  test.each([
    ['fails', [500, {}]],
    ['does not answer in JSON', [200, 'no catalogue here']],
    ['answers something unexpected', [200, { year: 2019 }]],
    ['returns a thirteenth month', [200, { carInfo: { ...carInfo, month: 13 } }]],
    ['returns no year', [200, { carInfo: { ...carInfo, year: 'soon' } }]],
  ] as const)('a catalogue that %s has failed and can be asked again at once', async (_, said) => {
    const [browser, lot, chassis] = [await viewer(), await aLot(server.db), aNumber()]
    answer = () => [...said]
    expect(await lookUp(browser, lot.id, chassis)).toMatchObject({ messageCode: 'production_month_empty' })
    answer = () => [200, { carInfo }]
    expect((await lookUp(browser, lot.id, chassis)).result.carInfo).toEqual(told)
  })

  test.each([
    ['   ', 'field_required'],
    ['TRJ15', 'chassis_invalid'],
    ['TRJ150_0098412', 'chassis_invalid'],
    ["';drop table lots", 'chassis_invalid'],
  ])('%j is refused at its field, and the catalogue is not asked', async (typed, code) => {
    const lot = await aLot(server.db)
    expect(await lookUp(await viewer(), lot.id, typed)).toMatchObject({
      messageCode: code,
      fields: { chassis: code },
    })
    expect(asked).toEqual([])
  })

  test('clients, dealers, and managers can look up cars, stock, and bikes', async () => {
    const lots = [
      ['car-auction', await aLot(server.db)],
      ['stock', await aLot(server.db, { kind: 'stock' })],
      ['bikes', await aLot(server.db, { kind: 'bike' })],
    ] as const
    for (const make of [aClient, aDealer, aManager]) {
      const browser = await server.signInAs(await make(server.db))
      for (const [page, lot] of lots) {
        expect((await lookUp(browser, lot.id, aNumber(), page)).result.carInfo).toEqual(told)
      }
    }
  })

  test('a viewer cannot look up a lot they may not see', async () => {
    const [car, bike] = [await aLot(server.db), await aLot(server.db, { kind: 'bike' })]
    const browser = await viewer()
    const blind = await server.signInAs(
      await aClient(server.db, { permissions: { carAuctionsView: false, bikeView: false } }),
    )
    const said = async (by: Browser, id: number, page?: string) =>
      (await lookUp(by, id, aNumber(), page)).messageCode
    expect(await said(browser, 999_999_999)).toBe('lot_not_found')
    expect(await said(browser, bike.id)).toBe('lot_not_found')
    expect(await said(browser, car.id, 'stock')).toBe('lot_not_found')
    expect(await said(blind, car.id)).toBe('permission_missing')
    expect(await said(blind, bike.id, 'bikes')).toBe('permission_missing')
    expect(await said(server.anonymous(), car.id)).toBe('signed_out')
    expect(asked).toEqual([])
  })

  test.each(['stats', 'bike-stats', 'machinery', 'machinery-stats'])(
    'there is no lookup on %s',
    async (page) => {
      const lot = await aLot(server.db)
      expect(await lookUp(await viewer(), lot.id, aNumber(), page)).toMatchObject({
        messageCode: 'invalid_input',
      })
    },
  )

  test('a viewer can look up a limited number of new chassis numbers a day, and any number of known ones', async () => {
    const [client, lot] = [await aClient(server.db), await aLot(server.db)]
    const browser = await server.signInAs(client)
    const known = aNumber()
    await lookUp(browser, lot.id, known)
    await server.db
      .insertInto('production_months')
      .values(
        Array.from({ length: newLookUpsADay - 2 }, () => ({
          maker: 'toyota',
          chassis: aNumber(),
          asked_by: client.id,
        })),
      )
      .execute()
    expect((await lookUp(browser, lot.id, aNumber())).result.carInfo).toEqual(told)
    expect(await lookUp(browser, lot.id, aNumber())).toMatchObject({ messageCode: 'daily_limit' })
    expect((await lookUp(browser, lot.id, known)).result.carInfo).toEqual(told)
  })
})

describe('without a catalogue', () => {
  const server = testServer()

  test('nothing is found', async () => {
    const lot = await aLot(server.db)
    const browser = await server.signInAs(await aClient(server.db))
    expect((await lookUp(browser, lot.id, aNumber())).result).toEqual({ success: true, carInfo: null })
  })
})

describe('in the demo company', () => {
  const server = testServer({ demo: true })

  test('the demo’s makers know their own vehicles, without a network and without storing anything', async () => {
    const lot = await aLot(server.db, { chassis: 'TRJ150-0098412' })
    const browser = await server.signInAs(await aClient(server.db))
    const { carInfo: made } = (await lookUp(browser, lot.id, 'trj150-0098412')).result
    expect(made).toMatchObject({ modelName: 'Land Cruiser Prado' })
    expect(made.modelCode).toMatch(/^TRJ150W-/)
    expect((await lookUp(browser, lot.id, 'TRJ150-0098412')).result.carInfo).toEqual(made)
    expect((await lookUp(browser, lot.id, 'XYZ99-0098412')).result.carInfo).toBeNull()
    expect(await server.db.selectFrom('production_months').selectAll().execute()).toEqual([])
  })
})
