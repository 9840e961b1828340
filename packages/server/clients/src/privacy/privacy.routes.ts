import { createHmac, timingSafeEqual } from 'node:crypto'
import * as contracts from '@seriba/contracts/privacy'
import { jstDay } from '@seriba/domain/time/jst'
import { sessionOfRequest } from '@seriba/server-account/session'
import { notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { serve, successResponse } from '@seriba/server-kit/serve'
import { zipStream } from '@seriba/server-kit/zip-stream'
import type { FastifyInstance } from 'fastify'
import { deleteClient } from './delete-client.ts'
import { ownData } from './own-data.ts'

/** How long a link works, and only for the person whose data it is. */
const minutes = 10

const signature = (claim: string, secret: string) =>
  createHmac('sha256', secret).update(`own data ${claim}`).digest('base64url')

function linkTo(userId: number, secret: string) {
  const claim = `${userId}-${Math.floor(Date.now() / 1000) + minutes * 60}`
  return `/v1/own-data/${claim}-${signature(claim, secret)}`
}

function ownerOf(token: string, secret: string): number | null {
  const [, user = '', until = '', signed = ''] = /^(\d{1,10})-(\d{1,12})-([\w-]{43})$/.exec(token) ?? []
  const [expected, given] = [Buffer.from(signature(`${user}-${until}`, secret)), Buffer.from(signed)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Number(until) * 1000 > Date.now() ? Number(user) : null
}

export function privacyRoutes(app: FastifyInstance, ctx: AppContext) {
  const { db, config } = ctx
  serve(app, contracts.exportOwnData, async ({ actor }) => {
    const { deletion_asked_at } = await db
      .selectFrom('users')
      .select('deletion_asked_at')
      .where('id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    return { url: linkTo(actor.userId, config.cookieSecret), deletionAsked: deletion_asked_at }
  })
  serve(app, contracts.askForDeletion, async ({ actor, input: { withdraw }, caller }) => {
    await withTransaction({ db }, async (tx) => {
      await tx
        .updateTable('users')
        .set({ deletion_asked_at: withdraw === 1 ? null : new Date() })
        .where('id', '=', actor.userId)
        .execute()
      await recordAudit(tx, {
        actor,
        action: withdraw === 1 ? 'user.keepData' : 'user.askDeletion',
        entity: 'user',
        entityId: actor.userId,
        ip: caller.ip,
      })
    })
    return successResponse
  })
  serve(app, contracts.deleteClient, async ({ actor, input, caller }) => {
    await deleteClient(ctx, actor, input, caller)
    return successResponse
  })

  app.get<{ Params: { token: string } }>('/v1/own-data/:token', async (request, reply) => {
    await request.server.authenticate(request)
    const { actor } = sessionOfRequest(request)
    if (ownerOf(request.params.token, config.cookieSecret) !== actor.userId) return notFound()
    await withTransaction({ db }, (tx) =>
      recordAudit(tx, {
        actor,
        action: 'user.export',
        entity: 'user',
        entityId: actor.userId,
        ip: request.ip,
      }),
    )
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="my-data-${jstDay(new Date())}.zip"`)
      .header('cache-control', 'no-store')
      .send(zipStream(ownData(ctx, actor.userId)))
  })
}
