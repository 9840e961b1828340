import { recordAudit } from '@seriba/server-kit/audit'
import { withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'

const database = testDb()

test.each(['audit', 'ledger', 'bid_logs'])('nobody can rewrite %s', async (table) => {
  const { actor, id } = await aClient(database.db)
  await withTransaction(database, (tx) =>
    recordAudit(tx, { actor, action: 'lot.note', entity: 'lot', entityId: 1 }),
  )
  await database.db.insertInto('ledger').values({ user_id: id, type: 'Remittances', amount: 1 }).execute()

  const statements = [`update ${table} set id = default`, `delete from ${table}`, `truncate ${table} cascade`]
  for (const statement of statements) {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('append-only')
  }
})
