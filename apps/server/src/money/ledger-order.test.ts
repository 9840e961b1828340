import { withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'

const database = testDb()
const linesOf = (userId: number) =>
  database.db.selectFrom('ledger').selectAll().where('user_id', '=', userId).orderBy('id').execute()

test('simultaneous lines are numbered and dated in the same order, whichever began first', async () => {
  const { db } = database
  const { id: user_id } = await aClient(db)
  const writers = Array.from({ length: 12 }, (_, writer) =>
    withTransaction(database, async (tx) => {
      // Both have begun before either has written, so the start of a transaction does not determine the order.
      await sql`select 1`.execute(tx)
      for (let line = 0; line < 5; line += 1)
        await tx
          .insertInto('ledger')
          .values({ user_id, type: 'Yahoo', amount: -(writer + 1) })
          .execute()
    }),
  )
  await Promise.all(writers)

  const lines = await linesOf(user_id)
  expect(lines).toHaveLength(60)
  const moments = lines.map(({ at }) => Date.parse(at))
  expect(moments).toEqual([...moments].sort((a, b) => a - b))
  // A transaction's lines stay together: no running balance stops halfway through them.
  const blocks = lines.map(({ amount }) => amount).filter((amount, at, all) => amount !== all[at - 1])
  expect(blocks).toHaveLength(12)
})

test('a charge-back is never dated before the charge it reverses', async () => {
  const { db } = database
  const { id: user_id } = await aClient(db)
  let release: () => void = () => {}
  const begun = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = withTransaction(database, async (tx) => {
    await sql`select now()`.execute(tx)
    await begun
    await tx.insertInto('ledger').values({ user_id, type: 'CarPurchase', amount: 1000 }).execute()
  })
  await db.insertInto('ledger').values({ user_id, type: 'CarPurchase', amount: -1000 }).execute()
  release()
  await slow
  const byDate = (await linesOf(user_id)).sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.id - b.id)
  expect(byDate.map(({ amount }) => amount)).toEqual([-1000, 1000])
})

test('a line dated by hand keeps its date', async () => {
  const { db } = database
  const { id: user_id } = await aClient(db)
  const at = new Date('2026-01-05T00:00:00Z')
  await db.insertInto('ledger').values({ user_id, type: 'Remittances', amount: 5, at }).execute()
  expect((await linesOf(user_id))[0]?.at).toBe(at.toISOString())
})
