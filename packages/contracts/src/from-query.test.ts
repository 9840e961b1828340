import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { arrayParam, booleanParam, id, int, text } from './fields.ts'
import { fromQuery } from './from-query.ts'

const input = z.object({
  id: id(),
  page: z._default(int(1, 100), 1),
  ids: arrayParam(int(1, 100)),
  names: arrayParam(text(20)),
  daily: z._default(booleanParam(), false),
  name: z.optional(text(20)),
  limit: z.optional(z.nullable(int(0, 100))),
})
const read = (query: Record<string, unknown>) => input.safeParse(fromQuery(input, query))

test('query text becomes the type its schema names, and a single list value becomes a list', () => {
  expect(
    read({ id: '7', page: '2', ids: '5', names: ['5', 'b'], daily: 'true', name: '12', limit: '3' }).data,
  ).toEqual({ id: 7, page: 2, ids: [5], names: ['5', 'b'], daily: true, name: '12', limit: 3 })
  expect(read({ id: '7', ids: ['5', '6'] }).data).toMatchObject({
    ids: [5, 6],
    names: [],
    page: 1,
    daily: false,
  })
})

test('text that is not a number, and names missing from the schema, stay as they are', () => {
  for (const wrong of ['', ' 7', '7 ', '0x7', '1e3', 'NaN', 'true', '٧'])
    expect(read({ id: wrong }).success).toBe(false)
  expect(fromQuery(input, { constructor: '1', __proto: 'x' })).toEqual({ constructor: '1', __proto: 'x' })
})

test('a body is read as it is, and nothing in it is coerced', () => {
  const body = (more: Record<string, unknown>) => input.safeParse({ id: 7, ...more }).success
  expect(body({})).toBe(true)
  expect(body({ limit: null })).toBe(true)
  for (const wrong of [null, '', '7', true, [7], [[7]], 7.5, {}]) {
    expect(body({ id: wrong })).toBe(false)
    expect(body({ page: wrong })).toBe(false)
  }
  for (const wrong of [5, '5', null, [['5']], ['5']]) expect(body({ ids: wrong })).toBe(false)
  for (const wrong of ['true', 1, 0, null, '']) expect(body({ daily: wrong })).toBe(false)
})
