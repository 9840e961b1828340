import type { Input } from '@seriba/contracts/contract'
import { exportOrders as contract, exportMyOrders } from '@seriba/contracts/orders'
import type { Actor } from '@seriba/domain/access/actor'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import type { ExportedBy, ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { orderFilters, orderSheet, ownOrderSheet } from './order-sheet.ts'
import { ordersOf, pageOfOrders } from './orders.repository.ts'

/** No more than a spreadsheet opens quickly. */
const rowsAtMost = 50_000

type Ctx = Pick<AppContext, 'db' | 'company'>
type Asked = Input<typeof contract>

/** Every order that the list shows, as a file. */
export const orderExport = (ctx: Ctx): ListExport<typeof contract> => ({
  contract,
  path: 'order-export',
  fileName: 'orders',
  format: ({ format }) => format,
  write: (actor, asked, by) => exportOrders(ctx, actor, asked, by),
})

async function exportOrders(ctx: Ctx, actor: Actor, asked: Asked, by: ExportedBy) {
  const { status: stage, search = '' } = asked
  const query = { stage, search: search.trim(), page: 1, pageSize: rowsAtMost }
  const { orders, matching } = await pageOfOrders(ctx.db, query)
  return saveList(ctx, actor, by, {
    entry: { action: 'order.export', entity: 'orders' },
    asked,
    table: {
      ...orderSheet(by.language),
      filters: orderFilters(asked, by.language),
      rows: orders,
      total: matching,
    },
  })
}

/** The caller's own orders, as a file. */
export const ownOrderExport = (ctx: Ctx): ListExport<typeof exportMyOrders> => ({
  contract: exportMyOrders,
  path: 'own-orders-export',
  fileName: 'orders',
  format: ({ format }) => format,
  write: async (actor, asked, by) =>
    saveList(ctx, actor, by, {
      entry: { action: 'order.export', entity: 'orders', entityId: 'own' },
      asked,
      table: { ...ownOrderSheet(by.language), filters: [], rows: await ordersOf(ctx.db, actor.userId) },
    }),
})
