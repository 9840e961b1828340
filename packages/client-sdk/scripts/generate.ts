import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApi } from '@seriba/open-api/document'
import openapiTypescript, { astToString } from 'openapi-typescript'

/**
 * Writes the API's types from its OpenAPI document, and which calls take no idempotency key; `--check` only says
 * whether both are up to date.
 */
type Parameter = { $ref?: string; name?: string; example?: unknown }
type Operation = Record<string, unknown> & {
  summary: string
  parameters: Parameter[]
  responses: Record<string, unknown>
}

const check = process.argv.includes('--check')
const folder = fileURLToPath(new URL('../src/generated/', import.meta.url))
const head =
  '// Generated from the OpenAPI document by packages/client-sdk/scripts/generate.ts: run `pnpm generate`.\n'

const document = structuredClone(openApi())
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)
const isKey = ({ $ref }: Parameter) => $ref === '#/components/parameters/IdempotencyKey'
const unkeyed = operations
  .filter(({ method, operation }) => method !== 'GET' && !operation.parameters.some(isKey))
  .map(({ method, path }) => `  '${method} ${path}',`)

const isCursor = ({ name }: Parameter) => name === 'cursor'
const cursored = operations
  .filter(({ operation }) => operation.parameters.some(isCursor))
  .map(({ path }) => `  '${path}',`)

for (const { operation } of operations) simplify(operation)
for (const { post } of Object.values(document.webhooks as Record<string, { post: Operation }>)) {
  post.parameters = []
  post.description = post.summary
  const body = post.requestBody as { content: Json }
  delete body.content['application/json']?.example
}
Object.assign(document.components as object, { responses: {}, parameters: {}, headers: {} })

const files = {
  'api.ts': `${head}${astToString(await openapiTypescript(JSON.parse(JSON.stringify(document)), { silent: true }))}`,
  'cursored.ts': [
    `${head}/** Lists that can be read by a cursor. */`,
    'export const cursored: ReadonlySet<string> = new Set([',
    ...cursored.sort(),
    '])',
    '',
  ].join('\n'),
  'unkeyed.ts': [
    `${head}/** Calls that change something and take no idempotency key. */`,
    'export const unkeyed: ReadonlySet<string> = new Set([',
    ...unkeyed.sort(),
    '])',
    '',
  ].join('\n'),
}

/** Every refusal has one type: the documentation says which codes a call knows, and more may be added. */
function simplify(operation: Operation) {
  const { 200: success } = operation.responses as Record<string, { headers?: unknown; content: Json }>
  delete success?.headers
  delete success?.content['application/json']?.example
  operation.responses = { 200: success, default: refusal() }
  operation.description = operation.summary
  const body = operation.requestBody as { content: Json } | undefined
  delete body?.content['application/json']?.example
  operation.parameters = operation.parameters.filter(({ $ref }) => !$ref)
  for (const parameter of operation.parameters) delete parameter.example
}
type Json = Record<string, { example?: unknown }>

function refusal() {
  return {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}

const stale = Object.entries(files).filter(
  ([name, text]) => !existsSync(folder + name) || readFileSync(folder + name, 'utf8') !== text,
)
mkdirSync(folder, { recursive: true })
for (const [name, text] of stale) {
  if (check) console.log(`client-sdk/src/generated/${name} is not what the API says: run \`pnpm generate\``)
  else writeFileSync(folder + name, text)
}
if (!check) console.log(`· ${stale.length} files of the client written`)
process.exitCode = check && stale.length > 0 ? 1 : 0
