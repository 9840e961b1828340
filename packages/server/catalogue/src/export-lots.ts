import { exportLots as contract } from '@seriba/contracts/catalogue'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { listLots } from './list-lots.ts'
import { type AnyLotRow, lotSheet } from './lot-sheet.ts'
import { lotFilters } from './lot-sheet-filters.ts'
import { assertCanView } from './page-access.ts'

/** The most rows from a catalogue of millions: the first ones in the requested order. */
const rowsAtMost = 5_000
const atOnce = 500

type Ctx = Pick<AppContext, 'db' | 'company' | 'lotSearch' | 'destinationOf'>
type Asked = Input<typeof contract>

/** The lots a search finds, as a file; it contains what the list shows its viewer, and requires the same flag. */
export const lotExport = (ctx: Ctx): ListExport<typeof contract> => ({
  contract,
  path: 'lots-export',
  fileName: 'lots',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    assertCanView(actor, asked.pageType)
    const { rows, total } = await lotsOf(ctx, actor, asked)
    return saveList(ctx, actor, by, {
      entry: { action: 'lots.export', entity: 'lots', entityId: asked.pageType },
      asked,
      table: {
        ...lotSheet(by.language, asked.pageType, actor),
        filters: lotFilters(asked, by.language),
        rows,
        total,
      },
    })
  },
})

/** Page by page, so that no statement handles thousands of lots. */
async function lotsOf(ctx: Ctx, actor: Actor, asked: Asked) {
  const found: AnyLotRow[] = []
  for (let page = 1; page * atOnce <= rowsAtMost; page++) {
    const list = await listLots(ctx, actor, { ...asked, page, pageSize: atOnce, cursor: undefined })
    const rows = list.carsList ?? list.bikeList ?? list.mechList ?? []
    found.push(...rows)
    if (rows.length < atOnce) return { rows: found, total: found.length }
    if (page * atOnce === rowsAtMost) return { rows: found, total: list.pageInfo.totalSearchResults }
  }
  return { rows: found, total: found.length }
}
