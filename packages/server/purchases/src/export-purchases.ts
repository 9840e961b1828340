import type { Input } from '@seriba/contracts/contract'
import { exportPurchases as contract } from '@seriba/contracts/purchases'
import type { Actor } from '@seriba/domain/access/actor'
import { jstDay } from '@seriba/domain/time/jst'
import type { AppContext } from '@seriba/server-kit/context'
import type { ExportedBy, ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { pageOfDesk } from './desk.repository.ts'
import { deskRules } from './index-purchases.ts'
import { purchaseSheet } from './purchase-sheet.ts'
import { purchaseFilters } from './purchase-sheet-filters.ts'

const all = 1_000_000

type Ctx = Pick<AppContext, 'db' | 'company'>
type Asked = Input<typeof contract>

/** Every purchase that the list shows, as a file. */
export const purchaseExport = (ctx: Ctx): ListExport<typeof contract> => ({
  contract,
  path: 'purchase-export',
  fileName: 'purchases',
  format: ({ format }) => format,
  write: (actor, asked, by) => exportPurchases(ctx, actor, asked, by),
})

async function exportPurchases(ctx: Ctx, actor: Actor, asked: Asked, by: ExportedBy) {
  const { db, company } = ctx
  const today = jstDay(new Date())
  const { rows } = await pageOfDesk(db, { ...asked, page: 1, pageSize: all }, deskRules(company), today)
  return saveList(ctx, actor, by, {
    entry: { action: 'purchase.export', entity: 'purchases' },
    asked,
    table: { ...purchaseSheet(by.language), filters: await purchaseFilters(db, asked, by.language), rows },
  })
}
