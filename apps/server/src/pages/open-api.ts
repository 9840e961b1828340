import { contracts } from '@seriba/contracts/all'
import type { Contract } from '@seriba/contracts/contract'
import { commonRefusals, type RefusalCode, refusalStatus } from '@seriba/contracts/refusals'
import { doorOf } from '@seriba/domain/access/door-of'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** The OpenAPI document of every contract. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, contract] of Object.entries(contracts)) {
    for (const [at, door] of [contract.path, ...(contract.aliases ?? [])].entries()) {
      const path = `/v1${door.replace(/:(\w+)/g, '{$1}')}`
      const known = operation(at === 0 ? name : `${name}.${at + 1}`, contract)
      paths[path] = { ...paths[path], [contract.method.toLowerCase()]: known }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seriba',
      version: '1',
      description: 'Answers stand under `result`; refusals carry a `messageCode`.',
    },
    paths,
  }
}

function operation(name: string, contract: Contract): Json {
  const { audience, needs } = doorOf(contract.door)
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
    summary: `For: ${[audience, ...needs].join(', ')}`,
    parameters,
    ...(inBody && {
      requestBody: { content: { 'application/json': { schema: bodyOf(input, parameters) } } },
    }),
    responses: {
      200: answer('Done', { type: 'object', properties: { result: schemaOf(contract.output, 'output') } }),
      ...refusals([...contract.refusals, ...commonRefusals]),
    },
  }
}

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

function refusals(codes: readonly RefusalCode[]): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => refusalStatus[code])
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
