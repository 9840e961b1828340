import { damageBits } from '@seriba/domain/lots/damage/damage-bits'
import { wordListVersion } from '@seriba/domain/lots/damage/word-list-version'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { withTransaction } from '@seriba/server-kit/db'
import { lockLots } from '@seriba/server-kit/lock-lots'
import { judgeSheetsAgain } from '@seriba/server-sheets/judge-again'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const rust = damageBits(['rust'])
const seen = { sure: 90, box: null }
const says = (written: string): SheetReading => ({
  turned: 0,
  fields: [],
  marks: [],
  remarks: [{ ...seen, written, en: '', ru: '' }],
})

type Read = { says: string; checked?: string; damage?: number; judgedBy?: number; dropped?: boolean }

let count = 0
/** A lot whose sheet was read, as an earlier version left it. */
async function aReadLot(read: Read) {
  count += 1
  const address = `https://pictures.example/judged-${count}.jpg`
  const lot = await aLot(server.db, { auction_sheet: address })
  const { rows } = await sql<{ id: number }>`
    insert into sheet_readings (sheet, hall, reader, reading, damage, judged_by)
    values (${address}, 'USS Tokyo', 'machine', ${says(read.says)}, ${read.damage ?? 0}, ${read.judgedBy ?? 0})
    returning id`.execute(server.db)
  const id = rows[0]?.id ?? 0
  const by = (await aManager(server.db)).id
  if (read.checked !== undefined)
    await sql`
      update sheet_readings set checked = ${says(read.checked)}, checked_by = ${by}, checked_at = now() where id = ${id}`.execute(
      server.db,
    )
  if (read.dropped)
    await sql`update sheet_readings set dropped_by = ${by}, dropped_at = now() where id = ${id}`.execute(
      server.db,
    )
  await tie(lot.id, id)
  return { lot: lot.id, reading: id }
}

async function tie(lot: number, reading: number, db: Pick<typeof server, 'db'>['db'] = server.db) {
  await sql`
    insert into sheet_reading_lots (lot_id, address, reading_id)
    select id, auction_sheet, ${reading} from lots where id = ${lot}`.execute(db)
  await sql`update lots set sheet_damage = damage_of_sheet(id, auction_sheet) where id = ${lot}`.execute(db)
}

const damageOf = async (lot: number) => {
  const { sheet_damage } = await server.db
    .selectFrom('lots')
    .select('sheet_damage')
    .where('id', '=', lot)
    .executeTakeFirstOrThrow()
  return sheet_damage
}
const versions = async () => {
  const rows = await server.db.selectFrom('sheet_readings').select('judged_by').orderBy('id').execute()
  return rows.map((row) => row.judged_by)
}
const waitingJobs = async () => {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs where task_identifier = 'judgeSheetsAgain'`.execute(
    server.db,
  )
  return rows.length
}

beforeEach(async () => {
  await sql`truncate sheet_readings cascade`.execute(server.db)
  await sql`select graphile_worker.remove_job('judgeSheetsAgain')`.execute(server.db)
})

test('after an upgrade, lots get damage that an earlier word list missed, and are logged for the index', async () => {
  const { lot } = await aReadLot({ says: '下廻り錆' })
  const clean = await aReadLot({ says: '内装すれ' })
  const logged = async () => {
    const { rows } = await sql`select 1 from lot_changes where lot_id = ${lot}`.execute(server.db)
    return rows.length
  }
  const before = await logged()
  await judgeSheetsAgain(server)
  expect([await damageOf(lot), await damageOf(clean.lot)]).toEqual([rust, 0])
  expect(await logged()).toBe(before + 1)
  expect(await versions()).toEqual([wordListVersion, wordListVersion])
})

test('a person’s corrections count rather than the original reading', async () => {
  const { lot } = await aReadLot({ says: '下廻り錆', checked: '内装すれ', damage: rust })
  await judgeSheetsAgain(server)
  expect(await damageOf(lot)).toBe(0)
})

test('a sheet that staff have discarded still adds nothing to its lots', async () => {
  const { lot } = await aReadLot({ says: '下廻り錆', dropped: true })
  await judgeSheetsAgain(server)
  expect(await damageOf(lot)).toBeNull()
})

test('a reading judged by the current or a later word list stays as it is', async () => {
  const now = await aReadLot({ says: '下廻り錆', judgedBy: wordListVersion })
  const later = await aReadLot({ says: '下廻り錆', judgedBy: wordListVersion + 1 })
  await judgeSheetsAgain(server)
  expect([await damageOf(now.lot), await damageOf(later.lot)]).toEqual([0, 0])
  expect(await versions()).toEqual([wordListVersion, wordListVersion + 1])
})

test('readings are judged in small batches, and the next run continues where the last one ended', async () => {
  for (let n = 0; n < 5; n += 1) await aReadLot({ says: '下廻り錆' })
  await judgeSheetsAgain(server, 2)
  expect(await versions()).toEqual([1, 1, 0, 0, 0].map((one) => one * wordListVersion))
  expect(await waitingJobs()).toBe(1)
  await judgeSheetsAgain(server, 2)
  await judgeSheetsAgain(server, 2)
  expect(await versions()).toEqual(Array(5).fill(wordListVersion))
})

test('no further run is queued once all are judged', async () => {
  await aReadLot({ says: '下廻り錆' })
  await judgeSheetsAgain(server)
  expect(await waitingJobs()).toBe(0)
})

test('a lot given the same sheet at that very moment gets the damage, too', async () => {
  const { reading } = await aReadLot({ says: '下廻り錆' })
  const { id: other } = await aLot(server.db, { auction_sheet: 'https://pictures.example/same.jpg' })
  let again: Promise<void> = Promise.resolve()
  await withTransaction(server, async (tx) => {
    await lockLots(tx)
    again = judgeSheetsAgain(server)
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(
        server.db,
      )
      expect(rows).toHaveLength(1)
    })
    await tie(other, reading, tx)
  })
  await again
  expect(await damageOf(other)).toBe(rust)
})

test('a reading that staff check is judged by the current word list', async () => {
  const { lot, reading } = await aReadLot({ says: '内装すれ' })
  const staff = await server.signInAs(await aManager(server.db))
  const body = { id: reading, reading: says('下廻り錆'), version: 0 }
  expect((await staff.post('/car-auction/sheet-reading-check', body)).statusCode).toBe(200)
  expect([await versions(), await damageOf(lot)]).toEqual([[wordListVersion], rust])
})
