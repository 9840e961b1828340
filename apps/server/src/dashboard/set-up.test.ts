import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('an owner sees the remaining setup steps until they are done', async () => {
  const owner = await server.signInAs(await aManager(server.db))
  const left = async () => {
    const { steps } = (await owner.get('/site/set-up')).json().result
    return steps
      .filter(({ isDone }: { isDone: boolean }) => !isDone)
      .map(({ step }: { step: string }) => step)
  }
  expect(await left()).toContain('costs')
  await sql`insert into cost_tables (status, valid_from, data) values ('published', '2026-01-01', '{}')`.execute(
    server.db,
  )
  await aLot(server.db)
  const rest = await left()
  expect(rest).not.toContain('costs')
  expect(rest).not.toContain('lots')
})

test('finished steps are listed with details: halls without a fee, upcoming lots, and colleagues', async () => {
  const owner = await aManager(server.db)
  const browser = await server.signInAs(owner)
  const set = async () => (await browser.get('/site/set-up')).json().result.set
  const before = await set()
  await server.db
    .insertInto('halls')
    .values([
      { name: 'USS Tokyo', auction_fee: 17_600, from_file: false },
      { name: 'JU Gunma', auction_fee: null, from_file: false },
    ])
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await aLot(server.db)
  await aLot(server.db, { auction_at: new Date(Date.now() - 3 * 86_400_000) })
  await aManager(server.db)
  await aManager(server.db, { role: 'disabled' })
  const after = await set()
  expect([after.halls - before.halls, after.withoutFee - before.withoutFee]).toEqual([2, 1])
  expect([after.lots - before.lots, after.colleagues - before.colleagues]).toEqual([1, 1])
})
