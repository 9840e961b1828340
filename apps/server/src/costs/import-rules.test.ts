import { costDocument } from '@seriba/demo/costs/document'
import { jstDay } from '@seriba/domain/time/jst'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { aReadSheet, chosenPort, lookedUp, publishedCosts } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

beforeAll(() => publishedCosts(server.db))

const buyerFor = async (port: string, options: Parameters<typeof aClient>[1] = {}) => {
  const client = await aClient(server.db, options)
  await chosenPort(server.db, client.id, port)
  return { client, buyer: await server.signInAs(client) }
}
const bidsOf = (clientId: number) =>
  server.db.selectFrom('bids').select('amount').where('client_id', '=', clientId).execute()

describe('a bid', () => {
  test('on a car that Japan does not export to the client’s port is refused with the reason, and nothing is stored', async () => {
    const { buyer, client } = await buyerFor('Vladivostok')
    const lot = await aLot(server.db, { engine: 2690 })
    for (const confirm of [0, 1]) {
      const answer = await buyer.post('/bid/create', { ...bidOn(lot, 500_000), confirm })
      expect(answer.statusCode, answer.body).toBe(409)
      expect(answer.json()).toMatchObject({ messageCode: 'import_blocked' })
      expect(answer.body).toContain('over 1 900 cc')
    }
    expect(await bidsOf(client.id)).toEqual([])
  })

  test('is accepted on the same car for another port, and on a smaller car', async () => {
    const { buyer } = await buyerFor('Auckland')
    const lot = await aLot(server.db, { engine: 2690 })
    expect((await buyer.post('/bid/create', bidOn(lot, 500_000))).statusCode).toBe(200)
    const small = await buyerFor('Vladivostok')
    const smallCar = await aLot(server.db, { engine: 1496 })
    expect((await small.buyer.post('/bid/create', bidOn(smallCar, 500_000))).statusCode).toBe(200)
  })

  test('that makes a car too expensive for export is refused, even when staff raise it', async () => {
    const { buyer, client } = await buyerFor('Vladivostok', { creditLimit: 100_000_000 })
    const desk = await server.signInAs(await aManager(server.db))
    const lot = await aLot(server.db, { engine: 1496 })
    expect((await buyer.post('/bid/create', bidOn(lot, 6_000_000))).json().messageCode).toBe('import_blocked')
    const { bidId } = (await buyer.post('/bid/create', bidOn(lot, 1_000_000))).json().result
    const raised = await desk.put('/bid/update-bid', { bidId, amount: 6_000_000 })
    expect(raised.json().messageCode).toBe('import_blocked')
    expect(await bidsOf(client.id)).toEqual([{ amount: 1_000_000 }])
  })

  test('placed for a client is refused too, since the client’s port counts', async () => {
    const { client } = await buyerFor('Vladivostok')
    const desk = await server.signInAs(await aManager(server.db))
    const lot = await aLot(server.db, { engine: 2690 })
    const answer = await desk.post('/bid/bid-from-manager', { ...bidOn(lot, 500_000), userId: client.id })
    expect(answer.json().messageCode).toBe('import_blocked')
  })

  test('on a car that is too old for the port is accepted, since rules at the destination only warn', async () => {
    const { buyer } = await buyerFor('Mombasa')
    const lot = await aLot(server.db, { year: 2005 })
    expect((await buyer.post('/bid/create', bidOn(lot, 500_000))).statusCode).toBe(200)
  })
})

test('a live bid on a car that a new rule excludes can be lowered but not raised', async () => {
  const { buyer } = await buyerFor('Mombasa')
  const lot = await aLot(server.db, { year: 2005 })
  await buyer.post('/bid/create', bidOn(lot, 500_000))
  const { countries } = costDocument(jstDay(new Date()))
  const { KE } = countries
  const rules = KE?.rules?.map((rule) => ({ ...rule, blocks: true }))
  await publishedCosts(server.db, {
    countries: { ...countries, ...(KE && rules && { KE: { ...KE, rules } }) },
  })
  expect((await buyer.post('/bid/create', bidOn(lot, 600_000))).json().messageCode).toBe('import_blocked')
  expect((await buyer.post('/bid/create', bidOn(lot, 400_000))).statusCode).toBe(200)
  await publishedCosts(server.db)
})

describe('the import verdict for programs', () => {
  const verdictOf = async (buyer: Awaited<ReturnType<typeof buyerFor>>['buyer'], carId: number) =>
    (await buyer.get('/bid/landed-cost', { carId, amount: 500_000 })).json().result.importVerdict

  test('comes with the costs and each rule’s source', async () => {
    const { buyer } = await buyerFor('Mombasa')
    const lot = await aLot(server.db, { year: 2005 })
    const verdict = await verdictOf(buyer, lot.id)
    expect(verdict).toMatchObject({ verdict: 'doesNotFit', basis: 'rules' })
    expect(verdict.rules[0].source).toMatchObject({ readOn: '2026-11-23', official: false })
  })

  test('uses the month of manufacture once it has been looked up', async () => {
    const { buyer } = await buyerFor('Auckland')
    const lot = await aLot(server.db, { year: 2017, maker: 'Toyota', chassis: 'NRE161-7000001' })
    expect((await verdictOf(buyer, lot.id)).verdict).toBe('cannotTell')
    await lookedUp(server.db, 'NRE161-7000001', { year: '2017', month: '8', modelCode: 'DBA-NRE161G-AEXEK' })
    expect((await verdictOf(buyer, lot.id)).verdict).toBe('fits')
  })

  test.each(['read', 'dropped'] as const)(
    'does not use the month of a sheet that is only %s',
    async (state) => {
      const { buyer, lot } = await oldEnoughInPart()
      await aReadSheet(server.db, lot.id, '2001-01', state)
      expect((await verdictOf(buyer, lot.id)).verdict).toBe('cannotTell')
    },
  )

  test('uses the month of first registration once a person has checked the sheet', async () => {
    const { buyer, lot } = await oldEnoughInPart()
    await aReadSheet(server.db, lot.id, '2001-01')
    expect((await verdictOf(buyer, lot.id)).verdict).toBe('fits')
  })

  test('does not use the month of the lot’s former sheet', async () => {
    const { buyer, lot } = await oldEnoughInPart()
    await aReadSheet(server.db, lot.id, '2001-01')
    await sql`update lots set auction_sheet = 'https://pictures.example/new.jpg' where id = ${lot.id}`.execute(
      server.db,
    )
    expect((await verdictOf(buyer, lot.id)).verdict).toBe('cannotTell')
  })

  /** A car for which only the month within its year decides whether it is 25 years old. */
  async function oldEnoughInPart() {
    const { buyer } = await buyerFor('Tacoma')
    const soldInSpring = { auction_at: '2026-05-12T03:00:00Z', year: 2001 }
    const lot = await aLot(server.db, { ...soldInSpring, maker: 'Toyota', engine: 2568 })
    return { buyer, lot }
  }
})
