import { Readable } from 'node:stream'
import { exportAudit as contract } from '@seriba/contracts/audit'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { authorize } from '@seriba/domain/access/audience'
import { auditExportRows } from '@seriba/domain/audit/audit-log'
import { jstDay } from '@seriba/domain/time/jst'
import { sessionOfRequest } from '@seriba/server-account/session'
import { notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { spreadsheet, spreadsheetType } from '@seriba/server-kit/spreadsheet'
import { stringify } from 'csv-stringify/sync'
import type { FastifyInstance } from 'fastify'
import { auditSheet } from './audit-sheet.ts'
import { auditOfLink } from './export-link.ts'
import { allAudit } from './list-audit.ts'

type Asked = Input<typeof contract>
type By = { ip: string; language: Language }

/** The entries that the list shows, as a file; who took it, and what, is an entry itself. */
async function exportAudit(db: Db, actor: Actor, { format, ...filter }: Asked, by: By): Promise<Readable> {
  const entries = await allAudit(db, filter, auditExportRows)
  await withTransaction({ db }, (tx) =>
    recordAudit(tx, {
      actor,
      action: 'audit.export',
      entity: 'audit',
      entityId: 'list',
      after: { ...filter, format, rows: entries.length },
      ip: by.ip,
    }),
  )
  const { name, columns } = auditSheet(by.language)
  if (format === 'xlsx') return spreadsheet(name, columns, entries)
  const lines = [
    columns.map(({ head }) => head),
    ...entries.map((entry) => columns.map(({ value }) => value(entry))),
  ]
  // A spreadsheet runs nothing of what somebody has typed.
  return Readable.from([stringify(lines, { bom: true, escape_formulas: true })])
}

/** What a browser saves; the link alone is not enough, its owner has to be logged in and still have the right to it. */
export function auditExportRoute(app: FastifyInstance, { db, config }: Pick<AppContext, 'db' | 'config'>) {
  app.get<{ Querystring: { link?: string } }>('/v1/audit-export', async (request, reply) => {
    await request.server.authenticate(request)
    const { actor, language } = sessionOfRequest(request)
    throwIfRejected(authorize(actor, contract))
    const found = auditOfLink(String(request.query.link ?? ''), config.cookieSecret, new Date())
    if (found?.userId !== actor.userId) return notFound()
    const { format } = found.asked
    return reply
      .type(format === 'xlsx' ? spreadsheetType : 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="audit-${jstDay(new Date())}.${format}"`)
      .header('cache-control', 'no-store')
      .send(await exportAudit(db, actor, found.asked, { ip: request.ip, language }))
  })
}
