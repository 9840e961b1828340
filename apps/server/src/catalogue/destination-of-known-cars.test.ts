import { type Verdict, verdicts } from '@seriba/domain/import-rules/import-rule'
import { importVerdict } from '@seriba/domain/import-rules/import-verdict'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { aReadSheet, chosenPort, lookedUp, publishedCosts, type SheetState } from '../test/cost-builders.ts'
import { aCarLine, importLots } from '../test/lot-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
type Browser = Awaited<ReturnType<typeof server.signInAs>>
type Option = { value: string; counter: number }
type Group = { type: string; filters?: { type: string; options: Option[] }[] }

/**
 * Random cars as halls announce them, some with a catalogue's data for their chassis numbers, some with read sheets.
 */
const anyCar = fc.record({
  // For cars of 24 and 25 years, the month decides whether the United States admits them.
  yearsOld: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(24, 24, 25)),
  model: fc.constantFrom('Corolla', 'Prius Hybrid', 'Leaf', 'Hiace Diesel'),
  engine: fc.constantFrom(658, 1496, 1900, 1901, 2690),
  steering: fc.constantFrom('Right', 'Left'),
  sheet: fc.option(
    fc.record({
      month: fc.constantFrom('01', '01', '06', '12'),
      state: fc.constantFrom<SheetState>('read', 'checked', 'checked', 'dropped'),
    }),
  ),
  made: fc.option(
    fc.record({
      before: fc.integer({ min: 0, max: 3 }),
      month: fc.option(fc.integer({ min: 1, max: 12 })),
      code: fc.constantFrom(null, 'DBA-NRE161G', 'E-JZA80', 'GF-GX100', '6AA-ZWR90W', 'NRE161G'),
    }),
    { freq: 1 },
  ),
})
const ports = ['Auckland', 'Mombasa', 'Vladivostok', 'Tacoma', 'Dar es Salaam', 'Southampton', 'Tbilisi']

async function importCars(count: number) {
  await publishedCosts(server.db)
  const thisYear = new Date().getUTCFullYear()
  const cars = fc.sample(anyCar, { numRuns: count, seed: 20 })
  const lines = cars.map(({ yearsOld, model, engine, steering }, at) =>
    aCarLine({
      year: thisYear - yearsOld,
      model,
      engine,
      steering,
      chassis: `NRE161-${7_000_000 + at}`,
      auctionDate: new Date(Date.now() + (1 + (at % 40)) * 86_400_000).toISOString(),
    }),
  )
  for (const [at, { made, yearsOld }] of cars.entries())
    if (made)
      await lookedUp(server.db, `NRE161-${7_000_000 + at}`, {
        year: String(thisYear - yearsOld - made.before),
        month: made.month === null ? null : String(made.month),
        modelCode: made.code,
      })
  const ids = await importLots(server.url, server.db, lines)
  for (const [at, { sheet, yearsOld }] of cars.entries())
    if (sheet) await aReadSheet(server.db, ids[at] ?? 0, `${thisYear - yearsOld}-${sheet.month}`, sheet.state)
  return ids
}

/** The verdict that a lot's page computes from the data it receives. */
async function verdictOnPage(buyer: Browser, carId: number): Promise<Verdict> {
  const { costs } = (await buyer.get('/bid/cost-tables', { carId })).json().result
  const { document, vehicle, choices } = costs
  return (
    importVerdict({ document, port: choices.port, regime: choices.regime }, vehicle)?.verdict ?? 'cannotTell'
  )
}

async function found(buyer: Browser, destination: Verdict): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const { carsList } = (await buyer.get('/car-auction/listing', { destination, page })).json().result
    ids.push(...(carsList as { id: string }[]).map(({ id }) => Number(id)))
    if (carsList.length === 0 || ids.length > 1000) return ids.sort((a, b) => a - b)
  }
}

async function counted(buyer: Browser): Promise<Record<string, number>> {
  const { filters } = (await buyer.get('/car-auction/filters')).json().result as { filters: Group[] }
  const more = filters.find(({ type }) => type === 'additional')?.filters ?? []
  const options = more.find(({ type }) => type === 'destination')?.options ?? []
  return Object.fromEntries(options.map(({ value, counter }) => [value, counter]))
}

test('the filter finds and counts exactly the cars whose pages agree, including looked-up cars and checked sheets', async () => {
  const ids = await importCars(60)
  for (const port of ports) {
    const client = await aClient(server.db)
    await chosenPort(server.db, client.id, port)
    const buyer = await server.signInAs(client)
    const told = new Map<number, Verdict>()
    for (const id of ids) told.set(id, await verdictOnPage(buyer, id))
    const said = Map.groupBy(ids, (id) => told.get(id))
    for (const verdict of verdicts)
      expect([port, verdict, await found(buyer, verdict)]).toEqual([port, verdict, said.get(verdict) ?? []])
    expect([port, await counted(buyer)]).toEqual([
      port,
      Object.fromEntries([...said].map(([verdict, some]) => [verdict, some.length])),
    ])
  }
})
