import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { FastifyInstance } from 'fastify'
import { companyPicture } from './company-pictures.repository.ts'

/** The company's own pictures, and nothing else that is beside its file. */
export function companyPictureRoutes(app: FastifyInstance, ctx: Pick<AppContext, 'db' | 'company'>) {
  // Staff pages are below the same path, so a picture is named by its hash.
  app.get('/company/:name(^[0-9a-f]{10}.*$)', async (request, reply) => {
    const url = request.url.split('?')[0] ?? ''
    const { contentType, body } = (await companyPicture(ctx, url)) ?? notFound()
    return (
      reply
        .type(contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // An SVG may contain a script; opened by itself it must not run as ours.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(body)
    )
  })
}
