import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApi } from './open-api.ts'

/** Written once: every contract's schemas take a tenth of a second, and one process may serve several apps. */
let known: ReturnType<typeof openApi> | undefined

/** The API's own description, to read under `/v1/docs` and to load from `/v1/openapi.json`. */
export async function serveDocs(app: FastifyInstance) {
  known ??= openApi()
  const document = known
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  app.get('/v1/openapi.json', () => document)
  await app.register(swaggerUi, {
    routePrefix: '/v1/docs',
    staticCSP: true,
    // Over plain http by a host's name nothing can be upgraded, and the page would stay blank.
    transformStaticCSP: (policy) => policy.replace('upgrade-insecure-requests;', ''),
  })
}
