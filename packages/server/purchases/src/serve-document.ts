import { documentContentTypes } from '@seriba/domain/purchases/documents'
import { sessionOfRequest } from '@seriba/server-account/session'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { FastifyInstance } from 'fastify'
import { documentOfLink } from './document-link.ts'
import { readDocument } from './documents.repository.ts'
import { reachablePurchase } from './reachable-purchase.ts'

/**
 * The bytes of a document. The link alone is not enough: its reader has to be logged in, and still be able to see the
 * purchase.
 */
export function purchaseDocumentRoute(
  app: FastifyInstance,
  { db, config, files }: Pick<AppContext, 'db' | 'config' | 'files'>,
) {
  app.get<{ Querystring: { link?: string } }>('/v1/purchase-documents/:name', async (request, reply) => {
    await request.server.authenticate(request)
    const { actor } = sessionOfRequest(request)
    const linked = documentOfLink(String(request.query.link ?? ''), config.cookieSecret, new Date())
    if (linked?.userId !== actor.userId) return notFound()
    const document = await readDocument(db, actor, linked.id)
    if (!document) return notFound()
    await reachablePurchase(db, actor, document.purchaseId)
    const name = encodeURIComponent(document.name)
    return reply
      .type(documentContentTypes[document.extension])
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'no-store')
      .send(await files.read(document))
  })
}
