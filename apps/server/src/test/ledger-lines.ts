import type { Db } from '@seriba/server-kit/db'
import type { TestUser } from './builders.ts'

/** What stands in somebody's ledger: the purpose and amount of each line, the first one first. */
export async function ledgerLinesOf(db: Db, { id }: TestUser) {
  const lines = await db
    .selectFrom('ledger')
    .select(['purpose', 'amount'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  return lines.map(({ purpose, amount }) => [purpose, amount])
}
