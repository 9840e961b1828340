import { exportBids as contract } from '@seriba/contracts/bid-lists'
import type { Input } from '@seriba/contracts/contract'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import type { AppContext } from '@seriba/server-kit/context'
import type { ExportedBy, ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { bidSheet } from './bid-sheet.ts'
import { bidFilters } from './bid-sheet-filters.ts'
import { modeOf } from './list-bid-filters.ts'
import { listBids } from './list-bids.ts'

/** The most rows from years of archive that a spreadsheet opens at once. */
const rowsAtMost = 50_000

type Ctx = Pick<AppContext, 'db' | 'company' | 'config'>
type Asked = Input<typeof contract>

/** Every bid that a list shows its reader, as a file. */
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
  const { cars, pageInfo } = await listBids(ctx, scope, { ...asked, page: 1, pageSize: rowsAtMost })
  return saveList(ctx, actor, by, {
    entry: { action: 'bid.export', entity: 'bids', entityId: mode },
    asked,
    table: {
      ...bidSheet(by.language, mode, isManager(actor) || isDealer(actor)),
      filters: await bidFilters(ctx, actor, asked, by.language),
      rows: cars,
      total: pageInfo.totalSearchResults,
    },
  })
}
