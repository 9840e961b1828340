import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { clientSorts } from '@seriba/domain/clients/client-list'
import { listClients } from '@seriba/server-clients/list-clients'
import { readCompany } from '@seriba/server-company/company'
import { createDb, createPool, type Db } from '@seriba/server-kit/db'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { sql } from 'kysely'
import { percentile, short } from '../search/measure.ts'
import { prepareClients } from './prepare-clients.ts'

/**
 * The staff's list of clients, by everything that it can be sorted by, and of those who owe. One connection, so that
 * the processor time of its backend can be separated from what else the machine is doing.
 */
export async function clientsBench(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { clients: { type: 'string', default: '4000' }, rounds: { type: 'string', default: '15' } },
  })
  const rounds = Number(values.rounds)
  const folder = await mkdtemp('/var/tmp/seriba-bench-')
  const postgres = await startEmbeddedPostgres(folder)
  const db = createDb(createPool({ url: postgres.url, max: 1 }))
  try {
    await prepareClients(db, Number(values.clients))
    const context = { db, company: readCompany(undefined) }
    const asked = [
      ...clientSorts.map((sort) => ({ what: `sorted by ${sort}`, sort, debt: 0 })),
      {
        what: 'clients who owe, by what is held',
        sort: 'held' as const,
        debt: 1,
        unassigned: 0,
        unchecked: 0,
      },
    ]
    const everybody = { order: 'desc', unassigned: 0, unchecked: 0, endingPapers: 0, deletion: 0 } as const
    const rows = []
    for (const { what, sort, debt } of asked) {
      const took: number[] = []
      const before = await backendMs(db)
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now()
        await listClients(context, { ...everybody, sort, debt, page: 1, pageSize: 50 })
        took.push(performance.now() - began)
      }
      rows.push({
        what,
        'p50 ms': short(percentile(took, 0.5)),
        'p95 ms': short(percentile(took, 0.95)),
        'database, processor ms': short(((await backendMs(db)) - before) / rounds),
      })
    }
    console.log(`${values.clients} clients, pages of 50, ${rounds} rounds:`)
    console.table(rows)
  } finally {
    await db.destroy()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Processor time used by the connection's backend so far; Linux counts it in hundredths of a second. */
async function backendMs(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const stat = await readFile(`/proc/${rows[0]?.pid}/stat`, 'utf8')
  // The name in parentheses may contain spaces; the 14th and 15th fields count user and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}
