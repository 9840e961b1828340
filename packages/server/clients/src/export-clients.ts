import { exportClients as contract } from '@seriba/contracts/clients'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { authorize } from '@seriba/domain/access/audience'
import { jstDay } from '@seriba/domain/time/jst'
import { sessionOfRequest } from '@seriba/server-account/session'
import { notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { spreadsheet, spreadsheetType } from '@seriba/server-kit/spreadsheet'
import type { FastifyInstance } from 'fastify'
import { pageOfClients } from './client-list.repository.ts'
import { clientSheet } from './client-sheet.ts'
import { exportOfLink } from './export-link.ts'

const all = 1_000_000

type Ctx = Pick<AppContext, 'db' | 'company'>
type Asked = Input<typeof contract>

/** Everybody whom the list shows to staff, as the file of a spreadsheet; who took it, and what, is kept. */
async function exportClients(
  { db, company }: Ctx,
  actor: Actor,
  asked: Asked,
  by: { ip: string; language: Language },
) {
  const { roleId, sort, order, ...filter } = asked
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
  return spreadsheet(name, columns, rows)
}

/** What a browser saves; the link alone is not enough, its owner has to be logged in and still be staff. */
export function clientExportRoute(app: FastifyInstance, ctx: Pick<AppContext, 'db' | 'company' | 'config'>) {
  app.get<{ Querystring: { link?: string } }>('/v1/client-export', async (request, reply) => {
    await request.server.authenticate(request)
    const { actor, language } = sessionOfRequest(request)
    throwIfRejected(authorize(actor, contract))
    const found = exportOfLink(String(request.query.link ?? ''), ctx.config.cookieSecret, new Date())
    if (found?.userId !== actor.userId) return notFound()
    const file = await exportClients(ctx, actor, found.asked, { ip: request.ip, language })
    return reply
      .type(spreadsheetType)
      .header('content-disposition', `attachment; filename="clients-${jstDay(new Date())}.xlsx"`)
      .header('cache-control', 'no-store')
      .send(file)
  })
}
