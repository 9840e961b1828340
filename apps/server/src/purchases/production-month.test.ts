import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { lookedUp } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'
import { aPurchase } from './purchase-world.ts'

const server = testServer()

test('a purchase shows its car’s month of manufacture if a catalogue was asked and knew it', async () => {
  const client = await aClient(server.db)
  const known = await aPurchase(server, client, { lot: { maker: 'Toyota', chassis: 'NRE161-7000009' } })
  const other = await aPurchase(server, client, { lot: { maker: 'Toyota', chassis: 'NRE161-7000010' } })
  await lookedUp(server.db, 'NRE161-7000009', { year: '2017', month: '8', modelCode: null })
  expect((await known.view()).month).toBe(8)
  expect((await other.view()).month).toBeNull()
})
