import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { testDb } from '../test/db.ts'
import { type ServerProcess, startServerProcess } from '../test/server-process.ts'
import { migrate, schemaState } from './migrate.ts'

const database = testDb()
const running: ServerProcess[] = []
const started = async (settings: Record<string, string>) => {
  const server = await startServerProcess(database.url, settings)
  running.push(server)
  return server
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()))
})

/** A busy machine is slow, not wrong. */
const patient = { timeout: 60_000 }

const ask = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`)

test('a stopping process tells its proxy and keeps serving until it has drained', async () => {
  const server = await started({ DRAIN_SECONDS: '8' })
  const kept = await ask(server.port, '/healthz')
  expect([kept.status, kept.headers.get('connection')]).toEqual([200, 'keep-alive'])

  const stopped = server.stop()
  const readiness = async () => {
    const answer = await ask(server.port, '/readyz')
    return [answer.status, await answer.json()]
  }
  await expect.poll(readiness, patient).toEqual([503, { status: 'stopping' }])
  const late = await ask(server.port, '/v1/site/config')
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  await stopped
  expect(server.exitCode()).toBe(0)
}, 120_000)

test('a process that may not migrate serves nothing until the migrations have run', async () => {
  const [newest] = (await migrationNames()).slice(-1)
  await sql`update kysely_migration set name = 'taken away' where name = ${newest}`.execute(database.db)
  expect(await schemaState(database.db)).toMatchObject({ missing: [newest] })

  const log = { said: () => '' }
  const starting = startServerProcess(database.url, { MIGRATE: 'off', LOG_LEVEL: 'warn' }, log)
  await expect.poll(() => log.said(), patient).toContain('waiting until the database is migrated')
  expect(log.said()).toContain(newest)
  await sql`update kysely_migration set name = ${newest} where name = 'taken away'`.execute(database.db)
  const server = await starting
  running.push(server)
  expect((await ask(server.port, '/readyz')).status).toBe(200)
}, 120_000)

test('a process of an earlier version starts on a schema that a later one has extended', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-later-version', 'now')`.execute(
    database.db,
  )
  expect(await schemaState(database.db)).toEqual({ missing: [], later: ['9999-of-a-later-version'] })
  expect(await migrate(database.db)).toEqual([])
  const server = await started({})
  expect((await ask(server.port, '/readyz')).status).toBe(200)
}, 120_000)

async function migrationNames() {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database.db,
  )
  return rows.map(({ name }) => name)
}
