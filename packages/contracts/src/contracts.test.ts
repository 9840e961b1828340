import { expect, test } from 'vitest'
import * as z from 'zod'
import { contracts } from './all.ts'
import { fromQuery } from './from-query.ts'

const table = Object.entries(contracts).map(([name, contract]) => ({ name, contract }))

test('no two requests share a method and a path', () => {
  const requests = table.flatMap(({ contract: { method, path, aliases = [] } }) =>
    [path, ...aliases].map((address) => `${method} ${address}`),
  )
  expect(requests).toEqual([...new Set(requests)])
})

test('every contract is named after its module and export', () => {
  expect(table.map(({ contract }) => contract.operation)).toEqual(table.map(({ name }) => name))
})

test.each(table)('$name uses every parameter in its path', ({ contract }) => {
  const named = [...contract.path.matchAll(/:(\w+)/g)].map((match) => match[1])
  expect(Object.keys(contract.input.shape)).toEqual(expect.arrayContaining(named))
})

test.each(table.filter(({ contract }) => contract.method === 'POST' || contract.method === 'PUT'))(
  '$name rejects body values of the wrong type',
  ({ contract }) => {
    const schema = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' })
    for (const [field, { type }] of Object.entries(schema.properties ?? {}) as [
      string,
      { type?: string },
    ][]) {
      if (contract.inQuery?.includes(field)) continue
      const wrong = type === 'integer' || type === 'number' ? ['1', '', true, null, [[1]]] : []
      for (const value of type === 'boolean' ? ['true', 1, 0, null, ''] : wrong) {
        const issues = contract.input.safeParse({ [field]: value }).error?.issues ?? []
        expect(issues.filter(({ path }) => path[0] === field)).not.toEqual([])
      }
    }
  },
)

test.each(table.filter(({ contract }) => contract.method === 'GET'))(
  '$name reads its input from a query, where all values are text',
  ({ contract }) => {
    const asText = Object.fromEntries(Object.keys(contract.input.shape).map((field) => [field, '1']))
    const issues = contract.input.safeParse(fromQuery(contract.input, asText)).error?.issues ?? []
    expect(issues.filter(({ code }) => code === 'invalid_type')).toEqual([])
  },
)
