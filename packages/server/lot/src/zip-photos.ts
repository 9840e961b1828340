import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { sendPhotoArchive } from '@seriba/server-kit/photo-archive'
import type { FastifyInstance } from 'fastify'
import { findSharedLot } from './lot.repository.ts'
import { lotOfLink } from './photos-link.ts'

/** A lot's photos as one file. */
export function zipPhotosRoute(app: FastifyInstance, ctx: AppContext) {
  app.get<{ Params: { token: string } }>('/v1/lot-photos/:token', async (request, reply) => {
    const id = lotOfLink(request.params.token, ctx.config.cookieSecret, new Date())
    const lot = id === null ? undefined : await findSharedLot(ctx.db, String(id))
    if (!lot) return notFound()
    const name = [lot.maker, lot.model, lot.lot_no].join('-')
    return sendPhotoArchive(app, ctx, reply, { name, images: lot.images })
  })
}
