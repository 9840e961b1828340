import { describe, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('bid and export types are named in the viewer’s language', async () => {
  const client = await aClient(server.db)
  const russian = await aClient(server.db, { language: 693 })
  const labels = async (user: TestUser, path: string) => {
    const browser = await server.signInAs(user)
    return (await browser.get(path)).json().result.map(({ label }: { label: string }) => label)
  }
  expect(await labels(client, '/bid/type')).toEqual(['RoRo', 'Container', 'Cut', 'Dismantled'])
  expect(await labels(russian, '/bid/export-type')).toEqual(['RoRo', 'Контейнер', 'Распил', 'Конструктор'])
})

describe('the allowance', () => {
  test('is the user’s own, or that of the client a manager names', async () => {
    const client = await aClient(server.db, { creditLimit: 1_003_000 })
    const lot = await aLot(server.db)
    const query = { carId: String(lot.id) }
    const own = (await (await server.signInAs(client)).get('/bid/allow', query)).json().result
    expect(own).toMatchObject({ bidAllow: 1_000_000, balanceInfo: { availableLimit: 1_003_000 } })
    const desk = await server.signInAs(await aManager(server.db))
    expect((await desk.get('/bid/allow', { ...query, userId: client.id })).json().result).toEqual(own)
  })

  test('for somebody else is not available to buyers', async () => {
    const client = await aClient(server.db)
    const browser = await server.signInAs(await aClient(server.db))
    const lot = await aLot(server.db)
    for (const path of ['/bid/allow', '/bid/group']) {
      const response = await browser.get(path, { carId: String(lot.id), userId: client.id })
      expect([response.statusCode, response.json().messageCode]).toEqual([404, 'client_not_found'])
    }
    expect((await browser.get('/bid/allow', { carId: '999999' })).json().messageCode).toBe('lot_not_found')
  })
})
