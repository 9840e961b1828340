import * as contracts from '@seriba/contracts/payment-files'
import { documentContentTypes } from '@seriba/domain/purchases/documents'
import { sessionOfRequest } from '@seriba/server-account/session'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { addPaymentFile } from './add-payment-file.ts'
import { deletePaymentFile } from './delete-payment-file.ts'
import { fileOfLink } from './file-link.ts'
import { filesOf, findFile } from './payment-files.repository.ts'

/** Receipts for payments: staff store them, and their clients read them. */
export function paymentFilesRoutes(app: FastifyInstance, ctx: AppContext) {
  const secret = ctx.config.cookieSecret
  for (const contract of [contracts.listPaymentFiles, contracts.listOwnPaymentFiles])
    serve(app, contract, async ({ actor, input: { id } }) => ({
      files: await filesOf(ctx.db, actor, { id, secret }),
    }))
  for (const contract of [contracts.addPaymentFile, contracts.addOwnPaymentFile])
    serve(app, contract, async ({ actor, input, caller }) => {
      await addPaymentFile(ctx, { actor, caller }, input)
      return successResponse
    })
  serve(app, contracts.deletePaymentFile, async ({ actor, input, caller }) => {
    await deletePaymentFile(ctx, { actor, caller }, input)
    return successResponse
  })
  // The link alone is not enough: its reader has to be logged in and must still see the payment.
  app.get<{ Querystring: { link?: string } }>('/v1/payment-files/:name', async (request, reply) => {
    await request.server.authenticate(request)
    const { actor } = sessionOfRequest(request)
    const linked = fileOfLink(String(request.query.link ?? ''), secret, new Date())
    if (linked?.userId !== actor.userId) return notFound()
    const file = (await findFile(ctx.db, actor, linked.id)) ?? notFound()
    return reply
      .type(documentContentTypes[file.extension])
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'no-store')
      .send(await ctx.files.read(file))
  })
}
