import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'

const database = testDb()

test('stored balances equal the sums of the ledger, however many lines arrive at once', async () => {
  const { db } = database
  const [first, second] = [await aClient(db), await aClient(db)]
  const line = (user_id: number, amount: number) => ({ user_id, type: 'Remittances' as const, amount })
  await db.insertInto('ledger').values(line(first.id, 100)).execute()
  await db
    .insertInto('ledger')
    .values([line(second.id, 7), line(first.id, -250), line(second.id, 5)])
    .execute()
  await db
    .transaction()
    .execute(async (tx) => {
      await tx.insertInto('ledger').values(line(first.id, 999)).execute()
      throw new Error('taken back')
    })
    .catch(() => null)
  const { rows } = await sql<{ user_id: number; amount: number }>`
    select user_id, amount from ledger_balances where user_id in (${first.id}, ${second.id}) order by user_id`.execute(
    db,
  )
  expect(rows).toEqual([
    { user_id: first.id, amount: -150 },
    { user_id: second.id, amount: 12 },
  ])
})
