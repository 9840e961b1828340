import { exportBids as contract } from '@seriba/contracts/bid-lists'
import type { Input } from '@seriba/contracts/contract'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
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
import { bidSheet } from './bid-sheet.ts'
import { modeOf } from './list-bid-filters.ts'
import { listBids } from './list-bids.ts'

/** Of an archive of years: what a spreadsheet opens at once. */
const rowsAtMost = 50_000
/** A link works as long as this, and for nobody but who asked for it. */
const linkMs = 60_000
const kind = 'bids'

type Ctx = Pick<AppContext, 'db' | 'company' | 'config'>
type Asked = Input<typeof contract>

export function bidExportLink({ config }: Pick<Ctx, 'config'>, actor: Actor, asked: Asked, now = new Date()) {
  const until = new Date(now.getTime() + linkMs)
  const token = signDatedClaim(kind, { userId: actor.userId, asked }, { secret: config.cookieSecret, until })
  return { url: `/v1/bid-export?link=${token}` }
}

/** Every bid that the list shows its reader, as the file of a spreadsheet; who took it, and what, is kept. */
async function exportBids(ctx: Ctx, actor: Actor, asked: Asked, by: { ip: string; language: Language }) {
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
  return spreadsheet(name, columns, cars)
}

/** What a browser saves; the link alone is not enough, its owner has to be logged in. */
export function bidExportRoute(app: FastifyInstance, ctx: Ctx) {
  app.get<{ Querystring: { link?: string } }>('/v1/bid-export', async (request, reply) => {
    await request.server.authenticate(request)
    const { actor, language } = sessionOfRequest(request)
    throwIfRejected(authorize(actor, contract))
    const token = String(request.query.link ?? '')
    const claim = readDatedClaim(kind, token, { secret: ctx.config.cookieSecret, now: new Date() })
    const asked = contract.input.safeParse(claim?.asked)
    if (claim?.userId !== actor.userId || !asked.success) return notFound()
    const file = await exportBids(ctx, actor, asked.data, { ip: request.ip, language })
    return reply
      .type(spreadsheetType)
      .header('content-disposition', `attachment; filename="bids-${jstDay(new Date())}.xlsx"`)
      .header('cache-control', 'no-store')
      .send(file)
  })
}
