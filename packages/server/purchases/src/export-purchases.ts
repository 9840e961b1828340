import type { Input } from '@seriba/contracts/contract'
import { exportPurchases as contract } from '@seriba/contracts/purchases'
import type { Actor } from '@seriba/domain/access/actor'
import { jstDay } from '@seriba/domain/time/jst'
import type { ExportedBy, ListExport } from '@seriba/server-account/list-export'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { savedTable } from '@seriba/server-kit/saved-table'
import { pageOfDesk } from './desk.repository.ts'
import { deskRules } from './index-purchases.ts'
import { purchaseSheet } from './purchase-sheet.ts'
import { purchaseFilters } from './purchase-sheet-filters.ts'

const all = 1_000_000

type Ctx = Pick<AppContext, 'db' | 'company'>
type Asked = Input<typeof contract>

/** Every purchase that the list shows, as the file of a spreadsheet; who took it, and what, is kept. */
export const purchaseExport = (ctx: Ctx): ListExport<typeof contract> => ({
  contract,
  path: 'purchase-export',
  fileName: 'purchases',
  format: ({ format }) => format,
  write: (actor, asked, by) => exportPurchases(ctx, actor, asked, by),
})

async function exportPurchases({ db, company }: Ctx, actor: Actor, asked: Asked, by: ExportedBy) {
  const today = jstDay(new Date())
  const { rows } = await pageOfDesk(db, { ...asked, page: 1, pageSize: all }, deskRules(company), today)
  await withTransaction({ db }, (tx) =>
    recordAudit(tx, {
      actor,
      action: 'purchase.export',
      entity: 'purchases',
      entityId: 'list',
      after: { ...asked, rows: rows.length },
      ip: by.ip,
    }),
  )
  const { name, columns } = purchaseSheet(by.language)
  const filters = await purchaseFilters(db, asked, by.language)
  const head = { name, company: company.name, language: by.language, filters, at: new Date() }
  return savedTable({ format: asked.format, head, columns, rows })
}
