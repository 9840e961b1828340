import type { Input, Output } from '@seriba/contracts/contract'
import type { previewRetention as contract } from '@seriba/contracts/retention'
import { type RetainedName, type Retention, retainedFrom, retainedNames } from '@seriba/domain/site/retention'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { retainedRows } from './retained-rows.ts'

type Ctx = { db: Db; company: Retention }

/** How many rows would be deleted tonight with these periods. */
export async function previewRetention(
  { db, company }: Ctx,
  asked: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const today = jstDay(new Date())
  const counts = await Promise.all(
    retainedNames.map(async (name) => {
      const from = retainedFrom(asked[name] ?? company[name], today)
      return [name, from === null ? 0 : await countOld(db, name, startOfJstDay(from))] as const
    }),
  )
  return { rows: Object.fromEntries(counts) as Record<RetainedName, number> }
}

async function countOld(db: Db, name: RetainedName, before: Date): Promise<number> {
  const { table, old } = retainedRows[name]
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${old(before)}`.execute(db)
  return rows[0]?.count ?? 0
}
