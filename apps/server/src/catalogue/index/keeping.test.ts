import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LotIndex, startLotIndex } from '@seriba/server-catalogue/index/start-lot-index'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aLot } from '../../test/bid-builders.ts'
import { testDb } from '../../test/db.ts'
import { importKnownLots, searchNow } from '../../test/known-lots.ts'

const database = testDb()
const now = () => searchNow
const tomorrow = new Date(searchNow.getTime() + 86_400_000)
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'index-'))
  await importKnownLots(database, 300)
})
afterAll(() => rm(folder, { recursive: true }))

/** An index that is ready, and whether it was loaded from a stored one. */
async function started(): Promise<{ index: LotIndex; reopened: boolean }> {
  const lines: { reopened?: boolean }[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const index = startLotIndex({ url: database.url, db: database.db, log, now, keep: { folder, fromRows: 1 } })
  const ready = () => lines.find(({ reopened }) => reopened !== undefined)
  await vi.waitUntil(() => ready() !== undefined, { timeout: 20_000 })
  return { index, reopened: ready()?.reopened === true }
}

const makers = async ({ lotSearch }: LotIndex) =>
  new Map((await lotSearch.facets('car-auction', {})).options.maker.map(({ value, count }) => [value, count]))

test('the previous process’s index is reused, along with everything that changed since', async () => {
  const gone = await aLot(database.db, { maker: 'Prince', auction_at: tomorrow })
  const changed = await aLot(database.db, { maker: 'Datsun', auction_at: tomorrow })
  const first = await started()
  expect(first.reopened).toBe(false)
  expect((await makers(first.index)).get('Datsun')).toBe(1)
  const before = await makers(first.index)
  const file = join(folder, 'lot-index')
  await vi.waitUntil(() => existsSync(file), { timeout: 20_000 })
  await first.index.stop()

  await sql`update lots set maker = 'Bellett' where id = ${changed.id}`.execute(database.db)
  await sql`delete from lots where id = ${gone.id}`.execute(database.db)
  const second = await started()
  expect(second.reopened).toBe(true)
  for (const maker of ['Prince', 'Datsun']) before.delete(maker)
  expect(await makers(second.index)).toEqual(before.set('Bellett', 1))
  await second.index.stop()

  // A table that was filled again is a different one.
  await sql`vacuum full lots`.execute(database.db)
  const third = await started()
  expect(third.reopened).toBe(false)
  await third.index.stop()
})
