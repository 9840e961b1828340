import { exportClients as contract } from '@seriba/contracts/clients'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import type { ExportedBy, ListExport } from '@seriba/server-account/list-export'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { savedTable } from '@seriba/server-kit/saved-table'
import { pageOfClients } from './client-list.repository.ts'
import { clientSheet } from './client-sheet.ts'
import { clientFilters } from './client-sheet-filters.ts'

const all = 1_000_000

type Ctx = Pick<AppContext, 'db' | 'company'>
type Asked = Input<typeof contract>

/** Everybody whom the list shows to staff, as the file of a spreadsheet; who took it, and what, is kept. */
export const clientExport = (ctx: Ctx): ListExport<typeof contract> => ({
  contract,
  path: 'client-export',
  fileName: 'clients',
  format: ({ format }) => format,
  write: (actor, asked, by) => exportClients(ctx, actor, asked, by),
})

async function exportClients({ db, company }: Ctx, actor: Actor, asked: Asked, by: ExportedBy) {
  const { roleId, sort, order, format: _, ...filter } = asked
  const page = { roleId, sort, order, language: by.language, page: 1, pageSize: all }
  const rows = await pageOfClients(db, filter, page, new Date())
  await withTransaction({ db }, (tx) =>
    recordAudit(tx, {
      actor,
      action: 'client.export',
      entity: 'clients',
      entityId: 'list',
      after: { ...asked, rows: rows.length },
      ip: by.ip,
    }),
  )
  const { name, columns } = clientSheet(by.language, company.bidStep)
  const filters = await clientFilters(db, asked, by.language)
  const head = { name, company: company.name, language: by.language, filters, at: new Date() }
  return savedTable({ format: asked.format, head, columns, rows })
}
