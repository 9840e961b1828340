import { contracts } from '@seriba/contracts/all'
import { keyErrors, scopeOf } from '@seriba/contracts/api-scopes'
import { takesIdempotencyKey } from '@seriba/contracts/idempotency'
import { deliveredEvents } from '@seriba/domain/webhooks/webhook-events'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { openApi } from './document.ts'
import { exampleOf, isRecorded } from './examples.ts'
import type { Json } from './json.ts'

// biome-ignore lint/suspicious/noExplicitAny: a document of another format, walked by its keys
type Loose = any
const document: Loose = openApi()
const operations: Loose[] = Object.values(document.paths).flatMap((path) => Object.values(path as Json))
const all = Object.values(contracts)

test('the document is OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(document)
  expect([valid, errors]).toEqual([true, undefined])
})

test('every reference resolves, and every component is used', () => {
  const text = JSON.stringify(document)
  const referred = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g)].map((match) => match[1]),
  )
  const { securitySchemes, ...components } = document.components
  const present = Object.entries(components).flatMap(([kind, named]) =>
    Object.keys(named as Json).map((name) => `${kind}/${name}`),
  )
  expect([...referred].filter((name) => !present.includes(name ?? ''))).toEqual([])
  expect(text).not.toContain('#/$defs/')
  expect(Object.keys(securitySchemes)).toEqual(['session', 'bearer', 'apiKey'])
})

test('the marks of the specification, which readers do not have, are left out', () => {
  expect(JSON.stringify(document).match(/.{0,60}(?:(?:GAP|DEC|BEY)\d+|\d§\d).{0,20}/)).toBeNull()
})

test('every event sent to dealers’ programs is listed under webhooks with a valid example', () => {
  expect(Object.keys(document.webhooks)).toEqual([...deliveredEvents])
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  for (const [type, { post }] of Object.entries<Loose>(document.webhooks)) {
    const { schema, example } = post.requestBody.content['application/json']
    const fits = ajv.compile({ ...schema, components: document.components })
    expect([type, fits(example), fits.errors]).toEqual([type, true, null])
    expect(example.type).toBe(type)
  }
})

describe('every call', () => {
  test('has a summary and a description, and belongs to a described section', () => {
    const tags = new Map(document.tags.map(({ name, description }: Loose) => [name, description]))
    for (const { operationId, summary, description, tags: own } of operations) {
      expect([operationId, summary !== '', description.length > summary.length]).toEqual([
        operationId,
        true,
        true,
      ])
      expect([operationId, own.filter((tag: string) => !tags.get(tag))]).toEqual([operationId, []])
    }
  })

  test('describes each value in its address and headers', () => {
    for (const { operationId, parameters } of operations)
      for (const { $ref, name, description } of parameters)
        if (!$ref) expect([operationId, name, typeof description]).toEqual([operationId, name, 'string'])
  })

  test('lists the error codes it can return, with an example of each', () => {
    for (const { operationId, responses } of operations)
      for (const [status, response] of Object.entries<Loose>(responses)) {
        if (status === '200') continue
        const { content, description } = response.$ref
          ? document.components.responses[response.$ref.split('/').at(-1)]
          : response
        for (const [code, { value }] of Object.entries<Loose>(content['application/json'].examples)) {
          expect([operationId, value.messageCode]).toEqual([operationId, code])
          expect(description).toContain(`\`${code}\`: `)
        }
      }
  })

  test('accepts an idempotency key if its contract says so', () => {
    for (const { operationId, parameters } of operations) {
      const taken = parameters.some(({ $ref }: Loose) => $ref === '#/components/parameters/IdempotencyKey')
      const contract = contracts[operationId.split('.').slice(0, 2).join('.')]
      expect([operationId, taken]).toEqual([operationId, contract && takesIdempotencyKey(contract)])
    }
  })

  test('names the scope that a key needs, and lists the codes that only a key meets', () => {
    for (const { operationId, security, description, responses } of operations) {
      const contract = contracts[operationId.split('.').slice(0, 2).join('.')]
      const scope = contract && scopeOf(contract)
      const named = security.flatMap(({ apiKey = [] }: Loose) => apiKey)
      // Calls that are open to anyone require nothing, although a key that is sent has to have the scope.
      expect([operationId, named]).toEqual([operationId, scope && security.length > 0 ? [scope] : []])
      expect([operationId, description.includes(`\`${scope}\``)]).toEqual([operationId, scope !== undefined])
      const codes = Object.values<Loose>(responses).flatMap(({ $ref, ...response }) =>
        $ref ? document.components.responses[$ref.split('/').at(-1)]['x-codes'] : (response['x-codes'] ?? []),
      )
      if (scope)
        expect([operationId, keyErrors.filter((code) => !codes.includes(code))]).toEqual([operationId, []])
    }
  })

  test('describes a field of its body as what is set, and not as a filter', () => {
    for (const { operationId, requestBody } of operations) {
      const fields = requestBody?.content['application/json'].schema.properties ?? {}
      for (const [name, { description }] of Object.entries<Loose>(fields))
        expect([operationId, name, description ?? '']).toEqual([
          operationId,
          name,
          expect.not.stringMatching(/^(Only|Part of|The kind that is requested)/),
        ])
    }
  })

  test.each(all.map((contract) => [contract.operation, contract] as const))(
    '%s has an example that matches its contract',
    (_, contract) => {
      const { input, output } = exampleOf(contract)
      expect(contract.input.safeParse(input).error?.issues).toBeUndefined()
      expect(contract.output.safeParse(output).error?.issues).toBeUndefined()
    },
  )
})

test('answers to programs are described but for what a calculation starts from', () => {
  const undescribed = (schema: Loose, path: string): string[] =>
    Object.keys(schema).length === 0
      ? [path]
      : [...(schema.anyOf ?? []), ...Object.entries(schema.properties ?? {})].flatMap((part: Loose) =>
          Array.isArray(part) ? undescribed(part[1], `${path}.${part[0]}`) : undescribed(part, path),
        )
  const found = operations
    .filter(({ security }) => security.some(({ apiKey }: Loose) => apiKey))
    .flatMap(({ operationId, responses }) =>
      undescribed(responses[200].content['application/json'].schema, operationId),
    )
  // The vehicle and the tables that a calculation used: our own pages calculate with them.
  expect(found).toEqual([
    'costs.lotCosts.result.costs.document',
    'costs.lotCosts.result.costs.vehicle',
    'costs.landedCost.result.vehicle',
  ])
})

test('examples also match the schemas in the document', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'https://example.com/api', components: document.components })
  const refer = (schema: Json) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"https://example.com/api#/components/'))
  for (const { operationId, responses, requestBody } of operations)
    for (const { schema, example } of [responses[200], requestBody].flatMap(
      (part) => part?.content['application/json'] ?? [],
    )) {
      const fits = ajv.compile(refer(schema))
      expect([operationId, fits(example), fits.errors]).toEqual([operationId, true, null])
    }
})

test('the most important requests have examples recorded from the demo company', () => {
  for (const operation of [
    'auth.signIn',
    'catalogue.listing',
    'lot.viewLot',
    'priceEvidence.priceEvidence',
    'costs.landedCost',
    'bids.createBid',
    'bidLists.myBids',
    'bidGroups.createGroup',
    'money.listPurchases',
    'purchaseView.viewPurchase',
    'invoices.listInvoices',
    'money.listPayments',
  ])
    expect([operation, isRecorded(operation)]).toEqual([operation, true])
})

test('an optional field in a partial update is described as in the full object', () => {
  const { CompanySections: whole, GivenSections: given } = document.components.schemas
  const described = ({ properties }: Loose) => properties.notice.properties.from.description
  expect(described(given)).toBe(described(whole))
  expect(described(given)).toContain('in Japan')
})
