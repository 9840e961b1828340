import { contracts } from '@seriba/contracts/all'
import { costSchemas } from './cost-schemas.ts'
import { errorSchemas, sharedResponses } from './errors.ts'
import { headerParameters, headers } from './headers.ts'
import { importSchemas } from './import-schemas.ts'
import { introduction } from './introduction.ts'
import type { Json } from './json.ts'
import { operationOf } from './operation.ts'
import { namedSchemas } from './schemas.ts'
import { tagsOf } from './tags.ts'
import { webhooks } from './webhooks.ts'

/** The OpenAPI document of all contracts. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, contract] of Object.entries(contracts)) {
    for (const [at, address] of [contract.path, ...(contract.aliases ?? [])].entries()) {
      const path = `/v1${address.replace(/:(\w+)/g, '{$1}')}`
      const known = operationOf(at === 0 ? name : `${name}.${at + 1}`, contract)
      paths[path] = { ...paths[path], [contract.method.toLowerCase()]: known }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seriba',
      version: '1',
      summary: 'A portal for bidding at Japanese vehicle auctions.',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: tagsOf(Object.values(contracts).map(({ operation }) => operation)),
    paths,
    webhooks: webhooks(),
    components: {
      securitySchemes,
      schemas: { ...namedSchemas(), ...costSchemas, ...importSchemas, ...errorSchemas },
      parameters: headerParameters,
      headers,
      responses: sharedResponses,
    },
  }
}

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'seriba_access',
    description:
      'The cookie of a session, from `POST /v1/auth`. It lasts for 15 minutes and is renewed by `GET /v1/auth/update`.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The same token without a cookie, if the operator has set `TOKENS_IN_BODY`.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'seriba_…',
    description:
      'A key that a dealer has created for a program. It allows the calls in its scopes, and nothing else.',
  },
}
