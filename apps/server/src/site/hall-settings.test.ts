import { Readable } from 'node:stream'
import { listHalls, resetHall, setHall, syncHalls } from '@seriba/server-company/hall-settings'
import { importFeed } from '@seriba/server-feed/import-feed'
import { createPool } from '@seriba/server-kit/db'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { companyChanges } from '../test/company-changes.ts'
import { deskOf } from '../test/desk.ts'
import { ndjson } from '../test/feed-imports.ts'
import { aCarLine } from '../test/lot-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus } = deskOf(server)
const hall = (name: string) => ({
  name,
  deadlineHours: 3,
  cancelDeadlineHours: null,
  overbidAllowance: null,
  deliveryFee: 15_000,
  auctionFee: 9_000,
})

async function importedAt(auction: string) {
  const pool = createPool({ url: server.url, max: 2 })
  try {
    await importFeed({ pool }, Readable.from([Buffer.from(ndjson([aCarLine({ auction })]))]))
  } finally {
    await pool.end()
  }
}

async function wonAt(auction: string) {
  const bid = await aBid(server.db, await aClient(server.db), {
    lot: await aLot(server.db, { auction }),
    sold_price: 450_000,
  })
  await setStatus(await aManager(server.db), bid.id, 6)
  return server.db.selectFrom('purchases').selectAll().where('bid_id', '=', bid.id).executeTakeFirstOrThrow()
}

test('a win is charged what the company has set, and amounts not set stay open', async () => {
  const { db } = server
  expect(await wonAt('JU Gifu')).toMatchObject({ delivery: null, other: 0, freight: null, agent_fee: 0 })
  await syncHalls(db, [hall('JU Gifu')])
  const won = await wonAt('JU Gifu')
  expect(won).toMatchObject({ delivery: 15_000, other: 9_000, freight: null })

  // It applies to wins from then on; earlier ones stay as they were.
  await setHall(db, 'JU Gifu', { deliveryFee: 17_000 })
  expect(await wonAt('JU Gifu')).toMatchObject({ delivery: 17_000, other: 9_000 })
  const unchanged = await db.selectFrom('purchases').selectAll().where('id', '=', won.id).executeTakeFirst()
  expect(unchanged).toEqual(won)
})

test('a hall is found by any spelling of its name, and one without lots is reported', async () => {
  const { db } = server
  await importedAt('USS Osaka')
  expect(await syncHalls(db, [hall('uss osaka'), hall('USS Osakka')])).toEqual(['USS Osakka'])
  expect(await wonAt('USS Osaka')).toMatchObject({ delivery: 15_000 })
  expect(await setHall(db, 'ＵＳＳ　ＯＳＡＫＡ', { deliveryFee: 17_000 })).toEqual({
    name: 'USS Osaka',
    hasLots: true,
  })
  expect(await wonAt('USS Osaka')).toMatchObject({ delivery: 17_000 })
  expect((await setHall(db, 'USS Osakka', { deliveryFee: 1 })).hasLots).toBe(false)
  expect(await resetHall(db, 'uss  osaka')).toBe(true)
})

test('a hall set up before its first lots keeps its terms, however the feed spells it', async () => {
  await setHall(server.db, 'HAA Kobe', { deliveryFee: 12_000 })
  await importedAt('haa　ＫＯＢＥ')
  expect((await listHalls(server.db)).filter(({ name }) => /kobe/i.test(name))).toMatchObject([
    { name: 'HAA Kobe', deliveryFee: 12_000 },
  ])
})

test('resetting an unknown hall stores nothing of its name', async () => {
  expect(await resetHall(server.db, 'USS Atlantis')).toBe(false)
  const spellings = server.db.selectFrom('lot_spellings').select('value')
  expect(await spellings.where('value', '=', 'USS Atlantis').execute()).toEqual([])
})

test('the file is read at each start, and values set by command take precedence', async () => {
  const { db } = server
  const named = async (name: string) => (await listHalls(db)).find((one) => one.name === name)
  await syncHalls(db, [hall('CAA Chubu'), hall('TAA Kinki')])
  await setHall(db, 'TAA Kinki', { deliveryFee: null })
  await syncHalls(db, [hall('TAA Kinki')])
  expect(await named('CAA Chubu')).toBeUndefined()
  expect(await named('TAA Kinki')).toMatchObject({ deliveryFee: null, auctionFee: 9_000, fromFile: false })
  expect(await resetHall(db, 'TAA Kinki')).toBe(true)
  expect(await resetHall(db, 'TAA Kinki')).toBe(false)
  await syncHalls(db, [hall('TAA Kinki')])
  expect(await named('TAA Kinki')).toMatchObject({ deliveryFee: 15_000, fromFile: true })
  await aLot(db, { auction: 'A hall of the feed' })
  expect(await named('A hall of the feed')).toMatchObject({ deliveryFee: null, fromFile: null })
})

test('a start announces the company only if its file changes a hall', async () => {
  const { db } = server
  await syncHalls(db, [hall('MIRIVE Saitama')])
  const before = await companyChanges(db)
  await syncHalls(db, [hall('MIRIVE Saitama')])
  expect(await companyChanges(db)).toBe(before)
  await syncHalls(db, [{ ...hall('MIRIVE Saitama'), deliveryFee: 16_000 }])
  expect(await companyChanges(db)).toBe(before + 1)
  // What was set by hand counts, whatever the file says.
  await setHall(db, 'MIRIVE Saitama', { deliveryFee: 16_000 })
  await syncHalls(db, [])
  expect(await companyChanges(db)).toBe(before + 1)
})
