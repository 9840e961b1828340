import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDb, createPool } from '@seriba/server-kit/db'
import { migrateJobs } from '@seriba/server-kit/job-tables'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import type { TestProject } from 'vitest/node'
import { migrate } from '../lib/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty, migrated database that every test file copies. */
    templateUrl: string
  }
}

/** As much space as all databases of a run take up at a time, and plenty more. */
const roomBytes = 4_000_000_000

/**
 * In memory if there is room: each test file creates a thousand files and deletes them again, and a disk's file
 * system spends a long time looking for an inode that was not deleted just now.
 */
async function placeOfCluster(): Promise<string> {
  const memory = '/dev/shm'
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > roomBytes ? memory : tmpdir()
}

/** One PostgreSQL for the whole run, on a free port, in a folder that is removed afterwards. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(await placeOfCluster(), 'seriba-test-'))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres(folder, 'throwaway')
  const db = createDb(createPool({ url: postgres.url, max: 1 }))
  await migrate(db)
  await db.destroy()
  await migrateJobs(postgres.url)
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
