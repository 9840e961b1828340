import type { Input } from '@seriba/contracts/contract'
import { exportOrders as contract } from '@seriba/contracts/orders'
import type { Actor } from '@seriba/domain/access/actor'
import type { ExportedBy, ListExport } from '@seriba/server-account/list-export'
import type {} from '@seriba/server-company/company-store'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { savedTable } from '@seriba/server-kit/saved-table'
import { orderFilters, orderSheet } from './order-sheet.ts'
import { pageOfOrders } from './orders.repository.ts'

/** What a spreadsheet opens at once. */
const rowsAtMost = 50_000

type Ctx = Pick<AppContext, 'db' | 'company'>
type Asked = Input<typeof contract>

/** Every order that the list shows, as a file; who took it, and what, is kept. */
export const orderExport = (ctx: Ctx): ListExport<typeof contract> => ({
  contract,
  path: 'order-export',
  fileName: 'orders',
  format: ({ format }) => format,
  write: (actor, asked, by) => exportOrders(ctx, actor, asked, by),
})

async function exportOrders({ db, company }: Ctx, actor: Actor, asked: Asked, by: ExportedBy) {
  const { status: stage, search = '' } = asked
  const query = { stage, search: search.trim(), page: 1, pageSize: rowsAtMost }
  const { orders } = await pageOfOrders(db, query)
  await withTransaction({ db }, (tx) =>
    recordAudit(tx, {
      actor,
      action: 'order.export',
      entity: 'orders',
      entityId: 'list',
      after: { ...asked, rows: orders.length },
      ip: by.ip,
    }),
  )
  const { name, columns } = orderSheet(by.language)
  const filters = orderFilters(asked, by.language)
  const head = { name, company: company.name, language: by.language, filters, at: new Date() }
  return savedTable({ format: asked.format, head, columns, rows: orders })
}
