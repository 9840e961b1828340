import { gzipSync } from 'node:zlib'
import { costDocument } from '@seriba/demo/costs/document'
import { estimateAt, estimatorOf } from '@seriba/domain/landed-cost/estimate'
import { jstDay } from '@seriba/domain/time/jst'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { chosenPort, publishedCosts } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

describe('before any tables are published', () => {
  test('a lot has no costs, and a program is told so', async () => {
    const buyer = await server.signInAs(await aClient(server.db))
    const lot = await aLot(server.db)
    expect((await buyer.get('/bid/cost-tables', { carId: lot.id })).json().result).toEqual({ costs: null })
    const asked = await buyer.get('/bid/landed-cost', { carId: lot.id, amount: 500_000 })
    expect(asked.statusCode).toBe(409)
    expect((await buyer.get('/user/cost-choices')).json().result.ports).toEqual([])
    expect(asked.json().messageCode).toBe('costs_not_published')
  })
})

describe('with published tables', () => {
  let version: number
  beforeAll(async () => {
    version = (await publishedCosts(server.db)).id
  })

  test('the browser gets only the lot’s own hall, in less than 12 kB', async () => {
    const buyer = await server.signInAs(await aClient(server.db))
    const lot = await aLot(server.db, { engine: 2690, horse_power: 163 })
    const answer = await buyer.get('/bid/cost-tables', { carId: lot.id })
    const { costs } = answer.json().result
    expect(costs.version.id).toBe(version)
    expect(Object.keys(costs.document.tables.halls)).toEqual(['USS Tokyo'])
    expect(costs.vehicle).toMatchObject({ cc: 2690, hp: 163, assumed: ['volume', 'fuel'] })
    expect(costs.choices).toMatchObject({ port: null, milestone: 'landed' })
    expect(gzipSync(answer.body).length).toBeLessThan(12_000)
  })

  test('a program gets the same total as the browser calculates', async () => {
    const client = await aClient(server.db)
    await chosenPort(server.db, client.id, 'Southampton')
    const buyer = await server.signInAs(client)
    const lot = await aLot(server.db, { engine: 1490, horse_power: 109, model: 'Corolla' })
    const { costs } = (await buyer.get('/bid/cost-tables', { carId: lot.id })).json().result
    const { document, vehicle, hall, choices } = costs
    const inBrowser = estimateAt(
      estimatorOf({ document, vehicle, hall, port: choices.port, regime: choices.regime }),
      1_000_000,
    )
    const { result } = (await buyer.get('/bid/landed-cost', { carId: lot.id, amount: 1_000_000 })).json()
    expect(result.estimate).toEqual(JSON.parse(JSON.stringify(inBrowser)))
    expect(result).toMatchObject({ port: 'Southampton', country: 'GB', regime: 'private' })
    expect(result.sources.length).toBeGreaterThan(0)
    expect(result.notIncluded[0]).toEqual({
      en: 'port handling and storage',
      ru: 'портовые сборы и хранение',
      typical: null,
    })
    expect(result).toMatchObject({
      ratesStale: false,
      reviewBy: costDocument(jstDay(new Date())).countries.GB?.reviewBy,
    })
  })

  test('users can read their choices and the available ports', async () => {
    const client = await aClient(server.db)
    const buyer = await server.signInAs(client)
    const view = async () => (await buyer.get('/user/cost-choices')).json().result
    expect((await view()).choices).toMatchObject({ port: null, regime: 'private' })
    await chosenPort(server.db, client.id, 'Southampton')
    const { choices, ports } = await view()
    expect(choices).toMatchObject({ port: 'Southampton' })
    expect(ports).toContainEqual({
      value: 'Southampton',
      names: { en: 'Southampton', ru: 'Саутгемптон' },
      country: { en: 'United Kingdom', ru: 'Великобритания' },
      asksForRegime: false,
    })
    const asking = ports.filter((port: { asksForRegime: boolean }) => port.asksForRegime)
    expect(asking.map(({ country }: { country: { en: string } }) => country.en)).toEqual(['Pakistan'])
  })

  test('a program is told that exchange rates are old, just as the panel shows', async () => {
    const client = await aClient(server.db)
    await chosenPort(server.db, client.id, 'Southampton')
    const buyer = await server.signInAs(client)
    const lot = await aLot(server.db)
    await publishedCosts(server.db, { ratesOn: '2026-01-01' })
    const { result } = (await buyer.get('/bid/landed-cost', { carId: lot.id, amount: 500_000 })).json()
    expect(result).toMatchObject({ ratesStale: true, ratesOn: '2026-01-01' })
  })

  test('clients are not told where the sources disagree', async () => {
    const buyer = await server.signInAs(await aClient(server.db))
    const lot = await aLot(server.db)
    const { costs } = (await buyer.get('/bid/cost-tables', { carId: lot.id })).json().result
    expect(JSON.stringify(costs.document)).not.toContain('contested')
  })

  test('a port is remembered, and one without shipping is refused', async () => {
    const client = await aClient(server.db)
    const buyer = await server.signInAs(client)
    const choices = { port: 'Auckland', regime: 'private', currency: 'NZD', milestone: 'cif' }
    expect((await buyer.put('/user/cost-choices', choices)).statusCode).toBe(200)
    const lot = await aLot(server.db)
    const { costs } = (await buyer.get('/bid/cost-tables', { carId: lot.id })).json().result
    expect(costs.choices).toEqual(choices)
    const refused = await buyer.put('/user/cost-choices', { ...choices, port: 'Atlantis' })
    expect(refused.json().messageCode).toBe('port_unknown')
    const asked = await buyer.get('/bid/landed-cost', { carId: lot.id, amount: 500_000, port: 'Atlantis' })
    expect(asked.statusCode).toBe(422)
  })

  test.each(['constructor', '__proto__', 'toString'])(
    '%s is not a port, even though every object has that property',
    async (port) => {
      const buyer = await server.signInAs(await aClient(server.db))
      const choices = { port, regime: 'private', currency: null, milestone: 'landed' }
      const lot = await aLot(server.db)
      for (const answer of [
        await buyer.put('/user/cost-choices', choices),
        await buyer.get('/bid/landed-cost', { carId: lot.id, amount: 500_000, port }),
      ])
        expect([answer.statusCode, answer.json().messageCode]).toEqual([422, 'port_unknown'])
    },
  )

  test('a user who may not see a kind of lot learns nothing about its costs', async () => {
    const client = await aClient(server.db, {
      permissions: { carAuctionsView: false, salesStatisticsView: false },
    })
    const buyer = await server.signInAs(client)
    const lot = await aLot(server.db)
    expect((await buyer.get('/bid/cost-tables', { carId: lot.id })).statusCode).toBe(403)
    expect((await buyer.get('/bid/landed-cost', { carId: lot.id, amount: 500_000 })).statusCode).toBe(403)
    expect((await buyer.get('/bid/cost-tables', { carId: 999_999_999 })).statusCode).toBe(404)
  })
})
