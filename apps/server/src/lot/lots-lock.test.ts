import type { Tx } from '@seriba/server-kit/db'
import { lockLots } from '@seriba/server-kit/lock-lots'
import { linkReadingToLot } from '@seriba/server-sheets/readings.repository'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { drawnSheets } from '../test/drawn-sheets.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer({ demo: true })
const sheet = drawnSheets(1)[0] ?? null

async function isWaiting() {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`.execute(
    server.db,
  )
  return rows.length > 0
}

/** One transaction writes lots while staff ask for something, and finishes while that waits. */
async function askWhileLotsAreWritten(
  ask: (desk: Browser) => ReturnType<Browser['post']>,
  write: (tx: Tx) => Promise<unknown>,
) {
  const desk = await server.signInAs(await aManager(server.db))
  const asked = await server.db.transaction().execute(async (tx) => {
    await lockLots(tx)
    const answer = ask(desk)
    await expect.poll(isWaiting).toBe(true)
    await write(tx)
    return { answer }
  })
  return (await asked.answer).statusCode
}

test.each<[what: string, ask: (desk: Browser, id: string) => ReturnType<Browser['post']>]>([
  ['corrected', (desk, id) => desk.put('/lot/update', { id, status: 'notSold', reason: 'The hall called' })],
  ['given a note', (desk, carId) => desk.post('/car-auction/save-comment', { carId, comment: 'Rust' })],
  ['given new photos', (desk, carId) => desk.post('/car-auction/reload-images', { carId })],
  ['given a sheet reading', (desk, id) => desk.post('/car-auction/sheet-reading', { id })],
])('a lot can be %s while a feed writes it, and both succeed', async (_what, ask) => {
  const { id } = await aLot(server.db, { auction_sheet: sheet })
  const move = (tx: Tx) => sql`update lots set auction = 'moving ' || id where id = ${id}`.execute(tx)
  expect(await askWhileLotsAreWritten((desk) => ask(desk, String(id)), move)).toBe(200)
})

test('a reading can be checked while another lot is given its sheet', async () => {
  const [read, other] = [
    await aLot(server.db, { auction_sheet: sheet }),
    await aLot(server.db, { auction_sheet: sheet }),
  ]
  const client = await server.signInAs(await aClient(server.db))
  const { result } = (await client.post('/car-auction/sheet-reading', { id: String(read.id) })).json()
  const { id, reading } = result.read
  const check = (desk: Browser) =>
    desk.post('/car-auction/sheet-reading-check', {
      id,
      version: 0,
      reading: { ...reading, marks: [] },
    })
  expect(await askWhileLotsAreWritten(check, (tx) => linkReadingToLot(tx, other, id))).toBe(200)
})
