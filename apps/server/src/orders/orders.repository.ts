import type { Order } from '@seriba/contracts/orders'
import { type OrderStatus, orderStatuses } from '@seriba/domain/orders/order'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../lib/db.ts'
import type { OrdersTable } from '../lib/schema/orders.ts'

export const toOrder = (row: Selectable<OrdersTable>): Order => ({
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
  createdAt: row.created_at,
})

/** A client's own, newest first. */
export const ordersOf = (db: Db, clientId: number) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

type OrderQuery = { status: OrderStatus | undefined; search: string; page: number; pageSize: number }

const joined = (db: Db) => db.selectFrom('orders').innerJoin('users', 'users.id', 'orders.client_id')

/** One page of everybody's: what is still to be done stands first. */
export async function pageOfOrders(db: Db, { status, search, page, pageSize }: OrderQuery) {
  let found = joined(db)
  if (status !== undefined) found = found.where('orders.status', '=', status)
  if (search !== '') {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    found = found.where(
      sql<boolean>`concat_ws(' ', orders.maker, orders.model, orders.port, users.full_name, users.company, users.id)
        ilike ${like}`,
    )
  }
  const [rows, { matching }] = await Promise.all([
    found
      .selectAll('orders')
      .select(['users.full_name', 'users.company'])
      .orderBy(sql`case orders.status when 'new' then 0 when 'searching' then 1 else 2 end`)
      .orderBy('orders.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('matching')).executeTakeFirstOrThrow(),
  ])
  return { rows, matching }
}

export async function countOrders(db: Db): Promise<Record<OrderStatus, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Record<OrderStatus, number>
  for (const { status, count } of rows) counts[status] = count
  return counts
}
