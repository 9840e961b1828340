import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Contents, fullName, portableText, type Table } from './backup-format.ts'
import { partsOf } from './read-backup.ts'
import { quoted, quotedWithColumns, savedTables } from './saved-tables.ts'
import { damaged } from './sealed-tar.ts'
import { setAside } from './set-aside.ts'

const unpack = promisify(gunzip)

/** Replaces everything in the tables with the rows of a backup, in one transaction: all of them or none. */
export async function loadTables(client: pg.Client, file: string, contents: Contents): Promise<void> {
  await client.query(`begin; ${portableText}`)
  try {
    const tables = await savedTables(client)
    assertSamePlaces(contents, tables)
    const bringBack = await setAside(client, tables)
    await client.query(`truncate ${tables.map((table) => quoted(client, table)).join(', ')}`)
    const written = await copyParts(client, file, contents)
    for (const table of contents.tables) {
      if ((written.get(fullName(table)) ?? 0) !== table.rows) throw damaged(file)
    }
    for (const { value, ...sequence } of contents.sequences) {
      if (value !== null)
        await client.query('select setval($1::regclass, $2)', [quoted(client, sequence), value])
    }
    for (const statement of bringBack) await client.query(statement)
    // The workers that held jobs when the backup was taken no longer exist.
    await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null')
    await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Rows written per table. The parts of a table are contiguous. */
async function copyParts(client: pg.Client, file: string, { tables }: Contents) {
  const written = new Map<string, number>()
  const parts = partsOf(file)
  let next = await parts.next()
  while (!next.done) {
    const { table } = next.value
    const target = tables.find((one) => fullName(one) === table)
    if (target === undefined || written.has(table)) throw damaged(file)
    const rows = client.query(copyFrom(`copy ${quotedWithColumns(client, target)} from stdin`))
    await pipeline(async function* () {
      while (!next.done && next.value.table === table) {
        yield await unpack(next.value.packed)
        next = await parts.next()
      }
    }, rows)
    written.set(table, rows.rowCount)
  }
  return written
}

function assertSamePlaces({ tables }: Contents, ours: readonly Table[]) {
  for (const { columns, ...table } of tables) {
    const own = ours.find((one) => fullName(one) === fullName(table))
    const missing = own === undefined ? 'table' : columns.find((column) => !own.columns.includes(column))
    if (missing === undefined) continue
    const what =
      own === undefined ? `a table ${fullName(table)}` : `a column ${missing} of ${fullName(table)}`
    throw new ConfigurationError(
      `The backup has ${what}, which this version of Seriba does not know: restore it with the version that made it.`,
    )
  }
}
