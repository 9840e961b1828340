import type { Input } from '@seriba/contracts/contract'
import type { indexPurchases } from '@seriba/contracts/purchases'
import type { DeskRules, DeskSort, MissingPart } from '@seriba/domain/purchases/desk'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { askedDay } from '@seriba/server-money/asked-day'
import type { ListedPurchase } from '@seriba/server-money/purchase-list.repository'
import { type RawBuilder, sql } from 'kysely'
import { deskFacts, lacksPart, missingList } from './desk-facts.ts'

export type DeskQuery = Input<typeof indexPurchases>
/** What the desk knows about a purchase besides its row, in yen. */
type Fact = {
  id: number
  due: number | null
  paid: number
  missing: MissingPart[]
  late: boolean
  days: number
}
export type DeskRow = ListedPurchase & { bid_status: number | null } & Omit<Fact, 'id'>
type Count = { status: number | null; count: number; late: number; sum: number }

const sorts: Record<DeskSort, RawBuilder<unknown>> = {
  sku: sql`sku`,
  client: sql`lower(client_name)`,
  bought: sql`purchased_at`,
  etd: sql`etd`,
  eta: sql`eta`,
  total: sql`total`,
}

/** By progress, and the newest first within a status, unless another order is requested. */
function orderOf({ sort, order }: DeskQuery) {
  if (sort === undefined) return sql`coalesce(status, 0), purchased_at desc, id desc`
  const way = sql.raw(order)
  return sql`${sorts[sort]} ${way} nulls last, id ${way}`
}

/** A page of purchases with the counts of each status, which are independent of the chosen status. */
export async function pageOfDesk(db: Db, query: DeskQuery, rules: DeskRules, today: string) {
  const statuses = query.status.map((status) => (status === 0 ? -1 : status))
  const chosen = statuses.length === 0 ? sql`true` : sql`coalesce(status, -1) = any(${statuses}::int[])`
  const { rows } = await sql<{
    page: Fact[] | null
    counts: Count[] | null
    matching: number
    total: number
    to_check: number
    ports: string[] | null
  }>`
    with ${deskFacts(rules, today)},
    found as materialized (select * from facts where ${filterOf(query)})
    select
      (select jsonb_agg(one) from (
        select id, due, paid, ${missingList} as missing, late, days from found where ${chosen}
        order by ${orderOf(query)} limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}
      ) one) as page,
      (select jsonb_agg(one) from (
        select status, count(*) as count, count(*) filter (where late) as late, coalesce(sum(total), 0) as sum
        from found group by status order by coalesce(status, 0)
      ) one) as counts,
      (select count(*) from found where ${chosen}) as matching,
      (select count(*) from facts) as total,
      (select count(*) from facts where ${lacksPart('check')}) as to_check,
      (select array_agg(distinct export_port order by export_port) from facts where export_port <> '') as ports
    `.execute(db)
  const [answer] = rows
  const page = answer?.page ?? []
  return {
    rows: await rowsOf(db, page),
    counts: answer?.counts ?? [],
    matching: answer?.matching ?? 0,
    total: answer?.total ?? 0,
    toCheck: answer?.to_check ?? 0,
    ports: answer?.ports ?? [],
  }
}

/** The purchases on a page, in its order. */
async function rowsOf(db: Db, page: readonly Fact[]): Promise<DeskRow[]> {
  const ids = page.map(({ id }) => id)
  const { rows } = await sql<ListedPurchase & { bid_status: number | null }>`
    select p.*, u.full_name as client_name, b.status as bid_status
    from purchases p join users u on u.id = p.client_id left join bids b on b.id = p.bid_id
    where p.id = any(${ids}::int[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return page.flatMap(({ id, ...fact }) => {
    const row = byId.get(id)
    return row ? [{ ...row, ...fact }] : []
  })
}

function filterOf(query: DeskQuery) {
  const { search = '', clientId, managerId, port, voyageId, paid, missing } = query
  const from = askedDay('dateFrom', query.dateFrom)
  const to = askedDay('dateTo', query.dateTo)
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (search.trim() !== '') parts.push(mentions(search.trim()))
  if (clientId !== undefined) parts.push(sql`client_id = ${clientId}::bigint`)
  if (managerId !== undefined) parts.push(sql`manager_id = ${managerId}::bigint`)
  if (port !== undefined) parts.push(sql`export_port = ${port}`)
  if (voyageId !== undefined) parts.push(sql`voyage_id = ${voyageId}::bigint`)
  if (paid === 'paid') parts.push(sql`paid >= due`)
  if (paid === 'part') parts.push(sql`paid > 0 and paid < due`)
  if (paid === 'due') parts.push(sql`due > 0 and paid = 0`)
  if (missing !== undefined) parts.push(lacksPart(missing))
  if (from) parts.push(sql`purchased_at >= ${startOfJstDay(from).toISOString()}`)
  if (to) parts.push(sql`purchased_at < ${startOfJstDay(addDays(to, 1)).toISOString()}`)
  return sql.join(parts, sql` and `)
}

/** Searches the numbers of the purchase, its lot, and its bill of lading, and the chassis, client, and voyage. */
function mentions(text: string) {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql`id in (
    select p.id from purchases p join users u on u.id = p.client_id
    where concat_ws(' ', p.sku, u.full_name, p.bl_number, p.voyage,
      p.lot->>'chassis', p.lot->>'lotNo', p.lot->>'maker', p.lot->>'model') ilike ${like}
  )`
}
