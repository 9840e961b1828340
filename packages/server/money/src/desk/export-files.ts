import { Readable } from 'node:stream'
import type { Contract, Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { authorize } from '@seriba/domain/access/audience'
import { jstDay } from '@seriba/domain/time/jst'
import { sessionOfRequest } from '@seriba/server-account/session'
import { notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { csvOf } from '@seriba/server-kit/csv'
import { withTransaction } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import type { SheetFilter } from '@seriba/server-kit/sheet-head'
import { readClaim, signClaim } from '@seriba/server-kit/signed-claim'
import { type SheetColumn, spreadsheet, spreadsheetType } from '@seriba/server-kit/spreadsheet'
import type { FastifyInstance } from 'fastify'

/** A link works as long as this, and for nobody but who asked for it. */
const seconds = 60

export type ExportedTable<Row> = {
  name: string
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
  /** What was asked for, in words. */
  filters: readonly SheetFilter[]
}

type Ctx = Pick<AppContext, 'db' | 'company' | 'config'>
type Export<C extends Contract, Row> = {
  contract: C
  /** Its address below `/v1`, and what its files are called. */
  path: string
  file: 'payments' | 'owed'
  table(asked: Input<C>, language: Language): Promise<ExportedTable<Row>>
}

/** The link to a list as a file, for who asks. */
export function exportLinkTo(path: string, actor: Actor, asked: unknown, secret: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + seconds
  const claim = Buffer.from(JSON.stringify({ userId: actor.userId, until, asked })).toString('base64url')
  return `/v1/${path}?link=${signClaim(path, claim, secret)}`
}

/**
 * Serves a list as a file; the link alone is not enough, its owner has to be logged in and still be let in. Who took it
 * is kept.
 */
export function exportRoute<C extends Contract, Row>(app: FastifyInstance, ctx: Ctx, list: Export<C, Row>) {
  app.get<{ Querystring: { link?: string } }>(`/v1/${list.path}`, async (request, reply) => {
    await request.server.authenticate(request)
    const { actor, language } = sessionOfRequest(request)
    throwIfRejected(authorize(actor, list.contract))
    const asked = askedBy(String(request.query.link ?? ''), actor, list, ctx.config.cookieSecret)
    if (asked === null) return notFound()
    const { name, columns, rows, filters } = await list.table(asked, language)
    await withTransaction(ctx, (tx) =>
      recordAudit(tx, {
        actor,
        action: `${list.file}.export`,
        entity: list.file,
        entityId: 'list',
        after: { ...asked, rows: rows.length },
        ip: request.ip,
      }),
    )
    const format = (asked as { format?: string }).format === 'csv' ? 'csv' : 'xlsx'
    const file = `${list.file}-${jstDay(new Date())}.${format}`
    void reply
      .header('content-disposition', `attachment; filename="${file}"`)
      .header('cache-control', 'no-store')
    if (format === 'csv')
      return reply.type('text/csv; charset=utf-8').send(Readable.from(csvOf(columns, rows)))
    const head = { name, company: ctx.company.name, language, filters, at: new Date() }
    return reply.type(spreadsheetType).send(await spreadsheet(head, columns, rows))
  })
}

/** What a link was written for; null for one that is over, of somebody else, or that we did not write. */
function askedBy<C extends Contract, Row>(
  link: string,
  actor: Actor,
  { path, contract }: Export<C, Row>,
  secret: string,
): Input<C> | null {
  const claim = readClaim(path, link, secret)
  if (claim === null) return null
  const { userId, until, asked } = JSON.parse(Buffer.from(claim, 'base64url').toString())
  const known = contract.input.safeParse(asked)
  const valid = userId === actor.userId && until * 1000 > Date.now() && known.success
  return valid ? (known.data as Input<C>) : null
}
