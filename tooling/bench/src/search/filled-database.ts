import { join } from 'node:path'
import { migrate } from '@seriba/server/lib/migrate'
import { seedDemo } from '@seriba/server-demo/seed-demo'
import { createDb, createPool, type Db } from '@seriba/server-kit/db'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import type pg from 'pg'
import type { Options } from './options.ts'

/** For a machine that has little else to do. Without these, PostgreSQL runs as `npm start` starts it. */
export const tuned = [
  'shared_buffers=2GB',
  'work_mem=64MB',
  'maintenance_work_mem=1GB',
  'effective_cache_size=12GB',
  'random_page_cost=1.1',
  'effective_io_concurrency=64',
  'jit=off',
  'max_parallel_workers_per_gather=2',
  'default_statistics_target=300',
  'max_wal_size=8GB',
]

export type Filled = { folder: string; url: string; db: Db; pool: pg.Pool; close(): Promise<void> }

/** A database with the demo company's lots; it is kept by size, because filling it takes minutes. */
export async function openFilled(
  options: Pick<Options, 'data' | 'stats' | 'live'>,
  settings: readonly string[] = [],
): Promise<Filled> {
  const { data, stats, live } = options
  const folder = join(data, `lots-${stats}-${live}`)
  console.log(`Lots are kept in ${folder}.`)
  const postgres = await startEmbeddedPostgres(folder, 'safe', settings)
  const pool = createPool({ url: postgres.url, max: 8 })
  const db = createDb(pool)
  const close = async () => {
    await db.destroy()
    await postgres.stop()
  }
  try {
    await migrate(db)
    const { rows } = await pool.query<{ filled: boolean }>('select exists (select from lots) as filled')
    if (!rows[0]?.filled) {
      const began = performance.now()
      await seedDemo({ db, pool }, { stats, live })
      await pool.query('vacuum (analyze) lots')
      console.log(`Filled in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
    }
  } catch (error) {
    await close()
    throw error
  }
  return { folder, url: postgres.url, db, pool, close }
}
