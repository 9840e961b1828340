import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { accessCookie } from '@seriba/server-account/cookies'
import { insertSession } from '@seriba/server-account/sessions.repository'
import { newTokens } from '@seriba/server-account/tokens'
import { createDb, createPool, withTransaction } from '@seriba/server-kit/db'
import { migrateJobs } from '@seriba/server-kit/job-tables'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Runtime, startRuntime } from '../runtime.ts'
import { aLot } from '../test/bid-builders.ts'
import { aManager } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { type ReplicatedPostgres, startReplicatedPostgres } from '../test/replicated-postgres.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let folder: string
let postgres: ReplicatedPostgres
/** Two processes on one database and its standby. */
const databases: Database[] = []
const servers: Runtime[] = []

beforeAll(async () => {
  folder = await mkdtemp('/var/tmp/seriba-replica-')
  await chmod(folder, 0o755)
  postgres = await startReplicatedPostgres({ folder, synchronous: false, prepare })
  const config = {
    ...testConfig,
    databaseUrl: postgres.primaryUrl,
    database: { directUrl: undefined, replica: { url: postgres.standbyUrl, mostSecondsBehind: 60 } },
  }
  for (let at = 0; at < 2; at++) {
    const database = await openDatabase(config)
    databases.push(database)
    servers.push(await startRuntime({ ...database, config, log: pino({ level: 'silent' }) }))
  }
}, 60_000)
afterAll(async () => {
  for (const server of servers) await server.stop()
  for (const database of databases) await database.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function prepare(url: string) {
  const db = createDb(createPool({ url, max: 1 }))
  await migrate(db)
  await db.destroy()
  await migrateJobs(url)
}

const database = () => databases[0] as Database
const originOf = (at: number) => `http://127.0.0.1:${servers[at]?.port}`
const replicaState = async (at: number) =>
  ((await (await fetch(`${originOf(at)}/readyz`)).json()) as { replica: string }).replica

/** A staff browser, which keeps its cookies. */
async function aBrowser() {
  const { id } = await aManager(database().db)
  const tokens = newTokens()
  await withTransaction(database(), (tx) =>
    insertSession(tx, id, tokens, { ip: '127.0.0.1', userAgent: 'test' }),
  )
  const cookies = new Map([[accessCookie, tokens.access]])
  return async (at: number, method: string, path: string, body?: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${originOf(at)}/v1${path}`, {
      method,
      headers: { cookie, origin: originOf(at), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, decodeURIComponent(value))
    }
    return response
  }
}

type Browser = Awaited<ReturnType<typeof aBrowser>>

/** A lot's grade, as its page shows it. */
const gradeOn = async (browse: Browser, at: number, { id }: { id: number }) =>
  (await (await browse(at, 'GET', `/car-auction/view?id=${id}`)).text()).match(/(?:old|new) grade/)?.[0]

/** Like an import before it announces its changes. */
const changeUnheard = ({ id }: { id: number }, grade: string) =>
  withTransaction(database(), async (tx) => {
    await sql`set local seriba.logs_lots = 'yes'`.execute(tx)
    await sql`update lots set grade = ${grade} where id = ${id}`.execute(tx)
  })

const note = (browse: Browser, at: number, { id }: { id: number }) =>
  browse(at, 'POST', '/car-auction/save-comment', { carId: String(id), comment: 'looked at' })

test('a page may be slightly stale, but not for a user who has just changed something, on any process', async () => {
  const [lot, other] = [await aLot(database().db, { grade: 'old grade' }), await aLot(database().db)]
  const [writer, reader] = [await aBrowser(), await aBrowser()]
  await expect.poll(() => gradeOn(reader, 1, lot)).toBe('old grade')
  await expect.poll(() => replicaState(1)).toBe('in use')
  await postgres.pauseReplay(true)
  await changeUnheard(lot, 'new grade')
  expect(await gradeOn(reader, 1, lot)).toBe('old grade')
  expect((await note(writer, 0, other)).status).toBe(200)
  expect(await gradeOn(writer, 1, lot)).toBe('new grade')
  expect(await gradeOn(writer, 0, lot)).toBe('new grade')
  await postgres.pauseReplay(false)
  await expect.poll(() => gradeOn(reader, 1, lot)).toBe('new grade')
})

test('a standby that lags, is unreachable, or was promoted costs nobody an answer', async () => {
  const lot = await aLot(database().db, { grade: 'old grade' })
  const reader = await aBrowser()
  await expect.poll(() => gradeOn(reader, 0, lot)).toBe('old grade')
  await postgres.promote()
  await changeUnheard(lot, 'new grade')
  await expect.poll(() => replicaState(0)).toBe('promoted')
  expect(await gradeOn(reader, 0, lot)).toBe('new grade')
  await postgres.killStandby()
  await expect.poll(() => replicaState(0)).toBe('away')
  expect(await gradeOn(reader, 0, lot)).toBe('new grade')
  expect(await (await fetch(`${originOf(0)}/metrics`)).text()).toContain(
    'seriba_replica_state{state="away"} 1',
  )
})
