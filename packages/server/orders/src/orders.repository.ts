import type { Order, StaffOrder } from '@seriba/contracts/orders'
import { type OrderStage, orderStages } from '@seriba/domain/orders/order'
import type { Db } from '@seriba/server-kit/db'
import type { OrdersTable } from '@seriba/server-kit/schema/orders'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { fromOffers, offerState } from './offers.repository.ts'

type OrderRow = Selectable<OrdersTable> & Pick<Order, 'stage' | 'offered' | 'waiting' | 'bought'>
type StaffOrderRow = OrderRow & { full_name: string; company: string | null }

export const mapOrder = (row: OrderRow): Order => ({
  id: row.id,
  kind: row.kind,
  maker: row.maker,
  model: row.model,
  chassis: row.chassis,
  yearFrom: row.year_from,
  yearTo: row.year_to,
  grades: row.grades,
  mileageFrom: row.mileage_from,
  mileageTo: row.mileage_to,
  gearbox: row.gearbox,
  color: row.color,
  budget: row.budget,
  port: row.port,
  bidType: row.bid_type,
  neededBy: row.needed_by,
  note: row.note,
  status: row.status,
  stage: row.stage,
  offered: row.offered,
  waiting: row.waiting,
  bought: row.bought,
  createdAt: row.created_at,
})

export const mapStaffOrder = (row: StaffOrderRow): StaffOrder => ({
  ...mapOrder(row),
  client: { id: row.client_id, name: row.full_name, company: row.company },
})

/**
 * Orders `o` with the outcome of their offers. What was bought still counts after the order is closed; nothing waits
 * then.
 */
const withStages = (now: Date) => sql`(
  select p.*, sums.offered, sums.bought, case when p.status = 'closed' then 0 else sums.waiting end as waiting,
    case when cardinality(sums.bought) > 0 then 'bought' when p.status = 'closed' then 'closed'
      when sums.waiting > 0 then 'offered' else p.status end as stage
  from orders p cross join lateral (
    select count(*) as offered, count(*) filter (where s.state = 'waiting') as waiting,
      coalesce(array_agg(s.lot_no order by s.lot_no) filter (where s.state = 'bought'), '{}') as bought
    from (select ${offerState(now)} as state, l.lot_no ${fromOffers} where f.order_id = p.id) s
  ) sums
) o`

/** A client's own orders, newest first. */
export async function ordersOf(db: Db, clientId: number, now = new Date()): Promise<Order[]> {
  const { rows } = await sql<OrderRow>`
    select * from ${withStages(now)} where o.client_id = ${clientId} order by o.created_at desc, o.id desc`.execute(
    db,
  )
  return rows.map(mapOrder)
}

type OrderQuery = { stage: OrderStage | undefined; search: string; page: number; pageSize: number }

const withClients = (now: Date) => sql`from ${withStages(now)} join users u on u.id = o.client_id`
const staffColumns = sql`o.*, u.full_name, u.company`

/** One page of everybody's orders, the unfinished ones first. */
export async function pageOfOrders(db: Db, { stage, search, page, pageSize }: OrderQuery) {
  const now = new Date()
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const found = sql`${withClients(now)} where (${stage ?? null}::text is null or o.stage = ${stage ?? null})
    and (${search} = '' or concat_ws(' ', o.maker, o.model, o.port, u.full_name, u.company, u.id) ilike ${like})`
  const [orders, counted] = await Promise.all([
    sql<StaffOrderRow>`
      select ${staffColumns} ${found}
      order by case o.stage when 'new' then 0 when 'searching' then 1 when 'offered' then 1 else 2 end, o.id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
    sql<{ matching: number }>`select count(*) as matching ${found}`.execute(db),
  ])
  return { orders: orders.rows.map(mapStaffOrder), matching: counted.rows[0]?.matching ?? 0 }
}

/** Open orders that match a condition. */
export async function openOrders(
  db: Db,
  { where, first, limit }: { where: RawBuilder<boolean>; first: RawBuilder<boolean>; limit: number },
): Promise<StaffOrder[]> {
  const { rows } = await sql<StaffOrderRow>`
    select ${staffColumns} ${withClients(new Date())} where o.status <> 'closed' and ${where}
    order by ${first} desc, o.id desc limit ${limit}`.execute(db)
  return rows.map(mapStaffOrder)
}

export async function countOrders(db: Db): Promise<Record<OrderStage, number>> {
  const { rows } = await sql<{ stage: OrderStage; count: number }>`
    select o.stage, count(*) from ${withStages(new Date())} group by o.stage`.execute(db)
  const counts = Object.fromEntries(orderStages.map((stage) => [stage, 0])) as Record<OrderStage, number>
  for (const { stage, count } of rows) counts[stage] = count
  return counts
}

/** The orders that nobody has started on. */
export async function countNewOrders(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from orders where status = 'new'`.execute(db)
  return rows[0]?.count ?? 0
}
