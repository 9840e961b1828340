import { exportClients as contract } from '@seriba/contracts/clients'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import type { AppContext } from '@seriba/server-kit/context'
import type { ExportedBy, ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { pageOfClients } from './client-list.repository.ts'
import { clientSheet } from './client-sheet.ts'
import { clientFilters } from './client-sheet-filters.ts'

const all = 1_000_000

type Ctx = Pick<AppContext, 'db' | 'company'>
type Asked = Input<typeof contract>

/** All the clients that the list shows to staff, as a file. */
export const clientExport = (ctx: Ctx): ListExport<typeof contract> => ({
  contract,
  path: 'client-export',
  fileName: 'clients',
  format: ({ format }) => format,
  write: (actor, asked, by) => exportClients(ctx, actor, asked, by),
})

async function exportClients(ctx: Ctx, actor: Actor, asked: Asked, by: ExportedBy) {
  const { roleId, sort, order, format: _, ...filter } = asked
  const page = { roleId, sort, order, language: by.language, page: 1, pageSize: all }
  return saveList(ctx, actor, by, {
    entry: { action: 'client.export', entity: 'clients' },
    asked,
    table: {
      ...clientSheet(by.language, ctx.company.bidStep),
      filters: await clientFilters(ctx.db, asked, by.language),
      rows: await pageOfClients(ctx.db, filter, page, new Date()),
    },
  })
}
