import { exportBids as contract } from '@seriba/contracts/bid-lists'
import type { Input } from '@seriba/contracts/contract'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import type { ExportedBy, ListExport } from '@seriba/server-account/list-export'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { savedTable } from '@seriba/server-kit/saved-table'
import { bidSheet } from './bid-sheet.ts'
import { bidFilters } from './bid-sheet-filters.ts'
import { modeOf } from './list-bid-filters.ts'
import { listBids } from './list-bids.ts'

/** Of an archive of years: what a spreadsheet opens at once. */
const rowsAtMost = 50_000

type Ctx = Pick<AppContext, 'db' | 'company' | 'config'>
type Asked = Input<typeof contract>

/** Every bid that a list shows its reader, as the file of a spreadsheet; who took it, and what, is kept. */
export const bidExport = (ctx: Ctx): ListExport<typeof contract> => ({
  contract,
  path: 'bid-export',
  fileName: 'bids',
  format: ({ format }) => format,
  write: (actor, asked, by) => exportBids(ctx, actor, asked, by),
})

async function exportBids(ctx: Ctx, actor: Actor, asked: Asked, by: ExportedBy) {
  const mode = asked.list === 'archive' ? asked.list : modeOf(actor)
  const scope = { actor, mode, tab: asked.bidType, now: new Date() } as const
  const { cars } = await listBids(ctx, scope, { ...asked, page: 1, pageSize: rowsAtMost })
  await withTransaction(ctx, (tx) =>
    recordAudit(tx, {
      actor,
      action: 'bid.export',
      entity: 'bids',
      entityId: mode,
      after: { ...asked, rows: cars.length },
      ip: by.ip,
    }),
  )
  const { name, columns } = bidSheet(by.language, mode, isManager(actor) || isDealer(actor))
  const filters = await bidFilters(ctx, actor, asked, by.language)
  const head = { name, company: ctx.company.name, language: by.language, filters, at: new Date() }
  return savedTable({ format: asked.format, head, columns, rows: cars })
}
