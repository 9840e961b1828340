import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Config } from '@seriba/server-kit/config'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { openClient } from '@seriba/server-kit/open-client'
import { productVersion } from '@seriba/server-kit/product-version'
import { clusterIn, startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { type Contents, entryNames, formatVersion, type Header, portableText } from './backup-format.ts'
import { dumpTable } from './dump-tables.ts'
import { objectsOf } from './objects-of.ts'
import { migrationsOf, quoted, savedTables, sequencesOf } from './saved-tables.ts'
import { writeSealed } from './sealed-tar.ts'

export type Place = Pick<Config, 'dataDir' | 'databaseUrl'>
export type Saved = { rows: number; tables: number; bytes: number; hasSecret: boolean } & {
  /** What is in the bucket, and therefore not in the file. */
  objects: { files: number; bytes: number }
}

/**
 * Writes everything in the company's database, as it was at one moment, to one file. Seriba may keep running meanwhile.
 * The database is not migrated for it, so that a new version can save what an earlier one has left.
 */
export async function backUp(place: Place, file: string): Promise<Saved> {
  if (await stat(file).catch(() => null)) {
    throw new ConfigurationError(`${file} already exists and was not overwritten: name another file.`)
  }
  const { url, close } = await openWithoutMigrating(place)
  const client = await openClient(url, 'seriba backup').catch(async (error: Error) => {
    await close()
    throw new ConfigurationError(`The database cannot be reached (${error.message}): nothing was saved.`)
  })
  try {
    const found = await savedTables(client)
    await client.query(`begin isolation level repeatable read read only; ${portableText}`)
    // Nobody may change a table while it waits for its turn. The saved moment begins after the locks: before them, a
    // table that was just being rewritten would look empty.
    if (found.length > 0) {
      const names = found.map((table) => quoted(client, table)).join(', ')
      await client.query(`lock table ${names} in access share mode`)
    }
    const migrations = await migrationsOf(client)
    if (migrations.length === 0) throw new ConfigurationError('There is no Seriba company in this database.')
    const tables = await savedTables(client)
    if (!isDeepStrictEqual(tables, found))
      throw new ConfigurationError('The database was being upgraded: nothing was saved. Try again.')
    const { rows } = await client.query<{ postgres: string; at: Date }>(
      `select current_setting('server_version') as postgres, now() as at`,
    )
    const header: Header = {
      format: 'seriba-backup',
      formatVersion,
      seriba: productVersion,
      postgres: rows[0]?.postgres ?? '',
      takenAt: (rows[0]?.at ?? new Date()).toISOString(),
      migrations,
    }
    const objects = await objectsOf(client)
    const secret = await secretIn(place)
    const contents: Contents = { tables: [], sequences: [] }
    await writeSealed(file, async (add) => {
      await add(entryNames.header, asJson(header))
      for (const table of tables) contents.tables.push(await dumpTable(client, table, add))
      // After the rows: sequences advance while the rows are read, and must not repeat a number.
      contents.sequences = await sequencesOf(client)
      if (secret !== null) await add(entryNames.secret, secret)
      await add(entryNames.contents, asJson(contents))
    })
    const rowCount = contents.tables.reduce((sum, table) => sum + table.rows, 0)
    return {
      rows: rowCount,
      tables: tables.length,
      bytes: (await stat(file)).size,
      hasSecret: secret !== null,
      objects,
    }
  } finally {
    await client.end()
    await close()
  }
}

async function openWithoutMigrating({ dataDir, databaseUrl }: Place) {
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => {} }
  const { folder } = await clusterIn(dataDir)
  if (!(await stat(join(folder, 'PG_VERSION')).catch(() => null))) {
    throw new ConfigurationError(`There is no database in ${dataDir}: set DATA_DIR.`)
  }
  const { url, stop } = await startEmbeddedPostgres(dataDir)
  return { url, close: stop }
}

/** The secret that signs cookies and encrypts second steps, unless a setting provides it. */
export const secretFile = (dataDir: string) => join(dataDir, 'cookie-secret')
const secretIn = ({ dataDir }: Place) =>
  process.env.COOKIE_SECRET ? null : readFile(secretFile(dataDir)).catch(() => null)

const asJson = (value: unknown) => Buffer.from(JSON.stringify(value, null, 1))
