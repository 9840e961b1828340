import { expect, test } from 'vitest'
import { compareSurfaces } from './compare.ts'
import { fieldsOf } from './fields.ts'

const fieldsFrom = (schema: unknown) => fieldsOf({}, schema, '')
const object = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
})

/** What changes when a body goes from one schema to another. */
function changed(side: 'sent' | 'read', before: unknown, after: unknown) {
  const surface = (schema: unknown) => ({
    'GET /v1/x': { sent: {}, read: {}, [side]: fieldsFrom(schema) },
  })
  return compareSurfaces(surface(before), surface(after))
}

const number = { type: 'integer' }
const text = { type: 'string' }

test('a request that is gone breaks; a new one extends', () => {
  const body = { sent: {}, read: {} }
  expect(compareSurfaces({ 'GET /v1/a': body }, { 'GET /v1/b': body })).toEqual({
    breaking: ['GET /v1/a is gone, or closed to keys'],
    extended: ['GET /v1/b'],
  })
})

test.each([
  ['a field that is no longer read', object({ a: number }), object({}), 'sent a: it is no longer read'],
  ['a new field that must be sent', object({}), object({ a: number }), 'sent a: it is demanded now'],
  [
    'one that might be left out',
    object({ a: number }, []),
    object({ a: number }),
    'sent a: it is demanded now',
  ],
  ['another type', object({ a: number }), object({ a: text }), 'sent a: integer is refused now'],
  [
    'fewer values',
    object({ a: { enum: ['x', 'y'] } }),
    object({ a: { enum: ['x'] } }),
    'sent a: "y" is refused now',
  ],
])('of what is sent, %s breaks', (_, before, after, reason) => {
  expect(changed('sent', before, after).breaking).toEqual([`GET /v1/x, ${reason}`])
})

test.each([
  ['a new field that may be left out', object({}), object({ a: number }, [])],
  [
    'a list of what must not be empty, where the list may be left out',
    object({}),
    object({ a: { type: 'array', items: object({ b: number }) } }, []),
  ],
  ['a field that may be left out now', object({ a: number }), object({ a: number }, [])],
  ['a wider type', object({ a: number }), object({ a: { anyOf: [{ type: 'number' }, { type: 'null' }] } })],
  ['further values', object({ a: { enum: ['x'] } }), object({ a: text })],
])('of what is sent, %s extends', (_, before, after) => {
  expect(changed('sent', before, after)).toEqual({ breaking: [], extended: ['GET /v1/x'] })
})

test.each([
  ['a field that is gone', object({ a: number }), object({}), 'answered a: it is no longer there'],
  [
    'one in a list that may be left out',
    { type: 'array', items: object({ a: number }) },
    { type: 'array', items: object({ a: number }, []) },
    'answered [].a: it may be left out now',
  ],
  [
    'null',
    object({ a: number }),
    object({ a: { type: ['integer', 'null'] } }),
    'answered a: it may be null now',
  ],
])('of what is answered, %s breaks', (_, before, after, reason) => {
  expect(changed('read', before, after).breaking).toEqual([`GET /v1/x, ${reason}`])
})

test.each([
  ['a new field', object({}), object({ a: number })],
  ['a further value', object({ a: { enum: ['x'] } }), object({ a: { enum: ['x', 'y'] } })],
  ['a narrower type', object({ a: { type: ['integer', 'null'] } }), object({ a: number })],
])('of what is answered, %s extends', (_, before, after) => {
  expect(changed('read', before, after)).toEqual({ breaking: [], extended: ['GET /v1/x'] })
})

test('references, parts that hold all at once and types that hold themselves are followed', () => {
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
