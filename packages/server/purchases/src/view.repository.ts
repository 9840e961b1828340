import type { PurchaseDetails, PurchaseEntry } from '@seriba/contracts/purchase-view'
import type { Db } from '@seriba/server-kit/db'
import { stillWanted } from '@seriba/server-money/papers-wanted'
import { sql } from 'kysely'
import { paidOf } from './paid.ts'

/** When it reached each status, the oldest first. */
export async function stepsOf(db: Db, purchaseId: number): Promise<PurchaseDetails['statusDates']> {
  return db
    .selectFrom('purchase_steps')
    .leftJoin('users', 'users.id', 'purchase_steps.by')
    .select(['purchase_steps.status', 'purchase_steps.at', 'users.full_name as by'])
    .where('purchase_id', '=', purchaseId)
    .orderBy('purchase_steps.id')
    .execute()
}

/** Its ledger lines, the oldest first. */
export async function entriesOf(db: Db, purchaseId: number): Promise<PurchaseEntry[]> {
  return db
    .selectFrom('ledger')
    .select(['id', 'at as date', 'type', 'purpose', 'description', 'amount'])
    .where('purchase_id', '=', purchaseId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** In yen. */
export async function paidFor(db: Db, purchase: { id: number }) {
  const { rows } = await sql<{ paid: number; due: number | null }>`
    select paid, due from (${paidOf(sql`id = ${purchase.id}`)}) money`.execute(db)
  return rows[0] ?? { paid: 0, due: null }
}

/** What staff have requested from the client and are still waiting for. */
export const wantsOf = (db: Db, purchaseId: number) =>
  db
    .selectFrom('purchase_wants as w')
    .select(['w.what', 'w.asked_at as askedAt'])
    .where('w.purchase_id', '=', purchaseId)
    .where(stillWanted)
    .orderBy('w.asked_at')
    .execute()

/** The status of the bid that won it; null if it was bought elsewhere. */
export async function bidStatusOf(db: Db, bidId: number | null): Promise<number | null> {
  if (bidId === null) return null
  const { status } = await db
    .selectFrom('bids')
    .select('status')
    .where('id', '=', bidId)
    .executeTakeFirstOrThrow()
  return status
}

export async function noteAuthor(db: Db, userId: number | null): Promise<string | null> {
  if (userId === null) return null
  const user = await db.selectFrom('users').select('full_name').where('id', '=', userId).executeTakeFirst()
  return user?.full_name ?? null
}

/** 1 to 12, if a catalogue was asked and knew it. */
export async function productionMonthOf(
  db: Db,
  { maker, chassis }: { maker: string; chassis: string },
): Promise<number | null> {
  const { rows } = await sql<{ month: string | null }>`
    select car_info->>'month' as month from production_months
    where maker = lower(${maker}) and chassis = upper(${chassis})`.execute(db)
  const month = Number(rows[0]?.month)
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : null
}
