import { scopeOf } from '@seriba/contracts/api-scopes'
import type { Contract } from '@seriba/contracts/contract'
import { descriptions } from '@seriba/contracts/generated/descriptions'
import { takesIdempotencyKey } from '@seriba/contracts/idempotency'
import type { Audience } from '@seriba/domain/access/audience'
import { withCosts } from './cost-schemas.ts'
import { describe, within } from './describe.ts'
import { errorResponses } from './errors.ts'
import { exampleOf } from './examples.ts'
import { fieldComments } from './generated/field-comments.ts'
import { headerParametersOf, rateLimitHeaders, replayed } from './headers.ts'
import { isJson, type Json } from './json.ts'
import { fieldsOf, schemaOf } from './schemas.ts'
import { tagFor } from './tags.ts'
import { wordOf } from './words.ts'

const mark = /(?:GAP|DEC|BEY)\d+|\d§[\d.]+/
const marks = new RegExp(` ?\\((?:${mark.source})(?:, (?:${mark.source}))*\\)`, 'g')

/** A contract as an operation in the document. */
export function operationOf(name: string, contract: Contract): Json {
  const { operation, method, path, audience, forVisitors } = contract
  const said = (descriptions[operation] ?? '').replace(marks, '')
  const comments = fieldComments[operation] ?? {}
  const input = worded(describe(fieldsOf(contract.input), within(comments, 'input')), contract)
  const example = exampleOf(contract)
  const named = [...path.matchAll(/:(\w+)/g)].map((match) => match[1])
  const inBody = method === 'POST' || method === 'PUT'
  const required = (input.required ?? []) as string[]
  const parameters = Object.entries(input.properties as Record<string, Json>)
    .filter(([field]) => !inBody || named.includes(field) || contract.inQuery?.includes(field))
    .map(([field, { description, ...schema }]) => ({
      name: field,
      in: named.includes(field) ? 'path' : 'query',
      required: named.includes(field) || required.includes(field),
      description,
      schema,
      ...(example.input[field] !== undefined && { example: example.input[field] }),
    }))
  const elsewhere = new Set(parameters.map((parameter) => parameter.name))
  const scope = scopeOf(contract)
  const secured = [{ session: [] }, { bearer: [] }, ...(scope ? [{ apiKey: [scope] }] : [])]
  return {
    operationId: name,
    tags: [tagFor(operation)],
    summary: firstSentence(said),
    description: [said, whoMay(contract)].join('\n\n'),
    security: audience === 'anyone' ? [] : [...secured, ...(forVisitors ? [{}] : [])],
    parameters: [...parameters, ...headerParametersOf(contract)],
    ...(inBody && {
      requestBody: {
        required: required.some((field) => !elsewhere.has(field)),
        content: {
          'application/json': {
            schema: bodyOf(input, elsewhere),
            example: without(example.input, elsewhere),
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        headers: { ...rateLimitHeaders, ...(takesIdempotencyKey(contract) && replayed) },
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                result: withCosts(
                  operation,
                  describe(schemaOf(contract.output, 'output'), within(comments, 'output')),
                ),
              },
              required: ['result'],
            },
            example: { result: example.output },
          },
        },
      },
      ...errorResponses(contract),
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

const whoMay = (contract: Contract) => {
  const { audience, needs = [], forVisitors } = contract
  const scope = scopeOf(contract)
  return [
    `Who may call it: ${audiences[audience]}${forVisitors ? ', and visitors if the catalogue is public' : ''}.`,
    needs.length > 0 ? ` Permissions needed: ${needs.join(', ')}.` : '',
    scope ? ` An API key needs the scope \`${scope}\`.` : ' API keys can’t make this call.',
  ].join('')
}

/** Fields without a comment are explained by their names. */
function worded(input: Json, { operation, method }: Contract): Json {
  const inBody = method === 'POST' || method === 'PUT'
  const properties = Object.entries((input.properties ?? {}) as Record<string, Json>)
  return {
    ...input,
    properties: Object.fromEntries(
      properties.map(([field, schema]) => {
        const description = schema.description ?? wordOf(operation, field, inBody)
        return [field, description === undefined ? schema : { ...schema, description }]
      }),
    ),
  }
}

/** What is given in the address is not repeated in the body. */
function bodyOf(input: Json, elsewhere: ReadonlySet<string>): Json {
  const { required, ...rest } = input
  const left = ((required ?? []) as string[]).filter((field) => !elsewhere.has(field))
  const properties = isJson(input.properties) ? without(input.properties, elsewhere) : {}
  return { ...rest, properties, ...(left.length > 0 && { required: left }) }
}

const without = (fields: Json, names: ReadonlySet<string>): Json =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !names.has(field)))
