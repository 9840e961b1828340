import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { FastifyInstance } from 'fastify'
import { providerNamed } from './open-providers.ts'
import { processProviderMessage } from './process-provider-message.ts'

const largestMessage = 256 * 1024

/**
 * Where providers report payments. The signature covers the raw body, so it is read raw; known messages get the same
 * answer as new ones, so that they are not sent again.
 */
export function webhookRoutes(app: FastifyInstance, ctx: AppContext) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: largestMessage },
      (_request, body, done) => done(null, body),
    )
    scope.post<{ Params: { provider: string } }>(
      '/v1/payments/webhook/:provider',
      { bodyLimit: largestMessage },
      async ({ params, body, headers }, reply) => {
        const provider = providerNamed(params.provider, ctx.config) ?? notFound()
        const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        const message = provider.verify(raw, headers, new Date())
        if (!message) return reply.code(400).send({ received: false })
        await processProviderMessage(ctx, provider.name, message)
        return { received: true }
      },
    )
  })
}
