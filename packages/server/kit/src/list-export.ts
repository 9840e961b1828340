import type { Contract, Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { authorize } from '@seriba/domain/access/audience'
import { jstDay } from '@seriba/domain/time/jst'
import type { FastifyInstance } from 'fastify'
import { ApiError, notFound, throwIfRejected } from './api-error.ts'
import type { AppContext } from './context.ts'
import type { Language } from './language-ids.ts'
import type { ListPart, SavedFile } from './saved-table.ts'
import { readDatedClaim, signDatedClaim } from './signed-claim.ts'
import { spreadsheetType } from './spreadsheet.ts'

/** How long a link works, and only for the person who requested it. */
const linkMs = 60_000

const types = { xlsx: spreadsheetType, csv: 'text/csv; charset=utf-8' } as const

type Ctx = Pick<AppContext, 'config'>

/** The person exporting the file, for the audit log and for its language. */
export type ExportedBy = { ip: string; language: Language }

export type ListExport<C extends Contract> = {
  /** Requests the link; callers that may not use it may not have the file either. */
  contract: C
  /** Below `/v1/`; links are signed for it. */
  path: string
  /** Before the day, as in `bids-2026-11-26.xlsx`. */
  fileName: string
  format?: (asked: Input<C>) => keyof typeof types
  write: (actor: Actor, asked: Input<C>, by: ExportedBy) => Promise<SavedFile>
}

/** Where the exported list can be found. */
export function exportLink(
  { path }: { path: string },
  { config }: Ctx,
  actor: Actor,
  asked: object,
  now = new Date(),
): { url: string } {
  const until = new Date(now.getTime() + linkMs)
  const claim = { userId: actor.userId, asked }
  return { url: `/v1/${path}?link=${signDatedClaim(path, claim, { secret: config.cookieSecret, until })}` }
}

/**
 * What a browser downloads. The link alone is not enough: its owner must be logged in and still have the right to it.
 */
export function exportRoute<C extends Contract>(
  app: FastifyInstance,
  { config }: Ctx,
  { contract, path, fileName, format = () => 'xlsx', write }: ListExport<C>,
) {
  app.get<{ Querystring: { link?: string } }>(`/v1/${path}`, async (request, reply) => {
    await request.server.authenticate(request)
    if (!request.session) throw new ApiError('signed_out')
    const { actor, language } = request.session
    throwIfRejected(authorize(actor, contract))
    const token = String(request.query.link ?? '')
    const claim = readDatedClaim(path, token, { secret: config.cookieSecret, now: new Date() })
    const read = contract.input.safeParse(claim?.asked)
    if (claim?.userId !== actor.userId || !read.success) return notFound()
    const asked = read.data as Input<C>
    const extension = format(asked)
    const { content, part } = await write(actor, asked, { ip: request.ip, language })
    const name = `${fileName}-${jstDay(new Date())}${partName(part)}.${extension}`
    return reply
      .type(types[extension])
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(content)
  })
}

/**
 * A truncated list says so in its file name: an extra line in a CSV would be read as another row by other programs.
 */
export const partName = (part: ListPart | null): string =>
  part ? `-first-${part.rows}-of-${part.total}` : ''
