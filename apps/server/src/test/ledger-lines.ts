import type { Db } from '@seriba/server-kit/db'
import type { TestUser } from './builders.ts'

/** Somebody's ledger: the purpose and amount of each line, first one first. */
export async function ledgerLinesOf(db: Db, { id }: TestUser) {
  const lines = await db
    .selectFrom('ledger')
    .select(['purpose', 'amount'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  return lines.map(({ purpose, amount }) => [purpose, amount])
}
