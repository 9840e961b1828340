import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { chosenPort, publishedCosts } from '../test/cost-builders.ts'
import { aCarLine, importLots } from '../test/lot-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
type Option = { value: string; counter: number }
type Group = { type: string; filters?: { type: string; options: Option[] }[] }
type Browser = Awaited<ReturnType<typeof server.signInAs>>

const years = { young: new Date().getUTCFullYear() - 2, old: 2003 }
let imported: Promise<unknown> | undefined
const someLots = () =>
  (imported ??= (async () => {
    await publishedCosts(server.db)
    await importLots(server.url, server.db, [
      aCarLine({ year: years.young, model: 'Corolla', engine: 1496 }),
      aCarLine({ year: years.young, model: 'Prius Hybrid', engine: 1797 }),
      aCarLine({ year: years.old, model: 'Corolla', engine: 1496 }),
    ])
  })())

async function buyerAt(port: string | null) {
  await someLots()
  const client = await aClient(server.db)
  if (port) await chosenPort(server.db, client.id, port)
  return server.signInAs(client)
}

async function offered(buyer: Browser, query: Record<string, string> = {}) {
  const { filters } = (await buyer.get('/car-auction/filters', query)).json().result as { filters: Group[] }
  const more = filters.find(({ type }) => type === 'additional')?.filters ?? []
  const options = more.find(({ type }) => type === 'destination')?.options ?? []
  return Object.fromEntries(options.map(({ value, counter }) => [value, counter]))
}

const yearsOf = async (buyer: Browser, destination: string) => {
  const { carsList } = (await buyer.get('/car-auction/listing', { destination })).json().result
  return (carsList as { year: number; model: string }[]).map(({ year, model }) => `${model} ${year}`).sort()
}

test('lots that can be imported at the buyer’s port are counted and listed', async () => {
  const kenya = await buyerAt('Mombasa')
  expect(await offered(kenya)).toEqual({ fits: 2, doesNotFit: 1 })
  expect(await yearsOf(kenya, 'fits')).toEqual([`Corolla ${years.young}`, `Prius Hybrid ${years.young}`])
  const russia = await buyerAt('Vladivostok')
  expect(await offered(russia)).toEqual({ fits: 2, doesNotFit: 1 })
  expect(await yearsOf(russia, 'doesNotFit')).toEqual([`Prius Hybrid ${years.young}`])
})

test('the counts ignore this filter but respect the others', async () => {
  const kenya = await buyerAt('Mombasa')
  expect(await offered(kenya, { destination: 'fits' })).toEqual({ fits: 2, doesNotFit: 1 })
  expect(await offered(kenya, { yearTo: '2010' })).toEqual({ doesNotFit: 1 })
})

test('without a port, no lot gets a verdict', async () => {
  const buyer = await buyerAt(null)
  expect(await offered(buyer)).toEqual({ cannotTell: 3 })
  expect(await yearsOf(buyer, 'fits')).toEqual([])
})

test('any verdict other than the three is ignored', async () => {
  const buyer = await buyerAt('Mombasa')
  expect(await yearsOf(buyer, 'perhaps')).toHaveLength(3)
})

test.each(['bikes', 'bike-stats', 'machinery', 'machinery-stats', 'stock', 'stats'])(
  'on %s, which have no verdict, the filter is refused instead of ignored',
  async (page) => {
    const buyer = await buyerAt('Mombasa')
    const said = { destination: 'Only lots at car auctions can be filtered by destination.' }
    const asked = page.endsWith('stats') ? ['listing', 'filters', 'price-figures'] : ['listing', 'filters']
    for (const request of asked) {
      const refused = await buyer.get(`/${page}/${request}`, { destination: 'fits' })
      expect([refused.statusCode, refused.json()]).toEqual([
        422,
        expect.objectContaining({ messageCode: 'invalid_input', message: said }),
      ])
      // The apps' 'any' asks for nothing.
      expect((await buyer.get(`/${page}/${request}`, { destination: '-1' })).statusCode).toBe(200)
    }
  },
)
