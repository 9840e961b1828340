import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createDb, createPool } from '@seriba/server-kit/db'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { aLot } from '../test/bid-builders.ts'
import { testConfig } from '../test/config.ts'
import { type ReplicatedPostgres, startReplicatedPostgres } from '../test/replicated-postgres.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let folder: string
let postgres: ReplicatedPostgres
let database: Database
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp('/var/tmp/seriba-behind-')
  await chmod(folder, 0o755)
  postgres = await startReplicatedPostgres({ folder, synchronous: false, prepare })
  const config = {
    ...testConfig,
    databaseUrl: postgres.primaryUrl,
    database: { directUrl: undefined, replica: { url: postgres.standbyUrl, mostSecondsBehind: 0.5 } },
  }
  database = await openDatabase(config)
  app = await buildApp({ ...database, config, log: pino({ level: 'silent' }) })
}, 60_000)
afterAll(async () => {
  await app?.close()
  await database?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function prepare(url: string) {
  const db = createDb(createPool({ url, max: 1 }))
  await migrate(db)
  await db.destroy()
}

const readiness = async () => {
  const answer = await app.inject({ url: '/readyz', headers: { host: 'localhost' } })
  return [answer.statusCode, answer.json().status, answer.json().replica]
}

test('a lagging standby is reported and not read, but the server stays ready', async () => {
  await expect.poll(readiness, { timeout: 20_000 }).toEqual([200, 'ok', 'in use'])
  await postgres.pauseReplay(true)
  await aLot(database.db)
  await expect.poll(readiness, { timeout: 20_000 }).toEqual([200, 'ok', 'behind'])
  expect(await database.replica?.canRead(null)).toBe(false)
  expect(database.replica?.state().behindMs).toBeGreaterThan(500)

  await postgres.pauseReplay(false)
  await expect.poll(readiness, { timeout: 20_000 }).toEqual([200, 'ok', 'in use'])
  expect(await database.replica?.canRead(null)).toBe(true)
}, 60_000)
