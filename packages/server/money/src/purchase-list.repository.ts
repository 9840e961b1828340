import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import type { PurchaseSort } from '@seriba/domain/purchases/desk'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { IdCursor } from '@seriba/server-kit/id-cursor'
import { type RawBuilder, sql } from 'kysely'
import type { LotSnapshot } from './lot-snapshot.ts'
import type { PurchaseRow } from './purchases.repository.ts'

export type ListedPurchase = Omit<PurchaseRow, 'lot'> & { lot: LotSnapshot; client_name: string }
/** With its client's language. */
export type FoundPurchase = ListedPurchase & { client_language: number }

type PurchaseQuery = {
  search: string
  /** Japanese days, both included. */
  from: string | null
  to: string | null
  /** 0 is Processing, which is null in the database. */
  status: number | undefined
  sort: PurchaseSort
  order: 'asc' | 'desc'
  page: number
  pageSize: number
  /** Replaces page and order. */
  cursor: IdCursor | null
}

/** Users see their own, dealers also their clients', and staff everybody's. */
const purchasesOf = (db: Db | Tx, actor: Actor) =>
  db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.client_id')
    .where('purchases.taken_back_at', 'is', null)
    .where((eb) =>
      isManager(actor)
        ? eb.lit(true)
        : isDealer(actor)
          ? eb.or([eb('users.id', '=', actor.userId), eb('users.dealer_id', '=', actor.userId)])
          : eb('users.id', '=', actor.userId),
    )

const ownLine = (actor: Actor) => (isManager(actor) ? sql`true` : sql`user_id = ${actor.userId}`)

/** By its number, or by one of the actor's payments that charged for it. */
export async function findPurchase(
  db: Db | Tx,
  actor: Actor,
  id: number,
  by: 'purchase' | 'payment',
): Promise<FoundPurchase | undefined> {
  const wanted =
    by === 'purchase'
      ? sql<boolean>`purchases.id = ${id}::bigint`
      : sql<boolean>`purchases.id = (
          select purchase_id from ledger where id = ${id}::bigint and ${ownLine(actor)}
        )`
  const row = await purchasesOf(db, actor)
    .selectAll('purchases')
    .select(['users.full_name as client_name', 'users.language as client_language'])
    .where(wanted)
    .executeTakeFirst()
  return row as FoundPurchase | undefined
}

export async function pageOfPurchases(db: Db, actor: Actor, query: PurchaseQuery) {
  const own = purchasesOf(db, actor)
  let found = own
  const { search, from: fromDay, to, status } = query
  if (search !== '') found = found.where(mentions(search))
  if (fromDay) found = found.where('purchased_at', '>=', startOfJstDay(fromDay).toISOString())
  if (to) found = found.where('purchased_at', '<', startOfJstDay(addDays(to, 1)).toISOString())
  if (status !== undefined) {
    found =
      status === 0
        ? found.where('status', 'is', purchaseStatuses.processing)
        : found.where('status', '=', status)
  }
  const { sort, order, page, pageSize, cursor } = query
  const before = cursor?.before ?? null
  const sorted = cursor
    ? found
        .orderBy('purchases.id', 'desc')
        .$if(before !== null, (rows) => rows.where('purchases.id', '<', Number(before)))
    : found
        .orderBy(sql`${sorts[sort]} ${sql.raw(order)} nulls last`)
        .orderBy('purchases.id', order)
        .offset((page - 1) * pageSize)
  const count = (of: typeof own) =>
    of.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const [rows, all, matching] = await Promise.all([
    sorted.selectAll('purchases').select('users.full_name as client_name').limit(pageSize).execute(),
    count(own),
    count(found),
  ])
  return { rows: rows as unknown as ListedPurchase[], total: all.count, found: matching.count }
}

const sorts: Record<PurchaseSort, RawBuilder<unknown>> = {
  sku: sql`sku`,
  bought: sql`purchased_at`,
  etd: sql`etd`,
  eta: sql`eta`,
  total: sql`price + agent_fee + coalesce(delivery, 0) + other + coalesce(freight, 0)`,
}

/** Searches the purchase's number, the lot's number, and the vehicle's name and chassis. */
function mentions(text: string) {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`concat_ws(' ',
    sku, lot->>'lotNo', lot->>'maker', lot->>'model', lot->>'year', lot->>'chassis', lot->>'auction') ilike ${like}`
}
