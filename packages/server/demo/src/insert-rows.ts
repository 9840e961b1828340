import type { Tx } from '@seriba/server-kit/db'
import type { Database } from '@seriba/server-kit/schema'
import type { Insertable } from 'kysely'

const chunk = 500

/** Inserts any number of rows, since one statement accepts only a limited number of parameters. */
export async function insertRows<Table extends keyof Database>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
) {
  for (let start = 0; start < rows.length; start += chunk) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + chunk) as never)
      .execute()
  }
}
