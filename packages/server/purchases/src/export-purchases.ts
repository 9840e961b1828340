import type { Input } from '@seriba/contracts/contract'
import { exportPurchases as contract } from '@seriba/contracts/purchases'
import type { Actor } from '@seriba/domain/access/actor'
import { authorize } from '@seriba/domain/access/audience'
import { jstDay } from '@seriba/domain/time/jst'
import { sessionOfRequest } from '@seriba/server-account/session'
import { notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { readDatedClaim, signDatedClaim } from '@seriba/server-kit/signed-claim'
import { spreadsheet, spreadsheetType } from '@seriba/server-kit/spreadsheet'
import type { FastifyInstance } from 'fastify'
import { pageOfDesk } from './desk.repository.ts'
import { lateAfter } from './index-purchases.ts'
import { purchaseSheet } from './purchase-sheet.ts'

const all = 1_000_000
/** A link works as long as this, and for nobody but who asked for it. */
const linkMs = 60_000
const kind = 'purchases'

type Ctx = Pick<AppContext, 'db' | 'company' | 'config'>
type Asked = Input<typeof contract>

export function exportLink({ config }: Pick<Ctx, 'config'>, actor: Actor, asked: Asked, now = new Date()) {
  const claim = { userId: actor.userId, asked }
  const until = new Date(now.getTime() + linkMs)
  const token = signDatedClaim(kind, claim, { secret: config.cookieSecret, until })
  return { url: `/v1/purchase-export?link=${token}` }
}

/** Every purchase that the list shows, as the file of a spreadsheet; who took it, and what, is kept. */
async function exportPurchases(
  { db, company }: Ctx,
  actor: Actor,
  asked: Asked,
  by: { ip: string; language: Language },
) {
  const today = jstDay(new Date())
  const { rows } = await pageOfDesk(db, { ...asked, page: 1, pageSize: all }, lateAfter(company), today)
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
  return spreadsheet(name, columns, rows)
}

/** What a browser saves; the link alone is not enough, its owner has to be logged in and still be staff. */
export function purchaseExportRoute(app: FastifyInstance, ctx: Ctx) {
  app.get<{ Querystring: { link?: string } }>('/v1/purchase-export', async (request, reply) => {
    await request.server.authenticate(request)
    const { actor, language } = sessionOfRequest(request)
    throwIfRejected(authorize(actor, contract))
    const token = String(request.query.link ?? '')
    const claim = readDatedClaim(kind, token, { secret: ctx.config.cookieSecret, now: new Date() })
    const asked = contract.input.safeParse(claim?.asked)
    if (claim?.userId !== actor.userId || !asked.success) return notFound()
    const file = await exportPurchases(ctx, actor, asked.data, { ip: request.ip, language })
    return reply
      .type(spreadsheetType)
      .header('content-disposition', `attachment; filename="purchases-${jstDay(new Date())}.xlsx"`)
      .header('cache-control', 'no-store')
      .send(file)
  })
}
