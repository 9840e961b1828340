import { unknownDestination } from '@seriba/domain/import-rules/lot-condition'
import { recentDestinations } from '@seriba/server-costs/recent-destinations'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startRuntime } from '../runtime.ts'
import { aClient } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { chosenPort, publishedCosts } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('a destination’s requirements are loaded once, and again after the port changes', async () => {
  await publishedCosts(server.db)
  const client = await aClient(server.db)
  await chosenPort(server.db, client.id, 'Auckland')
  const { cache, of } = recentDestinations(server.db)
  cache.goodMs = 60_000
  cache.listen()
  const first = await of(client.id)
  expect(await of(client.id)).toBe(first)
  const buyer = await server.signInAs(client)
  const choices = { port: 'Mombasa', regime: 'private', currency: null, milestone: 'landed' }
  expect((await buyer.put('/user/cost-choices', choices)).statusCode).toBe(200)
  const second = await of(client.id)
  expect(second).not.toEqual(first)
  expect(await of(client.id)).toBe(second)
  cache.close()
})

test('changes to ports and tables by another process are picked up', async () => {
  const client = await aClient(server.db)
  const log = pino({ level: 'silent' })
  const runtime = await startRuntime({
    url: server.url,
    db: server.db,
    config: { ...testConfig, port: 0 },
    log,
  })
  const { destinationCache } = runtime.app
  destinationCache.goodMs = 60_000
  const isKept = () => destinationCache.get(client.id) !== undefined
  const keep = () => {
    destinationCache.beginLookup()(client.id, unknownDestination)
    return isKept()
  }
  try {
    for (const change of [
      sql`insert into cost_choices (user_id, port, regime, milestone) values (${client.id}, 'Mombasa', 'private', 'landed')`,
      sql`update cost_choices set port = 'Auckland' where user_id = ${client.id}`,
      sql`update cost_tables set changed_at = now()`,
    ]) {
      await expect.poll(keep).toBe(true)
      await change.execute(server.db)
      await expect.poll(isKept).toBe(false)
    }
  } finally {
    await runtime.stop()
  }
})
