import type { BankDetails } from '@seriba/contracts/deposits'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

export type BankAccount = {
  id: number
  /** The Japanese day from which it applies. */
  from: string
  account: BankDetails
  reason: string
  by: string | null
  at: string
}

/** Every account that was published, newest first. */
export async function bankAccounts(db: Db | Tx): Promise<BankAccount[]> {
  const { rows } = await sql<BankAccount>`
    select a.id, a.valid_from::text as "from", a.account, a.reason, u.full_name as by, a.at
    from bank_accounts a left join users u on u.id = a.by
    order by a.id desc`.execute(db)
  return rows
}
