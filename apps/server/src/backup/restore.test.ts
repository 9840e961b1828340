import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '@seriba/server-backup/back-up'
import type { Contents } from '@seriba/server-backup/backup-format'
import { deleteFormerDatabase } from '@seriba/server-backup/restore'
import { readSealed, writeSealed } from '@seriba/server-backup/sealed-tar'
import { createDb, createPool, type Db } from '@seriba/server-kit/db'
import { openClient } from '@seriba/server-kit/open-client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from '../lib/migrate.ts'
import { aPurchase } from '../purchases/purchase-world.ts'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { databaseDigest } from '../test/database-digest.ts'
import { emptyDatabases } from '../test/empty-databases.ts'
import { testServer } from '../test/server.ts'
import { restore } from './restore.ts'

const server = testServer()
const bare = emptyDatabases()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seriba-restore-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const at = (databaseUrl: string) => ({ databaseUrl, dataDir: folder })
const opened = async <T>(url: string, work: (db: Db) => Promise<T>): Promise<T> => {
  const db = createDb(createPool({ url, max: 2 }))
  return work(db).finally(() => db.destroy())
}

const pdf = Buffer.from(
  [...'%PDF-1.7\n', ...Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte))].join(''),
  'latin1',
)
let saved: string
let original: Awaited<ReturnType<typeof databaseDigest>>
beforeAll(async () => {
  const client = await aClient(server.db)
  const purchase = await aPurchase(server, client)
  const data = pdf.toString('base64')
  const sent = await purchase.own.post('/purchased-cars/upload-document', {
    ...{ id: purchase.id, type: 'passport', name: 'паспорт.pdf', data },
  })
  expect(sent.statusCode).toBe(200)
  await aLot(server.db, { grade: 'tabs\tand "quotes" \\ and \n lines, 日本', images: [] })
  saved = join(folder, 'saved.tar')
  await backUp(at(server.url), saved)
  original = await databaseDigest(server.url)
}, 120_000)

test('a company is restored completely: every row, sequence, and safeguard, and a file byte for byte', async () => {
  const url = await bare()
  const { former, contents } = await restore(at(url), saved)
  expect(former).toBeNull()
  expect(contents.tables.find(({ name }) => name === 'ledger')?.rows).toBeGreaterThan(0)

  expect(await databaseDigest(url)).toEqual(original)
  await opened(url, async (db) => {
    const file = await db.selectFrom('purchase_documents').select('body').executeTakeFirstOrThrow()
    expect(file.body).toEqual(pdf)
    await expect(db.deleteFrom('ledger').execute()).rejects.toThrow(/append-only|never/i)
    const next = await aClient(db)
    const known = await server.db.selectFrom('users').select('id').execute()
    expect(known.map(({ id }) => id)).not.toContain(next.id)
  })
}, 120_000)

test('a backup captures a single moment, however much is written while it is made', async () => {
  const client = await aClient(server.db)
  let isOver = false
  let written = 0
  const write = async () => {
    while (!isOver) {
      written += 1
      // The first and almost the last table that is read.
      await server.db.transaction().execute(async (tx) => {
        await sql`update alert_progress set seq = ${written}`.execute(tx)
        await sql`insert into ledger (user_id, type, amount, at) values (${client.id}, 'Remittances', ${written}, null)`.execute(
          tx,
        )
        await sql`update users set full_name = ${String(written)} where id = ${client.id}`.execute(tx)
      })
    }
  }
  const writing = write()
  await expect.poll(() => written, { timeout: 60_000 }).toBeGreaterThan(3)
  const before = written
  const file = join(folder, 'busy.tar')
  await backUp(at(server.url), file).finally(() => {
    isOver = true
  })
  await writing
  expect(written).toBeGreaterThan(before)

  const url = await bare()
  await restore(at(url), file)
  await opened(url, async (db) => {
    const { rows } = await sql<Record<string, number>>`
      select (select seq from alert_progress) as first, (select full_name::int from users where id = ${client.id}) as last,
        (select sum(amount) from ledger where user_id = ${client.id}) as sum,
        (select amount from ledger_balances where user_id = ${client.id}) as balance`.execute(db)
    const { first = 0, last, sum, balance } = rows[0] ?? {}
    expect(first).toBeGreaterThan(0)
    expect([last, sum, balance]).toEqual([first, (first * (first + 1)) / 2, (first * (first + 1)) / 2])
  })
}, 120_000)

test('a restore replaces a company only with --replace, and then keeps the former one', async () => {
  const url = await bare()
  await restore(at(url), saved)
  await opened(url, (db) => aClient(db))
  const later = await databaseDigest(url)

  await expect(restore(at(url), saved)).rejects.toThrow(
    /There is a company in this database already, .*--replace/,
  )
  expect(await databaseDigest(url)).toEqual(later)

  const { former } = await restore(at(url), saved, { replace: true })
  expect((await databaseDigest(url)).tables).toEqual(original.tables)
  const kept = Object.assign(new URL(url), { pathname: `/${former}` }).href
  expect(await databaseDigest(kept)).toEqual(later)

  const [own = ''] = new URL(url).pathname.split('/').slice(-1)
  await expect(deleteFormerDatabase(at(url), own)).rejects.toThrow(/nothing was deleted/)
  await deleteFormerDatabase(at(url), String(former))
  await expect(deleteFormerDatabase(at(url), String(former))).rejects.toThrow(/nothing was deleted/)
}, 120_000)

test('a backup with inconsistent rows leaves the existing data alone and nothing beside it', async () => {
  const url = await bare()
  await restore(at(url), saved)
  const before = await databaseDigest(url)
  const file = await withoutLots()
  await expect(restore(at(url), file, { replace: true })).rejects.toThrow(/violates foreign key constraint/)
  expect(await databaseDigest(url)).toEqual(before)
  await opened(url, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select datname as name from pg_database where starts_with(datname, current_database() || '_')`.execute(
      db,
    )
    expect(rows).toEqual([])
  })
}, 120_000)

test('a failed restore leaves an empty database empty, and the next one works', async () => {
  const url = await bare()
  const client = await openClient(url, 'test')
  await client.query('create function theirs() returns integer language sql return 1')
  await client.end()
  const empty = await databaseDigest(url)
  await expect(restore(at(url), await withoutLots())).rejects.toThrow(/violates foreign key constraint/)
  expect(await databaseDigest(url)).toEqual(empty)
  await opened(url, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace`.execute(db)
    expect(rows).toEqual([{ name: 'theirs' }])
  })
  await restore(at(url), saved)
  expect(await databaseDigest(url)).toEqual(original)
}, 120_000)

test('settings made for the database also apply to its replacement', async () => {
  const url = await bare()
  await restore(at(url), saved)
  const [name = ''] = new URL(url).pathname.split('/').slice(-1)
  await opened(url, async (db) => {
    const database = sql.id(name)
    await sql`alter database ${database} set statement_timeout = '4321ms'`.execute(db)
    await sql`alter database ${database} set search_path = "$user", public`.execute(db)
    await sql`alter database ${database} set application_name = 'it''s ours'`.execute(db)
    await sql`alter role current_user in database ${database} set lock_timeout = '77s'`.execute(db)
  })
  await restore(at(url), saved, { replace: true })
  await opened(url, async (db) => {
    const { rows } = await sql<Record<string, string>>`
      select current_setting('statement_timeout') as timeout, current_setting('search_path') as path,
        current_setting('lock_timeout') as lock`.execute(db)
    expect(rows).toEqual([{ timeout: '4321ms', path: '"$user", public', lock: '77s' }])
  })
}, 120_000)

async function withoutLots(): Promise<string> {
  const file = join(folder, `without-lots-${Math.random()}.tar`)
  await writeSealed(file, async (add) => {
    for await (const { name, body } of readSealed(saved)) {
      if (name.startsWith('tables/public.lots/')) continue
      const text = name === 'contents.json' ? withoutRowsOf('lots', body.toString()) : body
      await add(name, Buffer.from(text))
    }
  })
  return file
}

function withoutRowsOf(name: string, text: string) {
  const contents = JSON.parse(text) as Contents
  return JSON.stringify({
    ...contents,
    tables: contents.tables.map((table) => (table.name === name ? { ...table, rows: 0 } : table)),
  })
}

test('nothing is restored while Seriba is running', async () => {
  const listening = await openClient(server.url, 'seriba listen')
  const refused = restore(at(server.url), saved, { replace: true })
  await expect(refused).rejects.toThrow(/^Seriba is using this database: stop it first/)
  await listening.end()
})

test('a restore waits for the last connection of a Seriba that was just stopped', async () => {
  const url = await bare()
  const [last, looking] = [await openClient(url, 'seriba listen'), await openClient(url, 'test')]
  const restored = restore(at(url), saved)
  restored.catch(() => {})
  await vi.waitFor(async () => {
    const { rowCount } = await looking.query(
      `select from pg_stat_activity where application_name = 'seriba restore' and datname = current_database()
       and query like '%pg_stat_activity%' and state = 'idle'`,
    )
    expect(rowCount).toBe(1)
  })
  await last.end()
  await looking.end()
  expect((await restored).former).toBeNull()
}, 120_000)

test('an installation that nobody has used yet is replaced without asking', async () => {
  const url = await bare()
  await opened(url, (db) => migrate(db))
  expect((await restore(at(url), saved)).former).toBeNull()
  expect((await databaseDigest(url)).tables).toEqual(original.tables)
}, 120_000)

test('a backup from an earlier version is migrated to this one', async () => {
  const [early, now] = [await bare(), await bare()]
  const file = join(folder, 'early.tar')
  await opened(early, async (db) => {
    await migrate(db, '0640-api-keys')
    await sql`create schema graphile_worker`.execute(db)
    await sql`insert into lots (kind, auction, lot_no, maker, model, status) values ('car', 'USS Tokyo', 7, 'Toyota', 'Crown', 1)`.execute(
      db,
    )
  })
  await backUp(at(early), file)
  await restore(at(now), file)
  await opened(now, async (db) => {
    expect(await migrate(db)).toEqual([])
    expect(await db.selectFrom('lots').select('lot_no').execute()).toEqual([{ lot_no: 7 }])
  })
}, 120_000)

test('a backup from a later version is refused by name, and so is someone else’s database', async () => {
  const [later, url] = [await bare(), await bare()]
  const file = join(folder, 'later.tar')
  await opened(later, async (db) => {
    await migrate(db)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', 'now')`.execute(db)
  })
  await backUp(at(later), file)
  await expect(restore(at(url), file)).rejects.toThrow(
    /with the migration 9999-of-tomorrow, .*or a later one/,
  )
  const client = await openClient(url, 'test')
  await client.query('create table notes (text text)')
  await client.end()
  await expect(restore(at(url), saved, { replace: true })).rejects.toThrow(
    /tables that do not belong to Seriba/,
  )
  await expect(backUp(at(url), join(folder, 'none.tar'))).rejects.toThrow('There is no Seriba company')
}, 120_000)
