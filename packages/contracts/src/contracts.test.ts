import { callAudiences } from '@seriba/domain/access/calls'
import { expect, test } from 'vitest'
import { contracts } from './all.ts'

const table = Object.entries(contracts).map(([name, contract]) => ({ name, contract }))

test('no two requests share a method and a path', () => {
  const doors = table.flatMap(({ contract: { method, path, aliases = [] } }) =>
    [path, ...aliases].map((door) => `${method} ${door}`),
  )
  expect(doors).toEqual([...new Set(doors)])
})

test('every request and no other stands behind a door of its own name', () => {
  expect(table.map(({ contract }) => contract.door)).toEqual(table.map(({ name }) => name))
  expect(Object.keys(callAudiences).sort()).toEqual(table.map(({ name }) => name).sort())
})

test.each(table)('$name takes every parameter its path names', ({ contract }) => {
  const named = [...contract.path.matchAll(/:(\w+)/g)].map((match) => match[1])
  expect(Object.keys(contract.input.shape)).toEqual(expect.arrayContaining(named))
})

test.each(table.filter(({ contract }) => contract.method === 'GET'))(
  '$name reads its input from a query, where all values are text',
  ({ contract }) => {
    const asText = Object.fromEntries(Object.keys(contract.input.shape).map((field) => [field, '1']))
    const issues = contract.input.safeParse(asText).error?.issues ?? []
    expect(issues.filter(({ code }) => code === 'invalid_type')).toEqual([])
  },
)
