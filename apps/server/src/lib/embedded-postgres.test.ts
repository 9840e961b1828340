import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '@seriba/server-backup/back-up'
import { openClient } from '@seriba/server-kit/open-client'
import {
  clusterIn,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@seriba/server-postgres/embedded-postgres'
import { postgresUser } from '@seriba/server-postgres/os-user'
import { runningPort } from '@seriba/server-postgres/postgres-cluster'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServer } from '../test/server-process.ts'

let dataDir: string
let postgres: EmbeddedPostgres | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seriba-embedded-'))
  await chmod(dataDir, 0o755)
})
afterEach(async () => {
  await postgres?.stop()
  postgres = undefined
  await rm(dataDir, { recursive: true, force: true })
})

const pidFile = () => join(dataDir, 'pg', 'postmaster.pid')
const pidOf = async () => Number.parseInt(await readFile(pidFile(), 'utf8'), 10)
const kill = async () => process.kill(await pidOf(), 'SIGKILL')

async function answers(url: string) {
  const client = await openClient(url, 'test').catch(() => null)
  await client?.end()
  return client !== null
}

test('a PostgreSQL killed while idle is restarted at the same address', async () => {
  const told: string[] = []
  postgres = await startEmbeddedPostgres(dataDir, 'throwaway', [], {
    gaveUp: ({ message }) => told.push(message),
  })
  const { url } = postgres
  for (let n = 0; n < 2; n++) {
    const pid = await pidOf()
    await kill()
    await expect.poll(() => pidOf().catch(() => pid), { timeout: 30_000 }).not.toBe(pid)
    await expect.poll(() => answers(url), { timeout: 30_000 }).toBe(true)
  }
  expect(told).toEqual([])
}, 90_000)

test('a PostgreSQL that cannot be restarted is given up with an explanation', async () => {
  const told = Promise.withResolvers<string>()
  postgres = await startEmbeddedPostgres(dataDir, 'throwaway', [], {
    gaveUp: ({ message }) => told.resolve(message),
    pauses: [0, 10],
  })
  await rename(join(dataDir, 'pg', 'PG_VERSION'), join(dataDir, 'PG_VERSION'))
  await kill()
  expect(await told.promise).toMatch(/^PostgreSQL kept stopping, .*: read server\.log in its folder/)
}, 60_000)

test('a stale pid that now belongs to another process does not prevent the start', async () => {
  postgres = await startEmbeddedPostgres(dataDir, 'throwaway')
  const said = await readFile(pidFile(), 'utf8')
  await postgres.stop()
  const stranger = spawn('sleep', ['600'], { ...(await postgresUser()), stdio: 'ignore' })
  await writeFile(pidFile(), said.replace(/^\d+/, String(stranger.pid)))
  postgres = await startEmbeddedPostgres(dataDir, 'throwaway')
  expect(await answers(postgres.url)).toBe(true)
  stranger.kill()
}, 60_000)

test('a password from another database is explained, and the server started for it is stopped', async () => {
  await (await startEmbeddedPostgres(dataDir, 'throwaway')).stop()
  await writeFile(join(dataDir, 'postgres-password'), 'of another database')
  await expect(startEmbeddedPostgres(dataDir, 'throwaway')).rejects.toThrow(
    `The password in ${dataDir}/postgres-password does not match the database in ${dataDir}/pg: restore both from the same backup.`,
  )
  expect(await runningPort(await clusterIn(dataDir))).toBeNull()
}, 60_000)

test('data from another major version is left alone, and the way to upgrade it is explained', async () => {
  await (await startEmbeddedPostgres(dataDir, 'throwaway')).stop()
  const file = join(dataDir, 'pg', 'PG_VERSION')
  const own = await readFile(file, 'utf8')
  await writeFile(file, '17\n')
  const refused = { message: expect.stringMatching(/is of PostgreSQL 17, .*18, .*seriba upgrade-postgres/) }
  await expect(startEmbeddedPostgres(dataDir)).rejects.toMatchObject(refused)
  const saved = join(dataDir, 'saved.tar')
  await expect(backUp({ dataDir, databaseUrl: undefined }, saved)).rejects.toMatchObject(refused)
  await writeFile(file, '19\n')
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(/Start a later version of Seriba/)
  await writeFile(file, own)
  postgres = await startEmbeddedPostgres(dataDir, 'throwaway')
  expect(await answers(postgres.url)).toBe(true)
}, 60_000)

test('the server works again by itself after its PostgreSQL was killed', async () => {
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '' })
  const ready = () => fetch(`http://127.0.0.1:${server.port}/readyz`).then(({ status }) => status)
  await expect.poll(ready, { timeout: 30_000 }).toBe(200)
  const pid = await pidOf()
  await kill()
  await expect.poll(() => pidOf().catch(() => pid), { timeout: 30_000 }).not.toBe(pid)
  await expect.poll(ready, { timeout: 30_000 }).toBe(200)
  expect(server.exitCode()).toBeNull()
  await server.stop()
}, 120_000)
