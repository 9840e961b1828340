import { contracts } from '@seriba/contracts/all'
import { scopeOf } from '@seriba/contracts/api-scopes'
import type { Contract } from '@seriba/contracts/contract'
import { commonErrors, type ErrorCode, errorHttpStatus } from '@seriba/contracts/errors'
import { descriptions } from '@seriba/contracts/generated/descriptions'
import type { Audience } from '@seriba/domain/access/audience'
import { accessCookie } from '@seriba/server-account/cookies'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** A session is a cookie; where TOKENS_IN_BODY is on, the same token may come as a bearer. Keys of dealers are bearers too. */
const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: accessCookie },
  bearer: { type: 'http', scheme: 'bearer' },
  apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'seriba_…' },
}

/** The OpenAPI document of every contract. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, contract] of Object.entries(contracts)) {
    for (const [at, address] of [contract.path, ...(contract.aliases ?? [])].entries()) {
      const path = `/v1${address.replace(/:(\w+)/g, '{$1}')}`
      const known = operation(at === 0 ? name : `${name}.${at + 1}`, contract)
      paths[path] = { ...paths[path], [contract.method.toLowerCase()]: known }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seriba',
      version: '1',
      description:
        'Answers stand under `result`; errors carry a `messageCode`. docs/api.md walks through logging in and bidding.',
    },
    components: { securitySchemes },
    paths,
  }
}

function operation(name: string, contract: Contract): Json {
  const { audience } = contract
  const input = schemaOf(contract.input, 'input')
  const named = [...contract.path.matchAll(/:(\w+)/g)].map((match) => match[1])
  const inBody = contract.method === 'POST' || contract.method === 'PUT'
  const properties = Object.entries((input.properties ?? {}) as Record<string, Json>)
  const required = (input.required ?? []) as string[]
  const parameters = properties
    .filter(([field]) => !inBody || named.includes(field) || contract.inQuery?.includes(field))
    .map(([field, schema]) => ({
      name: field,
      in: named.includes(field) ? 'path' : 'query',
      required: named.includes(field) || required.includes(field),
      schema,
    }))
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: firstSentence(descriptions[contract.operation] ?? ''),
    description: [descriptions[contract.operation], whoMay(contract)].join('\n\n'),
    security:
      audience === 'anyone'
        ? []
        : [{ session: [] }, { bearer: [] }, ...(scopeOf(contract) ? [{ apiKey: [] }] : [])],
    parameters,
    ...(inBody && {
      requestBody: { content: { 'application/json': { schema: bodyOf(input, parameters) } } },
    }),
    responses: {
      200: answer('Done', { type: 'object', properties: { result: schemaOf(contract.output, 'output') } }),
      ...errorResponses([...contract.errors, ...commonErrors]),
    },
  }
}

const firstSentence = (text: string) => /^.*?[.!?](?= |$)/.exec(text)?.[0].slice(0, -1) ?? text

const audiences: Record<Audience, string> = {
  anyone: 'Anyone',
  signedIn: 'Anyone who is logged in',
  member: 'Anyone who is logged in, except guests',
  buyer: 'Clients and dealers',
  dealer: 'Dealers',
  dealerOrManager: 'Dealers and managers',
  manager: 'Managers',
}

const whoMay = ({ audience, needs = [], forVisitors }: Contract) =>
  [
    `Who may call it: ${audiences[audience]}${forVisitors ? ', and visitors where the catalogue is public' : ''}.`,
    needs.length > 0 ? ` Permissions needed: ${needs.join(', ')}.` : '',
  ].join('')

/** What is said in the address is not said in the body. */
function bodyOf(input: Json, parameters: readonly { name: string }[]): Json {
  const elsewhere = new Set(parameters.map(({ name }) => name))
  const properties = Object.entries((input.properties ?? {}) as Record<string, Json>)
  return {
    ...input,
    properties: Object.fromEntries(properties.filter(([field]) => !elsewhere.has(field))),
    required: ((input.required ?? []) as string[]).filter((field) => !elsewhere.has(field)),
  }
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json

function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => errorHttpStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      answer(group.join(', '), {
        type: 'object',
        properties: { success: { const: false }, messageCode: { enum: group } },
      }),
    ]),
  )
}

const answer = (description: string, schema: Json) => ({
  description,
  content: { 'application/json': { schema } },
})
