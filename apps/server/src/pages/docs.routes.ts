import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApi } from '@seriba/open-api/document'
import type { FastifyInstance } from 'fastify'
import { docsScript, docsStyle } from './docs-theme.ts'

/** Generated for the first caller: most processes are never asked. */
let document: ReturnType<typeof openApi> | undefined
function description() {
  document ??= openApi()
  return document
}

const unused = { openapi: '3.1.0', info: { title: 'Seriba', version: '1' }, paths: {} }

/** The API's own description, readable at `/v1/docs` and downloadable from `/v1/openapi.json`. */
export async function serveDocs(app: FastifyInstance) {
  await app.register(swagger, { mode: 'static', specification: { document: unused } })
  app.get('/v1/openapi.json', description)
  await app.register(swaggerUi, {
    routePrefix: '/v1/docs',
    transformSpecification: description,
    transformSpecificationClone: false,
    uiConfig: {
      layout: 'BaseLayout',
      // Hundreds of calls: a reader first chooses a section, or types a word from it.
      docExpansion: 'none',
      filter: true,
      defaultModelsExpandDepth: -1,
      defaultModelRendering: 'example',
      displayRequestDuration: true,
    },
    theme: {
      title: 'Seriba API',
      css: [{ filename: 'seriba.css', content: docsStyle }],
      js: [{ filename: 'seriba.js', content: docsScript }],
    },
    staticCSP: true,
    // Over plain http at a host name nothing can be upgraded, and the page would stay blank.
    transformStaticCSP: (policy) => policy.replace('upgrade-insecure-requests;', ''),
  })
}
