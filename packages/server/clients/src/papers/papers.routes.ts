import * as contracts from '@seriba/contracts/client-papers'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { authorize } from '@seriba/domain/access/audience'
import { linkBase } from '@seriba/server-account/link-base'
import { sessionOfRequest } from '@seriba/server-account/session'
import { notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { findVisibleClient } from '../find-visible-client.ts'
import { paperLinks, paperOfLink } from './paper-link.ts'
import { papersOf, requestsTo } from './papers.repository.ts'
import { askForPaper, checkClient, deletePaper, reviewPaper } from './review-papers.ts'
import { uploadPaper } from './upload-paper.ts'

export function papersRoutes(app: FastifyInstance, ctx: AppContext) {
  const { db, config } = ctx
  const linksFor = (actor: Actor) => paperLinks(actor.userId, config.cookieSecret, new Date())

  serve(app, contracts.clientPapers, async ({ actor, input }) => {
    const client = await findVisibleClient(db, input.id)
    const [papers, requests, checked] = await Promise.all([
      papersOf(db, client.id, linksFor(actor)),
      requestsTo(db, client.id),
      checkOf(ctx, client.id),
    ])
    return { papers, requests, checked }
  })
  serve(app, contracts.uploadClientPaper, async ({ actor, input: { id, ...paper }, caller }) => {
    await uploadPaper(ctx, actor, { clientId: id, ...paper }, caller)
    return successResponse
  })
  serve(app, contracts.reviewPaper, async ({ actor, input, caller, request }) => {
    await reviewPaper(ctx, actor, input, { ...caller, linkBase: linkBase(config, request) })
    return successResponse
  })
  serve(app, contracts.askForPaper, async ({ actor, input, caller, request }) => {
    await askForPaper(ctx, actor, input, { ...caller, linkBase: linkBase(config, request) })
    return successResponse
  })
  serve(app, contracts.deletePaper, async ({ actor, input, caller }) => {
    await deletePaper(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.checkClient, async ({ actor, input, caller }) => {
    await checkClient(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.ownPapers, async ({ actor }) => ({
    papers: (await papersOf(db, actor.userId, linksFor(actor))).map((paper) => ({
      ...paper,
      // The company does not disclose which of its people has reviewed it.
      reviewedBy: null,
    })),
    requests: await requestsTo(db, actor.userId),
  }))
  serve(app, contracts.uploadOwnPaper, async ({ actor, input, caller }) => {
    await uploadPaper(ctx, actor, { clientId: actor.userId, ...input }, caller)
    return successResponse
  })
  paperFileRoute(app, ctx)
}

async function checkOf({ db }: Pick<AppContext, 'db'>, clientId: number) {
  const row = await db
    .selectFrom('users as c')
    .leftJoin('users as u', 'u.id', 'c.checked_by')
    .select(['c.checked_state', 'c.checked_at', 'c.checked_note', 'u.full_name as by'])
    .where('c.id', '=', clientId)
    .executeTakeFirst()
  if (!row?.checked_state || !row.checked_at) return null
  return { state: row.checked_state, by: row.by, at: row.checked_at, note: row.checked_note }
}

/** The bytes of a document: for its client, and for staff who can see clients. That staff have viewed it is logged. */
function paperFileRoute(
  app: FastifyInstance,
  { db, config, files }: Pick<AppContext, 'db' | 'config' | 'files'>,
) {
  app.get<{ Params: { token: string } }>('/v1/client-papers/:token', async (request, reply) => {
    await request.server.authenticate(request)
    const { actor } = sessionOfRequest(request)
    const linked = paperOfLink(request.params.token, config.cookieSecret, new Date())
    if (linked?.readerId !== actor.userId) return notFound()
    const paper = await db
      .selectFrom('client_papers')
      .select(['id', 'client_id', 'name', 'type', 'content_type', 'bytes as body', 'object_key'])
      .where('id', '=', linked.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!paper) return notFound()
    if (isManager(actor)) {
      throwIfRejected(authorize(actor, contracts.clientPapers))
      await withTransaction({ db }, (tx) =>
        recordAudit(tx, {
          actor,
          action: 'document.view',
          entity: 'user',
          entityId: paper.client_id,
          after: { document: paper.id, type: paper.type },
          ip: request.ip,
        }),
      )
    } else if (paper.client_id !== actor.userId) return notFound()
    const bytes = await files.read(paper)
    return reply
      .type(paper.content_type)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(paper.name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(bytes)
  })
}
