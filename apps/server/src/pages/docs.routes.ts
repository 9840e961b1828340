import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApi } from './open-api.ts'

/** The API's own description, to read under `/v1/docs` and to load from `/v1/openapi.json`. */
export async function serveDocs(app: FastifyInstance) {
  const document = openApi()
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  app.get('/v1/openapi.json', () => document)
  await app.register(swaggerUi, {
    routePrefix: '/v1/docs',
    staticCSP: true,
    // Over plain http by a host's name nothing can be upgraded, and the page would stay blank.
    transformStaticCSP: (policy) => policy.replace('upgrade-insecure-requests;', ''),
  })
}
