import { expect, test } from 'vitest'
import { compareSurfaces } from './compare.ts'
import { fieldsOf } from './fields.ts'

const fieldsFrom = (schema: unknown) => fieldsOf({}, schema, '')
const object = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
})

/** The changes when a body goes from one schema to another. */
function changed(side: 'sent' | 'read', before: unknown, after: unknown) {
  const surface = (schema: unknown) => ({
    'GET /v1/x': { sent: {}, read: {}, [side]: fieldsFrom(schema) },
  })
  return compareSurfaces(surface(before), surface(after))
}

const number = { type: 'integer' }
const text = { type: 'string' }

test('removing a request is a breaking change, and adding one is an extension', () => {
  const body = { sent: {}, read: {} }
  expect(compareSurfaces({ 'GET /v1/a': body }, { 'GET /v1/b': body })).toEqual({
    breaking: ['GET /v1/a is gone, or closed to keys'],
    extended: ['GET /v1/b'],
  })
})

test.each([
  ['dropping a field', object({ a: number }), object({}), 'sent a: it is no longer read'],
  ['adding a required field', object({}), object({ a: number }), 'sent a: it is required now'],
  [
    'making an optional field required',
    object({ a: number }, []),
    object({ a: number }),
    'sent a: it is required now',
  ],
  ['changing a type', object({ a: number }), object({ a: text }), 'sent a: integer is refused now'],
  [
    'removing a value',
    object({ a: { enum: ['x', 'y'] } }),
    object({ a: { enum: ['x'] } }),
    'sent a: "y" is refused now',
  ],
])('in requests, %s is a breaking change', (_, before, after, reason) => {
  expect(changed('sent', before, after).breaking).toEqual([`GET /v1/x, ${reason}`])
})

test.each([
  ['adding an optional field', object({}), object({ a: number }, [])],
  [
    'adding an optional list whose items have required fields',
    object({}),
    object({ a: { type: 'array', items: object({ b: number }) } }, []),
  ],
  ['making a field optional', object({ a: number }), object({ a: number }, [])],
  [
    'widening a type',
    object({ a: number }),
    object({ a: { anyOf: [{ type: 'number' }, { type: 'null' }] } }),
  ],
  ['allowing more values', object({ a: { enum: ['x'] } }), object({ a: text })],
])('in requests, %s is an extension', (_, before, after) => {
  expect(changed('sent', before, after)).toEqual({ breaking: [], extended: ['GET /v1/x'] })
})

test.each([
  ['removing a field', object({ a: number }), object({}), 'answered a: it is no longer there'],
  [
    'making a list item’s field optional',
    { type: 'array', items: object({ a: number }) },
    { type: 'array', items: object({ a: number }, []) },
    'answered [].a: it may be left out now',
  ],
  [
    'allowing null',
    object({ a: number }),
    object({ a: { type: ['integer', 'null'] } }),
    'answered a: it may be null now',
  ],
])('in responses, %s is a breaking change', (_, before, after, reason) => {
  expect(changed('read', before, after).breaking).toEqual([`GET /v1/x, ${reason}`])
})

test.each([
  ['adding a field', object({}), object({ a: number })],
  ['adding a value', object({ a: { enum: ['x'] } }), object({ a: { enum: ['x', 'y'] } })],
  ['narrowing a type', object({ a: { type: ['integer', 'null'] } }), object({ a: number })],
])('in responses, %s is an extension', (_, before, after) => {
  expect(changed('read', before, after)).toEqual({ breaking: [], extended: ['GET /v1/x'] })
})

test('references, combined schemas, and recursive schemas are followed', () => {
  const lot = object({ id: number, like: { type: 'array', items: { $ref: '#/components/schemas/Lot' } } })
  const document = { components: { schemas: { Lot: lot } } }
  const schema = { allOf: [{ $ref: '#/components/schemas/Lot' }, object({ own: text })] }
  expect(fieldsOf(document, schema, '')).toEqual({
    '': 'object',
    id: 'integer',
    like: 'array',
    'like[]': 'object',
    'like[].id': 'integer',
    'like[].like': 'array',
    own: 'string',
  })
})
